//! In which order the definitions of a module stand.
//!
//! As Khronos' translator has it: each function stands in the order of the file or behind the first
//! that calls it, whichever comes earlier. Helpers, which no file has, find their place so.

use lapidary_bitcode::ir::FunctionId;

use super::summary::Summaries;
use crate::lower::facts::Facts;
use crate::lower::facts::helpers::Helper;

/// A definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Definition {
    /// A function of the file.
    Function(FunctionId),
    /// A helper.
    Helper(Helper),
}

/// The order of the definitions, by what each function calls; the summaries ascend by function.
pub(super) fn definitions(facts: &Facts<'_>, parts: &[Summaries]) -> Vec<Definition> {
    let summaries = || parts.iter().flat_map(Summaries::iter);
    let mut open = vec![false; facts.module.functions.len()];
    for (function, _) in summaries() {
        open[function.index()] = true;
    }
    // Helpers are few: one for each intrinsic that needs one.
    let mut helpers: Vec<u32> = Vec::new();
    let mut order = Vec::with_capacity(open.len());
    for (function, summary) in summaries() {
        for &symbol in [function.0].iter().chain(summary.calls) {
            match open.get_mut(symbol as usize) {
                Some(open) => {
                    if std::mem::take(open) {
                        order.push(Definition::Function(FunctionId(symbol)));
                    }
                }
                None => {
                    if let Some(helper) = Helper::of_symbol(symbol, facts)
                        && !helpers.contains(&symbol)
                    {
                        helpers.push(symbol);
                        order.push(Definition::Helper(helper));
                    }
                }
            }
        }
    }
    order
}
