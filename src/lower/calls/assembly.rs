//! Calls of inline assembly (SPV_INTEL_inline_assembly).

use lapidary_bitcode::ir::{Call, InlineAsm, InstId, Type};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Capability, Decoration, Extension, Op};

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

impl Emitter<'_> {
    /// `OpAsmCallINTEL`
    pub(crate) fn call_assembly(
        &mut self,
        inst: InstId,
        call: &Call<'_>,
        asm: InlineAsm<'_>,
    ) -> Result<()> {
        const EXTENSION: Extension = Extension::SPV_INTEL_inline_assembly;
        let module = self.facts.module;
        if !self.allows(EXTENSION) {
            return Err(Error::needs_extension("inline assembly", EXTENSION));
        }
        self.b.extension(EXTENSION);
        self.b.capability(Capability::AsmINTEL);
        let triple = module.triple.as_bytes();
        let target = self.b.declare(Op::AsmTargetINTEL, Id::NONE, |w| w.string(triple));
        let function = self.lower_type(asm.function_type)?;
        let Type::Function { result, .. } = module.types.get(asm.function_type) else {
            return Err(Error::malformed("inline assembly without a function type"));
        };
        let result = self.lower_type(result)?;
        let code = self.b.declare(Op::AsmINTEL, result, |w| {
            w.id(function).id(target).string(asm.assembly).string(asm.constraints)
        });
        if asm.side_effects {
            self.b.decorate(code, Decoration::SideEffectsINTEL, &[]);
        }
        let mut ids = vec![code];
        for &argument in call.arguments {
            ids.push(self.value(argument)?);
        }
        let id = self.b.op(Op::AsmCallINTEL, result, &ids);
        self.define(inst, id)
    }
}
