//! Written numbers to words, by the rules of `spirv-as`.
//!
//! Integers are decimal, hexadecimal (`0x`, a bit pattern: it is extended by the sign of a signed
//! type) or octal (leading `0`). Floats are decimal or hexadecimal; what does not fit a hexadecimal
//! fraction is cut off, and an exponent above the largest gives infinity, so that the written forms
//! of infinities and NaNs read back. A decimal number for a format of 16 or 8 bits is rounded to a
//! single float and then cut off.

use super::context::{FloatFormat, Number, NumberKind};
use crate::masks::low_ones;

/// Why a text is not a number of a type.
pub(super) type NumberError = String;

/// Appends the words of a literal.
pub(super) fn literal(out: &mut Vec<u32>, number: Number, text: &[u8]) -> Result<(), NumberError> {
    let bits = match number.kind {
        NumberKind::Unsigned => unsigned(text, number.width)?,
        NumberKind::Signed => signed(text, number.width)?,
        NumberKind::Float(format) => float(text, format)?,
    };
    out.push(bits as u32);
    if number.words() == 2 {
        out.push((bits >> 32) as u32);
    }
    Ok(())
}

/// A number that is one word.
pub(super) fn word(text: &[u8]) -> Result<u32, NumberError> {
    // The width keeps it in range.
    unsigned(text, 32).map(|bits| bits as u32)
}

/// A single float as a word.
pub(super) fn single(text: &[u8]) -> Result<u32, NumberError> {
    float(text, FloatFormat::SINGLE).map(|bits| bits as u32)
}

struct Integer {
    negative: bool,
    hexadecimal: bool,
    magnitude: u64,
}

fn shown(text: &[u8]) -> String {
    let cut = &text[..text.len().min(60)];
    String::from_utf8_lossy(cut).into_owned()
}

fn integer(text: &[u8]) -> Result<Integer, NumberError> {
    let invalid = || format!("'{}' is not an integer", shown(text));
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let (radix, digits) = match digits {
        [b'0', b'x' | b'X', rest @ ..] => (16, rest),
        [b'0', rest @ ..] if !rest.is_empty() => (8, rest),
        _ => (10, digits),
    };
    if digits.is_empty() || !digits.iter().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(invalid());
    }
    let mut magnitude = 0u64;
    for &byte in digits {
        let digit = char::from(byte).to_digit(radix).ok_or_else(invalid)?;
        let next = magnitude.checked_mul(u64::from(radix));
        magnitude = next
            .and_then(|next| next.checked_add(u64::from(digit)))
            .ok_or_else(|| format!("integer {} does not fit in 64 bits", shown(text)))?;
    }
    Ok(Integer { negative, hexadecimal: radix == 16, magnitude })
}

fn unsigned(text: &[u8], width: u32) -> Result<u64, NumberError> {
    let value = integer(text)?;
    if value.negative {
        return Err(format!("{} is negative, but the literal is unsigned", shown(text)));
    }
    if width < 64 && value.magnitude >> width != 0 {
        return Err(format!("integer {} does not fit in {width} bits", shown(text)));
    }
    Ok(value.magnitude)
}

fn signed(text: &[u8], width: u32) -> Result<u64, NumberError> {
    let value = integer(text)?;
    let misfit = || format!("integer {} does not fit in {width} bits with a sign", shown(text));
    let unused = 64u32.saturating_sub(width);
    if value.hexadecimal && !value.negative {
        // A bit pattern.
        if width < 64 && value.magnitude >> width != 0 {
            return Err(misfit());
        }
        return Ok(((value.magnitude << unused) as i64 >> unused) as u64);
    }
    let largest = u64::MAX >> unused >> 1;
    if value.magnitude > largest.saturating_add(value.negative.into()) {
        return Err(misfit());
    }
    Ok(if value.negative { value.magnitude.wrapping_neg() } else { value.magnitude })
}

