//! Operators of records, and the flags behind them, where these take more than a look into the tables
//! of [`crate::ir`].

use crate::ir::{BinaryOp, CastOp, FAST_MATH, Flags, GEP, Ordering, SAMESIGN};

/// `BinaryOpcodes`, of integers or floating-point numbers.
#[inline]
pub(super) fn binary(raw: u64, float: bool) -> Option<BinaryOp> {
    BinaryOp::from_code((raw, float))
}

/// The flags of a binary operator: which they are depends on the operator.
pub(super) fn binary_flags(op: BinaryOp, raw: u64) -> Flags {
    Flags::from_record(op.record_flags(), raw)
}

/// `FastMathMap`.
#[inline]
pub(super) fn fast_math(raw: u64) -> Flags {
    Flags::from_record(FAST_MATH, raw)
}

/// `GetElementPtrOptionalFlags`. `inbounds` implies `nusw`, which is then not set.
#[inline]
pub(super) fn gep_flags(raw: u64) -> Flags {
    Flags::from_record(GEP, if raw & 1 != 0 { raw & !2 } else { raw })
}

/// The flags of a cast, whose result is a floating-point number or not: a cast of the bits of one has
/// the flags of that.
pub(super) fn cast_flags(op: CastOp, raw: u64, float: bool) -> Flags {
    match op {
        CastOp::BitCast if float => fast_math(raw),
        op => Flags::from_record(op.record_flags(), raw),
    }
}

/// The flags of a comparison.
pub(super) fn compare_flags(raw: u64, float: bool) -> Flags {
    Flags::from_record(if float { FAST_MATH } else { SAMESIGN }, raw)
}

/// `AtomicOrderingCodes`; unknown ones count as the strongest, as LLVM has it.
#[inline]
pub(super) fn ordering(raw: u64) -> Ordering {
    Ordering::from_code(raw).unwrap_or(Ordering::SeqCst)
}
