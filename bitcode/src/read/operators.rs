//! Operators, predicates, orderings and flags: from the numbers of bitcode (`LLVMBitCodes.h`) to
//! names, and from the byte that a row keeps back to names.

use crate::ir::{AtomicRmwOp, BinaryOp, CastOp, Flags, Ordering, Predicate};

const BINARY: [BinaryOp; 18] = {
    use BinaryOp::*;
    [
        Add, FAdd, Sub, FSub, Mul, FMul, UDiv, SDiv, FDiv, URem, SRem, FRem, Shl, LShr, AShr, And,
        Or, Xor,
    ]
};

const CASTS: [CastOp; 14] = {
    use CastOp::*;
    [
        Trunc,
        ZExt,
        SExt,
        FpToUi,
        FpToSi,
        UiToFp,
        SiToFp,
        FpTrunc,
        FpExt,
        PtrToInt,
        IntToPtr,
        BitCast,
        AddrSpaceCast,
        PtrToAddr,
    ]
};

const PREDICATES: [Predicate; 26] = {
    use Predicate::*;
    [
        FFalse, FOeq, FOgt, FOge, FOlt, FOle, FOne, FOrd, FUno, FUeq, FUgt, FUge, FUlt, FUle, FUne,
        FTrue, IEq, INe, IUgt, IUge, IUlt, IUle, ISgt, ISge, ISlt, ISle,
    ]
};

const RMW: [AtomicRmwOp; 23] = {
    use AtomicRmwOp::*;
    [
        Xchg,
        Add,
        Sub,
        And,
        Nand,
        Or,
        Xor,
        Max,
        Min,
        UMax,
        UMin,
        FAdd,
        FSub,
        FMax,
        FMin,
        UIncWrap,
        UDecWrap,
        USubCond,
        USubSat,
        FMaximum,
        FMinimum,
        FMaximumNum,
        FMinimumNum,
    ]
};

const ORDERINGS: [Ordering; 7] = {
    use Ordering::*;
    [NotAtomic, Unordered, Monotonic, Acquire, Release, AcqRel, SeqCst]
};

// The rows keep `op as u8`; the tables above are in the order of the enums, so that these find the
// operator again. The clamp is never reached.

pub(super) fn binary_at(row: u8) -> BinaryOp {
    BINARY[usize::from(row).min(BINARY.len() - 1)]
}

pub(super) fn cast_at(row: u8) -> CastOp {
    CASTS[usize::from(row).min(CASTS.len() - 1)]
}

pub(super) fn predicate_at(row: u8) -> Predicate {
    PREDICATES[usize::from(row).min(PREDICATES.len() - 1)]
}

pub(super) fn rmw_at(row: u8) -> AtomicRmwOp {
    RMW[usize::from(row).min(RMW.len() - 1)]
}

pub(super) fn ordering_at(row: u8) -> Ordering {
    ORDERINGS[usize::from(row).min(ORDERINGS.len() - 1)]
}

/// `BinaryOpcodes`, of integers or floating-point numbers.
pub(super) fn binary(raw: u64, float: bool) -> Option<BinaryOp> {
    use BinaryOp::*;
    Some(match (raw, float) {
        (0, false) => Add,
        (0, true) => FAdd,
        (1, false) => Sub,
        (1, true) => FSub,
        (2, false) => Mul,
        (2, true) => FMul,
        (3, false) => UDiv,
        (4, false) => SDiv,
        (4, true) => FDiv,
        (5, false) => URem,
        (6, false) => SRem,
        (6, true) => FRem,
        (7, false) => Shl,
        (8, false) => LShr,
        (9, false) => AShr,
        (10, false) => And,
        (11, false) => Or,
        (12, false) => Xor,
        _ => return None,
    })
}

