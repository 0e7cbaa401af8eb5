//! Work on all threads whose results are taken in order.
//!
//! Pieces are begun in order by whichever thread is free. Finished ones wait until all before them
//! have been taken; one thread at a time takes those that are due while the others go on working.
//! So what is taken needs no memory for long, unless one piece takes much longer than the rest or
//! there are so many threads that taking is what all wait for. Therefore as little as can be is done
//! in order: what is left to do of a piece once its turn has come ([`in_order_then`]) is done by any
//! thread again.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use super::lock;
use super::pool::{on_one, on_threads, threads};

/// Finished pieces, and whose turn it is.
struct Queue<T, E> {
    finished: BTreeMap<usize, Result<T, E>>,
    next: usize,
    /// Whether a thread is taking pieces.
    taking: bool,
    failure: Option<E>,
    /// A thread has panicked: what others wait for will not come.
    abandoned: bool,
}

impl<T, E> Queue<T, E> {
    fn new() -> Self {
        Self { finished: BTreeMap::new(), next: 0, taking: false, failure: None, abandoned: false }
    }
}

/// What is left to do of the pieces that have been taken.
struct Rest<J, R> {
    state: Mutex<RestState<J, R>>,
    /// Told of each job, and of the end.
    changed: Condvar,
}

struct RestState<J, R> {
    jobs: VecDeque<(usize, J)>,
    /// What came of the jobs, by number.
    results: Vec<Option<R>>,
    /// No more jobs will come.
    over: bool,
}

impl<J, R> Rest<J, R> {
    fn new() -> Self {
        let state = RestState { jobs: VecDeque::new(), results: Vec::new(), over: false };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    fn add(&self, job: J) {
        let mut state = lock(&self.state);
        let number = state.results.len();
        state.results.push(None);
        state.jobs.push_back((number, job));
        drop(state);
        self.changed.notify_one();
    }

    /// Does what there is to do, and with `to_the_end` what will come.
    fn work_off(&self, to_the_end: bool, then: impl Fn(J) -> R) {
        let mut state = lock(&self.state);
        loop {
            if let Some((number, job)) = state.jobs.pop_front() {
                drop(state);
                let result = then(job);
                state = lock(&self.state);
                state.results[number] = Some(result);
            } else if state.over || !to_the_end {
                return;
            } else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    fn end(&self) {
        lock(&self.state).over = true;
        self.changed.notify_all();
    }
}

/// Lets the others go when a thread panics: they would wait for its piece.
struct EndOnPanic<'r, J, R, T, E> {
    rest: &'r Rest<J, R>,
    queue: &'r Mutex<Queue<T, E>>,
    taken: &'r Condvar,
}

impl<J, R, T, E> Drop for EndOnPanic<'_, J, R, T, E> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            lock(self.queue).abandoned = true;
            self.taken.notify_all();
            self.rest.end();
        }
    }
}

/// How many pieces for each thread may wait for those before them, where their memory is limited:
/// enough that whoever takes them is not waited for by all others at once.
const AHEAD: usize = 8;

/// How many items are handed out at once, of which each may be too little to be worth it.
const TOGETHER: usize = 16;

/// Calls `work` for every number below `count`, on all threads of the current pool and with a
/// state for each, and `take` with the results in the order of the numbers. The first error in that
/// order, of either, ends it. The states come from `states` and go back there, so that their tables
/// serve again. What is finished and waits must not become much: no piece is begun while [`AHEAD`]
/// of them for each thread wait to be taken.
pub(crate) fn in_order<W: Default + Send, T: Send, E: Send>(
    states: &Mutex<Vec<W>>,
    count: usize,
    work: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
    mut take: impl FnMut(T) -> Result<(), E> + Send,
) -> Result<(), E> {
    let take = |piece| take(piece).map(|()| None::<()>);
    run(states, count, threads().saturating_mul(AHEAD), work, take, |()| ()).map(|_| ())
}

