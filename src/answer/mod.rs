//! What the commands answer, as values: one type for each answer, of which the text for people
//! ([`Display`](std::fmt::Display)) and the JSON for programs are both made.
//!
//! With the feature `json` an answer says itself as JSON ([`Answer::to_json`]) and publishes the
//! schema of that ([`Answer::schema`], [`schemas`]). The key `schema` of the JSON has the name and the
//! version of the schema; the version changes when a key goes away or changes its meaning.
//!
//! Text with a precision (`{listing:.80}`) has its tables in lines of so many characters.

pub(crate) mod fit;
#[cfg(feature = "json")]
mod json;
mod limit;

use std::borrow::Cow;
use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use crate::graph::from_bitcode::Place;
use crate::names::{demangle, in_a_line};

#[cfg(feature = "json")]
pub use json::{Answer, schema, schemas};

pub(crate) use limit::Limited;
pub use limit::TextLimit;

pub use crate::analysis::aspects::{AspectReport, FunctionAspects};
pub use crate::analysis::diagnostic::{ChainStep, Declaration, Diagnostic};
pub use crate::analysis::explain_aspect::{AspectExplanation, Call, CallKind, Use, UseKind};
pub use crate::analysis::explain_split::{Difference, SplitExplanation, SplitReason};
#[cfg(feature = "containers")]
pub use crate::container::{ListedImage, Listing};
#[cfg(feature = "containers")]
pub use crate::diff::{
    Change, Diff, EntryDiff, EntryPlace, FunctionDiff, ImageDiff, ImagePlace, SpecConstantDiff,
};
pub use crate::inspect::{
    AddressSpace, Argument, Counts, Default, FileFormat, Inspection, Kernel, Mode, ModuleReport,
    SectionSize, SpecComposite, SpecConstant, SpecPart, Symbol, SymbolKind,
};
pub use crate::post_link::summary::{ImageSummary, PostLinkSummary};
pub use crate::properties::report::{KnownProperty, PropertyReport, PropertyTable, PropertyUse};
pub use crate::reflect::{
    ArgumentKind, Finding, HeaderLanguage, KernelArgument, Leaf, Limits as ReflectLimits,
    ReflectOptions, ReflectedKernel, Reflection, Rule, StructLayout, StructMember, ValueKind,
    ValueType,
};
pub use crate::report::{
    ReportFunction, ReportImage, ReportKeyPart, ReportMode, ReportNeed, ReportStep, SplitReport,
};
#[cfg(feature = "containers")]
pub use crate::size::{
    AspectCount, Dimension, ModeSize, SharedFunction, SizeOptions, SizeReport, SizeRow, WhySize,
};
pub use crate::slice::{SliceSummary, Sliced};
pub use crate::targets::check::{CheckReport, ImageCheck, Reason, ReasonKind};
pub use crate::targets::report::{Target, TargetReport};

/// An aspect of SYCL, as modules number it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Aspect {
    /// Its name: that of the module's own list, else that of the numbering; null if neither has one.
    pub name: Option<String>,
    /// Its number. Negative ones stay within the compiler: no device is asked for them.
    pub number: i32,
}

impl Aspect {
    /// Name and number, in words.
    pub fn described(&self) -> String {
        match (&self.name, self.number) {
            (Some(name), number) => format!("{name} ({number})"),
            (None, number @ ..0) => format!("{number} (stays within the compiler)"),
            (None, number) => format!("{number} (without a name)"),
        }
    }
}

/// The name, or the number if it has none.
impl fmt::Display for Aspect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => f.write_str(name),
            None => write!(f, "{}", self.number),
        }
    }
}

/// The name of a function or variable. It is demangled when someone asks: most names go into files of
/// symbols and properties as they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// A name of a module.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// As the module has it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As in the source, if it is mangled and can be read.
    pub fn demangled(&self) -> Option<String> {
        match demangle(&self.0) {
            Cow::Owned(text) => Some(text),
            Cow::Borrowed(_) => None,
        }
    }

    /// As the module has it, and as in the source.
    pub(crate) fn both(self) -> (String, Option<String>) {
        let demangled = self.demangled();
        (self.0, demangled)
    }
}

/// As in the source, if that is known.
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_a_line(&demangle(&self.0)))
    }
}

/// A name as people read it.
pub(crate) fn shown<'n>(name: &'n str, demangled: &'n Option<String>) -> Cow<'n, str> {
    in_a_line(demangled.as_deref().unwrap_or(name))
}

/// A place in a source file; in JSON `file:line:column`, as compilers print it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(into = "String"))]
pub struct Location {
    /// The file, as debug information names it.
    pub file: String,
    /// The line, from 1; 0 if the compiler gave none.
    pub line: u32,
    /// The column, from 1; 0 if the compiler gave none.
    pub column: u32,
}

impl From<Place> for Location {
    fn from(Place { file, line, column }: Place) -> Self {
        Self { file, line, column }
    }
}

impl From<Location> for String {
    fn from(location: Location) -> Self {
        location.to_string()
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// ` at file:line:column`, or nothing.
pub(crate) fn at(location: &Option<Location>) -> String {
    location.as_ref().map_or(String::new(), |location| format!(" at {location}"))
}

/// `file:line:column: `, or nothing.
pub(crate) fn before(location: &Option<Location>) -> String {
    location.as_ref().map_or(String::new(), |location| format!("{location}: "))
}
