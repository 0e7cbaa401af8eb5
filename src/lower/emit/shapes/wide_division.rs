//! Division of integers of more than 64 bits ([`super::wide`]). Quotient and remainder of unsigned numbers come
//! from a function of the module's own, as they take a loop; what a program divides are their magnitudes.

use lapidary_bitcode::ir::{BinaryOp, Predicate};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::words::Words;
use crate::lower::emit::Emitter;
use crate::lower::error::Result;
use crate::lower::facts::helpers::Helper;

/// Bits of so many words.
fn bits(words: usize) -> u32 {
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
        let (a, b) = (self.wide_of(&a), self.wide_of(&b));
        let result = self.division_type(count);
        let both = self.call_helper(Helper::Division(count as u32), result, &[a, b]);
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
    pub(crate) fn division_type(&mut self, words: usize) -> Id {
        let wide = self.wide_type(words);
        self.b.declare(Op::TypeStruct, Id::NONE, |w| w.id(wide).id(wide))
    }

    /// The body of [`Helper::Division`]: an instruction where both numbers fit into one word, else a bit of the
    /// quotient after the other.
    pub(crate) fn division_body(&mut self, entry: Id, a: Id, b: Id) -> Result<()> {
        let (a, b) = (self.words_of(a), self.words_of(b));
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

        self.begin_block(head);
        let word = self.word();
        // What a step leaves behind: the count, the number with the bits of the quotient that come in from
        // below, and the remainder.
        let next_step = self.b.fresh(word);
        let [next, next_rest] = [(); 2].map(|()| Words::each(count, |_| self.b.fresh(word)));
        let mut phi = |first, next| self.b.op(Op::Phi, word, &[first, entry, next, head]);
        let step = phi(zero, next_step);
        let number = Words::each(count, |at| phi(a[at], next[at]));
        let rest = Words::each(count, |at| phi(zero, next_rest[at]));
        let (one, top) = (self.word_constant(1), self.word_constant(63));
        let carry = self.word_op(Op::ShiftRightLogical, rest.top(), top);
        let rest = self.shifted_in(rest, number.top());
        let number = self.shifted_in(number, zero);
        // The remainder has a bit more than its words where its highest one has gone.
        let carried = self.word_test(Op::INotEqual, carry, zero);
        let fits = self.wide_compare(Predicate::IUge, rest, b, width)?;
        let fits = self.b.op(Op::LogicalOr, bool, &[carried, fits]);
        let less = self.wide_binary(BinaryOp::Sub, rest, b, width)?;
        let bit = self.word_select(fits, one, zero);
        let b = &mut self.b.code;
        b.begin(Op::IAdd).id(word).id(next_step).id(step).id(one).end();
        b.begin(Op::BitwiseOr).id(word).id(next[0]).id(number[0]).id(bit).end();
        for (&next, &number) in next.iter().zip(number.iter()).skip(1) {
            b.begin(Op::CopyObject).id(word).id(next).id(number).end();
        }
        for (&next, (&less, &rest)) in next_rest.iter().zip(less.iter().zip(rest.iter())) {
            b.begin(Op::Select).id(word).id(next).id(fits).id(less).id(rest).end();
        }
        let steps = self.word_constant(width.into());
        let more = self.word_test(Op::ULessThan, next_step, steps);
        self.branch_if(more, head, done);

        self.begin_block(done);
        self.return_division(next, next_rest);
        Ok(())
    }

    /// A number shifted left by one, with the highest bit of a word that comes below it.
    fn shifted_in(&mut self, words: Words, below: Id) -> Words {
        let (one, top) = (self.word_constant(1), self.word_constant(63));
        let mut below = below;
        Words::each(words.len(), |at| {
            let word = self.word_op(Op::ShiftLeftLogical, words[at], one);
            let bit = self.word_op(Op::ShiftRightLogical, below, top);
            below = words[at];
            self.word_op(Op::BitwiseOr, word, bit)
        })
    }

    fn return_division(&mut self, quotient: Words, remainder: Words) {
        let parts = [self.wide_of(&quotient), self.wide_of(&remainder)];
        let ty = self.division_type(quotient.len());
        let value = self.b.op(Op::CompositeConstruct, ty, &parts);
        self.b.op_void(Op::ReturnValue, &[value]);
    }
}
