//! Vector predication (LangRef, "Vector Predication Intrinsics"): operations whose last arguments are a mask
//! and how many lanes there are. What a lane that takes no part gives is poison, so an operation that cannot
//! go wrong is that on all lanes; divisors are one there, memory is not touched, and reductions and merges
//! leave it out.

use lapidary_bitcode::ir::{BinaryOp, CastOp, Predicate, TypeId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::vector::{self, Masked, length};
use super::{memory, table, wide};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

const BINARY: &[(&str, BinaryOp)] = &[
    ("add", BinaryOp::Add),
    ("sub", BinaryOp::Sub),
    ("mul", BinaryOp::Mul),
    ("and", BinaryOp::And),
    ("or", BinaryOp::Or),
    ("xor", BinaryOp::Xor),
    ("shl", BinaryOp::Shl),
    ("lshr", BinaryOp::LShr),
    ("ashr", BinaryOp::AShr),
    ("udiv", BinaryOp::UDiv),
    ("sdiv", BinaryOp::SDiv),
    ("urem", BinaryOp::URem),
    ("srem", BinaryOp::SRem),
    ("fadd", BinaryOp::FAdd),
    ("fsub", BinaryOp::FSub),
    ("fmul", BinaryOp::FMul),
    ("fdiv", BinaryOp::FDiv),
    ("frem", BinaryOp::FRem),
];

const CASTS: &[(&str, CastOp)] = &[
    ("trunc", CastOp::Trunc),
    ("zext", CastOp::ZExt),
    ("sext", CastOp::SExt),
    ("fptrunc", CastOp::FpTrunc),
    ("fpext", CastOp::FpExt),
    ("fptoui", CastOp::FpToUi),
    ("fptosi", CastOp::FpToSi),
    ("uitofp", CastOp::UiToFp),
    ("sitofp", CastOp::SiToFp),
    ("inttoptr", CastOp::IntToPtr),
    ("ptrtoint", CastOp::PtrToInt),
];

/// The name without `vp.`, or of the kind of reduction.
fn operation(intrinsic: &Intrinsic) -> &'static str {
    intrinsic.name.rsplit_once("vp.").map_or("", |name| name.1)
}

fn binary_op(name: &str) -> Result<BinaryOp> {
    let row = BINARY.iter().find(|row| row.0 == name);
    row.map(|row| row.1).ok_or_else(|| Error::unsupported(format_args!("llvm.vp.{name}")))
}

/// Whether an intrinsic is said by operations that take integers of more than 64 bits, too.
pub(super) fn takes_wide(name: &str) -> bool {
    let name = name.strip_prefix("experimental.").unwrap_or(name);
    let Some(name) = name.strip_prefix("vp.") else { return false };
    let integer = |row: &(&str, BinaryOp)| row.0 == name && !row.1.is_float();
    BINARY.iter().any(integer)
        || CASTS.iter().any(|row| row.0 == name)
        || matches!(name, "icmp" | "select" | "merge" | "load" | "store" | "gather" | "scatter")
        || matches!(name, "reverse" | "splat" | "splice" | "strided.load" | "strided.store")
        || name.starts_with("reduce.")
        || wide::has(name)
}

/// The types of the first argument and of the result as they are lowered.
pub(super) fn types_here(s: &Site<'_, '_, '_>) -> Result<(TypeId, TypeId)> {
    let types = &s.f.facts.module.types;
    let to = if s.is_component() { types.scalar(s.call.result) } else { s.call.result };
    Ok((s.type_here(0)?, to))
}

