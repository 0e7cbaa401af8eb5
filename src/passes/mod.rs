//! Passes over the module graph. Each reads the graph and what passes before it found, and changes
//! neither.

pub mod aspects;
pub mod assert_used;
pub mod diagnostics;
pub mod fixed_targets;
pub mod flow;
mod sets;
pub(crate) mod spec_constants;
pub mod split;
