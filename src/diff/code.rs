//! What changed in the code of functions, as instructions that are gone and that are new.
//!
//! Instructions are lined up by what they say without the values that they take; then each value of the
//! old function stands for the one of the new function that its instruction was lined up with, and
//! instructions that take others changed after all.

use std::ops::ControlFlow;

use lapidary_spirv::link::Fingerprints;
use lapidary_spirv::read;
use lapidary_spirv::text::{Column, DisassembleOptions, Disassembly};
use rustc_hash::{FxHashMap, FxHashSet};

use super::FunctionDiff;
use super::summary::{deep, spirv};
use crate::Result;
use crate::answer::Name;
use crate::container::{Storage, visit_file};
use crate::image::index::link_index;

/// How many pairs of instructions of two functions are looked at for those that belong together, beyond
/// which all between their equal ends counts as changed.
const MOST_PAIRS: usize = 1 << 22;

/// How many instructions are shown around those that changed.
const AROUND: usize = 2;

/// A function that changed.
pub(super) struct Pair {
    pub(super) name: Option<Name>,
    /// The number of the image, and the node in it.
    pub(super) old: (usize, u32),
    pub(super) new: (usize, u32),
}

/// An instruction as it is compared and shown.
struct Line {
    text: String,
    hash: u64,
    result: Option<u32>,
    operands: Vec<Operand>,
}

#[derive(PartialEq, Eq)]
enum Operand {
    /// A value of the function.
    Value(u32),
    /// A function, by all that it says.
    Function(u64),
}

type Lines = FxHashMap<(usize, u32), Vec<Line>>;

/// What changed in functions of two files.
pub(super) fn function_diffs<O: Storage, N: Storage>(
    pairs: Vec<Pair>,
    old: &mut O,
    new: &mut N,
) -> Result<Vec<FunctionDiff>> {
    let before = lines(old, pairs.iter().map(|pair| pair.old).collect())?;
    let now = lines(new, pairs.iter().map(|pair| pair.new).collect())?;
    let diff = |pair: Pair| FunctionDiff {
        lines: compare(
            before.get(&pair.old).map_or(&[], Vec::as_slice),
            now.get(&pair.new).map_or(&[], Vec::as_slice),
        ),
        function: pair.name,
        old: pair.old.0,
        new: pair.new.0,
    };
    Ok(pairs.into_iter().map(diff).collect())
}

