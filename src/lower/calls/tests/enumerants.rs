//! Every decoration, execution mode, builtin variable and opaque type that a kernel may have, from the
//! enumerations of the grammar, as front ends say them: `!spirv.Decorations` of a variable,
//! `!spirv.ExecutionMode` of the module, `@__spirv_BuiltInNAME`, `target("spirv.NAME")`.
//!
//! As in [`super::closure`], each is translated with all extensions: it stands there with its operands in
//! their order, and the module declares the capabilities and extensions of it and of its operands, and no
//! more than the same module without it. Without extensions what needs one is left out (types are refused),
//! and the message says the option that allows it. Operands that are enumerants take every value that a
//! kernel may have.

use lapidary_spirv::grammar::{
    BuiltIn, Capability, Decoration, Enumerant, Enumeration, ExecutionMode, INSTRUCTIONS, Op,
    OperandKind, Quantifier, instruction, op_by_name,
};
use lapidary_spirv::read;

use super::closure::{Declared, Needs};
use super::{Declaration, Ty, Writer};
use crate::{Extensions, Module, Translate};

/// Enumerants that no module of these tests has, and why.
const LEFT_OUT: &[(&str, &[&str])] = &[
    (
        "their operands are ids of what metadata does not name",
        &["AliasScopeINTEL", "NoAliasINTEL", "CounterBuffer", "ArrayStrideIdEXT", "OffsetIdEXT"],
    ),
    ("its operand is a condition, which SPV_INTEL_function_variants has", &["ConditionalINTEL"]),
    ("the value is a whole module's to say, not a variable's", &["LinkageAttributes"]),
    ("it is of a type", &["FPFastMathDefault", "CPacked"]),
    ("it is of a constant", &["SpecId"]),
    (
        "its extension is for graphics, though its row names no capability",
        &[
            "BaryCoordNoPerspAMD",
            "BaryCoordNoPerspCentroidAMD",
            "BaryCoordNoPerspSampleAMD",
            "BaryCoordSmoothAMD",
            "BaryCoordSmoothCentroidAMD",
            "BaryCoordSmoothSampleAMD",
            "BaryCoordPullModelAMD",
        ],
    ),
];

/// What the text of an extension wants besides (SPV_INTEL_float_controls2), as `gates` has it.
const ALSO: &[(&str, Needs)] = &[
    ("FloatingPointModeALTINTEL", Needs::capability(&[Capability::FloatingPointModeINTEL])),
    ("FloatingPointModeIEEEINTEL", Needs::capability(&[Capability::FloatingPointModeINTEL])),
];

/// Types of the grammar that LLVM has itself.
const PLAIN: &[&str] = &[
    "OpTypeVoid",
    "OpTypeBool",
    "OpTypeInt",
    "OpTypeFloat",
    "OpTypeVector",
    "OpTypeArray",
    "OpTypeStruct",
    "OpTypeStructContinuedINTEL",
    "OpTypePointer",
    "OpTypeForwardPointer",
    "OpTypeUntypedPointerKHR",
    "OpTypeFunction",
    "OpTypeOpaque",
];

/// Types that no front end has a name for, and why.
const TYPES_LEFT_OUT: &[(&str, &[&str])] = &[
    ("matrices of shaders: Kernel does not come with the capability", &["OpTypeMatrix"]),
    (
        "tensors and graphs are data of other modules than kernels",
        &["OpTypeTensorARM", "OpTypeGraphARM"],
    ),
    (
        "heaps of descriptors, views of tensors and vectors by id are for graphics",
        &["OpTypeBufferEXT", "OpTypeTensorLayoutNV", "OpTypeTensorViewNV", "OpTypeVectorIdEXT"],
    ),
    (
        "a token is of SPV_INTEL_token_type, in which nothing has a value of it",
        &["OpTypeTokenINTEL"],
    ),
];

