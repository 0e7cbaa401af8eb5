//! Reads the words of a module into its index: in one, or in parts at the same time.
//!
//! Parts are cut where no function and no line is open ([`cuts`]), so each is read as a
//! module of its own; they share only the table of definitions, in which each id has one place. Two
//! parts that define the same id may both find the place empty, but then more is defined than the
//! table has. Whatever is wrong, the module is read again in one, which finds the first error.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::error::{Error, Result};
use crate::grammar::Op;
use crate::parts::InParts;

use super::cuts;
use super::header::HEADER_WORDS;
use super::layout::{Section, result_word};
use super::module::{Function, Run};

/// How many places of ids are counted in one piece of work.
const COUNTED_AT_ONCE: usize = 1 << 16;

/// What is found in a module.
pub(super) struct Index {
    pub(super) definitions: Vec<u32>,
    pub(super) runs: Vec<Run>,
    pub(super) functions: Vec<Function>,
    /// The first word of each part.
    pub(super) parts: Vec<u32>,
}

/// Reads a module from its first word to its last.
pub(super) fn in_one(words: &[u32], bound: u32) -> Result<Index> {
    let mut definitions = vec![0; bound as usize];
    let mut reader = Reader::new(words, words.len(), &mut definitions[..]);
    reader.module(HEADER_WORDS)?;
    let Reader { runs, functions, .. } = reader;
    Ok(Index { definitions, runs, functions, parts: vec![HEADER_WORDS as u32] })
}

/// Reads a module in parts; nothing if it is small or something is wrong.
pub(super) fn in_parts(words: &[u32], bound: u32, parts: &impl InParts) -> Option<Index> {
    u32::try_from(words.len()).ok()?;
    let ranges = cuts::ranges(words, parts, |at, op| may_start(words, at, op));
    if ranges.len() < 2 {
        return None;
    }
    // The allocator hands out zeroed pages without touching them, so each thread faults in those that it
    // writes to. Making atomics of the numbers, and numbers of the atomics below, happens in place and
    // compiles to nothing.
    let definitions: Vec<AtomicU32> =
        vec![0; bound as usize].into_iter().map(AtomicU32::new).collect();
    let read = parts.each(ranges, |range| {
        let mut reader = Reader::new(words, range.end, Shared { places: &definitions, defined: 0 });
        reader.module(range.start).ok()?;
        // Lines belong to what follows them.
        let whole = reader.lines.is_none() || range.end == words.len();
        whole.then_some((range.start, reader.runs, reader.functions, reader.definitions.defined))
    });
    let mut index = Index {
        definitions: Vec::new(),
        runs: Vec::new(),
        functions: Vec::new(),
        parts: Vec::new(),
    };
    let mut defined = 0usize;
    for part in read {
        let (start, runs, functions, count) = part?;
        defined = defined.saturating_add(count);
        index.parts.push(start as u32);
        index.functions.extend(functions);
        let mut runs = runs.into_iter();
        // A run that goes on.
        if let Some(last) = index.runs.last_mut()
            && let Some(first) = runs.as_slice().first()
            && last.section == first.section
            && last.section != Section::Functions
        {
            last.end = first.end;
            runs.next();
        }
        index.runs.extend(runs);
    }
    let found = parts.each(definitions.chunks(COUNTED_AT_ONCE).collect(), |places| {
        places.iter().filter(|place| place.load(Ordering::Relaxed) != 0).count()
    });
    if found.into_iter().fold(0_usize, usize::saturating_add) != defined {
        return None;
    }
    index.definitions = definitions.into_iter().map(AtomicU32::into_inner).collect();
    Some(index)
}

