//! Counting, reversing and shifting bits.

use lapidary_spirv::build::Id;
use lapidary_spirv::grammar::{Op, OpenClStd};

use super::{Intrinsic, Lowered};
use crate::lower::site::Site;

/// A value shifted right by the bits that its container has too many.
fn drop_low(s: &mut Site<'_, '_, '_>, value: Id, width: u32) -> Id {
    let b = s.b();
    let ty = b.type_of(value);
    let extra = b.width(ty) - width;
    if extra == 0 {
        return value;
    }
    let extra = b.const_int(ty, u64::from(extra));
    b.op(Op::ShiftRightLogical, ty, &[value, extra])
}

/// Swaps neighbouring groups of `step` bits: `(x >> step & mask) | (x & mask) << step`.
fn swap_groups(s: &mut Site<'_, '_, '_>, value: Id, step: u32) -> Id {
    // Ones in the lower half of each pair of groups.
    let mask = (0..64)
        .filter(|bit: &u32| (bit / step).is_multiple_of(2))
        .fold(0, |mask, bit| mask | 1u64 << bit);
    let b = s.b();
    let ty = b.type_of(value);
    let mask = b.const_int(ty, mask);
    let step = b.const_int(ty, u64::from(step));
    let high = b.op(Op::ShiftRightLogical, ty, &[value, step]);
    let high = b.op(Op::BitwiseAnd, ty, &[high, mask]);
    let low = b.op(Op::BitwiseAnd, ty, &[value, mask]);
    let low = b.op(Op::ShiftLeftLogical, ty, &[low, step]);
    b.op(Op::BitwiseOr, ty, &[high, low])
}

/// `llvm.bitreverse`: OpBitReverse where SPV_KHR_bit_instructions allows it outside shaders, else
/// by swapping ever larger groups.
pub(super) fn reverse(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let width = s.llvm_width(0)?;
    let mut value = s.int_arg(0)?;
    let ty = s.b().type_of(value);
    if s.f.allows("SPV_KHR_bit_instructions") {
        s.need("SPV_KHR_bit_instructions")?;
        s.b().capability(lapidary_spirv::grammar::Capability::BitInstructions);
        value = s.b().op(Op::BitReverse, ty, &[value]);
    } else {
        let container = s.b().width(ty);
        let mut step = 1;
        while step < container {
            value = swap_groups(s, value, step);
            step *= 2;
        }
    }
    let value = drop_low(s, value, width);
    Ok(Some(s.give_int(value)))
}

/// `llvm.bswap`
pub(super) fn swap_bytes(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let width = s.llvm_width(0)?;
    let mut value = s.int_arg(0)?;
    let ty = s.b().type_of(value);
    let container = s.b().width(ty);
    let mut step = 8;
    while step < container {
        value = swap_groups(s, value, step);
        step *= 2;
    }
    let value = drop_low(s, value, width);
    Ok(Some(s.give_int(value)))
}

/// `llvm.ctpop`
pub(super) fn count_ones(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.unsigned_arg(0)?;
    let b = s.b();
    let ty = b.type_of(value);
    let count = b.op(Op::BitCount, ty, &[value]);
    Ok(Some(s.give_int(count)))
}

/// `llvm.ctlz`, `llvm.cttz`: of 0 the width.
pub(super) fn count_zeros(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let width = s.llvm_width(0)?;
    let mut value = s.unsigned_arg(0)?;
    let ty = s.b().type_of(value);
    let extra = s.b().width(ty) - width;
    if intrinsic.name == "ctlz" {
        let b = s.b();
        value = b.opencl(OpenClStd::clz, ty, &[value]);
        if extra > 0 {
            let extra = b.const_int(ty, u64::from(extra));
            value = b.op(Op::ISub, ty, &[value, extra]);
        }
    } else {
        let b = s.b();
        if extra > 0 {
            // A one above the number stops the count.
            let stop = b.const_int(ty, 1 << width);
            value = b.op(Op::BitwiseOr, ty, &[value, stop]);
        }
        value = b.opencl(OpenClStd::ctz, ty, &[value]);
    }
    Ok(Some(s.give_int(value)))
}

/// `llvm.fshl`, `llvm.fshr`. SPIR-V leaves shifts by the width undefined, so the other half is
/// shifted by one and by what remains.
pub(super) fn funnel_shift(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let left = intrinsic.name == "fshl";
    let width = s.llvm_width(0)?;
    let same = s.llvm_arg(0) == s.llvm_arg(1);
    let high = s.int_arg(0)?;
    let ty = s.b().type_of(high);
    if left && same && s.b().width(ty) == width && s.is_int(s.result) {
        let amount = s.int_arg(2)?;
        return Ok(Some(s.b().opencl(OpenClStd::rotate, ty, &[high, amount])));
    }
    let low = s.unsigned_arg(1)?;
    let amount = s.unsigned_arg(2)?;
    let b = s.b();
    let amount = if width.is_power_of_two() {
        let mask = b.const_int(ty, u64::from(width - 1));
        b.op(Op::BitwiseAnd, ty, &[amount, mask])
    } else {
        let modulus = b.const_int(ty, u64::from(width));
        b.op(Op::UMod, ty, &[amount, modulus])
    };
    let one = b.const_int(ty, 1);
    let last = b.const_int(ty, u64::from(width - 1));
    let rest = b.op(Op::ISub, ty, &[last, amount]);
    let value = if left {
        let high = b.op(Op::ShiftLeftLogical, ty, &[high, amount]);
        let low = b.op(Op::ShiftRightLogical, ty, &[low, one]);
        let low = b.op(Op::ShiftRightLogical, ty, &[low, rest]);
        b.op(Op::BitwiseOr, ty, &[high, low])
    } else {
        let high = b.op(Op::ShiftLeftLogical, ty, &[high, one]);
        let high = b.op(Op::ShiftLeftLogical, ty, &[high, rest]);
        let low = b.op(Op::ShiftRightLogical, ty, &[low, amount]);
        b.op(Op::BitwiseOr, ty, &[high, low])
    };
    Ok(Some(s.give_int(value)))
}
