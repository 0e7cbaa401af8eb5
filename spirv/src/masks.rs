//! Numbers of which some bits are set, for widths that a file gives.

/// The lowest bits of a number, so many.
pub fn low_ones(width: u32) -> u64 {
    u64::MAX.unbounded_shr(u64::BITS.saturating_sub(width))
}

/// The same in 128 bits.
pub fn low_ones_wide(width: u32) -> u128 {
    u128::MAX.unbounded_shr(u128::BITS.saturating_sub(width))
}

/// The same of a number of several words: the word at this place, from the lowest one.
pub fn low_ones_at(width: u32, place: usize) -> u64 {
    low_ones(width.saturating_sub((place as u32).saturating_mul(u64::BITS)))
}

/// The highest of the lowest bits, so many.
pub fn sign_bit(width: u32) -> u64 {
    low_ones(width) & !(low_ones(width) >> 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_every_width() {
        assert_eq!([0, 1, 8, 63, 64, 99].map(low_ones), [0, 1, 0xff, !0 >> 1, !0, !0]);
        assert_eq!([0, 65, 127, 128].map(low_ones_wide), [0, (1 << 65) - 1, !0 >> 1, !0]);
        assert_eq!([0, 1, 2].map(|at| low_ones_at(128, at)), [!0, !0, 0]);
        assert_eq!([0, 1, 2].map(|at| low_ones_at(65, at)), [!0, 1, 0]);
        assert_eq!([0, 1, 8, 63, 64].map(sign_bit), [0, 1, 0x80, 1 << 62, 1 << 63]);
    }
}
