//! SPIR-V: grammar, reader, linker, disassembler and assembler.
//!
//! Words stay words: a module is the words of its file plus an index over them. Nothing here knows
//! of LLVM or SYCL.

pub mod emit;
mod error;
pub mod grammar;
pub mod link;
pub mod read;
pub mod text;

pub use error::{Error, ErrorKind, Place, Result};
