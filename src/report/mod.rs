//! The answer of `report`: what each way of cutting a module gives, image by image, with what explains it:
//! the functions, who calls whom, and for each kernel and aspect the way to a use of it.
//!
//! It is the data of a page for people ([`page`]), so it stays in proportion to the module: names are said
//! once, everything else refers to them by number, and the ways to uses are shared, each step of one naming
//! the next.

mod chains;
#[cfg(feature = "json")]
mod page;

use rustc_hash::{FxHashMap, FxHashSet};
#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use crate::answer::{Aspect, CallKind, Location, Name, UseKind};
use crate::graph::{Flags, SymbolId};
use crate::passes::split::{Mode, Plan, key};
use crate::{Analysis, Cut, Error, ErrorKind, Module, Result, Split};

use chains::Chains;

/// What each way of cutting a module gives, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SplitReport {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// Its length.
    pub bytes: usize,
    /// The mode that was asked for.
    pub mode: Mode,
    /// The aspects that something needs, by number; the rest refers to them by their places here.
    pub aspects: Vec<Aspect>,
    /// The sources that functions come from (`sycl-module-id`).
    pub sources: Vec<String>,
    /// What may tell images apart: the parts of the key of an image.
    pub key_parts: Vec<String>,
    /// The functions that some image has; the rest refers to them by their places here.
    pub functions: Vec<ReportFunction>,
    /// The steps of the ways from entry points to uses of aspects.
    pub steps: Vec<ReportStep>,
    /// What each mode gives. Mode `auto` cuts as `source` does.
    pub modes: Vec<ReportMode>,
}

/// A function.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReportFunction {
    /// Its name.
    pub name: Name,
    /// Its bytes in SPIR-V.
    pub bytes: u64,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// Where its source is in the list of these; null if that is not known.
    pub source: Option<usize>,
    /// The functions that it calls.
    pub callees: Vec<usize>,
    /// The aspects that it needs, if images are made for it.
    pub needs: Vec<ReportNeed>,
}

/// An aspect that an entry point needs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReportNeed {
    /// The aspect.
    pub aspect: usize,
    /// The first step of the shortest way to a use; null if there were too many to look for.
    pub step: Option<usize>,
}

/// A function on the way to a use of an aspect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReportStep {
    /// The function.
    pub function: usize,
    /// The step after it; null if this function uses the aspect itself.
    pub next: Option<usize>,
    /// How it calls the function of the next step.
    pub call: Option<CallKind>,
    /// What uses the aspect, at the last step.
    pub uses: Option<UseKind>,
    /// Where it calls or uses.
    pub location: Option<Location>,
}

/// What a mode gives.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReportMode {
    /// The mode.
    pub mode: Mode,
    /// The images, in order.
    pub images: Vec<ReportImage>,
    /// By function: how many of the images have it.
    pub copies: Vec<usize>,
    /// Why it cannot be cut so; null if it can.
    pub problem: Option<String>,
}

/// An image of a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReportImage {
    /// Its length.
    pub bytes: u64,
    /// Of these, the bytes of functions that other images of the mode have, too.
    pub shared: u64,
    /// What it is made for: kernels, exported and virtual functions.
    pub entry_points: Vec<usize>,
    /// How many functions it has.
    pub functions: usize,
    /// The aspects that a device must have for it.
    pub aspects: Vec<usize>,
    /// What its entry points have in common and those of other images have not, as far as the mode looks
    /// at it.
    pub key: Vec<ReportKeyPart>,
}

/// A part of the key of an image that is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReportKeyPart {
    /// Which part.
    pub part: usize,
    /// What it says: aspects by name, or by number if they have none.
    pub values: Vec<String>,
}

/// The modes that differ, in the order in which they are shown.
const MODES: [Mode; 4] = [Mode::None, Mode::Source, Mode::Off, Mode::Kernel];

