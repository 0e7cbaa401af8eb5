//! The answer of `explain split`: why two entry points are in one image, or in two.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Analysis;
use crate::answer::Name;
use crate::graph::SymbolId;
use crate::passes::split::{Mode, Policy, key};

/// Why two functions are in one image or in two.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SplitExplanation {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The mode of the split: `none`, `off`, `source`, `kernel` or `auto`.
    pub mode: Mode,
    /// One of the functions.
    pub a: Name,
    /// The other.
    pub b: Name,
    /// What decides.
    pub reason: SplitReason,
    /// What the keys of the two do not have in common.
    pub differences: Vec<Difference>,
}

/// What decides whether two functions are in one image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum SplitReason {
    /// Function `a` is no entry point: it is in every image that needs it.
    ANoEntryPoint,
    /// Function `b` is no entry point: it is in every image that needs it.
    BNoEntryPoint,
    /// They are one function.
    OneFunction,
    /// One image: the mode makes only one.
    WholeModule,
    /// Two images: the mode makes one for each entry point.
    PerKernel,
    /// One image: the keys are the same.
    SameKey,
    /// Two images: the keys differ.
    DifferentKeys,
}

/// A part of the keys that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Difference {
    /// What it is.
    pub part: String,
    /// What `a` has there; empty for nothing. Aspects by name, or by number if they have none.
    pub a: Vec<String>,
    /// What `b` has there.
    pub b: Vec<String>,
}

impl SplitExplanation {
    pub(super) fn of(analysis: &Analysis<'_>, a: SymbolId, b: SymbolId, mode: Mode) -> Self {
        let graph = &analysis.graph;
        let policy = Policy { mode, ..Policy::default() };
        let entry = |id: SymbolId| policy.is_entry_point(graph, &graph.functions[id.0 as usize]);
        let mut differences = Vec::new();
        let reason = if !entry(a) {
            SplitReason::ANoEntryPoint
        } else if !entry(b) {
            SplitReason::BNoEntryPoint
        } else if a == b {
            SplitReason::OneFunction
        } else {
            match mode {
                Mode::None => SplitReason::WholeModule,
                Mode::Kernel => SplitReason::PerKernel,
                Mode::Source | Mode::Auto | Mode::Off => {
                    differences = analysis.differences(a, b, mode);
                    match differences.is_empty() {
                        true => SplitReason::SameKey,
                        false => SplitReason::DifferentKeys,
                    }
                }
            }
        };
        let (a, b) = (analysis.name(a), analysis.name(b));
        Self { file: analysis.file(), mode, a, b, reason, differences }
    }
}

impl Analysis<'_> {
    fn differences(&self, a: SymbolId, b: SymbolId, mode: Mode) -> Vec<Difference> {
        let [of_a, of_b] = [a, b].map(|id| key::parts(&self.graph, &self.aspects, mode, id));
        let parts = key::PARTS.iter().zip(of_a.iter().zip(&of_b));
        let parts = parts.filter(|(_, (a, b))| a != b);
        let difference = |(part, (a, b)): (&&str, (&String, &String))| {
            let list = |value: &String| self.key_values(part, value);
            Difference { part: (*part).to_owned(), a: list(a), b: list(b) }
        };
        parts.map(difference).collect()
    }

    /// The elements of a part of a key.
    pub(crate) fn key_values(&self, part: &str, value: &str) -> Vec<String> {
        // The name of a file may have dashes of its own.
        let value = if part == key::PARTS[0] { value } else { value.trim_start_matches('-') };
        if value.is_empty() {
            return Vec::new();
        }
        if part == key::PARTS[0] {
            return vec![value.to_owned()];
        }
        let aspect = |text: &str| match text.parse::<u32>() {
            Ok(number) if part == key::ASPECTS => self.aspect(number as i32).to_string(),
            _ => text.to_owned(),
        };
        value.split('-').map(aspect).collect()
    }
}

impl fmt::Display for SplitExplanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { a, b, .. } = self;
        let no_entry_point = |f: &mut fmt::Formatter<'_>, name: &Name| {
            writeln!(f, "'{name}' is no entry point: it is in every image that needs it")
        };
        match self.reason {
            SplitReason::ANoEntryPoint => no_entry_point(f, a),
            SplitReason::BNoEntryPoint => no_entry_point(f, b),
            SplitReason::OneFunction => writeln!(f, "these are one function"),
            SplitReason::WholeModule => {
                writeln!(f, "one image: -split=none puts everything into one")
            }
            SplitReason::PerKernel => {
                writeln!(f, "two images: -split=kernel makes one for each entry point")
            }
            SplitReason::SameKey => writeln!(f, "one image: '{a}' and '{b}' have the same key"),
            SplitReason::DifferentKeys => {
                writeln!(f, "two images, because of")?;
                self.differences.iter().try_for_each(|difference| {
                    let show = |list: &[String]| match list {
                        [] => "none".to_owned(),
                        list => list.join(", "),
                    };
                    let (x, y) = (show(&difference.a), show(&difference.b));
                    writeln!(f, "  {}: '{a}' has {x}, '{b}' has {y}", difference.part)
                })
            }
        }
    }
}
