//! Builtin functions of OpenCL C, C++ for OpenCL and SPIR-V, by mangled name.
//!
//! A declaration is classified once: [`classify`] reads its name ([`Name`]), finds the row of one
//! of the tables ([`table`], and `__spirv_*` names by the grammar in [`spirv`]), and keeps what the
//! mangled name says of its parameters. A call is lowered by what the row says: one instruction
//! with the arguments in order for most, a function of a topic's module for the rest.

mod abort;
mod atomics;
mod avc;
mod bfloat16;
mod checks;
mod convert;
mod enqueue;
mod groups;
mod held;
mod images;
mod memory;
mod operands;
mod relational;
mod row;
mod signatures;
mod small_numbers;
mod spirv;
mod sync;
mod table;
mod work_items;

use lapidary_spirv::grammar::OpenClStd;

pub(super) use self::abort::abort;
pub(super) use self::row::How;
pub(super) use self::signatures::check;
pub(super) use self::sync::{ORDERS, SCOPES, to_storage};
pub(super) use self::work_items::{component as work_item_component, scalar as work_item_value};
use super::site::Site;
use crate::lower::emit::{CallSite, Emitter, Lowered};
use crate::lower::facts::callees::{Builtin, Parameter, Pointee};
use crate::lower::facts::mangle::{Name, Scalar, Type};
use crate::lower::options::Options;
use crate::lower::special::Special;

/// Whether calls of a builtin stay calls, for whoever links the module: its instruction needs an extension
/// that may not be used, and the translator does not know its name at all.
pub(super) fn stays(how: How, options: &Options) -> bool {
    match how {
        How::Group(row) => groups::extension(row).is_some_and(|it| !options.allows(it)),
        _ => false,
    }
}

/// The builtin of this (mangled) name and how its calls are lowered, or `None`: then it is an import.
pub(super) fn classify(symbol: &[u8]) -> Option<(Builtin, How)> {
    let plain = |how: How| {
        let builtin = Builtin {
            base: String::from_utf8_lossy(symbol).into(),
            parameters: enqueue::parameters(symbol),
            result: None,
            result_special: result_special(symbol),
            any_width: checks::any_width(symbol),
            variable: how.variable(),
        };
        (builtin, how)
    };
    if let Some(how) = table::unmangled(symbol) {
        return Some(plain(how));
    }
    let Some(name) = Name::parse(symbol) else {
        // C code declares SPIR-V's names without mangling.
        return spirv::find(symbol).map(plain);
    };
    if name.nested && !name.in_spirv_namespace {
        return None;
    }
    let parameters: Box<[Parameter]> = (0..name.parameter_types().len())
        .map(|index| Parameter {
            scalar: name.scalar(index).or_else(|| name.pointee_scalar(index)),
            pointee: match name.parameter(index) {
                // `14ocl_image2d_ro`: the parameter is the image.
                Some(Type::Named { name, .. }) => special(name).map(Pointee::Special),
                _ => name.pointee(index).and_then(|(_, ty)| pointee(&name, ty)),
            },
        })
        .collect();
    let how = match name.base.starts_with(b"__spirv_") {
        true => spirv::find(name.base)?,
        false => table::find(name.base, &parameters)?,
    };
    let parameters = atomics::integer_pointees(name.base, parameters);
    let result = name.result.and_then(|ty| match name.unqualified(ty) {
        Type::Scalar(scalar) => Some(scalar),
        Type::Vector { element, .. } => match name.unqualified(element) {
            Type::Scalar(scalar) => Some(scalar),
            _ => None,
        },
        _ => None,
    });
    let result_special = match parameters.first().and_then(|first| first.pointee) {
        Some(Pointee::Special(Special::Image(image))) if name.base == b"__spirv_SampledImage" => {
            Some(Special::SampledImage(image))
        }
        _ => result_special(name.base),
    };
    let any_width = checks::any_width(name.base);
    let variable = how.variable();
    let base = String::from_utf8_lossy(name.base).into();
    Some((Builtin { base, parameters, result, result_special, any_width, variable }, how))
}

/// A mangled pointee type in the terms of the inference.
fn pointee(name: &Name<'_>, ty: Type<'_>) -> Option<Pointee> {
    let of_scalar = |scalar: Scalar| match scalar {
        Scalar::Signed(width) | Scalar::Unsigned(width) => Some(Pointee::Int(u32::from(width))),
        Scalar::Float(width) => Some(Pointee::Float(u32::from(width))),
        _ => None,
    };
    match ty {
        Type::Scalar(scalar) => of_scalar(scalar),
        // The struct of a SPIR-V type, which the pointer stands for.
        Type::Named { name, .. } if name.starts_with(b"__spirv_") => {
            Special::from_name(std::str::from_utf8(name).ok()?).map(Pointee::Special)
        }
        Type::Vector { length: count, element } => match name.unqualified(element) {
            Type::Scalar(scalar) => match of_scalar(scalar)? {
                Pointee::Int(width) => Some(Pointee::IntVector { width, count }),
                Pointee::Float(width) => Some(Pointee::FloatVector { width, count }),
                _ => None,
            },
            _ => None,
        },
        // `PU3AS133__spirv_Image__void_1_0_0_0_0_0_0`: the pointer is the image. A pointer to an event
        // is one to a handle, though.
        Type::Named { name, .. } if name.starts_with(b"__spirv_") => {
            special(name).map(Pointee::Special)
        }
        _ => None,
    }
}

