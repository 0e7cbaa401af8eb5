//! How an instruction is stored: a row, and what the fields of a row mean for each kind.

use crate::ir::ids::TypeId;
use crate::ir::operators::Ordering;

/// Stands for an absent id in a row.
pub(crate) const NONE: u32 = u32::MAX;

/// What kind an instruction is: for who looks only at some of them. The comments say what the fields
/// of a row mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of `Instruction`")]
pub enum Kind {
    /// a: value or none.
    Ret,
    /// a: target.
    Br,
    /// a: condition, b: then, c: otherwise.
    CondBr,
    /// a: value, b: default, c: `extra` (start of cases, start of targets, number).
    Switch,
    /// a: address, b: start of targets, c: number.
    IndirectBr,
    /// a: callee, b: start of arguments, c: `extra`, see [`CALL_HEADER`].
    Call,
    /// The same, then normal and unwind target.
    Invoke,
    /// The same, then default target, start and number of indirect targets.
    CallBr,
    /// a: value.
    Resume,
    Unreachable,
    /// a: pad, b: target or none.
    CleanupRet,
    /// a: pad, b: target.
    CatchRet,
    /// a: parent, b: target or none, c: `extra` (start of handlers, number).
    CatchSwitch,
    /// sub: cleanup, a: start of clauses, b: number.
    LandingPad,
    /// a: parent, b: start of arguments, c: number.
    CatchPad,
    /// a: parent, b: start of arguments, c: number.
    CleanupPad,
    /// a: operand.
    FNeg,
    /// sub: operator, a, b: operands.
    Binary,
    /// sub: operator, a: operand.
    Cast,
    /// sub: predicate, a, b: operands.
    Cmp,
    /// a: condition, b, c: operands.
    Select,
    /// a: start of values, b: start of blocks, c: number.
    Phi,
    /// a: operand.
    Freeze,
    /// a: base, b: value, c: offset.
    BitInsert,
    /// a: source, b: offset.
    BitExtract,
    /// a: vector, b: index.
    ExtractElement,
    /// a: vector, b: element, c: index.
    InsertElement,
    /// a, b: vectors, c: mask.
    ShuffleVector,
    /// a: aggregate, b: start of indices, c: number.
    ExtractValue,
    /// a: aggregate, b: value, c: start of indices, the first of which is their number.
    InsertValue,
    /// a: allocated type, b: count; sub: alignment, flags: [`INALLOCA`] and [`SWIFTERROR`].
    Alloca,
    /// a: pointer, b: scope; sub: alignment, flags: see [`memory_flags`].
    Load,
    /// a: pointer, b: value, c: scope; sub: alignment, flags: see [`memory_flags`].
    Store,
    /// a: base, b: start of indices, c: source type; sub: number of indices, or 255 and the number
    /// before the indices.
    GetElementPtr,
    /// a: pointer, b: expected, c: new; sub: alignment, flags: volatile, weak, orderings (3 bits
    /// each), scope (8 bits).
    CmpXchg,
    /// a: pointer, b: value, c: scope; sub: alignment, flags: see [`memory_flags`], operation in
    /// the upper byte.
    AtomicRmw,
    /// sub: ordering, a: scope.
    Fence,
    /// a: list.
    VaArg,
}

/// One instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) kind: Kind,
    pub(crate) sub: u8,
    pub(crate) flags: u16,
    pub(crate) a: u32,
    pub(crate) b: u32,
    pub(crate) c: u32,
    /// Result type.
    pub(crate) ty: TypeId,
    /// Number of the result, or none.
    pub(crate) value: u32,
}

/// A row without result; `BodyBuilder::push` adds that.
#[inline]
pub(crate) fn row(kind: Kind, a: u32, b: u32, c: u32) -> Row {
    Row { kind, sub: 0, flags: 0, a, b, c, ty: TypeId(0), value: NONE }
}

/// Before the targets of a call in `extra`: function type, number of arguments, attribute list + 1,
/// calling convention, start and number of bundles.
pub(crate) const CALL_HEADER: usize = 6;

pub(crate) const INALLOCA: u16 = 1;
pub(crate) const SWIFTERROR: u16 = 2;

/// Volatile and ordering.
pub(crate) fn memory_flags(volatile: bool, ordering: Ordering) -> u16 {
    u16::from(volatile) | (ordering as u16) << 1
}
