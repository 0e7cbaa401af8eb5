//! The answer of `aspects`: what every function uses, inherits and declares.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Analysis;
use crate::answer::{Aspect, Diagnostic, shown};
use crate::graph::{AspectList, Flags};

/// The aspects of every function of a module, intrinsics left out, in the order of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct AspectReport {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The aspects whose numbers the functions have, ascending.
    pub aspects: Vec<Aspect>,
    /// The functions.
    pub functions: Vec<FunctionAspects>,
    /// Uses that a function does not declare, though it declares others.
    pub diagnostics: Vec<Diagnostic>,
}

/// The aspects of a function, by their numbers. Functions with the same aspects share them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct FunctionAspects {
    /// Its name, as the module has it.
    pub name: String,
    /// Its name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// All that a device needs to run it, what it calls included.
    pub used: Arc<[i32]>,
    /// What its own instructions, types and metadata use.
    pub own: Arc<[i32]>,
    /// Whether it has a `device_has`, be it an empty one.
    pub declares: bool,
    /// What it declares by `device_has`.
    pub declared: Arc<[i32]>,
}

impl AspectReport {
    pub(super) fn of(analysis: &Analysis<'_>) -> Self {
        let graph = &analysis.graph;
        let lists: Vec<Arc<[i32]>> = graph.aspect_lists.iter().map(Arc::from).collect();
        let list = |list: AspectList| lists[list.0.index()].clone();
        let mut given: FxHashMap<u32, Arc<[i32]>> = FxHashMap::default();
        let functions = graph.functions.iter().zip(graph.function_ids());
        let functions = functions.filter(|(function, _)| !function.flags.has(Flags::INTRINSIC));
        let functions: Vec<FunctionAspects> = functions
            .map(|(function, id)| {
                let (name, demangled) = analysis.name(id).both();
                FunctionAspects {
                    name,
                    demangled,
                    kernel: function.flags.has(Flags::KERNEL),
                    used: (given.entry(analysis.aspects.number(id)))
                        .or_insert_with(|| analysis.aspects.given(id).collect())
                        .clone(),
                    own: list(function.own),
                    declares: function.declared.is_some(),
                    declared: function.declared.map(list).unwrap_or_default(),
                }
            })
            .collect();
        let mut seen = FxHashSet::default();
        let numbers = functions.iter().flat_map(|it| [&it.used, &it.own, &it.declared]);
        let different = numbers.filter(|list| seen.insert(Arc::as_ptr(list)));
        let numbers: BTreeSet<i32> = different.flat_map(|list| list.iter()).copied().collect();
        Self {
            file: analysis.file(),
            aspects: numbers.into_iter().map(|number| analysis.aspect(number)).collect(),
            functions,
            diagnostics: analysis.diagnostics(),
        }
    }

    /// Aspects by their numbers, in words.
    fn described(&self, numbers: &[i32]) -> String {
        let described = |number: &i32| {
            let at = self.aspects.binary_search_by_key(number, |aspect| aspect.number);
            at.map_or_else(|_| number.to_string(), |at| self.aspects[at].described())
        };
        match numbers {
            [] => "none".to_owned(),
            numbers => numbers.iter().map(described).collect::<Vec<_>>().join(", "),
        }
    }
}

/// The functions; diagnostics are for the reader of warnings.
impl fmt::Display for AspectReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for function in &self.functions {
            let kernel = if function.kernel { "kernel " } else { "" };
            writeln!(f, "{kernel}{}", shown(&function.name, &function.demangled))?;
            writeln!(f, "  used:     {}", self.described(&function.used))?;
            writeln!(f, "  own:      {}", self.described(&function.own))?;
            if function.declares {
                writeln!(f, "  declared: {}", self.described(&function.declared))?;
            }
        }
        Ok(())
    }
}
