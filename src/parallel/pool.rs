//! What a pool of threads does: on rayon's, or on the thread that calls.

#[cfg(feature = "parallel")]
use std::cell::Cell;
use std::cmp::Ordering;
#[cfg(feature = "parallel")]
use std::sync::Once;

use lapidary_spirv::parts::{InParts, OneByOne};

use crate::Error;

/// Does some work with so many threads; 0 is one for each core.
///
/// One thread is the one that calls, so that small work costs no thread. Without the feature `parallel` it
/// is that one whatever the number.
///
/// # Errors
/// If the system does not give the threads.
#[cfg(feature = "parallel")]
pub fn with_threads<R: Send>(threads: usize, work: impl FnOnce() -> R + Send) -> Result<R, Error> {
    if threads <= 1 {
        // 0 means all threads, also within work that is done on one.
        let _before = Alone::set(threads == 1);
        return Ok(work());
    }
    let pool = pool(threads.min(most())).or_else(|_| alone().build());
    Ok(pool.map_err(|error| Error::threads(&error))?.install(work))
}

#[cfg(feature = "parallel")]
thread_local! {
    /// Whether all work of this thread is done on it.
    static ALONE: Cell<bool> = const { Cell::new(false) };
}

/// What [`ALONE`] was before; it is that again in the end.
#[cfg(feature = "parallel")]
struct Alone(bool);

#[cfg(feature = "parallel")]
impl Alone {
    fn set(alone: bool) -> Self {
        Self(ALONE.replace(alone))
    }
}

#[cfg(feature = "parallel")]
impl Drop for Alone {
    fn drop(&mut self) {
        ALONE.set(self.0);
    }
}

/// Whether there is a pool to work with.
#[cfg(feature = "parallel")]
fn is_pooled() -> bool {
    let pooled = !ALONE.get();
    // A thread of a pool has that one.
    if pooled && rayon::current_thread_index().is_none() {
        ready();
    }
    pooled
}

/// The most threads of a pool: twice as many as there are cores, but at least 64, so that many threads can be
/// tried on any machine. More would only take time from each other.
#[cfg(feature = "parallel")]
fn most() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_mul(2)).max(64)
}

#[cfg(feature = "parallel")]
fn pool(threads: usize) -> Result<rayon::ThreadPool, rayon::ThreadPoolBuildError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build()
}

/// No thread but the one that calls, for when the system gives none.
#[cfg(feature = "parallel")]
fn alone() -> rayon::ThreadPoolBuilder {
    rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread()
}

/// Makes the global pool, which all work without a number of threads of its own shares, at the first call.
/// rayon would make it by itself, but panics if the system gives no threads.
#[cfg(feature = "parallel")]
fn ready() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let asked = std::env::var("RAYON_NUM_THREADS").ok().and_then(|text| text.parse().ok());
        let threads = asked.map_or(0, |asked: usize| asked.min(most()));
        let made = rayon::ThreadPoolBuilder::new().num_threads(threads).build_global();
        if made.is_err() {
            // Somebody else has made them, or there are none to be had; then this one is enough.
            let _ = alone().build_global();
        }
    });
}

/// Does some work; there is one thread, whatever the number.
///
/// # Errors
/// None: with the feature `parallel` the system may refuse to give threads.
#[cfg(not(feature = "parallel"))]
pub fn with_threads<R: Send>(threads: usize, work: impl FnOnce() -> R + Send) -> Result<R, Error> {
    let _ = threads;
    Ok(work())
}

/// Does some work on the thread that calls alone.
pub(crate) fn on_one<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(feature = "parallel")]
    let _before = Alone::set(true);
    work()
}

/// To hand work over takes as long as to work on so many bytes.
#[cfg(feature = "containers")]
const FEW_BYTES: usize = 64 << 10;

/// Does some work on so many bytes: on the thread that calls alone, where they are few.
#[cfg(feature = "containers")]
pub(crate) fn by_size<R>(bytes: usize, work: impl FnOnce() -> R) -> R {
    if bytes < FEW_BYTES { on_one(work) } else { work() }
}

/// How many threads share the work: as many as [`with_threads`] says, or one for each core.
pub fn threads() -> usize {
    #[cfg(feature = "parallel")]
    if is_pooled() {
        return rayon::current_num_threads();
    }
    1
}

/// Does some work on so many threads at the same time, each of which gets its number.
pub(crate) fn on_threads(count: usize, work: impl Fn(usize) + Sync) {
    #[cfg(feature = "parallel")]
    if is_pooled() {
        return rayon::scope(|scope| {
            let work = &work;
            (0..count).for_each(|thread| scope.spawn(move |_| work(thread)));
        });
    }
    (0..count).for_each(work);
}

