//! Atomic functions, of OpenCL C 1.x (`atomic_add`, `atom_add`) and of C11 style.

use std::borrow::Cow;

use lapidary_bitcode::ir::{Constant, Value};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{MemorySemantics as Semantics, Op, Scope, StorageClass};

use super::sync;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Pointee;
use crate::lower::facts::callees::{Builtin, Parameter};
use lapidary_spirv::masks::sign_bit;

/// What an atomic function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An instruction with a pointer and a value: the opcodes for signed and unsigned integers, and for
    /// floats where the language has the function for them. A declaration with a type that has no opcode is a
    /// function of the program's own.
    Modify(Op, Op, Option<Op>),
    /// `inc`, `dec`
    Step(Op),
    /// `cmpxchg`: returns the old value.
    CompareOld,
    /// `compare_exchange_*`: writes the old value to `expected` and returns whether it was equal.
    Compare,
    /// `load`
    Load,
    /// `store`
    Store,
    /// `init`: no atomic access.
    Init,
    /// `flag_test_and_set`
    TestAndSet,
    /// `flag_clear`
    Clear,
}

/// How the arguments go on after the operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// OpenCL C 1.x: relaxed.
    Legacy,
    /// Sequentially consistent, device scope.
    Implicit,
    /// Order and perhaps scope are arguments.
    Explicit,
}

/// Functions of OpenCL C 1.x after `atomic_` or `atom_`.
const LEGACY: &[(&str, Kind)] = &[
    ("add", Kind::Modify(Op::AtomicIAdd, Op::AtomicIAdd, None)),
    ("sub", Kind::Modify(Op::AtomicISub, Op::AtomicISub, None)),
    ("xchg", Kind::Modify(Op::AtomicExchange, Op::AtomicExchange, Some(Op::AtomicExchange))),
    ("inc", Kind::Step(Op::AtomicIIncrement)),
    ("dec", Kind::Step(Op::AtomicIDecrement)),
    ("cmpxchg", Kind::CompareOld),
    ("min", Kind::Modify(Op::AtomicSMin, Op::AtomicUMin, None)),
    ("max", Kind::Modify(Op::AtomicSMax, Op::AtomicUMax, None)),
    ("and", Kind::Modify(Op::AtomicAnd, Op::AtomicAnd, None)),
    ("or", Kind::Modify(Op::AtomicOr, Op::AtomicOr, None)),
    ("xor", Kind::Modify(Op::AtomicXor, Op::AtomicXor, None)),
];

/// Functions of C11 style after `atomic_`, without `_explicit`.
const C11: &[(&str, Kind)] = &[
    ("init", Kind::Init),
    ("load", Kind::Load),
    ("store", Kind::Store),
    ("exchange", Kind::Modify(Op::AtomicExchange, Op::AtomicExchange, Some(Op::AtomicExchange))),
    ("compare_exchange_strong", Kind::Compare),
    ("compare_exchange_weak", Kind::Compare),
    ("fetch_add", Kind::Modify(Op::AtomicIAdd, Op::AtomicIAdd, Some(Op::AtomicFAddEXT))),
    ("fetch_sub", Kind::Modify(Op::AtomicISub, Op::AtomicISub, Some(Op::AtomicFAddEXT))),
    ("fetch_or", Kind::Modify(Op::AtomicOr, Op::AtomicOr, None)),
    ("fetch_xor", Kind::Modify(Op::AtomicXor, Op::AtomicXor, None)),
    ("fetch_and", Kind::Modify(Op::AtomicAnd, Op::AtomicAnd, None)),
    ("fetch_min", Kind::Modify(Op::AtomicSMin, Op::AtomicUMin, Some(Op::AtomicFMinEXT))),
    ("fetch_max", Kind::Modify(Op::AtomicSMax, Op::AtomicUMax, Some(Op::AtomicFMaxEXT))),
    ("flag_test_and_set", Kind::TestAndSet),
    ("flag_clear", Kind::Clear),
];

