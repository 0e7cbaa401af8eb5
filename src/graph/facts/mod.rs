//! The facts of a graph's nodes: all that a pass may ask of a function or a global variable.
//!
//! What every function has is in [`Function`], which is small because there are millions; what a
//! kernel here and there has (sizes, fixed targets, properties) is in [`Details`], which only those
//! have that need it.
//!
//! A flag is a row of the table in `flags`, a detail one of that in `details`, a fact of a variable
//! one of that below. The row is the field or the bit, its word in the printed form, and what says
//! it in a file: the front ends and the text go through the tables, so nothing else names a fact but
//! the pass that asks for it.

mod aspect_lists;
mod details;
mod flags;
mod table;
mod value;

pub use aspect_lists::{AspectList, AspectLists};
pub use details::{Details, DetailsId};
pub use flags::{Flag, Flags};
pub use table::Carrier;
pub(crate) use table::Fact;
use table::facts;
pub(crate) use value::{Given, Operand};
#[cfg(feature = "graph-text")]
pub(crate) use value::{Word, parse_number};

use super::Text;

/// A function type, numbered as the front end likes; equal types have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FunctionType(pub u32);

/// A function.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Its name in the module.
    pub name: Text,
    /// What it is.
    pub flags: Flags,
    /// `sycl-module-id`: the source it came from; SYCL_EXTERNAL functions and kernels have it.
    pub source: Option<Text>,
    /// Aspects that it uses itself: types, instructions, and `used_metadata`.
    pub own: AspectList,
    /// Its own `!sycl_used_aspects`.
    pub used_metadata: AspectList,
    /// Its `!sycl_declared_aspects`; `None` if it has no such metadata.
    pub declared: Option<AspectList>,
    /// Its type.
    pub function_type: FunctionType,
    /// Number in [`crate::graph::Graph::details`].
    pub details: Option<DetailsId>,
}

// Two in a line of a cache.
const _: () = assert!(size_of::<Function>() == 32);

facts! {
    /// A global variable.
    #[derive(Clone, Copy, Debug)]
    pub struct Variable {
        /// Its name in the module.
        name: Text,
        /// What it is.
        flags: Flags,
        /// The aspects that its type uses, and those of the variables that it leads to: an image that has it
        /// needs a device with these, whatever its kernels do.
        own: AspectList,
        ..
        /// By what name the host finds a device global or host pipe.
        unique_id: Option<Text> = "unique-id", [Attribute("sycl-unique-id")];
        /// The size of a device global or host pipe.
        size: u32 = "size",
            [Attribute("sycl-device-global-size"), Attribute("sycl-host-pipe-size")];
    }
}

impl Variable {
    /// Whether every image has it: nobody may take it away, even where it is unused.
    pub fn is_kept(&self) -> bool {
        self.flags.has(Flags::DEFINED) && !self.flags.has(Flags::DISCARDABLE)
    }
}

/// Facts of the module as a whole.
#[derive(Clone, Debug, Default)]
pub struct ModuleFacts {
    /// `!sycl_aspects`: names and numbers of aspects, when the module has them.
    pub aspects: Vec<(Text, i32)>,
    /// `!sycl_registered_kernels`: registered name and kernel.
    pub registered_kernels: Vec<(Text, Text)>,
    /// Which sanitizer the module was made for: `asan`, `msan`, `tsan`.
    pub sanitizer: Option<&'static str>,
    /// The triple; empty for SPIR-V.
    pub triple: String,
}
