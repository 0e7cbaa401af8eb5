//! Definitions of global variables: each is a fragment with its initialiser.

use lapidary_bitcode::ir::{GlobalId, Linkage, ModuleValue, Type};
use lapidary_spirv::emit::{Id, Symbol, TypeKind};
use lapidary_spirv::grammar::{BuiltIn, Decoration, Extension, Op, StorageClass};
use rustc_hash::FxHashMap;

use crate::lower::emit::Emitter;
use crate::lower::emit::globals::global_text;
use crate::lower::error::{Error, Result};
use crate::lower::facts::builtin_variable;

impl Emitter<'_> {
    /// Refuses the builtins of an extension that is deprecated, unless it is asked for.
    fn check_hardware_thread_query(&self, global: GlobalId) -> Result<()> {
        const EXTENSION: Extension = Extension::SPV_INTEL_hw_thread_queries;
        let name = self.facts.module.str(self.facts.module.globals[global.index()].object.name);
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
            global_text(self.facts.module, global)
        );
        Err(Error::needs_extension_for(EXTENSION, message))
    }

    /// An aggregate of type `id` all of whose leaves are undefined: `OpUndef` itself is no initialiser. Types
    /// are parts of several others, and `known` has what was made of them.
    fn undefined_aggregate(&mut self, id: Id, known: &mut FxHashMap<Id, Id>, depth: u32) -> Id {
        if let Some(&made) = known.get(&id) {
            return made;
        }
        let made = match self.b.type_kind(id) {
            TypeKind::Struct { members } if depth <= 100 => {
                let mut parts = Vec::with_capacity(members as usize);
                for at in 0..members {
                    let member = self.b.struct_member(id, at);
                    parts.push(self.undefined_aggregate(member, known, depth.saturating_add(1)));
                }
                self.b.const_composite(id, &parts)
            }
            // As many parts as that may be; zero is as undefined as anything.
            TypeKind::Struct { .. } | TypeKind::Array { .. } => self.b.const_null(id),
            _ => self.b.undef(id),
        };
        known.insert(id, made);
        made
    }

    /// Lowers a global variable. The result's code is its `OpVariable`.
    pub(crate) fn lower_global(&mut self, global: GlobalId) -> Result<()> {
        let module = self.facts.module;
        let variable = module.globals[global.index()];
        let name = module.str(variable.object.name);
        self.constant_mode = true;
        self.check_hardware_thread_query(global)?;
        let (symbol, ty) = self.global_symbol(global)?;
        let storage = match self.b.type_kind(ty) {
            TypeKind::Pointer { storage, .. } => storage,
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
                    _ if self.facts.has_odd_layout(variable.value_type) => {
                        Some(self.initializer_bytes(variable.value_type, value)?)
                    }
                    Some(Constant::Undef | Constant::Poison) => {
                        let pointee = self.lower_type(variable.value_type)?;
                        Some(self.undefined_aggregate(pointee, &mut FxHashMap::default(), 0))
                    }
                    _ => {
                        let pointee = self.lower_type(variable.value_type)?;
                        Some(self.value_as(value, pointee)?)
                    }
                }
            }
            None => None,
        };
        // Nothing in a module comes before itself (section 2.4).
        if initializer == Some(id) || initializer.is_some() && self.b.is_declared_with(id) {
            return Err(Error::unsupported(format_args!(
                "a global variable whose initializer refers to it ('{}')",
                module.text(variable.object.name)
            )));
        }
        let writer = self.b.code.begin(Op::Variable).id(ty).id(id).literal(storage.0);
        match initializer {
            Some(initializer) => writer.id(initializer).end(),
            None => writer.end(),
        }
        self.b.name(id, name);
        let declaration = variable.initializer.is_none();
        let internal = matches!(variable.object.linkage, Linkage::Internal | Linkage::Private);
        let builtin = builtin_variable(name);
        if !internal || declaration {
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