impl SplitReport {
    /// Cuts a module in every mode, by the other options of `options`.
    ///
    /// # Errors
    /// If it cannot be read, or cannot be cut in any mode.
    pub fn of(module: &Module<'_>, options: &Split) -> Result<Self> {
        let mut cuts = Vec::new();
        for mode in MODES {
            cuts.push((mode, module.split(&options.clone().mode(mode))));
        }
        let (analysis, bytes) = usable(&cuts)?;
        let mut table = Table::new(analysis, &bytes);
        let made = cuts.iter().filter_map(|(_, cut)| cut.as_ref().ok());
        made.for_each(|cut| table.number_functions(cut));
        let modes = cuts.iter().map(|(mode, cut)| {
            let made = cut.as_ref().map_err(Clone::clone).and_then(|cut| table.mode(*mode, cut));
            made.unwrap_or_else(|error| ReportMode {
                mode: *mode,
                images: Vec::new(),
                copies: Vec::new(),
                problem: Some(error.to_string()),
            })
        });
        let modes = modes.collect();
        let (functions, steps) = table.functions();
        Ok(Self {
            file: analysis.file(),
            bytes: module.bytes,
            mode: match options.chosen() {
                Mode::Auto => Mode::Source,
                other => other,
            },
            aspects: table.aspects.iter().map(|&number| analysis.aspect(number)).collect(),
            sources: table.sources,
            key_parts: key::PARTS.map(str::to_owned).to_vec(),
            functions,
            steps,
            modes,
        })
    }
}

/// What is known of the module, and how long its functions are, by the first cut that can be made.
fn usable<'c, 'm>(cuts: &'c [(Mode, Result<Cut<'m>>)]) -> Result<(&'c Analysis<'m>, Vec<u64>)> {
    let mut found = Err(Error::new(ErrorKind::NotFound, "no mode to cut in"));
    for (_, cut) in cuts {
        let this = cut.as_ref().map_err(Clone::clone);
        found = this.and_then(|cut| Ok((cut.analysis(), cut.function_bytes()?)));
        if found.is_ok() {
            break;
        }
    }
    found
}

/// Numbers what is referred to.
struct Table<'t, 'm> {
    analysis: &'t Analysis<'m>,
    /// By symbol.
    bytes: &'t [u64],
    functions: Vec<SymbolId>,
    entry_points: FxHashSet<SymbolId>,
    place: FxHashMap<SymbolId, usize>,
    aspects: Vec<i32>,
    aspect_place: FxHashMap<i32, usize>,
    sources: Vec<String>,
}

impl<'t, 'm> Table<'t, 'm> {
    fn new(analysis: &'t Analysis<'m>, bytes: &'t [u64]) -> Self {
        Self {
            analysis,
            bytes,
            functions: Vec::new(),
            entry_points: FxHashSet::default(),
            place: FxHashMap::default(),
            aspects: Vec::new(),
            aspect_place: FxHashMap::default(),
            sources: Vec::new(),
        }
    }

    fn number_functions(&mut self, cut: &Cut<'_>) {
        for plan in cut.plans() {
            self.entry_points.extend(plan.entry_points.iter().copied());
            for &id in &plan.contents.functions {
                self.function(id);
            }
        }
    }

    fn function(&mut self, id: SymbolId) -> usize {
        let next = self.functions.len();
        let place = *self.place.entry(id).or_insert(next);
        if place == next {
            self.functions.push(id);
        }
        place
    }

    fn aspect(&mut self, number: i32) -> usize {
        let next = self.aspects.len();
        let place = *self.aspect_place.entry(number).or_insert(next);
        if place == next {
            self.aspects.push(number);
        }
        place
    }