/// All names, for the tests.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = String> {
    let legacy =
        LEGACY.iter().flat_map(|row| [format!("atomic_{}", row.0), format!("atom_{}", row.0)]);
    let c11 = C11.iter().map(|row| format!("atomic_{}", row.0));
    let explicit = C11[1..].iter().map(|row| format!("atomic_{}_explicit", row.0));
    legacy.chain(c11).chain(explicit)
}

/// What a name means.
pub(super) fn find(base: &str) -> Option<(Kind, Style)> {
    let row = |table: &[(&str, Kind)], name: &str| {
        table.iter().find(|row| row.0 == name).map(|row| row.1)
    };
    if let Some(name) = base.strip_prefix("atom_") {
        return Some((row(LEGACY, name)?, Style::Legacy));
    }
    let name = base.strip_prefix("atomic_")?;
    if let Some(name) = name.strip_suffix("_explicit") {
        return Some((row(C11, name)?, Style::Explicit));
    }
    row(C11, name)
        .map(|kind| (kind, Style::Implicit))
        .or_else(|| row(LEGACY, name).map(|kind| (kind, Style::Legacy)))
}

/// The signature of an atomic function: its operands, then order and scope where it has them.
pub(super) fn signature(base: &str) -> Option<Cow<'static, str>> {
    let (kind, style) = find(base)?;
    let operands = match kind {
        Kind::Modify(_, _, None) => "Ix1 * Ix1",
        Kind::Modify(..) => "Nx1 * Nx1",
        Kind::Step(_) => "Ix1 *",
        Kind::CompareOld => "Ix1 * Ix1 Ix1",
        Kind::Compare => "b * * Nx1",
        Kind::Load => "Nx1 *",
        Kind::Store | Kind::Init => "V * Nx1",
        Kind::TestAndSet => "b *",
        Kind::Clear => "V *",
    };
    Some(match (style, kind) {
        (Style::Explicit, Kind::Compare) => format!("{operands} i32 i32 | i32").into(),
        (Style::Explicit, _) => format!("{operands} i32 | i32").into(),
        _ => operands.into(),
    })
}

/// The parameters of a compare-and-exchange, floats as the integers that it exchanges.
pub(super) fn integer_pointees(base: &[u8], parameters: Box<[Parameter]>) -> Box<[Parameter]> {
    if !base.starts_with(b"atomic_compare_exchange") {
        return parameters;
    }
    let integer = |parameter: Parameter| match parameter.pointee {
        Some(Pointee::Float(width)) => {
            Parameter { pointee: Some(Pointee::Int(width)), ..parameter }
        }
        _ => parameter,
    };
    parameters.into_iter().map(integer).collect()
}

/// The memory that an access through a pointer is about.
pub(super) fn memory_of(storage: StorageClass) -> u32 {
    match storage {
        StorageClass::Workgroup => Semantics::WorkgroupMemory.0,
        StorageClass::CrossWorkgroup => Semantics::CrossWorkgroupMemory.0,
        StorageClass::Generic => Semantics::WorkgroupMemory.0 | Semantics::CrossWorkgroupMemory.0,
        _ => 0,
    }
}

/// Scope and semantics from the arguments from `first` on; two orders for compare-exchange.
fn ordering(
    s: &mut Site<'_, '_, '_>,
    style: Style,
    memory: u32,
    first: usize,
    orders: usize,
) -> Result<(Id, [Id; 2])> {
    match style {
        Style::Legacy => {
            // OpenCL C 3.0, 6.15.12.8 "Legacy atomics": relaxed, in the scope of the work-group.
            let scope = s.u32(Scope::Workgroup.0);
            Ok((scope, [s.u32(memory); 2]))
        }
        Style::Implicit => {
            let scope = s.u32(Scope::Device.0);
            Ok((scope, [s.u32(Semantics::SequentiallyConsistent.0 | memory); 2]))
        }
        Style::Explicit => {
            let scope_at = first.saturating_add(orders);
            let scope = match scope_at < s.len() {
                true => sync::scope(s, scope_at)?,
                false => s.u32(Scope::Device.0),
            };
            // The order of a failure must not be stronger than that of a success, which is not known
            // here where it is computed: then the strongest stands for it.
            let second = first.saturating_add(1);
            let weaker = orders > 1 && s.constant(second).is_some_and(|order| order != 0);
            let success = match s.constant(first) {
                None if weaker => s.u32(Semantics::SequentiallyConsistent.0 | memory),
                _ => sync::order(s, first, memory)?,
            };
            let failure = if orders > 1 { sync::order(s, second, memory)? } else { success };
            Ok((scope, [success, failure]))
        }
    }
}

