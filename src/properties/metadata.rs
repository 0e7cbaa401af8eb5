//! Metadata of functions that SPIR-V has execution modes and decorations for: what front ends of OpenCL
//! write, what those of FPGAs do (SPV_INTEL_kernel_attributes, `_fpga_cluster_attributes`, `_loop_fuse`,
//! `_fpga_invocation_pipelining_attributes`), and what DPC++'s pass makes of properties.

use lapidary_spirv::grammar::{Capability, Decoration, ExecutionMode};

use super::effect::Effect;

/// An operand of metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// An integer.
    Number(i64),
    /// A string.
    Text(String),
    /// A node with an integer: the id of a constant.
    Id(i64),
}

/// What metadata becomes.
#[derive(Clone, Copy, Debug)]
enum Becomes {
    /// A mode with so many literals; the last is what stands for one that the metadata lacks.
    Mode(ExecutionMode, usize, u32),
    /// A mode without literals, unless the value is 0.
    ModeSwitch(ExecutionMode),
    /// A decoration with so many literals.
    Decoration(Decoration, usize),
    /// A decoration without operands, unless the value is 0.
    Switch(Decoration),
    /// The interface of a kernel, by its name.
    Interface,
    /// The size of sub-groups; what is not positive is no number of work-items.
    SubgroupSize,
    /// The mode of register allocation, as a text for Intel's compiler.
    RegisterAllocMode,
    /// The number of registers, or that the compiler chooses it.
    MaximumRegisters,
    /// The same, where the metadata is not one of the modes of register allocation.
    OtherRegisters,
}

/// A kind of metadata, and what becomes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// The kinds that say it, of which the first that is there counts.
    pub(crate) kinds: &'static [&'static str],
    becomes: Becomes,
}

const fn row(kinds: &'static [&'static str], becomes: Becomes) -> Row {
    Row { kinds, becomes }
}

/// What becomes decorations, on any function.
pub(crate) const DECORATIONS: &[Row] = &[
    row(&["stall_enable"], Becomes::Switch(Decoration::StallEnableINTEL)),
    row(&["stall_free"], Becomes::Switch(Decoration::StallFreeINTEL)),
    row(&["loop_fuse"], Becomes::Decoration(Decoration::FuseLoopsInFunctionINTEL, 2)),
    row(&["initiation_interval"], Becomes::Decoration(Decoration::InitiationIntervalINTEL, 1)),
    row(&["max_concurrency"], Becomes::Decoration(Decoration::MaxConcurrencyINTEL, 1)),
    row(&["pipeline_kernel"], Becomes::Decoration(Decoration::PipelineEnableINTEL, 1)),
    row(&["RegisterAllocMode"], Becomes::RegisterAllocMode),
];

/// What becomes execution modes of Intel's, on kernels, before the modes that the module lists.
pub(crate) const EARLY_MODES: &[Row] = &[
    row(&["max_work_group_size"], Becomes::Mode(ExecutionMode::MaxWorkgroupSizeINTEL, 3, 1)),
    row(&["max_global_work_dim"], Becomes::Mode(ExecutionMode::MaxWorkDimINTEL, 1, 0)),
    row(&["num_simd_work_items"], Becomes::Mode(ExecutionMode::NumSIMDWorkitemsINTEL, 1, 0)),
    row(
        &["scheduler_target_fmax_mhz"],
        Becomes::Mode(ExecutionMode::SchedulerTargetFmaxMhzINTEL, 1, 0),
    ),
    row(&["no_global_work_offset"], Becomes::ModeSwitch(ExecutionMode::NoGlobalOffsetINTEL)),
    row(&["ip_interface"], Becomes::Interface),
    row(&["MaximumRegisters"], Becomes::MaximumRegisters),
    row(&["RegisterAllocMode"], Becomes::OtherRegisters),
];

/// The sizes of work-groups, behind those.
pub(crate) const SIZES: &[Row] = &[
    row(&["reqd_work_group_size"], Becomes::Mode(ExecutionMode::LocalSize, 3, 1)),
    row(&["work_group_size_hint"], Becomes::Mode(ExecutionMode::LocalSizeHint, 3, 1)),
];

/// The size of sub-groups.
pub(crate) const SUBGROUPS: &[Row] =
    &[row(&["intel_reqd_sub_group_size", "reqd_sub_group_size"], Becomes::SubgroupSize)];

/// All tables.
pub(crate) const ALL: [&[Row]; 4] = [DECORATIONS, EARLY_MODES, SIZES, SUBGROUPS];

/// The interface of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Interface {
    /// Its name in metadata.
    pub(crate) name: &'static str,
    /// Its execution mode.
    pub(crate) mode: ExecutionMode,
    /// The word beside the name that sets the literal of the mode.
    pub(crate) word: &'static str,
}

/// By registers that the host writes.
pub(crate) const REGISTER_MAP: Interface = Interface {
    name: "csr",
    mode: ExecutionMode::RegisterMapInterfaceINTEL,
    word: "wait_for_done_write",
};

/// By streams.
pub(crate) const STREAMING: Interface = Interface {
    name: "streaming",
    mode: ExecutionMode::StreamingInterfaceINTEL,
    word: "stall_free_return",
};

/// Threads of an execution unit, by mode of register allocation: automatic, small, large.
const THREADS: [(i64, u32); 3] = [(0, 0), (1, 8), (2, 4)];

