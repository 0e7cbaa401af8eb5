//! Counting, reversing and shifting bits.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Capability, Extension, Op, OpenClStd};

use crate::lower::calls::site::Site;
use crate::lower::emit::Emitter;
use crate::lower::emit::Lowered;
use crate::lower::facts::callees::Intrinsic;

/// A value shifted right by the bits that its container has too many.
fn drop_low(f: &mut Emitter<'_>, value: Id, width: u32) -> Id {
    let b = &mut *f.b;
    let ty = b.type_of(value);
    let extra = b.width(ty).saturating_sub(width);
    if extra == 0 {
        return value;
    }
    let extra = b.const_int(ty, u64::from(extra));
    b.op(Op::ShiftRightLogical, ty, &[value, extra])
}

/// Swaps neighbouring groups of `step` bits, which is a power of two: `(x >> step & mask) | (x & mask) <<
/// step`.
fn swap_groups(f: &mut Emitter<'_>, value: Id, step: u32) -> Id {
    // Ones in the lower half of each pair of groups.
    let mask = (0..64).filter(|bit: &u32| bit & step == 0).fold(0, |mask, bit| mask | 1u64 << bit);
    let b = &mut *f.b;
    let ty = b.type_of(value);
    let mask = b.const_int(ty, mask);
    let step = b.const_int(ty, u64::from(step));
    let high = b.op(Op::ShiftRightLogical, ty, &[value, step]);
    let high = b.op(Op::BitwiseAnd, ty, &[high, mask]);
    let low = b.op(Op::BitwiseAnd, ty, &[value, mask]);
    let low = b.op(Op::ShiftLeftLogical, ty, &[low, step]);
    b.op(Op::BitwiseOr, ty, &[high, low])
}

/// What `change` makes of a value whose groups of bits pair up to the last, cut to its upper `width`
/// bits. Where SPIR-V has integers of any width, a container may need a wider one for that.
fn in_pairs(
    f: &mut Emitter<'_>,
    value: Id,
    width: u32,
    change: impl Fn(&mut Emitter<'_>, Id) -> Id,
) -> Id {
    let ty = f.b.type_of(value);
    let container = f.b.width(ty);
    if container > 64 {
        return word_by_word(f, value, width, change);
    }
    let paired = container.next_power_of_two();
    if paired == container {
        let value = change(f, value);
        return drop_low(f, value, width);
    }
    let component = f.type_integer(paired);
    let wide = f.b.type_like(ty, component);
    let value = f.b.op(Op::UConvert, wide, &[value]);
    let value = change(f, value);
    let value = drop_low(f, value, width);
    f.b.op(Op::UConvert, ty, &[value])
}

/// What `change` makes of the words of a value, the last one first, cut to the upper `width` bits.
fn word_by_word(
    f: &mut Emitter<'_>,
    value: Id,
    width: u32,
    change: impl Fn(&mut Emitter<'_>, Id) -> Id,
) -> Id {
    let ty = f.b.type_of(value);
    let words = f.b.width(ty).div_ceil(64);
    let whole = f.type_integer(words.saturating_mul(64));
    let whole = f.b.type_like(ty, whole);
    let word = f.b.type_int(64);
    let word = f.b.type_like(ty, word);
    let convert = |f: &mut Emitter<'_>, to: Id, id: Id| match f.b.type_of(id) == to {
        true => id,
        false => f.b.op(Op::UConvert, to, &[id]),
    };
    let shift = |f: &mut Emitter<'_>, op: Op, id: Id, words: u32| match words {
        0 => id,
        words => {
            let by = f.b.const_int(whole, 64 * u64::from(words));
            f.b.op(op, whole, &[id, by])
        }
    };
    let value = convert(f, whole, value);
    let mut changed = f.b.const_null(whole);
    for (at, to) in (0..words).zip((0..words).rev()) {
        let part = shift(f, Op::ShiftRightLogical, value, at);
        let part = convert(f, word, part);
        let part = change(f, part);
        let part = convert(f, whole, part);
        let part = shift(f, Op::ShiftLeftLogical, part, to);
        changed = match at {
            0 => part,
            _ => f.b.op(Op::BitwiseOr, whole, &[changed, part]),
        };
    }
    let value = drop_low(f, changed, width);
    convert(f, ty, value)
}

/// The bits of a value from the last to the first, by swapping ever smaller groups.
pub(crate) fn reversed(f: &mut Emitter<'_>, value: Id, width: u32) -> Id {
    in_pairs(f, value, width, |f, mut value| {
        let ty = f.b.type_of(value);
        let mut step = f.b.width(ty) / 2;
        while step > 0 {
            value = swap_groups(f, value, step);
            step /= 2;
        }
        value
    })
}

/// The bits of a word in the other order.
pub(super) fn reverse_word(f: &mut Emitter<'_>, word: Id) -> Id {
    if f.allows(Extension::SPV_KHR_bit_instructions) {
        f.b.extension(Extension::SPV_KHR_bit_instructions);
        f.b.capability(Capability::BitInstructions);
        let ty = f.b.type_of(word);
        return f.b.op(Op::BitReverse, ty, &[word]);
    }
    reversed(f, word, 64)
}

/// The bytes of a word in the other order.
pub(super) fn swap_word_bytes(f: &mut Emitter<'_>, word: Id) -> Id {
    bytes_swapped(f, word, 64)
}