/// The types with a name, which is that of the instruction unless it is here, and the numbers that they have.
const TYPES: &[(Op, &str, Option<&Ty>, &[u64])] = &[
    (Op::TypeImage, "Image", Some(&Ty::Void), &[1, 0, 0, 0, 0, 0, 0]),
    (Op::TypeSampledImage, "SampledImage", Some(&Ty::Void), &[1, 0, 0, 0, 0, 0, 0]),
    (Op::TypeVmeImageINTEL, "VmeImageINTEL", Some(&Ty::Void), &[1, 0, 0, 0, 0, 0, 0]),
    (Op::TypePipe, "Pipe", None, &[1]),
    (Op::TypeBufferSurfaceINTEL, "BufferSurfaceINTEL", None, &[2]),
    (Op::TypeCooperativeMatrixKHR, "CooperativeMatrixKHR", Some(&Ty::Float(32)), &[3, 4, 8, 2]),
    (Op::TypeTaskSequenceALTERA, "TaskSequenceINTEL", None, &[]),
];

/// The rows of an enumeration that a kernel may have.
fn rows(table: &'static Enumeration) -> impl Iterator<Item = &'static Enumerant> {
    let left_out = |name: &str| LEFT_OUT.iter().any(|row| row.1.contains(&name));
    table
        .enumerants
        .iter()
        .filter(move |row| Needs::from(*row).is_of_kernels() && !left_out(row.name))
}

/// An operand as metadata says it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Said {
    Number(u32),
    Text,
}

/// The text of all operands that are one, as words.
const TEXT: &str = "text";

/// The lists of operands with which an enumerant is tried, and what the operands need themselves.
fn operand_lists(row: &'static Enumerant) -> Vec<(Vec<Said>, Vec<Needs>)> {
    let mut lists = vec![(Vec::new(), Vec::new())];
    for operand in row.parameters.iter().filter(|it| it.quantifier != Quantifier::Optional) {
        let values: Vec<(Said, Option<Needs>)> = match operand.kind {
            OperandKind::LiteralString => vec![(Said::Text, None)],
            kind => match kind.enumeration() {
                // Widths are among them.
                None => vec![(Said::Number(16), None)],
                Some(table) => rows(table)
                    .filter(|it| it.parameters.is_empty() && table.by_value(it.value).is_some())
                    .map(|it| (Said::Number(it.value), Some(it.into())))
                    .collect(),
            },
        };
        lists = lists
            .iter()
            .flat_map(|(said, needs): &(Vec<Said>, Vec<Needs>)| {
                values.iter().map(|(value, need)| {
                    let said = [&said[..], std::slice::from_ref(value)].concat();
                    (said, needs.iter().copied().chain(*need).collect())
                })
            })
            .collect();
    }
    lists
}

/// Where an enumerant is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Variable,
    Kernel,
}

