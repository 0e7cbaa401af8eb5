//! Scalar types of constants: how many bytes a value has in memory, how many words in a literal, and
//! what a text means as a value.

use crate::grammar::{FPEncoding, Op};
use crate::masks::{low_ones, low_ones_wide};
use crate::read::Module;

use super::fold::float::Format;

/// The type of a scalar constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// `OpTypeBool`: one byte for a runtime.
    Bool,
    /// `OpTypeInt`.
    Int {
        /// In bits.
        width: u32,
        /// Whether SPIR-V calls it signed; for kernels no integer is.
        signed: bool,
    },
    /// `OpTypeFloat`.
    Float {
        /// In bits.
        width: u32,
        /// The encoding, where it is not that of IEEE 754.
        encoding: Option<u32>,
    },
}

/// Whether a text means a value that is no finite number, rather than one that is too large.
fn is_not_finite(text: &str) -> bool {
    // Numbers have no letter but that of their exponent.
    text.contains(|c: char| c.is_ascii_alphabetic() && !c.eq_ignore_ascii_case(&'e'))
}

impl Scalar {
    /// The scalar type of an id, if it is one.
    pub fn of(module: &Module<'_>, ty: u32) -> Option<Self> {
        let ty = module.definition(ty)?;
        match ty.op() {
            Op::TypeBool => Some(Self::Bool),
            Op::TypeInt => Some(Self::Int { width: ty.word(2)?, signed: ty.word(3)? == 1 }),
            Op::TypeFloat => Some(Self::Float { width: ty.word(2)?, encoding: ty.word(3) }),
            _ => None,
        }
    }

    /// Its width in bits; 1 for a truth value.
    pub fn width(self) -> u32 {
        match self {
            Self::Bool => 1,
            Self::Int { width, .. } | Self::Float { width, .. } => width,
        }
    }

    /// Bytes of a value in memory.
    pub fn bytes(self) -> usize {
        self.width().div_ceil(8) as usize
    }

    /// All bits that a value can have, of types of 64 bits at most.
    pub(super) fn mask(self) -> u64 {
        low_ones(self.width())
    }

    /// How its values are encoded, if it is a floating-point type that can be calculated with.
    pub(super) fn format(self) -> Option<Format> {
        match self {
            Self::Float { width, encoding: None } => Format::ieee(width),
            Self::Float { width: 16, encoding: Some(encoding) }
                if encoding == FPEncoding::BFloat16KHR.0 =>
            {
                Some(Format::BFLOAT16)
            }
            _ => None,
        }
    }

    /// The value of bits of a floating-point type that is known.
    pub fn value(self, bits: u64) -> Option<f64> {
        Some(self.format()?.decode(bits))
    }

    /// The literal with these bytes: least significant word first, the last one filled up as the
    /// type wants it (SPIR-V section 2.2.1, Literal).
    pub(super) fn literal(self, bytes: &[u8]) -> Vec<u32> {
        let mut words: Vec<u32> = bytes
            .chunks(4)
            .map(|four| {
                let mut word = [0; 4];
                word[..four.len()].copy_from_slice(four);
                u32::from_le_bytes(word)
            })
            .collect();
        let used = self.width() % 32;
        if let Some(last) = words.last_mut().filter(|_| used != 0) {
            let shift = 32_u32.saturating_sub(used);
            *last = match self {
                Self::Int { signed: true, .. } => ((*last << shift) as i32 >> shift) as u32,
                _ => *last << shift >> shift,
            };
        }
        words
    }

