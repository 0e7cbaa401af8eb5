//! What has just been said of a target: it is not said again, however much that is.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::emit::{Code, Id};
use crate::grammar::Decoration;
use crate::hash;

/// Decorations that a target has once, with one value.
const ONCE: [Decoration; 5] = [
    Decoration::Alignment,
    Decoration::FPFastMathMode,
    Decoration::FPRoundingMode,
    Decoration::SpecId,
    Decoration::MaxByteOffset,
];

/// So many decorations are compared one by one; of more there is a table. Nearly all targets have fewer.
const FEW: usize = 8;

/// The decorations that were written for one target, one after another.
#[derive(Debug, Default)]
pub(super) struct Said {
    target: Id,
    /// Whether they are among those that are shared.
    shared: bool,
    /// Where they begin.
    start: usize,
    count: usize,
    /// Which of [`ONCE`] are there.
    once: u8,
    /// First word and number of words of each, once there are more than [`FEW`].
    table: HashTable<(u32, u32)>,
}

impl Said {
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.begin(Id::NONE, false, 0);
    }

    fn begin(&mut self, target: Id, shared: bool, start: usize) {
        let mut table = std::mem::take(&mut self.table);
        table.clear();
        *self = Self { target, shared, start, count: 0, once: 0, table };
    }

    /// Whether the instruction from word `start` of `out` on, its last, says something new of the target; if
    /// so, it is said from here on.
    pub(super) fn is_new(&mut self, target: Id, shared: bool, out: &Code, start: usize) -> bool {
        if (self.target, self.shared) != (target, shared) || self.start > start {
            self.begin(target, shared, start);
        }
        let (words, new) = (out.words(), &out.words()[start..]);
        let decoration = new.get(2).map(|&number| Decoration(number));
        let once = ONCE.iter().position(|it| Some(*it) == decoration).map_or(0, |at| 1 << at);
        if self.once & once != 0 {
            return false;
        }
        let mut known = out.instructions_from(self.start).take_while(|it| it.0 < start);
        if self.count < FEW {
            if known.any(|it| it.1 == new) {
                return false;
            }
        } else {
            let part = |&(start, length): &(u32, u32)| &words[start as usize..][..length as usize];
            let hasher = |place: &(u32, u32)| hash::of_words(part(place), ());
            if self.table.is_empty() {
                for (start, words) in known {
                    let place = (start as u32, words.len() as u32);
                    self.table.insert_unique(hasher(&place), place, hasher);
                }
            }
            let place = (start as u32, new.len() as u32);
            match self.table.entry(hasher(&place), |known| part(known) == new, hasher) {
                Entry::Occupied(_) => return false,
                Entry::Vacant(room) => room.insert(place),
            };
        }
        self.once |= once;
        self.count = self.count.saturating_add(1);
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::emit::{FragmentBuilder, Id};
    use crate::grammar::Decoration;

    #[test]
    fn nothing_is_said_twice_of_one_target() {
        for count in [3, 7, 8, 9, 100] {
            let mut b = FragmentBuilder::new();
            let (one, other) = (b.fresh(Id::NONE), b.fresh(Id::NONE));
            for _ in 0..2 {
                for number in 0..count {
                    b.decorate(one, Decoration::UserSemantic, &[number]);
                    b.decorate(one, Decoration::Alignment, &[number]);
                }
            }
            let all: Vec<u32> = b.decorations.instructions().map(|it| it.1[3]).collect();
            // The first alignment, and every text once.
            let mut expected: Vec<u32> = (0..count).collect();
            expected.insert(1, 0);
            assert_eq!(all, expected);
            // Of another target it is new.
            b.decorate(other, Decoration::Alignment, &[5]);
            assert_eq!(b.decorations.instructions().count(), expected.len() + 1);
        }
    }
}
