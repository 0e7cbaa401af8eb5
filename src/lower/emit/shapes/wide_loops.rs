//! Loops over the bits of integers of more than 64 ([`super::wide`]), each in a function of the module's own:
//! written out at a call they would take thousands of instructions.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::wide_division::bits;
use super::words::Words;
use crate::lower::emit::Emitter;
use crate::lower::error::Result;
use crate::lower::facts::helpers::{Helper, WideLoop};

impl Emitter<'_> {
    /// What a loop computes of two numbers with nothing above their width.
    pub(crate) fn wide_loop(&mut self, which: WideLoop, a: Words, b: Words) -> Id {
        let count = a.len();
        let (a, b) = (self.wide_of(&a), self.wide_of(&b));
        let result = self.wide_loop_result(which, count);
        self.call_helper(Helper::Wide(which, count as u32), result, &[a, b])
    }

    /// The type of what a loop computes.
    pub(crate) fn wide_loop_result(&mut self, which: WideLoop, words: usize) -> Id {
        match which {
            WideLoop::Divide => self.division_type(words),
            WideLoop::CarrylessProduct | WideLoop::Gather | WideLoop::Scatter => {
                self.wide_type(words)
            }
        }
    }

    /// The body of [`Helper::Wide`].
    pub(crate) fn wide_loop_body(
        &mut self,
        which: WideLoop,
        entry: Id,
        a: Id,
        b: Id,
    ) -> Result<()> {
        let (a, b) = (self.words_of(a), self.words_of(b));
        let step = match which {
            WideLoop::Divide => return self.division_body(entry, a, b),
            WideLoop::CarrylessProduct => Self::add_without_carries,
            WideLoop::Gather => Self::gather_bit,
            WideLoop::Scatter => Self::scatter_bit,
        };
        let zero = self.word_constant(0);
        let none = Words::each(a.len(), |_| zero);
        let (head, done) = (self.b.new_label(), self.b.new_label());
        self.branch(head);
        let [.., sum] =
            self.each_bit([entry, head, done], [a, b, none], |f, state| Ok(step(f, state)))?;
        let sum = self.wide_of(&sum);
        self.b.op_void(Op::ReturnValue, &[sum]);
        Ok(())
    }

    /// Takes a step for each bit that the numbers have room for. A step makes new numbers out of those of the
    /// step before; the result is what the last one made. The blocks are the one that runs into the loop, the
    /// loop's own, and the one that follows it.
    pub(super) fn each_bit<const N: usize>(
        &mut self,
        [entry, head, done]: [Id; 3],
        first: [Words; N],
        step: impl FnOnce(&mut Self, [Words; N]) -> Result<[Words; N]>,
    ) -> Result<[Words; N]> {
        let count = first.first().map_or(0, |words| words.len());
        let steps = self.word_constant(bits(count).into());
        let (zero, one) = (self.word_constant(0), self.word_constant(1));
        self.begin_block(head);
        let word = self.word();
        let next_place = self.b.fresh(word);
        let next = [(); N].map(|()| Words::each(count, |_| self.b.fresh(word)));
        let mut phi = |first, next| self.b.op(Op::Phi, word, &[first, entry, next, head]);
        let place = phi(zero, next_place);
        let mut state = first;
        for (words, next) in state.iter_mut().zip(&next) {
            *words = Words::each(count, |at| phi(words[at], next[at]));
        }
        let state = step(self, state)?;
        for (words, next) in state.iter().zip(&next) {
            for (&value, &next) in words.iter().zip(next.iter()) {
                self.b.code.begin(Op::CopyObject).id(word).id(next).id(value).end();
            }
        }
        self.b.code.begin(Op::IAdd).id(word).id(next_place).id(place).id(one).end();
        let more = self.word_test(Op::ULessThan, next_place, steps);
        self.branch_if(more, head, done);
        self.begin_block(done);
        Ok(next)
    }

    /// A step of [`WideLoop::CarrylessProduct`], from the lowest bit of the second factor on.
    fn add_without_carries(&mut self, [left, right, sum]: [Words; 3]) -> [Words; 3] {
        let (zero, one) = (self.word_constant(0), self.word_constant(1));
        let set = self.word_op(Op::BitwiseAnd, right[0], one);
        let mask = self.word_op(Op::ISub, zero, set);
        let sum = Words::each(sum.len(), |at| {
            let term = self.word_op(Op::BitwiseAnd, left[at], mask);
            self.word_op(Op::BitwiseXor, sum[at], term)
        });
        [self.shifted_in(left, zero), self.shifted_out(right, zero), sum]
    }

    /// A step of [`WideLoop::Gather`], from the highest bit of value and mask on: a bit that the mask keeps
    /// comes in at the bottom.
    fn gather_bit(&mut self, [value, mask, sum]: [Words; 3]) -> [Words; 3] {
        let zero = self.word_constant(0);
        let set = self.word_test(Op::SLessThan, mask.top(), zero);
        let more = self.shifted_in(sum, value.top());
        let sum = Words::each(sum.len(), |at| self.word_select(set, more[at], sum[at]));
        [self.shifted_in(value, zero), self.shifted_in(mask, zero), sum]
    }

    /// A step of [`WideLoop::Scatter`], from the lowest bit on: each bit of the result comes in at the top,
    /// and has moved down to its place after the last step.
    fn scatter_bit(&mut self, [value, mask, sum]: [Words; 3]) -> [Words; 3] {
        let (zero, one) = (self.word_constant(0), self.word_constant(1));
        let place = self.word_op(Op::BitwiseAnd, mask[0], one);
        let set = self.word_test(Op::INotEqual, place, zero);
        let bit = self.word_op(Op::BitwiseAnd, value[0], place);
        let rest = self.shifted_out(value, zero);
        let value = Words::each(sum.len(), |at| self.word_select(set, rest[at], value[at]));
        [value, self.shifted_out(mask, zero), self.shifted_out(sum, bit)]
    }

    /// A number shifted left by one, with the highest bit of a word that comes below it.
    pub(super) fn shifted_in(&mut self, words: Words, below: Id) -> Words {
        let (one, top) = (self.word_constant(1), self.word_constant(63));
        let mut below = below;
        Words::each(words.len(), |at| {
            let word = self.word_op(Op::ShiftLeftLogical, words[at], one);
            let bit = self.word_op(Op::ShiftRightLogical, below, top);
            below = words[at];
            self.word_op(Op::BitwiseOr, word, bit)
        })
    }

    /// A number shifted right by one, with the lowest bit of a word that comes above it.
    fn shifted_out(&mut self, words: Words, above: Id) -> Words {
        let (one, top) = (self.word_constant(1), self.word_constant(63));
        Words::each(words.len(), |at| {
            let word = self.word_op(Op::ShiftRightLogical, words[at], one);
            let above = words.get(at.saturating_add(1)).copied().unwrap_or(above);
            let bit = self.word_op(Op::ShiftLeftLogical, above, top);
            self.word_op(Op::BitwiseOr, word, bit)
        })
    }
}
