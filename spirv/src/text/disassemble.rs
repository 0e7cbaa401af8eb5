//! Words to text.
//!
//! The text is made in parts, so it may be far larger than memory. Before the first byte is
//! written, the word counts of all instructions are checked; from there on only the writer can fail,
//! since what has no written form is written as numbers (see the module above).

use std::io;
use std::ops::Range;

use super::context::{Seen, SeenAt, string_bytes};
use super::header;
use super::names::FriendlyNames;
use super::print_number;
use super::survey::Survey;
use crate::grammar::{
    Context as _, ExtendedSet, InstructionDesc, Op, OperandKind, Span, instruction, walk,
};
use crate::parts::{InParts, OneByOne};
use crate::read::{HEADER_WORDS, MAGIC};
use crate::{Error, ErrorKind, Place, Result};

/// What the text looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisassembleOptions {
    /// `%float` and `%main` rather than `%7`.
    pub friendly_names: bool,
    /// Put the opcodes below each other.
    pub indent: bool,
    /// Start with the header as comments. The assembler needs it to restore the header.
    pub header: bool,
    /// Put the byte offset of each instruction behind it, as a comment.
    pub offsets: bool,
}

impl Default for DisassembleOptions {
    fn default() -> Self {
        Self { friendly_names: true, indent: true, header: true, offsets: false }
    }
}

/// The column of the opcodes.
const INDENT: usize = 15;

/// Writes a module, given as words in the host's byte order, as text.
pub fn disassemble(
    words: &[u32],
    options: &DisassembleOptions,
    writer: &mut dyn io::Write,
) -> Result<()> {
    let text = Disassembly::new(words, options)?;
    let (mut column, mut out) = (Column::default(), Vec::new());
    for part in text.parts() {
        out.clear();
        text.print(part, &mut column, &mut out);
        writer.write_all(&out)?;
    }
    Ok(())
}

/// A module to be written as text, part by part. What the text of one part depends on in others is
/// known beforehand, so that parts can be printed on many threads at the same time; but for one
/// option, see [`in_any_order`](Self::in_any_order).
#[derive(Debug)]
pub struct Disassembly<'w> {
    words: &'w [u32],
    options: DisassembleOptions,
    /// The first word of each part, and the end of the module.
    starts: Vec<usize>,
    seen: Seen,
    names: Option<FriendlyNames>,
}

/// A part of a text: a run of instructions.
#[derive(Clone, Debug)]
pub struct Part(Range<usize>);

/// Where the comments behind the instructions stand, which only ever moves to the right.
#[derive(Clone, Copy, Debug)]
pub struct Column(usize);

impl Default for Column {
    fn default() -> Self {
        Self(52)
    }
}

impl<'w> Disassembly<'w> {
    /// Prepares a module, given as words in the host's byte order.
    ///
    /// # Errors
    /// If it has no header, or the word count of an instruction is wrong.
    pub fn new(words: &'w [u32], options: &DisassembleOptions) -> Result<Self> {
        Self::in_parts(words, options, &OneByOne)
    }

    /// The same where the caller says how parts of the work are done.
    ///
    /// # Errors
    /// As of [`new`](Self::new).
    pub fn in_parts(
        words: &'w [u32],
        options: &DisassembleOptions,
        parts: &impl InParts,
    ) -> Result<Self> {
        check(words)?;
        let Survey { starts, seen, names } = Survey::new(words, options.friendly_names, parts)?;
        Ok(Self { words, options: *options, starts, seen, names })
    }

    /// The parts, in the order of the text.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = Part> {
        self.starts.windows(2).map(|ends| Part(ends[0]..ends[1]))
    }

    /// A part that is the instructions in a range of words.
    pub fn part(&self, range: Range<usize>) -> Part {
        let end = range.end.min(self.words.len());
        Part(range.start.clamp(HEADER_WORDS.min(end), end)..end)
    }

    /// Whether the text of a part does not depend on where the column stands: parts may then be
    /// printed in any order, each with a column of its own.
    pub fn in_any_order(&self) -> bool {
        !self.options.offsets
    }

    /// Appends the text of a part.
    pub fn print(&self, part: Part, column: &mut Column, out: &mut Vec<u8>) {
        let Part(range) = part;
        if self.options.header && range.start == HEADER_WORDS {
            header::print(out, self.words);
        }
        let indent = if self.options.indent { INDENT } else { 0 };
        let mut printer = Printer { out, names: self.names.as_ref(), indent };
        for (at, instruction) in Instructions::new(self.words, range) {
            let start = printer.out.len();
            printer.instruction(self.seen.at(at as u32), instruction);
            if self.options.offsets {
                printer.offset(start, at.saturating_mul(4), &mut column.0);
            }
            printer.out.push(b'\n');
        }
    }
}

