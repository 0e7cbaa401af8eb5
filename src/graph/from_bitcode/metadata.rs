//! Metadata and attributes as the facts of the graph: lists of numbers, texts, sizes.
//!
//! What has another shape than expected is skipped: metadata is advice, and LLVM drops it freely.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Attachment, Attribute, AttributeIndex, AttributeListId, Body, Constant, Metadata, MetadataId,
    Value, ValueId,
};

use super::super::{Carrier, Details, Flags, Operand};

/// Where metadata is looked up: the module, and the body of a function that has its own.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'m> {
    pub(crate) module: &'m Module<'m>,
    pub(crate) body: Option<&'m Body>,
}

impl<'m> Reader<'m> {
    fn get(&self, id: MetadataId) -> Option<Metadata<'m>> {
        if id.0 < self.module.metadata_count() {
            return Some(self.module.metadata(id));
        }
        let body = self.body.filter(|body| id.0 < body.metadata_limit())?;
        Some(body.metadata(self.module, id))
    }

    /// The operands of a node; none for anything else.
    pub(crate) fn operands(&self, id: MetadataId) -> Vec<MetadataId> {
        match self.get(id) {
            Some(Metadata::Node { operands, .. }) => operands.iter().flatten().collect(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn string(&self, id: MetadataId) -> Option<&'m [u8]> {
        match self.get(id)? {
            Metadata::String(text) => Some(text),
            _ => None,
        }
    }

    /// An integer constant. SPIR-V's literals are unsigned, and so are those that metadata has for them.
    pub(crate) fn integer(&self, id: MetadataId) -> Option<i64> {
        let Metadata::Value { ty, value } = self.get(id)? else { return None };
        match self.constant(value)? {
            Constant::Int(number) => Some(self.module.types.narrow_as_unsigned(ty, number)),
            // `i1 false` and `i32 0` are null constants.
            Constant::Null => Some(0),
            _ => None,
        }
    }

    fn constant(&self, value: ValueId) -> Option<Constant<'m>> {
        if value.index() < self.module.values.len() {
            return self.module.constant(value);
        }
        match self.body?.value(self.module, value) {
            Value::Constant(_, constant) => Some(constant),
            _ => None,
        }
    }

    /// An integer, or the one in a pair of a name and an integer.
    fn number(&self, id: MetadataId) -> Option<i64> {
        self.integer(id).or_else(|| match self.operands(id)[..] {
            [name, number] => self.string(name).and_then(|_| self.integer(number)),
            _ => None,
        })
    }

    /// The integers of a node. An element that is a pair of a name and a number counts as number.
    pub(crate) fn integers(&self, id: MetadataId) -> Vec<i64> {
        self.operands(id).into_iter().filter_map(|operand| self.number(operand)).collect()
    }

    /// The integers and the strings of a node.
    fn values(&self, id: MetadataId) -> Vec<Operand> {
        let value = |operand| match self.string(operand) {
            Some(text) => Some(Operand::Text(text.into())),
            None => self.number(operand).map(Operand::Number),
        };
        self.operands(id).into_iter().filter_map(value).collect()
    }

    /// The 32-bit numbers of a node.
    pub(super) fn numbers(&self, id: MetadataId) -> Vec<i32> {
        self.integers(id).into_iter().map(|number| number as i32).collect()
    }

    /// The strings of a node.
    pub(super) fn strings(&self, id: MetadataId) -> Vec<&'m [u8]> {
        self.operands(id).iter().filter_map(|&operand| self.string(operand)).collect()
    }

    /// The operands of the named metadata `name`.
    pub(crate) fn named(&self, name: &[u8]) -> impl Iterator<Item = MetadataId> {
        let module = self.module;
        module
            .named_metadata
            .iter()
            .filter(move |named| module.str(named.name) == name)
            .flat_map(move |named| {
                &module.named_operands[named.start as usize..][..named.len as usize]
            })
            .copied()
            .collect::<Vec<_>>()
            .into_iter()
    }
}

