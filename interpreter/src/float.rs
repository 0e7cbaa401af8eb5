//! Floating-point formats: their bits as numbers, and numbers rounded to them.
//!
//! Every format is a subset of `f64`, so operands are exact there. Sums, products, quotients and square
//! roots of numbers of at most 24 bits that are computed in `f64` and rounded once more are what one
//! rounding gives, as `f64` has more than twice as many bits.

/// A format of IEEE 754, or the short one of machine learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Half,
    BFloat,
    Single,
    Double,
}

/// `FPRoundingMode` of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Rounding {
    #[default]
    NearestEven,
    Zero,
    Up,
    Down,
}

impl Rounding {
    /// The mode with a number of the grammar.
    pub(crate) fn of(number: u32) -> Option<Self> {
        [Self::NearestEven, Self::Zero, Self::Up, Self::Down].get(number as usize).copied()
    }

    /// A number rounded to a whole one.
    pub(crate) fn whole(self, x: f64) -> f64 {
        match self {
            Self::NearestEven => x.round_ties_even(),
            Self::Zero => x.trunc(),
            Self::Up => x.ceil(),
            Self::Down => x.floor(),
        }
    }
}

impl Format {
    pub(crate) fn width(self) -> u32 {
        match self {
            Self::Half | Self::BFloat => 16,
            Self::Single => 32,
            Self::Double => 64,
        }
    }

    pub(crate) fn size(self) -> u64 {
        u64::from(self.width() / 8)
    }

    /// The bits of a significand, with the leading one that is not stored.
    fn precision(self) -> u32 {
        match self {
            Self::Half => 11,
            Self::BFloat => 8,
            Self::Single => 24,
            Self::Double => 53,
        }
    }

    fn bias(self) -> i32 {
        (1 << (self.width() - self.precision() - 1)) - 1
    }

    fn infinity(self) -> u128 {
        let fraction = self.precision() - 1;
        ((1 << (self.width() - 1 - fraction)) - 1) << fraction
    }

    /// The smallest positive number with a full significand: the lowest bit of the exponent.
    pub(crate) fn smallest_normal(self) -> f64 {
        self.decode(1 << (self.precision() - 1))
    }

    fn nan(self) -> u128 {
        self.infinity() | 1 << (self.precision() - 2)
    }

    /// The number that bits stand for.
    pub(crate) fn decode(self, bits: u128) -> f64 {
        match self {
            Self::Double => f64::from_bits(bits as u64),
            Self::Single => f32::from_bits(bits as u32).into(),
            Self::BFloat => f32::from_bits((bits as u32) << 16).into(),
            Self::Half => {
                let magnitude = (bits & 0x7fff) as u64;
                let number = match magnitude >> 10 {
                    // Multiples of the smallest number.
                    0 => magnitude as f64 * f64::from_bits((1023 - 24) << 52),
                    31 if magnitude & 0x3ff == 0 => f64::INFINITY,
                    31 => f64::NAN,
                    exponent => {
                        f64::from_bits((exponent + 1023 - 15) << 52 | (magnitude & 0x3ff) << 42)
                    }
                };
                if bits & 0x8000 != 0 { -number } else { number }
            }
        }
    }

    /// The bits of a number, rounded.
    pub(crate) fn encode(self, x: f64, rounding: Rounding) -> u128 {
        if self == Self::Double {
            return x.to_bits().into();
        }
        if x.is_nan() {
            return self.nan();
        }
        let bits = x.to_bits();
        let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
        if exponent == 0x7ff {
            return self.signed(x < 0.0, self.infinity());
        }
        let (significand, exponent) = match exponent {
            0 => (fraction, -1074),
            exponent => (fraction | 1 << 52, exponent - 1075),
        };
        self.pack(x.is_sign_negative(), significand.into(), exponent, rounding)
    }

    fn signed(self, negative: bool, magnitude: u128) -> u128 {
        magnitude | u128::from(negative) << (self.width() - 1)
    }