/// Checks the length and the magic number.
fn check(words: &[u32]) -> Result<()> {
    let Some(header) = words.first_chunk::<HEADER_WORDS>() else {
        let message = "the module ends within its header of 5 words";
        return Err(Error::malformed(words.len(), message));
    };
    if header[0] != MAGIC {
        let message = format!("{:#010x} is not the magic number of SPIR-V", header[0]);
        return Err(Error::new(ErrorKind::NotSpirv, Some(Place::Word(0)), message));
    }
    Ok(())
}

/// The instructions of a module whose word counts have been checked, each with its first word.
struct Instructions<'a> {
    words: &'a [u32],
    range: Range<usize>,
}

impl<'a> Instructions<'a> {
    /// Those in a range of words.
    fn new(words: &'a [u32], range: Range<usize>) -> Self {
        Self { words, range }
    }
}

impl<'a> Iterator for Instructions<'a> {
    type Item = (usize, &'a [u32]);

    #[inline]
    fn next(&mut self) -> Option<(usize, &'a [u32])> {
        let at = self.range.start;
        if at >= self.range.end {
            return None;
        }
        let count = (self.words[at] >> 16).max(1) as usize;
        let end = at.saturating_add(count);
        self.range.start = end;
        Some((at, self.words.get(at..end)?))
    }
}

struct Printer<'p> {
    out: &'p mut Vec<u8>,
    names: Option<&'p FriendlyNames>,
    indent: usize,
}

impl Printer<'_> {
    fn instruction(&mut self, seen: SeenAt<'_>, words: &[u32]) {
        let start = self.out.len();
        let known = instruction(Op::of(words[0]));
        if known.is_some_and(|row| self.known(seen, row, words)) {
            return;
        }
        self.out.truncate(start);
        push_blanks(self.out, self.indent);
        self.out.extend_from_slice(b"OpUnknown(");
        print_number::unsigned(self.out, u64::from(words[0] & 0xffff));
        self.out.extend_from_slice(b", ");
        print_number::unsigned(self.out, words.len() as u64);
        self.out.push(b')');
        for &word in &words[1..] {
            self.out.push(b' ');
            print_number::unsigned(self.out, u64::from(word));
        }
        // As `spirv-dis` has it. `lapidary as` takes the bound from the header.
        self.out.extend_from_slice(b"  ; note: ID bound may be incorrect after reassembly");
    }

    /// Whether the instruction could be written; if not, part of it has been.
    fn known(&mut self, seen: SeenAt<'_>, row: &InstructionDesc, words: &[u32]) -> bool {
        let Self { out, names, indent } = self;
        let names = *names;
        if let Some(word) = row.layout.result_word() {
            let Some(&id) = words.get(word) else { return false };
            if *indent > 0 {
                // The name right-aligned before " = ", the opcode at the indent.
                let len =
                    names.and_then(|names| names.get(id)).map_or_else(|| digits(id), <[u8]>::len);
                push_blanks(out, indent.saturating_sub(4).saturating_sub(len));
            }
            push_id(out, names, id);
            out.extend_from_slice(b" = ");
        } else {
            push_blanks(out, *indent);
        }
        out.extend_from_slice(row.name.as_bytes());
        let mut written = true;
        let walked = walk(words, &seen, |Span { kind, start, len }| {
            if kind == OperandKind::IdResult {
                return;
            }
            out.push(b' ');
            if kind.is_id() {
                push_id(out, names, words[start]);
            } else {
                written &= push_literal(out, seen, words, kind, start, &words[start..][..len]);
            }
        });
        walked.is_ok() && written
    }

    /// `; 0x00000014` in a column that only ever moves to the right.
    fn offset(&mut self, start: usize, offset: usize, column: &mut usize) {
        let len = self.out[start..].len();
        *column = (*column).max(len.saturating_add(2).next_multiple_of(4));
        push_blanks(self.out, column.saturating_sub(len));
        self.out.extend_from_slice(format!("; 0x{offset:08x}").as_bytes());
    }
}

