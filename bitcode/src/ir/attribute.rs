//! Attributes of functions, return values, parameters and call sites (LangRef, "Parameter
//! Attributes" and "Function Attributes").
//!
//! Enum attributes are kept by LLVM's bitcode number ([`AttributeKind`]), so that a kind that this
//! crate has no name for is still there.

use super::ids::{Str, TypeId};

/// The number of an enum, integer, type or constant-range attribute in bitcode
/// (`LLVMBitCodes.h`, `AttributeKindCodes`). Open: unknown numbers are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AttributeKind(pub u32);

/// One attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Attribute {
    /// A flag: `nounwind`.
    Enum(AttributeKind),
    /// With an integer: `align 8`, `dereferenceable(4)`, `memory(...)`.
    Int(AttributeKind, u64),
    /// With a type: `byval(T)`, `sret(T)`. Files before LLVM 12 may lack the type.
    Type(AttributeKind, Option<TypeId>),
    /// `"key"` or `"key"="value"` (an absent value is an empty string).
    String {
        /// The key.
        key: Str,
        /// The value.
        value: Str,
    },
    /// `range(i32 0, 10)`: words of lower and upper bound in
    /// [`AttributeTable::words`], `lower` in the first half.
    ConstantRange {
        /// The kind.
        kind: AttributeKind,
        /// Bit width of the bounds.
        width: u32,
        /// First word.
        start: u32,
        /// Number of words of both bounds together.
        len: u32,
    },
    /// `initializes((0, 4), ...)`: pairs of bounds, as for `ConstantRange`.
    ConstantRangeList {
        /// The kind.
        kind: AttributeKind,
        /// Bit width of the bounds.
        width: u32,
        /// First word.
        start: u32,
        /// Number of words.
        len: u32,
    },
}

/// What the attributes of a group apply to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AttributeIndex {
    /// The return value (bitcode index 0).
    Return,
    /// A parameter (bitcode index - 1).
    Parameter(u32),
    /// The function itself (bitcode index 0xFFFFFFFF).
    Function,
}

/// A group of attributes at one index; lists share groups.
#[derive(Clone, Copy, Debug)]
pub struct AttributeGroup {
    /// What they apply to.
    pub index: AttributeIndex,
    /// First attribute in [`AttributeTable::attributes`].
    pub start: u32,
    /// Number of attributes.
    pub len: u32,
}

/// All attribute lists of a module.
#[derive(Clone, Debug, Default)]
pub struct AttributeTable {
    /// The attributes of all groups.
    pub attributes: Vec<Attribute>,
    /// The groups.
    pub groups: Vec<AttributeGroup>,
    /// For each attribute list its range in `list_groups`: (start, length).
    pub lists: Vec<(u32, u32)>,
    /// Indices into `groups`, those of a list ascending by what they apply to.
    pub list_groups: Vec<u32>,
    /// Bounds of constant ranges.
    pub words: Vec<u64>,
}

impl AttributeTable {
    /// The groups of a list, ascending by what they apply to.
    ///
    /// # Panics
    ///
    /// If it is a list of another module.
    pub fn groups(
        &self,
        list: super::ids::AttributeListId,
    ) -> impl Iterator<Item = (AttributeIndex, &[Attribute])> {
        self.groups_of(list).iter().map(|&group| {
            let group = self.groups[group as usize];
            (group.index, &self.attributes[group.start as usize..][..group.len as usize])
        })
    }

    fn groups_of(&self, list: super::ids::AttributeListId) -> &[u32] {
        let (start, len) = self.lists[list.index()];
        &self.list_groups[start as usize..][..len as usize]
    }

    /// The attributes of a list at one index: they make one group.
    ///
    /// # Panics
    ///
    /// If it is a list of another module.
    pub fn at(
        &self,
        list: Option<super::ids::AttributeListId>,
        index: AttributeIndex,
    ) -> impl Iterator<Item = Attribute> {
        let group = list.and_then(|list| {
            let groups = self.groups_of(list);
            let at = groups.partition_point(|&group| self.groups[group as usize].index < index);
            let group = self.groups[*groups.get(at)? as usize];
            (group.index == index).then_some(group)
        });
        let attributes: &[Attribute] = group
            .map_or(&[], |group| &self.attributes[group.start as usize..][..group.len as usize]);
        attributes.iter().copied()
    }

    /// What a type attribute (`byval`, `sret`) says of a parameter: nothing where it is not there, and
    /// then the type, which the oldest files leave out.
    ///
    /// # Panics
    ///
    /// If it is a list of another module.
    pub fn type_of_parameter(
        &self,
        list: Option<super::ids::AttributeListId>,
        parameter: u32,
        wanted: AttributeKind,
    ) -> Option<Option<TypeId>> {
        self.at(list, AttributeIndex::Parameter(parameter)).find_map(|attribute| match attribute {
            Attribute::Type(kind, ty) if kind == wanted => Some(ty),
            _ => None,
        })
    }
}
