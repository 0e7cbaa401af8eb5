//! The answer of `explain aspects`: why a function needs an aspect.

use std::fmt;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::Analysis;
use crate::answer::{Aspect, Location, Name, at};
use crate::graph::SymbolId;
use crate::passes::diagnostics::shortest_chain;
use crate::passes::flow::Way;

/// Why a function needs an aspect: the shortest way from it to a use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct AspectExplanation {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The function that was asked about.
    pub function: Name,
    /// The aspect that was asked about.
    pub aspect: Aspect,
    /// The calls from the function to the use, in order.
    pub calls: Vec<Call>,
    /// The use at the end of the calls; null if the function does not need the aspect.
    pub used: Option<Use>,
}

/// A call on the way to a use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Call {
    /// The function that calls.
    pub caller: Name,
    /// The function that is called.
    pub callee: Name,
    /// How.
    pub kind: CallKind,
    /// Where the first such call is.
    pub location: Option<Location>,
}

/// How a function calls another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum CallKind {
    /// By its name.
    Direct,
    /// It may be what a virtual call reaches.
    Virtual,
    /// It may be what an indirect call reaches, by its type.
    Indirect,
    /// No call, but its address is taken, perhaps through variables.
    Reference,
    /// No call, but a variable refers to it that every image has.
    EveryImage,
}

impl From<Way> for CallKind {
    fn from(way: Way) -> Self {
        match way {
            Way::Call => Self::Direct,
            Way::Virtual => Self::Virtual,
            Way::Indirect => Self::Indirect,
            Way::Reference => Self::Reference,
            Way::Kept => Self::EveryImage,
        }
    }
}

/// The use of an aspect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Use {
    /// The function with the use.
    pub function: Name,
    /// What uses the aspect.
    pub kind: UseKind,
    /// The number of the instruction in the function, from 0, if it is one.
    pub instruction: Option<u32>,
    /// Where it is.
    pub location: Option<Location>,
}

/// What uses an aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum UseKind {
    /// An instruction.
    Instruction,
    /// The declaration `device_has` of the function.
    Declaration,
    /// The compiler's metadata of the function.
    Metadata,
    /// The function as a whole: its signature, or an instruction that cannot be told.
    Function,
}

impl AspectExplanation {
    pub(super) fn of(analysis: &Analysis<'_>, function: SymbolId, number: i32) -> Self {
        let chain = shortest_chain(&analysis.graph, &analysis.aspects, function, number);
        let call = |pair: &[(SymbolId, Option<Way>)]| {
            let [(caller, _), (callee, way)] = *pair else { return None };
            Some(Call {
                caller: analysis.name(caller),
                callee: analysis.name(callee),
                kind: way?.into(),
                location: analysis.call_site(caller, callee),
            })
        };
        let used = |&(last, _): &(SymbolId, Option<Way>)| {
            let (kind, instruction, location) = analysis.use_of(last, number);
            Use { function: analysis.name(last), kind, instruction, location }
        };
        let chain = chain.unwrap_or_default();
        Self {
            file: analysis.file(),
            function: analysis.name(function),
            aspect: analysis.aspect(number),
            calls: chain.windows(2).filter_map(call).collect(),
            used: chain.last().map(used),
        }
    }
}

impl Analysis<'_> {
    /// What uses an aspect in a function that uses it itself, which instruction that is, and where.
    pub(crate) fn use_of(
        &self,
        function: SymbolId,
        aspect: i32,
    ) -> (UseKind, Option<u32>, Option<Location>) {
        let of = &self.graph.functions[function.0 as usize];
        let (instruction, location) = self.use_site(function, aspect);
        let list = |list| self.graph.aspect_lists.get(list).contains(&aspect);
        let kind = if instruction.is_some() {
            UseKind::Instruction
        } else if of.declared.is_some_and(list) {
            UseKind::Declaration
        } else if list(of.used_metadata) {
            UseKind::Metadata
        } else {
            UseKind::Function
        };
        (kind, instruction, location)
    }
}

impl fmt::Display for AspectExplanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { function, aspect, .. } = self;
        let Some(used) = &self.used else {
            return writeln!(f, "'{function}' does not need aspect '{aspect}'");
        };
        writeln!(f, "'{function}' needs aspect '{aspect}' ({}):", aspect.number)?;
        for Call { caller, callee, kind, location } in &self.calls {
            let how = match kind {
                CallKind::Direct => "calls",
                CallKind::Virtual => "may call virtually",
                CallKind::Indirect => "may call indirectly",
                CallKind::Reference => "takes the address of",
                CallKind::EveryImage => "shares every image with",
            };
            writeln!(f, "  '{caller}' {how} '{callee}'{}", at(location))?;
        }
        write!(f, "  '{}' ", used.function)?;
        match (used.kind, used.instruction) {
            (UseKind::Instruction, Some(instruction)) => {
                writeln!(f, "uses it in instruction {instruction}{}", at(&used.location))
            }
            (UseKind::Declaration, _) => writeln!(f, "declares it with device_has"),
            (UseKind::Metadata, _) => writeln!(f, "uses it as its metadata says"),
            (UseKind::Instruction | UseKind::Function, _) => writeln!(f, "uses it"),
        }
    }
}
