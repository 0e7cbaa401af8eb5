//! The nodes that an image has, as a set that gives them back in the order of the module.
//!
//! An image has thousands of nodes, out of a module of perhaps millions, and there may be thousands
//! of images: a bit for each node, and a bit for each word of such bits. Forgetting and listing cost
//! what is in the set, and one bit for 4,096 nodes of the module; sorting by comparison took a tenth
//! of the time of linking.

use super::at_least;
use super::bits::Bits;

/// A set of nodes.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// A bit for each node.
    nodes: Vec<u64>,
    /// A bit for each word of `nodes` that is not zero.
    words: Vec<u64>,
}

impl Marks {
    /// Forgets all nodes and makes room for those below `limit`.
    pub(super) fn start(&mut self, limit: usize) {
        for (words, nodes) in self.words.iter_mut().zip(self.nodes.chunks_mut(64)) {
            let mut words = std::mem::take(words);
            // Without a bit the place is 64, which is beyond every chunk.
            while let Some(bits) = nodes.get_mut(words.trailing_zeros() as usize) {
                *bits = 0;
                words &= words.wrapping_sub(1);
            }
        }
        let words = limit.div_ceil(64);
        at_least(&mut self.nodes, words);
        at_least(&mut self.words, words.div_ceil(64));
    }

    /// Adds a node; says whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, node: u32) -> bool {
        let word = node as usize / 64;
        let (old, bit) = (self.nodes[word], 1 << (node % 64));
        if old & bit != 0 {
            return false;
        }
        if old == 0 {
            self.words[word / 64] |= 1 << (word % 64);
        }
        self.nodes[word] = old | bit;
        true
    }

    /// Whether a node is in the set.
    #[inline]
    pub(super) fn contains(&self, node: u32) -> bool {
        self.nodes[node as usize / 64] >> (node % 64) & 1 != 0
    }

    /// All nodes, ascending.
    pub(super) fn list(&self) -> Vec<u32> {
        let mut nodes = Vec::new();
        self.runs(&Bits::default(), |start, end| nodes.extend(start..end));
        nodes
    }

    /// Calls `visit` with the first node and the end of each run of nodes that follow one another in
    /// the module, ascending. Those in `alone` are runs of their own.
    pub(super) fn runs(&self, alone: &Bits, mut visit: impl FnMut(u32, u32)) {
        // What may go on in the next word.
        let (mut start, mut end) = (0, 0);
        for (at, &words) in self.words.iter().enumerate() {
            let mut words = words;
            while words != 0 {
                let word = at << 6 | words.trailing_zeros() as usize;
                words &= words.wrapping_sub(1);
                let mut bits = self.nodes[word];
                let alone = bits & alone.chunk(word);
                while bits != 0 {
                    let first = bits.trailing_zeros();
                    let node = (word as u32) << 6 | first;
                    let joined = ((bits & !alone) >> first).trailing_ones();
                    // Of fewer than 2^32 nodes, so the end is a number too.
                    let behind = node.saturating_add(joined.max(1));
                    if joined == 0 {
                        if start < end {
                            visit(start, end);
                        }
                        visit(node, behind);
                        (start, end) = (0, 0);
                    } else if node == end && start < end {
                        end = behind;
                    } else {
                        if start < end {
                            visit(start, end);
                        }
                        (start, end) = (node, behind);
                    }
                    // Without all bits up to the last of these.
                    let taken = first.saturating_add(joined.max(1));
                    bits &= u64::MAX.checked_shl(taken).unwrap_or_default();
                }
            }
        }
        if start < end {
            visit(start, end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bits, Marks};

    #[test]
    fn lists_in_order_again_and_again() {
        let mut marks = Marks::default();
        for (limit, numbers) in [
            (10_000, vec![9_999, 0, 63, 64, 4_095, 4_096, 5]),
            (100, vec![]),
            (5, vec![4, 2]),
            (70_000, (0..70_000).rev().step_by(7).collect()),
            (500, (0..200).chain(250..256).chain(257..258).chain(300..448).collect()),
        ] {
            marks.start(limit);
            for &number in &numbers {
                assert!(!marks.contains(number));
                assert!(marks.insert(number));
                assert!(!marks.insert(number));
                assert!(marks.contains(number));
            }
            let mut expected = numbers;
            expected.sort_unstable();
            assert_eq!(marks.list(), expected);
            let mut alone = Bits::new(limit);
            (0..limit).step_by(65).for_each(|node| alone.set(node));
            let mut runs: Vec<(u32, u32)> = Vec::new();
            marks.runs(&alone, |start, end| runs.push((start, end)));
            assert!(runs.iter().flat_map(|&(start, end)| start..end).eq(expected));
            for pair in runs.windows(2) {
                let apart = |run: (u32, u32)| alone.has(run.0 as usize);
                assert!(pair[0].1 < pair[1].0 || apart(pair[0]) || apart(pair[1]));
            }
            assert!(runs.iter().all(|run| (run.0..run.1).len() == 1
                || !(run.0..run.1).any(|node| alone.has(node as usize))));
        }
    }
}
