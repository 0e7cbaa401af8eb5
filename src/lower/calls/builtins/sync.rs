//! Barriers, fences and address space queries; memory orders and scopes of OpenCL C as SPIR-V's.

use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{
    Capability, Extension, MemorySemantics as Semantics, Op, Scope, StorageClass,
};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Result;
use crate::lower::facts::callees::Builtin;
use crate::lower::facts::helpers::Helper;

/// `memory_scope_*` of OpenCL C (its numbers are those of Clang's headers) as `Scope`.
pub(crate) const SCOPES: [Scope; 5] =
    [Scope::Invocation, Scope::Workgroup, Scope::Device, Scope::CrossDevice, Scope::Subgroup];

/// `memory_order_*` of OpenCL C as memory semantics: relaxed, consume, acquire, release, acq_rel,
/// seq_cst.
pub(crate) const ORDERS: [Semantics; 6] = [
    Semantics::None,
    Semantics::Acquire,
    Semantics::Acquire,
    Semantics::Release,
    Semantics::AcquireRelease,
    Semantics::SequentiallyConsistent,
];

/// `CLK_LOCAL_MEM_FENCE`, `CLK_GLOBAL_MEM_FENCE`, `CLK_IMAGE_MEM_FENCE` by bit.
const FENCES: [Semantics; 3] =
    [Semantics::WorkgroupMemory, Semantics::CrossWorkgroupMemory, Semantics::ImageMemory];

/// An OpenCL memory scope that is an argument: a constant, or computed.
pub(super) fn scope(s: &mut Site<'_, '_, '_>, argument: usize) -> Result<Id> {
    if let Some(value) = s.constant(argument) {
        let scope = usize::try_from(value).ok().and_then(|value| SCOPES.get(value).copied());
        return Ok(s.u32(scope.unwrap_or(Scope::Device).0));
    }
    translated(s, Helper::Scope, argument)
}

/// What a helper says of an argument.
fn translated(s: &mut Site<'_, '_, '_>, helper: Helper, argument: usize) -> Result<Id> {
    let value = s.arg(argument)?;
    let int = s.b().type_int(32);
    Ok(s.f.call_helper(helper, int, &[value]))
}

/// An OpenCL memory order that is an argument, with the memory that it is about.
pub(super) fn order(s: &mut Site<'_, '_, '_>, argument: usize, memory: u32) -> Result<Id> {
    if let Some(value) = s.constant(argument) {
        let order = usize::try_from(value).ok().and_then(|value| ORDERS.get(value).copied());
        let order = order.unwrap_or(Semantics::SequentiallyConsistent);
        return Ok(s.u32(order.0 | memory));
    }
    let order = translated(s, Helper::Order, argument)?;
    if memory == 0 {
        return Ok(order);
    }
    let memory = s.u32(memory);
    let int = s.b().type_of(memory);
    Ok(s.b().op(Op::BitwiseOr, int, &[order, memory]))
}

/// `cl_mem_fence_flags` that are an argument, with an order.
fn fence_flags(s: &mut Site<'_, '_, '_>, argument: usize, order: u32) -> Result<Id> {
    if let Some(flags) = s.constant(argument) {
        let memory = (0..).zip(FENCES).filter(|(bit, _)| flags >> bit & 1 != 0);
        let semantics = memory.fold(order, |all, (_, memory)| all | memory.0);
        return Ok(s.u32(semantics));
    }
    // Local and global are neighbours in both: 1 and 2 become 0x100 and 0x200; image 4 becomes
    // 0x800.
    let flags = s.arg(argument)?;
    let (three, four) = (s.u32(3), s.u32(4));
    let (eight, nine, order) = (s.u32(8), s.u32(9), s.u32(order));
    let b = s.b();
    let int = b.type_of(three);
    let buffers = b.op(Op::BitwiseAnd, int, &[flags, three]);
    let buffers = b.op(Op::ShiftLeftLogical, int, &[buffers, eight]);
    let images = b.op(Op::BitwiseAnd, int, &[flags, four]);
    let images = b.op(Op::ShiftLeftLogical, int, &[images, nine]);
    let memory = b.op(Op::BitwiseOr, int, &[buffers, images]);
    Ok(b.op(Op::BitwiseOr, int, &[memory, order]))
}

/// A barrier of more than a work-group, or of a scope that is known at run time only, needs
/// SPV_INTEL_device_barrier where that is allowed.
pub(super) fn device_barrier(s: &mut Site<'_, '_, '_>, execution: Option<Id>) {
    const EXTENSION: Extension = Extension::SPV_INTEL_device_barrier;
    let scope = execution.and_then(|id| s.b().constant_value(id));
    let usual =
        scope == Some(u64::from(Scope::Workgroup.0)) || scope == Some(u64::from(Scope::Subgroup.0));
    if !usual && s.f.allows(EXTENSION) {
        s.b().extension(EXTENSION);
        s.b().capability(Capability::DeviceBarrierINTEL);
    }
}

/// Split barriers need one of two extensions, of which only one is this compiler's.
pub(super) fn check_barrier(s: &mut Site<'_, '_, '_>, op: Op) -> Result<()> {
    const INTEL: Extension = Extension::SPV_INTEL_split_barrier;
    if op == Op::ControlBarrier
        || s.f.allows(Extension::SPV_EXT_split_barrier) && !s.f.allows(INTEL)
    {
        return s.check_op(op);
    }
    s.need(INTEL)
}

