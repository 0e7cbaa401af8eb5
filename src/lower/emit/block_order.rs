//! The order in which the blocks of a body are written: each after those that dominate it (section
//! 2.16.1), which LLVM does not ask for.

use lapidary_bitcode::ir::{BlockId, Body, InstId, Instruction};

/// The order of a body's blocks, and the tables to find it, which are used again.
#[derive(Debug, Default)]
pub(crate) struct BlockOrder {
    /// The blocks in order.
    pub(crate) blocks: Vec<BlockId>,
    /// By block: whether a search has come by.
    reached: Vec<bool>,
    /// The successors of all blocks.
    targets: Vec<BlockId>,
    /// By block: where its successors begin, and at the end where the last ones end.
    starts: Vec<usize>,
    /// The way of a search: blocks, and the end of their successors that are left. Explicit, as
    /// bodies have no depth limit.
    stack: Vec<(BlockId, usize)>,
}

/// Calls `visit` with the successors of a block.
pub(crate) fn successors(body: &Body, block: BlockId, mut visit: impl FnMut(BlockId)) {
    let range = body.block_insts(block);
    let Some(last) = range.end.checked_sub(1).filter(|last| range.contains(last)) else { return };
    match body.inst(InstId(last)) {
        Instruction::Br(target) => visit(target),
        Instruction::CondBr { then, otherwise, .. } => {
            visit(then);
            visit(otherwise);
        }
        Instruction::Switch { default, targets, .. } => {
            visit(default);
            targets.iter().copied().for_each(visit);
        }
        Instruction::IndirectBr { targets, .. } => targets.iter().copied().for_each(visit),
        Instruction::Invoke { normal, unwind, .. } => {
            visit(normal);
            visit(unwind);
        }
        _ => {}
    }
}

impl BlockOrder {
    /// Puts the blocks of a body in order: that of the file if it will do, else a reverse postorder,
    /// followed by blocks that nothing reaches.
    pub(crate) fn find(&mut self, body: &Body) {
        if self.file_order_does(body) {
            self.blocks.clear();
            self.blocks.extend((0..body.block_count()).map(BlockId));
        } else {
            self.reverse_postorder(body);
        }
    }

    /// Where every block but the first has a predecessor before it and no edge goes backwards to a
    /// block that was not reached from before, the file's order does: each block is then reached
    /// through earlier blocks only, so its dominators are among these.
    fn file_order_does(&mut self, body: &Body) -> bool {
        let reached = &mut self.reached;
        self.starts.clear();
        self.targets.clear();
        reached.clear();
        reached.resize(body.block_count() as usize, false);
        if let Some(first) = reached.first_mut() {
            *first = true;
        }
        (0..body.block_count()).all(|block| {
            reached[block as usize] && {
                successors(body, BlockId(block), |target| {
                    if let Some(place) = reached.get_mut(target.index()) {
                        *place = true;
                    }
                });
                true
            }
        })
    }

    /// Whether the first block of the body that was put in order leads to a block.
    pub(crate) fn is_reached(&self, block: BlockId) -> bool {
        self.reached.get(block.index()).copied().unwrap_or_default()
    }

    fn reverse_postorder(&mut self, body: &Body) {
        let Self { blocks, reached, targets, starts, stack } = self;
        let count = body.block_count();
        for block in 0..count {
            starts.push(targets.len());
            successors(body, BlockId(block), |target| targets.push(target));
        }
        starts.push(targets.len());
        reached.fill(false);
        blocks.clear();
        if count > 0 {
            reached[0] = true;
            stack.push((BlockId(0), starts[1]));
        }
        while let Some((block, end)) = stack.last_mut() {
            // Taking from the end keeps the file's order of siblings after reversal.
            if *end > starts[block.index()] {
                *end -= 1;
                let target = targets[*end];
                if target.0 < count && !std::mem::replace(&mut reached[target.index()], true) {
                    stack.push((target, starts[target.index() + 1]));
                }
            } else {
                blocks.push(*block);
                stack.pop();
            }
        }
        blocks.reverse();
        blocks.extend((0..count).map(BlockId).filter(|block| !reached[block.index()]));
    }
}
