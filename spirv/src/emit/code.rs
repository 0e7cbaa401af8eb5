//! Words of instructions with one bit for each word that is an id.
//!
//! The bits cost a thirty-second of the words and make rewriting ids independent of the grammar.

use std::ops::Range;

use super::Id;
use crate::grammar::Op;

/// Encoded instructions.
#[derive(Clone, Debug, Default)]
pub struct Code {
    words: Vec<u32>,
    /// Bit `i % 64` of element `i / 64` is set when word `i` is an id.
    ids: Vec<u64>,
    /// The first instruction that did not fit in 65,535 words.
    too_long: Option<Op>,
}

impl Code {
    /// No instructions.
    pub fn new() -> Self {
        Self::default()
    }

    /// The words.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Makes room for so many words more.
    pub fn reserve(&mut self, words: usize) {
        self.words.reserve(words);
        self.ids.reserve(words / 64);
    }

    /// Number of words.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The first instruction that exceeds the limit of 65,535 words, if any.
    pub fn too_long(&self) -> Option<Op> {
        self.too_long
    }

    /// Empties it, keeping its memory.
    pub fn clear(&mut self) {
        self.words.clear();
        self.ids.clear();
        self.too_long = None;
    }

    /// Takes off everything from word `len` on.
    pub fn truncate(&mut self, len: usize) {
        self.words.truncate(len);
        self.ids.truncate(len.div_ceil(64));
        if len & 63 != 0
            && let Some(last) = self.ids.last_mut()
        {
            *last &= !(u64::MAX << (len & 63));
        }
    }

