//! `lapidary post-link`: from linked device code to images that a runtime loads.
//!
//! The module is surveyed once and translated once; then every image is linked out of the
//! translation and written with its properties. The command takes the options of sycl-post-link, and
//! behaves so under that name.

mod libraries;
mod options;
mod outputs;
mod write;

use lapidary::graph::{Flags, Graph, SymbolId, from_spirv};
use lapidary::image::link::{Linker, helpers};
use lapidary::image::properties::Source;
use lapidary::input::Input;
use lapidary::lower::KEPT_BYTES;
use lapidary::passes::split::{Plan, is_builtin, split};
use lapidary::passes::{aspects, assert_used, diagnostics};
use lapidary_spirv::link::LinkIndex;
use lapidary_spirv::read;
use rustc_hash::FxHashSet;
use serde_json::json;

use super::args::{Argument, Command, Count, Parsed};
use super::module::{self, MODULE, Module, Surveyed};
use super::phases::Phases;
use super::{Failure, console, report};
use options::Settings;
use outputs::Outputs;
use write::Writer;

pub(super) static COMMAND: Command = Command {
    details: "The options are those of sycl-post-link; called by that name, Lapidary does the same. \
              Without `-o` the table goes to standard output, and the other files into the current \
              folder. Of several modules make one with llvm-link first.",
    heading: "Make modules",
    arguments: &[Argument {
        help: "The linked module, LLVM bitcode or SPIR-V; - is standard input",
        count: Count::One,
        ..MODULE
    }],
    options: options::OPTIONS,
    ..Command::new(
        "post-link",
        "Cut linked device code into SPIR-V images with property sets and symbols",
        run,
    )
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let settings = options::settings(parsed)?;
    let outputs = Outputs::new(parsed)?;
    let mut phases = Phases::new("read", parsed, false);
    let (input, kind) = module::open(parsed.file())?;
    let module = module::read(&input, kind)?;
    phases.next("survey", 0);
    let mut surveyed = Surveyed::keeping(&module, &input, module::numbering(parsed), KEPT_BYTES)?;
    surveyed.fix_targets(parsed)?;
    let bodies = std::mem::take(&mut surveyed.bodies);
    let work = Work { parsed, settings: &settings, input: &input, outputs: &outputs };
    let images = work.run(&module, &surveyed, bodies, &mut phases)?;
    phases.finish();
    let tables: Vec<String> =
        outputs.tables.iter().map(|table| table.path.display().to_string()).collect();
    let plural = if images == 1 { "" } else { "s" };
    console::wrote(format_args!("{images} image{plural}, {}", tables.join(", ")));
    Ok(())
}

struct Work<'a> {
    parsed: &'a Parsed,
    settings: &'a Settings,
    input: &'a Input,
    outputs: &'a Outputs,
}

