//! How long the phases of a run took, and the progress of a long one.

use std::time::{Duration, Instant};

use super::args::Parsed;
use super::console;
use super::cpu_time::cpu_time;
use super::progress::Progress;

/// The phases so far, and the one under way.
pub(super) struct Phases {
    start: Time,
    last: Time,
    current: &'static str,
    done: Vec<(&'static str, Time)>,
    /// Whether somebody wants a report.
    timed: bool,
    origin: Instant,
    /// The line on the terminal.
    pub(super) progress: Progress,
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
        let (origin, start) = (Instant::now(), Time::default());
        let mut phases =
            Phases { start, last: start, current: name, done: Vec::new(), timed, origin, progress };
        phases.start = phases.now();
        phases.last = phases.start;
        phases
    }

    fn now(&self) -> Time {
        match self.timed {
            true => Time { wall: self.origin.elapsed(), cpu: cpu_time() },
            false => Time::default(),
        }
    }

    /// The next phase begins, of so many steps if they are counted, else 0.
    pub(super) fn next(&mut self, name: &'static str, steps: usize) {
        let now = self.now();
        self.end(now);
        self.last = now;
        self.current = name;
        self.progress.start(name, steps);
    }

    /// Adds the time of the phase under way to what it took before: a phase comes again with every
    /// input.
    fn end(&mut self, now: Time) {
        let took = now.since(self.last);
        match self.done.iter_mut().find(|(name, _)| *name == self.current) {
            Some((_, sum)) => *sum = sum.plus(took),
            None => self.done.push((self.current, took)),
        }
    }

    /// All phases are over: says how long they took, if that was asked for.
    pub(super) fn finish(mut self) {
        if self.timed {
            let now = self.now();
            self.end(now);
            self.progress.hide();
            console::complain(&self.report(now));
        }
    }

    /// A line for each phase with the milliseconds that passed and those of CPU time, and the most
    /// memory that was in use where the system tells it.
    fn report(&self, now: Time) -> String {
        let mut text = format!("{:>9} {:>9}\n", "wall ms", "CPU ms");
        text.extend(self.done.iter().map(|&(name, time)| time.line(name)));
        text.push_str(&now.since(self.start).line("total"));
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
            text.push_str(&format!("{:>19}  peak memory\n", peak.trim()));
        }
        text
    }
}
