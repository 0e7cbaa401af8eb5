//! Slots: what parameters and results point to, decided from what all bodies say.

use lapidary_bitcode::ir::{FunctionId, Type};

use super::pointees::{BYTE, MAX_DEPTH, Term};
use super::summary::{Summaries, Summary};
use crate::lower::facts::Facts;

/// The slot of each parameter and result, and what it points to.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    /// First slot of each function: its parameters, then its result.
    starts: Vec<u32>,
    /// What each slot is, and what the nodes behind are: slots first.
    terms: Vec<Term>,
}

impl Slots {
    /// Gives out the slots of all functions.
    pub(super) fn new(facts: &Facts<'_>) -> Self {
        let module = facts.module;
        let mut slots = Slots::default();
        let mut next = 0u32;
        for function in &module.functions {
            slots.starts.push(next);
            if let Type::Function { parameters, .. } = module.types.get(function.function_type) {
                next += parameters.len + 1;
            }
        }
        slots.terms = vec![Term::Unknown; next as usize];
        slots
    }

    /// The slot of a parameter.
    pub(super) fn parameter(&self, function: FunctionId, parameter: u32) -> u32 {
        self.starts[function.index()] + parameter
    }

    /// The slot of a result.
    pub(super) fn result(&self, facts: &Facts<'_>, function: FunctionId) -> u32 {
        let module = facts.module;
        let count = match module.types.get(module.functions[function.index()].function_type) {
            Type::Function { parameters, .. } => parameters.len,
            _ => 0,
        };
        self.starts[function.index()] + count
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
            let end = starts.get(function.index() + 1).copied().unwrap_or(u32::MAX);
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
                let inner = self.copy(summary, node, depth + 1);
                self.terms.push(inner);
                Term::Pointer { address_space, node: self.terms.len() as u32 - 1 }
            }
            term => term,
        }
    }
}
