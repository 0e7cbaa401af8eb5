//! `diff` holds what it promises: another order and other ids are no difference, and a changed constant is
//! one of the function that has it, and of what calls that.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Cursor;
use std::path::Path;

use lapidary::Numbering;
use lapidary::answer::{Change, Diff, Dimension, SizeOptions, SizeReport};
use lapidary::container::DiffSide;
use lapidary::spirv::text::{self, AssembleOptions, DisassembleOptions};

/// A module as lines of text, ids as numbers.
struct Lines {
    header: Vec<String>,
    declarations: Vec<String>,
    functions: Vec<Vec<String>>,
}

fn ids(line: &str) -> impl Iterator<Item = u32> + '_ {
    // Texts have no ids in them.
    let end = line.find('"').unwrap_or(line.len());
    line[..end]
        .split('%')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok())
}

fn result(line: &str) -> Option<u32> {
    line.strip_prefix('%')?.split_once(" = ")?.0.parse().ok()
}

fn op(line: &str) -> &str {
    let rest = line.split_once(" = ").map_or(line, |(_, rest)| rest);
    rest.split(' ').next().unwrap_or_default()
}

impl Lines {
    fn of(words: &[u32]) -> Self {
        let options = DisassembleOptions {
            friendly_names: false,
            indent: false,
            ..DisassembleOptions::default()
        };
        let mut out = Vec::new();
        text::disassemble(words, &options, &mut out).unwrap();
        let mut it = Self { header: Vec::new(), declarations: Vec::new(), functions: Vec::new() };
        let mut within = false;
        let mut is_declaring = false;
        for line in String::from_utf8(out).unwrap().lines() {
            let op = op(line);
            is_declaring |= op.starts_with("OpType") || op == "OpConstant" || op == "OpUndef";
            match op {
                // The header would have too low a bound.
                _ if line.starts_with("; Bound:") => continue,
                "OpName" | "OpMemberName" | "OpLine" | "OpNoLine" => continue,
                "OpFunction" => {
                    within = true;
                    it.functions.push(vec![line.to_owned()]);
                }
                _ if within => it.functions.last_mut().unwrap().push(line.to_owned()),
                _ if is_declaring => it.declarations.push(line.to_owned()),
                _ => it.header.push(line.to_owned()),
            }
            within &= op != "OpFunctionEnd";
        }
        it
    }

    fn bytes(&self) -> Vec<u8> {
        let lines = [&self.header, &self.declarations].into_iter().flatten();
        let all: Vec<&str> =
            lines.chain(self.functions.iter().flatten()).map(String::as_str).collect();
        let words = text::assemble(all.join("\n").as_bytes(), &AssembleOptions::default()).unwrap();
        lapidary::spirv::read::bytes(&words)
    }

    /// Everything that may stand in another order the other way round, and other ids.
    fn reordered(&self) -> Self {
        let reversed = |lines: &mut Vec<String>, ops: &[&str]| {
            let places: Vec<usize> =
                (0..lines.len()).filter(|&at| ops.contains(&op(&lines[at]))).collect();
            let mut texts: Vec<String> = places.iter().map(|&at| lines[at].clone()).collect();
            texts.reverse();
            places.iter().zip(texts).for_each(|(&at, text)| lines[at] = text);
        };
        let mut header = self.header.clone();
        reversed(&mut header, &["OpEntryPoint"]);
        reversed(&mut header, &["OpExecutionMode"]);
        if !header.iter().any(|line| op(line) == "OpDecorationGroup") {
            reversed(&mut header, &["OpDecorate", "OpMemberDecorate"]);
        }
        let mut functions = self.functions.clone();
        functions.reverse();
        let mut it = Self { header, declarations: self.later_first(), functions };
        let bound = 1 + [&it.header, &it.declarations]
            .into_iter()
            .chain(&it.functions)
            .flatten()
            .flat_map(|line| ids(line))
            .max()
            .unwrap();
        let parts = [&mut it.header, &mut it.declarations].into_iter().chain(&mut it.functions);
        for line in parts.flatten().filter(|line| !line.starts_with(';')) {
            let end = line.find('"').unwrap_or(line.len());
            let (code, rest) = line.split_at(end);
            let mut parts = code.split('%');
            let mut changed = parts.next().unwrap().to_owned();
            for part in parts {
                let digits =
                    part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                let id: u32 = part[..digits].parse().unwrap();
                changed += &format!("%{}{}", bound - id, &part[digits..]);
            }
            *line = changed + rest;
        }
        it
    }