fn float(text: &[u8], format: FloatFormat) -> Result<u64, NumberError> {
    let invalid = || format!("'{}' is not a floating-point number", shown(text));
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let sign = if negative { format.sign() } else { 0 };
    if let [b'0', b'x' | b'X', rest @ ..] = digits {
        return hexadecimal(rest, format).map(|bits| bits | sign).ok_or_else(invalid);
    }
    // Neither a second sign nor the words `inf` and `nan`, which Rust would read.
    if !digits.first().is_some_and(|byte| byte.is_ascii_digit() || *byte == b'.') {
        return Err(invalid());
    }
    let digits = std::str::from_utf8(digits).map_err(|_| invalid())?;
    let too_large = || format!("{} is too large for the type", shown(text));
    if format == FloatFormat::DOUBLE {
        let value: f64 = digits.parse().map_err(|_| invalid())?;
        return if value.is_finite() { Ok(value.to_bits() | sign) } else { Err(too_large()) };
    }
    let value: f32 = digits.parse().map_err(|_| invalid())?;
    if !value.is_finite() {
        return Err(too_large());
    }
    if format == FloatFormat::SINGLE {
        return Ok(u64::from(value.to_bits()) | sign);
    }
    let bits = value.to_bits();
    let (field, fraction) = (bits >> 23, u64::from(bits & 0x7f_ffff));
    let significand = if field == 0 { fraction } else { fraction | 1 << 23 };
    // Denormals have the exponent of the smallest normal numbers.
    let exponent = i64::from(field.max(1)).saturating_sub(127 + 23);
    let small = pack(significand, exponent, format);
    if small > format.largest() { Err(too_large()) } else { Ok(small | sign) }
}

/// `1.8p+3` after `0x`.
fn hexadecimal(text: &[u8], format: FloatFormat) -> Option<u64> {
    let split = text.iter().position(|byte| matches!(byte, b'p' | b'P'))?;
    let (mantissa, [_, exponent @ ..]) = text.split_at(split) else { return None };
    let mut significand = 0u64;
    let mut scale = 0i64;
    let (mut digits, mut point) = (false, false);
    for &byte in mantissa {
        if byte == b'.' && !point {
            point = true;
            continue;
        }
        let digit = char::from(byte).to_digit(16)?;
        digits = true;
        // Digits beyond 60 bits cannot reach any fraction: they only scale.
        if significand >> 60 == 0 {
            significand = significand << 4 | u64::from(digit);
            scale = scale.saturating_sub(if point { 4 } else { 0 });
        } else {
            scale = scale.saturating_add(if point { 0 } else { 4 });
        }
    }
    let (negative, exponent) = match exponent {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, exponent),
    };
    if !digits || exponent.is_empty() {
        return None;
    }
    let mut power = 0i64;
    for &byte in exponent {
        let digit = char::from(byte).to_digit(10)?;
        // What saturates is far beyond every format.
        power = power.saturating_mul(10).saturating_add(digit.into());
    }
    let exponent = if negative { scale.saturating_sub(power) } else { scale.saturating_add(power) };
    Some(pack(significand, exponent, format))
}

/// The bits, without sign, of `significand * 2^exponent`, cut off to the format.
fn pack(significand: u64, exponent: i64, format: FloatFormat) -> u64 {
    // Normalise: the highest set bit is the leading 1.
    let Some(top) = significand.checked_ilog2().map(i64::from) else { return 0 };
    // An exponent that saturates is beyond the format in any case.
    let field = exponent.saturating_add(top).saturating_add(format.bias());
    let largest = low_ones(format.exponent);
    if field > largest as i64 {
        return largest << format.fraction;
    }
    // The number of places by which the significand is moved to the right; one exponent serves for
    // all denormals.
    let mut places = top.saturating_sub(format.fraction.into());
    if field <= 0 {
        places = places.saturating_add(1i64.saturating_sub(field));
    }
    let moved = match places {
        0..64 => significand >> places,
        -63..0 => significand << places.unsigned_abs(),
        _ => 0,
    };
    if field <= 0 {
        moved
    } else {
        moved & low_ones(format.fraction) | (field as u64) << format.fraction
    }
}

#[cfg(test)]
mod tests {
    use super::super::print_number;
    use super::*;

    fn number(width: u32, kind: NumberKind) -> Number {
        Number { width, kind }
    }

    fn words(width: u32, kind: NumberKind, text: &str) -> Option<Vec<u32>> {
        let mut out = Vec::new();
        literal(&mut out, number(width, kind), text.as_bytes()).ok()?;
        Some(out)
    }