    /// The bits of `significand` times two to the power of `exponent`, rounded.
    pub(crate) fn pack(
        self,
        negative: bool,
        significand: u128,
        exponent: i32,
        rounding: Rounding,
    ) -> u128 {
        if significand == 0 {
            return self.signed(negative, 0);
        }
        let stored = self.precision() as i32 - 1;
        let lowest = 1 - self.bias() - stored;
        let top = exponent + (127 - significand.leading_zeros() as i32);
        // The weight of the last bit of the result.
        let unit = (top - stored).max(lowest);
        let drop = unit - exponent;
        let (mut kept, rest, half) = match drop {
            ..=0 => (significand << -drop, 0, 1),
            1..=127 => (significand >> drop, significand & ((1 << drop) - 1), 1u128 << (drop - 1)),
            128 => (0, significand, 1 << 127),
            // Less than half of a unit.
            _ => (0, 1, 2),
        };
        let up = match rounding {
            Rounding::NearestEven => rest > half || rest == half && kept & 1 == 1,
            Rounding::Zero => false,
            Rounding::Up => rest != 0 && !negative,
            Rounding::Down => rest != 0 && negative,
        };
        kept += u128::from(up);
        // The leading one of a normal number adds one to the exponent, and so does a carry.
        let magnitude = kept + (((unit - lowest) as u128) << stored);
        let infinity = self.infinity();
        let magnitude = if magnitude < infinity {
            magnitude
        } else {
            match rounding {
                Rounding::NearestEven => infinity,
                Rounding::Up if !negative => infinity,
                Rounding::Down if negative => infinity,
                _ => infinity - 1,
            }
        };
        self.signed(negative, magnitude)
    }

    /// The number rounded to this format.
    pub(crate) fn round(self, x: f64) -> f64 {
        self.decode(self.encode(x, Rounding::NearestEven))
    }

    /// `a * b + c` with one rounding.
    pub(crate) fn fused(self, a: f64, b: f64, c: f64) -> f64 {
        match self {
            Self::Single => f64::from((a as f32).mul_add(b as f32, c as f32)),
            _ => self.round(a.mul_add(b, c)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives() {
        for format in [Format::Half, Format::BFloat] {
            for bits in 0..=0xffffu128 {
                let number = format.decode(bits);
                let back = format.encode(number, Rounding::NearestEven);
                assert!(
                    back == bits || number.is_nan() && format.decode(back).is_nan(),
                    "{bits:x}"
                );
            }
        }
    }

    #[test]
    fn rounding_is_that_of_the_processor() {
        // A generator of no quality: the lowest bits of a product.
        let mut state = 1u64;
        for _ in 0..100_000 {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let x = f64::from_bits(state);
            if x.is_nan() {
                continue;
            }
            let bits = Format::Single.encode(x, Rounding::NearestEven);
            assert_eq!(bits, u128::from((x as f32).to_bits()), "{x:e}");
            let down = Format::Single.decode(Format::Single.encode(x, Rounding::Down));
            let up = Format::Single.decode(Format::Single.encode(x, Rounding::Up));
            let zero = Format::Single.decode(Format::Single.encode(x, Rounding::Zero));
            assert!(down <= x && x <= up && zero.abs() <= x.abs(), "{x:e}");
        }
    }

    #[test]
    fn large_numbers() {
        let pack = |rounding| Format::Half.pack(false, 65520, 0, rounding);
        assert_eq!(pack(Rounding::NearestEven), 0x7c00);
        assert_eq!(pack(Rounding::Zero), 0x7bff);
        assert_eq!(Format::Half.pack(true, 70000, 0, Rounding::Up), 0xfbff);
        assert_eq!(Format::Single.pack(false, u128::MAX, 0, Rounding::NearestEven), 0x7f80_0000);
        assert_eq!(Format::Double.pack(false, 1, -1075, Rounding::Up), 1);
        assert_eq!(Format::Double.pack(false, 1, -1075, Rounding::NearestEven), 0);
    }
}
