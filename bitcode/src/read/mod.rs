//! The reader: from bytes to [`crate::ir::Module`] and [`crate::ir::Body`].
//!
//! A file is read in two steps. [`read()`] goes over the module level, which is a small part of the
//! bytes, and keeps the place of each function body; [`Module::decode_body`] decodes one of them
//! into flat tables that are reused, from any number of threads.
//!
//! Every id that a table holds is checked against the table it refers to when it is read, so that
//! the accessors below need no errors.

mod attributes;
mod bodies;
mod body;
mod constants;
mod debug_records;
mod file;
mod function;
mod globals;
mod instructions;
mod metadata;
mod module;
mod operators;
mod types;
mod use_lists;

pub use bodies::{Bodies, CHUNK_WORDS, KeptBodies};
pub(crate) use body::BodyStore;
pub use body::Kind as InstKind;
pub use file::read;

use crate::bitstream::{Block, BlockInfo};
use crate::ir::*;

/// What a module keeps for decoding.
#[derive(Debug)]
pub(crate) struct Store<'a> {
    bytes: &'a [u8],
    /// Abbreviations that the module defines for its blocks.
    info: BlockInfo,
    /// Whether instructions refer to values relative to their own number (since version 1).
    relative_ids: bool,
    /// Whether pointers have pointees.
    typed_pointers: bool,
    index: types::TypeIndex,
    /// Types of the module's values.
    value_types: Vec<TypeId>,
    constants: constants::ConstantTable,
    metadata: metadata::MetadataStore<'a>,
    /// The type `metadata`.
    metadata_type: TypeId,
    /// By type: whether it is a floating-point number, or a vector of them.
    floats: Vec<bool>,
    /// Bodies by function.
    bodies: Vec<Option<Block>>,
}

impl Module<'_> {
    /// A module-level constant, or `None` when the value is a global symbol or no module value.
    pub fn constant(&self, value: ValueId) -> Option<Constant<'_>> {
        match self.values.get(value.index())? {
            ModuleValue::Constant(id) => Some(self.store.constants.get(id.index())),
            _ => None,
        }
    }

    /// The type of a module-level value: the pointer type of a global symbol, or the constant's.
    pub fn value_type(&self, value: ValueId) -> TypeId {
        self.store.value_types.get(value.index()).copied().unwrap_or(self.store.metadata_type)
    }

    /// Whether the file has typed pointers (LLVM 14 and before, as a rule).
    pub fn has_typed_pointers(&self) -> bool {
        self.store.typed_pointers
    }

    /// Number of types that the file has; the reader may have added some behind them.
    pub fn file_type_count(&self) -> u32 {
        self.store.index.in_file
    }

    /// Number of metadata at module level.
    pub fn metadata_count(&self) -> u32 {
        self.store.metadata.count()
    }

    /// Module-level metadata. For a number that the module does not have (numbers in records of
    /// debug info are not checked), an empty record with the code [`NO_METADATA`].
    pub fn metadata(&self, id: MetadataId) -> Metadata<'_> {
        self.store.metadata.get(id.0, &self.store.info).unwrap_or(ABSENT)
    }
}

/// The code of the record that stands for metadata that does not exist.
pub const NO_METADATA: u32 = u32::MAX;

const ABSENT: Metadata<'static> =
    Metadata::Record(MetadataRecord { code: NO_METADATA, operands: &[] });