    /// Begins an instruction; [`InstructionWriter::end`] ends it.
    #[inline]
    pub fn begin(&mut self, op: Op) -> InstructionWriter<'_> {
        let start = self.words.len();
        self.push_literal(u32::from(op.0));
        InstructionWriter { code: self, start }
    }

    /// An instruction whose words are all ids: `head`, then `tail`. At once, which takes half the time
    /// of word by word: most instructions are such.
    #[inline]
    pub fn instruction_of_ids<const N: usize>(&mut self, op: Op, head: [Id; N], tail: &[Id]) {
        let start = self.words.len();
        let count = N.saturating_add(tail.len());
        self.words.reserve(count.saturating_add(1));
        self.words.push(op.first_word(count.saturating_add(1)));
        self.words.extend_from_slice(&head.map(|id| id.0));
        // A few words are written faster one by one than by a call that copies a block.
        match *tail {
            [] => {}
            [a] => self.words.push(a.0),
            [a, b] => self.words.extend_from_slice(&[a.0, b.0]),
            [a, b, c] => self.words.extend_from_slice(&[a.0, b.0, c.0]),
            _ => self.words.extend(tail.iter().map(|id| id.0)),
        }
        self.mark(start.saturating_add(1), count);
        if count >= 0xffff {
            self.too_long = self.too_long.or(Some(op));
        }
    }

    /// The same of so many ids as are known here.
    #[inline]
    pub(crate) fn instruction_of<const N: usize>(&mut self, op: Op, ids: [Id; N]) {
        let start = self.words.len();
        self.words.reserve(N.saturating_add(1));
        self.words.push(op.first_word(N.saturating_add(1)));
        self.words.extend_from_slice(&ids.map(|id| id.0));
        self.mark(start.saturating_add(1), N);
    }

    /// `OpExtInst`, of operands that are ids.
    pub fn extended(&mut self, [void, result, set]: [Id; 3], number: u32, operands: &[Id]) {
        let start = self.words.len();
        let count = operands.len().saturating_add(5);
        self.words.reserve(count);
        let first = Op::ExtInst.first_word(count);
        self.words.extend_from_slice(&[first, void.0, result.0, set.0, number]);
        self.words.extend(operands.iter().map(|id| id.0));
        self.mark(start.saturating_add(1), 3);
        self.mark(start.saturating_add(5), operands.len());
        if count > 0xffff {
            self.too_long = self.too_long.or(Some(Op::ExtInst));
        }
    }

    /// Marks words as ids, all of which have been written.
    #[inline(always)]
    fn mark(&mut self, from: usize, count: usize) {
        let elements = self.words.len().div_ceil(64);
        while self.ids.len() < elements {
            self.ids.push(0);
        }
        let (element, bit) = (from >> 6, from & 63);
        if count < 64 {
            let bits = !(u64::MAX << count);
            // Nothing is marked: then there may be no element either.
            if count == 0 {
                return;
            }
            self.ids[element] |= bits << bit;
            // What goes over into the next element.
            let over = bits.unbounded_shr(64_u32.saturating_sub(bit as u32));
            if over != 0 {
                self.ids[element.saturating_add(1)] |= over;
            }
        } else {
            (from..from.saturating_add(count)).for_each(|at| self.ids[at >> 6] |= 1 << (at & 63));
        }
    }

    #[inline]
    fn push_literal(&mut self, word: u32) {
        if self.words.len() & 63 == 0 {
            self.ids.push(0);
        }
        self.words.push(word);
    }

    #[inline]
    fn push_id(&mut self, id: Id) {
        let at = self.words.len();
        if at & 63 == 0 {
            self.ids.push(0);
        }
        self.ids[at >> 6] |= 1 << (at & 63);
        self.words.push(id.0);
    }

    /// Replaces the id at a word, which must be one (an operand that was not known when written).
    pub fn patch(&mut self, word: usize, id: Id) {
        debug_assert!(self.is_id(word), "only an id is patched with an id");
        self.words[word] = id.0;
    }

    /// Whether a word is an id.
    #[inline]
    pub fn is_id(&self, word: usize) -> bool {
        self.ids[word >> 6] >> (word & 63) & 1 != 0
    }

    /// Appends instructions of another piece with the same id space.
    pub fn append(&mut self, other: &Code) {
        let shift = self.words.len() & 63;
        self.words.extend_from_slice(&other.words);
        if shift == 0 {
            self.ids.extend_from_slice(&other.ids);
        } else {
            // The bits of the other piece go in behind ours, across the elements.
            for &bits in &other.ids {
                if let Some(last) = self.ids.last_mut() {
                    *last |= bits << shift;
                }
                self.ids.push(bits.unbounded_shr(64_u32.saturating_sub(shift as u32)));
            }
            self.ids.truncate(self.words.len().div_ceil(64));
        }
        self.too_long = self.too_long.or(other.too_long);
    }

    /// Which of the words from `at` on are ids, the first in the lowest bit; 0 for words that are not there.
    #[inline]
    fn ids_from(&self, at: usize) -> u64 {
        let element = |at: usize| self.ids.get(at).copied().unwrap_or_default();
        let (first, bit) = (at >> 6, (at & 63) as u32);
        let next = element(first.saturating_add(1)).unbounded_shl(64_u32.saturating_sub(bit));
        element(first) >> bit | next
    }

    /// Some of the words, no more than 64 at a time, with which of them are ids, the first in the lowest bit.
    #[inline]
    pub(super) fn parts(&self, range: Range<usize>) -> impl Iterator<Item = (&[u32], u64)> {
        let starts = range.clone().step_by(64);
        self.words[range].chunks(64).zip(starts).map(|(words, at)| (words, self.ids_from(at)))
    }

    /// Appends words of another piece, each id `i` as `map(i)`.
    pub(super) fn push_range(
        &mut self,
        other: &Code,
        range: Range<usize>,
        map: impl Fn(u32) -> u32,
    ) {
        self.words.reserve(range.len());
        for (words, ids) in other.parts(range) {
            let shift = self.words.len() & 63;
            let mapped = words.iter().zip(0..64);
            self.words.extend(
                mapped.map(|(&word, at)| if ids >> at & 1 != 0 { map(word) } else { word }),
            );
            let count = words.len() as u32;
            self.push_ids(ids & u64::MAX.unbounded_shr(64_u32.saturating_sub(count)), shift);
        }
    }

    /// Appends the bits of words that are there already, up to 64; `shift` of those in the last element
    /// have their bits.
    fn push_ids(&mut self, ids: u64, shift: usize) {
        if let Some(last) = self.ids.last_mut().filter(|_| shift != 0) {
            *last |= ids << shift;
        } else {
            self.ids.push(ids);
        }
        if self.ids.len() < self.words.len().div_ceil(64) {
            self.ids.push(ids.unbounded_shr(64_u32.saturating_sub(shift as u32)));
        }
    }

    /// Where a part of the words may begin and end that is written by itself: at multiples of this.
    pub const STEP: usize = 64;

    /// Appends the words to `out`, each id `i` as `map[i]`.
    pub fn write_mapped(&self, map: &[u32], out: &mut Vec<u32>) {
        self.write_mapped_range(0..self.len(), map, out);
    }

    /// Appends some of the words to `out`, each id `i` as `map[i]`. They begin at a multiple of
    /// [`Code::STEP`], and need not begin or end with an instruction.
    ///
    /// # Panics
    /// If there are not that many words, or they begin elsewhere.
    pub fn write_mapped_range(&self, range: Range<usize>, map: &[u32], out: &mut Vec<u32>) {
        assert!(range.start.is_multiple_of(Self::STEP), "the bits are taken element by element");
        let base = out.len();
        out.extend_from_slice(&self.words[range.clone()]);
        let masks = &self.ids[range.start / Self::STEP..];
        for (chunk, &mask) in out[base..].chunks_mut(Self::STEP).zip(masks) {
            let mut mask = mask;
            while mask != 0 {
                // The last element may have words that are not wanted.
                let Some(word) = chunk.get_mut(mask.trailing_zeros() as usize) else { break };
                *word = map[*word as usize];
                mask &= mask.wrapping_sub(1);
            }
        }
    }

    /// The opcodes of the instructions.
    pub fn ops(&self) -> impl Iterator<Item = Op> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let first = *self.words.get(at)?;
            at = at.saturating_add((first >> 16).max(1) as usize);
            Some(Op::of(first))
        })
    }

    /// Splits the words into instructions: (first word, words).
    pub fn instructions(&self) -> impl Iterator<Item = (usize, &[u32])> {
        self.instructions_from(0)
    }

    /// The same from the first word of one of them on.
    pub(super) fn instructions_from(&self, start: usize) -> impl Iterator<Item = (usize, &[u32])> {
        let mut at = start;
        std::iter::from_fn(move || {
            let count = (*self.words.get(at)? >> 16).max(1) as usize;
            let start = at;
            at = at.saturating_add(count);
            Some((start, &self.words[start..at.min(self.words.len())]))
        })
    }
}

