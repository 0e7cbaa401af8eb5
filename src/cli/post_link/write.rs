//! Makes the images of a split and writes them: code, properties, symbols, and the tables that name
//! them.
//!
//! Every thread links an image, writes its files beside their targets, and goes on to the next in the
//! same memory: however many images there are, only a few are in memory. When all are there, all are
//! renamed into place.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use lapidary::graph::{Flags, SymbolId};
use lapidary::image::link::Linker;
use lapidary::image::properties::Source;
use lapidary::output::atomic::Staged;
use lapidary::output::properties::{PropertySets, Value, set};
use lapidary::output::table::{self, Row};
use lapidary::passes::split::{Half, Plan};
use lapidary_spirv::link::Scratch;
use lapidary_spirv::read;
use rayon::prelude::*;
use serde_json::json;

use super::libraries::Library;
use super::options::Settings;
use super::outputs::{Output, Outputs};
use crate::cli::Failure;
use crate::cli::module::Surveyed;
use crate::cli::progress::Progress;

/// What images are made from, and where they go.
pub(super) struct Writer<'a> {
    pub(super) surveyed: &'a Surveyed<'a>,
    pub(super) linker: Linker<'a, 'a, 'a>,
    pub(super) source: Source<'a>,
    pub(super) settings: &'a Settings,
    pub(super) outputs: &'a Outputs,
    /// The name of the input, for messages.
    pub(super) input: &'a str,
    /// Whether somebody wants to know what the images are.
    pub(super) summarize: bool,
}

/// The memory of a thread.
#[derive(Default)]
struct Memory {
    scratch: Scratch,
    /// The image, as its file has it.
    words: Vec<[u8; 4]>,
}

/// An image whose files are written but not yet in place.
pub(super) struct Image {
    files: Staged,
    /// By table: its row there, unless the target cannot run it.
    rows: Vec<Option<Row>>,
    summary: Option<serde_json::Value>,
}

/// How many runs of images each thread gets: more of them spread uneven work better.
const RUNS_PER_THREAD: usize = 8;

