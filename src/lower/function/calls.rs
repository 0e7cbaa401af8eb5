//! Calls (SPIR-V section 3.49.9), signatures of functions, function pointers.

use std::ops::Range;

use lapidary_bitcode::ir::{Call, FunctionId, InstId, Type, ValueId};
use lapidary_spirv::emit::{Id, Symbol, TypeKind};
use lapidary_spirv::grammar::{Capability, Extension, Op};
use rustc_hash::FxHashMap;

use crate::lower::error::{Error, ErrorKind, Result};
use crate::lower::function::{CallSite, FunctionLowering};
use crate::lower::pointee::pointer_space;
use crate::lower::shared::Callee;
use crate::lower::types::Special;

/// The SPIR-V types of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signature {
    /// `OpTypeFunction`
    pub(crate) ty: Id,
    /// Result type.
    pub(crate) result: Id,
    /// Its parameter types: where they begin in the list of all, and how many they are.
    parameters: (usize, u32),
}

impl Signature {
    /// The numbers of the parameters.
    pub(crate) fn parameters(&self) -> Range<u32> {
        0..self.parameters.1
    }
}

/// The signatures that were needed, by function.
#[derive(Debug, Default)]
pub(crate) struct Signatures {
    known: FxHashMap<FunctionId, Signature>,
    /// The parameter types of all.
    types: Vec<Id>,
}

impl Signatures {
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.known.clear();
        self.types.clear();
    }
}

