//! The text form of Khronos' translator (`llvm-spirv -to-text`, `-spirv-text`), which its tools alone read
//! and write.
//!
//! The header is five numbers. An instruction is its number of words, its name without `Op`, and its
//! operands, with blanks between them: ids and numbers in decimal, strings in quotes, and by their names
//! capabilities, decorations, linkage types and the instructions of extended sets. What these forms could not
//! say (an unknown opcode, a string with bytes behind its end) stands there as numbers, which stand for words
//! anywhere, so that [`parse_internal()`] of [`print_internal()`] gives the same words.

use std::io::Write;

use super::context::{Seen, string_bytes};
use super::lexer::line_and_column;
use super::lookup::Lookup;
use crate::error::{Error, ErrorKind, Place, Result};
use crate::grammar::{
    self, Capability, Context, Decoration, LinkageType, Op, OperandKind, Span, walk,
};
use crate::read::{HEADER_WORDS, MAGIC, push_string};

/// Writes a module in the text form of Khronos' translator.
///
/// # Errors
///
/// An instruction whose word count is not sound, and those of the writer.
pub fn print_internal(words: &[u32], out: &mut dyn Write) -> Result<()> {
    let Some((header, mut rest)) = words.split_at_checked(HEADER_WORDS) else {
        return Err(Error::malformed(0, "the module ends within its header"));
    };
    for word in header {
        write!(out, "{word} ")?;
    }
    out.write_all(b"\n")?;
    let mut seen = Seen::new(words.len());
    let mut before = Op::Nop;
    let mut line = Vec::new();
    while let Some(&first) = rest.first() {
        let place = words.len().saturating_sub(rest.len());
        let count = (first >> 16) as usize;
        let Some((instruction, behind)) = rest.split_at_checked(count).filter(|_| count > 0) else {
            return Err(Error::malformed(place, format!("an instruction of {count} words")));
        };
        rest = behind;
        let at = u32::try_from(place).unwrap_or(u32::MAX);
        let row = grammar::instruction(Op::of(first));
        let op = Op::of(first);
        if let Some(row) = row {
            seen.record(at, row, instruction);
        }
        line.clear();
        // Empty lines are where the translator has them.
        let names = matches!(before, Op::Name | Op::MemberName);
        let section = names && op != before || op == Op::Function && before != Op::FunctionEnd;
        if section || matches!(op, Op::Label | Op::FunctionEnd) {
            line.push(b'\n');
        }
        instruction_line(&mut line, instruction, op, &seen.at(at));
        if matches!(op, Op::FunctionEnd | Op::TypeStruct | Op::ConstantComposite) {
            line.push(b'\n');
        }
        out.write_all(&line)?;
        before = op;
    }
    Ok(())
}

/// The line of an instruction.
fn instruction_line(line: &mut Vec<u8>, words: &[u32], op: Op, context: &impl Context) {
    let name = grammar::instruction(op).map(|row| row.name.trim_start_matches("Op"));
    number(line, words.len() as u32);
    match name {
        Some(name) => line.extend_from_slice(name.as_bytes()),
        None => number(line, op.0.into()),
    }
    line.push(b' ');
    let start = line.len();
    let mut set = None;
    let walked = name.map(|_| {
        walk(words, context, |span| {
            let words = &words[span.start..][..span.len];
            if span.kind == OperandKind::IdRef && words.len() == 1 {
                set = context.extended_set(words[0]);
            }
            operand(line, op, span, words, set);
        })
    });
    if !matches!(walked, Some(Ok(()))) {
        line.truncate(start);
        words[1..].iter().for_each(|&word| number(line, word));
    }
    line.push(b'\n');
}

fn number(line: &mut Vec<u8>, value: u32) {
    super::print_number::unsigned(line, value.into());
    line.push(b' ');
}

/// An operand; `set` is the set of extended instructions that stood before it.
fn operand(
    line: &mut Vec<u8>,
    op: Op,
    span: Span,
    words: &[u32],
    set: Option<&grammar::ExtendedSet>,
) {
    let name = match (span.kind, words) {
        (OperandKind::Capability, [value]) if op == Op::Capability => Capability(*value).name(),
        (OperandKind::Decoration, [value]) => Decoration(*value).name(),
        (OperandKind::LinkageType, [value]) => LinkageType(*value).name(),
        (OperandKind::LiteralExtInstInteger, [value]) => {
            let row = set.and_then(|set| set.instructions.iter().find(|row| row.number == *value));
            row.map(|row| row.name)
        }
        (OperandKind::LiteralString, _) if string(line, words) => return,
        _ => None,
    };
    match name {
        Some(name) => {
            line.extend_from_slice(name.as_bytes());
            line.push(b' ');
        }
        None => words.iter().for_each(|&word| number(line, word)),
    }
}

