//! Function bodies: how they are stored, how they are made, and how some are kept for later.

mod builder;
mod kept;
mod result_types;
mod rows;
mod tables;

pub(crate) use builder::BodyBuilder;
pub use kept::{Bodies, CHUNK_WORDS, KeptBodies};
pub use rows::Kind as InstKind;
pub(crate) use rows::{INALLOCA, Kind, NONE, Row, SWIFTERROR, memory_flags};
pub use tables::Body;
