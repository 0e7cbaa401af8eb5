//! Conversions from and to floats of 4 to 8 bits, which LLVM has as integers
//! (`llvm.convert.from.arbitrary.fp`, `llvm.convert.to.arbitrary.fp`; LLVM 23).
//!
//! A row of [`FORMATS`] says what the bits of a format mean. The conversions are made of integer
//! instructions, so that they need no extension and know all ways of rounding.

use lapidary_spirv::emit::{FragmentBuilder, Id, TypeKind};
use lapidary_spirv::grammar::Op;
use lapidary_spirv::masks::low_ones;

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// What a format has beside finite numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Others {
    /// Infinities and NaNs, as IEEE 754 has them.
    Ieee,
    /// One NaN: all ones behind the sign.
    Ones,
    /// One NaN, which stands where the negative zero would.
    NegativeZero,
    /// Nothing.
    None,
    /// One NaN, all ones; there is neither sign nor zero nor a number below the normal ones.
    Unsigned,
}

/// A format: the widths of its exponent and of its fraction, and the bias of the exponent.
#[derive(Clone, Copy, Debug)]
struct Format {
    name: &'static [u8],
    exponent: u32,
    fraction: u32,
    bias: u32,
    others: Others,
}

const fn row(name: &'static [u8], parts: [u32; 3], others: Others) -> Format {
    let [exponent, fraction, bias] = parts;
    Format { name, exponent, fraction, bias, others }
}

/// The formats that LLVM's verifier knows (`APFloatBase::isValidArbitraryFPFormat`).
const FORMATS: [Format; 11] = [
    row(b"Float8E5M2", [5, 2, 15], Others::Ieee),
    row(b"Float8E5M2FNUZ", [5, 2, 16], Others::NegativeZero),
    row(b"Float8E4M3", [4, 3, 7], Others::Ieee),
    row(b"Float8E4M3FN", [4, 3, 7], Others::Ones),
    row(b"Float8E4M3FNUZ", [4, 3, 8], Others::NegativeZero),
    row(b"Float8E4M3B11FNUZ", [4, 3, 11], Others::NegativeZero),
    row(b"Float8E3M4", [3, 4, 3], Others::Ieee),
    row(b"Float8E8M0FNU", [8, 0, 127], Others::Unsigned),
    row(b"Float6E3M2FN", [3, 2, 3], Others::None),
    row(b"Float6E2M3FN", [2, 3, 1], Others::None),
    row(b"Float4E2M1FN", [2, 1, 1], Others::None),
];

impl Format {
    fn is_signed(self) -> bool {
        self.others != Others::Unsigned
    }

    /// All ones behind the sign.
    fn ones(self) -> u32 {
        (1_u32 << self.exponent.saturating_add(self.fraction)).wrapping_sub(1)
    }

    /// The place of the sign.
    fn sign(self) -> u32 {
        self.exponent.saturating_add(self.fraction)
    }

    /// Infinity, without its sign: the largest exponent.
    fn infinity(self) -> u32 {
        self.ones() >> self.fraction << self.fraction
    }

    /// The largest number.
    fn largest(self) -> u32 {
        match self.others {
            Others::Ieee => self.infinity().wrapping_sub(1),
            Others::Ones | Others::Unsigned => self.ones().wrapping_sub(1),
            Others::NegativeZero | Others::None => self.ones(),
        }
    }

    /// What stands for a NaN. A format without one has its largest number in its place.
    fn nan(self) -> u32 {
        match self.others {
            Others::Ieee => self.infinity() | 1 << self.fraction.saturating_sub(1),
            Others::Ones | Others::Unsigned | Others::None => self.ones(),
            Others::NegativeZero => 1 << self.sign(),
        }
    }

    /// The format that an argument names.
    fn of(s: &Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Result<Self> {
        let name = s.metadata_string(1).unwrap_or_default();
        FORMATS.into_iter().find(|row| row.name == name).ok_or_else(|| {
            let name = String::from_utf8_lossy(name);
            let intrinsic = intrinsic.name;
            Error::invalid(format!("'{name}' is no format of floats that llvm.{intrinsic} has"))
        })
    }
}

/// Arithmetic on unsigned integers of one width, or on vectors of them.
struct Bits<'b> {
    b: &'b mut FragmentBuilder,
    ty: Id,
    bool: Id,
}

