//! The natural loops of a body: for each header (a block that dominates a block which branches back to it)
//! all blocks from which that branch is reached without passing the header. Loops are nested or disjoint, so
//! one search over all of them visits each block once ("Testing flow graph reducibility", Tarjan, 1974).

use lapidary_bitcode::ir::BlockId;
use lapidary_spirv::dominators::{Subtree, find_subtrees};
use lapidary_spirv::flow::Whole;

/// No block.
const NONE: u32 = u32::MAX;

/// Budget for finding where loops end, in looks at each edge, all loops together. Only a loop that is left
/// neither from its latch nor from its header has all its blocks looked at, and nested loops are looked at
/// once for each of them.
const LOOKS: usize = 16;

/// The loops of a body.
pub(super) struct Loops<'f> {
    flow: Whole<'f>,
    nest: Nest,
    /// By block: whether it is the header of a loop that has been taken.
    headers: Vec<bool>,
    /// By block: whether a loop that has been taken ends there.
    merges: Vec<bool>,
    /// How many edges may still be looked at.
    looks: usize,
}

/// Which blocks are in which loops.
struct Nest {
    /// By block: its place in an order in which each comes after those that dominate it; none for what is
    /// not reached.
    places: Vec<u32>,
    /// By place: the range of `nested` with the blocks of the loop that the block heads, or with that block
    /// alone.
    ranges: Vec<Subtree>,
    /// All blocks, ordered so that those of each loop are contiguous.
    nested: Vec<u32>,
}

impl Nest {
    /// The blocks of the loop with a header, as a range of those that are nested.
    fn range(&self, header: u32) -> Subtree {
        let place = self.places.get(header as usize).map(|&place| place as usize);
        place.and_then(|place| self.ranges.get(place)).copied().unwrap_or_default()
    }

    /// Whether a block is in the loop with a header.
    fn contains(&self, header: u32, block: u32) -> bool {
        let ((first, end), (at, after)) = (self.range(header), self.range(block));
        at != after && (first..end).contains(&at)
    }
}

impl<'f> Loops<'f> {
    pub(super) fn find(flow: Whole<'f>) -> Self {
        let count = flow.successors.blocks();
        let mut order: Vec<u32> = (0..count).filter(|&it| flow.dominators.is_reached(it)).collect();
        order.sort_unstable_by_key(|&block| flow.dominators.place(block));
        let mut places = vec![NONE; count as usize];
        for (&block, place) in order.iter().zip(0..) {
            places[block as usize] = place;
        }
        // By block: the header of the innermost loop found around it so far, and a link towards the header of
        // the outermost one (union-find).
        let mut around = vec![NONE; count as usize];
        let mut way: Vec<u32> = (0..count).collect();
        let mut open = Vec::new();
        // The inner loops come before those around them.
        for &header in order.iter().rev() {
            let leads_back = |&&from: &&u32| {
                flow.dominators.is_reached(from) && flow.dominators.dominates(header, from)
            };
            open.extend(flow.predecessors.of(header).iter().filter(leads_back));
            while let Some(block) = open.pop() {
                let block = outermost(&mut way, block);
                if block != header {
                    way[block as usize] = header;
                    around[block as usize] = header;
                    let before = flow.predecessors.of(block).iter();
                    open.extend(before.filter(|&&it| flow.dominators.is_reached(it)));
                }
            }
        }
        let above = |&block: &u32| places.get(around[block as usize] as usize).copied();
        let above: Vec<u32> = order.iter().map(|block| above(block).unwrap_or(NONE)).collect();
        let mut ranges = Vec::new();
        find_subtrees(&above, &mut ranges, &mut Vec::new());
        let mut nested = vec![0; order.len()];
        for (&block, &(first, _)) in order.iter().zip(&ranges) {
            nested[first as usize] = block;
        }
        let [headers, merges] = [(); 2].map(|()| vec![false; count as usize]);
        let looks = flow.successors.count().saturating_add(1).saturating_mul(LOOKS);
        let nest = Nest { places, ranges, nested };
        Self { flow, nest, headers, merges, looks }
    }

    pub(super) fn dominates(&self, block: BlockId, other: BlockId) -> bool {
        self.flow.dominators.dominates(block.0, other.0)
    }

    /// Takes the loop with this header and latch, unless it has been taken. Gives its merge block, if control
    /// goes on in one block after it and no other loop has that one: a block is the merge block of one header
    /// only (section 2.11, "Structured Control Flow"), so the first of several loops that end in the same
    /// block keeps it.
    pub(super) fn take(
        &mut self,
        header: BlockId,
        latch: BlockId,
        after_latch: Option<BlockId>,
    ) -> Option<Option<BlockId>> {
        let taken = self.headers.get_mut(header.index())?;
        if std::mem::replace(taken, true) {
            return None;
        }
        let merge = self.merge_block(header.0, latch.0, after_latch.map(|block| block.0));
        let free = |&merge: &u32| {
            let place = self.merges.get_mut(merge as usize);
            place.is_some_and(|taken| !std::mem::replace(taken, true))
        };
        Some(merge.filter(free).map(BlockId))
    }

