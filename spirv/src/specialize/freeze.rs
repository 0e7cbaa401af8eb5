//! Gives specialization constants other numbers, and makes constants of them.
//!
//! This looks at nothing but the words before the first function, from front to back, so it costs next
//! to nothing beside reading a module or linking an image.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::grammar::{Decoration, Op};
use crate::link::Word;
use crate::read::HEADER_WORDS;

/// What becomes of a specialization constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stays what it is.
    Keep,
    /// It gets this `SpecId`.
    Number(u32),
    /// It becomes a constant.
    Freeze,
    /// It becomes a constant with this value.
    FreezeAs(u64),
}

/// Does with each specialization constant of a module what `fate` says of its `SpecId`, or of the lack
/// of one. A composite of nothing but constants becomes a constant, too. The words must be a module.
pub fn renumber<W: Word>(words: &mut Vec<W>, fate: impl Fn(Option<u32>) -> Fate) {
    // A copy from the first instruction that is about one to the functions, which are most of a module.
    let (mut start, mut end) = (None, HEADER_WORDS);
    while let Some(first) = words.get(end).map(|word| word.get())
        && first >> 16 != 0
        && Op::of(first) != Op::Function
    {
        let is_about_one = match Op::of(first) {
            Op::SpecConstant
            | Op::SpecConstantTrue
            | Op::SpecConstantFalse
            | Op::SpecConstantComposite
            | Op::SpecConstantOp => true,
            Op::Decorate => {
                words.get(end.saturating_add(2)).map(|word| word.get())
                    == Some(Decoration::SpecId.0)
            }
            _ => false,
        };
        start = start.or(is_about_one.then_some(end));
        end = end.saturating_add((first >> 16) as usize);
    }
    let Some(start) = start else { return };
    let end = end.min(words.len());
    let mut front: Vec<u32> = words[start..end].iter().map(|word| word.get()).collect();
    renumber_front(&mut front, fate);
    if front.len() == words[start..end].len() {
        words[start..].iter_mut().zip(front).for_each(|(word, new)| *word = W::of(new));
    } else {
        words.splice(start..end, front.into_iter().map(W::of));
    }
}

fn renumber_front(words: &mut Vec<u32>, fate: impl Fn(Option<u32>) -> Fate) {
    let mut ids: FxHashMap<u32, u32> = FxHashMap::default();
    // Decorations that go, by their first word.
    let mut dropped = Vec::new();
    // Constants that are none yet: composites of them stay what they are.
    let mut open = FxHashSet::default();
    let mut at = 0;
    while let Some((op, len)) = instruction(words, at) {
        let (start, end) = (at, at.saturating_add(len));
        let own = &mut words[start..end];
        match op {
            Op::Decorate if len == 4 && own[2] == Decoration::SpecId.0 => {
                ids.insert(own[1], own[3]);
                match fate(Some(own[3])) {
                    Fate::Keep => {}
                    Fate::Number(number) => own[3] = number,
                    Fate::Freeze | Fate::FreezeAs(_) => dropped.push(at..end),
                }
            }
            Op::GroupDecorate if len > 2 => {
                if let Some(&id) = ids.get(&own[1]) {
                    ids.extend(own[2..].iter().map(|&target| (target, id)));
                }
            }
            Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse if len >= 3 => {
                scalar(own, op, &ids, &mut open, &fate);
            }
            Op::SpecConstantComposite if len >= 3 => {
                at = composite_end(words, end);
                composite(&mut words[start..at], &mut open);
                continue;
            }
            Op::SpecConstantOp if len >= 3 => {
                open.insert(own[2]);
            }
            _ => {}
        }
        at = end;
    }
    remove(words, &dropped);
}

/// The opcode and the length of the instruction that starts at a word.
fn instruction(words: &[u32], at: usize) -> Option<(Op, usize)> {
    let first = *words.get(at)?;
    let len = (first >> 16) as usize;
    (len > 0 && at.saturating_add(len) <= words.len()).then_some((Op::of(first), len))
}

fn scalar(
    words: &mut [u32],
    op: Op,
    ids: &FxHashMap<u32, u32>,
    open: &mut FxHashSet<u32>,
    fate: &impl Fn(Option<u32>) -> Fate,
) {
    let mut to = match op {
        Op::SpecConstant => Op::Constant,
        Op::SpecConstantTrue => Op::ConstantTrue,
        _ => Op::ConstantFalse,
    };
    match fate(ids.get(&words[2]).copied()) {
        Fate::Keep | Fate::Number(_) => {
            open.insert(words[2]);
            return;
        }
        Fate::Freeze => {}
        Fate::FreezeAs(value) => match words.get_mut(3..) {
            Some(literal @ [_, ..]) => {
                let value = [value as u32, (value >> 32) as u32];
                literal.iter_mut().zip(value).for_each(|(word, value)| *word = value);
            }
            _ => to = if value == 0 { Op::ConstantFalse } else { Op::ConstantTrue },
        },
    }
    replace(words, 0, to);
}

/// Where the instructions end that continue a composite.
fn composite_end(words: &[u32], mut at: usize) -> usize {
    while let Some((Op::SpecConstantCompositeContinuedINTEL, len)) = instruction(words, at) {
        at = at.saturating_add(len);
    }
    at
}

/// A composite and what continues it.
fn composite(words: &mut [u32], open: &mut FxHashSet<u32>) {
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some((op, len)) = instruction(words, at) {
        let end = at.saturating_add(len);
        // Behind the type and the result of the first piece.
        let parts = if at == 0 { 3 } else { 1 };
        if words[at..end][parts..].iter().any(|part| open.contains(part)) {
            open.insert(words[2]);
            return;
        }
        pieces.push((at, op));
        at = end;
    }
    for (at, op) in pieces {
        replace(
            words,
            at,
            match op {
                Op::SpecConstantComposite => Op::ConstantComposite,
                _ => Op::ConstantCompositeContinuedINTEL,
            },
        );
    }
}

/// Another opcode for the instruction that starts at a word.
fn replace(words: &mut [u32], start: usize, op: Op) {
    words[start] = words[start] & 0xFFFF_0000 | u32::from(op.0);
}

/// Takes ranges of words, which ascend, out of a list.
fn remove(words: &mut Vec<u32>, ranges: &[Range<usize>]) {
    let Some(first) = ranges.first() else { return };
    let mut to = first.start;
    for (at, range) in ranges.iter().enumerate() {
        let next = ranges.get(at.saturating_add(1)).map_or(words.len(), |next| next.start);
        words.copy_within(range.end..next, to);
        to = next.saturating_sub(range.end).saturating_add(to);
    }
    words.truncate(to);
}
