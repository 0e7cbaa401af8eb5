//! A line on the terminal while work takes long: what is being done, and how far it is.
//!
//! The line appears after a second and is wiped out at the end, before a message, and when the work
//! fails. A thread draws it, so that the work itself only counts; where standard error is no terminal
//! there is neither.

use std::io::{IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// How long the work may take before the line appears.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often the line is drawn.
const INTERVAL: Duration = Duration::from_millis(100);

/// The line; dropping it wipes it out.
pub(super) struct Progress {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// Steps of this part of the work that are done.
    done: AtomicUsize,
}

#[derive(Default)]
struct State {
    doing: &'static str,
    /// Steps of this part of the work; 0 if they are not counted.
    steps: usize,
    shown: bool,
    /// Whether something is printed, until the next part of the work begins.
    paused: bool,
    stop: bool,
}

impl Progress {
    /// A line, if one is wanted and standard error is a terminal.
    pub(super) fn new(wanted: bool) -> Self {
        let shared = Arc::new(Shared::default());
        let thread = (wanted && std::io::stderr().is_terminal()).then(|| {
            let shared = shared.clone();
            std::thread::spawn(move || shared.draw())
        });
        Progress { shared, thread }
    }

    /// What is done next, in how many steps.
    pub(super) fn start(&self, doing: &'static str, steps: usize) {
        let mut state = self.shared.lock();
        (state.doing, state.steps, state.paused) = (doing, steps, false);
        self.shared.done.store(0, Ordering::Relaxed);
    }

    /// One step is done.
    pub(super) fn step(&self) {
        self.shared.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Wipes the line out, so that a message can be printed; it comes back by itself.
    pub(super) fn hide(&self) {
        self.shared.lock().hide();
    }

    /// Says something in its place.
    pub(super) fn tell<R>(&self, tell: impl FnOnce() -> R) -> R {
        // Whoever draws it waits.
        let mut state = self.shared.lock();
        state.hide();
        tell()
    }

    /// Wipes the line out until the next part of the work begins.
    pub(super) fn pause(&self) {
        let mut state = self.shared.lock();
        state.paused = true;
        state.hide();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.shared.lock().stop = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It only draws: nothing is lost if it failed.
            let _ = thread.join();
        }
        self.shared.lock().hide();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is good whatever happened to the thread that held it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn draw(&self) {
        let mut state = self.lock();
        let mut wait = PATIENCE;
        while !state.stop {
            let woken = self.changed.wait_timeout(state, wait);
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
            if !state.stop && !state.paused {
                let line = line(state.doing, self.done.load(Ordering::Relaxed), state.steps);
                state.shown = true;
                // A terminal that goes away is no reason to stop.
                let mut stderr = std::io::stderr();
                let _ = write!(stderr, "\r{line}\x1b[K").and_then(|()| stderr.flush());
            }
            wait = INTERVAL;
        }
    }
}

impl State {
    fn hide(&mut self) {
        if std::mem::take(&mut self.shown) {
            let mut stderr = std::io::stderr();
            let _ = write!(stderr, "\r\x1b[K").and_then(|()| stderr.flush());
        }
    }
}

fn line(doing: &str, done: usize, steps: usize) -> String {
    match (100 * done).checked_div(steps) {
        None => format!("{doing} ..."),
        Some(percent) => format!("{doing}: {done} of {steps} ({percent}%)"),
    }
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn steps_are_shown_where_they_are_counted() {
        assert_eq!(line("translate", 0, 0), "translate ...");
        assert_eq!(line("images", 3, 12), "images: 3 of 12 (25%)");
    }
}
