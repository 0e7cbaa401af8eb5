//! Which blocks of a body lead to which.
//!
//! Nothing is thrown on a device, so a call that may unwind (`invoke`) only leads to where it returns, as
//! LLVM's pass lower-invoke has it. What only unwinding leads to is left out.

use lapidary_bitcode::ir::{BlockId, Body, InstId, Instruction};
use lapidary_spirv::flow::{Edges, Flow};

/// Starts over with the blocks of a body. Whether it unwinds: then only blocks that are reached are
/// written.
pub(crate) fn find_flow(body: &Body, flow: &mut Flow) -> bool {
    let mut unwinds = false;
    flow.start(|edges| {
        for block in 0..body.block_count() {
            unwinds |= add_successors(body, BlockId(block), edges);
            edges.end_block();
        }
    });
    if unwinds {
        let order = flow.order();
        let written: Vec<_> = (0..body.block_count()).map(|it| order.is_reached(it)).collect();
        flow.start(|edges| {
            for (block, is_written) in (0..).zip(written) {
                if is_written {
                    add_successors(body, BlockId(block), edges);
                }
                edges.end_block();
            }
        });
    }
    unwinds
}

/// Adds the successors of a block; whether it ends with what unwinds.
fn add_successors(body: &Body, block: BlockId, edges: &mut Edges) -> bool {
    let range = body.block_insts(block);
    let last = range.end.checked_sub(1).filter(|last| range.contains(last));
    let Some(last) = last else { return false };
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
        Instruction::Invoke { normal, .. } => {
            edges.add(normal.0);
            return true;
        }
        Instruction::Resume(_)
        | Instruction::CleanupRet { .. }
        | Instruction::CatchRet { .. }
        | Instruction::CatchSwitch { .. } => return true,
        _ => {}
    }
    false
}