/// Does some work on each item, on all threads and each item on one, and takes what becomes of them in the
/// order of the items while others are worked on; the first error of taking ends it.
///
/// No item is begun while many before it wait to be taken.
///
/// # Errors
/// What `take` gives.
pub fn for_each_in_order<I: Sync, T: Send, E: Send>(
    items: &[I],
    work: impl Fn(&I) -> T + Sync,
    take: impl FnMut(T) -> Result<(), E> + Send,
) -> Result<(), E> {
    let together = items.len().checked_div(threads().saturating_mul(AHEAD)).unwrap_or(1);
    let runs: Vec<_> = items.chunks(together.clamp(1, TOGETHER)).collect();
    let work =
        |(): &mut (), at: usize| Ok(on_one(|| runs[at].iter().map(&work).collect::<Vec<T>>()));
    let mut take = take;
    let take = |done: Vec<T>| done.into_iter().try_for_each(&mut take);
    in_order(&Mutex::default(), runs.len(), work, take)
}

/// The same without that limit, where `take` may leave something to do, which `then` does on any thread.
/// Gives what came of it, in the order of the numbers.
pub(crate) fn in_order_then<W: Default + Send, T: Send, J: Send, R: Send, E: Send>(
    states: &Mutex<Vec<W>>,
    count: usize,
    work: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
    take: impl FnMut(T) -> Result<Option<J>, E> + Send,
    then: impl Fn(J) -> R + Sync,
) -> Result<Vec<R>, E> {
    run(states, count, usize::MAX, work, take, then)
}

/// Both; no piece is begun before all but `ahead` of those before it have been taken.
fn run<W: Default + Send, T: Send, J: Send, R: Send, E: Send>(
    states: &Mutex<Vec<W>>,
    count: usize,
    ahead: usize,
    work: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
    take: impl FnMut(T) -> Result<Option<J>, E> + Send,
    then: impl Fn(J) -> R + Sync,
) -> Result<Vec<R>, E> {
    let mut take = take;
    if threads() == 1 || count <= 1 {
        let mut state = lock(states).pop().unwrap_or_default();
        let mut results = Vec::new();
        let done = (0..count).try_for_each(|at| {
            results.extend(work(&mut state, at).and_then(&mut take)?.map(&then));
            Ok(())
        });
        lock(states).push(state);
        return done.map(|()| results);
    }
    let begun = AtomicUsize::new(0);
    let queue = Mutex::new(Queue::new());
    // Told whenever a piece has been taken, if there may be too many.
    let taken = Condvar::new();
    let rest = Rest::new();
    let take =
        Mutex::new(|piece| take(piece).map(|job| job.into_iter().for_each(|job| rest.add(job))));
    let threads = threads().min(count);
    on_threads(threads, |thread| {
        let _end = EndOnPanic { rest: &rest, queue: &queue, taken: &taken };
        let mut state = lock(states).pop().unwrap_or_default();
        loop {
            // What has had its turn goes before what has not begun: its memory serves again.
            rest.work_off(false, &then);
            let at = begun.fetch_add(1, Ordering::Relaxed);
            if at >= count || !has_room(&queue, &taken, at, ahead) {
                break;
            }
            let done = work(&mut state, at);
            // The first thread takes, so that what it makes stays in the cache of one core;
            // another where too many wait, and at the end, when it may be gone.
            let may_take = |waiting: usize| {
                thread == 0 || waiting / 4 >= threads || begun.load(Ordering::Relaxed) >= count
            };
            let moved = || {
                if ahead < count {
                    taken.notify_all();
                }
            };
            match take_due(&queue, &take, at, done, may_take, moved) {
                Some(next) if next < count => {}
                // All are taken; or an error, and what has not begun is begun by nobody.
                ended => {
                    if ended.is_none() {
                        begun.store(count, Ordering::Relaxed);
                    }
                    rest.end();
                    break;
                }
            }
        }
        lock(states).push(state);
        rest.work_off(true, &then);
    });
    let queue = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
    let results = rest.state.into_inner().unwrap_or_else(PoisonError::into_inner).results;
    match queue.failure {
        Some(failure) => Err(failure),
        None => Ok(results.into_iter().flatten().collect()),
    }
}