/// An instruction being written.
#[must_use = "an instruction is complete only after `end`"]
pub struct InstructionWriter<'c> {
    code: &'c mut Code,
    start: usize,
}

impl InstructionWriter<'_> {
    /// An operand that is an id.
    #[inline]
    pub fn id(self, id: Id) -> Self {
        self.code.push_id(id);
        self
    }

    /// Operands that are ids.
    #[inline]
    pub fn ids(self, ids: &[Id]) -> Self {
        for &id in ids {
            self.code.push_id(id);
        }
        self
    }

    /// A literal word: a number, an enumerant, a mask.
    #[inline]
    pub fn literal(self, word: u32) -> Self {
        self.code.push_literal(word);
        self
    }

    /// Literal words.
    #[inline]
    pub fn literals(self, words: &[u32]) -> Self {
        for &word in words {
            self.code.push_literal(word);
        }
        self
    }

    /// A literal string: UTF-8 octets, NUL-terminated, padded with zeros (section 2.2.1). It ends
    /// at the first NUL of `bytes`.
    pub fn string(self, bytes: &[u8]) -> Self {
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        let (chunks, rest) = bytes[..end].as_chunks::<4>();
        self.code.words.extend(chunks.iter().map(|chunk| u32::from_le_bytes(*chunk)));
        self.code.words.push(rest.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte)));
        let end = self.code.words.len();
        self.code.mark(end, 0);
        self
    }

    /// The index of the next word, for [`Code::patch`].
    pub fn position(&self) -> usize {
        self.code.words.len()
    }

    /// Ends the instruction: its word count is now known.
    #[inline]
    pub fn end(self) {
        let count = self.code.words.len().saturating_sub(self.start);
        let op = self.code.words[self.start];
        if count > 0xffff {
            self.code.too_long = self.code.too_long.or(Some(Op(op as u16)));
        }
        self.code.words[self.start] = Op(op as u16).first_word(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appending_keeps_the_bits() {
        for first in [0, 1, 30, 62, 63, 64, 65, 130] {
            let mut all = Code::new();
            let mut expected = Code::new();
            let mut other = Code::new();
            for at in 0..first {
                all.begin(Op::Nop).id(Id(at)).literal(at).end();
                expected.begin(Op::Nop).id(Id(at)).literal(at).end();
            }
            for at in 0..100 {
                other.begin(Op::Nop).literal(at).literal(7).id(Id(at + 1)).end();
                expected.begin(Op::Nop).literal(at).literal(7).id(Id(at + 1)).end();
            }
            all.append(&other);
            assert_eq!(all.words, expected.words);
            assert_eq!(all.ids, expected.ids, "after {first}");
        }
    }

    #[test]
    fn a_part_is_appended_with_its_bits() {
        let mut other = Code::new();
        for at in 0..70 {
            other.begin(Op::Nop).literal(at).id(Id(at)).ids(&[Id(at), Id(7)]).end();
        }
        for before in [0, 1, 62, 63, 64, 65] {
            for range in [0..0, 0..1, 3..64, 1..65, 5..69, 63..130, 64..191, 60..350] {
                let mut all = Code::new();
                let mut expected = Code::new();
                for code in [&mut all, &mut expected] {
                    (0..before).for_each(|at| code.push_literal(at));
                }
                all.push_range(&other, range.clone(), |id| id + 1);
                for at in range.clone() {
                    match other.is_id(at) {
                        true => expected.push_id(Id(other.words[at] + 1)),
                        false => expected.push_literal(other.words[at]),
                    }
                }
                assert_eq!(all.words, expected.words);
                assert_eq!(all.ids, expected.ids, "{range:?} after {before}");
            }
        }
    }
}
