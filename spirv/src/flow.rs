//! The flow graph of a function: which blocks lead to which, in both directions, and which of them dominate
//! which. Blocks are called by numbers, the first of them 0. What somebody asks for is found when it is
//! first asked for; the tables are used again for the next function.

use crate::block_order::BlockOrder;
use crate::dominators::Dominators;

/// For each block a list of blocks.
#[derive(Debug)]
pub struct Edges {
    /// By block: where its list begins, and at the end where the last one ends.
    starts: Vec<u32>,
    /// All lists.
    blocks: Vec<u32>,
}

impl Default for Edges {
    fn default() -> Self {
        Self { starts: vec![0], blocks: Vec::new() }
    }
}

impl Edges {
    /// Starts over.
    pub fn clear(&mut self) {
        self.starts.truncate(1);
        self.blocks.clear();
    }

    /// Adds a block to the list of the block that comes next.
    pub fn add(&mut self, block: u32) {
        self.blocks.push(block);
    }

    /// Ends the list of a block.
    pub fn end_block(&mut self) {
        self.starts.push(self.blocks.len() as u32);
    }

    /// How many blocks have a list.
    pub fn blocks(&self) -> u32 {
        self.starts.len().saturating_sub(1) as u32
    }

    /// How many edges there are.
    pub fn count(&self) -> usize {
        self.blocks.len()
    }

    /// The list of a block; nothing for one that there is not.
    pub fn of(&self, block: u32) -> &[u32] {
        let block = block as usize;
        match self.starts.get(block..block.saturating_add(2)) {
            Some(&[start, end]) => &self.blocks[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The edges backwards, each once.
    pub fn backwards(&self) -> Self {
        let mut turned = Self::default();
        turned.turn(self, &mut Vec::new());
        turned
    }

    /// Becomes the edges of `others` reversed, each once. `last` is scratch for it.
    fn turn(&mut self, others: &Self, last: &mut Vec<u32>) {
        let count = others.blocks() as usize;
        let (starts, blocks) = (&mut self.starts, &mut self.blocks);
        // By block: one more than the last block seen to branch to it, as a switch may do so twice.
        last.clear();
        last.resize(count, 0);
        // A counting sort. The count of block `b` goes to `b + 2`. After the sums, `b + 1` says where its
        // list begins, and filling the list moves that on to its end, which is where the list of the next
        // block begins.
        starts.clear();
        starts.resize(count.saturating_add(2), 0);
        let mut each = |once: &mut dyn FnMut(u32, usize)| {
            for (from, bounds) in (0_u32..).zip(others.starts.windows(2)) {
                let mark = from.saturating_add(1);
                for &to in &others.blocks[bounds[0] as usize..bounds[1] as usize] {
                    match last.get_mut(to as usize) {
                        Some(seen) if *seen != mark => {
                            *seen = mark;
                            once(from, to as usize);
                        }
                        _ => {}
                    }
                }
            }
            last.fill(0);
        };
        each(&mut |_, to| {
            let count = &mut starts[to.saturating_add(2)];
            *count = count.saturating_add(1);
        });
        let mut sum = 0;
        for place in starts.iter_mut() {
            sum = place.saturating_add(sum);
            *place = sum;
        }
        blocks.clear();
        blocks.resize(sum as usize, 0);
        each(&mut |from, to| {
            let place = &mut starts[to.saturating_add(1)];
            blocks[*place as usize] = from;
            *place = place.saturating_add(1);
        });
        starts.truncate(count.saturating_add(1));
    }
}

/// All that is to be known of the blocks of a function.
#[derive(Clone, Copy, Debug)]
pub struct Whole<'f> {
    /// The blocks that each block leads to.
    pub successors: &'f Edges,
    /// The blocks that lead to each block, ascending, each once.
    pub predecessors: &'f Edges,
    /// Which blocks dominate which.
    pub dominators: &'f Dominators,
}

/// The blocks of a function.
#[derive(Debug, Default)]
pub struct Flow {
    successors: Edges,
    predecessors: Edges,
    joined: bool,
    last: Vec<u32>,
    order: BlockOrder,
    ordered: bool,
    dominators: Dominators,
    known: bool,
}

impl Flow {
    /// Starts over with the successors of all blocks, which `fill` says.
    pub fn start(&mut self, fill: impl FnOnce(&mut Edges)) {
        self.joined = false;
        self.ordered = false;
        self.known = false;
        self.successors.clear();
        fill(&mut self.successors);
    }

    /// All that is to be known.
    pub fn whole(&mut self) -> Whole<'_> {
        self.predecessors();
        self.dominators();
        let Self { successors, predecessors, dominators, .. } = self;
        Whole { successors, predecessors, dominators }
    }

    /// The blocks that each block leads to.
    pub fn successors(&self) -> &Edges {
        &self.successors
    }

    /// The blocks that lead to each block, ascending, each once.
    pub fn predecessors(&mut self) -> &Edges {
        if !std::mem::replace(&mut self.joined, true) {
            self.predecessors.turn(&self.successors, &mut self.last);
        }
        &self.predecessors
    }

    /// The order in which the blocks are written.
    pub fn order(&mut self) -> &BlockOrder {
        if !std::mem::replace(&mut self.ordered, true) {
            self.order.find(&self.successors);
        }
        &self.order
    }

    /// Which blocks dominate which.
    pub fn dominators(&mut self) -> &Dominators {
        if !std::mem::replace(&mut self.known, true) {
            self.order();
            self.dominators.find(&self.successors, &self.order.blocks);
        }
        &self.dominators
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predecessors_are_ascending_and_named_once() {
        let mut flow = Flow::default();
        let mut lists = |lists: &[&[u32]]| {
            flow.start(|edges| {
                for list in lists {
                    list.iter().for_each(|&block| edges.add(block));
                    edges.end_block();
                }
            });
            let all = flow.predecessors();
            (0..=all.blocks()).map(|block| all.of(block).to_vec()).collect::<Vec<_>>()
        };
        let found = lists(&[&[2, 1, 2, 2], &[2], &[1, 9]]);
        assert_eq!(found, [&[][..], &[0, 2], &[0, 1], &[]]);
        // Nothing is left of the function before.
        assert_eq!(lists(&[&[], &[0]]), [&[1][..], &[], &[]]);
    }
}
