//! Numbers as `spirv-dis` prints them.
//!
//! Integers in decimal; normal single and double floats with 9 and 17 significant digits (C's `%g`),
//! which identifies every value; other floats (infinities, NaNs, denormals, and all of the small
//! formats) in hexadecimal, with the bits of a NaN kept.

use std::fmt::Write as _;

use super::context::{FloatFormat, Number, NumberKind};
use crate::masks::low_ones;

/// Appends a number in decimal.
pub(super) fn unsigned(out: &mut Vec<u8>, mut value: u64) {
    if value < 10 {
        out.push(b'0' | value as u8);
        return;
    }
    let mut digits = [0; 20];
    let mut at = digits.len();
    while value > 0 {
        // No number has more digits than there is room for.
        at = at.wrapping_sub(1);
        digits[at] = b'0' | (value % 10) as u8;
        value /= 10;
    }
    out.extend_from_slice(&digits[at..]);
}

fn signed(out: &mut Vec<u8>, value: i64) {
    if value < 0 {
        out.push(b'-');
    }
    unsigned(out, value.unsigned_abs());
}

/// Appends a literal of a number type; false, and nothing appended, if its words are not what the
/// assembler would make of its written form.
pub(super) fn literal(out: &mut Vec<u8>, number: Number, words: &[u32]) -> bool {
    if words.len() != number.words() {
        return false;
    }
    let bits = match *words {
        [low] => u64::from(low),
        [low, high] => u64::from(low) | u64::from(high) << 32,
        _ => return false,
    };
    // Bits beyond the type must be those that the assembler puts there (SPIR-V section 2.2.1,
    // Literal): the sign for signed integers, else zeros.
    let unused = 64u32.saturating_sub(number.width);
    if number.kind == NumberKind::Signed {
        let bits = if words.len() == 1 { i64::from(bits as u32 as i32) } else { bits as i64 };
        if bits << unused >> unused != bits {
            return false;
        }
        signed(out, bits);
        return true;
    }
    if bits << unused >> unused != bits {
        return false;
    }
    match number.kind {
        NumberKind::Unsigned | NumberKind::Signed => unsigned(out, bits),
        NumberKind::Float(FloatFormat::SINGLE) => single(out, bits as u32),
        NumberKind::Float(FloatFormat::DOUBLE) => {
            let value = f64::from_bits(bits);
            if value.is_normal() || value == 0.0 {
                general(out, 17, value);
            } else {
                hexadecimal(out, FloatFormat::DOUBLE, bits);
            }
        }
        NumberKind::Float(format) => hexadecimal(out, format, bits),
    }
    true
}

/// Appends a single float.
pub(super) fn single(out: &mut Vec<u8>, bits: u32) {
    let value = f32::from_bits(bits);
    if value.is_normal() || value == 0.0 {
        general(out, 9, f64::from(value));
    } else {
        hexadecimal(out, FloatFormat::SINGLE, u64::from(bits));
    }
}

/// C's `%.*g`.
fn general(out: &mut Vec<u8>, precision: usize, value: f64) {
    let mut text = Stack { bytes: [0; 40], len: 0 };
    // `d.ddde-5`: correctly rounded, like C's. It fits: sign, 17 digits, point, exponent.
    let _ = write!(text, "{:.*e}", precision.saturating_sub(1), value);
    let text = &text.bytes[..text.len];
    let (sign, text) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    if sign {
        out.push(b'-');
    }
    let split = text.iter().position(|&byte| byte == b'e').unwrap_or(text.len());
    let (mantissa, exponent) = text.split_at(split);
    let exponent = std::str::from_utf8(exponent.get(1..).unwrap_or_default());
    let exponent: i32 = exponent.ok().and_then(|digits| digits.parse().ok()).unwrap_or(0);
    let mut digits = [0; 20];
    let found = mantissa.iter().filter(|byte| byte.is_ascii_digit());
    let len = digits.iter_mut().zip(found).map(|(digit, &byte)| *digit = byte).count();
    let mut digits = &digits[..len];
    while let [rest @ .., b'0'] = digits
        && !rest.is_empty()
    {
        digits = rest;
    }
    if exponent < -4 || exponent >= precision as i32 {
        out.push(digits[0]);
        if digits.len() > 1 {
            out.push(b'.');
            out.extend_from_slice(&digits[1..]);
        }
        out.push(b'e');
        out.push(if exponent < 0 { b'-' } else { b'+' });
        if exponent.unsigned_abs() < 10 {
            out.push(b'0');
        }
        unsigned(out, u64::from(exponent.unsigned_abs()));
    } else if exponent < 0 {
        out.extend_from_slice(b"0.");
        out.extend((1..exponent.unsigned_abs()).map(|_| b'0'));
        out.extend_from_slice(digits);
    } else {
        let whole = (exponent as usize).saturating_add(1);
        if let Some((before, behind)) = digits.split_at_checked(whole)
            && !behind.is_empty()
        {
            out.extend_from_slice(before);
            out.push(b'.');
            out.extend_from_slice(behind);
        } else {
            out.extend_from_slice(digits);
            out.extend((digits.len()..whole).map(|_| b'0'));
        }
    }
}

