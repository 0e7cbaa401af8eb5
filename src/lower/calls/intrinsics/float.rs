//! Floating-point intrinsics that are more than one instruction.

use lapidary_bitcode::ir::CastOp;
use lapidary_spirv::emit::{FragmentBuilder, Id};
use lapidary_spirv::grammar::{Decoration, Extension, Op, OpenClStd as Std};

use super::{integer, predicated, wide};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::MOST_WIDE_BITS;
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::{low_ones, low_ones_at};

/// `llvm.fma`
pub(super) fn fma(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let operands = s.args()?;
    let result = s.result;
    if s.f.allows(Extension::SPV_KHR_fma) {
        s.check_op(Op::FmaKHR)?;
        return s.instruction(Op::FmaKHR, &operands);
    }
    Ok(Some(s.b().opencl(Std::fma, result, &operands)))
}

/// `llvm.fmuladd`: `mad` leaves open whether it is fused, as the intrinsic does; where the target
/// shall not, a product and a sum.
pub(super) fn fmuladd(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let operands = s.args()?;
    let result = s.result;
    if s.f.facts.options.fmuladd_as_mad {
        return Ok(Some(s.b().opencl(Std::mad, result, &operands)));
    }
    let (x, y, z) = (s.arg(0)?, s.arg(1)?, s.arg(2)?);
    let b = s.b();
    let product = b.op(Op::FMul, result, &[x, y]);
    Ok(Some(b.op(Op::FAdd, result, &[product, z])))
}

/// `llvm.minimum`, `llvm.maximum`, `llvm.minimumnum`, `llvm.maximumnum`
pub(super) fn minimum(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (x, y) = (s.arg(0)?, s.arg(1)?);
    let name = intrinsic.name.rsplit('.').next().unwrap_or_default();
    Ok(Some(s.f.extremum(name, x, y)))
}

/// `llvm.canonicalize` may be a multiplication by one (LangRef).
pub(super) fn canonicalize(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    let b = s.b();
    let ty = b.type_of(value);
    let one = b.const_float(ty, 1.0);
    Ok(Some(b.op(Op::FMul, ty, &[value, one])))
}

/// `llvm.arithmetic.fence`: OpArithmeticFenceEXT when allowed.
pub(super) fn fence(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    if s.f.allows(Extension::SPV_EXT_arithmetic_fence) {
        s.check_op(Op::ArithmeticFenceEXT)?;
        return s.instruction(Op::ArithmeticFenceEXT, &[value]);
    }
    Ok(Some(value))
}

/// The members of a result struct of two.
fn members(s: &mut Site<'_, '_, '_>) -> (Id, Id) {
    let result = s.result;
    let b = s.b();
    (b.struct_member(result, 0), b.struct_member(result, 1))
}

/// An instruction of OpenCL.std that gives a second value through a pointer.
fn through_pointer(
    s: &mut Site<'_, '_, '_>,
    number: Std,
    first: Id,
    second: Id,
) -> Result<(Id, Id)> {
    let value = s.arg(0)?;
    let slot = s.f.local_variable(second, None);
    let b = s.b();
    let direct = b.opencl(number, first, &[value, slot]);
    let stored = b.op(Op::Load, second, &[slot]);
    Ok((direct, stored))
}

/// An argument that is an exponent, as the integer of 32 bits that OpenCL has there. What is beyond these
/// numbers gives what their ends give.
pub(super) fn exponent(s: &mut Site<'_, '_, '_>, index: usize) -> Result<Id> {
    let value = match s.llvm_width(index)? {
        ..=64 => s.signed_arg(index)?,
        width => {
            let value = s.arg(index)?;
            let ty = s.b().type_of(value);
            match s.f.is_wide(ty) {
                true => s.f.saturated_word(value, width),
                false => saturated_word(s.b(), ty, value),
            }
        }
    };
    let b = s.b();
    let (ty, int) = (b.type_of(value), b.type_int(32));
    let mut value = value;
    if b.width(ty) > 32 {
        let least = b.const_int(ty, i64::from(i32::MIN) as u64);
        let most = b.const_int(ty, i64::from(i32::MAX) as u64);
        value = b.opencl(Std::s_clamp, ty, &[value, least, most]);
    }
    let ty = b.type_like(ty, int);
    Ok(s.f.convert_int(value, ty, true))
}

