//! Which functions must not have their additions contracted: those that say so, and all that call
//! them.

use lapidary_bitcode::ir::FunctionId;

use super::summary::Summaries;
use crate::lower::facts::Facts;

/// By function: whether it or what it calls has arithmetic that must not be contracted.
pub(super) fn plain_arithmetic(facts: &Facts<'_>, parts: &[Summaries]) -> Vec<bool> {
    let count = facts.module.functions.len();
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