fn push_blanks(out: &mut Vec<u8>, count: usize) {
    out.resize(out.len().saturating_add(count), b' ');
}

fn digits(id: u32) -> usize {
    id.checked_ilog10().map_or(1, |log| (log as usize).saturating_add(1))
}

fn push_id(out: &mut Vec<u8>, names: Option<&FriendlyNames>, id: u32) {
    out.push(b'%');
    match names.and_then(|names| names.get(id)) {
        Some(name) => out.extend_from_slice(name),
        None => print_number::unsigned(out, u64::from(id)),
    }
}

/// Appends an operand that is not an id; false if it has no written form.
fn push_literal(
    out: &mut Vec<u8>,
    seen: SeenAt<'_>,
    instruction_words: &[u32],
    kind: OperandKind,
    start: usize,
    words: &[u32],
) -> bool {
    let word = words[0];
    match kind {
        OperandKind::LiteralInteger => {
            print_number::unsigned(out, u64::from(word));
            true
        }
        OperandKind::LiteralFloat => {
            print_number::single(out, word);
            true
        }
        OperandKind::LiteralString => push_string(out, words),
        OperandKind::LiteralContextDependentNumber => {
            let op = Op::of(instruction_words[0]);
            if op == Op::Switch {
                let number = seen.number_of_value(instruction_words[1]);
                return number.is_some_and(|number| print_number::literal(out, number, words));
            }
            let number = seen.number(instruction_words[1]);
            if !number.is_some_and(|number| print_number::literal(out, number, words)) {
                // The value of a constant ends the instruction, so its words can stand as they are.
                for (at, &word) in words.iter().enumerate() {
                    out.extend_from_slice(if at == 0 { b"!" } else { b" !" });
                    print_number::unsigned(out, u64::from(word));
                }
            }
            true
        }
        OperandKind::LiteralExtInstInteger => {
            let import = instruction_words[..start].last();
            let set = import.and_then(|&import| seen.extended_set(import));
            set.is_some_and(|set| push_extended(out, set, word))
        }
        OperandKind::LiteralSpecConstantOpInteger => match Op::of(word).name() {
            Some(name) => {
                out.extend_from_slice(&name.as_bytes()[2..]);
                true
            }
            None => false,
        },
        _ => push_enumerant(out, kind, word),
    }
}

/// A number of a non-semantic set that the public grammar lacks stays a number, which every
/// assembler reads.
fn push_extended(out: &mut Vec<u8>, set: &ExtendedSet, number: u32) -> bool {
    match set.by_number(number) {
        Some(row) if row.public => out.extend_from_slice(row.name.as_bytes()),
        _ if set.non_semantic => print_number::unsigned(out, u64::from(number)),
        _ => return false,
    }
    true
}

fn push_string(out: &mut Vec<u8>, words: &[u32]) -> bool {
    out.push(b'"');
    for byte in string_bytes(words) {
        if byte == b'"' || byte == b'\\' {
            out.push(b'\\');
        }
        out.push(byte);
    }
    out.push(b'"');
    // Anything but zeros behind the end, which is in the last word, would be lost.
    let last = words.last().copied().unwrap_or_default().to_le_bytes();
    last.iter().skip_while(|&&byte| byte != 0).all(|&byte| byte == 0)
}

/// The name of a value; of a mask, the names of its bits with `|` between them.
fn push_enumerant(out: &mut Vec<u8>, kind: OperandKind, word: u32) -> bool {
    let Some(table) = kind.enumeration() else { return false };
    if !table.bits || word == 0 {
        let row = table.by_value(word);
        out.extend_from_slice(row.map_or(b"", |row| row.name.as_bytes()));
        return row.is_some();
    }
    let mut rest = word;
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        rest ^= bit;
        let Some(row) = table.by_value(bit) else { return false };
        out.extend_from_slice(row.name.as_bytes());
        if rest != 0 {
            out.push(b'|');
        }
    }
    true
}
