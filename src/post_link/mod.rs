//! From a linked module to images that a runtime loads: the options, and the cut that comes of them.
//!
//! The module is surveyed once, and cut on paper: [`Cut`] has the plans of all images, and what is to
//! be said of them. Only when an image is asked for its words is the module translated, once for all
//! images, and each image linked out of the translation.

mod code;
mod devices;
mod files;
mod image;
mod library;
#[cfg(feature = "containers")]
mod packed;
mod spec_constants;
pub(crate) mod summary;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use lapidary_bitcode::internal::KeptBodies;

use crate::answer::Diagnostic;
use crate::graph::{Flags, Graph, SymbolId};
use crate::image::properties::Source;
use crate::lower::{Extensions, KEPT_BYTES};
use crate::passes::assert_used::{AssertUsed, assert_used};
use crate::passes::diagnostics::image_mismatches;
use crate::passes::split::{Half, Mode, Plan, Policy, split};
use crate::{Analysis, AspectRules, Module, Progress, Result, Translate};

use code::Code;
use spec_constants::{Flavour, ImageSpecs};

pub use crate::image::properties::Emit as PropertyChoice;
pub use files::{Files, StagedFiles};
pub use image::{Image, Images};
pub use library::{DeviceLibrary, LibraryKind};

/// What becomes of specialization constants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SpecConstants {
    /// They are constants of SPIR-V.
    Native,
    /// They are read from a buffer that the runtime fills.
    Emulation,
    /// They are constants with their defaults, for compilation ahead of time: nothing can set them.
    Default,
}

/// How a module is cut into images, and what is said of each.
///
/// ```
/// use lapidary::{AspectRules, PropertyChoice, Split};
///
/// let options = Split::per_source()
///     .only_kernels(true)
///     .aspects(AspectRules::new().exclude(["fp64"]))
///     .properties(PropertyChoice { kernel_names: true, ..PropertyChoice::default() });
/// # let _ = options;
/// ```
#[derive(Clone)]
#[must_use]
pub struct Split {
    policy: Policy,
    aspects: AspectRules,
    translate: Translate,
    properties: PropertyChoice,
    spec_constants: SpecConstants,
    default_images: bool,
    progress: Arc<dyn Progress>,
}

impl Split {
    /// Images as this mode makes them. Bitcode is translated with the extensions that DPC++ allows
    /// its translator ([`Extensions::dpcpp`]).
    pub fn new(mode: Mode) -> Self {
        Self {
            policy: Policy { mode, ..Policy::default() },
            aspects: AspectRules::new(),
            translate: Translate::new().extensions(Extensions::dpcpp()),
            properties: PropertyChoice::default(),
            spec_constants: SpecConstants::Native,
            default_images: false,
            progress: Arc::new(()),
        }
    }

    /// One image for each source file and set of requirements.
    pub fn per_source() -> Self {
        Self::new(Mode::Source)
    }

    /// One image for each entry point.
    pub fn per_kernel() -> Self {
        Self::new(Mode::Kernel)
    }

    /// One image of everything.
    pub fn whole() -> Self {
        Self::new(Mode::None)
    }

    /// The same in another mode.
    pub fn mode(mut self, mode: Mode) -> Self {
        self.policy.mode = mode;
        self
    }

    /// The mode.
    pub(crate) fn chosen(&self) -> Mode {
        self.policy.mode
    }

    /// Only kernels and virtual functions are entry points: no images are made for SYCL_EXTERNAL
    /// functions.
    pub fn only_kernels(mut self, yes: bool) -> Self {
        self.policy.only_kernels = yes;
        self
    }

    /// SYCL_EXTERNAL functions may be left to other images, and imported from there.
    pub fn image_dependencies(mut self, yes: bool) -> Self {
        self.policy.allow_image_dependencies = yes;
        self
    }

    /// ESIMD kernels get images of their own.
    pub fn separate_esimd(mut self, yes: bool) -> Self {
        self.policy.split_esimd = yes;
        self
    }

    /// How aspects are counted.
    pub fn aspects(mut self, rules: AspectRules) -> Self {
        self.aspects = rules;
        self
    }

