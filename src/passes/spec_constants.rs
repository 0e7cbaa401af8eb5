//! Numbers for the specialization constants of an image, and what the runtime is told of them.
//!
//! Numbers begin at 0 in each image, or, if they would meet numbers that the module itself has given to
//! constants of the image, after these; constants come in the order of their first use, the functions of the
//! image being in the order of the module. In native mode every scalar has a number, in emulation mode every
//! constant has one, and its place in the buffer that the runtime fills, where each is aligned.

use rustc_hash::FxHashMap;

use crate::output::properties::{PropertySets, Value, set};
use crate::specialize::{ALL, PADDING};

/// A specialization constant, as far as the runtime is concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Constant {
    /// The symbolic name.
    pub(crate) name: String,
    /// Its scalars and padding, by offset.
    pub(crate) parts: Vec<Part>,
    /// How many numbers it takes in native mode.
    pub(crate) ids: u32,
    /// Bytes of a value.
    pub(crate) size: u64,
    /// The alignment of its type.
    pub(crate) align: u64,
    /// The bytes of the default.
    pub(crate) default: Vec<u8>,
    /// Whether its parts have numbers that the module gave them, which stay.
    pub(crate) is_numbered: bool,
}

/// A scalar or padding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// The number of a scalar, from the first of its constant on.
    pub(crate) id: Option<u32>,
    pub(crate) offset: u32,
    pub(crate) size: u32,
}

/// The constants of an image, with their first numbers, or numbers and places.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Numbers {
    /// Which constants of the module, and the number of each, in the order of the image.
    pub(crate) constants: Vec<(u32, u32)>,
    /// By constant of the module: its number, and its place in emulation mode.
    by_constant: FxHashMap<u32, (u32, u64)>,
}

impl Numbers {
    /// Numbers constants; `used` are those of the functions of the image in order, with repeats, `taken`
    /// the numbers that the module itself has given to constants of the image.
    pub(crate) fn of(
        all: &[Constant],
        used: impl Iterator<Item = u32> + Clone,
        taken: &[u32],
        native: bool,
    ) -> Self {
        let (numbers, end) = Self::beginning_with(0, all, used.clone(), native);
        match taken.iter().max() {
            Some(&highest) if taken.iter().any(|&number| number < end) => {
                Self::beginning_with(highest.saturating_add(1), all, used, native).0
            }
            _ => numbers,
        }
    }

    /// The numbers, of which this is the first, and their end.
    fn beginning_with(
        mut next: u32,
        all: &[Constant],
        used: impl Iterator<Item = u32>,
        native: bool,
    ) -> (Self, u32) {
        let mut numbers = Self::default();
        let mut place = 0u64;
        for at in used {
            let Some(constant) = all.get(at as usize) else { continue };
            if numbers.by_constant.contains_key(&at) {
                continue;
            }
            place = place.next_multiple_of(constant.align);
            let (number, ids) = match (constant.is_numbered, native) {
                (true, _) => (0, 0),
                (false, true) => (next, constant.ids),
                (false, false) => (next, 1),
            };
            numbers.by_constant.insert(at, (number, place));
            numbers.constants.push((at, number));
            next = next.saturating_add(ids);
            place = place.saturating_add(constant.size);
        }
        (numbers, next)
    }

    /// The number of a constant.
    pub(crate) fn number(&self, constant: u32) -> Option<u32> {
        self.by_constant.get(&constant).map(|it| it.0)
    }

    /// Where a constant is in the runtime's buffer.
    pub(crate) fn place(&self, constant: u32) -> Option<u64> {
        self.by_constant.get(&constant).map(|it| it.1)
    }

