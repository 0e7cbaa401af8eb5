//! Arithmetic, conversions, comparisons, selection and vectors.

use super::super::attributes::decode_signed;
use super::super::function::Decoder;
use super::super::operators;
use super::{SHORT, field, row};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::error::Problem;
use crate::ir::body::{Kind, Row};
use crate::ir::*;

impl Decoder<'_, '_, '_> {
    /// [operand, operand, operator, flags?]
    #[inline]
    pub(super) fn binary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (lhs, ty) = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, ty)?;
        let float = self.builder.module.store.floats[ty.index()];
        let op = operators::binary(field(values, at)?, float)
            .ok_or(&Unsupported("unknown binary operator"))?;
        let flags = values.get(*at).map_or(0, |&raw| operators::binary_flags(op, raw).0);
        let sub = op as u8;
        self.builder.push(Row { sub, flags, ..row(Kind::Binary, lhs.0, rhs.0, 0) }, Some(ty))
    }

    /// [operand, operator, flags?]
    pub(super) fn unary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (value, ty) = self.value_type_pair(values, at)?;
        if field(values, at)? != 0 || !self.builder.module.store.floats[ty.index()] {
            return Err(&Unsupported("unknown unary operator"));
        }
        let flags = values.get(*at).map_or(0, |&raw| operators::fast_math(raw).0);
        self.builder.push(Row { flags, ..row(Kind::FNeg, value.0, 0, 0) }, Some(ty))
    }

    /// [operand, type, operator, flags?]
    #[inline]
    pub(super) fn cast(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (value, from) = self.value_type_pair(values, at)?;
        let ty = self.builder.type_id(field(values, at)?)?;
        let op = CastOp::from_code(field(values, at)?).ok_or(&Unsupported("unknown cast"))?;
        self.builder.check_cast(op, from, ty)?;
        let float = self.builder.module.store.floats[ty.index()];
        let flags = values.get(*at).map_or(0, |&raw| operators::cast_flags(op, raw, float).0);
        let sub = op as u8;
        self.builder.push(Row { sub, flags, ..row(Kind::Cast, value.0, 0, 0) }, Some(ty))
    }

    /// [operand, operand, predicate, flags?]
    #[inline]
    pub(super) fn compare(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (lhs, ty) = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, ty)?;
        let predicate =
            Predicate::from_code(field(values, at)?).ok_or(&Unsupported("unknown predicate"))?;
        let float = self.builder.module.store.floats[ty.index()];
        if float != predicate.is_float() {
            return Err(&Malformed("a predicate for other operands"));
        }
        let flags = values.get(*at).map_or(0, |&raw| operators::compare_flags(raw, float).0);
        let result = self.builder.comparison_type(ty)?;
        let sub = predicate as u8;
        self.builder.push(Row { sub, flags, ..row(Kind::Cmp, lhs.0, rhs.0, 0) }, Some(result))
    }

    /// [then, otherwise, condition, flags?]; the condition of the old form is an `i1`.
    pub(super) fn select(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (then, ty) = self.value_type_pair(values, at)?;
        let otherwise = self.value(values, at, ty)?;
        let bool = self.builder.bool_type()?;
        let condition = if record_code == code::INST_SELECT {
            self.value(values, at, bool)?
        } else {
            let (condition, condition_type) = self.value_type_pair(values, at)?;
            if self.builder.module.types.scalar(condition_type) != bool {
                return Err(&Malformed("a condition that is no i1"));
            }
            condition
        };
        let flags = match values.get(*at) {
            Some(&raw) if self.builder.takes_fast_math(ty) => operators::fast_math(raw).0,
            _ => 0,
        };
        let row = row(Kind::Select, condition.0, then.0, otherwise.0);
        self.builder.push(Row { flags, ..row }, Some(ty))
    }

    /// [type, (value, block)..., flags?]; values are relative with their sign in the lowest bit.
    #[inline]
    pub(super) fn phi(&mut self, values: &[u64]) -> Result<(), Problem> {
        let (&ty, pairs) = values.split_first().ok_or(SHORT)?;
        let ty = self.builder.type_id(ty)?;
        let (start, blocks) =
            (self.builder.body.values.len() as u32, self.builder.body.block_operands.len() as u32);
        let incoming = pairs.chunks_exact(2);
        let flags = match incoming.remainder() {
            [] => 0,
            _ if !self.builder.takes_fast_math(ty) => {
                return Err(&Malformed("a phi whose operands are not pairs"));
            }
            rest => operators::fast_math(rest[0]).0,
        };
        let relative = self.builder.module.store.relative_ids;
        for pair in incoming {
            let id = if relative {
                i64::from(self.builder.next).checked_sub(decode_signed(pair[0]))
            } else {
                i64::try_from(pair[0]).ok()
            };
            let id = id.and_then(|id| u32::try_from(id).ok()).filter(|&id| id < 1 << 31);
            let value =
                self.builder.typed_value(id.ok_or(&Malformed("an operand out of range"))?, ty)?;
            let block = self.builder.block(pair[1])?;
            self.builder.body.values.push(value);
            self.builder.body.block_operands.push(BlockId(block));
        }
        let len = (pairs.len() / 2) as u32;
        self.builder.push(Row { flags, ..row(Kind::Phi, start, blocks, len) }, Some(ty))
    }

    /// Element access and shuffles of vectors.
    pub(super) fn vector(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (first, ty) = self.value_type_pair(values, at)?;
        let Type::Vector { element, .. } = self.builder.ty(ty) else {
            return Err(&Malformed("the operand is no vector"));
        };
        match record_code {
            code::INST_EXTRACTELT => {
                let (index, _) = self.value_type_pair(values, at)?;
                self.builder.push(row(Kind::ExtractElement, first.0, index.0, 0), Some(element))
            }
            code::INST_INSERTELT => {
                let value = self.value(values, at, element)?;
                let (index, _) = self.value_type_pair(values, at)?;
                self.builder.push(row(Kind::InsertElement, first.0, value.0, index.0), Some(ty))
            }
            _ => {
                let second = self.value(values, at, ty)?;
                let (mask, mask_type) = self.value_type_pair(values, at)?;
                let Type::Vector { length, scalable, .. } = self.builder.ty(mask_type) else {
                    return Err(&Malformed("the mask is no vector"));
                };
                let result = self.builder.find(Type::Vector { length, element, scalable })?;
                self.builder.push(row(Kind::ShuffleVector, first.0, second.0, mask.0), Some(result))
            }
        }
    }
}