    /// How bitcode is translated.
    pub fn translate(mut self, options: Translate) -> Self {
        self.translate = options;
        self
    }

    /// Which property sets an image has, beside those that every image has.
    pub fn properties(mut self, choice: PropertyChoice) -> Self {
        self.properties = choice;
        self
    }

    /// What becomes of specialization constants: [`SpecConstants::Native`] unless something else is
    /// said.
    pub fn spec_constants(mut self, how: SpecConstants) -> Self {
        self.spec_constants = how;
        self
    }

    /// Each image that has specialization constants is followed by a copy of it that has the defaults
    /// in their place, and reads none.
    pub fn default_spec_constants(mut self, yes: bool) -> Self {
        self.default_images = yes;
        self
    }

    /// Who is told how far the work is.
    pub fn progress(mut self, progress: Arc<dyn Progress>) -> Self {
        self.progress = progress;
        self
    }
}

/// As [`Mode::Auto`] cuts.
impl Default for Split {
    fn default() -> Self {
        Self::new(Mode::Auto)
    }
}

/// A module that was cut, on paper: what images there are and what is in each.
pub struct Cut<'m> {
    analysis: Analysis<'m>,
    options: Split,
    asserts: AssertUsed,
    plans: Vec<Plan>,
    /// The numbers of the images: the halves of a group share one.
    numbers: Vec<usize>,
    diagnostics: Vec<Diagnostic>,
    /// Bodies that are decoded already, until the translation takes them.
    bodies: Mutex<KeptBodies>,
    /// The specialization constants of the images.
    specs: ImageSpecs,
    /// What images are linked out of, once it is needed.
    code: OnceLock<Result<Code>>,
    /// The same for images with folded defaults, where these have code of their own.
    folded_code: OnceLock<Result<Code>>,
}

impl<'m> Cut<'m> {
    pub(crate) fn new(module: &'m Module<'m>, options: &Split) -> Result<Self> {
        let progress = &*options.progress;
        let mut analysis = Analysis::new(module, &options.aspects, KEPT_BYTES, progress)?;
        let bodies = analysis.take_bodies();
        let graph = analysis.graph();
        progress.phase("split", 0);
        let mut plans = split(graph, analysis.aspects(), &options.policy)?;
        progress.phase("check", 0);
        let mut diagnostics = analysis.diagnostics();
        let mismatches = image_mismatches(graph, analysis.aspects(), &plans);
        diagnostics.extend(mismatches.iter().map(|mismatch| analysis.mismatch(mismatch)));
        diagnostics.extend(devices::fixed_target_sizes(&analysis, &plans));
        diagnostics.extend(devices::images_for_no_device(&analysis, &plans));
        if plans.iter().all(|plan| plan.entry_points.is_empty()) {
            diagnostics.push(Diagnostic::EmptyImage { file: analysis.file() });
        }
        let specs = ImageSpecs::new(
            &analysis,
            options.spec_constants,
            options.default_images,
            &options.policy,
            &mut plans,
            &bodies,
        )?;
        let numbers = numbers(&plans, &specs);
        Ok(Self {
            numbers,
            specs,
            asserts: assert_used(graph),
            options: options.clone(),
            code: OnceLock::new(),
            folded_code: OnceLock::new(),
            analysis,
            plans,
            diagnostics,
            bodies: Mutex::new(bodies),
        })
    }

