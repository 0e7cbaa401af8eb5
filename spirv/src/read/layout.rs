//! The logical layout of a module (SPIR-V section 2.4) and what an opcode says of it: the section
//! it belongs to and the word that holds its result id, one byte per opcode.

use crate::grammar::{INSTRUCTIONS, Op};

/// A part of the logical layout.
///
/// A run of instructions belongs to the section that its first instruction names. Instructions
/// that may stand in several sections (`OpLine`, `OpNop`, what no table knows) belong to the section
/// around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Section {
    /// `OpCapability`
    Capabilities,
    /// `OpExtension`
    Extensions,
    /// `OpExtInstImport`
    Imports,
    /// `OpMemoryModel`
    MemoryModel,
    /// `OpEntryPoint`
    EntryPoints,
    /// `OpExecutionMode`, `OpExecutionModeId`
    ExecutionModes,
    /// `OpString`, `OpSource` and its like
    Sources,
    /// `OpName`, `OpMemberName`
    Names,
    /// `OpModuleProcessed`
    Processed,
    /// Decorations and decoration groups
    Annotations,
    /// Types, constants, global variables, and debug records as extended instructions
    Declarations,
    /// Functions, declarations as well as definitions
    Functions,
}

impl Section {
    /// Every section, in the order of the layout.
    pub const ALL: [Self; 12] = [
        Self::Capabilities,
        Self::Extensions,
        Self::Imports,
        Self::MemoryModel,
        Self::EntryPoints,
        Self::ExecutionModes,
        Self::Sources,
        Self::Names,
        Self::Processed,
        Self::Annotations,
        Self::Declarations,
        Self::Functions,
    ];

    /// A name for reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Capabilities => "capabilities",
            Self::Extensions => "extensions",
            Self::Imports => "imports",
            Self::MemoryModel => "memory model",
            Self::EntryPoints => "entry points",
            Self::ExecutionModes => "execution modes",
            Self::Sources => "sources",
            Self::Names => "names",
            Self::Processed => "processed",
            Self::Annotations => "annotations",
            Self::Declarations => "declarations",
            Self::Functions => "functions",
        }
    }

    /// The section that an opcode belongs to, if it is bound to one. Functions are found by
    /// `OpFunction` and `OpFunctionEnd`, so what can only stand in a body has no section here.
    pub fn of(op: Op) -> Option<Self> {
        Self::ALL.get(usize::from(info(op.0) >> SECTION_SHIFT)).copied()
    }

    const fn of_opcode(op: Op) -> Option<Self> {
        Some(match op {
            Op::Capability | Op::ConditionalCapabilityINTEL => Self::Capabilities,
            Op::Extension | Op::ConditionalExtensionINTEL => Self::Extensions,
            Op::ExtInstImport => Self::Imports,
            Op::MemoryModel => Self::MemoryModel,
            Op::EntryPoint | Op::ConditionalEntryPointINTEL => Self::EntryPoints,
            Op::ExecutionMode | Op::ExecutionModeId => Self::ExecutionModes,
            Op::String | Op::Source | Op::SourceContinued | Op::SourceExtension => Self::Sources,
            Op::Name | Op::MemberName => Self::Names,
            Op::ModuleProcessed => Self::Processed,
            Op::Decorate
            | Op::MemberDecorate
            | Op::DecorationGroup
            | Op::GroupDecorate
            | Op::GroupMemberDecorate
            | Op::DecorateId
            | Op::DecorateString
            | Op::MemberDecorateString => Self::Annotations,
            Op::Line | Op::NoLine | Op::Nop => return None,
            _ => Self::Declarations,
        })
    }
}

/// Bits of an opcode's byte: the word of the result id (0 to 2), then the section.
const RESULT_MASK: u8 = 3;
const SECTION_SHIFT: u32 = 2;
const NO_SECTION: u8 = 63;

const INFO_LEN: usize = INSTRUCTIONS[INSTRUCTIONS.len() - 1].op.0 as usize + 1;

/// One byte for each opcode: 6.5 kB, of which a module touches a few cache lines.
static INFO: [u8; INFO_LEN] = {
    let mut table = [NO_SECTION << SECTION_SHIFT; INFO_LEN];
    let mut row = 0;
    while row < INSTRUCTIONS.len() {
        let op = INSTRUCTIONS[row].op;
        let section = match Section::of_opcode(op) {
            Some(section) => section as u8,
            None => NO_SECTION,
        };
        let result = match INSTRUCTIONS[row].layout.result_word() {
            Some(word) => word as u8,
            None => 0,
        };
        assert!(result <= RESULT_MASK, "a result id is word 1 or word 2");
        table[op.0 as usize] = section << SECTION_SHIFT | result;
        row += 1;
    }
    table
};

#[inline]
fn info(opcode: u16) -> u8 {
    INFO.get(usize::from(opcode)).copied().unwrap_or(NO_SECTION << SECTION_SHIFT)
}

/// The word of an instruction that holds its result id; 0 if it has none.
#[inline]
pub(crate) fn result_word(opcode: u16) -> usize {
    usize::from(info(opcode) & RESULT_MASK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_and_results() {
        assert_eq!(Section::of(Op::Capability), Some(Section::Capabilities));
        assert_eq!(Section::of(Op::TypeInt), Some(Section::Declarations));
        assert_eq!(Section::of(Op::Line), None);
        assert_eq!(Section::of(Op(6000)), None);
        assert_eq!(Section::of(Op(u16::MAX)), None);
        assert_eq!(result_word(Op::TypeInt.0), 1);
        assert_eq!(result_word(Op::IAdd.0), 2);
        assert_eq!(result_word(Op::Store.0), 0);
        assert_eq!(result_word(u16::MAX), 0);
        for (index, section) in Section::ALL.into_iter().enumerate() {
            assert_eq!(section as usize, index);
        }
    }
}
