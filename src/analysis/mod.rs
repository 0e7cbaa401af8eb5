//! What the functions of a module call and need: its graph, with the aspects of every function, and
//! the names and places by which people speak of it.

pub(crate) mod aspects;
pub(crate) mod diagnostic;
pub(crate) mod explain_aspect;
pub(crate) mod explain_split;

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use lapidary_bitcode::internal::KeptBodies;
use lapidary_spirv::link::LinkIndex;

use crate::answer::{
    Aspect, AspectExplanation, AspectReport, Diagnostic, Location, Name, SplitExplanation,
};
use crate::aspects::{ASPECTS, Numbering};
use crate::graph::from_bitcode::Survey;
use crate::graph::{Graph, SymbolId, from_spirv};
use crate::image::index::link_index;
use crate::module::Contents;
use crate::names;
use crate::passes::aspects::{Aspects, Options, is_start_point, propagate};
use crate::passes::split::Mode;
use crate::passes::{diagnostics, fixed_targets};
use crate::targets::{Device, Devices, target_number};
use crate::{Error, ErrorKind, Module, Progress, Result};

/// An aspect by one of its names or by its number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AspectId {
    /// A name: of the module's own list if it has one, else of the numbering.
    Name(String),
    /// A number.
    Number(i32),
}

/// A number if it is one, else a name.
impl From<&str> for AspectId {
    fn from(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Name(text.to_owned()), Self::Number)
    }
}

impl From<String> for AspectId {
    fn from(text: String) -> Self {
        Self::from(&*text)
    }
}

impl From<i32> for AspectId {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

/// How aspects are counted.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AspectRules {
    numbering: Numbering,
    excluded: Vec<AspectId>,
    fixed_targets: Option<Vec<AspectId>>,
    devices: Option<Arc<Devices>>,
}

impl AspectRules {
    /// The classic numbering, and all aspects are inherited.
    pub fn new() -> Self {
        Self::default()
    }

    /// The numbers of aspects where the module does not list them.
    pub fn numbering(mut self, numbering: Numbering) -> Self {
        self.numbering = numbering;
        self
    }

    /// Aspects that functions do not inherit from those that they call.
    pub fn exclude<A: Into<AspectId>>(mut self, aspects: impl IntoIterator<Item = A>) -> Self {
        self.excluded.extend(aspects.into_iter().map(Into::into));
        self
    }

    /// What devices there are; without this, those that are built in.
    pub fn devices(mut self, devices: Arc<Devices>) -> Self {
        self.devices = Some(devices);
        self
    }

    /// The targets that all code is meant for: names of devices, or aspects that stand for targets.
    /// What neither the configuration nor the module knows is skipped, and warned of.
    pub fn fixed_targets<A: Into<AspectId>>(
        mut self,
        aspects: impl IntoIterator<Item = A>,
    ) -> Self {
        let targets = self.fixed_targets.get_or_insert_default();
        targets.extend(aspects.into_iter().map(Into::into));
        self
    }
}

/// The graph of a module, and the aspects that its functions need.
pub struct Analysis<'m> {
    module: &'m Module<'m>,
    graph: Graph,
    aspects: Aspects,
    numbering: Numbering,
    devices: Arc<Devices>,
    /// Fixed targets that nobody knows.
    unknown_targets: Vec<String>,
    /// Finds places in the source; SPIR-V has none yet.
    survey: Option<Box<Survey<'m>>>,
    /// What images of a SPIR-V module are linked by.
    index: Option<Box<LinkIndex<'m, 'm>>>,
    /// Bodies that are decoded already, for the translation.
    bodies: KeptBodies,
}