/// `llvm.bitreverse`: OpBitReverse where SPV_KHR_bit_instructions allows it outside shaders, else a
/// helper.
pub(super) fn reverse(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    if let Some(value) = s.call_helper()? {
        return Ok(Some(value));
    }
    let width = s.llvm_width(0)?;
    if width == 1 {
        return Ok(Some(s.arg(0)?));
    }
    let value = s.int_arg(0)?;
    let ty = s.b().type_of(value);
    // A component, or what another intrinsic does in this way, has no helper.
    if !s.f.allows(Extension::SPV_KHR_bit_instructions) {
        let value = reversed(s.f, value, width);
        return Ok(Some(s.give_int(value)));
    }
    s.need(Extension::SPV_KHR_bit_instructions)?;
    s.b().capability(Capability::BitInstructions);
    let value = s.b().op(Op::BitReverse, ty, &[value]);
    let value = drop_low(s.f, value, width);
    Ok(Some(s.give_int(value)))
}

/// `llvm.bswap`: a helper; of an integer in a wider container, where it is called.
pub(super) fn swap_bytes(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    if let Some(value) = s.call_helper()? {
        return Ok(Some(value));
    }
    let width = s.llvm_width(0)?;
    let value = s.int_arg(0)?;
    let value = bytes_swapped(s.f, value, width);
    Ok(Some(s.give_int(value)))
}

/// The bytes of a value from the last to the first, by swapping ever larger groups.
fn bytes_swapped(f: &mut Emitter<'_>, value: Id, width: u32) -> Id {
    in_pairs(f, value, width, |f, mut value| {
        let ty = f.b.type_of(value);
        let width = f.b.width(ty);
        for step in [8, 16, 32].into_iter().filter(|&step| step < width) {
            value = swap_groups(f, value, step);
        }
        value
    })
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
    let extra = s.b().width(ty).saturating_sub(width);
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

/// `llvm.fshl`, `llvm.fshr`
pub(super) fn funnel_shift(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    if let Some(value) = s.call_helper()? {
        return Ok(Some(value));
    }
    let left = intrinsic.name == "fshl";
    let width = s.llvm_width(0)?;
    if width == 1 {
        // A shift by 0, since amounts are modulo the width.
        return Ok(Some(s.arg(usize::from(!left))?));
    }
    // One bit of the way goes first, so that no shift is by the width.
    let (high, low) = (s.int_arg(0)?, s.unsigned_arg(1)?);
    let amount = s.unsigned_arg(2)?;
    let b = s.b();
    let ty = b.type_of(high);
    let bits = b.const_int(ty, u64::from(width));
    let (one, most) = (b.const_int(ty, 1), b.const_int(ty, u64::from(width.saturating_sub(1))));
    let amount = b.op(Op::UMod, ty, &[amount, bits]);
    let rest = b.op(Op::ISub, ty, &[most, amount]);
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

/// The bit of a number that is at a place.
fn bit(s: &mut Site<'_, '_, '_>, value: Id, place: Id) -> Id {
    let b = s.b();
    let ty = b.type_of(value);
    let one = b.const_int(ty, 1);
    let moved = b.op(Op::ShiftRightLogical, ty, &[value, place]);
    b.op(Op::BitwiseAnd, ty, &[moved, one])
}

/// `llvm.clmul`: a product whose partial sums have no carries.
pub(super) fn carryless_product(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let width = s.llvm_width(0)?;
    let (left, right) = (s.int_arg(0)?, s.int_arg(1)?);
    let ty = s.b().type_of(left);
    let mut sum = s.b().const_int(ty, 0);
    for at in 0..width {
        let place = s.b().const_int(ty, u64::from(at));
        let set = bit(s, right, place);
        let b = s.b();
        let moved = b.op(Op::ShiftLeftLogical, ty, &[left, place]);
        let term = b.op(Op::IMul, ty, &[moved, set]);
        sum = b.op(Op::BitwiseXor, ty, &[sum, term]);
    }
    Ok(Some(s.give_int(sum)))
}

/// `llvm.pext(value, mask)`: the bits that the mask has, side by side; `llvm.pdep`: bits that are side by
/// side, to the places that the mask has.
pub(super) fn gather_scatter(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let gathers = intrinsic.name == "pext";
    let width = s.llvm_width(0)?;
    let (value, mask) = (s.int_arg(0)?, s.int_arg(1)?);
    let ty = s.b().type_of(value);
    let zero = s.b().const_int(ty, 0);
    // How many bits the mask has before a place: below the width wherever it is used.
    let (mut sum, mut dense) = (zero, zero);
    for at in 0..width {
        let place = s.b().const_int(ty, u64::from(at));
        let set = bit(s, mask, place);
        let (from, to) = if gathers { (place, dense) } else { (dense, place) };
        let from = bit(s, value, from);
        let b = s.b();
        let kept = b.op(Op::BitwiseAnd, ty, &[from, set]);
        let moved = b.op(Op::ShiftLeftLogical, ty, &[kept, to]);
        sum = b.op(Op::BitwiseOr, ty, &[sum, moved]);
        dense = b.op(Op::IAdd, ty, &[dense, set]);
    }
    Ok(Some(s.give_int(sum)))
}
