//! Splits an instruction into its operands.
//!
//! The tables say what follows what; this walk adds the four things that depend on the module or on
//! the words themselves: the width of an `OpSwitch` literal, the operands of an extended
//! instruction, those of the opcode inside `OpSpecConstantOp`, and the parameters of an enumerant.
//! Nothing is allocated.

use std::fmt;

use super::{
    ExtendedSet, LoopControl, Op, OpenClDebugInfo100, OpenClDebugOperation, Operand, OperandKind,
    Quantifier, instruction,
};

/// What a walk has to ask about the module.
pub trait Context {
    /// The set that an `OpExtInstImport` with this result id imports.
    fn extended_set(&self, import: u32) -> Option<&'static ExtendedSet>;

    /// How many words a literal takes that has the type of the value `id`: for an integer of N
    /// bits, N / 32 rounded up (SPIR-V section 2.2.1, Literal).
    fn literal_words(&self, id: u32) -> Option<u32>;
}

/// An operand within an instruction: words `start..start + len`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// What the words hold; never a pair, which gives two spans.
    pub kind: OperandKind,
    /// Index of the first word; the opcode is word 0.
    pub start: usize,
    /// Number of words: 1 but for strings and wide numbers.
    pub len: usize,
}

/// Why an instruction could not be split into operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandError {
    /// The instruction.
    pub op: Op,
    /// Index of the word within the instruction at which it went wrong.
    pub word: usize,
    /// What went wrong.
    pub kind: OperandErrorKind,
}

/// What is wrong with an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandErrorKind {
    /// The opcode is in no table.
    UnknownOpcode,
    /// The instruction ends where an operand is required.
    Missing(OperandKind),
    /// Words are left after the last operand.
    Excess,
    /// The value is in no table, so its parameters are unknown.
    UnknownEnumerant(OperandKind, u32),
    /// A string without a terminating zero byte.
    UnterminatedString,
    /// The width of a literal cannot be told: the type of this value is not known.
    UnknownWidth(u32),
    /// This id imports no set that is known.
    UnknownSet(u32),
    /// The set is known, this number of it is not.
    UnknownExtended(&'static str, u32),
    /// `OpSpecConstantOp` with an opcode that has no result or is not known.
    BadSpecConstantOp(u32),
}

impl fmt::Display for OperandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (op, word) = (self.op, self.word);
        match self.kind {
            OperandErrorKind::UnknownOpcode => write!(f, "unknown instruction: {op}"),
            OperandErrorKind::Missing(kind) => {
                write!(f, "{op} ends at word {word}, where {} is required", kind.name())
            }
            OperandErrorKind::Excess => {
                write!(f, "{op} has words after its last operand, from {word}")
            }
            OperandErrorKind::UnknownEnumerant(kind, value) => {
                write!(f, "{op}: unknown {} {value} at word {word}", kind.name())
            }
            OperandErrorKind::UnterminatedString => {
                write!(f, "{op}: the string at word {word} does not end")
            }
            OperandErrorKind::UnknownWidth(id) => {
                write!(
                    f,
                    "{op}: the width of the literal at word {word} follows from the type of %{id}, which is not known to be a number"
                )
            }
            OperandErrorKind::UnknownSet(id) => {
                write!(f, "{op}: %{id} does not import a known set of extended instructions")
            }
            OperandErrorKind::UnknownExtended(set, number) => {
                write!(f, "{op}: {set} has no known instruction {number}")
            }
            OperandErrorKind::BadSpecConstantOp(value) => {
                write!(f, "{op}: opcode {value} cannot stand in it")
            }
        }
    }
}

impl std::error::Error for OperandError {}

/// Calls `visit` for each operand of an instruction, in order.
///
/// `words` is exactly the instruction, its first word included. On an error, the operands before the
/// place of the error have been visited.
pub fn walk<C: Context + ?Sized>(
    words: &[u32],
    context: &C,
    visit: impl FnMut(Span),
) -> Result<(), OperandError> {
    let op = Op::of(words.first().copied().unwrap_or_default());
    let mut walker = Walker { words, context, visit, op, at: 1 };
    let row = instruction(op).ok_or(OperandError {
        op,
        word: 0,
        kind: OperandErrorKind::UnknownOpcode,
    })?;
    walker.list(row.operands)?;
    if walker.at < words.len() { Err(walker.error(OperandErrorKind::Excess)) } else { Ok(()) }
}

struct Walker<'a, C: ?Sized, V> {
    words: &'a [u32],
    context: &'a C,
    visit: V,
    op: Op,
    at: usize,
}

