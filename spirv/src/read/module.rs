//! A module as its words and an index over them.
//!
//! One pass over the words finds every instruction, the definition of every id, the sections of the
//! logical layout and the functions. Nothing is copied and nothing is allocated per instruction.
//! What the pass does not know it keeps: an instruction is its word count, wherever it stands.

use std::borrow::Cow;
use std::ops::Range;

use crate::error::{Error, Result};
use crate::grammar::Op;

use super::header::{HEADER_WORDS, Header};
use super::instruction::{Instruction, Instructions};
use super::layout::{Section, result_word};
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
    /// Reads words that stay where they are.
    pub fn from_words(words: &'a [u32]) -> Result<Self> {
        Self::new(Cow::Borrowed(words))
    }

    fn new(words: Cow<'a, [u32]>) -> Result<Self> {
        let header = Header::read(&words)?;
        if u32::try_from(words.len()).is_err() {
            return Err(Error::unsupported(0, "a module of 16 GiB or more is not supported"));
        }
        let mut reader = Reader {
            words: &words,
            definitions: vec![0; header.bound as usize],
            runs: Vec::new(),
            functions: Vec::new(),
        };
        reader.module()?;
        let Reader { definitions, runs, functions, .. } = reader;
        Ok(Self { words, header, definitions, runs, functions })
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

struct Reader<'w> {
    words: &'w [u32],
    definitions: Vec<u32>,
    runs: Vec<Run>,
    functions: Vec<Function>,
}

impl Reader<'_> {
    fn module(&mut self) -> Result<()> {
        let mut at = HEADER_WORDS;
        // The run being built; lines belong to what follows them.
        let mut run: Option<Run> = None;
        let mut lines = None;
        while at < self.words.len() {
            let (opcode, end) = self.instruction(at)?;
            let op = Op(opcode);
            if op == Op::Line || op == Op::NoLine {
                lines.get_or_insert(at);
                at = end;
                continue;
            }
            let start = lines.take().unwrap_or(at);
            if op == Op::Function {
                let end = self.function(at, end)?;
                self.runs.extend(run.take());
                self.runs.push(Run {
                    section: Section::Functions,
                    start: start as u32,
                    end: end as u32,
                });
                at = end;
                continue;
            }
            self.define(at, end, opcode)?;
            let section = Section::of(op);
            match &mut run {
                Some(run) if section.is_none_or(|section| section == run.section) => {
                    run.end = end as u32;
                }
                _ => {
                    self.runs.extend(run.take());
                    let section = section.unwrap_or(Section::Declarations);
                    run = Some(Run { section, start: start as u32, end: end as u32 });
                }
            }
            at = end;
        }
        self.runs.extend(run);
        if let Some(start) = lines {
            // Lines that nothing follows.
            let (start, end) = (start as u32, self.words.len() as u32);
            self.runs.push(Run { section: Section::Declarations, start, end });
        }
        Ok(())
    }

    /// Reads a function whose first instruction is at `start..at`; returns its end.
    fn function(&mut self, start: usize, mut at: usize) -> Result<usize> {
        let id = match self.words[start..at] {
            [_, _, id, _, _] => id,
            _ => return Err(Error::malformed(start, "OpFunction has five words")),
        };
        self.define(start, at, Op::Function.0)?;
        loop {
            if at >= self.words.len() {
                let message = format!("the module ends within function %{id}");
                return Err(Error::malformed(start, message));
            }
            let (opcode, end) = self.instruction(at)?;
            if opcode == Op::Function.0 {
                let message = format!("OpFunction within function %{id}: OpFunctionEnd is missing");
                return Err(Error::malformed(at, message));
            }
            self.define(at, end, opcode)?;
            if opcode == Op::FunctionEnd.0 {
                self.functions.push(Function { id, start: start as u32, end: end as u32 });
                return Ok(end);
            }
            at = end;
        }
    }

    /// The opcode of the instruction at `at` and the offset where it ends.
    #[inline]
    fn instruction(&self, at: usize) -> Result<(u16, usize)> {
        let first = self.words[at];
        let (count, opcode) = ((first >> 16) as usize, first as u16);
        // `at` is within the words, and so is the end.
        if count == 0 || count > self.words.len().wrapping_sub(at) {
            return Err(self.bad_count(at));
        }
        Ok((opcode, at.wrapping_add(count)))
    }

    #[cold]
    fn bad_count(&self, at: usize) -> Error {
        let (count, op) = (self.words[at] >> 16, Op::of(self.words[at]));
        if count == 0 {
            return Error::malformed(at, format!("{op} with a word count of 0"));
        }
        let left = self.words.len().saturating_sub(at);
        Error::malformed(at, format!("{op} has {count} words, but the module has {left} left"))
    }

    /// Notes the id that the instruction at `at..end` defines.
    #[inline]
    fn define(&mut self, at: usize, end: usize, opcode: u16) -> Result<()> {
        let result = result_word(opcode);
        if result == 0 {
            return Ok(());
        }
        // An instruction has a word at least, so it ends behind `at`; the result is within it.
        if result >= end.wrapping_sub(at) {
            return Err(Error::malformed(at, format!("{} ends before its result id", Op(opcode))));
        }
        let id = self.words[at.wrapping_add(result)];
        match self.definitions.get_mut(id as usize) {
            Some(slot) if *slot == 0 && id != 0 => {
                *slot = at as u32;
                Ok(())
            }
            _ => Err(self.bad_id(at, id)),
        }
    }

    #[cold]
    fn bad_id(&self, at: usize, id: u32) -> Error {
        match self.definitions.get(id as usize) {
            _ if id == 0 => Error::malformed(at, "the result id is 0"),
            Some(first) => Error::malformed(
                at,
                format!("id %{id} is defined twice, the first time at word {first}"),
            ),
            None => {
                let bound = self.definitions.len();
                Error::malformed(
                    at,
                    format!("id %{id} is not below the bound {bound} of the header"),
                )
            }
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
