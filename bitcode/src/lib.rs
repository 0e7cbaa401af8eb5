#![doc = include_str!("../README.md")]
// Sizes, counts, offsets and ids are numbers of the file.
#![cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]

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

/// The versions of LLVM whose bitcode is known. What a newer one adds is refused, or, where nothing of the
/// program depends on it, left out with a note ([`ir::Tables::notes`]).
pub const LLVM_VERSIONS: std::ops::RangeInclusive<u32> = 14..=24;

/// Memory that goes from one decoded body, and from one phase of a translation, to the next: for the
/// crate that translates what this one reads, and subject to change without notice.
#[doc(hidden)]
pub mod internal {
    pub use crate::ir::body::{Bodies, CHUNK_WORDS, KeptBodies};
}
