//! LLVM's types (LangRef, "Type System") as rows of a table.
//!
//! Types of files before LLVM 15 may have typed pointers; they are kept as they are
//! ([`Type::Pointer`] with a pointee), because the pointee is knowledge that a translator to typed
//! SPIR-V pointers can use. Text output shows the opaque form.

use super::ids::{Str, TypeId};

/// One type. Lists of types are ranges of [`TypeTable::lists`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Type {
    /// `void`
    Void,
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// `x86_mmx`, which files before LLVM 20 may have
    X86Mmx,
    /// `x86_amx`
    X86Amx,
    /// `token`
    Token,
    /// `iN`
    Integer(u32),
    /// `bN`: bits that keep what they are part of, a pointer for instance (LLVM 23)
    Byte(u32),
    /// `ptr addrspace(N)`, with its pointee where the file has typed pointers
    Pointer {
        /// The address space.
        address_space: u32,
        /// The pointee of a typed pointer; `None` for an opaque one.
        pointee: Option<TypeId>,
    },
    /// `[N x T]`
    Array {
        /// Number of elements.
        length: u64,
        /// Element type.
        element: TypeId,
    },
    /// `<N x T>` or `<vscale x N x T>`
    Vector {
        /// Number of elements (the minimum when scalable).
        length: u32,
        /// Element type.
        element: TypeId,
        /// Whether the length is a multiple known at run time.
        scalable: bool,
    },
    /// A struct, literal or named.
    Struct {
        /// Name; empty for a literal struct and for an identified one without a name.
        name: Str,
        /// Fields.
        fields: TypeList,
        /// `<{ ... }>`
        packed: bool,
        /// Literal (structural) as opposed to identified.
        literal: bool,
    },
    /// `%name = type opaque`
    Opaque {
        /// The name.
        name: Str,
    },
    /// `R (P...)`
    Function {
        /// Return type.
        result: TypeId,
        /// Parameter types.
        parameters: TypeList,
        /// Ends in `...`.
        varargs: bool,
    },
    /// `target("name", types..., ints...)`
    TargetExt {
        /// The name, `spirv.Image` for instance.
        name: Str,
        /// Type parameters.
        types: TypeList,
        /// Integer parameters: a range of [`TypeTable::integers`].
        integers: TypeList,
    },
}

/// A range of [`TypeTable::lists`] (or of [`TypeTable::integers`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TypeList {
    /// First element.
    pub start: u32,
    /// Number of elements.
    pub len: u32,
}

/// All types of a module, by [`TypeId`].
#[derive(Clone, Debug, Default)]
pub struct TypeTable {
    /// The types.
    pub types: Vec<Type>,
    /// Pool of the type lists.
    pub lists: Vec<TypeId>,
    /// Pool of the integer parameters of target extension types.
    pub integers: Vec<u32>,
}

impl Type {
    /// Whether it is a floating-point number.
    pub fn is_float(self) -> bool {
        matches!(
            self,
            Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
        )
    }
}

impl TypeTable {
    /// The type with this id.
    ///
    /// # Panics
    ///
    /// If it is a type of another module.
    #[inline]
    pub fn get(&self, id: TypeId) -> Type {
        self.types[id.index()]
    }

    /// The types of a list.
    ///
    /// # Panics
    ///
    /// If it is a list of another module.
    #[inline]
    pub fn list(&self, list: TypeList) -> &[TypeId] {
        &self.lists[list.start as usize..][..list.len as usize]
    }

    /// The integer parameters of a target extension type.
    ///
    /// # Panics
    ///
    /// If it is a list of another module.
    pub fn integers(&self, list: TypeList) -> &[u32] {
        &self.integers[list.start as usize..][..list.len as usize]
    }

    /// Number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The element type of a vector, or the type itself.
    ///
    /// # Panics
    ///
    /// If it is a type of another module.
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match self.get(id) {
            Type::Vector { element, .. } => element,
            _ => id,
        }
    }

    /// What a constant integer is as an unsigned number, if its type has fewer than 32 bits: constants are
    /// sign-extended. Any other stays as it is.
    ///
    /// # Panics
    ///
    /// If it is a type of another module.
    pub fn narrow_as_unsigned(&self, id: TypeId, value: i64) -> i64 {
        match self.get(id) {
            Type::Integer(width @ 1..=31) => {
                value & i64::from(u32::MAX.wrapping_shr(32_u32.wrapping_sub(width)))
            }
            _ => value,
        }
    }

    /// Whether arrays and structs can have elements of a type, variables can hold it, and addresses can
    /// be computed in it.
    pub(crate) fn is_element(&self, id: TypeId) -> bool {
        !matches!(
            self.get(id),
            Type::Void | Type::Label | Type::Metadata | Type::Function { .. } | Type::Token
        )
    }
}
