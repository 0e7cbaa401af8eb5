//! Constants as they are in memory: bytes at the offsets of the data layout, and which of them the
//! constant says anything about. Padding and `undef` have no value.
//!
//! Defaults of specialization constants are such bytes, the names that getters are called with, and the
//! initialisers of variables whose layout SPIR-V has no type for.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Constant, Type, TypeId, ValueId};

use crate::{Error, Result};

/// Larger constants are not wanted as bytes.
const MOST_BYTES: u64 = 1 << 24;

/// How deep types may be nested.
const DEEPEST: u32 = 200;

/// The bytes of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// Zero where there is no value.
    pub(crate) bytes: Vec<u8>,
    /// By byte: whether it has a value.
    pub(crate) known: Vec<bool>,
}

impl Memory {
    /// So many zeros.
    pub(crate) fn zero(size: usize) -> Self {
        Self { bytes: vec![0; size], known: vec![true; size] }
    }

    /// A part; what lies beyond the end has no value.
    pub(crate) fn part(&self, start: usize, size: usize) -> Self {
        let mut part = Self { bytes: vec![0; size], known: vec![false; size] };
        let end = start.saturating_add(size).min(self.bytes.len());
        if let Some(bytes) = self.bytes.get(start..end) {
            part.bytes[..bytes.len()].copy_from_slice(bytes);
            part.known[..bytes.len()].copy_from_slice(&self.known[start..end]);
        }
        part
    }

    /// Whether none of these bytes has a value.
    pub(crate) fn is_unknown(&self, start: usize, size: usize) -> bool {
        size > 0 && !self.known[start..][..size].contains(&true)
    }

    /// An integer of so many bytes.
    pub(crate) fn bits(&self, start: usize, size: usize) -> u64 {
        let bytes = &self.bytes[start..][..size.min(8)];
        bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte))
    }

    /// Has so many equal elements where the first of them is; each copy doubles what there is.
    fn repeat(&mut self, start: u64, step: u64, length: u64) -> Result<()> {
        let all = start as usize..start.saturating_add(step.saturating_mul(length)) as usize;
        let (Some(bytes), Some(known)) = (self.bytes.get_mut(all.clone()), self.known.get_mut(all))
        else {
            return Err(beyond_end());
        };
        let mut done = step as usize;
        while done < bytes.len() {
            let more = done.min(bytes.len().saturating_sub(done));
            bytes.copy_within(..more, done);
            known.copy_within(..more, done);
            done = done.saturating_add(more);
        }
        Ok(())
    }

    /// Writes bits, least significant word first; what the words do not say is as in `rest`.
    fn write(&mut self, bit: u64, width: u64, words: &[u64], rest: u64) -> Result<()> {
        let word = |at: u64| words.get((at / 64) as usize).copied().unwrap_or(rest) >> (at % 64);
        let end = bit.saturating_add(width);
        let place = (bit / 8) as usize..end.div_ceil(8) as usize;
        let (Some(bytes), Some(known)) =
            (self.bytes.get_mut(place.clone()), self.known.get_mut(place))
        else {
            return Err(beyond_end());
        };
        known.fill(true);
        if bit.is_multiple_of(8) {
            for (at, byte) in (0..).step_by(8).zip(bytes) {
                *byte |= word(at) as u8 & part_of_byte(width.saturating_sub(at));
            }
            return Ok(());
        }
        for (at, to) in (0..width).zip(bit % 8..) {
            let set = (word(at) & 1) as u8;
            bytes[(to / 8) as usize] |= set << (to % 8);
        }
        Ok(())
    }
}

fn beyond_end() -> Error {
    Error::unsupported("a constant beyond the end of its type")
}

/// The bits of a byte that count if so many are left.
fn part_of_byte(left: u64) -> u8 {
    if left >= 8 { u8::MAX } else { !(u8::MAX << left) }
}

/// The bytes of a constant of the module.
///
/// # Errors
/// If it has what only a linker knows, such as an address.
pub(crate) fn of(module: &Module<'_>, ty: TypeId, value: ValueId) -> Result<Memory> {
    let mut writer = Writer::new(module, ty)?;
    writer.value(ty, value, 0, 0)?;
    Ok(writer.memory)
}

