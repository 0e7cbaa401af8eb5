//! Vector intrinsics: reductions, parts of vectors, masked accesses.
//!
//! A vector whose length SPIR-V lacks lives in a longer one; lengths come from LLVM's types.

use lapidary_bitcode::ir::{BinaryOp, Flags, Predicate, Type, TypeId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, OpenClStd as Std};

use super::{lanes, memory};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::aggregates::UNDEFINED;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// The number of elements of a vector argument.
pub(super) fn length(s: &Site<'_, '_, '_>, index: usize) -> Result<u32> {
    let ty = s.llvm_arg(index).map(|value| s.f.llvm_type(value));
    match ty.map(|ty| s.f.facts.module.types.get(ty)) {
        Some(Type::Vector { length, scalable: false, .. }) => Ok(length),
        Some(Type::Vector { .. }) => Err(Error::unsupported("scalable vectors")),
        _ => Ok(1),
    }
}

/// How two elements are joined.
#[derive(Clone, Copy)]
pub(super) enum Join {
    Binary(BinaryOp),
    Pick(Predicate),
    Ext(Std),
    Extremum(&'static str),
}

pub(super) const REDUCTIONS: &[(&str, Join)] = &[
    ("add", Join::Binary(BinaryOp::Add)),
    ("mul", Join::Binary(BinaryOp::Mul)),
    ("and", Join::Binary(BinaryOp::And)),
    ("or", Join::Binary(BinaryOp::Or)),
    ("xor", Join::Binary(BinaryOp::Xor)),
    ("smax", Join::Pick(Predicate::ISgt)),
    ("smin", Join::Pick(Predicate::ISlt)),
    ("umax", Join::Pick(Predicate::IUgt)),
    ("umin", Join::Pick(Predicate::IUlt)),
    ("fadd", Join::Binary(BinaryOp::FAdd)),
    ("fmul", Join::Binary(BinaryOp::FMul)),
    ("fmax", Join::Ext(Std::fmax)),
    ("fmin", Join::Ext(Std::fmin)),
    ("fmaximum", Join::Extremum("maximum")),
    ("fminimum", Join::Extremum("minimum")),
    ("fmaximumnum", Join::Extremum("maximumnum")),
    ("fminimumnum", Join::Extremum("minimumnum")),
];

/// Joins two elements of LLVM type `llvm`.
pub(super) fn join(s: &mut Site<'_, '_, '_>, how: Join, llvm: TypeId, x: Id, y: Id) -> Result<Id> {
    let ty = s.b().type_of(x);
    Ok(match how {
        Join::Binary(op) => s.f.binary_ids(op, Flags::default(), x, y, llvm, ty)?,
        Join::Pick(predicate) => {
            let bool = s.b().type_bool();
            let condition = s.f.compare_ids(predicate, x, y, llvm, bool)?;
            s.f.select_ids(condition, x, y, ty)
        }
        Join::Ext(number) => s.b().opencl(number, ty, &[x, y]),
        Join::Extremum(name) => s.f.extremum(name, x, y),
    })
}

/// The elements of a vector value.
fn elements(s: &mut Site<'_, '_, '_>, vector: Id, count: u32) -> Vec<Id> {
    let b = s.b();
    let TypeKind::Vector { component, .. } = b.kind_of(vector) else {
        return (0..count).map(|at| s.f.part(vector, at)).collect();
    };
    let int = b.type_int(32);
    // As Khronos' translator does it for a constant index.
    (0..count)
        .map(|index| {
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
    let value = s.arg(vector)?;
    let llvm = s.llvm_arg(vector).map(|value| s.f.facts.module.types.scalar(s.f.llvm_type(value)));
    let llvm = llvm.ok_or_else(|| Error::malformed("a reduction of nothing"))?;
    let mut parts = elements(s, value, count);
    if ordered {
        let mut sum = s.arg(0)?;
        for part in parts {
            sum = join(s, how, llvm, sum, part)?;
        }
        return Ok(Some(sum));
    }
    // A tree when the length is a power of two, else one after the other.
    if parts.len().is_power_of_two() {
        while parts.len() > 1 {
            let mut joined = Vec::with_capacity(parts.len() / 2);
            for pair in parts.chunks(2) {
                joined.push(join(s, how, llvm, pair[0], pair[1])?);
            }
            parts = joined;
        }
    }
    let mut all = parts.into_iter();
    let mut value = all.next().ok_or_else(|| Error::unsupported("a reduction of no elements"))?;
    for part in all {
        value = join(s, how, llvm, value, part)?;
    }
    Ok(Some(value))
}

/// The number of elements of the result.
pub(super) fn result_length(s: &Site<'_, '_, '_>) -> Result<u32> {
    match s.f.facts.module.types.get(s.call.result) {
        Type::Vector { length, scalable: false, .. } => Ok(length),
        _ => Err(Error::unsupported("scalable vectors")),
    }
}

/// `llvm.vector.extract(vector, index)`
pub(super) fn extract(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let from = s.literal(1)?;
    let (whole, count) = (length(s, 0)?, result_length(s)?);
    let end = from.checked_add(count).filter(|&end| end <= whole);
    let picks: Vec<u32> = (from..end.ok_or_else(|| out_of_range(intrinsic))?).collect();
    shuffle(s, 0, 0, &picks)
}

/// A place behind the end of a vector.
pub(super) fn out_of_range(intrinsic: &Intrinsic) -> Error {
    Error::malformed(format!("the index of 'llvm.{}' is out of range", intrinsic.name))
}

/// `llvm.vector.insert(vector, part, index)`
pub(super) fn insert(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let at = s.literal(2)?;
    let (whole, part) = (length(s, 0)?, length(s, 1)?);
    let end = at.checked_add(part).filter(|&end| end <= whole);
    let end = end.ok_or_else(|| out_of_range(intrinsic))?;
    let (vector, value) = (s.arg(0)?, s.arg(1)?);
    let result = s.result;
    if part == 1 && whole > 1 {
        let value = s.f.part(value, 0);
        return Ok(Some(s.b().insert(result, value, vector, &[at])));
    }
    // The part as a vector as long as the whole, as both sides of a shuffle are counted alike.
    let picks: Vec<u32> =
        (0..whole).map(|index| if index < part { index } else { UNDEFINED }).collect();
    let long = s.f.shuffle_ids(value, value, part, &picks, result)?;
    let picks: Vec<u32> = (0..whole)
        .map(|index| match index.checked_sub(at) {
            Some(of_part) if index < end => whole.saturating_add(of_part),
            _ => index,
        })
        .collect();
    Ok(Some(s.f.shuffle_ids(vector, long, whole, &picks, result)?))
}

/// `llvm.vector.reverse`
pub(super) fn reverse(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let picks: Vec<u32> = (0..length(s, 0)?).rev().collect();
    shuffle(s, 0, 0, &picks)
}

/// `llvm.vector.splice.left(first, second, offset)`, `.right`: as many elements of both, one behind the
/// other, as one has: from `offset` on, or up to the last `offset` of the second. Until LLVM 21 a
/// negative offset was one to the right.
pub(super) fn splice(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let offset = s.constant(2).ok_or_else(|| {
        Error::unsupported(format_args!("llvm.{} by a number that is not known", intrinsic.name))
    })?;
    let right = intrinsic.name.ends_with("right") || offset < 0;
    let offset = u32::try_from(offset.unsigned_abs()).ok();
    let from =
        offset.and_then(|offset| if right { count.checked_sub(offset) } else { Some(offset) });
    let from = from.filter(|&from| from <= count).ok_or_else(|| out_of_range(intrinsic))?;
    let picks: Vec<u32> = (from..from.saturating_add(count)).collect();
    shuffle(s, 0, 1, &picks)
}

/// `llvm.vector.interleave2(first, second)`: their elements by turns.
pub(super) fn interleave(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let picks: Vec<u32> =
        (0..count).flat_map(|index| [index, count.saturating_add(index)]).collect();
    shuffle(s, 0, 1, &picks)
}

/// `llvm.vector.deinterleave2(vector)`: the even elements and the odd ones.
pub(super) fn deinterleave(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let (value, result) = (s.arg(0)?, s.result);
    let mut halves = Vec::with_capacity(2);
    for first in 0..2 {
        let half = s.b().struct_member(result, first);
        let picks: Vec<u32> = (first..count).step_by(2).collect();
        halves.push(s.f.shuffle_ids(value, value, count, &picks, half)?);
    }
    Ok(Some(s.b().op(Op::CompositeConstruct, result, &halves)))
}

/// A shuffle of two arguments of one type into the result.
fn shuffle(s: &mut Site<'_, '_, '_>, first: usize, second: usize, picks: &[u32]) -> Lowered {
    let count = length(s, first)?;
    let (x, y, result) = (s.arg(first)?, s.arg(second)?, s.result);
    Ok(Some(s.f.shuffle_ids(x, y, count, picks, result)?))
}

/// `llvm.experimental.cttz.elts(vector, zero_is_poison)`: the place of the first element that is not
/// zero, or the number of elements.
pub(super) fn first_set(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    first_of(s, |s, ty| s.b().const_int(ty, count.into()), |_, _| None)
}

/// The place of the first element of the first argument that is not zero and takes part, if not all do;
/// `none` gives what stands for no such place.
pub(super) fn first_of(
    s: &mut Site<'_, '_, '_>,
    none: impl FnOnce(&mut Site<'_, '_, '_>, Id) -> Id,
    mut takes_part: impl FnMut(&mut Site<'_, '_, '_>, u32) -> Option<Id>,
) -> Lowered {
    let count = length(s, 0)?;
    let vector = s.arg(0)?;
    let width = s.llvm_width(0)?;
    let wide = s.f.facts.wide_width(s.call.result).is_some();
    let ty = s.b().type_of(vector);
    let element = s.f.parts(ty).0;
    let wide_elements = s.f.is_wide(element);
    let result = if wide { s.b().type_int(64) } else { s.result };
    let bool = s.b().type_bool();
    let mut place = none(s, result);
    for at in (0..count).rev() {
        let part = s.f.part(vector, at);
        let mut set = match width {
            65.. if wide_elements => {
                let zero = s.f.wide_constant_of(element, |_| 0);
                s.f.wide_compare_ids(Predicate::INe, part, zero, width)?
            }
            _ => {
                let part = s.f.extend_zero(part, width);
                s.f.int_to_bool(part)
            }
        };
        if let Some(takes_part) = takes_part(s, at) {
            set = s.b().op(Op::LogicalAnd, bool, &[set, takes_part]);
        }
        let index = s.b().const_int(result, u64::from(at));
        place = s.b().op(Op::Select, result, &[set, index, place]);
    }
    let given = s.result;
    Ok(Some(if wide { s.f.wide_of_word(place, false, given) } else { place }))
}

/// `llvm.masked.load(pointer[, align], mask, otherwise)`, `llvm.masked.store(value, pointer[,
/// align], mask)`. The alignment was an argument until LLVM 21.
pub(super) fn masked_access(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let store = intrinsic.name == "masked.store";
    let pointer = s.arg(usize::from(store))?;
    let (mask_at, value_at) = mask_and_value(s, store);
    let access = Masked::new(s, store, mask_at, value_at)?;
    let mask = s.arg(mask_at)?;
    access.in_a_row(s, pointer, |s, at| s.f.part(mask, at))
}

/// The pointer to an element behind the one that a pointer points to.
pub(super) fn element_at(s: &mut Site<'_, '_, '_>, pointer: Id, component: Id, at: u32) -> Id {
    let base = s.f.pointer_to(pointer, component);
    let ty = s.b().type_of(base);
    let size = s.f.type_size();
    let offset = s.b().const_int(size, u64::from(at));
    s.b().op(Op::InBoundsPtrAccessChain, ty, &[base, offset])
}

/// `llvm.masked.expandload(pointer, mask, otherwise)`, `llvm.masked.compressstore(value, pointer, mask)`: in
/// memory the elements that the mask has stand one behind the other.
pub(super) fn dense_access(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let store = intrinsic.name == "masked.compressstore";
    let pointer = s.arg(usize::from(store))?;
    let mask_at = if store { 2 } else { 1 };
    let (mask, count) = (s.arg(mask_at)?, length(s, mask_at)?);
    let places = lanes::set_before(s, mask, count);
    by_elements(s, store, |s, component, at| {
        let base = s.f.pointer_to(pointer, component);
        let ty = s.b().type_of(base);
        s.b().op(Op::InBoundsPtrAccessChain, ty, &[base, places[at as usize]])
    })
}

/// Where the mask of a masked access is, which is the last argument of a store, and the value that is stored
/// or that stands for masked elements, which is the last one of a load.
fn mask_and_value(s: &Site<'_, '_, '_>, store: bool) -> (usize, usize) {
    let last = s.len().saturating_sub(1);
    if store { (last, 0) } else { (last.saturating_sub(1), last) }
}

/// A masked access element by element; `place` gives the pointer to an element of a type.
fn by_elements(
    s: &mut Site<'_, '_, '_>,
    store: bool,
    place: impl FnMut(&mut Site<'_, '_, '_>, Id, u32) -> Id,
) -> Lowered {
    let (mask_at, value_at) = mask_and_value(s, store);
    let mask = s.arg(mask_at)?;
    let access = Masked::new(s, store, mask_at, value_at)?;
    access.lower(s, |s, at| s.f.part(mask, at), place)
}

/// An access to elements in memory of which some are masked.
pub(super) struct Masked {
    pub(super) store: bool,
    /// How many elements there are.
    pub(super) count: u32,
    /// What is stored, or what stands for elements that are not loaded.
    pub(super) value: Id,
    /// Its type.
    pub(super) llvm: TypeId,
    /// What the pointer is aligned to, where that is less than the size of an element.
    pub(super) align: Option<u32>,
}

impl Masked {
    /// An access with the mask and the value as these arguments.
    fn new(s: &mut Site<'_, '_, '_>, store: bool, mask_at: usize, value_at: usize) -> Result<Self> {
        let count = length(s, mask_at)?;
        let value = s.arg(value_at)?;
        let llvm = s.llvm_arg(value_at).map(|value| s.f.llvm_type(value));
        let llvm = llvm.ok_or_else(|| Error::malformed("an access to nothing"))?;
        Ok(Self { store, count, value, llvm, align: None })
    }

    /// Each element in a block of its own: whether it takes part, and the pointer to it as an element of a
    /// type.
    pub(super) fn lower(
        self,
        s: &mut Site<'_, '_, '_>,
        mut set: impl FnMut(&mut Site<'_, '_, '_>, u32) -> Id,
        mut place: impl FnMut(&mut Site<'_, '_, '_>, Id, u32) -> Id,
    ) -> Lowered {
        let Self { store, count, mut value, llvm, align } = self;
        let element = s.f.facts.module.types.scalar(llvm);
        let ty = s.b().type_of(value);
        let component = s.f.parts(ty).0;
        let size = s.f.facts.layouts.store_size(element).unwrap_or(1);
        // What SPIR-V has no type for in memory, or one with another distance, lies there as so many bytes.
        let distance = s.f.facts.layouts.alloc_size(element).unwrap_or(size);
        let held = s.f.facts.is_held_larger(element) || distance != size;
        let mut place_type = component;
        if held {
            let size = s.f.array_length(size);
            let byte = s.b().type_int(8);
            place_type = s.b().type_array(byte, size);
        }
        let natural = size & size.wrapping_neg();
        let align = align.map_or(natural, |align| natural.min(align.into()));
        let access = Access { align, ..Access::default() };
        for at in 0..count {
            let set = set(s, at);
            let (then, after) = (s.b().new_label(), s.b().new_label());
            let before = s.f.current_block;
            s.f.branch_if(set, then, after);
            s.f.begin_block(then);
            let mut pointer = place(s, place_type, at);
            if held {
                let byte = s.b().type_int(8);
                pointer = s.f.pointer_to(pointer, byte);
            }
            if store {
                let part = s.f.part(value, at);
                s.f.store_at(element, part, pointer, access)?;
                s.f.branch(after);
                s.f.begin_block(after);
            } else {
                let part = s.f.load_at(element, component, pointer, access)?;
                let whole =
                    if ty == component { part } else { s.b().insert(ty, part, value, &[at]) };
                s.f.branch(after);
                s.f.begin_block(after);
                value = s.b().op(Op::Phi, ty, &[whole, then, value, before]);
            }
        }
        Ok((!store).then_some(value))
    }
}

/// A vector of pointers as pointers to what a vector has: the instructions have no other word of what lies
/// in memory. No instruction casts the vector as a whole.
fn pointers_to_elements(s: &mut Site<'_, '_, '_>, pointers: Id, elements: Id) -> Id {
    let b = s.b();
    let ty = b.type_of(pointers);
    let elements = b.type_of(elements);
    let ((pointer, count), (element, _)) = (b.components(ty), b.components(elements));
    let TypeKind::Pointer { storage, pointee } = b.type_kind(pointer) else { return pointers };
    if pointee == element {
        return pointers;
    }
    let parts: Vec<Id> = (0..count)
        .map(|at| {
            let part = s.f.part(pointers, at);
            s.f.pointer_to(part, element)
        })
        .collect();
    let b = s.b();
    let pointer = b.type_pointer(storage, element);
    let ty = b.type_vector(pointer, count);
    b.op(Op::CompositeConstruct, ty, &parts)
}

/// `llvm.masked.gather(pointers[, align], mask, otherwise)`, `llvm.masked.scatter(value, pointers[, align],
/// mask)`: an instruction where the extension has vectors of pointers, which a single one is not, else
/// element by element.
pub(super) fn gather_scatter(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let scatter = intrinsic.name == "masked.scatter";
    let pointers = s.llvm_arg(usize::from(scatter)).map(|value| s.f.llvm_type(value));
    let are_apart = |ty| s.f.facts.is_spread(ty) || s.f.elements(ty).1 == 1;
    if pointers.is_none_or(are_apart) {
        let pointers = s.arg(usize::from(scatter))?;
        return by_elements(s, scatter, |s, component, at| {
            let pointer = s.f.part(pointers, at);
            s.f.pointer_to(pointer, component)
        });
    }
    let op = if scatter { Op::MaskedScatterINTEL } else { Op::MaskedGatherINTEL };
    s.check_op(op)?;
    let align = match s.len() == 4 {
        true => s.literal(if scatter { 2 } else { 1 })?,
        false => memory::align_of(s, u32::from(scatter)).unwrap_or(1),
    };
    let (mask_at, value_at) = mask_and_value(s, scatter);
    if scatter {
        let (value, pointers, mask) = (s.arg(value_at)?, s.arg(1)?, s.arg(mask_at)?);
        let pointers = pointers_to_elements(s, pointers, value);
        let w = s.b().code.begin(op).id(value).id(pointers).literal(align).id(mask);
        w.end();
        return Ok(None);
    }
    let (pointers, mask, otherwise) = (s.arg(0)?, s.arg(mask_at)?, s.arg(value_at)?);
    let pointers = pointers_to_elements(s, pointers, otherwise);
    let result = s.result;
    Ok(Some(s.b().op_with(op, result, |w| w.id(pointers).literal(align).id(mask).id(otherwise))))
}
