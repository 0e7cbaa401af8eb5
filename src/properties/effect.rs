//! What becomes of a property with its value, at the place where it stands.

use lapidary_bitcode::Module;
use lapidary_spirv::grammar::{Decoration, ExecutionMode};

use super::metadata::Word;
use super::registry::{Outcome, Property};
use super::value::Value;

/// What a property comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// A decoration with its operands.
    Decoration(Decoration, Vec<u32>),
    /// An execution mode with its operands.
    Mode(ExecutionMode, Vec<u32>),
    /// What this kind of metadata says, which counts more where the function has it.
    Metadata(&'static str, Vec<Word>),
    /// The alignment of a pointer.
    Alignment(u32),
    /// A cache control: decoration, level, control.
    CacheControl(Decoration, u32, u32),
}

/// What a property stands at, as far as that decides what becomes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// Whether the code is for an FPGA.
    pub(crate) fpga: bool,
    /// Whether the code is compiled ahead of time, for a device that is known.
    pub(crate) ahead_of_time: bool,
    /// Whether it is an ESIMD function.
    pub(crate) esimd: bool,
}

impl Target {
    /// Something in a module.
    pub(crate) fn new(module: &Module<'_>) -> Self {
        // The sub-architecture: `spir64_fpga-unknown-unknown`.
        let (architecture, _) = module.triple.split_once('-').unwrap_or((&module.triple, ""));
        let device = architecture.split_once('_').map(|(_, device)| device);
        Target { fpga: device == Some("fpga"), ahead_of_time: device.is_some(), esimd: false }
    }
}

/// Rounding and denormals: bit, mode, widths, in the order in which the modes are written.
const FLOATS: [(i64, ExecutionMode, &[u32]); 8] = [
    (1, ExecutionMode::RoundingModeRTE, &[64, 32, 16]),
    (2, ExecutionMode::RoundingModeRTPINTEL, &[64, 32, 16]),
    (4, ExecutionMode::RoundingModeRTNINTEL, &[64, 32, 16]),
    (8, ExecutionMode::RoundingModeRTZ, &[64, 32, 16]),
    (16, ExecutionMode::DenormFlushToZero, &[64, 32, 16]),
    (128, ExecutionMode::DenormPreserve, &[16]),
    (64, ExecutionMode::DenormPreserve, &[32]),
    (32, ExecutionMode::DenormPreserve, &[64]),
];

/// What SYCL's cache modes are to loads and stores, by nibble of the packed value: uncached, cached,
/// streaming, invalidate, constant, write-through, write-back.
const LOADS: [u32; 5] = [0, 1, 2, 3, 4];
const STORES: [u32; 7] = [0, 0, 3, 0, 0, 1, 2];

/// The controls that a packed value says: those of each mode by level, from the lowest.
fn cache_controls(decoration: Decoration, packed: i64) -> Vec<Effect> {
    let modes: &[u32] =
        if decoration == Decoration::CacheControlLoadINTEL { &LOADS } else { &STORES };
    let mut controls = Vec::new();
    for (nibble, &control) in (0u32..).step_by(4).zip(modes) {
        for level in 0..4 {
            if packed.unbounded_shr(nibble.saturating_add(level)) & 1 != 0 {
                controls.push(Effect::CacheControl(decoration, level, control));
            }
        }
    }
    controls
}

/// The operands of a decoration from a value; `None` where it says that the decoration is not there.
fn operands(decoration: Decoration, value: &Value) -> Option<Vec<u32>> {
    let row = Decoration::ENUMERATION.by_value(decoration.0);
    match value {
        Value::None => Some(Vec::new()),
        // Where SPIR-V has no operand, the decoration itself is the switch.
        Value::Switch(on) if row.is_some_and(|row| row.parameters.is_empty()) => on.then(Vec::new),
        Value::Switch(on) => Some(vec![u32::from(*on)]),
        Value::Numbers(numbers) => Some(numbers.iter().map(|&number| number as u32).collect()),
        Value::Text(text) => {
            let mut words = Vec::new();
            super::metadata::push_string(&mut words, text);
            Some(words)
        }
    }
}

