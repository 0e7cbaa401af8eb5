//! The reader: from bytes to [`crate::ir::Module`] and [`crate::ir::Body`].

use std::marker::PhantomData;

use crate::error::Error;
use crate::ir::*;

/// What a module keeps for decoding: constants, metadata, positions of bodies.
#[derive(Debug, Default)]
pub(crate) struct Store<'a> {
    bytes: PhantomData<&'a [u8]>,
}

/// The private tables of a body.
#[derive(Debug, Default)]
pub(crate) struct BodyStore {}

/// Reads the modules of a bitcode file (raw or wrapped): usually one.
pub fn read(bytes: &[u8]) -> Result<Vec<Module<'_>>, Error> {
    let _ = bytes;
    Err(Error::new(0, "the reader is not there yet"))
}

impl Module<'_> {
    /// A module-level constant, or `None` when the value is a global symbol.
    pub fn constant(&self, value: ValueId) -> Option<Constant<'_>> {
        let _ = value;
        None
    }

    /// The type of a module-level value: the pointer type of a global symbol, or the constant's.
    pub fn value_type(&self, value: ValueId) -> TypeId {
        let _ = value;
        TypeId(0)
    }

    /// Number of metadata at module level.
    pub fn metadata_count(&self) -> u32 {
        0
    }

    /// Module-level metadata.
    pub fn metadata(&self, id: MetadataId) -> Metadata<'_> {
        let _ = id;
        Metadata::String(b"")
    }

    /// The attachments of a function, declaration or definition, without decoding its instructions.
    pub fn function_attachments(&self, function: FunctionId) -> Result<Vec<Attachment>, Error> {
        let _ = function;
        Ok(Vec::new())
    }

    /// Decodes the body of a function into `body`, whose tables are reused. An error for a
    /// declaration.
    pub fn decode_body(&self, function: FunctionId, body: &mut Body) -> Result<(), Error> {
        let _ = (function, body);
        Err(Error::new(0, "the reader is not there yet"))
    }
}

impl Body {
    /// Number of basic blocks.
    pub fn block_count(&self) -> u32 {
        0
    }

    /// The instructions of a block, terminator last.
    pub fn block_insts(&self, block: BlockId) -> std::ops::Range<u32> {
        let _ = block;
        0..0
    }

    /// Number of instructions.
    pub fn inst_count(&self) -> u32 {
        0
    }

    /// The view of an instruction.
    pub fn inst(&self, inst: InstId) -> Instruction<'_> {
        let _ = inst;
        Instruction::Unreachable
    }

    /// The result type of an instruction (void where it has none).
    pub fn inst_type(&self, inst: InstId) -> TypeId {
        let _ = inst;
        TypeId(0)
    }

    /// The value that an instruction defines; `None` for void ones.
    pub fn inst_value(&self, inst: InstId) -> Option<ValueId> {
        let _ = inst;
        None
    }

    /// What a value is.
    pub fn value<'b>(&'b self, module: &'b Module<'_>, value: ValueId) -> Value<'b> {
        let _ = (module, value);
        Value::Argument(0)
    }

    /// The type of a value, module-level or local (`metadata` for a metadata operand).
    pub fn value_type(&self, module: &Module<'_>, value: ValueId) -> TypeId {
        let _ = (module, value);
        TypeId(0)
    }

    /// One past the largest value number of this body.
    pub fn value_limit(&self) -> u32 {
        0
    }

    /// Argument `n`.
    pub fn argument(&self, n: u32) -> ValueId {
        ValueId(n)
    }

    /// Number of arguments.
    pub fn argument_count(&self) -> u32 {
        0
    }

    /// The constants of the function itself: a range of value numbers.
    pub fn local_constants(&self) -> std::ops::Range<u32> {
        0..0
    }

    /// The location of an instruction.
    pub fn debug_location(&self, inst: InstId) -> Option<DebugLocation> {
        let _ = inst;
        None
    }

    /// The debug records that stand before an instruction.
    pub fn debug_records(&self, inst: InstId) -> &[(InstId, DebugRecord)] {
        let _ = inst;
        &[]
    }

    /// The attachments of an instruction (`!dbg` excluded: see [`Body::debug_location`]).
    pub fn attachments(&self, inst: InstId) -> &[(InstId, Attachment)] {
        let _ = inst;
        &[]
    }

    /// The name of a local value; empty if it has none.
    pub fn value_name<'m>(&'m self, value: ValueId) -> &'m [u8] {
        let _ = value;
        b""
    }

    /// The name of a block; empty if it has none.
    pub fn block_name(&self, block: BlockId) -> &[u8] {
        let _ = block;
        b""
    }

    /// One past the largest metadata number that this body can refer to.
    pub fn metadata_limit(&self, module: &Module<'_>) -> u32 {
        module.metadata_count()
    }

    /// Metadata by number: the module's or the function's own.
    pub fn metadata<'b>(&'b self, module: &'b Module<'_>, id: MetadataId) -> Metadata<'b> {
        let _ = id;
        module.metadata(id)
    }
}
