//! Intrinsics that move, number, mask, search or add up the lanes of vectors, lane by lane.
//!
//! Lanes are taken out and put together one at a time, so that vectors of all lengths will do, whatever
//! holds them.

use lapidary_bitcode::ir::{BinaryOp, Flags, Predicate};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd, StorageClass};

use super::vector::{length, result_length};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// How many vectors an intrinsic like `vector.interleave3` is about: the end of its name.
fn factor(intrinsic: &Intrinsic) -> Result<u32> {
    let digits = intrinsic.name.trim_start_matches(|it: char| !it.is_ascii_digit());
    digits.parse().map_err(|_| Error::unsupported(format_args!("llvm.{}", intrinsic.name)))
}

/// `llvm.vector.interleave3(first, second, third)` and so on: their elements by turns.
pub(super) fn interleave(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let factor = factor(intrinsic)? as usize;
    let count = length(s, 0)?;
    let vectors = (0..factor).map(|at| s.arg(at)).collect::<Result<Vec<Id>>>()?;
    let mut parts = Vec::with_capacity(factor.saturating_mul(count as usize));
    for at in 0..count {
        parts.extend(vectors.iter().map(|&vector| s.f.part(vector, at)));
    }
    let result = s.result;
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.vector.deinterleave3(vector)` and so on: a struct of vectors, each of every third element.
pub(super) fn deinterleave(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let factor = factor(intrinsic)?;
    let count = length(s, 0)?;
    let (vector, result) = (s.arg(0)?, s.result);
    let mut members = Vec::with_capacity(factor as usize);
    for first in 0..factor {
        let ty = s.b().struct_member(result, first);
        let lanes = (first..count).step_by(factor as usize);
        let parts = lanes.map(|at| s.f.part(vector, at)).collect();
        members.push(s.f.of_parts(ty, parts)?);
    }
    Ok(Some(s.b().op(Op::CompositeConstruct, result, &members)))
}

/// `llvm.stepvector`: 0, 1, 2 and so on.
pub(super) fn step(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = result_length(s)?;
    let result = s.result;
    let component = s.f.parts(result).0;
    let parts = (0..count).map(|at| s.f.small_constant(component, at)).collect();
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.get.active.lane.mask(base, end)`: for each lane whether `base + lane` is below `end`. The sum does
/// not wrap, so the lane is compared with `end - base` instead.
pub(super) fn active(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = result_length(s)?;
    let width = s.llvm_width(0)?;
    if s.llvm_width(1)? != width {
        return Err(Error::malformed("the first lane and the end of the lanes differ in type"));
    }
    // A difference of numbers of this width is at most this, so no later lane can be active.
    let most = u32::try_from(u64::MAX >> 64u32.saturating_sub(width)).unwrap_or(u32::MAX);
    let result = s.result;
    let mut parts = Vec::with_capacity(count as usize);
    let base = s.arg(0)?;
    let ty = s.b().type_of(base);
    if s.f.is_wide(ty) {
        let end = s.arg(1)?;
        let any = s.f.wide_compare_ids(Predicate::IUlt, base, end, width)?;
        let left = s.f.wide_binary_ids(BinaryOp::Sub, end, base, width)?;
        for at in 0..count {
            let number = s.f.small_constant(ty, at);
            let more = s.f.wide_compare_ids(Predicate::IUgt, left, number, width)?;
            let bool = s.b().type_bool();
            parts.push(s.b().op(Op::LogicalAnd, bool, &[any, more]));
        }
    } else {
        let (base, end) = (s.unsigned_arg(0)?, s.unsigned_arg(1)?);
        let b = s.b();
        let (bool, ty) = (b.type_bool(), b.type_of(base));
        let any = b.op(Op::ULessThan, bool, &[base, end]);
        let left = b.op(Op::ISub, ty, &[end, base]);
        for at in 0..count.min(most) {
            let number = b.const_int(ty, at.into());
            let more = b.op(Op::UGreaterThan, bool, &[left, number]);
            parts.push(b.op(Op::LogicalAnd, bool, &[any, more]));
        }
    }
    if parts.len() < count as usize {
        let bool = s.b().type_bool();
        let none = s.b().const_int(bool, 0);
        parts.resize(count as usize, none);
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.loop.dependence.war.mask(a, b, size)`: the lanes that may load from `a` before any of them stores
/// to `b`, which are all if `b` is not behind `a`, else those that begin before it. For
/// `llvm.loop.dependence.raw.mask`, of a store to `a` before a load from `b`, either may be behind the other.
pub(super) fn independent(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let count = result_length(s)?;
    let (a, b, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let size = s.constant(2).ok_or_else(|| Error::malformed("the size of an element"))?;
    let ty = s.f.type_size();
    let code = s.b();
    let [a, b] = [a, b].map(|pointer| code.op(Op::ConvertPtrToU, ty, &[pointer]));
    let behind = code.op(Op::ISub, ty, &[b, a]);
    let (bool, zero) = (code.type_bool(), code.const_int(ty, 0));
    let (all, distance) = match intrinsic.name == "loop.dependence.war.mask" {
        true => (code.op(Op::SLessThanEqual, bool, &[behind, zero]), behind),
        false => {
            let same = code.op(Op::IEqual, bool, &[behind, zero]);
            (same, code.opencl(OpenClStd::s_abs, ty, &[behind]))
        }
    };
    let mut parts = Vec::with_capacity(count as usize);
    for at in 0..count {
        let start = code.const_int(ty, size.wrapping_mul(i64::from(at)) as u64);
        let before = code.op(Op::UGreaterThan, bool, &[distance, start]);
        parts.push(code.op(Op::LogicalOr, bool, &[all, before]));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// For each lane: how many lanes before it are set in a mask, as a number of the width of a pointer.
pub(super) fn set_before(s: &mut Site<'_, '_, '_>, mask: Id, count: u32) -> Vec<Id> {
    let size = s.f.type_size();
    let (zero, one) = (s.b().const_int(size, 0), s.b().const_int(size, 1));
    let mut before = Vec::with_capacity(count as usize);
    let mut sum = zero;
    let last = count.saturating_sub(1);
    for at in 0..count {
        before.push(sum);
        if at < last {
            let set = s.f.part(mask, at);
            let step = s.b().op(Op::Select, size, &[set, one, zero]);
            sum = s.b().op(Op::IAdd, size, &[sum, step]);
        }
    }
    before
}

/// `llvm.experimental.vector.compress(vector, mask, otherwise)`: the elements that the mask has, then
/// those that stand there otherwise.
pub(super) fn compress(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let (vector, mask) = (s.arg(0)?, s.arg(1)?);
    let mut value = s.arg(2)?;
    let places = set_before(s, mask, count);
    let result = s.result;
    let component = s.f.parts(result).0;
    if count == 1 {
        let [mask, there, otherwise] = [mask, vector, value].map(|of| s.f.part(of, 0));
        let part = s.f.select_ids(mask, there, otherwise, component);
        return s.f.of_parts(result, vec![part]).map(Some);
    }
    if s.f.facts.is_spread(s.call.result) {
        return compress_in_memory(s, &places, count);
    }
    for (at, place) in (0..count).zip(places) {
        let (set, part) = (s.f.part(mask, at), s.f.part(vector, at));
        let b = s.b();
        let there = b.op(Op::VectorExtractDynamic, component, &[value, place]);
        let part = b.op(Op::Select, component, &[set, part, there]);
        value = b.op(Op::VectorInsertDynamic, result, &[value, part, place]);
    }
    Ok(Some(value))
}

/// The same for a vector that SPIR-V holds as an array, in memory, where an index need not be a constant.
/// Each element is written to the next free place, so that one which the mask leaves out is overwritten by
/// the next.
fn compress_in_memory(s: &mut Site<'_, '_, '_>, places: &[Id], count: u32) -> Lowered {
    let (vector, mask, otherwise) = (s.arg(0)?, s.arg(1)?, s.arg(2)?);
    let result = s.result;
    let component = s.f.parts(result).0;
    let is_bool = s.f.is_bool(component);
    let cell = if is_bool { s.b().type_int(8) } else { component };
    let length = s.f.array_length(count.into());
    let array = s.b().type_array(cell, length);
    let variable = s.f.local_variable(array, None);
    let pointer = s.b().type_pointer(StorageClass::Function, cell);
    let zero = s.b().const_u32(0);
    let at = |s: &mut Site<'_, '_, '_>, place: Id| {
        s.b().op(Op::InBoundsPtrAccessChain, pointer, &[variable, zero, place])
    };
    for (number, &place) in (0..count).zip(places) {
        let part = s.f.part(vector, number);
        let part = if is_bool { s.f.bool_to_int(cell, part, false) } else { part };
        let pointer = at(s, place);
        s.f.store(pointer, part, Access::default())?;
    }
    // How many lanes the mask has: those before the last lane, and the last one if it is set.
    let before = places.last().copied().ok_or_else(|| Error::malformed("a vector of nothing"))?;
    let size = s.f.type_size();
    let (last, one) = (s.f.part(mask, count.saturating_sub(1)), s.b().const_int(size, 1));
    let with_last = s.b().op(Op::IAdd, size, &[before, one]);
    let total = s.b().op(Op::Select, size, &[last, with_last, before]);
    let bool = s.b().type_bool();
    let mut parts = Vec::with_capacity(count as usize);
    for number in 0..count {
        let place = s.b().const_int(size, number.into());
        let pointer = at(s, place);
        let there = s.f.load(cell, pointer, Access::default());
        let there = if is_bool { s.f.int_to_bool(there) } else { there };
        let among = s.b().op(Op::ULessThan, bool, &[place, total]);
        let otherwise = s.f.part(otherwise, number);
        parts.push(s.f.select_ids(among, there, otherwise, component));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.mask.beforefirst(mask)`: the lanes before the first that is set.
pub(super) fn before_first(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let (mask, result) = (s.arg(0)?, s.result);
    let bool = s.b().type_bool();
    let mut seen = s.b().const_bool(false);
    let mut parts = Vec::with_capacity(count as usize);
    for at in 0..count {
        let set = s.f.part(mask, at);
        seen = s.b().op(Op::LogicalOr, bool, &[seen, set]);
        parts.push(s.b().op(Op::LogicalNot, bool, &[seen]));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.vector.partial.reduce.add(sums, vector)` and `.fadd`: the elements of a longer vector added to the
/// sums, each to any of them.
pub(super) fn partial_reduce(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (count, total) = (length(s, 0)?, length(s, 1)?);
    let (sums, vector, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let op = if intrinsic.name.ends_with("fadd") { BinaryOp::FAdd } else { BinaryOp::Add };
    let llvm = s.f.facts.module.types.scalar(s.call.result);
    let mut parts: Vec<Id> = (0..count).map(|at| s.f.part(sums, at)).collect();
    // The elements go to the sums by turns.
    for (at, sum) in (0..total).zip((0..parts.len()).cycle()) {
        let part = s.f.part(vector, at);
        let sum = &mut parts[sum];
        let ty = s.b().type_of(part);
        *sum = s.f.binary_ids(op, Flags::default(), *sum, part, llvm, ty)?;
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.experimental.vector.match(vector, wanted, mask)`: for each lane of the mask whether its element is
/// among those that are wanted.
pub(super) fn matches(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (count, several) = (length(s, 0)?, length(s, 1)?);
    let (vector, wanted, mask, result) = (s.arg(0)?, s.arg(1)?, s.arg(2)?, s.result);
    let llvm = s.llvm_arg(0).map(|value| s.f.facts.module.types.scalar(s.f.llvm_type(value)));
    let llvm = llvm.ok_or_else(|| Error::malformed("a search in nothing"))?;
    let bool = s.b().type_bool();
    let mut parts = Vec::with_capacity(count as usize);
    for at in 0..count {
        let (part, set) = (s.f.part(vector, at), s.f.part(mask, at));
        let mut any = s.b().const_bool(false);
        for other in 0..several {
            let other = s.f.part(wanted, other);
            let same = s.f.compare_ids(Predicate::IEq, part, other, llvm, bool)?;
            any = s.b().op(Op::LogicalOr, bool, &[any, same]);
        }
        parts.push(s.b().op(Op::LogicalAnd, bool, &[set, any]));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.experimental.vector.extract.last.active(vector, mask, otherwise)`: the last element that the mask
/// has.
pub(super) fn last_active(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let (vector, mask, mut value) = (s.arg(0)?, s.arg(1)?, s.arg(2)?);
    let result = s.result;
    for at in 0..count {
        let (part, set) = (s.f.part(vector, at), s.f.part(mask, at));
        value = s.f.select_ids(set, part, value, result);
    }
    Ok(Some(value))
}

/// `llvm.experimental.get.vector.length(left, most, scalable)`: how many of the elements that are left go
/// into a vector.
pub(super) fn vector_length(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    if s.constant(2) != Some(0) {
        return Err(Error::unsupported("scalable vectors"));
    }
    let most = u64::from(s.literal(1)?);
    let left = s.unsigned_arg(0)?;
    let width = s.llvm_width(0)?;
    let b = s.b();
    let (ty, bool) = (b.type_of(left), b.type_bool());
    if width < 64 && most >> width != 0 {
        return Ok(Some(s.give_int(left)));
    }
    let most = b.const_int(ty, most);
    let less = b.op(Op::ULessThan, bool, &[left, most]);
    let value = b.op(Op::Select, ty, &[less, left, most]);
    Ok(Some(s.give_int(value)))
}

/// `llvm.masked.udiv(dividend, divisor, mask)` and its kind: lanes that the mask lacks divide by one.
pub(super) fn masked_divide(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let op = match intrinsic.name {
        "masked.udiv" => BinaryOp::UDiv,
        "masked.sdiv" => BinaryOp::SDiv,
        "masked.urem" => BinaryOp::URem,
        _ => BinaryOp::SRem,
    };
    let (dividend, divisor, mask, result) = (s.arg(0)?, s.arg(1)?, s.arg(2)?, s.result);
    let ones = s.f.small_constant(result, 1);
    let divisor = s.f.select_ids(mask, divisor, ones, result);
    let llvm = s.type_here(0)?;
    s.f.binary_ids(op, Flags::default(), dividend, divisor, llvm, result).map(Some)
}
