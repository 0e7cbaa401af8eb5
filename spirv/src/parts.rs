//! Work in parts, for callers that have threads.
//!
//! This crate makes none. What takes time in proportion to a module is cut into parts that do not
//! depend on each other, and whoever calls says how they are done: one after another ([`OneByOne`]),
//! or on as many threads as there are. What comes of it is the same.

/// How the parts of some work are done.
pub trait InParts: Sync {
    /// What becomes of each job, in their order.
    fn each<J: Send, R: Send>(&self, jobs: Vec<J>, work: impl Fn(J) -> R + Sync) -> Vec<R>;

    /// Two things that do not depend on each other.
    fn both<A: Send, B: Send>(
        &self,
        one: impl FnOnce() -> A + Send,
        other: impl FnOnce() -> B + Send,
    ) -> (A, B);

    /// What becomes of the numbers below `count`.
    fn numbered<R: Send>(&self, count: usize, work: impl Fn(usize) -> R + Sync) -> Vec<R> {
        self.each((0..count).collect(), work)
    }
}

/// On the thread that calls.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneByOne;

impl InParts for OneByOne {
    fn each<J: Send, R: Send>(&self, jobs: Vec<J>, work: impl Fn(J) -> R + Sync) -> Vec<R> {
        jobs.into_iter().map(work).collect()
    }

    fn both<A: Send, B: Send>(
        &self,
        one: impl FnOnce() -> A + Send,
        other: impl FnOnce() -> B + Send,
    ) -> (A, B) {
        (one(), other())
    }
}
