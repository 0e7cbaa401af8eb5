//! Hashes of words and texts of the input, with a key that each run draws anew: no file can be made whose
//! names or declarations collide in a table. Tables by dense numbers, which nobody chooses, have a quicker
//! hash without a key.

use std::hash::{Hash, Hasher};

use foldhash::SharedSeed;
use foldhash::quality::FoldHasher;

/// The state that hashes begin with: not zero, which hashing nothing would leave as it is.
const START: u64 = 0x243f_6a88_85a3_08d3;

fn hasher() -> FoldHasher<'static> {
    FoldHasher::with_seed(START, SharedSeed::global_random())
}

/// The hash of a text.
#[inline]
pub(crate) fn of_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = hasher();
    hasher.write(bytes);
    hasher.finish()
}

/// The hash of words with what else tells them from others.
#[inline]
pub(crate) fn of_words(words: &[u32], more: impl Hash) -> u64 {
    let mut hasher = hasher();
    more.hash(&mut hasher);
    hasher.write(bytemuck::cast_slice(words));
    hasher.finish()
}

/// The hash of words that are made one by one. It is another one than that of a slice.
pub(crate) struct Words(FoldHasher<'static>);

impl Words {
    /// No words yet, but what tells them from others.
    #[inline]
    pub(crate) fn new(more: impl Hash) -> Self {
        let mut hasher = hasher();
        more.hash(&mut hasher);
        Self(hasher)
    }

    /// One more.
    #[inline]
    pub(crate) fn add(&mut self, word: u32) {
        self.0.write_u32(word);
    }

    /// The hash of all.
    #[inline]
    pub(crate) fn finish(&self) -> u64 {
        self.0.finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn what_is_counted_up_differs_in_the_upper_and_in_the_lower_half() {
        type Make = fn(u32) -> u64;
        let makes: [Make; 4] = [
            |at| of_words(&[], Some(at)),
            |at| of_words(&[at], ()),
            |at| {
                let mut words = Words::new(7);
                words.add(at);
                words.finish()
            },
            |at| of_bytes(format!("name{at}").as_bytes()),
        ];
        for make in makes {
            let hashes: Vec<u64> = (0..10_000).map(make).collect();
            for shift in [0, 32] {
                let halves: HashSet<u32> = hashes.iter().map(|it| (it >> shift) as u32).collect();
                assert!(halves.len() > 9_990, "{} of bits {shift} and above", halves.len());
            }
        }
    }
}