/// `barrier`, `work_group_barrier`, `sub_group_barrier`, and Intel's split barriers.
pub(super) fn control_barrier(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let (op, order) = match builtin.name() {
        "intel_work_group_barrier_arrive" => (Op::ControlBarrierArriveINTEL, Semantics::Release),
        "intel_work_group_barrier_wait" => (Op::ControlBarrierWaitINTEL, Semantics::Acquire),
        _ => (Op::ControlBarrier, Semantics::SequentiallyConsistent),
    };
    check_barrier(s, op)?;
    let execution =
        if builtin.name() == "sub_group_barrier" { Scope::Subgroup } else { Scope::Workgroup };
    let execution = s.u32(execution.0);
    let memory = if s.len() > 1 { scope(s, 1)? } else { s.u32(Scope::Workgroup.0) };
    // A whole barrier that is a fence for no memory orders nothing, as the translator has it; the halves of a
    // split one keep their orders.
    let orders_nothing = op == Op::ControlBarrier && s.constant(0) == Some(0);
    let semantics = fence_flags(s, 0, if orders_nothing { 0 } else { order.0 })?;
    s.instruction(op, &[execution, memory, semantics])
}

/// `mem_fence`, `read_mem_fence`, `write_mem_fence`
pub(super) fn memory_fence(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let order = match builtin.name() {
        "read_mem_fence" => Semantics::Acquire,
        "write_mem_fence" => Semantics::Release,
        _ => Semantics::AcquireRelease,
    };
    let scope = s.u32(Scope::Workgroup.0);
    let semantics = fence_flags(s, 0, order.0)?;
    s.instruction(Op::MemoryBarrier, &[scope, semantics])
}

/// `atomic_work_item_fence(flags, order, scope)`
pub(super) fn work_item_fence(s: &mut Site<'_, '_, '_>, _: &Builtin) -> Lowered {
    let scope = scope(s, 2)?;
    let semantics = match (s.constant(0), s.constant(1)) {
        (Some(_), Some(order)) => {
            let order = usize::try_from(order).ok().and_then(|value| ORDERS.get(value).copied());
            fence_flags(s, 0, order.unwrap_or(Semantics::SequentiallyConsistent).0)?
        }
        _ => {
            let memory = fence_flags(s, 0, 0)?;
            let order = order(s, 1, 0)?;
            let int = s.b().type_of(memory);
            s.b().op(Op::BitwiseOr, int, &[memory, order])
        }
    };
    s.instruction(Op::MemoryBarrier, &[scope, semantics])
}

/// `get_fence(pointer)`: OpenCL's flags from the storage that OpGenericPtrMemSemantics names.
pub(super) fn get_fence(s: &mut Site<'_, '_, '_>, _: &Builtin) -> Lowered {
    // The function takes a pointer to void: readers make its mangled name from the type.
    let pointer = generic_pointer(s)?;
    let byte = s.b().type_int(8);
    let pointer = s.f.pointer_to(pointer, byte);
    let (eight, three) = (s.u32(8), s.u32(3));
    let b = s.b();
    let int = b.type_of(three);
    let semantics = b.op(Op::GenericPtrMemSemantics, int, &[pointer]);
    let flags = b.op(Op::ShiftRightLogical, int, &[semantics, eight]);
    let flags = b.op(Op::BitwiseAnd, int, &[flags, three]);
    Ok(Some(s.give(flags)))
}

/// The first argument as a generic pointer.
fn generic_pointer(s: &mut Site<'_, '_, '_>) -> Result<Id> {
    let pointer = s.arg(0)?;
    if s.storage(pointer)? == StorageClass::Generic {
        return Ok(pointer);
    }
    let Some((_, pointee)) = s.f.pointee(pointer) else { return Ok(pointer) };
    let b = s.b();
    let ty = b.type_pointer(StorageClass::Generic, pointee);
    Ok(b.op(Op::PtrCastToGeneric, ty, &[pointer]))
}

/// `to_global`, `to_local`, `to_private`
pub(super) fn to_address_space(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let storage = match builtin.name().trim_start_matches('_') {
        "to_global" => StorageClass::CrossWorkgroup,
        "to_local" => StorageClass::Workgroup,
        _ => StorageClass::Function,
    };
    to_storage(s, storage)
}

/// The first argument as a pointer of a storage class, null where it points to another.
pub(crate) fn to_storage(s: &mut Site<'_, '_, '_>, storage: StorageClass) -> Lowered {
    let pointer = generic_pointer(s)?;
    // The functions take and give pointers to void.
    let pointee = s.b().type_int(8);
    let b = s.b();
    let void = b.type_pointer(StorageClass::Generic, pointee);
    let pointer = b.op(Op::Bitcast, void, &[pointer]);
    let ty = b.type_pointer(storage, pointee);
    let value = b.op_with(Op::GenericCastToPtrExplicit, ty, |w| w.id(pointer).literal(storage.0));
    let want = s.result;
    match s.b().type_kind(want) {
        TypeKind::Pointer { pointee, .. } => Ok(Some(s.f.pointer_to(value, pointee))),
        _ => Ok(Some(value)),
    }
}
