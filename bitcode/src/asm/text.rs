//! The lexical level of LLVM assembly: names, strings, numbers and words (LangRef, "Identifiers",
//! "String constants", "Simple Constants").

use std::fmt::Write;

use crate::ir::{CallingConvention, Flags, Type};

/// Writes formatted text to a `String`, which cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {{
        use std::fmt::Write;
        let _ = write!($out, $($arg)*);
    }};
}
pub(super) use put;

/// Writes bytes as they stand between double quotes: printable ASCII as it is, the rest, the quote
/// and the backslash escaped.
pub(super) fn escaped(out: &mut String, bytes: &[u8]) {
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if byte != b'"' => out.push(char::from(byte)),
            _ => put!(out, "\\{byte:02X}"),
        }
    }
}

/// Writes a string in double quotes.
pub(super) fn quoted(out: &mut String, bytes: &[u8]) {
    out.push('"');
    escaped(out, bytes);
    out.push('"');
}

/// Writes a name after its sigil, quoted where the plain form would not read back.
pub(super) fn name(out: &mut String, bytes: &[u8]) {
    let plain = |&byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    let starts_plain = bytes.first().is_some_and(|byte| !byte.is_ascii_digit());
    if starts_plain && bytes.iter().all(plain) {
        escaped(out, bytes);
    } else {
        quoted(out, bytes);
    }
}

/// Writes the name of a metadata kind or of named metadata, after its `!`: these are never quoted.
pub(super) fn metadata_name(out: &mut String, bytes: &[u8]) {
    for (index, &byte) in bytes.iter().enumerate() {
        let plain = byte.is_ascii_alphabetic()
            || matches!(byte, b'-' | b'$' | b'.' | b'_')
            || (index > 0 && byte.is_ascii_digit());
        if plain {
            out.push(char::from(byte));
        } else {
            put!(out, "\\{byte:02X}");
        }
    }
}

/// Writes a word after a space; nothing for the empty one, which stands for what is not said.
pub(super) fn push_word(out: &mut String, word: &str) {
    if !word.is_empty() {
        out.push(' ');
        out.push_str(word);
    }
}

/// Writes flags, each after a space.
pub(super) fn push_flags(out: &mut String, flags: Flags) {
    if flags.0 == 0 {
        return;
    }
    let fast = flags.has(Flags::FAST);
    if fast {
        out.push_str(" fast");
    }
    for &(flag, word) in Flags::KEYWORDS {
        if flags.has(flag) && !(fast && flag & Flags::FAST != 0) {
            push_word(out, word);
        }
    }
}

/// Writes a calling convention and a space; nothing for the C convention.
pub(super) fn calling_convention(out: &mut String, convention: CallingConvention) {
    if convention != CallingConvention::C {
        match convention.name() {
            Some(name) => put!(out, "{name} "),
            None => put!(out, "cc {} ", convention.0),
        }
    }
}

/// Writes a floating-point constant of the given type from its bits (least significant word first).
///
/// `float` and `double` are decimal where six digits after the point are exact, as LLVM prints them,
/// and otherwise the bits of a double in hexadecimal; the other types are always hexadecimal.
pub(super) fn float(out: &mut String, ty: Type, bits: [u64; 2]) {
    match ty {
        Type::Half => put!(out, "0xH{:04X}", bits[0] as u16),
        Type::BFloat => put!(out, "0xR{:04X}", bits[0] as u16),
        Type::Float => double(out, widen(bits[0] as u32)),
        Type::X86Fp80 => put!(out, "0xK{:04X}{:016X}", bits[1] as u16, bits[0]),
        Type::Fp128 => put!(out, "0xL{:016X}{:016X}", bits[0], bits[1]),
        Type::PpcFp128 => put!(out, "0xM{:016X}{:016X}", bits[0], bits[1]),
        _ => double(out, bits[0]),
    }
}

/// The bits of the double with the value of a float; a signalling NaN stays one, which a conversion
/// would not promise.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        u64::from(bits >> 31) << 63 | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29
    } else {
        f64::from(value).to_bits()
    }
}

fn double(out: &mut String, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        let start = out.len();
        let _ = write!(out, "{value:.6e}");
        if out[start..].parse() == Ok(value) {
            // C's form of the exponent: a sign and at least two digits.
            let exponent = out[start..].find('e').map_or(out.len(), |at| start.saturating_add(at));
            let digits = out.split_off(exponent);
            let digits = digits.trim_start_matches('e');
            out.push('e');
            let (sign, digits) = match digits.strip_prefix('-') {
                Some(digits) => ('-', digits),
                None => ('+', digits),
            };
            put!(out, "{sign}{digits:0>2}");
            return;
        }
        out.truncate(start);
    }
    put!(out, "0x{bits:016X}");
}

/// A number of `width` bits, at most 64, whose highest one is a sign.
pub(super) fn signed(word: u64, width: u32) -> i64 {
    let above = u64::BITS.saturating_sub(width);
    (word.unbounded_shl(above) as i64).unbounded_shr(above)
}

