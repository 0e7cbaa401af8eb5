//! Blocks and records.

use super::abbreviation::{AbbreviationTable, BlockInfo, Operand};
use super::cursor::{Cursor, mask};
use super::numbers::{
    DEFINE_ABBREV, END_BLOCK, ENTER_SUBBLOCK, FIRST_ABBREVIATION, UNABBREV_RECORD,
};
use crate::error::Error;

/// Where a block lies and how it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Block number.
    pub id: u32,
    /// Width of abbreviation numbers inside.
    pub width: u32,
    /// First bit of its contents.
    pub start: u64,
    /// First bit behind it.
    pub end: u64,
}

impl Block {
    /// Number of bytes of its contents.
    pub fn bytes(&self) -> u64 {
        self.end.saturating_sub(self.start) / 8
    }
}

/// What comes next in a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The end of the block.
    End,
    /// A nested block. The reader stands behind it already.
    Block(Block),
    /// A record with this abbreviation number, to be read or skipped.
    Record(u32),
}

/// One record, decoded. Reused from record to record.
#[derive(Clone, Debug, Default)]
pub struct Record<'a> {
    /// The values, without the code.
    pub values: Vec<u64>,
    /// The blob, if the record has one; not copied.
    pub blob: Option<&'a [u8]>,
}

/// Reads the entries of one block.
#[derive(Debug)]
pub struct BlockReader<'a, 'i> {
    cursor: Cursor<'a>,
    width: u32,
    shared: &'i AbbreviationTable,
    own: AbbreviationTable,
}

const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

impl<'a, 'i> BlockReader<'a, 'i> {
    /// A reader of the contents of `block`, with the abbreviations that `info` has for it.
    pub fn new(bytes: &'a [u8], block: Block, info: &'i BlockInfo) -> Self {
        BlockReader {
            cursor: Cursor::new(bytes, block.start, block.end),
            width: block.width,
            shared: info.get(block.id),
            own: AbbreviationTable::default(),
        }
    }

    /// A reader of the outermost level of a file, where abbreviation numbers have 2 bits.
    pub fn top(cursor: Cursor<'a>, info: &'i BlockInfo) -> Self {
        BlockReader {
            cursor,
            width: 2,
            shared: info.get(u32::MAX),
            own: AbbreviationTable::default(),
        }
    }

    /// A reader that goes on at `cursor` with abbreviations that were read before.
    pub(crate) fn resume(
        cursor: Cursor<'a>,
        width: u32,
        shared: &'i AbbreviationTable,
        own: AbbreviationTable,
    ) -> Self {
        BlockReader { cursor, width, shared, own }
    }

    /// The abbreviations that the block itself has defined so far.
    pub(crate) fn into_abbreviations(self) -> AbbreviationTable {
        self.own
    }

