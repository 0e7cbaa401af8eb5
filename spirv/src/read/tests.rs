//! Tests of the module reader, on modules built word by word.

use super::*;

fn instruction(op: Op, operands: &[u32]) -> Vec<u32> {
    let mut words = vec![(operands.len() as u32 + 1) << 16 | u32::from(op.0)];
    words.extend(operands);
    words
}

fn module(bound: u32, instructions: &[Vec<u32>]) -> Vec<u32> {
    let mut words = vec![super::words::MAGIC, 0x0001_0400, 0, bound, 0];
    words.extend(instructions.concat());
    words
}

/// void f() { return; } as a kernel, with a line in front of it.
fn small() -> Vec<u32> {
    module(
        8,
        &[
            instruction(Op::Capability, &[6]),
            instruction(Op::MemoryModel, &[2, 2]),
            instruction(Op::String, &[7, 0]),
            instruction(Op::TypeVoid, &[1]),
            instruction(Op::TypeFunction, &[2, 1]),
            instruction(Op::Line, &[7, 1, 1]),
            instruction(Op::Function, &[1, 3, 0, 2]),
            instruction(Op::Label, &[4]),
            instruction(Op::Return, &[]),
            instruction(Op::FunctionEnd, &[]),
        ],
    )
}

#[test]
fn sections_functions_and_definitions() {
    let words = small();
    let module = Module::from_words(&words).unwrap();
    let sections: Vec<_> = module.runs().iter().map(|run| run.section).collect();
    assert_eq!(
        sections,
        [
            Section::Capabilities,
            Section::MemoryModel,
            Section::Sources,
            Section::Declarations,
            Section::Functions
        ]
    );
    // The runs tile the module, and the line belongs to the function.
    let ends: Vec<_> = module.runs().iter().map(|run| run.end).collect();
    let starts: Vec<_> = module.runs().iter().map(|run| run.start).collect();
    assert_eq!(starts[1..], ends[..ends.len() - 1]);
    assert_eq!((starts[0], ends[4]), (5, words.len() as u32));
    let function = module.functions()[0];
    assert_eq!((function.id, function.start), (3, starts[4] + 4));
    assert!(!module.is_declaration(&function));
    assert_eq!(module.function_at(function.start), Some(0));
    assert_eq!(module.function_at(starts[4]), None);
    assert_eq!(module.definition(4).unwrap().op(), Op::Label);
    assert_eq!(module.definition(1).unwrap().op(), Op::TypeVoid);
    assert!(module.definition(6).is_none() && module.definition(99).is_none());
    assert_eq!(module.instructions().count(), 10);
    assert_eq!(module.section(Section::Declarations).count(), 2);
}

#[test]
fn both_byte_orders_and_owned_words_read_the_same() {
    let words = small();
    let big: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
    let read = Module::from_bytes(&big).unwrap();
    assert_eq!(read.words(), words);
    assert_eq!(Module::from_owned(words.clone()).unwrap().runs(), read.runs());
}

#[test]
fn unknown_instructions_are_kept_where_they_stand() {
    let words = module(
        3,
        &[
            instruction(Op::Capability, &[6]),
            instruction(Op(0xFFF0), &[1, 2, 3]),
            instruction(Op::MemoryModel, &[2, 2]),
            instruction(Op::TypeVoid, &[1]),
            // Out of place: a capability after a type.
            instruction(Op::Capability, &[4]),
        ],
    );
    let module = Module::from_words(&words).unwrap();
    assert_eq!(module.section(Section::Capabilities).count(), 3);
    assert_eq!(module.instructions().nth(1).unwrap().op(), Op(0xFFF0));
}

#[test]
fn malformed_modules_are_refused_with_the_place() {
    let refuse = |instructions: &[Vec<u32>], word: usize, text: &str| {
        let error = Module::from_owned(module(5, instructions)).unwrap_err();
        assert_eq!(error.word(), Some(word), "{error}");
        assert!(error.message().contains(text), "{error}");
    };
    refuse(&[vec![0]], 5, "OpNop with a word count of 0");
    refuse(&[vec![3 << 16 | 17, 6]], 5, "OpCapability has 3 words, but the module has 2 left");
    refuse(&[instruction(Op::TypeVoid, &[])], 5, "ends before its result id");
    refuse(&[instruction(Op::TypeVoid, &[0])], 5, "the result id is 0");
    refuse(&[instruction(Op::TypeVoid, &[5])], 5, "not below the bound 5");
    let void = instruction(Op::TypeVoid, &[1]);
    refuse(&[void.clone(), void], 7, "%1 is defined twice, the first time at word 5");
    let function = instruction(Op::Function, &[1, 3, 0, 2]);
    refuse(std::slice::from_ref(&function), 5, "ends within function %3");
    refuse(&[function.clone(), function], 10, "OpFunctionEnd is missing");
    refuse(&[instruction(Op::Function, &[1, 3])], 5, "five words");
}
