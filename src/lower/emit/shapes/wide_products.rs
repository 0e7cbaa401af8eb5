//! Products of integers of more than 64 bits ([`super::wide`]): cut to the length of the factors, the same
//! with a flag for overflow, and in full.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd};

use super::words::Words;
use crate::lower::emit::Emitter;

/// Whether a product has bits that there is no room for, collected while it is computed.
#[derive(Default)]
struct Lost {
    any: Option<Id>,
}

impl Lost {
    /// Adds a condition under which bits are lost.
    fn also(&mut self, f: &mut Emitter<'_>, condition: Id) {
        let bool = f.b.type_bool();
        self.any = Some(match self.any {
            Some(any) => f.b.op(Op::LogicalOr, bool, &[any, condition]),
            None => condition,
        });
    }
}

impl Emitter<'_> {
    /// As much of a product as there are words for.
    pub(super) fn wide_product(&mut self, a: Words, b: Words) -> Words {
        self.product(a, b, None)
    }

    /// The same of unsigned numbers, and whether there is more of it.
    pub(crate) fn wide_product_or_more(&mut self, a: Words, b: Words) -> (Words, Id) {
        let mut lost = Lost::default();
        self.upper_pairs(&a, &b, &mut lost);
        let words = self.product(a, b, Some(&mut lost));
        let more = lost.any.unwrap_or_else(|| self.b.const_bool(false));
        (words, more)
    }

    /// So many words of a product of numbers that are extended to all of theirs, which are as many in both;
    /// the product has twice as many.
    pub(crate) fn wide_whole_product(
        &mut self,
        a: Words,
        b: Words,
        room: usize,
        signed: bool,
    ) -> Words {
        let (count, zero) = (a.len(), self.word_constant(0));
        let longer = |words: &Words| Words::each(room, |at| words.get(at).copied().unwrap_or(zero));
        let product = self.product(longer(&a), longer(&b), None);
        if !signed {
            return product;
        }
        // Read as unsigned, a negative factor is too large by 2 to the power of its bits, which adds the
        // other factor to the upper half of the product: it is taken away again.
        let mut upper = Words::each(room.saturating_sub(count), |at| {
            product.get(count.saturating_add(at)).copied().unwrap_or(zero)
        });
        for (one, other) in [(&a, &b), (&b, &a)].into_iter().filter(|_| room > count) {
            let sign = self.sign_word(one.top());
            let excess =
                Words::each(upper.len(), |at| self.word_op(Op::BitwiseAnd, sign, other[at]));
            upper = self.wide_sum(Op::ISub, upper, excess);
        }
        Words::each(room, |at| match at.checked_sub(count) {
            Some(above) => upper[above],
            None => product[at],
        })
    }

    /// A product as on paper: each word of the one with each of the other, as far as there is room. A word
    /// that is known to be 0 takes no instruction.
    fn product(&mut self, a: Words, b: Words, mut lost: Option<&mut Lost>) -> Words {
        let (word, zero) = (self.word(), self.word_constant(0));
        let count = a.len();
        let mut sums = Words::each(count, |_| Id::NONE);
        for (first, &x) in a.iter().enumerate().filter(|&(_, &x)| x != zero) {
            let mut carry = None;
            for (place, &y) in (first..count).zip(b.iter()) {
                let has_room = place.saturating_add(1) < count;
                let low = (y != zero).then(|| self.word_op(Op::IMul, x, y));
                let mut high = None;
                if y != zero && (has_room || lost.is_some()) {
                    high = Some(self.b.opencl(OpenClStd::u_mul_hi, word, &[x, y]));
                }
                if let (false, Some(lost), Some(above)) = (has_room, &mut lost, high) {
                    let above = self.word_test(Op::INotEqual, above, zero);
                    lost.also(self, above);
                }
                // A product of two words and two words more fit into two: no carry into the upper word is
                // lost.
                let below = Some(sums[place]).filter(|&sum| sum != Id::NONE);
                let mut parts = [low, below, carry].into_iter().flatten();
                let Some(mut sum) = parts.next() else { continue };
                for part in parts {
                    sum = self.word_op(Op::IAdd, part, sum);
                    match &mut lost {
                        _ if has_room => {
                            let wraps = self.word_test(Op::ULessThan, sum, part);
                            let one = self.word_constant(1);
                            let one = self.word_select(wraps, one, zero);
                            high = Some(match high {
                                Some(high) => self.word_op(Op::IAdd, high, one),
                                None => one,
                            });
                        }
                        Some(lost) => {
                            let wraps = self.word_test(Op::ULessThan, sum, part);
                            lost.also(self, wraps);
                        }
                        None => {}
                    }
                }
                sums[place] = sum;
                carry = high;
            }
        }
        Words::each(count, |at| Some(sums[at]).filter(|&sum| sum != Id::NONE).unwrap_or(zero))
    }

    /// Notes what is lost of words that there is no room for the products of: something, where neither is 0.
    fn upper_pairs(&mut self, a: &Words, b: &Words, lost: &mut Lost) {
        let (bool, zero) = (self.b.type_bool(), self.word_constant(0));
        let mut upper = None;
        // Of the lower words of the one only those with the uppermost of the other.
        for (&x, &y) in a.iter().skip(1).zip(b.iter().skip(1).rev()) {
            upper = Some(match upper {
                Some(upper) => self.word_op(Op::BitwiseOr, upper, y),
                None => y,
            });
            let [x, y] = [x, upper.unwrap_or(y)].map(|it| self.word_test(Op::INotEqual, it, zero));
            let both = self.b.op(Op::LogicalAnd, bool, &[x, y]);
            lost.also(self, both);
        }
    }
}
