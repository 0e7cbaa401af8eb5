//! The whole corpus through the translation: every file is translated, or refused with the message
//! that is on record; what is written reads back, its ids are defined, its blocks are well formed,
//! and it is the same with 1, 2 and 8 threads.
//!
//! The record is `corpus/refused.txt`; `BLESS=1 cargo test --test corpus` writes what is refused
//! now, and the diff is the review. spirv-val has the last word on validity, in `.ci/run outputs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use lapidary::lower::{Extensions, Options, translate};
use lapidary::parallel::with_threads;
use lapidary_spirv::grammar::Op;
use lapidary_spirv::link::LinkIndex;
use lapidary_spirv::read::{Instruction, Module, Section};

const RECORD: &str = "corpus/refused.txt";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The bitcode of the corpus, by its name below `corpus/bc`.
fn files() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    for program in fs::read_dir(root().join("corpus/bc")).expect("the corpus").flatten() {
        for file in fs::read_dir(program.path()).expect("a folder of the corpus").flatten() {
            let path = file.path();
            if path.extension().is_some_and(|extension| extension == "bc") {
                let name = path.strip_prefix(root().join("corpus/bc")).expect("below it");
                found.push((name.to_string_lossy().into_owned(), path.clone()));
            }
        }
    }
    found.sort();
    assert!(found.len() > 400, "the walk over the corpus finds {} files", found.len());
    found
}

/// The words that a file becomes, or why it does not.
fn run(bytes: &[u8], threads: usize) -> Result<Vec<u32>, String> {
    let modules = lapidary_bitcode::read(bytes).map_err(|error| error.to_string())?;
    let [module] = &modules[..] else { return Err(format!("{} modules", modules.len())) };
    let options = Options { extensions: Extensions::all(), ..Options::default() };
    let done = with_threads(threads, || translate(module, &options));
    match done.map_err(|error| error.to_string())? {
        Ok(translation) => Ok(translation.into_words()),
        Err(error) => Err(error.to_string()),
    }
}

fn is_terminator(op: Op) -> bool {
    matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Unreachable
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
fn check(words: Vec<u32>) -> Result<(), String> {
    let module = Module::from_owned(words).map_err(|error| error.to_string())?;
    // The index of the linker looks up every id.
    LinkIndex::new(&module).map_err(|error| error.to_string())?;
    let mut names = BTreeSet::new();
    for entry in module.entry_points() {
        let name = entry.name.clone();
        if !names.insert(name.clone()) {
            return Err(format!("two entry points '{name}'"));
        }
    }
    if module.section(Section::MemoryModel).count() != 1 {
        return Err("not one memory model".to_owned());
    }
    blocks(&module)
}

#[test]
fn every_file_is_translated_or_refused_as_recorded() {
    // One after the other: each translation has threads of its own, and a thread of another pool that
    // waits for them would take up further files on the same stack.
    let results: Vec<(String, Result<(), String>, Option<String>)> = files()
        .into_iter()
        .map(|(name, path)| {
            let bytes = fs::read(&path).expect("a file of the corpus");
            let one = run(&bytes, 1);
            let same = [2, 8].into_iter().find(|&threads| run(&bytes, threads) != one);
            let differs = same.map(|threads| format!("not the same with {threads} threads"));
            match one {
                Ok(words) => {
                    let wrong = check(words).err().or(differs);
                    (name, Ok(()), wrong)
                }
                Err(message) => (name, Err(message), differs),
            }
        })
        .collect();
    let mut wrong = String::new();
    let mut record = String::from(
        "# What the translation refuses of the corpus, and how: written by BLESS=1 cargo test --test corpus\n",
    );
    for (name, result, complaint) in &results {
        if let Some(complaint) = complaint {
            let _ = writeln!(wrong, "{name}: {complaint}");
        }
        if let Err(message) = result {
            let _ = writeln!(record, "{name}: {}", message.replace('\n', " / "));
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
    let path = root().join(RECORD);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &record).expect("the record can be written");
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let differences: Vec<String> = record
        .lines()
        .filter(|line| !expected.lines().any(|known| known == *line))
        .map(|line| format!("+ {line}"))
        .chain(
            expected
                .lines()
                .filter(|line| !record.lines().any(|now| now == *line))
                .map(|line| format!("- {line}")),
        )
        .collect();
    assert!(
        differences.is_empty(),
        "\n{}\nBLESS=1 cargo test --test corpus accepts this\n",
        differences.join("\n")
    );
}
