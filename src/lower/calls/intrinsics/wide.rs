//! Intrinsics on integers of more than 64 bits, lowered to operations on the words that hold them. SPIR-V has
//! no type for such integers, or (with SPV_INTEL_arbitrary_precision_integers) one that the instructions of
//! OpenCL.std do not take.

use lapidary_bitcode::ir::{BinaryOp, Predicate, Type};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd};

use super::bits::{reverse_word, swap_word_bytes};
use super::predicated;
use crate::lower::calls::site::Site;
use crate::lower::emit::shapes::words::Words;
use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::Result;
use crate::lower::facts::MOST_WIDE_BITS;
use crate::lower::facts::callees::Intrinsic;
use crate::lower::facts::helpers::WideLoop;
use lapidary_spirv::masks::low_ones_at;

/// The intrinsics that are lowered to operations on words, ascending.
const NAMES: &[&str] = &[
    "abs",
    "bitreverse",
    "bswap",
    "clmul",
    "ctlz",
    "ctpop",
    "cttz",
    "fshl",
    "fshr",
    "pdep",
    "pext",
    "sadd.sat",
    "sadd.with.overflow",
    "scmp",
    "smax",
    "smin",
    "smul.with.overflow",
    "sshl.sat",
    "ssub.sat",
    "ssub.with.overflow",
    "uadd.sat",
    "uadd.with.overflow",
    "ucmp",
    "umax",
    "umin",
    "umul.with.overflow",
    "ushl.sat",
    "usub.sat",
    "usub.with.overflow",
];

/// What is said by instructions of OpenCL's set, by OpBitCount or by a few instructions for each bit where 64
/// bits are enough.
const BY_INSTRUCTIONS: &[&str] = &[
    "clmul",
    "ctlz",
    "ctpop",
    "cttz",
    "pdep",
    "pext",
    "sadd.sat",
    "smul.with.overflow",
    "ssub.sat",
    "uadd.sat",
    "umul.with.overflow",
    "usub.sat",
];

/// Intrinsics whose functions in the table handle words themselves.
const BY_ROWS: &[&str] = &[
    "fptosi.sat",
    "fptoui.sat",
    "masked.sdiv",
    "masked.srem",
    "masked.udiv",
    "masked.urem",
    "sdiv.fix",
    "sdiv.fix.sat",
    "smul.fix",
    "smul.fix.sat",
    "smulh",
    "udiv.fix",
    "udiv.fix.sat",
    "umul.fix",
    "umul.fix.sat",
    "umulh",
];

/// Whether an intrinsic is said by words.
pub(super) fn has(name: &str) -> bool {
    NAMES.binary_search(&name).is_ok()
}

/// Whether an intrinsic takes wide integers.
pub(super) fn takes(name: &str) -> bool {
    has(name)
        || BY_ROWS.contains(&name)
        || predicated::takes_wide(name)
        || by_casts(name)
        || has_exponent(name)
}

/// Whether an intrinsic takes or gives an exponent, for which OpenCL has 32 bits.
fn has_exponent(name: &str) -> bool {
    let name = name.strip_prefix("experimental.constrained.").unwrap_or(name);
    matches!(name, "frexp" | "ldexp" | "powi")
}

/// Whether an intrinsic is a conversion, which is said by casts.
fn by_casts(name: &str) -> bool {
    let name = name.strip_prefix("experimental.constrained.").unwrap_or(name);
    matches!(name, "fptosi" | "fptoui" | "sitofp" | "uitofp")
        || name.ends_with("round")
        || name.ends_with("lrint")
}

/// Whether a call is lowered for one component at a time: that of an intrinsic on vectors of integers that no
/// instruction knows.
pub(super) fn goes_apart(f: &Emitter<'_>, site: &CallSite<'_>, intrinsic: &Intrinsic) -> bool {
    let name = intrinsic.name.strip_prefix("vp.").unwrap_or(intrinsic.name);
    if !BY_INSTRUCTIONS.contains(&name) && !BY_ROWS.contains(&name) {
        return false;
    }
    let types = &f.facts.module.types;
    let large = |ty| {
        let scalar = types.scalar(ty);
        scalar != ty && matches!(types.get(scalar), Type::Integer(65..=MOST_WIDE_BITS))
    };
    let first = site.call.arguments.first().map(|&value| f.llvm_type(value));
    large(site.result) || first.is_some_and(large)
}

