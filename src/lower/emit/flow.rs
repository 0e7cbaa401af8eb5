//! Which blocks of a body lead to which.

use lapidary_bitcode::ir::{BlockId, Body, InstId, Instruction};
use lapidary_spirv::flow::{Edges, Flow};

/// Starts over with the blocks of a body.
pub(crate) fn find_flow(body: &Body, flow: &mut Flow) {
    flow.start(|edges| {
        for block in 0..body.block_count() {
            add_successors(body, BlockId(block), edges);
            edges.end_block();
        }
    });
}

fn add_successors(body: &Body, block: BlockId, edges: &mut Edges) {
    let range = body.block_insts(block);
    let Some(last) = range.end.checked_sub(1).filter(|last| range.contains(last)) else { return };
    match body.inst(InstId(last)) {
        Instruction::Br(target) => edges.add(target.0),
        Instruction::CondBr { then, otherwise, .. } => {
            edges.add(then.0);
            edges.add(otherwise.0);
        }
        Instruction::Switch { default, targets, .. } => {
            edges.add(default.0);
            targets.iter().for_each(|target| edges.add(target.0));
        }
        Instruction::IndirectBr { targets, .. } => {
            targets.iter().for_each(|target| edges.add(target.0));
        }
        Instruction::Invoke { normal, unwind, .. } => {
            edges.add(normal.0);
            edges.add(unwind.0);
        }
        _ => {}
    }
}
