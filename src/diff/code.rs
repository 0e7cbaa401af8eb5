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
use crate::parallel::by_size;

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
            let looked = by_size(image.bytes.len(), || -> Result<()> {
                let mut first = 0_u32;
                for module in spirv(image.bytes)? {
                    let nodes = of_module(&module, (image.number, first), &wanted, &mut found)?;
                    first = first.saturating_add(nodes);
                }
                Ok(())
            });
            looked?;
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
            let end = start.saturating_add(instruction.words.len());
            text.print(text.part(start..end), &mut column, &mut out);
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
    let (mut a, mut b) = (0_usize, 0_usize);
    for (next_a, next_b) in kept {
        all.extend(old[a..next_a].iter().map(|line| ('-', &*line.text)));
        all.extend(new[b..next_b].iter().map(|line| ('+', &*line.text)));
        all.extend(new.get(next_b).map(|line| (' ', &*line.text)));
        (a, b) = (next_a.saturating_add(1), next_b.saturating_add(1));
    }
    let changed = |at: usize| all[at].0 != ' ';
    let mut near = vec![false; all.len()];
    for at in (0..all.len()).filter(|&at| changed(at)) {
        let end = all.len().min(at.saturating_add(AROUND + 1));
        near[at.saturating_sub(AROUND)..end].fill(true);
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
    let (a, b) = (&old[head..], &new[head..]);
    let tail = a.iter().rev().zip(b.iter().rev()).take_while(same).count();
    let (a, old_tail) = a.split_at(a.len().saturating_sub(tail));
    let (b, new_tail) = b.split_at(b.len().saturating_sub(tail));
    let mut aligned: Vec<(usize, usize)> = (0..head).map(|at| (at, at)).collect();
    let width = b.len().saturating_add(1);
    let pairs = a.len().saturating_add(1).checked_mul(width);
    if let Some(pairs) = pairs.filter(|&pairs| pairs <= MOST_PAIRS) {
        middle(a, b, (width, pairs), |row, column| {
            aligned.push((head.saturating_add(row), head.saturating_add(column)));
        });
    }
    let ends = (old.len().saturating_sub(old_tail.len()), new.len().saturating_sub(new_tail.len()));
    aligned.extend((ends.0..old.len()).zip(ends.1..new.len()));
    aligned
}

/// The same of what is between equal ends, by a table with a row for each of the old instructions and one
/// more, as wide as the new ones are many and one more.
fn middle(
    old: &[Line],
    new: &[Line],
    (width, pairs): (usize, usize),
    mut take: impl FnMut(usize, usize),
) {
    // How many belong together from a place in both to their ends. The last row comes first.
    let mut longest = vec![0_u32; pairs];
    let mut rows = longest.chunks_exact_mut(width);
    let mut below: &[u32] = rows.next().unwrap_or_default();
    for (row, a) in rows.zip(old.iter().rev()) {
        let mut right = 0;
        let belows = below.iter().zip(below.iter().skip(1));
        for ((place, b), (&down, &diagonal)) in row.iter_mut().zip(new).zip(belows).rev() {
            right = if a.hash == b.hash { diagonal.saturating_add(1) } else { right.max(down) };
            *place = right;
        }
        below = row;
    }
    let rows = longest.chunks_exact(width).rev();
    let mut column = 0_usize;
    for ((at, a), (row, below)) in old.iter().enumerate().zip(rows.clone().zip(rows.skip(1))) {
        while let Some(b) = new.get(column) {
            let next = column.saturating_add(1);
            let is_same = a.hash == b.hash;
            if is_same {
                take(at, column);
            } else if below[column] >= row[next] {
                break;
            }
            column = next;
            if is_same {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(hashes: &[u64]) -> Vec<Line> {
        let line = |&hash| Line { text: String::new(), hash, result: None, operands: Vec::new() };
        hashes.iter().map(line).collect()
    }

    /// Whether `aligned` says the same of both in their order.
    fn is_alignment(aligned: &[(usize, usize)], old: &[u64], new: &[u64]) -> bool {
        aligned.iter().all(|&(a, b)| old[a] == new[b])
            && aligned.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1)
    }

    /// How many belong together at most, by all ways.
    fn most(old: &[u64], new: &[u64]) -> usize {
        let ([a, old_rest @ ..], [b, new_rest @ ..]) = (old, new) else { return 0 };
        match a == b {
            true => 1 + most(old_rest, new_rest),
            false => most(old_rest, new).max(most(old, new_rest)),
        }
    }

    #[test]
    fn as_much_as_can_be_is_lined_up() {
        let mut seed = 1u64;
        let mut sequence = || {
            let mut next = || {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                seed >> 33
            };
            (0..next() % 9).map(|_| next() % 3).collect::<Vec<u64>>()
        };
        for _ in 0..500 {
            let (old, new) = (sequence(), sequence());
            let aligned = align(&lines(&old), &lines(&new));
            assert!(is_alignment(&aligned, &old, &new), "{old:?} {new:?} {aligned:?}");
            assert_eq!(aligned.len(), most(&old, &new), "{old:?} {new:?}");
        }
        // Where several will do, what is gone comes before what is new.
        assert_eq!(align(&lines(&[1, 2]), &lines(&[2, 1])), [(1, 0)]);
    }
}