    /// Of the declarations that could be next always the last one.
    fn later_first(&self) -> Vec<String> {
        let defined: BTreeSet<u32> = self.declarations.iter().filter_map(|it| result(it)).collect();
        let mut left: Vec<&String> = self.declarations.iter().collect();
        let (mut done, mut lines) = (BTreeSet::new(), Vec::new());
        while !left.is_empty() {
            let is_ready = |line: &&String| {
                ids(line).all(|id| {
                    Some(id) == result(line) || done.contains(&id) || !defined.contains(&id)
                })
            };
            let Some(at) = left.iter().rposition(is_ready) else {
                return self.declarations.clone();
            };
            let line = left.remove(at);
            done.extend(result(line));
            lines.push(line.clone());
        }
        lines
    }
}

fn diff(old: &[u8], new: &[u8]) -> Diff {
    let side = |bytes| DiffSide::of(&mut Cursor::new(bytes), Numbering::Classic).unwrap();
    Diff::between(&side(old), &side(new))
}

fn modules() -> Vec<(String, Vec<u32>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/spv");
    let mut found: Vec<(String, Vec<u32>)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            let words = lapidary::spirv::read::words(&fs::read(entry.path()).unwrap()).unwrap();
            (entry.file_name().into_string().unwrap(), words)
        })
        .collect();
    found.sort();
    assert!(found.len() > 20);
    found
}

#[test]
fn another_order_is_no_difference() {
    let mut reordered = 0;
    for (name, words) in modules() {
        let lines = Lines::of(&words);
        let other = lines.reordered();
        reordered += usize::from(lines.declarations.len() > 1 && other.functions.len() > 1);
        let other = other.bytes();
        let found = diff(&lapidary::spirv::read::bytes(&words), &other);
        assert!(found.same, "{name}: {found}");
        assert_eq!(found.to_string(), "", "{name}");
    }
    assert!(reordered > 20, "{reordered}");
}

