//! Which blocks of a function dominate which: whatever way control takes to the one, it has come by the
//! other. What uses a value is dominated by what defines it (section 2.16.1, "Universal Validation
//! Rules"), which the validator checks and which a translator has to.
//!
//! Compilers mostly write blocks behind those that lead there, and loops that are entered at one block only.
//! One pass over such blocks finds the tree (Cooper, Harvey and Kennedy, "A simple, fast dominance
//! algorithm", 2001). What it cannot decide, or not within a few steps for each edge, is left to the
//! algorithm of Lengauer and Tarjan ("A fast algorithm for finding dominators in a flowgraph", 1979) with
//! simple path compression, so that the cost stays in proportion to the graph, whatever its shape. Nothing
//! recurses.

use crate::flow::Edges;

/// No block.
const NONE: u32 = u32::MAX;

/// The dominator tree of a function, and the tables to find it, which are used again.
#[derive(Debug, Default)]
pub struct Dominators {
    /// By block: where its subtree begins in an order of the tree in depth, and where it ends; nothing for
    /// a block that no way leads to.
    subtrees: Vec<Subtree>,
    /// By number: the immediate dominator, as far as it is known; none for the first.
    above: Vec<u32>,
    /// Edges to blocks that come no later than where they come from, by number.
    back: Vec<(u32, u32)>,
    /// By block: its number in the order in which it is looked at, or a search in depth from the first block
    /// comes by.
    numbers: Vec<u32>,
    search: Search,
    nodes: Vec<Node>,
    /// By number of a block: where its predecessors begin, and at the end where the last ones end.
    starts: Vec<u32>,
    /// The predecessors of all blocks, by number.
    predecessors: Vec<u32>,
    path: Vec<u32>,
    /// By number: the subtree of the block.
    numbered: Vec<Subtree>,
    /// By number: where the next subtree below it begins.
    next: Vec<u32>,
}

/// A range of an order of a tree in depth: a node with what is below it.
pub type Subtree = (u32, u32);

/// Steps for each edge within which the one pass finds its tree, if it does.
const STEPS: usize = 8;

/// The search in depth.
#[derive(Debug, Default)]
struct Search {
    /// By number: the block.
    order: Vec<u32>,
    /// The way: blocks, and the place of the next edge of each.
    stack: Vec<(u32, usize)>,
}

/// What the algorithm knows of a block. Blocks are called by their numbers here.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The block from which the search came.
    parent: u32,
    /// The semidominator, as far as it is known.
    semi: u32,
    /// The immediate dominator, as far as it is known.
    dominator: u32,
    /// The parent in the forest of what has been looked at.
    ancestor: u32,
    /// The block with the least semidominator on the way up in that forest.
    label: u32,
    /// The first of the blocks that have this one as their semidominator, and the next such block of the
    /// same list.
    bucket: u32,
    next: u32,
}

impl Dominators {
    /// Finds the dominators of the blocks of a graph, the first of which is where control begins. Nothing but
    /// time depends on the order: mostly each block should come behind those that dominate it.
    pub fn find(&mut self, edges: &Edges, order: &[u32]) {
        if !self.find_in_order(edges, order) {
            self.find_by_search(edges);
        }
    }

    /// Whether every way to a block leads by another one. No way leads to one that is not reached, so all
    /// others dominate it.
    pub fn dominates(&self, block: u32, other: u32) -> bool {
        let subtree = |block: u32| self.subtrees.get(block as usize).copied().unwrap_or_default();
        let ((first, end), (at, after)) = (subtree(block), subtree(other));
        at == after || (first..end).contains(&at)
    }

    /// Whether some way leads to a block.
    pub fn is_reached(&self, block: u32) -> bool {
        self.subtrees.get(block as usize).is_some_and(|(first, end)| first != end)
    }

    /// Where a block with all that it dominates lies in an order in which all come after those that dominate
    /// them; nothing for one that is not reached.
    pub fn subtree(&self, block: u32) -> Subtree {
        self.subtrees.get(block as usize).copied().unwrap_or_default()
    }

    /// The place of a block in an order in which all come after those that dominate them.
    pub fn place(&self, block: u32) -> u32 {
        self.subtrees.get(block as usize).map_or(NONE, |it| it.0)
    }

