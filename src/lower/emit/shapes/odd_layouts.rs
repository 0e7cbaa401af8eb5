//! Types whose memory has another size in SPIR-V than in LLVM.
//!
//! Vectors of odd integers and of bools are packed in LLVM's memory, while the type that holds their values
//! is larger ([`crate::lower::emit::shapes::odd_memory`]). A long vector is held as an array and a wide
//! integer as a struct of words, which SPIR-V's consumers align to less than LLVM does, so the fields of a
//! struct around one may move. A type with such a vector in it, or with fields that move, has LLVM's layout
//! wherever it is in memory: variables of it are arrays of bytes, pointers to it point to such arrays,
//! element pointers count bytes at LLVM's offsets, loads and stores go part by part, and initialisers are
//! bytes. Optimisers write some of these addresses as byte offsets already, and both must meet.

use lapidary_bitcode::ir::{Type, TypeId, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::spec_constants::memory;

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
        let mut memory =
            memory::of(self.facts.module, ty, value).map_err(Error::unsupported)?.bytes;
        memory.resize(bytes.max(1) as usize, 0);
        let byte = self.b.type_int(8);
        let mut parts = Vec::with_capacity(memory.len());
        for byte_value in memory {
            parts.push(self.b.const_int(byte, u64::from(byte_value)));
        }
        let array = self.memory_type(ty)?;
        Ok(self.b.const_composite(array, &parts))
    }

    /// An index of `getelementptr`, of LLVM type `ty`, as an integer that SPIR-V takes for one: signed, and
    /// truncated to the width of a pointer if it is wider (LangRef, `getelementptr`).
    pub(crate) fn element_index(&mut self, id: Id, ty: TypeId) -> Result<Id> {
        let has = self.b.type_of(id);
        if self.is_bool(has) {
            let size = self.type_size();
            return Ok(self.bool_to_int(size, id, true));
        }
        if self.facts.wide_width(ty).is_some() {
            let size = self.type_size();
            let low = self.low_word(id);
            return Ok(if self.b.type_of(low) == size {
                low
            } else {
                self.emit(Op::UConvert, size, &[low])
            });
        }
        match self.b.type_kind(has) {
            TypeKind::Int(width) if width > 64 => {
                let size = self.type_size();
                Ok(self.emit(Op::UConvert, size, &[id]))
            }
            TypeKind::Int(_) => Ok(self.extended(id, ty, true)),
            _ => Err(Error::malformed("a getelementptr index is no integer")),
        }
    }

    /// Whether an index may say which field of a struct is meant (LangRef, `getelementptr`).
    pub(crate) fn may_name_field(&self, index: TypeId) -> bool {
        matches!(self.facts.module.types.get(index), Type::Integer(32))
    }

    /// The number that an index of LLVM type `ty` is, if it is a constant.
    fn known_index(&self, id: Id, ty: TypeId) -> Option<i64> {
        let value = self.b.constant_value(id)?;
        match self.facts.module.types.get(ty) {
            Type::Integer(width @ 1..=64) => {
                let unused = 64_u32.saturating_sub(width);
                Some((value << unused) as i64 >> unused)
            }
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
                        let known = known.filter(|_| self.may_name_field(index_type));
                        let field = known.and_then(|at| u32::try_from(at).ok());
                        let field = field.filter(|&field| field < fields.len);
                        let field = field.ok_or_else(|| {
                            Error::malformed("a getelementptr index is not a field")
                        })?;
                        let offset = self.facts.layouts.field_offset(ty, field);
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
                    let id = self.element_index(index, index_type)?;
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
