//! How long the phases of a run took, and the progress of a long one.

use std::time::{Duration, Instant};

use crate::cli::cpu_time::cpu_time;
use crate::cli::progress::Progress;

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

    fn line(self, name: &str) -> String {
        let number = |time: Duration| format!("{:>9.3}", time.as_secs_f64() * 1e3);
        let cpu = self.cpu.map_or_else(|| format!("{:>9}", "-"), number);
        format!("{} {cpu}  {name}\n", number(self.wall))
    }
}

impl Phases {
    /// The first phase begins. Only for a report (`timed`) is the time of each taken.
    pub(super) fn new(name: &'static str, timed: bool) -> Self {
        let progress = Progress::new();
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
        self.done.push((self.current, now.since(self.last)));
        self.last = now;
        self.current = name;
        self.progress.start(name, steps);
    }

    /// The report: a line for each phase with the milliseconds that passed and those of CPU time,
    /// and the most memory that was in use where the system tells it.
    pub(super) fn report(&self) -> String {
        let now = self.now();
        let last = (self.current, now.since(self.last));
        let mut text = format!("{:>9} {:>9}\n", "wall ms", "CPU ms");
        let phases = self.done.iter().chain([&last]);
        text.extend(phases.map(|&(name, time)| time.line(name)));
        text.push_str(&now.since(self.start).line("total"));
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
            text.push_str(&format!("{:>19}  peak memory\n", peak.trim()));
        }
        text
    }
}
