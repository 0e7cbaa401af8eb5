//! What the survey found out of the pointers of bodies, kept for their lowering.
//!
//! The survey leaves open what parameters and results point to, as that is decided only when all
//! bodies have been seen. For most bodies the decision is what they said themselves, or fills in what
//! nothing in them speaks of: what was found holds then, and their instructions need not be gone
//! through again. Where it is another one, it would have come first and changed what others say after
//! it, so that body has to be ([`Inference::scan`]). The outcome is the same either way, which debug
//! builds check.

use lapidary_bitcode::ir::{Body, FunctionId};

use super::pointees::{Inference, MAX_DEPTH, Term};
use super::slots::Slots;
use crate::lower::facts::Facts;

/// What was found in some bodies, in one set of tables for all.
#[derive(Debug, Default)]
pub(super) struct Pointees {
    rows: Vec<Row>,
    /// What local values point to: an index into the terms of their body; [`NO_POINTER`] for others.
    locals: Vec<u8>,
    /// What slots point to: a slot and such an index.
    slots: Vec<(u32, u8)>,
    terms: Vec<Term>,
    /// Room for [`Pointees::push`]: by root, its term.
    numbers: Vec<u8>,
}

/// No index of a term. Bodies with so many of them are not kept.
pub(super) const NO_POINTER: u8 = u8::MAX;

#[derive(Debug)]
struct Row {
    function: FunctionId,
    pointer_phis: bool,
    ends: Ends,
}

/// Where the lists of a body end.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    locals: usize,
    slots: usize,
    terms: usize,
}

/// So many of a body's terms are looked through for an equal one.
const LOOKED_THROUGH: usize = 8;

impl Pointees {
    /// Keeps what was found in the body of a function, unless it depends on what came first.
    pub(super) fn push(&mut self, function: FunctionId, found: &mut Inference) {
        let start = self.ends();
        if found.undecided_copy || self.add(start, found).is_none() {
            self.locals.truncate(start.locals);
            self.slots.truncate(start.slots);
            self.terms.truncate(start.terms);
            return;
        }
        let row = Row { function, pointer_phis: found.pointer_phis, ends: self.ends() };
        self.rows.push(row);
    }

    fn ends(&self) -> Ends {
        Ends { locals: self.locals.len(), slots: self.slots.len(), terms: self.terms.len() }
    }

    /// `None` where there is too much to keep. Slots come first: each that is open has a term of its
    /// own, to be filled in.
    fn add(&mut self, start: Ends, found: &mut Inference) -> Option<()> {
        self.numbers.clear();
        self.numbers.resize(found.node_count(), NO_POINTER);
        for at in 0..found.slots.len() {
            let (slot, node) = found.slots[at];
            let term = self.number(start.terms, found, node, 0)?;
            self.slots.push((slot, term));
        }
        self.locals.resize(start.locals.saturating_add(found.local_count()), NO_POINTER);
        for at in 0..found.locals.len() {
            let local = found.locals[at];
            let term = self.number(start.terms, found, found.local_node(local), 0)?;
            self.locals[start.locals..][local as usize] = term;
        }
        Some(())
    }

    /// The number of what a node is among the terms of the body, which begin at `start`.
    fn number(&mut self, start: usize, found: &mut Inference, node: u32, depth: u32) -> Option<u8> {
        let (root, term) = found.term(node);
        let number = self.numbers[root as usize];
        if number != NO_POINTER {
            return Some(number);
        }
        let term = match term {
            Term::Pointer { .. } if depth == MAX_DEPTH => return None,
            Term::Pointer { address_space, node } => {
                let node = self.number(start, found, node, depth.saturating_add(1))?;
                Term::Pointer { address_space, node: node.into() }
            }
            term => term,
        };
        let own = &self.terms[start..];
        let equal = match term {
            Term::Unknown => None,
            term => own.iter().take(LOOKED_THROUGH).position(|&other| other == term),
        };
        let number =
            u8::try_from(equal.unwrap_or(own.len())).ok().filter(|&at| at != NO_POINTER)?;
        if equal.is_none() {
            self.terms.push(term);
        }
        self.numbers[root as usize] = number;
        Some(number)
    }
}

/// What was found in bodies, by function.
#[derive(Debug, Default)]
pub(crate) struct KeptPointees {
    parts: Vec<Pointees>,
    /// By function: a part and a place in it.
    places: Vec<Option<(u32, u32)>>,
}

impl KeptPointees {
    /// Adds what a thread kept.
    pub(super) fn add(&mut self, kept: Pointees) {
        let mut kept = kept;
        kept.rows.shrink_to_fit();
        kept.locals.shrink_to_fit();
        kept.slots.shrink_to_fit();
        kept.terms.shrink_to_fit();
        kept.numbers = Vec::new();
        let part = self.parts.len() as u32;
        for (at, row) in (0..).zip(&kept.rows) {
            let function = row.function.index();
            if self.places.len() <= function {
                self.places.resize(function.saturating_add(1), None);
            }
            self.places[function] = Some((part, at));
        }
        self.parts.push(kept);
    }

    /// Finds out what the pointers of a body point to, now that `slots` are decided.
    pub(crate) fn infer(
        &self,
        facts: &Facts<'_>,
        slots: &Slots,
        function: FunctionId,
        body: &Body,
        inference: &mut Inference,
    ) {
        if !self.resume(facts, slots, function, body, inference) {
            inference.scan(facts, slots, function, body, true);
        } else if cfg!(debug_assertions) {
            let mut again = Inference::default();
            again.scan(facts, slots, function, body, true);
            assert!(inference.agrees(&mut again), "{function:?} is another when it is seen again");
        }
    }

    /// Whether what was kept of a function still holds, which `inference` has then.
    fn resume(
        &self,
        facts: &Facts<'_>,
        slots: &Slots,
        function: FunctionId,
        body: &Body,
        inference: &mut Inference,
    ) -> bool {
        let Some(&Some((part, at))) = self.places.get(function.index()) else { return false };
        let (part, at) = (&self.parts[part as usize], at as usize);
        let Row { pointer_phis, ends, .. } = part.rows[at];
        let start = at.checked_sub(1).map_or(Ends::default(), |before| part.rows[before].ends);
        let locals = &part.locals[start.locals..ends.locals];
        inference.resume(facts, body, &part.terms[start.terms..ends.terms], locals);
        inference.pointer_phis = pointer_phis;
        let met = &part.slots[start.slots..ends.slots];
        met.iter().all(|&(slot, node)| inference.settle(slots, node.into(), slots.term(slot)))
    }
}