    /// Where the reader stands.
    #[inline]
    pub fn cursor(&self) -> &Cursor<'a> {
        &self.cursor
    }

    /// Where the reader stands, to be moved.
    pub fn cursor_mut(&mut self) -> &mut Cursor<'a> {
        &mut self.cursor
    }

    /// An error at the reader's place.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::malformed(self.cursor.byte(), message)
    }

    /// What comes next. Definitions of abbreviations are taken in on the way.
    #[inline(always)]
    pub fn advance(&mut self) -> Result<Entry, Error> {
        match self.cursor.fixed(self.width) {
            number @ (END_BLOCK | ENTER_SUBBLOCK | DEFINE_ABBREV) => self.advance_from(number),
            abbreviation => Ok(Entry::Record(abbreviation as u32)),
        }
    }

    /// The abbreviation number of the next record, to be read or skipped, of a block whose nested
    /// blocks are of no interest; `None` at its end.
    #[inline]
    pub fn next_abbreviation(&mut self) -> Result<Option<u32>, Error> {
        loop {
            match self.advance()? {
                Entry::End => return Ok(None),
                Entry::Block(_) => {}
                Entry::Record(abbreviation) => return Ok(Some(abbreviation)),
            }
        }
    }

    /// Reads the next record of a block whose nested blocks are of no interest. Gives the record's
    /// code and the byte where it stands; `None` at the end of the block.
    #[inline]
    pub fn next_record(&mut self, record: &mut Record<'a>) -> Result<Option<(u32, u64)>, Error> {
        let Some(abbreviation) = self.next_abbreviation()? else { return Ok(None) };
        let at = self.cursor.byte();
        Ok(Some((self.record(abbreviation, record)?, at)))
    }

    /// As [`BlockReader::advance`], behind an abbreviation number.
    #[inline(never)]
    fn advance_from(&mut self, number: u64) -> Result<Entry, Error> {
        let mut number = number;
        loop {
            match number {
                END_BLOCK => {
                    self.cursor.align32();
                    self.cursor.check()?;
                    return Ok(Entry::End);
                }
                ENTER_SUBBLOCK => return self.enter().map(Entry::Block),
                DEFINE_ABBREV => self.own.define(&mut self.cursor)?,
                abbreviation => return Ok(Entry::Record(abbreviation as u32)),
            }
            number = self.cursor.fixed(self.width);
        }
    }

    fn enter(&mut self) -> Result<Block, Error> {
        let at = self.cursor.byte();
        let id = self.cursor.vbr(8);
        let width = self.cursor.vbr(4);
        self.cursor.align32();
        let words = self.cursor.fixed(32);
        self.cursor.check()?;
        if id > u64::from(u32::MAX) {
            return Err(Error::malformed(at, "block number out of range"));
        }
        if !(2..=32).contains(&width) {
            return Err(Error::malformed(
                at,
                format!("block {id}: abbreviation width {width} is not in 2 to 32"),
            ));
        }
        let start = self.cursor.position();
        if words > self.cursor.left() / 32 {
            return Err(Error::malformed(
                at,
                format!(
                    "block {id} has {words} words, but only {} are left",
                    self.cursor.left() / 32
                ),
            ));
        }
        self.cursor.skip(words << 5);
        let end = self.cursor.position();
        Ok(Block { id: id as u32, width: width as u32, start, end })
    }

    #[inline]
    fn abbreviation(&self, number: u32) -> Result<&[Operand], Error> {
        // Numbers below the first abbreviation wrap around, to one that is not defined.
        let index = u64::from(number).wrapping_sub(FIRST_ABBREVIATION) as usize;
        let found = match self.shared.get(index) {
            Some(found) => Some(found),
            None => self.own.get(index.wrapping_sub(self.shared.len())),
        };
        found.ok_or_else(|| self.error(format!("abbreviation {number} is not defined")))
    }

    /// Reads the record with the abbreviation number that [`BlockReader::advance`] gave. Returns the
    /// record's code.
    pub fn record(&mut self, abbreviation: u32, record: &mut Record<'a>) -> Result<u32, Error> {
        record.blob = None;
        // A copy of the cursor stays in registers; and an abbreviation borrows the reader. Values are
        // written into places that exist (those of the record before are used as they are), as
        // growing by one each costs as much as reading them.
        let mut cursor = self.cursor;
        let values = &mut record.values;
        if u64::from(abbreviation) == UNABBREV_RECORD {
            let code = cursor.vbr(6);
            let count = cursor.vbr(6);
            // Each value has at least 6 bits.
            if count > cursor.left() / 6 {
                return Err(
                    self.error(format!("a record of {count} values is longer than its block"))
                );
            }
            values.resize(count as usize, 0);
            for value in values {
                *value = cursor.vbr(6);
            }
            self.cursor = cursor;
            self.cursor.check()?;
            return self.code(code);
        }
        let [code, fields @ ..] = self.abbreviation(abbreviation)? else {
            return Err(self.error("abbreviation without fields"));
        };
        let code = scalar(&mut cursor, *code);
        values.resize(fields.len(), 0);
        let mut read = 0usize;
        for (value, &field) in values.iter_mut().zip(fields) {
            *value = match field {
                Operand::Vbr6 => cursor.vbr(6),
                Operand::Array | Operand::Blob => break,
                field => scalar(&mut cursor, field),
            };
            read = read.wrapping_add(1);
        }
        if let Some(list) = fields.get(read..).filter(|list| !list.is_empty()) {
            record.values.truncate(read);
            cursor = self.list(cursor, list, record)?;
        }
        self.cursor = cursor;
        self.cursor.check()?;
        self.code(code)
    }

    /// Reads what ends an abbreviated record: an array or a blob. By value, as the cursor of most records,
    /// which have no list, stays in registers.
    #[inline(never)]
    fn list(
        &self,
        cursor: Cursor<'a>,
        list: &[Operand],
        record: &mut Record<'a>,
    ) -> Result<Cursor<'a>, Error> {
        let mut cursor = cursor;
        if list[0] == Operand::Blob {
            let length = cursor.vbr(6);
            cursor.align32();
            if length > cursor.left() / 8 {
                return Err(
                    self.error(format!("a blob of {length} bytes is longer than its block"))
                );
            }
            let start = cursor.byte() as usize;
            cursor.skip(length << 3);
            record.blob = cursor.bytes().get(start..cursor.byte() as usize);
            cursor.align32();
            return Ok(cursor);
        }
        let Some(&element) = list.get(1) else {
            return Err(self.error("abbreviation: array without element"));
        };
        let count = cursor.vbr(6);
        if count.saturating_mul(width(element).into()) > cursor.left() {
            return Err(self.error(format!("an array of {count} values is longer than its block")));
        }
        let start = record.values.len();
        record.values.resize(start.saturating_add(count as usize), 0);
        // One loop for each encoding.
        let values = record.values[start..].iter_mut();
        match element {
            Operand::Fixed(width) => values.for_each(|value| *value = cursor.fixed(width)),
            Operand::Vbr6 => values.for_each(|value| *value = cursor.vbr(6)),
            Operand::Vbr(width) => values.for_each(|value| *value = cursor.vbr(width)),
            _ => values.for_each(|value| *value = u64::from(CHAR6[cursor.fixed(6) as usize])),
        }
        Ok(cursor)
    }

    /// Reads a record of so many numbers and a name behind them: the characters go to `name`, a byte
    /// each. Names are a large part of a file that was not stripped, and mostly arrays of narrow
    /// fields, of which several come at once.
    pub fn named_record(
        &mut self,
        abbreviation: u32,
        numbers: usize,
        record: &mut Record<'a>,
        name: &mut Vec<u8>,
    ) -> Result<u32, Error> {
        let narrow = if u64::from(abbreviation) == UNABBREV_RECORD {
            None
        } else {
            match self.abbreviation(abbreviation)? {
                [code, scalars @ .., Operand::Array, element] if scalars.len() == numbers => {
                    match *element {
                        Operand::Fixed(width @ 1..=8) => Some((*code, scalars, width, false)),
                        Operand::Char6 => Some((*code, scalars, 6, true)),
                        _ => None,
                    }
                }
                _ => None,
            }
        };
        let Some((code, scalars, width, char6)) = narrow else {
            let code = self.record(abbreviation, record)?;
            let behind = record.values.get(numbers..).unwrap_or_default();
            name.extend(behind.iter().map(|&value| value as u8));
            record.values.truncate(numbers);
            return Ok(code);
        };
        record.values.clear();
        record.blob = None;
        let mut cursor = self.cursor;
        let code = scalar(&mut cursor, code);
        for &field in scalars {
            record.values.push(scalar(&mut cursor, field));
        }
        let left = cursor.vbr(6);
        if left.saturating_mul(width.into()) > cursor.left() {
            return Err(self.error(format!("an array of {left} values is longer than its block")));
        }
        let start = name.len();
        name.resize(start.saturating_add(left as usize), 0);
        let at_once = 57u32.checked_div(width).unwrap_or(1);
        for places in name[start..].chunks_mut(at_once as usize) {
            let mut bits = cursor.fixed((places.len() as u32).wrapping_mul(width));
            for place in places {
                let value = bits & mask(width);
                *place = if char6 { CHAR6[value as usize] } else { value as u8 };
                bits >>= width;
            }
        }
        self.cursor = cursor;
        self.cursor.check()?;
        self.code(code)
    }

    /// Passes over the record with this abbreviation number. Returns its code.
    pub fn skip_record(&mut self, abbreviation: u32) -> Result<u32, Error> {
        if u64::from(abbreviation) == UNABBREV_RECORD {
            let code = self.cursor.vbr(6);
            let count = self.cursor.vbr(6);
            if count > self.cursor.left() / 6 {
                return Err(
                    self.error(format!("a record of {count} values is longer than its block"))
                );
            }
            for _ in 0..count {
                self.cursor.vbr(6);
            }
            self.cursor.check()?;
            return self.code(code);
        }
        let mut cursor = self.cursor;
        let [code, fields @ ..] = self.abbreviation(abbreviation)? else {
            return Err(self.error("abbreviation without fields"));
        };
        let code = scalar(&mut cursor, *code);
        let mut fields = fields.iter();
        while let Some(&field) = fields.next() {
            match field {
                Operand::Array => {
                    let count = cursor.vbr(6);
                    let element = fields.next().copied().unwrap_or(Operand::Char6);
                    let bits = count.saturating_mul(u64::from(width(element)));
                    if bits > cursor.left() {
                        return Err(self.error("an array is longer than its block"));
                    }
                    match element {
                        Operand::Vbr6 => (0..count).for_each(|_| _ = cursor.vbr(6)),
                        Operand::Vbr(width) => (0..count).for_each(|_| _ = cursor.vbr(width)),
                        _ => cursor.skip(bits),
                    }
                }
                Operand::Blob => {
                    let length = cursor.vbr(6);
                    cursor.align32();
                    if length > cursor.left() / 8 {
                        return Err(self.error("a blob is longer than its block"));
                    }
                    cursor.skip(length << 3);
                    cursor.align32();
                }
                field => {
                    scalar(&mut cursor, field);
                }
            }
        }
        self.cursor = cursor;
        self.cursor.check()?;
        self.code(code)
    }

    #[inline]
    fn code(&self, code: u64) -> Result<u32, Error> {
        u32::try_from(code).map_err(|_| self.error("record code out of range"))
    }
}

/// The fewest bits that an element of an array takes.
fn width(element: Operand) -> u32 {
    match element {
        Operand::Fixed(width) | Operand::Vbr(width) => width,
        _ => 6,
    }
}

#[inline(always)]
fn scalar(cursor: &mut Cursor<'_>, field: Operand) -> u64 {
    match field {
        Operand::Literal(value) => value,
        Operand::Fixed(width) => cursor.fixed(width),
        Operand::Vbr6 => cursor.vbr(6),
        Operand::Vbr(width) => cursor.vbr(width),
        // Arrays and blobs do not get here.
        Operand::Char6 | Operand::Array | Operand::Blob => {
            u64::from(CHAR6[cursor.fixed(6) as usize])
        }
    }
}

impl Record<'_> {
    /// Value `index`, or an error that names it.
    #[inline]
    pub fn get(&self, index: usize) -> Option<u64> {
        self.values.get(index).copied()
    }
}
