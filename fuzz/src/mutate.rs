//! Mutations of bitcode that keep it bitcode: another operand in a record, another abbreviation for it,
//! another definition of one, another length of a block. Bytes at random mostly end in the bitstream
//! reader; these come further.
//!
//! A field keeps the bits that it takes, so nothing behind it moves (LLVM's documentation, "LLVM Bitcode
//! File Format"): a number in groups gets as many groups as it had.

use std::collections::HashMap;
use std::rc::Rc;

use lapidary_bitcode::bitstream::Cursor;

/// What a field of the bitstream is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An operand of a record, or its code.
    Operand,
    /// How many operands or elements there are.
    Count,
    /// The number of an abbreviation, or one of the fixed ones.
    Abbreviation,
    /// A part of the definition of an abbreviation.
    Definition,
    /// The length of a block in words, its number, or the width of abbreviations in it.
    Block,
}

/// A field, and where it lies.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its first bit.
    pub at: u64,
    /// Bits that it takes.
    pub bits: u32,
    /// Bits of a group, where it is in groups of which the last bit says whether there is another one.
    pub group: Option<u32>,
    /// What it says.
    pub value: u64,
    /// What it is.
    pub kind: Kind,
    /// The block that it is in.
    pub block: u32,
}

#[derive(Clone, Copy)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Groups(u32),
    Array,
    Char6,
    Blob,
}

type Abbreviation = Rc<[Encoding]>;

struct Block {
    id: u32,
    width: u32,
    abbreviations: Vec<Abbreviation>,
}

const BLOCKINFO: u32 = 0;
const SETBID: u64 = 1;

/// More fields than a file of the fuzzers' has.
const MOST_FIELDS: usize = 1 << 20;

struct Walker<'b, 'v> {
    cursor: Cursor<'b>,
    end: u64,
    block: u32,
    fields: usize,
    visit: &'v mut dyn FnMut(Field),
}

impl Walker<'_, '_> {
    fn field(&mut self, kind: Kind, bits: u32, grouped: bool) -> Option<u64> {
        let at = self.cursor.position();
        if at + u64::from(bits) > self.end || self.fields >= MOST_FIELDS {
            return None;
        }
        let value = match grouped {
            true => self.cursor.vbr(bits),
            false => self.cursor.fixed(bits),
        };
        let taken = self
            .cursor
            .position()
            .checked_sub(at)
            .filter(|_| self.cursor.position() <= self.end)?;
        self.fields += 1;
        (self.visit)(Field {
            at,
            bits: taken as u32,
            group: grouped.then_some(bits),
            value,
            kind,
            block: self.block,
        });
        Some(value)
    }

    fn fixed(&mut self, kind: Kind, bits: u32) -> Option<u64> {
        self.field(kind, bits, false)
    }

    fn groups(&mut self, kind: Kind, bits: u32) -> Option<u64> {
        self.field(kind, bits, true)
    }

    fn align(&mut self) -> Option<()> {
        let next = self.cursor.position().next_multiple_of(32);
        if next > self.end {
            return None;
        }
        self.cursor.seek(next);
        Some(())
    }

    fn definition(&mut self) -> Option<Abbreviation> {
        let count = self.groups(Kind::Definition, 5)?;
        let mut parts = Vec::new();
        for _ in 0..count {
            if self.fixed(Kind::Definition, 1)? == 1 {
                parts.push(Encoding::Literal(self.groups(Kind::Definition, 8)?));
                continue;
            }
            let encoding = self.fixed(Kind::Definition, 3)?;
            // No reader takes wider ones, and the cursor reads none.
            let mut width = || {
                let width = self.groups(Kind::Definition, 5)?;
                u32::try_from(width).ok().filter(|&width| width <= 32)
            };
            parts.push(match encoding {
                1 => Encoding::Fixed(width()?),
                2 => Encoding::Groups(width()?),
                3 => Encoding::Array,
                4 => Encoding::Char6,
                5 => Encoding::Blob,
                _ => return None,
            });
        }
        Some(parts.into())
    }

