//! Function bodies: how they are stored, how they are made, and how some are kept for later.

mod builder;
mod kept;
mod lists;
mod packed;
mod rows;
mod tables;

pub(crate) use builder::{Access, Align, BodyBuilder, CallHead, Operand};
pub use kept::{Bodies, CHUNK_WORDS, KeptBodies};
pub use rows::Kind as InstKind;
pub use tables::Body;
