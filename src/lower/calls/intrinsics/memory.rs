//! Memory intrinsics.
//!
//! `OpCopyMemorySized` is `llvm.memcpy`. There is no instruction for setting memory, nor for moves
//! of overlapping memory: what is small and of known size goes through a variable of the function,
//! the rest is a loop over bytes.

use lapidary_bitcode::ir::{Attribute, AttributeIndex};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Extension, MemoryAccess, Op, StorageClass, Version};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;
use crate::lower::facts::helpers::{Helper, MOST_THROUGH_VARIABLE};

/// `AttributeKindCodes`: `align`.
const ALIGN: u32 = 1;

/// The alignment attribute of a pointer argument.
pub(super) fn align_of(s: &Site<'_, '_, '_>, index: u32) -> Option<u32> {
    if let Some(align) = s.f.annotated_align(s.call.inst, index) {
        return Some(align);
    }
    let module = s.f.facts.module;
    let attributes = s.call.call.attributes;
    let align =
        module.attributes.at(attributes, AttributeIndex::Parameter(index)).find_map(|attribute| {
            match attribute {
                Attribute::Int(kind, value) if kind.0 == ALIGN => u32::try_from(value).ok(),
                _ => None,
            }
        });
    align.filter(|align| align.is_power_of_two())
}

/// Whether a pointer points to bytes or to an array of them.
fn to_bytes(s: &mut Site<'_, '_, '_>, pointer: Id) -> bool {
    let b = s.b();
    let TypeKind::Pointer { pointee, .. } = b.kind_of(pointer) else { return false };
    let element = match b.type_kind(pointee) {
        TypeKind::Array { element, .. } => element,
        _ => pointee,
    };
    b.type_kind(element) == TypeKind::Int(8)
}

/// `OpCopyMemorySized`, with the alignment of both sides where the version has room for both
/// (SPIR-V 1.4), else the lesser. Without any, that of the pointees holds, so it is left out for
/// bytes only.
fn copy_sized(
    s: &mut Site<'_, '_, '_>,
    (target, source, size): (Id, Id, Id),
    (to, from): (Option<u32>, Option<u32>),
    volatile: bool,
) {
    s.b().capability(Capability::Addresses);
    let volatile = if volatile { MemoryAccess::Volatile.0 } else { 0 };
    let none = to.is_none() && from.is_none();
    let natural = none && to_bytes(s, target) && to_bytes(s, source);
    let (to, from) = (to.unwrap_or(1), from.unwrap_or(1));
    let mask = volatile | MemoryAccess::Aligned.0;
    let two = s.f.facts.options.max_version >= Version::V1_4 && to != from;
    if two {
        s.b().version(Version::V1_4);
    }
    let w = s.b().code.begin(Op::CopyMemorySized).id(target).id(source).id(size);
    if natural {
        w.literal(volatile).end();
    } else if two {
        w.literal(mask).literal(to).literal(mask).literal(from).end();
    } else {
        w.literal(mask).literal(to.min(from)).end();
    }
}

/// Target and source of a copy: the target points to what the source points to.
fn sides(s: &mut Site<'_, '_, '_>) -> Result<(Id, Id)> {
    let (target, source) = (s.arg(0)?, s.arg(1)?);
    s.storage(target)?;
    s.storage(source)?;
    match s.f.pointee(source) {
        Some((_, pointee)) => Ok((s.f.pointer_to(target, pointee), source)),
        None => Ok((target, source)),
    }
}

/// `llvm.memcpy(to, from, size, volatile)`
pub(super) fn copy(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let volatile = s.constant(3).is_some_and(|value| value != 0);
    if s.constant(2) == Some(0) {
        return Ok(None);
    }
    let (target, source) = sides(s)?;
    s.f.check_written(target)?;
    let size = s.arg(2)?;
    let aligns = (align_of(s, 0), align_of(s, 1));
    copy_sized(s, (target, source, size), aligns, volatile);
    Ok(None)
}

/// The type of an array of so many bytes.
fn byte_array(s: &mut Site<'_, '_, '_>, size: u64) -> Id {
    let length = s.f.type_size();
    let b = s.b();
    let byte = b.type_int(8);
    let length = b.const_int(length, size);
    b.type_array(byte, length)
}

