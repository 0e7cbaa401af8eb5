//! Work on all threads of which nothing but the results is wanted, in order.
//!
//! A module of thousands of small kernels gives pieces of a few microseconds each: so threads take a run
//! of pieces at once, keep what comes of it to themselves, and meet only at the end. Where results must
//! be taken while others are still made, see [`in_order`](mod@super::in_order).

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::lock;
use super::pool::{on_threads, threads};

/// How many runs there are for each thread: enough that all end at about the same time although pieces
/// differ.
const RUNS: usize = 32;

/// What the threads have done.
struct Done<T, E> {
    /// The first number of each run, and its results.
    runs: Vec<(usize, Vec<T>)>,
    /// The error of the smallest number so far.
    failure: Option<(usize, E)>,
}

/// Calls `work` for every number below `count`, on all threads of the current pool and with a state for
/// each. Gives the results in the order of the numbers, or the first error in that order. The states come
/// from `states` and go back there, so that their tables serve again.
pub(crate) fn collect<W: Default + Send, T: Send, E: Send>(
    states: &Mutex<Vec<W>>,
    count: usize,
    work: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let pop = || lock(states).pop().unwrap_or_default();
    let push = |state| lock(states).push(state);
    let threads = threads().min(count);
    if threads <= 1 {
        let mut state = pop();
        let results = (0..count).map(|at| work(&mut state, at)).collect();
        push(state);
        return results;
    }
    let size = count.div_ceil(threads.saturating_mul(RUNS)).max(1);
    let begun = AtomicUsize::new(0);
    let all = Mutex::new(Done { runs: Vec::new(), failure: None });
    on_threads(threads, |_| {
        let mut state = pop();
        let mut own = Done { runs: Vec::new(), failure: None };
        while own.failure.is_none() {
            let start = begun.fetch_add(size, Ordering::Relaxed);
            if start >= count {
                break;
            }
            let mut results = Vec::with_capacity(size);
            for at in start..count.min(start.saturating_add(size)) {
                match work(&mut state, at) {
                    Ok(result) => results.push(result),
                    Err(error) => {
                        // Runs before this one have all begun; none behind it needs to.
                        begun.store(count, Ordering::Relaxed);
                        own.failure = Some((at, error));
                        break;
                    }
                }
            }
            own.runs.push((start, results));
        }
        push(state);
        let mut all = lock(&all);
        all.runs.append(&mut own.runs);
        let first = [all.failure.take(), own.failure].into_iter().flatten();
        all.failure = first.min_by_key(|failure| failure.0);
    });
    let Done { mut runs, failure } = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, error)) = failure {
        return Err(error);
    }
    runs.sort_unstable_by_key(|run| run.0);
    let mut results = Vec::with_capacity(count);
    results.extend(runs.into_iter().flat_map(|run| run.1));
    Ok(results)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_and_the_first_error_ends_it() {
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let states: Mutex<Vec<usize>> = Mutex::default();
            for (count, bad) in
                [(0, 9), (1, 9), (7, 9), (10_000, 20_000), (10_000, 3_000), (10_000, 0)]
            {
                let calls = AtomicUsize::new(0);
                let work = |state: &mut usize, at: usize| {
                    *state += 1;
                    calls.fetch_add(1, Ordering::Relaxed);
                    // From there on all fail, those of later runs too; some pieces take longer than others.
                    for n in 0..(at as u64 * 7919 % 97) * 50 {
                        std::hint::black_box(n);
                    }
                    if at < bad { Ok(10 * at) } else { Err(at) }
                };
                let done = pool.install(|| collect(&states, count, work));
                match count <= bad {
                    true => assert_eq!(done, Ok((0..count).map(|at| 10 * at).collect())),
                    false => {
                        assert_eq!(done, Err(bad));
                        assert!(calls.into_inner() < count, "what is of no use is not begun");
                    }
                }
                assert!(states.lock().unwrap().len() <= threads, "states are used again");
            }
        }
    }

    #[test]
    fn whoever_ends_first() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
        let states: Mutex<Vec<()>> = Mutex::default();
        let done = AtomicUsize::new(0);
        // The first piece is among the last that are done.
        let work = |(): &mut (), at: usize| {
            while at == 0 && done.load(Ordering::Relaxed) < 5_000 {
                std::thread::yield_now();
            }
            done.fetch_add(1, Ordering::Relaxed);
            Ok::<_, usize>(at)
        };
        let all = pool.install(|| collect(&states, 10_000, work));
        assert_eq!(all, Ok((0..10_000).collect()));
        // And its error comes after others.
        let failed = AtomicUsize::new(0);
        let work = |(): &mut (), at: usize| {
            while at == 0 && failed.load(Ordering::Relaxed) == 0 {
                std::thread::yield_now();
            }
            failed.fetch_add(1, Ordering::Relaxed);
            Err::<usize, _>(at)
        };
        assert_eq!(pool.install(|| collect(&states, 10_000, work)), Err(0));
    }
}
