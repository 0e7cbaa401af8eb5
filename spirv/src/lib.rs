#![doc = include_str!("../README.md")]
// Sizes, counts, offsets and ids are numbers of the file.
#![cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]

pub mod block_order;
pub mod dominators;
pub mod emit;
mod error;
pub mod flow;
pub mod grammar;
mod hash;
pub mod link;
#[doc(hidden)]
pub mod masks;
pub mod parts;
pub mod read;
pub mod signature;
pub mod specialize;
pub mod text;
pub mod validate;

pub use error::{Error, ErrorKind, Place, Result};
