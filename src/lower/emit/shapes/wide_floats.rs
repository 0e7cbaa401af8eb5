//! Conversions between floats and integers of 65 to 128 bits ([`super::wide`]).

use lapidary_bitcode::ir::CastOp;
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, OpenClStd};

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

/// 2^64, what a bit of the upper word is worth.
const WORD: f64 = 18_446_744_073_709_551_616.0;

impl Emitter<'_> {
    /// A float as a number of two words (`fptosi`, `fptoui`), which it fits: what does not is poison.
    pub(crate) fn float_to_wide(&mut self, op: CastOp, value: Id) -> Result<Id> {
        let value = self.at_least_single(value)?;
        let ty = self.b.type_of(value);
        let word = self.word();
        let magnitude = match op {
            CastOp::FpToSi => self.b.opencl(OpenClStd::fabs, ty, &[value]),
            _ => value,
        };
        // Nothing is rounded: by a power of two only the exponent changes, and what is taken away are the
        // uppermost bits.
        let (up, down) = (self.b.const_float(ty, WORD), self.b.const_float(ty, 1.0 / WORD));
        let high = self.b.op(Op::FMul, ty, &[magnitude, down]);
        let high = self.b.opencl(OpenClStd::trunc, ty, &[high]);
        let above = self.b.op(Op::FMul, ty, &[high, up]);
        let low = self.b.op(Op::FSub, ty, &[magnitude, above]);
        let mut words = [low, high].map(|it| self.b.op(Op::ConvertFToU, word, &[it]));
        if op == CastOp::FpToSi {
            let (bool, zero) = (self.b.type_bool(), self.b.const_float(ty, 0.0));
            let negative = self.b.op(Op::FOrdLessThan, bool, &[value, zero]);
            let sign = self.bool_to_int(word, negative, true);
            let turned = self.with_sign(words.into(), sign)?;
            words = [turned[0], turned.top()];
        }
        Ok(self.wide_of(&words))
    }

    /// A number of two words as a float (`sitofp`, `uitofp`), rounded to the nearest.
    pub(super) fn wide_to_float(&mut self, words: [Id; 2], signed: bool, to: Id) -> Result<Id> {
        if !matches!(self.b.type_kind(to), TypeKind::Float(16 | 32 | 64)) {
            return Err(Error::unsupported(
                "an integer of more than 64 bits as a float of this type",
            ));
        }
        let sign = signed.then(|| self.sign_word(words[1]));
        let [low, high] = match sign {
            Some(sign) => {
                let words = self.with_sign(words.into(), sign)?;
                [words[0], words.top()]
            }
            None => words,
        };
        let zero = self.word_constant(0);
        let small = self.word_test(Op::IEqual, high, zero);
        let value = match self.b.type_kind(to) {
            // What has an upper word is infinity to a half.
            TypeKind::Float(16) => {
                let infinite = self.word_constant(u64::MAX);
                let top = self.word_select(small, low, infinite);
                self.b.op(Op::ConvertUToF, to, &[top])
            }
            _ => self.two_words_to_float(small, [low, high], to),
        };
        let Some(sign) = sign else { return Ok(value) };
        let negative = self.word_test(Op::INotEqual, sign, zero);
        let opposite = self.b.op(Op::FNegate, to, &[value]);
        Ok(self.b.op(Op::Select, to, &[negative, opposite, value]))
    }

    /// An unsigned number of two words as a float that can have all their magnitudes.
    fn two_words_to_float(&mut self, small: Id, [low, high]: [Id; 2], to: Id) -> Id {
        let word = self.word();
        let (zero, one, most) =
            (self.word_constant(0), self.word_constant(1), self.word_constant(63));
        // The 64 bits from the highest one on, the lowest of which stands for all below as well: that is how
        // these round, as no float has as many.
        let count = self.b.opencl(OpenClStd::clz, word, &[high]);
        let by = self.word_op(Op::BitwiseAnd, count, most);
        let rest = self.word_op(Op::BitwiseXor, by, most);
        let crossing = self.word_op(Op::ShiftRightLogical, low, one);
        let crossing = self.word_op(Op::ShiftRightLogical, crossing, rest);
        let top = self.word_op(Op::ShiftLeftLogical, high, by);
        let top = self.word_op(Op::BitwiseOr, top, crossing);
        let lost = self.word_op(Op::ShiftLeftLogical, low, by);
        let lost = self.word_test(Op::INotEqual, lost, zero);
        let lost = self.word_select(lost, one, zero);
        let top = self.word_op(Op::BitwiseOr, top, lost);
        let top = self.word_select(small, low, top);
        let value = self.b.op(Op::ConvertUToF, to, &[top]);
        let bits = self.word_constant(64);
        let exponent = self.word_op(Op::ISub, bits, count);
        let exponent = self.word_select(small, zero, exponent);
        let int = self.b.type_int(32);
        let exponent = self.b.op(Op::UConvert, int, &[exponent]);
        self.b.opencl(OpenClStd::ldexp, to, &[value, exponent])
    }

    /// A float in a type that has 2^64: half does not.
    pub(crate) fn at_least_single(&mut self, value: Id) -> Result<Id> {
        match self.b.kind_of(value) {
            TypeKind::Float(16) => {
                let single = self.b.type_float(32);
                Ok(self.b.op(Op::FConvert, single, &[value]))
            }
            TypeKind::Float(32 | 64) => Ok(value),
            _ => Err(Error::unsupported("a float of this type as an integer of more than 64 bits")),
        }
    }
}
