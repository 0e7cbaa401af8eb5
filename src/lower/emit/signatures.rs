//! Signatures of functions, with the pointees that the survey decided.

use lapidary_bitcode::ir::{FunctionId, Type};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::StorageClass;

use super::Emitter;
use super::state::Signature;
use crate::lower::error::{Error, ErrorKind, Result};
use crate::lower::facts::callees::Callee;
use crate::lower::special::Special;
use crate::lower::survey::pointees::BYTE;

impl Emitter<'_> {
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
        self.s.signatures.types[signature.parameters.0.saturating_add(number as usize)]
    }

    fn new_signature(&mut self, function: FunctionId) -> Result<Signature> {
        let module = self.facts.module;
        let llvm = module.functions[function.index()].function_type;
        let Type::Function { result, parameters, varargs } = module.types.get(llvm) else {
            return Err(Error::malformed("a function without a function type"));
        };
        if varargs && !matches!(self.facts.callee(function), Callee::Defined) {
            let message = format!(
                "UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported \
                 in SPIR-V.\nThe function is '{}'",
                String::from_utf8_lossy(module.function_name(function))
            );
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        let result = match self.facts.pointer_space(result) {
            Some(space) => {
                let term = self.decisions.slots.of_result(self.facts, function);
                self.slot_type(space, term)?
            }
            None => self.lower_type(result)?,
        };
        let start = self.s.signatures.types.len();
        for at in 0..parameters.len {
            let ty = module.types.list(parameters)[at as usize];
            let ty = match self.facts.pointer_space(ty) {
                Some(space) => {
                    let term = match at == 0 && self.decisions.enqueued.contains(&function) {
                        true => BYTE,
                        false => self.decisions.slots.of_parameter(function, at),
                    };
                    self.slot_type(space, term)?
                }
                None if self.is_sampler(function, at) => Special::Sampler.lower(self.b),
                None => self.lower_type(ty)?,
            };
            self.s.signatures.types.push(ty);
        }
        if varargs {
            let frame = self.frame_type();
            self.s.signatures.types.push(frame);
        }
        let ty = self.b.type_function(result, &self.s.signatures.types[start..]);
        Ok(Signature { ty, result, parameters: (start, parameters.len), is_variadic: varargs })
    }

    /// The type of the last parameter of a variadic function: the address of a
    /// frame with its variable arguments.
    pub(crate) fn frame_type(&mut self) -> Id {
        let byte = self.b.type_int(8);
        self.b.type_pointer(StorageClass::Function, byte)
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
}
