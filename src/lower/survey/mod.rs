//! The survey before the lowering: what all bodies say of the pointees of parameters and results, of
//! samplers, of specialization constants, of kernels that are called and of the order of the definitions.
//! What it decides is [`Decisions`], which nobody changes.
//!
//! It decodes every body. Those of a module that is not too large are kept for the lowering.

mod contraction;
mod kept;
pub(crate) mod order;
pub(crate) mod pointees;
mod samplers;
mod scan;
mod slots;
mod summary;

use std::sync::{Arc, Mutex, PoisonError};

use lapidary_bitcode::internal::{Bodies, KeptBodies};
use lapidary_bitcode::ir::{Body, FunctionId, GlobalId, MetadataId};
use lapidary_spirv::grammar::BuiltIn;
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) use self::kept::KeptPointees;
use self::kept::Pointees;
use self::order::{Definition, definitions};
use self::pointees::Inference;
use self::samplers::Parameter;
use self::slots::Slots;
use self::summary::Summaries;
use super::error::{Error, ErrorKind, Result};
use super::facts::Facts;
use super::facts::callees::Callee;
use crate::parallel::{collect, join, runs, within};
use crate::spec_constants::{Mode, SpecTable, Specs};

/// What the survey decides.
pub(crate) struct Decisions {
    /// Pointees of parameters and results.
    pub(crate) slots: Slots,
    /// Parameters of integer type that are samplers.
    pub(crate) samplers: FxHashSet<Parameter>,
    /// By function: whether it or what it calls has floating-point additions that must not be
    /// contracted.
    pub(crate) plain_arithmetic: Vec<bool>,
    /// By function: whether it is a kernel that is also called, so that the entry point is another
    /// function (entry points cannot be called).
    called_kernels: Vec<bool>,
    /// By node of the module that is a function of the source: the function that it describes.
    pub(crate) described: FxHashMap<MetadataId, FunctionId>,
    /// The definitions in the order in which they stand in the module.
    pub(crate) order: Vec<Definition>,
    /// Whether a function takes pointers from its variable arguments by `va_arg`: then structures that
    /// are passed by value are among them as their addresses, else as what they hold.
    pub(crate) variadic_pointers: bool,
    /// The functions of blocks that are enqueued, whose first parameter points to bytes: to the literal of
    /// the block, which the queue copies (OpEnqueueKernel, section 3.52.23).
    pub(crate) enqueued: FxHashSet<FunctionId>,
    /// The builtins whose variables are read, each once, in the order in which the module declares the
    /// functions that read them.
    pub(crate) read: Vec<BuiltIn>,
    /// The functions without bodies that are certainly called, ascending.
    pub(crate) imports: Vec<FunctionId>,
    /// The specialization constants; `None` where nothing reads any.
    pub(crate) specs: Option<Arc<Specs>>,
}

impl Decisions {
    /// The symbol of the entry point of a kernel.
    pub(crate) fn entry_symbol(&self, facts: &Facts<'_>, function: FunctionId) -> u32 {
        match self.called_kernels[function.index()] {
            true => facts.wrapper_symbol(function),
            false => function.0,
        }
    }

    /// Whether a global variable is for getters of specialization constants alone.
    pub(crate) fn hides(&self, global: GlobalId) -> bool {
        self.specs.as_ref().is_some_and(|specs| specs.table.hides(global))
    }
}

/// What the survey keeps for the lowering.
pub(super) struct Kept {
    /// Bodies that need not be decoded again.
    pub(super) bodies: KeptBodies,
    /// What was found out of the pointers of bodies.
    pub(super) pointees: KeptPointees,
}

/// A thread's tables for looking at a body.
#[derive(Default)]
pub(crate) struct Surveyor {
    /// The body.
    pub(crate) body: Body,
    /// What its pointers point to.
    pub(crate) inference: Inference,
    /// Bodies that the survey decoded on this thread, to be kept.
    kept: Bodies,
    /// What it found out of the pointers of bodies, to be kept.
    pointees: Pointees,
}

/// Bodies of no more than so many bytes of bitcode are kept: decoded they take about three times the
/// room, and memory that is touched once costs about two fifths of decoding again (workload M).
pub(crate) const KEPT_BYTES: u64 = 8 << 20;

/// Functions are surveyed in parts of about so many bytes of bitcode.
const SURVEYED_BYTES: u64 = 32 << 10;

