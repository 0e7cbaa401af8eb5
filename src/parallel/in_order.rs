//! Work on all threads whose results are taken in order.
//!
//! Pieces are begun in order by whichever thread is free. Finished ones wait until all before them
//! have been taken; one thread at a time takes those that are due while the others go on working.
//! So what is taken needs no memory for long, unless one piece takes much longer than the rest or
//! there are so many threads that taking is what all wait for.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::pool::{on_threads, threads};

/// Finished pieces, and whose turn it is.
struct Queue<T, E> {
    finished: BTreeMap<usize, Result<T, E>>,
    next: usize,
    /// Whether a thread is taking pieces.
    taking: bool,
    failure: Option<E>,
}

/// Calls `work` for every number below `count`, on all threads of the current pool and with a
/// state for each, and `take` with the results in the order of the numbers. The first error in that
/// order, of either, ends it. The states come from `states` and go back there, so that their tables
/// serve again.
pub(crate) fn in_order<W: Default + Send, T: Send, E: Send>(
    states: &Mutex<Vec<W>>,
    count: usize,
    work: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
    take: impl FnMut(T) -> Result<(), E> + Send,
) -> Result<(), E> {
    let mut take = take;
    let states = || states.lock().unwrap_or_else(PoisonError::into_inner);
    if threads() == 1 || count <= 1 {
        let mut state = states().pop().unwrap_or_default();
        let done = (0..count).try_for_each(|at| work(&mut state, at).and_then(&mut take));
        states().push(state);
        return done;
    }
    let begun = AtomicUsize::new(0);
    let queue = Queue { finished: BTreeMap::new(), next: 0, taking: false, failure: None };
    let queue = Mutex::new(queue);
    let take = Mutex::new(take);
    let threads = threads().min(count);
    on_threads(threads, |thread| {
        let mut state = states().pop().unwrap_or_default();
        loop {
            let at = begun.fetch_add(1, Ordering::Relaxed);
            if at >= count {
                break;
            }
            let done = work(&mut state, at);
            // The first thread takes, so that what it makes stays in the cache of one core;
            // another where too many wait, and at the end, when it may be gone.
            let may_take = |waiting: usize| {
                thread == 0 || waiting >= 4 * threads || begun.load(Ordering::Relaxed) >= count
            };
            if !take_due(&queue, &take, at, done, may_take) {
                // The rest is begun by nobody.
                begun.store(count, Ordering::Relaxed);
                break;
            }
        }
        states().push(state);
    });
    let queue = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
    queue.failure.map_or(Ok(()), Err)
}

/// Puts a result into the queue and takes what is due, unless another thread is at it. `false` after
/// an error.
fn take_due<T, E>(
    queue: &Mutex<Queue<T, E>>,
    take: &Mutex<impl FnMut(T) -> Result<(), E>>,
    at: usize,
    done: Result<T, E>,
    may_take: impl Fn(usize) -> bool,
) -> bool {
    // A panic elsewhere ends the scope; what is in here is then no longer looked at.
    let lock = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    let mut waiting = lock();
    waiting.finished.insert(at, done);
    if waiting.taking || !may_take(waiting.finished.len()) {
        return waiting.failure.is_none();
    }
    waiting.taking = true;
    let mut take = take.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let next = waiting.next;
        let Some(due) = waiting.finished.remove(&next) else {
            waiting.taking = false;
            return true;
        };
        waiting.next += 1;
        drop(waiting);
        let done = due.and_then(&mut *take);
        waiting = lock();
        if let Err(error) = done {
            // Nothing is taken any more: `taking` stays set.
            waiting.failure = Some(error);
            return false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parallel::with_threads;

    #[test]
    fn results_come_in_order_until_the_first_error() {
        for threads in [1, 2, 5] {
            let states = Mutex::default();
            let none = usize::MAX;
            for (count, stop, refused) in [
                (0, 9, none),
                (1, 9, none),
                (1000, 2000, none),
                (1000, 300, none),
                (1000, 300, 299),
                (1000, none, 500),
                (1, none, 0),
            ] {
                let mut taken = Vec::new();
                let work = |state: &mut u64, at: usize| {
                    // Some pieces take longer than others.
                    for n in 0..(at as u64 * 7919 % 97) * 50 {
                        *state = state.wrapping_mul(31).wrapping_add(n);
                    }
                    if at < stop { Ok(at) } else { Err(at) }
                };
                let take = |at| {
                    taken.push(at);
                    if at == refused { Err(at) } else { Ok(()) }
                };
                let done = with_threads(threads, || in_order(&states, count, work, take)).unwrap();
                let end = stop.min(refused);
                assert_eq!(done, if count <= end { Ok(()) } else { Err(end) });
                let expected: Vec<usize> =
                    (0..count.min(stop).min(refused.saturating_add(1))).collect();
                assert_eq!(taken, expected, "{threads} threads, {count} pieces");
                assert!(states.lock().unwrap().len() <= threads, "states are used again");
            }
        }
    }
}
