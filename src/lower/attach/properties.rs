//! Compile-time properties as decorations: of variables, kernels and kernel parameters.
//!
//! DPC++ writes a property as a string attribute (`"sycl-init-mode"="1"`); its own pass then adds
//! metadata that spells out the SPIR-V decoration (`!spirv.Decorations`). A module may have either or
//! both: what the metadata says comes first, and an attribute adds only what it does not say. Other
//! attributes are left alone.

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeListId, Constant, FunctionId, GlobalId, Metadata,
    MetadataId, Type, Value,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Decoration, Extension};

use crate::lower::attach::decorations::{operands_fit, push_string};
use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

/// What the value of a property becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operand {
    None,
    Number,
    Boolean,
    Text,
}

/// Names of properties and their decorations.
const PROPERTIES: &[(&str, Decoration, Operand)] = &[
    ("sycl-init-mode", Decoration(6148), Operand::Number),
    ("sycl-implement-in-csr", Decoration(6149), Operand::Boolean),
    ("sycl-buffer-location", Decoration(5921), Operand::Number),
    ("sycl-conduit", Decoration(6175), Operand::Boolean),
    ("sycl-register-map", Decoration(6176), Operand::Boolean),
    ("sycl-awidth", Decoration(6177), Operand::Number),
    ("sycl-dwidth", Decoration(6178), Operand::Number),
    ("sycl-latency", Decoration(6179), Operand::Number),
    ("sycl-read-write-mode", Decoration(6180), Operand::Number),
    ("sycl-maxburst", Decoration(6181), Operand::Number),
    ("sycl-wait-request", Decoration(6182), Operand::Number),
    ("sycl-stable", Decoration(6183), Operand::Boolean),
    ("sycl-strict", Decoration(19), Operand::Boolean),
    ("sycl-latency-anchor-id", Decoration(6172), Operand::Text),
    ("sycl-latency-constraint", Decoration(6173), Operand::Text),
    ("sycl-datapath", Decoration(5825), Operand::None),
    ("sycl-resource", Decoration(5826), Operand::Text),
    ("sycl-num-banks", Decoration(5827), Operand::Number),
    ("sycl-max-private-copies", Decoration(5829), Operand::Number),
    ("sycl-clock-2x-false", Decoration(5830), Operand::None),
    ("sycl-clock-2x-true", Decoration(5831), Operand::None),
    ("sycl-num-replicates", Decoration(5832), Operand::Number),
    ("sycl-bi-directional-ports-false", Decoration(5833), Operand::None),
    ("sycl-ram-stitching", Decoration(5836), Operand::Number),
    ("sycl-stride-size", Decoration(5883), Operand::Number),
    ("sycl-word-size", Decoration(5884), Operand::Number),
    ("sycl-bi-directional-ports-true", Decoration(5885), Operand::None),
];

/// Where the host may access a device global, and its name there.
const HOST_ACCESS: Decoration = Decoration(6147);

/// What a device global has that says nothing of its access: read and write, as SYCL numbers it.
const ANY_ACCESS: u32 = 2;

/// Decorations of variables that change what a program means, and their extensions: metadata that
/// asks for one that is not allowed is refused.
const ASKED_FOR: &[(Decoration, Extension)] = &[
    (Decoration::HostAccessINTEL, Extension::SPV_INTEL_global_variable_host_access),
    (Decoration::InitModeINTEL, Extension::SPV_INTEL_global_variable_fpga_decorations),
    (
        Decoration::ImplementInRegisterMapINTEL,
        Extension::SPV_INTEL_global_variable_fpga_decorations,
    ),
];

/// A decoration with the words after its number.
type Decorated = (Decoration, Vec<u32>);

