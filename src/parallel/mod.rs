//! Work on all cores, in one place: whatever runs on several threads does so by a function of this
//! module, and its results are taken in order, so that nothing depends on the number of threads.
//! Without the feature `parallel` the same functions run on the thread that calls them.

use std::sync::{Mutex, MutexGuard, PoisonError};

mod collect;
mod in_order;
mod pool;
mod runs;

pub(crate) use collect::collect;
pub use in_order::for_each_in_order;
pub(crate) use in_order::{in_order, in_order_then};
#[cfg(feature = "containers")]
pub(crate) use pool::by_size;
pub(crate) use pool::{OnAllThreads, concat, for_each_part, join, map, sort_unstable_by};
pub use pool::{threads, with_threads};
pub(crate) use runs::{runs, within};

/// A lock whose holders leave nothing half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
