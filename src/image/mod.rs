//! Images: from a plan to what is written for it.

mod devicelib;
pub mod properties;