/// A call whose first argument is an integer of more than 64 bits.
struct Wide<'x, 'a, 's, 'b> {
    s: &'x mut Site<'a, 's, 'b>,
    width: u32,
    /// The structure of words that is worked on.
    ty: Id,
    /// The integer type, where that is what arguments and results have.
    integer: Option<Id>,
}

/// Lowers a call, if it is on such integers and no instruction does what it does.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Result<Option<Id>> {
    let Some(first) = s.llvm_arg(0).filter(|_| has(intrinsic.name)) else { return Ok(None) };
    let types = &s.f.facts.module.types;
    let llvm = types.scalar(s.f.llvm_type(first));
    let Type::Integer(width @ 65..=MOST_WIDE_BITS) = types.get(llvm) else { return Ok(None) };
    let integer = match s.f.facts.wide_width(llvm) {
        Some(_) => None,
        None if BY_INSTRUCTIONS.contains(&intrinsic.name) => Some(s.f.lower_type(llvm)?),
        None => return Ok(None),
    };
    let ty = s.f.wide_type((width as usize).div_ceil(64));
    Wide { s, width, ty, integer }.lower(intrinsic.name).map(Some)
}

/// The bits below a word.
fn bits_below(place: usize) -> u64 {
    (place as u64).saturating_mul(64)
}

/// Words with nothing above the number as an integer of a type that holds all.
fn as_integer(f: &mut Emitter<'_>, words: Words, ty: Id) -> Id {
    let words = Words::each(words.len(), |at| f.b.op(Op::UConvert, ty, &[words[at]]));
    let mut value = words[0];
    for (at, &word) in words.iter().enumerate().skip(1) {
        let by = f.b.const_int(ty, bits_below(at));
        let word = f.b.op(Op::ShiftLeftLogical, ty, &[word, by]);
        value = f.b.op(Op::BitwiseOr, ty, &[word, value]);
    }
    value
}

/// The words of an integer of a type that holds all.
fn of_integer(f: &mut Emitter<'_>, value: Id, width: u32) -> Words {
    let (ty, word) = (f.b.type_of(value), f.b.type_int(64));
    let words = Words::each(width.div_ceil(64) as usize, |at| match bits_below(at) {
        0 => value,
        bits => {
            let by = f.b.const_int(ty, bits);
            f.b.op(Op::ShiftRightLogical, ty, &[value, by])
        }
    });
    Words::each(words.len(), |at| f.b.op(Op::UConvert, word, &[words[at]]))
}

/// The words of an integer argument of more than 32 bits, extended to all of them.
pub(super) fn words_of_arg(s: &mut Site<'_, '_, '_>, index: usize, signed: bool) -> Result<Words> {
    let width = s.llvm_width(index)?;
    if width <= 64 {
        let word = if signed { s.signed_arg(index)? } else { s.unsigned_arg(index)? };
        return Ok(Words::each(1, |_| word));
    }
    let value = s.arg(index)?;
    let ty = s.b().type_of(value);
    let words = match s.f.is_wide(ty) {
        true => s.f.words_of(value),
        false => of_integer(s.f, value, width),
    };
    Ok(s.f.wide_extended(words, width, signed))
}

/// As many words as an integer of more than 32 bits has, as what the call gives.
pub(super) fn give_words(s: &mut Site<'_, '_, '_>, words: Words, width: u32) -> Id {
    if width <= 64 {
        return s.give_int(words[0]);
    }
    let result = s.result;
    match s.f.is_wide(result) {
        true => s.f.wide_of(&words),
        false => {
            let words = s.f.wide_extended(words, width, false);
            as_integer(s.f, words, result)
        }
    }
}