/// `llvm.vp.add(x, y, mask, length)` and so on.
pub(super) fn binary(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let op = binary_op(operation(intrinsic))?;
    let (x, y, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let (llvm, flags) = (s.type_here(0)?, s.call.call.flags);
    let value = s.f.binary_ids(op, flags, x, y, llvm, result)?;
    s.f.fast_math(value, flags);
    Ok(Some(value))
}

/// `llvm.vp.fneg(x, mask, length)`
pub(super) fn negate(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    Ok(Some(s.b().op(Op::FNegate, result, &[value])))
}

/// `llvm.vp.sext(x, mask, length)` and so on.
pub(super) fn cast(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = operation(intrinsic);
    let Some(&(_, op)) = CASTS.iter().find(|row| row.0 == name) else {
        return Err(Error::unsupported(format_args!("llvm.{}", intrinsic.name)));
    };
    let (value, result, (from, to)) = (s.arg(0)?, s.result, types_here(s)?);
    s.f.cast_id(op, value, from, to, result).map(Some)
}

/// What another intrinsic does, which has the same arguments but for the last two.
pub(super) fn call(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = match operation(intrinsic) {
        "roundtozero" => "trunc",
        name => name,
    };
    let Some((name, how)) = table::find(name) else {
        return Err(Error::unsupported(format_args!("llvm.{}", intrinsic.name)));
    };
    s.without_last(2, |s| how.lower_at(&Intrinsic { name }, s))
}

/// `llvm.vp.icmp(x, y, predicate, mask, length)`, `llvm.vp.fcmp`
pub(super) fn compare(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let float = operation(intrinsic) == "fcmp";
    let word = s.metadata_string(2).unwrap_or_default();
    let here = |it: &&Predicate| it.is_float() == float && it.keyword().as_bytes() == word;
    let Some(&predicate) = Predicate::ALL.iter().find(here) else {
        let name = intrinsic.name;
        return Err(Error::malformed(format!("a call of llvm.{name} without a predicate")));
    };
    let (x, y, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let llvm = s.type_here(0)?;
    s.f.compare_ids(predicate, x, y, llvm, result).map(Some)
}

/// Who takes part: a mask, and a number of lanes.
struct Taking {
    mask: Id,
    lanes: Id,
    /// The number where it is known.
    known: Option<i64>,
}

impl Taking {
    /// The mask is the argument of this number; the number of lanes is another.
    fn of(s: &mut Site<'_, '_, '_>, mask: usize, lanes: usize) -> Result<Self> {
        Ok(Self { known: s.constant(lanes), mask: s.arg(mask)?, lanes: s.arg(lanes)? })
    }

    /// Whether a lane does.
    fn lane(&self, s: &mut Site<'_, '_, '_>, at: u32) -> Id {
        let set = s.f.part(self.mask, at);
        if self.known.is_some_and(|known| known > i64::from(at)) {
            return set;
        }
        let b = s.b();
        let (ty, bool) = (b.type_of(self.lanes), b.type_bool());
        let number = b.const_int(ty, at.into());
        let there = b.op(Op::UGreaterThan, bool, &[self.lanes, number]);
        b.op(Op::LogicalAnd, bool, &[set, there])
    }
}

/// `llvm.vp.udiv(x, y, mask, length)` and its kind: other lanes divide by one.
pub(super) fn divide(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let op = binary_op(operation(intrinsic))?;
    let count = length(s, 0)?;
    let (x, y, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let taking = Taking::of(s, 2, 3)?;
    let (llvm, flags) = (s.f.facts.module.types.scalar(s.call.result), s.call.call.flags);
    let component = s.f.parts(result).0;
    let one = s.f.small_constant(component, 1);
    let mut parts = Vec::with_capacity(count as usize);
    for at in 0..count {
        let set = taking.lane(s, at);
        let (x, y) = (s.f.part(x, at), s.f.part(y, at));
        let y = s.f.select_ids(set, y, one, component);
        parts.push(s.f.binary_ids(op, flags, x, y, llvm, component)?);
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.vp.select(mask, x, y, length)`
pub(super) fn select(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (mask, x, y, result) = (s.arg(0)?, s.arg(1)?, s.arg(2)?, s.result);
    Ok(Some(s.f.select_ids(mask, x, y, result)))
}

/// `llvm.vp.merge(mask, x, y, pivot)`: lanes from the pivot on are those of the second vector.
pub(super) fn merge(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let taking = Taking::of(s, 0, 3)?;
    let (x, y, result) = (s.arg(1)?, s.arg(2)?, s.result);
    let component = s.f.parts(result).0;
    let mut parts = Vec::with_capacity(count as usize);
    for at in 0..count {
        let set = taking.lane(s, at);
        let (x, y) = (s.f.part(x, at), s.f.part(y, at));
        parts.push(s.f.select_ids(set, x, y, component));
    }
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.vp.reduce.add(start, vector, mask, length)` and so on, in the order of the lanes.
pub(super) fn reduce(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = operation(intrinsic).trim_start_matches("reduce.");
    let Some(&(_, how)) = vector::REDUCTIONS.iter().find(|row| row.0 == name) else {
        return Err(Error::unsupported(format_args!("llvm.{}", intrinsic.name)));
    };
    let count = length(s, 1)?;
    let (mut all, values, llvm) = (s.arg(0)?, s.arg(1)?, s.call.result);
    let taking = Taking::of(s, 2, 3)?;
    let ty = s.b().type_of(all);
    for at in 0..count {
        let set = taking.lane(s, at);
        let part = s.f.part(values, at);
        let joined = vector::join(s, how, llvm, all, part)?;
        all = s.f.select_ids(set, joined, all, ty);
    }
    Ok(Some(all))
}

/// The difference of two numbers of lanes.
fn difference(s: &mut Site<'_, '_, '_>, from: Id, by: Id) -> Id {
    let b = s.b();
    let ty = b.type_of(from);
    match (b.constant_value(from), b.constant_value(by)) {
        (Some(from), Some(by)) => b.const_int(ty, from.saturating_sub(by)),
        _ => b.op(Op::ISub, ty, &[from, by]),
    }
}

/// Elements moved towards the first place, or towards the last one. What moves in from outside is poison.
fn moved(s: &mut Site<'_, '_, '_>, parts: Vec<Id>, by: Id, to_first: bool) -> Vec<Id> {
    match s.b().constant_value(by) {
        Some(by) => moved_by_known(s, parts, by, to_first),
        None => moved_by_bits(s, parts, by, to_first),
    }
}

fn moved_by_known(s: &mut Site<'_, '_, '_>, parts: Vec<Id>, by: u64, to_first: bool) -> Vec<Id> {
    let Some(&one) = parts.first() else { return parts };
    let b = s.b();
    let outside = b.undef(b.type_of(one));
    let by = usize::try_from(by).unwrap_or(usize::MAX);
    let from = |at: usize| if to_first { at.checked_add(by) } else { at.checked_sub(by) };
    let part = |at| from(at).and_then(|at| parts.get(at)).copied().unwrap_or(outside);
    (0..parts.len()).map(part).collect()
}

/// By one place, by two, by four and so on, as the bits of the number say, which is less than there are
/// elements.
fn moved_by_bits(s: &mut Site<'_, '_, '_>, mut parts: Vec<Id>, by: Id, to_first: bool) -> Vec<Id> {
    let (ty, bool) = (s.b().type_of(by), s.b().type_bool());
    for step in (0..usize::BITS).map(|bit| 1_usize << bit) {
        if step >= parts.len() {
            break;
        }
        let b = s.b();
        let (mask, zero) = (b.const_int(ty, step as u64), b.const_int(ty, 0));
        let bit = b.op(Op::BitwiseAnd, ty, &[by, mask]);
        let moves = b.op(Op::INotEqual, bool, &[bit, zero]);
        let before = parts.clone();
        let (to, from) = match to_first {
            true => (&mut parts[..], &before[step..]),
            false => (&mut parts[step..], &before[..]),
        };
        for (part, &other) in to.iter_mut().zip(from) {
            let component = s.b().type_of(*part);
            *part = s.f.select_ids(moves, other, *part, component);
        }
    }
    parts
}

/// `llvm.experimental.vp.reverse(vector, mask, length)`: of the lanes that take part the last one first.
pub(super) fn reverse(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let (vector, lanes, result) = (s.arg(0)?, s.arg(2)?, s.result);
    let parts: Vec<Id> = (0..count).rev().map(|at| s.f.part(vector, at)).collect();
    let ty = s.b().type_of(lanes);
    let all = s.b().const_int(ty, count.into());
    // The lanes that take no part have come first.
    let others = difference(s, all, lanes);
    let parts = moved(s, parts, others, true);
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.experimental.vp.splice(first, second, offset, mask, first length, second length)`: the lanes of
/// both, one behind the other, from an offset on, which counts from the end of the first where it is
/// negative.
pub(super) fn splice(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let offset = s.constant(2).filter(|offset| offset.unsigned_abs() <= count.into());
    let offset = offset.ok_or_else(|| vector::out_of_range(intrinsic))?;
    let (first, second, lanes, result) = (s.arg(0)?, s.arg(1)?, s.arg(4)?, s.result);
    let component = s.f.parts(result).0;
    // Each with room for both behind it; the second begins where the lanes of the first end.
    let [first, second] = [first, second].map(|vector| {
        let own = (0..count).map(|at| s.f.part(vector, at)).collect::<Vec<Id>>();
        let room = vec![s.b().undef(component); own.len()];
        [own, room].concat()
    });
    let second = moved(s, second, lanes, false);
    let (ty, bool) = (s.b().type_of(lanes), s.b().type_bool());
    let known = s.b().constant_value(lanes);
    let mut both = Vec::with_capacity(first.len());
    for ((at, first), second) in (0_u64..).zip(first).zip(second) {
        both.push(match known {
            Some(lanes) if at < lanes => first,
            Some(_) => second,
            None => {
                let at = s.b().const_int(ty, at);
                let of_first = s.b().op(Op::UGreaterThan, bool, &[lanes, at]);
                s.f.select_ids(of_first, first, second, component)
            }
        });
    }
    let offset_id = s.b().const_int(ty, offset.unsigned_abs());
    let from = if offset < 0 { difference(s, lanes, offset_id) } else { offset_id };
    let mut parts = moved(s, both, from, true);
    parts.truncate(count as usize);
    s.f.of_parts(result, parts).map(Some)
}

/// `llvm.experimental.vp.splat(value, mask, length)`
pub(super) fn splat(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    let count = s.f.parts(result).1;
    s.f.of_parts(result, vec![value; count as usize]).map(Some)
}

/// `llvm.vp.cttz.elts(vector, zero_is_poison, mask, length)`: the first lane that takes part and is not zero,
/// or how many there are.
pub(super) fn first_set(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let taking = Taking::of(s, 2, 3)?;
    vector::first_of(
        s,
        |s, ty| s.f.convert_int(taking.lanes, ty, false),
        |s, at| Some(taking.lane(s, at)),
    )
}

/// `llvm.vp.load(pointer, mask, length)`, `llvm.vp.store(value, pointer, mask, length)`, `llvm.vp.gather` and
/// `llvm.vp.scatter`, which have a pointer for each lane, and `llvm.experimental.vp.strided.load(pointer,
/// bytes, mask, length)`, `.store`, where a number of bytes lies between one lane and the next.
pub(super) fn access(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = operation(intrinsic);
    let store = matches!(name, "store" | "scatter" | "strided.store");
    let each = matches!(name, "gather" | "scatter");
    let strided = name.starts_with("strided.");
    let pointer_at = usize::from(store);
    let mask_at = pointer_at.saturating_add(if strided { 2 } else { 1 });
    let count = length(s, mask_at)?;
    let pointer = s.arg(pointer_at)?;
    let taking = Taking::of(s, mask_at, mask_at.saturating_add(1))?;
    let (value, llvm) = match store {
        true => (s.arg(0)?, s.type_here(0)?),
        false => {
            let result = s.result;
            (s.b().undef(result), s.call.result)
        }
    };
    let align = memory::align_of(s, pointer_at as u32);
    let access = Masked { store, count, value, llvm, align };
    if strided {
        let (byte, size) = (s.b().type_int(8), s.f.type_size());
        let stride_at = pointer_at.saturating_add(1);
        let stride = match s.f.facts.wide_width(s.type_here(stride_at)?) {
            Some(_) => s.arg(stride_at).map(|stride| s.f.low_word(stride))?,
            None => s.signed_arg(stride_at)?,
        };
        let stride = s.f.convert_int(stride, size, true);
        return access.lower(
            s,
            |s, at| taking.lane(s, at),
            |s, component, at| {
                let base = s.f.pointer_to(pointer, byte);
                let b = s.b();
                let (ty, at) = (b.type_of(base), b.const_int(size, at.into()));
                let offset = b.op(Op::IMul, size, &[stride, at]);
                let place = b.op(Op::PtrAccessChain, ty, &[base, offset]);
                s.f.pointer_to(place, component)
            },
        );
    }
    if !each {
        return access.in_a_row(s, pointer, |s, at| taking.lane(s, at));
    }
    access.lower(
        s,
        |s, at| taking.lane(s, at),
        |s, component, at| {
            let pointer = s.f.part(pointer, at);
            s.f.pointer_to(pointer, component)
        },
    )
}