/// Waits until a piece may be begun, which is at most `ahead` behind the one that is taken next;
/// `false` if it never may. The pieces before it are all begun, so those that are missing will come,
/// and long before `ahead` of them wait whoever brings one takes them.
fn has_room<T, E>(queue: &Mutex<Queue<T, E>>, taken: &Condvar, at: usize, ahead: usize) -> bool {
    if at < ahead {
        return true;
    }
    let mut waiting = lock(queue);
    while waiting.next <= at.saturating_sub(ahead) {
        if waiting.failure.is_some() || waiting.abandoned {
            return false;
        }
        waiting = taken.wait(waiting).unwrap_or_else(PoisonError::into_inner);
    }
    true
}

/// Puts a result into the queue and takes what is due, unless another thread is at it; `moved` is
/// called after each. Says how many have been taken; `None` after an error.
fn take_due<T, E>(
    queue: &Mutex<Queue<T, E>>,
    take: &Mutex<impl FnMut(T) -> Result<(), E>>,
    at: usize,
    done: Result<T, E>,
    may_take: impl Fn(usize) -> bool,
    moved: impl Fn(),
) -> Option<usize> {
    let mut waiting = lock(queue);
    waiting.finished.insert(at, done);
    if waiting.taking || !may_take(waiting.finished.len()) {
        return waiting.failure.is_none().then_some(waiting.next);
    }
    waiting.taking = true;
    let mut take = lock(take);
    loop {
        let next = waiting.next;
        let Some(due) = waiting.finished.remove(&next) else {
            waiting.taking = false;
            return Some(next);
        };
        waiting.next = next.saturating_add(1);
        drop(waiting);
        let done = due.and_then(&mut *take);
        waiting = lock(queue);
        if let Err(error) = done {
            // Nothing is taken any more: `taking` stays set.
            waiting.failure = Some(error);
            moved();
            return None;
        }
        moved();
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
                    // Not of each piece is something left to do.
                    if at == refused { Err(at) } else { Ok((at % 3 != 1).then_some(at)) }
                };
                let then = |at: usize| 10 * at;
                let done = pool.install(|| in_order_then(&states, count, work, take, then));
                let end = stop.min(refused);
                let left = (0..count).filter(|at| at % 3 != 1).map(|at| 10 * at).collect();
                assert_eq!(done, if count <= end { Ok(left) } else { Err(end) });
                let expected: Vec<usize> =
                    (0..count.min(stop).min(refused.saturating_add(1))).collect();
                assert_eq!(taken, expected, "{threads} threads, {count} pieces");
                assert!(states.lock().unwrap().len() <= threads, "states are used again");
            }
        }
    }

    #[test]
    fn no_more_wait_than_may() {
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let (begun, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
            let most = AtomicUsize::new(0);
            let work = |(): &mut (), at: usize| {
                begun.fetch_max(at + 1, Ordering::SeqCst);
                let waiting = begun.load(Ordering::SeqCst) - taken.load(Ordering::SeqCst);
                most.fetch_max(waiting, Ordering::SeqCst);
                if at < 900 { Ok(at) } else { Err(at) }
            };
            let take = |at| {
                // The reader is slow.
                std::thread::sleep(std::time::Duration::from_micros(20));
                assert_eq!(taken.fetch_add(1, Ordering::SeqCst), at);
                Ok(())
            };
            let done = pool.install(|| in_order(&Mutex::default(), 1000, work, take));
            assert_eq!(done, Err(900));
            let most = most.into_inner();
            assert!(most <= AHEAD * threads + 1, "{most} for {threads} threads");
        }
    }

    #[test]
    fn a_panic_leaves_nobody_waiting() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(4).build().unwrap();
        let work = |(): &mut (), at: usize| {
            assert!(at != 3, "as planned");
            Ok::<_, ()>(at)
        };
        let all = || pool.install(|| in_order(&Mutex::default(), 1000, work, |_| Ok(())));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(all)).is_err());
    }
}
