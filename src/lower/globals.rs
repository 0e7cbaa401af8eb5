//! Global variables: each is a fragment with its initialiser.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{GlobalId, Linkage, ModuleValue, Type, TypeId};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::{BuiltIn, Decoration, Extension, Op, StorageClass};

use super::error::{Error, Result};
use super::function::FunctionLowering;
use super::shared::Shared;
use super::types::storage_class;

/// The builtin that a variable of this name is.
pub(crate) fn builtin_variable(name: &[u8]) -> Option<BuiltIn> {
    let name = std::str::from_utf8(name).ok()?.strip_prefix("__spirv_BuiltIn")?;
    BuiltIn::ENUMERATION.by_name(name).map(BuiltIn)
}

/// A global variable's definition in LLVM's text form, for messages.
pub(crate) fn global_text(module: &Module<'_>, global: GlobalId) -> String {
    let text = lapidary_bitcode::asm::symbol(module, ModuleValue::Global(global));
    text.ok().flatten().unwrap_or_default()
}

impl Shared<'_> {
    /// Whether a global variable is one of LLVM's own (`llvm.used` ...), which say nothing of the
    /// program.
    pub(crate) fn is_internal_global(&self, global: GlobalId) -> bool {
        let object = &self.module.globals[global.index()].object;
        let section = self.module.globals[global.index()].section;
        self.module.str(object.name).starts_with(b"llvm.")
            || self.module.str(section) == b"llvm.metadata"
    }
}

impl FunctionLowering<'_> {
    /// The symbol and pointer type of a global variable.
    pub(crate) fn global_symbol(&mut self, global: GlobalId) -> Result<(u32, Id)> {
        let module = self.shared.module;
        let variable = &module.globals[global.index()];
        let pointee = self.memory_type(variable.value_type)?;
        if let Some(builtin) = builtin_variable(module.str(variable.object.name)) {
            let ty = self.b.type_pointer(StorageClass::Input, pointee);
            return Ok((self.shared.builtin_symbol(builtin), ty));
        }
        let storage = self.global_storage(global)?;
        let ty = self.b.type_pointer(storage, pointee);
        Ok((self.shared.global_symbol(global), ty))
    }

    fn global_storage(&mut self, global: GlobalId) -> Result<StorageClass> {
        let variable = &self.shared.module.globals[global.index()];
        let storage = storage_class(variable.object.address_space, self.shared)?;
        if storage == StorageClass::Function && self.is_vector_variable(global) {
            return Ok(StorageClass::Private);
        }
        if storage == StorageClass::Function {
            return Err(Error::invalid_instruction(format_args!(
                "Global variable cannot have Function storage class. Consider setting a proper \
                 address space.\nOriginal LLVM value:\n{}",
                global_text(self.shared.module, global)
            )));
        }
        self.storage(storage)
    }

    /// Refuses the builtins of an extension that is deprecated, unless it is asked for.
    fn check_hardware_thread_query(&self, global: GlobalId) -> Result<()> {
        const EXTENSION: Extension = Extension::SPV_INTEL_hw_thread_queries;
        let name = self.shared.module.str(self.shared.module.globals[global.index()].object.name);
        let deprecated = matches!(
            builtin_variable(name),
            Some(BuiltIn::SubDeviceIDINTEL | BuiltIn::GlobalHWThreadIDINTEL)
        );
        if !deprecated || self.allows(EXTENSION) {
            return Ok(());
        }
        let message = format!(
            "DeprecatedExtension: Feature requires the following deprecated SPIR-V extension:\n\
             {EXTENSION}\nPlease report to https://github.com/intel/llvm in case if you see this \
             error.\nRef LLVM Value:\n{}",
            global_text(self.shared.module, global)
        );
        Err(Error::needs_extension_for(EXTENSION, message))
    }

    /// An aggregate all of whose leaves are undefined: `OpUndef` itself is no initialiser.
    fn undefined_aggregate(&mut self, ty: TypeId, depth: u32) -> Result<Id> {
        let id = self.lower_type(ty)?;
        let types = &self.shared.module.types;
        let Type::Struct { fields, .. } = types.get(ty) else {
            return Ok(match types.get(ty) {
                // As many parts as that may be; zero is as undefined as anything.
                Type::Array { .. } => self.b.const_null(id),
                _ => self.b.undef(id),
            });
        };
        if depth > 100 {
            return Ok(self.b.const_null(id));
        }
        let mut parts = Vec::with_capacity(fields.len as usize);
        for at in 0..fields.len as usize {
            parts.push(self.undefined_aggregate(types.list(fields)[at], depth + 1)?);
        }
        Ok(self.b.const_composite(id, &parts))
    }

    /// Lowers a global variable. The result's code is its `OpVariable`.
    pub(crate) fn lower_global(&mut self, global: GlobalId) -> Result<()> {
        let module = self.shared.module;
        let variable = module.globals[global.index()];
        let name = module.str(variable.object.name);
        self.constant_mode = true;
        self.check_hardware_thread_query(global)?;
        let (symbol, ty) = self.global_symbol(global)?;
        let storage = match self.b.type_kind(ty) {
            lapidary_spirv::emit::TypeKind::Pointer { storage, .. } => storage,
            _ => return Err(Error::unsupported("this type of global variable")),
        };
        let id = self.b.symbol(Symbol(symbol), ty);
        let initializer = match variable.initializer {
            // Memory of a work-group has no initial value in SPIR-V; LLVM wants one (undef).
            Some(_) if storage == StorageClass::Workgroup => None,
            Some(value) => {
                use lapidary_bitcode::ir::Constant;
                let scalar = !matches!(
                    module.types.get(variable.value_type),
                    Type::Struct { .. } | Type::Array { .. }
                );
                match module.constant(value) {
                    // Nothing is as good as undefined; an aggregate of it keeps its shape.
                    Some(Constant::Undef | Constant::Poison) if scalar => None,
                    // Its value is that of the module that defines it.
                    _ if matches!(
                        variable.object.linkage,
                        Linkage::Common | Linkage::AvailableExternally
                    ) =>
                    {
                        None
                    }
                    _ if self.has_odd_layout(variable.value_type) => {
                        Some(self.initializer_bytes(variable.value_type, value)?)
                    }
                    Some(Constant::Undef | Constant::Poison) => {
                        Some(self.undefined_aggregate(variable.value_type, 0)?)
                    }
                    _ => {
                        let pointee = self.lower_type(variable.value_type)?;
                        Some(self.value_as(value, pointee)?)
                    }
                }
            }
            None => None,
        };
        let writer = self.b.code.begin(Op::Variable).id(ty).id(id).literal(storage.0);
        match initializer {
            Some(initializer) => writer.id(initializer).end(),
            None => writer.end(),
        }
        self.b.name(id, name);
        let declaration = variable.initializer.is_none();
        let internal = matches!(variable.object.linkage, Linkage::Internal | Linkage::Private);
        let builtin = builtin_variable(name);
        if !internal && storage != StorageClass::Workgroup || declaration {
            self.linkage(id, name, variable.object.linkage, declaration);
        }
        if variable.constant {
            self.b.decorate(id, Decoration::Constant, &[]);
        }
        if let Some(builtin) = builtin {
            self.b.decorate(id, Decoration::BuiltIn, &[builtin.0]);
        }
        self.alignment(id, variable.align);
        self.annotations(ModuleValue::Global(global), id);
        self.global_properties(global, id)?;
        self.vector_variable(global, id);
        Ok(())
    }
}