impl FunctionLowering<'_> {
    /// The signature of a function, with the pointees that were decided for it.
    pub(crate) fn signature(&mut self, function: FunctionId) -> Result<Signature> {
        if let Some(&known) = self.s.signatures.known.get(&function) {
            return Ok(known);
        }
        let signature = self.new_signature(function)?;
        self.s.signatures.known.insert(function, signature);
        Ok(signature)
    }

    /// The type of a parameter.
    pub(crate) fn parameter_type(&self, signature: &Signature, number: u32) -> Id {
        self.s.signatures.types[signature.parameters.0 + number as usize]
    }

    fn new_signature(&mut self, function: FunctionId) -> Result<Signature> {
        let module = self.shared.module;
        let llvm = module.functions[function.index()].function_type;
        let Type::Function { result, parameters, varargs } = module.types.get(llvm) else {
            return Err(Error::malformed("a function without a function type"));
        };
        if varargs {
            let message = format!(
                "UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported \
                 in SPIR-V.\nThe function is '{}'",
                String::from_utf8_lossy(module.function_name(function))
            );
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        let result = match pointer_space(self.shared, result) {
            Some(space) => {
                let term = self.shared.slots.of_result(self.shared, function);
                self.slot_type(space, term)?
            }
            None => self.lower_type(result)?,
        };
        let start = self.s.signatures.types.len();
        for at in 0..parameters.len {
            let ty = module.types.list(parameters)[at as usize];
            let ty = match pointer_space(self.shared, ty) {
                Some(space) => {
                    let term = self.shared.slots.of_parameter(function, at);
                    self.slot_type(space, term)?
                }
                None if self.is_sampler(function, at) => Special::Sampler.lower(self.b),
                None => self.lower_type(ty)?,
            };
            self.s.signatures.types.push(ty);
        }
        let ty = self.b.type_function(result, &self.s.signatures.types[start..]);
        Ok(Signature { ty, result, parameters: (start, parameters.len) })
    }

    /// The type of the result of the function being lowered.
    pub(crate) fn return_type(&mut self) -> Result<Id> {
        match self.function {
            Some(function) => Ok(self.signature(function)?.result),
            None => Ok(self.b.type_void()),
        }
    }

    /// The id of a function as the operand of a call.
    pub(crate) fn function_symbol(&mut self, function: FunctionId) -> Id {
        self.b.symbol(Symbol(function.0), Id::NONE)
    }

    /// `call`
    pub(crate) fn call(&mut self, inst: InstId, call: &Call<'_>) -> Result<()> {
        let Some(callee) = self.called_function(call.callee) else {
            return self.call_value(inst, call);
        };
        if self.is_called_as_another(callee, call.function_type) {
            return self.call_value(inst, call);
        }
        let site = CallSite { inst, call: *call, callee, result: self.body.inst_type(inst) };
        let shared = self.shared;
        let result = match shared.callee(callee) {
            Callee::Builtin(builtin) => {
                if shared.spread_vectors {
                    self.refuse_spread(&site)?;
                }
                if shared.wide_integers {
                    self.refuse_wide(&site)?;
                }
                builtin.lower(self, &site)?
            }
            Callee::Intrinsic(intrinsic) => intrinsic.lower(self, &site)?,
            Callee::Defined | Callee::External => {
                let id = self.call_function(inst, callee, call.arguments)?;
                Some(id)
            }
            Callee::Unknown => {
                let name = shared.module.function_name(callee);
                return Err(Error::unexpected_intrinsic(String::from_utf8_lossy(name)));
            }
        };
        if let Some(id) = result {
            self.define(inst, id)?;
        } else if self.body.inst_value(inst).is_some() {
            return Err(Error::invalid(format!(
                "the call of '{}' has no result in SPIR-V",
                String::from_utf8_lossy(shared.module.function_name(callee))
            )));
        }
        Ok(())
    }

    /// `OpFunctionCall`
    pub(crate) fn call_function(
        &mut self,
        inst: InstId,
        callee: FunctionId,
        arguments: &[ValueId],
    ) -> Result<Id> {
        let signature = self.signature(callee)?;
        let mut ids = Vec::with_capacity(arguments.len() + 1);
        ids.push(self.function_symbol(callee));
        if arguments.len() != signature.parameters().len() {
            return Err(Error::malformed("a call with a wrong number of arguments"));
        }
        for (number, &argument) in signature.parameters().zip(arguments) {
            let ty = self.parameter_type(&signature, number);
            let mut id = self.value_as(argument, ty)?;
            id = self.cache_controlled(inst, number, id);
            if self.b.type_kind(ty) == TypeKind::Other(Op::TypeSampler) {
                id = self.as_sampler(id)?;
            }
            ids.push(id);
        }
        let id = self.b.op(Op::FunctionCall, signature.result, &ids);
        self.alias_decorations(inst, id);
        Ok(id)
    }

    /// `OpAsmCallINTEL`
    pub(crate) fn call_assembly(
        &mut self,
        inst: InstId,
        call: &Call<'_>,
        asm: lapidary_bitcode::ir::InlineAsm<'_>,
    ) -> Result<()> {
        const EXTENSION: Extension = Extension::SPV_INTEL_inline_assembly;
        let module = self.shared.module;
        if !self.allows(EXTENSION) {
            return Err(Error::needs_extension("inline assembly", EXTENSION));
        }
        self.b.extension(EXTENSION);
        self.b.capability(Capability::AsmINTEL);
        let triple = module.triple.as_bytes();
        let target = self.b.declare(Op::AsmTargetINTEL, Id::NONE, 0, |w| w.string(triple));
        let function = self.lower_type(asm.function_type)?;
        let Type::Function { result, .. } = module.types.get(asm.function_type) else {
            return Err(Error::malformed("inline assembly without a function type"));
        };
        let result = self.lower_type(result)?;
        let code = self.b.declare(Op::AsmINTEL, result, 0, |w| {
            w.id(function).id(target).string(asm.assembly).string(asm.constraints)
        });
        if asm.side_effects {
            self.b.decorate(code, lapidary_spirv::grammar::Decoration::SideEffectsINTEL, &[]);
        }
        let mut ids = vec![code];
        for &argument in call.arguments {
            ids.push(self.value(argument)?);
        }
        let id = self.b.op(Op::AsmCallINTEL, result, &ids);
        self.define(inst, id)
    }
}
