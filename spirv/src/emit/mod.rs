//! Building SPIR-V: words with the places of their ids, structurally keyed module-level
//! declarations, and the fragment builder that a translator writes functions with.
//!
//! A [`FragmentBuilder`] writes a run of functions (or another self-contained piece of a module) in an
//! id space of its own. Module-level things that it needs (types, constants, imports, symbols) are
//! declared through [`Declarations`], which gives the same id to the same declaration. A
//! [`Fragment`] is what is left when a piece is done: words, and a bit for each word that is an id,
//! so that merging fragments into a module is a copy and a table look-up per id.

mod code;
mod constants;
mod declarations;
mod fragment;
mod kind;
mod sets;

pub use code::{Code, InstructionWriter};
pub use declarations::{Declaration, Declarations, Symbol, continuation};
pub use fragment::{Fragment, FragmentBuilder};
pub use kind::TypeKind;
pub use sets::{CapabilitySet, ExtensionSet};

/// A result id. 0 is no id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Id(pub u32);

impl Id {
    /// No id: an absent operand.
    pub const NONE: Self = Self(0);

    /// The id as a `usize`, for indexing a table.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
