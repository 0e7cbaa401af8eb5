//! Text to words.
//!
//! The tokens of one instruction are gathered (it ends where the next `%id =` or `Op...` begins) and
//! encoded by the instruction's row of the grammar. Ids that are names get numbers at the end: the
//! numbers that the text does not use, in the order in which the names first occur.

use hashbrown::HashTable;

use super::context::Seen;
use super::header::Header;
use super::idmap::IdMap;
use super::lexer::{Lexer, Token, TokenKind, line_and_column};
use super::lookup::Lookup;
use super::parse_number;
use crate::grammar::{
    Context as _, InstructionDesc, LoopControl, Op, Operand, OperandKind, Quantifier, Version,
    instruction,
};
use crate::hash;
use crate::read::{HEADER_WORDS, MAGIC};
use crate::{Error, ErrorKind, Place};

/// How a text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssembleOptions {
    /// `%12` is the id 12. Without this, numbers are names like others.
    pub preserve_numeric_ids: bool,
    /// Take version, generator, bound and schema from the comments at the head of a disassembly.
    pub read_header: bool,
    /// The version in the header, where the text does not say; with `read_header` off, always.
    pub version: Version,
}

impl Default for AssembleOptions {
    fn default() -> Self {
        Self { preserve_numeric_ids: true, read_header: true, version: Version::V1_6 }
    }
}

/// Ids that are names are numbered from here until their numbers are given out.
const NAMED: u32 = 1 << 31;

/// Reads a text into the words of a module, in the host's byte order.
pub fn assemble(text: &[u8], options: &AssembleOptions) -> crate::Result<Vec<u32>> {
    let header = if options.read_header { Header::read(text) } else { Header::default() };
    // A text has fewer ids than bytes.
    let limit = text.len();
    let mut assembler = Assembler {
        text,
        lookup: Lookup::get(),
        preserve: options.preserve_numeric_ids,
        words: Vec::with_capacity(text.len() / 12),
        start: 0,
        tokens: Vec::new(),
        at: 0,
        result: None,
        raw_rest: false,
        seen: Seen::new(limit),
        names: Vec::new(),
        by_name: HashTable::new(),
        named_words: Vec::new(),
        used: IdMap::new(limit),
        highest: 0,
        unknown: None,
    };
    assembler.words.extend_from_slice(&[0; HEADER_WORDS]);
    let disassembly = header.bound.is_some();
    let outcome = assembler.module().and_then(|()| {
        // The head of a disassembly is a module without instructions; nothing at all is a mistake.
        let is_empty = assembler.words.len() == HEADER_WORDS && !disassembly;
        if is_empty { Err((0, "the text has no instruction".into())) } else { Ok(()) }
    });
    outcome.and_then(|()| assembler.number_names(disassembly)).map_err(|(at, message)| {
        let (line, column) = line_and_column(text, at);
        Error::new(ErrorKind::Syntax, Some(Place::Text { line, column }), message)
    })?;
    let version = header.version.unwrap_or(u32::from(options.version.0) << 8);
    let needed = assembler.highest.wrapping_add(1);
    let bound = match header.bound {
        // A disassembly with names may need more than the module that it was made of.
        Some(bound) if !assembler.names.is_empty() => bound.max(needed),
        Some(bound) => bound,
        None => needed,
    };
    let head = [MAGIC, version, header.generator.unwrap_or(0), bound, header.schema.unwrap_or(0)];
    assembler.words[..HEADER_WORDS].copy_from_slice(&head);
    Ok(assembler.words)
}

/// A message and the byte that it is about.
type Failure = (usize, String);

struct Assembler<'a> {
    text: &'a [u8],
    lookup: &'static Lookup,
    preserve: bool,
    words: Vec<u32>,
    /// Where the current instruction starts in `words`.
    start: usize,
    /// The current instruction's tokens, and the next of them.
    tokens: Vec<Token>,
    at: usize,
    /// The `%id` before `=`, until it is used.
    result: Option<Token>,
    /// A word was given as it is (`!12`): the grammar does not say what follows in the instruction.
    raw_rest: bool,
    seen: Seen,
    /// Ids that are names, in order of first occurrence, as ranges of the text.
    names: Vec<Token>,
    by_name: HashTable<u32>,
    /// Which words hold such ids.
    named_words: Vec<usize>,
    /// Which numbers the text uses as ids, and the highest.
    used: IdMap<bool>,
    highest: u32,
    /// The first `OpUnknown` with numbers in it, any of which may be an id.
    unknown: Option<usize>,
}