impl Wide<'_, '_, '_, '_> {
    fn lower(&mut self, name: &str) -> Result<Id> {
        let a = self.arg(0)?;
        let signed = name.starts_with('s');
        let value = match name {
            "abs" => self.magnitude(a)?,
            "ctpop" => {
                let words = self.s.f.wide_words(a, self.width);
                let counts =
                    Words::each(words.len(), |at| self.word_op(Op::BitCount, &[words[at]]));
                let sum = self.sum_of_words(counts);
                self.small(sum)
            }
            "ctlz" | "cttz" => self.zeros(a, name == "ctlz"),
            "bswap" | "bitreverse" => {
                let mut words = self.s.f.wide_words(a, self.width);
                words.reverse();
                let turn = if name == "bswap" { swap_word_bytes } else { reverse_word };
                let words = Words::each(words.len(), |at| turn(self.s.f, words[at]));
                // What was above the number has come below it.
                let (word, spare) = (self.s.b().type_int(64), self.spare());
                let spare = self.s.b().const_int(word, spare.into());
                let by = Words::each(1, |_| spare);
                let words = self.s.f.wide_binary(BinaryOp::LShr, words, by, self.whole())?;
                self.s.f.wide_of(&words)
            }
            "fshl" | "fshr" => self.funnel(a, name == "fshl")?,
            "clmul" | "pdep" | "pext" => {
                let which = match name {
                    "clmul" => WideLoop::CarrylessProduct,
                    "pdep" => WideLoop::Scatter,
                    _ => WideLoop::Gather,
                };
                let b = self.arg(1)?;
                let [a, b] = [a, b].map(|number| self.s.f.wide_words(number, self.width));
                self.s.f.wide_loop(which, a, b)
            }
            "scmp" | "ucmp" => {
                let b = self.arg(1)?;
                let [less, more] = match signed {
                    true => [Predicate::ISlt, Predicate::ISgt],
                    false => [Predicate::IUlt, Predicate::IUgt],
                };
                let (less, more) = (self.test(less, a, b)?, self.test(more, a, b)?);
                let wide = self.s.f.is_wide(self.s.result);
                let result = if wide { self.s.b().type_int(64) } else { self.s.result };
                let b = self.s.b();
                let (zero, one) = (b.const_int(result, 0), b.const_int(result, 1));
                let minus_one = b.const_ones(result);
                let value = b.op(Op::Select, result, &[more, one, zero]);
                let value = b.op(Op::Select, result, &[less, minus_one, value]);
                let given = self.s.result;
                return Ok(if wide { self.s.f.wide_of_word(value, true, given) } else { value });
            }
            "smax" | "smin" | "umax" | "umin" => {
                let b = self.arg(1)?;
                let predicate = match name {
                    "smax" => Predicate::ISgt,
                    "smin" => Predicate::ISlt,
                    "umax" => Predicate::IUgt,
                    _ => Predicate::IUlt,
                };
                let first = self.test(predicate, a, b)?;
                self.select(first, a, b)
            }
            "sshl.sat" | "ushl.sat" => {
                let by = self.arg(1)?;
                let value = self.op(BinaryOp::Shl, a, by)?;
                let back = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
                let back = self.op(back, value, by)?;
                let lost = self.test(Predicate::INe, back, a)?;
                let limit = self.limit(a, signed)?;
                self.select(lost, limit, value)
            }
            _ => {
                let b = self.arg(1)?;
                let (value, wrong) = match &name[1..4] {
                    "mul" => self.product(a, b, signed)?,
                    kind => self.sum(a, b, signed, kind == "sub")?,
                };
                if name.ends_with(".with.overflow") {
                    let value = self.give(value);
                    let result = self.s.result;
                    return Ok(self.s.b().op(Op::CompositeConstruct, result, &[value, wrong]));
                }
                let limit = match name {
                    "usub.sat" => self.small_number(0),
                    _ => self.limit(a, signed)?,
                };
                self.select(wrong, limit, value)
            }
        };
        Ok(self.give(value))
    }

    /// An argument in words.
    fn arg(&mut self, index: usize) -> Result<Id> {
        let id = self.s.arg(index)?;
        if self.integer.is_none() {
            return Ok(id);
        }
        let words = of_integer(self.s.f, id, self.width);
        Ok(self.s.f.wide_of(&words))
    }

    /// Words as what the call gives.
    fn give(&mut self, value: Id) -> Id {
        match self.integer {
            Some(ty) => {
                let words = self.s.f.wide_words(value, self.width);
                as_integer(self.s.f, words, ty)
            }
            None => value,
        }
    }

    fn op(&mut self, op: BinaryOp, a: Id, b: Id) -> Result<Id> {
        self.s.f.wide_binary_ids(op, a, b, self.width)
    }

    fn test(&mut self, predicate: Predicate, a: Id, b: Id) -> Result<Id> {
        self.s.f.wide_compare_ids(predicate, a, b, self.width)
    }

    fn select(&mut self, condition: Id, a: Id, b: Id) -> Id {
        self.s.f.select_ids(condition, a, b, self.ty)
    }

    /// A constant, each word by its place.
    fn number(&mut self, word: impl Fn(usize) -> u64) -> Id {
        self.s.f.wide_constant_of(self.ty, word)
    }

    fn small_number(&mut self, value: u32) -> Id {
        let ty = self.ty;
        self.s.f.small_constant(ty, value)
    }

