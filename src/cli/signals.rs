//! What ends the program from outside: SIGINT (Ctrl-C) and SIGTERM. Files that are not finished are removed
//! before the process ends, by that signal.
//!
//! Elsewhere than on Unix the system ends the process, and the next run removes what it has left.

#[cfg(unix)]
pub(super) fn watch() {
    use lapidary::output::unfinished::abandon;
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    // A shell has what it starts in the background ignore SIGINT.
    let wanted = [SIGINT, SIGTERM].into_iter().filter(|&signal| !is_ignored(signal));
    let wait = move || {
        let Ok(mut signals) = Signals::new(wanted) else { return };
        for signal in signals.forever() {
            abandon();
            let _ = emulate_default_handler(signal);
        }
    };
    // Without a thread all is as if nobody asked for the signals.
    let _ = std::thread::Builder::new().stack_size(1 << 18).spawn(wait);
}

/// Whether the process was started so that it ignores a signal, where the system tells.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

#[cfg(not(unix))]
pub(super) fn watch() {}