/// Looks at all bodies; gives what they decide and what is kept of them, the bodies in `kept` among
/// it.
pub(super) fn survey<W: AsMut<Surveyor> + Default + Send>(
    facts: &Facts<'_>,
    workers: &Mutex<Vec<W>>,
    defined: &[FunctionId],
    kept: KeptBodies,
) -> Result<(Decisions, Kept)> {
    let size = |id: &FunctionId| facts.module.body_size(*id);
    let parts = runs(defined, size, SURVEYED_BYTES);
    let keep = within(&parts, size, KEPT_BYTES);
    // Where some bodies are kept already, they are as many as may be.
    let keep_bodies = if kept.is_empty() { keep } else { 0 };
    let open = Slots::new(facts)?;
    let summaries = collect(workers, parts.len(), |worker: &mut W, at| {
        let worker = worker.as_mut();
        let keep = Keep { bodies: at < keep_bodies, pointees: at < keep };
        survey_functions(facts, &open, worker, parts[at], &kept, keep)
    })?;
    let mut kept = kept;
    let mut pointees = KeptPointees::default();
    for worker in workers.lock().unwrap_or_else(PoisonError::into_inner).iter_mut() {
        let worker = worker.as_mut();
        kept.add(std::mem::take(&mut worker.kept));
        pointees.add(std::mem::take(&mut worker.pointees));
    }
    let said = &summaries;
    let (slots, (plain_arithmetic, samplers, order)) = join(
        || open.resolve(said),
        || {
            let plain = contraction::plain_arithmetic(facts, said);
            (plain, samplers::resolve(said), definitions(facts, said))
        },
    );
    let called_kernels = called_kernels(facts, said);
    let specs = specs(facts, said)?;
    let mut described = FxHashMap::default();
    for &(node, function) in said.iter().flat_map(|said| &said.described) {
        described.entry(node).or_insert(function);
    }
    let mut read: FxHashSet<BuiltIn> = said.iter().flat_map(|said| &said.read).copied().collect();
    let mut imports: Vec<FunctionId> =
        said.iter().flat_map(|said| &said.imports).copied().collect();
    imports.sort_unstable();
    imports.dedup();
    let decisions = Decisions {
        slots,
        samplers,
        plain_arithmetic,
        called_kernels,
        described,
        order,
        variadic_pointers: said.iter().any(|said| said.variadic_pointers),
        // Each once, however many functions read it.
        read: facts.read_builtins().filter(|it| read.remove(it)).collect(),
        imports,
        enqueued: said.iter().flat_map(|said| &said.enqueued).copied().collect(),
        specs,
    };
    Ok((decisions, Kept { bodies: kept, pointees }))
}

/// What a thread keeps of the functions that it sees.
#[derive(Clone, Copy)]
struct Keep {
    /// Bodies that were not kept before.
    bodies: bool,
    /// What their pointers point to.
    pointees: bool,
}

/// What some functions say. What is kept of them stays with the worker.
fn survey_functions(
    facts: &Facts<'_>,
    open: &Slots,
    worker: &mut Surveyor,
    functions: &[FunctionId],
    kept: &KeptBodies,
    keep: Keep,
) -> Result<Summaries> {
    let Surveyor { body, inference, kept: own, pointees } = worker;
    let mut summaries = Summaries::default();
    for &id in functions {
        if !kept.get(id, body) {
            facts
                .module
                .decode_body(id, body)
                .map_err(|error| Error::from(error).in_function(facts.module.function_name(id)))?;
            if keep.bodies {
                own.push(id, body);
            }
        }
        inference.scan(facts, open, id, body, false);
        summaries.add(id, inference);
        if keep.pointees {
            pointees.push(id, inference);
        }
        if facts.options.specs.is_none() && inference.may_read_constants {
            facts.getters.collect(facts.module, id, body, &mut summaries.reads).map_err(refused)?;
        }
        if let Some(node) = facts.debug.subprogram(body)
            && node.0 < facts.module.metadata_count()
        {
            summaries.described.push((node, id));
        }
    }
    Ok(summaries)
}

/// What is wrong with a specialization constant: the message names the function already.
fn refused(error: crate::Error) -> Error {
    Error::new(ErrorKind::Unsupported, error.to_string())
}

/// The specialization constants: those that are known, or those that the bodies read.
fn specs(facts: &Facts<'_>, parts: &[Summaries]) -> Result<Option<Arc<Specs>>> {
    if facts.options.specs.is_some() || facts.getters.is_empty() {
        return Ok(facts.options.specs.clone());
    }
    let reads = parts.iter().flat_map(|part| &part.reads);
    let table = SpecTable::of(facts.module, reads).map_err(refused)?;
    let base = table.first_number();
    Ok(Some(Arc::new(Specs { table, mode: Mode::Native, base })))
}

/// By function: whether it is a kernel that is also called.
fn called_kernels(facts: &Facts<'_>, parts: &[Summaries]) -> Vec<bool> {
    let mut called = vec![false; facts.module.functions.len()];
    for callee in parts.iter().flat_map(Summaries::iter).flat_map(|(_, summary)| summary.called) {
        if facts.is_kernel(*callee) && matches!(facts.callee(*callee), Callee::Defined) {
            called[callee.index()] = true;
        }
    }
    called
}
