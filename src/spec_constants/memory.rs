//! Constants as they are in memory: bytes at the offsets of the data layout, and which of them the
//! constant says anything about. Padding and `undef` have no value.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Constant, Type, TypeId, ValueId};

use crate::{Error, Result};

/// Initialisers that are larger are no defaults of specialization constants.
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
        size > 0 && !self.known[start..start + size].contains(&true)
    }

    /// An integer of so many bytes.
    pub(crate) fn bits(&self, start: usize, size: usize) -> u64 {
        let bytes = &self.bytes[start..start + size.min(8)];
        bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte))
    }

    fn write(&mut self, start: usize, bytes: &[u8]) {
        self.bytes[start..start + bytes.len()].copy_from_slice(bytes);
        self.known[start..start + bytes.len()].fill(true);
    }
}

/// The bytes of a constant.
///
/// # Errors
/// If it has what only a linker knows, such as an address.
pub(crate) fn of(module: &Module<'_>, ty: TypeId, value: ValueId) -> Result<Memory> {
    let size = module.layouts.alloc_size(ty).filter(|&size| size <= MOST_BYTES);
    let size = size.ok_or_else(|| Error::unsupported("a constant of this size"))? as usize;
    let mut writer =
        Writer { module, memory: Memory { bytes: vec![0; size], known: vec![false; size] } };
    writer.value(ty, value, 0, 0)?;
    Ok(writer.memory)
}

struct Writer<'m> {
    module: &'m Module<'m>,
    memory: Memory,
}

impl Writer<'_> {
    fn value(&mut self, ty: TypeId, value: ValueId, at: u64, depth: u32) -> Result<()> {
        match self.module.constant(value) {
            Some(constant) => self.constant(ty, constant, at, depth),
            None => {
                Err(Error::unsupported("an address in the default of a specialization constant"))
            }
        }
    }

    fn constant(&mut self, ty: TypeId, constant: Constant<'_>, at: u64, depth: u32) -> Result<()> {
        let unsupported = || {
            Error::unsupported(
                "this constant expression in the default of a specialization constant",
            )
        };
        if depth > DEEPEST {
            return Err(unsupported());
        }
        match constant {
            Constant::Undef | Constant::Poison => Ok(()),
            Constant::Null => match self.module.types.get(ty) {
                Type::Struct { .. } | Type::Array { .. } | Type::Vector { .. } => {
                    self.parts(ty, at, |this, _, part, at| {
                        this.constant(part, Constant::Null, at, depth + 1)
                    })
                }
                _ => self.scalar(ty, &[0; 2], at),
            },
            Constant::Int(value) => self.scalar(ty, &[value as u64, (value >> 63) as u64], at),
            Constant::WideInt(words) => self.scalar(ty, words, at),
            Constant::Float(words) => self.scalar(ty, &words, at),
            Constant::Aggregate(values) => {
                self.parts(ty, at, |this, index, part, at| match values.get(index) {
                    Some(&value) => this.value(part, value, at, depth + 1),
                    None => Ok(()),
                })
            }
            Constant::Data(elements) => {
                self.parts(ty, at, |this, index, part, at| match elements.get(index) {
                    Some(&bits) => this.scalar(part, &[bits, 0], at),
                    None => Ok(()),
                })
            }
            Constant::Bytes(bytes) => {
                let at = at as usize;
                let fits = at + bytes.len() <= self.memory.bytes.len();
                if fits {
                    self.memory.write(at, bytes);
                }
                fits.then_some(()).ok_or_else(unsupported)
            }
            _ => Err(unsupported()),
        }
    }

    /// Does something with each part of a type: its number, its type, its offset.
    fn parts(
        &mut self,
        ty: TypeId,
        at: u64,
        mut each: impl FnMut(&mut Self, usize, TypeId, u64) -> Result<()>,
    ) -> Result<()> {
        let module = self.module;
        let unsized_part = || Error::unsupported("a constant of a type without a size");
        match module.types.get(ty) {
            Type::Struct { fields, .. } => {
                let layout =
                    module.layouts.struct_layout(&module.types, ty).ok_or_else(unsized_part)?;
                let fields = module.types.list(fields);
                for (index, (&field, offset)) in fields.iter().zip(layout.offsets).enumerate() {
                    each(self, index, field, at + offset)?;
                }
            }
            Type::Array { length, element } => {
                let size = module.layouts.alloc_size(element).ok_or_else(unsized_part)?;
                for index in 0..length {
                    each(self, index as usize, element, at + index * size)?;
                }
            }
            Type::Vector { length, element, .. } => {
                let size = module.layouts.store_size(element).ok_or_else(unsized_part)?;
                for index in 0..u64::from(length) {
                    each(self, index as usize, element, at + index * size)?;
                }
            }
            _ => return Err(unsized_part()),
        }
        Ok(())
    }

    fn scalar(&mut self, ty: TypeId, words: &[u64], at: u64) -> Result<()> {
        let size = self.module.layouts.store_size(ty);
        let size = size.ok_or_else(|| Error::unsupported("a constant of a type without a size"))?;
        let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.resize(size as usize, 0);
        // What is stored of a narrow integer is zero above its width (LangRef, `store`).
        if let Type::Integer(width) = self.module.types.get(ty)
            && let Some(last) = bytes.last_mut().filter(|_| width % 8 != 0)
        {
            *last &= (1 << (width % 8)) - 1;
        }
        let at = at as usize;
        if at + bytes.len() > self.memory.bytes.len() {
            return Err(Error::unsupported("a constant beyond the end of its type"));
        }
        self.memory.write(at, &bytes);
        Ok(())
    }
}