/// What becomes of a property with this value. Facts of the graph are read by who makes the graph.
pub(crate) fn effects(property: &Property, value: &Value, target: Target) -> Vec<Effect> {
    let number = value.number();
    let metadata = |kind, words: Vec<Word>| vec![Effect::Metadata(kind, words)];
    match property.outcome {
        Outcome::Fact(_) => Vec::new(),
        Outcome::Decoration(decoration) => operands(decoration, value)
            .map(|words| Effect::Decoration(decoration, words))
            .into_iter()
            .collect(),
        // Only together with the name of the variable: whoever lowers it knows that.
        Outcome::HostAccess => Vec::new(),
        Outcome::Alignment => vec![Effect::Alignment(number as u32)],
        Outcome::Prefetch(control) => vec![Effect::Decoration(
            Decoration::CacheControlLoadINTEL,
            vec![number as u32, control],
        )],
        Outcome::CacheControl(decoration) => cache_controls(decoration, number),
        Outcome::Sizes(kind, mode) => {
            let Value::Numbers(sizes) = value else { return Vec::new() };
            let mut sizes: Vec<Word> = sizes.iter().rev().map(|&size| Word::Number(size)).collect();
            if mode.is_none() {
                return metadata(kind, sizes);
            }
            // SYCL's first dimension is the slowest one; metadata has three in any case.
            let count = sizes.len();
            sizes.resize(3, Word::Number(1));
            let mut found = metadata(kind, sizes);
            if count < 3 {
                found.extend(metadata("work_group_num_dim", vec![Word::Number(count as i64)]));
            }
            found
        }
        Outcome::Metadata(kind, _) => metadata(kind, vec![Word::Number(number)]),
        Outcome::SingleTask if target.fpga => {
            metadata("max_global_work_dim", vec![Word::Number(0)])
        }
        Outcome::SingleTask => Vec::new(),
        Outcome::Interface(interface) => {
            let mut words = vec![Word::Text(interface.name.to_owned())];
            if number != 0 {
                words.push(Word::Text(interface.word.to_owned()));
            }
            metadata("ip_interface", words)
        }
        Outcome::Cluster => {
            let kind = if number == 0 { "stall_free" } else { "stall_enable" };
            metadata(kind, vec![Word::Number(1)])
        }
        Outcome::GrfSize | Outcome::AllocMode if target.esimd => Vec::new(),
        Outcome::GrfSize => match number {
            512 if target.ahead_of_time => metadata("MaximumRegisters", vec![Word::Number(512)]),
            0 | 128 | 256 => metadata("RegisterAllocMode", vec![Word::Number(number / 128)]),
            _ => Vec::new(),
        },
        Outcome::AllocMode => metadata("RegisterAllocMode", vec![Word::Number(number)]),
        Outcome::MaximumRegisters => {
            let word = match number {
                0 => Word::Text("AutoINTEL".to_owned()),
                _ => Word::Number(number),
            };
            metadata("MaximumRegisters", vec![word])
        }
        Outcome::Pipelined => {
            let enable =
                Effect::Decoration(Decoration::PipelineEnableINTEL, vec![u32::from(number != 0)]);
            let interval =
                Effect::Decoration(Decoration::InitiationIntervalINTEL, vec![number as u32]);
            if number > 0 { vec![enable, interval] } else { vec![enable] }
        }
        Outcome::FloatControl => FLOATS
            .iter()
            .filter(|row| number & row.0 != 0)
            .flat_map(|row| row.2.iter().map(|&width| Effect::Mode(row.1, vec![width])))
            .collect(),
        Outcome::DeclaredAspects => {
            let Value::Numbers(aspects) = value else { return Vec::new() };
            metadata("sycl_declared_aspects", aspects.iter().map(|&it| Word::Number(it)).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::properties::find;

    fn of(name: &str, value: &str, target: Target) -> Vec<Effect> {
        let property = find(name.as_bytes()).expect("is a row");
        effects(property, &property.kind.read(value).expect("is a value"), target)
    }

    const FUNCTION: Target = Target { fpga: false, ahead_of_time: false, esimd: false };

    fn metadata(kind: &'static str, numbers: &[i64]) -> Effect {
        Effect::Metadata(kind, numbers.iter().map(|&number| Word::Number(number)).collect())
    }

    #[test]
    fn sizes_are_reversed_and_padded() {
        assert_eq!(
            of("sycl-work-group-size", "8,4", FUNCTION),
            [metadata("reqd_work_group_size", &[4, 8, 1]), metadata("work_group_num_dim", &[2])]
        );
        assert_eq!(
            of("sycl-max-work-group-size", "1,2,3", FUNCTION),
            [metadata("max_work_group_size", &[3, 2, 1])]
        );
        assert_eq!(
            of("sycl-max-linear-work-group-size", "64", FUNCTION),
            [metadata("max_linear_work_group_size", &[64])]
        );
    }

    #[test]
    fn registers_depend_on_the_target() {
        let registers = |size, target| of("sycl-grf-size", size, target);
        assert_eq!(registers("256", FUNCTION), [metadata("RegisterAllocMode", &[2])]);
        assert_eq!(registers("512", FUNCTION), []);
        let known = Target { ahead_of_time: true, ..FUNCTION };
        assert_eq!(registers("512", known), [metadata("MaximumRegisters", &[512])]);
        assert_eq!(registers("256", Target { esimd: true, ..FUNCTION }), []);
    }

    #[test]
    fn a_packed_value_is_a_list_of_cache_controls() {
        // Cached at L1 and L2, streaming at L3.
        let load = Decoration::CacheControlLoadINTEL;
        assert_eq!(
            of("sycl-cache-read-hint", "0x430", FUNCTION),
            [
                Effect::CacheControl(load, 0, 1),
                Effect::CacheControl(load, 1, 1),
                Effect::CacheControl(load, 2, 2)
            ]
        );
        let store = Decoration::CacheControlStoreINTEL;
        assert_eq!(
            of("sycl-cache-write-hint", "0x1200001", FUNCTION),
            [
                Effect::CacheControl(store, 0, 0),
                Effect::CacheControl(store, 1, 1),
                Effect::CacheControl(store, 0, 2)
            ]
        );
    }
}
