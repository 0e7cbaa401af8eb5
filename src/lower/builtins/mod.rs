//! Builtin functions of OpenCL C, C++ for OpenCL and SPIR-V, by mangled name.
//!
//! A declaration is classified once: [`classify`] reads its name ([`mangle`]), finds the row of one
//! of the tables ([`table`], and `__spirv_*` names by the grammar in [`spirv`]), and keeps what the
//! mangled name says of its parameters. A call is lowered by what the row says: one instruction
//! with the arguments in order for most, a function of a topic's module for the rest.

mod atomics;
mod avc;
mod bfloat16;
mod checks;
mod convert;
mod enqueue;
mod groups;
mod images;
pub(super) mod mangle;
mod memory;
mod relational;
mod small_numbers;
mod spirv;
mod sync;
mod table;
mod work_items;

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{BuiltIn, Extension, OpenClStd};

use self::mangle::{Name, Scalar, Type};
pub(super) use self::spirv::Word;
pub(super) use self::sync::{ORDERS, SCOPES};
use self::table::How;
pub(super) use self::work_items::is_vector;
use super::error::Result;
use super::function::{CallSite, FunctionLowering};
use super::pointee::Pointee;
use super::types::Special;
use crate::lower::function::site::Site;

/// A declared function whose name is that of a builtin.
#[derive(Clone, Debug)]
pub(crate) struct Builtin {
    /// Its name without mangling.
    pub(super) base: Box<[u8]>,
    /// What the mangled name says of the parameters.
    pub(super) parameters: Box<[Parameter]>,
    /// What it says of the result (templates).
    pub(super) result: Option<Scalar>,
    /// A result that LLVM has no shape for.
    result_special: Option<Special>,
    /// For a builtin on numbers of any width, what they are and their extension.
    any_width: Option<(&'static str, Extension)>,
    /// How a call is lowered.
    pub(super) how: How,
}

/// A parameter as the mangled name has it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parameter {
    /// The scalar type, of a vector that of its components, of a pointer that of its pointee.
    pub(super) scalar: Option<Scalar>,
    /// What a pointer points to.
    pub(super) pointee: Option<Pointee>,
}

/// What a function returns that lowers one call.
pub(super) type Lowered = Result<Option<Id>>;

/// The builtin of this (mangled) name, or `None`: then it is an import.
pub(crate) fn classify(symbol: &[u8]) -> Option<Builtin> {
    let plain = |how| Builtin {
        base: symbol.into(),
        parameters: enqueue::parameters(symbol),
        result: None,
        result_special: result_special(symbol),
        any_width: checks::any_width(symbol),
        how,
    };
    if let Some(how) = table::unmangled(symbol) {
        return Some(plain(how));
    }
    let Some(name) = Name::parse(symbol) else {
        // C code declares SPIR-V's names without mangling.
        return spirv::find(symbol, None).map(plain);
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
        true => spirv::find(name.base, Some(&name))?,
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
    Some(Builtin { base: name.base.into(), parameters, result, result_special, any_width, how })
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

impl Builtin {
    /// The builtin variable that it reads, if it does nothing else.
    pub(crate) fn variable(&self) -> Option<BuiltIn> {
        match self.how {
            How::Input(builtin) | How::InputVector(builtin, _) | How::SpirvInput(builtin) => {
                Some(builtin)
            }
            _ => None,
        }
    }

    /// What parameter `n` points to, if it is a pointer and the name says so.
    pub(crate) fn parameter_pointee(&self, parameter: usize) -> Option<Pointee> {
        self.parameters.get(parameter)?.pointee
    }

    /// What the result points to, if it is a pointer and the name says so.
    pub(crate) fn result_pointee(&self) -> Option<Pointee> {
        self.result_special.map(Pointee::Special)
    }

    /// Lowers a call: the id of its result, or `None` where it has none. The result has the type
    /// that the LLVM call has (`i1` as bool); the caller converts a pointer's pointee.
    pub(crate) fn lower(&self, f: &mut FunctionLowering<'_>, site: &CallSite<'_>) -> Lowered {
        if let How::Avc = self.how {
            avc::declare_types(f, site)?;
        }
        let mut site = Site::new(f, site)?;
        let s = &mut site;
        match self.how {
            How::Avc => avc::lower(s, self),
            How::Ext(number) => lower_ext(s, self, number),
            How::Op(op) => {
                let operands = s.args()?;
                s.check_op(op)?;
                s.instruction(op, &operands)
            }
            How::Relation(op) => relational::relation(s, op),
            How::Input(builtin) => work_items::scalar(s, builtin),
            How::InputVector(builtin, out_of_range) => {
                work_items::component(s, builtin, out_of_range)
            }
            How::Group(row) => groups::lower(s, self, row),
            How::Spirv(op) => spirv::lower(s, self, op),
            How::SpirvExt(number) => spirv::lower_extended(s, self, number),
            How::SpirvInput(builtin) => work_items::getter(s, builtin),
            How::Code(lower) => lower(s, self),
        }
    }

    /// Whether integer parameter `n` is unsigned.
    pub(super) fn is_unsigned(&self, parameter: usize) -> bool {
        matches!(
            self.parameters.get(parameter).and_then(|p| p.scalar),
            Some(Scalar::Unsigned(_) | Scalar::Bool)
        )
    }

    /// The name, for searching in it.
    pub(super) fn name(&self) -> &str {
        // Names of rows are ASCII; another name has matched none.
        std::str::from_utf8(&self.base).unwrap_or_default()
    }
}

/// Whether scalars beside vectors stand for vectors of themselves. The others have scalars of their
/// own, an offset or a number of elements.
fn takes_scalars(number: OpenClStd) -> bool {
    use OpenClStd as Std;
    !matches!(
        number,
        Std::shuffle
            | Std::shuffle2
            | Std::vloadn
            | Std::vload_half
            | Std::vload_halfn
            | Std::vloada_halfn
            | Std::printf
            | Std::prefetch
    )
}

/// An instruction of OpenCL.std with the arguments in order. Scalars beside vectors are widened:
/// OpenCL C allows `fmax(float4, float)`, the instructions do not.
fn lower_ext(s: &mut Site<'_, '_, '_>, builtin: &Builtin, number: OpenClStd) -> Lowered {
    let mut operands = s.args()?;
    let result = s.result;
    let widen = takes_scalars(number);
    for (index, operand) in operands.iter_mut().enumerate() {
        if s.f.pointee(*operand).is_some() {
            let pointee = memory::pointee(s, builtin, index)?;
            *operand = s.f.pointer_to(*operand, pointee);
        } else if widen {
            *operand = s.widen(*operand, result);
        }
    }
    s.f.check_bfloat_ids(result, &operands)?;
    Ok(Some(s.b().opencl(number, result, &operands)))
}

#[cfg(test)]
mod tests;
