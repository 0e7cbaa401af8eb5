//! Integers of any width up to 128 bits: arithmetic, comparison, bits.
//!
//! A number is its bits without sign, beyond the width zero; [`signed`] gives it one. What the
//! specification leaves open (a shift by the width, the quotient of the lowest number and -1) has no
//! defined bits.

use lapidary_spirv::grammar::Op;

use crate::error::{Error, ErrorKind, Result};
use crate::value::{Scalar, mask};

/// Bits as a number in two's complement.
pub(crate) fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width.min(128);
    ((bits << unused) as i128) >> unused
}

/// The lowest and the highest number of a width.
pub(crate) fn range(width: u32) -> (i128, i128) {
    (i128::MIN >> (128 - width), i128::MAX >> (128 - width))
}

/// The bits of a number that fits, else none.
pub(crate) fn fit(number: i128, width: u32) -> Option<u128> {
    let (low, high) = range(width);
    (low..=high).contains(&number).then_some(number as u128 & mask(width))
}

/// What overflows makes the result undefined (decorations of the same names).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NoWrap {
    pub(crate) signed: bool,
    pub(crate) unsigned: bool,
}

/// An instruction with two integers of one width; None if it is none of these.
pub(crate) fn binary(
    op: Op,
    a: Scalar,
    b: Scalar,
    width: u32,
    no_wrap: NoWrap,
) -> Result<Option<Scalar>> {
    if let Some(done) = bitwise(op, a, b, width) {
        return Ok(Some(done));
    }
    let (Some(x), Some(y)) = (a.defined(), b.defined()) else {
        return partial(op, a, b, width).map(Some);
    };
    let (sx, sy) = (signed(x, width), signed(y, width));
    let open = Ok(Some(Scalar::undefined(width)));
    if is_division(op) && y == 0 {
        return Err(Error::new(ErrorKind::DivisionByZero));
    }
    let bits = match op {
        Op::IAdd | Op::ISub | Op::IMul => {
            let (wrapped, signed_result, unsigned_result) = match op {
                Op::IAdd => (x.wrapping_add(y), sx.checked_add(sy), x.checked_add(y)),
                Op::ISub => (x.wrapping_sub(y), sx.checked_sub(sy), x.checked_sub(y)),
                _ => (x.wrapping_mul(y), sx.checked_mul(sy), x.checked_mul(y)),
            };
            let signed_fits = signed_result.is_some_and(|r| fit(r, width).is_some());
            let unsigned_fits = unsigned_result.is_some_and(|r| r <= mask(width));
            if no_wrap.signed && !signed_fits || no_wrap.unsigned && !unsigned_fits {
                return open;
            }
            wrapped
        }
        Op::UDiv => x / y,
        Op::UMod => x % y,
        Op::SDiv | Op::SRem | Op::SMod if sy == -1 && sx == range(width).0 => return open,
        Op::SDiv => (sx / sy) as u128,
        Op::SRem => (sx % sy) as u128,
        Op::SMod => {
            let rest = sx % sy;
            (if rest != 0 && (rest < 0) != (sy < 0) { rest + sy } else { rest }) as u128
        }
        _ => return Ok(None),
    };
    Ok(Some(Scalar::new(bits & mask(width))))
}

fn is_division(op: Op) -> bool {
    matches!(op, Op::UDiv | Op::SDiv | Op::UMod | Op::SRem | Op::SMod)
}

/// Operations that keep bits apart, so that undefined ones stay where they are.
fn bitwise(op: Op, a: Scalar, b: Scalar, width: u32) -> Option<Scalar> {
    let undefined = a.undefined | b.undefined;
    Some(match op {
        Op::BitwiseXor | Op::LogicalNotEqual => Scalar::partial(a.bits ^ b.bits, undefined, width),
        Op::LogicalEqual => Scalar::partial(!(a.bits ^ b.bits), undefined, width),
        // A defined zero decides.
        Op::BitwiseAnd | Op::LogicalAnd => {
            let zero = !(a.bits | a.undefined) | !(b.bits | b.undefined);
            Scalar::partial(a.bits & b.bits, undefined & !zero, width)
        }
        // A defined one decides.
        Op::BitwiseOr | Op::LogicalOr => {
            let one = a.bits | b.bits;
            Scalar::partial(one, undefined & !one, width)
        }
        Op::ShiftLeftLogical | Op::ShiftRightLogical | Op::ShiftRightArithmetic => {
            match b.defined() {
                Some(by) if by < u128::from(width) => {
                    let by = by as u32;
                    let shift = |bits: u128| match op {
                        Op::ShiftLeftLogical => bits << by,
                        Op::ShiftRightLogical => bits >> by,
                        _ => (signed(bits, width) >> by) as u128,
                    };
                    Scalar::partial(shift(a.bits), shift(a.undefined), width)
                }
                _ => Scalar::undefined(width),
            }
        }
        _ => return None,
    })
}

