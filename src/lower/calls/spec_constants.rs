//! Calls that read specialization constants ([`crate::spec_constants`]).
//!
//! In native mode a scalar becomes `OpSpecConstant` with a `SpecId`, a composite
//! `OpSpecConstantComposite` of these at each level. A truth value that is read alone is a constant of
//! eight bits and a comparison: `clSetProgramSpecializationConstant` gets one byte for it, and not all
//! runtimes set `OpSpecConstantTrue`. In emulation mode the value is loaded from the runtime's buffer;
//! where it is there differs from image to image, so the place is itself a specialization constant, which
//! becomes a number when the image is linked.

use lapidary_bitcode::ir::{InstId, Type, TypeId, ValueId};
use lapidary_spirv::emit::{Id, Identity, TypeKind};
use lapidary_spirv::grammar::{Decoration, Op};

use crate::lower::emit::memory::Access;
use crate::lower::emit::{CallSite, Emitter, Lowered};
use crate::lower::error::{Error, Result};
use crate::spec_constants::{Entry, Mode, PENDING, PLACE, Specs, is_padding};

use super::site::Site;

/// Lowers a call of a function that reads a specialization constant.
pub(super) fn lower(emitter: &mut Emitter<'_>, site: &CallSite<'_>) -> Lowered {
    let facts = emitter.facts;
    let unknown = || Error::malformed("a specialization constant that the module does not have");
    let specs = emitter.decisions.specs.as_deref().ok_or_else(unknown)?;
    let read = facts.getters.read(facts.module, emitter.body, site.inst, &site.call, site.callee);
    let read = read.map_err(Error::unsupported)?;
    let (number, entry) = specs.table.find(&read.name).ok_or_else(unknown)?;
    let mut s = Site::new(emitter, site)?;
    let composite = s.f.memory_type(entry.ty)?;
    let value = match (specs.mode, read.buffer) {
        (Mode::Emulation, Some(buffer)) => emulated(&mut s, entry, number, buffer, composite)?,
        // Without the buffer nothing can set it: the linker makes a constant of it.
        _ => native(&mut s, specs, entry, composite)?,
    };
    if let Some(array) = read.alloca {
        return alloca(&mut s, entry, value, array).map(Some);
    }
    let Some(_) = read.indirect else {
        keep(&mut s, value);
        return Ok(Some(s.give(value)));
    };
    // What was read as one type is written as what the pointer is to be written with.
    let align = entry.constant.align;
    let ty = s.b().type_of(value);
    let pointer = s.pointer(0, ty)?;
    s.f.store(pointer, value, Access { align, ..Access::default() })?;
    Ok(None)
}

/// Uses the constant that a call gives, if nothing else does: the runtime is told of it, so it must be in
/// the image.
pub(super) fn keep(s: &mut Site<'_, '_, '_>, constant: Id) {
    if !is_used(s) {
        let ty = s.b().type_of(constant);
        s.b().op(Op::CopyObject, ty, &[constant]);
    }
}

/// Whether anything uses the result of a call.
fn is_used(s: &Site<'_, '_, '_>) -> bool {
    let (body, inst) = (s.f.body, s.call.inst);
    let result = body.inst_value(inst);
    // Nearly all uses come after it, most of them soon.
    let mut later = (inst.0.saturating_add(1)..body.inst_count()).chain(0..inst.0).map(InstId);
    later.any(|user| {
        let mut found = false;
        body.inst(user).for_each_operand(body, |value| found |= Some(value) == result);
        found
    })
}

/// The value as a constant.
fn native(s: &mut Site<'_, '_, '_>, specs: &Specs, entry: &Entry, composite: Id) -> Result<Id> {
    let alone = s.f.facts.module.types.get(entry.ty) == Type::Integer(1);
    if !alone {
        return part(s, specs, entry, entry.ty, composite, 0, 0);
    }
    let byte = s.b().type_int(8);
    let value = scalar(s, specs, entry, byte, 0)?;
    Ok(s.f.int_to_bool(value))
}

