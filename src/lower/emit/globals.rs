//! References to global variables: their symbols, storage classes and pointer types.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{AttributeIndex, GlobalId, ModuleValue};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Extension, StorageClass};

use super::Emitter;
use super::types::storage_class;
use crate::lower::error::{Error, Result};
use crate::lower::facts::builtin_variable;

/// A global variable's definition in LLVM's text form, for messages.
pub(crate) fn global_text(module: &Module<'_>, global: GlobalId) -> String {
    let text = lapidary_bitcode::asm::symbol(module, ModuleValue::Global(global));
    text.ok().flatten().unwrap_or_default()
}

impl Emitter<'_> {
    /// The symbol and pointer type of a global variable.
    pub(crate) fn global_symbol(&mut self, global: GlobalId) -> Result<(u32, Id)> {
        let module = self.facts.module;
        let variable = &module.globals[global.index()];
        let pointee = self.memory_type(variable.value_type)?;
        if let Some(builtin) = builtin_variable(module.str(variable.object.name)) {
            let ty = self.b.type_pointer(StorageClass::Input, pointee);
            return Ok((self.facts.builtin_symbol(builtin), ty));
        }
        let storage = self.global_storage(global)?;
        let ty = self.b.type_pointer(storage, pointee);
        Ok((self.facts.global_symbol(global), ty))
    }

    fn global_storage(&mut self, global: GlobalId) -> Result<StorageClass> {
        let variable = &self.facts.module.globals[global.index()];
        let storage = storage_class(variable.object.address_space, self.facts)?;
        if storage == StorageClass::Function && self.is_vector_variable(global) {
            return self.storage(StorageClass::Private);
        }
        if storage == StorageClass::Function {
            return Err(Error::invalid_instruction(format_args!(
                "Global variable cannot have Function storage class. Consider setting a proper \
                 address space.\nOriginal LLVM value:\n{}",
                global_text(self.facts.module, global)
            )));
        }
        self.storage(storage)
    }

    /// Whether a variable is one of the vector back end: then address space 0 is private memory.
    pub(crate) fn is_vector_variable(&self, global: GlobalId) -> bool {
        let list = self.facts.module.globals[global.index()].attributes;
        self.allows(Extension::SPV_INTEL_vector_compute)
            && self.facts.property(list, AttributeIndex::Function, "VCGlobalVariable").is_some()
    }
}