impl<C: Context + ?Sized, V: FnMut(Span)> Walker<'_, C, V> {
    #[cold]
    fn error(&self, kind: OperandErrorKind) -> OperandError {
        OperandError { op: self.op, word: self.at, kind }
    }

    /// The words that no operand has taken yet.
    fn rest(&self) -> &[u32] {
        self.words.get(self.at..).unwrap_or_default()
    }

    /// The last word of the operand before.
    fn last(&self) -> u32 {
        let taken = self.words.get(..self.at).unwrap_or_default();
        taken.last().copied().unwrap_or_default()
    }

    /// Depth is bounded by the tables: enumerant parameters have no parameters of their own beyond
    /// one level, and a nested opcode in `OpSpecConstantOp` may not be `OpSpecConstantOp`.
    fn list(&mut self, operands: &[Operand]) -> Result<(), OperandError> {
        for operand in operands {
            match operand.quantifier {
                Quantifier::Once => self.one(operand.kind)?,
                Quantifier::Optional => {
                    if self.at < self.words.len() {
                        self.one(operand.kind)?;
                    }
                }
                Quantifier::Repeated => {
                    while self.at < self.words.len() {
                        self.one(operand.kind)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn one(&mut self, kind: OperandKind) -> Result<(), OperandError> {
        use OperandKind as K;
        let Some(&word) = self.words.get(self.at) else {
            return Err(self.error(OperandErrorKind::Missing(kind)));
        };
        match kind {
            K::IdResultType
            | K::IdResult
            | K::IdMemorySemantics
            | K::IdScope
            | K::IdRef
            | K::LiteralInteger
            | K::LiteralFloat => self.span(kind, 1),
            K::LiteralString => {
                let len = string_words(self.rest())
                    .ok_or_else(|| self.error(OperandErrorKind::UnterminatedString))?;
                self.span(kind, len);
            }
            // OpConstant and OpSpecConstant: the value is all that is left.
            K::LiteralContextDependentNumber => self.span(kind, self.rest().len()),
            K::LiteralExtInstInteger => self.extended(word)?,
            K::LiteralSpecConstantOpInteger => {
                let row = u16::try_from(word).ok().and_then(|op| instruction(Op(op)));
                match row.map(|row| row.operands) {
                    Some([Operand::IdResultType, Operand::IdResult, rest @ ..])
                        if word != u32::from(Op::SpecConstantOp.0)
                            && word != u32::from(Op::ExtInst.0) =>
                    {
                        self.span(kind, 1);
                        self.list(rest)?;
                    }
                    _ => return Err(self.error(OperandErrorKind::BadSpecConstantOp(word))),
                }
            }
            K::PairLiteralIntegerIdRef => {
                // OpSwitch: the literals have the type of the selector, word 1.
                let selector = self.words[1];
                let len = self.context.literal_words(selector);
                let len = len.filter(|&len| len > 0).map(|len| len as usize);
                let len =
                    len.ok_or_else(|| self.error(OperandErrorKind::UnknownWidth(selector)))?;
                if self.rest().len() <= len {
                    return Err(self.error(OperandErrorKind::Missing(kind)));
                }
                self.span(K::LiteralContextDependentNumber, len);
                self.span(K::IdRef, 1);
            }
            K::PairIdRefLiteralInteger => {
                self.span(K::IdRef, 1);
                self.one(K::LiteralInteger)?;
            }
            K::PairIdRefIdRef => {
                self.span(K::IdRef, 1);
                self.one(K::IdRef)?;
            }
            _ => self.enumerant(kind, word)?,
        }
        Ok(())
    }

    fn span(&mut self, kind: OperandKind, len: usize) {
        (self.visit)(Span { kind, start: self.at, len });
        self.at = self.at.saturating_add(len);
    }

    fn enumerant(&mut self, kind: OperandKind, word: u32) -> Result<(), OperandError> {
        let Some(table) = kind.enumeration().filter(|table| table.has_parameters) else {
            self.span(kind, 1);
            return Ok(());
        };
        let unknown = OperandErrorKind::UnknownEnumerant(kind, word);
        if !table.bits {
            let row = table.by_value(word).ok_or_else(|| self.error(unknown))?;
            self.span(kind, 1);
            self.list(row.parameters)?;
            return Ok(());
        }
        let known = table.enumerants.iter().fold(0, |bits, row| bits | row.value);
        if word & !known != 0 {
            return Err(self.error(unknown));
        }
        self.span(kind, 1);
        // Parameters follow in the order of their bits, lowest first (SPIR-V section 3, masks).
        for row in table.enumerants.iter().filter(|row| row.value & word != 0) {
            self.list(row.parameters)?;
            if kind == OperandKind::LoopControl {
                self.loop_parameters(row.value)?;
            }
        }
        Ok(())
    }

    /// What the grammar does not say of two loop controls of SPV_INTEL_fpga_loop_controls: the
    /// literal that it has is the first of several words.
    fn loop_parameters(&mut self, bit: u32) -> Result<(), OperandError> {
        if bit == LoopControl::DependencyArrayALTERA.0 {
            // So many arrays, each with a literal.
            for _ in 0..self.last() {
                self.one(OperandKind::IdRef)?;
                self.one(OperandKind::LiteralInteger)?;
            }
        } else if bit == LoopControl::LoopCountALTERA.0 {
            // Three numbers of 64 bits.
            for _ in 1..6 {
                self.one(OperandKind::LiteralInteger)?;
            }
        }
        Ok(())
    }

    /// `OpExtInst` and its like: the set is the operand before the number.
    fn extended(&mut self, number: u32) -> Result<(), OperandError> {
        let import = self.last();
        let set = self.context.extended_set(import);
        let set = set.ok_or_else(|| self.error(OperandErrorKind::UnknownSet(import)))?;
        // What follows in the instruction's own list is `IdRef *`, which a non-semantic set means.
        if set.non_semantic {
            self.span(OperandKind::LiteralExtInstInteger, 1);
            return Ok(());
        }
        let unknown = OperandErrorKind::UnknownExtended(set.name, number);
        let row = set.by_number(number).ok_or_else(|| self.error(unknown))?;
        self.span(OperandKind::LiteralExtInstInteger, 1);
        let rest = self.rest();
        let own = if set.name == OPENCL_DEBUG { of_translator(number, rest) } else { None };
        self.list(own.unwrap_or(row.operands))?;
        if self.at < self.words.len() { Err(self.error(OperandErrorKind::Excess)) } else { Ok(()) }
    }
}

const OPENCL_DEBUG: &str = "OpenCL.DebugInfo.100";

/// The operands of what Khronos' translator writes in another form than OpenCL.DebugInfo.100 has: a
/// literal 0 after the tag of an imported entity, and the numbers of two instructions exchanged (no id
/// is 0, which tells them apart); modules; and operations of DWARF beyond those that the set has.
fn of_translator(number: u32, operands: &[u32]) -> Option<&'static [Operand]> {
    const IMPORTED: &[Operand] = &[
        Operand::IdRef,
        Operand::OpenClDebugImportedEntity,
        Operand::LiteralInteger,
        Operand::IdRef,
        Operand::IdRef,
        Operand::LiteralInteger,
        Operand::LiteralInteger,
        Operand::IdRef,
    ];
    let exchanged = |number: OpenClDebugInfo100| {
        OpenClDebugInfo100::SET.by_number(number.0).map(|row| row.operands)
    };
    // The grammar has line and parent the other way round; nobody else writes it.
    const MODULE: &[Operand] = &[
        Operand::IdRef,
        Operand::IdRef,
        Operand::LiteralInteger,
        Operand::IdRef,
        Operand::IdRef,
        Operand::IdRef,
        Operand::IdRef,
        Operand::LiteralInteger,
    ];
    const OPERATION: &[Operand] = &[Operand::AnyLiteralInteger];
    match (OpenClDebugInfo100(number), operands) {
        (OpenClDebugInfo100::DebugOperation, [operation, ..])
            if *operation > OpenClDebugOperation::Fragment.0 =>
        {
            Some(OPERATION)
        }
        (OpenClDebugInfo100::DebugImportedEntity, [_, _, 0, ..]) => Some(IMPORTED),
        (OpenClDebugInfo100::DebugModuleINTEL, _) => Some(MODULE),
        (OpenClDebugInfo100::DebugTypeTemplateTemplateParameter, [_, _, 0, ..]) => {
            exchanged(OpenClDebugInfo100::DebugTypeTemplateParameterPack)
        }
        (OpenClDebugInfo100::DebugTypeTemplateParameterPack, [_, _, _, _, 0]) => {
            exchanged(OpenClDebugInfo100::DebugTypeTemplateTemplateParameter)
        }
        _ => None,
    }
}

/// The number of words of the string at the start of `words`: up to the first with a zero byte.
pub(crate) fn string_words(words: &[u32]) -> Option<usize> {
    let has_zero = |word: &u32| word.to_le_bytes().contains(&0);
    (1..).zip(words).find_map(|(len, word)| has_zero(word).then_some(len))
}