    /// The graph of the module and its aspects.
    pub fn analysis(&self) -> &Analysis<'m> {
        &self.analysis
    }

    /// The plans of the images, in order.
    pub fn plans(&self) -> &[Plan] {
        &self.plans
    }

    /// What does not fit together: aspects that are used and not declared, functions that do not suit
    /// the kernels that call them.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The functions and variables that images use and nobody defines. They are known when the module has
    /// been translated: much of what bitcode only declares are instructions in SPIR-V.
    ///
    /// # Errors
    /// Those of the translation.
    pub fn undefined_symbols(&self) -> Result<Vec<Diagnostic>> {
        let ids = &self.code(Flavour::Asked)?.ids;
        if self.options.policy.allow_image_dependencies {
            return Ok(Vec::new());
        }
        let graph = self.analysis.graph();
        let mut known = rustc_hash::FxHashSet::default();
        let undefined = |id: &SymbolId| {
            let flags = graph.flags(*id);
            // A variable without a value is undefined if another module can name it.
            !flags.has(Flags::DEFINED)
                && (graph.function(*id).is_some() || flags.has(Flags::EXTERNAL))
                && ids[id.0 as usize].is_some()
                && !crate::passes::split::is_builtin(graph.name(*id))
        };
        let contents = self.plans.iter().map(|plan| &plan.contents);
        let declared = contents.flat_map(|it| it.declarations.iter().chain(&it.variables));
        let found = declared.copied().filter(undefined).filter(|id| known.insert(*id));
        let diagnostic = |id| {
            let ((name, demangled), file) = (self.analysis.name(id).both(), self.analysis.file());
            match graph.function(id) {
                Some(_) => Diagnostic::UndefinedFunction { function: name, demangled, file },
                None => Diagnostic::UndefinedVariable { variable: name, demangled, file },
            }
        };
        Ok(found.map(diagnostic).collect())
    }

    /// The bytes of each symbol that is a function, in the SPIR-V that images are linked out of; 0 for what
    /// is not there.
    ///
    /// # Errors
    /// Those of the translation.
    pub fn function_bytes(&self) -> Result<Vec<u64>> {
        let code = self.code(Flavour::Asked)?;
        let module = code.translated.as_ref().or_else(|| self.analysis.module().as_spirv());
        let functions = module.map_or(&[][..], |module| module.functions());
        let bytes: rustc_hash::FxHashMap<u32, u64> = functions
            .iter()
            .map(|it| (it.id, 4 * u64::from(it.end.saturating_sub(it.start))))
            .collect();
        let of = |id: &Option<u32>| id.and_then(|id| bytes.get(&id).copied()).unwrap_or_default();
        Ok(code.ids.iter().map(of).collect())
    }

    /// The images, to be looked at one after the other.
    pub fn images(&self) -> Images<'_> {
        Images::new(self)
    }

    fn properties(&self) -> Source<'_> {
        Source {
            graph: self.analysis.graph(),
            aspects: self.analysis.aspects(),
            asserts: &self.asserts,
            policy: &self.options.policy,
        }
    }

    /// What images are linked out of. It is made at the first call.
    fn code(&self, flavour: Flavour) -> Result<&Code> {
        let code = match flavour {
            Flavour::Asked => &self.code,
            Flavour::Folded => &self.folded_code,
        };
        let code = code.get_or_init(|| {
            let mut bodies = self.bodies.lock().unwrap_or_else(PoisonError::into_inner);
            let needed = needed(self.analysis.graph(), &self.plans);
            let specs = self.specs.lowering(flavour);
            Code::new(&self.analysis, &self.options, needed, specs, std::mem::take(&mut *bodies))
        });
        code.as_ref().map_err(Clone::clone)
    }
}

impl std::fmt::Debug for Cut<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cut").field("plans", &self.plans).finish_non_exhaustive()
    }
}

/// The numbers of the images. The halves of a group that was cut for ESIMD share one; with copies
/// beside, those do likewise.
fn numbers(plans: &[Plan], specs: &ImageSpecs) -> Vec<usize> {
    let mut numbers = Vec::with_capacity(plans.len());
    // The first number of the group, and the next after it.
    let (mut first, mut next) = (0usize, 0usize);
    for (at, plan) in plans.iter().enumerate() {
        let is_copy = specs.is_copy(at);
        if !is_copy && plan.half != Half::Sycl {
            first = next;
        }
        let number = first.saturating_add(usize::from(is_copy));
        next = next.max(number.saturating_add(1));
        numbers.push(number);
    }
    numbers
}

/// The symbols that some image has: no other need be translated. Of a function that all images only
/// declare, such as a virtual function or an import, the declaration is made where it is used: what
/// its body uses may be in no image.
fn needed(graph: &Graph, plans: &[Plan]) -> Vec<bool> {
    let mut needed = vec![false; graph.len()];
    plans.iter().for_each(|plan| plan.contents.mark(&mut needed));
    needed
}
