//! Whether constant expressions and aggregates are of the types that they take. Their operands may come
//! behind them in the file, so the reader cannot say, as it does of instructions.

use lapidary_bitcode::ir::{ConstantExpr, Type, TypeId, ValueId};

use super::Emitter;
use crate::lower::error::{Error, Result};

impl Emitter<'_> {
    /// Refuses an expression of type `ty` whose operands have other types than it takes.
    pub(super) fn check_expression(&self, ty: TypeId, expression: ConstantExpr<'_>) -> Result<()> {
        let module = self.facts.module;
        let of = |value: ValueId| self.llvm_type(value);
        let vector = |value: ValueId| match module.types.get(of(value)) {
            Type::Vector { element, .. } => Some(element),
            _ => None,
        };
        let fits = match expression {
            ConstantExpr::Cast { op, value, .. } => module.casts(op, of(value), ty),
            ConstantExpr::Binary { op, lhs, rhs, .. } => {
                module.computes(op, ty) && of(lhs) == ty && of(rhs) == ty
            }
            ConstantExpr::FNeg { value } => {
                of(value) == ty && module.types.get(module.types.scalar(ty)).is_float()
            }
            ConstantExpr::Cmp { predicate, lhs, rhs } => {
                let operands = module.compares(predicate, of(lhs)) && of(lhs) == of(rhs);
                operands && module.answers(ty, of(lhs))
            }
            ConstantExpr::Select { condition, then, otherwise } => {
                module.selects(of(condition), ty) && of(then) == ty && of(otherwise) == ty
            }
            ConstantExpr::ExtractElement { vector: whole, .. } => vector(whole) == Some(ty),
            ConstantExpr::InsertElement { vector: whole, element, .. } => {
                of(whole) == ty && vector(whole) == Some(of(element))
            }
            ConstantExpr::ShuffleVector { first, second, .. } => {
                vector(first).is_some() && of(first) == of(second)
            }
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                // A vector of pointers comes of a vector among the operands (LangRef, `getelementptr`).
                let count = |ty| match module.types.get(ty) {
                    Type::Vector { length, .. } => Some(length),
                    _ => None,
                };
                let mut operands = indices.iter().chain([&base]);
                let widest = operands.find_map(|&operand| count(of(operand)));
                let space = |ty| match module.types.get(module.types.scalar(ty)) {
                    Type::Pointer { address_space, .. } => Some(address_space),
                    _ => None,
                };
                space(of(base)).is_some() && space(of(base)) == space(ty) && widest == count(ty)
            }
            // Expressions that are not supported are refused when they are lowered.
            _ => true,
        };
        match fits {
            true => Ok(()),
            false => Err(Error::malformed("a constant expression of operands of other types")),
        }
    }

    /// Refuses a constant of parts that have other types than those of its type.
    pub(super) fn check_aggregate(&self, ty: TypeId, parts: &[ValueId]) -> Result<()> {
        let types = &self.facts.module.types;
        let fits = match types.get(ty) {
            Type::Struct { fields, .. } => {
                let fields = types.list(fields);
                fields.len() == parts.len()
                    && parts.iter().zip(fields).all(|(&part, &field)| self.llvm_type(part) == field)
            }
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                parts.iter().all(|&part| self.llvm_type(part) == element)
            }
            _ => false,
        };
        match fits {
            true => Ok(()),
            false => Err(Error::malformed("a constant with a part of another type")),
        }
    }
}