/// Lowers an atomic function.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let Some((kind, style)) = find(builtin.name()) else {
        return Err(Error::unsupported(format_args!("the atomic function '{}'", builtin.name())));
    };
    let raw = s.arg(0)?;
    // If the generic pointer is a cast of another pointer, that one says more about the memory.
    let memory = match s.space_behind(0) {
        Some(1) => Semantics::CrossWorkgroupMemory.0,
        Some(3) => Semantics::WorkgroupMemory.0,
        _ => memory_of(s.storage(raw)?),
    };
    match kind {
        Kind::Modify(signed, unsigned, float) => {
            let ty = s.f.type_of_value(s.required_arg(1)?)?;
            // Floats are not subtracted: what is added has the other sign.
            let subtracted = s.f.is_float(ty) && signed == Op::AtomicISub;
            let op = match s.f.is_float(ty) {
                true => float.ok_or_else(|| {
                    Error::unsupported(format_args!("'{}' of floats", builtin.name()))
                })?,
                false if builtin.is_unsigned(0) => unsigned,
                false => signed,
            };
            // `ptrdiff_t` added to `atomic_long` and the like: the value has the object's type.
            let pointer = object(s, ty)?;
            s.f.atomic_needs(op, ty)?;
            let (scope, [semantics, _]) = ordering(s, style, memory, 2, 1)?;
            let value = if subtracted { opposite(s, 1)? } else { s.arg(1)? };
            let value = s.f.convert_pointer(value, ty);
            let operands = [pointer, scope, semantics, value];
            let old = s.f.atomic_access(s.call.inst, op, ty, &operands);
            Ok(Some(s.give(old)))
        }
        Kind::Step(op) => {
            let ty = s.result;
            s.f.atomic_needs(op, ty)?;
            let pointer = object(s, ty)?;
            let (scope, [semantics, _]) = ordering(s, style, memory, 1, 1)?;
            let operands = [pointer, scope, semantics];
            Ok(Some(s.f.atomic_access(s.call.inst, op, ty, &operands)))
        }
        Kind::CompareOld => {
            let ty = s.result;
            s.f.atomic_needs(Op::AtomicCompareExchange, ty)?;
            let pointer = object(s, ty)?;
            let (comparator, value) = (s.arg(1)?, s.arg(2)?);
            let (scope, [equal, unequal]) = ordering(s, style, memory, 3, 2)?;
            let operands = [pointer, scope, equal, unequal, value, comparator];
            let old = s.f.atomic_access(s.call.inst, Op::AtomicCompareExchange, ty, &operands);
            Ok(Some(old))
        }
        Kind::Compare => compare_exchange(s, builtin, style, memory),
        Kind::Load => {
            let ty = s.result;
            s.f.atomic_needs(Op::AtomicLoad, ty)?;
            let pointer = object(s, ty)?;
            let (scope, [semantics, _]) = ordering(s, style, memory, 1, 1)?;
            check_order(s, builtin.name(), semantics, Semantics::Release)?;
            let operands = [pointer, scope, semantics];
            Ok(Some(s.f.atomic_access(s.call.inst, Op::AtomicLoad, ty, &operands)))
        }
        Kind::Store | Kind::Init => {
            let value = s.arg(1)?;
            let ty = s.b().type_of(value);
            let pointer = object(s, ty)?;
            if kind == Kind::Init {
                s.f.store(pointer, value, Access::default())?;
                return Ok(None);
            }
            s.f.atomic_needs(Op::AtomicStore, ty)?;
            let (scope, [semantics, _]) = ordering(s, style, memory, 2, 1)?;
            check_order(s, builtin.name(), semantics, Semantics::Acquire)?;
            s.b().op_void(Op::AtomicStore, &[pointer, scope, semantics, value]);
            Ok(None)
        }
        Kind::TestAndSet | Kind::Clear => {
            // Section 3.49.18: the flag is a 32-bit integer.
            let int = s.b().type_int(32);
            let pointer = object(s, int)?;
            let (scope, [semantics, _]) = ordering(s, style, memory, 1, 1)?;
            if kind == Kind::Clear {
                check_order(s, builtin.name(), semantics, Semantics::Acquire)?;
                s.b().op_void(Op::AtomicFlagClear, &[pointer, scope, semantics]);
                return Ok(None);
            }
            let bool = s.b().type_bool();
            let operands = [pointer, scope, semantics];
            let op = Op::AtomicFlagTestAndSet;
            let was = s.f.atomic_access(s.call.inst, op, bool, &operands);
            Ok(Some(s.give(was)))
        }
    }
}