    /// The bytes of the value that a text means: `true` and `false`, decimal numbers, or the bits as
    /// a hexadecimal number behind `0x`. `None` if it means none, or one out of range: infinite is only what is
    /// written so (`inf`).
    ///
    /// Eight bits may be a boolean value, too: in memory it has so many, and SYCL's specialization constants are
    /// what they are in memory.
    pub fn parse(self, text: &str) -> Option<Vec<u8>> {
        let width = self.width();
        let in_range = |bits: u128| (width >= 128 || bits >> width == 0).then_some(bits);
        let bits = if let Some(digits) = text.strip_prefix("0x").or(text.strip_prefix("0X")) {
            in_range(u128::from_str_radix(digits, 16).ok()?)?
        } else {
            match self {
                Self::Bool => match text {
                    "true" | "1" => 1,
                    "false" | "0" => 0,
                    _ => return None,
                },
                Self::Int { width: 8, .. } if matches!(text, "true" | "false") => {
                    (text == "true").into()
                }
                Self::Int { .. } => match text.strip_prefix('-') {
                    Some(digits) => {
                        let value: u128 = digits.parse().ok()?;
                        let least = 1u128.checked_shl(width.checked_sub(1)?)?;
                        (value <= least).then(|| value.wrapping_neg() & low_ones_wide(width))?
                    }
                    None => in_range(text.parse().ok()?)?,
                },
                Self::Float { width: 32, encoding: None } => {
                    // By way of a double it might be rounded twice.
                    let value: f32 = text.parse().ok()?;
                    (value.is_finite() || is_not_finite(text)).then(|| value.to_bits().into())?
                }
                Self::Float { .. } => {
                    let bits = self.format()?.encode(text.parse().ok()?);
                    let is_finite = self.value(bits)?.is_finite();
                    (is_finite || is_not_finite(text)).then(|| bits.into())?
                }
            }
        };
        let bytes = bits.to_le_bytes();
        bytes.get(..self.bytes()).map(<[u8]>::to_vec)
    }

    /// How a message calls it.
    pub fn name(self) -> String {
        match self {
            Self::Bool => "bool".into(),
            Self::Int { width, signed: false } => format!("i{width}"),
            Self::Int { width, signed: true } => format!("s{width}"),
            Self::Float { width, encoding: None } => format!("f{width}"),
            Self::Float { width, encoding: Some(encoding) } => match FPEncoding(encoding).name() {
                Some(name) => format!("f{width} {name}"),
                None => format!("f{width} of encoding {encoding}"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const I8: Scalar = Scalar::Int { width: 8, signed: false };
    const S8: Scalar = Scalar::Int { width: 8, signed: true };

    #[test]
    fn texts_are_values_of_the_type() {
        let float = |width| Scalar::Float { width, encoding: None };
        let bfloat = Scalar::Float { width: 16, encoding: Some(FPEncoding::BFloat16KHR.0) };
        assert_eq!(Scalar::Bool.parse("true"), Some(vec![1]));
        assert_eq!(Scalar::Bool.parse("2"), None);
        assert_eq!(I8.parse("255"), Some(vec![255]));
        assert_eq!(I8.parse("-128"), Some(vec![128]));
        assert_eq!((I8.parse("256"), I8.parse("-129"), I8.parse("0x100")), (None, None, None));
        assert_eq!(Scalar::Int { width: 64, signed: false }.parse("-1"), Some(vec![255; 8]));
        assert_eq!(float(32).parse("0.1"), Some(0.1f32.to_le_bytes().to_vec()));
        assert_eq!(float(64).parse("-2.5"), Some((-2.5f64).to_le_bytes().to_vec()));
        assert_eq!(float(16).parse("1"), Some(vec![0x00, 0x3C]));
        assert_eq!(bfloat.parse("1"), Some(vec![0x80, 0x3F]));
        assert_eq!(float(32).parse("0x3f800000"), Some(1f32.to_le_bytes().to_vec()));
        assert_eq!(float(32).parse("one"), None);
        // What is too large is not made infinite, and what is called so is.
        for (width, large, infinite) in [
            (16, "65520", &[0x00, 0x7C][..]),
            (32, "1e39", &[0, 0, 0x80, 0x7F]),
            (64, "-1e400", &[0, 0, 0, 0, 0, 0, 0xF0, 0x7F]),
        ] {
            assert_eq!(float(width).parse(large), None, "{large}");
            for text in ["inf", "Infinity"] {
                assert_eq!(float(width).parse(text).as_deref(), Some(infinite), "{text}");
            }
            assert!(float(width).parse("NaN").is_some());
        }
        assert!(float(16).parse("65504").is_some() && bfloat.parse("1e39").is_none());
        // A boolean value in memory.
        assert_eq!((I8.parse("true"), S8.parse("false")), (Some(vec![1]), Some(vec![0])));
        assert_eq!(Scalar::Int { width: 16, signed: false }.parse("true"), None);
    }

    #[test]
    fn narrow_literals_fill_a_word_as_their_type_wants_it() {
        assert_eq!(I8.literal(&[0x80]), [0x80]);
        assert_eq!(S8.literal(&[0x80]), [0xFFFF_FF80]);
        let long = Scalar::Int { width: 40, signed: true };
        assert_eq!(long.literal(&[1, 2, 3, 4, 0x85]), [0x0403_0201, 0xFFFF_FF85]);
    }
}
