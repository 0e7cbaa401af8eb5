//! Integers of 65 to 128 bits, as two of 64.
//!
//! Clang computes the sum of a loop over 64-bit numbers in closed form, in 65 bits and more, so such
//! integers are part of plain OpenCL C. Without the extension for integers of any width a *wide*
//! integer is a struct of its lower and its upper word; what lies above its width means nothing
//! until an operation looks at it, as with all integers in something larger ([`crate::lower::emit::shapes::legalize`]).
//! Division and conversion from and to floats lie beside ([`super::wide_division`], [`super::wide_floats`]).

use lapidary_bitcode::ir::{BinaryOp, CastOp, Constant, Predicate, TypeId, Value, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, OpenClStd};

use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};

use super::odd_memory::bits_of;

/// A wide integer: lower and upper word.
pub(super) type Words = [Id; 2];

impl Emitter<'_> {
    pub(super) fn word(&mut self) -> Id {
        self.b.type_int(64)
    }

    /// The struct of two words.
    pub(crate) fn wide_type(&mut self) -> Id {
        let word = self.word();
        self.b.declare(Op::TypeStruct, Id::NONE, |w| w.id(word).id(word))
    }

    /// A constant of two words.
    pub(crate) fn wide_constant(&mut self, low: u64, high: u64) -> Id {
        let word = self.word();
        let parts = [self.b.const_int(word, low), self.b.const_int(word, high)];
        let ty = self.wide_type();
        self.b.const_composite(ty, &parts)
    }

    pub(super) fn words_of(&mut self, id: Id) -> Words {
        let word = self.word();
        [self.b.extract(word, id, &[0]), self.b.extract(word, id, &[1])]
    }

    /// The lower word of a wide integer.
    pub(crate) fn low_word(&mut self, id: Id) -> Id {
        self.words_of(id)[0]
    }

    /// A struct of two words.
    pub(crate) fn wide_of(&mut self, words: &[Id]) -> Id {
        let word = self.word();
        let zero = self.b.const_int(word, 0);
        let word = |at: usize| words.get(at).copied().unwrap_or(zero);
        let parts = [word(0), word(1)];
        let ty = self.wide_type();
        self.b.op(Op::CompositeConstruct, ty, &parts)
    }

    /// A struct of two words with the number that one of them has.
    pub(crate) fn wide_of_word(&mut self, low: Id, signed: bool) -> Id {
        let high = if signed {
            let most = self.word_constant(63);
            self.word_op(Op::ShiftRightArithmetic, low, most)
        } else {
            self.word_constant(0)
        };
        self.wide_of(&[low, high])
    }

    /// The signed number of more than 64 bits as a word: what is beyond these numbers is the end that is nearer.
    pub(crate) fn saturated_word(&mut self, id: Id, width: u32) -> Id {
        let words = self.words_of(id);
        let [low, high] = self.wide_extended(words, width, true);
        let sign = {
            let most = self.word_constant(63);
            self.word_op(Op::ShiftRightArithmetic, low, most)
        };
        let fits = self.word_test(Op::IEqual, sign, high);
        let (zero, least) = (self.word_constant(0), self.word_constant(1 << 63));
        let most = self.word_constant(u64::MAX >> 1);
        let is_negative = self.word_test(Op::SLessThan, high, zero);
        let end = self.word_select(is_negative, least, most);
        self.word_select(fits, low, end)
    }

    /// Whether a type is that of wide integers: a struct, which no other scalar is.
    pub(crate) fn is_wide(&self, ty: Id) -> bool {
        matches!(self.b.type_kind(ty), TypeKind::Struct { .. })
    }

    /// A binary operation on wide integers.
    pub(crate) fn wide_binary_ids(&mut self, op: BinaryOp, a: Id, b: Id, width: u32) -> Result<Id> {
        if self.constant_mode {
            return Err(Error::unsupported("integers of more than 64 bits in an initialiser"));
        }
        let (a, b) = (self.words_of(a), self.words_of(b));
        let words = self.wide_binary(op, a, b, width)?;
        Ok(self.wide_of(&words))
    }

    /// A comparison of wide integers.
    pub(crate) fn wide_compare_ids(
        &mut self,
        predicate: Predicate,
        a: Id,
        b: Id,
        width: u32,
    ) -> Result<Id> {
        if self.constant_mode {
            return Err(Error::unsupported("integers of more than 64 bits in an initialiser"));
        }
        let (a, b) = (self.words_of(a), self.words_of(b));
        self.wide_compare(predicate, a, b, width)
    }

    /// The words of the number itself, signed or not.
    fn wide_extended(&mut self, [low, high]: Words, width: u32, signed: bool) -> Words {
        let high = match width {
            128 => high,
            _ if signed => self.extend_sign(high, width.saturating_sub(64)),
            _ => self.extend_zero(high, width.saturating_sub(64)),
        };
        [low, high]
    }

    /// The words of a wide integer with nothing above its width, for memory.
    pub(crate) fn wide_words(&mut self, id: Id, width: u32) -> Words {
        let words = self.words_of(id);
        self.wide_extended(words, width, false)
    }

    pub(super) fn word_op(&mut self, op: Op, a: Id, b: Id) -> Id {
        let word = self.word();
        self.b.op(op, word, &[a, b])
    }

    pub(super) fn word_test(&mut self, op: Op, a: Id, b: Id) -> Id {
        let bool = self.b.type_bool();
        self.b.op(op, bool, &[a, b])
    }

    pub(super) fn word_select(&mut self, condition: Id, a: Id, b: Id) -> Id {
        let word = self.word();
        self.b.op(Op::Select, word, &[condition, a, b])
    }

    pub(super) fn word_constant(&mut self, value: u64) -> Id {
        let word = self.word();
        self.b.const_int(word, value)
    }

    /// `freeze` of a wide integer.
    pub(crate) fn wide_freeze(&mut self, value: ValueId) -> Result<Id> {
        match self.body.value(self.facts.module, value) {
            Value::Constant(_, Constant::Undef | Constant::Poison) => Ok(self.wide_constant(0, 0)),
            _ => self.value(value),
        }
    }

    pub(super) fn wide_binary(
        &mut self,
        op: BinaryOp,
        a: Words,
        b: Words,
        width: u32,
    ) -> Result<Words> {
        Ok(match op {
            BinaryOp::Add => {
                let low = self.word_op(Op::IAdd, a[0], b[0]);
                let carry = self.word_test(Op::ULessThan, low, a[0]);
                let (one, zero) = (self.word_constant(1), self.word_constant(0));
                let carry = self.word_select(carry, one, zero);
                let high = self.word_op(Op::IAdd, a[1], b[1]);
                [low, self.word_op(Op::IAdd, high, carry)]
            }
            BinaryOp::Sub => {
                let low = self.word_op(Op::ISub, a[0], b[0]);
                let borrow = self.word_test(Op::ULessThan, a[0], b[0]);
                let (one, zero) = (self.word_constant(1), self.word_constant(0));
                let borrow = self.word_select(borrow, one, zero);
                let high = self.word_op(Op::ISub, a[1], b[1]);
                [low, self.word_op(Op::ISub, high, borrow)]
            }
            BinaryOp::Mul => {
                let low = self.word_op(Op::IMul, a[0], b[0]);
                let word = self.word();
                let high = self.b.opencl(OpenClStd::u_mul_hi, word, &[a[0], b[0]]);
                let cross = self.word_op(Op::IMul, a[0], b[1]);
                let high = self.word_op(Op::IAdd, high, cross);
                let cross = self.word_op(Op::IMul, a[1], b[0]);
                [low, self.word_op(Op::IAdd, high, cross)]
            }
            BinaryOp::And => self.word_by_word(Op::BitwiseAnd, a, b),
            BinaryOp::Or => self.word_by_word(Op::BitwiseOr, a, b),
            BinaryOp::Xor => self.word_by_word(Op::BitwiseXor, a, b),
            BinaryOp::Shl => self.wide_shift(op, a, b[0]),
            BinaryOp::LShr => {
                let a = self.wide_extended(a, width, false);
                self.wide_shift(op, a, b[0])
            }
            BinaryOp::AShr => {
                let a = self.wide_extended(a, width, true);
                self.wide_shift(op, a, b[0])
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                let signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
                let a = self.wide_extended(a, width, signed);
                let b = self.wide_extended(b, width, signed);
                self.wide_divide(op, a, b)?
            }
            _ => return Err(Error::malformed("an operation of floats on integers")),
        })
    }

    pub(super) fn word_by_word(&mut self, op: Op, a: Words, b: Words) -> Words {
        [self.word_op(op, a[0], b[0]), self.word_op(op, a[1], b[1])]
    }

    /// A shift by less than the width, as others are undefined.
    fn wide_shift(&mut self, op: BinaryOp, [low, high]: Words, by: Id) -> Words {
        let (zero, most, one) =
            (self.word_constant(0), self.word_constant(63), self.word_constant(1));
        let inside = self.word_op(Op::BitwiseAnd, by, most);
        // By what the bits that cross go: 64 - inside, in two steps, as a shift by 64 is undefined.
        let rest = self.word_op(Op::BitwiseXor, inside, most);
        let far = self.word_test(Op::UGreaterThan, by, most);
        if op == BinaryOp::Shl {
            let moved = self.word_op(Op::ShiftLeftLogical, low, inside);
            let near = self.word_op(Op::ShiftLeftLogical, high, inside);
            let cross = self.word_op(Op::ShiftRightLogical, low, one);
            let cross = self.word_op(Op::ShiftRightLogical, cross, rest);
            let near = self.word_op(Op::BitwiseOr, near, cross);
            return [self.word_select(far, zero, moved), self.word_select(far, moved, near)];
        }
        let shift = match op {
            BinaryOp::AShr => Op::ShiftRightArithmetic,
            _ => Op::ShiftRightLogical,
        };
        let moved = self.word_op(shift, high, inside);
        let near = self.word_op(Op::ShiftRightLogical, low, inside);
        let cross = self.word_op(Op::ShiftLeftLogical, high, one);
        let cross = self.word_op(Op::ShiftLeftLogical, cross, rest);
        let near = self.word_op(Op::BitwiseOr, near, cross);
        let above = match op {
            BinaryOp::AShr => self.word_op(Op::ShiftRightArithmetic, high, most),
            _ => zero,
        };
        [self.word_select(far, moved, near), self.word_select(far, above, moved)]
    }

    pub(super) fn wide_compare(
        &mut self,
        predicate: Predicate,
        a: Words,
        b: Words,
        width: u32,
    ) -> Result<Id> {
        use Predicate::{IEq, INe, ISge, ISgt, ISle, ISlt, IUge, IUgt, IUle, IUlt};
        let signed = matches!(predicate, ISgt | ISge | ISlt | ISle);
        let a = self.wide_extended(a, width, signed);
        let b = self.wide_extended(b, width, signed);
        let bool = self.b.type_bool();
        if matches!(predicate, IEq | INe) {
            let (op, join) = match predicate {
                IEq => (Op::IEqual, Op::LogicalAnd),
                _ => (Op::INotEqual, Op::LogicalOr),
            };
            let low = self.word_test(op, a[0], b[0]);
            let high = self.word_test(op, a[1], b[1]);
            return Ok(self.b.op(join, bool, &[low, high]));
        }
        let (low, high) = match predicate {
            IUlt => (Op::ULessThan, Op::ULessThan),
            IUle => (Op::ULessThanEqual, Op::ULessThan),
            IUgt => (Op::UGreaterThan, Op::UGreaterThan),
            IUge => (Op::UGreaterThanEqual, Op::UGreaterThan),
            ISlt => (Op::ULessThan, Op::SLessThan),
            ISle => (Op::ULessThanEqual, Op::SLessThan),
            ISgt => (Op::UGreaterThan, Op::SGreaterThan),
            ISge => (Op::UGreaterThanEqual, Op::SGreaterThan),
            _ => return Err(Error::malformed("a comparison of floats on integers")),
        };
        let low = self.word_test(low, a[0], b[0]);
        let high = self.word_test(high, a[1], b[1]);
        let same = self.word_test(Op::IEqual, a[1], b[1]);
        let low = self.b.op(Op::LogicalAnd, bool, &[same, low]);
        Ok(self.b.op(Op::LogicalOr, bool, &[high, low]))
    }

    /// A conversion from or to a wide integer, or both.
    pub(crate) fn wide_cast(
        &mut self,
        op: CastOp,
        id: Id,
        from: TypeId,
        ty: TypeId,
        to: Id,
    ) -> Result<Id> {
        if self.constant_mode {
            return Err(Error::unsupported("integers of more than 64 bits in an initialiser"));
        }
        match (op, self.facts.wide_width(from), self.facts.wide_width(ty)) {
            // The upper bits mean nothing.
            (CastOp::Trunc, Some(_), Some(_)) => Ok(id),
            (CastOp::Trunc, Some(_), None) => {
                let [low, _] = self.words_of(id);
                if self.is_bool(to) {
                    let one = self.word_constant(1);
                    let bit = self.word_op(Op::BitwiseAnd, low, one);
                    return Ok(self.int_to_bool(bit));
                }
                Ok(if self.b.type_of(low) == to {
                    low
                } else {
                    self.b.op(Op::UConvert, to, &[low])
                })
            }
            (CastOp::ZExt | CastOp::SExt, Some(width), Some(_)) => {
                let words = self.words_of(id);
                let words = self.wide_extended(words, width, op == CastOp::SExt);
                Ok(self.wide_of(&words))
            }
            (CastOp::ZExt | CastOp::SExt, None, Some(_)) => {
                let signed = op == CastOp::SExt;
                let word = self.word();
                let low = if self.is_bool(self.b.type_of(id)) {
                    self.bool_to_int(word, id, signed)
                } else {
                    let id = self.extended(id, from, signed);
                    let convert = if signed { Op::SConvert } else { Op::UConvert };
                    match self.b.type_of(id) == word {
                        true => id,
                        false => self.b.op(convert, word, &[id]),
                    }
                };
                Ok(self.wide_of_word(low, signed))
            }
            (CastOp::BitCast, Some(_), Some(_)) => Ok(id),
            (CastOp::BitCast, None, Some(width)) => {
                let words = self.bits_of_vector(id, from, width)?;
                Ok(self.wide_of(&words))
            }
            (CastOp::BitCast, Some(_), None) => {
                let words = self.words_of(id);
                self.vector_of_bits(&words, ty)
            }
            (CastOp::PtrToInt | CastOp::PtrToAddr, None, Some(_)) => {
                let (size, word) = (self.type_size(), self.word());
                let bits = self.b.op(Op::ConvertPtrToU, size, &[id]);
                let low = self.convert_int(bits, word, false);
                Ok(self.wide_of(&[low]))
            }
            (CastOp::IntToPtr, Some(_), None) => {
                let (size, low) = (self.type_size(), self.low_word(id));
                let bits = self.convert_int(low, size, false);
                Ok(self.b.op(Op::ConvertUToPtr, to, &[bits]))
            }
            (CastOp::FpToSi | CastOp::FpToUi, None, Some(_)) => self.float_to_wide(op, id),
            (CastOp::SiToFp | CastOp::UiToFp, Some(width), None) => {
                let signed = op == CastOp::SiToFp;
                let words = self.words_of(id);
                let words = self.wide_extended(words, width, signed);
                self.wide_to_float(words, signed, to)
            }
            (op, from, to) => Err(Error::unsupported(format_args!(
                "conversion {op:?} of integers of {} bits",
                from.or(to).unwrap_or_default()
            ))),
        }
    }

    /// The words of a vector whose bits are so many.
    fn bits_of_vector(&mut self, id: Id, ty: TypeId, width: u32) -> Result<Vec<Id>> {
        let (element, count) = self.elements(ty);
        let bits = match self.facts.layouts.size_in_bits(element) {
            Some(bits @ 1..=64) if bits.checked_mul(count.into()) == Some(width.into()) => {
                bits as u32
            }
            _ => return Err(Error::unsupported("bitcast of this type to an integer")),
        };
        let mut words = vec![Id::NONE; width.div_ceil(64) as usize];
        for (at, first) in (0..).zip((0..width).step_by(bits as usize)) {
            let part = self.part(id, at);
            let part = self.as_bits(part, bits);
            self.pack(&mut words, part, first, bits);
        }
        Ok(words)
    }

    fn vector_of_bits(&mut self, words: &[Id], ty: TypeId) -> Result<Id> {
        let (element, count) = self.elements(ty);
        let bits = match self.facts.layouts.size_in_bits(element) {
            Some(bits @ 1..=64) => bits as u32,
            _ => return Err(Error::unsupported("bitcast of an integer to this type")),
        };
        let total = bits_of(bits, count)?;
        if total.div_ceil(64) as usize > words.len() {
            return Err(Error::unsupported("bitcast of an integer to this type"));
        }
        let result = self.lower_type(ty)?;
        let component = self.parts(result).0;
        let mut parts = Vec::with_capacity(count as usize);
        for first in (0..total).step_by(bits as usize) {
            let word = self.unpack(words, first, bits);
            parts.push(self.bits_as(word, component));
        }
        self.of_parts(result, parts)
    }

    /// Refuses a call of a builtin or intrinsic with wide integers, or vectors of them.
    pub(crate) fn refuse_wide(&self, site: &CallSite<'_>) -> Result<()> {
        let types = &self.facts.module.types;
        let wide = |ty| self.facts.wide_width(types.scalar(ty)).is_some();
        let wide_result = self.facts.results(&site.result).iter().any(|&ty| wide(ty));
        let any = site
            .call
            .arguments
            .iter()
            .any(|&value| value.as_metadata().is_none() && wide(self.llvm_type(value)));
        match wide_result || any {
            true => Err(self.wide_error(site)),
            false => Ok(()),
        }
    }

    /// The error of a call of a builtin or intrinsic with wide integers.
    pub(crate) fn wide_error(&self, site: &CallSite<'_>) -> Error {
        let name = self.facts.module.function_name(site.callee);
        Error::unsupported(format_args!(
            "a call of '{}' with integers of more than 64 bits without \
             SPV_INTEL_arbitrary_precision_integers",
            String::from_utf8_lossy(name)
        ))
    }
}