/// The object of an atomic function, whose value is of type `ty`.
fn object(s: &mut Site<'_, '_, '_>, ty: Id) -> Result<Id> {
    let pointer = s.pointer(0, ty)?;
    s.f.for_atomics(pointer)
}

/// Refuses an order that the function must not have (OpenCL C 3.0, 6.15.12): a load does not release, a
/// store or the clearing of a flag does not acquire, an exchange that fails does not release.
pub(super) fn check_order(
    s: &mut Site<'_, '_, '_>,
    name: &str,
    semantics: Id,
    wrong: Semantics,
) -> Result<()> {
    let has = s.b().constant_value(semantics).unwrap_or(0) as u32;
    if has & (wrong.0 | Semantics::AcquireRelease.0) == 0 {
        return Ok(());
    }
    let order = match has & Semantics::AcquireRelease.0 != 0 {
        true => "acquire and release",
        false if wrong == Semantics::Acquire => "acquire",
        false => "release",
    };
    Err(Error::invalid(format!("'{name}' with the memory order {order}")))
}

/// A float argument with the other sign: constants stay constants.
fn opposite(s: &mut Site<'_, '_, '_>, index: usize) -> Result<Id> {
    let value = s.required_arg(index)?;
    let bits = match s.f.body.value(s.f.facts.module, value) {
        Value::Constant(_, Constant::Float([bits, _])) => Some(bits),
        Value::Constant(_, Constant::Null) => Some(0),
        _ => None,
    };
    if let Some(bits) = bits {
        let ty = s.f.type_of_value(value)?;
        let b = s.b();
        let sign = sign_bit(b.width(ty));
        return Ok(b.const_float_bits(ty, bits ^ sign));
    }
    let value = s.arg(index)?;
    let ty = s.b().type_of(value);
    s.f.check_bfloat_ids(ty, &[])?;
    Ok(s.b().op(Op::FNegate, ty, &[value]))
}

/// `atomic_compare_exchange_*(object, expected, desired, ...)`
fn compare_exchange(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    style: Style,
    memory: u32,
) -> Lowered {
    let mut desired = s.arg(2)?;
    let value_type = s.b().type_of(desired);
    // The instruction compares integers: floats go by their bits.
    let ty = match s.b().type_kind(value_type) {
        TypeKind::Float(width) => s.b().type_int(width),
        _ => value_type,
    };
    desired = s.b().bitcast(ty, desired);
    s.f.atomic_needs(Op::AtomicCompareExchange, ty)?;
    let pointer = object(s, ty)?;
    let expected = s.pointer(1, ty)?;
    let (scope, [equal, unequal]) = ordering(s, style, memory, 3, 2)?;
    check_order(s, builtin.name(), unequal, Semantics::Release)?;
    let access = Access { align: u64::from(s.b().width(ty) / 8), ..Access::default() };
    let comparator = s.f.load(ty, expected, access);
    s.b().name(comparator, b"exp");
    let operands = [pointer, scope, equal, unequal, desired, comparator];
    let old = s.f.atomic_access(s.call.inst, Op::AtomicCompareExchange, ty, &operands);
    s.f.store(expected, old, access)?;
    let b = s.b();
    let bool = b.type_bool();
    let same = b.op(Op::IEqual, bool, &[old, comparator]);
    Ok(Some(s.give(same)))
}
