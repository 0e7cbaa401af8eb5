//! Metadata that names SPIR-V directly: `spirv.Decorations` on instructions, and
//! `llvm.global.annotations`. Those of variables, kernels and parameters are in
//! [`crate::lower::metadata::properties`].

pub(crate) mod access_metadata;
pub(crate) mod attributes;
pub(crate) mod auxdata;
pub(crate) mod decorations;
pub(crate) mod kernel;
pub(crate) mod kernel_arguments;
pub(crate) mod kernel_attributes;
pub(crate) mod properties;
pub(crate) mod vector_compute;

use lapidary_bitcode::ir::{
    Constant, ConstantExpr, FunctionId, GlobalId, InstId, Metadata, MetadataId, ModuleValue, Value,
    ValueId,
};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::{Capability, Decoration, Extension};

use super::function::FunctionLowering;
use super::shared::Shared;
use crate::lower::metadata::decorations::{LEFT_OUT, Subject, annotate};

const MAX_ERROR: Extension = Extension::SPV_INTEL_fp_max_error;

impl FunctionLowering<'_> {
    /// Decorates `target` as a node lists it: `!{!{i32 DECORATION, OPERANDS...}, ...}`.
    pub(crate) fn metadata_decorations(&mut self, target: Id, list: MetadataId) {
        // Linkage is that of the LLVM symbol, alignment that of the alloca.
        let elsewhere = [Decoration::LinkageAttributes, Decoration::Alignment];
        for (decoration, words) in self.decoration_list(list) {
            if !elsewhere.contains(&decoration) {
                self.decorate_if_allowed(target, decoration, &words);
            }
        }
    }

    /// `!spirv.Decorations` of an instruction.
    pub(crate) fn instruction_decorations(&mut self, inst: InstId, id: Id) {
        if let Some(node) = self.attachment(inst, b"spirv.Decorations") {
            self.metadata_decorations(id, node);
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
        let module = self.shared.module;
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

    /// Annotations of a symbol from `llvm.global.annotations`.
    pub(crate) fn annotations(&mut self, symbol: ModuleValue, id: Id) {
        let shared = self.shared;
        for (target, text) in &shared.annotations {
            if *target == symbol && !annotate(self.b, shared.options, id, Subject::Variable, text) {
                self.note(LEFT_OUT);
            }
        }
    }

    /// The symbol of a function that is being lowered.
    pub(crate) fn own_annotations(&mut self, function: FunctionId) {
        let id = self.b.symbol(Symbol(function.0), Id::NONE);
        self.annotations(ModuleValue::Function(function), id);
    }
}

/// What a pointer constant points to, through casts and element pointers of zeros.
fn pointed(shared: &Shared<'_>, value: ValueId) -> Option<ModuleValue> {
    let module = shared.module;
    let mut value = value;
    for _ in 0..16 {
        let known = *module.values.get(value.index())?;
        let ModuleValue::Constant(_) = known else { return Some(known) };
        value = match module.constant(value)? {
            Constant::Expr(ConstantExpr::Cast { value, .. }) => value,
            Constant::Expr(ConstantExpr::GetElementPtr { base, .. }) => base,
            _ => return None,
        };
    }
    None
}

/// The text of a constant string.
fn text(shared: &Shared<'_>, global: GlobalId) -> Option<Vec<u8>> {
    let module = shared.module;
    let value = module.globals[global.index()].initializer?;
    let bytes = match module.constant(value)? {
        Constant::Bytes(bytes) => bytes.to_vec(),
        Constant::Data(words) => words.iter().map(|&word| word as u8).collect(),
        _ => return None,
    };
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    Some(bytes[..end].to_vec())
}

/// The annotations of `llvm.global.annotations`: symbol and text.
pub(crate) fn global_annotations(shared: &Shared<'_>) -> Vec<(ModuleValue, Vec<u8>)> {
    let module = shared.module;
    let mut found = Vec::new();
    let lists = module
        .globals
        .iter()
        .filter(|global| module.str(global.object.name) == b"llvm.global.annotations");
    for value in lists.filter_map(|global| global.initializer) {
        let Some(Constant::Aggregate(rows)) = module.constant(value) else { continue };
        for &row in rows {
            let Some(Constant::Aggregate(fields)) = module.constant(row) else { continue };
            let (Some(&target), Some(&string)) = (fields.first(), fields.get(1)) else { continue };
            if let (Some(target), Some(ModuleValue::Global(string))) =
                (pointed(shared, target), pointed(shared, string))
                && let Some(text) = text(shared, string)
            {
                found.push((target, text));
            }
        }
    }
    found
}