    fn scalar(&mut self, encoding: Encoding) -> Option<u64> {
        match encoding {
            Encoding::Literal(value) => Some(value),
            Encoding::Fixed(0) | Encoding::Groups(0) => Some(0),
            Encoding::Fixed(width) => self.fixed(Kind::Operand, width),
            Encoding::Groups(1) => None,
            Encoding::Groups(width) => self.groups(Kind::Operand, width),
            Encoding::Char6 => self.fixed(Kind::Operand, 6),
            Encoding::Array | Encoding::Blob => None,
        }
    }

    /// The code and the first operand of a record by an abbreviation.
    fn abbreviated(&mut self, parts: &[Encoding]) -> Option<(u64, Option<u64>)> {
        let mut head = [None; 2];
        let mut number = 0;
        let mut add = |value: u64| {
            if let Some(place) = head.get_mut(number) {
                *place = Some(value);
            }
            number += 1;
        };
        let mut parts = parts.iter();
        while let Some(&part) = parts.next() {
            match part {
                Encoding::Array => {
                    let count = self.groups(Kind::Count, 6)?;
                    let &element = parts.next()?;
                    // No reader takes these, and no file runs out of elements that take no bits. libFuzzer's
                    // `-timeout` does not see a hang in here: it looks at the target only.
                    if matches!(
                        element,
                        Encoding::Literal(_) | Encoding::Fixed(0) | Encoding::Groups(0)
                    ) {
                        return None;
                    }
                    for _ in 0..count {
                        add(self.scalar(element)?);
                    }
                }
                Encoding::Blob => {
                    let count = self.groups(Kind::Count, 6)?;
                    self.align()?;
                    let end = self.cursor.position().checked_add(count.checked_mul(8)?)?;
                    if end > self.end {
                        return None;
                    }
                    self.cursor.seek(end);
                    self.align()?;
                }
                scalar => add(self.scalar(scalar)?),
            }
        }
        Some((head[0]?, head[1]))
    }

    /// The code and the first operand of a record that says all itself.
    fn unabbreviated(&mut self) -> Option<(u64, Option<u64>)> {
        let code = self.groups(Kind::Operand, 6)?;
        let count = self.groups(Kind::Count, 6)?;
        let mut first = None;
        for at in 0..count {
            let value = self.groups(Kind::Operand, 6)?;
            first = first.or((at == 0).then_some(value));
        }
        Some((code, first))
    }

    fn file(&mut self) -> Option<()> {
        let mut open: Vec<Block> = Vec::new();
        let mut info: HashMap<u32, Vec<Abbreviation>> = HashMap::new();
        let mut described = None;
        loop {
            let (id, width) = open.last().map_or((u32::MAX, 2), |block| (block.id, block.width));
            self.block = id;
            match self.fixed(Kind::Abbreviation, width)? {
                0 => {
                    self.align()?;
                    open.pop();
                }
                1 => {
                    let id = self.groups(Kind::Block, 8)? as u32;
                    let width = self.groups(Kind::Block, 4)?;
                    self.align()?;
                    self.fixed(Kind::Block, 32)?;
                    let width =
                        u32::try_from(width).ok().filter(|width| (2..=32).contains(width))?;
                    let abbreviations = info.get(&id).cloned().unwrap_or_default();
                    open.push(Block { id, width, abbreviations });
                }
                2 => {
                    let abbreviation = self.definition()?;
                    match described.filter(|_| id == BLOCKINFO) {
                        Some(block) => info.entry(block).or_default().push(abbreviation),
                        None => open.last_mut()?.abbreviations.push(abbreviation),
                    }
                }
                number => {
                    let (code, first) = if number == 3 {
                        self.unabbreviated()?
                    } else {
                        let parts = open.last()?.abbreviations.get(number as usize - 4)?.clone();
                        self.abbreviated(&parts)?
                    };
                    if id == BLOCKINFO && code == SETBID {
                        described = first.map(|block| block as u32);
                    }
                }
            }
        }
    }
}

