//! How long the phases of a run took, and the progress of a long one.

use std::io::IsTerminal as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::args::Parsed;
use super::console;
use super::cpu_time::cpu_time;
use super::progress::Progress;

/// The phases so far, and the one under way.
pub(super) struct Phases {
    /// Whether somebody wants a report.
    timed: bool,
    origin: Instant,
    clock: Mutex<Clock>,
    /// The line on the terminal.
    progress: Progress,
}

/// How long what took.
struct Clock {
    start: Time,
    last: Time,
    current: &'static str,
    done: Vec<(&'static str, Time)>,
}

/// The time that has passed, and the CPU time of all threads where the system tells it.
#[derive(Clone, Copy, Default)]
struct Time {
    wall: Duration,
    cpu: Option<Duration>,
}

impl Time {
    fn since(self, earlier: Time) -> Time {
        let cpu = self.cpu.zip(earlier.cpu).map(|(now, then)| now.saturating_sub(then));
        Time { wall: self.wall.saturating_sub(earlier.wall), cpu }
    }

    fn plus(self, other: Time) -> Time {
        let cpu = self.cpu.zip(other.cpu).map(|(one, other)| one + other);
        Time { wall: self.wall + other.wall, cpu }
    }

    fn line(self, name: &str) -> String {
        let number = |time: Duration| format!("{:>9.3}", time.as_secs_f64() * 1e3);
        let cpu = self.cpu.map_or_else(|| format!("{:>9}", "-"), number);
        format!("{} {cpu}  {name}\n", number(self.wall))
    }
}

impl Phases {
    /// The first phase begins. Only for a report is the time of each taken; only a command that does
    /// not print meanwhile shows its progress.
    pub(super) fn new(name: &'static str, parsed: &Parsed, prints: bool) -> Self {
        let timed = parsed.flag("time-report");
        let progress = Progress::new(!prints && !console::is_quiet());
        progress.start(name, 0);
        let origin = Instant::now();
        let start = now(timed, origin);
        let clock = Clock { start, last: start, current: name, done: Vec::new() };
        Phases { timed, origin, clock: Mutex::new(clock), progress }
    }

    /// The next phase begins, of so many steps if they are counted, else 0.
    pub(super) fn next(&self, name: &'static str, steps: usize) {
        self.end().current = name;
        self.progress.start(name, steps);
    }

    /// Adds the time of the phase under way to what it took before: a phase comes again with every
    /// input.
    fn end(&self) -> MutexGuard<'_, Clock> {
        let now = now(self.timed, self.origin);
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        let (took, current) = (now.since(clock.last), clock.current);
        match clock.done.iter_mut().find(|(name, _)| *name == current) {
            Some((_, sum)) => *sum = sum.plus(took),
            None => clock.done.push((current, took)),
        }
        clock.last = now;
        clock
    }

    /// The same for a command that prints an answer for each file, and pauses for it. Where the answers go to
    /// a pipe one by one, it may be a pager that the line would be drawn over.
    pub(super) fn answering(name: &'static str, parsed: &Parsed) -> Self {
        let prints = parsed.has_several_files() && !std::io::stdout().is_terminal();
        Self::new(name, parsed, prints)
    }

    /// Wipes the line on the terminal out until the next phase begins.
    pub(super) fn pause(&self) {
        self.progress.pause();
    }

    /// Says something where the line on the terminal is, while work goes on.
    pub(super) fn tell<R>(&self, tell: impl FnOnce() -> R) -> R {
        self.progress.tell(tell)
    }

    /// Wipes the line on the terminal out, so that something can be printed.
    pub(super) fn hide(&self) {
        self.progress.hide();
    }

    /// All phases are over: says how long they took, if that was asked for.
    pub(super) fn finish(&self) {
        self.hide();
        if self.timed {
            console::complain(&self.end().report());
        }
    }
}

/// What the library tells of its work.
impl lapidary::Progress for Phases {
    fn phase(&self, name: &'static str, steps: usize) {
        self.next(name, steps);
    }

    fn step(&self) {
        self.progress.step();
    }
}

/// The time since the origin, if somebody wants to know.
fn now(timed: bool, origin: Instant) -> Time {
    match timed {
        true => Time { wall: origin.elapsed(), cpu: cpu_time() },
        false => Time::default(),
    }
}

impl Clock {
    /// A line for each phase with the milliseconds that passed and those of CPU time, and the most
    /// memory that was in use where the system tells it.
    fn report(&self) -> String {
        let mut text = format!("{:>9} {:>9}\n", "wall ms", "CPU ms");
        text.extend(self.done.iter().map(|&(name, time)| time.line(name)));
        text.push_str(&self.last.since(self.start).line("total"));
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
            text.push_str(&format!("{:>19}  peak memory\n", peak.trim()));
        }
        text
    }
}
