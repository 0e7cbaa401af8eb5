//! Slots: what parameters and results point to, decided from what all bodies say.

use lapidary_bitcode::ir::{FunctionId, Type};

use super::pointees::{BYTE, MAX_DEPTH, Term};
use super::summary::{Summaries, Summary};
use crate::lower::error::{Error, Result};
use crate::lower::facts::Facts;

/// The most slots. Functions can have one type with any number of parameters, so there may be far more of
/// these than a file has bytes.
const MOST_SLOTS: u32 = 1 << 25;

/// The slot of each parameter and result, and what it points to.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    /// First slot of each function: its parameters, then its result.
    starts: Vec<u32>,
    /// What each slot is, and what the nodes behind are: slots first.
    terms: Vec<Term>,
}

/// Where the slots of each function start that has so many, and how many there are; nothing if they are too
/// many.
fn starts(counts: impl Iterator<Item = u32>) -> Option<(Vec<u32>, u32)> {
    let mut next = 0u32;
    let starts = counts.map(|count| {
        let start = next;
        next = next.checked_add(count).filter(|&end| end <= MOST_SLOTS)?;
        Some(start)
    });
    let starts = starts.collect::<Option<Vec<u32>>>()?;
    Some((starts, next))
}

impl Slots {
    /// Gives out the slots of all functions.
    pub(super) fn new(facts: &Facts<'_>) -> Result<Self> {
        let module = facts.module;
        let counts = module.functions.iter().map(|it| match module.types.get(it.function_type) {
            // And one for the result.
            Type::Function { parameters, .. } => parameters.len.saturating_add(1),
            _ => 0,
        });
        let (starts, count) = starts(counts).ok_or_else(|| {
            Error::unsupported(format_args!(
                "a module whose functions have more than {MOST_SLOTS} parameters and results"
            ))
        })?;
        Ok(Self { starts, terms: vec![Term::Unknown; count as usize] })
    }

    /// The slot of a parameter.
    pub(super) fn parameter(&self, function: FunctionId, parameter: u32) -> u32 {
        self.starts[function.index()].saturating_add(parameter)
    }

    /// The slot of a result.
    pub(super) fn result(&self, facts: &Facts<'_>, function: FunctionId) -> u32 {
        let module = facts.module;
        let count = match module.types.get(module.functions[function.index()].function_type) {
            Type::Function { parameters, .. } => parameters.len,
            _ => 0,
        };
        self.starts[function.index()].saturating_add(count)
    }

    /// What a slot or node is.
    pub(crate) fn term(&self, slot: u32) -> Term {
        self.terms[slot as usize]
    }

    /// What a parameter points to.
    pub(crate) fn of_parameter(&self, function: FunctionId, parameter: u32) -> Term {
        self.term(self.parameter(function, parameter))
    }

    /// What a result points to.
    pub(crate) fn of_result(&self, facts: &Facts<'_>, function: FunctionId) -> Term {
        self.term(self.result(facts, function))
    }

    /// All slots as the summaries of the bodies decide them, which stand in the order of the
    /// functions.
    pub(super) fn resolve(mut self, parts: &[Summaries]) -> Self {
        let summaries = || parts.iter().flat_map(Summaries::iter);
        let own = |function: FunctionId, slot: u32, starts: &[u32]| {
            let start = starts[function.index()];
            let end = starts.get(function.index().saturating_add(1)).copied().unwrap_or(u32::MAX);
            (start..end).contains(&slot)
        };
        // 1. A function's own body says what its slots are.
        for (function, summary) in summaries() {
            for &(slot, term) in summary.facts {
                if own(function, slot, &self.starts) {
                    self.set(slot, &summary, term);
                }
            }
        }
        // 2. Slots that are passed on take what the other one is. Chains need as many rounds as
        // they are long, at most.
        for _ in 0..8 {
            let mut changed = false;
            for (_, summary) in summaries() {
                for &(a, b) in summary.links {
                    let (x, y) = (self.term(a), self.term(b));
                    if x == Term::Unknown && y != Term::Unknown {
                        self.terms[a as usize] = y;
                        changed = true;
                    } else if y == Term::Unknown && x != Term::Unknown {
                        self.terms[b as usize] = x;
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        // 3. What is still open takes what the first caller passes; then the links once more.
        for (_, summary) in summaries() {
            for &(slot, term) in summary.facts {
                self.set(slot, &summary, term);
            }
        }
        for (_, summary) in summaries() {
            for &(a, b) in summary.links.iter().chain(summary.links.iter().rev()) {
                let (x, y) = (self.term(a), self.term(b));
                if x == Term::Unknown {
                    self.terms[a as usize] = y;
                } else if y == Term::Unknown {
                    self.terms[b as usize] = x;
                }
            }
        }
        self
    }

    /// Sets an open slot to a term of a summary.
    fn set(&mut self, slot: u32, summary: &Summary<'_>, term: u32) {
        if self.terms[slot as usize] == Term::Unknown {
            let copied = self.copy(summary, term, 0);
            self.terms[slot as usize] = copied;
        }
    }

    fn copy(&mut self, summary: &Summary<'_>, term: u32, depth: u32) -> Term {
        match summary.terms[term as usize] {
            Term::Pointer { .. } if depth >= MAX_DEPTH => BYTE,
            Term::Pointer { address_space, node } => {
                let inner = self.copy(summary, node, depth.saturating_add(1));
                let node = self.terms.len() as u32;
                self.terms.push(inner);
                Term::Pointer { address_space, node }
            }
            term => term,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_counted_to_the_most() {
        assert_eq!(starts([3, 0, 1].into_iter()), Some((vec![0, 3, 3], 4)));
        assert_eq!(starts([MOST_SLOTS - 1, 1, 0].into_iter()).map(|all| all.1), Some(MOST_SLOTS));
        for more in [[MOST_SLOTS, 1], [1, MOST_SLOTS], [1, u32::MAX]] {
            assert_eq!(starts(more.into_iter()), None);
        }
    }
}
