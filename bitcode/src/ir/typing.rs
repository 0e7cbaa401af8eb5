//! Which types operators take (LangRef, "Instruction Reference"). The builder of bodies asks for each
//! instruction. The operands of a constant expression may come behind it in the file, so whoever looks at
//! one asks once all of them are there.

use super::ids::TypeId;
use super::module::Module;
use super::operators::{BinaryOp, CastOp, Predicate};
use super::types::Type;

impl Module<'_> {
    /// Whether a conversion goes from the one type to the other: they are of the kinds and widths that it
    /// converts, and of one shape.
    #[inline]
    pub fn casts(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        let types = &self.types;
        let (source, target) = (types.get(types.scalar(from)), types.get(types.scalar(to)));
        let integer = |ty| matches!(ty, Type::Integer(_));
        let pointer = |ty| matches!(ty, Type::Pointer { .. });
        let widths = |source, target| match (source, target) {
            (Type::Integer(from), Type::Integer(to)) => Some((from, to)),
            _ => None,
        };
        use CastOp::*;
        let kinds = match op {
            Trunc => widths(source, target).is_some_and(|(from, to)| from > to),
            ZExt | SExt => widths(source, target).is_some_and(|(from, to)| from < to),
            FpToUi | FpToSi => source.is_float() && integer(target),
            UiToFp | SiToFp => integer(source) && target.is_float(),
            FpTrunc | FpExt => {
                let size = |ty| self.layouts.size_in_bits(types.scalar(ty));
                let wider =
                    if op == FpTrunc { size(from) > size(to) } else { size(from) < size(to) };
                source.is_float() && target.is_float() && wider
            }
            PtrToInt | PtrToAddr => pointer(source) && integer(target),
            IntToPtr => integer(source) && pointer(target),
            AddrSpaceCast => pointer(source) && pointer(target),
            BitCast => {
                let size = |ty| self.layouts.size_in_bits(ty);
                return size(from).is_some() && size(from) == size(to);
            }
        };
        kinds && self.shape(from) == self.shape(to)
    }

    /// How many values there are in one of a type, and whether a multiple of that.
    fn shape(&self, ty: TypeId) -> (u32, bool) {
        match self.types.get(ty) {
            Type::Vector { length, scalable, .. } => (length, scalable),
            _ => (0, false),
        }
    }

    /// Whether a `select` between values of a type goes by a condition of another: by a bit, or by as many as
    /// there are values.
    #[inline]
    pub fn selects(&self, condition: TypeId, ty: TypeId) -> bool {
        match self.types.get(condition) {
            Type::Integer(width) => width == 1,
            Type::Vector { element, .. } => {
                self.types.get(element) == Type::Integer(1)
                    && self.shape(condition) == self.shape(ty)
            }
            _ => false,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_is_as_long_as_what_it_chooses() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/bc/ll_translator_forms/as22.bc");
        let bytes = std::fs::read(path).expect("a file of the corpus");
        let modules = crate::read(&bytes).expect("a module");
        let module = &modules[0];
        let types: Vec<TypeId> = (0..module.types.len() as u32).map(TypeId).collect();
        let scalar = |wanted| {
            let is = |&ty: &TypeId| module.types.get(ty) == wanted;
            types.iter().copied().find(is).expect("a type of the file")
        };
        let vector = |of: TypeId, count: u32| {
            types.iter().copied().find(|&ty| match module.types.get(ty) {
                Type::Vector { element, length, .. } => element == of && length == count,
                _ => false,
            })
        };
        let [bit, word] = [scalar(Type::Integer(1)), scalar(Type::Integer(32))];
        let bits = vector(bit, 4).expect("four bits");
        let words = vector(word, 4).expect("four words");
        assert!(module.selects(bit, word) && module.selects(bit, words));
        assert!(module.selects(bits, words));
        assert!(!module.selects(bits, word) && !module.selects(word, word));
        let others = types.iter().filter(|&&ty| module.shape(ty) != module.shape(words));
        assert!(others.into_iter().all(|&ty| !module.selects(bits, ty)));
    }

    #[test]
    fn conversions_change_the_width() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/bc/ll_casts/as22.bc");
        let bytes = std::fs::read(path).expect("a file of the corpus");
        let modules = crate::read(&bytes).expect("a module");
        let module = &modules[0];
        let find = |wanted: Type| {
            let at = (0..module.types.len() as u32).map(TypeId);
            at.into_iter().find(|&ty| module.types.get(ty) == wanted).expect("a type of the file")
        };
        let [byte, word] = [8, 32].map(|width| find(Type::Integer(width)));
        let [float, double] = [find(Type::Float), find(Type::Double)];
        for (wider, narrower, [longer, shorter]) in [
            (CastOp::ZExt, CastOp::Trunc, [word, byte]),
            (CastOp::SExt, CastOp::Trunc, [word, byte]),
            (CastOp::FpExt, CastOp::FpTrunc, [double, float]),
        ] {
            assert!(
                module.casts(wider, shorter, longer) && module.casts(narrower, longer, shorter)
            );
            assert!(!module.casts(wider, longer, shorter) && !module.casts(wider, longer, longer));
            assert!(!module.casts(narrower, shorter, longer));
            assert!(!module.casts(narrower, shorter, shorter));
        }
    }
}
