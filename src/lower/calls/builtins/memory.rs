//! Memory functions: `vloadn` and its relatives, asynchronous copies, `prefetch`, `printf`.

use lapidary_spirv::grammar::{Extension, Op, OpenClStd as Std, Scope, StorageClass};

use super::convert::ROUNDING;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;

/// A vector load or store by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct VectorAccess {
    /// The instruction.
    pub(super) number: Std,
    /// `n` as the last operand of a load, or a rounding mode.
    pub(super) literal: Option<u32>,
    /// Whether memory holds halfs.
    pub(super) half: bool,
    /// Whether it is a store.
    pub(super) store: bool,
}

/// Reads `vload4`, `vload_half`, `vstorea_half4_rte` ... (OpenCL C 6.15.7).
pub(super) fn vector_access(base: &str) -> Option<VectorAccess> {
    let count = |digits: &str| match digits {
        "2" | "3" | "4" | "8" | "16" => digits.parse::<u32>().ok(),
        _ => None,
    };
    let load = |number, literal, half| VectorAccess { number, literal, half, store: false };
    let store = |number, literal, half| VectorAccess { number, literal, half, store: true };
    if let Some(rest) = base.strip_prefix("vload_half") {
        return match rest {
            "" => Some(load(Std::vload_half, None, true)),
            _ => Some(load(Std::vload_halfn, Some(count(rest)?), true)),
        };
    }
    if let Some(rest) = base.strip_prefix("vloada_half") {
        return match rest {
            // One component has the alignment of itself.
            "" => Some(load(Std::vload_half, None, true)),
            _ => Some(load(Std::vloada_halfn, Some(count(rest)?), true)),
        };
    }
    if let Some(rest) = base.strip_prefix("vload") {
        return Some(load(Std::vloadn, Some(count(rest)?), false));
    }
    let (rest, aligned) = match base.strip_prefix("vstorea_half") {
        Some(rest) => (rest, true),
        None => match base.strip_prefix("vstore_half") {
            Some(rest) => (rest, false),
            None => {
                count(base.strip_prefix("vstore")?)?;
                return Some(store(Std::vstoren, None, false));
            }
        },
    };
    let (digits, mode) = match rest.split_once('_') {
        Some((digits, mode)) => (digits, Some(ROUNDING.iter().find(|row| row.0 == mode)?.1.0)),
        None => (rest, None),
    };
    let vector = !digits.is_empty();
    if vector {
        count(digits)?;
    }
    let number = match (vector, aligned, mode.is_some()) {
        (false, _, false) => Std::vstore_half,
        (false, _, true) => Std::vstore_half_r,
        (true, false, false) => Std::vstore_halfn,
        (true, false, true) => Std::vstore_halfn_r,
        (true, true, false) => Std::vstorea_halfn,
        (true, true, true) => Std::vstorea_halfn_r,
    };
    Some(store(number, mode, true))
}

/// The signature of a vector load or store.
pub(super) fn signature(base: &str) -> Option<String> {
    let access = vector_access(base)?;
    let digits = base.trim_start_matches(|c: char| !c.is_ascii_digit());
    let digits = digits.split('_').next().unwrap_or_default();
    let count = if digits.is_empty() { "1" } else { digits };
    let number = if access.half { 'F' } else { 'N' };
    Some(match access.store {
        true => format!("V {number}x{count} size out*"),
        false => format!("{number}x{count} size *"),
    })
}

/// Lowers a vector load or store.
pub(super) fn lower_vector_access(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let Some(access) = vector_access(builtin.name()) else {
        return Err(Error::unsupported(format_args!("the function '{}'", builtin.name())));
    };
    let value_type = if access.store {
        let data = s.arg(0)?;
        s.b().type_of(data)
    } else {
        s.result
    };
    let element = if access.half { s.b().type_float(16) } else { s.b().components(value_type).0 };
    let mut operands = Vec::with_capacity(3);
    if access.store {
        operands.push(s.arg(0)?);
        operands.push(s.arg(1)?);
        let pointer = s.pointer(2, element)?;
        s.f.check_addressed(pointer)?;
        operands.push(pointer);
    } else {
        operands.push(s.arg(0)?);
        let pointer = s.pointer(1, element)?;
        s.f.check_addressed(pointer)?;
        operands.push(pointer);
    }
    let result = s.result;
    let b = s.b();
    let set = b.opencl_set();
    let id = b.op_with(Op::ExtInst, result, |w| {
        let w = w.id(set).literal(access.number.0).ids(&operands);
        match access.literal {
            Some(literal) => w.literal(literal),
            None => w,
        }
    });
    Ok((!access.store).then_some(id))
}

