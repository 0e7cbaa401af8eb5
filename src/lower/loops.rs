//! Loops: `!llvm.loop` metadata as loop control (SPIR-V sections 2.11 and 3.23).
//!
//! Kernels need no structured control flow, so OpLoopMerge is there only to carry what the metadata
//! asks for (unrolling, independence of iterations), and only where it is valid: the header ends
//! with a branch, and there is one merge block outside of the loop.

use lapidary_bitcode::ir::{BlockId, InstId, Instruction, Metadata, MetadataId};
use lapidary_spirv::grammar::{Capability, LoopControl, Op, Version};

use super::control::successors;
use super::function::FunctionLowering;

/// A loop with metadata.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    /// Its header.
    header: BlockId,
    /// The block that branches back.
    latch: BlockId,
    /// Where it goes on after the loop, if that is one block.
    merge: Option<BlockId>,
    /// Loop control.
    mask: u32,
    /// The literals of the mask's bits, in the order of the bits.
    literals: Vec<u32>,
}

const UNSTRUCTURED: &str = "SPV_INTEL_unstructured_loop_controls";

impl FunctionLowering<'_> {
    /// Collects the loops whose metadata says something.
    pub(crate) fn find_loops(&mut self) {
        self.s.loops.clear();
        let body = self.body;
        for latch in (0..body.block_count()).map(BlockId) {
            let Some(last) = body.block_insts(latch).last().map(InstId) else { continue };
            let Some(node) = self.attachment(last, b"llvm.loop") else { continue };
            let (mask, literals) = self.loop_mask(node);
            if mask == 0 {
                continue;
            }
            let (header, other) = match body.inst(last) {
                Instruction::Br(header) => (header, None),
                // The edge back goes to a block that stands before (or is) the latch.
                Instruction::CondBr { then, otherwise, .. } if then <= latch => {
                    (then, Some(otherwise))
                }
                Instruction::CondBr { then, otherwise, .. } => (otherwise, Some(then)),
                _ => continue,
            };
            if self.s.loops.iter().any(|known| known.header == header) {
                continue;
            }
            let merge = self.merge_block(header, latch, other);
            self.s.loops.push(Loop { header, latch, merge, mask, literals });
        }
    }

    /// The block where control goes on after a loop.
    fn merge_block(
        &self,
        header: BlockId,
        latch: BlockId,
        after_latch: Option<BlockId>,
    ) -> Option<BlockId> {
        let body = self.body;
        let count = body.block_count() as usize;
        let mut predecessors = vec![Vec::new(); count];
        for block in (0..body.block_count()).map(BlockId) {
            successors(body, block, |target| {
                if let Some(list) = predecessors.get_mut(target.index()) {
                    list.push(block);
                }
            });
        }
        // The natural loop: what reaches the latch without going through the header.
        let mut inside = vec![false; count];
        inside[header.index()] = true;
        let mut stack = vec![latch];
        while let Some(block) = stack.pop() {
            if !std::mem::replace(&mut inside[block.index()], true) {
                stack.extend(&predecessors[block.index()]);
            }
        }
        // Entry reached backwards: the "header" does not dominate the latch.
        if inside[0] && header.0 != 0 {
            return None;
        }
        let outside = |block: BlockId| (!inside[block.index()]).then_some(block);
        if let Some(block) = after_latch.and_then(outside) {
            return Some(block);
        }
        let mut exit = None;
        successors(body, header, |target| exit = exit.or(outside(target)));
        if exit.is_some() {
            return exit;
        }
        let mut exits = Vec::new();
        for block in (0..body.block_count()).map(BlockId).filter(|b| inside[b.index()]) {
            successors(body, block, |target| exits.extend(outside(target)));
        }
        exits.dedup();
        match exits[..] {
            [exit] => Some(exit),
            _ => None,
        }
    }

    /// The loop control that metadata asks for.
    fn loop_mask(&self, node: MetadataId) -> (u32, Vec<u32>) {
        let module = self.shared.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else {
            return (0, Vec::new());
        };
        let max = self.shared.options.max_version;
        let mut mask = 0;
        let mut values = Vec::new();
        for operand in operands.iter().skip(1).flatten() {
            let Metadata::Node { operands: hint, .. } = self.body.metadata(module, operand) else {
                continue;
            };
            let Some(name) = hint.get(0) else { continue };
            let Metadata::String(name) = self.body.metadata(module, name) else { continue };
            let number = self.metadata_int(operand, 1);
            let mut set = |bit: LoopControl, value: Option<i64>| {
                mask |= bit.0;
                if let Some(value) = value {
                    values.push((bit.0, value as u32));
                }
            };
            match name {
                b"llvm.loop.unroll.enable" => set(LoopControl::Unroll, None),
                // As the peer writes it, so that it reads its own hint back.
                b"llvm.loop.unroll.full" => {
                    set(LoopControl::Unroll, None);
                    if max >= Version::V1_4 {
                        set(LoopControl::PartialCount, Some(1));
                    }
                }
                b"llvm.loop.unroll.disable" => set(LoopControl::DontUnroll, None),
                b"llvm.loop.unroll.count" if max >= Version::V1_4 => {
                    set(LoopControl::PartialCount, number);
                }
                b"llvm.loop.ivdep.enable" if max >= Version::V1_1 => {
                    set(LoopControl::DependencyInfinite, None);
                }
                b"llvm.loop.ivdep.safelen" if max >= Version::V1_1 => {
                    set(LoopControl::DependencyLength, number);
                }
                _ => {}
            }
        }
        values.sort_unstable();
        (mask, values.into_iter().map(|(_, value)| value).collect())
    }

    /// Before the branch that ends a block: OpLoopMerge if it is the header of a loop.
    pub(crate) fn loop_control(&mut self) {
        let block = BlockId(self.s.block);
        let Some(at) = self
            .s
            .loops
            .iter()
            .position(|it| it.header == block || it.merge.is_none() && it.latch == block)
        else {
            return;
        };
        let it = self.s.loops[at].clone();
        let valid = it.merge.filter(|&merge| {
            it.header == block && merge != it.latch && merge != it.header && self.ends_with_branch()
        });
        let Some(merge) = valid else {
            if it.latch == block && self.allows(UNSTRUCTURED) {
                self.b.extension(UNSTRUCTURED);
                self.b.capability(Capability::UnstructuredLoopControlsINTEL);
                self.note_loop_version(it.mask);
                self.b
                    .code
                    .begin(Op::LoopControlINTEL)
                    .literal(it.mask)
                    .literals(&it.literals)
                    .end();
            }
            return;
        };
        let (merge, latch) = (self.label(merge), self.label(it.latch));
        self.note_loop_version(it.mask);
        self.b
            .code
            .begin(Op::LoopMerge)
            .id(merge)
            .id(latch)
            .literal(it.mask)
            .literals(&it.literals)
            .end();
    }

    fn ends_with_branch(&self) -> bool {
        let last = self.body.block_insts(BlockId(self.s.block)).last().map(InstId);
        last.is_some_and(|last| {
            matches!(self.body.inst(last), Instruction::Br(_) | Instruction::CondBr { .. })
        })
    }

    fn note_loop_version(&mut self, mask: u32) {
        if mask & LoopControl::PartialCount.0 != 0 {
            self.b.version(Version::V1_4);
        } else if mask & (LoopControl::DependencyInfinite.0 | LoopControl::DependencyLength.0) != 0
        {
            self.b.version(Version::V1_1);
        }
    }
}
