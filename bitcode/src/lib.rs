#![doc = include_str!("../README.md")]

pub mod asm;
pub mod bitstream;
pub mod codes;
pub mod data_layout;
mod error;
pub mod ir;
pub mod limits;
mod read;

pub use error::{Error, ErrorKind};
pub use ir::{Body, Module};
pub use read::{NO_METADATA, read};

/// Memory that goes from one decoded body, and from one phase of a translation, to the next: for the
/// crate that translates what this one reads, and subject to change without notice.
#[doc(hidden)]
pub mod internal {
    pub use crate::read::{Bodies, CHUNK_WORDS, KeptBodies};
}