impl<'m> Analysis<'m> {
    /// Analyses a module, and keeps the bodies of so many bytes of bitcode.
    pub(crate) fn new(
        module: &'m Module<'m>,
        rules: &AspectRules,
        kept: u64,
        progress: &dyn Progress,
    ) -> Result<Self> {
        progress.phase("survey", 0);
        let numbering = rules.numbering;
        let (mut graph, bodies, survey, index) = match &module.contents {
            Contents::Bitcode(bitcode) => {
                let survey = Survey::new(bitcode, numbering);
                let (graph, bodies) = survey.graph_and_bodies(kept)?;
                (graph, bodies, Some(Box::new(survey)), None)
            }
            Contents::SpirV(spirv) => {
                let index = link_index(spirv)?;
                let graph = from_spirv::survey(&index, numbering);
                (graph, KeptBodies::default(), None, Some(Box::new(index)))
            }
        };
        let number_of = |graph: &Graph, aspect: &AspectId| number_of(graph, numbering, aspect);
        let devices = rules.devices.clone().unwrap_or_else(Devices::built_in);
        let mut unknown_targets = number_targets(&mut graph, &devices, numbering);
        if let Some(targets) = &rules.fixed_targets {
            let mut numbers = Vec::new();
            for target in targets {
                let device = match target {
                    AspectId::Name(name) => devices.find(name),
                    AspectId::Number(_) => None,
                };
                let number = || device.map(|device| target_number(&device.name) as i32);
                match (number_of(&graph, target).or_else(number), target) {
                    (Some(number), _) => numbers.push(number),
                    // The aspects pass skips aspects that the module does not list.
                    (None, AspectId::Name(name)) if numbering.number_of(name).is_some() => {}
                    (None, AspectId::Name(name)) => unknown_targets.push(name.clone()),
                    (None, AspectId::Number(_)) => {}
                }
            }
            for id in graph.function_ids() {
                if is_start_point(&graph, &graph.functions[id.0 as usize]) {
                    graph.details_mut(id).fixed_targets = Some(numbers.clone());
                }
            }
        }
        progress.phase("propagate aspects", 0);
        let mut exclude = Vec::new();
        for aspect in &rules.excluded {
            match (number_of(&graph, aspect), aspect) {
                (Some(number), _) => exclude.push(number),
                // An aspect that the module does not list: nothing in it can use that.
                (None, AspectId::Name(name)) if numbering.number_of(name).is_some() => {}
                (None, aspect) => return Err(no_aspect(&graph, aspect)),
            }
        }
        let aspects = propagate(&graph, &Options { exclude });
        if !aspects.is_complete() {
            return Err(Error::new(
                ErrorKind::LimitExceeded,
                "its functions have too many different sets of aspects",
            ));
        }
        unknown_targets.dedup();
        Ok(Self {
            module,
            graph,
            aspects,
            numbering,
            devices,
            unknown_targets,
            survey,
            index,
            bodies,
        })
    }

    /// The graph.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The aspects of its functions, by number.
    pub fn aspects(&self) -> &Aspects {
        &self.aspects
    }

    /// What devices there are.
    pub fn devices(&self) -> &Devices {
        &self.devices
    }

    /// Which numbers aspects have, where the module does not list them.
    pub(crate) fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// Whether a device has an aspect, by the name that it has in this module.
    pub(crate) fn has_aspect(&self, device: &Device, number: i32) -> bool {
        match (self.aspect(number).name, u32::try_from(number)) {
            (_, Err(_)) => true,
            (Some(name), _) => device.has_aspect(&name),
            (None, Ok(number)) => device.has_aspect_number(number, self.numbering),
        }
    }

    /// How the module is called in answers.
    pub(crate) fn file(&self) -> Option<String> {
        self.module.name.clone()
    }

    pub(crate) fn module(&self) -> &'m Module<'m> {
        self.module
    }

    pub(crate) fn index(&self) -> Option<&LinkIndex<'m, 'm>> {
        self.index.as_deref()
    }

    pub(crate) fn take_bodies(&mut self) -> KeptBodies {
        std::mem::take(&mut self.bodies)
    }

    /// An aspect by its number.
    pub fn aspect(&self, number: i32) -> Aspect {
        let mut listed = self.graph.module.aspects.iter();
        let listed = listed.find(|(_, aspect)| *aspect == number);
        let name = match listed {
            Some(&(name, _)) => Some(self.graph.names.show(name).into_owned()),
            None => self.numbering.name_of(number).map(str::to_owned),
        };
        Aspect { name, number }
    }

    /// The number of an aspect. Where the module lists its aspects, these are all that there are:
    /// numbers of other names may mean something else in it.
    pub fn number_of(&self, aspect: &AspectId) -> Option<i32> {
        number_of(&self.graph, self.numbering, aspect)
    }

    /// The function of this name, mangled or as in the source.
    ///
    /// # Errors
    /// If there is none, or the name in the source is that of several.
    pub fn find(&self, name: &str) -> Result<SymbolId> {
        if let Some(id) = self.graph.find_function(name.as_bytes()) {
            return Ok(id);
        }
        let ids: Vec<SymbolId> = self.graph.function_ids().collect();
        let known: Vec<Cow<'_, str>> = ids.iter().map(|&id| self.graph.show(id)).collect();
        names::find("function", &known, name).map(|at| ids[at])
    }

    /// The name of a function or variable.
    pub fn name(&self, id: SymbolId) -> Name {
        Name::new(self.graph.show(id))
    }

    /// Whether what uses an aspect in a function is an instruction, and where.
    pub(crate) fn use_site(
        &self,
        function: SymbolId,
        aspect: i32,
    ) -> (Option<u32>, Option<Location>) {
        let Some(survey) = &self.survey else { return (None, None) };
        let site = survey.use_site(function, aspect);
        (site.instruction, site.place.map(Location::from))
    }