    /// Finds the tree in one pass where each block has one before it that leads there, and edges back lead
    /// to blocks that dominate where they come from: without the latter the others have the same
    /// dominators. Says whether that was so.
    fn find_in_order(&mut self, edges: &Edges, order: &[u32]) -> bool {
        let Self { above, back, subtrees, numbers, numbered, next, .. } = self;
        let count = edges.blocks() as usize;
        let mut steps = edges.count().saturating_add(1).saturating_mul(STEPS);
        numbers.clear();
        numbers.resize(count, NONE);
        for (&block, place) in order.iter().zip(0..) {
            if let Some(number) = numbers.get_mut(block as usize) {
                *number = place;
            }
        }
        above.clear();
        above.resize(order.len(), NONE);
        back.clear();
        for (&block, at) in order.iter().zip(0_u32..) {
            // Nothing has led there so far, and nothing should later.
            if at > 0 && above[at as usize] == NONE {
                continue;
            }
            for &target in edges.of(block) {
                let to = numbers.get(target as usize).copied().unwrap_or(NONE);
                if to <= at {
                    if to > 0 && above[to as usize] == NONE {
                        return false;
                    }
                    back.push((at, to));
                    continue;
                }
                let Some(&known) = above.get(to as usize) else { continue };
                // Dominators come before what they dominate: of two blocks the later one is no
                // dominator of the other.
                let (mut one, mut other) = (at, if known == NONE { at } else { known });
                while one != other {
                    let later = if one > other { &mut one } else { &mut other };
                    *later = above[*later as usize];
                    steps = steps.saturating_sub(1);
                    if steps == 0 {
                        return false;
                    }
                }
                above[to as usize] = one;
            }
        }
        find_subtrees(above, numbered, next);
        let within = |at: u32, of: u32| {
            let (first, end) = numbered[of as usize];
            (first..end).contains(&numbered[at as usize].0)
        };
        if order.first() != Some(&0) || !back.iter().all(|&(at, to)| within(at, to)) {
            return false;
        }
        subtrees.clear();
        subtrees.extend(numbers.iter().map(|&number| match above.get(number as usize) {
            Some(&above) if number == 0 || above != NONE => numbered[number as usize],
            _ => Subtree::default(),
        }));
        true
    }

    /// Finds the tree whatever the order and the loops.
    fn find_by_search(&mut self, edges: &Edges) {
        self.number(edges);
        self.find_predecessors(edges);
        self.find_immediate();
        let Self { nodes, above, numbered, next, subtrees, numbers, .. } = self;
        above.clear();
        above.extend(nodes.iter().map(|node| node.dominator));
        find_subtrees(above, numbered, next);
        subtrees.clear();
        let subtree = |&number: &u32| numbered.get(number as usize).copied().unwrap_or_default();
        subtrees.extend(numbers.iter().map(subtree));
    }

    /// Numbers the blocks that can be reached in the order of a search in depth.
    fn number(&mut self, edges: &Edges) {
        let Self { numbers, nodes, search: Search { order, stack }, .. } = self;
        numbers.clear();
        numbers.resize(edges.blocks() as usize, NONE);
        nodes.clear();
        order.clear();
        stack.clear();
        if edges.blocks() == 0 {
            return;
        }
        let mut come_by = |block: u32, parent: u32, numbers: &mut Vec<u32>| {
            let number = order.len() as u32;
            numbers[block as usize] = number;
            order.push(block);
            nodes.push(Node {
                parent,
                semi: number,
                dominator: NONE,
                ancestor: NONE,
                label: number,
                bucket: NONE,
                next: NONE,
            });
        };
        come_by(0, NONE, numbers);
        stack.push((0, 0));
        while let Some((block, at)) = stack.last_mut() {
            let block = *block;
            let Some(&target) = edges.of(block).get(*at) else {
                stack.pop();
                continue;
            };
            *at = at.saturating_add(1);
            if numbers.get(target as usize) == Some(&NONE) {
                come_by(target, numbers[block as usize], numbers);
                stack.push((target, 0));
            }
        }
    }

