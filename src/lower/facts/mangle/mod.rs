//! Reads Itanium-mangled function names, as far as device code needs them.
//!
//! With opaque pointers the mangled name of a builtin is the only place that still says whether an
//! integer is signed, what a pointer points to, and which image or event type an argument has. This
//! reader gives the base name and the parameter types (Itanium C++ ABI, section 5.1, with Clang's
//! vendor extensions for address spaces, vectors, `_Atomic` and OpenCL types). It is not a
//! demangler for people: what it does not know ends the parameter list ([`Name::complete`] is then
//! false) and the base name still stands.
//!
//! Names come from the input file. Every step consumes a byte, substitutions share nodes, and
//! nesting is limited, so time and memory are linear in the length of the name.

mod reader;
#[cfg(test)]
mod tests;
mod types;

use self::reader::Reader;

/// A type in a [`Name`]'s arena.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct TypeRef(u32);

/// A range of [`Name::lists`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct List {
    start: u32,
    len: u32,
}

/// Integer and floating-point types, `void` and the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// `void`
    Void,
    /// `bool`
    Bool,
    /// A signed integer of so many bits.
    Signed(u16),
    /// An unsigned integer of so many bits.
    Unsigned(u16),
    /// IEEE floating point of 16, 32, 64 or 128 bits.
    Float(u16),
    /// `__bf16`, `std::bfloat16_t`.
    BFloat16,
    /// `...`
    Ellipsis,
    /// Other builtin types (`std::nullptr_t`, `char8_t` ...).
    Other,
}

/// Qualifiers of a pointee.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Qualifiers {
    /// `K`
    pub(crate) constant: bool,
    /// `V`
    pub(crate) volatile: bool,
    /// `r`
    pub(crate) restrict: bool,
    /// `U3AS<n>`; names such as `CLglobal` are mapped to SPIR's numbers.
    pub(crate) address_space: Option<u32>,
}

/// One type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type<'a> {
    /// A builtin type.
    Scalar(Scalar),
    /// `Dv<n>_<type>`
    Vector {
        /// Number of components.
        length: u32,
        /// Component type.
        element: TypeRef,
    },
    /// `P`, `R` or `O`
    Pointer {
        /// What it points to, which may be [`Type::Qualified`].
        pointee: TypeRef,
    },
    /// Qualifiers on a type.
    Qualified {
        /// The qualifiers, of which one at least is set.
        qualifiers: Qualifiers,
        /// The type.
        of: TypeRef,
    },
    /// `U7_Atomic<type>`
    Atomic(TypeRef),
    /// A type by its name: class, enum, or OpenCL type (`ocl_image2d_ro`). For a nested name the
    /// last component.
    Named {
        /// Last component of the name.
        name: &'a [u8],
        /// Template arguments.
        arguments: List,
    },
    /// `F...E`: result first.
    Function(List),
    /// `A<n>_<type>`
    Array(TypeRef),
    /// A value as template argument.
    Literal(i64),
    /// Something that has no meaning here (an expression, a pack).
    Opaque,
}

/// What a mangled name says.
#[derive(Clone, Debug)]
pub(crate) struct Name<'a> {
    /// The function's own name, without namespaces.
    pub(crate) base: &'a [u8],
    /// Whether the name is in a namespace or class.
    pub(crate) nested: bool,
    /// Whether the enclosing namespace is `cl::__spirv`, where C++ for OpenCL puts its own.
    pub(crate) in_spirv_namespace: bool,
    /// The parameters; `void` alone means none and is left out.
    pub(crate) parameters: List,
    /// Result type, which only templates have in their names.
    pub(crate) result: Option<TypeRef>,
    /// Template arguments of the function.
    pub(crate) template_arguments: List,
    /// Whether the parameter list was understood to its end.
    pub(crate) complete: bool,
    types: Vec<Type<'a>>,
    lists: Vec<TypeRef>,
}

impl<'a> Name<'a> {
    /// Reads a mangled name. `None` if it does not begin as one (`_Z` and a name).
    pub(crate) fn parse(symbol: &'a [u8]) -> Option<Self> {
        let rest = symbol.strip_prefix(b"_Z")?;
        let mut reader = Reader::new(rest);
        let mut name = Name {
            base: b"",
            nested: false,
            in_spirv_namespace: false,
            parameters: List::default(),
            result: None,
            template_arguments: List::default(),
            complete: false,
            types: Vec::new(),
            lists: Vec::new(),
        };
        reader.encoding(&mut name)?;
        name.types = reader.types;
        name.lists = reader.lists;
        Some(name)
    }

    /// The type behind a reference.
    pub(crate) fn get(&self, ty: TypeRef) -> Type<'a> {
        self.types[ty.0 as usize]
    }

    /// The types of a list.
    pub(crate) fn list(&self, list: List) -> &[TypeRef] {
        &self.lists[list.start as usize..][..list.len as usize]
    }

    /// The parameter types.
    pub(crate) fn parameter_types(&self) -> &[TypeRef] {
        self.list(self.parameters)
    }

    /// Parameter `index` with its qualifiers taken off.
    pub(crate) fn parameter(&self, index: usize) -> Option<Type<'a>> {
        self.parameter_types().get(index).map(|&ty| self.unqualified(ty))
    }

    /// A type without its qualifiers and without `_Atomic`.
    pub(crate) fn unqualified(&self, ty: TypeRef) -> Type<'a> {
        // Nodes refer to earlier nodes only, so this ends. Substitutions can make long chains.
        let mut ty = ty;
        loop {
            match self.get(ty) {
                Type::Qualified { of, .. } | Type::Atomic(of) => ty = of,
                other => return other,
            }
        }
    }

    /// The scalar type of a parameter: of a vector its component's.
    pub(crate) fn scalar(&self, index: usize) -> Option<Scalar> {
        match self.parameter(index)? {
            Type::Scalar(scalar) => Some(scalar),
            Type::Vector { element, .. } => match self.unqualified(element) {
                Type::Scalar(scalar) => Some(scalar),
                _ => None,
            },
            _ => None,
        }
    }

    /// The address space and the pointee (unqualified) of a pointer parameter.
    pub(crate) fn pointee(&self, index: usize) -> Option<(Option<u32>, Type<'a>)> {
        match self.parameter(index)? {
            Type::Pointer { pointee } => {
                let space = match self.get(pointee) {
                    Type::Qualified { qualifiers, .. } => qualifiers.address_space,
                    _ => None,
                };
                Some((space, self.unqualified(pointee)))
            }
            _ => None,
        }
    }

    /// The scalar that a pointer parameter points to: of a vector its component's.
    pub(crate) fn pointee_scalar(&self, index: usize) -> Option<Scalar> {
        match self.pointee(index)?.1 {
            Type::Scalar(scalar) => Some(scalar),
            Type::Vector { element, .. } => match self.unqualified(element) {
                Type::Scalar(scalar) => Some(scalar),
                _ => None,
            },
            _ => None,
        }
    }
}
