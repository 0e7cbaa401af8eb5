//! Metadata and attributes as the facts of the graph: lists of numbers, texts, sizes.
//!
//! What has another shape than expected is skipped: metadata is advice, and LLVM drops it freely.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Attachment, Attribute, AttributeIndex, AttributeListId, Body, Constant, Metadata, MetadataId,
    Value, ValueId,
};

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
    pub(super) fn operands(&self, id: MetadataId) -> Vec<MetadataId> {
        match self.get(id) {
            Some(Metadata::Node { operands, .. }) => operands.iter().flatten().collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn string(&self, id: MetadataId) -> Option<&'m [u8]> {
        match self.get(id)? {
            Metadata::String(text) => Some(text),
            _ => None,
        }
    }

    /// An integer constant.
    pub(crate) fn integer(&self, id: MetadataId) -> Option<i64> {
        let Metadata::Value { value, .. } = self.get(id)? else { return None };
        match self.constant(value)? {
            Constant::Int(number) => Some(number),
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

    /// The integers of a node. An element that is a pair of a name and a number counts as number.
    pub(crate) fn integers(&self, id: MetadataId) -> Vec<i64> {
        let element = |&operand: &MetadataId| {
            self.integer(operand).or_else(|| match self.operands(operand)[..] {
                [name, number] => self.string(name).and_then(|_| self.integer(number)),
                _ => None,
            })
        };
        self.operands(id).iter().filter_map(element).collect()
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
    pub(super) fn named(&self, name: &[u8]) -> impl Iterator<Item = MetadataId> {
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

/// The numbers of the metadata kinds that carry facts; a kind that the module does not name is
/// `None`. Both prefixes are known: the design has `intel_`, DPC++ writes `sycl_`.
pub(super) struct Kinds {
    pub(super) used_aspects: Vec<u32>,
    pub(super) declared_aspects: Vec<u32>,
    pub(super) fixed_targets: Vec<u32>,
    pub(super) work_group_size: Vec<u32>,
    pub(super) work_group_num_dim: Vec<u32>,
    pub(super) max_work_group_size: Vec<u32>,
    pub(super) max_linear_work_group_size: Vec<u32>,
    pub(super) sub_group_size: Vec<u32>,
    pub(super) joint_matrix: Vec<u32>,
    pub(super) joint_matrix_mad: Vec<u32>,
    pub(super) omit_args: Vec<u32>,
    pub(super) explicit_simd: Vec<u32>,
}

impl Kinds {
    pub(super) fn new(module: &Module<'_>) -> Self {
        let of = |names: &[&str]| {
            let known = |(_, name): &(usize, &lapidary_bitcode::ir::Str)| {
                names.iter().any(|wanted| module.str(**name) == wanted.as_bytes())
            };
            module
                .metadata_kinds
                .iter()
                .enumerate()
                .filter(known)
                .map(|(at, _)| at as u32)
                .collect()
        };
        Kinds {
            used_aspects: of(&["sycl_used_aspects", "intel_used_aspects"]),
            declared_aspects: of(&["sycl_declared_aspects", "intel_declared_aspects"]),
            fixed_targets: of(&["sycl_fixed_targets", "intel_fixed_targets"]),
            work_group_size: of(&["reqd_work_group_size"]),
            work_group_num_dim: of(&["work_group_num_dim"]),
            max_work_group_size: of(&["max_work_group_size"]),
            max_linear_work_group_size: of(&["max_linear_work_group_size"]),
            sub_group_size: of(&["intel_reqd_sub_group_size"]),
            joint_matrix: of(&["sycl_joint_matrix"]),
            joint_matrix_mad: of(&["sycl_joint_matrix_mad"]),
            omit_args: of(&["sycl_kernel_omit_args"]),
            explicit_simd: of(&["sycl_explicit_simd"]),
        }
    }
}

/// The node of the first attachment of one of some kinds.
fn attached(attachments: &[Attachment], kinds: &[u32]) -> Option<MetadataId> {
    attachments.iter().find(|attachment| kinds.contains(&attachment.kind)).map(|found| found.node)
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

/// The decimal numbers of a list in an attribute.
pub(super) fn decimal_list(text: &[u8]) -> Vec<i32> {
    String::from_utf8_lossy(text).split(',').filter_map(|item| item.trim().parse().ok()).collect()
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
    pub(super) fixed_targets: Vec<i32>,
    pub(super) fixed_target_names: Vec<Vec<u8>>,
    pub(super) work_group_size: Vec<u64>,
    pub(super) work_group_num_dim: Option<u32>,
    pub(super) max_work_group_size: Vec<u64>,
    pub(super) max_linear_work_group_size: Option<u64>,
    pub(super) sub_group_size: Option<i32>,
    pub(super) joint_matrix: Option<Vec<u8>>,
    pub(super) joint_matrix_mad: Option<Vec<u8>>,
    pub(super) omitted_arguments: Vec<bool>,
    pub(super) explicit_simd: bool,
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
        let node = |kinds: &[u32]| attached(attachments, kinds);
        let integers =
            |kinds: &[u32]| node(kinds).map(|node| reader.integers(node)).unwrap_or_default();
        let sizes = |kinds: &[u32]| integers(kinds).into_iter().map(|size| size as u64).collect();
        let one = |kinds: &[u32]| integers(kinds).first().copied();
        let numbers = |kinds: &[u32]| node(kinds).map(|node| reader.numbers(node));
        let strings =
            |kinds: &[u32]| node(kinds).map(|node| reader.strings(node)).unwrap_or_default();
        let text = |kinds: &[u32]| strings(kinds).first().map(|text| text.to_vec());
        Some(Box::new(Attached {
            used_aspects: numbers(&self.used_aspects).unwrap_or_default(),
            declared_aspects: numbers(&self.declared_aspects),
            fixed_targets: numbers(&self.fixed_targets).unwrap_or_default(),
            fixed_target_names: strings(&self.fixed_targets)
                .iter()
                .map(|name| name.to_vec())
                .collect(),
            work_group_size: sizes(&self.work_group_size),
            work_group_num_dim: one(&self.work_group_num_dim).map(|number| number as u32),
            max_work_group_size: sizes(&self.max_work_group_size),
            max_linear_work_group_size: one(&self.max_linear_work_group_size)
                .map(|size| size as u64),
            sub_group_size: one(&self.sub_group_size).map(|size| size as i32),
            joint_matrix: text(&self.joint_matrix),
            joint_matrix_mad: text(&self.joint_matrix_mad),
            omitted_arguments: integers(&self.omit_args)
                .into_iter()
                .map(|omitted| omitted != 0)
                .collect(),
            explicit_simd: node(&self.explicit_simd).is_some(),
        }))
    }
}
