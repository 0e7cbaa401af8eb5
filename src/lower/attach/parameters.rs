//! What is attached to parameters: attributes, compile-time properties, and what the metadata of a
//! function has for each of its parameters (`spirv.ParameterDecorations`, `kernel_arg_type_qual`;
//! SPV_INTEL_fpga_buffer_location, SPV_INTEL_runtime_aligned).

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeKind, FunctionId, Metadata, MetadataId, MetadataOperands,
};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Decoration, FunctionParameterAttribute, Version};

use super::attributes::{AttributeView, PARAMETERS};
use super::properties::{Decorated, add_decorations};
use crate::lower::emit::Emitter;
use crate::properties::{Effect, Place};

/// Rows: metadata of a kernel with a value for each parameter, decoration of those that have one.
const LISTS: [(&[u8], Decoration); 2] = [
    (b"kernel_arg_buffer_location", Decoration::BufferLocationINTEL),
    (b"kernel_arg_runtime_aligned", Decoration::RuntimeAlignedINTEL),
];

/// Where the metadata of a function says something of its parameters: looked up once for all of them.
#[derive(Clone, Copy)]
pub(crate) struct ParameterMetadata<'s> {
    /// The operands of `spirv.ParameterDecorations`, one for each parameter, or none at all.
    decorations: MetadataOperands<'s>,
    /// The nodes of [`LISTS`].
    lists: [Option<MetadataId>; LISTS.len()],
    /// The operands of `kernel_arg_type_qual`.
    qualifiers: MetadataOperands<'s>,
}