impl Bits<'_> {
    fn number(&mut self, value: u64) -> Id {
        self.b.const_int(self.ty, value)
    }

    fn fixed(&mut self, value: bool) -> Id {
        let scalar = self.b.const_bool(value);
        match self.b.components(self.bool).1 {
            1 => scalar,
            count => self.b.const_splat(self.bool, scalar, count),
        }
    }

    fn op(&mut self, op: Op, x: Id, y: Id) -> Id {
        self.b.op(op, self.ty, &[x, y])
    }

    fn with(&mut self, op: Op, x: Id, y: u64) -> Id {
        let y = self.number(y);
        self.op(op, x, y)
    }

    fn test(&mut self, op: Op, x: Id, y: Id) -> Id {
        self.b.op(op, self.bool, &[x, y])
    }

    fn tests(&mut self, op: Op, x: Id, y: u64) -> Id {
        let y = self.number(y);
        self.test(op, x, y)
    }

    fn both(&mut self, op: Op, x: Id, y: Id) -> Id {
        self.b.op(op, self.bool, &[x, y])
    }

    fn select(&mut self, condition: Id, then: Id, otherwise: Id) -> Id {
        self.b.op(Op::Select, self.ty, &[condition, then, otherwise])
    }

    /// A number where a condition holds.
    fn where_(&mut self, condition: Id, then: u64, otherwise: Id) -> Id {
        let then = self.number(then);
        self.select(condition, then, otherwise)
    }
}

/// The parts of a `float` and of a `double`: width, bits of the fraction, bias.
const SINGLE: (u32, u32, u64) = (32, 23, 127);
const DOUBLE: (u32, u32, u64) = (64, 52, 1023);

/// `llvm.convert.from.arbitrary.fp(bits, format)`
pub(super) fn from(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let format = Format::of(s, intrinsic)?;
    let value = s.unsigned_arg(0)?;
    let result = s.result;
    let b = s.b();
    let (int, single) = (b.type_int(32), b.type_float(32));
    let [ty, float] = [int, single].map(|component| b.type_like(result, component));
    let bool = b.type_bool_like(ty);
    let value = match b.width(b.type_of(value)) {
        32 => value,
        _ => b.op(Op::UConvert, ty, &[value]),
    };
    let (_, fraction, bias) = SINGLE;
    let mut w = Bits { b, ty, bool };
    let behind_sign = w.with(Op::BitwiseAnd, value, format.ones().into());
    // All have fewer bits than a float in both of its parts.
    let shift = fraction.saturating_sub(format.fraction);
    let moved = w.with(Op::ShiftLeftLogical, behind_sign, shift.into());
    let larger = bias.saturating_sub(format.bias.into()) << fraction;
    let mut bits = match larger {
        0 => moved,
        _ => w.with(Op::IAdd, moved, larger),
    };
    if format.others == Others::Unsigned {
        // 2 to the power of -127 is no normal number of a float.
        let is_zero = w.tests(Op::IEqual, behind_sign, 0);
        bits = w.where_(is_zero, 1 << fraction.saturating_sub(1), bits);
    } else {
        let number = w.b.op(Op::ConvertUToF, float, &[behind_sign]);
        let unit = bias
            .saturating_add(1)
            .saturating_sub(format.bias.saturating_add(format.fraction).into());
        let unit = w.b.const_float_bits(float, unit << fraction);
        let small = w.b.op(Op::FMul, float, &[number, unit]);
        let small = w.b.bitcast(ty, small);
        let is_small = w.tests(Op::ULessThan, behind_sign, 1 << format.fraction);
        bits = w.select(is_small, small, bits);
    }
    let infinity = 0xff << fraction;
    let nan = infinity | 1 << fraction.saturating_sub(1);
    match format.others {
        Others::Ieee => {
            let is_other = w.tests(Op::UGreaterThanEqual, behind_sign, format.infinity().into());
            let is_infinity = w.tests(Op::IEqual, behind_sign, format.infinity().into());
            let not_a_number = w.number(nan);
            let other = w.where_(is_infinity, infinity, not_a_number);
            bits = w.select(is_other, other, bits);
        }
        Others::Ones | Others::Unsigned => {
            let is_nan = w.tests(Op::IEqual, behind_sign, format.ones().into());
            bits = w.where_(is_nan, nan, bits);
        }
        Others::NegativeZero | Others::None => {}
    }
    if format.is_signed() {
        let sign = w.with(Op::ShiftRightLogical, value, format.sign().into());
        let sign = w.with(Op::ShiftLeftLogical, sign, 31);
        bits = w.op(Op::BitwiseOr, bits, sign);
    }
    if format.others == Others::NegativeZero {
        let is_nan = w.tests(Op::IEqual, value, format.nan().into());
        bits = w.where_(is_nan, nan, bits);
    }
    let number = s.b().bitcast(float, bits);
    Ok(Some(match result == float {
        true => number,
        false => s.b().op(Op::FConvert, result, &[number]),
    }))
}

