//! Places in a module where it may be cut, found without reading what stands before.
//!
//! SPIR-V has no marks between instructions: where one starts follows from all before it. But words
//! in the middle of an instruction seldom look like a row of whole instructions, so the first place
//! that does is nearly always the start of one. It is a guess: whoever reads the part before must
//! come out exactly there, and if not, the module is read in one.

use std::ops::Range;

use crate::grammar::{Op, instruction};
use crate::parts::InParts;

use super::header::HEADER_WORDS;

/// About so many words are read at a time: few enough that a module of a megabyte is work for several
/// threads.
const PART_WORDS: usize = 32 << 10;

/// So many instructions in a row must be as the grammar has them.
const ROW: usize = 8;

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
        (from..end).find(|&at| may_start(at, Op::of(words[at])) && is_row(words, at))
    };
    let mut start = HEADER_WORDS;
    let cuts = parts.numbered(count.saturating_sub(1), find).into_iter().flatten();
    cuts.chain([words.len()]).map(|end| std::mem::replace(&mut start, end)..end).collect()
}

/// Whether instructions seem to start at a word.
fn is_row(words: &[u32], mut at: usize) -> bool {
    for _ in 0..ROW {
        let Some(&first) = words.get(at) else { return at == words.len() };
        let length = (first >> 16) as usize;
        let known = instruction(Op::of(first));
        if length == 0 || !known.is_some_and(|row| row.layout.may_have(length)) {
            return false;
        }
        at = at.saturating_add(length);
    }
    true
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
    fn what_has_no_start_is_in_the_part_before() {
        let words = module(4 * PART_WORDS);
        let one = ranges(&words, &OneByOne, |_, _| false);
        assert_eq!((one.len(), &one[0]), (1, &(HEADER_WORDS..words.len())));
        let late = |at: usize, _| at > 3 * PART_WORDS;
        assert_eq!(ranges(&words, &OneByOne, late).len(), 2);
    }
}