/// The SPIR-V type of a mangled type's name.
fn special(name: &[u8]) -> Option<Special> {
    Special::from_name(std::str::from_utf8(name).ok()?)
}

/// The result of functions that return what LLVM has no shape for.
fn result_special(base: &[u8]) -> Option<Special> {
    Some(match base {
        b"__translate_sampler_initializer" => Special::Sampler,
        b"get_default_queue" => Special::Queue,
        b"create_user_event" | b"__spirv_CreateUserEvent" => Special::DeviceEvent,
        b"async_work_group_copy" | b"async_work_group_strided_copy" | b"__spirv_GroupAsyncCopy" => {
            Special::Event
        }
        b"__reserve_read_pipe"
        | b"__reserve_write_pipe"
        | b"__work_group_reserve_read_pipe"
        | b"__work_group_reserve_write_pipe"
        | b"__sub_group_reserve_read_pipe"
        | b"__sub_group_reserve_write_pipe" => Special::ReserveId,
        _ => return None,
    })
}

/// Lowers a call.
pub(super) fn lower(
    builtin: &Builtin,
    how: How,
    f: &mut Emitter<'_>,
    site: &CallSite<'_>,
) -> Lowered {
    if let How::Avc = how {
        avc::declare_types(f, site)?;
    }
    let mut site = Site::new(f, site)?;
    let s = &mut site;
    let start = s.b().code.len();
    let result = by_row(s, builtin, how)?;
    if held::is_named(builtin) || s.goes_through_memory() {
        held::check(s, builtin, start)?;
    }
    Ok(result)
}

/// Lowers a call as its row says.
fn by_row(s: &mut Site<'_, '_, '_>, builtin: &Builtin, how: How) -> Lowered {
    match how {
        How::Avc => avc::lower(s, builtin),
        How::Ext(number) => lower_ext(s, builtin, number),
        How::Op(op) => {
            let operands = s.args()?;
            s.check_op(op)?;
            s.instruction(op, &operands)
        }
        How::Relation(op) => relational::relation(s, op),
        How::Input(builtin) => work_items::scalar(s, builtin),
        How::InputVector(builtin, out_of_range) => work_items::component(s, builtin, out_of_range),
        How::Group(row) => groups::lower(s, builtin, row),
        How::Spirv(op) => spirv::lower(s, builtin, op),
        How::SpirvExt(OpenClStd::prefetch) => memory::prefetch(s, builtin),
        How::SpirvExt(number) => spirv::lower_extended(s, builtin, number),
        How::SpirvInput(builtin) => work_items::getter(s, builtin),
        How::Code(lower) => lower(s, builtin),
    }
}

/// An instruction of OpenCL.std with the arguments in order. Scalars beside vectors are widened:
/// OpenCL C allows `fmax(float4, float)`, the instructions do not.
fn lower_ext(s: &mut Site<'_, '_, '_>, builtin: &Builtin, number: OpenClStd) -> Lowered {
    let mut operands = s.args()?;
    let result = s.result;
    let widen = row::takes_scalars(number);
    for (index, operand) in operands.iter_mut().enumerate() {
        if s.f.pointee(*operand).is_some() {
            let pointee = match row::second_result(s, number) {
                Some(ty) => ty,
                None => memory::pointee(s, builtin, index)?,
            };
            s.f.check_addressed(*operand)?;
            *operand = s.f.pointer_to(*operand, pointee);
        } else if widen {
            *operand = s.f.widen(*operand, result);
        }
    }
    s.f.check_bfloat_ids(result, &operands)?;
    Ok(Some(s.b().opencl(number, result, &operands)))
}

/// All builtins of OpenCL, their signatures, and whether their names are mangled, for the tests.
#[cfg(test)]
pub(super) fn names() -> Vec<(String, String, bool)> {
    let tables =
        table::EXTENDED.iter().map(|row| row.0).chain(table::NAMED.iter().map(|row| row.0));
    let mut names: Vec<String> = tables.map(str::to_owned).collect();
    names.extend(atomics::names());
    names.extend(groups::names());
    let parts = [
        "convert_int4_sat_rte",
        "convert_float",
        "convert_half2",
        "convert_uchar8",
        "vload3",
        "vload16",
        "vload_half4",
        "vloada_half2",
        "vstore2",
        "vstore_half",
        "vstorea_half8_rtn",
        "intel_convert_bfloat162_as_ushort2",
        "intel_convert_as_bfloat16_float",
        "intel_sub_group_block_read_us8",
        "intel_sub_group_block_write_ui2",
    ];
    names.extend(parts.map(str::to_owned));
    let mangled = names.into_iter().map(|name| (name, true));
    let plain = table::UNMANGLED.iter().map(|row| (row.0.to_owned(), false));
    let signature = |name: &str, mangled: bool| {
        let parameters = ["f", "i", "PU3AS1iff", "PU3AS1fi", "14ocl_image2d_roDv2_i"];
        let symbols = parameters.map(|parameters| match mangled {
            true => format!("_Z{}{name}{parameters}", name.len()),
            false => name.to_owned(),
        });
        let found = symbols.iter().find_map(|symbol| classify(symbol.as_bytes()));
        found.and_then(|(builtin, how)| signatures::of(&builtin, how))
    };
    mangled
        .chain(plain)
        .filter_map(|(name, mangled)| Some((signature(&name, mangled)?, name, mangled)))
        .map(|(signature, name, mangled)| (name, signature, mangled))
        .collect()
}

#[cfg(test)]
mod tests;
