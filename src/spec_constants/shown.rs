//! Constants as people are told of them: by name, with the numbers, types, offsets and defaults of their
//! scalars.

use lapidary_bitcode::ir::TypeId;

use super::SpecTable;
use crate::passes::spec_constants::{Constant, Part};

/// A constant, as people are told of it.
pub(crate) struct Shown<'t> {
    /// Its symbolic name.
    pub(crate) name: &'t str,
    /// Its type, if the module says it.
    pub(crate) ty: Option<TypeId>,
    /// Whether it is no composite.
    pub(crate) is_scalar: bool,
    /// Bytes of a value.
    pub(crate) size: u64,
    /// Its scalars.
    pub(crate) leaves: Vec<Leaf>,
}

/// A scalar that can be set.
pub(crate) struct Leaf {
    pub(crate) id: u32,
    pub(crate) offset: u32,
    pub(crate) size: u32,
    /// Its type, if the module says it.
    pub(crate) ty: Option<TypeId>,
    /// Its default, of 64 bits at most.
    pub(crate) bits: u64,
}

impl<'t> Shown<'t> {
    fn new(
        constant: &'t Constant,
        ty: Option<TypeId>,
        first: u32,
        type_of: impl Fn(&Part) -> Option<TypeId>,
    ) -> Self {
        let leaf = |part: &Part| {
            let bytes = &constant.default[part.offset as usize..][..part.size.min(8) as usize];
            let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte));
            let (offset, size) = (part.offset, part.size);
            Some(Leaf { id: first.saturating_add(part.id?), offset, size, ty: type_of(part), bits })
        };
        let leaves: Vec<Leaf> = constant.parts.iter().filter_map(leaf).collect();
        let is_scalar = matches!(leaves[..], [Leaf { offset: 0, ty: of_leaf, .. }]
            if ty.is_none_or(|ty| of_leaf == Some(ty)) && constant.parts.len() == 1);
        Self { name: &constant.name, ty, is_scalar, size: constant.size, leaves }
    }
}

impl SpecTable {
    /// All constants that have names: those that the module has not numbered, in the order of their first
    /// use, then the others.
    pub(crate) fn shown(&self) -> impl Iterator<Item = Shown<'_>> {
        let read = self.entries.iter().map(|entry| {
            let type_of = |part: &Part| {
                let at = entry.numbers.binary_search_by_key(&u64::from(part.offset), |it| it.0);
                Some(entry.numbers[at.ok()?].2)
            };
            let first = self.first_number().saturating_add(entry.first);
            Shown::new(&entry.constant, Some(entry.ty), first, type_of)
        });
        let numbered = self.numbered.constants.iter();
        read.chain(
            numbered.map(|constant| {
                Shown::new(constant, None, 0, |part| self.numbered.type_of(part.id?))
            }),
        )
    }
}
