//! The answer of `size`: where the bytes of a file are, which kernels and functions they are in it for,
//! what functions cost that several images have, and what each way of cutting would give.
//!
//! Rows share the bytes among them: what they say as `own` adds up, with the row for all that is not shown,
//! to the length of the images and of what is around them. Bitcode is measured as it is translated.

mod measure;
mod modes;
mod text;
mod why;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use crate::answer::{Aspect, Name};

pub use measure::SizeOptions;

/// Where the bytes of a file are.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SizeReport {
    /// The file, if it was given a name.
    pub file: Option<String>,
    /// Its length.
    pub bytes: u64,
    /// How many device images it has.
    pub images: usize,
    /// What the rows are.
    pub dimension: Dimension,
    /// The largest parts, by what goes with them, else by their own bytes.
    pub rows: Vec<SizeRow>,
    /// How many rows are not shown.
    pub more: usize,
    /// The bytes of these.
    pub more_bytes: u64,
    /// The bytes of all rows: those of the file, but that what is compressed is counted as it is when
    /// decompressed, and bitcode as it is translated.
    pub total: u64,
    /// The functions that several images have, by their cost; null if they were not asked for. If there
    /// is one image only, the images are those that a cut for each kernel would give.
    pub shared: Option<Vec<SharedFunction>>,
    /// What each way of cutting would give; null if it was not asked for, or the file is not one module.
    pub modes: Option<Vec<ModeSize>>,
    /// What a function is there for; null if it was not asked for.
    pub why: Option<WhySize>,
    /// Images whose code cannot be read, and what cannot be cut, with the reasons.
    pub problems: Vec<String>,
}

/// What rows are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Dimension {
    /// Images.
    Image,
    /// Kernels and exported functions: their own bytes are those that are there for them alone.
    #[default]
    Kernel,
    /// Functions.
    Function,
    /// The files that code comes from, as far as source lines say it.
    Source,
    /// The sections of SPIR-V.
    Section,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SizeRow {
    /// Its name; null for the rest, which has a `note`.
    pub name: Option<Name>,
    /// What is counted where nothing has a name.
    pub note: Option<String>,
    /// The number of its image; null if it is in several or in none.
    pub image: Option<usize>,
    /// The bytes that are counted here and in no other row.
    pub own: u64,
    /// The bytes that are there for it alone; null if that is not known of such a part.
    pub retained: Option<u64>,
    /// The bytes of all functions that it reaches, itself included; null if that is not known of such a
    /// part, or counting it for all rows would take too long.
    pub reached: Option<u64>,
}

/// A function that several images have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct SharedFunction {
    /// Its name; null if it has none.
    pub name: Option<Name>,
    /// Its bytes.
    pub bytes: u64,
    /// How many images have it.
    pub images: u64,
    /// The bytes of all of them.
    pub cost: u64,
}

/// What a way of cutting would give.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ModeSize {
    /// The mode, as `post-link -split` has it.
    pub mode: String,
    /// How many images.
    pub images: usize,
    /// The bytes of all of them.
    pub bytes: u64,
    /// The bytes of the largest.
    pub largest: u64,
    /// How many images need each aspect.
    pub aspects: Vec<AspectCount>,
    /// Why it cannot be cut so; null if it can.
    pub problem: Option<String>,
}

/// How many images need an aspect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct AspectCount {
    /// The aspect.
    pub aspect: Aspect,
    /// How many images.
    pub images: usize,
}

/// What a function is there for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct WhySize {
    /// The function.
    pub function: Name,
    /// The number of its image.
    pub image: usize,
    /// Its own bytes.
    pub own: u64,
    /// With all that is there for it alone.
    pub retained: u64,
    /// Without which functions it would not be there, from the closest on.
    pub kept_by: Vec<Name>,
    /// The functions that call it.
    pub callers: Vec<Name>,
    /// The kernels and exported functions that reach it.
    pub kernels: Vec<Name>,
}
