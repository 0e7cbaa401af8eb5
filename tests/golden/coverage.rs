//! Whether the record shows what the lowering knows: every row of the tables of intrinsics and builtins
//! is called by some program that is translated, and every instruction and enumerant that is named in
//! `src/lower` stands in some text on record. A fault in something that no program reaches would pass.
//!
//! The names are taken from the sources, as the tables are no part of the library's interface.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lapidary_spirv::grammar::{self, OpenClStd, OperandKind};

use crate::programs::Program;
use crate::{golden, recorded};

/// Kinds of names in the sources, and the table that has their names in text.
const KINDS: &[(&str, OperandKind)] = &[
    ("AccessQualifier", OperandKind::AccessQualifier),
    ("BuiltIn", OperandKind::BuiltIn),
    ("Capability", OperandKind::Capability),
    ("Decoration", OperandKind::Decoration),
    ("ExecutionMode", OperandKind::ExecutionMode),
    ("FPFastMathMode", OperandKind::FPFastMathMode),
    ("FPRoundingMode", OperandKind::FPRoundingMode),
    ("FunctionControl", OperandKind::FunctionControl),
    ("FunctionParameterAttribute", OperandKind::FunctionParameterAttribute),
    ("GroupOperation", OperandKind::GroupOperation),
    ("ImageOperands", OperandKind::ImageOperands),
    ("LinkageType", OperandKind::LinkageType),
    ("LoopControl", OperandKind::LoopControl),
    ("MemoryAccess", OperandKind::MemoryAccess),
    ("SamplerAddressingMode", OperandKind::SamplerAddressingMode),
    ("SamplerFilterMode", OperandKind::SamplerFilterMode),
    ("StorageClass", OperandKind::StorageClass),
];

/// What no text on record has, and why.
const UNSEEN: &[(&str, &str)] = &[
    ("Op::AtomicCompareExchangeWeak", "it becomes the strong one"),
    ("Op::TypeTokenINTEL", "no instruction that gives a token is translated"),
    ("Capability::Shader", "is what a capability of graphics implies"),
    ("Capability::VectorAnyINTEL", "takes an extension by name, which no recorded translation has"),
    ("ExecutionMode::FPFastMathDefault", "is left out: nothing in LLVM IR is its type"),
    ("Capability::LongCompositesINTEL", "takes a constant of more than 65,532 parts"),
    ("StorageClass::Output", "spirv-val wants the capability Shader for it"),
    ("llvm.dbg.assign", "LLVM 22 writes a debug record in its place"),
];

/// The sources below a folder without their tests.
fn sources(folder: &Path, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, found);
        } else if path.file_name().is_some_and(|name| name != "tests.rs")
            && let Ok(text) = fs::read_to_string(&path)
        {
            let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
            found.push(text[..end].to_owned());
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The names after `KIND::`.
fn names<'t>(text: &'t str, kind: &str) -> BTreeSet<&'t str> {
    let mark = format!("{kind}::");
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(&mark) {
        if text[..at].ends_with(is_word) {
            continue;
        }
        let rest = &text[at + mark.len()..];
        let name = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
        // Functions begin with a small letter, constants of a type have no small one.
        let constant = name.len() > 3 && !name.contains(|c: char| c.is_ascii_lowercase());
        if kind == "Std" || name.starts_with(|c: char| c.is_ascii_uppercase()) && !constant {
            found.insert(name);
        }
    }
    found
}

/// The words of all texts on record, without what stands in quotes.
fn shown() -> Result<BTreeSet<String>, String> {
    let mut words = BTreeSet::new();
    for kind in ["translate", "post-link"] {
        for (_, file) in recorded(kind).map_err(|error| error.to_string())? {
            if file.ends_with(".spvasm") {
                let text = fs::read_to_string(golden().join(kind).join(file));
                let text = text.map_err(|error| error.to_string())?;
                for part in text.lines().flat_map(|line| line.split('"').step_by(2)) {
                    words.extend(part.split(|c| !is_word(c)).map(str::to_owned));
                }
            }
        }
    }
    Ok(words)
}

