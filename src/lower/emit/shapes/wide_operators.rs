//! Operators and comparisons of integers of more than 64 bits ([`super::wide`]), word by word.

use lapidary_bitcode::ir::{BinaryOp, Predicate};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::words::Words;
use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

impl Emitter<'_> {
    /// A binary operation on the words of integers of this width.
    pub(crate) fn wide_binary(
        &mut self,
        op: BinaryOp,
        a: Words,
        b: Words,
        width: u32,
    ) -> Result<Words> {
        Ok(match op {
            BinaryOp::Add => self.wide_sum(Op::IAdd, a, b),
            BinaryOp::Sub => self.wide_sum(Op::ISub, a, b),
            BinaryOp::Mul => self.wide_product(a, b),
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
        Words::each(a.len(), |at| self.word_op(op, a[at], b[at]))
    }

    /// A sum or a difference: word by word, with what is carried from one to the next.
    pub(super) fn wide_sum(&mut self, op: Op, a: Words, b: Words) -> Words {
        let mut carry = None;
        Words::each(a.len(), |at| {
            let part = self.word_op(op, a[at], b[at]);
            let whole = carry.map_or(part, |carry| self.word_op(op, part, carry));
            if at.saturating_add(1) < a.len() {
                // A sum has wrapped if it is less than what was added to, a difference if less was taken
                // from.
                let (less, than) = if op == Op::IAdd { (part, a[at]) } else { (a[at], b[at]) };
                let mut wraps = self.word_test(Op::ULessThan, less, than);
                if let Some(carry) = carry {
                    let (less, than) = if op == Op::IAdd { (whole, part) } else { (part, carry) };
                    let again = self.word_test(Op::ULessThan, less, than);
                    let bool = self.b.type_bool();
                    wraps = self.b.op(Op::LogicalOr, bool, &[wraps, again]);
                }
                let (one, zero) = (self.word_constant(1), self.word_constant(0));
                carry = Some(self.word_select(wraps, one, zero));
            }
            whole
        })
    }

    /// A shift by less than the width, as others are undefined: by bits within words, and by words, twice as
    /// many in each step.
    fn wide_shift(&mut self, op: BinaryOp, words: Words, by: Id) -> Words {
        if let Some(by) = self.b.constant_value(by) {
            return self.wide_shift_by(op, words, by);
        }
        let count = words.len();
        let (zero, most, one) =
            (self.word_constant(0), self.word_constant(63), self.word_constant(1));
        let inside = self.word_op(Op::BitwiseAnd, by, most);
        // Bits that cross into the next word move by 64 - inside, in two steps, as a shift by 64 is
        // undefined.
        let rest = self.word_op(Op::BitwiseXor, inside, most);
        let steps = count.next_power_of_two().trailing_zeros() as usize;
        let far = Words::each(steps, |step| {
            let bit = 64_u64.checked_shl(step as u32).unwrap_or_default();
            if step.saturating_add(1) == steps {
                let below = self.word_constant(bit.saturating_sub(1));
                return self.word_test(Op::UGreaterThan, by, below);
            }
            let bit = self.word_constant(bit);
            let bit = self.word_op(Op::BitwiseAnd, by, bit);
            self.word_test(Op::INotEqual, bit, zero)
        });
        let left = op == BinaryOp::Shl;
        let shift = shift_op(op);
        let (away, across) = ways(left);
        // From the word that nothing crosses into.
        let mut shifted = words;
        for step in 0..count {
            let at = if left { step } else { count.saturating_sub(step).saturating_sub(1) };
            if step == 0 {
                shifted[at] = self.word_op(shift, words[at], inside);
                continue;
            }
            let neighbour = if left { at.saturating_sub(1) } else { at.saturating_add(1) };
            let near = self.word_op(away, words[at], inside);
            let cross = self.word_op(across, words[neighbour], one);
            let cross = self.word_op(across, cross, rest);
            shifted[at] = self.word_op(Op::BitwiseOr, near, cross);
        }
        let beyond = match op {
            BinaryOp::AShr => self.sign_word(words.top()),
            _ => zero,
        };
        for (step, &far) in far.iter().enumerate() {
            let from = shifted;
            let by = 1_usize.checked_shl(step as u32).unwrap_or_default();
            shifted = Words::each(count, |at| {
                let moved = source(&from, at, by, left).unwrap_or(beyond);
                self.word_select(far, moved, from[at])
            });
        }
        shifted
    }

    /// A shift by a number that is known: what it takes, and no choice between words.
    fn wide_shift_by(&mut self, op: BinaryOp, words: Words, by: u64) -> Words {
        let left = op == BinaryOp::Shl;
        let (whole, inside) = ((by / 64) as usize, by % 64);
        let beyond = match op {
            BinaryOp::AShr => self.sign_word(words.top()),
            _ => self.word_constant(0),
        };
        let (away, across) = ways(left);
        Words::each(words.len(), |at| {
            let Some(near) = source(&words, at, whole, left) else { return beyond };
            if inside == 0 {
                return near;
            }
            let (by, rest) =
                (self.word_constant(inside), self.word_constant(64_u64.wrapping_sub(inside)));
            match source(&words, at, whole.saturating_add(1), left) {
                Some(crossing) => {
                    let near = self.word_op(away, near, by);
                    let crossing = self.word_op(across, crossing, rest);
                    self.word_op(Op::BitwiseOr, near, crossing)
                }
                None => self.word_op(shift_op(op), near, by),
            }
        })
    }

    /// A comparison of the words of integers of this width.
    pub(crate) fn wide_compare(
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
            let mut all = self.word_test(op, a[0], b[0]);
            for (&a, &b) in a.iter().zip(b.iter()).skip(1) {
                let word = self.word_test(op, a, b);
                all = self.b.op(join, bool, &[all, word]);
            }
            return Ok(all);
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
        // From the lowest word up: a higher word decides, unless it is equal in both.
        let mut holds = self.word_test(low, a[0], b[0]);
        for (at, (&x, &y)) in a.iter().zip(b.iter()).enumerate().skip(1) {
            let strict = if at.saturating_add(1) < a.len() { unsigned(high) } else { high };
            let decides = self.word_test(strict, x, y);
            let same = self.word_test(Op::IEqual, x, y);
            holds = self.b.op(Op::LogicalAnd, bool, &[same, holds]);
            holds = self.b.op(Op::LogicalOr, bool, &[decides, holds]);
        }
        Ok(holds)
    }
}

/// The instruction for the word that nothing crosses into.
fn shift_op(op: BinaryOp) -> Op {
    match op {
        BinaryOp::Shl => Op::ShiftLeftLogical,
        BinaryOp::AShr => Op::ShiftRightArithmetic,
        _ => Op::ShiftRightLogical,
    }
}

/// The instructions for the bits that stay in their word, and for those that cross into the next.
fn ways(left: bool) -> (Op, Op) {
    match left {
        true => (Op::ShiftLeftLogical, Op::ShiftRightLogical),
        false => (Op::ShiftRightLogical, Op::ShiftLeftLogical),
    }
}

/// The word that comes to a place in a shift by whole words, if one does.
fn source(words: &Words, at: usize, by: usize, left: bool) -> Option<Id> {
    let from = if left { at.checked_sub(by) } else { at.checked_add(by) };
    words.get(from?).copied()
}

/// The comparison of words below the one with the sign.
fn unsigned(op: Op) -> Op {
    match op {
        Op::SLessThan => Op::ULessThan,
        Op::SGreaterThan => Op::UGreaterThan,
        op => op,
    }
}
