//! Images: from a plan to what is written for it.

mod devicelib;
pub mod link;
pub mod properties;
