//! Numbers of things in tables, made so that an absent one takes no room.
//!
//! A graph has millions of functions with several optional facts each; passes read all of them from
//! end to end, so their size is time.

use std::num::NonZeroU32;

/// A number below 2^32 - 1. An `Option` of it is as large as itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(NonZeroU32);

impl Number {
    /// The number 0.
    pub const ZERO: Number = Number(NonZeroU32::MIN);

    /// This number.
    ///
    /// # Panics
    /// If it is 2^32 - 1 or more: a table has fewer entries.
    pub fn new(number: usize) -> Self {
        let above =
            u32::try_from(number).ok().and_then(|number| NonZeroU32::MIN.checked_add(number));
        Number(above.expect("a table has fewer than 2^32 - 1 entries"))
    }

    /// Where its entry is.
    #[inline]
    pub fn index(self) -> usize {
        // It is not 0.
        (self.0.get() as usize).wrapping_sub(1)
    }
}

impl Default for Number {
    fn default() -> Self {
        Number::ZERO
    }
}

impl std::fmt::Debug for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.index().fmt(f)
    }
}