/// The flags of a binary operator: which they are depends on the operator.
pub(super) fn binary_flags(op: BinaryOp, raw: u64) -> Flags {
    use BinaryOp::*;
    let pick = |bit: u64, flag: u16| if raw >> bit & 1 == 1 { flag } else { 0 };
    match op {
        Add | Sub | Mul | Shl => Flags(pick(0, Flags::NUW) | pick(1, Flags::NSW)),
        UDiv | SDiv | LShr | AShr => Flags(pick(0, Flags::EXACT)),
        Or => Flags(pick(0, Flags::DISJOINT)),
        FAdd | FSub | FMul | FDiv | FRem => fast_math(raw),
        _ => Flags(0),
    }
}

/// `FastMathMap`.
#[inline]
pub(super) fn fast_math(raw: u64) -> Flags {
    if raw == 0 {
        return Flags(0);
    }
    // Bit 0 is the "fast" of files before LLVM 6.
    if raw & 1 != 0 {
        return Flags(Flags::FAST);
    }
    const BITS: [u16; 7] = [
        Flags::NNAN,
        Flags::NINF,
        Flags::NSZ,
        Flags::ARCP,
        Flags::CONTRACT,
        Flags::AFN,
        Flags::REASSOC,
    ];
    let set = |(bit, flag): (usize, &u16)| if raw >> (bit + 1) & 1 == 1 { *flag } else { 0 };
    Flags(BITS.iter().enumerate().map(set).fold(0, |all, flag| all | flag))
}

/// `GetElementPtrOptionalFlags`. `inbounds` implies `nusw`, which is then not set.
pub(super) fn gep_flags(raw: u64) -> Flags {
    let wrap = if raw & 1 != 0 {
        Flags::INBOUNDS
    } else if raw & 2 != 0 {
        Flags::NUSW
    } else {
        0
    };
    Flags(wrap | if raw & 4 != 0 { Flags::NUW } else { 0 })
}

/// `CastOpcodes`.
pub(super) fn cast(raw: u64) -> Option<CastOp> {
    CASTS.get(raw as usize).copied()
}

/// The flags of a cast.
pub(super) fn cast_flags(op: CastOp, raw: u64, float: bool) -> Flags {
    match op {
        CastOp::ZExt if raw & 1 != 0 => Flags(Flags::NNEG),
        CastOp::Trunc if !float => Flags(
            if raw & 1 != 0 { Flags::NUW } else { 0 } | if raw & 2 != 0 { Flags::NSW } else { 0 },
        ),
        CastOp::UiToFp => {
            let flags = fast_math(raw >> 1);
            Flags(flags.0 | if raw & 1 != 0 { Flags::NNEG } else { 0 })
        }
        CastOp::FpTrunc | CastOp::FpExt | CastOp::SiToFp => fast_math(raw),
        CastOp::BitCast if float => fast_math(raw),
        _ => Flags(0),
    }
}

/// `CmpInst::Predicate`: 0 to 15 for fcmp, 32 to 41 for icmp.
pub(super) fn predicate(raw: u64) -> Option<Predicate> {
    match raw {
        0..=15 => Some(PREDICATES[raw as usize]),
        32..=41 => Some(PREDICATES[raw as usize - 16]),
        _ => None,
    }
}

/// `RMWOperations`.
pub(super) fn rmw(raw: u64) -> Option<AtomicRmwOp> {
    RMW.get(raw as usize).copied()
}

/// `AtomicOrderingCodes`; unknown ones count as the strongest, as LLVM has it.
pub(super) fn ordering(raw: u64) -> Ordering {
    ORDERINGS.get(raw as usize).copied().unwrap_or(Ordering::SeqCst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_in_the_order_of_the_enums() {
        assert!(BINARY.iter().enumerate().all(|(at, &op)| op as usize == at));
        assert!(CASTS.iter().enumerate().all(|(at, &op)| op as usize == at));
        assert!(PREDICATES.iter().enumerate().all(|(at, &op)| op as usize == at));
        assert!(RMW.iter().enumerate().all(|(at, &op)| op as usize == at));
        assert!(ORDERINGS.iter().enumerate().all(|(at, &op)| op as usize == at));
    }
}
