//! `lapidary post-link`: from linked device code to images that a runtime loads.
//!
//! The module is surveyed once and translated once; then every image is linked out of the
//! translation and written with its properties. The command takes the options of sycl-post-link, and
//! behaves so under that name.

mod options;
mod phases;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use lapidary::graph::{Flags, Graph, SymbolId, from_spirv};
use lapidary::image::link::Linker;
use lapidary::image::properties::Source;
use lapidary::input::Input;
use lapidary::output::atomic::Staged;
use lapidary::output::table::{self, Row};
use lapidary::passes::split::{Plan, is_builtin, split};
use lapidary::passes::{aspects, assert_used, diagnostics};
use lapidary_spirv::link::{LinkIndex, Scratch};
use lapidary_spirv::read;
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use serde_json::json;

use super::Failure;
use super::module::{self, Module, Surveyed};
use super::options::{Parsed, help, parse};
use super::report;
use options::Settings;
use phases::Phases;

/// Cut linked device code into images, with their properties (as sycl-post-link does).
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(super) struct PostLink {
    /// The linked module and options; `--help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// How many images are in memory at a time: enough for all threads, few enough for memory to be used
/// again.
const BATCH: usize = 64;

pub(super) fn run(command: &PostLink) -> Result<(), Failure> {
    run_with(&command.arguments)
}

/// Runs with the arguments of a command line, the name of the program not among them.
pub(super) fn run_with(arguments: &[OsString]) -> Result<(), Failure> {
    let specs = options::specs();
    let parsed = parse(arguments, &specs).map_err(Failure::usage)?;
    if parsed.flag("help") || parsed.flag("h") {
        let about =
            "Cuts a linked device module into SPIR-V images with property sets and symbols.";
        return print(&help("lapidary post-link FILE -o OUT.table [options]", about, &specs));
    }
    let settings = options::settings(&parsed)?;
    let files = Files::new(&parsed)?;
    let mut phases = Phases::new();
    let input = module::open(&parsed.inputs[0])?;
    let module = module::read(&input)?;
    phases.end("read");
    let mut surveyed = Surveyed::new(&module, &input, module::numbering(&parsed)?)?;
    surveyed.fix_targets(&parsed)?;
    phases.end("survey");
    let work = Work { parsed: &parsed, settings: &settings, input: &input, files: &files };
    work.run(&module, &surveyed, &mut phases)?;
    if parsed.flag("time-report") {
        eprint!("{}", phases.report());
    }
    Ok(())
}

/// Where the output goes.
struct Files {
    table: PathBuf,
    /// Folder and first part of the names of the other files.
    stem: String,
}

impl Files {
    fn new(parsed: &Parsed) -> Result<Self, Failure> {
        let input = match &parsed.inputs[..] {
            [input] => Path::new(input),
            [] => return Err(Failure::usage("an input file is needed")),
            _ => return Err(Failure::usage("more than one input file: link them first")),
        };
        let mut outputs = parsed.values("o");
        let output = outputs.next().unwrap_or("-");
        if outputs.next().is_some() || output.contains(',') {
            return Err(Failure::usage(
                "unsupported: -o with a target: images are not filtered by target",
            ));
        }
        let table = PathBuf::from(output);
        let named = if output == "-" { input } else { &table };
        let stem = named.file_stem().filter(|_| named != Path::new("-"));
        let stem = stem.map_or("image".into(), |stem| stem.to_string_lossy());
        let folder = match parsed.value("out-dir") {
            Some(folder) => PathBuf::from(folder),
            None if output == "-" => PathBuf::new(),
            None => table.parent().unwrap_or(Path::new("")).to_path_buf(),
        };
        let stem = folder.join(&*stem).to_string_lossy().into_owned();
        if stem.contains('|') || stem.contains('\n') {
            return Err(Failure::usage(format!("the table cannot hold names like '{stem}'")));
        }
        Ok(Files { table, stem })
    }
}

/// An image before it is written.
struct Image {
    code: Vec<u8>,
    properties: String,
    symbols: String,
    aspects: Vec<String>,
}

struct Work<'a> {
    parsed: &'a Parsed,
    settings: &'a Settings,
    input: &'a Input,
    files: &'a Files,
}

