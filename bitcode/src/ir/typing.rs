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

    /// Whether a comparison of values of a type gives another: a bit, or as many as there are values.
    pub fn answers(&self, answer: TypeId, ty: TypeId) -> bool {
        self.types.get(self.types.scalar(answer)) == Type::Integer(1)
            && self.shape(answer) == self.shape(ty)
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

    fn corpus(program: &str) -> Vec<u8> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/bc");
        std::fs::read(format!("{folder}/{program}/as22.bc")).expect("a file of the corpus")
    }

    fn find(module: &Module<'_>, wanted: Type) -> TypeId {
        let mut all = (0..module.types.len() as u32).map(TypeId);
        all.find(|&ty| module.types.get(ty) == wanted).expect("a type of the file")
    }

    #[test]
    fn a_condition_is_as_long_as_what_it_chooses() {
        let bytes = corpus("ll_translator_forms");
        let modules = crate::read(&bytes).expect("a module");
        let module = &modules[0];
        let [bit, word] = [1, 32].map(|width| find(module, Type::Integer(width)));
        let [bits, words] = [bit, word]
            .map(|element| find(module, Type::Vector { element, length: 4, scalable: false }));
        let five = find(module, Type::Vector { element: word, length: 5, scalable: false });
        assert!(module.selects(bit, word) && module.selects(bit, words));
        assert!(module.selects(bits, words));
        assert!(!module.selects(bits, word) && !module.selects(bits, five));
        assert!(module.answers(bit, word) && module.answers(bits, words));
        assert!(!module.answers(bit, words) && !module.answers(bits, word));
        assert!(!module.answers(word, word));
        assert!(!module.selects(word, word) && !module.selects(words, words));
    }

    #[test]
    fn conversions_change_the_width() {
        let bytes = corpus("ll_casts");
        let modules = crate::read(&bytes).expect("a module");
        let module = &modules[0];
        let [byte, word] = [8, 32].map(|width| find(module, Type::Integer(width)));
        let [float, double] = [Type::Float, Type::Double].map(|ty| find(module, ty));
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
