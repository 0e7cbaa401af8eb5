//! Work on all threads whose results are taken in order.
//!
//! Pieces are begun in order by whichever thread is free. Finished ones wait until all before them
//! have been taken; one thread at a time takes those that are due while the others go on working.
//! So what is taken needs no memory for long, and taking costs no time beside the work.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Finished pieces, and whose turn it is.
struct Queue<T> {
    finished: BTreeMap<usize, T>,
    next: usize,
    /// Whether a thread is taking pieces.
    taking: bool,
}

/// Calls `work` for every number below `count`, on all threads of the current pool and with a
/// state for each, and `take` with the results in the order of the numbers, until it breaks.
pub(crate) fn in_order<W: Default, T: Send>(
    count: usize,
    work: impl Fn(&mut W, usize) -> T + Sync,
    take: impl FnMut(T) -> ControlFlow<()> + Send,
) {
    let mut take = take;
    if rayon::current_num_threads() == 1 || count <= 1 {
        let mut state = W::default();
        for at in 0..count {
            if take(work(&mut state, at)).is_break() {
                return;
            }
        }
        return;
    }
    let begun = AtomicUsize::new(0);
    let queue = Mutex::new(Queue { finished: BTreeMap::new(), next: 0, taking: false });
    let take = Mutex::new(take);
    rayon::scope(|scope| {
        for _ in 0..rayon::current_num_threads().min(count) {
            scope.spawn(|_| {
                let mut state = W::default();
                loop {
                    let at = begun.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        return;
                    }
                    let done = work(&mut state, at);
                    if take_due(&queue, &take, at, done).is_break() {
                        // The rest is begun by nobody.
                        begun.store(count, Ordering::Relaxed);
                        return;
                    }
                }
            });
        }
    });
}

/// Puts a result into the queue and takes what is due, unless another thread is at it.
fn take_due<T>(
    queue: &Mutex<Queue<T>>,
    take: &Mutex<impl FnMut(T) -> ControlFlow<()>>,
    at: usize,
    done: T,
) -> ControlFlow<()> {
    // A panic elsewhere ends the scope; what is in here is then no longer looked at.
    let lock = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    let mut waiting = lock();
    waiting.finished.insert(at, done);
    if waiting.taking {
        return ControlFlow::Continue(());
    }
    waiting.taking = true;
    let mut take = take.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let next = waiting.next;
        let Some(due) = waiting.finished.remove(&next) else {
            waiting.taking = false;
            return ControlFlow::Continue(());
        };
        waiting.next += 1;
        drop(waiting);
        // After a break nothing is taken any more: `taking` stays set.
        take(due)?;
        waiting = lock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_stop_when_told() {
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            for (count, stop) in [(0, 9), (1, 9), (1000, 2000), (1000, 300)] {
                let mut taken = Vec::new();
                let work = |state: &mut u64, at: usize| {
                    // Some pieces take longer than others.
                    for n in 0..(at as u64 * 7919 % 97) * 50 {
                        *state = state.wrapping_mul(31).wrapping_add(n);
                    }
                    at
                };
                pool.install(|| {
                    in_order(count, work, |at| {
                        taken.push(at);
                        if at == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                    });
                });
                let expected: Vec<usize> = (0..count.min(stop + 1)).collect();
                assert_eq!(taken, expected, "{threads} threads, {count} pieces");
            }
        }
    }
}
