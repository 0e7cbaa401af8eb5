//! What bodies say to others, for many of them in one set of tables: thousands of functions with some
//! short lists each.

use lapidary_bitcode::ir::{FunctionId, MetadataId};
use lapidary_spirv::grammar::BuiltIn;

use super::pointees::{BYTE, Inference, MAX_DEPTH, Term};
use super::samplers::Passed;
use crate::spec_constants::Found;

/// What one body says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summary<'s> {
    /// Terms, to which `facts` refer, and nodes behind pointers.
    pub(super) terms: &'s [Term],
    /// (slot, index into `terms`)
    pub(super) facts: &'s [(u32, u32)],
    /// Slots that point to the same.
    pub(super) links: &'s [(u32, u32)],
    /// Kernels that are called.
    pub(super) called: &'s [FunctionId],
    /// Whether the body itself has floating-point additions that must not be contracted, or calls
    /// what may.
    pub(super) plain_arithmetic: bool,
    /// Symbols of the functions with bodies and of the intrinsics' helpers that are called, each
    /// once, in order.
    pub(super) calls: &'s [u32],
    /// Where it passes integer parameters that may be samplers.
    pub(super) passed: &'s [Passed],
}

/// What some bodies say.
#[derive(Debug, Default)]
pub(super) struct Summaries {
    rows: Vec<Row>,
    terms: Vec<Term>,
    facts: Vec<(u32, u32)>,
    links: Vec<(u32, u32)>,
    called: Vec<FunctionId>,
    calls: Vec<u32>,
    passed: Vec<Passed>,
    /// The specialization constants that they read, in order.
    pub(super) reads: Vec<(FunctionId, Found)>,
    /// Nodes of the module that describe a function.
    pub(super) described: Vec<(MetadataId, FunctionId)>,
    /// See [`super::Decisions::variadic_pointers`].
    pub(super) variadic_pointers: bool,
    /// See [`super::Decisions::enqueued`].
    pub(super) enqueued: Vec<FunctionId>,
    /// See [`super::Decisions::read`].
    pub(super) read: Vec<BuiltIn>,
    /// See [`super::Decisions::imports`]; some several times.
    pub(super) imports: Vec<FunctionId>,
}

#[derive(Debug)]
struct Row {
    function: FunctionId,
    plain_arithmetic: bool,
    ends: Ends,
}

/// Where the lists of a body end.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    terms: usize,
    facts: usize,
    links: usize,
    called: usize,
    calls: usize,
    passed: usize,
}

impl Summaries {
    /// The bodies in the order in which they were added.
    pub(super) fn iter(&self) -> impl Iterator<Item = (FunctionId, Summary<'_>)> {
        let starts = [Ends::default()].into_iter().chain(self.rows.iter().map(|row| row.ends));
        self.rows.iter().zip(starts).map(|(row, start)| {
            let end = row.ends;
            let summary = Summary {
                terms: &self.terms[start.terms..end.terms],
                facts: &self.facts[start.facts..end.facts],
                links: &self.links[start.links..end.links],
                called: &self.called[start.called..end.called],
                plain_arithmetic: row.plain_arithmetic,
                calls: &self.calls[start.calls..end.calls],
                passed: &self.passed[start.passed..end.passed],
            };
            (row.function, summary)
        })
    }

    /// Adds what the body of a function says of the slots that it met.
    pub(super) fn add(&mut self, function: FunctionId, inference: &mut Inference) {
        self.called.append(&mut inference.called);
        self.passed.append(&mut inference.passed);
        self.variadic_pointers |= inference.variadic_pointers;
        self.enqueued.append(&mut inference.enqueued);
        self.imports.append(&mut inference.imports);
        for variable in inference.read.drain(..) {
            if !self.read.contains(&variable) {
                self.read.push(variable);
            }
        }
        let calls = &mut inference.calls;
        let mut numbered = std::mem::take(&mut inference.pairs);
        numbered.clear();
        numbered.extend(calls.iter().copied().zip(0..));
        numbered.sort_unstable();
        numbered.dedup_by_key(|call| call.0);
        numbered.sort_unstable_by_key(|call| call.1);
        self.calls.extend(numbered.iter().map(|call| call.0));
        let first = self.rows.last().map_or(0, |row| row.ends.terms);
        let met = std::mem::take(&mut inference.slots);
        // (root, slot)
        let mut open = numbered;
        open.clear();
        for &(slot, node) in &met {
            let (root, term) = inference.term(node);
            if term == Term::Unknown {
                open.push((root, slot));
                continue;
            }
            let copied = self.flatten(first, inference, term, 0);
            let node = self.push_term(first, copied);
            self.facts.push((slot, node));
        }
        open.sort_unstable();
        open.dedup();
        for pair in open.windows(2) {
            if pair[0].0 == pair[1].0 {
                self.links.push((pair[0].1, pair[1].1));
            }
        }
        inference.slots = met;
        inference.pairs = open;
        let ends = Ends {
            terms: self.terms.len(),
            facts: self.facts.len(),
            links: self.links.len(),
            called: self.called.len(),
            calls: self.calls.len(),
            passed: self.passed.len(),
        };
        self.rows.push(Row { function, plain_arithmetic: inference.plain_arithmetic, ends });
    }

    /// The number of a new term among those of this body.
    fn push_term(&mut self, first: usize, term: Term) -> u32 {
        let node = self.terms.len().saturating_sub(first) as u32;
        self.terms.push(term);
        node
    }

    /// A term whose nodes are terms of this body, which begin with `first`.
    fn flatten(&mut self, first: usize, from: &mut Inference, term: Term, depth: u32) -> Term {
        match term {
            Term::Pointer { .. } if depth >= MAX_DEPTH => BYTE,
            Term::Pointer { address_space, node } => {
                let (_, inner) = from.term(node);
                let inner = self.flatten(first, from, inner, depth.saturating_add(1));
                Term::Pointer { address_space, node: self.push_term(first, inner) }
            }
            term => term,
        }
    }
}