    /// The greatest signed number, and the least one.
    fn ends(&mut self) -> [Id; 2] {
        let (width, positive) = (self.width, self.width.saturating_sub(1));
        let most = move |at| low_ones_at(positive, at);
        [self.number(most), self.number(|at| low_ones_at(width, at) ^ most(at))]
    }

    fn word_op(&mut self, op: Op, operands: &[Id]) -> Id {
        let b = self.s.b();
        let word = b.type_int(64);
        b.op(op, word, operands)
    }

    /// A word as a wide integer.
    fn small(&mut self, word: Id) -> Id {
        let ty = self.ty;
        self.s.f.wide_of_word(word, false, ty)
    }

    fn sum_of_words(&mut self, words: Words) -> Id {
        let first = words[0];
        words.iter().skip(1).fold(first, |sum, &word| self.word_op(Op::IAdd, &[sum, word]))
    }

    fn is_negative(&mut self, a: Id) -> Result<Id> {
        let zero = self.small_number(0);
        self.test(Predicate::ISlt, a, zero)
    }

    fn magnitude(&mut self, a: Id) -> Result<Id> {
        let zero = self.small_number(0);
        let (negative, opposite) = (self.is_negative(a)?, self.op(BinaryOp::Sub, zero, a)?);
        Ok(self.select(negative, opposite, a))
    }

    /// How many bits the words have.
    fn whole(&self) -> u32 {
        self.width.next_multiple_of(64)
    }

    /// How many of these are above those of the number.
    fn spare(&self) -> u32 {
        self.whole().saturating_sub(self.width)
    }

    /// The number that is next to what went beyond those of the width: beyond the least one where the first
    /// operand is negative.
    fn limit(&mut self, a: Id, signed: bool) -> Result<Id> {
        if !signed {
            let width = self.width;
            return Ok(self.number(|at| low_ones_at(width, at)));
        }
        let [most, least] = self.ends();
        let negative = self.is_negative(a)?;
        Ok(self.select(negative, least, most))
    }

    /// How many zeros there are above the highest one or below the lowest one.
    fn zeros(&mut self, a: Id, leading: bool) -> Id {
        let mut words = self.s.f.wide_words(a, self.width);
        if leading {
            words.reverse();
        }
        let number = if leading { OpenClStd::clz } else { OpenClStd::ctz };
        let b = self.s.b();
        let (word, bool) = (b.type_int(64), b.type_bool());
        let zero = b.const_int(word, 0);
        let counts = Words::each(words.len(), |at| b.opencl(number, word, &[words[at]]));
        let counts = Words::each(counts.len(), |at| match bits_below(at) {
            0 => counts[at],
            bits => {
                let bits = b.const_int(word, bits);
                b.op(Op::IAdd, word, &[counts[at], bits])
            }
        });
        // From the last word that is looked at to the first one that is not 0.
        let mut count = counts.top();
        for (&here, &near) in words.iter().zip(counts.iter()).rev().skip(1) {
            let empty = b.op(Op::IEqual, bool, &[here, zero]);
            count = b.op(Op::Select, word, &[empty, count, near]);
        }
        let spare = self.spare();
        if spare > 0 {
            let b = self.s.b();
            count = if leading {
                let spare = b.const_int(word, u64::from(spare));
                b.op(Op::ISub, word, &[count, spare])
            } else {
                let width = b.const_int(word, u64::from(self.width));
                b.opencl(OpenClStd::u_min, word, &[count, width])
            };
        }
        self.small(count)
    }

    /// The upper half of two numbers side by side, shifted left, or the lower half, shifted right. The
    /// amount counts modulo the width; one bit of the way goes first, so that no shift is by the width.
    fn funnel(&mut self, high: Id, left: bool) -> Result<Id> {
        let low = self.arg(1)?;
        let amount = self.arg(2)?;
        let amount = match self.width.is_power_of_two() {
            true => {
                let mask = self.small_number(self.width.saturating_sub(1));
                self.op(BinaryOp::And, amount, mask)?
            }
            // The remainders of the words tell that of a division by the width, and these are numbers of 64
            // bits.
            false => self.remainder(amount),
        };
        let (one, most) = (self.small_number(1), self.small_number(self.width.saturating_sub(1)));
        let rest = self.op(BinaryOp::Sub, most, amount)?;
        let (high, low) = match left {
            true => {
                let low = self.op(BinaryOp::LShr, low, one)?;
                (self.op(BinaryOp::Shl, high, amount)?, self.op(BinaryOp::LShr, low, rest)?)
            }
            false => {
                let high = self.op(BinaryOp::Shl, high, one)?;
                (self.op(BinaryOp::Shl, high, rest)?, self.op(BinaryOp::LShr, low, amount)?)
            }
        };
        self.op(BinaryOp::Or, high, low)
    }

