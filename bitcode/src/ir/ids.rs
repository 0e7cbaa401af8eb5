//! Typed indices into the flat tables of a module and of a function body.
//!
//! Every cross reference in the IR is one of these. They are plain `u32`s, so tables are vectors
//! and a reference costs four bytes.

/// Declares a typed `u32` index.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// The index as a `usize`, for indexing a table.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A type, in [`crate::ir::Tables::types`].
    TypeId
}
id! {
    /// A value as LLVM numbers it in bitcode.
    ///
    /// `0..module.values.len()` are the module's own values (global variables, functions, aliases,
    /// ifuncs in the order of their records, then the module's constants). Above these, in a
    /// function, follow its arguments, its own constants, then the results of its instructions
    /// that are not void.
    ///
    /// An operand of type `metadata` (of a call of a debug intrinsic, say) is not a value: it has
    /// the top bit set and holds a [`MetadataId`], see [`ValueId::as_metadata`].
    ValueId
}
id! {
    /// A basic block of a function body, in order.
    BlockId
}
id! {
    /// An instruction of a function body, in order.
    InstId
}
id! {
    /// A global variable, in [`crate::ir::Tables::globals`].
    GlobalId
}
id! {
    /// A function, in [`crate::ir::Tables::functions`].
    FunctionId
}
id! {
    /// An alias, in [`crate::ir::Tables::aliases`].
    AliasId
}
id! {
    /// An indirect function, in [`crate::ir::Tables::ifuncs`].
    IFuncId
}
id! {
    /// A constant: of the module when below its number of constants, else of the function body.
    ConstantId
}
id! {
    /// A metadata node, string or value, numbered as in bitcode: the module's first (strings,
    /// then the rest), then those of the function body.
    MetadataId
}
id! {
    /// An attribute list (the attributes of a function, its return value and its parameters).
    AttributeListId
}
id! {
    /// A comdat, in [`crate::ir::Tables::comdats`].
    ComdatId
}

const METADATA_TAG: u32 = 1 << 31;

impl ValueId {
    /// The operand that stands for metadata `id`.
    pub fn from_metadata(id: MetadataId) -> Self {
        ValueId(id.0 | METADATA_TAG)
    }

    /// The metadata that this operand stands for, if it is not an ordinary value.
    #[inline]
    pub fn as_metadata(self) -> Option<MetadataId> {
        (self.0 & METADATA_TAG != 0).then_some(MetadataId(self.0 & !METADATA_TAG))
    }
}

/// A string of the module: a range of [`crate::ir::Tables::strings`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Str {
    /// First byte.
    pub start: u32,
    /// Length in bytes.
    pub len: u32,
}

impl Str {
    /// Whether the string has no bytes; an absent name is an empty string.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}
