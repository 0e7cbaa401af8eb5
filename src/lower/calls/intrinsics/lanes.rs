//! Intrinsics that move, number or mask the lanes of vectors, lane by lane.
//!
//! Lanes are taken out and put together one at a time, so that vectors of all lengths will do, whatever
//! holds them.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::vector::{length, result_length};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
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
    let mut parts = Vec::with_capacity(factor * count as usize);
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
    let parts = (0..count).map(|at| s.b().const_int(component, at.into())).collect();
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.get.active.lane.mask(base, end)`: for each lane whether its number, counted from the base on,
/// is below the end. The sum does not wrap, so what is left is asked, not where the lane is.
pub(super) fn active(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = result_length(s)?;
    let (base, end) = (s.unsigned_arg(0)?, s.unsigned_arg(1)?);
    let result = s.result;
    let b = s.b();
    let ty = b.type_of(base);
    let bool = b.type_bool();
    let any = b.op(Op::ULessThan, bool, &[base, end]);
    let left = b.op(Op::ISub, ty, &[end, base]);
    let mut parts = Vec::with_capacity(count as usize);
    for at in 0..count {
        let number = b.const_int(ty, at.into());
        let more = b.op(Op::UGreaterThan, bool, &[left, number]);
        parts.push(b.op(Op::LogicalAnd, bool, &[any, more]));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// For each lane: how many lanes before it are set in a mask, as a number of the width of a pointer.
pub(super) fn set_before(s: &mut Site<'_, '_, '_>, mask: Id, count: u32) -> Vec<Id> {
    let size = s.f.type_size();
    let (zero, one) = (s.b().const_int(size, 0), s.b().const_int(size, 1));
    let mut before = Vec::with_capacity(count as usize);
    let mut sum = zero;
    for at in 0..count {
        before.push(sum);
        if at + 1 < count {
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
        return Ok(Some(s.b().op(Op::Select, result, &[mask, vector, value])));
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
