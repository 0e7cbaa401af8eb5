//! Images: from a plan to what is written for it.

mod devicelib;
pub(crate) mod index;
pub(crate) mod link;
pub(crate) mod properties;
