//! Builtin functions of OpenCL C, C++ for OpenCL and SPIR-V, by mangled name.

use lapidary_spirv::build::Id;

use super::error::{Error, Result};
use super::function::{CallSite, FunctionLowering};
use super::pointee::Pointee;

/// A declared function whose name is that of a builtin.
#[derive(Clone, Debug)]
pub(crate) struct Builtin {}

/// The builtin of this (mangled) name, or `None`: then it is an import.
pub(crate) fn classify(name: &[u8]) -> Option<Builtin> {
    let _ = name;
    None
}

impl Builtin {
    /// What parameter `n` points to, if it is a pointer and the name says so.
    pub(crate) fn parameter_pointee(&self, parameter: usize) -> Option<Pointee> {
        let _ = parameter;
        None
    }

    /// What the result points to, if it is a pointer and the name says so.
    pub(crate) fn result_pointee(&self) -> Option<Pointee> {
        None
    }

    /// Lowers a call: the id of its result, or `None` where it has none. The result has the type
    /// that the LLVM call has (`i1` as bool); the caller converts a pointer's pointee.
    pub(crate) fn lower(
        &self,
        f: &mut FunctionLowering<'_>,
        site: &CallSite<'_>,
    ) -> Result<Option<Id>> {
        let _ = (f, site);
        Err(Error::unsupported("builtins"))
    }
}