/// `llvm.memmove(to, from, size, volatile)`
pub(super) fn move_memory(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let volatile = s.constant(3).is_some_and(|value| value != 0);
    let size = s.constant(2).map(|size| size as u64);
    if size == Some(0) {
        return Ok(None);
    }
    let (target, source) = (s.arg(0)?, s.arg(1)?);
    s.f.check_written(target)?;
    let length = s.arg(2)?;
    let (to, from) = (align_of(s, 0), align_of(s, 1));
    let (to_storage, from_storage) = (s.storage(target)?, s.storage(source)?);
    let may_overlap = to_storage == from_storage
        || to_storage == StorageClass::Generic
        || from_storage == StorageClass::Generic;
    if !may_overlap || from_storage == StorageClass::UniformConstant {
        let (target, source) = sides(s)?;
        copy_sized(s, (target, source, length), (to, from), volatile);
        return Ok(None);
    }
    if let Some(size) = size.filter(|&size| size <= MOST_THROUGH_VARIABLE) {
        let array = byte_array(s, size);
        let variable = s.f.local_variable(array, None);
        s.f.alignment(variable, from.map_or(0, u64::from));
        s.b().code.begin(Op::LifetimeStart).id(variable).literal(0).end();
        copy_sized(s, (variable, source, length), (from, from), volatile);
        copy_sized(s, (target, variable, length), (to, to), volatile);
        s.b().code.begin(Op::LifetimeStop).id(variable).literal(0).end();
        return Ok(None);
    }
    let byte = s.b().type_int(8);
    let (target, source) = (s.f.pointer_to(target, byte), s.f.pointer_to(source, byte));
    move_elements(s, target, source, length, |s, from, index| move_byte(s, from, target, index));
    Ok(None)
}