/// The bytes of a scalar constant, also of one that only a body has.
///
/// # Errors
/// As of [`of`].
pub(crate) fn of_scalar(module: &Module<'_>, ty: TypeId, scalar: Constant<'_>) -> Result<Memory> {
    let mut writer = Writer::new(module, ty)?;
    writer.constant(ty, scalar, 0, 0)?;
    Ok(writer.memory)
}

struct Writer<'m> {
    module: &'m Module<'m>,
    memory: Memory,
}

impl<'m> Writer<'m> {
    fn new(module: &'m Module<'m>, ty: TypeId) -> Result<Self> {
        let size = module.layouts.alloc_size(ty).filter(|&size| size <= MOST_BYTES);
        let size = size.ok_or_else(|| Error::unsupported("a constant of this size"))? as usize;
        Ok(Self { module, memory: Memory { bytes: vec![0; size], known: vec![false; size] } })
    }

    fn value(&mut self, ty: TypeId, value: ValueId, bit: u64, depth: u32) -> Result<()> {
        match self.module.constant(value) {
            Some(constant) => self.constant(ty, constant, bit, depth),
            None => Err(Error::unsupported("an address in a constant that is wanted as bytes")),
        }
    }

    fn constant(&mut self, ty: TypeId, constant: Constant<'_>, bit: u64, depth: u32) -> Result<()> {
        let unsupported =
            || Error::unsupported("this constant expression in a constant that is wanted as bytes");
        if depth > DEEPEST {
            return Err(unsupported());
        }
        match constant {
            Constant::Undef | Constant::Poison => Ok(()),
            Constant::Null => match self.module.types.get(ty) {
                Type::Struct { .. } => self.parts(ty, bit, |this, _, part, bit| {
                    this.constant(part, Constant::Null, bit, depth.saturating_add(1))
                }),
                Type::Array { .. } | Type::Vector { .. } => {
                    self.repeated(ty, Constant::Null, bit, depth)
                }
                _ => self.scalar(ty, &[], 0, bit),
            },
            // Sign-extended, however wide its type is.
            Constant::Int(value) => self.scalar(ty, &[value as u64], (value >> 63) as u64, bit),
            Constant::WideInt(words) => self.scalar(ty, words, 0, bit),
            Constant::Float(words) => self.scalar(ty, &words, 0, bit),
            Constant::Splat(scalar) => self.repeated(ty, scalar.into(), bit, depth),
            Constant::Aggregate(values) => {
                self.parts(ty, bit, |this, index, part, bit| match values.get(index) {
                    Some(&value) => this.value(part, value, bit, depth.saturating_add(1)),
                    None => Ok(()),
                })
            }
            Constant::Data(elements) => {
                self.parts(ty, bit, |this, index, part, bit| match elements.get(index) {
                    Some(&bits) => this.scalar(part, &[bits], 0, bit),
                    None => Ok(()),
                })
            }
            Constant::Bytes(bytes) => {
                for (at, &byte) in (bit..).step_by(8).zip(bytes) {
                    self.memory.write(at, 8, &[u64::from(byte)], 0)?;
                }
                Ok(())
            }
            _ => Err(unsupported()),
        }
    }

    /// An array or a vector of equal elements. The first is written and the others are copies of its
    /// bytes, as a file needs but a few of its own to speak of millions.
    fn repeated(&mut self, ty: TypeId, all: Constant<'_>, bit: u64, depth: u32) -> Result<()> {
        let depth = depth.saturating_add(1);
        let (length, element, step) = self.sequence(ty)?;
        if length > 0 && step.is_multiple_of(8) && bit.is_multiple_of(8) {
            self.constant(element, all, bit, depth)?;
            return self.memory.repeat(bit / 8, step / 8, length);
        }
        self.parts(ty, bit, |this, _, part, bit| this.constant(part, all, bit, depth))
    }

