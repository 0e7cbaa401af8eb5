//! Floating-point formats: from bits to a double, exactly, and from a double to bits, rounded to the
//! nearest, ties to even.
//!
//! A double has more than twice the digits of every narrower format here, so that one operation in
//! doubles, rounded once more, is the operation in that format rounded once.

#![expect(clippy::arithmetic_side_effects, reason = "the widths are those of four formats")]

/// A format with a sign, an exponent and a fraction, as IEEE 754 has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::specialize) struct Format {
    exponent: u32,
    fraction: u32,
}

impl Format {
    const HALF: Self = Self { exponent: 5, fraction: 10 };
    const FLOAT: Self = Self { exponent: 8, fraction: 23 };
    const DOUBLE: Self = Self { exponent: 11, fraction: 52 };
    pub(in crate::specialize) const BFLOAT16: Self = Self { exponent: 8, fraction: 7 };

    /// The format of IEEE 754 with this width.
    pub(in crate::specialize) fn ieee(width: u32) -> Option<Self> {
        match width {
            16 => Some(Self::HALF),
            32 => Some(Self::FLOAT),
            64 => Some(Self::DOUBLE),
            _ => None,
        }
    }

    fn width(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    /// The sign bit.
    pub(super) fn sign(self) -> u64 {
        1 << (self.width() - 1)
    }

    /// The bits of the exponent of infinities and of what is no number.
    fn special(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    /// Whether a value is normal: neither zero nor below the normal ones, infinite or no number.
    pub(super) fn is_normal(self, bits: u64) -> bool {
        let exponent = bits & self.special();
        exponent != 0 && exponent != self.special()
    }

    /// The value of some bits.
    pub(in crate::specialize) fn decode(self, bits: u64) -> f64 {
        if self == Self::DOUBLE {
            return f64::from_bits(bits);
        }
        let sign = if bits & self.sign() == 0 { 1.0 } else { -1.0 };
        let fraction = bits & ((1 << self.fraction) - 1);
        let exponent = (bits & self.special()) >> self.fraction;
        let bias = (1i32 << (self.exponent - 1)) - 1;
        let scale = |exponent: i32| 2f64.powi(exponent - self.fraction as i32);
        if bits & self.special() == self.special() {
            return if fraction == 0 { sign * f64::INFINITY } else { f64::NAN };
        }
        match exponent {
            0 => sign * fraction as f64 * scale(1 - bias),
            _ => sign * (fraction | 1 << self.fraction) as f64 * scale(exponent as i32 - bias),
        }
    }

    /// The bits of the value that is nearest to an integer.
    pub(super) fn encode_integer(self, value: i128) -> u64 {
        match self {
            Self::DOUBLE => (value as f64).to_bits(),
            _ => self.encode(rounding_as(value)),
        }
    }

    /// The bits of the value that is nearest; of what is no number, those of the usual quiet one.
    pub(in crate::specialize) fn encode(self, value: f64) -> u64 {
        if value.is_nan() {
            return self.special() | 1 << (self.fraction - 1);
        }
        if self == Self::DOUBLE {
            return value.to_bits();
        }
        let bits = value.to_bits();
        let sign = (bits >> 63) << (self.width() - 1);
        if value == 0.0 {
            return sign;
        }
        if value.is_infinite() {
            return sign | self.special();
        }
        let bias = (1i64 << (self.exponent - 1)) - 1;
        // A double below its normal ones is far below those of every narrower format.
        let exponent = (bits >> 52 & 0x7FF) as i64 - 1023;
        let digits = bits & ((1 << 52) - 1) | 1 << 52;
        // Digits that have no place: more of them below the normal values.
        let mut lost = 52 - i64::from(self.fraction);
        let mut biased = exponent + bias;
        if biased <= 0 {
            lost += 1 - biased;
            biased = 0;
        }
        if lost > 54 {
            return sign;
        }
        let kept = digits >> lost;
        let rest = digits & ((1 << lost) - 1);
        let half = 1u64 << (lost - 1);
        let up = rest > half || rest == half && kept & 1 == 1;
        // The leading digit of a normal value adds one to its exponent, as does a carry.
        let base = if biased > 0 { ((biased - 1) as u64) << self.fraction } else { 0 };
        let magnitude = base + kept + u64::from(up);
        sign | magnitude.min(self.special())
    }
}

/// A double that rounds as an integer does in every format with far fewer digits: cut off, with the
/// last digit set where digits were lost.
fn rounding_as(value: i128) -> f64 {
    let magnitude = value.unsigned_abs();
    let extra = (128 - magnitude.leading_zeros()).saturating_sub(53);
    let kept = magnitude >> extra;
    let lost = u128::from(kept << extra != magnitude);
    let rounded = (kept | lost) as f64 * 2f64.powi(extra as i32);
    if value < 0 { -rounded } else { rounded }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_and_bfloat_is_itself() {
        for format in [Format::HALF, Format::BFLOAT16] {
            for bits in 0..1u64 << 16 {
                let value = format.decode(bits);
                if !value.is_nan() {
                    assert_eq!(format.encode(value), bits, "{value}");
                }
            }
        }
    }

    #[test]
    fn floats_round_as_the_machine_does() {
        let mut state = 1u64;
        for _ in 0..200_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // Exponents around those of floats, so that some are below and some beyond.
            let exponent = 1023 - 160 + (state >> 20) % 320;
            let value =
                f64::from_bits(state & ((1 << 52) - 1) | exponent << 52 | state >> 63 << 63);
            let float = value as f32;
            assert_eq!(Format::FLOAT.encode(value), u64::from(float.to_bits()), "{value:e}");
            assert_eq!(Format::FLOAT.decode(u64::from(float.to_bits())), f64::from(float));
        }
    }

    #[test]
    fn halves_round_to_even() {
        let half = |value| Format::HALF.encode(value);
        assert_eq!(half(1.0 + 1.0 / 2048.0), 0x3C00);
        assert_eq!(half(1.0 + 3.0 / 2048.0), 0x3C02);
        assert_eq!((half(65519.0), half(65520.0)), (0x7BFF, 0x7C00));
        assert_eq!((half(2f64.powi(-25)), half(1.5 * 2f64.powi(-25))), (0, 1));
        assert_eq!(half(-0.0), 0x8000);
        assert_eq!(half(f64::NAN), 0x7E00);
    }

    #[test]
    fn integers_keep_what_decides_their_rounding() {
        // In bfloat16, halfway but for the last bit of 64.
        let value = (1i128 << 63) + (1 << 55) + 1;
        assert_eq!(Format::BFLOAT16.encode_integer(value), 0x5F01);
        let float = Format::FLOAT.encode_integer(-16_777_217);
        assert_eq!(float, u64::from((-16_777_216f32).to_bits()));
        assert_eq!(Format::DOUBLE.encode_integer(-12), (-12f64).to_bits());
    }
}
