//! The grammar of SPIR-V as tables: every instruction, operand kind, enumerant and extended
//! instruction, with the capabilities and extensions that they need.
//!
//! The tables are generated (`cargo run -p xtask -- codegen GRAMMAR_DIR`) from Khronos' grammar
//! files, from `intel.txt`, which has the numbers of Intel's translator that are not public, and from
//! `extensions.txt`, which has the extensions that bring no number. All types are open: [`Op`] and the
//! enumerations are numbers with named constants, so a value that no table knows is still a value.
//! What to do with it is the caller's decision.
//!
//! [`instruction`] finds a row in constant time. [`for_each_id`] tells which words of an instruction
//! are ids (the linker's question), [`walk()`] splits an instruction into typed operands (the
//! disassembler's).

#[macro_use]
mod macros;
mod extension;
mod layout;
mod tables;
mod walk;

pub use extension::Extension;
pub use layout::{IdRole, Layout, for_each_id};
pub use tables::*;
pub use walk::{Context, OperandError, OperandErrorKind, Span, walk};

/// How often an operand occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// Exactly once.
    Once,
    /// Once or not at all; only at the end of an instruction.
    Optional,
    /// Any number of times, to the end of the instruction.
    Repeated,
}

/// An operand of an instruction, or a parameter of an enumerant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operand {
    /// What it is.
    pub kind: OperandKind,
    /// How often it occurs.
    pub quantifier: Quantifier,
}

/// A version of SPIR-V, `0xMMmm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u16);

impl Default for Version {
    fn default() -> Self {
        Version::V1_0
    }
}

impl Version {
    /// In the core of no version: an extension alone brings it.
    pub const NEVER: Self = Self(u16::MAX);
}

/// What the grammar says of an instruction.
#[derive(Debug)]
pub struct InstructionDesc {
    /// The opcode.
    pub op: Op,
    /// The name with `Op` in front.
    pub name: &'static str,
    /// Its operands, result type and result included.
    pub operands: &'static [Operand],
    /// Any one of these allows it; empty if none is needed.
    pub capabilities: &'static [Capability],
    /// Any one of these brings it (unless the module's version does).
    pub extensions: &'static [Extension],
    /// The first version whose core has it.
    pub version: Version,
    /// Where its ids are.
    pub layout: Layout,
}

impl InstructionDesc {
    /// Whether the first operand is the type of the result.
    pub fn has_result_type(&self) -> bool {
        self.layout.has_result_type()
    }

    /// Whether it defines an id.
    pub fn has_result(&self) -> bool {
        self.layout.result_word().is_some()
    }
}

/// What the grammar says of a value of an enumeration, or of one bit of a mask.
#[derive(Debug)]
pub struct Enumerant {
    /// The value, or the bit (0 for the empty mask's name).
    pub value: u32,
    /// The name.
    pub name: &'static str,
    /// Operands that follow where this value (or bit) stands.
    pub parameters: &'static [Operand],
    /// Any one of these allows it; empty if none is needed.
    pub capabilities: &'static [Capability],
    /// Any one of these brings it (unless the module's version does).
    pub extensions: &'static [Extension],
    /// The first version whose core has it.
    pub version: Version,
}

/// An operand kind whose values have names.
#[derive(Debug)]
pub struct Enumeration {
    /// The kind's name.
    pub name: &'static str,
    /// Whether it is a mask.
    pub bits: bool,
    /// Whether any value has parameters.
    pub has_parameters: bool,
    /// Its enumerants by ascending value.
    pub enumerants: &'static [Enumerant],
    /// Further names.
    pub aliases: &'static [(&'static str, u32)],
}

impl Enumeration {
    /// The enumerant of a value; for a mask, of one bit (or of 0).
    pub fn by_value(&self, value: u32) -> Option<&'static Enumerant> {
        // Most enumerations count up from 0, so the value often is the index.
        if let Some(row) = self.enumerants.get(value as usize)
            && row.value == value
        {
            return Some(row);
        }
        let at = self.enumerants.binary_search_by_key(&value, |row| row.value).ok()?;
        Some(&self.enumerants[at])
    }

    /// The value of a name or of an alias.
    pub fn by_name(&self, name: &str) -> Option<u32> {
        let row = self.enumerants.iter().find(|row| row.name == name);
        let alias = || self.aliases.iter().find(|alias| alias.0 == name).map(|alias| alias.1);
        row.map(|row| row.value).or_else(alias)
    }
}