impl Row {
    /// What becomes of metadata of one of these kinds with these operands.
    pub(crate) fn effects(&self, words: &[Word]) -> Vec<Effect> {
        let number = |at: usize| match words.get(at) {
            Some(Word::Number(number)) => Some(*number),
            _ => None,
        };
        let literals = |count: usize, missing: u32| {
            (0..count).map(|at| number(at).map_or(missing, |it| it as u32)).collect()
        };
        let has =
            |wanted: &str| words.iter().any(|word| matches!(word, Word::Text(it) if it == wanted));
        match self.becomes {
            Becomes::Mode(mode, count, missing) => {
                vec![Effect::Mode(mode, literals(count, missing))]
            }
            Becomes::ModeSwitch(mode) if number(0) != Some(0) => {
                vec![Effect::Mode(mode, Vec::new())]
            }
            Becomes::Decoration(decoration, count) => {
                vec![Effect::Decoration(decoration, literals(count, 0))]
            }
            Becomes::Switch(decoration) if number(0) != Some(0) => {
                vec![Effect::Decoration(decoration, Vec::new())]
            }
            Becomes::ModeSwitch(_) | Becomes::Switch(_) => Vec::new(),
            Becomes::Interface => [REGISTER_MAP, STREAMING]
                .into_iter()
                .filter(|row| has(row.name))
                .map(|row| Effect::Mode(row.mode, vec![u32::from(has(row.word))]))
                .collect(),
            // The primary size is known by its name alone, and an automatic one is none.
            Becomes::SubgroupSize => match number(0) {
                Some(-1) => vec![Effect::Mode(ExecutionMode::NamedSubgroupSizeINTEL, vec![0])],
                Some(size) if size > 0 => {
                    vec![Effect::Mode(ExecutionMode::SubgroupSize, vec![size as u32])]
                }
                _ => Vec::new(),
            },
            Becomes::RegisterAllocMode => {
                let threads = THREADS.iter().find(|row| Some(row.0) == number(0));
                let text = |&(_, threads): &(i64, u32)| {
                    let mut words = Vec::new();
                    push_string(&mut words, &format!("num-thread-per-eu {threads}"));
                    Effect::Decoration(Decoration::UserSemantic, words)
                };
                threads.map(text).into_iter().collect()
            }
            Becomes::OtherRegisters if THREADS.iter().any(|row| Some(row.0) == number(0)) => {
                Vec::new()
            }
            Becomes::MaximumRegisters | Becomes::OtherRegisters if has("AutoINTEL") => {
                vec![Effect::Mode(ExecutionMode::NamedMaximumRegistersINTEL, vec![0])]
            }
            Becomes::MaximumRegisters | Becomes::OtherRegisters => {
                let (mode, count) = match words.first() {
                    Some(Word::Number(count)) => (ExecutionMode::MaximumRegistersINTEL, *count),
                    Some(Word::Id(count)) => (ExecutionMode::MaximumRegistersIdINTEL, *count),
                    _ => return Vec::new(),
                };
                vec![Effect::Mode(mode, vec![count as u32])]
            }
        }
    }
}

/// What a mode needs that is not in its row of the grammar.
pub(crate) fn mode_capability(mode: ExecutionMode) -> Option<Capability> {
    (mode == ExecutionMode::SubgroupSize).then_some(Capability::SubgroupDispatch)
}

/// Appends a literal string.
pub(crate) fn push_string(words: &mut Vec<u32>, text: &str) {
    let bytes = text.as_bytes();
    for chunk in bytes.chunks(4) {
        let mut word = [0; 4];
        word[..chunk.len()].copy_from_slice(chunk);
        words.push(u32::from_le_bytes(word));
    }
    if bytes.len().is_multiple_of(4) {
        words.push(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(kind: &str, words: &[Word]) -> Vec<Effect> {
        let rows = ALL.iter().copied().flatten().filter(|row| row.kinds.contains(&kind));
        rows.flat_map(|row| row.effects(words)).collect()
    }

    #[test]
    fn named_sizes_are_no_numbers() {
        let size = |size| of("intel_reqd_sub_group_size", &[Word::Number(size)]);
        assert_eq!(size(16), [Effect::Mode(ExecutionMode::SubgroupSize, vec![16])]);
        assert_eq!(size(-1), [Effect::Mode(ExecutionMode::NamedSubgroupSizeINTEL, vec![0])]);
        assert_eq!(size(0), []);
    }

    #[test]
    fn registers_have_numbers_or_are_the_compilers_choice() {
        let auto = of("MaximumRegisters", &[Word::Text("AutoINTEL".to_owned())]);
        assert_eq!(auto, [Effect::Mode(ExecutionMode::NamedMaximumRegistersINTEL, vec![0])]);
        let some = of("MaximumRegisters", &[Word::Number(256)]);
        assert_eq!(some, [Effect::Mode(ExecutionMode::MaximumRegistersINTEL, vec![256])]);
        let constant = of("MaximumRegisters", &[Word::Id(128)]);
        assert_eq!(constant, [Effect::Mode(ExecutionMode::MaximumRegistersIdINTEL, vec![128])]);
        // A mode of three, or a number of registers.
        let mode = of("RegisterAllocMode", &[Word::Number(2)]);
        assert!(matches!(mode[..], [Effect::Decoration(Decoration::UserSemantic, _)]));
        let count = of("RegisterAllocMode", &[Word::Number(128)]);
        assert_eq!(count, [Effect::Mode(ExecutionMode::MaximumRegistersINTEL, vec![128])]);
        assert_eq!(of("RegisterAllocMode", &[Word::Text("AutoINTEL".to_owned())]), auto);
    }
}
