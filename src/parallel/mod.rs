//! Work on all cores: lists are cut into runs of about equal work ([`runs`]), whose results are taken
//! in order ([`in_order`]), so that nothing depends on the number of threads.

mod in_order;
mod runs;

pub(crate) use in_order::in_order;
pub(crate) use runs::{runs, within};
