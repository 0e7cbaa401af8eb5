//! Loops: `!llvm.loop` metadata as loop control (SPIR-V sections 2.11 and 3.23).
//!
//! Kernels need no structured control flow, so OpLoopMerge is there only to carry what the metadata
//! asks for (unrolling, independence of iterations), and only where it is valid: the header ends
//! with a branch, and there is one merge block outside of the loop.

use lapidary_bitcode::ir::{
    BlockId, Body, InstId, Instruction, Metadata, MetadataId, Value, ValueId,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Capability, Extension, LoopControl, Op, Version};

use crate::lower::emit::Emitter;
use crate::lower::emit::block_order::successors;
use crate::lower::emit::state::{Loop, LoopWord};
use crate::lower::error::Result;

/// Rows of SPV_INTEL_fpga_loop_controls: metadata, bit, and the literal: none, a value, or that of
/// the metadata.
const FPGA_CONTROLS: &[(&str, LoopControl, Literal)] = &[
    ("llvm.loop.ii.count", LoopControl::InitiationIntervalINTEL, Literal::Given),
    ("llvm.loop.max_concurrency.count", LoopControl::MaxConcurrencyINTEL, Literal::Given),
    ("llvm.loop.intel.pipelining.enable", LoopControl::PipelineEnableINTEL, Literal::Given),
    ("llvm.loop.coalesce.enable", LoopControl::LoopCoalesceINTEL, Literal::Fixed(0)),
    ("llvm.loop.coalesce.count", LoopControl::LoopCoalesceINTEL, Literal::Given),
    ("llvm.loop.max_interleaving.count", LoopControl::MaxInterleavingINTEL, Literal::Given),
    (
        "llvm.loop.intel.speculated.iterations.count",
        LoopControl::SpeculatedIterationsINTEL,
        Literal::Given,
    ),
    ("llvm.loop.fusion.disable", LoopControl::NoFusionINTEL, Literal::None),
    (
        "llvm.loop.intel.max_reinvocation_delay.count",
        LoopControl::MaxReinvocationDelayINTEL,
        Literal::Given,
    ),
];

#[derive(Clone, Copy)]
enum Literal {
    None,
    Fixed(u32),
    Given,
}

/// The three numbers of LoopCountINTEL, each of 64 bits; all ones where unknown.
const COUNTS: [&str; 3] = [
    "llvm.loop.intel.loopcount_min",
    "llvm.loop.intel.loopcount_max",
    "llvm.loop.intel.loopcount_avg",
];

const FPGA: Extension = Extension::SPV_INTEL_fpga_loop_controls;

/// Most arrays that one loop may name: the instruction has 65,535 words.
const MAX_ARRAYS: usize = 10_000;

const UNSTRUCTURED: Extension = Extension::SPV_INTEL_unstructured_loop_controls;

/// Whether control can go from one block to another.
fn reaches(body: &Body, from: BlockId, to: BlockId) -> bool {
    let mut seen = vec![false; body.block_count() as usize];
    let mut stack = vec![from];
    while let Some(block) = stack.pop() {
        if block == to {
            return true;
        }
        if seen.get_mut(block.index()).is_some_and(|seen| !std::mem::replace(seen, true)) {
            successors(body, block, |target| stack.push(target));
        }
    }
    false
}

/// By block: those that go on there.
fn predecessors(body: &Body) -> Vec<Vec<BlockId>> {
    let mut found = vec![Vec::new(); body.block_count() as usize];
    for block in (0..body.block_count()).map(BlockId) {
        successors(body, block, |target| {
            if let Some(list) = found.get_mut(target.index()) {
                list.push(block);
            }
        });
    }
    found
}