impl Writer<'_> {
    /// Makes all images.
    pub(super) fn images(
        &self,
        plans: &[Plan],
        progress: &Progress,
    ) -> Result<Vec<Image>, Failure> {
        // The halves of a group share its number.
        let second = |plan: &Plan| plan.half == Half::Sycl;
        let mut number = 0;
        let numbered: Vec<(usize, &Plan)> = plans
            .iter()
            .enumerate()
            .map(|(at, plan)| {
                number += usize::from(at > 0 && !second(plan));
                (number, plan)
            })
            .collect();
        let runs = RUNS_PER_THREAD * rayon::current_num_threads();
        // Working memory has the size of the module: who needs some takes what another one left.
        let spare = Mutex::new(Vec::new());
        let lock = || spare.lock().unwrap_or_else(PoisonError::into_inner);
        let runs: Vec<Result<Vec<Image>, Failure>> = numbered
            .par_chunks(plans.len().div_ceil(runs).max(1))
            .map(|run| {
                let mut memory: Memory = lock().pop().unwrap_or_default();
                let image = |&(number, plan): &(usize, &Plan)| {
                    let image = self.image(number, plan, &mut memory);
                    progress.step();
                    image
                };
                let images = run.iter().map(image).collect();
                lock().push(memory);
                images
            })
            .collect();
        // Of several failures it is always the first image's that is told.
        let mut images = Vec::with_capacity(plans.len());
        for run in runs {
            images.append(&mut run?);
        }
        Ok(images)
    }

    /// Puts everything into place, the tables last. Returns what there is to say of the images.
    pub(super) fn commit(&self, images: Vec<Image>) -> Result<Vec<serde_json::Value>, Failure> {
        let columns = self.settings.columns;
        let tables: Vec<String> = (0..self.outputs.tables.len())
            .map(|at| table::print(columns, images.iter().filter_map(|it| it.rows[at].as_ref())))
            .collect();
        let (mut staged, mut summary) = (Staged::new(), Vec::new());
        for image in images {
            staged.append(image.files);
            summary.extend(image.summary);
        }
        for (output, table) in self.outputs.tables.iter().zip(tables) {
            staged.add(&output.path, table.as_bytes()).map_err(Failure::written)?;
        }
        staged.commit().map_err(Failure::written)?;
        Ok(summary)
    }

    /// The image of a device library, which every table has.
    pub(super) fn library(&self, number: usize, library: &Library) -> Result<Image, Failure> {
        let name = format!("{}_{number}", self.outputs.stem);
        let mut files = Staged::new();
        let mut rows = Vec::new();
        let mut add = |path: &str, contents: &[u8]| {
            files.add(Path::new(path), contents).map_err(Failure::written)
        };
        for output in &self.outputs.tables {
            let row = Row::new(&name, output.target.as_deref());
            if rows.is_empty() {
                add(&row.code, &read::bytes(&library.words))?;
                if self.settings.columns.symbols {
                    add(&row.symbols, &library.symbols)?;
                }
            }
            if self.settings.columns.properties {
                add(&row.properties, &print(&library.properties, output))?;
            }
            rows.push(Some(row));
        }
        Ok(Image { files, rows, summary: None })
    }

    fn image(&self, number: usize, plan: &Plan, memory: &mut Memory) -> Result<Image, Failure> {
        let esimd = if plan.half == Half::Esimd { "_esimd" } else { "" };
        let name = format!("{}{esimd}_{number}", self.outputs.stem);
        let rows: Vec<Option<Row>> = self
            .outputs
            .tables
            .iter()
            .map(|output| {
                self.is_for(plan, output).then(|| Row::new(&name, output.target.as_deref()))
            })
            .collect();
        let mut files = Staged::new();
        let summary = None;
        let Some(row) = rows.iter().flatten().next() else {
            return Ok(Image { files, rows, summary });
        };
        let Memory { scratch, words } = memory;
        self.linker
            .link_into(plan, scratch, words)
            .map_err(|error| Failure::new(format!("{}: image {number}: {error}", self.input)))?;
        let code = words.as_flattened();
        let columns = self.settings.columns;
        let mut texts: Vec<(&str, Vec<u8>)> = Vec::new();
        if columns.properties {
            let sets = self.source.properties(plan, &self.settings.emit);
            for (row, output) in rows.iter().zip(&self.outputs.tables) {
                texts.extend(row.iter().map(|row| (&*row.properties, print(&sets, output))));
            }
        }
        if columns.symbols {
            texts.push((&row.symbols, self.symbols(plan)));
        }
        let texts = texts.iter().map(|(path, text)| (*path, &**text));
        for (path, contents) in [(&*row.code, code)].into_iter().chain(texts) {
            files.add(Path::new(path), contents).map_err(Failure::written)?;
        }
        let summary = self.summarize.then(|| self.summary(plan, row, code.len()));
        Ok(Image { files, rows, summary })
    }

    /// The symbol file: the entry points, in the order of the module.
    fn symbols(&self, plan: &Plan) -> Vec<u8> {
        let names = plan.entry_points.iter().map(|&id| self.surveyed.graph.name(id));
        names.flat_map(|name| name.iter().copied().chain([b'\n'])).collect()
    }

    /// Whether the target of a table can run an image.
    fn is_for(&self, plan: &Plan, output: &Output) -> bool {
        if output.target.is_none() {
            return true;
        }
        let aspects = self.source.required_aspects(plan);
        let names: Vec<String> =
            aspects.map(|aspect| self.surveyed.aspect_name(aspect as i32)).collect();
        let esimd = |id: &SymbolId| self.surveyed.graph.flags(*id).has(Flags::ESIMD);
        // ESIMD kernels have size 1, which no device lists and all support.
        let size = self
            .source
            .sub_group_size(plan)
            .filter(|&size| size != 1 || !plan.entry_points.iter().all(esimd));
        output.takes(names.iter().map(String::as_str), size)
    }

    fn summary(&self, plan: &Plan, row: &Row, size: usize) -> serde_json::Value {
        let graph = &self.surveyed.graph;
        let names = |kernels: bool| -> Vec<String> {
            let of_kind = |id: &&SymbolId| graph.flags(**id).has(Flags::KERNEL) == kernels;
            plan.entry_points.iter().filter(of_kind).map(|&id| graph.show(id).into()).collect()
        };
        let aspects = self.source.required_aspects(plan);
        let aspects: Vec<String> =
            aspects.map(|aspect| self.surveyed.aspect_name(aspect as i32)).collect();
        json!({
            "code": row.code,
            "key": plan.key,
            "kernels": names(true),
            "exported": names(false),
            "functions": plan.contents.functions.len(),
            "aspects": aspects,
            "size": size,
        })
    }
}

/// The property file of an image in a table: there it says what it is compiled for.
fn print(sets: &PropertySets, output: &Output) -> Vec<u8> {
    let Some(target) = &output.target else { return sets.print().into_bytes() };
    let mut sets = sets.clone();
    sets.add(set::DEVICE_REQUIREMENTS, "compile_target", Value::text(target.as_bytes()));
    sets.print().into_bytes()
}
