//! Which leaves of the range are in blocks: one bit for each. A block gets the first run that is long
//! enough, so that what is in use stays together at the front and is on few pages.

/// How many leaves the range has.
pub(super) const LEAVES: usize = 128 << 10;

/// The bits of a word.
const BITS: usize = u64::BITS as usize;

#[derive(Debug)]
pub(super) struct Leaves {
    /// Whether a leaf is in a block.
    used: [u64; LEAVES / BITS],
    /// No leaf before is free.
    first: usize,
    /// No leaf from here on was ever in a block.
    fresh: usize,
    /// How many there are; nobody has asked yet as long as it is `None`.
    count: Option<usize>,
}

impl Leaves {
    pub(super) const fn new() -> Self {
        Self { used: [0; LEAVES / BITS], first: 0, fresh: 0, count: None }
    }

    /// Whether nobody has said how many there are.
    pub(super) fn is_closed(&self) -> bool {
        self.count.is_none()
    }

    /// Says how many there are.
    pub(super) fn open(&mut self, count: usize) {
        self.count = Some(count.min(LEAVES));
    }

    /// A run of so many leaves: where it begins, and whether none of them was in a block before.
    pub(super) fn take(&mut self, count: usize) -> Option<(usize, bool)> {
        let mut at = self.next(self.first, LEAVES, false);
        self.first = at;
        loop {
            let end = at.saturating_add(count);
            if end > self.count? {
                return None;
            }
            let run = self.next(at, end, true);
            if run == end {
                break;
            }
            at = self.next(run, LEAVES, false);
        }
        let fresh = at >= self.fresh;
        self.mark(at, at.saturating_add(count), true);
        Some((at, fresh))
    }

    /// Takes a run back.
    pub(super) fn give(&mut self, at: usize, count: usize) {
        self.mark(at, at.saturating_add(count), false);
        self.first = self.first.min(at);
    }

    /// Makes a run one of another length, if nothing is in the way.
    pub(super) fn resize(&mut self, at: usize, from: usize, to: usize) -> bool {
        let (old, new) = (at.saturating_add(from), at.saturating_add(to));
        if to <= from {
            self.give(new, from.saturating_sub(to));
            return true;
        }
        let free = self.count.is_some_and(|count| new <= count) && self.next(old, new, true) == new;
        if free {
            self.mark(old, new, true);
        }
        free
    }

    /// The first leaf from `at` on that is used or not, or `end`.
    fn next(&self, at: usize, end: usize, used: bool) -> usize {
        let mut at = at;
        while at < end {
            let word = self.used.get(at / BITS).copied().unwrap_or_default();
            let found = if used { word } else { !word } >> (at % BITS);
            if found != 0 {
                return at.saturating_add(found.trailing_zeros() as usize).min(end);
            }
            at = (at / BITS).saturating_add(1).saturating_mul(BITS);
        }
        end
    }

    /// Says of the leaves from `at` to `end` whether they are used.
    fn mark(&mut self, at: usize, end: usize, used: bool) {
        let mut at = at;
        while at < end {
            let next = (at / BITS).saturating_add(1).saturating_mul(BITS).min(end);
            // So many bits from the place of `at` on: between one and all of them, since `at` < `next`.
            let count = next.saturating_sub(at);
            let bits = u64::MAX >> BITS.saturating_sub(count) << (at % BITS);
            if let Some(word) = self.used.get_mut(at / BITS) {
                if used { *word |= bits } else { *word &= !bits }
            }
            at = next;
        }
        if used {
            self.fresh = self.fresh.max(end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What it does, said with a list of booleans.
    struct Plain {
        used: Vec<bool>,
        touched: Vec<bool>,
    }

    impl Plain {
        fn take(&mut self, count: usize) -> Option<(usize, bool)> {
            let at = (0..=self.used.len().checked_sub(count)?)
                .find(|&at| self.used[at..at + count].iter().all(|used| !used))?;
            let fresh = self.touched[at..].iter().all(|touched| !touched);
            self.set(at, count, true);
            Some((at, fresh))
        }

        fn set(&mut self, at: usize, count: usize, used: bool) {
            self.used[at..at + count].fill(used);
            if used {
                self.touched[at..at + count].fill(true);
            }
        }
    }

    #[test]
    fn runs_are_the_first_that_fit_and_nobody_else_s() {
        let many = 777;
        let mut leaves = Leaves::new();
        assert!(leaves.is_closed() && leaves.take(1).is_none());
        leaves.open(many);
        let mut plain = Plain { used: vec![false; many], touched: vec![false; many] };
        let mut runs: Vec<(usize, usize)> = Vec::new();
        let mut seed = 1_u64;
        let mut draw = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for step in 0..200_000 {
            let size = if draw(4) == 0 { 200 } else { 9 };
            let count = draw(size) + 1;
            let which = if runs.is_empty() { 0 } else { draw(runs.len()) };
            // As many are given back as taken, but more or fewer of them at times.
            match draw(if step / 1000 % 2 == 0 { 3 } else { 5 }) {
                0 | 3 => {
                    let taken = leaves.take(count);
                    assert_eq!(taken, plain.take(count), "step {step}");
                    runs.extend(taken.map(|(at, _)| (at, count)));
                }
                1 | 4 if !runs.is_empty() => {
                    let (at, count) = runs.swap_remove(which);
                    leaves.give(at, count);
                    plain.set(at, count, false);
                }
                2 if !runs.is_empty() => {
                    let (at, from) = runs[which];
                    let free = count <= from
                        || at + count <= many
                            && plain.used[at + from..at + count].iter().all(|it| !it);
                    assert_eq!(leaves.resize(at, from, count), free, "step {step}");
                    if free {
                        plain.set(at, from, false);
                        plain.set(at, count, true);
                        runs[which].1 = count;
                    }
                }
                _ => {}
            }
        }
        let used = |at: usize| leaves.used[at / BITS] >> (at % BITS) & 1 == 1;
        assert!((0..many).all(|at| used(at) == plain.used[at]));
    }

    #[test]
    fn none_is_given_without_a_range() {
        let mut leaves = Leaves::new();
        leaves.open(0);
        assert!(!leaves.is_closed());
        assert_eq!(leaves.take(1), None);
        leaves.open(LEAVES + 1);
        assert_eq!(leaves.take(LEAVES), Some((0, true)));
        assert_eq!(leaves.take(1), None);
        leaves.give(LEAVES - 1, 1);
        assert_eq!(leaves.take(1), Some((LEAVES - 1, false)));
    }
}
