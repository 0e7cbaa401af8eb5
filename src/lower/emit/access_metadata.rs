//! What metadata says of memory accesses: aliasing (SPV_INTEL_memory_access_aliasing) and cache
//! controls (SPV_INTEL_cache_controls).

use lapidary_bitcode::ir::{InstId, Metadata, MetadataId};
use lapidary_spirv::emit::{Id, Identity, TypeKind};
use lapidary_spirv::grammar::{Capability, Decoration, Extension, Op, OperandKind, Version};

use crate::lower::emit::Emitter;
use crate::lower::gates;

pub(crate) const ALIASING: Extension = Extension::SPV_INTEL_memory_access_aliasing;
const CACHE: Extension = Extension::SPV_INTEL_cache_controls;

/// Rows: metadata of an instruction, decoration of a call.
const LISTS: [(&[u8], Decoration); 2] =
    [(b"alias.scope", Decoration::AliasScopeINTEL), (b"noalias", Decoration::NoAliasINTEL)];

/// Whether a decoration has a cache level and a control, and the control is one.
fn is_control(&(decoration, _, control): &(Decoration, u32, u32)) -> bool {
    let kind = match decoration {
        Decoration::CacheControlLoadINTEL => OperandKind::LoadCacheControl,
        Decoration::CacheControlStoreINTEL => OperandKind::StoreCacheControl,
        _ => return false,
    };
    kind.enumeration().is_some_and(|table| table.by_value(control).is_some())
}

impl Emitter<'_> {
    /// The operands of a node that are nodes.
    fn nodes(&self, node: MetadataId) -> Vec<MetadataId> {
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else {
            return Vec::new();
        };
        let is_node =
            |id: &MetadataId| matches!(self.body.metadata(module, *id), Metadata::Node { .. });
        operands.iter().flatten().filter(is_node).collect()
    }

    /// Something that a metadata node stands for: one for each node.
    fn declare_node(&mut self, op: Op, node: MetadataId, operands: &[Id]) -> Id {
        // Nodes that only one function uses are numbered in that function.
        let identity = match self.function {
            Some(function) if node.0 >= self.facts.module.metadata_count() => {
                Identity::LocalNode { function: function.0, node: node.0 }
            }
            _ => Identity::Node(node.0),
        };
        self.b.declare_as(identity, op, Id::NONE, |w| w.ids(operands))
    }

    /// `OpAliasScopeListDeclINTEL` of a list of scopes, as `!alias.scope` and `!noalias` have it.
    pub(crate) fn scope_list(&mut self, list: MetadataId) -> Option<Id> {
        let mut scopes = Vec::new();
        for scope in self.nodes(list) {
            // `distinct !{!SELF, !DOMAIN, !"name"}`
            let domain = self.nodes(scope).into_iter().find(|&node| node != scope)?;
            let domain = self.declare_node(Op::AliasDomainDeclINTEL, domain, &[]);
            scopes.push(self.declare_node(Op::AliasScopeDeclINTEL, scope, &[domain]));
        }
        if scopes.is_empty() {
            return None;
        }
        self.b.extension(ALIASING);
        self.b.capability(Capability::MemoryAccessAliasingINTEL);
        Some(self.b.declare(Op::AliasScopeListDeclINTEL, Id::NONE, |w| w.ids(&scopes)))
    }

    /// The lists of scopes of a load or store: those that it is in, those that it does not alias.
    pub(crate) fn alias_lists(&mut self, inst: InstId) -> [Option<Id>; 2] {
        if !self.has_attachments(inst) || !self.allows(ALIASING) {
            return [None; 2];
        }
        LISTS.map(|(kind, _)| self.scope_list(self.attachment(inst, kind)?))
    }

    /// The same of a call or of an atomic access, as decorations.
    pub(crate) fn alias_decorations(&mut self, inst: InstId, id: Id) {
        // OpDecorateId is as old as SPIR-V 1.2.
        let old = self.facts.options.max_version < Version::V1_2;
        if self.body.attachments.is_empty() || !self.allows(ALIASING) || old {
            return;
        }
        for (kind, decoration) in LISTS {
            let list = self.attachment(inst, kind);
            if let Some(list) = list.and_then(|list| self.scope_list(list)) {
                self.b.decorate_id(id, decoration, &[list]);
            }
        }
    }

    /// A pointer operand of an instruction with `!spirv.DecorationCacheControlINTEL`, or of an access
    /// through a pointer with the properties for that: where they say something of the operand,
    /// another pointer to the same, which has the decorations.
    #[inline]
    pub(crate) fn cache_controlled(&mut self, inst: InstId, operand: u32, pointer: Id) -> Id {
        // Of most nothing is said.
        if !self.has_attachments(inst) && self.s.access_properties.is_empty() {
            return pointer;
        }
        self.controlled(inst, operand, pointer)
    }

    fn controlled(&mut self, inst: InstId, operand: u32, pointer: Id) -> Id {
        let mut controls = Vec::new();
        if let Some(node) = self.attachment(inst, b"spirv.DecorationCacheControlINTEL") {
            // Decoration, level, control, operand.
            let number = |item, at| self.metadata_int(item, at).map(|number| number as u32);
            let items = self.nodes(node);
            let items = items.iter().filter(|&&item| number(item, 3) == Some(operand));
            controls.extend(items.filter_map(|&item| {
                Some((Decoration(number(item, 0)?), number(item, 1)?, number(item, 2)?))
            }));
        }
        if let Some(access) = self.s.access_properties.get(&(inst, operand))
            && self.s.spread_annotations.contains(&access.annotation)
        {
            let new = access.controls.iter().filter(|control| !controls.contains(control));
            let new: Vec<_> = new.copied().collect();
            controls.extend(new);
        }
        self.with_controls(pointer, &controls)
    }

    /// Another pointer to the same with these cache controls, if there are any.
    pub(crate) fn with_controls(&mut self, pointer: Id, controls: &[(Decoration, u32, u32)]) -> Id {
        if controls.is_empty() {
            return pointer;
        }
        let ty = self.b.type_of(pointer);
        if !matches!(self.b.type_kind(ty), TypeKind::Pointer { .. }) {
            return pointer;
        }
        let mut kept: Vec<(Decoration, u32, u32)> = Vec::new();
        for control in controls {
            if is_control(control) && !kept.iter().any(|it| (it.0, it.1) == (control.0, control.1))
            {
                kept.push(*control);
            } else if !kept.contains(control) {
                self.note(
                    "cache controls are left out: no such control, or a second one for a level",
                );
            }
        }
        if kept.is_empty() {
            return pointer;
        }
        if !self.allows(CACHE) {
            self.note(format!(
                "cache controls are left out: they need {CACHE}; allow it with --spirv-ext=+{CACHE}"
            ));
            return pointer;
        }
        let zero = self.b.const_u32(0);
        let pointer = self.b.op(Op::PtrAccessChain, ty, &[pointer, zero]);
        // The translator writes the last one first.
        for &(decoration, level, control) in kept.iter().rev() {
            if gates::allow_decoration(self.b, self.facts.options, decoration) {
                self.b.decorate(pointer, decoration, &[level, control]);
            }
        }
        pointer
    }

    /// The alignment that the annotation of a pointer gives an access through it.
    pub(crate) fn annotated_align(&self, inst: InstId, operand: u32) -> Option<u32> {
        self.s.access_properties.get(&(inst, operand))?.align
    }
}