/// How what lies between two numbers is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rounding {
    NearestEven,
    NearestAway,
    TowardZero,
    Upward,
    Downward,
}

impl Rounding {
    fn of(s: &Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Result<Self> {
        Ok(match s.metadata_string(2).unwrap_or_default() {
            b"round.tonearest" => Self::NearestEven,
            b"round.tonearestaway" => Self::NearestAway,
            b"round.towardzero" => Self::TowardZero,
            b"round.upward" => Self::Upward,
            b"round.downward" => Self::Downward,
            other => {
                let name = String::from_utf8_lossy(other);
                let intrinsic = intrinsic.name;
                return Err(Error::invalid(format!(
                    "'{name}' is no way of rounding that llvm.{intrinsic} has"
                )));
            }
        })
    }

    /// Whether what is left of a number rounds it up, away from zero: `rest` of 2 to the power of `shift`,
    /// behind the number `whole`.
    fn is_up(self, w: &mut Bits<'_>, (whole, rest, shift): (Id, Id, Id), negative: Id) -> Id {
        let one = w.number(1);
        let last = w.op(Op::ISub, shift, one);
        let half = w.op(Op::ShiftLeftLogical, one, last);
        match self {
            Self::NearestAway => w.test(Op::UGreaterThanEqual, rest, half),
            Self::NearestEven => {
                let more = w.test(Op::UGreaterThan, rest, half);
                let equal = w.test(Op::IEqual, rest, half);
                let low = w.op(Op::BitwiseAnd, whole, one);
                let odd = w.tests(Op::INotEqual, low, 0);
                let tie = w.both(Op::LogicalAnd, equal, odd);
                w.both(Op::LogicalOr, more, tie)
            }
            Self::TowardZero => w.fixed(false),
            Self::Upward | Self::Downward => {
                let some = w.tests(Op::INotEqual, rest, 0);
                let outward = self.is_outward(w, negative);
                w.both(Op::LogicalAnd, some, outward)
            }
        }
    }

    /// Whether numbers beyond the largest are rounded away from zero.
    fn is_outward(self, w: &mut Bits<'_>, negative: Id) -> Id {
        match self {
            Self::NearestEven | Self::NearestAway => w.fixed(true),
            Self::TowardZero => w.fixed(false),
            Self::Downward => negative,
            Self::Upward => w.b.op(Op::LogicalNot, w.bool, &[negative]),
        }
    }
}

/// `llvm.convert.to.arbitrary.fp(value, format, rounding, saturates)`
pub(super) fn to(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (format, rounding) = (Format::of(s, intrinsic)?, Rounding::of(s, intrinsic)?);
    let saturates = s.constant(3).is_some_and(|it| it & 1 != 0);
    let value = s.arg(0)?;
    let b = s.b();
    let has = b.type_of(value);
    let (component, single) = (b.components(has).0, b.type_float(32));
    let single = b.type_like(has, single);
    let ((width, fraction, bias), value) = match b.type_kind(component) {
        TypeKind::Float(width) if width == DOUBLE.0 => (DOUBLE, value),
        _ if has == single => (SINGLE, value),
        // A half and a bfloat are floats, too.
        _ => (SINGLE, b.op(Op::FConvert, single, &[value])),
    };
    let int = b.type_int(width);
    let ty = b.type_like(has, int);
    let bool = b.type_bool_like(ty);
    let bits = b.bitcast(ty, value);
    let mut w = Bits { b, ty, bool };
    let sign_at = u64::from(width.saturating_sub(1));
    let absolute = w.with(Op::BitwiseAnd, bits, low_ones(width.saturating_sub(1)));
    let sign = w.with(Op::ShiftRightLogical, bits, sign_at);
    let negative = w.tests(Op::INotEqual, sign, 0);
    let implicit = 1 << fraction;

    // The number is `digits` times 2 to the power of (exponent - bias - fraction).
    let field = w.with(Op::ShiftRightLogical, absolute, fraction.into());
    let is_small = w.tests(Op::IEqual, field, 0);
    let digits = w.with(Op::BitwiseAnd, absolute, low_ones(fraction));
    let normal = w.with(Op::BitwiseOr, digits, implicit);
    // Without numbers below the normal ones, those of a float are one place further left.
    let (small, least) = match format.is_signed() {
        true => (digits, 1),
        false => (w.with(Op::ShiftLeftLogical, digits, 1), 0),
    };
    let digits = w.select(is_small, small, normal);
    let exponent = w.where_(is_small, least, field);
    let less = bias.saturating_sub(format.bias.into());
    let exponent = w.with(Op::ISub, exponent, less);
    let is_below = w.tests(Op::SLessThan, exponent, least);

    // Cut to the digits that the format has: fewer below its normal numbers.
    let cut = u64::from(fraction.saturating_sub(format.fraction));
    let mut shift = w.number(cut);
    if format.is_signed() {
        let all = w.number(cut + 1);
        let more = w.op(Op::ISub, all, exponent);
        let most = u64::from(fraction) + 2;
        let is_far = w.tests(Op::UGreaterThan, more, most);
        let more = w.where_(is_far, most, more);
        shift = w.select(is_below, more, shift);
    }
    let whole = w.op(Op::ShiftRightLogical, digits, shift);
    let used = w.op(Op::ShiftLeftLogical, whole, shift);
    let rest = w.op(Op::ISub, digits, used);
    let up = rounding.is_up(&mut w, (whole, rest, shift), negative);
    let (one, zero) = (w.number(1), w.number(0));
    let up = w.select(up, one, zero);
    let rounded = w.op(Op::IAdd, whole, up);
    // The implicit one of a normal number adds one to the exponent, and so does a carry.
    let before = w.op(Op::ISub, exponent, one);
    let mut code = if format.is_signed() {
        let before = w.select(is_below, zero, before);
        let before = w.with(Op::ShiftLeftLogical, before, format.fraction.into());
        w.op(Op::IAdd, before, rounded)
    } else {
        let code = w.op(Op::IAdd, before, rounded);
        let is_less = w.tests(Op::IEqual, whole, 0);
        let is_below = w.both(Op::LogicalOr, is_below, is_less);
        w.select(is_below, zero, code)
    };

    // Beyond the largest.
    let (largest, nan) = (u64::from(format.largest()), u64::from(format.nan()));
    let is_beyond = w.tests(Op::UGreaterThan, code, largest);
    let infinity = low_ones(width.saturating_sub(fraction).saturating_sub(1)) << fraction;
    let beyond = match format.others {
        Others::None => w.number(largest),
        _ if saturates => w.number(largest),
        others => {
            let far = if others == Others::Ieee { format.infinity().into() } else { nan };
            let outward = rounding.is_outward(&mut w, negative);
            let is_infinite = w.tests(Op::UGreaterThanEqual, absolute, infinity);
            let outward = w.both(Op::LogicalOr, outward, is_infinite);
            let near = w.number(largest);
            w.where_(outward, far, near)
        }
    };
    code = w.select(is_beyond, beyond, code);
    let is_nan = w.tests(Op::UGreaterThan, absolute, infinity);
    code = w.where_(is_nan, nan, code);
    code = match format.others {
        Others::Unsigned => {
            let some = w.tests(Op::INotEqual, absolute, 0);
            let below_zero = w.both(Op::LogicalAnd, negative, some);
            w.where_(below_zero, nan, code)
        }
        others => {
            let sign = w.with(Op::ShiftLeftLogical, sign, format.sign().into());
            let signed = w.op(Op::BitwiseOr, code, sign);
            match others {
                // There is one zero.
                Others::NegativeZero => {
                    let is_zero = w.tests(Op::IEqual, code, 0);
                    w.select(is_zero, code, signed)
                }
                _ => signed,
            }
        }
    };
    Ok(Some(s.give_int(code)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_have_the_numbers_that_their_names_say() {
        for format in FORMATS {
            let name = std::str::from_utf8(format.name).expect("a name");
            let parts = format!("E{}M{}", format.exponent, format.fraction);
            assert!(name.contains(&parts), "{name}");
            let width = format.sign() + u32::from(format.is_signed());
            assert!(name.starts_with(&format!("Float{width}E")), "{name}");
            assert!(format.largest() <= format.ones(), "{name}");
        }
        let largest =
            |name: &[u8]| FORMATS.iter().find(|row| row.name == name).map(|row| row.largest());
        assert_eq!(largest(b"Float8E4M3FN"), Some(0x7e));
        assert_eq!(largest(b"Float8E5M2"), Some(0x7b));
        assert_eq!(largest(b"Float4E2M1FN"), Some(0x7));
    }
}
