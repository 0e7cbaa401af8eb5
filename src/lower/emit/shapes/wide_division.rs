//! Division of integers of 65 to 128 bits ([`super::wide`]). Quotient and remainder of unsigned numbers come
//! from a function of the module's own, as they take a loop; what a program divides are their magnitudes.

use lapidary_bitcode::ir::{BinaryOp, Predicate};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

/// Lower and upper word.
type Pair = [Id; 2];
use crate::lower::emit::Emitter;
use crate::lower::error::Result;
use crate::lower::facts::helpers::Helper;

impl Emitter<'_> {
    /// A quotient or a remainder of numbers that are extended to both words.
    pub(super) fn wide_divide(&mut self, op: BinaryOp, a: Pair, b: Pair) -> Result<Pair> {
        let signs = match op {
            BinaryOp::SDiv | BinaryOp::SRem => Some([self.sign_word(a[1]), self.sign_word(b[1])]),
            _ => None,
        };
        let (mut a, mut b) = (a, b);
        if let Some(signs) = signs {
            a = self.with_sign(a, signs[0])?;
            b = self.with_sign(b, signs[1])?;
        }
        let (a, b) = (self.wide_of(&a), self.wide_of(&b));
        let result = self.division_type();
        let both = self.call_helper(Helper::Division, result, &[a, b]);
        let quotient = matches!(op, BinaryOp::SDiv | BinaryOp::UDiv);
        let word = self.word();
        let part = u32::from(!quotient);
        let words = [0, 1].map(|at| self.b.extract(word, both, &[part, at]));
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
    pub(super) fn with_sign(&mut self, a: Pair, sign: Id) -> Result<Pair> {
        let sign = [sign, sign].into();
        let turned = self.word_by_word(Op::BitwiseXor, a.into(), sign);
        let words = self.wide_binary(BinaryOp::Sub, turned, sign, 128)?;
        Ok([words[0], words.top()])
    }

    /// The structure of a quotient and a remainder.
    pub(crate) fn division_type(&mut self) -> Id {
        let wide = self.wide_type(2);
        self.b.declare(Op::TypeStruct, Id::NONE, |w| w.id(wide).id(wide))
    }

    /// The body of [`Helper::Division`]: an instruction where both numbers fit into one word, else a bit of the
    /// quotient after the other.
    pub(crate) fn division_body(&mut self, entry: Id, a: Id, b: Id) -> Result<()> {
        let (a, b) = (self.words_of(a), self.words_of(b));
        let bool = self.b.type_bool();
        let zero = self.word_constant(0);
        let upper = self.word_op(Op::BitwiseOr, a[1], b[1]);
        let short = self.word_test(Op::IEqual, upper, zero);
        let (near, head, done) = (self.b.new_label(), self.b.new_label(), self.b.new_label());
        self.branch_if(short, near, head);

        self.begin_block(near);
        let quotient = self.word_op(Op::UDiv, a[0], b[0]);
        let remainder = self.word_op(Op::UMod, a[0], b[0]);
        self.return_division([quotient, zero], [remainder, zero]);

        self.begin_block(head);
        let word = self.word();
        // What a step leaves behind: the count, the number with the bits of the quotient that come in from
        // below, and the remainder.
        let next = [0; 5].map(|_| self.b.fresh(word));
        let first = [zero, a[0], a[1], zero, zero];
        let [count, low, high, rest_low, rest_high] =
            [0, 1, 2, 3, 4].map(|at| self.b.op(Op::Phi, word, &[first[at], entry, next[at], head]));
        let (one, top) = (self.word_constant(1), self.word_constant(63));
        let carry = self.word_op(Op::ShiftRightLogical, rest_high, top);
        let rest = self.shifted_in([rest_low, rest_high], high);
        let [low, high] = self.shifted_in([low, high], zero);
        // The remainder has a bit more than its words where its highest one has gone.
        let carried = self.word_test(Op::INotEqual, carry, zero);
        let fits = self.wide_compare(Predicate::IUge, rest.into(), b, 128)?;
        let fits = self.b.op(Op::LogicalOr, bool, &[carried, fits]);
        let less = self.wide_binary(BinaryOp::Sub, rest.into(), b, 128)?;
        let bit = self.word_select(fits, one, zero);
        let b = &mut self.b.code;
        b.begin(Op::IAdd).id(word).id(next[0]).id(count).id(one).end();
        b.begin(Op::BitwiseOr).id(word).id(next[1]).id(low).id(bit).end();
        b.begin(Op::CopyObject).id(word).id(next[2]).id(high).end();
        for (&next, (less, rest)) in next[3..].iter().zip(less.iter().zip(rest)) {
            b.begin(Op::Select).id(word).id(next).id(fits).id(*less).id(rest).end();
        }
        let bits = self.word_constant(128);
        let more = self.word_test(Op::ULessThan, next[0], bits);
        self.branch_if(more, head, done);

        self.begin_block(done);
        self.return_division([next[1], next[2]], [next[3], next[4]]);
        Ok(())
    }

    /// A number shifted left by one, with the highest bit of a word that comes below it.
    fn shifted_in(&mut self, [low, high]: Pair, below: Id) -> Pair {
        let (one, top) = (self.word_constant(1), self.word_constant(63));
        let mut step = |word, below| {
            let word = self.word_op(Op::ShiftLeftLogical, word, one);
            let bit = self.word_op(Op::ShiftRightLogical, below, top);
            self.word_op(Op::BitwiseOr, word, bit)
        };
        [step(low, below), step(high, low)]
    }

    fn return_division(&mut self, quotient: Pair, remainder: Pair) {
        let parts = [self.wide_of(&quotient), self.wide_of(&remainder)];
        let ty = self.division_type();
        let value = self.b.op(Op::CompositeConstruct, ty, &parts);
        self.b.op_void(Op::ReturnValue, &[value]);
    }
}