    /// Where one function calls another.
    pub(crate) fn call_site(&self, caller: SymbolId, callee: SymbolId) -> Option<Location> {
        Some(self.survey.as_ref()?.call_site(caller, callee)?.into())
    }

    /// The aspects of every function, and what contradicts.
    pub fn aspect_report(&self) -> AspectReport {
        AspectReport::of(self)
    }

    /// Why a function needs an aspect: the calls that lead to a use of it.
    ///
    /// # Errors
    /// If there is no such function or aspect.
    pub fn explain_aspect(
        &self,
        function: &str,
        aspect: impl Into<AspectId>,
    ) -> Result<AspectExplanation> {
        let (function, aspect) = (self.find(function)?, aspect.into());
        let number = self.number_of(&aspect).ok_or_else(|| no_aspect(&self.graph, &aspect))?;
        Ok(AspectExplanation::of(self, function, number))
    }

    /// Why two functions are in one image of a split, or in two.
    ///
    /// # Errors
    /// If there are no such functions.
    pub fn explain_split(&self, a: &str, b: &str, mode: Mode) -> Result<SplitExplanation> {
        Ok(SplitExplanation::of(self, self.find(a)?, self.find(b)?, mode))
    }

    /// The uses of aspects that the functions do not declare, though they declare others; those that
    /// their fixed targets do not have; targets that nobody knows.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let unknown = self.unknown_targets.iter().map(|target| self.unknown_target(target));
        let found = diagnostics::aspect_mismatches(&self.graph, &self.aspects);
        let undeclared = found.iter().map(|mismatch| self.undeclared(mismatch));
        unknown.chain(undeclared).chain(self.lacking_fixed_targets()).collect()
    }

    /// The aspects of functions that were compiled for fixed targets, by function and target.
    fn lacking_fixed_targets(&self) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        for id in self.graph.function_ids() {
            let targets = fixed_targets::of_function(&self.graph, id).unwrap_or_default();
            for device in self.fixed_devices(targets) {
                let lacks = |aspect: &i32| !self.has_aspect(device, *aspect);
                for aspect in self.aspects.given(id).filter(lacks) {
                    let chain = diagnostics::chain(&self.graph, &self.aspects, id, aspect);
                    found.push(self.fixed_target_lacks(&chain, aspect, &device.name));
                }
            }
        }
        found
    }

    /// The devices behind the numbers of fixed targets, as far as there are such.
    pub(crate) fn fixed_devices<'a>(
        &'a self,
        targets: &'a [i32],
    ) -> impl Iterator<Item = &'a Device> {
        let number = |&target: &i32| u32::try_from(target).ok();
        let name = |number: u32| self.devices.target_name(number);
        targets.iter().filter_map(number).filter_map(name).filter_map(|it| self.devices.find(it))
    }
}

impl fmt::Debug for Analysis<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analysis").field("graph", &self.graph).finish_non_exhaustive()
    }
}

fn number_of(graph: &Graph, numbering: Numbering, aspect: &AspectId) -> Option<i32> {
    let name = match aspect {
        AspectId::Number(number) => return Some(*number),
        AspectId::Name(name) => name,
    };
    let listed = &graph.module.aspects;
    match listed.iter().find(|(text, _)| graph.names.get(*text) == name.as_bytes()) {
        Some(&(_, number)) => Some(number),
        None if listed.is_empty() => numbering.number_of(name).map(|number| number as i32),
        None => None,
    }
}

/// Gives the fixed targets that are said by name their numbers; returns the names that nobody knows.
fn number_targets(graph: &mut Graph, devices: &Devices, numbering: Numbering) -> Vec<String> {
    let mut unknown = Vec::new();
    for details in &mut graph.details {
        for &name in &details.fixed_target_names {
            let name = graph.names.show(name);
            let aspect = || numbering.number_of(&name);
            let number = devices.find(&name).map(|device| target_number(&device.name));
            let number = number.or_else(aspect).unwrap_or_else(|| {
                unknown.push(name.clone().into_owned());
                target_number(&name)
            });
            details.fixed_targets.get_or_insert_default().push(number as i32);
        }
    }
    unknown.sort_unstable();
    unknown
}

/// That there is no such aspect, and which one may be meant.
fn no_aspect(graph: &Graph, aspect: &AspectId) -> Error {
    let name = match aspect {
        AspectId::Name(name) => name.clone(),
        AspectId::Number(number) => number.to_string(),
    };
    let listed = &graph.module.aspects;
    let known: Vec<Cow<'_, str>> = match listed.is_empty() {
        true => ASPECTS.iter().map(|aspect| aspect.name.into()).collect(),
        false => listed.iter().map(|(name, _)| graph.names.show(*name)).collect(),
    };
    let near = names::nearest(known.iter().map(AsRef::as_ref), &name);
    let near = names::suggestion(near);
    Error::not_found(format!("no aspect is called '{name}'{near}"))
}
