//! What all threads share while functions are lowered: decided once, never changed.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::FunctionId;
use lapidary_spirv::grammar::BuiltIn;

use super::builtins::Builtin;
use super::intrinsics::Intrinsic;
use super::options::Options;

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
}

/// Facts of a module.
pub(crate) struct Shared<'m> {
    /// The module.
    pub(crate) module: &'m Module<'m>,
    /// What may be used.
    pub(crate) options: &'m Options,
    /// Width of a pointer in bits, which is that of `size_t`.
    pub(crate) pointer_width: u32,
    /// By function: what it is.
    pub(crate) callees: Vec<Callee>,
}

impl Shared<'_> {
    /// The symbol of the variable of a builtin.
    pub(crate) fn builtin_symbol(&self, builtin: BuiltIn) -> u32 {
        (self.module.functions.len() + self.module.globals.len()) as u32 + builtin.0
    }

    /// What a function is.
    pub(crate) fn callee(&self, function: FunctionId) -> &Callee {
        &self.callees[function.index()]
    }
}
