//! Vector intrinsics: reductions, parts of vectors, masked accesses.
//!
//! A vector whose length SPIR-V lacks lives in a longer one; lengths come from LLVM's types.

use lapidary_bitcode::ir::Type;
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{MemoryAccess, Op, OpenClStd as Std};

use super::{Intrinsic, Lowered, float, integer};
use crate::lower::error::{Error, Result};
use crate::lower::function::site::Site;

/// The number of elements of a vector argument.
fn length(s: &Site<'_, '_, '_>, index: usize) -> Result<u32> {
    let ty = s.llvm_arg(index).map(|value| s.f.llvm_type(value));
    match ty.map(|ty| s.f.shared.module.types.get(ty)) {
        Some(Type::Vector { length, scalable: false, .. }) => Ok(length),
        Some(Type::Vector { .. }) => Err(Error::unsupported("scalable vectors")),
        _ => Ok(1),
    }
}

/// How two elements are joined.
#[derive(Clone, Copy)]
enum Join {
    Op(Op),
    Pick(Op),
    Ext(Std),
    Extremum(&'static str),
}

const REDUCTIONS: &[(&str, Join)] = &[
    ("add", Join::Op(Op::IAdd)),
    ("mul", Join::Op(Op::IMul)),
    ("and", Join::Op(Op::BitwiseAnd)),
    ("or", Join::Op(Op::BitwiseOr)),
    ("xor", Join::Op(Op::BitwiseXor)),
    ("smax", Join::Pick(Op::SGreaterThan)),
    ("smin", Join::Pick(Op::SLessThan)),
    ("umax", Join::Pick(Op::UGreaterThan)),
    ("umin", Join::Pick(Op::ULessThan)),
    ("fadd", Join::Op(Op::FAdd)),
    ("fmul", Join::Op(Op::FMul)),
    ("fmax", Join::Ext(Std::fmax)),
    ("fmin", Join::Ext(Std::fmin)),
    ("fmaximum", Join::Extremum("maximum")),
    ("fminimum", Join::Extremum("minimum")),
];

fn join(s: &mut Site<'_, '_, '_>, how: Join, x: Id, y: Id) -> Id {
    let ty = s.b().type_of(x);
    match how {
        Join::Op(op) => s.b().op(op, ty, &[x, y]),
        Join::Pick(op) => integer::pick(s, op, x, y),
        Join::Ext(number) => s.b().opencl(number, ty, &[x, y]),
        Join::Extremum(name) => float::extremum(s, name, x, y),
    }
}

/// The elements of a vector value.
fn elements(s: &mut Site<'_, '_, '_>, vector: Id, count: u32) -> Vec<Id> {
    let (component, has) = {
        let b = s.b();
        let ty = b.type_of(vector);
        b.components(ty)
    };
    if has == 1 {
        return vec![vector];
    }
    let int = s.b().type_int(32);
    (0..count)
        .map(|index| {
            let b = s.b();
            let index = b.const_int(int, u64::from(index));
            b.op(Op::VectorExtractDynamic, component, &[vector, index])
        })
        .collect()
}

/// `llvm.vector.reduce.*`
pub(super) fn reduce(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = intrinsic.name.rsplit('.').next().unwrap_or_default();
    let Some(&(_, how)) = REDUCTIONS.iter().find(|row| row.0 == name) else {
        return Err(Error::unsupported(format_args!("llvm.{}", intrinsic.name)));
    };
    // Ordered reductions of floats begin with a value.
    let ordered = matches!(name, "fadd" | "fmul");
    let vector = usize::from(ordered);
    let count = length(s, vector)?;
    let float = name.starts_with('f');
    let value = match name {
        _ if float => s.arg(vector)?,
        "smax" | "smin" => s.signed_arg(vector)?,
        "umax" | "umin" => s.unsigned_arg(vector)?,
        _ => s.int_arg(vector)?,
    };
    let mut parts = elements(s, value, count);
    if ordered {
        let mut sum = s.arg(0)?;
        for part in parts {
            sum = join(s, how, sum, part);
        }
        return Ok(Some(sum));
    }
    // A tree when the length is a power of two, else one after the other.
    let value = if parts.len().is_power_of_two() {
        while parts.len() > 1 {
            parts = parts.chunks(2).map(|pair| join(s, how, pair[0], pair[1])).collect();
        }
        parts.first().copied()
    } else {
        let mut all = parts.into_iter();
        let first = all.next();
        first.map(|first| all.fold(first, |sum, part| join(s, how, sum, part)))
    };
    let value = value.ok_or_else(|| Error::unsupported("a reduction of an empty vector"))?;
    Ok(Some(if float { value } else { s.give_int(value) }))
}

/// A shuffle of two vectors into the result's container.
fn shuffle(s: &mut Site<'_, '_, '_>, x: Id, y: Id, picks: &[u32]) -> Id {
    let result = s.result;
    let b = s.b();
    let container = b.components(result).1 as usize;
    b.op_with(Op::VectorShuffle, result, |w| {
        let undefined = std::iter::repeat(u32::MAX);
        picks
            .iter()
            .copied()
            .chain(undefined)
            .take(container)
            .fold(w.id(x).id(y), |w, pick| w.literal(pick))
    })
}

/// The number of elements of the result.
fn result_length(s: &Site<'_, '_, '_>) -> Result<u32> {
    match s.f.shared.module.types.get(s.call.result) {
        Type::Vector { length, scalable: false, .. } => Ok(length),
        _ => Err(Error::unsupported("scalable vectors")),
    }
}

/// `llvm.vector.extract(vector, index)`
pub(super) fn extract(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let from = s.literal(1)?;
    let count = result_length(s)?;
    let value = s.arg(0)?;
    let result = s.result;
    if s.b().components(result).1 == 1 {
        return Ok(Some(s.b().extract(result, value, &[from])));
    }
    let picks: Vec<u32> = (from..from + count).collect();
    Ok(Some(shuffle(s, value, value, &picks)))
}

/// `llvm.vector.insert(vector, part, index)`
pub(super) fn insert(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let at = s.literal(2)?;
    let (whole, part) = (length(s, 0)?, length(s, 1)?);
    let (vector, value) = (s.arg(0)?, s.arg(1)?);
    let result = s.result;
    let (first, second) = {
        let b = s.b();
        let (x, y) = (b.type_of(vector), b.type_of(value));
        (b.components(x).1, b.components(y).1)
    };
    if second == 1 {
        return Ok(Some(s.b().insert(result, value, vector, &[at])));
    }
    let picks: Vec<u32> = (0..whole)
        .map(|index| if (at..at + part).contains(&index) { first + index - at } else { index })
        .collect();
    Ok(Some(shuffle(s, vector, value, &picks)))
}

/// `llvm.vector.reverse`
pub(super) fn reverse(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let value = s.arg(0)?;
    let picks: Vec<u32> = (0..count).rev().collect();
    Ok(Some(shuffle(s, value, value, &picks)))
}

/// `llvm.masked.load(pointer[, align], mask, otherwise)`, `llvm.masked.store(value, pointer[,
/// align], mask)`: element by element, each in a block of its own. The alignment was an argument
/// until LLVM 21.
pub(super) fn masked_access(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let store = intrinsic.name == "masked.store";
    let mask_at = s.len() - if store { 1 } else { 2 };
    let count = length(s, mask_at)?;
    let mask = s.arg(mask_at)?;
    let pointer = s.arg(usize::from(store))?;
    let mut value = if store { s.arg(0)? } else { s.arg(s.len() - 1)? };
    let ty = s.b().type_of(value);
    let component = s.b().components(ty).0;
    let single = s.b().components(ty).1 == 1;
    let bytes = s.b().width(component) / 8;
    let base = s.f.pointer_to(pointer, component);
    let pointer_type = s.b().type_of(base);
    let bool = s.b().type_bool();
    let size = s.f.type_size();
    for index in 0..count {
        let b = s.b();
        let set = if single { mask } else { b.extract(bool, mask, &[index]) };
        let (then, after) = (b.new_label(), b.new_label());
        let before = s.f.current_block;
        s.f.branch_if(set, then, after);
        s.f.begin_block(then);
        let b = s.b();
        let offset = b.const_int(size, u64::from(index));
        let at = b.op(Op::InBoundsPtrAccessChain, pointer_type, &[base, offset]);
        let aligned = MemoryAccess::Aligned.0;
        if store {
            let part = if single { value } else { b.extract(component, value, &[index]) };
            b.code.begin(Op::Store).id(at).id(part).literal(aligned).literal(bytes).end();
            s.f.branch(after);
            s.f.begin_block(after);
        } else {
            let part = b.op_with(Op::Load, component, |w| w.id(at).literal(aligned).literal(bytes));
            let whole = if single { part } else { b.insert(ty, part, value, &[index]) };
            s.f.branch(after);
            s.f.begin_block(after);
            value = s.b().op(Op::Phi, ty, &[whole, then, value, before]);
        }
    }
    Ok((!store).then_some(value))
}

/// `llvm.masked.gather`, `llvm.masked.scatter`: vectors of pointers need the extension.
pub(super) fn gather_scatter(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let scatter = intrinsic.name == "masked.scatter";
    let op = if scatter { Op::MaskedScatterINTEL } else { Op::MaskedGatherINTEL };
    s.check_op(op)?;
    let old = s.len() == 4;
    let align = if old { s.literal(usize::from(scatter) + 1)? } else { 0 };
    if scatter {
        let (value, pointers, mask) = (s.arg(0)?, s.arg(1)?, s.arg(s.len() - 1)?);
        let w = s.b().code.begin(op).id(value).id(pointers).literal(align).id(mask);
        w.end();
        return Ok(None);
    }
    let (pointers, mask, otherwise) = (s.arg(0)?, s.arg(s.len() - 2)?, s.arg(s.len() - 1)?);
    let result = s.result;
    Ok(Some(s.b().op_with(op, result, |w| w.id(pointers).literal(align).id(mask).id(otherwise))))
}
