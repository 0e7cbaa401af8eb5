//! Interned bit sets: numbers in place of the sets of aspects of functions.
//!
//! A program has millions of functions and a few dozen different sets. Four bytes for each function
//! stay in the cache of a core where the sets themselves do not, and most unions are of a set with
//! itself, with the empty one, or of two that were united a moment ago.

use std::hash::{BuildHasher, RandomState};

use hashbrown::HashTable;

/// The number of a set in [`Sets`]. Equal sets have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct SetId(pub(super) u32);

impl SetId {
    /// The set without elements.
    pub(super) const EMPTY: SetId = SetId(0);
}

impl From<u32> for SetId {
    fn from(number: u32) -> Self {
        SetId(number)
    }
}

impl From<SetId> for u32 {
    fn from(set: SetId) -> Self {
        set.0
    }
}

/// Most words of all sets. Programs have a few dozen sets of a word or two; each function of a long chain
/// may have one of its own, as long as the chain.
pub(super) const MOST_WORDS: usize = 1 << 22;

/// How many unions are remembered.
const REMEMBERED: usize = 256;

/// Bit sets of one width.
pub(super) struct Sets {
    /// Words of one set.
    width: usize,
    words: Vec<u64>,
    /// How many there are.
    count: u32,
    interned: HashTable<u32>,
    /// Which sets there are a file decides.
    keys: RandomState,
    /// There was no room for a set.
    full: bool,
    /// Two sets and their union, at a place that depends on the two. Without entries that are not
    /// true: at first all are of empty sets.
    unions: Vec<[SetId; 3]>,
}

impl Sets {
    /// Sets of so many words; there is the empty one.
    pub(super) fn new(width: usize) -> Self {
        let mut sets = Sets {
            width,
            words: Vec::new(),
            count: 0,
            interned: HashTable::new(),
            keys: RandomState::new(),
            full: false,
            unions: vec![[SetId::EMPTY; 3]; REMEMBERED],
        };
        sets.intern(&vec![0; width]);
        sets
    }

    /// The words of a set.
    pub(super) fn get(&self, set: SetId) -> &[u64] {
        words_of_set(&self.words, self.width, set.0)
    }

    /// The number of the set with these words; the empty one if there is no room for it.
    pub(super) fn intern(&mut self, set: &[u64]) -> SetId {
        let (width, hash) = (self.width, self.keys.hash_one(set));
        if let Some(&found) = self.interned.find(hash, |&id| self.get(SetId(id)) == set) {
            return SetId(found);
        }
        if self.words.len().saturating_add(width) > MOST_WORDS.max(width) {
            self.full = true;
            return SetId::EMPTY;
        }
        let id = self.count;
        // There are no more sets than words, and those are limited.
        self.count = self.count.wrapping_add(1);
        self.words.extend_from_slice(set);
        let (words, keys) = (&self.words, &self.keys);
        self.interned.insert_unique(hash, id, |&id| keys.hash_one(words_of_set(words, width, id)));
        SetId(id)
    }

    /// The union of two sets.
    #[inline]
    pub(super) fn union(&mut self, a: SetId, b: SetId) -> SetId {
        if a == b || b == SetId::EMPTY {
            return a;
        }
        if a == SetId::EMPTY {
            return b;
        }
        let place = a.0.wrapping_mul(31).wrapping_add(b.0) as usize % REMEMBERED;
        match self.unions[place] {
            [known_a, known_b, union] if known_a == a && known_b == b => union,
            _ => {
                let (of_a, of_b) = (self.get(a), self.get(b));
                let union: Vec<u64> = of_a.iter().zip(of_b).map(|(a, b)| a | b).collect();
                let union = self.intern(&union);
                self.unions[place] = [a, b, union];
                union
            }
        }
    }

    /// The words of all sets, by number, and whether all sets had room.
    pub(super) fn into_words(self) -> (Vec<u64>, bool) {
        (self.words, !self.full)
    }
}

/// The words of a set. Its place cannot overflow, as the set is among `words`.
pub(super) fn words_of_set(words: &[u64], width: usize, id: u32) -> &[u64] {
    &words[(id as usize).wrapping_mul(width)..][..width]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_are_those_of_the_words() {
        let mut sets = Sets::new(2);
        let mut all: Vec<[u64; 2]> = vec![[0; 2]];
        // More pairs than are remembered, so that places are used again.
        for bit in 0..40 {
            all.push([1 << bit, 1 << (bit % 7)]);
        }
        let ids: Vec<SetId> = all.iter().map(|set| sets.intern(set)).collect();
        assert_eq!(ids[0], SetId::EMPTY);
        for _ in 0..2 {
            for (a, &id_a) in all.iter().zip(&ids) {
                for (b, &id_b) in all.iter().zip(&ids) {
                    let union = sets.union(id_a, id_b);
                    assert_eq!(sets.get(union), [a[0] | b[0], a[1] | b[1]]);
                    assert_eq!(union, sets.union(id_b, id_a));
                }
            }
        }
    }
}
