//! Arithmetic on bfloat16 (SPV_INTEL_bfloat16_arithmetic). SPV_KHR_bfloat16 alone has the type, moves
//! and the conversions to other floats and to integers (its "Conversion Instructions").

use lapidary_bitcode::ir::{BinaryOp, Instruction, Type, ValueId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Capability, Extension, Op};

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

const EXTENSION: Extension = Extension::SPV_INTEL_bfloat16_arithmetic;

impl Emitter<'_> {
    fn is_bfloat_value(&self, value: ValueId) -> bool {
        let types = &self.facts.module.types;
        types.get(types.scalar(self.llvm_type(value))) == Type::BFloat
    }

    /// Notes (or refuses) arithmetic on bfloat16.
    fn use_bfloat_arithmetic(&mut self) -> Result<()> {
        if !self.allows(EXTENSION) {
            return Err(Error::needs_extension("arithmetic on bfloat", EXTENSION));
        }
        self.b.extension(EXTENSION);
        self.b.capability(Capability::BFloat16ArithmeticINTEL);
        Ok(())
    }

    /// Whether an instruction is arithmetic on bfloat16, which needs the extension.
    pub(crate) fn check_bfloat(&mut self, instruction: &Instruction<'_>) -> Result<()> {
        if !self.facts.shapes.has_bfloat {
            return Ok(());
        }
        let arithmetic = match *instruction {
            Instruction::Binary {
                op:
                    BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem,
                lhs,
                ..
            } => self.is_bfloat_value(lhs),
            Instruction::FNeg { value, .. } => self.is_bfloat_value(value),
            Instruction::Cmp { lhs, .. } => self.is_bfloat_value(lhs),
            _ => false,
        };
        if arithmetic { self.use_bfloat_arithmetic() } else { Ok(()) }
    }

    /// A float, or the components of a vector of them, in a type with which any module computes.
    pub(crate) fn computable(&mut self, value: Id) -> Id {
        let ty = self.b.type_of(value);
        if !self.is_bfloat(self.b.components(ty).0) {
            return value;
        }
        let single = self.b.type_float(32);
        let single = self.b.type_like(ty, single);
        self.b.op(Op::FConvert, single, &[value])
    }

    /// Notes what the dot product of vectors of bfloat16 needs.
    pub(crate) fn note_bfloat_dot(&mut self, vector: Id) {
        if self.facts.shapes.has_bfloat
            && self.is_bfloat(self.b.components(self.b.type_of(vector)).0)
        {
            self.b.capability(Capability::BFloat16DotProductKHR);
        }
    }

    /// Notes (or refuses) a call that computes with what it takes, if that is bfloat16.
    pub(crate) fn check_bfloat_arguments(&mut self, arguments: &[ValueId]) -> Result<()> {
        let is = |&value: &ValueId| value.as_metadata().is_none() && self.is_bfloat_value(value);
        if arguments.iter().any(is) { self.use_bfloat_arithmetic() } else { Ok(()) }
    }

    /// The same of the result and operands of an instruction of OpenCL.std.
    pub(crate) fn check_bfloat_ids(&mut self, result: Id, operands: &[Id]) -> Result<()> {
        if !self.facts.shapes.has_bfloat {
            return Ok(());
        }
        let is = |ty: Id| self.is_bfloat(self.b.components(ty).0);
        let arithmetic = is(result) || operands.iter().any(|&id| is(self.b.type_of(id)));
        if arithmetic { self.use_bfloat_arithmetic() } else { Ok(()) }
    }
}
