//! A decoded function body: flat tables of instructions, operands, types and debug locations.
//!
//! One body is decoded at a time and dropped again; a program is never held in this form as a
//! whole. The tables are reused from body to body ([`crate::Module::decode_body`] fills an existing
//! one), so decoding allocates nothing in the long run.

use super::ids::*;
use super::instruction::{Bundle, Clause};
use super::metadata::{Attachment, DebugLocation, DebugRecord};

/// A decoded body. What instructions refer to is seen through its accessors only: they rely on what
/// was checked when it was decoded.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// Pool of value operands (arguments, phi values, GEP indices ...).
    pub(crate) values: Vec<ValueId>,
    /// Pool of block operands.
    pub(crate) block_operands: Vec<BlockId>,
    /// Pool of indices (`extractvalue`).
    pub(crate) indices: Vec<u32>,
    /// Pool of operand bundles.
    pub(crate) bundles: Vec<Bundle>,
    /// Pool of landing pad clauses.
    pub(crate) clauses: Vec<Clause>,
    /// Debug locations, one for each distinct run of instructions.
    pub locations: Vec<DebugLocation>,
    /// Debug records, by the instruction that they precede.
    pub debug_records: Vec<(InstId, DebugRecord)>,
    /// Attachments of instructions, ascending by instruction.
    pub attachments: Vec<(InstId, Attachment)>,
    /// Attachments of the function itself.
    pub function_attachments: Vec<Attachment>,
    /// The rest is private to the reader.
    pub(crate) store: crate::read::BodyStore,
}
