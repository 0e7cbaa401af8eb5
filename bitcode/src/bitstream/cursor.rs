//! A position in a stream of bits, least significant bit of each byte first.
//!
//! Reads do not fail: past the end of the data they give zeros and go on, which ends every number
//! and every list, and [`Cursor::check`] tells once per record. So the hot path has no error to
//! carry.

use crate::error::Error;

/// Marks a cursor that met a number of more than 64 bits; far beyond every position in a file.
const MALFORMED: u64 = 1 << 62;

/// The top bit of each of nine chunks of six bits.
const TOPS_OF_SIX: u64 = 0o40_40_40_40_40_40_40_40_40;

/// The number in nine chunks of six bits, their top bits left out: five bits of each, moved
/// together by pairs (lanes of 12, 24 and 48 bits).
#[inline]
fn squeeze_sixes(chunks: u64) -> u64 {
    let fives = chunks & !TOPS_OF_SIX;
    let tens = fives & 0x001f_01f0_1f01_f01f | (fives & 0x0000_7c07_c07c_07c0) >> 1;
    let twenties = tens & 0x03ff_0003_ff00_03ff | (tens & 0x0000_3ff0_003f_f000) >> 2;
    twenties & 0xf_ffff | (twenties & 0xfff_ff00_0000) >> 4 | (twenties >> 48) << 40
}

/// The lowest `width` bits, of less than 64.
#[inline(always)]
pub(super) fn mask(width: u32) -> u64 {
    (1u64 << width).wrapping_sub(1)
}

/// A position in a stream of bits.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    bit: u64,
    end: u64,
}

impl<'a> Cursor<'a> {
    /// A cursor over `bytes` from bit `start` to bit `end`; the end is cut to that of the data.
    pub fn new(bytes: &'a [u8], start: u64, end: u64) -> Self {
        Cursor { bytes, bit: start, end: end.min((bytes.len() as u64).saturating_mul(8)) }
    }

    /// The bit that is read next.
    #[inline]
    pub fn position(&self) -> u64 {
        self.bit & !MALFORMED
    }

    /// The byte that holds the bit that is read next, for errors.
    #[inline]
    pub fn byte(&self) -> u64 {
        self.position() / 8
    }

    /// The data that the cursor runs over.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The first bit behind the cursor's range.
    #[inline]
    pub fn end(&self) -> u64 {
        self.end
    }

    /// Number of bits left.
    #[inline]
    pub fn left(&self) -> u64 {
        self.end.saturating_sub(self.bit)
    }

    /// Moves to another bit.
    pub fn seek(&mut self, bit: u64) {
        self.bit = bit;
    }

    /// Passes over bits, of which there are so many left.
    #[inline(always)]
    pub(crate) fn skip(&mut self, bits: u64) {
        // Not `seek`: what was wrong before stays known.
        self.bit = self.bit.wrapping_add(bits);
    }

    /// An error unless all reads since the last check were within the data.
    #[inline]
    pub fn check(&self) -> Result<(), Error> {
        if self.bit <= self.end { Ok(()) } else { Err(self.overrun()) }
    }

    #[cold]
    fn overrun(&self) -> Error {
        if self.bit & MALFORMED != 0 {
            Error::malformed(self.byte(), "a variable-width number has more than 64 bits")
        } else {
            Error::malformed(self.end / 8, "unexpected end of the data in a record or block")
        }
    }

    /// At least 57 bits from the current position on, zeros behind the end of the data.
    #[inline(always)]
    fn peek(&self) -> u64 {
        let byte = (self.bit >> 3) as usize;
        // One comparison: a shifted position cannot overflow.
        match self.bytes.get(byte..byte.wrapping_add(8)).and_then(|chunk| chunk.first_chunk::<8>())
        {
            Some(chunk) => u64::from_le_bytes(*chunk) >> (self.bit & 7),
            None => Self::tail(self.bytes, byte) >> (self.bit & 7),
        }
    }

    /// The last bytes of the data.
    #[cold]
    fn tail(bytes: &[u8], byte: usize) -> u64 {
        let tail = bytes.get(byte..).unwrap_or(&[]);
        let mut chunk = [0; 8];
        chunk[..tail.len()].copy_from_slice(tail);
        u64::from_le_bytes(chunk)
    }