/// Writes a wide integer (words, least significant first, two's complement of `width` bits) in
/// decimal; as an unsigned number if asked to.
pub(super) fn wide_integer(out: &mut String, words: &[u64], width: u32, unsigned: bool) {
    let mut words = words.to_vec();
    words.resize((width as usize).div_ceil(64).max(1), 0);
    let last = words.len().saturating_sub(1);
    // What is above the width in the last word.
    let above = (words.len() as u32).saturating_mul(64).saturating_sub(width);
    let mask = u64::MAX.unbounded_shr(above);
    words[last] &= mask;
    let negative = !unsigned && words[last].unbounded_shl(above) >> 63 == 1;
    if negative {
        let mut carry = true;
        for word in &mut words {
            let (sum, overflow) = (!*word).overflowing_add(u64::from(carry));
            *word = sum;
            carry = overflow;
        }
        words[last] &= mask;
        out.push('-');
    }
    // Schoolbook division by 10^18. Widths are bounded by LLVM (2^23 bits), and real ones are 128.
    const CHUNK: u128 = 1_000_000_000_000_000_000;
    let mut chunks = Vec::new();
    let mut len = words.len();
    while len > 0 {
        let mut remainder = 0u128;
        for word in words[..len].iter_mut().rev() {
            let dividend = remainder << 64 | u128::from(*word);
            *word = (dividend / CHUNK) as u64;
            remainder = dividend % CHUNK;
        }
        chunks.push(remainder as u64);
        len = words[..len].iter().rposition(|&word| word != 0).map_or(0, |at| at.saturating_add(1));
    }
    put!(out, "{}", chunks.pop().unwrap_or(0));
    for chunk in chunks.iter().rev() {
        put!(out, "{chunk:018}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(write: impl FnOnce(&mut String)) -> String {
        let mut out = String::new();
        write(&mut out);
        out
    }

    #[test]
    fn names_are_quoted_only_where_they_must_be() {
        for (bytes, expected) in [
            (&b"main"[..], "main"),
            (b"_Z3foov.1-x", "_Z3foov.1-x"),
            (b"1st", "\"1st\""),
            (b"", "\"\""),
            (b"a b", "\"a b\""),
            (b"$x", "\"$x\""),
            (b"\x01\"\\\xff", "\"\\01\\22\\\\\\FF\""),
        ] {
            assert_eq!(with(|out| name(out, bytes)), expected);
        }
        assert_eq!(with(|out| metadata_name(out, b"1llvm.x y")), "\\31llvm.x\\20y");
    }

    #[test]
    fn floats_are_decimal_only_when_that_is_exact() {
        let print = |ty, value: u64| with(|out| float(out, ty, [value, 0]));
        let print_double = |value: f64| print(Type::Double, value.to_bits());
        assert_eq!(print_double(1.0), "1.000000e+00");
        assert_eq!(print_double(-0.0), "-0.000000e+00");
        assert_eq!(print_double(1.5e300), "1.500000e+300");
        assert_eq!(print_double(2.5e-7), "2.500000e-07");
        assert_eq!(print_double(0.1 + 0.2), "0x3FD3333333333334");
        assert_eq!(print_double(f64::INFINITY), "0x7FF0000000000000");
        assert_eq!(print(Type::Float, u64::from(0.1f32.to_bits())), "0x3FB99999A0000000");
        assert_eq!(print(Type::Float, u64::from(0.5f32.to_bits())), "5.000000e-01");
        // A signalling NaN keeps its quiet bit clear.
        assert_eq!(print(Type::Float, 0x7f80_0001), "0x7FF0000020000000");
        assert_eq!(print(Type::Half, 0x3c00), "0xH3C00");
        assert_eq!(print(Type::BFloat, 0x3f80), "0xR3F80");
        let fp80 = with(|out| float(out, Type::X86Fp80, [1 << 63, 0x3fff]));
        assert_eq!(fp80, "0xK3FFF8000000000000000");
    }

    #[test]
    fn wide_integers_are_exact() {
        let print =
            |words: &[u64], width, unsigned| with(|out| wide_integer(out, words, width, unsigned));
        assert_eq!(print(&[0, 0], 128, false), "0");
        assert_eq!(print(&[u64::MAX, u64::MAX], 128, false), "-1");
        assert_eq!(
            print(&[u64::MAX, u64::MAX], 128, true),
            "340282366920938463463374607431768211455"
        );
        assert_eq!(print(&[0, 1 << 63], 128, false), "-170141183460469231731687303715884105728");
        assert_eq!(print(&[0, 1], 65, true), "18446744073709551616");
        assert_eq!(print(&[0, 1], 65, false), "-18446744073709551616");
        assert_eq!(print(&[5], 128, false), "5");
        assert_eq!(print(&[1_000_000_000_000_000_000], 100, false), "1000000000000000000");
        assert_eq!(print(&[255], 8, false), "-1");
    }
}