/// `async_work_group_copy`, `async_work_group_strided_copy`: one instruction, the stride is 1 when
/// there is none (OpenCL C 6.15.11).
pub(super) fn async_copy(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let strided = builtin.name() == "async_work_group_strided_copy";
    let element = pointee(s, builtin, 0)?;
    let destination = s.pointer(0, element)?;
    let source = s.pointer(1, element)?;
    let count = s.arg(2)?;
    let scope = s.u32(Scope::Workgroup.0);
    let size = s.f.type_size();
    let (stride, event) =
        if strided { (s.arg(3)?, event(s, 4)?) } else { (s.b().const_int(size, 1), event(s, 3)?) };
    s.instruction(Op::GroupAsyncCopy, &[scope, destination, source, count, stride, event])
}

/// An argument that is an event; in older files a null pointer is the null event.
fn event(s: &mut Site<'_, '_, '_>, index: usize) -> Result<lapidary_spirv::emit::Id> {
    let value = s.arg(index)?;
    let b = s.b();
    let ty = b.declare(Op::TypeEvent, Default::default(), |w| w);
    let null = b.declaration_words(value).first().map(|&word| Op::of(word));
    Ok(if b.type_of(value) != ty && null == Some(Op::ConstantNull) {
        b.const_null(ty)
    } else {
        value
    })
}

/// The pointee type of a pointer parameter as the mangled name has it, else as inferred.
pub(super) fn pointee(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    index: usize,
) -> Result<lapidary_spirv::emit::Id> {
    let value = s.arg(index)?;
    pointee_of(s, builtin, index, value)
}

/// The pointee type of a pointer that is parameter `index` of the mangled name, which does not count
/// a struct that comes back through memory.
pub(super) fn pointee_of(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    index: usize,
    value: lapidary_spirv::emit::Id,
) -> Result<lapidary_spirv::emit::Id> {
    use crate::lower::facts::callees::Pointee;
    let b = s.b();
    Ok(match builtin.parameter_pointee(index) {
        Some(Pointee::Int(width)) => b.type_int(width),
        Some(Pointee::Float(width)) => b.type_float(width),
        Some(Pointee::IntVector { width, count }) => {
            let component = b.type_int(width);
            b.type_vector(component, count)
        }
        Some(Pointee::FloatVector { width, count }) => {
            let component = b.type_float(width);
            b.type_vector(component, count)
        }
        _ => {
            s.storage(value)?;
            match s.f.pointee(value) {
                Some((_, pointee)) => pointee,
                None => return Err(Error::invalid("an argument of a builtin should be a pointer")),
            }
        }
    })
}

/// `wait_group_events(n, events)`
pub(super) fn wait_group_events(s: &mut Site<'_, '_, '_>, _: &Builtin) -> Lowered {
    let scope = s.u32(Scope::Workgroup.0);
    let count = s.arg(0)?;
    let event = s.b().declare(Op::TypeEvent, Default::default(), |w| w);
    let events = s.pointer(1, event)?;
    s.instruction(Op::GroupWaitEvents, &[scope, count, events])
}

/// `prefetch(pointer, n)`
pub(super) fn prefetch(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let element = pointee(s, builtin, 0)?;
    let pointer = s.pointer(0, element)?;
    s.f.check_addressed(pointer)?;
    let count = s.arg(1)?;
    if !s.f.facts.untyped_pointers() {
        let void = s.b().type_void();
        s.b().opencl(Std::prefetch, void, &[pointer, count]);
        return Ok(None);
    }
    // The instruction for untyped pointers counts bytes. Vectors of three are as large as those of four.
    let b = s.b();
    let (component, components) = b.components(element);
    let size = (b.width(component) / 8).saturating_mul(components.next_power_of_two());
    let ty = b.type_of(count);
    let bytes = match b.constant_value(count) {
        Some(count) => b.const_int(ty, count.wrapping_mul(u64::from(size))),
        None => {
            let size = b.const_int(ty, u64::from(size));
            b.op(Op::IMul, ty, &[count, size])
        }
    };
    b.op_void(Op::UntypedPrefetchKHR, &[pointer, bytes]);
    Ok(None)
}

/// `printf`: the format is a pointer to 8-bit integers, other pointers are what they are; those of
/// `__spirv_ocl_printf` point to 8-bit integers, too, as the translator has it.
pub(super) fn printf(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    const RELAXED: Extension = Extension::SPV_EXT_relaxed_printf_string_address_space;
    let byte = s.b().type_int(8);
    let format = s.arg(0)?;
    if s.storage(format)? != StorageClass::UniformConstant {
        if !s.f.allows(RELAXED) {
            let message = format!(
                "RequiresExtension: Feature requires the following SPIR-V extension:\nEither \
                 {RELAXED} extension should be allowed to translate this module, because this LLVM \
                 module contains the printf function with format string, whose address space is not \
                 equal to 2 (constant)."
            );
            return Err(Error::needs_extension_for(RELAXED, message));
        }
        s.b().extension(RELAXED);
    }
    let mut operands = s.args()?;
    let cast = if builtin.name() == "printf" { 1 } else { operands.len() };
    for operand in operands.iter_mut().take(cast) {
        *operand = s.f.pointer_to(*operand, byte);
    }
    let result = s.result;
    let value = s.b().opencl(Std::printf, result, &operands);
    Ok(Some(value))
}
