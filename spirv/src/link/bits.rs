//! A bit for each word of a module, or for each node: where the ids are, which nodes are special.

use std::iter::once;
use std::mem::take;
use std::ops::Range;

/// A set of word offsets, or of nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// An empty set with room for offsets below `len`.
    pub(super) fn new(len: usize) -> Self {
        Self(vec![0; len.div_ceil(64)])
    }

    /// Adds an offset.
    #[inline]
    pub(super) fn set(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    /// Adds the members of another set, each 64 times `chunk` higher.
    pub(super) fn include(&mut self, chunk: usize, other: &Self) {
        self.0[chunk..].iter_mut().zip(&other.0).for_each(|(bits, other)| *bits |= other);
    }

    /// Whether a number is a member.
    #[inline]
    pub(super) fn has(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 != 0
    }

    /// The bits of the 64 numbers from 64 times `chunk`; none where no number was added.
    #[inline]
    pub(super) fn chunk(&self, chunk: usize) -> u64 {
        self.0.get(chunk).copied().unwrap_or_default()
    }

    /// Calls `visit` with each member in a range, in order.
    #[inline]
    pub(super) fn for_each(&self, range: Range<usize>, mut visit: impl FnMut(usize)) {
        let Some(last) = range.clone().next_back() else { return };
        for chunk in range.start / 64..=last / 64 {
            let mut bits = self.0[chunk];
            if chunk == range.start / 64 {
                bits &= !0 << (range.start % 64);
            }
            if chunk == last / 64 {
                bits &= !(!1 << (last % 64));
            }
            while bits != 0 {
                visit(chunk << 6 | bits.trailing_zeros() as usize);
                bits &= bits.wrapping_sub(1);
            }
        }
    }

    /// Calls `visit` with what stands at each member of a range in `list`, which has an element for
    /// each number of the range.
    #[inline]
    pub(super) fn visit<T>(
        &self,
        range: Range<usize>,
        list: &mut [T],
        mut visit: impl FnMut(&mut T),
    ) {
        let list = &mut list[..range.len()];
        // Bits before the range are in the first chunk only.
        let (first, mut before) = (range.start / 64, range.start % 64);
        let (head, rest) = list.split_at_mut(list.len().min(64usize.saturating_sub(before)));
        let lists = once(head).chain(rest.chunks_mut(64));
        for (chunk, bits) in lists.zip(self.0.get(first..).unwrap_or_default()) {
            let mut bits = bits >> take(&mut before);
            // Without a bit the place is 64, which is beyond every chunk.
            while let Some(element) = chunk.get_mut(bits.trailing_zeros() as usize) {
                visit(element);
                bits &= bits.wrapping_sub(1);
            }
        }
    }

    /// Bytes in use.
    pub(super) fn size(&self) -> usize {
        size_of_val(self.0.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cut_at_any_bit() {
        let members = [0, 1, 63, 64, 65, 127, 128, 199];
        let mut bits = Bits::new(200);
        members.iter().for_each(|&at| bits.set(at));
        assert!((0..200).all(|at| bits.has(at) == members.contains(&at)));
        assert_eq!([bits.chunk(1), bits.chunk(9)], [1 << 63 | 3, 0]);
        // In two parts that meet within a chunk.
        let (mut joined, mut low, mut high) = (Bits::new(200), Bits::new(100), Bits::new(136));
        [0, 1, 63, 64, 65].into_iter().for_each(|at| low.set(at));
        [127, 128, 199].into_iter().for_each(|at| high.set(at - 64));
        joined.include(0, &low);
        joined.include(1, &high);
        assert_eq!(joined.0, bits.0);
        for start in 0..200 {
            for end in start..=200 {
                let mut seen = Vec::new();
                bits.for_each(start..end, |at| seen.push(at));
                let inside = |at: &usize| (start..end).contains(at);
                let inside: Vec<usize> = members.into_iter().filter(inside).collect();
                assert_eq!(seen, inside);
                let mut list: Vec<usize> = (start..end).collect();
                let mut visited = Vec::new();
                bits.visit(start..end, &mut list, |at| visited.push(*at));
                assert_eq!(visited, inside);
            }
        }
    }
}