impl<'s> Emitter<'s> {
    /// Where the metadata of a function says something of its parameters.
    pub(crate) fn parameter_metadata(&mut self, function: FunctionId) -> ParameterMetadata<'s> {
        let of_kernel = |kind| {
            let node = self.facts.is_kernel(function).then(|| self.function_metadata(kind));
            node.flatten()
        };
        let operands = |node: Option<MetadataId>| {
            node.map_or(MetadataOperands(&[]), |node| self.node_operands(node))
        };
        ParameterMetadata {
            lists: LISTS.map(|(kind, _)| of_kernel(kind)),
            qualifiers: operands(of_kernel(b"kernel_arg_type_qual")),
            decorations: self.parameter_nodes(function),
        }
    }

    /// The operands of `!spirv.ParameterDecorations`. Unless there is a node for each parameter, it cannot be
    /// told which node belongs to which.
    fn parameter_nodes(&mut self, function: FunctionId) -> MetadataOperands<'s> {
        const NONE: MetadataOperands<'_> = MetadataOperands(&[]);
        let Some(node) = self.function_metadata(b"spirv.ParameterDecorations") else { return NONE };
        let (nodes, count) = (self.node_operands(node), self.body.argument_count());
        if nodes.len() as u32 != count {
            self.note(format!(
                "'spirv.ParameterDecorations' of function '{}' is left out: it has {} nodes for \
                 {count} parameters",
                String::from_utf8_lossy(self.facts.module.function_name(function)),
                nodes.len(),
            ));
            return NONE;
        }
        nodes
    }

    /// Decorations of a parameter.
    pub(crate) fn parameter_attributes(
        &mut self,
        function: FunctionId,
        said: &ParameterMetadata<'_>,
        parameter: u32,
        id: Id,
    ) {
        let facts = self.facts;
        let list = facts.module.functions[function.index()].attributes;
        let index = AttributeIndex::Parameter(parameter);
        let view = AttributeView { facts, list, index };
        let aligned = self.parameter_properties(function, said, parameter, id);
        if facts.is_kernel(function) {
            self.parameter_lists(said, parameter, id);
            self.parameter_qualifiers(said, parameter, id, view.has(AttributeKind::NO_ALIAS));
        }
        if list.is_none() {
            return;
        }
        self.vector_parameter(list, index, id);
        // Files of LLVM 15 and 16 write images and the like as pointers, with attributes of pointers.
        let is_value = matches!(self.b.kind_of(id), TypeKind::Other(_));
        let mut known = 0_u32;
        let (mut align, mut dereferenceable) = (None, None);
        for attribute in view.iter() {
            let kind = match attribute {
                // `captures(none)` is what became of `nocapture`.
                Attribute::Int(AttributeKind::CAPTURES, 0) => AttributeKind::NO_CAPTURE,
                Attribute::Int(AttributeKind::ALIGNMENT, value) => {
                    align = Some(value);
                    continue;
                }
                Attribute::Int(AttributeKind::DEREFERENCEABLE, value) => {
                    dereferenceable = Some(value);
                    continue;
                }
                Attribute::Enum(kind) | Attribute::Int(kind, _) | Attribute::Type(kind, _) => kind,
                _ => continue,
            };
            if let Some(row) = PARAMETERS.iter().position(|row| row.0 == kind) {
                known |= 1 << row;
            }
        }
        // Few parameters have any of these.
        while known != 0 {
            let (kind, attribute) = PARAMETERS[known.trailing_zeros() as usize];
            known &= known.wrapping_sub(1);
            if !is_value || matches!(kind, AttributeKind::S_EXT | AttributeKind::Z_EXT) {
                self.b.decorate(id, Decoration::FuncParamAttr, &[attribute.0]);
            }
        }
        if is_value {
            return;
        }
        if let Some(align) = aligned.or(align) {
            self.alignment(id, align);
        }
        if let Some(bytes) = dereferenceable
            && bytes <= u64::from(u32::MAX)
            && self.facts.options.max_version >= Version::V1_1
        {
            self.b.version(Version::V1_1);
            self.b.decorate(id, Decoration::MaxByteOffset, &[bytes as u32]);
        }
    }

    /// Decorates a parameter with its properties: one of a kernel by its attributes, any by the
    /// metadata of the function. Returns its alignment, which is an ordinary one.
    fn parameter_properties(
        &mut self,
        function: FunctionId,
        said: &ParameterMetadata<'_>,
        parameter: u32,
        id: Id,
    ) -> Option<u64> {
        let module = self.facts.module;
        let node = said.decorations.get(parameter as usize);
        let mut list: Vec<Decorated> =
            node.map_or_else(Vec::new, |node| self.decoration_list(node));
        let mut align = None;
        let attributes = module.functions[function.index()].attributes;
        if self.facts.is_kernel(function) && self.has_properties(attributes) {
            let named = self.named(attributes, AttributeIndex::Parameter(parameter), Vec::new());
            let name = |_: &Self| {
                let function = String::from_utf8_lossy(module.function_name(function));
                format!("parameter {parameter} of function '{function}'")
            };
            let held = self.properties(&named, Place::PARAMETER, name);
            let target = self.facts.target;
            add_decorations(&mut list, &held, target);
            align = held.iter().flat_map(|held| held.effects(target)).find_map(|it| match it {
                Effect::Alignment(align) => Some(u64::from(align)),
                _ => None,
            });
        }
        self.decorate_all(id, Place::PARAMETER, list);
        align
    }

    /// What `kernel_arg_type_qual` says of a parameter: `volatile`, and `restrict` unless the attribute
    /// `noalias` has said it already.
    fn parameter_qualifiers(
        &mut self,
        said: &ParameterMetadata<'_>,
        parameter: u32,
        id: Id,
        has_no_alias: bool,
    ) {
        if !matches!(self.b.kind_of(id), TypeKind::Pointer { .. }) {
            return;
        }
        let Some(text) = said.qualifiers.get(parameter as usize) else { return };
        let Metadata::String(text) = self.body.metadata(self.facts.module, text) else { return };
        let has = |wanted: &[u8]| text.split(|&byte| byte == b' ').any(|word| word == wanted);
        let (is_volatile, is_restrict) = (has(b"volatile"), has(b"restrict"));
        let no_alias = FunctionParameterAttribute::NoAlias;
        if is_volatile {
            self.b.decorate(id, Decoration::Volatile, &[]);
        }
        if is_restrict && !has_no_alias {
            self.b.decorate(id, Decoration::FuncParamAttr, &[no_alias.0]);
        }
    }

    /// Decorations of a parameter of a kernel from the lists of the kernel.
    fn parameter_lists(&mut self, said: &ParameterMetadata<'_>, parameter: u32, id: Id) {
        if !matches!(self.b.kind_of(id), TypeKind::Pointer { .. }) {
            return;
        }
        for (node, (_, decoration)) in said.lists.into_iter().zip(LISTS) {
            let value = node.and_then(|node| self.metadata_int(node, parameter as usize));
            let literal = match (decoration, value) {
                (_, None) => continue,
                // The metadata says whether the pointer is aligned at run time; 0 means that it is not.
                (Decoration::RuntimeAlignedINTEL, Some(0)) => continue,
                (Decoration::RuntimeAlignedINTEL, Some(_)) => 1,
                (_, Some(value)) if value < 0 => continue,
                (_, Some(value)) => value as u32,
            };
            self.decorate_if_allowed(id, decoration, &[literal]);
        }
    }
}