/// The part of a constant at an offset; `id` is its type.
fn part(
    s: &mut Site<'_, '_, '_>,
    specs: &Specs,
    entry: &Entry,
    ty: TypeId,
    id: Id,
    offset: u64,
    depth: u32,
) -> Result<Id> {
    let facts = s.f.facts;
    let (types, layouts) = (&facts.module.types, &facts.module.layouts);
    let unsupported = || {
        Error::unsupported(format_args!(
            "specialization constant '{}' of a type that SPIR-V has no such composites for",
            entry.constant.name
        ))
    };
    if depth > 200 || facts.has_odd_layout(ty) || facts.is_spread(ty) {
        return Err(unsupported());
    }
    // Type and offset of each part.
    let parts: Vec<(TypeId, u64)> = match types.get(ty) {
        Type::Array { length, element } => {
            let step = layouts.alloc_size(element).ok_or_else(unsupported)?;
            let place = |index: u64| offset.saturating_add(index.saturating_mul(step));
            (0..length).map(|index| (element, place(index))).collect()
        }
        Type::Vector { length, element, .. } => {
            let step = layouts.store_size(element).ok_or_else(unsupported)?;
            let place = |index: u64| offset.saturating_add(index.saturating_mul(step));
            (0..u64::from(length)).map(|index| (element, place(index))).collect()
        }
        Type::Struct { fields, .. } => {
            let offsets = layouts.field_offsets(ty).ok_or_else(unsupported)?;
            let fields = types.list(fields).iter().copied();
            fields.zip(offsets.iter().map(|at| offset.saturating_add(*at))).collect()
        }
        _ => return scalar(s, specs, entry, id, offset),
    };
    let is_struct = matches!(types.get(ty), Type::Struct { .. });
    let element = match s.b().type_kind(id) {
        TypeKind::Array { element, .. } => element,
        TypeKind::Vector { component, .. } => component,
        _ => id,
    };
    let mut ids = Vec::with_capacity(parts.len());
    for (at, &(ty, offset)) in parts.iter().enumerate() {
        let member = if is_struct { s.b().struct_member(id, at as u32) } else { element };
        ids.push(if is_struct && is_padding(facts.module, &entry.memory, ty, offset) {
            s.b().const_null(member)
        } else {
            part(s, specs, entry, ty, member, offset, depth.saturating_add(1))?
        });
    }
    if ids.is_empty() {
        return Ok(s.b().const_null(id));
    }
    // A vector of one component is that component.
    if let ([only], true) = (&ids[..], element == id && !is_struct) {
        return Ok(*only);
    }
    Ok(s.b().declare(Op::SpecConstantComposite, id, |w| w.ids(&ids)))
}

/// The scalar at an offset.
fn scalar(
    s: &mut Site<'_, '_, '_>,
    specs: &Specs,
    entry: &Entry,
    ty: Id,
    offset: u64,
) -> Result<Id> {
    let number = entry.number(offset).ok_or_else(|| {
        Error::malformed("a scalar of a specialization constant without a number")
    })?;
    let number = specs.base.saturating_add(number);
    let kind = s.b().type_kind(ty);
    let bits = |width: u32| {
        let size = (width.div_ceil(8) as usize)
            .min(entry.memory.bytes.len().saturating_sub(offset as usize));
        entry.memory.bits(offset as usize, size)
    };
    // The default says the value, and there are constants with equal defaults.
    let identity = Identity::SpecId(number);
    let b = s.b();
    let constant = match kind {
        TypeKind::Bool if bits(1) & 1 != 0 => {
            b.declare_as(identity, Op::SpecConstantTrue, ty, |w| w)
        }
        TypeKind::Bool => b.declare_as(identity, Op::SpecConstantFalse, ty, |w| w),
        TypeKind::Int(width @ 1..=64) | TypeKind::Float(width @ 1..=64) => {
            let bits = bits(width);
            let words = [bits as u32, (bits >> 32) as u32];
            let count = width.div_ceil(32) as usize;
            b.declare_as(identity, Op::SpecConstant, ty, |w| w.literals(&words[..count]))
        }
        _ => {
            return Err(Error::unsupported(format_args!(
                "specialization constant '{}' of a type that is no number",
                entry.constant.name
            )));
        }
    };
    b.decorate(constant, Decoration::SpecId, &[number]);
    Ok(constant)
}

/// The value from the runtime's buffer.
fn emulated(
    s: &mut Site<'_, '_, '_>,
    entry: &Entry,
    number: u32,
    buffer: ValueId,
    composite: Id,
) -> Result<Id> {
    let buffer = s.f.value(buffer)?;
    let size = s.f.type_size();
    let width = s.b().width(size);
    let mark = PENDING | PLACE | number;
    let b = s.b();
    let literal = [0; 2];
    let count = width.div_ceil(32) as usize;
    let place = b.declare_as(Identity::SpecId(mark), Op::SpecConstant, size, |w| {
        w.literals(&literal[..count])
    });
    b.decorate(place, Decoration::SpecId, &[mark]);
    let byte = b.type_int(8);
    let start = s.f.pointer_to(buffer, byte);
    let storage = s.storage(start)?;
    let bytes = s.b().type_pointer(storage, byte);
    let at = s.b().op(Op::InBoundsPtrAccessChain, bytes, &[start, place]);
    let align = entry.constant.align;
    let access = Access { align, ..Access::default() };
    if s.f.facts.module.types.get(entry.ty) == Type::Integer(1) {
        let value = s.f.load(byte, at, access);
        return Ok(s.f.int_to_bool(value));
    }
    let pointer = s.f.pointer_to(at, composite);
    Ok(s.f.load(composite, pointer, access))
}

/// `llvm.sycl.alloca`: an array with the constant as its length.
fn alloca(
    s: &mut Site<'_, '_, '_>,
    entry: &Entry,
    length: Id,
    (element, align): (TypeId, u64),
) -> Result<Id> {
    let ty = s.b().type_of(length);
    let TypeKind::Int(_) = s.b().type_kind(ty) else {
        return Err(Error::unsupported(format_args!(
            "specialization constant '{}', which is no integer, as the length of an array",
            entry.constant.name
        )));
    };
    let element = s.f.memory_type(element)?;
    let first = if s.b().is_constant(length) {
        s.f.array_variable(element, length, align)
    } else {
        s.f.array_of_variable_length(element, length, align)?
    };
    Ok(s.give(first))
}
