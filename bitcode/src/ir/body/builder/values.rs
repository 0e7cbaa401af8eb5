//! Arithmetic, conversions, comparisons, selection, vectors and aggregates.

use super::numbering::{BodyBuilder, Operand};
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::body::rows::{Kind, Row, row};
use crate::ir::ids::*;
use crate::ir::operators::{BinaryOp, CastOp, Flags, Predicate};
use crate::ir::types::Type;

impl BodyBuilder<'_, '_, '_> {
    /// A binary operation on values of one type.
    #[inline]
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        (lhs, ty): Operand,
        rhs: ValueId,
    ) -> Result<(), Problem> {
        if !self.module.computes(op, ty) {
            return Err(&Malformed("a binary operation on values that are no such numbers"));
        }
        let row = row(Kind::Binary, lhs.0, rhs.0, 0);
        self.push(Row { sub: op as u8, flags: flags.0, ..row }, Some(ty))
    }

    /// `fneg`
    pub(crate) fn fneg(&mut self, flags: Flags, (value, ty): Operand) -> Result<(), Problem> {
        self.push(Row { flags: flags.0, ..row(Kind::FNeg, value.0, 0, 0) }, Some(ty))
    }

    /// A conversion to `ty`: operand and result are of the kinds that it converts, and of one shape.
    #[inline]
    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        (value, from): Operand,
        ty: TypeId,
    ) -> Result<(), Problem> {
        if !self.module.casts(op, from, ty) {
            return Err(&Malformed("an invalid cast"));
        }
        let row = row(Kind::Cast, value.0, 0, 0);
        self.push(Row { sub: op as u8, flags: flags.0, ..row }, Some(ty))
    }

    /// `icmp` or `fcmp`, of values of one type.
    #[inline]
    pub(crate) fn compare(
        &mut self,
        predicate: Predicate,
        flags: Flags,
        (lhs, ty): Operand,
        rhs: ValueId,
    ) -> Result<(), Problem> {
        if !self.module.compares(predicate, ty) {
            return Err(&Malformed("a predicate for other operands"));
        }
        let result = self.comparison_type(ty)?;
        let row = row(Kind::Cmp, lhs.0, rhs.0, 0);
        self.push(Row { sub: predicate as u8, flags: flags.0, ..row }, Some(result))
    }

    /// `select` between values of one type, by an `i1` or a vector of it.
    #[inline]
    pub(crate) fn select(
        &mut self,
        flags: Flags,
        (condition, condition_type): Operand,
        (then, ty): Operand,
        otherwise: ValueId,
    ) -> Result<(), Problem> {
        if !self.module.selects(condition_type, ty) {
            return Err(&Malformed(
                "a select by a condition that is no i1, or not as many of them",
            ));
        }
        let row = row(Kind::Select, condition.0, then.0, otherwise.0);
        self.push(Row { flags: flags.0, ..row }, Some(ty))
    }

    /// Adds an incoming value to the phi that comes next.
    #[inline]
    pub(crate) fn incoming(&mut self, value: ValueId, block: BlockId) {
        self.body.values.push(value);
        self.body.block_operands.push(block);
    }

    /// A phi of the last `count` incoming values.
    #[inline]
    pub(crate) fn phi(&mut self, flags: Flags, ty: TypeId, count: usize) -> Result<(), Problem> {
        let (values, blocks) = (self.body.values.len(), self.body.block_operands.len());
        let first = |end: usize| end.wrapping_sub(count) as u32;
        let row = row(Kind::Phi, first(values), first(blocks), count as u32);
        self.push(Row { flags: flags.0, ..row }, Some(ty))
    }

    /// `freeze`
    pub(crate) fn freeze(&mut self, (value, ty): Operand) -> Result<(), Problem> {
        self.push(row(Kind::Freeze, value.0, 0, 0), Some(ty))
    }

    /// `bitinsert` of a value into a byte that is at least as wide.
    pub(crate) fn bit_insert(
        &mut self,
        (base, ty): Operand,
        (value, value_type): Operand,
        offset: ValueId,
    ) -> Result<(), Problem> {
        self.check_bits(ty, value_type)?;
        self.push(row(Kind::BitInsert, base.0, value.0, offset.0), Some(ty))
    }

    /// `bitextract` of a value of type `ty` out of a byte that is at least as wide.
    pub(crate) fn bit_extract(
        &mut self,
        (source, source_type): Operand,
        offset: ValueId,
        ty: TypeId,
    ) -> Result<(), Problem> {
        self.check_bits(source_type, ty)?;
        self.push(row(Kind::BitExtract, source.0, offset.0, 0), Some(ty))
    }

    /// The type of the elements of a vector.
    pub(crate) fn vector_element(&self, ty: TypeId) -> Result<TypeId, Problem> {
        match self.ty(ty) {
            Type::Vector { element, .. } => Ok(element),
            _ => Err(&Malformed("the operand is no vector")),
        }
    }

    /// `extractelement`
    #[inline]
    pub(crate) fn extract_element(
        &mut self,
        (vector, ty): Operand,
        index: ValueId,
    ) -> Result<(), Problem> {
        let element = self.vector_element(ty)?;
        self.push(row(Kind::ExtractElement, vector.0, index.0, 0), Some(element))
    }

    /// `insertelement` of an element of the vector's.
    #[inline]
    pub(crate) fn insert_element(
        &mut self,
        (vector, ty): Operand,
        element: ValueId,
        index: ValueId,
    ) -> Result<(), Problem> {
        self.push(row(Kind::InsertElement, vector.0, element.0, index.0), Some(ty))
    }

    /// `shufflevector` of two vectors of one type.
    #[inline]
    pub(crate) fn shuffle_vector(
        &mut self,
        (first, ty): Operand,
        second: ValueId,
        (mask, mask_type): Operand,
    ) -> Result<(), Problem> {
        let element = self.vector_element(ty)?;
        let Type::Vector { length, scalable, .. } = self.ty(mask_type) else {
            return Err(&Malformed("the mask is no vector"));
        };
        let result = self.find(Type::Vector { length, element, scalable })?;
        self.push(row(Kind::ShuffleVector, first.0, second.0, mask.0), Some(result))
    }

    /// `extractvalue`
    pub(crate) fn extract_value(
        &mut self,
        (aggregate, ty): Operand,
        indices: &[u64],
    ) -> Result<(), Problem> {
        let start = self.body.indices.len() as u32;
        let part = self.indices(ty, indices)?;
        self.push(row(Kind::ExtractValue, aggregate.0, start, indices.len() as u32), Some(part))
    }

    /// `insertvalue`
    pub(crate) fn insert_value(
        &mut self,
        (aggregate, ty): Operand,
        (value, value_type): Operand,
        indices: &[u64],
    ) -> Result<(), Problem> {
        let start = self.body.indices.len() as u32;
        self.body.indices.push(indices.len() as u32);
        if self.indices(ty, indices)? != value_type {
            return Err(&Malformed("the value has another type than the part that it replaces"));
        }
        self.push(row(Kind::InsertValue, aggregate.0, value.0, start), Some(ty))
    }

    /// Adds the indices of extractvalue and insertvalue, and gives the type of the part.
    fn indices(&mut self, aggregate: TypeId, indices: &[u64]) -> Result<TypeId, Problem> {
        if indices.is_empty() {
            return Err(&Malformed("no indices"));
        }
        let mut ty = aggregate;
        for &index in indices {
            ty = self.part(ty, index)?;
            let index = u32::try_from(index).map_err(|_| &Malformed("an index out of range"))?;
            self.body.indices.push(index);
        }
        Ok(ty)
    }
}
