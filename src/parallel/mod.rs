//! Work on all cores: lists are cut into runs of about equal work ([`runs()`]), whose results are
//! taken in order ([`in_order()`]), so that nothing depends on the number of threads.

mod in_order;
mod runs;

use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

pub(crate) use in_order::in_order;
pub(crate) use runs::{runs, within};

/// Does some work with so many threads; 0 is one for each core.
pub fn with_threads<R: Send>(
    threads: usize,
    work: impl FnOnce() -> R + Send,
) -> Result<R, ThreadPoolBuildError> {
    if threads == 0 {
        return Ok(work());
    }
    Ok(ThreadPoolBuilder::new().num_threads(threads).build()?.install(work))
}