    /// Adds what the runtime must know.
    pub(crate) fn tell(&self, all: &[Constant], native: bool, sets: &mut PropertySets) {
        let mut defaults = Vec::new();
        let mut entries = Vec::with_capacity(self.constants.len());
        for (order, &(at, number)) in self.constants.iter().enumerate() {
            let constant = &all[at as usize];
            let mut records = Vec::new();
            defaults.extend_from_slice(&constant.default);
            if native || constant.is_numbered {
                for part in &constant.parts {
                    let id = part.id.map_or(PADDING, |id| number.saturating_add(id));
                    records.extend([id, part.offset, part.size]);
                }
            } else {
                records.extend([number, 0, constant.size as u32]);
            }
            if !native {
                // The gap before the next constant is said with this one.
                let next =
                    self.constants.get(order.saturating_add(1)).map(|next| &all[next.0 as usize]);
                let end = defaults.len() as u64;
                let aligned = next.map_or(end, |next| end.next_multiple_of(next.align));
                let gap = aligned.saturating_sub(end);
                if gap > 0 {
                    records.extend([PADDING, constant.size as u32, gap as u32]);
                    defaults.resize(aligned as usize, 0);
                }
            }
            entries.push((constant.name.clone(), Value::u32s(records)));
        }
        // Constants have different names.
        sets.extend(set::SPEC_CONSTANTS, entries);
        if !self.constants.is_empty() {
            sets.add(set::SPEC_CONSTANT_DEFAULTS, ALL, Value::bytes(defaults));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::properties::set::{SPEC_CONSTANT_DEFAULTS, SPEC_CONSTANTS};

    fn scalar(name: &str, size: u32) -> Constant {
        let part = Part { id: Some(0), offset: 0, size };
        let default = vec![size as u8; size as usize];
        let (size, align) = (size.into(), size.into());
        let (name, parts) = (name.into(), vec![part]);
        Constant { name, parts, ids: 1, size, align, default, is_numbered: false }
    }

    /// `struct A { int x; struct Nested { float a, b; } n; }`, with two bytes of padding behind.
    fn pod() -> Constant {
        let part = |id, offset| Part { id: Some(id), offset, size: 4 };
        let padding = Part { id: None, offset: 12, size: 4 };
        let parts = vec![part(0, 0), part(1, 4), part(2, 8), padding];
        Constant { parts, ids: 3, size: 16, align: 4, default: vec![9; 16], ..scalar("pod", 4) }
    }

    fn records(sets: &PropertySets, name: &str) -> Vec<u32> {
        sets.get(SPEC_CONSTANTS, name).and_then(Value::as_u32s).unwrap_or_default()
    }

    #[test]
    fn scalars_are_numbered_from_0_in_the_order_of_use() {
        let all = [pod(), scalar("unused", 8), scalar("one", 4)];
        let numbers = Numbers::of(&all, [2, 0, 2].into_iter(), &[], true);
        let mut sets = PropertySets::default();
        numbers.tell(&all, true, &mut sets);
        assert_eq!(records(&sets, "one"), [0, 0, 4]);
        assert_eq!(records(&sets, "pod"), [1, 0, 4, 2, 4, 4, 3, 8, 4, PADDING, 12, 4]);
        assert!(records(&sets, "unused").is_empty());
        let mut defaults = vec![4; 4];
        defaults.extend([9; 16]);
        assert_eq!(sets.get(SPEC_CONSTANT_DEFAULTS, ALL), Some(&Value::bytes(defaults)));
        assert_eq!((numbers.number(0), numbers.number(1)), (Some(1), None));
    }

    #[test]
    fn constants_in_the_buffer_are_aligned() {
        let all = [scalar("half", 2), scalar("int", 4)];
        let numbers = Numbers::of(&all, [0, 1].into_iter(), &[], false);
        let mut sets = PropertySets::default();
        numbers.tell(&all, false, &mut sets);
        assert_eq!(records(&sets, "half"), [0, 0, 2, PADDING, 2, 2]);
        assert_eq!(records(&sets, "int"), [1, 0, 4]);
        assert_eq!(numbers.place(1), Some(4));
        let defaults = vec![2, 2, 0, 0, 4, 4, 4, 4];
        assert_eq!(sets.get(SPEC_CONSTANT_DEFAULTS, ALL), Some(&Value::bytes(defaults)));
    }

    #[test]
    fn numbers_of_the_module_stay_and_others_come_after_them() {
        let part = |id, offset| Part { id: Some(id), offset, size: 4 };
        let parts = vec![part(7, 0), part(5, 4)];
        let numbered = Constant { parts, size: 8, is_numbered: true, ..scalar("numbered", 4) };
        let all = [scalar("new", 4), numbered];
        // They begin at 0 if that meets none of them.
        for (taken, first) in [([7, 5], 0), ([7, 0], 8)] {
            let numbers = Numbers::of(&all, [1, 0].into_iter(), &taken, true);
            let mut sets = PropertySets::default();
            numbers.tell(&all, true, &mut sets);
            assert_eq!(records(&sets, "numbered"), [7, 0, 4, 5, 4, 4]);
            assert_eq!(records(&sets, "new"), [first, 0, 4]);
        }
    }
}