/// A string in quotes, if it can be read back so.
fn string(line: &mut Vec<u8>, words: &[u32]) -> bool {
    let bytes: Vec<u8> = string_bytes(words).collect();
    let padded = words.iter().flat_map(|word| word.to_le_bytes()).skip(bytes.len());
    // A backslash says that a quote is one, and nothing of itself.
    let unclear = bytes.windows(2).any(|two| two == b"\\\"") || bytes.ends_with(b"\\");
    if unclear || padded.into_iter().any(|byte| byte != 0) {
        return false;
    }
    line.push(b'"');
    for byte in bytes {
        if byte == b'"' {
            line.push(b'\\');
        }
        line.push(byte);
    }
    line.extend_from_slice(b"\" ");
    true
}

/// Reads the text form of Khronos' translator.
///
/// # Errors
///
/// What is no such text, with the place.
pub fn parse_internal(text: &[u8]) -> Result<Vec<u32>> {
    let mut lexer = Lexer { text, rest: text, token: text };
    let mut words = Vec::with_capacity(text.len() / 4);
    for _ in 0..HEADER_WORDS {
        let token = lexer.next()?.ok_or_else(|| lexer.error("the text ends within its header"))?;
        words.push(token.number().ok_or_else(|| lexer.error("a number of the header is wanted"))?);
    }
    if words[0] != MAGIC {
        return Err(
            lexer.error("this is no text of a SPIR-V module: it does not begin with 119734787")
        );
    }
    let mut seen = Seen::new(text.len());
    while let Some(token) = lexer.next()? {
        let count = token.number().and_then(|count| u16::try_from(count).ok());
        let Some(count) = count.filter(|&count| count > 0).map(usize::from) else {
            return Err(lexer.error("the number of words of an instruction is wanted"));
        };
        let start = words.len();
        let op = match lexer.next()? {
            Some(Token::Word(name)) => {
                let number = Token::Word(name).number().and_then(|it| u16::try_from(it).ok());
                let op = number.map(Op).or_else(|| Lookup::get().op_without_prefix(name));
                op.ok_or_else(|| lexer.error("no instruction has this name"))?
            }
            _ => return Err(lexer.error("the name of an instruction is wanted")),
        };
        words.push(op.first_word(count));
        let at = u32::try_from(start).unwrap_or(u32::MAX);
        while words[start..].len() < count {
            let Some(token) = lexer.next()? else {
                return Err(lexer.error("the text ends within an instruction"));
            };
            match token {
                Token::String(bytes) => push_string(&mut words, &bytes),
                Token::Word(name) => {
                    let value =
                        token.number().or_else(|| by_name(op, &words[start..], name, &seen.at(at)));
                    words.push(value.ok_or_else(|| lexer.error("nothing has this name here"))?);
                }
            }
        }
        if words[start..].len() > count {
            return Err(lexer.error("the instruction has more words than it says"));
        }
        if let Some(row) = grammar::instruction(op) {
            seen.record(at, row, &words[start..]);
        }
    }
    Ok(words)
}

/// What a name stands for behind these words of an instruction.
fn by_name(op: Op, words: &[u32], name: &[u8], context: &impl Context) -> Option<u32> {
    let lookup = Lookup::get();
    match (op, words) {
        (Op::Capability, _) => lookup.enumerant(Capability::ENUMERATION, name),
        (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, [_, _, _, set]) => {
            lookup.extended(context.extended_set(*set)?, name)
        }
        _ => lookup
            .enumerant(Decoration::ENUMERATION, name)
            .or_else(|| lookup.enumerant(LinkageType::ENUMERATION, name)),
    }
}

enum Token<'t> {
    Word(&'t [u8]),
    String(Vec<u8>),
}

impl Token<'_> {
    fn number(&self) -> Option<u32> {
        match self {
            Token::Word(word) => std::str::from_utf8(word).ok()?.parse().ok(),
            Token::String(_) => None,
        }
    }
}