/// Arithmetic with undefined bits.
fn partial(op: Op, a: Scalar, b: Scalar, width: u32) -> Result<Scalar> {
    if is_division(op) && b.undefined != 0 {
        return Err(Error::undefined("the divisor"));
    }
    if !matches!(op, Op::IAdd | Op::ISub | Op::IMul) {
        return Ok(Scalar::undefined(width));
    }
    // Carries go up: what is below the lowest undefined bit is defined.
    let undefined = u128::MAX << (a.undefined | b.undefined).trailing_zeros();
    let bits = match op {
        Op::IAdd => a.bits.wrapping_add(b.bits),
        Op::ISub => a.bits.wrapping_sub(b.bits),
        _ => a.bits.wrapping_mul(b.bits),
    };
    Ok(Scalar::partial(bits, undefined, width))
}

/// A comparison of integers or pointers; None if it is none.
pub(crate) fn compare(op: Op, a: Scalar, b: Scalar, width: u32) -> Option<Scalar> {
    let (x, y) = (a.bits, b.bits);
    let (sx, sy) = (signed(x, width), signed(y, width));
    let holds = match op {
        Op::IEqual | Op::PtrEqual => x == y,
        Op::INotEqual | Op::PtrNotEqual => x != y,
        Op::ULessThan => x < y,
        Op::ULessThanEqual => x <= y,
        Op::UGreaterThan => x > y,
        Op::UGreaterThanEqual => x >= y,
        Op::SLessThan => sx < sy,
        Op::SLessThanEqual => sx <= sy,
        Op::SGreaterThan => sx > sy,
        Op::SGreaterThanEqual => sx >= sy,
        _ => return None,
    };
    let undefined = a.undefined | b.undefined;
    // Where defined bits differ, the numbers do.
    let decided = matches!(op, Op::IEqual | Op::INotEqual) && (x ^ y) & !undefined != 0;
    Some(if undefined == 0 || decided { Scalar::new(holds.into()) } else { Scalar::undefined(1) })
}

/// An instruction with one integer; None if it is none of these.
pub(crate) fn unary(op: Op, a: Scalar, width: u32) -> Option<Scalar> {
    if op == Op::Not || op == Op::LogicalNot {
        return Some(Scalar::partial(!a.bits, a.undefined, width));
    }
    if op == Op::BitReverse {
        let reverse = |bits: u128| bits.reverse_bits() >> (128 - width);
        return Some(Scalar::partial(reverse(a.bits), reverse(a.undefined), width));
    }
    let bits = match op {
        Op::SNegate => a.bits.wrapping_neg(),
        Op::BitCount => u128::from(a.bits.count_ones()),
        _ => return None,
    };
    Some(match a.defined() {
        Some(_) => Scalar::new(bits & mask(width)),
        None => Scalar::undefined(width),
    })
}

