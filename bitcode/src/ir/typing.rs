//! Which types operators take (LangRef, "Instruction Reference"). The builder of bodies asks for each
//! instruction. The operands of a constant expression may come behind it in the file, so whoever looks at
//! one asks once all of them are there.

use super::ids::TypeId;
use super::module::Module;
use super::operators::{BinaryOp, CastOp, Predicate};
use super::types::Type;

impl Module<'_> {
    /// Whether a conversion goes from the one type to the other: they are of the kinds that it converts, and
    /// of one shape.
    #[inline]
    pub fn casts(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        let types = &self.types;
        let (source, target) = (types.get(types.scalar(from)), types.get(types.scalar(to)));
        let integer = |ty| matches!(ty, Type::Integer(_));
        let pointer = |ty| matches!(ty, Type::Pointer { .. });
        use CastOp::*;
        let kinds = match op {
            Trunc | ZExt | SExt => integer(source) && integer(target),
            FpToUi | FpToSi => source.is_float() && integer(target),
            UiToFp | SiToFp => integer(source) && target.is_float(),
            FpTrunc | FpExt => source.is_float() && target.is_float(),
            PtrToInt | PtrToAddr => pointer(source) && integer(target),
            IntToPtr => integer(source) && pointer(target),
            AddrSpaceCast => pointer(source) && pointer(target),
            BitCast => {
                let size = |ty| self.layouts.size_in_bits(ty);
                return size(from).is_some() && size(from) == size(to);
            }
        };
        let shape = |id| match types.get(id) {
            Type::Vector { length, scalable, .. } => (length, scalable),
            _ => (0, false),
        };
        kinds && shape(from) == shape(to)
    }

    /// Whether a binary operation takes values of a type.
    #[inline]
    pub fn computes(&self, op: BinaryOp, ty: TypeId) -> bool {
        match self.types.get(self.types.scalar(ty)) {
            Type::Integer(_) => !op.is_float(),
            ty => op.is_float() && ty.is_float(),
        }
    }

    /// Whether a comparison takes values of a type.
    #[inline]
    pub fn compares(&self, predicate: Predicate, ty: TypeId) -> bool {
        match self.types.get(self.types.scalar(ty)) {
            Type::Integer(_) | Type::Byte(_) | Type::Pointer { .. } => !predicate.is_float(),
            ty => predicate.is_float() && ty.is_float(),
        }
    }
}
