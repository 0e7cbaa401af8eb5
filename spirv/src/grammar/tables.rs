//! The generated tables, and the index by opcode.

#![allow(
    non_upper_case_globals,
    reason = "constants carry the spelling of the specification, so that a reader can look them up"
)]

use super::{
    Enumerant, Enumeration, ExtendedDesc, ExtendedSet, Extension, InstructionDesc, Layout, Operand,
    Quantifier, Version,
};

/// An opcode: the low half of an instruction's first word. Its names are constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Op(pub u16);

impl Version {
    /// SPIR-V 1.0
    pub const V1_0: Self = Self(0x100);
    /// SPIR-V 1.1
    pub const V1_1: Self = Self(0x101);
    /// SPIR-V 1.2
    pub const V1_2: Self = Self(0x102);
    /// SPIR-V 1.3
    pub const V1_3: Self = Self(0x103);
    /// SPIR-V 1.4
    pub const V1_4: Self = Self(0x104);
    /// SPIR-V 1.5
    pub const V1_5: Self = Self(0x105);
    /// SPIR-V 1.6
    pub const V1_6: Self = Self(0x106);
}

mod generated {
    use super::*;

    include!("generated/kinds.rs");
    include!("generated/enumerants.rs");
    include!("generated/instructions.rs");
    include!("generated/extended.rs");
    include!("generated/extensions.rs");
}

pub use generated::*;

/// One more than the highest opcode in the tables.
const INDEX_LEN: usize = INSTRUCTIONS[INSTRUCTIONS.len() - 1].op.0 as usize + 1;

/// The row of each opcode in [`INSTRUCTIONS`], or a number beyond it: 14 kB, of which a module
/// touches a few cache lines.
pub(super) static INSTRUCTION_INDEX: &[u16; INDEX_LEN] = &{
    let mut index = [u16::MAX; INDEX_LEN];
    let mut row = 0;
    while row < INSTRUCTIONS.len() {
        assert!(
            row == 0 || INSTRUCTIONS[row - 1].op.0 < INSTRUCTIONS[row].op.0,
            "rows ascend by opcode"
        );
        index[INSTRUCTIONS[row].op.0 as usize] = row as u16;
        row += 1;
    }
    index
};

/// `str::starts_with` for constants.
const fn starts_with(text: &str, prefix: &str) -> bool {
    let (mut text, mut prefix) = (text.as_bytes(), prefix.as_bytes());
    while let [expected, prefix_rest @ ..] = prefix {
        match text {
            [found, rest @ ..] if *found == *expected => (text, prefix) = (rest, prefix_rest),
            _ => return false,
        }
    }
    true
}