/// Which kinds of metadata carry which facts: kinds are numbers that each module gives out by itself.
pub(super) struct Kinds {
    pub(super) used_aspects: Vec<u32>,
    declared_aspects: Vec<u32>,
    /// A kind, and the row of a fact that it carries.
    facts: Vec<(u32, usize)>,
    flags: Vec<(u32, Flags)>,
}

impl Kinds {
    pub(super) fn new(module: &Module<'_>) -> Self {
        let kinds = || (0..).zip(module.metadata_kinds.iter().map(|&name| module.str(name)));
        // Both prefixes are known: the design has `intel_`, DPC++ writes `sycl_`.
        let of = |names: [&str; 2]| {
            let known = kinds().filter(|(_, name)| names.iter().any(|it| it.as_bytes() == *name));
            known.map(|(kind, _)| kind).collect()
        };
        let (mut facts, mut flags) = (Vec::new(), Vec::new());
        for (kind, name) in kinds() {
            let is = |carrier: &Carrier| matches!(carrier, Carrier::Metadata(it) if it.as_bytes() == name);
            let carried = Details::FACTS.iter().enumerate();
            let carried = carried.filter(|(_, fact)| fact.carriers.iter().any(is));
            facts.extend(carried.map(|(row, _)| (kind, row)));
            flags.push((kind, Flags::carried(is)));
        }
        flags.retain(|&(_, flags)| flags != Flags::default());
        Kinds {
            used_aspects: of(["sycl_used_aspects", "intel_used_aspects"]),
            declared_aspects: of(["sycl_declared_aspects", "intel_declared_aspects"]),
            facts,
            flags,
        }
    }
}

/// The value of a string attribute at some index; an attribute without value has an empty one.
pub(super) fn attribute<'m>(
    module: &'m Module<'m>,
    list: Option<AttributeListId>,
    index: AttributeIndex,
    name: &[u8],
) -> Option<&'m [u8]> {
    module.attributes.at(list, index).find_map(|attribute| match attribute {
        Attribute::String { key, value } if module.str(key) == name => Some(module.str(value)),
        _ => None,
    })
}

/// The truth value of an attribute: true without a value, and with any value but `false`.
pub(super) fn is_true(value: &[u8]) -> bool {
    !value.eq_ignore_ascii_case(b"false")
}

/// What the attachments of a function say.
#[derive(Clone, Debug, Default)]
pub(super) struct Attached {
    pub(super) used_aspects: Vec<i32>,
    pub(super) declared_aspects: Option<Vec<i32>>,
    pub(super) flags: Flags,
    /// Rows of [`Details::FACTS`], and the operands that say them.
    pub(super) facts: Vec<(usize, Vec<Operand>)>,
}

impl Kinds {
    /// Reads the attachments of a function; `None` if there are none. The nodes of a definition may
    /// be its own, so `reader` must know its body.
    pub(super) fn attached(
        &self,
        attachments: &[Attachment],
        reader: Reader<'_>,
    ) -> Option<Box<Attached>> {
        if attachments.is_empty() {
            return None;
        }
        let aspects = |kinds: &[u32]| {
            let first = attachments.iter().find(|it| kinds.contains(&it.kind));
            first.map(|attachment| reader.numbers(attachment.node))
        };
        let mut attached = Attached {
            used_aspects: aspects(&self.used_aspects).unwrap_or_default(),
            declared_aspects: aspects(&self.declared_aspects),
            ..Attached::default()
        };
        for attachment in attachments {
            for &(kind, row) in &self.facts {
                if kind == attachment.kind && attached.facts.iter().all(|&(known, _)| known != row)
                {
                    attached.facts.push((row, reader.values(attachment.node)));
                }
            }
            for &(kind, flags) in &self.flags {
                attached.flags = attached.flags.with(flags, kind == attachment.kind);
            }
        }
        Some(Box::new(attached))
    }
}