/// Whether an instruction at a word is one that stands outside functions, as far as its opcode says.
fn may_start(words: &[u32], at: usize, op: Op) -> bool {
    match op {
        Op::Function => {
            at.checked_sub(1).is_some_and(|end| words[end] == Op::FunctionEnd.first_word(1))
        }
        Op::Constant
        | Op::ConstantTrue
        | Op::ConstantFalse
        | Op::ConstantNull
        | Op::ConstantComposite => true,
        _ if (Op::TypeVoid.0..=Op::TypePipe.0).contains(&op.0) => true,
        _ => Section::of(op).is_some_and(|section| {
            matches!(
                section,
                Section::EntryPoints
                    | Section::ExecutionModes
                    | Section::Names
                    | Section::Annotations
            )
        }),
    }
}

/// Where the definitions of ids are kept.
trait Definitions {
    /// Notes where an id is defined; `false` if it cannot be, or is already.
    fn define(&mut self, id: u32, at: u32) -> bool;

    /// The place of an id, if it can have one.
    fn place(&self, id: u32) -> Option<u32>;

    /// The bound of the ids.
    fn bound(&self) -> usize;
}

impl Definitions for &mut [u32] {
    #[inline]
    fn define(&mut self, id: u32, at: u32) -> bool {
        match self.get_mut(id as usize) {
            Some(slot) if *slot == 0 && id != 0 => {
                *slot = at;
                true
            }
            _ => false,
        }
    }

    fn place(&self, id: u32) -> Option<u32> {
        self.get(id as usize).copied()
    }

    fn bound(&self) -> usize {
        self.len()
    }
}

/// A table that several parts write to. Which part comes first makes no difference: see above.
struct Shared<'d> {
    places: &'d [AtomicU32],
    /// How many this part has defined.
    defined: usize,
}

impl Definitions for Shared<'_> {
    #[inline]
    fn define(&mut self, id: u32, at: u32) -> bool {
        match self.places.get(id as usize) {
            Some(slot) if slot.load(Ordering::Relaxed) == 0 && id != 0 => {
                slot.store(at, Ordering::Relaxed);
                // No more than there are words.
                self.defined = self.defined.wrapping_add(1);
                true
            }
            _ => false,
        }
    }

    fn place(&self, id: u32) -> Option<u32> {
        self.places.get(id as usize).map(|slot| slot.load(Ordering::Relaxed))
    }

    fn bound(&self) -> usize {
        self.places.len()
    }
}

/// Reads the words up to an end.
struct Reader<'w, D> {
    words: &'w [u32],
    end: usize,
    definitions: D,
    runs: Vec<Run>,
    functions: Vec<Function>,
    /// The first of the lines that nothing has followed yet.
    lines: Option<usize>,
}

impl<'w, D: Definitions> Reader<'w, D> {
    fn new(words: &'w [u32], end: usize, definitions: D) -> Self {
        Self { words, end, definitions, runs: Vec::new(), functions: Vec::new(), lines: None }
    }

