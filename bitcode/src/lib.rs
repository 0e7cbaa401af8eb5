//! LLVM bitcode reader.
//!
//! Reads what clang 14 to 22, DPC++ and rustc write, in one program and without LLVM. Nothing here
//! knows of SYCL or SPIR-V.

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