impl Emitter<'_> {
    /// Collects the loops whose metadata says something.
    pub(crate) fn find_loops(&mut self) {
        let body = self.body;
        let Some(kind) = self.facts.metadata_kind(b"llvm.loop") else { return };
        let mut before = None;
        for &(last, attachment) in &body.attachments {
            if attachment.kind != kind {
                continue;
            }
            let latch = body.inst_block(last);
            if body.block_insts(latch).end != last.0 + 1 {
                continue;
            }
            let node = attachment.node;
            let (mask, words) = self.loop_mask(node);
            if mask == 0 {
                continue;
            }
            let (header, other) = match body.inst(last) {
                Instruction::Br(header) => (header, None),
                Instruction::CondBr { then, otherwise, .. } => {
                    // The edge back goes to the block from which the latch is reached; of two such
                    // blocks to the one that stands before (or is) the latch.
                    let back = match (reaches(body, then, latch), reaches(body, otherwise, latch)) {
                        (true, true) => then <= latch,
                        (back, _) => back,
                    };
                    if back { (then, Some(otherwise)) } else { (otherwise, Some(then)) }
                }
                _ => continue,
            };
            if self.s.loops.iter().any(|known| known.header == header) {
                continue;
            }
            // A block is the merge block of one header only (section 2.11, "Structured Control Flow"):
            // of loops that end in the same block the first keeps it.
            let before = before.get_or_insert_with(|| predecessors(body));
            let merge = self.merge_block(before, header, latch, other);
            let merge = merge.filter(|_| !self.s.loops.iter().any(|known| known.merge == merge));
            self.s.loops.push(Loop { header, latch, merge, mask, words });
        }
    }

    /// The block where control goes on after a loop.
    fn merge_block(
        &self,
        predecessors: &[Vec<BlockId>],
        header: BlockId,
        latch: BlockId,
        after_latch: Option<BlockId>,
    ) -> Option<BlockId> {
        let body = self.body;
        let count = body.block_count() as usize;
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
    fn loop_mask(&self, node: MetadataId) -> (u32, Vec<LoopWord>) {
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else {
            return (0, Vec::new());
        };
        let max = self.facts.options.max_version;
        let mut mask = 0;
        // With the bit that each belongs to.
        let mut values: Vec<(u32, LoopWord)> = Vec::new();
        let mut arrays: Vec<(ValueId, u32)> = Vec::new();
        let mut counts = [None; 3];
        let fpga = self.allows(FPGA);
        for operand in operands.iter().skip(1).flatten() {
            let Metadata::Node { operands: hint, .. } = self.body.metadata(module, operand) else {
                continue;
            };
            let Some(name) = hint.get(0) else { continue };
            let Metadata::String(name) = self.body.metadata(module, name) else { continue };
            let number = self.metadata_int(operand, 1);
            // What is said twice is said once: each bit has its literals once.
            let mut set = |bit: LoopControl, value: Option<i64>| {
                if let Some(value) = value.filter(|_| mask & bit.0 == 0) {
                    values.push((bit.0, LoopWord::Literal(value as u32)));
                }
                mask |= bit.0;
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
                b"llvm.loop.unroll.count" if max >= Version::V1_4 && number.is_some() => {
                    set(LoopControl::PartialCount, number);
                }
                b"llvm.loop.ivdep.enable" if max >= Version::V1_1 => {
                    set(LoopControl::DependencyInfinite, None);
                }
                b"llvm.loop.ivdep.safelen" if max >= Version::V1_1 && number.is_some() => {
                    set(LoopControl::DependencyLength, number);
                }
                b"llvm.loop.parallel_access_indices" if fpga => {
                    let found = self.accessed_arrays(operand);
                    if !found.is_empty() && arrays.len() + found.len() <= MAX_ARRAYS {
                        set(LoopControl::DependencyArrayINTEL, None);
                        arrays.extend(found);
                    }
                }
                name if fpga => {
                    if let Some(at) = COUNTS.iter().position(|count| count.as_bytes() == name) {
                        counts[at] = number;
                        set(LoopControl::LoopCountINTEL, None);
                    }
                    let row = FPGA_CONTROLS.iter().find(|row| row.0.as_bytes() == name);
                    if let Some(&(_, bit, literal)) = row {
                        set(
                            bit,
                            match literal {
                                Literal::None => None,
                                Literal::Fixed(value) => Some(i64::from(value)),
                                Literal::Given => Some(number.unwrap_or(0)),
                            },
                        );
                    }
                }
                _ => {}
            }
        }
        if mask & LoopControl::LoopCountINTEL.0 != 0 {
            for count in counts {
                let count = count.unwrap_or(-1);
                for half in [count as u32, (count >> 32) as u32] {
                    values.push((LoopControl::LoopCountINTEL.0, LoopWord::Literal(half)));
                }
            }
        }
        if !arrays.is_empty() {
            let bit = LoopControl::DependencyArrayINTEL.0;
            values.push((bit, LoopWord::Literal(arrays.len() as u32)));
            for (array, length) in arrays {
                values.push((bit, LoopWord::Array(array)));
                values.push((bit, LoopWord::Literal(length)));
            }
        }
        values.sort_by_key(|value| value.0);
        (mask, values.into_iter().map(|(_, value)| value).collect())
    }

    /// The arrays of `!{!"llvm.loop.parallel_access_indices", !GROUP..., i32 SAFELEN}`: those that
    /// element pointers with these groups lead into. Each with the distance, 0 if there is none.
    fn accessed_arrays(&self, node: MetadataId) -> Vec<(ValueId, u32)> {
        let module = self.facts.module;
        let body = self.body;
        let Metadata::Node { operands, .. } = body.metadata(module, node) else {
            return Vec::new();
        };
        let mut length = 0;
        let mut found: Vec<ValueId> = Vec::new();
        for (at, group) in operands.iter().enumerate().skip(1) {
            let Some(group) = group else { continue };
            if let Metadata::Value { .. } = body.metadata(module, group) {
                length = self.metadata_int(node, at).unwrap_or(0) as u32;
                continue;
            }
            for inst in (0..body.inst_count()).map(InstId) {
                let Instruction::GetElementPtr { base, .. } = body.inst(inst) else { continue };
                let Some(of) = self.attachment(inst, b"llvm.index.group") else { continue };
                let listed = match body.metadata(module, of) {
                    Metadata::Node { operands, .. } => {
                        operands.iter().flatten().any(|operand| operand == group)
                    }
                    _ => false,
                };
                if of == group || listed {
                    let array = self.array_behind(base);
                    if let Some(array) = array.filter(|array| !found.contains(array)) {
                        found.push(array);
                    }
                }
            }
        }
        found.into_iter().map(|array| (array, length)).collect()
    }

    /// The variable that a pointer leads to. Only what is there before every loop can be named.
    fn array_behind(&self, pointer: ValueId) -> Option<ValueId> {
        let mut value = pointer;
        for _ in 0..16 {
            value = match self.body.value(self.facts.module, value) {
                Value::Instruction(inst) => match self.body.inst(inst) {
                    Instruction::Alloca { .. } => return Some(value),
                    Instruction::Cast { value, .. } => value,
                    Instruction::GetElementPtr { base, .. } => base,
                    Instruction::Load { pointer, .. } => pointer,
                    _ => return None,
                },
                Value::Argument(_) | Value::Global(_) => return Some(value),
                _ => return None,
            };
        }
        None
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
        let Some(at) = self
            .s
            .loops
            .iter()
            .position(|it| it.header == block || it.merge.is_none() && it.latch == block)
        else {
            return Ok(());
        };
        let it = self.s.loops[at].clone();
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
                self.unstructured_control(&it)?;
            }
            return Ok(());
        }
        let Some(merge) = valid else {
            if it.latch == block && unstructured {
                self.unstructured_control(&it)?;
            }
            return Ok(());
        };
        let (merge, latch) = (self.label(merge), self.label(it.latch));
        self.write_control(Op::LoopMerge, &[merge, latch], &it)
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