    /// The edges backwards, between numbers.
    fn find_predecessors(&mut self, edges: &Edges) {
        let Self { numbers, search, starts: first, predecessors, .. } = self;
        let order = &search.order;
        first.clear();
        first.resize(order.len().saturating_add(1), 0);
        let number = |target: u32| Some(*numbers.get(target as usize)? as usize);
        for &block in order {
            for to in edges.of(block).iter().filter_map(|&target| number(target)) {
                first[to] = first[to].saturating_add(1);
            }
        }
        let mut sum = 0;
        for place in first.iter_mut() {
            sum = place.saturating_add(sum);
            *place = sum;
        }
        predecessors.clear();
        predecessors.resize(sum as usize, 0);
        // Filled from the end, after which each list begins where it should.
        for (from, &block) in order.iter().enumerate() {
            for to in edges.of(block).iter().filter_map(|&target| number(target)) {
                first[to] = first[to].saturating_sub(1);
                predecessors[first[to] as usize] = from as u32;
            }
        }
    }

    /// The immediate dominators: steps 2 to 4 of the algorithm.
    fn find_immediate(&mut self) {
        for at in (1..self.nodes.len() as u32).rev() {
            let behind = (at as usize).saturating_add(1);
            let own = self.starts[at as usize] as usize..self.starts[behind] as usize;
            for edge in own {
                let least = self.evaluate(self.predecessors[edge]);
                let semi = self.nodes[least as usize].semi;
                let node = &mut self.nodes[at as usize];
                node.semi = node.semi.min(semi);
            }
            let Node { semi, parent, .. } = self.nodes[at as usize];
            self.nodes[at as usize].next =
                std::mem::replace(&mut self.nodes[semi as usize].bucket, at);
            self.nodes[at as usize].ancestor = parent;
            let mut waiting = std::mem::replace(&mut self.nodes[parent as usize].bucket, NONE);
            while waiting != NONE {
                let least = self.evaluate(waiting);
                let below = self.nodes[least as usize].semi < self.nodes[waiting as usize].semi;
                let node = &mut self.nodes[waiting as usize];
                node.dominator = if below { least } else { parent };
                waiting = node.next;
            }
        }
        for at in 1..self.nodes.len() {
            let Node { dominator, semi, .. } = self.nodes[at];
            if dominator != semi {
                self.nodes[at].dominator = self.nodes[dominator as usize].dominator;
            }
        }
    }

    /// The block with the least semidominator on the way from a block up to below the root of its tree.
    fn evaluate(&mut self, block: u32) -> u32 {
        let Self { nodes, path, .. } = self;
        if nodes[block as usize].ancestor == NONE {
            return block;
        }
        path.clear();
        let mut at = block;
        while nodes[nodes[at as usize].ancestor as usize].ancestor != NONE {
            path.push(at);
            at = nodes[at as usize].ancestor;
        }
        // From the top down, so that each finds its ancestor done.
        while let Some(at) = path.pop() {
            let above = nodes[nodes[at as usize].ancestor as usize];
            let semi = |label: u32| nodes[label as usize].semi;
            if semi(above.label) < semi(nodes[at as usize].label) {
                nodes[at as usize].label = above.label;
            }
            nodes[at as usize].ancestor = above.ancestor;
        }
        nodes[block as usize].label
    }
}

