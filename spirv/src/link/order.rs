//! The nodes that an image has, as a set that lists them in the order of the module.
//!
//! An image has thousands of nodes, out of a module of perhaps millions, and there may be thousands
//! of images: a bit for each node, and a bit for each word of such bits. Forgetting and listing cost
//! what is in the set, and one bit for 4,096 nodes of the module; sorting by comparison took a tenth
//! of the time of linking.

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
        for (at, words) in self.words.iter_mut().enumerate() {
            let mut words = std::mem::take(words);
            while words != 0 {
                self.nodes[at * 64 + words.trailing_zeros() as usize] = 0;
                words &= words - 1;
            }
        }
        let words = limit.div_ceil(64);
        if self.nodes.len() < words {
            self.nodes.resize(words, 0);
            self.words.resize(words.div_ceil(64), 0);
        }
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

    /// Lists all nodes, ascending, into a vector that is emptied first.
    pub(super) fn list(&self, nodes: &mut Vec<u32>) {
        nodes.clear();
        for (at, &words) in self.words.iter().enumerate() {
            let mut words = words;
            while words != 0 {
                let word = at * 64 + words.trailing_zeros() as usize;
                words &= words - 1;
                let mut bits = self.nodes[word];
                nodes.reserve(64);
                while bits != 0 {
                    nodes.push((word * 64) as u32 + bits.trailing_zeros());
                    bits &= bits - 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;

    #[test]
    fn lists_in_order_again_and_again() {
        let mut marks = Marks::default();
        let mut listed = vec![7];
        for (limit, numbers) in [
            (10_000, vec![9_999, 0, 63, 64, 4_095, 4_096, 5]),
            (100, vec![]),
            (5, vec![4, 2]),
            (70_000, (0..70_000).rev().step_by(7).collect()),
        ] {
            marks.start(limit);
            for &number in &numbers {
                assert!(!marks.contains(number));
                assert!(marks.insert(number));
                assert!(!marks.insert(number));
                assert!(marks.contains(number));
            }
            marks.list(&mut listed);
            let mut expected = numbers;
            expected.sort_unstable();
            assert_eq!(listed, expected);
        }
    }
}
