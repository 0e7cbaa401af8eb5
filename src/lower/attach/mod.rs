//! What is attached to functions, parameters, variables and instructions: metadata, attributes,
//! annotations, as decorations, execution modes and loop control.
//!
//! Here is what names SPIR-V directly: `spirv.Decorations` of instructions. What names it for variables,
//! functions and parameters is in [`properties`], annotations are in [`pointers`].

mod attributes;
pub(crate) mod decorations;
mod kernel;
mod kernel_arguments;
mod kernel_attributes;
mod loops;
mod parameters;
pub(crate) mod pointers;
mod properties;
mod vector_compute;

use lapidary_bitcode::ir::{
    Constant, FunctionId, InstId, InstKind, Metadata, MetadataId, ModuleValue, Value,
};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::{Capability, Decoration, Extension};

use super::emit::Emitter;

const MAX_ERROR: Extension = Extension::SPV_INTEL_fp_max_error;

impl Emitter<'_> {
    /// `!spirv.Decorations` of an instruction: `!{!{i32 DECORATION, OPERANDS...}, ...}`.
    pub(crate) fn instruction_decorations(&mut self, inst: InstId, id: Id) {
        if let Some(node) = self.attachment(inst, b"spirv.Decorations") {
            // Linkage is that of the LLVM symbol, alignment of a variable that of the alloca.
            let is_variable = self.body.inst_kind(inst) == InstKind::Alloca;
            for (decoration, words) in self.decoration_list(node) {
                let elsewhere = match decoration {
                    Decoration::LinkageAttributes => true,
                    Decoration::Alignment => is_variable || self.pointee(id).is_none(),
                    _ => false,
                };
                if !elsewhere && self.may_bear(decoration, id) {
                    self.decorate_if_allowed(id, decoration, &words);
                }
            }
        }
        // `!fpmath !{float ULPS}`
        if !self.body.attachments.is_empty()
            && self.allows(MAX_ERROR)
            && let Some(node) = self.attachment(inst, b"fpmath")
            && let Some(bound) = self.metadata_float(node)
        {
            self.max_error(id, bound);
        }
    }

    /// The first operand of a node, a `float`.
    fn metadata_float(&self, node: MetadataId) -> Option<f32> {
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else { return None };
        let Metadata::Value { value, .. } = self.body.metadata(module, operands.get(0)?) else {
            return None;
        };
        match self.body.value(module, value) {
            Value::Constant(_, Constant::Float(bits)) => Some(f32::from_bits(bits[0] as u32)),
            Value::Constant(_, Constant::Null) => Some(0.0),
            _ => None,
        }
    }

    /// `FPMaxErrorDecorationINTEL`: how far a result may be off, in units of the last place.
    pub(crate) fn max_error(&mut self, id: Id, bound: f32) {
        if self.allows(MAX_ERROR) {
            self.b.extension(MAX_ERROR);
            self.b.capability(Capability::FPMaxErrorINTEL);
            self.b.decorate(id, Decoration::FPMaxErrorDecorationINTEL, &[bound.to_bits()]);
        }
    }

    /// The symbol of a function that is being lowered.
    pub(crate) fn own_annotations(&mut self, function: FunctionId) {
        let id = self.b.symbol(Symbol(function.0), Id::NONE);
        self.annotations(ModuleValue::Function(function), id);
    }
}