/// The instructions of some functions of a file.
fn lines<R: Storage>(file: &mut R, wanted: FxHashSet<(usize, u32)>) -> Result<Lines> {
    let images: FxHashSet<usize> = wanted.iter().map(|&(image, _)| image).collect();
    let mut found = Lines::default();
    visit_file(file, &mut |image| {
        if images.contains(&image.number) {
            let mut first = 0;
            for module in spirv(image.bytes)? {
                first += of_module(&module, (image.number, first), &wanted, &mut found)?;
            }
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(found)
}

/// The same of a module, whose nodes begin with this number; returns how many it has.
fn of_module(
    module: &read::Module<'_>,
    (image, first): (usize, u32),
    wanted: &FxHashSet<(usize, u32)>,
    found: &mut Lines,
) -> Result<u32> {
    let index = link_index(module)?;
    let prints = Fingerprints::new(&index);
    let deep = deep(&prints);
    let options = DisassembleOptions { indent: false, header: false, ..Default::default() };
    let text = Disassembly::new(module.words(), &options)?;
    let (mut column, mut out) = (Column::default(), Vec::new());
    for (function, node) in module.functions().iter().zip(first..) {
        if !wanted.contains(&(image, node)) {
            continue;
        }
        let mut lines = Vec::new();
        for instruction in module.instructions_in(function.range()) {
            let Some(shape) = prints.shape(function, &instruction) else { continue };
            let start = instruction.offset as usize;
            out.clear();
            text.print(text.part(start..start + instruction.words.len()), &mut column, &mut out);
            let operand = |id: u32| match prints.node(id) {
                Some(node) => Operand::Function(deep[node]),
                None => Operand::Value(id),
            };
            lines.push(Line {
                text: String::from_utf8_lossy(&out).trim_end().to_owned(),
                hash: shape.hash,
                result: shape.result,
                operands: shape.operands.into_iter().map(operand).collect(),
            });
        }
        found.insert((image, node), lines);
    }
    Ok(prints.nodes() as u32)
}

/// Instructions that are gone and that are new, with some around them.
fn compare(old: &[Line], new: &[Line]) -> Vec<String> {
    let aligned = align(old, new);
    // The old value that a new one stands for.
    let values: FxHashMap<u32, u32> =
        aligned.iter().filter_map(|&(a, b)| Some((old[a].result?, new[b].result?))).collect();
    let is_same = |&(a, b): &(usize, usize)| {
        let (a, b) = (&old[a].operands, &new[b].operands);
        a.len() == b.len()
            && a.iter().zip(b).all(|pair| match pair {
                (Operand::Value(a), Operand::Value(b)) => values.get(a) == Some(b),
                (a, b) => a == b,
            })
    };
    let kept = aligned.into_iter().filter(is_same).chain([(old.len(), new.len())]);
    let mut all: Vec<(char, &str)> = Vec::new();
    let (mut a, mut b) = (0, 0);
    for (next_a, next_b) in kept {
        all.extend(old[a..next_a].iter().map(|line| ('-', &*line.text)));
        all.extend(new[b..next_b].iter().map(|line| ('+', &*line.text)));
        all.extend(new.get(next_b).map(|line| (' ', &*line.text)));
        (a, b) = (next_a + 1, next_b + 1);
    }
    let changed = |at: usize| all[at].0 != ' ';
    let mut near = vec![false; all.len()];
    for at in (0..all.len()).filter(|&at| changed(at)) {
        near[at.saturating_sub(AROUND)..all.len().min(at + AROUND + 1)].fill(true);
    }
    let mut lines = Vec::new();
    let mut shown = true;
    for ((sign, text), near) in all.into_iter().zip(near) {
        match near {
            true => lines.push(format!("{sign} {text}")),
            false if shown => lines.push("@@".to_owned()),
            false => {}
        }
        shown = near;
    }
    lines
}

/// The most instructions of both that say the same but for their operands, in their order.
fn align(old: &[Line], new: &[Line]) -> Vec<(usize, usize)> {
    let same = |(a, b): &(&Line, &Line)| a.hash == b.hash;
    let head = old.iter().zip(new).take_while(same).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(same).count();
    let (a, b) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    let mut aligned: Vec<(usize, usize)> = (0..head).map(|at| (at, at)).collect();
    if (a.len() + 1).checked_mul(b.len() + 1).is_some_and(|pairs| pairs <= MOST_PAIRS) {
        // By row and column: how many belong together from there to the end.
        let width = b.len() + 1;
        let mut longest = vec![0_u32; (a.len() + 1) * width];
        for row in (0..a.len()).rev() {
            for column in (0..b.len()).rev() {
                let at = row * width + column;
                longest[at] = match a[row].hash == b[column].hash {
                    true => longest[at + width + 1] + 1,
                    false => longest[at + 1].max(longest[at + width]),
                };
            }
        }
        let (mut row, mut column) = (0, 0);
        while row < a.len() && column < b.len() {
            let at = row * width + column;
            if a[row].hash == b[column].hash {
                aligned.push((head + row, head + column));
                (row, column) = (row + 1, column + 1);
            } else if longest[at + width] >= longest[at + 1] {
                row += 1;
            } else {
                column += 1;
            }
        }
    }
    aligned.extend((0..tail).rev().map(|at| (old.len() - 1 - at, new.len() - 1 - at)));
    aligned
}
