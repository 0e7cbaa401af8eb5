//! Pipes and device-side enqueue (OpenCL C 6.15.17 and 6.15.18), which Clang calls by names of its
//! own.

use lapidary_bitcode::ir::{Constant, ConstantExpr, Instruction, Type, TypeId, Value, ValueId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{AccessQualifier, Op, Scope};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Pointee;
use crate::lower::facts::callees::{Builtin, Parameter};
use crate::lower::special::Special;

/// Pipe functions: name after the underscores, instruction, and scope of group functions.
const PIPES: &[(&str, Op, Option<Scope>)] = &[
    ("__read_pipe_2", Op::ReadPipe, None),
    ("__read_pipe_2_bl", Op::ReadPipeBlockingINTEL, None),
    ("__write_pipe_2_bl", Op::WritePipeBlockingINTEL, None),
    ("__read_pipe_4", Op::ReservedReadPipe, None),
    ("__write_pipe_2", Op::WritePipe, None),
    ("__write_pipe_4", Op::ReservedWritePipe, None),
    ("__reserve_read_pipe", Op::ReserveReadPipePackets, None),
    ("__reserve_write_pipe", Op::ReserveWritePipePackets, None),
    ("__commit_read_pipe", Op::CommitReadPipe, None),
    ("__commit_write_pipe", Op::CommitWritePipe, None),
    ("__work_group_reserve_read_pipe", Op::GroupReserveReadPipePackets, Some(Scope::Workgroup)),
    ("__work_group_reserve_write_pipe", Op::GroupReserveWritePipePackets, Some(Scope::Workgroup)),
    ("__work_group_commit_read_pipe", Op::GroupCommitReadPipe, Some(Scope::Workgroup)),
    ("__work_group_commit_write_pipe", Op::GroupCommitWritePipe, Some(Scope::Workgroup)),
    ("__sub_group_reserve_read_pipe", Op::GroupReserveReadPipePackets, Some(Scope::Subgroup)),
    ("__sub_group_reserve_write_pipe", Op::GroupReserveWritePipePackets, Some(Scope::Subgroup)),
    ("__sub_group_commit_read_pipe", Op::GroupCommitReadPipe, Some(Scope::Subgroup)),
    ("__sub_group_commit_write_pipe", Op::GroupCommitWritePipe, Some(Scope::Subgroup)),
    ("__get_pipe_num_packets_ro", Op::GetNumPipePackets, None),
    ("__get_pipe_num_packets_wo", Op::GetNumPipePackets, None),
    ("__get_pipe_max_packets_ro", Op::GetMaxPipePackets, None),
    ("__get_pipe_max_packets_wo", Op::GetMaxPipePackets, None),
];

/// What the names of these functions say of parameters that are plain pointers (LLVM 15 and 16).
pub(super) fn parameters(symbol: &[u8]) -> Box<[Parameter]> {
    let special = |special| Parameter { scalar: None, pointee: Some(Pointee::Special(special)) };
    if symbol.starts_with(b"__enqueue_kernel_") {
        return Box::new([special(Special::Queue)]);
    }
    let Some((name, op, _)) = PIPES.iter().find(|row| row.0.as_bytes() == symbol) else {
        return Box::default();
    };
    let access = if name.contains("write_pipe") || name.ends_with("_wo") {
        AccessQualifier::WriteOnly
    } else {
        AccessQualifier::ReadOnly
    };
    let pipe = special(Special::Pipe(access));
    match *op {
        Op::ReservedReadPipe
        | Op::ReservedWritePipe
        | Op::CommitReadPipe
        | Op::CommitWritePipe
        | Op::GroupCommitReadPipe
        | Op::GroupCommitWritePipe => Box::new([pipe, special(Special::ReserveId)]),
        _ => Box::new([pipe]),
    }
}

/// A pipe function: its arguments are the operands in order.
pub(super) fn pipe(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let Some(&(_, op, scope)) = PIPES.iter().find(|row| row.0 == builtin.name()) else {
        return Err(Error::unsupported(format_args!("the pipe function '{}'", builtin.name())));
    };
    let mut operands = Vec::with_capacity(6);
    if let Some(scope) = scope {
        operands.push(s.u32(scope.0));
    }
    operands.extend(s.args()?);
    s.instruction(op, &operands)
}

/// `ndrange_{1,2,3}D([offset,] global[, local])`, and `__spirv_BuildNDRange_{1,2,3}D(global, local,
/// offset)`; the struct comes back through memory.
pub(super) fn ndrange(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let slot = s.arg(0)?;
    let Some((_, ty)) = s.f.pointee(slot) else {
        return Err(Error::invalid("an ndrange should come back through a pointer"));
    };
    let size = s.f.type_size();
    let dimensions = match builtin.name() {
        name if name.ends_with("2D") => 2,
        name if name.ends_with("3D") => 3,
        _ => 1,
    };
    let value_type = if dimensions == 1 {
        size
    } else {
        let b = s.b();
        let length = b.const_int(size, dimensions);
        b.type_array(size, length)
    };
    let mut values = Vec::with_capacity(3);
    for index in 1..s.len() {
        let value = s.arg(index)?;
        // An array comes by value, as the instruction takes it, or through a pointer.
        values.push(if s.b().type_of(value) == value_type {
            value
        } else if s.storage(value).is_ok() {
            let pointer = s.pointer(index, value_type)?;
            let align = u64::from(s.f.facts.pointer_width / 8);
            s.f.load(value_type, pointer, Access { align, ..Access::default() })
        } else {
            return Err(Error::invalid(format!(
                "'{}' takes arrays of sizes, or pointers to them",
                builtin.name()
            )));
        });
    }
    let b = s.b();
    let none = if dimensions == 1 { b.const_int(size, 0) } else { b.const_null(value_type) };
    let spirv = builtin.name().starts_with("__spirv_");
    let (global, local, offset) = match values[..] {
        [global] => (global, none, none),
        [global, local] => (global, local, none),
        [global, local, offset] if spirv => (global, local, offset),
        [offset, global, local] => (global, local, offset),
        _ => return Err(Error::invalid("an ndrange function takes one to three sizes")),
    };
    let range = b.op(Op::BuildNDRange, ty, &[global, local, offset]);
    b.op_void(Op::Store, &[slot, range]);
    Ok(None)
}

/// `enqueue_marker(queue, n, wait list, event)`
pub(super) fn marker(s: &mut Site<'_, '_, '_>, _: &Builtin) -> Lowered {
    let event = s.b().declare(Op::TypeDeviceEvent, Id::NONE, |w| w);
    let operands = [s.arg(0)?, s.arg(1)?, s.pointer(2, event)?, s.pointer(3, event)?];
    s.instruction(Op::EnqueueMarker, &operands)
}

/// Kernel queries: Clang's name, and the instruction.
const QUERIES: &[(&str, Op)] = &[
    ("__get_kernel_work_group_size_impl", Op::GetKernelWorkGroupSize),
    (
        "__get_kernel_preferred_work_group_size_multiple_impl",
        Op::GetKernelPreferredWorkGroupSizeMultiple,
    ),
    ("__get_kernel_sub_group_count_for_ndrange_impl", Op::GetKernelNDrangeSubGroupCount),
    ("__get_kernel_max_sub_group_size_for_ndrange_impl", Op::GetKernelNDrangeMaxSubGroupSize),
];

/// `[ndrange,] invoke, block`
pub(super) fn kernel_query(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let Some(&(_, op)) = QUERIES.iter().find(|row| row.0 == builtin.name()) else {
        return Err(Error::unsupported(format_args!("the function '{}'", builtin.name())));
    };
    let first = s.len().saturating_sub(2);
    let mut operands = Vec::with_capacity(5);
    for index in 0..first {
        operands.push(s.arg(index)?);
    }
    operands.extend(block(s, first, false)?);
    s.instruction(op, &operands)
}

/// `__enqueue_kernel_*(queue, flags, ndrange, [n, wait list, event,] invoke, block, [n, sizes])`
pub(super) fn enqueue_kernel(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let name = builtin.name();
    let (events, sizes) = (name.contains("_events"), name.ends_with("_varargs"));
    let event = s.b().declare(Op::TypeDeviceEvent, Id::NONE, |w| w);
    let mut operands = vec![s.arg(0)?, s.arg(1)?, s.arg(2)?];
    let invoke = if events {
        operands.extend([s.arg(3)?, s.pointer(4, event)?, s.pointer(5, event)?]);
        6
    } else {
        let b = s.b();
        let int = b.type_int(32);
        let generic = b.type_pointer(lapidary_spirv::grammar::StorageClass::Generic, event);
        let (zero, null) = (b.const_int(int, 0), b.const_null(generic));
        operands.extend([zero, null, null]);
        3
    };
    operands.extend(block(s, invoke, true)?);
    if sizes {
        let Some(count) =
            s.constant(invoke.saturating_add(2)).filter(|count| (0..256).contains(count))
        else {
            return Err(Error::unsupported("a block with an unknown number of local arguments"));
        };
        // The sizes lie in an array of size_t; the instruction takes them one by one.
        let size = s.f.type_size();
        let first = s.pointer(invoke.saturating_add(3), size)?;
        let storage = s.storage(first)?;
        for index in 0..count as u64 {
            let b = s.b();
            let ty = b.type_pointer(storage, size);
            let index = b.const_int(size, index);
            operands.push(b.op(Op::InBoundsPtrAccessChain, ty, &[first, index]));
        }
    }
    s.instruction(Op::EnqueueKernel, &operands)
}

/// The operands of a block: the kernel, the literal as bytes, its size and its alignment. Queries are given
/// the preferred one of its type, as the translator has it.
fn block(s: &mut Site<'_, '_, '_>, invoke: usize, own_align: bool) -> Result<[Id; 4]> {
    let function = s.llvm_arg(invoke).and_then(|value| underlying(s, value));
    let Some(function) = function else {
        return Err(Error::unsupported("a block whose kernel is not known"));
    };
    let Value::Function(function) = s.f.body.value(s.f.facts.module, function) else {
        return Err(Error::unsupported("a block whose kernel is not known"));
    };
    let kernel = s.f.function_symbol(function);
    let literal_at = invoke.saturating_add(1);
    let literal = s.llvm_arg(literal_at).and_then(|value| underlying(s, value));
    let layout = literal.and_then(|value| layout(s, value, own_align));
    let (size, align) = layout.unwrap_or((8, 8));
    let byte = s.b().type_int(8);
    let parameter = s.pointer(literal_at, byte)?;
    let (size, align) = (s.u32(size), s.u32(align));
    Ok([kernel, parameter, size, align])
}

/// What a value is behind casts, at most a few deep.
fn underlying(s: &Site<'_, '_, '_>, mut value: ValueId) -> Option<ValueId> {
    for _ in 0..16 {
        value = match s.f.body.value(s.f.facts.module, value) {
            Value::Constant(_, Constant::Expr(ConstantExpr::Cast { value, .. })) => value,
            Value::Instruction(inst) => match s.f.body.inst(inst) {
                Instruction::Cast { value, .. } => value,
                _ => return Some(value),
            },
            _ => return Some(value),
        };
    }
    Some(value)
}

/// Size and alignment of the variable that is a block literal: its own, or the preferred one of its type.
fn layout(s: &Site<'_, '_, '_>, value: ValueId, own_align: bool) -> Option<(u32, u32)> {
    let module = s.f.facts.module;
    let (ty, align): (TypeId, u64) = match s.f.body.value(module, value) {
        Value::Global(global) => {
            let global = &module.globals[global.index()];
            (global.value_type, global.align)
        }
        Value::Instruction(inst) => match s.f.body.inst(inst) {
            Instruction::Alloca { allocated, align, .. } => (allocated, align),
            _ => return None,
        },
        _ => return None,
    };
    if !matches!(module.types.get(ty), Type::Struct { .. }) {
        return None;
    }
    let layouts = &s.f.facts.layouts;
    let size = layouts.alloc_size(ty)?;
    let align = if own_align && align != 0 { align } else { layouts.preferred_align(ty)? };
    Some((u32::try_from(size).ok()?, u32::try_from(align).ok()?))
}
