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