/// Moves element by element: upwards when the target lies below the source, else downwards. `one` is given
/// the place of an element of the source, and its number.
pub(super) fn move_elements(
    s: &mut Site<'_, '_, '_>,
    target: Id,
    source: Id,
    count: Id,
    one: impl FnOnce(&mut Site<'_, '_, '_>, Id, Id),
) {
    let size = s.f.type_size();
    let b = s.b();
    let index_type = b.type_of(count);
    let bool = b.type_bool();
    let to = b.op(Op::ConvertPtrToU, size, &[target]);
    let from = b.op(Op::ConvertPtrToU, size, &[source]);
    let up = b.op(Op::ULessThan, bool, &[to, from]);
    let step = b.const_int(index_type, 1);
    // One loop for both directions: step k goes to element k or to element count - 1 - k.
    let last = b.op(Op::ISub, index_type, &[count, step]);
    count_up(s, count, |s, counter| {
        let b = s.b();
        let down = b.op(Op::ISub, index_type, &[last, counter]);
        let index = b.op(Op::Select, index_type, &[up, counter, down]);
        let pointer_type = b.type_of(source);
        let at = b.op(Op::InBoundsPtrAccessChain, pointer_type, &[source, index]);
        one(s, at, index);
    });
}

/// Moves a byte from a place to the one with a number in the target.
fn move_byte(s: &mut Site<'_, '_, '_>, from: Id, target: Id, index: Id) {
    let b = s.b();
    let byte = b.type_int(8);
    let aligned = MemoryAccess::Aligned.0;
    let value = b.op_with(Op::Load, byte, |w| w.id(from).literal(aligned).literal(1));
    let pointer_type = b.type_of(target);
    let at = b.op(Op::InBoundsPtrAccessChain, pointer_type, &[target, index]);
    b.code.begin(Op::Store).id(at).id(value).literal(aligned).literal(1).end();
}

/// `for (i = 0; i != count; i++) body(i)`
pub(super) fn count_up(
    s: &mut Site<'_, '_, '_>,
    count: Id,
    body: impl FnOnce(&mut Site<'_, '_, '_>, Id),
) {
    let before = s.f.current_block;
    let b = s.b();
    let ty = b.type_of(count);
    let bool = b.type_bool();
    let (zero, one) = (b.const_int(ty, 0), b.const_int(ty, 1));
    let empty = b.op(Op::IEqual, bool, &[count, zero]);
    let (head, done) = (b.new_label(), b.new_label());
    s.f.branch_if(empty, done, head);
    s.f.begin_block(head);
    let b = s.b();
    let next = b.fresh(ty);
    let counter = b.op(Op::Phi, ty, &[zero, before, next, head]);
    body(s, counter);
    let b = s.b();
    b.code.begin(Op::IAdd).id(ty).id(next).id(counter).id(one).end();
    let more = b.op(Op::ULessThan, bool, &[next, count]);
    s.f.branch_if(more, head, done);
    s.f.begin_block(done);
}

/// `llvm.experimental.memset.pattern(to, pattern, count, volatile)`
pub(super) fn set_pattern(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let volatile = s.constant(3).is_some_and(|value| value != 0);
    let pattern = s.required_arg(1)?;
    let llvm = s.f.llvm_type(pattern);
    let layouts = &s.f.facts.layouts;
    let (Some(step), Some(align)) = (layouts.alloc_size(llvm), layouts.abi_align(llvm)) else {
        return Err(Error::unsupported("a pattern of a type without a size"));
    };
    let align = align_of(s, 0).map_or(1, u64::from).min(align);
    let (target, value, count) = (s.arg(0)?, s.arg(1)?, s.arg(2)?);
    s.f.check_written(target)?;
    s.storage(target)?;
    let byte = s.b().type_int(8);
    let target = s.f.pointer_to(target, byte);
    let mut stored = Ok(());
    count_up(s, count, |s, counter| {
        let b = s.b();
        let (ty, pointer) = (b.type_of(counter), b.type_of(target));
        let step = b.const_int(ty, step);
        let offset = b.op(Op::IMul, ty, &[counter, step]);
        let place = b.op(Op::InBoundsPtrAccessChain, pointer, &[target, offset]);
        let access = Access { align, volatile, ..Access::default() };
        stored = s.f.store_at(llvm, value, place, access);
    });
    stored.map(|()| None)
}

/// `llvm.memset(to, byte, size, volatile)`
pub(super) fn set(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let volatile = s.constant(3).is_some_and(|value| value != 0);
    let size = s.constant(2).map(|size| size as u64);
    if size == Some(0) {
        return Ok(None);
    }
    let byte = s.b().type_int(8);
    let target = s.pointer(0, byte)?;
    s.f.check_written(target)?;
    let align = align_of(s, 0);
    let length = s.arg(2)?;
    let helper = Helper::of_call(s.f.facts, s.f.body, &s.call.call, s.call.callee);
    if let (None, Some(size), Some(value)) = (helper, size, s.constant(1)) {
        let array = byte_array(s, size);
        let b = s.b();
        let bytes = if value & 0xff == 0 {
            b.const_null(array)
        } else {
            let part = b.const_int(byte, value as u64);
            b.const_splat(array, part, size as u32)
        };
        let variable = s.f.local_variable(array, Some(bytes));
        s.f.alignment(variable, align.map_or(0, u64::from));
        let source = s.f.pointer_to(variable, byte);
        copy_sized(s, (target, source, length), (align, align), volatile);
        return Ok(None);
    }
    let (value, flag) = (s.arg(1)?, s.b().const_bool(volatile));
    let helper = Helper::Intrinsic { function: s.call.callee, volatile };
    let void = s.b().type_void();
    s.f.call_helper(helper, void, &[target, value, length, flag]);
    Ok(None)
}

/// `llvm.lifetime.start`, `llvm.lifetime.end`: of variables of the function.
pub(super) fn lifetime(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    // Before LLVM 22 the size came first.
    let pointer = s.arg(s.len().saturating_sub(1))?;
    if !matches!(s.b().kind_of(pointer), TypeKind::Pointer { storage: StorageClass::Function, .. })
        || !s.is_variable(s.len().saturating_sub(1))
    {
        return Ok(None);
    }
    let op = if intrinsic.name == "lifetime.start" { Op::LifetimeStart } else { Op::LifetimeStop };
    // Size 0: all of the variable (section 3.49.8).
    s.b().code.begin(op).id(pointer).literal(0).end();
    Ok(None)
}

/// `llvm.ptrmask`
pub(super) fn pointer_mask(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (pointer, mask) = (s.arg(0)?, s.arg(1)?);
    let size = s.f.type_size();
    let b = s.b();
    let ty = b.type_of(pointer);
    let bits = b.op(Op::ConvertPtrToU, size, &[pointer]);
    let mask = s.f.convert_int(mask, size, false);
    let b = s.b();
    let bits = b.op(Op::BitwiseAnd, size, &[bits, mask]);
    Ok(Some(b.op(Op::ConvertUToPtr, ty, &[bits])))
}

/// `llvm.stacksave`: OpSaveMemoryINTEL when variable-length arrays are allowed; a function's
/// variables live as long as it otherwise.
pub(super) fn save_stack(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let result = s.result;
    if s.f.allows(Extension::SPV_INTEL_variable_length_array) {
        s.check_op(Op::SaveMemoryINTEL)?;
        return s.instruction(Op::SaveMemoryINTEL, &[]);
    }
    Ok(Some(s.b().const_null(result)))
}

/// `llvm.stackrestore`
pub(super) fn restore_stack(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    if s.f.allows(Extension::SPV_INTEL_variable_length_array) {
        s.check_op(Op::RestoreMemoryINTEL)?;
        let pointer = s.arg(0)?;
        return s.instruction(Op::RestoreMemoryINTEL, &[pointer]);
    }
    Ok(None)
}
