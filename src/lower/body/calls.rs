//! Calls (SPIR-V section 3.49.9).

use lapidary_bitcode::ir::{Call, FunctionId, InstId, Type};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, StorageClass};

use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Callee;

impl Emitter<'_> {
    /// `call`
    pub(crate) fn call(&mut self, inst: InstId, call: &Call<'_>) -> Result<()> {
        let Some(callee) = self.called_function(call.callee) else {
            return self.call_value(inst, call);
        };
        if self.is_called_as_another(callee, call.function_type) {
            return self.call_value(inst, call);
        }
        let site = CallSite { inst, call: *call, callee, result: self.body.inst_type(inst) };
        let facts = self.facts;
        let result = match facts.callee(callee) {
            _ if facts.reads_spec_constant(callee) => {
                let calls = self.calls;
                calls.lower(self, &site)?
            }
            Callee::Builtin(_) | Callee::Intrinsic(_) => {
                // A row was held against what is declared.
                let declared = facts.module.functions[callee.index()].function_type;
                if call.function_type != declared {
                    let name = String::from_utf8_lossy(facts.module.function_name(callee));
                    return Err(Error::invalid(format!(
                        "'{name}' is called with other types than it is declared with"
                    )));
                }
                let calls = self.calls;
                let start = self.b.code.len();
                let result = calls.lower(self, &site)?;
                if let Some(id) = result {
                    self.late_fast_math(start, id, call.flags);
                }
                result
            }
            Callee::Defined | Callee::External => {
                let id = self.call_function(inst, callee, call)?;
                Some(id)
            }
            Callee::Misdeclared(problem) => return Err(Error::invalid(&**problem)),
            Callee::Unknown => {
                let name = facts.module.function_name(callee);
                let reason = self.calls.why_refused(name);
                return Err(Error::unexpected_intrinsic(String::from_utf8_lossy(name), reason));
            }
        };
        if let Some(id) = result {
            self.define(inst, id)?;
        } else if self.body.inst_value(inst).is_some() && !self.is_token(inst) {
            return Err(Error::invalid(format!(
                "the call of '{}' has no result in SPIR-V",
                String::from_utf8_lossy(facts.module.function_name(callee))
            )));
        }
        Ok(())
    }

    /// Whether an instruction gives a token, which calls that are left out may do: only what is said of
    /// other calls names it.
    fn is_token(&self, inst: InstId) -> bool {
        matches!(self.facts.module.types.get(self.body.inst_type(inst)), Type::Token)
    }

    /// `OpFunctionCall`
    pub(crate) fn call_function(
        &mut self,
        inst: InstId,
        callee: FunctionId,
        call: &Call<'_>,
    ) -> Result<Id> {
        let signature = self.signature(callee)?;
        let (arguments, fixed) = (call.arguments, signature.parameters().len());
        let mut ids = Vec::with_capacity(arguments.len().saturating_add(1));
        ids.push(self.function_symbol(callee));
        if arguments.len() < fixed || (arguments.len() > fixed && !signature.is_variadic) {
            return Err(Error::malformed("a call with a wrong number of arguments"));
        }
        for (number, &argument) in signature.parameters().zip(arguments) {
            let ty = self.parameter_type(&signature, number);
            let mut id = self.value_as(argument, ty)?;
            id = self.cache_controlled(inst, number, id);
            if self.b.type_kind(ty) == TypeKind::Other(Op::TypeSampler) {
                id = self.as_sampler(id)?;
            }
            // A builtin gives what SPIR-V has a type for, whatever the module calls it. Variables of the
            // vector back end are private, and in LLVM in the memory of functions, as its parameters say.
            let is_private = matches!(
                self.b.kind_of(id),
                TypeKind::Pointer { storage: StorageClass::Private, .. }
            );
            if is_private && let TypeKind::Pointer { pointee, .. } = self.b.type_kind(ty) {
                id = self.pointer_to(id, pointee);
            }
            if self.b.type_of(id) != ty && !is_private {
                return Err(Error::malformed("an argument of another type than the parameter"));
            }
            ids.push(id);
        }
        if signature.is_variadic {
            ids.push(self.variadic_frame(call, fixed)?);
        }
        let id = self.b.op(Op::FunctionCall, signature.result, &ids);
        self.alias_decorations(inst, id);
        Ok(id)
    }
}
