//! Builtin functions of OpenCL C, C++ for OpenCL and SPIR-V, by mangled name.
//!
//! A declaration is classified once: [`classify`] reads its name ([`mangle`]), finds the row of one
//! of the tables ([`table`], and `__spirv_*` names by the grammar in [`spirv`]), and keeps what the
//! mangled name says of its parameters. A call is lowered by what the row says: one instruction
//! with the arguments in order for most, a function of a topic's module for the rest.

mod atomics;
mod convert;
mod enqueue;
mod groups;
mod images;
pub(super) mod mangle;
mod memory;
mod relational;
mod spirv;
mod sync;
mod table;
mod work_items;

use lapidary_spirv::build::Id;
use lapidary_spirv::grammar::{BuiltIn, OpenClStd};

use self::mangle::{Name, Scalar, Type};
use self::table::How;
use super::error::Result;
use super::function::{CallSite, FunctionLowering};
use super::pointee::Pointee;
use super::site::Site;
use super::types::Special;

/// A declared function whose name is that of a builtin.
#[derive(Clone, Debug)]
pub(crate) struct Builtin {
    /// Its name without mangling.
    pub(super) base: Box<[u8]>,
    /// What the mangled name says of the parameters.
    pub(super) parameters: Box<[Parameter]>,
    /// What it says of the result (templates).
    pub(super) result: Option<Scalar>,
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
    let plain =
        |how| Builtin { base: symbol.into(), parameters: Box::default(), result: None, how };
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
            pointee: match name.pointee(index) {
                Some((_, ty)) => pointee(&name, ty),
                None => special(&name, index),
            },
        })
        .collect();
    let how = match name.base.starts_with(b"__spirv_") {
        true => spirv::find(name.base, Some(&name))?,
        false => table::find(name.base, &parameters)?,
    };
    let result = name.result.and_then(|ty| match name.unqualified(ty) {
        Type::Scalar(scalar) => Some(scalar),
        Type::Vector { element, .. } => match name.unqualified(element) {
            Type::Scalar(scalar) => Some(scalar),
            _ => None,
        },
        _ => None,
    });
    Some(Builtin { base: name.base.into(), parameters, result, how })
}

/// The `BuiltIn` of a global variable `__spirv_BuiltIn*`.
pub(crate) fn builtin_of_variable(name: &[u8]) -> Option<BuiltIn> {
    let name = std::str::from_utf8(name.strip_prefix(b"__spirv_BuiltIn")?).ok()?;
    BuiltIn::ENUMERATION.by_name(name).map(BuiltIn)
}

/// The type of SPIR-V that a parameter has by its name: what is a plain pointer in the files of
/// LLVM 15 and 16 may be an image or an event.
fn special(name: &Name<'_>, index: usize) -> Option<Pointee> {
    match name.unqualified(*name.parameter_types().get(index)?) {
        Type::Named { name, .. } => {
            Special::from_name(std::str::from_utf8(name).ok()?).map(Pointee::Special)
        }
        _ => None,
    }
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
        _ => None,
    }
}

impl Builtin {
    /// What parameter `n` points to, if it is a pointer and the name says so.
    pub(crate) fn parameter_pointee(&self, parameter: usize) -> Option<Pointee> {
        self.parameters.get(parameter)?.pointee
    }

    /// What the result points to, if it is a pointer and the name says so.
    pub(crate) fn result_pointee(&self) -> Option<Pointee> {
        None
    }

    /// Lowers a call: the id of its result, or `None` where it has none. The result has the type
    /// that the LLVM call has (`i1` as bool); the caller converts a pointer's pointee.
    pub(crate) fn lower(&self, f: &mut FunctionLowering<'_>, site: &CallSite<'_>) -> Lowered {
        let mut site = Site::new(f, site)?;
        let s = &mut site;
        match self.how {
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
            How::SpirvInput(builtin, component) => work_items::getter(s, builtin, component),
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

/// An instruction of OpenCL.std with the arguments in order. Scalars beside vectors are widened:
/// OpenCL C allows `fmax(float4, float)`, the instructions do not.
fn lower_ext(s: &mut Site<'_, '_, '_>, builtin: &Builtin, number: OpenClStd) -> Lowered {
    let mut operands = s.args()?;
    let result = s.result;
    let widen = number != OpenClStd::shuffle && number != OpenClStd::shuffle2;
    for (index, operand) in operands.iter_mut().enumerate() {
        if s.f.pointee(*operand).is_some() {
            let pointee = memory::pointee(s, builtin, index)?;
            *operand = s.f.pointer_to(*operand, pointee);
        } else if widen {
            *operand = s.widen(*operand, result);
        }
    }
    Ok(Some(s.b().opencl(number, result, &operands)))
}

#[cfg(test)]
mod tests;
