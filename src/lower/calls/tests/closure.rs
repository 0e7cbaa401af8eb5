//! Every instruction that a kernel may call by its own name: `__spirv_NAME` for each row of the grammar.
//!
//! For each a module with one call is made of what the grammar and the signatures say. Translated with all
//! extensions, the instruction stands there with its operands in their order, and of capabilities and
//! extensions the module declares those of the instruction and no more than the same module without it.
//! Without extensions it is refused, by the name of one that allows it. With `CLOSURE_DIR` set to a
//! folder, the modules are written there for another translator, and what they become for another
//! validator.

use std::collections::BTreeSet;

use lapidary_spirv::grammar::{
    Capability, Enumerant, Extension, INSTRUCTIONS, InstructionDesc, Op, Operand, OperandKind,
    Quantifier, StorageClass, Version,
};
use lapidary_spirv::read::{self, Instruction};
use lapidary_spirv::signature;

use super::{Declaration, Int, Ty};
use crate::lower::gates::{implies, is_of_graphics};
use crate::{ErrorKind, Extensions, Module, Translate};

/// Instructions that no call stands for by itself, and why.
const LEFT_OUT: &[(&str, &[Op])] = &[
    ("its operand is the type of the argument", &[Op::CooperativeMatrixLengthKHR]),
    (
        "it goes into an object with parts, which the declaration does not have",
        &[Op::AccessChain, Op::InBoundsAccessChain],
    ),
    ("its names end in _1D, _2D and _3D, and its result is a structure", &[Op::BuildNDRange]),
    (
        "its operand is a function, and its result has the properties in its type",
        &[Op::TaskSequenceCreateINTEL],
    ),
    ("it becomes the one that is not weak", &[Op::AtomicCompareExchangeWeak]),
];

/// Signatures of instructions for which the grammar is all that the product needs to know.
const SIGNATURES: &[(&str, &[Op])] = &[
    ("event i32 local* global* size size event", &[Op::GroupAsyncCopy]),
    ("* * i64", &[Op::PtrAccessChain, Op::InBoundsPtrAccessChain]),
    ("f32x4 sampled-image f32x2 i32 f32", &[Op::ImageSampleExplicitLod]),
    ("f32x4 image i32x2", &[Op::ImageRead, Op::ImageFetch]),
    ("V image i32x2 f32x4", &[Op::ImageWrite]),
    ("i32 i32x4 L", &[Op::CompositeExtract]),
    ("i32x4 i32 i32x4 L", &[Op::CompositeInsert]),
    ("i32x2 i32 i32", &[Op::CompositeConstruct]),
    ("i32x2 i32x4 i32x4 L L", &[Op::VectorShuffle]),
    ("in-pipe pipe-storage", &[Op::CreatePipeFromPipeStorage]),
    ("i64 i32", &[Op::ReadClockKHR]),
    ("i16 f32", &[Op::ConvertFToBF16INTEL]),
    ("f32 i16", &[Op::ConvertBF16ToFINTEL]),
    ("f32 f32", &[Op::RoundFToTF32INTEL]),
    ("V global* i32", &[Op::SubgroupBlockPrefetchINTEL]),
    ("i32 i32 i32 i32 i32", &[Op::BitwiseFunctionINTEL]),
    ("image size", &[Op::ConvertHandleToImageINTEL]),
    ("sampler size", &[Op::ConvertHandleToSamplerINTEL]),
    ("sampled-image size", &[Op::ConvertHandleToSampledImageINTEL]),
];

/// Operands that are ids of constants, beside those whose kind says so.
const CONSTANTS: &[(Op, usize)] =
    &[(Op::BitwiseFunctionINTEL, 3), (Op::GroupNonUniformQuadSwap, 2)];

/// The operands of an instruction, without its result.
fn operands(row: &InstructionDesc) -> &[Operand] {
    &row.operands[if row.has_result() { 2 } else { 0 }..]
}

