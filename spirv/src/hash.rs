//! Hashes of words and texts of the input, with a key that each run draws anew: no file can be made whose
//! names or declarations collide in a table. Tables by dense numbers, which nobody chooses, have a quicker
//! hash without a key.

use std::hash::{Hash, Hasher};

use foldhash::SharedSeed;
use foldhash::fast::FoldHasher;

fn hasher() -> FoldHasher<'static> {
    FoldHasher::with_seed(0, SharedSeed::global_random())
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
