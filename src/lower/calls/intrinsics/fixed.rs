//! Products and quotients that take more bits than their operands have: the upper halves of products,
//! and numbers with a fixed point (LangRef, "Fixed Point Arithmetic Intrinsics").

use lapidary_bitcode::ir::{BinaryOp, Predicate, Type};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd as Std};

use super::integer::{bounds, greatest, operands, pick};
use super::{How, wide};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::shapes::words::Words;
use crate::lower::error::{Error, Result};
use crate::lower::facts::MOST_WIDE_BITS;
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::low_ones_at;

/// A product of two numbers, exact in two words.
struct Product {
    left: Id,
    right: Id,
    high: Id,
    signed: bool,
}

impl Product {
    /// The product of the arguments, by the sign that the name begins with.
    fn of_arguments(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Result<Self> {
        let signed = intrinsic.name.starts_with('s');
        let (left, right) = operands(s, signed)?;
        let b = s.b();
        let ty = b.type_of(left);
        let number = if signed { Std::s_mul_hi } else { Std::u_mul_hi };
        let high = b.opencl(number, ty, &[left, right]);
        Ok(Self { left, right, high, signed })
    }

    /// The lower word, when both are shifted right by so many bits, at most those of a word.
    fn lower_word(&self, s: &mut Site<'_, '_, '_>, by: u32) -> Id {
        let b = s.b();
        let ty = b.type_of(self.high);
        let width = b.width(ty);
        if by == width {
            return self.high;
        }
        let low = b.op(Op::IMul, ty, &[self.left, self.right]);
        if by == 0 {
            return low;
        }
        let rest = width.saturating_sub(by);
        let (right, left) = (b.const_int(ty, u64::from(by)), b.const_int(ty, u64::from(rest)));
        let low = b.op(Op::ShiftRightLogical, ty, &[low, right]);
        let high = b.op(Op::ShiftLeftLogical, ty, &[self.high, left]);
        b.op(Op::BitwiseOr, ty, &[high, low])
    }

    /// The upper word of the same.
    fn upper_word(&self, s: &mut Site<'_, '_, '_>, by: u32) -> Id {
        let b = s.b();
        let ty = b.type_of(self.high);
        let last = b.width(ty).saturating_sub(1);
        if by == 0 {
            return self.high;
        }
        if by > last && !self.signed {
            return b.const_int(ty, 0);
        }
        let op = if self.signed { Op::ShiftRightArithmetic } else { Op::ShiftRightLogical };
        let by = b.const_int(ty, u64::from(by.min(last)));
        b.op(op, ty, &[self.high, by])
    }
}

/// `llvm.smulh`, `llvm.umulh`: the upper half of a product.
pub(super) fn upper_half(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let width = s.llvm_width(0)?;
    if width > 64 {
        return multiply_words(s, intrinsic, width, width).map(Some);
    }
    let product = Product::of_arguments(s, intrinsic)?;
    let value = product.lower_word(s, width);
    Ok(Some(s.give_int(value)))
}

/// How many bits stand behind the point.
fn scale(s: &Site<'_, '_, '_>, intrinsic: &Intrinsic, width: u32) -> Result<u32> {
    let scale = s.literal(2)?;
    // The sign bit belongs to neither side of the point.
    let most = if intrinsic.name.starts_with('s') { width.saturating_sub(1) } else { width };
    if scale > most {
        return Err(Error::malformed(format!(
            "the scale of 'llvm.{}' is too large",
            intrinsic.name
        )));
    }
    Ok(scale)
}

/// `llvm.smul.fix`, `llvm.umul.fix` and their saturating forms: a product with the point where the operands
/// have it, rounded down.
pub(super) fn multiply(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let width = s.llvm_width(0)?;
    let scale = scale(s, intrinsic, width)?;
    if width > 64 {
        return multiply_words(s, intrinsic, width, scale).map(Some);
    }
    let product = Product::of_arguments(s, intrinsic)?;
    let value = product.lower_word(s, scale);
    if !intrinsic.name.ends_with(".sat") {
        return Ok(Some(s.give_int(value)));
    }
    let above = product.upper_word(s, scale);
    let b = s.b();
    let ty = b.type_of(value);
    let bool = b.type_bool_like(ty);
    let container = b.width(ty);
    let zero = b.const_int(ty, 0);
    let value = if product.signed {
        let last = b.const_int(ty, u64::from(container.saturating_sub(1)));
        let sign = b.op(Op::ShiftRightArithmetic, ty, &[value, last]);
        let fits = b.op(Op::IEqual, bool, &[above, sign]);
        let negative = b.op(Op::SLessThan, bool, &[above, zero]);
        let (least, most) = bounds(s, ty, width);
        let b = s.b();
        let limit = b.op(Op::Select, ty, &[negative, least, most]);
        let value = b.op(Op::Select, ty, &[fits, value, limit]);
        clamp(s, value, width)
    } else {
        let fits = b.op(Op::IEqual, bool, &[above, zero]);
        let most = greatest(s, ty, width);
        let value = s.b().op(Op::Select, ty, &[fits, value, most]);
        if width < container { pick(s, Op::ULessThan, value, most) } else { value }
    };
    Ok(Some(s.give_int(value)))
}

/// A signed number within those of a width, in a container.
fn clamp(s: &mut Site<'_, '_, '_>, value: Id, width: u32) -> Id {
    let ty = s.b().type_of(value);
    if width >= s.b().width(ty) {
        return value;
    }
    let (least, most) = bounds(s, ty, width);
    let value = pick(s, Op::SLessThan, value, most);
    pick(s, Op::SGreaterThan, value, least)
}

/// `llvm.sdiv.fix`, `llvm.udiv.fix` and their saturating forms: a quotient with the point where the
/// operands have it, rounded to zero. The dividend, with as many bits more as stand behind the point, is
/// one of 64 bits, or of several words.
pub(super) fn divide(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = intrinsic.name.starts_with('s');
    let width = s.llvm_width(0)?;
    let scale = scale(s, intrinsic, width)?;
    let saturates = intrinsic.name.ends_with(".sat");
    if width > 32 {
        let vector = matches!(s.f.facts.module.types.get(s.call.result), Type::Vector { .. });
        return match vector && !s.is_component() {
            true => How::Each(divide).lower_components(intrinsic, s.f, s.call),
            false => divide_words(s, intrinsic, width, scale).map(Some),
        };
    }
    let (left, right) = operands(s, signed)?;
    let b = s.b();
    let long = b.type_int(64);
    let ty = b.type_of(left);
    let ty = b.type_like(ty, long);
    let (left, right) = (s.f.convert_int(left, ty, signed), s.f.convert_int(right, ty, signed));
    let right = s.f.pad_divisor(right, s.call.result);
    let b = s.b();
    let by = b.const_int(ty, u64::from(scale));
    let left = b.op(Op::ShiftLeftLogical, ty, &[left, by]);
    let mut value = b.op(if signed { Op::SDiv } else { Op::UDiv }, ty, &[left, right]);
    if saturates && signed {
        value = clamp(s, value, width);
    } else if saturates {
        let most = greatest(s, ty, width);
        value = pick(s, Op::ULessThan, value, most);
    }
    Ok(Some(s.give_int(value)))
}

/// How many words hold so many bits: at least two, as the division works on two words or more.
fn words_for(bits: u32) -> usize {
    bits.div_ceil(64).max(2) as usize
}

/// The upper half of a product of integers of more than 64 bits, or a product with the point where the
/// operands have it.
fn multiply_words(
    s: &mut Site<'_, '_, '_>,
    intrinsic: &Intrinsic,
    width: u32,
    shift: u32,
) -> Result<Id> {
    let signed = intrinsic.name.starts_with('s');
    let saturates = intrinsic.name.ends_with(".sat");
    let [left, right] = words_of_args(s, width, signed)?;
    // If the result saturates, all bits of the product are needed.
    let bits = if saturates { width.saturating_mul(2) } else { width.saturating_add(shift) };
    let count = words_for(bits);
    let product = s.f.wide_whole_product(left, right, count, signed);
    let op = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
    let value = shifted(s, op, product, shift)?;
    let value = match saturates {
        true => clamped_words(s, value, width, signed)?,
        false => value.lowest(words_for(width)),
    };
    Ok(wide::give_words(s, value, width))
}

/// The operands of more than 32 bits as words.
fn words_of_args(s: &mut Site<'_, '_, '_>, width: u32, signed: bool) -> Result<[Words; 2]> {
    if width > MOST_WIDE_BITS {
        let message = format_args!("arithmetic with a fixed point of {width} bits");
        return Err(Error::unsupported(message));
    }
    Ok([wide::words_of_arg(s, 0, signed)?, wide::words_of_arg(s, 1, signed)?])
}

/// Words shifted by a number of bits that is known.
fn shifted(s: &mut Site<'_, '_, '_>, op: BinaryOp, words: Words, by: u32) -> Result<Words> {
    let word = s.b().type_int(64);
    let by = s.b().const_int(word, by.into());
    let by = Words::each(1, |_| by);
    s.f.wide_binary(op, words, by, bits_of(words))
}

/// How many bits all words have.
fn bits_of(words: Words) -> u32 {
    (words.len() as u32).saturating_mul(64)
}

/// The quotient of two numbers of more than 32 bits. The dividend has as many bits more as stand behind the
/// point, and the quotient of the least number by -1 one more.
fn divide_words(
    s: &mut Site<'_, '_, '_>,
    intrinsic: &Intrinsic,
    width: u32,
    scale: u32,
) -> Result<Id> {
    let signed = intrinsic.name.starts_with('s');
    let operands = words_of_args(s, width, signed)?;
    let count = words_for(width.saturating_add(scale).saturating_add(signed.into()));
    let [left, right] = operands.map(|it| s.f.padded(&it, count, signed));
    let left = shifted(s, BinaryOp::Shl, left, scale)?;
    let op = if signed { BinaryOp::SDiv } else { BinaryOp::UDiv };
    let value = s.f.wide_binary(op, left, right, bits_of(left))?;
    let value = match intrinsic.name.ends_with(".sat") {
        true => clamped_words(s, value, width, signed)?,
        false => value.lowest(width.div_ceil(64) as usize),
    };
    Ok(wide::give_words(s, value, width))
}

/// The lowest words of a number, clamped to the range of integers of a width.
fn clamped_words(
    s: &mut Site<'_, '_, '_>,
    value: Words,
    width: u32,
    signed: bool,
) -> Result<Words> {
    let positive = width.saturating_sub(u32::from(signed));
    let ends = match signed {
        true => &[(Predicate::ISgt, 0), (Predicate::ISlt, u64::MAX)][..],
        false => &[(Predicate::IUgt, 0)],
    };
    let word = s.b().type_int(64);
    let mut within = value.lowest(width.div_ceil(64) as usize);
    for &(beyond, turned) in ends {
        let limit = Words::each(value.len(), |at| {
            s.b().const_int(word, low_ones_at(positive, at) ^ turned)
        });
        let beyond = s.f.wide_compare(beyond, value, limit, bits_of(value))?;
        within = Words::each(within.len(), |at| {
            s.b().op(Op::Select, word, &[beyond, limit[at], within[at]])
        });
    }
    Ok(within)
}
