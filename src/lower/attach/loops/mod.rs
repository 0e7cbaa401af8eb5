//! Loops: `!llvm.loop` metadata as loop control (SPIR-V sections 2.11 and 3.23).
//!
//! Kernels need no structured control flow, so OpLoopMerge is there only to carry what the metadata
//! asks for (unrolling, independence of iterations), and only where it is valid: the header ends
//! with a branch, and there is one merge block outside of the loop.

mod hints;
mod natural;

use lapidary_bitcode::ir::{BlockId, InstId, Instruction};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Capability, Extension, LoopControl, Op, Version};

use self::hints::FPGA;
use self::natural::Loops;
use crate::lower::emit::Emitter;
use crate::lower::emit::state::{Loop, LoopWord, State};
use crate::lower::error::Result;

const UNSTRUCTURED: Extension = Extension::SPV_INTEL_unstructured_loop_controls;

impl Emitter<'_> {
    /// Collects the loops whose metadata says something.
    pub(crate) fn find_loops(&mut self) {
        let body = self.body;
        if body.attachments.is_empty() {
            return;
        }
        let Some(kind) = self.facts.module.metadata_kind(b"llvm.loop") else { return };
        let mut groups = None;
        let mut hints = Vec::new();
        for &(last, attachment) in body.attachments.iter().filter(|it| it.1.kind == kind) {
            let latch = body.inst_block(last);
            if body.block_insts(latch).last() == Some(last.0) {
                let (mask, words) = self.loop_mask(attachment.node, &mut groups);
                if mask != 0 {
                    hints.push((last, latch, mask, words));
                }
            }
        }
        if hints.is_empty() {
            return;
        }
        let State { flow, loops: said, loops_at, .. } = &mut *self.s;
        let mut loops = Loops::find(flow.whole());
        for (last, latch, mask, words) in hints {
            let (header, other) = match body.inst(last) {
                Instruction::Br(header) => (header, None),
                // The edge back goes to the block that dominates the latch; of two such blocks, or where
                // none does, to the one that stands before (or is) the latch.
                Instruction::CondBr { then, otherwise, .. } => {
                    let back = match [then, otherwise].map(|to| loops.dominates(to, latch)) {
                        [one, other] if one != other => one,
                        _ => then <= latch,
                    };
                    if back { (then, Some(otherwise)) } else { (otherwise, Some(then)) }
                }
                _ => continue,
            };
            if let Some(merge) = loops.take(header, latch, other) {
                said.push(Loop { header, latch, merge, mask, words });
            }
        }
        for (at, it) in said.iter().enumerate() {
            loops_at.push((it.header, at));
            if it.merge.is_none() {
                loops_at.push((it.latch, at));
            }
        }
        loops_at.sort_unstable();
        loops_at.dedup_by_key(|it| it.0);
    }

    /// Writes the loop control into `OpLoopMerge` or `OpLoopControlINTEL`.
    fn write_control(&mut self, op: Op, labels: &[Id], it: &Loop) -> Result<()> {
        if it.mask >= LoopControl::InitiationIntervalINTEL.0 {
            self.b.extension(FPGA);
            self.b.capability(Capability::FPGALoopControlsINTEL);
        }
        let mut arrays = Vec::new();
        for word in &it.words {
            if let LoopWord::Array(array) = *word {
                arrays.push(self.value(array)?);
            }
        }
        self.note_loop_version(it.mask);
        let mut arrays = arrays.into_iter();
        let mut writer = self.b.code.begin(op).ids(labels).literal(it.mask);
        for word in &it.words {
            writer = match *word {
                LoopWord::Literal(literal) => writer.literal(literal),
                LoopWord::Array(_) => {
                    arrays.next().into_iter().fold(writer, |w, array| w.id(array))
                }
            };
        }
        writer.end();
        Ok(())
    }

    /// Before the branch that ends a block: OpLoopMerge if it is the header of a loop. A loop that is
    /// not structured so, `while (true)` among them, may have OpLoopControlINTEL in its header.
    pub(crate) fn loop_control(&mut self) -> Result<()> {
        let block = BlockId(self.s.block);
        let at = self.s.loops_at.binary_search_by_key(&block, |it| it.0);
        let Some(&(_, at)) = at.ok().and_then(|at| self.s.loops_at.get(at)) else { return Ok(()) };
        let loops = std::mem::take(&mut self.s.loops);
        let written = loops.get(at).map_or(Ok(()), |it| self.control_of(block, it));
        self.s.loops = loops;
        written
    }

    fn control_of(&mut self, block: BlockId, it: &Loop) -> Result<()> {
        let valid = it.merge.filter(|&merge| {
            it.header == block && merge != it.latch && merge != it.header && self.ends_with_branch()
        });
        let unstructured = self.allows(UNSTRUCTURED);
        let plain = |block: BlockId| {
            let last = self.body.block_insts(block).last().map(InstId);
            last.is_some_and(|last| matches!(self.body.inst(last), Instruction::Br(_)))
        };
        // The metadata stands at a branch that only leads back, and the header does not leave.
        if unstructured && plain(it.latch) && plain(it.header) {
            if it.header == block {
                self.unstructured_control(it)?;
            }
            return Ok(());
        }
        let Some(merge) = valid else {
            if it.latch == block && unstructured {
                self.unstructured_control(it)?;
            }
            return Ok(());
        };
        let (merge, latch) = (self.label(merge), self.label(it.latch));
        self.write_control(Op::LoopMerge, &[merge, latch], it)
    }

    fn unstructured_control(&mut self, it: &Loop) -> Result<()> {
        self.b.extension(UNSTRUCTURED);
        self.b.capability(Capability::UnstructuredLoopControlsINTEL);
        self.write_control(Op::LoopControlINTEL, &[], it)
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
