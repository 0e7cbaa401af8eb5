//! What is known of the ids of a fragment: their types, and the declarations that define them.

use super::{FragmentBuilder, UNDECLARED};
use crate::emit::kind::TypeKind;
use crate::emit::{Id, Symbol};
use crate::grammar::Op;
use crate::masks::low_ones;

impl FragmentBuilder {
    /// The type of a value; `Id::NONE` if it has none.
    #[inline]
    pub fn type_of(&self, id: Id) -> Id {
        self.ids[id.index()].ty
    }

    /// The words of the declaration that defines an id, its result word 0; empty if there is none.
    pub fn declaration_words(&self, id: Id) -> &[u32] {
        match self.ids[id.index()].declared {
            UNDECLARED => &[],
            at => self.declarations.words(&self.declarations.list()[at as usize]),
        }
    }

    /// The symbol that an id stands for.
    pub fn symbol_of(&self, id: Id) -> Option<Symbol> {
        match self.ids[id.index()].declared {
            UNDECLARED => None,
            at => self.declarations.list()[at as usize].symbol(),
        }
    }

    /// What kind of type an id is.
    #[inline]
    pub fn type_kind(&self, ty: Id) -> TypeKind {
        match self.ids[ty.index()].declared {
            UNDECLARED => TypeKind::None,
            at => self.kinds[at as usize],
        }
    }

    /// The kind of the type of a value.
    pub fn kind_of(&self, value: Id) -> TypeKind {
        self.type_kind(self.type_of(value))
    }

    /// Member `index` of a struct type.
    pub fn struct_member(&self, ty: Id, index: u32) -> Id {
        self.declaration_words(ty)
            .get((index as usize).saturating_add(2))
            .map_or(Id::NONE, |&word| Id(word))
    }

    /// The component type and number of components of a type; a scalar is one of itself.
    pub fn components(&self, ty: Id) -> (Id, u32) {
        match self.type_kind(ty) {
            TypeKind::Vector { component, count } => (component, count),
            _ => (ty, 1),
        }
    }

    /// The width in bits of an integer or float type, or of a vector's component.
    pub fn width(&self, ty: Id) -> u32 {
        match self.type_kind(self.components(ty).0) {
            TypeKind::Int(width) | TypeKind::Float(width) => width,
            TypeKind::Bool => 1,
            _ => 0,
        }
    }

    /// Whether an id is declared at module level (as opposed to an instruction of a function).
    pub fn is_constant(&self, id: Id) -> bool {
        self.ids[id.index()].declared != UNDECLARED
    }

    /// The value of an integer constant of at most 64 bits (zero-extended).
    pub fn constant_value(&self, id: Id) -> Option<u64> {
        let words = self.declaration_words(id);
        let TypeKind::Int(width) = self.kind_of(id) else { return None };
        let value = match Op(*words.first()? as u16) {
            Op::ConstantNull => 0,
            Op::Constant if words.len() == 4 => u64::from(words[3]),
            Op::Constant if words.len() == 5 => u64::from(words[3]) | u64::from(words[4]) << 32,
            _ => return None,
        };
        Some(value & low_ones(width))
    }

    /// What defines an id, if that is [`Self::variable`] or [`Self::parameter`] of this definition.
    pub fn memory_object(&self, id: Id) -> Option<Op> {
        let at = self.memory_objects.binary_search_by_key(&id, |row| row.0).ok()?;
        self.memory_objects.get(at).map(|row| row.1)
    }
}
