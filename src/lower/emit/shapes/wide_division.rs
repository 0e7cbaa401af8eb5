//! Division of integers of more than 64 bits ([`super::wide`]). Quotient and remainder of unsigned numbers
//! come from a function of the module's own, as they take a loop; what a program divides are their
//! magnitudes.

use lapidary_bitcode::ir::{BinaryOp, Predicate};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::words::Words;
use crate::lower::emit::Emitter;
use crate::lower::error::Result;
use crate::lower::facts::helpers::WideLoop;

/// Bits of so many words.
pub(super) fn bits(words: usize) -> u32 {
    (words as u32).saturating_mul(64)
}

impl Emitter<'_> {
    /// A quotient or a remainder of numbers that are extended to all of their words.
    pub(super) fn wide_divide(&mut self, op: BinaryOp, a: Words, b: Words) -> Result<Words> {
        let count = a.len();
        let signs = match op {
            BinaryOp::SDiv | BinaryOp::SRem => {
                Some([self.sign_word(a.top()), self.sign_word(b.top())])
            }
            _ => None,
        };
        let (mut a, mut b) = (a, b);
        if let Some(signs) = signs {
            a = self.with_sign(a, signs[0])?;
            b = self.with_sign(b, signs[1])?;
        }
        let both = self.wide_loop(WideLoop::Divide, a, b);
        let quotient = matches!(op, BinaryOp::SDiv | BinaryOp::UDiv);
        let word = self.word();
        let part = u32::from(!quotient);
        let words = Words::each(count, |at| self.b.extract(word, both, &[part, at as u32]));
        match signs {
            Some([sign_a, sign_b]) if quotient => {
                let sign = self.word_op(Op::BitwiseXor, sign_a, sign_b);
                self.with_sign(words, sign)
            }
            // The remainder has the sign of what is divided (LangRef, "srem").
            Some([sign, _]) => self.with_sign(words, sign),
            None => Ok(words),
        }
    }

    /// The opposite of a number where the sign is all ones, else the number.
    pub(super) fn with_sign(&mut self, a: Words, sign: Id) -> Result<Words> {
        let sign = Words::each(a.len(), |_| sign);
        let turned = self.word_by_word(Op::BitwiseXor, a, sign);
        self.wide_binary(BinaryOp::Sub, turned, sign, bits(a.len()))
    }

    /// The structure of a quotient and a remainder of so many words.
    pub(super) fn division_type(&mut self, words: usize) -> Id {
        let wide = self.wide_type(words);
        self.b.declare(Op::TypeStruct, Id::NONE, |w| w.id(wide).id(wide))
    }

    /// The body of [`WideLoop::Divide`]: an instruction where both numbers fit into one word, else a bit of
    /// the quotient after the other.
    pub(super) fn division_body(&mut self, entry: Id, a: Words, b: Words) -> Result<()> {
        let count = a.len();
        let width = bits(count);
        let bool = self.b.type_bool();
        let zero = self.word_constant(0);
        let mut upper = None;
        for (&a, &b) in a.iter().zip(b.iter()).skip(1) {
            let here = self.word_op(Op::BitwiseOr, a, b);
            upper = Some(match upper {
                Some(others) => self.word_op(Op::BitwiseOr, others, here),
                None => here,
            });
        }
        let short = self.word_test(Op::IEqual, upper.unwrap_or(zero), zero);
        let (near, head, done) = (self.b.new_label(), self.b.new_label(), self.b.new_label());
        self.branch_if(short, near, head);

        self.begin_block(near);
        let quotient = self.word_op(Op::UDiv, a[0], b[0]);
        let remainder = self.word_op(Op::UMod, a[0], b[0]);
        let of_word = |low| Words::each(count, |at| if at == 0 { low } else { zero });
        self.return_division(of_word(quotient), of_word(remainder));

        // The number with the bits of the quotient that come in from below, and the remainder.
        let none = Words::each(count, |_| zero);
        let [number, rest] =
            self.each_bit([entry, head, done], [a, none], |f, [number, rest]| {
                let (one, top) = (f.word_constant(1), f.word_constant(63));
                let carry = f.word_op(Op::ShiftRightLogical, rest.top(), top);
                let rest = f.shifted_in(rest, number.top());
                let mut number = f.shifted_in(number, zero);
                // The remainder has a bit more than its words where its highest one has gone.
                let carried = f.word_test(Op::INotEqual, carry, zero);
                let fits = f.wide_compare(Predicate::IUge, rest, b, width)?;
                let fits = f.b.op(Op::LogicalOr, bool, &[carried, fits]);
                let less = f.wide_binary(BinaryOp::Sub, rest, b, width)?;
                let bit = f.word_select(fits, one, zero);
                number[0] = f.word_op(Op::BitwiseOr, number[0], bit);
                let rest = Words::each(count, |at| f.word_select(fits, less[at], rest[at]));
                Ok([number, rest])
            })?;
        self.return_division(number, rest);
        Ok(())
    }

    fn return_division(&mut self, quotient: Words, remainder: Words) {
        let parts = [self.wide_of(&quotient), self.wide_of(&remainder)];
        let ty = self.division_type(quotient.len());
        let value = self.b.op(Op::CompositeConstruct, ty, &parts);
        self.b.op_void(Op::ReturnValue, &[value]);
    }
}
