//! The order in which the blocks of a function are written: each after those that dominate it (section
//! 2.16.1), which LLVM, for one, does not ask for.

use crate::flow::Edges;

/// The order of the blocks, and the tables to find it, which are used again.
#[derive(Debug, Default)]
pub struct BlockOrder {
    /// The blocks in order.
    pub blocks: Vec<u32>,
    /// By block: whether a search has come by.
    reached: Vec<bool>,
    /// The way of a search: blocks, and how many of their successors are left. Explicit, as functions
    /// have no depth limit.
    stack: Vec<(u32, usize)>,
}

impl BlockOrder {
    /// Puts the blocks in order: that of their numbers if it will do, else a reverse postorder,
    /// followed by blocks that nothing reaches.
    pub fn find(&mut self, edges: &Edges) {
        self.blocks.clear();
        if self.numbers_do(edges) {
            self.blocks.extend(0..edges.blocks());
        } else {
            self.reverse_postorder(edges);
        }
    }

    /// Where every block but the first has a predecessor before it and no edge goes backwards to a
    /// block that was not reached from before, the numbers do: each block is then reached
    /// through earlier blocks only, so its dominators are among these.
    fn numbers_do(&mut self, edges: &Edges) -> bool {
        let reached = &mut self.reached;
        reached.clear();
        reached.resize(edges.blocks() as usize, false);
        if let Some(first) = reached.first_mut() {
            *first = true;
        }
        (0..edges.blocks()).all(|block| {
            reached[block as usize] && {
                for &target in edges.of(block) {
                    if let Some(place) = reached.get_mut(target as usize) {
                        *place = true;
                    }
                }
                true
            }
        })
    }

    /// Whether some way leads to a block.
    pub fn is_reached(&self, block: u32) -> bool {
        self.reached.get(block as usize).copied().unwrap_or_default()
    }

    fn reverse_postorder(&mut self, edges: &Edges) {
        let Self { blocks, reached, stack } = self;
        let count = edges.blocks();
        reached.fill(false);
        if count > 0 {
            reached[0] = true;
            stack.push((0, edges.of(0).len()));
        }
        while let Some((block, left)) = stack.last_mut() {
            // Taking from the end keeps the order of siblings after reversal.
            if *left > 0 {
                *left = left.saturating_sub(1);
                let target = edges.of(*block)[*left];
                if target < count && !std::mem::replace(&mut reached[target as usize], true) {
                    stack.push((target, edges.of(target).len()));
                }
            } else {
                blocks.push(*block);
                stack.pop();
            }
        }
        blocks.reverse();
        blocks.extend((0..count).filter(|&block| !reached[block as usize]));
    }
}
