//! Functions as values (SPV_INTEL_function_pointers).

use lapidary_bitcode::ir::FunctionId;
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Capability, Op};

use super::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::facts::FUNCTION_POINTERS as EXTENSION;
use crate::lower::facts::callees::Callee;

/// Whether a name contains a part.
fn contains(name: &[u8], part: &[u8]) -> bool {
    name.windows(part.len()).any(|window| window == part)
}

/// The error of a function pointer without the extension for them.
#[cold]
pub(crate) fn function_pointer_refused(what: &str) -> Error {
    Error::needs_extension_for(
        EXTENSION,
        format!(
            "FunctionPointers: Can't translate function pointer:\n{what}\nNOTE: it requires \
             {EXTENSION}; allow it with --spirv-ext=+{EXTENSION}"
        ),
    )
}

impl Emitter<'_> {
    /// Notes what function pointers need.
    pub(crate) fn use_function_pointers(&mut self) {
        self.b.extension(EXTENSION);
        self.b.capability(Capability::FunctionPointersINTEL);
    }

    /// Whether the address of a function stands for nothing: a block literal (OpenCL C 6.14) holds
    /// that of its code, but nothing reads it, since Clang calls blocks by name and
    /// `OpEnqueueKernel` names its function. The translator stores null.
    pub(crate) fn is_block_code(&self, function: FunctionId) -> bool {
        let name = self.facts.module.function_name(function);
        !self.facts.function_pointers() && contains(name, b"_block_invoke")
    }

    /// A function as a value.
    pub(crate) fn function_pointer(&mut self, function: FunctionId) -> Result<Id> {
        let module = self.facts.module;
        if self.is_block_code(function) {
            let address_space = module.functions[function.index()].object.address_space;
            let byte = self.b.type_int(8);
            let ty = self.pointer_type(address_space, byte)?;
            return Ok(self.b.const_null(ty));
        }
        if let Callee::Intrinsic(_) | Callee::Unknown = self.facts.callee(function) {
            let name = String::from_utf8_lossy(module.function_name(function));
            return Err(Error::malformed(format!("the address of intrinsic '{name}'")));
        }
        if !self.facts.function_pointers() {
            let name = String::from_utf8_lossy(module.function_name(function));
            return Err(function_pointer_refused(&format!("the address of function '{name}'")));
        }
        self.use_function_pointers();
        let signature = self.signature(function)?;
        if signature.is_variadic {
            return Err(Error::unsupported("the address of a function with variable arguments"));
        }
        let address_space = module.functions[function.index()].object.address_space;
        let ty = self.pointer_type(address_space, signature.ty)?;
        let symbol = self.function_symbol(function);
        Ok(self.b.declare(Op::ConstantFunctionPointerINTEL, ty, |w| w.id(symbol)))
    }
}
