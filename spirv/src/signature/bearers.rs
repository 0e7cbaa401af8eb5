//! What a decoration may be written on.
//!
//! The grammar gives a decoration's operands and leaves it to the text of the specification (section
//! 3.2.20, "Decoration") on what it stands. Only those are here for which that is one kind of thing; any
//! other may stand on whatever its extension likes.

use std::fmt;

use crate::grammar::{Decoration, Op};

/// The kind of thing that a decoration must stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Bearer {
    /// A structure type.
    Structure,
    /// The type of an array or a pointer.
    Sequence,
    /// A variable or a parameter, of pointer type (section 2.2.2, "memory object declaration").
    MemoryObject,
    /// A variable.
    Variable,
    /// A specialization constant that is a number or a bool.
    SpecConstant,
}

impl Bearer {
    /// The one of a decoration, if it is bound to one.
    pub fn of(decoration: Decoration) -> Option<Self> {
        use Decoration as D;
        Some(match decoration {
            D::Block | D::BufferBlock | D::GLSLShared | D::GLSLPacked | D::CPacked => {
                Self::Structure
            }
            D::ArrayStride => Self::Sequence,
            D::NoPerspective
            | D::Flat
            | D::Patch
            | D::Centroid
            | D::Sample
            | D::Restrict
            | D::Aliased
            | D::Volatile
            | D::Coherent
            | D::NonWritable
            | D::NonReadable
            | D::XfbBuffer
            | D::XfbStride
            | D::Component
            | D::Stream
            | D::RestrictPointer
            | D::AliasedPointer => Self::MemoryObject,
            D::Invariant
            | D::Constant
            | D::Location
            | D::Index
            | D::Binding
            | D::DescriptorSet
            | D::InputAttachmentIndex => Self::Variable,
            D::SpecId => Self::SpecConstant,
            _ => return None,
        })
    }

    /// Whether what an instruction defines is one, the types of parameters aside.
    pub fn is_defined_by(self, op: Op) -> bool {
        let variable = matches!(op, Op::Variable | Op::UntypedVariableKHR);
        match self {
            Self::Structure => op == Op::TypeStruct,
            Self::Sequence => matches!(
                op,
                Op::TypeArray | Op::TypeRuntimeArray | Op::TypePointer | Op::TypeUntypedPointerKHR
            ),
            Self::MemoryObject => variable || op == Op::FunctionParameter,
            Self::Variable => variable,
            Self::SpecConstant => {
                matches!(op, Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse)
            }
        }
    }
}

impl fmt::Display for Bearer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Structure => "a structure type",
            Self::Sequence => "the type of an array or a pointer",
            Self::MemoryObject => "a variable or a parameter that is a pointer",
            Self::Variable => "a variable",
            Self::SpecConstant => "a scalar specialization constant",
        })
    }
}
