//! Names that are taken, in shards that know nothing of each other.
//!
//! A name that is taken gets a number behind it, and may then meet another. All that can ever meet
//! have the same *root*: what is left of a name without all the numbers behind it. So names are kept
//! by their roots, and those of different shards may be given at the same time.

use hashbrown::HashTable;

use super::print_number;
use crate::hash;

/// How many there are: as many as threads are likely to be of use.
pub(super) const SHARDS: usize = 16;

/// The root of a suggested name: without `_0`, `_17_3` and the like, as far as something is left.
fn root(suggested: &[u8]) -> &[u8] {
    // An empty name becomes an underscore.
    let mut root = if suggested.is_empty() { b"_" } else { suggested };
    while let Some(last) = root.iter().rposition(|byte| !byte.is_ascii_digit()) {
        let (before, behind) = root.split_at(last);
        // What is no letter becomes an underscore.
        if before.is_empty() || behind.len() == 1 || behind[0].is_ascii_alphabetic() {
            break;
        }
        root = before;
    }
    root
}

/// The shard of a suggested name.
#[inline]
pub(super) fn shard_of(suggested: &[u8]) -> usize {
    let root = root(suggested);
    let end = &root[root.len().saturating_sub(8)..];
    let start = root.len() as u64;
    let mixed = end.iter().fold(start, |mixed, &byte| mixed << 8 ^ u64::from(identifier(byte)));
    // The golden ratio spreads them; the highest four bits are the number.
    (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60) as usize
}

const _: () = assert!(SHARDS == 1 << 4, "a shard has a number of four bits");

/// A byte of a name as a byte of an identifier.
#[inline]
fn identifier(byte: u8) -> u8 {
    if byte.is_ascii_alphanumeric() { byte } else { b'_' }
}

/// A name in the arena.
#[derive(Clone, Copy, Debug)]
struct Name {
    start: usize,
    len: u32,
    /// All of `NAME_0` to `NAME_(next - 1)` are taken.
    next: u32,
}

/// A name in the table of names. Its hash stands beside it, as a table that grows asks for the hashes of all,
/// and the names themselves lie anywhere.
#[derive(Clone, Copy, Debug)]
struct Taken {
    hash: u32,
    /// Its place in the list of names.
    index: u32,
}

impl Taken {
    /// The hash of a name, as far as it is kept.
    fn hash(name: &[u8]) -> u32 {
        hash::of_bytes(name) as u32
    }

    /// A hash with bits in both halves: the table takes some from either end.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

/// Names of some roots, in the order in which they were given.
#[derive(Debug, Default)]
pub(super) struct Shard {
    arena: Vec<u8>,
    names: Vec<Name>,
    /// Names by content.
    taken: HashTable<Taken>,
}

impl Shard {
    /// How many names there are.
    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    /// A name by its index.
    #[inline]
    pub(super) fn get(&self, index: usize) -> &[u8] {
        let name = &self.names[index];
        &self.arena[name.start..][..name.len as usize]
    }

    /// Makes room for so many more names.
    pub(super) fn reserve(&mut self, names: usize) {
        self.names.reserve(names);
        self.taken.reserve(names, |taken| Taken::spread(taken.hash));
    }

    /// Adds a name: the suggestion as an identifier, or that with the first number behind it that is
    /// free. Gives the index of the one that has the suggestion already.
    pub(super) fn save(&mut self, suggested: &[u8]) -> Option<usize> {
        let start = self.arena.len();
        self.arena.extend(suggested.iter().map(|&byte| identifier(byte)));
        if suggested.is_empty() {
            self.arena.push(b'_');
        }
        let mut hash = Taken::hash(&self.arena[start..]);
        let met = self.find(start, hash);
        if let Some(taken) = met {
            self.arena.push(b'_');
            let base = self.arena.len();
            let mut number = self.names[taken].next;
            loop {
                self.arena.truncate(base);
                print_number::unsigned(&mut self.arena, u64::from(number));
                // Each number that is taken is part of a name, of which there are fewer than 2^32.
                number = number.wrapping_add(1);
                hash = Taken::hash(&self.arena[start..]);
                if self.find(start, hash).is_none() {
                    break;
                }
            }
            self.names[taken].next = number;
        }
        let index = self.names.len() as u32;
        let len = self.arena[start..].len() as u32;
        self.names.push(Name { start, len, next: 0 });
        let of = |taken: &Taken| Taken::spread(taken.hash);
        self.taken.insert_unique(Taken::spread(hash), Taken { hash, index }, of);
        met
    }

    /// The name that has the content of the arena from `start`.
    fn find(&self, start: usize, hash: u32) -> Option<usize> {
        let content = &self.arena[start..];
        let same = |taken: &Taken| taken.hash == hash && self.get(taken.index as usize) == content;
        self.taken.find(Taken::spread(hash), same).map(|taken| taken.index as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_meet_is_in_one_shard() {
        for family in [
            &["a", "a_0", "a_0_1", "a.0", "a:0.1"][..],
            &["a.b", "a_b", "a b_17"],
            &["_1", ".1", "_1_0", ".1.17"],
            &["", "_", "__0", ".", "._0_0"],
            &["17", "17_0"],
            &["very_long_name_of_something", "very.long.name of something_0"],
        ] {
            assert!(
                family.iter().all(|it| shard_of(it.as_bytes()) == shard_of(family[0].as_bytes()))
            );
        }
        let shards: std::collections::HashSet<usize> =
            (b'a'..=b'z').map(|letter| shard_of(&[letter])).collect();
        assert!(shards.len() > SHARDS / 2, "{shards:?}");
    }

    #[test]
    fn names_that_are_taken_get_numbers() {
        let mut shard = Shard::default();
        let met: Vec<_> = ["a", "a_0", "a", "a", "a_0"].map(|it| shard.save(it.as_bytes())).into();
        assert_eq!(met, [None, None, Some(0), Some(0), Some(1)]);
        let names: Vec<&[u8]> = (0..shard.len()).map(|index| shard.get(index)).collect();
        assert_eq!(names, [&b"a"[..], b"a_0", b"a_1", b"a_2", b"a_0_0"]);
    }
}
