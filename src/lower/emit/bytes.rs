//! Bits of bytes (LangRef, "Byte Type"): `bitextract` and `bitinsert` are shifts and masks of the
//! integers that bytes are held in. Kernels of SPIR-V are little-endian, so offsets count from the
//! lowest bit; where the part would lie outside of the byte, the result is poison.

use lapidary_bitcode::ir::{BinaryOp, CastOp, Flags, TypeId, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use super::Emitter;
use crate::lower::error::Result;
use lapidary_spirv::masks::low_ones;

impl Emitter<'_> {
    /// `bitextract` of a value of LLVM type `ty`, which `result` is in SPIR-V.
    pub(crate) fn bit_extract(
        &mut self,
        source: ValueId,
        offset: ValueId,
        ty: TypeId,
        result: Id,
    ) -> Result<Id> {
        let byte = self.llvm_type(source);
        let held = self.lower_type(byte)?;
        let id = self.value(source)?;
        let by = self.bit_offset(offset, byte, held)?;
        let id = self.binary_ids(BinaryOp::LShr, Flags(0), id, by, byte, held)?;
        let bits = self.bits_of(result);
        let id = if self.bit_size(ty) == self.bit_size(byte) {
            id
        } else {
            self.cast_id(CastOp::Trunc, id, byte, ty, bits)?
        };
        Ok(match self.b.type_kind(result) {
            TypeKind::Float(_) => self.emit(Op::Bitcast, result, &[id]),
            TypeKind::Pointer { .. } => self.emit(Op::ConvertUToPtr, result, &[id]),
            _ => id,
        })
    }

    /// `bitinsert` into a byte of LLVM type `byte`.
    pub(crate) fn bit_insert(
        &mut self,
        base: ValueId,
        value: ValueId,
        offset: ValueId,
        byte: TypeId,
    ) -> Result<Id> {
        let held = self.lower_type(byte)?;
        let part_type = self.llvm_type(value);
        let part = self.value(value)?;
        let has = self.b.type_of(part);
        let (size, width) = (self.bit_size(part_type), self.bit_size(byte));
        let part = match self.b.type_kind(has) {
            TypeKind::Float(_) => {
                let bits = self.bits_of(has);
                self.emit(Op::Bitcast, bits, &[part])
            }
            TypeKind::Pointer { .. } => {
                let bits = self.type_size();
                let part = self.emit(Op::ConvertPtrToU, bits, &[part]);
                // The width by the triple, which need not be that of the data layout.
                if self.facts.wide_width(byte).is_none() {
                    self.convert_int(part, held, false)
                } else {
                    part
                }
            }
            _ => part,
        };
        if size == width {
            return Ok(part);
        }
        let base = self.value(base)?;
        let by = self.bit_offset(offset, byte, held)?;
        let part = self.cast_id(CastOp::ZExt, part, part_type, byte, held)?;
        let (mask, all) = (self.low_bits(held, byte, size), self.low_bits(held, byte, width));
        let mut op = |op, a, b| self.binary_ids(op, Flags(0), a, b, byte, held);
        let mask = op(BinaryOp::Shl, mask, by)?;
        let others = op(BinaryOp::Xor, mask, all)?;
        let part = op(BinaryOp::Shl, part, by)?;
        let base = op(BinaryOp::And, base, others)?;
        op(BinaryOp::Or, base, part)
    }

    /// An offset, as an integer like that which holds the byte.
    fn bit_offset(&mut self, offset: ValueId, byte: TypeId, held: Id) -> Result<Id> {
        let ty = self.llvm_type(offset);
        let id = self.value(offset)?;
        self.cast_id(CastOp::ZExt, id, ty, byte, held)
    }

    /// The integer type that has the bits of a type.
    fn bits_of(&mut self, ty: Id) -> Id {
        match self.b.type_kind(ty) {
            TypeKind::Float(width) => self.b.type_int(width),
            TypeKind::Pointer { .. } => self.type_size(),
            _ => ty,
        }
    }

    fn bit_size(&self, ty: TypeId) -> u64 {
        self.facts.layouts.size_in_bits(ty).unwrap_or(0)
    }

    /// The constant whose lowest `count` bits are set.
    fn low_bits(&mut self, held: Id, byte: TypeId, count: u64) -> Id {
        let ones = |from: u64| low_ones(count.saturating_sub(from).min(64) as u32);
        if self.facts.wide_width(byte).is_some() {
            return self.wide_constant_of(held, |at| ones((at as u64).saturating_mul(64)));
        }
        let words = u64::from(self.b.width(held)).div_ceil(32);
        if words <= 2 {
            return self.b.const_int(held, ones(0));
        }
        self.b.declare(Op::Constant, held, |w| {
            (0..words).fold(w, |w, at| w.literal(ones(at.saturating_mul(32)) as u32))
        })
    }
}