struct Lexer<'t> {
    text: &'t [u8],
    /// What has not been read yet: an end of the text.
    rest: &'t [u8],
    /// The end of the text that starts with the token that was read last.
    token: &'t [u8],
}

impl<'t> Lexer<'t> {
    #[cold]
    fn error(&self, message: &str) -> Error {
        let at = self.text.len().saturating_sub(self.token.len());
        let (line, column) = line_and_column(self.text, at);
        Error::new(ErrorKind::Syntax, Some(Place::Text { line, column }), message)
    }

    fn next(&mut self) -> Result<Option<Token<'t>>> {
        self.token = self.rest.trim_ascii_start();
        match self.token {
            [] => Ok(None),
            [b'"', rest @ ..] => self.string(rest).map(Some),
            rest => {
                let len = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
                let (word, rest) = rest.split_at(len);
                self.rest = rest;
                Ok(Some(Token::Word(word)))
            }
        }
    }

    /// The string behind whose first quote the text goes on like this.
    fn string(&mut self, mut text: &'t [u8]) -> Result<Token<'t>> {
        let mut bytes = Vec::new();
        loop {
            let (byte, rest) = match text {
                [] => return Err(self.error("the string does not end")),
                [b'\\', b'"', rest @ ..] => (b'"', rest),
                [b'"', rest @ ..] => {
                    self.rest = rest;
                    return Ok(Token::String(bytes));
                }
                [0, ..] => return Err(self.error("a string holds no zero byte")),
                [byte, rest @ ..] => (*byte, rest),
            };
            bytes.push(byte);
            text = rest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &[u32]) -> String {
        let mut out = Vec::new();
        print_internal(words, &mut out).expect("sound word counts");
        String::from_utf8(out).expect("ASCII")
    }

    /// A module with these instructions, each its opcode and operands.
    fn module(instructions: &[(u16, &[u32])]) -> Vec<u32> {
        let mut words = vec![MAGIC, 0x10400, 0, 9, 0];
        for (op, operands) in instructions {
            words.push((operands.len() as u32 + 1) << 16 | u32::from(*op));
            words.extend_from_slice(operands);
        }
        words
    }

    #[test]
    fn names_and_numbers() {
        let quoted = u32::from_le_bytes(*b"a\"b\0");
        let words = module(&[(17, &[6]), (7, &[1, quoted]), (71, &[1, 41, 0x61, 1]), (19, &[2])]);
        assert_eq!(
            text(&words),
            "119734787 66560 0 9 0 \n2 Capability Kernel \n3 String 1 \"a\\\"b\" \n\
             5 Decorate 1 LinkageAttributes \"a\" Import \n2 TypeVoid 2 \n"
        );
        assert_eq!(parse_internal(text(&words).as_bytes()).expect("its own text"), words);
    }

    #[test]
    fn what_has_no_form_stands_as_numbers() {
        let behind = u32::from_le_bytes(*b"a\0bc");
        let ends = u32::from_le_bytes(*b"ab\\\0");
        let words = module(&[
            (7, &[1, behind]),
            (7, &[2, ends]),
            (60_000, &[5]),
            (17, &[]),
            (17, &[99_999]),
        ]);
        assert!(!text(&words).contains('"'));
        assert_eq!(parse_internal(text(&words).as_bytes()).expect("its own text"), words);
    }

    #[test]
    fn what_is_no_such_text_is_refused_with_its_place() {
        let header = "119734787 66560 0 9 0";
        for (rest, line, column) in [
            ("\n2 Capabilities 6", 2, 3),
            ("\n2 Capability Kernels", 2, 14),
            ("\nCapability Kernel", 2, 1),
            ("\n0 Nop", 2, 1),
            ("\n70000 Nop", 2, 1),
            ("\n3 String 1 \"ab", 2, 12),
            ("\n3 String 1 \"abcd\"", 2, 12),
            ("\n\n4 Decorate 1 ", 3, 14),
            ("\n2 ", 2, 3),
        ] {
            let error = parse_internal(format!("{header}{rest}").as_bytes()).expect_err(rest);
            assert_eq!(error.place(), Some(Place::Text { line, column }), "{rest}: {error}");
        }
        assert!(parse_internal(b"1 2 3 4 5").is_err());
        assert!(parse_internal(b"119734787 1 2").is_err());
    }
}