    /// A number of `width` bits, at most 57 (no field of a bitstream is wider than 32).
    #[inline(always)]
    pub fn fixed(&mut self, width: u32) -> u64 {
        let width = width.min(57);
        let value = self.peek() & mask(width);
        self.skip(width.into());
        value
    }

    /// A variable-width number in chunks of `width` bits (2 to 32), the top bit of each of which
    /// says whether another follows.
    #[inline(always)]
    pub fn vbr(&mut self, width: u32) -> u64 {
        let word = self.peek();
        let number = mask(width.wrapping_sub(1));
        let more = number.wrapping_add(1);
        if word & more == 0 {
            self.skip(width.into());
            return word & number;
        }
        // Two chunks are common enough to be worth a branch of their own; 57 bits hold both but for
        // the widest.
        let second = word >> width;
        if second & more == 0 && width <= 28 {
            self.skip(u64::from(width) << 1);
            return word & number | (second & number) << width.wrapping_sub(1);
        }
        let (value, bit) = self.vbr_long(width);
        self.bit = bit;
        value
    }

    /// A number of three chunks or more. By value, so that a cursor can live in registers.
    #[inline(never)]
    fn vbr_long(self, width: u32) -> (u64, u64) {
        let mut this = self;
        if width == 6 {
            let word = this.peek();
            // The first of nine chunks whose top bit is clear; chunks of six are by far the most.
            let last = !word & TOPS_OF_SIX;
            if last != 0 {
                let bits = last.trailing_zeros().wrapping_add(1);
                this.skip(bits.into());
                return (squeeze_sixes(word & mask(bits)), this.bit);
            }
        }
        let step = width.wrapping_sub(1);
        let number = mask(step);
        let mut value = 0u64;
        let mut shift = 0u32;
        loop {
            let mut word = this.peek();
            let mut available = 57u32;
            while available >= width {
                let bits = word & number;
                if shift >= 64 || (bits << shift) >> shift != bits {
                    if bits != 0 || shift > 128 {
                        return (0, this.bit | MALFORMED);
                    }
                } else {
                    value |= bits << shift;
                }
                this.skip(width.into());
                if word & (1 << step) == 0 {
                    return (value, this.bit);
                }
                shift = shift.wrapping_add(step);
                word >>= width;
                available = available.wrapping_sub(width);
            }
        }
    }

    /// Skips to the next multiple of 32 bits.
    #[inline]
    pub fn align32(&mut self) {
        self.bit = self.bit.wrapping_add(31) & !31;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_across_bytes_and_past_the_end() {
        let bytes = [0b1010_0101, 0xff, 0x00, 0x01];
        let mut cursor = Cursor::new(&bytes, 0, 32);
        assert_eq!(cursor.fixed(3), 0b101);
        assert_eq!(cursor.fixed(9), 0b1111_10100);
        assert_eq!(cursor.fixed(20), 0x100f);
        assert!(cursor.check().is_ok());
        assert_eq!(cursor.fixed(57), 0);
        assert!(cursor.check().is_err());
    }

    #[test]
    fn sixes_are_squeezed() {
        for chunks in [0, 1, 0x3f_ffff_ffff_ffff, 0o37_40_01_77_25_52_03_30_17, 1 << 52] {
            let expected = (0..9).fold(0, |sum, at| sum | (chunks >> (6 * at) & 0x1f) << (5 * at));
            assert_eq!(squeeze_sixes(chunks), expected, "{chunks:o}");
        }
    }

    #[test]
    fn variable_width_numbers() {
        // 0b1_00001, 0b0_00001 in chunks of 6: 33.
        let bytes =
            [0b0110_0001, 0b0000_0000, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
        let mut cursor = Cursor::new(&bytes, 0, 88);
        assert_eq!(cursor.vbr(6), 33);
        assert_eq!(cursor.position(), 12);
        // All ones never ends: an error, not a loop.
        let ones = [0xff; 64];
        let mut cursor = Cursor::new(&ones, 0, 512);
        cursor.vbr(6);
        assert!(cursor.check().unwrap_err().to_string().contains("more than 64 bits"));
    }
}