type Step = Result<(), Failure>;

impl<'a> Assembler<'a> {
    fn bytes(&self, token: Token) -> &'a [u8] {
        &self.text[token.start..token.end]
    }

    /// The words of the current instruction so far.
    fn written(&self) -> &[u32] {
        &self.words[self.start..]
    }

    /// Takes the next token of the current instruction.
    fn next(&mut self) -> Option<Token> {
        let token = *self.tokens.get(self.at)?;
        self.at = self.at.saturating_add(1);
        Some(token)
    }

    /// Cuts the tokens into instructions.
    fn module(&mut self) -> Step {
        for token in Lexer::new(self.text) {
            match token.kind {
                TokenKind::OpenString => {
                    return Err((token.start, "the string does not end".into()));
                }
                TokenKind::Equals => {
                    let Some(id) = self.tokens.pop_if(|last| last.kind == TokenKind::Id) else {
                        return Err((token.start, "'=' without a result id before it".into()));
                    };
                    self.instruction()?;
                    self.tokens.extend([id, token]);
                }
                TokenKind::Word if is_op(self.bytes(token)) => {
                    let assigned = matches!(
                        self.tokens.as_slice(),
                        [Token { kind: TokenKind::Id, .. }, Token { kind: TokenKind::Equals, .. }]
                    );
                    if !assigned {
                        self.instruction()?;
                    }
                    self.tokens.push(token);
                }
                _ => self.tokens.push(token),
            }
        }
        self.instruction()
    }

    /// Encodes the gathered tokens.
    fn instruction(&mut self) -> Step {
        let Some(&first) = self.tokens.first() else { return Ok(()) };
        self.start = self.words.len();
        self.at = 0;
        self.result = None;
        if let [id, Token { kind: TokenKind::Equals, .. }, ..] = *self.tokens.as_slice() {
            self.result = Some(id);
            self.at = 2;
        }
        let Some(opcode) = self.next() else {
            return Err((first.start, "an instruction is missing after '='".into()));
        };
        let name = self.bytes(opcode);
        if opcode.kind != TokenKind::Word || !is_op(name) {
            return Err((
                opcode.start,
                format!("expected an instruction, found '{}'", shown(name)),
            ));
        }
        self.words.push(0);
        self.raw_rest = false;
        let op = if name == b"OpUnknown" {
            self.unknown(opcode)?
        } else {
            let op = self.lookup.op(name);
            let op =
                op.ok_or_else(|| (opcode.start, format!("unknown opcode '{}'", shown(name))))?;
            self.words[self.start] = u32::from(op.0);
            if let Some(row) = instruction(op) {
                self.known(row, opcode)?;
            }
            op
        };
        let count = self.written().len();
        let Ok(count) = u16::try_from(count) else {
            return Err((
                opcode.start,
                format!("the instruction has {count} words, more than 65535"),
            ));
        };
        self.words[self.start] = op.first_word(usize::from(count));
        if let Some(row) = instruction(op) {
            // One behind the other is all that counts here, and of those that share a place the last.
            let place = u32::try_from(self.start).unwrap_or(u32::MAX).saturating_add(1);
            self.seen.record(place, row, &self.words[self.start..]);
        }
        self.tokens.clear();
        Ok(())
    }

    fn known(&mut self, row: &'static InstructionDesc, opcode: Token) -> Step {
        if !row.has_result()
            && let Some(id) = self.result
        {
            return Err((id.start, format!("{} has no result id", row.name)));
        }
        if row.has_result() && self.result.is_none() {
            return Err((
                opcode.start,
                format!("{} needs a result id: '%id = {}'", row.name, row.name),
            ));
        }
        self.list(row.operands)?;
        match self.tokens.get(self.at) {
            None => Ok(()),
            Some(&token) => {
                let found = shown(self.bytes(token));
                Err((token.start, format!("'{found}' after the last operand of {}", row.name)))
            }
        }
    }

    /// `OpUnknown(OPCODE, WORDS) WORD...`
    fn unknown(&mut self, opcode: Token) -> Result<Op, Failure> {
        if let Some(id) = self.result {
            return Err((id.start, "OpUnknown has no result id: it has words only".into()));
        }
        let [open, number, comma, count, close] = self
            .tokens
            .get(self.at..)
            .and_then(|tokens| tokens.first_chunk::<5>().copied())
            .ok_or_else(|| (opcode.start, "expected OpUnknown(OPCODE, WORDS)".to_owned()))?;
        for (token, expected) in [(open, b"("), (comma, b","), (close, b")")] {
            if self.bytes(token) != expected {
                return Err((token.start, "expected OpUnknown(OPCODE, WORDS)".into()));
            }
        }
        let op = self.number(number)?;
        let op = u16::try_from(op).map_err(|_| (number.start, format!("{op} is not an opcode")))?;
        self.at = self.at.saturating_add(5);
        while let Some(token) = self.next() {
            if token.kind == TokenKind::Word && self.unknown.is_none() {
                self.unknown = Some(opcode.start);
            }
            self.raw(token)?;
        }
        let words = self.written().len();
        if self.number(count)? as usize != words {
            return Err((count.start, format!("the instruction has {words} words")));
        }
        Ok(Op(op))
    }

    fn number(&self, token: Token) -> Result<u32, Failure> {
        parse_number::word(self.bytes(token)).map_err(|message| (token.start, message))
    }

    fn list(&mut self, operands: &[Operand]) -> Step {
        for operand in operands {
            match operand.quantifier {
                _ if self.raw_rest => return Ok(()),
                Quantifier::Once => self.one(operand.kind)?,
                Quantifier::Optional => {
                    if self.at < self.tokens.len() {
                        self.one(operand.kind)?;
                    }
                }
                Quantifier::Repeated => {
                    while self.at < self.tokens.len() {
                        self.one(operand.kind)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// One operand. Depth is bounded by the grammar, as in `grammar::walk`.
    fn one(&mut self, kind: OperandKind) -> Step {
        use OperandKind as K;
        if kind == K::IdResult {
            return match self.result.take() {
                Some(id) => self.id(id),
                None => Err((self.end(), "a second result id".into())),
            };
        }
        let pair = match kind {
            K::PairLiteralIntegerIdRef => {
                Some([Operand::LiteralContextDependentNumber, Operand::IdRef])
            }
            K::PairIdRefLiteralInteger => Some([Operand::IdRef, Operand::LiteralInteger]),
            K::PairIdRefIdRef => Some([Operand::IdRef, Operand::IdRef]),
            _ => None,
        };
        if let Some(pair) = pair {
            return self.list(&pair);
        }
        let Some(token) = self.next() else {
            return Err((
                self.end(),
                format!("expected {}, found the end of the instruction", kind.name()),
            ));
        };
        if token.kind == TokenKind::Immediate {
            self.raw_rest = true;
            self.raw(token)?;
            while let Some(token) = self.next() {
                self.raw(token)?;
            }
            return Ok(());
        }
        let bytes = self.bytes(token);
        let place = |message: String| (token.start, message);
        let expected = || place(format!("expected {}, found '{}'", kind.name(), shown(bytes)));
        match kind {
            _ if kind.is_id() && token.kind == TokenKind::Id => return self.id(token),
            K::LiteralString if token.kind == TokenKind::String => self.string(bytes),
            K::LiteralString => return Err(expected()),
            _ if kind.is_id() || token.kind != TokenKind::Word => return Err(expected()),
            K::LiteralInteger => {
                let word = parse_number::word(bytes).map_err(place)?;
                self.words.push(word);
            }
            K::LiteralFloat => {
                let word = parse_number::single(bytes).map_err(place)?;
                self.words.push(word);
            }
            K::LiteralContextDependentNumber => {
                // OpSwitch: the type of the selector; else: the type of the result.
                let first = self.written()[1];
                let seen = self.seen.at(u32::MAX);
                let number = match Op::of(self.words[self.start]) {
                    Op::Switch => seen.number_of_value(first),
                    _ => seen.number(first),
                };
                let number = number.ok_or_else(|| {
                    place("the type of this number is not declared before it".into())
                })?;
                parse_number::literal(&mut self.words, number, bytes).map_err(place)?;
            }
            K::LiteralExtInstInteger => return self.extended(token),
            K::LiteralSpecConstantOpInteger => {
                let op = self.lookup.op_without_prefix(bytes);
                let row = op.and_then(instruction);
                let row = row.ok_or_else(|| place(format!("unknown opcode '{}'", shown(bytes))))?;
                match row.operands {
                    [Operand::IdResultType, Operand::IdResult, rest @ ..]
                        if !matches!(row.op, Op::SpecConstantOp | Op::ExtInst) =>
                    {
                        self.words.push(u32::from(row.op.0));
                        return self.list(rest);
                    }
                    _ => {
                        return Err(place(format!(
                            "{} cannot stand in OpSpecConstantOp",
                            row.name
                        )));
                    }
                }
            }
            _ => return self.enumerant(kind, token),
        }
        Ok(())
    }

    /// Where the current instruction's text ends.
    fn end(&self) -> usize {
        self.tokens.last().map_or(0, |token| token.end)
    }

    /// A value of an enumeration, or names of bits with `|` between them, and their parameters.
    fn enumerant(&mut self, kind: OperandKind, token: Token) -> Step {
        let bytes = self.bytes(token);
        let Some(table) = kind.enumeration() else {
            return Err((token.start, format!("{} cannot be written", kind.name())));
        };
        let mut value = 0;
        let mut at = token.start;
        for name in bytes.split(|&byte| table.bits && byte == b'|') {
            let Some(bits) = self.lookup.enumerant(table, name) else {
                // Operations of DWARF that the set does not have stand there as numbers.
                if kind == OperandKind::OpenClDebugOperation
                    && let Ok(number) = parse_number::word(name)
                {
                    self.words.push(number);
                    return Ok(());
                }
                let name = shown(name);
                return Err((at, format!("'{name}' is no value of {}", kind.name())));
            };
            value |= bits;
            at = at.saturating_add(name.len()).saturating_add(1);
        }
        self.words.push(value);
        if !table.has_parameters {
            return Ok(());
        }
        if !table.bits {
            if let Some(row) = table.by_value(value) {
                self.list(row.parameters)?;
            }
            return Ok(());
        }
        for row in table.enumerants.iter().filter(|row| row.value & value != 0) {
            self.list(row.parameters)?;
            if kind == OperandKind::LoopControl {
                self.loop_parameters(row.value)?;
            }
        }
        Ok(())
    }

    /// So many literals.
    fn literals(&mut self, count: u32) -> Step {
        (0..count).try_for_each(|_| self.one(OperandKind::LiteralInteger))
    }

    /// What the grammar has half of: see `grammar::walk`.
    fn loop_parameters(&mut self, bit: u32) -> Step {
        if bit == LoopControl::DependencyArrayALTERA.0 {
            let count = self.words.last().copied().unwrap_or(0);
            for _ in 0..count {
                self.one(OperandKind::IdRef)?;
                self.literals(1)?;
            }
        } else if bit == LoopControl::LoopCountALTERA.0 {
            self.literals(5)?;
        }
        Ok(())
    }

    /// The instruction of the set that is the operand before, and its operands.
    fn extended(&mut self, token: Token) -> Step {
        let bytes = self.bytes(token);
        let set = self.words.last().and_then(|&import| self.seen.at(u32::MAX).extended_set(import));
        let Some(set) = set else {
            return Err((token.start, "the id before does not import a known set".into()));
        };
        let number = match self.lookup.extended(set, bytes) {
            Some(number) => number,
            None if set.non_semantic && bytes.first().is_some_and(u8::is_ascii_digit) => {
                self.number(token)?
            }
            None => {
                let name = shown(bytes);
                return Err((token.start, format!("{} has no instruction '{name}'", set.name)));
            }
        };
        self.words.push(number);
        match set.by_number(number) {
            // Like the disassembler: all operands of a non-semantic set are ids.
            Some(row) if !set.non_semantic => {
                self.list(row.operands)?;
                match self.tokens.get(self.at) {
                    None => Ok(()),
                    Some(&token) => {
                        let found = shown(self.bytes(token));
                        let name = row.name;
                        Err((token.start, format!("'{found}' after the last operand of {name}")))
                    }
                }
            }
            _ => Ok(()),
        }
    }

    /// The bytes between the quotes, without the backslashes, padded with zeros to whole words.
    fn string(&mut self, quoted: &[u8]) {
        let [_, bytes @ .., _] = quoted else { return };
        let mut escaped = false;
        let mut bytes = bytes.iter().filter(|&&byte| {
            escaped = byte == b'\\' && !escaped;
            !escaped
        });
        loop {
            let mut word = [0; 4];
            let filled = word.iter_mut().zip(&mut bytes).map(|(to, byte)| *to = *byte).count();
            self.words.push(u32::from_le_bytes(word));
            if filled < word.len() {
                break;
            }
        }
    }

    /// A token outside the grammar: `!12`, a number of one word, an id or a string.
    fn raw(&mut self, token: Token) -> Step {
        let bytes = self.bytes(token);
        match token.kind {
            TokenKind::Id => return self.id(token),
            TokenKind::String => self.string(bytes),
            TokenKind::Immediate | TokenKind::Word => {
                let digits = bytes.strip_prefix(b"!").unwrap_or(bytes);
                let word = parse_number::word(digits).map_err(|message| (token.start, message))?;
                self.words.push(word);
            }
            _ => return Err((token.start, format!("unexpected '{}'", shown(bytes)))),
        }
        Ok(())
    }

    /// `%12` or `%name`.
    fn id(&mut self, token: Token) -> Step {
        let name = name_of(self.text, token);
        if name.is_empty() || !name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        {
            let name = shown(name);
            return Err((
                token.start,
                format!("'%{name}' is not an id: letters, digits and _ only"),
            ));
        }
        if self.preserve
            && let Some(id) = decimal(name)
        {
            self.used.set(id, true);
            self.highest = self.highest.max(id);
            self.words.push(id);
            return Ok(());
        }
        let hash = hash::of_bytes(name);
        let (names, text) = (&self.names, self.text);
        let same = |&index: &u32| name_of(text, names[index as usize]) == name;
        let found = self.by_name.find(hash, same).copied();
        let index = match found {
            Some(index) => index,
            None => {
                let index = names.len() as u32;
                self.names.push(token);
                let (names, text) = (&self.names, self.text);
                self.by_name.insert_unique(hash, index, |&index| {
                    hash::of_bytes(name_of(text, names[index as usize]))
                });
                index
            }
        };
        self.named_words.push(self.words.len());
        self.words.push(NAMED | index);
        Ok(())
    }

    /// Gives the ids that are names the numbers that are free.
    ///
    /// A disassembly with names does not say which numbers in an `OpUnknown` are ids, so it cannot
    /// be read back if it has one. A text written by hand is taken at its word.
    fn number_names(&mut self, disassembly: bool) -> Step {
        if let Some(at) = self.unknown
            && disassembly
            && !self.names.is_empty()
        {
            let message = "the ids in OpUnknown are numbers, and those that are names here may get \
                           other ones: disassemble with raw ids";
            return Err((at, message.into()));
        }
        if let Some(&first) = self.names.first()
            && self.highest >= NAMED
        {
            let message = format!("ids that are names cannot stand beside %{}", self.highest);
            return Err((first.start, message));
        }
        let mut numbers = Vec::with_capacity(self.names.len());
        let free = (1..NAMED).filter(|&number| !self.used.get(number));
        for number in free.take(self.names.len()) {
            numbers.push(number);
        }
        // Their indices have 31 bits, which do not tell so many apart.
        if let Some(&name) = self.names.get(numbers.len()) {
            return Err((name.start, "there are more ids that are names than numbers".into()));
        }
        self.highest = self.highest.max(numbers.last().copied().unwrap_or(0));
        for &at in &self.named_words {
            let index = self.words[at] & !NAMED;
            self.words[at] = numbers[index as usize];
        }
        Ok(())
    }
}

/// The name of an id, without `%`.
fn name_of(text: &[u8], id: Token) -> &[u8] {
    &text[id.start..id.end][1..]
}

/// Whether a word begins an instruction.
fn is_op(word: &[u8]) -> bool {
    matches!(word, [b'O', b'p', b'A'..=b'Z', ..])
}

/// A number as the disassembler writes ids: no leading zero, 32 bits.
fn decimal(name: &[u8]) -> Option<u32> {
    let mut value = 0u32;
    for &byte in name {
        value = value.checked_mul(10)?.checked_add(char::from(byte).to_digit(10)?)?;
    }
    (name[0] != b'0' || name.len() == 1).then_some(value)
}

/// A piece of the text for a message.
fn shown(bytes: &[u8]) -> String {
    let cut = &bytes[..bytes.len().min(60)];
    String::from_utf8_lossy(cut).into_owned()
}
