//! The look-up of types by what they are: the type of a result is often not said but follows from the
//! operands, and is then found in the table, where every writer puts the types of all values.

use rustc_hash::FxBuildHasher;

use super::ids::TypeId;
use super::types::{Type, TypeTable};

type HashMap<K, V> = hashbrown::HashMap<K, V, FxBuildHasher>;

/// Finds types by what they are.
#[derive(Debug, Default)]
pub(crate) struct TypeIndex {
    /// All types but structs and functions, which equal no other.
    simple: HashMap<Type, TypeId>,
    /// Literal structs of two fields, for the results of `cmpxchg`.
    pairs: HashMap<(TypeId, TypeId), TypeId>,
    /// Number of types in the file; those behind were added.
    pub(crate) in_file: u32,
}

impl TypeIndex {
    pub(crate) fn new(table: &TypeTable) -> Self {
        let mut index = TypeIndex { in_file: table.len() as u32, ..Default::default() };
        for (id, &ty) in table.types.iter().enumerate() {
            let id = TypeId(id as u32);
            match ty {
                Type::Struct { fields, packed: false, literal: true, .. } => {
                    if let &[a, b] = table.list(fields) {
                        index.pairs.entry((a, b)).or_insert(id);
                    }
                }
                Type::Struct { .. } | Type::Opaque { .. } | Type::Function { .. } => {}
                Type::TargetExt { .. } => {}
                _ => {
                    index.simple.entry(ty).or_insert(id);
                }
            }
        }
        index
    }

    /// The id of a type that is no struct, function or target extension type.
    pub(crate) fn find(&self, ty: Type) -> Option<TypeId> {
        self.simple.get(&ty).copied()
    }

    /// The id of `{ a, b }`.
    pub(crate) fn find_pair(&self, a: TypeId, b: TypeId) -> Option<TypeId> {
        self.pairs.get(&(a, b)).copied()
    }

    /// The id of a type, which is added to the table if it is not there.
    pub(crate) fn ensure(&mut self, table: &mut TypeTable, ty: Type) -> TypeId {
        *self.simple.entry(ty).or_insert_with(|| {
            let id = TypeId(table.types.len() as u32);
            table.types.push(ty);
            id
        })
    }
}