/// Fails for the names of `src/lower` and the registry of properties that no text has.
pub(crate) fn every_name_is_shown() -> Result<(), String> {
    let mut texts = Vec::new();
    for folder in ["src/lower", "src/properties"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut texts);
    }
    let text = texts.join("\n");
    let words = shown()?;
    let mut missing = Vec::new();
    let mut judge = |kind: &str, name: &str, printed: Option<String>| {
        let label = format!("{kind}::{name}");
        let seen = printed.is_some_and(|printed| words.contains(&printed));
        let excused = UNSEEN.iter().any(|row| row.0 == label);
        match (seen, excused) {
            (false, false) => missing.push(format!("{label} is in no text on record")),
            (true, true) => missing.push(format!("{label} is in some text: take it off the list")),
            _ => {}
        }
    };
    for name in names(&text, "Op") {
        let op = grammar::op_by_name(&format!("Op{name}"));
        judge("Op", name, op.and_then(|op| op.name()).map(str::to_owned));
    }
    for name in names(&text, "Std").into_iter().filter(|name| *name != "SET") {
        let row = OpenClStd::SET.by_name(name);
        judge("Std", name, row.map(|row| row.name.to_owned()));
    }
    for &(kind, operand) in KINDS {
        let Some(table) = operand.enumeration() else { continue };
        for name in names(&text, kind) {
            let row = table.by_name(name).and_then(|value| table.by_value(value));
            judge(kind, name, row.map(|row| row.name.to_owned()));
        }
    }
    finish(missing)
}

/// Fails for the rows of the tables of builtins and intrinsics that no translated program calls.
pub(crate) fn every_row_is_called(programs: &[Program]) -> Result<(), String> {
    let mut called = BTreeSet::new();
    for path in programs.iter().flat_map(|program| &program.files) {
        let bytes = fs::read(path).map_err(|error| error.to_string())?;
        for module in lapidary_bitcode::read(&bytes).map_err(|error| error.to_string())? {
            for function in &module.functions {
                let name = module.str(function.object.name);
                called.insert(String::from_utf8_lossy(base(name)).into_owned());
            }
        }
    }
    let mut missing = Vec::new();
    for (file, prefix) in [("calls/intrinsics/table.rs", "llvm."), ("calls/builtins/table.rs", "")]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lower").join(file);
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let rows: Vec<&str> = text
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("(\"")?.split_once("\", "))
            .map(|(name, _)| name)
            .collect();
        if rows.len() < 100 {
            return Err(format!("{file} has only {} rows that are understood", rows.len()));
        }
        for row in rows {
            let name = format!("{prefix}{row}");
            // Intrinsics have the types that they are for at the end of their names.
            let typed = format!("{name}.");
            let is_called = called.contains(&name)
                || !prefix.is_empty()
                    && called
                        .range(typed.clone()..)
                        .next()
                        .is_some_and(|it| it.starts_with(&typed));
            let excused = UNSEEN.iter().any(|it| it.0 == name);
            if is_called == excused {
                let what =
                    if excused { "called: take it off the list" } else { "called by no program" };
                missing.push(format!("{name} is {what}"));
            }
        }
    }
    finish(missing)
}

/// The name of a function without mangling and parameters (Itanium C++ ABI, 5.1.3: `_Z3minii`).
fn base(name: &[u8]) -> &[u8] {
    let Some(rest) = name.strip_prefix(b"_Z") else { return name };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let length = std::str::from_utf8(&rest[..digits]).ok().and_then(|it| it.parse::<usize>().ok());
    length.and_then(|length| rest[digits..].get(..length)).unwrap_or(name)
}

fn finish(missing: Vec<String>) -> Result<(), String> {
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\nA program of corpus/src/ll that uses it shows what becomes of it.",
        missing.join("\n")
    ))
}
