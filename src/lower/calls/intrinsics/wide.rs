//! Intrinsics on integers of more than 64 bits, said by the words that hold these. SPIR-V has no type for them,
//! or (SPV_INTEL_arbitrary_precision_integers) has one that the instructions of OpenCL's set do not know.

use lapidary_bitcode::ir::{BinaryOp, Predicate, Type};
use lapidary_spirv::emit::{FragmentBuilder, Id};
use lapidary_spirv::grammar::{Op, OpenClStd};

use super::bits::{reverse_word, swap_word_bytes};
use super::predicated;
use crate::lower::calls::site::Site;
use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::low_ones_wide;

/// What there is a way to say.
const NAMES: &[&str] = &[
    "abs",
    "bitreverse",
    "bswap",
    "ctlz",
    "ctpop",
    "cttz",
    "fptosi.sat",
    "fptoui.sat",
    "fshl",
    "fshr",
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

/// What is said by instructions of OpenCL's set, or by OpBitCount, where 64 bits are enough.
const BY_INSTRUCTIONS: &[&str] = &[
    "abs",
    "ctlz",
    "ctpop",
    "cttz",
    "sadd.sat",
    "smul.with.overflow",
    "ssub.sat",
    "uadd.sat",
    "umul.with.overflow",
    "usub.sat",
];

/// Those that work for any number of words.
const BY_COMPARISONS: &[&str] = &["abs", "scmp", "smax", "smin", "ucmp", "umax", "umin"];

/// Whether an intrinsic is said by words.
pub(super) fn has(name: &str) -> bool {
    NAMES.binary_search(&name).is_ok()
}

/// Whether an intrinsic takes wide integers.
pub(super) fn takes(name: &str) -> bool {
    has(name) || predicated::takes_wide(name) || by_casts(name) || has_exponent(name)
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
    if !BY_INSTRUCTIONS.contains(&name) && !name.ends_with("i.sat") {
        return false;
    }
    let types = &f.facts.module.types;
    let large = |ty| {
        let scalar = types.scalar(ty);
        scalar != ty && matches!(types.get(scalar), Type::Integer(65..=128))
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
    let Type::Integer(width @ 65..) = types.get(llvm) else { return Ok(None) };
    let integer = match s.f.facts.wide_width(llvm) {
        Some(129..) if !BY_COMPARISONS.contains(&intrinsic.name) => {
            return Err(Error::unsupported(format_args!(
                "llvm.{} of {width} bits",
                intrinsic.name
            )));
        }
        Some(_) => None,
        None if width > 128 => return Ok(None),
        None if BY_INSTRUCTIONS.contains(&intrinsic.name) => Some(s.f.lower_type(llvm)?),
        None => return Ok(None),
    };
    let ty = s.f.wide_type((width as usize).div_ceil(64));
    Wide { s, width, ty, integer }.lower(intrinsic.name).map(Some)
}

/// Words as an integer of a type that holds both.
pub(super) fn as_integer(f: &mut Emitter<'_>, value: Id, width: u32, ty: Id) -> Id {
    let words = f.wide_pair(value, width);
    let [low, high] = words.map(|it| f.b.op(Op::UConvert, ty, &[it]));
    let by = f.b.const_int(ty, 64);
    let high = f.b.op(Op::ShiftLeftLogical, ty, &[high, by]);
    f.b.op(Op::BitwiseOr, ty, &[high, low])
}

impl Wide<'_, '_, '_, '_> {
    fn lower(&mut self, name: &str) -> Result<Id> {
        let a = self.arg(0)?;
        let signed = name.starts_with('s');
        let value = match name {
            "abs" => self.magnitude(a)?,
            "ctpop" => {
                let count = |it: &mut Self, word| it.word_op(Op::BitCount, &[word]);
                let [low, high] = self.s.f.wide_pair(a, self.width);
                let (low, high) = (count(self, low), count(self, high));
                let sum = self.word_op(Op::IAdd, &[low, high]);
                self.small(sum)
            }
            "ctlz" | "cttz" => self.zeros(a, name == "ctlz"),
            "bswap" | "bitreverse" => {
                let [low, high] = self.s.f.wide_pair(a, self.width);
                let turn = if name == "bswap" { swap_word_bytes } else { reverse_word };
                let (low, high) = (turn(self.s.f, high), turn(self.s.f, low));
                // What was above the number has come below it.
                let whole = self.s.f.wide_of(&[low, high]);
                let spare = self.small_number(self.spare());
                self.s.f.wide_binary_ids(BinaryOp::LShr, whole, spare, 128)?
            }
            "fshl" | "fshr" => self.funnel(a, name == "fshl")?,
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
                    "usub.sat" => self.number(0),
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
        let Some(ty) = self.integer else { return Ok(id) };
        let b = self.s.b();
        let (word, by) = (b.type_int(64), b.const_int(ty, 64));
        let high = b.op(Op::ShiftRightLogical, ty, &[id, by]);
        let words = [id, high].map(|it| b.op(Op::UConvert, word, &[it]));
        Ok(self.s.f.wide_of(&words))
    }

    /// Words as what the call gives.
    fn give(&mut self, value: Id) -> Id {
        match self.integer {
            Some(ty) => as_integer(self.s.f, value, self.width, ty),
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

    fn number(&mut self, value: u128) -> Id {
        let words = [value as u64, (value >> 64) as u64];
        self.s.f.wide_constant_of(self.ty, |at| words.get(at).copied().unwrap_or(0))
    }

    fn small_number(&mut self, value: u32) -> Id {
        self.number(value.into())
    }

    fn word_op(&mut self, op: Op, operands: &[Id]) -> Id {
        let b = self.s.b();
        let word = b.type_int(64);
        b.op(op, word, operands)
    }

    /// A word as a wide integer.
    fn small(&mut self, word: Id) -> Id {
        let b = self.s.b();
        let ty = b.type_int(64);
        let zero = b.const_int(ty, 0);
        self.s.f.wide_of(&[word, zero])
    }

    fn is_negative(&mut self, a: Id) -> Result<Id> {
        let zero = self.number(0);
        self.test(Predicate::ISlt, a, zero)
    }

    fn magnitude(&mut self, a: Id) -> Result<Id> {
        let zero = self.number(0);
        let (negative, opposite) = (self.is_negative(a)?, self.op(BinaryOp::Sub, zero, a)?);
        Ok(self.select(negative, opposite, a))
    }

    /// How many of the 128 bits are above those of the number.
    fn spare(&self) -> u32 {
        128_u32.saturating_sub(self.width)
    }

    /// The number that is next to what went beyond those of the width: beyond the least one where the first
    /// operand is negative.
    fn limit(&mut self, a: Id, signed: bool) -> Result<Id> {
        let all = low_ones_wide(self.width);
        if !signed {
            return Ok(self.number(all));
        }
        let (most, least) = (self.number(all >> 1), self.number(all ^ all >> 1));
        let negative = self.is_negative(a)?;
        Ok(self.select(negative, least, most))
    }

    /// How many zeros there are above the highest one or below the lowest one.
    fn zeros(&mut self, a: Id, leading: bool) -> Id {
        let [low, high] = self.s.f.wide_pair(a, self.width);
        let (first, second) = if leading { (high, low) } else { (low, high) };
        let number = if leading { OpenClStd::clz } else { OpenClStd::ctz };
        let b = self.s.b();
        let (word, bool) = (b.type_int(64), b.type_bool());
        let (zero, bits) = (b.const_int(word, 0), b.const_int(word, 64));
        let [near, far] = [first, second].map(|it| b.opencl(number, word, &[it]));
        let far = b.op(Op::IAdd, word, &[far, bits]);
        let empty = b.op(Op::IEqual, bool, &[first, zero]);
        let mut count = b.op(Op::Select, word, &[empty, far, near]);
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
            // Of the remainder of a division by the width only that of the upper and lower word are left to
            // find, and these are numbers of 64 bits.
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

    /// A number modulo the width: that of `high * 2^64 + low` is that of `high % w * (2^64 % w) + low % w`.
    fn remainder(&mut self, a: Id) -> Id {
        let [low, high] = self.s.f.wide_pair(a, self.width);
        let of_word = (1_u128 << 64).checked_rem(self.width.into()).unwrap_or_default();
        let b = self.s.b();
        let word = b.type_int(64);
        let (width, of_word) =
            (b.const_int(word, u64::from(self.width)), b.const_int(word, of_word as u64));
        let [low, high] = [low, high].map(|it| b.op(Op::UMod, word, &[it, width]));
        let high = b.op(Op::IMul, word, &[high, of_word]);
        let sum = b.op(Op::IAdd, word, &[high, low]);
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
        let all = low_ones_wide(self.width);
        if !signed {
            let (value, wrong) = self.unsigned_product(a, b);
            let most = self.number(all);
            let more = self.s.f.wide_compare_ids(Predicate::IUgt, value, most, 128)?;
            return Ok((value, self.either(wrong, more)));
        }
        let (negative_a, negative_b) = (self.is_negative(a)?, self.is_negative(b)?);
        let (a, b) = (self.magnitude(a)?, self.magnitude(b)?);
        let (value, wrong) = self.unsigned_product(a, b);
        let bool = self.s.b().type_bool();
        let negative = self.s.b().op(Op::LogicalNotEqual, bool, &[negative_a, negative_b]);
        let (most, least) = (self.number(all >> 1), self.number(all & !(all >> 1)));
        let most = self.select(negative, least, most);
        let more = self.s.f.wide_compare_ids(Predicate::IUgt, value, most, 128)?;
        let zero = self.number(0);
        let opposite = self.op(BinaryOp::Sub, zero, value)?;
        let value = self.select(negative, opposite, value);
        Ok((value, self.either(wrong, more)))
    }

    fn either(&mut self, a: Id, b: Id) -> Id {
        let bool = self.s.b().type_bool();
        self.s.b().op(Op::LogicalOr, bool, &[a, b])
    }

    /// The product of two unsigned numbers of 128 bits, and whether it has more.
    fn unsigned_product(&mut self, a: Id, b: Id) -> (Id, Id) {
        let [a, b] = [a, b].map(|it| self.s.f.wide_pair(it, self.width));
        let builder = self.s.b();
        let (word, bool) = (builder.type_int(64), builder.type_bool());
        let zero = builder.const_int(word, 0);
        let mut wrong = builder.const_bool(false);
        let mut note = |builder: &mut FragmentBuilder, also: Id| {
            wrong = builder.op(Op::LogicalOr, bool, &[wrong, also]);
        };
        let [upper_a, upper_b] =
            [a[1], b[1]].map(|it| builder.op(Op::INotEqual, bool, &[it, zero]));
        let both = builder.op(Op::LogicalAnd, bool, &[upper_a, upper_b]);
        note(builder, both);
        let mut high = builder.opencl(OpenClStd::u_mul_hi, word, &[a[0], b[0]]);
        for (x, y) in [(a[0], b[1]), (a[1], b[0])] {
            let above = builder.opencl(OpenClStd::u_mul_hi, word, &[x, y]);
            let above = builder.op(Op::INotEqual, bool, &[above, zero]);
            note(builder, above);
            let cross = builder.op(Op::IMul, word, &[x, y]);
            let sum = builder.op(Op::IAdd, word, &[high, cross]);
            let carry = builder.op(Op::ULessThan, bool, &[sum, cross]);
            note(builder, carry);
            high = sum;
        }
        let low = builder.op(Op::IMul, word, &[a[0], b[0]]);
        (self.s.f.wide_of(&[low, high]), wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_in_order_and_in_the_table() {
        assert!(NAMES.is_sorted());
        assert!(BY_INSTRUCTIONS.iter().all(|name| takes(name)));
        for name in NAMES {
            assert!(super::super::table::TABLE.iter().any(|row| row.0 == *name), "{name}");
        }
    }
}
