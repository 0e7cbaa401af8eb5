//! Places in a module where it may be cut, found without reading what stands before.
//!
//! SPIR-V has no marks between instructions: where one starts follows from all before it. But words
//! in the middle of an instruction seldom look like a row of whole instructions, and whoever goes on
//! from one that does soon comes to the start of a real one and stays with those. So what is looked
//! for is a row, and the cut is some instructions further on: an id in the middle of an instruction
//! may well look like one that ends where the real one does. It is a guess still: whoever reads the
//! part before must come out exactly there, and if not, the module is read in one.

use std::ops::Range;

use crate::grammar::{Op, instruction};
use crate::parts::InParts;

use super::header::HEADER_WORDS;

/// About so many words are read at a time: few enough that a module of a megabyte is work for several
/// threads.
const PART_WORDS: usize = 32 << 10;

/// So many instructions in a row must be as the grammar has them before a cut.
const ROW: usize = 32;

/// The words behind the header, cut where instructions seem to start. `may_start` says of a word and
/// the opcode in it whether a part may start there.
pub(crate) fn ranges(
    words: &[u32],
    parts: &impl InParts,
    may_start: impl Fn(usize, Op) -> bool + Sync,
) -> Vec<Range<usize>> {
    let count = words.len().saturating_sub(HEADER_WORDS) / PART_WORDS;
    let find = |number: usize| {
        let from = HEADER_WORDS.saturating_add(number.saturating_add(1).saturating_mul(PART_WORDS));
        // What is not found is one cut less.
        let end = from.saturating_add(PART_WORDS).min(words.len());
        let (mut at, mut row) = (from, 0usize);
        while at < end {
            let Some(length) = length(words, at) else {
                (at, row) = (at.saturating_add(1), 0);
                continue;
            };
            if row >= ROW && may_start(at, Op::of(words[at])) {
                return Some(at);
            }
            (at, row) = (at.saturating_add(length), row.saturating_add(1));
        }
        None
    };
    let mut start = HEADER_WORDS;
    let cuts = parts.numbered(count.saturating_sub(1), find).into_iter().flatten();
    cuts.chain([words.len()]).map(|end| std::mem::replace(&mut start, end)..end).collect()
}

/// The length of the instruction that seems to start at a word.
fn length(words: &[u32], at: usize) -> Option<usize> {
    let first = words[at];
    let length = (first >> 16) as usize;
    let known = instruction(Op::of(first)).is_some_and(|row| row.layout.may_have(length));
    (known && length > 0).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::OneByOne;

    /// A module of short instructions, so many words long at least.
    fn module(length: usize) -> Vec<u32> {
        let mut words = vec![0; HEADER_WORDS];
        for id in 1.. {
            // OpTypeInt, OpConstant, OpLabel.
            words.extend([4 << 16 | 21, id, 32, 0, 4 << 16 | 43, id, 1 << 17, id]);
            words.extend([2 << 16 | 248, id]);
            if words.len() >= length {
                return words;
            }
        }
        words
    }

    #[test]
    fn ranges_tile_a_module() {
        for length in [0, 100, PART_WORDS + 9, 2 * PART_WORDS + 5, 5 * PART_WORDS] {
            let words = module(length);
            let parts = ranges(&words, &OneByOne, |_, _| true);
            assert_eq!(parts.len(), (length / PART_WORDS).max(1));
            assert_eq!((parts[0].start, parts[parts.len() - 1].end), (HEADER_WORDS, words.len()));
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start));
            // Every start is one: the words have a period of ten.
            assert!(parts.iter().all(|it| matches!((it.start - HEADER_WORDS) % 10, 0 | 4 | 8)));
        }
    }

    #[test]
    fn ids_that_look_like_instructions_are_none() {
        // Each function is full of instructions whose ids look like rows of eight types, which end where the
        // instruction does.
        let bool = 2 << 16 | u32::from(Op::TypeBool.0);
        let construct = 19 << 16 | u32::from(Op::CompositeConstruct.0);
        let mut words = vec![0; HEADER_WORDS];
        while words.len() < 4 * PART_WORDS {
            words.extend([Op::FunctionEnd.first_word(1), Op::Function.first_word(5), 1, 2, 0, 3]);
            for _ in 0..200 {
                words.extend([construct, 1, 7]);
                (0..8).for_each(|_| words.extend([bool, 7]));
            }
        }
        let parts = ranges(&words, &OneByOne, |_, op| matches!(op, Op::Function | Op::TypeBool));
        assert_eq!(parts.len(), 4);
        assert!(parts[1..].iter().all(|it| words[it.start] == Op::Function.first_word(5)));
    }

    #[test]
    fn what_has_no_start_is_in_the_part_before() {
        let words = module(4 * PART_WORDS);
        let one = ranges(&words, &OneByOne, |_, _| false);
        assert_eq!((one.len(), &one[0]), (1, &(HEADER_WORDS..words.len())));
        let late = |at: usize, _| at > 3 * PART_WORDS;
        assert_eq!(ranges(&words, &OneByOne, late).len(), 2);
    }
}
