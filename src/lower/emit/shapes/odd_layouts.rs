//! Types whose memory has another size in SPIR-V than in LLVM.
//!
//! Vectors of odd integers and of bools are packed in LLVM's memory, and held in something larger
//! elsewhere ([`crate::lower::emit::shapes::odd_memory`]). What contains such a vector has LLVM's layout in memory
//! everywhere: variables of it are arrays of bytes, pointers to it point to such arrays, element pointers
//! count bytes at LLVM's offsets, loads and stores go part by part, and initialisers are bytes.
//! Optimisers write some of these addresses as byte offsets already, and both must meet.

use lapidary_bitcode::ir::{Constant, Type, TypeId, Value, ValueId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

/// Most bytes of a variable with an initialiser of such a type: each is an operand of its constant.
const MOST_BYTES: u64 = 1 << 20;

impl Emitter<'_> {
    /// The SPIR-V type of memory that holds values of a type: the type of the values, or as many bytes
    /// as LLVM's layout has.
    pub(crate) fn memory_type(&mut self, ty: TypeId) -> Result<Id> {
        if !self.facts.has_odd_layout(ty) {
            return self.lower_type(ty);
        }
        let bytes = self.facts.layouts.alloc_size(ty);
        let bytes = bytes.ok_or_else(|| Error::unsupported("memory of a type without a size"))?;
        let byte = self.b.type_int(8);
        let length = self.array_length(bytes.max(1));
        Ok(self.b.type_array(byte, length))
    }

    /// The bytes of a constant of a type of an odd layout, for the initialiser of a variable.
    pub(crate) fn initializer_bytes(&mut self, ty: TypeId, value: ValueId) -> Result<Id> {
        let bytes = self.facts.layouts.alloc_size(ty).filter(|&bytes| bytes <= MOST_BYTES);
        let bytes = bytes.ok_or_else(|| Error::unsupported("an initialiser of this size"))?;
        let mut memory = vec![0; bytes.max(1) as usize];
        self.write_constant(ty, value, 0, &mut memory)?;
        let byte = self.b.type_int(8);
        let mut parts = Vec::with_capacity(memory.len());
        for byte_value in memory {
            parts.push(self.b.const_int(byte, u64::from(byte_value)));
        }
        let array = self.memory_type(ty)?;
        Ok(self.b.const_composite(array, &parts))
    }

    /// Writes a constant into memory at a bit: elements of vectors need not begin with a byte.
    fn write_constant(
        &self,
        ty: TypeId,
        value: ValueId,
        bit: u64,
        memory: &mut [u8],
    ) -> Result<()> {
        let module = self.facts.module;
        let types = &module.types;
        let Value::Constant(_, constant) = self.body.value(module, value) else {
            return Err(Error::unsupported(
                "the address of a symbol in an initialiser that is laid out in bytes",
            ));
        };
        let part_bit = |at: usize| match types.get(ty) {
            Type::Struct { .. } => {
                Some(bit + 8 * self.facts.layouts.field_offset(types, ty, at as u32)?)
            }
            Type::Array { element, .. } => {
                Some(bit + 8 * self.facts.layouts.alloc_size(element)? * at as u64)
            }
            Type::Vector { element, .. } => {
                Some(bit + self.facts.layouts.size_in_bits(element)? * at as u64)
            }
            _ => None,
        };
        let misplaced = || Error::malformed("a constant that does not fit its type");
        let mut write = |bit: u64, width: u64, words: [u64; 2]| {
            for at in 0..width.min(128) {
                let set = words[at as usize / 64] >> (at % 64) & 1;
                if let Some(byte) = memory.get_mut(((bit + at) / 8) as usize) {
                    *byte |= (set as u8) << ((bit + at) % 8);
                }
            }
        };
        let width = |ty| self.facts.layouts.size_in_bits(ty).ok_or_else(misplaced);
        match constant {
            Constant::Null | Constant::Undef | Constant::Poison => {}
            Constant::Int(value) => write(bit, width(ty)?, [value as u64, (value >> 63) as u64]),
            Constant::WideInt(words) if width(ty)? <= 128 => {
                let word = |at: usize| words.get(at).copied().unwrap_or(0);
                write(bit, width(ty)?, [word(0), word(1)]);
            }
            Constant::Float(bits) => write(bit, width(ty)?, bits),
            Constant::Data(elements) => {
                let (Type::Array { element, .. } | Type::Vector { element, .. }) = types.get(ty)
                else {
                    return Err(misplaced());
                };
                for (at, &bits) in elements.iter().enumerate() {
                    write(part_bit(at).ok_or_else(misplaced)?, width(element)?, [bits, 0]);
                }
            }
            Constant::Bytes(bytes) => {
                for (at, &byte) in bytes.iter().enumerate() {
                    write(part_bit(at).ok_or_else(misplaced)?, 8, [u64::from(byte), 0]);
                }
            }
            Constant::Aggregate(parts) => {
                for (at, &part) in parts.iter().enumerate() {
                    let inner = match types.get(ty) {
                        Type::Struct { fields, .. } => types.list(fields).get(at).copied(),
                        Type::Array { element, .. } | Type::Vector { element, .. } => Some(element),
                        _ => None,
                    };
                    let inner = inner.ok_or_else(misplaced)?;
                    let bit = part_bit(at).ok_or_else(misplaced)?;
                    self.write_constant(inner, part, bit, memory)?;
                }
            }
            _ => {
                return Err(Error::unsupported(
                    "this constant in an initialiser that is laid out in bytes",
                ));
            }
        }
        Ok(())
    }

    /// An index of `getelementptr`, of LLVM type `ty`, as an integer that SPIR-V takes for one: signed, and
    /// truncated to the width of a pointer if it is wider (LangRef, `getelementptr`).
    pub(crate) fn element_index(&mut self, id: Id, ty: TypeId) -> Id {
        let has = self.b.type_of(id);
        if self.is_bool(has) {
            let size = self.type_size();
            return self.bool_to_int(size, id, true);
        }
        let size = self.type_size();
        if self.facts.wide_width(ty).is_some() {
            let low = self.low_word(id);
            return if self.b.type_of(low) == size {
                low
            } else {
                self.emit(Op::UConvert, size, &[low])
            };
        }
        if self.b.width(has) > 64 {
            return self.emit(Op::UConvert, size, &[id]);
        }
        self.extended(id, ty, true)
    }

    /// The number that an index of LLVM type `ty` is, if it is a constant.
    fn known_index(&self, id: Id, ty: TypeId) -> Option<i64> {
        let value = self.b.constant_value(id)?;
        match self.facts.module.types.get(ty) {
            Type::Integer(width @ 1..=64) => Some((value << (64 - width)) as i64 >> (64 - width)),
            _ => None,
        }
    }

    /// `getelementptr` in bytes, at LLVM's offsets; each index comes with its LLVM type.
    pub(crate) fn byte_pointer(
        &mut self,
        source: TypeId,
        base: Id,
        indices: &[(Id, TypeId)],
    ) -> Result<Id> {
        let types = &self.facts.module.types;
        let byte = self.b.type_int(8);
        let mut pointer = self.pointer_to(base, byte);
        let size = self.type_size();
        let unknown = || Error::unsupported("getelementptr into a type without a size");
        let mut ty = source;
        for (at, &(index, index_type)) in indices.iter().enumerate() {
            let known = self.known_index(index, index_type);
            let step = if at == 0 {
                self.facts.layouts.alloc_size(ty)
            } else {
                match types.get(ty) {
                    Type::Struct { fields, .. } => {
                        let field = known.and_then(|at| u32::try_from(at).ok());
                        let field = field.filter(|&field| field < fields.len);
                        let field = field.ok_or_else(|| {
                            Error::malformed("a getelementptr index is not a field")
                        })?;
                        let offset = self.facts.layouts.field_offset(types, ty, field);
                        pointer = self.byte_offset(pointer, offset.ok_or_else(unknown)?);
                        ty = types.list(fields)[field as usize];
                        continue;
                    }
                    Type::Array { element, .. } => {
                        ty = element;
                        self.facts.layouts.alloc_size(ty)
                    }
                    Type::Vector { element, .. } => {
                        ty = element;
                        self.facts.layouts.store_size(ty)
                    }
                    _ => return Err(Error::malformed("a getelementptr index goes into a scalar")),
                }
            };
            let step = step.ok_or_else(unknown)?;
            let offset = match known {
                Some(at) => {
                    let offset = (at as u64).wrapping_mul(step);
                    if offset == 0 {
                        continue;
                    }
                    self.b.const_int(size, offset)
                }
                None => {
                    let id = self.element_index(index, index_type);
                    let id = match self.b.type_of(id) == size {
                        true => id,
                        false => self.emit(Op::SConvert, size, &[id]),
                    };
                    let step = self.b.const_int(size, step);
                    self.emit(Op::IMul, size, &[id, step])
                }
            };
            let ty = self.b.type_of(pointer);
            pointer = self.emit(Op::PtrAccessChain, ty, &[pointer, offset]);
        }
        Ok(pointer)
    }
}
