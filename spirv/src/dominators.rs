//! Which blocks of a function dominate which: whatever way control takes to the one, it has come by the
//! other. What uses a value is dominated by what defines it (section 2.16.1, "Universal Validation
//! Rules"), which the validator checks and which a translator has to.
//!
//! The algorithm is that of Lengauer and Tarjan ("A fast algorithm for finding dominators in a
//! flowgraph", 1979) with simple compression of paths: a flow graph of a stranger's costs what it is
//! large, whatever its shape. Nothing recurses.

/// No block.
const NONE: u32 = u32::MAX;

/// The dominator tree of a function, and the tables to find it, which are used again.
#[derive(Debug, Default)]
pub struct Dominators {
    /// By block: its number in the order in which a search in depth from the first block comes by.
    numbers: Vec<u32>,
    /// By number: where the subtree of the block begins in an order of the tree in depth, and where it
    /// ends.
    subtrees: Vec<(u32, u32)>,
    search: Search,
    nodes: Vec<Node>,
    /// By number of a block: where its predecessors begin, and at the end where the last ones end.
    starts: Vec<u32>,
    /// The predecessors of all blocks, by number.
    predecessors: Vec<u32>,
    path: Vec<u32>,
}

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
    /// Finds the dominators of blocks that are called by numbers, the first of them 0. The successors of
    /// block `b` are `targets[starts[b]..starts[b + 1]]`.
    pub fn find(&mut self, starts: &[usize], targets: &[u32]) {
        let count = starts.len().saturating_sub(1);
        self.number(count, starts, targets);
        self.find_predecessors(starts, targets);
        self.find_immediate();
        self.find_subtrees();
    }

    /// Whether every way to a block leads by another one. No way leads to one that is not reached, so all
    /// others dominate it.
    pub fn dominates(&self, block: u32, other: u32) -> bool {
        let subtree = |block: u32| {
            let number = *self.numbers.get(block as usize)?;
            self.subtrees.get(number as usize).copied()
        };
        match (subtree(block), subtree(other)) {
            (_, None) => true,
            (None, Some(_)) => block == other,
            (Some((first, end)), Some((at, _))) => (first..end).contains(&at),
        }
    }

    /// Whether some way leads to a block.
    pub fn is_reached(&self, block: u32) -> bool {
        self.numbers.get(block as usize).is_some_and(|&number| number != NONE)
    }

    /// Numbers the blocks that can be reached in the order of a search in depth.
    fn number(&mut self, count: usize, starts: &[usize], targets: &[u32]) {
        let Self { numbers, nodes, search: Search { order, stack }, .. } = self;
        numbers.clear();
        numbers.resize(count, NONE);
        nodes.clear();
        order.clear();
        stack.clear();
        if count == 0 {
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
        stack.push((0, starts[0]));
        while let Some((block, at)) = stack.last_mut() {
            let block = *block;
            if *at == starts[block as usize + 1] {
                stack.pop();
                continue;
            }
            let target = targets[*at];
            *at += 1;
            if numbers.get(target as usize) == Some(&NONE) {
                come_by(target, numbers[block as usize], numbers);
                stack.push((target, starts[target as usize]));
            }
        }
    }

    /// The edges backwards, between numbers.
    fn find_predecessors(&mut self, starts: &[usize], targets: &[u32]) {
        let Self { numbers, search, starts: first, predecessors, .. } = self;
        let order = &search.order;
        first.clear();
        first.resize(order.len() + 1, 0);
        let edges = |from: u32| &targets[starts[from as usize]..starts[from as usize + 1]];
        let number = |target: u32| Some(*numbers.get(target as usize)? as usize);
        for &block in order {
            for to in edges(block).iter().filter_map(|&target| number(target)) {
                first[to] += 1;
            }
        }
        let mut sum = 0;
        for place in first.iter_mut() {
            sum += *place;
            *place = sum;
        }
        predecessors.clear();
        predecessors.resize(sum as usize, 0);
        // Filled from the end, after which each list begins where it should.
        for (from, &block) in order.iter().enumerate() {
            for to in edges(block).iter().filter_map(|&target| number(target)) {
                first[to] -= 1;
                predecessors[first[to] as usize] = from as u32;
            }
        }
    }

    /// The immediate dominators: steps 2 to 4 of the algorithm.
    fn find_immediate(&mut self) {
        for at in (1..self.nodes.len() as u32).rev() {
            let own = self.starts[at as usize] as usize..self.starts[at as usize + 1] as usize;
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

    /// Where the subtree of each block lies in an order of the dominator tree in depth.
    fn find_subtrees(&mut self) {
        let Self { nodes, subtrees, .. } = self;
        subtrees.clear();
        // How many blocks each has, in the place of its end. Dominators have lower numbers than what they
        // dominate.
        subtrees.resize(nodes.len(), (0, 1));
        for at in (1..nodes.len()).rev() {
            subtrees[nodes[at].dominator as usize].1 += subtrees[at].1;
        }
        // The semidominator is of no more use: the first place within the subtree that is free.
        for at in 0..nodes.len() {
            let (size, above) = (subtrees[at].1, nodes[at].dominator as usize);
            let first = nodes.get(above).map_or(0, |above| above.semi);
            if let Some(above) = nodes.get_mut(above) {
                above.semi += size;
            }
            nodes[at].semi = first + 1;
            subtrees[at] = (first, first + size);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function of a few blocks, by their successors.
    fn found(blocks: &[&[u32]]) -> Dominators {
        let mut starts = vec![0];
        let mut targets = Vec::new();
        for block in blocks {
            targets.extend_from_slice(block);
            starts.push(targets.len());
        }
        let mut dominators = Dominators::default();
        dominators.find(&starts, &targets);
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
        for _ in 0..2_000 {
            let count = 1 + random(12);
            let blocks: Vec<Vec<u32>> =
                (0..count).map(|_| (0..random(4)).map(|_| random(count)).collect()).collect();
            let blocks: Vec<&[u32]> = blocks.iter().map(Vec::as_slice).collect();
            let mut starts = vec![0];
            let mut targets = Vec::new();
            for block in &blocks {
                targets.extend_from_slice(block);
                starts.push(targets.len());
            }
            it.find(&starts, &targets);
            for (block, other) in (0..count).flat_map(|a| (0..count).map(move |b| (a, b))) {
                let wanted = dominates(&blocks, block, other);
                assert_eq!(it.dominates(block, other), wanted, "{block} {other} of {blocks:?}");
            }
        }
    }

    #[test]
    fn a_long_chain_with_ways_back_takes_no_recursion_and_no_square_of_time() {
        let count = 200_000_u32;
        let mut starts = vec![0];
        let mut targets = Vec::new();
        for block in 0..count {
            // The next one, the one that mirrors it, and the first but one.
            targets.extend([block + 1, count - 1 - block, 1].into_iter().filter(|&to| to < count));
            starts.push(targets.len());
        }
        let mut it = Dominators::default();
        it.find(&starts, &targets);
        assert!(it.dominates(0, count - 1) && it.is_reached(count - 1));
    }
}
