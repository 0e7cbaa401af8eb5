//! What `!llvm.loop` metadata asks for, as the mask and the literals of a loop control (SPIR-V section 3.23).

use lapidary_bitcode::ir::{InstId, Instruction, Metadata, MetadataId, Value, ValueId};
use lapidary_spirv::grammar::{Extension, LoopControl, Version};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lower::emit::Emitter;
use crate::lower::emit::state::LoopWord;

/// For each `llvm.index.group`, the arrays that are accessed by it; collected when the first loop asks.
pub(super) type Groups = Option<FxHashMap<MetadataId, Vec<ValueId>>>;

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

pub(super) const FPGA: Extension = Extension::SPV_INTEL_fpga_loop_controls;

/// Most arrays that one loop may name: the instruction has 65,535 words.
const MAX_ARRAYS: usize = 10_000;

impl Emitter<'_> {
    /// The loop control that metadata asks for.
    pub(super) fn loop_mask(&self, node: MetadataId, groups: &mut Groups) -> (u32, Vec<LoopWord>) {
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else {
            return (0, Vec::new());
        };
        let max = self.facts.options.max_version;
        let mut mask = 0;
        // Each literal with the bit of the mask that it belongs to.
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
            // A hint that is repeated counts once: each bit of the mask has one set of literals.
            let mut set = |bit: LoopControl, value: Option<i64>| {
                if let Some(value) = value.filter(|_| mask & bit.0 == 0) {
                    values.push((bit.0, LoopWord::Literal(value as u32)));
                }
                mask |= bit.0;
            };
            match name {
                b"llvm.loop.unroll.enable" => set(LoopControl::Unroll, None),
                // As Khronos' translator writes it, so that it recognises the hint when it translates back.
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
                    let found = self.accessed_arrays(operand, groups);
                    if !found.is_empty() && arrays.len().saturating_add(found.len()) <= MAX_ARRAYS {
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
        // A loop that must not be unrolled cannot have a number of copies (section 3.23), so that hint wins.
        if mask & LoopControl::DontUnroll.0 != 0 {
            let others = LoopControl::Unroll.0 | LoopControl::PartialCount.0;
            mask &= !others;
            values.retain(|value| value.0 & others == 0);
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
    fn accessed_arrays(&self, node: MetadataId, groups: &mut Groups) -> Vec<(ValueId, u32)> {
        let module = self.facts.module;
        let body = self.body;
        let Metadata::Node { operands, .. } = body.metadata(module, node) else {
            return Vec::new();
        };
        let mut length = 0;
        let mut found: Vec<ValueId> = Vec::new();
        let mut seen = FxHashSet::default();
        for (at, group) in operands.iter().enumerate().skip(1) {
            let Some(group) = group else { continue };
            if let Metadata::Value { .. } = body.metadata(module, group) {
                length = self.metadata_int(node, at).unwrap_or(0) as u32;
                continue;
            }
            let arrays = groups.get_or_insert_with(|| self.index_groups());
            for &array in arrays.get(&group).into_iter().flatten() {
                if seen.insert(array) {
                    found.push(array);
                }
            }
        }
        found.into_iter().map(|array| (array, length)).collect()
    }

    /// By group of indices: the arrays that element pointers with it lead into, each once. A pointer is of
    /// one group or of a list of them.
    fn index_groups(&self) -> FxHashMap<MetadataId, Vec<ValueId>> {
        let (module, body) = (self.facts.module, self.body);
        let mut arrays: FxHashMap<MetadataId, Vec<ValueId>> = FxHashMap::default();
        let mut seen = FxHashSet::default();
        for inst in (0..body.inst_count()).map(InstId) {
            let Instruction::GetElementPtr { base, .. } = body.inst(inst) else { continue };
            let Some(of) = self.attachment(inst, b"llvm.index.group") else { continue };
            let Some(array) = self.array_behind(base) else { continue };
            let mut add = |group: MetadataId| {
                if seen.insert((group, array)) {
                    arrays.entry(group).or_default().push(array);
                }
            };
            add(of);
            if let Metadata::Node { operands, .. } = body.metadata(module, of) {
                operands.iter().flatten().for_each(&mut add);
            }
        }
        arrays
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
}