/// Shows every field of a file to `visit`, as far as it can be read.
pub fn fields(bytes: &[u8], visit: &mut dyn FnMut(Field)) {
    let word = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let start = match word(0) {
        Some(0xdec0_4342) => 0,
        // A wrapper: where the bitcode begins is its third word.
        Some(0x0b17_c0de) => word(8).unwrap_or(0) as u64 * 8,
        _ => return,
    };
    let end = bytes.len() as u64 / 4 * 32;
    if start % 32 != 0 || start + 32 > end {
        return;
    }
    let cursor = Cursor::new(bytes, start + 32, end);
    let _ = Walker { cursor, end, block: u32::MAX, fields: 0, visit }.file();
}

/// Writes another value into the place of a field, or as much of it as there is room for.
pub fn write(bytes: &mut [u8], field: &Field, value: u64) {
    let mut put = |at: u64, bit: bool| {
        if let Some(byte) = bytes.get_mut((at / 8) as usize) {
            *byte = *byte & !(1 << (at % 8)) | u8::from(bit) << (at % 8);
        }
    };
    let Some(group) = field.group else {
        (0..u64::from(field.bits))
            .for_each(|at| put(field.at + at, at < 64 && value >> at & 1 == 1));
        return;
    };
    let mut shift = 0;
    for at in 0..u64::from(field.bits) {
        if at % u64::from(group) == u64::from(group) - 1 {
            // Another group follows but after the last one.
            put(field.at + at, at + 1 < u64::from(field.bits));
        } else {
            put(field.at + at, shift < 64 && value >> shift & 1 == 1);
            shift += 1;
        }
    }
}

/// Numbers at random from a seed (xorshift).
struct Random(u64);

impl Random {
    fn new(seed: u32) -> Self {
        Self(u64::from(seed) << 1 | 1)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) % end.max(1)
    }
}

/// Blocks of constants, functions, types and the module itself.
const OF_CODE: &[u32] = &[8, 11, 12, 17];

/// Changes one field to three, and says whether there were any.
pub fn mutate_records(bytes: &mut [u8], seed: u32) -> bool {
    let mut random = Random::new(seed);
    let mut picks: Vec<(Kind, bool, Option<Field>, u64)> = (0..1 + random.below(3))
        .map(|_| {
            let kind = match random.below(20) {
                0 => Kind::Abbreviation,
                1 => Kind::Definition,
                2 => Kind::Block,
                3 => Kind::Count,
                _ => Kind::Operand,
            };
            (kind, random.below(4) != 0, None, 0)
        })
        .collect();
    // What some other record says, to be said here as well.
    let mut heard = 0;
    fields(bytes, &mut |field| {
        if random.below(64) == 0 {
            heard = field.value;
        }
        for (kind, of_code, pick, seen) in &mut picks {
            if field.kind == *kind && (!*of_code || OF_CODE.contains(&field.block)) {
                *seen += 1;
                // Each of those that have been seen is as likely as the others.
                if random.below(*seen) == 0 {
                    *pick = Some(field);
                }
            }
        }
    });
    let mut some = false;
    for field in picks.iter().filter_map(|&(_, _, pick, _)| pick) {
        some = true;
        let value = match random.below(6) {
            0 => field.value.wrapping_add(1),
            1 => field.value.wrapping_sub(1),
            2 => field.value ^ 1 << random.below(8),
            3 => heard,
            4 => random.below(64),
            _ => random.below(u64::MAX) >> random.below(64),
        };
        write(bytes, &field, value);
    }
    some
}

/// The mutator of the targets that read bitcode: of records, or of bytes as it comes.
pub fn mutate(bytes: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    let records = seed % 3 != 0 && size <= most;
    if records && mutate_records(&mut bytes[..size], seed / 3) {
        return size;
    }
    libfuzzer_sys::fuzzer_mutate(bytes, size, most)
}
