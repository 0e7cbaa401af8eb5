//! Lists of aspects, each kept once however many functions have it.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use hashbrown::HashTable;

use crate::graph::Number;

/// A list of aspect numbers in [`AspectLists`]. Negative numbers are aspects that stay within the
/// compiler.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AspectList(pub Number);

impl AspectList {
    /// The list without elements.
    pub const EMPTY: AspectList = AspectList(Number::ZERO);
}

/// Repeats in lists shorter than this are searched for.
const SEARCHED: usize = 32;

/// Interned lists of aspects, in the order in which they were found, without repeats. There are few
/// different ones, however many functions there are.
#[derive(Clone, Debug)]
pub struct AspectLists {
    numbers: Vec<i32>,
    ends: Vec<u32>,
    interned: HashTable<AspectList>,
    /// Which lists there are a file decides.
    keys: RandomState,
}

impl Default for AspectLists {
    fn default() -> Self {
        let mut lists = AspectLists {
            numbers: Vec::new(),
            ends: Vec::new(),
            interned: HashTable::new(),
            keys: RandomState::new(),
        };
        lists.intern(&[]);
        lists
    }
}

impl AspectLists {
    /// The list with these numbers; repeats are dropped.
    pub fn intern(&mut self, numbers: &[i32]) -> AspectList {
        let mut unique: Vec<i32> = Vec::with_capacity(numbers.len());
        if numbers.len() < SEARCHED {
            for &number in numbers {
                if !unique.contains(&number) {
                    unique.push(number);
                }
            }
        } else {
            let mut known = HashSet::new();
            unique.extend(numbers.iter().filter(|&&number| known.insert(number)));
        }
        let hash = self.keys.hash_one(&unique[..]);
        if let Some(&list) = self.interned.find(hash, |&list| self.get(list) == unique) {
            return list;
        }
        let list = AspectList(Number::new(self.ends.len()));
        self.numbers.extend_from_slice(&unique);
        self.ends.push(self.numbers.len() as u32);
        let Self { numbers, ends, interned, keys } = self;
        interned.insert_unique(hash, list, |&list| keys.hash_one(slice(numbers, ends, list)));
        list
    }

    /// The list of what is in any of several.
    pub(crate) fn union(&mut self, several: &[AspectList]) -> AspectList {
        match several {
            [] => AspectList::EMPTY,
            [one] => *one,
            _ => {
                let all: Vec<i32> =
                    several.iter().flat_map(|&list| self.get(list)).copied().collect();
                self.intern(&all)
            }
        }
    }

    /// The numbers of a list.
    pub fn get(&self, list: AspectList) -> &[i32] {
        slice(&self.numbers, &self.ends, list)
    }

    /// All lists, by number; the empty one is the first.
    pub fn iter(&self) -> impl Iterator<Item = &[i32]> {
        (0..self.ends.len()).map(|number| self.get(AspectList(Number::new(number))))
    }
}

fn slice<'n>(numbers: &'n [i32], ends: &[u32], list: AspectList) -> &'n [i32] {
    let at = list.0.index();
    let start = at.checked_sub(1).map_or(0, |before| ends[before]);
    &numbers[start as usize..ends[at] as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_interned_without_repeats() {
        let mut lists = AspectLists::default();
        assert_eq!(lists.intern(&[]), AspectList::EMPTY);
        let list = lists.intern(&[6, -1, 6]);
        assert_eq!(lists.get(list), [6, -1]);
        assert_eq!(lists.intern(&[6, -1]), list);
        assert_ne!(lists.intern(&[-1, 6]), list);
    }
}
