//! Whether values are there where they are used: the block of the definition dominates that of the use, in
//! LLVM as in SPIR-V (section 2.16.1). Each value knows the block that defines it, so a use in the same block
//! or of what the entry block defines asks nothing; the dominators of a body are found when the first
//! other use asks.

use lapidary_bitcode::ir::{BlockId, Body, ValueId};
use lapidary_spirv::dominators::Dominators;
use lapidary_spirv::emit::Id;

use super::Emitter;
use super::block_order::successors;
use crate::lower::error::{Error, Result};

/// What is known of a body's blocks, and the tables to find it, which are used again.
#[derive(Debug, Default)]
pub(crate) struct Dominance {
    known: bool,
    dominators: Dominators,
    starts: Vec<usize>,
    targets: Vec<u32>,
    joined: bool,
    /// By block: where its predecessors begin, and at the end where the last ones end.
    first: Vec<usize>,
    /// The predecessors of all blocks, each once.
    predecessors: Vec<u32>,
}

impl Dominance {
    /// Starts over for a body.
    pub(crate) fn start(&mut self) {
        self.known = false;
        self.joined = false;
    }

    /// The predecessors of a block of the body, each once.
    pub(crate) fn predecessors(&mut self, body: &Body, block: u32) -> &[u32] {
        if !self.joined {
            self.find_predecessors(body);
        }
        let at = block as usize;
        &self.predecessors[self.first[at]..self.first[at + 1]]
    }

    fn find_predecessors(&mut self, body: &Body) {
        let Self { joined, first, predecessors, targets: last, .. } = self;
        *joined = true;
        let count = body.block_count();
        // By block: one more than the last one that was seen to lead there, as a switch may do so twice.
        let mut each_edge = |visit: &mut dyn FnMut(u32, usize)| {
            last.clear();
            last.resize(count as usize, 0);
            for from in 0..count {
                successors(body, BlockId(from), |to| {
                    let seen = last.get_mut(to.index());
                    if seen.is_some_and(|seen| std::mem::replace(seen, from + 1) != from + 1) {
                        visit(from, to.index());
                    }
                });
            }
        };
        first.clear();
        first.resize(count as usize + 1, 0);
        each_edge(&mut |_, to| first[to] += 1);
        let mut sum = 0;
        for place in first.iter_mut() {
            sum += *place;
            *place = sum;
        }
        predecessors.clear();
        predecessors.resize(sum, 0);
        // Filled from the end, after which each list begins where it should.
        each_edge(&mut |from, to| {
            first[to] -= 1;
            predecessors[first[to]] = from;
        });
    }

    fn find(&mut self, body: &Body) {
        let Self { known, dominators, starts, targets, .. } = self;
        *known = true;
        starts.clear();
        targets.clear();
        for block in 0..body.block_count() {
            starts.push(targets.len());
            successors(body, BlockId(block), |target| targets.push(target.0));
        }
        starts.push(targets.len());
        dominators.find(starts, targets);
    }

    /// Whether a block of the body dominates another one.
    fn dominates(&mut self, body: &Body, block: u32, other: u32) -> bool {
        if !self.known {
            self.find(body);
        }
        self.dominators.dominates(block, other)
    }
}

impl Emitter<'_> {
    /// What a value of another block has become.
    #[inline(never)]
    pub(super) fn value_from_elsewhere(&mut self, value: ValueId, id: Id) -> Result<Id> {
        match self.is_there(value) {
            true => Ok(id),
            false => Err(does_not_dominate()),
        }
    }

    /// What a value of the body has become, if it has been written and the block that is being lowered
    /// has it.
    pub(crate) fn value_if_there(&mut self, value: ValueId) -> Option<Id> {
        let id = self.s.known_local(value)?;
        (self.s.is_at_hand(value) || self.is_there(value)).then_some(id)
    }

    fn is_there(&mut self, value: ValueId) -> bool {
        let Some(definer) = self.s.definer(value) else { return true };
        self.s.dominance.dominates(self.body, definer, self.s.block)
    }
}

/// The error of a use that may come by no definition.
#[cold]
pub(super) fn does_not_dominate() -> Error {
    Error::malformed("an operand whose definition does not dominate its use")
}