/// `OpBitFieldInsert`, `OpBitFieldSExtract`, `OpBitFieldUExtract` (SPIR-V, section 3.49.14).
pub(crate) fn bit_field(
    op: Op,
    base: Scalar,
    insert: Scalar,
    offset: Scalar,
    count: Scalar,
    width: u32,
) -> Scalar {
    let (Some(offset), Some(count)) = (offset.defined(), count.defined()) else {
        return Scalar::undefined(width);
    };
    if offset + count > u128::from(width) {
        return Scalar::undefined(width);
    }
    let (offset, count) = (offset as u32, count as u32);
    let field = if count == 0 { 0 } else { mask(count) };
    // A shift by 128 can only come with an empty field.
    let up = |bits: u128| bits.checked_shl(offset).unwrap_or(0);
    let down = |bits: u128| bits.checked_shr(offset).unwrap_or(0) & field;
    if op == Op::BitFieldInsert {
        let merge = |base: u128, insert: u128| base & !up(field) | up(insert & field);
        return Scalar::partial(
            merge(base.bits, insert.bits),
            merge(base.undefined, insert.undefined),
            width,
        );
    }
    let extend = |bits: u128| match (op, count) {
        (Op::BitFieldSExtract, 1..) => signed(down(bits), count) as u128,
        _ => down(bits),
    };
    Scalar::partial(extend(base.bits), extend(base.undefined), width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(bits: u128) -> Scalar {
        Scalar::new(bits)
    }

    fn run(op: Op, a: i128, b: i128, width: u32) -> Option<i128> {
        let of = |x: i128| number(x as u128 & mask(width));
        let done = binary(op, of(a), of(b), width, NoWrap::default()).expect("no fault");
        done.and_then(Scalar::defined).map(|bits| signed(bits, width))
    }

    #[test]
    fn arithmetic_in_every_width() {
        for width in [7, 8, 24, 32, 33, 64, 65, 128] {
            let (low, high) = range(width);
            assert_eq!(run(Op::IAdd, high, 1, width), Some(low));
            assert_eq!(run(Op::ISub, low, 1, width), Some(high));
            assert_eq!(run(Op::IMul, high, 2, width), Some(-2));
            assert_eq!(run(Op::SDiv, -7, 2, width), Some(-3));
            assert_eq!(run(Op::SRem, -7, 2, width), Some(-1));
            assert_eq!(run(Op::SMod, -7, 2, width), Some(1));
            assert_eq!(run(Op::SDiv, low, -1, width), None);
            assert_eq!(run(Op::UDiv, -1, 2, width), Some(high));
            assert_eq!(run(Op::ShiftRightArithmetic, low, 1, width), Some(low / 2));
            assert_eq!(run(Op::ShiftLeftLogical, 1, i128::from(width.min(63)), width), {
                (width > 63).then_some(if width == 64 { i64::MIN.into() } else { 1 << 63 })
            });
        }
        let zero = binary(Op::SDiv, number(1), number(0), 32, NoWrap::default());
        assert_eq!(zero.expect_err("a fault").kind(), &ErrorKind::DivisionByZero);
    }

    #[test]
    fn undefined_bits_stay_where_they_are() {
        let half = Scalar { bits: 0x0f, undefined: 0xf0 };
        let done = |op, b| binary(op, half, number(b), 8, NoWrap::default()).expect("no fault");
        assert_eq!(done(Op::BitwiseAnd, 0x0c), Some(number(0x0c)));
        assert_eq!(done(Op::BitwiseOr, 0xf0), Some(number(0xff)));
        assert_eq!(done(Op::BitwiseAnd, 0x3c), Some(Scalar { bits: 0x0c, undefined: 0x30 }));
        assert_eq!(done(Op::ShiftRightLogical, 4), Some(Scalar { bits: 0, undefined: 0x0f }));
        assert_eq!(done(Op::IAdd, 1), Some(Scalar { bits: 0, undefined: 0xf0 }));
        assert_eq!(done(Op::ShiftLeftLogical, 8), Some(Scalar::undefined(8)));
        assert_eq!(compare(Op::IEqual, half, number(0x0e), 8), Some(number(0)));
        assert_eq!(compare(Op::IEqual, half, number(0x0f), 8), Some(Scalar::undefined(1)));
        let wrapped = NoWrap { signed: true, unsigned: false };
        let sum = binary(Op::IAdd, number(0x7f), number(1), 8, wrapped).expect("no fault");
        assert_eq!(sum, Some(Scalar::undefined(8)));
    }

    #[test]
    fn fields() {
        let field = |op, count| {
            bit_field(op, number(0xabcd), number(0x5), number(4), number(count), 16).defined()
        };
        assert_eq!(field(Op::BitFieldUExtract, 8), Some(0xbc));
        assert_eq!(field(Op::BitFieldSExtract, 8), Some(0xffbc));
        assert_eq!(field(Op::BitFieldInsert, 4), Some(0xab5d));
        assert_eq!(field(Op::BitFieldSExtract, 0), Some(0));
        assert_eq!(field(Op::BitFieldUExtract, 13), None);
    }
}
