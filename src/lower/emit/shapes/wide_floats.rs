//! Conversions between floats and integers of more than 64 bits ([`super::wide`]).

use lapidary_bitcode::ir::CastOp;
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, OpenClStd};

use super::words::Words;
use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

/// How many bits there are in so many words.
fn bits_of(words: usize) -> i32 {
    (words as i32).saturating_mul(64)
}

impl Emitter<'_> {
    /// A float as a number of so many words (`fptosi`, `fptoui`), which it fits: what does not is poison.
    pub(crate) fn float_to_wide(&mut self, op: CastOp, value: Id, count: usize) -> Result<Words> {
        let value = self.at_least_single(value)?;
        let ty = self.b.type_of(value);
        let (word, zero) = (self.word(), self.word_constant(0));
        let magnitude = match op {
            CastOp::FpToSi => self.b.opencl(OpenClStd::fabs, ty, &[value]),
            _ => value,
        };
        // All floats of 32 bits are below 2^128.
        let filled = match self.b.type_kind(ty) {
            TypeKind::Float(32) => count.min(2),
            _ => count,
        };
        // These steps are exact: multiplying by a power of two only changes the exponent, and the subtraction
        // takes the uppermost bits away.
        let mut parts = Vec::with_capacity(filled);
        let mut rest = magnitude;
        for bits in (1..filled).rev().map(bits_of) {
            let (up, down) = (2_f64.powi(bits), 2_f64.powi(bits.saturating_neg()));
            let (up, down) = (self.b.const_float(ty, up), self.b.const_float(ty, down));
            let part = self.b.op(Op::FMul, ty, &[rest, down]);
            let part = self.b.opencl(OpenClStd::trunc, ty, &[part]);
            let above = self.b.op(Op::FMul, ty, &[part, up]);
            rest = self.b.op(Op::FSub, ty, &[rest, above]);
            parts.push(part);
        }
        parts.push(rest);
        parts.reverse();
        let words = Words::each(count, |at| match parts.get(at) {
            Some(&part) => self.b.op(Op::ConvertFToU, word, &[part]),
            None => zero,
        });
        if op != CastOp::FpToSi {
            return Ok(words);
        }
        let (bool, zero) = (self.b.type_bool(), self.b.const_float(ty, 0.0));
        let negative = self.b.op(Op::FOrdLessThan, bool, &[value, zero]);
        let sign = self.bool_to_int(word, negative, true);
        self.with_sign(words, sign)
    }

    /// A number in words as a float (`sitofp`, `uitofp`), rounded to the nearest.
    pub(super) fn wide_to_float(&mut self, words: Words, signed: bool, to: Id) -> Result<Id> {
        if !matches!(self.b.type_kind(to), TypeKind::Float(16 | 32 | 64)) {
            return Err(Error::unsupported(
                "an integer of more than 64 bits as a float of this type",
            ));
        }
        let sign = signed.then(|| self.sign_word(words.top()));
        let words = match sign {
            Some(sign) => self.with_sign(words, sign)?,
            None => words,
        };
        let zero = self.word_constant(0);
        let value = match self.b.type_kind(to) {
            // What has an upper word is infinity to a half.
            TypeKind::Float(16) if !self.is_bfloat(to) => {
                let upper = self.any_bits(words.get(1..).unwrap_or_default());
                let small = self.word_test(Op::IEqual, upper, zero);
                let infinite = self.word_constant(u64::MAX);
                let top = self.word_select(small, words[0], infinite);
                self.b.op(Op::ConvertUToF, to, &[top])
            }
            _ => self.words_to_float(words, to),
        };
        let ty = self.b.type_of(value);
        let value = match sign {
            Some(sign) => {
                let negative = self.word_test(Op::INotEqual, sign, zero);
                let opposite = self.b.op(Op::FNegate, ty, &[value]);
                self.b.op(Op::Select, ty, &[negative, opposite, value])
            }
            None => value,
        };
        Ok(if ty == to { value } else { self.b.op(Op::FConvert, to, &[value]) })
    }

    /// All bits that one of some words has.
    fn any_bits(&mut self, words: &[Id]) -> Id {
        let none = self.word_constant(0);
        let mut words = words.iter().copied();
        let first = words.next().unwrap_or(none);
        words.fold(first, |all, word| self.word_op(Op::BitwiseOr, all, word))
    }

    /// An unsigned number of two words or more as a float that is no half. A bfloat is returned as a float of
    /// 32 bits with the same value, because computing with the type itself needs an extension
    /// ([`crate::lower::emit::bfloat`]).
    fn words_to_float(&mut self, words: Words, to: Id) -> Id {
        let word = self.word();
        let (zero, one, most) =
            (self.word_constant(0), self.word_constant(1), self.word_constant(63));
        // The highest word that is not 0 (`high`), the one below it (`near`), all words below those or-ed
        // together (`far`), and the exponent of the lowest bit of `high` (`bits`).
        let [low, mut high] = [words[0], words[1]];
        let (mut near, mut bits) = (low, self.word_constant(64));
        let (mut far, mut others) = (None, None);
        for (at, &here) in words.iter().enumerate().skip(2) {
            let below = at.saturating_sub(2);
            let more = words.get(below).copied().unwrap_or(zero);
            others = Some(match others {
                Some(others) => self.word_op(Op::BitwiseOr, others, more),
                None => more,
            });
            let set = self.word_test(Op::INotEqual, here, zero);
            let (neighbour, worth) =
                (words[at.saturating_sub(1)], self.word_constant(bits_of(at) as u64));
            high = self.word_select(set, here, high);
            near = self.word_select(set, neighbour, near);
            bits = self.word_select(set, worth, bits);
            far = others.map(|others| self.word_select(set, others, far.unwrap_or(zero)));
        }
        let small = self.word_test(Op::IEqual, high, zero);
        // The 64 bits from the highest one on, the lowest of which stands for all below as well: that is how
        // these round, as no float has as many.
        let count = self.b.opencl(OpenClStd::clz, word, &[high]);
        let by = self.word_op(Op::BitwiseAnd, count, most);
        let rest = self.word_op(Op::BitwiseXor, by, most);
        let crossing = self.word_op(Op::ShiftRightLogical, near, one);
        let crossing = self.word_op(Op::ShiftRightLogical, crossing, rest);
        let top = self.word_op(Op::ShiftLeftLogical, high, by);
        let top = self.word_op(Op::BitwiseOr, top, crossing);
        let mut lost = self.word_op(Op::ShiftLeftLogical, near, by);
        if let Some(far) = far {
            lost = self.word_op(Op::BitwiseOr, lost, far);
        }
        let lost = self.word_test(Op::INotEqual, lost, zero);
        let lost = self.word_select(lost, one, zero);
        let top = self.word_op(Op::BitwiseOr, top, lost);
        let top = self.word_select(small, low, top);
        let value = self.b.op(Op::ConvertUToF, to, &[top]);
        let exponent = self.word_op(Op::ISub, bits, count);
        let exponent = self.word_select(small, zero, exponent);
        let int = self.b.type_int(32);
        let exponent = self.b.op(Op::UConvert, int, &[exponent]);
        let value = self.computable(value);
        let ty = self.b.type_of(value);
        self.b.opencl(OpenClStd::ldexp, ty, &[value, exponent])
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
