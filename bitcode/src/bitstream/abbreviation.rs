//! Abbreviations: how the fields of a record are encoded, flattened into one vector per table.

use super::cursor::Cursor;
use super::numbers::{BLOCKINFO, DEFINE_ABBREV, END_BLOCK, ENTER_SUBBLOCK, UNABBREV_RECORD};
use crate::error::Error;

/// The widest field that LLVM reads (`BitCodeAbbrevOp`'s limit is one 32-bit chunk).
const MAX_WIDTH: u64 = 32;

/// One operand of an abbreviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operand {
    /// A value that takes no bits.
    Literal(u64),
    /// So many bits.
    Fixed(u32),
    /// Chunks of six bits: most numbers, so that their width is known where they are read.
    Vbr6,
    /// Chunks of so many other bits.
    Vbr(u32),
    /// A character of `[a-zA-Z0-9._]` in 6 bits.
    Char6,
    /// A length and elements, encoded as the operand that follows, which is the last.
    Array,
    /// A length and bytes on a 32-bit boundary; the last operand.
    Blob,
}

/// The abbreviations of one block, flattened.
#[derive(Clone, Debug, Default)]
pub struct AbbreviationTable {
    operands: Vec<Operand>,
    /// End of each abbreviation in `operands`.
    ends: Vec<u32>,
}

impl AbbreviationTable {
    /// Number of abbreviations.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&[Operand]> {
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.operands[start..end])
    }

    /// Reads a definition, whose DEFINE_ABBREV number has been read. One that is refused leaves
    /// nothing in the table.
    pub(crate) fn define(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Error> {
        let start = self.operands.len();
        let read = self.operands_of_one(cursor);
        match read {
            Ok(()) => self.ends.push(self.operands.len() as u32),
            Err(_) => self.operands.truncate(start),
        }
        read
    }

    fn operands_of_one(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Error> {
        let at = cursor.byte();
        let error =
            |what: &str| Err(Error::malformed(at, format!("abbreviation definition: {what}")));
        let count = cursor.vbr(5);
        let start = self.operands.len();
        for index in 0..count {
            let operand = if cursor.fixed(1) == 1 {
                Operand::Literal(cursor.vbr(8))
            } else {
                let encoding = cursor.fixed(3);
                match encoding {
                    1 | 2 => {
                        let width = cursor.vbr(5);
                        if width > MAX_WIDTH {
                            return error("a field is wider than 32 bits");
                        }
                        match (encoding, width as u32) {
                            // LLVM writes these for fields whose largest value is 0.
                            (_, 0) => Operand::Literal(0),
                            (1, width) => Operand::Fixed(width),
                            (_, 1) => return error("a variable-width field has chunks of 1 bit"),
                            (_, 6) => Operand::Vbr6,
                            (_, width) => Operand::Vbr(width),
                        }
                    }
                    3 => Operand::Array,
                    4 => Operand::Char6,
                    5 => Operand::Blob,
                    _ => return error("unknown encoding"),
                }
            };
            cursor.check()?;
            let in_array = self.operands[start..].last() == Some(&Operand::Array);
            // This one included.
            let left = count.saturating_sub(index);
            match operand {
                Operand::Array if left != 2 => {
                    return error("an array is not the last field but one");
                }
                Operand::Blob if left != 1 => {
                    return error("a blob is not the last field");
                }
                Operand::Array | Operand::Blob if index == 0 => {
                    return error("the record code is an array or a blob");
                }
                Operand::Array | Operand::Blob | Operand::Literal(_) if in_array => {
                    return error("the elements of an array have no width");
                }
                _ => {}
            }
            self.operands.push(operand);
        }
        if count == 0 {
            return error("no fields");
        }
        Ok(())
    }
}

/// The abbreviations that BLOCKINFO blocks define for other blocks. They belong to one module.
#[derive(Clone, Debug, Default)]
pub struct BlockInfo {
    tables: Vec<(u32, AbbreviationTable)>,
}

static EMPTY: AbbreviationTable = AbbreviationTable { operands: Vec::new(), ends: Vec::new() };

impl BlockInfo {
    /// The abbreviations for blocks with this number.
    pub fn get(&self, block: u32) -> &AbbreviationTable {
        self.tables.iter().find(|(id, _)| *id == block).map_or(&EMPTY, |(_, table)| table)
    }

    /// Reads the contents of a BLOCKINFO block of the given abbreviation width.
    pub fn read(&mut self, mut cursor: Cursor<'_>, width: u32) -> Result<(), Error> {
        let mut target = None;
        loop {
            let at = cursor.byte();
            match cursor.fixed(width) {
                END_BLOCK => return cursor.check(),
                DEFINE_ABBREV => {
                    let Some(target) = target else {
                        return Err(Error::malformed(at, "BLOCKINFO: abbreviation before SETBID"));
                    };
                    let index = match self.tables.iter().position(|(id, _)| *id == target) {
                        Some(index) => index,
                        None => {
                            let index = self.tables.len();
                            self.tables.push((target, AbbreviationTable::default()));
                            index
                        }
                    };
                    self.tables[index].1.define(&mut cursor)?;
                }
                UNABBREV_RECORD => {
                    let code = cursor.vbr(6);
                    let count = cursor.vbr(6);
                    if count > cursor.left() / 6 {
                        return Err(Error::malformed(
                            at,
                            "BLOCKINFO: record longer than its block",
                        ));
                    }
                    for index in 0..count {
                        let value = cursor.vbr(6);
                        // SETBID: [block]; names of blocks and records are for people.
                        if code == 1 && index == 0 {
                            if value as u32 == BLOCKINFO || value > u64::from(u32::MAX) {
                                return Err(Error::malformed(at, "BLOCKINFO: SETBID of no block"));
                            }
                            target = Some(value as u32);
                        }
                    }
                }
                ENTER_SUBBLOCK => return Err(Error::malformed(at, "BLOCKINFO: nested block")),
                _ => return Err(Error::malformed(at, "BLOCKINFO: abbreviated record")),
            }
            cursor.check()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_definition_leaves_nothing() {
        // Three operands (vbr 5): a literal 9 (vbr 8), an array, and an encoding 0, which is none.
        let refused = (3_u64 | 1 << 5 | 9 << 6 | 0b011 << 15).to_le_bytes();
        let mut table = AbbreviationTable::default();
        assert!(table.define(&mut Cursor::new(&refused, 0, 64)).is_err());
        assert!(table.is_empty());
        // One operand, a literal 7.
        let good = (1_u64 | 1 << 5 | 7 << 6).to_le_bytes();
        table.define(&mut Cursor::new(&good, 0, 64)).unwrap();
        assert_eq!(table.get(0), Some(&[Operand::Literal(7)][..]));
    }
}
