//! What a module keeps beside its tables, for its accessors and for decoding bodies: types by what they
//! are, types of values, constants, metadata, and where the bodies are.

use super::constants::ConstantTable;
use super::ids::TypeId;
use super::metadata::MetadataStore;
use super::type_index::TypeIndex;
use crate::bitstream::{Block, BlockInfo};

/// What a module keeps for decoding.
#[derive(Debug)]
pub(crate) struct Store<'a> {
    pub(crate) bytes: &'a [u8],
    /// Abbreviations that the module defines for its blocks.
    pub(crate) info: BlockInfo,
    /// Whether instructions refer to values relative to their own number (since version 1).
    pub(crate) relative_ids: bool,
    /// Whether pointers have pointees.
    pub(crate) typed_pointers: bool,
    pub(crate) index: TypeIndex,
    /// Types of the module's values.
    pub(crate) value_types: Vec<TypeId>,
    pub(crate) constants: ConstantTable,
    pub(crate) metadata: MetadataStore<'a>,
    /// The type `metadata`.
    pub(crate) metadata_type: TypeId,
    /// By type: whether it is a floating-point number, or a vector of them.
    pub(crate) floats: Vec<bool>,
    /// Bodies by function.
    pub(crate) bodies: Vec<Option<Block>>,
}
