//! What kind of type a declaration is, read off its words once.

use super::Id;
use crate::grammar::{Op, StorageClass};

/// What a type declaration says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeKind {
    /// `OpTypeVoid`
    Void,
    /// `OpTypeBool`
    Bool,
    /// `OpTypeInt` of this width.
    Int(u32),
    /// `OpTypeFloat` of this width (any encoding).
    Float(u32),
    /// `OpTypeVector`
    Vector {
        /// Component type.
        component: Id,
        /// Number of components.
        count: u32,
    },
    /// `OpTypePointer`
    Pointer {
        /// Storage class.
        storage: StorageClass,
        /// Pointee type.
        pointee: Id,
    },
    /// `OpTypeArray`
    Array {
        /// Element type.
        element: Id,
        /// The constant that is the length.
        length: Id,
    },
    /// `OpTypeStruct`: see [`FragmentBuilder::struct_member`](super::FragmentBuilder::struct_member).
    Struct {
        /// Number of members.
        members: u32,
    },
    /// `OpTypeFunction`
    Function,
    /// Any other type.
    Other(Op),
    /// Not a type.
    None,
}

/// What kind of type a declaration is.
pub(super) fn kind_of_words(words: &[u32]) -> TypeKind {
    let Some(&first) = words.first() else { return TypeKind::None };
    match Op::of(first) {
        Op::TypeVoid => TypeKind::Void,
        Op::TypeBool => TypeKind::Bool,
        Op::TypeInt => TypeKind::Int(words[2]),
        Op::TypeFloat => TypeKind::Float(words[2]),
        Op::TypeVector => TypeKind::Vector { component: Id(words[2]), count: words[3] },
        Op::TypePointer => {
            TypeKind::Pointer { storage: StorageClass(words[2]), pointee: Id(words[3]) }
        }
        Op::TypeArray => TypeKind::Array { element: Id(words[2]), length: Id(words[3]) },
        Op::TypeStruct => TypeKind::Struct { members: words.len().saturating_sub(2) as u32 },
        Op::TypeFunction => TypeKind::Function,
        op if op.name().is_some_and(|name| name.starts_with("OpType")) => TypeKind::Other(op),
        _ => TypeKind::None,
    }
}
