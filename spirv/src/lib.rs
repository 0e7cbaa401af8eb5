#![doc = include_str!("../README.md")]

pub mod emit;
mod error;
pub mod grammar;
pub mod link;
pub mod read;
pub mod specialize;
pub mod text;

pub use error::{Error, ErrorKind, Place, Result};
