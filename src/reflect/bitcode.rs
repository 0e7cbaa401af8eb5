//! What only bitcode tells of kernels that no runtime can set: types that SPIR-V does not have, and what
//! debug information calls references and pointers to members, which are plain pointers in the code.

use lapidary_bitcode::ir::debug_info::{code, reference};
use lapidary_bitcode::ir::{
    Function, FunctionId, Metadata, MetadataId, MetadataRecord, Type, TypeId,
};
use lapidary_bitcode::{Body, Module};
use rustc_hash::FxHashSet;

use super::rules::{Finding, LONGEST, MOST_FINDINGS, Rule};
use crate::Result;
use crate::answer::Name;
use crate::inspect::layouts::DEEPEST;

/// Types that are come by for all kernels: ten thousand kernels may take the same large class.
const MOST_STEPS: u64 = 1 << 24;

/// `DW_TAG_*` (DWARF 5, 7.3) of the types that are looked into or at.
mod tag {
    pub(super) const ARRAY: u64 = 0x01;
    pub(super) const CLASS: u64 = 0x02;
    pub(super) const MEMBER: u64 = 0x0d;
    pub(super) const REFERENCE: u64 = 0x10;
    pub(super) const STRUCTURE: u64 = 0x13;
    pub(super) const TYPEDEF: u64 = 0x16;
    pub(super) const UNION: u64 = 0x17;
    pub(super) const INHERITANCE: u64 = 0x1c;
    pub(super) const POINTER_TO_MEMBER: u64 = 0x1f;
    pub(super) const CONST: u64 = 0x26;
    pub(super) const VOLATILE: u64 = 0x35;
    pub(super) const RESTRICT: u64 = 0x37;
    pub(super) const RVALUE_REFERENCE: u64 = 0x42;
    pub(super) const ATOMIC: u64 = 0x47;
}

/// `DIFlagStaticMember`
const STATIC_MEMBER: u64 = 1 << 12;

/// Adds what is wrong with the kernels of a module.
pub(super) fn findings(module: &Module<'_>, findings: &mut Vec<Finding>) -> Result<()> {
    let mut look = Look {
        module,
        clean_types: FxHashSet::default(),
        clean_nodes: FxHashSet::default(),
        seen: FxHashSet::default(),
        left: MOST_STEPS,
        findings,
    };
    let mut body = Body::default();
    for (id, function) in (0..).map(FunctionId).zip(&module.functions) {
        if crate::inspect::is_kernel(function) && !function.declaration {
            module.decode_body(id, &mut body)?;
            look.kernel(id, function, &body);
        }
    }
    Ok(())
}

struct Look<'a, 'm> {
    module: &'a Module<'m>,
    /// Nothing is wrong with these.
    clean_types: FxHashSet<TypeId>,
    /// Of the module; those of functions have the same numbers in each.
    clean_nodes: FxHashSet<MetadataId>,
    /// Nodes that the argument in hand has been through.
    seen: FxHashSet<MetadataId>,
    left: u64,
    findings: &'a mut Vec<Finding>,
}

/// The argument in hand.
struct At<'a> {
    body: &'a Body,
    kernel: &'a Name,
    index: u32,
    name: Option<&'a str>,
}

impl Look<'_, '_> {
    fn kernel(&mut self, id: FunctionId, function: &Function, body: &Body) {
        let module = self.module;
        let Type::Function { parameters, .. } = module.types.get(function.function_type) else {
            return;
        };
        let parameters = module.types.list(parameters);
        let kernel = &Name::new(String::from_utf8_lossy(module.function_name(id)));
        let nodes = self.signature(body).filter(|nodes| nodes.len() == parameters.len());
        for (index, &ty) in (0..).zip(parameters) {
            let value_name = String::from_utf8_lossy(body.value_name(body.argument(index)));
            let name = (!value_name.is_empty()).then_some(&*value_name);
            let at = At { body, kernel, index, name };
            let before = self.findings.len();
            if let Some(node) = nodes.as_ref().and_then(|nodes| nodes[index as usize]) {
                self.seen.clear();
                self.node(&at, node, &mut String::new(), 0);
            }
            // Debug information has the names; the code says it without.
            if self.findings.len() == before {
                let value = crate::inspect::by_value(module, function, index, ty);
                self.ty(&at, value.unwrap_or(ty), &mut String::new(), 0);
            }
        }
    }

    /// The types of the parameters, as debug information has them.
    fn signature(&self, body: &Body) -> Option<Vec<Option<MetadataId>>> {
        let subprogram = self.module.attached(&body.function_attachments, b"dbg")?;
        let subprogram = self.record(body, subprogram, code::SUBPROGRAM)?;
        let types = self.record(body, reference(subprogram, 6)?, code::SUBROUTINE_TYPE)?;
        match body.metadata(self.module, reference(types, 2)?) {
            // The first is the result.
            Metadata::Node { operands, .. } => Some(operands.iter().skip(1).collect()),
            _ => None,
        }
    }

