//! What the functions of a module are to those who call them, as far as their names tell.
//!
//! How calls of known functions are lowered is known to [`crate::lower::calls`] alone, which reads the
//! names.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{FunctionId, Type};
use lapidary_spirv::grammar::{BuiltIn, Extension};

use super::mangle::Scalar;
use crate::lower::special::Special;

/// What a function is to its callers.
#[derive(Clone, Debug)]
pub(crate) enum Callee {
    /// It has a body here.
    Defined,
    /// It is declared, and no name that we know: an import.
    External,
    /// A builtin of OpenCL C or SPIR-V.
    Builtin(Builtin),
    /// An intrinsic of LLVM.
    Intrinsic(Intrinsic),
    /// An intrinsic of LLVM that is not known: calls of it are errors.
    Unknown,
    /// A function whose name is reserved for a builtin or an intrinsic, but with another signature; in words
    /// what is wrong. Calls of it are errors.
    Misdeclared(Box<str>),
}

/// A declared function whose name is that of a builtin.
#[derive(Clone, Debug)]
pub(crate) struct Builtin {
    /// Its name without mangling.
    pub(crate) base: Box<str>,
    /// What the mangled name says of the parameters.
    pub(crate) parameters: Box<[Parameter]>,
    /// What it says of the result (templates).
    pub(crate) result: Option<Scalar>,
    /// A result that LLVM has no shape for.
    pub(crate) result_special: Option<Special>,
    /// For a builtin on numbers of any width, what they are and their extension.
    pub(crate) any_width: Option<(&'static str, Extension)>,
    /// The builtin variable that it reads, if it does nothing else.
    pub(crate) variable: Option<BuiltIn>,
}

/// A parameter as the mangled name has it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parameter {
    /// The scalar type, of a vector that of its components, of a pointer that of its pointee.
    pub(crate) scalar: Option<Scalar>,
    /// What a pointer points to.
    pub(crate) pointee: Option<Pointee>,
}

/// An intrinsic that is translated.
#[derive(Clone, Debug)]
pub(crate) struct Intrinsic {
    /// Its name without `llvm.` and without type suffixes.
    pub(crate) name: &'static str,
}

/// What a pointer points to, where something else than its uses says so (a builtin's mangled name).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointee {
    /// An integer of this width.
    Int(u32),
    /// A float of this width.
    Float(u32),
    /// A vector of integers.
    IntVector {
        /// Width of a component.
        width: u32,
        /// Number of components.
        count: u32,
    },
    /// A vector of floats.
    FloatVector {
        /// Width of a component.
        width: u32,
        /// Number of components.
        count: u32,
    },
    /// The pointer itself is a value of a SPIR-V type without a shape in LLVM: `ptr` in files of
    /// LLVM 15, where the name of the builtin alone says that it is an image.
    Special(Special),
    /// A function, with the parameters and the result that it has in SPIR-V.
    Function(FunctionId),
}

impl Builtin {
    /// What parameter `n` points to, if it is a pointer and the name says so.
    pub(crate) fn parameter_pointee(&self, parameter: usize) -> Option<Pointee> {
        self.parameters.get(parameter)?.pointee
    }

    /// What the result points to, if it is a pointer and the name says so.
    pub(crate) fn result_pointee(&self) -> Option<Pointee> {
        self.result_special.map(Pointee::Special)
    }

    /// Whether integer parameter `n` is unsigned.
    pub(crate) fn is_unsigned(&self, parameter: usize) -> bool {
        matches!(
            self.parameters.get(parameter).and_then(|p| p.scalar),
            Some(Scalar::Unsigned(_) | Scalar::Bool)
        )
    }

    /// The name, for searching in it.
    pub(crate) fn name(&self) -> &str {
        &self.base
    }
}

impl Intrinsic {
    /// Whether it copies memory from its second argument to its first.
    pub(crate) fn copies_memory(&self) -> bool {
        self.name.starts_with("memcpy")
    }

    /// Whether it is `llvm.ptr.annotation`.
    pub(crate) fn is_annotation(&self) -> bool {
        self.name == "ptr.annotation"
    }
}

/// Whether a builtin takes a sampler there.
pub(crate) fn takes_sampler(callee: &Callee, parameter: usize) -> bool {
    match callee {
        Callee::Builtin(builtin) => {
            builtin.parameter_pointee(parameter) == Some(Pointee::Special(Special::Sampler))
        }
        _ => false,
    }
}

/// Whether a module has builtins that take samplers as integers.
pub(crate) fn has_integer_samplers(module: &Module<'_>, callees: &[Callee]) -> bool {
    let types = &module.types;
    module.functions.iter().zip(callees).any(|(function, callee)| {
        let Type::Function { parameters, .. } = types.get(function.function_type) else {
            return false;
        };
        types
            .list(parameters)
            .iter()
            .enumerate()
            .any(|(at, &ty)| takes_sampler(callee, at) && types.get(ty) == Type::Integer(32))
    })
}
