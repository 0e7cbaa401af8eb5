//! Instructions on scalars: from bits to bits.
//!
//! What SPIR-V leaves undefined (a division by zero, a shift by the width or more, a conversion of
//! what the result cannot hold) has no result here: such an instruction stays.

use std::cmp::Ordering;

use crate::grammar::Op;
use crate::masks::low_ones;
use crate::specialize::Scalar;

/// An operand: its type and its bits, those above its width being zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    pub(super) ty: Scalar,
    pub(super) bits: u64,
}

impl Operand {
    fn signed(self) -> i64 {
        let shift = 64_u32.saturating_sub(self.ty.width().max(1));
        (self.bits << shift) as i64 >> shift
    }

    fn float(self) -> Option<f64> {
        Some(self.ty.format()?.decode(self.bits))
    }
}

/// Whether an instruction may have a result here: to be asked before operands are looked up.
pub(super) fn is_known(op: Op) -> bool {
    matches!(
        op,
        Op::ConvertFToU
            | Op::ConvertFToS
            | Op::ConvertSToF
            | Op::ConvertUToF
            | Op::UConvert
            | Op::SConvert
            | Op::FConvert
            | Op::QuantizeToF16
            | Op::SatConvertSToU
            | Op::SatConvertUToS
            | Op::SNegate
            | Op::FNegate
            | Op::IAdd
            | Op::FAdd
            | Op::ISub
            | Op::FSub
            | Op::IMul
            | Op::FMul
            | Op::UDiv
            | Op::SDiv
            | Op::FDiv
            | Op::UMod
            | Op::SRem
            | Op::SMod
            | Op::FRem
            | Op::FMod
            | Op::IsNan
            | Op::IsInf
            | Op::IsFinite
            | Op::IsNormal
            | Op::SignBitSet
            | Op::LessOrGreater
            | Op::Ordered
            | Op::Unordered
            | Op::LogicalEqual
            | Op::LogicalNotEqual
            | Op::LogicalOr
            | Op::LogicalAnd
            | Op::LogicalNot
            | Op::IEqual
            | Op::INotEqual
            | Op::UGreaterThan
            | Op::SGreaterThan
            | Op::UGreaterThanEqual
            | Op::SGreaterThanEqual
            | Op::ULessThan
            | Op::SLessThan
            | Op::ULessThanEqual
            | Op::SLessThanEqual
            | Op::FOrdEqual
            | Op::FUnordEqual
            | Op::FOrdNotEqual
            | Op::FUnordNotEqual
            | Op::FOrdLessThan
            | Op::FUnordLessThan
            | Op::FOrdGreaterThan
            | Op::FUnordGreaterThan
            | Op::FOrdLessThanEqual
            | Op::FUnordLessThanEqual
            | Op::FOrdGreaterThanEqual
            | Op::FUnordGreaterThanEqual
            | Op::ShiftRightLogical
            | Op::ShiftRightArithmetic
            | Op::ShiftLeftLogical
            | Op::BitwiseOr
            | Op::BitwiseXor
            | Op::BitwiseAnd
            | Op::Not
            | Op::BitFieldInsert
            | Op::BitFieldSExtract
            | Op::BitFieldUExtract
            | Op::BitReverse
            | Op::BitCount
    )
}

/// Whether the result of an instruction depends on how results are rounded.
pub(super) fn rounds(op: Op) -> bool {
    matches!(
        op,
        Op::FAdd
            | Op::FSub
            | Op::FMul
            | Op::FDiv
            | Op::FRem
            | Op::FMod
            | Op::FConvert
            | Op::ConvertSToF
            | Op::ConvertUToF
            | Op::QuantizeToF16
    )
}

/// The bits of the result of an instruction.
pub(super) fn scalar(op: Op, result: Scalar, operands: &[Operand]) -> Option<u64> {
    let bits = match *operands {
        [a] => unary(op, result, a),
        [a, b] => integers(op, result, a, b).or_else(|| floats(op, result, a, b)),
        [base, offset, count] => {
            let field = field(base, offset, count)?;
            match op {
                Op::BitFieldUExtract => Some(base.bits >> field.0 & field.1),
                Op::BitFieldSExtract => {
                    let unused = field.1.count_zeros();
                    let value = base.bits >> field.0 & field.1;
                    Some(if unused == 64 { 0 } else { ((value << unused) as i64 >> unused) as u64 })
                }
                _ => None,
            }
        }
        [base, insert, offset, count] if op == Op::BitFieldInsert => {
            let field = field(base, offset, count)?;
            Some(base.bits & !(field.1 << field.0) | (insert.bits & field.1) << field.0)
        }
        _ => None,
    };
    Some(bits? & result.mask())
}

/// The offset of a bit field and the mask of its length.
fn field(base: Operand, offset: Operand, count: Operand) -> Option<(u32, u64)> {
    let (width, offset, count) = (u64::from(base.ty.width()), offset.bits, count.bits);
    if offset.checked_add(count)? > width {
        return None;
    }
    // An empty field may begin behind the last bit.
    let mask = low_ones(count as u32);
    Some((if count == 0 { 0 } else { offset as u32 }, mask))
}

