//! Work on all threads whose results are taken in order.
//!
//! Pieces are begun in order by whichever thread is free. Finished ones wait until all before them
//! have been taken; one thread at a time takes those that are due while the others go on working.
//! So what is taken needs no memory for long, and taking costs no time beside the work.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

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
/// order ends it. The states come from `states` and go back there, so that their tables serve again.
pub(crate) fn in_order<W: Default + Send, T: Send, E: Send>(
    states: &Mutex<Vec<W>>,
    count: usize,
    work: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
    take: impl FnMut(T) + Send,
) -> Result<(), E> {
    let mut take = take;
    let states = || states.lock().unwrap_or_else(PoisonError::into_inner);
    if rayon::current_num_threads() == 1 || count <= 1 {
        let mut state = states().pop().unwrap_or_default();
        let done = (0..count).try_for_each(|at| work(&mut state, at).map(&mut take));
        states().push(state);
        return done;
    }
    let begun = AtomicUsize::new(0);
    let queue = Queue { finished: BTreeMap::new(), next: 0, taking: false, failure: None };
    let queue = Mutex::new(queue);
    let take = Mutex::new(take);
    rayon::scope(|scope| {
        let threads = rayon::current_num_threads().min(count);
        for thread in 0..threads {
            let (queue, take, work, begun, states) = (&queue, &take, &work, &begun, &states);
            scope.spawn(move |_| {
                let mut state = states().pop().unwrap_or_default();
                loop {
                    let at = begun.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        break;
                    }
                    let done = work(&mut state, at);
                    let others = |waiting: usize| {
                        waiting >= 4 * threads || begun.load(Ordering::Relaxed) >= count
                    };
                    if !take_due(queue, take, at, done, |waiting| thread == 0 || others(waiting)) {
                        // The rest is begun by nobody.
                        begun.store(count, Ordering::Relaxed);
                        break;
                    }
                }
                states().push(state);
            });
        }
    });
    let queue = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
    queue.failure.map_or(Ok(()), Err)
}

/// Puts a result into the queue and takes what is due, unless another thread is at it. `false` after
/// an error.
fn take_due<T, E>(
    queue: &Mutex<Queue<T, E>>,
    take: &Mutex<impl FnMut(T)>,
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
        match waiting.finished.remove(&next) {
            Some(Ok(due)) => {
                waiting.next += 1;
                drop(waiting);
                take(due);
                waiting = lock();
            }
            Some(Err(error)) => {
                // Nothing is taken any more: `taking` stays set.
                waiting.failure = Some(error);
                return false;
            }
            None => {
                waiting.taking = false;
                return true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_until_the_first_error() {
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let states = Mutex::default();
            for (count, stop) in [(0, 9), (1, 9), (1000, 2000), (1000, 300)] {
                let mut taken = Vec::new();
                let work = |state: &mut u64, at: usize| {
                    // Some pieces take longer than others.
                    for n in 0..(at as u64 * 7919 % 97) * 50 {
                        *state = state.wrapping_mul(31).wrapping_add(n);
                    }
                    if at < stop { Ok(at) } else { Err(at) }
                };
                let done = pool.install(|| in_order(&states, count, work, |at| taken.push(at)));
                assert_eq!(done, if count <= stop { Ok(()) } else { Err(stop) });
                let expected: Vec<usize> = (0..count.min(stop)).collect();
                assert_eq!(taken, expected, "{threads} threads, {count} pieces");
                assert!(states.lock().unwrap().len() <= threads, "states are used again");
            }
        }
    }
}
