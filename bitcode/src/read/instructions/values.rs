//! Arithmetic, conversions, comparisons, selection and vectors.

use super::super::attributes::decode_signed;
use super::super::function::Decoder;
use super::super::operators;
use super::{SHORT, field};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::error::Problem;
use crate::ir::{CastOp, Flags, Predicate, Type};

impl Decoder<'_, '_, '_> {
    /// [operand, operand, operator, flags?]
    #[inline]
    pub(super) fn binary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let lhs = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, lhs.1)?;
        let op = operators::binary(field(values, at)?, self.builder.is_float(lhs.1))
            .ok_or(&Unsupported("unknown binary operator"))?;
        let flags = values.get(*at).map_or(Flags(0), |&raw| operators::binary_flags(op, raw));
        self.builder.binary(op, flags, lhs, rhs)
    }

    /// [operand, operator, flags?]
    pub(super) fn unary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let value = self.value_type_pair(values, at)?;
        if field(values, at)? != 0 || !self.builder.is_float(value.1) {
            return Err(&Unsupported("unknown unary operator"));
        }
        let flags = values.get(*at).map_or(Flags(0), |&raw| operators::fast_math(raw));
        self.builder.fneg(flags, value)
    }

    /// [operand, type, operator, flags?]
    #[inline]
    pub(super) fn cast(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let value = self.value_type_pair(values, at)?;
        let ty = self.builder.type_id(field(values, at)?)?;
        let op = CastOp::from_code(field(values, at)?).ok_or(&Unsupported("unknown cast"))?;
        let float = self.builder.is_float(ty);
        let flags = values.get(*at).map_or(Flags(0), |&raw| operators::cast_flags(op, raw, float));
        self.builder.cast(op, flags, value, ty)
    }

    /// [operand, operand, predicate, flags?]
    #[inline]
    pub(super) fn compare(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let lhs = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, lhs.1)?;
        let predicate =
            Predicate::from_code(field(values, at)?).ok_or(&Unsupported("unknown predicate"))?;
        let float = predicate.is_float();
        let flags = values.get(*at).map_or(Flags(0), |&raw| operators::compare_flags(raw, float));
        self.builder.compare(predicate, flags, lhs, rhs)
    }

    /// [then, otherwise, condition, flags?]; the condition of the old form is an `i1`.
    pub(super) fn select(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let then = self.value_type_pair(values, at)?;
        let otherwise = self.value(values, at, then.1)?;
        let condition = if record_code == code::INST_SELECT {
            let bool = self.builder.bool_type()?;
            (self.value(values, at, bool)?, bool)
        } else {
            self.value_type_pair(values, at)?
        };
        let flags = match values.get(*at) {
            Some(&raw) if self.builder.takes_fast_math(then.1) => operators::fast_math(raw),
            _ => Flags(0),
        };
        self.builder.select(flags, condition, then, otherwise)
    }

    /// [type, (value, block)..., flags?]; values are relative with their sign in the lowest bit.
    #[inline]
    pub(super) fn phi(&mut self, values: &[u64]) -> Result<(), Problem> {
        let (&ty, pairs) = values.split_first().ok_or(SHORT)?;
        let ty = self.builder.type_id(ty)?;
        let incoming = pairs.chunks_exact(2);
        let flags = match incoming.remainder() {
            [] => Flags(0),
            _ if !self.builder.takes_fast_math(ty) => {
                return Err(&Malformed("a phi whose operands are not pairs"));
            }
            rest => operators::fast_math(rest[0]),
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
            self.builder.incoming(value, block);
        }
        self.builder.phi(flags, ty, pairs.len() / 2)
    }

    /// [base, part, offset] or [type, source, offset]; the offset is an `i32`.
    pub(super) fn bits(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let offset_type = self.builder.find(Type::Integer(32))?;
        if record_code == code::INST_BITINSERT {
            let base = self.value_type_pair(values, at)?;
            let part = self.value_type_pair(values, at)?;
            let offset = self.value(values, at, offset_type)?;
            return self.builder.bit_insert(base, part, offset);
        }
        let ty = self.builder.type_id(field(values, at)?)?;
        let source = self.value_type_pair(values, at)?;
        let offset = self.value(values, at, offset_type)?;
        self.builder.bit_extract(source, offset, ty)
    }

    /// Element access and shuffles of vectors.
    pub(super) fn vector(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let vector = self.value_type_pair(values, at)?;
        match record_code {
            code::INST_EXTRACTELT => {
                let (index, _) = self.value_type_pair(values, at)?;
                self.builder.extract_element(vector, index)
            }
            code::INST_INSERTELT => {
                let element = self.builder.vector_element(vector.1)?;
                let value = self.value(values, at, element)?;
                let (index, _) = self.value_type_pair(values, at)?;
                self.builder.insert_element(vector, value, index)
            }
            _ => {
                let second = self.value(values, at, vector.1)?;
                let mask = self.value_type_pair(values, at)?;
                self.builder.shuffle_vector(vector, second, mask)
            }
        }
    }
}
