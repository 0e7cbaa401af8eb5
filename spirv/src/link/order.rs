//! Sorts the nodes of an image: a bit for each node, and a bit for each word of such bits.
//!
//! An image has thousands of nodes, out of a module of perhaps millions, and there may be thousands
//! of images: sorting by comparison took a tenth of the time of linking. Here the cost is that of the
//! image, and of one bit for 4,096 nodes of the module.

/// The bits, all zero between two calls.
#[derive(Debug, Default)]
pub(super) struct Order {
    /// A bit for each node.
    nodes: Vec<u64>,
    /// A bit for each word of `nodes` that is not zero.
    words: Vec<u64>,
}

impl Order {
    /// Sorts distinct numbers below `limit`.
    pub(super) fn sort(&mut self, numbers: &mut Vec<u32>, limit: usize) {
        let words = limit.div_ceil(64);
        if self.nodes.len() < words {
            self.nodes.resize(words, 0);
            self.words.resize(words.div_ceil(64), 0);
        }
        for &number in &*numbers {
            let word = number as usize / 64;
            self.nodes[word] |= 1 << (number % 64);
            self.words[word / 64] |= 1 << (word % 64);
        }
        numbers.clear();
        for (at, words) in self.words.iter_mut().enumerate() {
            let mut words = std::mem::take(words);
            while words != 0 {
                let word = at * 64 + words.trailing_zeros() as usize;
                words &= words - 1;
                let mut bits = std::mem::take(&mut self.nodes[word]);
                while bits != 0 {
                    numbers.push((word * 64) as u32 + bits.trailing_zeros());
                    bits &= bits - 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn sorts_again_and_again() {
        let mut order = Order::default();
        for (limit, numbers) in [
            (10_000, vec![9_999, 0, 63, 64, 4_095, 4_096, 5]),
            (100, vec![]),
            (5, vec![4, 2]),
            (70_000, (0..70_000).rev().step_by(7).collect()),
        ] {
            let mut sorted: Vec<u32> = numbers.clone();
            order.sort(&mut sorted, limit);
            let mut expected = numbers;
            expected.sort_unstable();
            assert_eq!(sorted, expected);
        }
    }
}
