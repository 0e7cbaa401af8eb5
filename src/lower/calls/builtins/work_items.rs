//! Work-item functions: loads of the variables that SPIR-V decorates with `BuiltIn`.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{BuiltIn, MemoryAccess, Op, Scope};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Error;
use crate::lower::facts::callees::Builtin;
use crate::lower::facts::is_vector;

/// Loads the variable of a builtin, unless the block has it already: it is the same all the time.
fn load_once(s: &mut Site<'_, '_, '_>, builtin: BuiltIn, ty: Id) -> Id {
    let variable = s.f.builtin_variable(builtin, ty);
    s.f.known_view(variable, ty).unwrap_or_else(|| {
        let loaded = load(s, builtin, ty);
        s.f.remember_view(variable, ty, loaded);
        loaded
    })
}

/// Loads the variable of a builtin.
fn load(s: &mut Site<'_, '_, '_>, builtin: BuiltIn, ty: Id) -> Id {
    let variable = s.f.builtin_variable(builtin, ty);
    let size = {
        let b = s.b();
        let (component, count) = b.components(ty);
        let count = if count == 3 { 4 } else { count };
        (b.width(component) / 8).saturating_mul(count)
    };
    s.b().op_with(Op::Load, ty, |w| {
        w.id(variable).literal(MemoryAccess::Aligned.0).literal(size.max(1))
    })
}

/// A builtin that is one value.
pub(crate) fn scalar(s: &mut Site<'_, '_, '_>, builtin: BuiltIn) -> Lowered {
    let (width, count) = s.f.facts.builtin_type(builtin);
    let int = s.b().type_int(width);
    let ty = if count == 1 { int } else { s.b().type_vector(int, count) };
    let value = load_once(s, builtin, ty);
    Ok(Some(s.give(value)))
}

/// A component of a builtin with three, by a dimension that may be unknown or out of range.
pub(crate) fn component(s: &mut Site<'_, '_, '_>, builtin: BuiltIn, out_of_range: u64) -> Lowered {
    let width = s.f.facts.builtin_type(builtin).0;
    let size = s.b().type_int(width);
    let ty = s.b().type_vector(size, 3);
    let value = match s.constant(0) {
        Some(dimension) => {
            // As the translator has it, also where the answer is plain.
            let inside = (0..=2).contains(&dimension);
            let vector = if inside { load_once(s, builtin, ty) } else { load(s, builtin, ty) };
            let b = s.b();
            let picked = b.extract(size, vector, &[if inside { dimension as u32 } else { 0 }]);
            let inside = b.const_bool(inside);
            let default = b.const_int(size, out_of_range);
            b.op(Op::Select, size, &[inside, picked, default])
        }
        None => {
            let dimension = s.arg(0)?;
            let vector = load(s, builtin, ty);
            let b = s.b();
            let index = b.type_of(dimension);
            let bool = b.type_bool();
            let three = b.const_int(index, 3);
            let zero = b.const_int(index, 0);
            let inside = b.op(Op::ULessThan, bool, &[dimension, three]);
            let safe = b.op(Op::Select, index, &[inside, dimension, zero]);
            let picked = b.op(Op::VectorExtractDynamic, size, &[vector, safe]);
            let default = b.const_int(size, out_of_range);
            b.op(Op::Select, size, &[inside, picked, default])
        }
    };
    Ok(Some(s.give(value)))
}

/// SYCL's getters: `__spirv_BuiltInGlobalInvocationId(int)`, `__spirv_BuiltInSubgroupSize()`.
pub(super) fn getter(s: &mut Site<'_, '_, '_>, builtin: BuiltIn) -> Lowered {
    match is_vector(builtin) {
        true if s.len() == 1 => component(s, builtin, default_of(builtin)),
        true => {
            let ty = s.result;
            Ok(Some(load_once(s, builtin, ty)))
        }
        false => scalar(s, builtin),
    }
}

fn default_of(builtin: BuiltIn) -> u64 {
    match builtin {
        BuiltIn::GlobalSize
        | BuiltIn::WorkgroupSize
        | BuiltIn::EnqueuedWorkgroupSize
        | BuiltIn::NumWorkgroups => 1,
        _ => 0,
    }
}

/// cl_khr_kernel_clock: `clock_read[_hilo]_{device,work_group,sub_group}`.
pub(super) fn clock(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let name = builtin.name();
    let scope = clock_scope(name)
        .ok_or_else(|| Error::unsupported(format_args!("the clock function '{name}'")))?;
    let scope = s.u32(scope.0);
    s.check_op(Op::ReadClockKHR)?;
    s.instruction(Op::ReadClockKHR, &[scope])
}

fn clock_scope(name: &str) -> Option<Scope> {
    let name = name.strip_prefix("clock_read_")?;
    Some(match name.strip_prefix("hilo_").unwrap_or(name) {
        "device" => Scope::Device,
        "work_group" => Scope::Workgroup,
        "sub_group" => Scope::Subgroup,
        _ => return None,
    })
}
