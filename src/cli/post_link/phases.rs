//! How long the phases of a run took, and the progress of a long one.

use std::time::{Duration, Instant};

use crate::cli::progress::Progress;

/// The phases so far, and the one under way.
pub(super) struct Phases {
    start: Instant,
    last: Instant,
    current: &'static str,
    done: Vec<(&'static str, Duration)>,
    /// The line on the terminal.
    pub(super) progress: Progress,
}

impl Phases {
    /// The first phase begins.
    pub(super) fn new(name: &'static str) -> Self {
        let now = Instant::now();
        let progress = Progress::new();
        progress.start(name, 0);
        Phases { start: now, last: now, current: name, done: Vec::new(), progress }
    }

    /// The next phase begins, of so many steps if they are counted, else 0.
    pub(super) fn next(&mut self, name: &'static str, steps: usize) {
        let now = Instant::now();
        self.done.push((self.current, now - self.last));
        self.last = now;
        self.current = name;
        self.progress.start(name, steps);
    }

    /// The report: a line for each phase, and the most memory that was in use where the system
    /// tells it.
    pub(super) fn report(&self) -> String {
        let line =
            |name: &str, time: Duration| format!("{:>9.3} ms  {name}\n", time.as_secs_f64() * 1e3);
        let last = (self.current, self.last.elapsed());
        let mut text: String =
            self.done.iter().chain([&last]).map(|&(name, time)| line(name, time)).collect();
        text.push_str(&line("total (wall time)", self.start.elapsed()));
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
            text.push_str(&format!("{:>12}  peak memory\n", peak.trim()));
        }
        text
    }
}