#[test]
fn a_changed_constant_is_a_change_of_its_function_and_reaches_what_calls_it() {
    let (mut own, mut reached) = (0, 0);
    for (name, words) in modules() {
        let lines = Lines::of(&words);
        let before = lines.bytes();
        let constants: BTreeMap<u32, &String> = (lines.declarations.iter())
            .filter(|line| op(line) == "OpConstant" && !line.contains("0x") && !line.contains('.'))
            .filter_map(|line| Some((result(line)?, line)))
            .collect();
        let functions: Vec<u32> =
            lines.functions.iter().map(|lines| result(&lines[0]).unwrap()).collect();
        let calls: Vec<BTreeSet<u32>> = (lines.functions.iter())
            .map(|lines| lines[1..].iter().flat_map(|it| ids(it)).collect())
            .collect();
        let bound = 100_000;
        for (at, function) in lines.functions.iter().enumerate().take(12) {
            let used = function.iter().enumerate().skip(1).find_map(|(line, text)| {
                if op(text) == "OpExtInst" {
                    return None;
                }
                let constant = ids(text).find(|id| constants.contains_key(id))?;
                Some((line, constant))
            });
            let Some((line, constant)) = used else { continue };
            let declaration = constants[&constant];
            let value = if declaration.ends_with(" 77") { 78 } else { 77 };
            let (start, _) = declaration.rsplit_once(' ').unwrap();
            let added = start.replacen(&format!("%{constant} "), &format!("%{bound} "), 1);
            let mut changed = Lines {
                header: lines.header.clone(),
                declarations: lines.declarations.clone(),
                functions: lines.functions.clone(),
            };
            changed.declarations.push(format!("{added} {value}"));
            let text = format!("{} ", changed.functions[at][line]);
            let text = text.replacen(&format!("%{constant} "), &format!("%{bound} "), 1);
            changed.functions[at][line] = text.trim_end().to_owned();
            // All that reach it by calls.
            let mut callers = BTreeSet::from([functions[at]]);
            loop {
                let more = (functions.iter().zip(&calls))
                    .filter(|(_, calls)| calls.iter().any(|id| callers.contains(id)))
                    .map(|(&function, _)| function);
                let all: BTreeSet<u32> = more.chain(callers.iter().copied()).collect();
                if all.len() == callers.len() {
                    break;
                }
                callers = all;
            }
            // Kernels and exports, by the functions that they are.
            let entries = lines.header.iter().filter(|line| {
                op(line) == "OpEntryPoint"
                    || line.contains("LinkageAttributes") && line.ends_with("Export")
            });
            let expected: Vec<u32> = entries
                .filter_map(|line| ids(line).next())
                .filter(|id| callers.contains(id))
                .collect();
            let found = diff(&before, &changed.bytes());
            let shown = format!("{name}, function {}: {found}", functions[at]);
            assert_eq!(found.entries.len(), expected.len(), "{shown}");
            assert!(found.images.is_empty(), "{shown}");
            for entry in &found.entries {
                match entry.change {
                    Change::Changed => own += 1,
                    Change::Calls => reached += 1,
                    other => panic!("{other:?} in {shown}"),
                }
            }
            let itself = expected.iter().filter(|&&id| id == functions[at]).count();
            let changed = found.entries.iter().filter(|it| it.change == Change::Changed).count();
            assert_eq!(changed, itself, "{shown}");
        }
    }
    assert!(own > 50 && reached > 20, "{own} {reached}");
}

/// Words that are broken one by one: whatever is made of them, it is an answer, and sizes add up.
#[test]
fn broken_modules_are_compared_and_measured_all_the_same() {
    let mut read = 0;
    for name in ["funcptr.spv", "helpers.spv", "debug-ocl.spv", "sycl_helpers.spv"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/spv").join(name);
        let sound = fs::read(path).unwrap();
        let old = DiffSide::of(&mut Cursor::new(&sound), Numbering::Classic).unwrap();
        let mut broken = sound.clone();
        for at in (20..sound.len()).step_by(20) {
            let word = u32::from_le_bytes(sound[at..at + 4].try_into().unwrap());
            for value in [word ^ 1, word.wrapping_add(7), 0] {
                broken[at..at + 4].copy_from_slice(&value.to_le_bytes());
                let new = DiffSide::of(&mut Cursor::new(&broken), Numbering::Classic).unwrap();
                let sides = (&old, &mut Cursor::new(&sound));
                let _ = Diff::with_code(sides, (&new, &mut Cursor::new(&broken)))
                    .map(|diff| diff.to_string());
                for dimension in [Dimension::Kernel, Dimension::Function, Dimension::Source] {
                    let options = SizeOptions::new().dimension(dimension).shared(true);
                    let report = SizeReport::of(&mut Cursor::new(&broken), &options).unwrap();
                    let shown: u64 = report.rows.iter().map(|row| row.own).sum();
                    assert_eq!(shown + report.more_bytes, broken.len() as u64, "{name} at {at}");
                    read += usize::from(report.problems.is_empty());
                }
            }
            broken[at..at + 4].copy_from_slice(&sound[at..at + 4]);
        }
    }
    assert!(read > 500, "{read}");
}