/// Does two things, at the same time if there is a thread for it.
pub(crate) fn join<A: Send, B: Send>(
    one: impl FnOnce() -> A + Send,
    other: impl FnOnce() -> B + Send,
) -> (A, B) {
    #[cfg(feature = "parallel")]
    if is_pooled() {
        return rayon::join(one, other);
    }
    (one(), other())
}

/// What the crates of the formats cut into parts, done on all threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnAllThreads;

impl InParts for OnAllThreads {
    fn each<J: Send, R: Send>(&self, jobs: Vec<J>, work: impl Fn(J) -> R + Sync) -> Vec<R> {
        #[cfg(feature = "parallel")]
        if jobs.len() > 1 && is_pooled() {
            use rayon::prelude::*;
            // Each may be taken by another thread: they are few and large.
            return jobs.into_par_iter().with_max_len(1).map(&work).collect();
        }
        OneByOne.each(jobs, work)
    }

    fn both<A: Send, B: Send>(
        &self,
        one: impl FnOnce() -> A + Send,
        other: impl FnOnce() -> B + Send,
    ) -> (A, B) {
        join(one, other)
    }
}

/// What becomes of each element, in order.
pub(crate) fn map<T: Sync, R: Send>(list: &[T], work: impl Fn(&T) -> R + Sync + Send) -> Vec<R> {
    #[cfg(feature = "parallel")]
    if is_pooled() {
        use rayon::prelude::*;
        return list.par_iter().map(work).collect();
    }
    list.iter().map(work).collect()
}

/// Works on each part of a list, of `size` elements.
pub(crate) fn for_each_part<T: Send>(
    list: &mut [T],
    size: usize,
    work: impl Fn(&mut [T]) + Sync + Send,
) {
    #[cfg(feature = "parallel")]
    if is_pooled() {
        use rayon::prelude::*;
        return list.par_chunks_mut(size).for_each(work);
    }
    list.chunks_mut(size).for_each(work);
}

/// The lists one behind the other. A list goes once it has been copied.
pub(crate) fn concat(lists: Vec<Vec<u32>>) -> Vec<u32> {
    let mut all = vec![0; lists.iter().map(Vec::len).sum()];
    let mut rest = &mut all[..];
    let mut parts = Vec::with_capacity(lists.len());
    for list in lists {
        let (part, behind) = rest.split_at_mut(list.len());
        rest = behind;
        parts.push((part, list));
    }
    let copy = |(part, list): (&mut [u32], Vec<u32>)| part.copy_from_slice(&list);
    #[cfg(feature = "parallel")]
    if is_pooled() {
        use rayon::prelude::*;
        parts.into_par_iter().for_each(copy);
        return all;
    }
    parts.into_iter().for_each(copy);
    all
}

/// Sorts a list; of elements that are equal any may come first.
pub(crate) fn sort_unstable_by<T: Send>(list: &mut [T], order: impl Fn(&T, &T) -> Ordering + Sync) {
    #[cfg(feature = "parallel")]
    if is_pooled() {
        use rayon::slice::ParallelSliceMut as _;
        return list.par_sort_unstable_by(order);
    }
    list.sort_unstable_by(order);
}

#[cfg(all(test, feature = "parallel"))]
mod tests {
    use std::collections::HashSet;
    use std::thread::{ThreadId, current};

    use super::*;

    /// The threads that do what there is to do.
    fn used() -> HashSet<ThreadId> {
        let mut used: HashSet<ThreadId> = map(&[0; 1000], |_| current().id()).into_iter().collect();
        let (one, other) = join(|| current().id(), || current().id());
        used.extend([one, other]);
        used.extend(OnAllThreads.numbered(100, |_| current().id()));
        let all = std::sync::Mutex::new(used);
        on_threads(threads(), |_| {
            super::super::lock(&all).insert(current().id());
        });
        all.into_inner().expect("no thread panics")
    }

    #[test]
    fn one_thread_is_the_one_that_calls() {
        let own = HashSet::from([current().id()]);
        assert_eq!(with_threads(1, || (threads(), used())).unwrap(), (1, own.clone()));
        let (number, several) = with_threads(3, || (threads(), used())).unwrap();
        assert_eq!((number, several.is_disjoint(&own)), (3, true));
    }

    #[test]
    fn the_innermost_number_counts() {
        let all = with_threads(0, threads).unwrap();
        assert_eq!(with_threads(1, || with_threads(3, threads).unwrap()).unwrap(), 3);
        assert_eq!(with_threads(3, || with_threads(1, threads).unwrap()).unwrap(), 1);
        assert_eq!(with_threads(1, || with_threads(0, threads).unwrap()).unwrap(), all);
        assert_eq!(with_threads(1, || (with_threads(0, threads), threads()).1).unwrap(), 1);
        let panicked = std::panic::catch_unwind(|| with_threads(1, || panic!("as planned")));
        assert!(panicked.is_err());
        assert_eq!(threads(), all);
    }
}
