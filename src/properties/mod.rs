//! Compile-time properties: what a source says of a function, a kernel parameter, a variable or a
//! pointer, by a name and a value, and what becomes of it.
//!
//! [`registry`] is the table: a row for each property, with where it may stand, what its value is and
//! what becomes of it. `value` checks values, `effect` makes of them what SPIR-V has (decorations,
//! execution modes) or what function metadata says as well, `metadata` is the table of that metadata,
//! `listed` reads the execution modes that a module lists, and `annotation` the properties that stand
//! in annotations, in all of their forms. The reader of the graph, the lowering and the command
//! `properties` all come here, so a property means the same to each of them.

pub(crate) mod annotation;
pub(crate) mod effect;
pub(crate) mod given;
pub(crate) mod listed;
pub(crate) mod metadata;
pub(crate) mod registry;
pub(crate) mod report;
pub(crate) mod value;

pub(crate) use effect::{Effect, Target};
pub(crate) use given::Held;
pub(crate) use metadata::Word;
pub(crate) use registry::{Outcome, Place, find};