/// `-0x1.8p+3`: the leading digit is 1 but for zero; denormals are normalised, and infinities and
/// NaNs are written as if their exponent were an ordinary one.
fn hexadecimal(out: &mut Vec<u8>, format: FloatFormat, bits: u64) {
    let FloatFormat { exponent: exponent_bits, fraction: fraction_bits } = format;
    if bits & format.sign() != 0 {
        out.push(b'-');
    }
    let mut fraction = bits & low_ones(fraction_bits);
    let field = (bits >> fraction_bits & low_ones(exponent_bits)) as i64;
    // Denormals have the exponent of the smallest normal numbers.
    let mut exponent = field.max(1).saturating_sub(format.bias());
    if field == 0 {
        let Some(top) = fraction.checked_ilog2() else {
            out.extend_from_slice(b"0x0p+0");
            return;
        };
        let places = fraction_bits.saturating_sub(top);
        fraction = fraction << places & low_ones(fraction_bits);
        exponent = exponent.saturating_sub(places.into());
    }
    out.extend_from_slice(b"0x1");
    if fraction != 0 {
        out.push(b'.');
        // From the highest bits of 64 on.
        let mut left = fraction.rotate_right(fraction_bits);
        while left != 0 {
            out.push(b"0123456789abcdef"[(left >> 60) as usize]);
            left <<= 4;
        }
    }
    out.push(b'p');
    out.push(if exponent < 0 { b'-' } else { b'+' });
    unsigned(out, exponent.unsigned_abs());
}

/// A small buffer to format into.
struct Stack {
    bytes: [u8; 40],
    len: usize,
}

impl std::fmt::Write for Stack {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = self.len.saturating_add(text.len());
        let target = self.bytes.get_mut(self.len..end).ok_or(std::fmt::Error)?;
        target.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn float(format: FloatFormat, bits: u64) -> String {
        let width = 1 + format.exponent + format.fraction;
        let words = [bits as u32, (bits >> 32) as u32];
        let mut out = Vec::new();
        let number = Number { width, kind: NumberKind::Float(format) };
        assert!(literal(&mut out, number, &words[..number.words()]));
        String::from_utf8(out).expect("ASCII")
    }

    #[test]
    fn singles_and_doubles() {
        let single = |value: f32| float(FloatFormat::SINGLE, u64::from(value.to_bits()));
        assert_eq!(single(0.1), "0.100000001");
        assert_eq!(single(1e10), "1e+10");
        assert_eq!(single(1e-10), "1.00000001e-10");
        assert_eq!(single(-0.0), "-0");
        assert_eq!(single(123456.0), "123456");
        assert_eq!(single(0.0001), "9.99999975e-05");
        assert_eq!(single(0.001953125), "0.001953125");
        assert_eq!(single(f32::INFINITY), "0x1p+128");
        assert_eq!(float(FloatFormat::SINGLE, 0xffc0_0001), "-0x1.800002p+128");
        assert_eq!(float(FloatFormat::SINGLE, 1), "0x1p-149");
        let double = |value: f64| float(FloatFormat::DOUBLE, value.to_bits());
        assert_eq!(double(0.1), "0.10000000000000001");
        assert_eq!(double(1e300), "1.0000000000000001e+300");
        assert_eq!(double(-3.5), "-3.5");
        assert_eq!(float(FloatFormat::DOUBLE, 3), "0x1.8p-1073");
    }

    #[test]
    fn small_formats() {
        assert_eq!(float(FloatFormat::HALF, 0x3e00), "0x1.8p+0");
        assert_eq!(float(FloatFormat::HALF, 0x7e01), "0x1.804p+16");
        assert_eq!(float(FloatFormat::HALF, 1), "0x1p-24");
        assert_eq!(float(FloatFormat::HALF, 0x8000), "-0x0p+0");
        assert_eq!(float(FloatFormat::BFLOAT16, 0x3f80), "0x1p+0");
        assert_eq!(float(FloatFormat::E4M3, 0x7f), "0x1.ep+8");
        assert_eq!(float(FloatFormat::E4M3, 1), "0x1p-9");
        assert_eq!(float(FloatFormat::E5M2, 0x7c), "0x1p+16");
    }
}
