//! Makes constants of specialization constants.
//!
//! Opcodes change in place, so that all offsets of the module stay as they are until the `SpecId`
//! decorations are taken out in the end.

use rustc_hash::FxHashSet;

use crate::grammar::{Decoration, Op};
use crate::read::{Module, Section};

use super::constants::spec_ids;

/// Freezes the constants whose `SpecId`, or the lack of one, satisfies `frozen`, and composites of
/// nothing but constants. `words` are those of `module` but for values.
pub(super) fn freeze(
    words: &mut Vec<u32>,
    module: &Module<'_>,
    frozen: impl Fn(Option<u32>) -> bool,
) {
    let ids = spec_ids(module);
    // Constants that are none yet: composites of them stay what they are.
    let mut open = FxHashSet::default();
    let mut declarations = module.section(Section::Declarations).peekable();
    while let Some(instruction) = declarations.next() {
        let start = instruction.offset as usize;
        let id = instruction.result().unwrap_or_default();
        // A value may have changed the opcode of a truth value.
        let (to, stays) = match Op::of(words[start]) {
            Op::SpecConstant => (Op::Constant, !frozen(ids.get(&id).copied())),
            Op::SpecConstantTrue => (Op::ConstantTrue, !frozen(ids.get(&id).copied())),
            Op::SpecConstantFalse => (Op::ConstantFalse, !frozen(ids.get(&id).copied())),
            Op::SpecConstantComposite => {
                let has_open = |parts: &[u32]| parts.iter().any(|part| open.contains(part));
                let mut stays = has_open(instruction.words.get(3..).unwrap_or_default());
                let mut pieces = Vec::new();
                while let Some(piece) = declarations
                    .next_if(|next| next.op() == Op::SpecConstantCompositeContinuedINTEL)
                {
                    stays |= has_open(piece.operands());
                    pieces.push(piece.offset as usize);
                }
                if !stays {
                    pieces.into_iter().for_each(|piece| {
                        replace(words, piece, Op::ConstantCompositeContinuedINTEL);
                    });
                }
                (Op::ConstantComposite, stays)
            }
            Op::SpecConstantOp => (Op::SpecConstantOp, true),
            _ => continue,
        };
        if stays {
            open.insert(id);
        } else {
            replace(words, start, to);
        }
    }
    let mut dropped = Vec::new();
    for instruction in module.section(Section::Annotations) {
        if let (Op::Decorate, &[_, _, decoration, id]) = (instruction.op(), instruction.words)
            && decoration == Decoration::SpecId.0
            && frozen(Some(id))
        {
            dropped.push((instruction.offset as usize, instruction.words.len()));
        }
    }
    remove(words, &dropped);
}

/// Another opcode for the instruction that starts at a word.
fn replace(words: &mut [u32], start: usize, op: Op) {
    words[start] = words[start] & 0xFFFF_0000 | u32::from(op.0);
}

/// Takes ranges of words, which ascend, out of a list.
fn remove(words: &mut Vec<u32>, ranges: &[(usize, usize)]) {
    let Some(&(mut to, _)) = ranges.first() else { return };
    for (at, &(start, len)) in ranges.iter().enumerate() {
        let next = ranges.get(at + 1).map_or(words.len(), |next| next.0);
        words.copy_within(start + len..next, to);
        to += next - (start + len);
    }
    words.truncate(to);
}