    /// The block where control goes on after a loop.
    fn merge_block(&mut self, header: u32, latch: u32, after_latch: Option<u32>) -> Option<u32> {
        let Self { nest, flow: Whole { successors, .. }, looks, .. } = self;
        // The latch may branch to a block that does not dominate it: then there is no loop.
        if !nest.contains(header, latch) {
            return None;
        }
        let leaves = |&block: &u32| !nest.contains(header, block);
        if let Some(block) = after_latch.filter(leaves) {
            return Some(block);
        }
        if let Some(exit) = successors.of(header).iter().copied().find(leaves) {
            return Some(exit);
        }
        let mut exit = None;
        let (first, end) = nest.range(header);
        for &block in &nest.nested[first as usize..end as usize] {
            let targets = successors.of(block);
            *looks = looks.checked_sub(targets.len().saturating_add(1))?;
            for target in targets.iter().copied().filter(leaves) {
                if exit.replace(target).is_some_and(|known| known != target) {
                    return None;
                }
            }
        }
        exit
    }
}

/// The header of the outermost loop that has been found around a block, or the block itself.
fn outermost(way: &mut [u32], block: u32) -> u32 {
    let mut at = block;
    while way[at as usize] != at {
        // Path halving: the next search has half as far to go.
        way[at as usize] = way[way[at as usize] as usize];
        at = way[at as usize];
    }
    at
}

#[cfg(test)]
mod tests {
    use lapidary_spirv::flow::Flow;

    use super::*;

    fn flow(blocks: &[Vec<u32>]) -> Flow {
        let mut flow = Flow::default();
        flow.start(|edges| {
            for targets in blocks {
                targets.iter().for_each(|&target| edges.add(target));
                edges.end_block();
            }
        });
        flow
    }

    /// By definition: a way leads from the block to one that leads back to the header, and not by the header.
    fn contains(flow: Whole<'_>, header: u32, block: u32) -> bool {
        let latches = flow.predecessors.of(header).iter().copied().filter(|&latch| {
            flow.dominators.is_reached(latch) && flow.dominators.dominates(header, latch)
        });
        let mut inside = vec![false; flow.successors.blocks() as usize];
        let mut open: Vec<u32> = latches.collect();
        if !open.is_empty() {
            inside[header as usize] = true;
        }
        while let Some(block) = open.pop() {
            if !std::mem::replace(&mut inside[block as usize], true) {
                open.extend(flow.predecessors.of(block));
            }
        }
        inside[block as usize] && flow.dominators.is_reached(block)
    }

    #[test]
    fn random_functions_have_the_loops_that_the_definition_says() {
        let mut seed = 1_u64;
        let mut random = move |below: u32| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as u32 % below
        };
        let mut nested = 0;
        for _ in 0..2_000 {
            let count = 2 + random(12);
            // The first block has none before it, in LLVM as in SPIR-V.
            let mut target = |from: u32| match random(3) {
                0 => 1 + random(count - 1),
                _ => (from + 1).min(count - 1),
            };
            let blocks: Vec<Vec<u32>> =
                (0..count).map(|from| (0..1 + from % 2).map(|_| target(from)).collect()).collect();
            let mut flow = flow(&blocks);
            let loops = Loops::find(flow.whole());
            for (header, block) in (0..count).flat_map(|a| (0..count).map(move |b| (a, b))) {
                let wanted = contains(loops.flow, header, block)
                    || header == block && loops.flow.dominators.is_reached(block);
                nested += u32::from(wanted && header != block);
                let found = loops.nest.contains(header, block);
                assert_eq!(found, wanted, "{header} {block} of {blocks:?}");
            }
        }
        assert!(nested > 2_000);
    }

    #[test]
    fn a_loop_ends_where_its_only_way_out_leads() {
        // A loop within a loop; both are left in the middle, the inner one to two blocks.
        let blocks = [vec![1], vec![2], vec![3], vec![4, 6], vec![2, 5], vec![1, 6], vec![]];
        let mut flow = flow(&blocks);
        let mut loops = Loops::find(flow.whole());
        let [outer, inner, latch] = [1, 2, 5].map(BlockId);
        assert_eq!(loops.take(inner, BlockId(4), None), Some(None));
        assert_eq!(loops.take(outer, latch, Some(BlockId(6))), Some(Some(BlockId(6))));
        assert_eq!(loops.take(outer, latch, None), None);
    }
}
