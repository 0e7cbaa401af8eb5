//! The answer of `aspects`: what every function uses, inherits and declares.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Analysis;
use crate::answer::{Aspect, Diagnostic, Name};
use crate::graph::{AspectList, Flags};

/// The aspects of every function of a module, intrinsics left out, in the order of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct AspectReport {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The functions.
    pub functions: Vec<FunctionAspects>,
    /// Uses that a function does not declare, though it declares others.
    pub diagnostics: Vec<Diagnostic>,
}

/// The aspects of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct FunctionAspects {
    /// The function.
    pub function: Name,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// All that a device needs to run it, what it calls included.
    pub used: Vec<Aspect>,
    /// What its own instructions, types and metadata use.
    pub own: Vec<Aspect>,
    /// What it declares by `device_has`; null if it does not.
    pub declared: Option<Vec<Aspect>>,
}

impl AspectReport {
    pub(super) fn of(analysis: &Analysis<'_>) -> Self {
        let graph = &analysis.graph;
        let all = |numbers: &mut dyn Iterator<Item = i32>| -> Vec<Aspect> {
            numbers.map(|number| analysis.aspect(number)).collect()
        };
        let list = |list: AspectList| all(&mut graph.aspect_lists.get(list).iter().copied());
        let functions = graph.functions.iter().zip(graph.function_ids());
        let functions = functions.filter(|(function, _)| !function.flags.has(Flags::INTRINSIC));
        Self {
            file: analysis.file(),
            functions: functions
                .map(|(function, id)| FunctionAspects {
                    function: analysis.name(id),
                    kernel: function.flags.has(Flags::KERNEL),
                    used: all(&mut analysis.aspects.given(id)),
                    own: list(function.own),
                    declared: function.declared.map(list),
                })
                .collect(),
            diagnostics: analysis.diagnostics(),
        }
    }
}

/// The functions; diagnostics are for the reader of warnings.
impl fmt::Display for AspectReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.functions.iter().try_for_each(|function| write!(f, "{function}"))
    }
}

impl fmt::Display for FunctionAspects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernel = if self.kernel { "kernel " } else { "" };
        writeln!(f, "{kernel}{}", self.function)?;
        let mut line = |what: &str, aspects: &[Aspect]| {
            let names: Vec<String> = aspects.iter().map(Aspect::described).collect();
            let names = if names.is_empty() { "none".into() } else { names.join(", ") };
            writeln!(f, "  {what:<9} {names}")
        };
        line("used:", &self.used)?;
        line("own:", &self.own)?;
        self.declared.as_ref().map_or(Ok(()), |declared| line("declared:", declared))
    }
}