/// A value for what the instruction has as a literal, or as an id of a constant.
fn constant(row: &InstructionDesc, kind: OperandKind) -> Option<u64> {
    Some(match kind {
        // The work-group; these are instructions of sub-groups alone.
        OperandKind::IdScope if row.name.starts_with("OpGroupNonUniform") => 3,
        OperandKind::IdScope => 2,
        // Sequentially consistent, for the memory of the device.
        OperandKind::IdMemorySemantics => 0x210,
        OperandKind::ImageOperands if row.op == Op::ImageSampleExplicitLod => 2, // Lod
        OperandKind::StorageClass => StorageClass::CrossWorkgroup.0.into(),
        kind if kind.is_id() => return None,
        kind => match kind.enumeration() {
            Some(table) if table.bits => 0,
            Some(table) => {
                let plain = table.enumerants.iter().find(|row| row.parameters.is_empty());
                plain.map_or(0, |row| row.value.into())
            }
            None => 3,
        },
    })
}

/// What a call of the instruction looks like.
fn declaration(row: &InstructionDesc) -> Declaration {
    let own = SIGNATURES.iter().find(|signature| signature.1.contains(&row.op));
    if let Some(signature) = own.map(|own| own.0).or_else(|| signature::of_instruction(row.op)) {
        return Declaration::of(signature);
    }
    let required = operands(row).iter().filter(|it| it.quantifier == Quantifier::Once);
    Declaration {
        result: if row.has_result() { Int(32) } else { Ty::Void },
        parameters: required.map(|_| Int(32)).collect(),
    }
}

/// What a row of the grammar needs: one of the capabilities, one of the extensions or the version.
#[derive(Clone, Copy)]
pub(super) struct Needs {
    capabilities: &'static [Capability],
    extensions: &'static [Extension],
    version: Version,
}

impl From<&'static InstructionDesc> for Needs {
    fn from(row: &'static InstructionDesc) -> Self {
        let InstructionDesc { capabilities, extensions, version, .. } = *row;
        Self { capabilities, extensions, version }
    }
}

impl From<&'static Enumerant> for Needs {
    fn from(row: &'static Enumerant) -> Self {
        let Enumerant { capabilities, extensions, version, .. } = *row;
        Self { capabilities, extensions, version }
    }
}

impl Needs {
    /// One of some capabilities.
    pub(super) const fn capability(capabilities: &'static [Capability]) -> Self {
        Self { capabilities, extensions: &[], version: Version::V1_0 }
    }

    /// Whether a kernel may hold what has the row.
    pub(super) fn is_of_kernels(self) -> bool {
        self.capabilities.is_empty() || self.capabilities.iter().any(|&it| !is_of_graphics(it))
    }

    /// Whether only extensions bring it.
    pub(super) fn needs_extension(self) -> bool {
        self.version == Version::NEVER && !self.extensions.is_empty()
            || !self.capabilities.is_empty()
                && self.capabilities.iter().all(|it| {
                    Capability::ENUMERATION.by_value(it.0).is_some_and(|row| {
                        row.version == Version::NEVER && !row.extensions.is_empty()
                    })
                })
    }
}

/// What a module declares.
#[derive(Default)]
pub(super) struct Declared {
    capabilities: BTreeSet<u32>,
    extensions: BTreeSet<String>,
}

impl Declared {
    pub(super) fn of(module: &read::Module<'_>) -> Self {
        let mut declared = Self::default();
        for instruction in module.instructions() {
            match instruction.op() {
                Op::Capability => {
                    declared.capabilities.extend(instruction.word(1));
                }
                Op::Extension => {
                    declared.extensions.extend(instruction.string(1).map(|it| it.0));
                }
                _ => {}
            }
        }
        declared
    }

    /// Leaves a capability out.
    pub(super) fn without(&mut self, capability: Capability) {
        self.capabilities.remove(&capability.0);
    }

