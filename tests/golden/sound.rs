//! What our own reader and validator can say of a module that was written, and whether its blocks are well
//! formed. spirv-val has the last word on validity, in `.ci/run outputs`.

use std::collections::{BTreeMap, BTreeSet};

use lapidary_spirv::grammar::Op;
use lapidary_spirv::link::LinkIndex;
use lapidary_spirv::read::{Instruction, Module, Section};
use lapidary_spirv::validate::validate;

fn is_terminator(op: Op) -> bool {
    matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Unreachable
            | Op::AbortKHR
    )
}

/// The blocks that a terminator leads to.
fn targets(instruction: &Instruction<'_>, selector_words: usize) -> Vec<u32> {
    let operands = instruction.operands();
    match instruction.op() {
        Op::Branch => vec![operands[0]],
        Op::BranchConditional => vec![operands[1], operands[2]],
        Op::Switch => {
            let cases = operands[2..].chunks(selector_words + 1).map(|case| case[selector_words]);
            std::iter::once(operands[1]).chain(cases).collect()
        }
        _ => Vec::new(),
    }
}

/// Words of a literal of the type of a value.
fn literal_words(module: &Module<'_>, value: u32) -> usize {
    let ty = module.definition(value).and_then(|value| value.result_type());
    let width = ty.and_then(|ty| module.definition(ty)).and_then(|ty| ty.word(2));
    width.unwrap_or(32).div_ceil(32) as usize
}

/// What is wrong with the blocks of a module's functions (SPIR-V, section 2.4 and 3.49.17).
fn blocks(module: &Module<'_>) -> Result<(), String> {
    for function in module.functions() {
        let wrong = |what: String| Err(format!("function {}: {what}", function.id));
        // By label: the blocks that lead to it.
        let mut edges: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
        let mut labels = BTreeSet::new();
        let mut phis = Vec::new();
        let mut block = None;
        for instruction in module.instructions_in(function.range()) {
            let op = instruction.op();
            match (op, block) {
                (Op::Label, None) => {
                    block = instruction.result();
                    labels.extend(block);
                }
                (Op::Label, Some(before)) => return wrong(format!("block {before} has no end")),
                (op, Some(from)) if is_terminator(op) => {
                    let words = match op {
                        Op::Switch => literal_words(module, instruction.operands()[0]),
                        _ => 1,
                    };
                    for target in targets(&instruction, words) {
                        edges.entry(target).or_default().insert(from);
                    }
                    block = None;
                }
                (Op::Phi, Some(at)) => {
                    let parents: Vec<u32> =
                        instruction.operands()[2..].chunks(2).map(|pair| pair[1]).collect();
                    phis.push((at, parents));
                }
                (_, Some(_)) => {}
                (
                    Op::Function | Op::FunctionParameter | Op::FunctionEnd | Op::Line | Op::NoLine,
                    None,
                ) => {}
                (op, None) => return wrong(format!("{op} outside of a block")),
            }
        }
        if let Some(target) = edges.keys().find(|target| !labels.contains(target)) {
            return wrong(format!("a branch to {target}, which is no block of it"));
        }
        for (at, parents) in phis {
            let unique: BTreeSet<u32> = parents.iter().copied().collect();
            if unique.len() != parents.len() {
                return wrong(format!("a phi of block {at} names a block twice"));
            }
            if edges.get(&at).cloned().unwrap_or_default() != unique {
                return wrong(format!("a phi of block {at} does not name what leads there"));
            }
        }
    }
    Ok(())
}

/// Reads a module back and checks what our own reader can.
pub(crate) fn check(words: &[u32]) -> Result<(), String> {
    let module = Module::from_words(words).map_err(|error| error.to_string())?;
    // The index of the linker looks up every id.
    LinkIndex::new(&module).map_err(|error| error.to_string())?;
    validate(&module).map_err(|invalid| invalid.to_string())?;
    if module.section(Section::MemoryModel).count() != 1 {
        return Err("not one memory model".to_owned());
    }
    blocks(&module)
}