    fn module(&mut self, mut at: usize) -> Result<()> {
        // The run being built; lines belong to what follows them.
        let mut run: Option<Run> = None;
        let mut lines = None;
        while at < self.end {
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
        self.lines = lines;
        if let Some(start) = lines {
            // Lines that nothing follows.
            let (start, end) = (start as u32, self.end as u32);
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
            if at >= self.end {
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
        if count == 0 || count > self.end.wrapping_sub(at) {
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
        let left = self.end.saturating_sub(at);
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
        if self.definitions.define(id, at as u32) { Ok(()) } else { Err(self.bad_id(at, id)) }
    }

    #[cold]
    fn bad_id(&self, at: usize, id: u32) -> Error {
        match self.definitions.place(id) {
            _ if id == 0 => Error::malformed(at, "the result id is 0"),
            Some(first) => Error::malformed(
                at,
                format!("id %{id} is defined twice, the first time at word {first}"),
            ),
            None => {
                let bound = self.definitions.bound();
                Error::malformed(
                    at,
                    format!("id %{id} is not below the bound {bound} of the header"),
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;
    use crate::parts::OneByOne;
    use crate::read::{MAGIC, Module};

    /// A module with so many constants, names of them and functions: some parts of each.
    fn large(count: u32) -> Vec<u32> {
        let mut words = vec![MAGIC, 0x1_0000, 0, 3 * count + 10, 0];
        let constant = |number: u32| 10 + number;
        for number in 0..count {
            words.extend([Op::Name.first_word(4), constant(number), 0x61_6162, 0]);
        }
        words.extend([Op::TypeInt.first_word(4), 1, 32, 0]);
        words.extend([Op::TypeFunction.first_word(3), 2, 1]);
        for number in 0..count {
            words.extend([Op::Constant.first_word(4), 1, constant(number), number]);
        }
        for number in 0..count {
            let function = 10 + count + 2 * number;
            words.extend([Op::Function.first_word(5), 1, function, 0, 2]);
            words.extend([Op::Label.first_word(2), function + 1]);
            words.extend([Op::ReturnValue.first_word(2), constant(number)]);
            words.push(Op::FunctionEnd.first_word(1));
        }
        words
    }

    /// The index of a module that is read in parts, which must be that of the whole.
    fn read(words: &[u32]) -> Option<Index> {
        let (bound, whole) = (words[3], in_one(words, words[3]).expect("a sound module"));
        let parts = in_parts(words, bound, &OneByOne)?;
        assert_eq!(parts.definitions, whole.definitions);
        assert_eq!(parts.runs, whole.runs);
        assert_eq!(parts.functions, whole.functions);
        Some(parts)
    }

    #[test]
    fn parts_give_what_the_whole_gives() {
        let words = large(20_000);
        let index = read(&words).expect("is read in parts");
        assert!(index.parts.len() > 5, "{:?}", index.parts);
        assert!(read(&large(10)).is_none(), "a small module is read in one");
        // Lines at the end, which nothing follows.
        let lines = [&words[..], &[Op::NoLine.first_word(1)]].concat();
        assert!(read(&lines).is_some());
    }

    #[test]
    fn what_only_seems_to_start_is_found_out() {
        // A string whose words are a row of instructions, across a place where one is looked for.
        let mut words = large(20_000);
        let fake = [Op::Constant.first_word(4), 1, 11, 1];
        let text: Vec<u32> = fake.iter().copied().cycle().take(60_000).collect();
        let string = [(text.len() as u32 + 3) << 16 | u32::from(Op::String.0), 9];
        words.splice(HEADER_WORDS..HEADER_WORDS, string.into_iter().chain(text).chain([0]));
        assert!(read(&words).is_none());
        let module = Module::in_parts(Cow::Borrowed(&words), &OneByOne).expect("is read in one");
        assert_eq!(module.functions().len(), 20_000);
    }

    #[test]
    fn what_is_wrong_is_said_as_of_the_whole() {
        // In the last function, each with the first words of the error: an id that another part has, one
        // beyond the bound, no words, no end.
        type Break = fn(&mut Vec<u32>, usize);
        let breaks: [(Break, &str); 4] = [
            (|words, label| words[label + 1] = 10, "id %10 is defined twice"),
            (|words, label| words[label + 1] = words[3], "id %60010 is not below"),
            (
                |words, label| words[label] = u32::from(Op::Label.0),
                "OpLabel with a word count of 0",
            ),
            (|words, _| words.truncate(words.len() - 1), "the module ends within function"),
        ];
        let error = |module: Result<Module<'_>>| module.err().map(|error| error.to_string());
        for (change, text) in breaks {
            let mut words = large(20_000);
            let label = words.len() - 5;
            change(&mut words, label);
            let one = error(Module::from_words(&words));
            assert!(one.as_ref().is_some_and(|it| it.contains(text)), "{text}: {one:?}");
            assert_eq!(error(Module::in_parts(Cow::Borrowed(&words), &OneByOne)), one);
        }
    }
}