fn unary(op: Op, result: Scalar, a: Operand) -> Option<u64> {
    let format = a.ty.format();
    let float = || a.float();
    Some(match op {
        Op::UConvert => a.bits,
        Op::SConvert => a.signed() as u64,
        Op::SNegate => a.bits.wrapping_neg(),
        Op::Not | Op::LogicalNot => !a.bits,
        Op::BitCount => u64::from(a.bits.count_ones()),
        Op::BitReverse => a.bits.reverse_bits() >> 64_u32.saturating_sub(a.ty.width().max(1)),
        Op::FNegate => a.bits ^ format?.sign(),
        Op::FConvert => result.format()?.encode(float()?),
        Op::ConvertSToF => result.format()?.encode_integer(i128::from(a.signed())),
        Op::ConvertUToF => result.format()?.encode_integer(i128::from(a.bits)),
        Op::ConvertFToU => {
            let value = float()?.trunc();
            let limit = 2f64.powi(result.width() as i32);
            // Not a number is in no range.
            (value >= 0.0 && value < limit).then_some(value as u64)?
        }
        Op::ConvertFToS => {
            let value = float()?.trunc();
            let limit = 2f64.powi(result.width().checked_sub(1)? as i32);
            (value >= -limit && value < limit).then_some(value as i64 as u64)?
        }
        Op::SatConvertSToU => u64::try_from(a.signed()).unwrap_or(0).min(result.mask()),
        Op::SatConvertUToS => a.bits.min(result.mask() >> 1),
        Op::QuantizeToF16 => {
            let half = Scalar::Float { width: 16, encoding: None }.format()?;
            let bits = half.encode(float()?);
            let is_small = !half.is_normal(bits) && half.decode(bits).is_finite();
            let bits = if is_small { bits & half.sign() } else { bits };
            format?.encode(half.decode(bits))
        }
        Op::IsNan => float()?.is_nan().into(),
        Op::IsInf => float()?.is_infinite().into(),
        Op::IsFinite => float()?.is_finite().into(),
        Op::IsNormal => format?.is_normal(a.bits).into(),
        Op::SignBitSet => (a.bits & format?.sign() != 0).into(),
        _ => return None,
    })
}

/// Operations of two integers or truth values.
fn integers(op: Op, result: Scalar, a: Operand, b: Operand) -> Option<u64> {
    let (x, y) = (a.bits, b.bits);
    let (s, t) = (a.signed(), b.signed());
    // The least integer divided by -1 is beyond the greatest.
    let defined = || t != 0 && !(t == -1 && x == result.mask() >> 1 ^ result.mask());
    let shift = || (y < u64::from(result.width())).then_some(y as u32);
    Some(match op {
        Op::IAdd => x.wrapping_add(y),
        Op::ISub => x.wrapping_sub(y),
        Op::IMul => x.wrapping_mul(y),
        Op::UDiv => x.checked_div(y)?,
        Op::UMod => x.checked_rem(y)?,
        Op::SDiv => s.checked_div(t).filter(|_| defined())? as u64,
        Op::SRem => s.checked_rem(t).filter(|_| defined())? as u64,
        Op::SMod => {
            let rest = s.checked_rem(t).filter(|_| defined())?;
            (if rest != 0 && (rest < 0) != (t < 0) { rest.wrapping_add(t) } else { rest }) as u64
        }
        Op::ShiftLeftLogical => x << shift()?,
        Op::ShiftRightLogical => x >> shift()?,
        Op::ShiftRightArithmetic => (s >> shift()?) as u64,
        Op::BitwiseOr | Op::LogicalOr => x | y,
        Op::BitwiseXor | Op::LogicalNotEqual => x ^ y,
        Op::BitwiseAnd | Op::LogicalAnd => x & y,
        Op::LogicalEqual | Op::IEqual => (x == y).into(),
        Op::INotEqual => (x != y).into(),
        Op::UGreaterThan => (x > y).into(),
        Op::UGreaterThanEqual => (x >= y).into(),
        Op::ULessThan => (x < y).into(),
        Op::ULessThanEqual => (x <= y).into(),
        Op::SGreaterThan => (s > t).into(),
        Op::SGreaterThanEqual => (s >= t).into(),
        Op::SLessThan => (s < t).into(),
        Op::SLessThanEqual => (s <= t).into(),
        _ => return None,
    })
}

/// Operations of two floating-point numbers.
fn floats(op: Op, result: Scalar, a: Operand, b: Operand) -> Option<u64> {
    let (x, y) = (a.float()?, b.float()?);
    let order = x.partial_cmp(&y);
    // The ordered comparison, and whether what cannot be compared satisfies this one.
    let is = |wanted: &[Ordering], unordered: bool| {
        Some(order.map_or(unordered, |order| wanted.contains(&order)).into())
    };
    use Ordering::{Equal, Greater, Less};
    let value = match op {
        Op::FAdd => x + y,
        Op::FSub => x - y,
        Op::FMul => x * y,
        Op::FDiv => x / y,
        Op::FRem => x % y,
        Op::FMod => {
            let rest = x % y;
            if rest != 0.0 && (rest < 0.0) != (y < 0.0) { rest + y } else { rest.copysign(y) }
        }
        Op::FOrdEqual => return is(&[Equal], false),
        Op::FUnordEqual => return is(&[Equal], true),
        Op::FOrdNotEqual | Op::LessOrGreater => return is(&[Less, Greater], false),
        Op::FUnordNotEqual => return is(&[Less, Greater], true),
        Op::FOrdLessThan => return is(&[Less], false),
        Op::FUnordLessThan => return is(&[Less], true),
        Op::FOrdGreaterThan => return is(&[Greater], false),
        Op::FUnordGreaterThan => return is(&[Greater], true),
        Op::FOrdLessThanEqual => return is(&[Less, Equal], false),
        Op::FUnordLessThanEqual => return is(&[Less, Equal], true),
        Op::FOrdGreaterThanEqual => return is(&[Greater, Equal], false),
        Op::FUnordGreaterThanEqual => return is(&[Greater, Equal], true),
        Op::Ordered => return Some(order.is_some().into()),
        Op::Unordered => return Some(order.is_none().into()),
        _ => return None,
    };
    Some(result.format()?.encode(value))
}