    fn record<'b>(
        &'b self,
        body: &'b Body,
        id: MetadataId,
        kind: u32,
    ) -> Option<MetadataRecord<'b>> {
        match body.metadata(self.module, id) {
            Metadata::Record(record) if record.code == kind => Some(record),
            _ => None,
        }
    }

    fn add(&mut self, at: &At<'_>, rule: Rule, path: &str) {
        if self.findings.len() < MOST_FINDINGS {
            let finding = Finding::new(rule, at.kernel.clone(), "").about(at.index, at.name);
            self.findings.push(finding.at(path, None));
        }
    }

    /// Looks into a type of the code; whether anything was found.
    fn ty(&mut self, at: &At<'_>, ty: TypeId, path: &mut String, depth: u32) -> bool {
        if self.clean_types.contains(&ty) || depth > DEEPEST || self.left == 0 {
            return false;
        }
        self.left = self.left.saturating_sub(1);
        let module = self.module;
        let before = path.len();
        let mut inner = |look: &mut Self, step: &str, ty| {
            path.push_str(step);
            let found = look.ty(at, ty, path, depth.saturating_add(1));
            path.truncate(before);
            found
        };
        let found = match module.types.get(ty) {
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
                self.add(at, Rule::ProhibitedType, path);
                true
            }
            Type::Array { element, .. } => inner(self, "[0]", element),
            Type::Vector { element, .. } => inner(self, "", element),
            Type::Struct { fields, .. } => {
                let mut found = false;
                for (number, &field) in module.types.list(fields).iter().enumerate() {
                    found |= inner(self, &format!(".{number}"), field);
                }
                found
            }
            _ => false,
        };
        if !found {
            self.clean_types.insert(ty);
        }
        found
    }

    /// The same for a type of debug information. What is behind a pointer is not set.
    fn node(&mut self, at: &At<'_>, id: MetadataId, path: &mut String, depth: u32) -> bool {
        if self.clean_nodes.contains(&id)
            || depth > DEEPEST
            || self.left == 0
            || !self.seen.insert(id)
        {
            return false;
        }
        self.left = self.left.saturating_sub(1);
        let Metadata::Record(record) = at.body.metadata(self.module, id) else { return false };
        let found = self.of_record(at, record, path, depth);
        if !found && id.0 < self.module.metadata_count() {
            self.clean_nodes.insert(id);
        }
        found
    }

    fn of_record(
        &mut self,
        at: &At<'_>,
        record: MetadataRecord<'_>,
        path: &mut String,
        depth: u32,
    ) -> bool {
        let Some(&found_tag) = record.operands.get(1) else { return false };
        let text = |index| match at.body.metadata(self.module, reference(record, index)?) {
            Metadata::String(bytes) => {
                let bytes = &bytes[..bytes.len().min(LONGEST)];
                Some(String::from_utf8_lossy(bytes).into_owned())
            }
            _ => None,
        };
        match (record.code, found_tag) {
            (code::DERIVED_TYPE, tag::REFERENCE | tag::RVALUE_REFERENCE) => {
                self.add(at, Rule::Reference, path);
                true
            }
            (code::DERIVED_TYPE, tag::POINTER_TO_MEMBER) => {
                self.add(at, Rule::PointerToMember, path);
                true
            }
            // [distinct, tag, name, ...]
            (code::BASIC_TYPE, _) => {
                let prohibited = ["long double", "__float128", "_Float128", "__ibm128"];
                let found = text(2).is_some_and(|name| prohibited.contains(&&*name));
                if found {
                    self.add(at, Rule::ProhibitedType, path);
                }
                found
            }
            // [distinct, tag, name, file, line, scope, base type, size, align, offset, flags, ...]
            (
                code::DERIVED_TYPE,
                tag::TYPEDEF
                | tag::CONST
                | tag::VOLATILE
                | tag::RESTRICT
                | tag::ATOMIC
                | tag::MEMBER
                | tag::INHERITANCE,
            ) => {
                let is_static = record.operands.get(10).is_some_and(|it| it & STATIC_MEMBER != 0);
                let before = path.len();
                if found_tag == tag::MEMBER {
                    path.push('.');
                    path.push_str(&text(2).unwrap_or_default());
                }
                let base = reference(record, 6).filter(|_| !is_static);
                let found =
                    base.is_some_and(|base| self.node(at, base, path, depth.saturating_add(1)));
                path.truncate(before);
                found
            }
            (code::COMPOSITE_TYPE, tag::ARRAY) => {
                let before = path.len();
                path.push_str("[0]");
                let base = reference(record, 6);
                let found =
                    base.is_some_and(|base| self.node(at, base, path, depth.saturating_add(1)));
                path.truncate(before);
                found
            }
            // [distinct, tag, name, file, line, scope, base type, size, align, offset, flags, elements, ...]
            (code::COMPOSITE_TYPE, tag::CLASS | tag::STRUCTURE | tag::UNION) => {
                let elements = reference(record, 11).map(|id| at.body.metadata(self.module, id));
                let Some(Metadata::Node { operands, .. }) = elements else { return false };
                let mut found = false;
                for element in operands.iter().flatten() {
                    found |= self.node(at, element, path, depth.saturating_add(1));
                }
                found
            }
            _ => false,
        }
    }
}
