//! Lists of numbers in words: two to a word where all are small, as those of most bodies are.
//!
//! Numbers are ids, places in tables and [`NONE`](super::rows::NONE), which counts as small too: what
//! is stored in half a word is the number plus one. The lower halves have the first half of a list,
//! so that a compiler can do several at once.

/// What a list is of.
pub(super) trait Number: Copy {
    fn number(self) -> u32;
    fn of(number: u32) -> Self;
}

/// How a list lies in words.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List {
    /// How many numbers.
    len: u32,
    /// Whether there are two in each word.
    narrow: bool,
}

impl List {
    /// The list in a word; `None` if it is too long.
    pub(super) fn to_word(self) -> Option<u32> {
        Some(self.len.checked_mul(2)? | u32::from(self.narrow))
    }

    /// The list of [`to_word`](Self::to_word).
    pub(super) fn of_word(word: u32) -> List {
        List { len: word >> 1, narrow: word & 1 != 0 }
    }

    /// Whether nothing is in it.
    pub(super) fn is_empty(self) -> bool {
        self.len == 0
    }

    /// How many words the list takes.
    pub(super) fn words(self) -> usize {
        let len = self.len as usize;
        if self.narrow { len.div_ceil(2) } else { len }
    }

    /// Adds a list to `words`; `None` if it has more numbers than can be counted.
    #[inline]
    pub(super) fn pack<T: Number>(numbers: &[T], words: &mut Vec<u32>) -> Option<List> {
        // Most lists of most bodies.
        if numbers.is_empty() { Some(List::default()) } else { Self::pack_some(numbers, words) }
    }

    fn pack_some<T: Number>(numbers: &[T], words: &mut Vec<u32>) -> Option<List> {
        let len = u32::try_from(numbers.len()).ok()?;
        let stored = |number: T| number.number().wrapping_add(1);
        let bits = numbers.iter().fold(0, |bits, &number| bits | stored(number));
        let narrow = bits <= u32::from(u16::MAX);
        if narrow {
            let (low, high) = numbers.split_at(numbers.len().div_ceil(2));
            let (pairs, odd) = low.split_at(high.len());
            let pairs = pairs.iter().zip(high);
            words.extend(pairs.map(|(&low, &high)| stored(low) | stored(high) << 16));
            words.extend(odd.iter().map(|&low| stored(low)));
        } else {
            words.extend(numbers.iter().map(|&number| number.number()));
        }
        Some(List { len, narrow })
    }

    /// Puts the numbers of a list, the next in `words`, into `numbers`, which are none.
    #[inline]
    pub(super) fn unpack<T: Number>(self, words: &mut &[u32], numbers: &mut Vec<T>) {
        if !self.is_empty() {
            self.unpack_some(words, numbers);
        }
    }

    fn unpack_some<T: Number>(self, words: &mut &[u32], numbers: &mut Vec<T>) {
        let (own, rest) = words.split_at(self.words());
        *words = rest;
        if self.narrow {
            numbers.extend(own.iter().map(|&word| T::of((word & 0xffff).wrapping_sub(1))));
            let high = own.iter().take((self.len as usize).saturating_sub(own.len()));
            numbers.extend(high.map(|&word| T::of((word >> 16).wrapping_sub(1))));
        } else {
            numbers.extend(own.iter().map(|&word| T::of(word)));
        }
    }
}

impl Number for u32 {
    #[inline]
    fn number(self) -> u32 {
        self
    }

    #[inline]
    fn of(number: u32) -> Self {
        number
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn lists_come_back_as_they_were() {
        let small = [0, 1, u32::MAX, 0xfffe, 7];
        let large = [0xffff, 0, u32::MAX - 1];
        let mut words = Vec::new();
        let mut lists = Vec::new();
        let numbers: [&[u32]; 6] = [&small, &small[..4], &[], &large, &large[1..2], &large[2..]];
        for numbers in numbers {
            lists.push(List::pack(numbers, &mut words).expect("few numbers"));
        }
        assert_eq!(lists.iter().map(|list| list.words()).collect::<Vec<_>>(), [3, 2, 0, 3, 1, 1]);
        let mut rest = &words[..];
        for (list, expected) in lists.into_iter().zip(numbers) {
            let mut found: Vec<u32> = Vec::new();
            list.unpack(&mut rest, &mut found);
            assert_eq!(found, expected);
        }
        assert!(rest.is_empty());
    }
}