impl Emitter<'_> {
    /// Decorates a global variable with its properties.
    pub(crate) fn global_properties(&mut self, global: GlobalId, id: Id) -> Result<()> {
        let module = self.facts.module;
        let variable = &module.globals[global.index()];
        let (start, len) = variable.attachments;
        let attachments = &module.attachments[start as usize..][..len as usize];
        let find = |wanted: &[u8]| {
            let attachment = attachments.iter().find(|attachment| {
                let kind = module.metadata_kinds.get(attachment.kind as usize);
                kind.is_some_and(|name| module.str(*name) == wanted)
            });
            attachment.map(|attachment| attachment.node)
        };
        if let Some(number) = find(b"io_pipe_id").and_then(|node| self.metadata_int(node, 0)) {
            self.decorate_if_allowed(id, Decoration::IOPipeStorageINTEL, &[number as u32]);
        }
        let node = find(b"spirv.Decorations");
        let mut list = node.map(|node| self.decoration_list(node)).unwrap_or_default();
        for &(decoration, extension) in ASKED_FOR {
            if list.iter().any(|item| item.0 == decoration) && !self.allows(extension) {
                let what =
                    Decoration::ENUMERATION.by_value(decoration.0).map_or("", |row| row.name);
                return Err(Error::needs_extension(format_args!("decoration {what}"), extension));
            }
        }
        self.add_attributes(&mut list, variable.attributes, AttributeIndex::Function);
        let text =
            |name: &str| self.facts.property(variable.attributes, AttributeIndex::Function, name);
        if text("sycl-device-global-size").is_some() {
            let number = |text: Vec<u8>| String::from_utf8_lossy(&text).trim().parse().ok();
            let access = text("sycl-host-access").and_then(number).unwrap_or(ANY_ACCESS);
            let mut words = vec![access];
            let unique_id = text("sycl-unique-id").unwrap_or_default();
            push_string(&mut words, &String::from_utf8_lossy(&unique_id));
            add(&mut list, (HOST_ACCESS, words));
        }
        self.decorate_all(id, list);
        Ok(())
    }

    /// Decorates a kernel with its properties.
    pub(crate) fn kernel_properties(&mut self, function: FunctionId, id: Id) {
        let node = self.function_metadata(b"spirv.Decorations");
        let mut list = node.map(|node| self.decoration_list(node)).unwrap_or_default();
        let attributes = self.facts.module.functions[function.index()].attributes;
        self.add_attributes(&mut list, attributes, AttributeIndex::Function);
        self.decorate_all(id, list);
    }

    /// Decorates a parameter of a kernel with its properties.
    pub(crate) fn parameter_properties(&mut self, function: FunctionId, parameter: u32, id: Id) {
        let of_all = self.function_metadata(b"spirv.ParameterDecorations");
        let node = of_all
            .and_then(|node| self.node_operands(node).get(parameter as usize).copied().flatten());
        let mut list = node.map(|node| self.decoration_list(node)).unwrap_or_default();
        let attributes = self.facts.module.functions[function.index()].attributes;
        let index = AttributeIndex::Parameter(parameter);
        self.add_attributes(&mut list, attributes, index);
        // This property is an ordinary alignment, not one more decoration.
        if let Some(align) = self.facts.property(attributes, index, "sycl-alignment")
            && let Ok(align) = String::from_utf8_lossy(&align).parse()
        {
            self.alignment(id, align);
        }
        self.decorate_all(id, list);
    }

    /// The decorations of a node: each operand is a node of a number and operands.
    pub(super) fn decoration_list(&self, node: MetadataId) -> Vec<Decorated> {
        let decoration = |node: Option<MetadataId>| {
            let operands = self.node_operands(node?);
            let number = self.metadata_int(node?, 0)?;
            let mut words = Vec::new();
            for (at, operand) in operands.iter().enumerate().skip(1) {
                match self.body.metadata(self.facts.module, (*operand)?) {
                    Metadata::String(text) => {
                        push_string(&mut words, &String::from_utf8_lossy(text))
                    }
                    _ => words.push(self.metadata_word(node?, at)?),
                }
            }
            // A switch is no operand: `{i32 19, i32 1}` is Restrict.
            let row = Decoration::ENUMERATION.by_value(number as u32);
            if let (Some(row), [switch]) = (row, &words[..])
                && row.parameters.is_empty()
            {
                if *switch == 0 {
                    return None;
                }
                words.clear();
            }
            // Too few or too many words would make the module unreadable.
            if row.is_some_and(|row| !operands_fit(row.parameters, &words)) {
                return None;
            }
            Some((Decoration(number as u32), words))
        };
        self.node_operands(node).into_iter().filter_map(decoration).collect()
    }

    /// A literal: `i1 true` is 1.
    fn metadata_word(&self, node: MetadataId, at: usize) -> Option<u32> {
        let operand = self.node_operands(node).get(at).copied().flatten()?;
        let Metadata::Value { ty, value } = self.body.metadata(self.facts.module, operand) else {
            return None;
        };
        if let Value::Constant(_, Constant::Float(bits)) = self.body.value(self.facts.module, value)
        {
            return Some(bits[0] as u32);
        }
        let value = self.metadata_int(node, at)?;
        let bool = self.facts.module.types.get(ty) == Type::Integer(1);
        Some(if bool { value as u32 & 1 } else { value as u32 })
    }

    fn node_operands(&self, node: MetadataId) -> Vec<Option<MetadataId>> {
        match self.body.metadata(self.facts.module, node) {
            Metadata::Node { operands, .. } => operands.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Adds what the attributes say and `list` does not.
    fn add_attributes(
        &self,
        list: &mut Vec<Decorated>,
        attributes: Option<AttributeListId>,
        index: AttributeIndex,
    ) {
        let module = self.facts.module;
        for attribute in module.attributes.at(attributes, index) {
            let Attribute::String { key, value } = attribute else { continue };
            let key = module.str(key);
            let row = PROPERTIES.iter().find(|(name, ..)| name.as_bytes() == key);
            let Some(&(_, decoration, operand)) = row else { continue };
            let value = module.text(value);
            let mut words = Vec::new();
            match operand {
                Operand::None => {}
                // A switch: SPIR-V has no operand there.
                Operand::Boolean
                    if Decoration::ENUMERATION
                        .by_value(decoration.0)
                        .is_some_and(|row| row.parameters.is_empty()) =>
                {
                    if value.eq_ignore_ascii_case("false") {
                        continue;
                    }
                }
                Operand::Boolean => words.push(u32::from(!value.eq_ignore_ascii_case("false"))),
                // A value that is no number says nothing.
                Operand::Number => match value.trim().parse::<i64>() {
                    Ok(number) => words.push(number as u32),
                    Err(_) => continue,
                },
                Operand::Text => push_string(&mut words, &value),
            }
            add(list, (decoration, words));
        }
    }

    fn decorate_all(&mut self, id: Id, list: Vec<Decorated>) {
        for (decoration, words) in list {
            self.decorate_if_allowed(id, decoration, &words);
        }
    }
}

/// Adds a decoration, unless one of this number is there.
fn add(list: &mut Vec<Decorated>, decoration: Decorated) {
    if !list.iter().any(|(known, _)| *known == decoration.0) {
        list.push(decoration);
    }
}