    /// What is wrong with what is declared for things of the grammar beside what is declared anyway.
    pub(super) fn problem(&self, rows: &[Needs], anyway: &Self) -> Option<String> {
        let has = |&wanted: &Capability| {
            self.capabilities.iter().any(|&it| implies(Capability(it), wanted))
        };
        let lacking =
            |row: &&Needs| !row.capabilities.is_empty() && !row.capabilities.iter().any(has);
        if let Some(row) = rows.iter().find(lacking) {
            return Some(format!("no capability of {:?}", row.capabilities));
        }
        // One of its row, one that implies that or is implied, or a part of the same extension.
        let of_row = |&it: &u32| {
            let brought = Capability::ENUMERATION.by_value(it).map_or(&[][..], |it| it.extensions);
            let it = Capability(it);
            rows.iter().any(|row| {
                row.capabilities.iter().any(|&own| implies(own, it) || implies(it, own))
                    || brought.iter().any(|extension| row.extensions.contains(extension))
            })
        };
        let mut more = self.capabilities.difference(&anyway.capabilities);
        if let Some(&more) = more.find(|it| !of_row(it)) {
            let name = Capability::ENUMERATION.by_value(more).map_or("?", |row| row.name);
            return Some(format!("capability {name} is not its own"));
        }
        let brings = |it: &&String| {
            let name = |extension: &Extension| extension.name() == it.as_str();
            let capability = |capability: &u32| {
                let row = Capability::ENUMERATION.by_value(*capability);
                row.is_some_and(|row| row.extensions.iter().any(name))
            };
            rows.iter().any(|row| row.extensions.iter().any(name))
                || self.capabilities.iter().any(capability)
        };
        let mut more = self.extensions.difference(&anyway.extensions);
        if let Some(more) = more.find(|it| !brings(it)) {
            return Some(format!("extension {more} is not its own"));
        }
        let named = |it: &Extension| self.extensions.contains(it.name());
        let lacking = |row: &&Needs| {
            row.version == Version::NEVER
                && !row.extensions.is_empty()
                && !row.extensions.iter().any(named)
        };
        rows.iter().find(lacking).map(|row| format!("no extension of {:?}", row.extensions))
    }
}

/// What stands for an operand: an argument of the function, or the number that is a constant.
fn origin(module: &read::Module<'_>, arguments: &[u32], mut id: u32) -> Result<usize, u32> {
    loop {
        if let Some(at) = arguments.iter().position(|&argument| argument == id) {
            return Ok(at);
        }
        let Some(definition) = module.definition(id) else { return Err(u32::MAX) };
        match (definition.op(), definition.word(3)) {
            (Op::Constant, Some(value)) => return Err(value),
            (Op::ConstantTrue, _) => return Err(1),
            (
                Op::Bitcast
                | Op::PtrCastToGeneric
                | Op::GenericCastToPtr
                | Op::UConvert
                | Op::INotEqual
                | Op::Select,
                Some(from),
            ) => id = from,
            _ => return Err(u32::MAX),
        }
    }
}

/// What is wrong with an instruction that a call became.
fn misplaced(
    module: &read::Module<'_>,
    row: &InstructionDesc,
    instruction: Instruction<'_>,
    given: usize,
    constants: &[(usize, u64)],
) -> Option<String> {
    let arguments: Vec<u32> = module
        .instructions()
        .filter(|it| it.op() == Op::FunctionParameter)
        .filter_map(|it| it.result())
        .collect();
    let words = &instruction.operands()[if row.has_result() { 2 } else { 0 }..];
    for (at, (operand, &word)) in operands(row).iter().zip(words).enumerate().take(given) {
        let constant = constants.iter().find(|constant| constant.0 == at).map(|it| it.1 as u32);
        let has = if operand.kind.is_id() { origin(module, &arguments, word) } else { Err(word) };
        let right = match (has, constant) {
            (Ok(place), None) => place == at,
            (Err(value), Some(constant)) => value == constant,
            _ => false,
        };
        if !right {
            return Some(format!("operand {at} is {has:?}"));
        }
    }
    None
}