/// Where the subtree of each node of some trees lies in an order of these in depth. Nodes have lower numbers
/// than those below them; above a root there is none (a number too large). `next` is a table to do so.
pub fn find_subtrees(above: &[u32], subtrees: &mut Vec<Subtree>, next: &mut Vec<u32>) {
    subtrees.clear();
    // How many nodes each has, in the place of its end.
    subtrees.resize(above.len(), (0, 1));
    for at in (1..above.len()).rev() {
        let size = subtrees[at].1;
        if let Some(above) = subtrees.get_mut(above[at] as usize) {
            above.1 = above.1.saturating_add(size);
        }
    }
    next.clear();
    next.resize(above.len(), 0);
    let mut roots = 0;
    for at in 0..above.len() {
        let size = subtrees[at].1;
        let first = match next.get_mut(above[at] as usize) {
            Some(place) => place,
            None => &mut roots,
        };
        let end = first.saturating_add(size);
        let first = std::mem::replace(first, end);
        next[at] = first.saturating_add(1);
        subtrees[at] = (first, end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block_order::BlockOrder;

    fn edges(blocks: &[&[u32]]) -> Edges {
        let mut edges = Edges::default();
        for block in blocks {
            block.iter().for_each(|&target| edges.add(target));
            edges.end_block();
        }
        edges
    }

    /// A function of a few blocks, by their successors.
    fn found(blocks: &[&[u32]]) -> Dominators {
        let mut dominators = Dominators::default();
        let order: Vec<u32> = (0..blocks.len() as u32).collect();
        dominators.find(&edges(blocks), &order);
        dominators
    }

    /// By definition: without the one block nothing leads to the other.
    fn dominates(blocks: &[&[u32]], block: u32, other: u32) -> bool {
        let mut seen = vec![false; blocks.len()];
        let mut open = vec![0];
        while let Some(next) = open.pop() {
            if next != block && !std::mem::replace(&mut seen[next as usize], true) {
                open.extend_from_slice(blocks[next as usize]);
            }
        }
        block == other || !seen[other as usize]
    }

    #[test]
    fn a_branch_dominates_both_sides_and_what_follows_and_no_side_the_other() {
        let it = found(&[&[1, 2], &[3], &[3], &[]]);
        assert!((0..4).all(|block| it.dominates(0, block) && it.dominates(block, block)));
        assert!(!it.dominates(1, 2) && !it.dominates(1, 3) && !it.dominates(3, 1));
    }

    #[test]
    fn what_is_not_reached_is_dominated_by_all_and_dominates_nothing_else() {
        let it = found(&[&[1], &[], &[1, 3], &[]]);
        assert!(it.is_reached(1) && !it.is_reached(2) && !it.is_reached(7));
        assert!(it.dominates(1, 2) && it.dominates(3, 2) && it.dominates(2, 2));
        assert!(!it.dominates(2, 1) && it.dominates(0, 1));
        assert!(!found(&[]).is_reached(0));
    }

    #[test]
    fn random_functions_have_the_dominators_that_the_definition_says() {
        let mut seed = 1_u64;
        let mut random = move |below: u32| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as u32 % below
        };
        // The same tables for all, as their users have it.
        let mut it = Dominators::default();
        let mut in_order = 0;
        for round in 0..4_000 {
            let count = 1 + random(12);
            // Half of them mostly lead on to the next few blocks, as compilers write it.
            let mut target = |from: u32| match round % 2 == 0 && random(8) > 0 {
                true => (from + 1 + random(2)).min(count - 1),
                false => random(count),
            };
            let targets = |from: u32| (0..1 + from % 3).map(|_| target(from)).collect();
            let blocks: Vec<Vec<u32>> = (0..count).map(targets).collect();
            let blocks: Vec<&[u32]> = blocks.iter().map(Vec::as_slice).collect();
            let edges = edges(&blocks);
            let mut order = BlockOrder::default();
            order.find(&edges);
            let order = match round % 3 {
                0 => (0..count).collect(),
                _ => order.blocks,
            };
            in_order += u32::from(it.find_in_order(&edges, &order));
            it.find(&edges, &order);
            for (block, other) in (0..count).flat_map(|a| (0..count).map(move |b| (a, b))) {
                let wanted = dominates(&blocks, block, other);
                assert_eq!(it.dominates(block, other), wanted, "{block} {other} of {blocks:?}");
            }
        }
        // Both ways to find the tree have been gone.
        assert!((500..3_500).contains(&in_order), "{in_order} in order");
    }

    #[test]
    fn a_long_chain_with_ways_back_takes_no_recursion_and_no_square_of_time() {
        let count = 200_000_u32;
        let mut edges = Edges::default();
        for block in 0..count {
            // The next one, the one that mirrors it, and the first but one.
            let targets = [block + 1, count - 1 - block, 1];
            targets.into_iter().filter(|&to| to < count).for_each(|to| edges.add(to));
            edges.end_block();
        }
        let mut it = Dominators::default();
        it.find(&edges, &(0..count).collect::<Vec<_>>());
        assert!(it.dominates(0, count - 1) && it.is_reached(count - 1));
    }
}