/// A module with a variable `v` and a kernel `f` that loads and stores it; at one of them metadata of a
/// number and operands, where there is some.
fn module(variable: &str, place: Place, said: Option<(u32, &[Said])>) -> Vec<u8> {
    let mut w = Writer::new();
    w.enter(8); // MODULE_BLOCK
    w.record(1, &[2]); // VERSION
    w.text(2, "spir64-unknown-unknown"); // TRIPLE
    w.enter(17); // TYPE_BLOCK_NEW
    w.record(1, &[5]); // NUMENTRY
    w.record(7, &[32]); // 0: i32
    w.record(2, &[]); // 1: void
    w.record(25, &[1]); // 2: ptr addrspace(1)
    w.record(21, &[0, 1, 2]); // 3: void (ptr addrspace(1))
    w.record(25, &[0]); // 4: ptr
    w.exit();
    let name = variable.len() as u64;
    // GLOBALVAR: name, type, explicit and in address space 1, no initializer, external.
    w.record(7, &[0, name, 0, 1 << 2 | 1 << 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    w.record(8, &[name, 1, 3, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // FUNCTION
    if let Some((number, operands)) = said {
        let mut numbers = vec![number];
        numbers.extend(operands.iter().filter_map(|it| match it {
            Said::Number(number) => Some(*number),
            Said::Text => None,
        }));
        w.enter(11); // CONSTANTS_BLOCK
        w.record(1, &[0]); // SETTYPE
        for &number in &numbers {
            w.record(4, &[u64::from(number) << 1]); // INTEGER
        }
        w.exit();
        w.enter(22); // METADATA_KIND_BLOCK
        let kind: Vec<u64> = "spirv.Decorations".bytes().map(u64::from).collect();
        w.record(6, &[&[0], &kind[..]].concat());
        w.exit();
        w.enter(15); // METADATA_BLOCK
        w.record(2, &[4, 1]); // VALUE: the kernel
        w.text(1, TEXT); // STRING
        for at in 0..numbers.len() as u64 {
            w.record(2, &[0, 2 + at]); // VALUE
        }
        // The nodes begin to count at 1, as 0 is none.
        let mut next = 3;
        let mut node: Vec<u64> = Vec::new();
        for operand in [Said::Number(number)].iter().chain(operands) {
            match operand {
                Said::Text => node.push(2),
                Said::Number(_) => {
                    node.push(next);
                    next += 1;
                }
            }
        }
        let first = 2 + numbers.len() as u64;
        match place {
            Place::Variable => {
                w.record(3, &node); // NODE
                w.record(3, &[first + 1]);
                w.record(36, &[0, 0, first + 1]); // GLOBAL_DECL_ATTACHMENT
            }
            Place::Kernel => {
                w.record(3, &[&[1], &node[..]].concat());
                w.text(4, "spirv.ExecutionMode"); // NAME
                w.record(10, &[first]); // NAMED_NODE
            }
        }
        w.exit();
    }
    let constants = said.map_or(0, |(_, operands)| {
        1 + operands.iter().filter(|it| **it != Said::Text).count() as u64
    });
    let next = 3 + constants;
    w.enter(12); // FUNCTION_BLOCK
    w.record(1, &[1]); // DECLAREBLOCKS
    w.record(20, &[next, 0, 3, 0]); // LOAD of the variable
    w.record(44, &[2, 1, 3, 0]); // STORE to the parameter
    w.record(10, &[]); // RET
    w.exit();
    w.exit();
    w.names(format!("{variable}f").as_bytes());
    w.bytes
}

/// The words that an instruction has for operands.
fn words(operands: &[Said]) -> Vec<u32> {
    let mut words = Vec::new();
    for operand in operands {
        match operand {
            Said::Number(number) => words.push(*number),
            Said::Text => {
                let bytes = [TEXT.as_bytes(), &[0; 4]].concat();
                let word = |it: &[u8]| u32::from_le_bytes([it[0], it[1], it[2], it[3]]);
                words.extend(bytes.chunks_exact(4).map(word));
            }
        }
    }
    words
}

fn translated(bytes: &[u8], extensions: Extensions) -> Result<(Vec<u8>, Vec<String>), String> {
    let options = Translate::new().extensions(extensions);
    let module = Module::parse(bytes).map_err(|error| error.to_string())?;
    let translation = module.translate(&options).map_err(|error| error.to_string())?;
    Ok((translation.to_bytes(), translation.notes().to_vec()))
}

/// Operands of an instruction behind the target, ids of constants as their values.
fn found(module: &read::Module<'_>, op: Op, by_id: Op, number: u32) -> Option<Vec<u32>> {
    let text = op_by_name("OpDecorateString");
    let value = |&id: &u32| module.definition(id).and_then(|it| it.word(3)).unwrap_or(u32::MAX);
    module.instructions().find_map(|it| {
        let operands = it.operands();
        if operands.get(1) != Some(&number) {
            return None;
        }
        match it.op() {
            it if it == op || Some(it) == text => Some(operands[2..].to_vec()),
            it if it == by_id => Some(operands[2..].iter().map(value).collect()),
            _ => None,
        }
    })
}

/// What is wrong with what becomes of metadata with an enumerant.
fn problem(
    place: Place,
    row: &'static Enumerant,
    said: &[Said],
    needs: &[Needs],
) -> Result<(), String> {
    let bytes = module("v", place, Some((row.value, said)));
    let (with, notes) = translated(&bytes, Extensions::all())?;
    let (without, _) = translated(&module("v", place, None), Extensions::all())?;
    let read = |bytes| read::Module::from_bytes(bytes).map_err(|error| error.to_string());
    let (with, without) = (read(&with)?, read(&without)?);
    let (op, by_id) = match place {
        Place::Variable => (Op::Decorate, Op::DecorateId),
        Place::Kernel => (Op::ExecutionMode, Op::ExecutionModeId),
    };
    let Some(found_words) = found(&with, op, by_id, row.value) else {
        return Err(format!("it is not there: {notes:?}"));
    };
    if found_words != words(said) {
        return Err(format!("its operands are {found_words:?}"));
    }
    // Those that are not public bring their operands.
    let own = if row.name.starts_with("Internal") { &[] } else { needs };
    let also = ALSO.iter().filter(|also| also.0 == row.name).map(|also| also.1);
    let needs: Vec<Needs> =
        [row.into()].into_iter().chain(own.iter().copied()).chain(also).collect();
    if let Some(problem) = Declared::of(&with).problem(&needs, &Declared::of(&without)) {
        return Err(problem);
    }
    if !needs.iter().any(|it| it.needs_extension()) {
        return Ok(());
    }
    let (bytes, notes) = match translated(&bytes, Extensions::default()) {
        // What changes how memory is laid out or filled is not left out.
        Err(error) if error.contains("--spirv-ext=+") => return Ok(()),
        other => other?,
    };
    if found(&read(&bytes)?, op, by_id, row.value).is_some() {
        return Err("it is there without an extension".to_owned());
    }
    match notes.iter().any(|note| note.contains("--spirv-ext=+")) {
        true => Ok(()),
        false => Err(format!("the notes do not say what allows it: {notes:?}")),
    }
}

/// Tries all rows of an enumeration, and says how many there were.
fn check(place: Place, table: &'static Enumeration) -> usize {
    let mut problems = Vec::new();
    let mut count = 0;
    for row in rows(table) {
        count += 1;
        for (said, needs) in operand_lists(row) {
            // The translation panics where what it emits is invalid, in builds for tests.
            match std::panic::catch_unwind(|| problem(place, row, &said, &needs)) {
                Ok(Ok(())) => {}
                Ok(Err(problem)) => problems.push(format!("{} {said:?}: {problem}", row.name)),
                Err(_) => problems.push(format!("{} {said:?}: invalid", row.name)),
            }
        }
    }
    assert!(problems.is_empty(), "{}:\n{}", problems.len(), problems.join("\n"));
    count
}

#[test]
fn every_decoration_of_kernels_can_be_said_of_a_variable() {
    let count = check(Place::Variable, Decoration::ENUMERATION);
    assert!(count >= 101, "{count} decorations");
}

#[test]
fn every_execution_mode_of_kernels_can_be_said_of_a_kernel() {
    let count = check(Place::Kernel, ExecutionMode::ENUMERATION);
    assert!(count >= 41, "{count} execution modes");
}

#[test]
fn every_builtin_variable_of_kernels_can_be_read() {
    let mut problems = Vec::new();
    let mut count = 0;
    for row in rows(BuiltIn::ENUMERATION) {
        count += 1;
        let bytes = module(&format!("__spirv_BuiltIn{}", row.name), Place::Variable, None);
        let problem = || -> Result<(), String> {
            let (with, _) = translated(&bytes, Extensions::all())?;
            let (without, _) = translated(&module("v", Place::Variable, None), Extensions::all())?;
            let read = |bytes| read::Module::from_bytes(bytes).map_err(|error| error.to_string());
            let (with, without) = (read(&with)?, read(&without)?);
            let number = Decoration::BuiltIn.0;
            let found = found(&with, Op::Decorate, Op::DecorateId, number);
            if found != Some(vec![row.value]) {
                return Err(format!("it is not there, but {found:?}"));
            }
            let declared = Declared::of(&with).problem(&[row.into()], &Declared::of(&without));
            if let Some(problem) = declared {
                return Err(problem);
            }
            if !Needs::from(row).needs_extension() {
                return Ok(());
            }
            match translated(&bytes, Extensions::default()) {
                Ok(_) => Err("it is not refused without an extension".to_owned()),
                Err(error) if error.contains("SPV_") => Ok(()),
                Err(error) => Err(format!("it is refused without saying its extension: {error}")),
            }
        };
        match std::panic::catch_unwind(problem) {
            Ok(Ok(())) => {}
            Ok(Err(problem)) => problems.push(format!("{}: {problem}", row.name)),
            Err(_) => problems.push(format!("{}: invalid", row.name)),
        }
    }
    assert!(problems.is_empty(), "{} of {count}:\n{}", problems.len(), problems.join("\n"));
    assert!(count >= 44, "{count} builtin variables");
}

#[test]
fn every_opaque_type_of_kernels_has_a_name() {
    let mut problems = Vec::new();
    let mut count = 0;
    let listed = |name: &str| {
        PLAIN.contains(&name) || TYPES_LEFT_OUT.iter().any(|row| row.1.contains(&name))
    };
    let types = INSTRUCTIONS.iter().filter(|row| {
        row.name.starts_with("OpType") && Needs::from(*row).is_of_kernels() && !listed(row.name)
    });
    for row in types {
        count += 1;
        let own = row.name.strip_prefix("OpType").unwrap_or_default();
        let named = TYPES.iter().find(|it| it.0 == row.op);
        let (name, of, numbers) = named.map_or((own, None, &[][..]), |it| (it.1, it.2, it.3));
        let name = format!("spirv.{name}");
        let expected: Vec<u32> = numbers.iter().map(|&number| number as u32).collect();
        let problem = || -> Result<(), String> {
            let ty = Ty::Target(name.leak(), of, numbers, "4type");
            let declaration = |parameters| Declaration { result: Ty::Void, parameters };
            let bytes = declaration(vec![ty]).module("f", &[]);
            let (with, _) = translated(&bytes, Extensions::all())?;
            let (without, _) =
                translated(&declaration(vec![]).module("f", &[]), Extensions::all())?;
            let read = |bytes| read::Module::from_bytes(bytes).map_err(|error| error.to_string());
            let (with, without) = (read(&with)?, read(&without)?);
            let Some(found) = with.instructions().find(|it| it.op() == row.op) else {
                return Err("it is not there".to_owned());
            };
            // Numbers are literals, or of constants; those of the image of a sampled image are its own.
            let value = |&it: &u32| {
                let definition = with.definition(it).filter(|it| it.op() == Op::Constant);
                definition.and_then(|it| it.word(3)).unwrap_or(it)
            };
            let operands: Vec<u32> = found.operands().iter().skip(1).map(value).collect();
            let image = matches!(row.op, Op::TypeSampledImage | Op::TypeVmeImageINTEL);
            if !image && !operands.ends_with(&expected) {
                return Err(format!("its operands are {operands:?}"));
            }
            let needs: Vec<Needs> = match image {
                true => [Op::TypeImage, row.op]
                    .iter()
                    .filter_map(|&op| instruction(op))
                    .map(Needs::from)
                    .collect(),
                false => vec![row.into()],
            };
            let mut declared = Declared::of(&with);
            // What the image in it needs, which the grammar says of the dimensions.
            declared.without(Capability::ImageBasic);
            if let Some(problem) = declared.problem(&needs, &Declared::of(&without)) {
                return Err(problem);
            }
            match (
                needs.iter().any(|it| it.needs_extension()),
                translated(&bytes, Extensions::default()),
            ) {
                (true, Ok(_)) => Err("it is not refused without an extension".to_owned()),
                (true, Err(error)) if !error.contains("--spirv-ext=+") => {
                    Err(format!("it is refused without saying its extension: {error}"))
                }
                _ => Ok(()),
            }
        };
        match std::panic::catch_unwind(problem) {
            Ok(Ok(())) => {}
            Ok(Err(problem)) => problems.push(format!("{}: {problem}", row.name)),
            Err(_) => problems.push(format!("{}: invalid", row.name)),
        }
    }
    assert!(problems.is_empty(), "{} of {count}:\n{}", problems.len(), problems.join("\n"));
    assert!(count >= 26, "{count} types");
}
