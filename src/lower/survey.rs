//! The survey before the lowering: what all bodies say of the pointees of parameters and results, of
//! samplers, of kernels that are called and of the order of the definitions.
//!
//! It decodes every body. Those of a module that is not too large are kept for the lowering.

use std::sync::{Mutex, PoisonError};

use lapidary_bitcode::internal::KeptBodies;
use lapidary_bitcode::ir::FunctionId;

use super::error::{Error, Result};
use super::order::{Definition, definitions};
use super::pointee::{Summaries, survey};
use super::shared::{Callee, Shared};
use super::translate::Worker;
use crate::parallel::{in_order, join, runs, within};

/// Bodies of no more than so many bytes of bitcode are kept: decoded they take about three times the
/// room, and memory that is touched once costs about two fifths of decoding again (workload M).
pub(crate) const KEPT_BYTES: u64 = 8 << 20;

/// Functions are surveyed in parts of about so many bytes of bitcode.
const SURVEYED_BYTES: u64 = 32 << 10;

/// Decides the pointees of parameters and results, and which kernels are called; gives the order of
/// the definitions and the bodies that need not be decoded again, those in `kept` among them.
pub(super) fn resolve(
    shared: &mut Shared<'_>,
    workers: &Mutex<Vec<Worker>>,
    defined: &[FunctionId],
    kept: KeptBodies,
) -> Result<(Vec<Definition>, KeptBodies)> {
    let size = |id: &FunctionId| shared.module.body_size(*id);
    let parts = runs(defined, size, SURVEYED_BYTES);
    // Where some are kept already, they are as many as may be.
    let keep = if kept.is_empty() { within(&parts, size, KEPT_BYTES) } else { 0 };
    let mut summaries = Vec::with_capacity(parts.len());
    {
        let (shared, kept) = (&*shared, &kept);
        in_order(
            workers,
            parts.len(),
            |worker: &mut Worker, at| survey_functions(shared, worker, parts[at], kept, at < keep),
            |said| {
                summaries.push(said);
                Ok(())
            },
        )?;
    }
    let mut kept = kept;
    for worker in workers.lock().unwrap_or_else(PoisonError::into_inner).iter_mut() {
        kept.add(std::mem::take(&mut worker.kept));
    }
    let mut slots = std::mem::take(&mut shared.slots);
    let (unresolved, said) = (&*shared, &summaries);
    let (slots, (plain, samplers, order)) = join(
        || {
            slots.resolve(said);
            slots
        },
        || {
            let plain = plain_arithmetic(unresolved, said);
            (plain, super::samplers::resolve(said), definitions(unresolved, said))
        },
    );
    shared.slots = slots;
    shared.samplers = samplers;
    shared.plain_arithmetic = plain;
    for (_, summary) in summaries.iter().flat_map(Summaries::iter) {
        for callee in summary.called {
            if shared.is_kernel(*callee) && matches!(shared.callee(*callee), Callee::Defined) {
                shared.called_kernels[callee.index()] = true;
            }
        }
    }
    Ok((order, kept))
}

/// What some functions say. Their bodies are kept with the worker, but for those that are in `kept`.
fn survey_functions(
    shared: &Shared<'_>,
    worker: &mut Worker,
    functions: &[FunctionId],
    kept: &KeptBodies,
    keep: bool,
) -> Result<Summaries> {
    let (body, inference) = (&mut worker.body, &mut worker.state.inference);
    let mut summaries = Summaries::default();
    for &id in functions {
        if !kept.get(id, body) {
            shared
                .module
                .decode_body(id, body)
                .map_err(|error| Error::from(error).in_function(shared.module.function_name(id)))?;
            if keep {
                worker.kept.push(id, body);
            }
        }
        survey(shared, &shared.slots, id, body, inference, &mut summaries);
    }
    Ok(summaries)
}

/// By function: whether it or what it calls has arithmetic that must not be contracted.
fn plain_arithmetic(shared: &Shared<'_>, parts: &[Summaries]) -> Vec<bool> {
    let count = shared.module.functions.len();
    let mut plain = vec![false; count];
    let mut callers: Vec<Vec<FunctionId>> = vec![Vec::new(); count];
    let mut stack = Vec::new();
    for (function, summary) in parts.iter().flat_map(Summaries::iter) {
        if summary.plain_arithmetic {
            plain[function.index()] = true;
            stack.push(function);
        }
        for &callee in summary.calls {
            // Helpers are none of the file's functions.
            if let Some(callers) = callers.get_mut(callee as usize) {
                callers.push(function);
            }
        }
    }
    while let Some(function) = stack.pop() {
        for caller in &callers[function.index()] {
            if !std::mem::replace(&mut plain[caller.index()], true) {
                stack.push(*caller);
            }
        }
    }
    plain
}
