//! The base64 of property files.
//!
//! It is not that of RFC 4648: the alphabet is the same, but characters take the bits of the data
//! from the low end (character *i* holds bits 6*i* to 6*i*+5 of the little-endian bit string), and
//! there is no padding, so *n* bytes make ceil(8*n*/6) characters.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Where the bits of each character lie among those of three bytes.
const SHIFTS: [u32; 4] = [0, 6, 12, 18];

/// Appends the characters for `bytes` to `out`.
pub fn encode(bytes: &[u8], out: &mut String) {
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().rev().fold(0u32, |bits, &byte| (bits << 8) | u32::from(byte));
        // One byte is two characters, two are three, three are four.
        for shift in SHIFTS.into_iter().take(chunk.len().saturating_add(1)) {
            out.push(ALPHABET[(bits >> shift) as usize & 63] as char);
        }
    }
}

/// The bytes that `text` stands for; `None` if it is none that [`encode`] writes.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity((text.len() / 4).saturating_add(1).saturating_mul(3));
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for (shift, character) in SHIFTS.into_iter().zip(chunk) {
            let value = ALPHABET.iter().position(|known| known == character)? as u32;
            bits |= value << shift;
        }
        let all = bits.to_le_bytes();
        let (whole, rest) = all.split_at(match chunk.len() {
            1 => return None,
            length => length.saturating_sub(1),
        });
        if rest.iter().any(|&byte| byte != 0) {
            return None;
        }
        bytes.extend_from_slice(whole);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_packed_from_the_low_end() {
        // 160 bits: the numbers 0, 1, 6, 9, 12.
        let text = "gCAAAAAAAAAAAAAABAAAAYAAAAQCAAAAMAAAAA";
        let bytes = decode(text).unwrap();
        assert_eq!(bytes[..8], 160u64.to_le_bytes());
        assert_eq!(bytes[8..].chunks(4).map(|c| c[0]).collect::<Vec<_>>(), [0, 1, 6, 9, 12]);
        let mut again = String::new();
        encode(&bytes, &mut again);
        assert_eq!(again, text);
    }

    #[test]
    fn every_length_comes_back() {
        for length in 0..20u8 {
            let bytes: Vec<u8> = (0..length).map(|n| n.wrapping_mul(91) ^ 0xc5).collect();
            let mut text = String::new();
            encode(&bytes, &mut text);
            assert_eq!(text.len(), (8 * bytes.len()).div_ceil(6));
            assert_eq!(decode(&text).unwrap(), bytes);
        }
        for bad in ["A", "AAAAA", "A=", "A\u{e9}", "//"] {
            assert_eq!(decode(bad), None, "{bad}");
        }
    }
}
