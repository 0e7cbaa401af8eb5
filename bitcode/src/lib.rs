#![doc = include_str!("../README.md")]

pub mod asm;
pub mod bitstream;
pub mod codes;
mod error;
pub mod ir;
pub mod limits;
mod read;

pub use error::{Error, ErrorKind};
pub use ir::{AddressSpaces, AddressSpacesError, Body, Module};
pub use ir::{NO_METADATA, data_layout};
pub use read::{read, read_as};

/// Memory that goes from one decoded body, and from one phase of a translation, to the next: for the
/// crate that translates what this one reads, and subject to change without notice.
#[doc(hidden)]
pub mod internal {
    pub use crate::ir::body::{Bodies, CHUNK_WORDS, KeptBodies};
}