impl Work<'_> {
    fn failure(&self, error: impl std::fmt::Display) -> Failure {
        Failure::new(format!("{}: {error}", self.input.name))
    }

    fn run(
        &self,
        module: &Module<'_>,
        surveyed: &Surveyed<'_>,
        phases: &mut Phases,
    ) -> Result<(), Failure> {
        let graph = &surveyed.graph;
        self.refuse_specialization_constants(graph)?;
        let aspects = aspects::propagate(graph, &surveyed.aspect_options(self.parsed)?);
        phases.end("propagate aspects");
        let plans =
            split(graph, &aspects, &self.settings.policy).map_err(|error| self.failure(error))?;
        phases.end("split");
        for mismatch in &diagnostics::aspect_mismatches(graph, &aspects) {
            self.warn(&report::mismatch_text(surveyed, mismatch), || {
                report::mismatch_json(surveyed, mismatch)
            });
        }
        for mismatch in &diagnostics::image_mismatches(graph, &plans) {
            self.warn(&report::image_text(surveyed, mismatch), || {
                report::image_json(surveyed, mismatch)
            });
        }
        phases.end("check");
        match module {
            Module::Bitcode(module) => {
                let mut options = self.settings.lower.clone();
                options.only = Some(needed(graph, &plans));
                let translation = lapidary::lower::translate(module, &options)
                    .map_err(|error| self.failure(error))?;
                let ids: Vec<Option<u32>> =
                    translation.functions.iter().chain(&translation.globals).copied().collect();
                let spirv = read::Module::from_owned(translation.into_words())
                    .map_err(|error| self.failure(error))?;
                phases.end("translate");
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
    ) -> Result<(), Failure> {
        let graph = &surveyed.graph;
        self.warn_of_undefined(surveyed, plans, ids);
        let index = LinkIndex::new(spirv).map_err(|error| self.failure(error))?;
        phases.end("index");
        let asserts = assert_used::assert_used(graph);
        let policy = &self.settings.policy;
        let source = Source { graph, aspects, asserts: &asserts, policy };
        let linker = Linker { index: &index, graph, ids, policy };
        let mut staged = Staged::new();
        let mut rows = Vec::with_capacity(plans.len());
        let mut summary = Vec::new();
        for batch in plans.chunks(BATCH) {
            let images: Vec<Image> = batch
                .par_iter()
                .map_init(Scratch::new, |scratch, plan| {
                    self.image(surveyed, &linker, &source, plan, scratch)
                })
                .collect::<Result<_, Failure>>()?;
            for (image, plan) in images.into_iter().zip(batch) {
                let row = Row::new(&self.files.stem, rows.len());
                let mut add = |path: &str, contents: &[u8]| {
                    staged.add(Path::new(path), contents).map_err(Failure::new)
                };
                add(&row.code, &image.code)?;
                if self.settings.columns.properties {
                    add(&row.properties, image.properties.as_bytes())?;
                }
                if self.settings.columns.symbols {
                    add(&row.symbols, image.symbols.as_bytes())?;
                }
                if self.parsed.flag("json") {
                    let names = |ids: &mut dyn Iterator<Item = &SymbolId>| -> Vec<String> {
                        ids.map(|id| graph.show(*id).into_owned()).collect()
                    };
                    let kernel = |id: &&SymbolId| graph.flags(**id).has(Flags::KERNEL);
                    summary.push(json!({
                        "code": row.code,
                        "key": plan.key,
                        "kernels": names(&mut plan.entry_points.iter().filter(kernel)),
                        "exported": names(&mut plan.entry_points.iter().filter(|id| !kernel(id))),
                        "functions": plan.contents.functions.len(),
                        "aspects": image.aspects,
                        "size": image.code.len(),
                    }));
                }
                rows.push(row);
            }
            phases.progress(rows.len(), plans.len());
        }
        phases.end("link images");
        let table = table::print(self.settings.columns, &rows);
        staged.add(&self.files.table, table.as_bytes()).map_err(Failure::new)?;
        staged.commit().map_err(Failure::new)?;
        phases.end("write");
        if self.parsed.flag("json") {
            print(&format!("{:#}\n", json!({"images": summary})))?;
        }
        Ok(())
    }

    fn image(
        &self,
        surveyed: &Surveyed<'_>,
        linker: &Linker<'_, '_, '_>,
        source: &Source<'_>,
        plan: &Plan,
        scratch: &mut Scratch,
    ) -> Result<Image, Failure> {
        let graph = &surveyed.graph;
        let words = linker.link(plan, scratch).map_err(|error| self.failure(error))?;
        let properties = match self.settings.columns.properties {
            true => source.properties(plan, &self.settings.emit).print(),
            false => String::new(),
        };
        let mut symbols = String::new();
        for &id in &plan.entry_points {
            symbols.push_str(&graph.show(id));
            symbols.push('\n');
        }
        let aspects = match self.parsed.flag("json") {
            true => {
                let numbers = source.aspects.union(plan.contents.functions.iter().copied());
                numbers.into_iter().map(|aspect| surveyed.aspect_name(aspect)).collect()
            }
            false => Vec::new(),
        };
        Ok(Image { code: read::bytes(&words), properties, symbols, aspects })
    }

    /// Functions that images use, and nobody defines.
    fn warn_of_undefined(&self, surveyed: &Surveyed<'_>, plans: &[Plan], ids: &[Option<u32>]) {
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
            self.warn(&text, || json!({"kind": "undefined-function", "function": graph.show(id)}));
        }
    }

    /// Specialization constants are not handled yet: they must not pass as something else.
    fn refuse_specialization_constants(&self, graph: &Graph) -> Result<(), Failure> {
        let asked = self.parsed.value("spec-const").is_some()
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

    fn warn(&self, text: &str, machine: impl FnOnce() -> serde_json::Value) {
        if self.settings.json_diagnostics {
            eprintln!("{}", machine());
        } else {
            eprint!("{text}");
        }
    }
}

/// The symbols that some image has: no other need be translated. A virtual function or an import
/// that images only declare is needed for its type.
fn needed(graph: &Graph, plans: &[Plan]) -> Vec<bool> {
    let mut needed = vec![false; graph.len()];
    for contents in plans.iter().map(|plan| &plan.contents) {
        let symbols = contents.functions.iter().chain(&contents.declarations);
        for id in symbols.chain(&contents.variables) {
            needed[id.0 as usize] = true;
        }
    }
    needed
}

fn print(text: &str) -> Result<(), Failure> {
    io::stdout().lock().write_all(text.as_bytes()).map_err(|error| Failure::stdout(&error))
}
