//! Function pointers (SPV_INTEL_function_pointers): calls through them, and
//! what is said of the arguments of such a call.

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeKind, Call, Constant, FunctionId, InstId, Type, TypeId,
    Value,
};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Decoration, FunctionParameterAttribute, Op};

use crate::lower::emit::Emitter;
use crate::lower::emit::functions::function_pointer_refused;
use crate::lower::error::{Error, Result};
use crate::lower::facts::FUNCTION_POINTERS as EXTENSION;
use crate::lower::facts::callees::Callee;

/// Rows: LLVM's attribute of an argument, SPIR-V's. In the order in which they are written.
const ARGUMENTS: &[(&str, FunctionParameterAttribute)] = &[
    ("readnone", FunctionParameterAttribute::NoReadWrite),
    ("readonly", FunctionParameterAttribute::NoWrite),
    ("nocapture", FunctionParameterAttribute::NoCapture),
    ("noalias", FunctionParameterAttribute::NoAlias),
    ("sret", FunctionParameterAttribute::Sret),
    ("byval", FunctionParameterAttribute::ByVal),
    ("signext", FunctionParameterAttribute::Sext),
    ("zeroext", FunctionParameterAttribute::Zext),
];

impl Emitter<'_> {
    /// Whether a call of a function says another type than the function has: then the function is
    /// a pointer, which is cast.
    pub(crate) fn is_called_as_another(&self, callee: FunctionId, ty: TypeId) -> bool {
        matches!(self.facts.callee(callee), Callee::Defined | Callee::External)
            && self.facts.module.functions[callee.index()].function_type != ty
    }

    /// A call of inline assembly, or through a pointer.
    pub(crate) fn call_value(&mut self, inst: InstId, call: &Call<'_>) -> Result<()> {
        let module = self.facts.module;
        if let Value::Constant(_, Constant::InlineAsm(asm)) = self.body.value(module, call.callee) {
            return self.call_assembly(inst, call, asm);
        }
        if !self.facts.function_pointers() {
            return Err(function_pointer_refused("a call through a pointer"));
        }
        self.use_function_pointers();
        let Type::Function { result, .. } = module.types.get(call.function_type) else {
            return Err(Error::malformed("a call without a function type"));
        };
        let result = match self.body.inst_value(inst) {
            Some(value) => self.type_of_value(value)?,
            None => self.lower_type(result)?,
        };
        let pointer = self.value(call.callee)?;
        let mut ids = Vec::with_capacity(call.arguments.len().saturating_add(1));
        ids.push(pointer);
        let parameters = self.pointed_parameters(pointer, result, call.arguments.len());
        let structures = self.passed_structures(call)?;
        let fits = |parameter: &[Id]| {
            structures.iter().all(|&(at, ty)| {
            matches!(self.b.type_kind(parameter[at]), TypeKind::Pointer { pointee, .. } if pointee == ty)
        })
        };
        if let Some(parameters) = parameters.filter(|parameters| fits(parameters)) {
            for (&argument, ty) in call.arguments.iter().zip(parameters) {
                ids.push(self.value_as(argument, ty)?);
            }
        } else {
            let mut parameters = Vec::with_capacity(call.arguments.len());
            for (at, &argument) in call.arguments.iter().enumerate() {
                let mut id = self.value(argument)?;
                if let Some(&(_, ty)) = structures.iter().find(|structure| structure.0 == at) {
                    id = self.pointer_to(id, ty);
                }
                parameters.push(self.b.type_of(id));
                ids.push(id);
            }
            let ty = self.b.type_function(result, &parameters);
            ids[0] = self.pointer_to(pointer, ty);
        }
        let id = self.b.op(Op::FunctionPointerCallINTEL, result, &ids);
        self.argument_attributes(call, id);
        self.define(inst, id)
    }

    /// The arguments that are structures in memory (`byval`, `sret`), by number, with their types: what
    /// is at the pointer is part of what the call means, so the pointer says what it is.
    fn passed_structures(&mut self, call: &Call<'_>) -> Result<Vec<(usize, Id)>> {
        let attributes = &self.facts.module.attributes;
        let mut found = Vec::new();
        for at in 0..call.arguments.len() {
            let index = AttributeIndex::Parameter(at as u32);
            let ty = attributes.at(call.attributes, index).find_map(|attribute| match attribute {
                Attribute::Type(kind, ty) if matches!(kind.name(), Some("byval" | "sret")) => ty,
                _ => None,
            });
            if let Some(ty) = ty {
                found.push((at, self.memory_type(ty)?));
            }
        }
        Ok(found)
    }

    /// The parameters of the function type that a pointer points to, if a call with this result and
    /// so many arguments fits. Only pointers may differ, which are cast.
    fn pointed_parameters(&self, pointer: Id, result: Id, count: usize) -> Option<Vec<Id>> {
        let TypeKind::Pointer { pointee, .. } = self.b.kind_of(pointer) else { return None };
        let words = self.b.declaration_words(pointee);
        let [first, _, returned, parameters @ ..] = words else { return None };
        let fits = Op::of(*first) == Op::TypeFunction
            && Id(*returned) == result
            && parameters.len() == count;
        fits.then(|| parameters.iter().map(|&id| Id(id)).collect())
    }

    /// `ArgumentAttributeINTEL`: what a call through a pointer says of its arguments.
    fn argument_attributes(&mut self, call: &Call<'_>, id: Id) {
        let attributes = &self.facts.module.attributes;
        for parameter in 0..call.arguments.len() as u32 {
            let index = AttributeIndex::Parameter(parameter);
            let has = |name: &str| {
                attributes.at(call.attributes, index).any(|attribute| match attribute {
                    Attribute::Int(AttributeKind::CAPTURES, 0) => name == "nocapture",
                    Attribute::Enum(kind) | Attribute::Int(kind, _) | Attribute::Type(kind, _) => {
                        kind.name() == Some(name)
                    }
                    _ => false,
                })
            };
            let found: Vec<_> = ARGUMENTS.iter().filter(|row| has(row.0)).collect();
            for &&(_, attribute) in &found {
                let decoration = Decoration::ArgumentAttributeINTEL;
                self.b.decorate(id, decoration, &[parameter, attribute.0]);
            }
        }
    }

    /// `ReferencedIndirectlyINTEL`, of functions with the attribute.
    pub(crate) fn referenced_indirectly(&mut self, function: FunctionId, id: Id) {
        let list = self.facts.module.functions[function.index()].attributes;
        if self.facts.function_pointers()
            && self
                .facts
                .property(list, AttributeIndex::Function, "referenced-indirectly")
                .is_some()
        {
            self.b.extension(EXTENSION);
            self.b.capability(Capability::IndirectReferencesINTEL);
            self.b.decorate(id, Decoration::ReferencedIndirectlyINTEL, &[]);
        }
    }
}