/// An integer with more bits than OpenCL's functions take, as one of 64: what is beyond these is their end.
fn saturated_word(b: &mut FragmentBuilder, ty: Id, value: Id) -> Id {
    let [word, bool] = [b.type_int(64), b.type_bool()].map(|scalar| b.type_like(ty, scalar));
    let low = b.op(Op::SConvert, word, &[value]);
    let same = b.op(Op::SConvert, ty, &[low]);
    let fits = b.op(Op::IEqual, bool, &[same, value]);
    let zero = b.const_null(ty);
    let is_negative = b.op(Op::SLessThan, bool, &[value, zero]);
    let [least, most] = [1 << 63, u64::MAX >> 1].map(|end| b.const_int(word, end));
    let end = b.op(Op::Select, word, &[is_negative, least, most]);
    b.op(Op::Select, word, &[fits, low, end])
}

/// `llvm.ldexp`, `llvm.powi`
pub(super) fn with_exponent(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let number = if intrinsic.name == "powi" { Std::pown } else { Std::ldexp };
    let (value, exponent, result) = (s.arg(0)?, exponent(s, 1)?, s.result);
    let exponent = s.f.widen(exponent, result);
    s.f.check_bfloat_ids(result, &[value])?;
    Ok(Some(s.b().opencl(number, result, &[value, exponent])))
}

/// `llvm.frexp`: fraction and exponent.
pub(super) fn frexp(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (fraction, exponent) = members(s);
    let b = s.b();
    let int = b.type_int(32);
    let int = b.type_like(fraction, int);
    let (value, stored) = through_pointer(s, Std::frexp, fraction, int)?;
    let stored = if s.f.is_wide(exponent) {
        let word = s.b().type_int(64);
        let stored = s.f.convert_int(stored, word, true);
        s.f.wide_of_word(stored, true, exponent)
    } else {
        s.f.convert_int(stored, exponent, true)
    };
    let result = s.result;
    Ok(Some(s.b().op(Op::CompositeConstruct, result, &[value, stored])))
}

/// `llvm.modf`: fractional and integral part.
pub(super) fn modf(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (fraction, integral) = members(s);
    let (value, stored) = through_pointer(s, Std::modf, fraction, integral)?;
    let result = s.result;
    Ok(Some(s.b().op(Op::CompositeConstruct, result, &[value, stored])))
}

/// `llvm.sincos`
pub(super) fn sincos(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (sine, cosine) = members(s);
    let (value, stored) = through_pointer(s, Std::sincos, sine, cosine)?;
    let result = s.result;
    Ok(Some(s.b().op(Op::CompositeConstruct, result, &[value, stored])))
}

