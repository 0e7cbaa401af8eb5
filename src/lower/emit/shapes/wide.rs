//! Integers of more than 64 bits, as words of 64.
//!
//! Clang computes the sum of a loop over 64-bit numbers in closed form, in 65 bits and more, so such integers
//! are part of plain OpenCL C; and a vector or a struct that is copied may become one larger integer.
//! Without the extension for integers of any width a *wide* integer is a struct of its words, lowest first;
//! what lies above its width means nothing until an operation looks at it, as with all integers in something
//! larger ([`crate::lower::emit::shapes::legalize`]).
//! Operators, products, division, loops over bits and conversion from and to floats lie beside
//! ([`super::wide_operators`], [`super::wide_products`], [`super::wide_division`], [`super::wide_loops`],
//! [`super::wide_floats`]).

use lapidary_bitcode::ir::{BinaryOp, CastOp, Constant, Predicate, TypeId, Value, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};

use super::odd_memory::bits_of;
use super::words::Words;

impl Emitter<'_> {
    pub(super) fn word(&mut self) -> Id {
        self.b.type_int(64)
    }

    /// The struct of so many words.
    pub(crate) fn wide_type(&mut self, words: usize) -> Id {
        let word = self.word();
        self.b.declare(Op::TypeStruct, Id::NONE, |w| (0..words).fold(w, |w, _| w.id(word)))
    }

    /// How many words the struct has that is a wide integer's type.
    fn word_count(&self, ty: Id) -> usize {
        // Two words of the declaration are its head.
        self.b.declaration_words(ty).len().saturating_sub(2)
    }

    /// A constant of a struct of words, each by its place.
    pub(crate) fn wide_constant_of(&mut self, ty: Id, value: impl Fn(usize) -> u64) -> Id {
        let word = self.word();
        let parts = Words::each(self.word_count(ty), |at| self.b.const_int(word, value(at)));
        self.b.const_composite(ty, &parts)
    }

    /// A small number of an integer type, wide or not.
    pub(crate) fn small_constant(&mut self, ty: Id, value: u32) -> Id {
        match self.is_wide(ty) {
            true => self.wide_constant_of(ty, |at| if at == 0 { value.into() } else { 0 }),
            false => self.b.const_int(ty, value.into()),
        }
    }

    pub(crate) fn words_of(&mut self, id: Id) -> Words {
        let count = self.word_count(self.b.type_of(id));
        Words::each(count, |at| self.word_at(id, at))
    }

    /// A word of a wide integer; that of a constant is known.
    fn word_at(&mut self, id: Id, at: usize) -> Id {
        let word = self.word();
        match *self.b.declaration_words(id) {
            [head, _, _, ref parts @ ..] if Op::of(head) == Op::ConstantComposite => {
                parts.get(at).map_or(Id::NONE, |&part| Id(part))
            }
            _ => self.b.extract(word, id, &[at as u32]),
        }
    }

    /// The lowest word of a wide integer.
    pub(crate) fn low_word(&mut self, id: Id) -> Id {
        self.word_at(id, 0)
    }

    /// A struct of words, two at least.
    pub(crate) fn wide_of(&mut self, words: &[Id]) -> Id {
        let word = self.word();
        let zero = self.b.const_int(word, 0);
        let parts = Words::each(words.len().max(2), |at| words.get(at).copied().unwrap_or(zero));
        let ty = self.wide_type(parts.len());
        self.b.op(Op::CompositeConstruct, ty, &parts)
    }

    /// A wide integer of this type with the value of one word.
    pub(crate) fn wide_of_word(&mut self, low: Id, signed: bool, ty: Id) -> Id {
        let count = self.word_count(ty);
        let words = self.padded(&[low], count, signed);
        self.wide_of(&words)
    }

    /// These words extended to so many, with zeros or with copies of the sign.
    pub(crate) fn padded(&mut self, words: &[Id], count: usize, signed: bool) -> Words {
        let top = words.last().copied().unwrap_or(Id::NONE);
        let above = match signed {
            _ if words.len() >= count => top,
            true => self.sign_word(top),
            false => self.word_constant(0),
        };
        Words::each(count, |at| words.get(at).copied().unwrap_or(above))
    }

    /// A word that is all ones where the uppermost bit of this one is set, else 0.
    pub(super) fn sign_word(&mut self, word: Id) -> Id {
        let most = self.word_constant(63);
        self.word_op(Op::ShiftRightArithmetic, word, most)
    }

    /// The signed number of more than 64 bits as a word: what is beyond these numbers is the end that is
    /// nearer.
    pub(crate) fn saturated_word(&mut self, id: Id, width: u32) -> Id {
        let words = self.words_of(id);
        let words = self.wide_extended(words, width, true);
        let low = words[0];
        let sign = self.sign_word(low);
        let mut fits = self.word_test(Op::IEqual, sign, words[1]);
        for &word in &words[2..] {
            let same = self.word_test(Op::IEqual, sign, word);
            let bool = self.b.type_bool();
            fits = self.b.op(Op::LogicalAnd, bool, &[fits, same]);
        }
        let (zero, least) = (self.word_constant(0), self.word_constant(1 << 63));
        let most = self.word_constant(u64::MAX >> 1);
        let is_negative = self.word_test(Op::SLessThan, words.top(), zero);
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
    pub(crate) fn wide_extended(&mut self, mut words: Words, width: u32, signed: bool) -> Words {
        let used = width % 64;
        if let Some(top) = words.last_mut().filter(|_| used != 0) {
            *top = match signed {
                true => self.extend_sign(*top, used),
                false => self.extend_zero(*top, used),
            };
        }
        words
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
            Value::Constant(ty, Constant::Undef | Constant::Poison) => {
                let ty = self.lower_type(ty)?;
                Ok(self.wide_constant_of(ty, |_| 0))
            }
            _ => self.value(value),
        }
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
            (CastOp::Trunc, Some(_), Some(_)) => {
                let (words, count) = (self.words_of(id), self.word_count(to));
                match words.len() == count {
                    true => Ok(id),
                    false => Ok(self.wide_of(words.get(..count).unwrap_or(&words))),
                }
            }
            (CastOp::Trunc, Some(_), None) => {
                let low = self.low_word(id);
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
                let signed = op == CastOp::SExt;
                let words = self.wide_extended(words, width, signed);
                let words = self.padded(&words, self.word_count(to), signed);
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
                Ok(self.wide_of_word(low, signed, to))
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
                Ok(self.wide_of_word(low, false, to))
            }
            (CastOp::IntToPtr, Some(_), None) => {
                let (size, low) = (self.type_size(), self.low_word(id));
                let bits = self.convert_int(low, size, false);
                Ok(self.b.op(Op::ConvertUToPtr, to, &[bits]))
            }
            (CastOp::FpToSi | CastOp::FpToUi, None, Some(_)) => {
                let words = self.float_to_wide(op, id, self.word_count(to))?;
                Ok(self.wide_of(&words))
            }
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