    /// What `spirv-as` of SPIRV-Tools v2026.4 makes of the same texts.
    #[test]
    fn integers() {
        let unsigned = |width, text| words(width, NumberKind::Unsigned, text);
        let signed = |width, text| words(width, NumberKind::Signed, text);
        assert_eq!(unsigned(8, "0xff"), Some(vec![255]));
        assert_eq!(unsigned(8, "256"), None);
        assert_eq!(unsigned(32, "010"), Some(vec![8]));
        assert_eq!(unsigned(32, "+5"), Some(vec![5]));
        assert_eq!(unsigned(64, "18446744073709551615"), Some(vec![u32::MAX, u32::MAX]));
        for bad in ["-1", "-0", "0b1", "4294967296", "", "-", "0x", "1e5", "1.0", "08"] {
            assert_eq!(unsigned(32, bad), None, "{bad}");
        }
        assert_eq!(signed(8, "0xff"), Some(vec![u32::MAX]));
        assert_eq!(signed(5, "0x1f"), Some(vec![u32::MAX]));
        assert_eq!(signed(5, "-3"), Some(vec![-3i32 as u32]));
        assert_eq!(signed(32, "-0x5"), Some(vec![-5i32 as u32]));
        assert_eq!(signed(64, "-9223372036854775808"), Some(vec![0, 1 << 31]));
        for (width, bad) in
            [(8, "-129"), (16, "65535"), (32, "3000000000"), (5, "16"), (5, "-17"), (8, "0x100")]
        {
            assert_eq!(signed(width, bad), None, "{bad}");
        }
    }

    #[test]
    fn floats() {
        let half = |text| words(16, NumberKind::Float(FloatFormat::HALF), text);
        assert_eq!(half("1.1"), Some(vec![0x3c66]));
        assert_eq!(half("65520"), Some(vec![0x7bff]));
        assert_eq!(half("1e-6"), Some(vec![0x10]));
        assert_eq!(half("0x1.ffffp+3"), Some(vec![0x4bff]));
        assert_eq!(half("-0x1.8p+16"), Some(vec![0xfe00]));
        assert_eq!(half("70000"), None);
        // A denormal of bfloat16, whose exponent is that of the smallest normal number.
        let brain = |text| words(16, NumberKind::Float(FloatFormat::BFLOAT16), text);
        assert_eq!(brain("1e-39"), Some(vec![0xa]));
        let single = |text| words(32, NumberKind::Float(FloatFormat::SINGLE), text);
        assert_eq!(single("0x1p+200"), Some(vec![0x7f80_0000]));
        assert_eq!(single("0x1p-160"), Some(vec![0]));
        assert_eq!(single("0x1.8p-149"), Some(vec![1]));
        assert_eq!(single("0x123.4p-1"), Some(vec![145.625f32.to_bits()]));
        assert_eq!(single("1."), Some(vec![1f32.to_bits()]));
        assert_eq!(single(".5"), Some(vec![0.5f32.to_bits()]));
        for bad in ["1e39", "nan", "inf", "0x1", "-", "1e5x", "--1", "0x1.2.3p+0", "0xp+0"] {
            assert_eq!(single(bad), None, "{bad}");
        }
    }

    /// Every pattern of the small formats, and samples of the large ones, survive printing.
    #[test]
    fn printed_floats_read_back() {
        let check = |format: FloatFormat, bits: u64| {
            let number = number(1 + format.exponent + format.fraction, NumberKind::Float(format));
            let words = [bits as u32, (bits >> 32) as u32];
            let words = &words[..number.words()];
            let mut text = Vec::new();
            assert!(print_number::literal(&mut text, number, words));
            let mut read = Vec::new();
            literal(&mut read, number, &text).expect("printed text is a number");
            assert_eq!(read, words, "{}", String::from_utf8_lossy(&text));
        };
        for bits in 0..1 << 16 {
            check(FloatFormat::HALF, bits);
            check(FloatFormat::BFLOAT16, bits);
        }
        for bits in 0..1 << 8 {
            check(FloatFormat::E4M3, bits);
            check(FloatFormat::E5M2, bits);
            check(FloatFormat::E3M2, bits & 0x3f);
            check(FloatFormat::E2M3, bits & 0x3f);
            check(FloatFormat::E2M1, bits & 0xf);
        }
        let mut bits = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..200_000 {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            check(FloatFormat::SINGLE, bits & 0xffff_ffff);
            check(FloatFormat::DOUBLE, bits);
            check(FloatFormat::SINGLE, bits & 0x807f_ffff);
            check(FloatFormat::DOUBLE, bits & 0x800f_ffff_ffff_ffff);
        }
    }
}