    /// Does something with each part of a type: its number, its type, the bit where it begins, which
    /// need not begin a byte in vectors (LangRef, "Vector Type").
    fn parts(
        &mut self,
        ty: TypeId,
        bit: u64,
        mut each: impl FnMut(&mut Self, usize, TypeId, u64) -> Result<()>,
    ) -> Result<()> {
        let module = self.module;
        if let Type::Struct { fields, .. } = module.types.get(ty) {
            let offsets = module.layouts.field_offsets(ty).ok_or_else(without_size)?;
            let fields = module.types.list(fields);
            for (index, (&field, &offset)) in fields.iter().zip(offsets).enumerate() {
                each(self, index, field, bit.saturating_add(offset.saturating_mul(8)))?;
            }
            return Ok(());
        }
        let (length, element, step) = self.sequence(ty)?;
        let mut bit = bit;
        for index in 0..length {
            each(self, index as usize, element, bit)?;
            bit = bit.saturating_add(step);
        }
        Ok(())
    }

    /// How many elements an array or a vector has, of which type, and how many bits lie from one to the
    /// next. Those that take no room may be there any number of times, and count as none.
    fn sequence(&self, ty: TypeId) -> Result<(u64, TypeId, u64)> {
        let layouts = &self.module.layouts;
        let (length, element, step) = match self.module.types.get(ty) {
            Type::Array { length, element } => {
                (length, element, layouts.alloc_size(element).and_then(|size| size.checked_mul(8)))
            }
            Type::Vector { length, element, .. } => {
                (length.into(), element, layouts.size_in_bits(element))
            }
            _ => return Err(without_size()),
        };
        let step = step.ok_or_else(without_size)?;
        Ok((if step == 0 { 0 } else { length }, element, step))
    }

    /// A scalar: least significant word first. What is stored of it beyond its width is zero (LangRef,
    /// `store`), and has a value as well.
    fn scalar(&mut self, ty: TypeId, words: &[u64], rest: u64, bit: u64) -> Result<()> {
        let width = self.module.layouts.size_in_bits(ty);
        self.memory.write(bit, width.ok_or_else(without_size)?, words, rest)
    }
}

fn without_size() -> Error {
    Error::unsupported("a constant of a type without a size")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_written_where_they_are() {
        let mut memory = Memory { bytes: vec![0; 4], known: vec![false; 4] };
        memory.write(0, 3, &[0b1111_1101], 0).unwrap();
        memory.write(3, 7, &[0b101_0110], 0).unwrap();
        assert_eq!(memory.bytes, [0b1011_0101, 0b10, 0, 0]);
        assert_eq!(memory.known, [true, true, false, false]);
        memory.write(16, 12, &[], u64::MAX).unwrap();
        assert_eq!(memory.bytes[2..], [0xFF, 0x0F]);
        assert!(memory.write(25, 8, &[], 0).is_err());
    }

    #[test]
    fn equal_elements_are_copied() {
        let mut memory = Memory { bytes: vec![0; 12], known: vec![false; 12] };
        memory.write(8, 12, &[0x8FE], 0).unwrap();
        memory.repeat(1, 3, 3).unwrap();
        assert_eq!(memory.bytes, [0, 0xFE, 0x8, 0, 0xFE, 0x8, 0, 0xFE, 0x8, 0, 0, 0]);
        let element = [true, true, false];
        assert_eq!(memory.known[1..10], [element; 3].concat());
        assert_eq!(memory.known[10..], [false; 2]);
        assert!(memory.repeat(1, 3, 4).is_err());
    }

    #[test]
    fn parts_are_cut_and_filled_up() {
        let mut memory = Memory::zero(2);
        memory.write(0, 16, &[0x0201], 0).unwrap();
        let part = memory.part(1, 3);
        assert_eq!((&part.bytes[..], &part.known[..]), (&[2, 0, 0][..], &[true, false, false][..]));
        assert_eq!(
            (part.bits(0, 3), part.is_unknown(1, 2), part.is_unknown(0, 2)),
            (2, true, false)
        );
    }
}