    fn mode(&mut self, mode: Mode, cut: &Cut<'_>) -> Result<ReportMode> {
        let mut copies = vec![0usize; self.functions.len()];
        for plan in cut.plans() {
            for id in &plan.contents.functions {
                let copies = &mut copies[self.place[id]];
                *copies = copies.saturating_add(1);
            }
        }
        let images = cut.for_each_image(|image, bytes| {
            let numbers = image.aspects().into_iter().map(|aspect| aspect.number);
            Ok::<_, Error>((bytes.len() as u64, numbers.collect::<Vec<i32>>()))
        })?;
        let image = |(plan, (bytes, needed)): (&Plan, (u64, Vec<i32>))| {
            let functions = &plan.contents.functions;
            let several = functions.iter().filter(|id| copies[self.place[*id]] > 1);
            ReportImage {
                bytes,
                shared: several.map(|id| self.bytes[id.0 as usize]).sum(),
                entry_points: plan.entry_points.iter().map(|&id| self.function(id)).collect(),
                functions: functions.len(),
                aspects: needed.into_iter().map(|number| self.aspect(number)).collect(),
                key: self.key(mode, plan),
            }
        };
        let images = cut.plans().iter().zip(images).map(image).collect();
        Ok(ReportMode { mode, images, copies, problem: None })
    }

    /// What the key of an image says; where images are not made by keys, nothing.
    fn key(&self, mode: Mode, plan: &Plan) -> Vec<ReportKeyPart> {
        let by_key = matches!(mode, Mode::Source | Mode::Auto | Mode::Off);
        let Some(&entry_point) = plan.entry_points.first().filter(|_| by_key) else {
            return Vec::new();
        };
        let analysis = self.analysis;
        let parts = key::parts(analysis.graph(), analysis.aspects(), mode, entry_point);
        let parts = key::PARTS.into_iter().zip(&parts).enumerate();
        let parts = parts.map(|(part, (name, value))| ReportKeyPart {
            part,
            values: analysis.key_values(name, value),
        });
        parts.filter(|part| !part.values.is_empty()).collect()
    }

    /// The functions, with the ways from entry points to uses of aspects.
    fn functions(&mut self) -> (Vec<ReportFunction>, Vec<ReportStep>) {
        let graph = self.analysis.graph();
        let mut needs: FxHashMap<SymbolId, Vec<ReportNeed>> = FxHashMap::default();
        let mut wanted: Vec<(i32, SymbolId)> = Vec::new();
        for &id in self.functions.iter().filter(|id| self.entry_points.contains(id)) {
            wanted.extend(self.analysis.aspects().given(id).map(|aspect| (aspect, id)));
        }
        wanted.sort_unstable();
        let from: Vec<SymbolId> = wanted.iter().map(|&(_, id)| id).collect();
        let mut chains = Chains::new(self.analysis, &from);
        let mut steps = Vec::new();
        for of_aspect in wanted.chunk_by(|a, b| a.0 == b.0) {
            let number = of_aspect[0].0;
            let aspect = self.aspect(number);
            let from: Vec<SymbolId> = of_aspect.iter().map(|&(_, id)| id).collect();
            let first = chains.of(number, &from, &mut steps, |id| self.function(id));
            for (id, step) in from.into_iter().zip(first) {
                needs.entry(id).or_default().push(ReportNeed { aspect, step });
            }
        }
        let mut sources: FxHashMap<_, usize> = FxHashMap::default();
        let mut functions = Vec::with_capacity(self.functions.len());
        for &id in &self.functions {
            let function = &graph.functions[id.0 as usize];
            let source = function.source.map(|text| {
                *sources.entry(text).or_insert_with(|| {
                    let source = self.sources.len();
                    self.sources.push(graph.names.show(text).into_owned());
                    source
                })
            });
            let callees = graph.calls.row(id.0).iter();
            let mut callees: Vec<usize> =
                callees.filter_map(|&to| self.place.get(&SymbolId(to)).copied()).collect();
            callees.sort_unstable();
            callees.dedup();
            functions.push(ReportFunction {
                name: self.analysis.name(id),
                bytes: self.bytes[id.0 as usize],
                kernel: function.flags.has(Flags::KERNEL),
                source,
                callees,
                needs: needs.remove(&id).unwrap_or_default(),
            });
        }
        (functions, steps)
    }
}
