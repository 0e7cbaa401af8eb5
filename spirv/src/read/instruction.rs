//! Views of instructions within a module: a place and the words, nothing owned.

use crate::grammar::Op;

use super::layout::result_word;

/// An instruction where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction<'m> {
    /// The word offset within the module.
    pub offset: u32,
    /// All its words, the first with opcode and word count.
    pub words: &'m [u32],
}

impl<'m> Instruction<'m> {
    /// The opcode.
    #[inline]
    pub fn op(&self) -> Op {
        Op::of(self.words[0])
    }

    /// The words after the first.
    #[inline]
    pub fn operands(&self) -> &'m [u32] {
        &self.words[1..]
    }

    /// The word at an index, the first with opcode and word count being 0.
    #[inline]
    pub fn word(&self, index: usize) -> Option<u32> {
        self.words.get(index).copied()
    }

    /// The id that it defines.
    #[inline]
    pub fn result(&self) -> Option<u32> {
        match result_word(self.words[0] as u16) {
            0 => None,
            word => self.word(word),
        }
    }

    /// The type of its result.
    #[inline]
    pub fn result_type(&self) -> Option<u32> {
        if result_word(self.words[0] as u16) == 2 { self.word(1) } else { None }
    }

    /// The string that starts at a word (index as in [`word`](Self::word)), and the index of the
    /// word after it. Bytes that are not UTF-8 are replaced.
    pub fn string(&self, start: usize) -> Option<(String, usize)> {
        let (text, len) = string(self.words.get(start..)?)?;
        Some((text, start.saturating_add(len)))
    }
}

/// The string at the start of `words`, and how many of them it takes. Bytes that are not UTF-8 are
/// replaced.
pub(super) fn string(words: &[u32]) -> Option<(String, usize)> {
    let (bytes, len) = string_bytes(words)?;
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    Some((text, len))
}

/// The bytes of the string at the start of `words`, without the zero, and how many words it takes
/// (SPIR-V section 2.2.1, Literal: UTF-8, least significant byte first, terminated by a zero byte).
pub fn string_bytes(words: &[u32]) -> Option<(Vec<u8>, usize)> {
    let whole = words.iter().take_while(|word| !has_zero(**word)).count();
    let (whole, rest) = words.split_at(whole);
    let last = rest.first()?.to_le_bytes();
    let last = last.split(|&byte| byte == 0).next().unwrap_or_default();
    let mut bytes = Vec::with_capacity(size_of_val(whole).saturating_add(last.len()));
    if cfg!(target_endian = "little") {
        // They are the bytes already: to take them word by word takes several times as long.
        bytes.extend_from_slice(bytemuck::cast_slice(whole));
    } else {
        bytes.extend(whole.iter().flat_map(|word| word.to_le_bytes()));
    }
    bytes.extend_from_slice(last);
    Some((bytes, whole.len().saturating_add(1)))
}

/// Whether a byte of a word is zero: only then does taking one from each borrow into a highest bit that
/// was not set.
#[inline]
pub(crate) fn has_zero(word: u32) -> bool {
    word.wrapping_sub(0x0101_0101) & !word & 0x8080_8080 != 0
}

/// Appends a string as words: zero-terminated and padded with zeros.
pub fn push_string(words: &mut Vec<u32>, text: impl AsRef<[u8]>) {
    let (whole, rest) = text.as_ref().as_chunks::<4>();
    words.extend(whole.iter().map(|&chunk| u32::from_le_bytes(chunk)));
    let mut last = [0; 4];
    last[..rest.len()].copy_from_slice(rest);
    words.push(u32::from_le_bytes(last));
}

/// The instructions of a range of words.
#[derive(Clone, Debug)]
pub struct Instructions<'m> {
    words: &'m [u32],
    at: usize,
}

impl<'m> Instructions<'m> {
    /// The words from `at` to the end must be whole instructions.
    pub(super) fn new(words: &'m [u32], at: usize) -> Self {
        Self { words, at }
    }
}

impl<'m> Iterator for Instructions<'m> {
    type Item = Instruction<'m>;

    #[inline]
    fn next(&mut self) -> Option<Instruction<'m>> {
        let rest = self.words.get(self.at..)?;
        let count = (*rest.first()? >> 16) as usize;
        // The module was read, so the count is within it; a wrong offset must not panic though.
        let words = rest.get(..count).filter(|words| !words.is_empty())?;
        let offset = self.at as u32;
        // All of it is within the words.
        self.at = self.at.wrapping_add(count);
        Some(Instruction { offset, words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_round_trip() {
        for text in ["", "a", "abc", "abcd", "h\u{e4}?", "a longer name with spaces"] {
            let mut words = vec![0];
            push_string(&mut words, text);
            words.push(9);
            assert_eq!(words.len(), 2 + text.len() / 4 + 1);
            let instruction = Instruction { offset: 0, words: &words };
            assert_eq!(instruction.string(1), Some((text.to_owned(), words.len() - 1)));
        }
        assert_eq!(string_bytes(&[0x6161_6161]), None);
    }
}