/// What is wrong with the translation of a call of an instruction.
fn problem(row: &'static InstructionDesc) -> Result<(), String> {
    let name = row.name.strip_prefix("Op").expect("names of instructions begin so");
    let declaration = declaration(row);
    let constants: Vec<(usize, u64)> = (0..declaration.parameters.len())
        .filter_map(|at| {
            let by_name = CONSTANTS.contains(&(row.op, at)).then_some(5);
            let repeated = |it: &&Operand| it.quantifier == Quantifier::Repeated;
            let operand = operands(row).get(at).or(operands(row).last().filter(repeated))?;
            Some((at, by_name.or(constant(row, operand.kind))?))
        })
        .collect();
    let symbol = declaration.mangled(&format!("__spirv_{name}"));
    let call = declaration.module(&symbol, &constants);
    let without = declaration.module("without", &constants);
    let translate = |bytes: &[u8], options: &Translate| {
        Module::parse(bytes).and_then(|module| Ok(module.translate(options)?.to_bytes()))
    };
    let all = Translate::new().extensions(Extensions::all());
    let bytes = translate(&call, &all).map_err(|error| error.to_string())?;
    if let Some(folder) = std::env::var_os("CLOSURE_DIR") {
        let folder = std::path::PathBuf::from(folder);
        for (ending, bytes) in [("bc", &call), ("spv", &bytes)] {
            std::fs::write(folder.join(name).with_extension(ending), bytes)
                .expect("the folder takes files");
        }
    }
    let module = read::Module::from_bytes(&bytes).map_err(|error| error.to_string())?;
    let Some(instruction) = module.instructions().find(|it| it.op() == row.op) else {
        return Err("it is not there".to_owned());
    };
    // Operands may follow that no argument is: the signedness of texels.
    let given = declaration.parameters.len();
    if let Some(problem) = misplaced(&module, row, instruction, given, &constants) {
        return Err(problem);
    }
    let bytes = translate(&without, &all).map_err(|error| format!("without it: {error}"))?;
    let module_without = read::Module::from_bytes(&bytes).map_err(|error| error.to_string())?;
    let anyway = Declared::of(&module_without);
    if let Some(problem) = Declared::of(&module).problem(&[row.into()], &anyway) {
        return Err(problem);
    }
    if row.version != Version::NEVER || row.extensions.is_empty() {
        return Ok(());
    }
    match translate(&call, &Translate::new()) {
        Ok(_) => Err("it is not refused without an extension".to_owned()),
        Err(error) => match (error.kind(), error.needed_extension()) {
            (ErrorKind::NeedsExtension, Some(extension))
                if row.extensions.contains(&extension)
                    || translate(&without, &Translate::new()).is_err() =>
            {
                Ok(())
            }
            _ => Err(format!("it is refused without saying its extension: {error}")),
        },
    }
}

#[test]
fn every_instruction_of_kernels_can_be_called_by_its_name() {
    let left_out = |op: Op| LEFT_OUT.iter().any(|row| row.1.contains(&op));
    let rows = INSTRUCTIONS.iter().filter(|row| {
        signature::is_computation(row.op) && Needs::from(*row).is_of_kernels() && !left_out(row.op)
    });
    let mut count = 0;
    let mut problems = Vec::new();
    for row in rows {
        count += 1;
        // The translation panics where what it emits is invalid, in builds for tests.
        match std::panic::catch_unwind(|| problem(row)) {
            Ok(Ok(())) => {}
            Ok(Err(problem)) => problems.push(format!("{}: {problem}", row.name)),
            Err(_) => problems.push(format!("{}: invalid", row.name)),
        }
    }
    assert!(problems.is_empty(), "{} of {count}:\n{}", problems.len(), problems.join("\n"));
    assert!(count >= 565, "{count} instructions");
}
