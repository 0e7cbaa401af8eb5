#![doc = include_str!("../README.md")]

pub mod block_order;
pub mod dominators;
pub mod emit;
mod error;
pub mod flow;
pub mod grammar;
mod hash;
pub mod link;
pub mod parts;
pub mod read;
pub mod signature;
pub mod specialize;
pub mod text;
pub mod validate;

pub use error::{Error, ErrorKind, Place, Result};