    /// A number modulo the width: that of `high * 2^64 + low` is that of `high % w * (2^64 % w) + low % w`,
    /// and so on with more words.
    fn remainder(&mut self, a: Id) -> Id {
        let words = self.s.f.wide_words(a, self.width);
        let modulus = u128::from(self.width);
        let b = self.s.b();
        let word = b.type_int(64);
        let width = b.const_int(word, u64::from(self.width));
        let rests = Words::each(words.len(), |at| b.op(Op::UMod, word, &[words[at], width]));
        let (mut sum, mut worth) = (rests[0], 1_u128);
        for &rest in rests.iter().skip(1) {
            worth = (worth << 64).checked_rem(modulus).unwrap_or_default();
            let worth = b.const_int(word, worth as u64);
            let rest = b.op(Op::IMul, word, &[rest, worth]);
            sum = b.op(Op::IAdd, word, &[rest, sum]);
        }
        let rest = b.op(Op::UMod, word, &[sum, width]);
        self.small(rest)
    }

    /// A sum or a difference, and whether it does not fit.
    fn sum(&mut self, a: Id, b: Id, signed: bool, difference: bool) -> Result<(Id, Id)> {
        let op = if difference { BinaryOp::Sub } else { BinaryOp::Add };
        let value = self.op(op, a, b)?;
        if !signed {
            let wrong = match difference {
                true => self.test(Predicate::IUlt, a, b)?,
                false => self.test(Predicate::IUlt, value, a)?,
            };
            return Ok((value, wrong));
        }
        // The sign of the result differs from that of both numbers that are added up; the second one's is
        // the other one where it is taken away.
        let x = self.op(BinaryOp::Xor, a, value)?;
        let y = match difference {
            true => self.op(BinaryOp::Xor, a, b)?,
            false => self.op(BinaryOp::Xor, b, value)?,
        };
        let both = self.op(BinaryOp::And, x, y)?;
        Ok((value, self.is_negative(both)?))
    }

    /// A product, and whether it does not fit.
    fn product(&mut self, a: Id, b: Id, signed: bool) -> Result<(Id, Id)> {
        if !signed {
            let (value, wrong) = self.unsigned_product(a, b);
            if self.spare() == 0 {
                return Ok((value, wrong));
            }
            let most = self.limit(a, signed)?;
            let more = self.exceeds(value, most)?;
            return Ok((value, self.either(wrong, more)));
        }
        let (negative_a, negative_b) = (self.is_negative(a)?, self.is_negative(b)?);
        let (a, b) = (self.magnitude(a)?, self.magnitude(b)?);
        let (value, wrong) = self.unsigned_product(a, b);
        let bool = self.s.b().type_bool();
        let negative = self.s.b().op(Op::LogicalNotEqual, bool, &[negative_a, negative_b]);
        let [most, least] = self.ends();
        let most = self.select(negative, least, most);
        let more = self.exceeds(value, most)?;
        let zero = self.small_number(0);
        let opposite = self.op(BinaryOp::Sub, zero, value)?;
        let value = self.select(negative, opposite, value);
        Ok((value, self.either(wrong, more)))
    }

    /// Whether a number that fills its words is greater than another one.
    fn exceeds(&mut self, value: Id, most: Id) -> Result<Id> {
        self.s.f.wide_compare_ids(Predicate::IUgt, value, most, self.whole())
    }

    fn either(&mut self, a: Id, b: Id) -> Id {
        let bool = self.s.b().type_bool();
        self.s.b().op(Op::LogicalOr, bool, &[a, b])
    }

    /// The product of two unsigned numbers, and whether it has more than their words.
    fn unsigned_product(&mut self, a: Id, b: Id) -> (Id, Id) {
        let [a, b] = [a, b].map(|it| self.s.f.wide_words(it, self.width));
        let (value, more) = self.s.f.wide_product_or_more(a, b);
        (self.s.f.wide_of(&value), more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_in_order_and_in_the_table() {
        assert!(NAMES.is_sorted());
        assert!(BY_INSTRUCTIONS.iter().all(|name| takes(name)));
        for name in NAMES.iter().chain(BY_ROWS) {
            assert!(super::super::table::TABLE.iter().any(|row| row.0 == *name), "{name}");
        }
    }
}
