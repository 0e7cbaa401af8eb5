//! Arithmetic, conversions, comparisons, selection and vectors.

use super::super::attributes::decode_signed;
use super::super::body::{Kind, Row};
use super::super::constants::is_float;
use super::super::function::{Decoder, Problem};
use super::super::operators;
use super::{SHORT, field, row};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::ir::*;

impl Decoder<'_, '_, '_> {
    /// [operand, operand, operator, flags?]
    #[inline]
    pub(super) fn binary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (lhs, ty) = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, ty)?;
        let float = self.module.store.floats[ty.index()];
        let op = operators::binary(field(values, at)?, float)
            .ok_or(&Unsupported("unknown binary operator"))?;
        let flags = values.get(*at).map_or(0, |&raw| operators::binary_flags(op, raw).0);
        let sub = op as u8;
        self.push(Row { sub, flags, ..row(Kind::Binary, lhs.0, rhs.0, 0) }, Some(ty))
    }

    /// [operand, operator, flags?]
    pub(super) fn unary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (value, ty) = self.value_type_pair(values, at)?;
        if field(values, at)? != 0 || !self.module.store.floats[ty.index()] {
            return Err(&Unsupported("unknown unary operator"));
        }
        let flags = values.get(*at).map_or(0, |&raw| operators::fast_math(raw).0);
        self.push(Row { flags, ..row(Kind::FNeg, value.0, 0, 0) }, Some(ty))
    }

    /// [operand, type, operator, flags?]
    #[inline]
    pub(super) fn cast(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (value, from) = self.value_type_pair(values, at)?;
        let ty = self.type_id(field(values, at)?)?;
        let op = CastOp::from_code(field(values, at)?).ok_or(&Unsupported("unknown cast"))?;
        self.check_cast(op, from, ty)?;
        let float = self.module.store.floats[ty.index()];
        let flags = values.get(*at).map_or(0, |&raw| operators::cast_flags(op, raw, float).0);
        let sub = op as u8;
        self.push(Row { sub, flags, ..row(Kind::Cast, value.0, 0, 0) }, Some(ty))
    }

    /// Operand and result of a cast are of the kinds that it converts, and of one shape.
    fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Result<(), Problem> {
        let types = &self.module.types;
        let (source, target) = (self.ty(types.scalar(from)), self.ty(types.scalar(to)));
        let integer = |ty| matches!(ty, Type::Integer(_));
        let pointer = |ty| matches!(ty, Type::Pointer { .. });
        use CastOp::*;
        let kinds = match op {
            Trunc | ZExt | SExt => integer(source) && integer(target),
            FpToUi | FpToSi => is_float(source) && integer(target),
            UiToFp | SiToFp => integer(source) && is_float(target),
            FpTrunc | FpExt => is_float(source) && is_float(target),
            PtrToInt | PtrToAddr => pointer(source) && integer(target),
            IntToPtr => integer(source) && pointer(target),
            AddrSpaceCast => pointer(source) && pointer(target),
            BitCast => {
                let layouts = &self.module.layouts;
                return match (layouts.size_in_bits(from), layouts.size_in_bits(to)) {
                    (Some(from), Some(to)) if from == to => Ok(()),
                    _ => Err(&Malformed("a bitcast between types of different sizes")),
                };
            }
        };
        let shape = |id| match self.ty(id) {
            Type::Vector { length, scalable, .. } => (length, scalable),
            _ => (0, false),
        };
        if kinds && shape(from) == shape(to) { Ok(()) } else { Err(&Malformed("an invalid cast")) }
    }

    /// [operand, operand, predicate, flags?]
    #[inline]
    pub(super) fn compare(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (lhs, ty) = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, ty)?;
        let predicate =
            Predicate::from_code(field(values, at)?).ok_or(&Unsupported("unknown predicate"))?;
        let float = self.module.store.floats[ty.index()];
        if float != predicate.is_float() {
            return Err(&Malformed("a predicate for other operands"));
        }
        let flags = values.get(*at).map_or(0, |&raw| operators::compare_flags(raw, float).0);
        let result = self.comparison_type(ty)?;
        let sub = predicate as u8;
        self.push(Row { sub, flags, ..row(Kind::Cmp, lhs.0, rhs.0, 0) }, Some(result))
    }

    /// [then, otherwise, condition, flags?]; the condition of the old form is an `i1`.
    pub(super) fn select(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (then, ty) = self.value_type_pair(values, at)?;
        let otherwise = self.value(values, at, ty)?;
        let bool = self.bool_type()?;
        let condition = if record_code == code::INST_SELECT {
            self.value(values, at, bool)?
        } else {
            let (condition, condition_type) = self.value_type_pair(values, at)?;
            if self.module.types.scalar(condition_type) != bool {
                return Err(&Malformed("a condition that is no i1"));
            }
            condition
        };
        let flags = match values.get(*at) {
            Some(&raw) if self.takes_fast_math(ty) => operators::fast_math(raw).0,
            _ => 0,
        };
        let row = row(Kind::Select, condition.0, then.0, otherwise.0);
        self.push(Row { flags, ..row }, Some(ty))
    }

    /// [type, (value, block)..., flags?]; values are relative with their sign in the lowest bit.
    #[inline]
    pub(super) fn phi(&mut self, values: &[u64]) -> Result<(), Problem> {
        let (&ty, pairs) = values.split_first().ok_or(SHORT)?;
        let ty = self.type_id(ty)?;
        let (start, blocks) =
            (self.body.values.len() as u32, self.body.block_operands.len() as u32);
        let incoming = pairs.chunks_exact(2);
        let flags = match incoming.remainder() {
            [] => 0,
            _ if !self.takes_fast_math(ty) => {
                return Err(&Malformed("a phi whose operands are not pairs"));
            }
            rest => operators::fast_math(rest[0]).0,
        };
        let relative = self.module.store.relative_ids;
        for pair in incoming {
            let id = if relative {
                i64::from(self.next).checked_sub(decode_signed(pair[0]))
            } else {
                i64::try_from(pair[0]).ok()
            };
            let id = id.and_then(|id| u32::try_from(id).ok()).filter(|&id| id < 1 << 31);
            let value = self.typed_value(id.ok_or(&Malformed("an operand out of range"))?, ty)?;
            let block = self.block(pair[1])?;
            self.body.values.push(value);
            self.body.block_operands.push(BlockId(block));
        }
        let len = (pairs.len() / 2) as u32;
        self.push(Row { flags, ..row(Kind::Phi, start, blocks, len) }, Some(ty))
    }

    /// Element access and shuffles of vectors.
    pub(super) fn vector(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (first, ty) = self.value_type_pair(values, at)?;
        let Type::Vector { element, .. } = self.ty(ty) else {
            return Err(&Malformed("the operand is no vector"));
        };
        match record_code {
            code::INST_EXTRACTELT => {
                let (index, _) = self.value_type_pair(values, at)?;
                self.push(row(Kind::ExtractElement, first.0, index.0, 0), Some(element))
            }
            code::INST_INSERTELT => {
                let value = self.value(values, at, element)?;
                let (index, _) = self.value_type_pair(values, at)?;
                self.push(row(Kind::InsertElement, first.0, value.0, index.0), Some(ty))
            }
            _ => {
                let second = self.value(values, at, ty)?;
                let (mask, mask_type) = self.value_type_pair(values, at)?;
                let Type::Vector { length, scalable, .. } = self.ty(mask_type) else {
                    return Err(&Malformed("the mask is no vector"));
                };
                let result = self.find(Type::Vector { length, element, scalable })?;
                self.push(row(Kind::ShuffleVector, first.0, second.0, mask.0), Some(result))
            }
        }
    }
}
