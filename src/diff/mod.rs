//! The answer of `diff`: what changed between two files with device code, by kernel.
//!
//! Kernels are found by name and target, and compared by what they say whatever ids and order they have
//! (`lapidary_spirv::link::Fingerprints`), with all that they call: so another order of functions, of
//! images or of declarations is no difference, and a kernel that merely calls what changed is told from
//! one that changed itself. Bitcode is compared as it is translated. What is neither (native code) is
//! compared by its bytes.

mod code;
mod compare;
mod side;
pub(crate) mod summary;
mod text;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use crate::answer::{Aspect, Name};

pub use side::DiffSide;

/// What changed between two files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Diff {
    /// The old file, if it was given a name.
    pub old: Option<String>,
    /// The new file, if it was given a name.
    pub new: Option<String>,
    /// Whether nothing changed.
    pub same: bool,
    /// How many kernels and exported functions did not change.
    pub unchanged: usize,
    /// The kernels and exported functions that changed.
    pub entries: Vec<EntryDiff>,
    /// The images of which more changed than their kernels.
    pub images: Vec<ImageDiff>,
    /// What changed in the functions that changed themselves; null if it was not asked for.
    pub code: Option<Vec<FunctionDiff>>,
}

/// How a kernel changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Change {
    /// It says something else itself, its parameters included.
    Changed,
    /// Only what it calls says something else.
    Calls,
    /// Only its execution modes are others: sizes of work-groups, of sub-groups.
    Modes,
    /// It is the same in another image.
    Moved,
    /// It is new.
    Added,
    /// It is gone.
    Removed,
}

/// A kernel, or a function that an image exports, that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct EntryDiff {
    /// Its name, as the module has it.
    pub name: String,
    /// Its name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// How it changed.
    pub change: Change,
    /// The function that changed, if it merely calls that; null if that has no name.
    pub cause: Option<Name>,
    /// Where it was; null if it is new.
    pub old: Option<EntryPlace>,
    /// Where it is; null if it is gone.
    pub new: Option<EntryPlace>,
    /// Whether it is in another image: one that shares most of its kernels with another old one.
    pub moved: bool,
}

/// Where a kernel is, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct EntryPlace {
    /// The number of its image.
    pub image: usize,
    /// The bytes of its code with all that it calls; null if counting them for all that changed would take
    /// too long.
    pub bytes: Option<u64>,
}

/// What changed in an image beside its kernels.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ImageDiff {
    /// What it was; null if it is new.
    pub old: Option<ImagePlace>,
    /// What it is; null if it is gone.
    pub new: Option<ImagePlace>,
    /// Aspects that a device had not to have before.
    pub aspects_added: Vec<Aspect>,
    /// Aspects that a device needs to have no longer.
    pub aspects_removed: Vec<Aspect>,
    /// Specialization constants that are new, gone, or have other defaults.
    pub spec_constants: Vec<SpecConstantDiff>,
    /// Whether its bytes changed, of an image whose code cannot be read.
    pub contents: bool,
    /// Why its code was compared by its bytes; null if it could be read.
    pub problem: Option<String>,
}

/// An image of one of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct ImagePlace {
    /// Its number.
    pub number: usize,
    /// Its target, as `ls` shows it; null if that is not said.
    pub target: Option<String>,
    /// Its length.
    pub bytes: usize,
}

/// A specialization constant that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct SpecConstantDiff {
    /// Its name, as the property sets have it; else its number in SPIR-V.
    pub name: String,
    /// Its length or type and its default before; null if it is new.
    pub old: Option<String>,
    /// The same now; null if it is gone.
    pub new: Option<String>,
}

/// What changed in the code of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct FunctionDiff {
    /// The function; null if it has no name.
    pub function: Option<Name>,
    /// The old image.
    pub old: usize,
    /// The new image.
    pub new: usize,
    /// Instructions: after `-` those that are gone, after `+` those that are new, and after a space
    /// some that stayed around them; `@@` stands where others were left out.
    pub lines: Vec<String>,
}
