//! The words of a wide integer ([`super::wide`]), in place: they are few, and made anew for each operation.

use std::ops::{Deref, DerefMut};

use lapidary_spirv::emit::Id;

use crate::lower::facts::MOST_WIDE_BITS;

/// Room for the words of a product of the largest, which has twice as many as its factors.
const ROOM: usize = 2 * MOST_WIDE_BITS.div_ceil(64) as usize;

/// The ids of words, lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    ids: [Id; ROOM],
    count: usize,
}

impl Words {
    /// So many words, each by its place.
    pub(crate) fn each(count: usize, mut word: impl FnMut(usize) -> Id) -> Self {
        let mut words = Self { ids: [Id::NONE; ROOM], count: count.min(ROOM) };
        words.iter_mut().zip(0..).for_each(|(place, at)| *place = word(at));
        words
    }

    /// So many of the lowest words.
    pub(crate) fn lowest(&self, count: usize) -> Self {
        Self { count: self.count.min(count), ..*self }
    }

    /// The highest word.
    pub(crate) fn top(&self) -> Id {
        self.last().copied().unwrap_or(Id::NONE)
    }
}

impl From<[Id; 2]> for Words {
    fn from(pair: [Id; 2]) -> Self {
        Self::each(2, |at| pair[at])
    }
}

impl Deref for Words {
    type Target = [Id];

    fn deref(&self) -> &[Id] {
        self.ids.get(..self.count).unwrap_or_default()
    }
}

impl DerefMut for Words {
    fn deref_mut(&mut self) -> &mut [Id] {
        self.ids.get_mut(..self.count).unwrap_or_default()
    }
}
