//! The linker: images out of one module, each with what its roots reach and nothing else.
//!
//! [`LinkIndex`] is built once for a module; [`LinkIndex::reach`] marks an image and
//! [`Reach::link`] writes it. The index is shared by all threads, each with a [`Scratch`] of its own;
//! an image costs what the image holds, however large the module is, and depends on nothing but the
//! module and the [`Request`].
//!
//! What an image keeps:
//! - functions, types, constants and variables that its roots reach, in the order of the module;
//! - their names, decorations and groups; the entry points and execution modes of the roots (see
//!   [`interface`] for what an entry point lists);
//! - the strings, imports and debug records that these refer to (see [`records`] for records that
//!   nobody refers to);
//! - of the capabilities and extensions those that it needs, and those that the needs of the whole
//!   module do not explain (see [`needs`]).
//!
//! Instructions whose ids cannot be told are refused when the index is built.

mod bits;
mod build;
mod fingerprint;
mod index;
mod interface;
mod lines;
mod lists;
mod marks;
mod needs;
mod nodes;
mod reach;
mod records;
mod rules;
mod sizes;
mod special;
mod unreferenced;
mod write;

pub use build::{LinkPart, LinkPlan, LinkTables};
pub use fingerprint::{Fingerprints, Shape};
pub use index::LinkIndex;
pub use needs::Need;
pub use reach::{Exports, Named, Reach, Request, Scratch};
pub use sizes::Sizes;
pub use write::{PIECE, Word};

/// Makes a table of a [`Scratch`] at least so long; one that was too short is all zeros afterwards. Each
/// thread has such tables for the whole module and touches little of them. New memory comes as zeros, page by
/// page as it is touched, while growing the old table would write all of it.
fn at_least<T: Clone + Default>(table: &mut Vec<T>, len: usize) {
    if table.len() < len {
        *table = vec![T::default(); len];
    }
}

#[cfg(test)]
mod tests;
