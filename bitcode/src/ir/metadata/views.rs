//! Metadata: strings, values, nodes, and debug-info records (LangRef, "Metadata").
//!
//! Debug-info nodes keep the operands of their bitcode record as they are: a reader of one kind
//! (`DISubprogram`, say) goes through the field table of that kind. So a record of a future LLVM is
//! kept raw, never an error.

use crate::ir::ids::{MetadataId, Str, TypeId, ValueId};

/// The view of one metadata.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Metadata<'m> {
    /// `!"text"`
    String(&'m [u8]),
    /// A value as metadata: `i32 5`, `ptr @f`.
    Value {
        /// Its type.
        ty: TypeId,
        /// The value.
        value: ValueId,
    },
    /// `!{...}` or `distinct !{...}`.
    Node {
        /// `distinct`
        distinct: bool,
        /// Operands.
        operands: MetadataOperands<'m>,
    },
    /// A specialised node (`!DILocation` and the like), or an unknown record.
    Record(MetadataRecord<'m>),
    /// `!DIArgList(...)`.
    ArgList(MetadataOperands<'m>),
}

/// Operands of a node: [`MetadataId`] + 1, 0 for `null`.
#[derive(Clone, Copy, Debug)]
pub struct MetadataOperands<'m>(pub &'m [u32]);

impl<'m> MetadataOperands<'m> {
    /// Number of operands.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Operand `index`; `None` when it is null or absent.
    pub fn get(self, index: usize) -> Option<MetadataId> {
        self.0.get(index).and_then(|&id| id.checked_sub(1)).map(MetadataId)
    }

    /// All operands.
    pub fn iter(self) -> impl Iterator<Item = Option<MetadataId>> + 'm {
        self.0.iter().map(|&id| id.checked_sub(1).map(MetadataId))
    }
}

/// A metadata record as in the file.
#[derive(Clone, Copy, Debug)]
pub struct MetadataRecord<'m> {
    /// `METADATA_*` code of `LLVMBitCodes.h`.
    pub code: u32,
    /// The record's values, the first of which holds `distinct` in bit 0 for all debug-info records.
    pub operands: &'m [u64],
}

/// A named metadata: `!name = !{...}`.
#[derive(Clone, Copy, Debug)]
pub struct NamedMetadata {
    /// Name without the `!`.
    pub name: Str,
    /// First operand in [`crate::ir::Tables::named_operands`].
    pub start: u32,
    /// Number of operands.
    pub len: u32,
}

/// An attachment `!kind !node` of a global object or an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attachment {
    /// Number of the kind; [`crate::ir::Tables::metadata_kinds`] has the names.
    pub kind: u32,
    /// The node.
    pub node: MetadataId,
}

/// The location of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DebugLocation {
    /// Line, 0 if unknown.
    pub line: u32,
    /// Column, 0 if unknown.
    pub column: u32,
    /// The scope.
    pub scope: Option<MetadataId>,
    /// Where it was inlined.
    pub inlined_at: Option<MetadataId>,
    /// `isImplicitCode`
    pub implicit: bool,
    /// Key Instructions' atom group and rank (LLVM 21 and later), 0 if absent.
    pub atom_group: u64,
    /// See `atom_group`.
    pub atom_rank: u8,
}

/// A debug record (the form that replaced `llvm.dbg.*` calls in LLVM 19), placed before an
/// instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are those of LangRef's #dbg_* records")]
#[non_exhaustive]
pub enum DebugRecord {
    /// `#dbg_value`. The location is metadata: a value, an argument list or an empty node.
    Value { location: DebugOperand, variable: MetadataId, expression: MetadataId, at: MetadataId },
    /// `#dbg_declare`
    Declare { location: DebugOperand, variable: MetadataId, expression: MetadataId, at: MetadataId },
    /// `#dbg_declare_value`
    DeclareValue {
        location: DebugOperand,
        variable: MetadataId,
        expression: MetadataId,
        at: MetadataId,
    },
    /// `#dbg_assign`
    Assign {
        location: DebugOperand,
        variable: MetadataId,
        expression: MetadataId,
        id: MetadataId,
        address: DebugOperand,
        address_expression: MetadataId,
        at: MetadataId,
    },
    /// `#dbg_label`
    Label { label: MetadataId, at: MetadataId },
}

/// The location operand of a debug record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DebugOperand {
    /// A value of the function, given directly (the compact form of `#dbg_value`).
    Value(ValueId),
    /// Metadata.
    Metadata(MetadataId),
}
