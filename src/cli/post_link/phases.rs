//! How long the phases of a run took, and the progress of a long one.

use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// The phases so far.
pub(super) struct Phases {
    start: Instant,
    last: Instant,
    done: Vec<(&'static str, Duration)>,
}

impl Phases {
    pub(super) fn new() -> Self {
        let now = Instant::now();
        Phases { start: now, last: now, done: Vec::new() }
    }

    /// Ends a phase.
    pub(super) fn end(&mut self, name: &'static str) {
        let now = Instant::now();
        self.done.push((name, now - self.last));
        self.last = now;
    }

    /// The report: a line for each phase, and the most memory that was in use where the system
    /// tells it.
    pub(super) fn report(&self) -> String {
        let line =
            |name: &str, time: Duration| format!("{:>9.3} ms  {name}\n", time.as_secs_f64() * 1e3);
        let mut text: String = self.done.iter().map(|&(name, time)| line(name, time)).collect();
        text.push_str(&line("total (wall time)", self.start.elapsed()));
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        if let Some(peak) = status.lines().find_map(|line| line.strip_prefix("VmHWM:")) {
            text.push_str(&format!("{:>12}  peak memory\n", peak.trim()));
        }
        text
    }

    /// A line on a terminal once the work takes more than a second; wiped out when all is done.
    pub(super) fn progress(&self, done: usize, all: usize) {
        let mut stderr = std::io::stderr();
        if self.start.elapsed() < Duration::from_secs(1) || !stderr.is_terminal() {
            return;
        }
        // A terminal that goes away is no reason to stop.
        let _ = if done < all {
            write!(stderr, "\r{done} of {all} images ({}%)", 100 * done / all)
        } else {
            write!(stderr, "\r\x1b[K")
        };
        let _ = stderr.flush();
    }
}