/// What the grammar says of an extended instruction.
#[derive(Debug)]
pub struct ExtendedDesc {
    /// The number within its set.
    pub number: u32,
    /// The name.
    pub name: &'static str,
    /// Its operands, after the set and the number.
    pub operands: &'static [Operand],
    /// Any one of these allows it; empty if none is needed.
    pub capabilities: &'static [Capability],
    /// Whether the public grammar has it.
    pub public: bool,
}

/// A set of extended instructions.
#[derive(Debug)]
pub struct ExtendedSet {
    /// The name by which `OpExtInstImport` knows it (for versioned sets, one of the names).
    pub name: &'static str,
    /// Its instructions by ascending number.
    pub instructions: &'static [ExtendedDesc],
    /// Whether it is a non-semantic set: one that may be dropped, and whose operands are all ids
    /// (SPV_KHR_non_semantic_info).
    pub non_semantic: bool,
}

/// A non-semantic set that the tables do not know: all operands of its instructions are ids.
pub static UNKNOWN_NON_SEMANTIC: ExtendedSet =
    ExtendedSet { name: "NonSemantic.", instructions: &[], non_semantic: true };

impl ExtendedSet {
    /// The instruction with a number.
    pub fn by_number(&self, number: u32) -> Option<&'static ExtendedDesc> {
        if let Some(row) = self.instructions.get(number as usize)
            && row.number == number
        {
            return Some(row);
        }
        let at = self.instructions.binary_search_by_key(&number, |row| row.number).ok()?;
        Some(&self.instructions[at])
    }

    /// The instruction with a name.
    pub fn by_name(&self, name: &str) -> Option<&'static ExtendedDesc> {
        self.instructions.iter().find(|row| row.name == name)
    }
}

/// The row of an instruction, in constant time.
#[inline]
pub fn instruction(op: Op) -> Option<&'static InstructionDesc> {
    INSTRUCTIONS.get(row_index(op)?)
}

/// The index of an instruction in [`INSTRUCTIONS`], for tables beside it; a number beyond its end
/// for some of the opcodes that are in no row.
#[inline]
pub(crate) fn row_index(op: Op) -> Option<usize> {
    INSTRUCTION_INDEX.get(usize::from(op.0)).map(|&index| usize::from(index))
}

/// The opcode of a name (with `Op` in front) or of an alias.
pub fn op_by_name(name: &str) -> Option<Op> {
    let row = INSTRUCTIONS.iter().find(|row| row.name == name);
    let alias = || OP_ALIASES.iter().find(|alias| alias.0 == name).map(|alias| alias.1);
    row.map(|row| row.op).or_else(alias)
}

/// The enumerant of a kind and value; for a mask, of one bit (or of 0).
pub fn enumerant(kind: OperandKind, value: u32) -> Option<&'static Enumerant> {
    kind.enumeration()?.by_value(value)
}

/// The set that an `OpExtInstImport` names.
///
/// Versioned non-semantic sets share one table, since their numbers are only ever added to; any
/// other name that starts with `NonSemantic.` is [`UNKNOWN_NON_SEMANTIC`].
pub fn extended_set(name: &str) -> Option<&'static ExtendedSet> {
    if let Some(set) = EXTENDED_SETS.iter().find(|set| set.name == name) {
        return Some(set);
    }
    // The name that the translator had for it before it was published.
    if name == "SPIRV.debug" {
        return Some(OpenClDebugInfo100::SET);
    }
    if !name.starts_with("NonSemantic.") {
        return None;
    }
    let family = |set: &&&'static ExtendedSet| {
        let stem = set.name.trim_end_matches(|c: char| c == '.' || c.is_ascii_digit());
        set.non_semantic && name.strip_prefix(stem).is_some_and(|rest| rest.starts_with('.'))
    };
    Some(EXTENDED_SETS.iter().find(family).copied().unwrap_or(&UNKNOWN_NON_SEMANTIC))
}

impl Op {
    /// The opcode in the first word of an instruction.
    #[inline]
    pub fn of(first_word: u32) -> Self {
        Self(first_word as u16)
    }

    /// The first word of an instruction of so many words (section 2.3).
    #[inline]
    pub fn first_word(self, count: usize) -> u32 {
        (count as u32) << 16 | u32::from(self.0)
    }

    /// Its name with `Op` in front, if the tables know it.
    pub fn name(self) -> Option<&'static str> {
        instruction(self).map(|row| row.name)
    }
}

impl std::fmt::Display for Op {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "opcode {}", self.0),
        }
    }
}

#[cfg(test)]
mod tests;