/// `llvm.sincospi`: sine and cosine of an angle in half turns.
pub(super) fn sincospi(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (ty, _) = members(s);
    let (angle, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let (sine, cosine) = (b.opencl(Std::sinpi, ty, &[angle]), b.opencl(Std::cospi, ty, &[angle]));
    Ok(Some(b.op(Op::CompositeConstruct, result, &[sine, cosine])))
}

/// `llvm.lround`, `llvm.lrint` and so on.
pub(super) fn round_to_int(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    to_int_by(s, if intrinsic.name.ends_with("rint") { Std::rint } else { Std::round })
}

/// An integer that an instruction of OpenCL.std rounds to.
pub(super) fn to_int_by(s: &mut Site<'_, '_, '_>, number: Std) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let ty = b.type_of(value);
    let rounded = b.opencl(number, ty, &[value]);
    let (from, to) = predicated::types_here(s)?;
    s.f.cast_id(CastOp::FpToSi, rounded, from, to, result).map(Some)
}

/// `llvm.fptosi.sat`, `llvm.fptoui.sat`: a saturated conversion; to a width that SPIR-V lacks by way
/// of 64 bits, clamped there.
pub(super) fn saturating_to_int(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = intrinsic.name == "fptosi.sat";
    let value = s.arg(0)?;
    let result = s.result;
    let module = s.f.facts.module;
    let width = match module.types.get(module.types.scalar(s.call.result)) {
        lapidary_bitcode::ir::Type::Integer(width) => width,
        _ => return Err(Error::malformed("a conversion to an integer gives something else")),
    };
    if width > MOST_WIDE_BITS {
        return Err(Error::unsupported(format_args!("llvm.{} to {width} bits", intrinsic.name)));
    }
    if width == 1 {
        // Between -1 and 0, or 0 and 1: whether it reaches the one of them that is not 0. NaN is 0.
        let value = s.f.computable(value);
        let b = s.b();
        let ty = b.type_of(value);
        let (op, limit) = match signed {
            true => (Op::FOrdLessThanEqual, -1.0),
            false => (Op::FOrdGreaterThanEqual, 1.0),
        };
        let limit = b.const_float(ty, limit);
        return Ok(Some(b.op(op, result, &[value, limit])));
    }
    if width > 64 {
        let number = saturating_to_wide(s, value, width, signed)?;
        if s.f.is_wide(result) {
            return Ok(Some(number));
        }
        let words = s.f.words_of(number);
        return Ok(Some(wide::give_words(s, words, width)));
    }
    let b = s.b();
    let exact = b.width(result) == width;
    let ty = if exact {
        result
    } else {
        let wide = b.type_int(64);
        b.type_like(result, wide)
    };
    let op = if signed { Op::ConvertFToS } else { Op::ConvertFToU };
    let mut number = b.op(op, ty, &[value]);
    b.decorate(number, Decoration::SaturatedConversion, &[]);
    if !exact {
        let bool = b.type_bool_like(ty);
        let (least, most) = if signed {
            let (least, most) = integer::bounds(s, ty, width);
            (Some(least), most)
        } else {
            (None, s.b().const_int(ty, low_ones(width)))
        };
        let b = s.b();
        let above = if signed { Op::SGreaterThanEqual } else { Op::UGreaterThanEqual };
        let above = b.op(above, bool, &[number, most]);
        let below = least.map(|least| (b.op(Op::SLessThanEqual, bool, &[number, least]), least));
        number = b.op(Op::Select, ty, &[above, most, number]);
        if let Some((below, least)) = below {
            number = b.op(Op::Select, ty, &[below, least, number]);
        }
    }
    Ok(Some(s.give_int(number)))
}

/// The same for integers of more than 64 bits, as words.
fn saturating_to_wide(s: &mut Site<'_, '_, '_>, value: Id, width: u32, signed: bool) -> Result<Id> {
    let op = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
    let value = s.f.at_least_single(value)?;
    let words = s.f.float_to_wide(op, value, width.div_ceil(64) as usize)?;
    let number = s.f.wide_of(&words);
    let wide = s.b().type_of(number);
    let positive = width.saturating_sub(u32::from(signed));
    let end = |at| low_ones_at(positive, at);
    let none = s.f.wide_constant_of(wide, |_| 0);
    let most = s.f.wide_constant_of(wide, end);
    let least = s.f.wide_constant_of(wide, |at| low_ones_at(width, at) ^ end(at));
    let b = s.b();
    let (ty, bool) = (b.type_of(value), b.type_bool());
    // The first number above all of them, and the least one; a float may have only infinity there.
    let limit = f64::from(2).powi(positive as i32);
    let (above, zero) = (b.const_float(ty, limit), b.const_float(ty, 0.0));
    let above = b.op(Op::FOrdGreaterThanEqual, bool, &[value, above]);
    let (rule, other) = if signed {
        let limit = b.const_float(ty, -limit);
        let below = b.op(Op::FOrdLessThanEqual, bool, &[value, limit]);
        (b.op(Op::FOrdEqual, bool, &[value, value]), Some(below))
    } else {
        (b.op(Op::FOrdGreaterThanEqual, bool, &[value, zero]), None)
    };
    let mut number = s.f.select_ids(above, most, number, wide);
    if let Some(below) = other {
        number = s.f.select_ids(below, least, number, wide);
    }
    Ok(s.f.select_ids(rule, number, none, wide))
}

/// `llvm.convert.to.fp16`: a number as the bits of a half.
pub(super) fn to_half_bits(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let half = b.type_float(16);
    let value = b.op(Op::FConvert, half, &[value]);
    Ok(Some(b.op(Op::Bitcast, result, &[value])))
}

/// `llvm.convert.from.fp16`: the number that the bits of a half are.
pub(super) fn from_half_bits(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (bits, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let half = b.type_float(16);
    let value = b.op(Op::Bitcast, half, &[bits]);
    Ok(Some(b.op(Op::FConvert, result, &[value])))
}