impl Work<'_> {
    fn failure(&self, error: impl std::fmt::Display) -> Failure {
        Failure::new(format!("{}: {error}", self.input.name))
    }

    fn run(
        &self,
        module: &Module<'_>,
        surveyed: &Surveyed<'_>,
        bodies: lapidary_bitcode::ir::KeptBodies,
        phases: &mut Phases,
    ) -> Result<usize, Failure> {
        let graph = &surveyed.graph;
        self.refuse_specialization_constants(graph)?;
        phases.next("propagate aspects", 0);
        let aspects = aspects::propagate(graph, &surveyed.aspect_options(self.parsed)?);
        phases.next("split", 0);
        let plans =
            split(graph, &aspects, &self.settings.policy).map_err(|error| self.failure(error))?;
        phases.next("check", 0);
        for mismatch in &diagnostics::aspect_mismatches(graph, &aspects) {
            self.warn(phases, &report::mismatch_text(surveyed, mismatch), || {
                report::mismatch_json(surveyed, mismatch)
            });
        }
        for mismatch in &diagnostics::image_mismatches(graph, &plans) {
            self.warn(phases, &report::image_text(surveyed, mismatch), || {
                report::image_json(surveyed, mismatch)
            });
        }
        match module {
            Module::Bitcode(module) => {
                phases.next("translate", 0);
                let mut options = self.settings.lower.clone();
                options.only = Some(needed(graph, &plans));
                options.in_one_piece = true;
                let translation = lapidary::lower::translate_decoded(module, &options, bodies)
                    .map_err(|error| self.failure(error))?;
                let ids: Vec<Option<u32>> =
                    translation.functions.iter().chain(&translation.globals).copied().collect();
                let spirv = read::Module::from_owned(translation.into_words())
                    .map_err(|error| self.failure(error))?;
                self.write(&spirv, &ids, surveyed, &aspects, &plans, phases)
            }
            Module::SpirV(spirv) => {
                let ids: Vec<Option<u32>> =
                    from_spirv::symbols(spirv).into_iter().map(Some).collect();
                self.write(spirv, &ids, surveyed, &aspects, &plans, phases)
            }
        }
    }

    /// Links the images and writes all files, or none.
    fn write(
        &self,
        spirv: &read::Module<'_>,
        ids: &[Option<u32>],
        surveyed: &Surveyed<'_>,
        aspects: &aspects::Aspects,
        plans: &[Plan],
        phases: &mut Phases,
    ) -> Result<usize, Failure> {
        let graph = &surveyed.graph;
        self.warn_of_undefined(surveyed, plans, ids, phases);
        phases.next("index", 0);
        let index = LinkIndex::new(spirv).map_err(|error| self.failure(error))?;
        let asserts = assert_used::assert_used(graph);
        let policy = &self.settings.policy;
        let writer = Writer {
            surveyed,
            linker: Linker { index: &index, graph, ids, policy, helpers: &helpers(spirv, ids) },
            source: Source { graph, aspects, asserts: &asserts, policy },
            settings: self.settings,
            outputs: self.outputs,
            input: &self.input.name,
            summarize: self.parsed.flag("json"),
        };
        phases.next("link images", plans.len());
        let mut images = writer.images(plans, &phases.progress)?;
        for library in libraries::needed(self.parsed, self.settings, graph, plans)? {
            images.push(writer.library(images.len(), &library)?);
        }
        phases.next("write", 0);
        let count = images.len();
        let summary = writer.commit(images)?;
        phases.progress.hide();
        if self.parsed.flag("json") {
            console::json(&json!({"images": summary}), false)?;
        }
        Ok(count)
    }

    /// Functions that images use, and nobody defines.
    fn warn_of_undefined(
        &self,
        surveyed: &Surveyed<'_>,
        plans: &[Plan],
        ids: &[Option<u32>],
        phases: &Phases,
    ) {
        if self.settings.policy.allow_image_dependencies {
            return;
        }
        let graph = &surveyed.graph;
        let mut known = FxHashSet::default();
        let undefined = |id: &SymbolId| {
            !graph.flags(*id).has(Flags::DEFINED)
                && ids[id.0 as usize].is_some()
                && !is_builtin(graph.name(*id))
        };
        let declared = plans.iter().flat_map(|plan| &plan.contents.declarations);
        for &id in declared.filter(|id| undefined(id)).filter(|id| known.insert(**id)) {
            let text = format!(
                "warning: Undefined function {} found in {}. This may result in runtime errors.\n",
                graph.show(id),
                self.input.name
            );
            let machine = || json!({"kind": "undefined-function", "function": graph.show(id)});
            self.warn(phases, &text, machine);
        }
    }

    /// Specialization constants are not handled yet: they must not pass as something else.
    fn refuse_specialization_constants(&self, graph: &Graph) -> Result<(), Failure> {
        let asked = self.parsed.is_given("spec-const")
            || self.parsed.flag("generate-device-image-default-spec-consts");
        let is_getter = |id: &SymbolId| {
            let name = graph.show(*id);
            name.contains("__sycl_getScalar2020SpecConstantValue")
                || name.contains("__sycl_getComposite2020SpecConstantValue")
                || name.starts_with("llvm.sycl.alloca")
        };
        match graph.function_ids().find(is_getter).filter(|_| asked) {
            Some(id) => Err(self.failure(format!(
                "unsupported: specialization constants (the module calls '{}')",
                graph.show(id)
            ))),
            None => Ok(()),
        }
    }

    fn warn(&self, phases: &Phases, text: &str, machine: impl FnOnce() -> serde_json::Value) {
        phases.progress.hide();
        match self.settings.json_diagnostics {
            true => console::warn(&format!("{}\n", machine())),
            false => console::warn(text),
        }
    }
}

/// The symbols that some image has: no other need be translated. Of a function that all images only
/// declare, such as a virtual function or an import, the declaration is made where it is used: what
/// its body uses may be in no image.
fn needed(graph: &Graph, plans: &[Plan]) -> Vec<bool> {
    let mut needed = vec![false; graph.len()];
    for contents in plans.iter().map(|plan| &plan.contents) {
        for id in contents.functions.iter().chain(&contents.variables) {
            needed[id.0 as usize] = true;
        }
    }
    needed
}
