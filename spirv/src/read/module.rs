//! A module as its words and an index over them.
//!
//! One pass over the words finds every instruction, the definition of every id, the sections of the
//! logical layout and the functions. Nothing is copied and nothing is allocated per instruction.
//! Parts of a module may be read at the same time ([`Module::in_parts`]).
//! What the pass does not know it keeps: an instruction is its word count, wherever it stands.

use std::borrow::Cow;
use std::ops::Range;

use crate::error::{Error, Result};
use crate::grammar::Op;
use crate::parts::InParts;

use super::header::{HEADER_WORDS, Header};
use super::instruction::{Instruction, Instructions};
use super::layout::Section;
use super::reader::{self, Index};
use super::words;

/// A read module.
///
/// Invariants, established by [`Module::from_words`] and relied on by everything that follows:
/// - instructions tile the words after the header: each has at least one word and ends within the
///   module;
/// - `definitions` has one entry per id below the bound: the word offset of the instruction that
///   defines it, or 0; no id is defined twice;
/// - `runs` tile the words after the header, in order; a run of [`Section::Functions`] is exactly one
///   function with the `OpLine`s in front of it;
/// - `functions` are in order, each from `OpFunction` to `OpFunctionEnd`, and do not nest;
/// - all offsets fit into 32 bits.
#[derive(Clone, Debug)]
pub struct Module<'a> {
    words: Cow<'a, [u32]>,
    header: Header,
    definitions: Vec<u32>,
    runs: Vec<Run>,
    functions: Vec<Function>,
    /// Where the parts start that were read apart: at an instruction of its section, outside functions
    /// and not behind a line of it.
    parts: Vec<u32>,
}

/// Consecutive instructions of one section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The section.
    pub section: Section,
    /// The first word.
    pub start: u32,
    /// One beyond the last word.
    pub end: u32,
}

/// A function: its id and its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// The id that `OpFunction` defines.
    pub id: u32,
    /// The word offset of `OpFunction`.
    pub start: u32,
    /// One beyond `OpFunctionEnd`.
    pub end: u32,
}

impl Function {
    /// The words of the function as a range of offsets.
    pub fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl Module<'static> {
    /// Reads a file of either byte order.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        Self::new(Cow::Owned(words::words(bytes)?))
    }

    /// Reads words and keeps them.
    pub fn from_owned(words: Vec<u32>) -> Result<Self> {
        Self::new(Cow::Owned(words))
    }
}

impl<'a> Module<'a> {
    /// Reads a file of either byte order, whose bytes stay where they are if they can.
    pub fn view(bytes: &'a [u8]) -> Result<Self> {
        Self::new(words::view(bytes)?)
    }

    /// Reads words that stay where they are.
    pub fn from_words(words: &'a [u32]) -> Result<Self> {
        Self::new(Cow::Borrowed(words))
    }

    /// Reads words in parts, which `parts` may have done at the same time.
    pub fn in_parts(words: Cow<'a, [u32]>, parts: &impl InParts) -> Result<Self> {
        let header = Header::read(&words)?;
        match reader::in_parts(&words, header.bound, parts) {
            Some(index) => Ok(Self::with(words, header, index)),
            // In one, which says what is wrong.
            None => Self::new(words),
        }
    }

    fn with(words: Cow<'a, [u32]>, header: Header, index: Index) -> Self {
        let Index { definitions, runs, functions, parts } = index;
        Self { words, header, definitions, runs, functions, parts }
    }

    fn new(words: Cow<'a, [u32]>) -> Result<Self> {
        let header = Header::read(&words)?;
        if u32::try_from(words.len()).is_err() {
            return Err(Error::unsupported(0, "a module of 16 GiB or more is not supported"));
        }
        let index = reader::in_one(&words, header.bound)?;
        Ok(Self::with(words, header, index))
    }

    /// All words, the header included.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The runs of the logical layout; in a well-formed module at most one of each section but for
    /// functions.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The words behind the header in the parts in which they were read: each starts with an
    /// instruction of a section, outside functions.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Range<u32>> {
        let ends = self.parts.iter().skip(1).copied().chain([self.words.len() as u32]);
        self.parts.iter().zip(ends).map(|(&start, end)| start..end)
    }

    /// The functions in order.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// All instructions in order.
    pub fn instructions(&self) -> Instructions<'_> {
        self.instructions_in(HEADER_WORDS..self.words.len())
    }

    /// The instructions of a section, in order.
    pub fn section(&self, section: Section) -> impl Iterator<Item = Instruction<'_>> + '_ {
        let runs = self.runs.iter().filter(move |run| run.section == section);
        runs.flat_map(|run| self.instructions_in(run.start as usize..run.end as usize))
    }

    /// The instructions within a range that starts at an instruction.
    ///
    /// # Panics
    ///
    /// If the range ends behind the module.
    pub fn instructions_in(&self, range: Range<usize>) -> Instructions<'_> {
        Instructions::new(&self.words[..range.end], range.start)
    }

    /// The instruction that starts at a word.
    pub fn instruction_at(&self, word: u32) -> Option<Instruction<'_>> {
        Instructions::new(&self.words, word as usize).next()
    }

    /// The word offset of the definition of each id, 0 where there is none.
    pub fn definitions(&self) -> &[u32] {
        &self.definitions
    }

    /// The instruction that defines an id.
    pub fn definition(&self, id: u32) -> Option<Instruction<'_>> {
        match self.definitions.get(id as usize) {
            None | Some(0) => None,
            Some(&word) => self.instruction_at(word),
        }
    }

    /// Bytes that the index holds beyond the words.
    pub fn index_size(&self) -> usize {
        [
            size_of_val(self.definitions.as_slice()),
            size_of_val(self.runs.as_slice()),
            size_of_val(self.functions.as_slice()),
        ]
        .into_iter()
        .sum()
    }

    /// The index of the function whose words hold this offset.
    pub fn function_at(&self, word: u32) -> Option<usize> {
        let after = self.functions.partition_point(|function| function.start <= word);
        let index = after.checked_sub(1)?;
        (word < self.functions[index].end).then_some(index)
    }

    /// `OpFunction` and its parameters: the words before the first block, or before `OpFunctionEnd`.
    ///
    /// # Panics
    ///
    /// If it is a function of another module, and does not lie in this one.
    pub fn signature(&self, function: &Function) -> Range<usize> {
        let body = self
            .instructions_in(function.range())
            .find(|instruction| matches!(instruction.op(), Op::Label | Op::FunctionEnd));
        function.start as usize..body.map_or(function.end, |body| body.offset) as usize
    }

    /// Whether a function has no body.
    ///
    /// # Panics
    ///
    /// If it is a function of another module, and does not lie in this one.
    pub fn is_declaration(&self, function: &Function) -> bool {
        // OpFunctionEnd is one word.
        (function.end as usize).saturating_sub(self.signature(function).end) <= 1
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
