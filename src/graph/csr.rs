//! Edges in compressed rows: for each source the targets, one after the other in one vector.
//!
//! Built by counting sort in time linear in the number of edges. The order of the edges of one
//! source is kept, and so is the time that a walk needs: no hashing, two loads for a row.

use std::mem;
use std::ops::Range;

/// Rows up to this length are searched for repeats edge by edge.
const SHORT: usize = 16;

/// Edges by source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Csr {
    /// Row `n` is `targets[offsets[n]..offsets[n + 1]]`; one longer than the number of sources.
    offsets: Vec<u32>,
    targets: Vec<u32>,
}

impl Csr {
    /// Sorts edges (source, target) into rows; an edge that occurs again in its row is dropped.
    ///
    /// # Panics
    /// If a source is not below `sources`, or there are 2^32 edges or more.
    pub fn new(sources: usize, edges: &[(u32, u32)]) -> Self {
        assert!(u32::try_from(edges.len()).is_ok(), "more than 2^32 edges");
        let mut offsets = vec![0u32; sources.saturating_add(1)];
        // All that is counted here are edges, of which there are fewer than 2^32.
        for &(source, _) in edges {
            let count = &mut offsets[source as usize];
            *count = count.wrapping_add(1);
        }
        let mut start = 0u32;
        for offset in &mut offsets {
            start = start.wrapping_add(mem::replace(offset, start));
        }
        // Each offset is where the next target of its row goes, and so ends as that of the next row.
        let mut targets = vec![0; edges.len()];
        for &(source, target) in edges {
            let place = &mut offsets[source as usize];
            targets[*place as usize] = target;
            *place = place.wrapping_add(1);
        }
        offsets.copy_within(..sources, 1);
        offsets[0] = 0;
        Csr { offsets, targets }.without_repeats()
    }

    /// Keeps the first of equal targets in each row.
    fn without_repeats(mut self) -> Self {
        let mut repeats = Repeats::default();
        let (mut kept, mut from) = (0, 0);
        for end in self.offsets.iter_mut().skip(1) {
            let to = *end as usize;
            kept = repeats.drop_from(&mut self.targets, from..to, kept);
            from = to;
            *end = kept as u32;
        }
        self.targets.truncate(kept);
        self
    }

    /// The targets of a source.
    #[inline]
    pub fn row(&self, source: u32) -> &[u32] {
        let source = source as usize;
        // Where this would wrap there is no offset of the source itself.
        let (start, end) = (self.offsets[source], self.offsets[source.wrapping_add(1)]);
        &self.targets[start as usize..end as usize]
    }

    /// Number of sources.
    pub fn sources(&self) -> usize {
        self.offsets.len().saturating_sub(1)
    }

    /// Number of edges.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there is no edge.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// All edges, by source.
    pub fn edges(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..self.sources() as u32)
            .flat_map(|source| self.row(source).iter().map(move |&t| (source, t)))
    }

    /// The edges turned around: for each of `nodes` targets its sources, ascending.
    pub fn reversed(&self, nodes: usize) -> Csr {
        let edges: Vec<_> = self.edges().map(|(source, target)| (target, source)).collect();
        Csr::new(nodes, &edges)
    }
}

/// Drops targets that occur again in their row.
#[derive(Default)]
struct Repeats {
    /// By target: the last of the long rows that had it. Nothing until there is one.
    seen: Vec<u32>,
    /// The number of the last long row.
    row: u32,
}

impl Repeats {
    /// Moves the targets of a row to `kept`, which is not behind it, leaving out repeats. Returns where they
    /// end.
    fn drop_from(&mut self, targets: &mut [u32], row: Range<usize>, mut kept: usize) -> usize {
        let start = kept;
        // Fewer are kept than have been looked at, and there are fewer rows than targets.
        if row.len() <= SHORT {
            for at in row {
                let target = targets[at];
                if !targets[start..kept].contains(&target) {
                    targets[kept] = target;
                    kept = kept.wrapping_add(1);
                }
            }
            return kept;
        }
        let last = targets[row.clone()].iter().max().map_or(0, |&last| last as usize);
        if last >= self.seen.len() {
            self.seen.resize(last.saturating_add(1), 0);
        }
        self.row = self.row.wrapping_add(1);
        for at in row {
            let target = targets[at];
            if mem::replace(&mut self.seen[target as usize], self.row) != self.row {
                targets[kept] = target;
                kept = kept.wrapping_add(1);
            }
        }
        kept
    }
}

/// Edges of few sources among many nodes. Whether a node has a row is one bit, which is all that a walk asks
/// of nearly every node; and where a row has a single target, as most do, that is stored in place of the
/// start of a list.
#[derive(Clone, Debug, Default)]
pub struct FewRows {
    /// By 64 nodes. Shorter than the nodes where the last have no rows.
    blocks: Vec<Block>,
    /// By row: its only target, or where its targets are listed.
    rows: Vec<u32>,
    /// Rows of several targets: how many, then these.
    lists: Vec<u32>,
    last_target: Option<u32>,
}

/// Which of 64 nodes have rows.
#[derive(Clone, Copy, Debug, Default)]
struct Block {
    /// A bit for each that has one.
    has: u64,
    /// A bit for each of these whose row has several targets.
    several: u64,
    /// The number of rows before.
    before: u32,
}

impl FewRows {
    /// Sorts edges (source, target) into rows; an edge that occurs again in its row is dropped. Where they
    /// come in a few ascending runs there is not much to sort.
    ///
    /// # Panics
    /// If there are 2^32 edges or more.
    pub fn new(mut edges: Vec<(u32, u32)>) -> Self {
        assert!(u32::try_from(edges.len()).is_ok(), "more than 2^32 edges");
        edges.sort_by_key(|&(source, _)| source);
        let last = edges.last().map(|&(source, _)| source);
        let count = last.map_or(0, |last| (last as usize / 64).saturating_add(1));
        let last_target = edges.iter().map(|&(_, target)| target).max();
        let mut few =
            FewRows { blocks: vec![Block::default(); count], last_target, ..FewRows::default() };
        let (mut repeats, mut row) = (Repeats::default(), Vec::new());
        for edges in edges.chunk_by(|a, b| a.0 == b.0) {
            let [(source, first), others @ ..] = edges else { continue };
            let block = &mut few.blocks[*source as usize / 64];
            let bit = 1 << (source % 64);
            // No more rows than edges, of which there are fewer than 2^32.
            if block.has == 0 {
                block.before = few.rows.len() as u32;
            }
            block.has |= bit;
            if others.iter().all(|(_, target)| target == first) {
                few.rows.push(*first);
                continue;
            }
            block.several |= bit;
            few.rows.push(few.lists.len() as u32);
            row.clear();
            row.extend(edges.iter().map(|&(_, target)| target));
            let kept = repeats.drop_from(&mut row, 0..edges.len(), 0);
            few.lists.push(kept as u32);
            few.lists.extend_from_slice(&row[..kept]);
        }
        few
    }

    /// The number of a source among those that have rows, and whether its row has several targets.
    #[inline]
    fn place(&self, source: u32) -> Option<(bool, u32)> {
        let block = self.blocks.get(source as usize / 64)?;
        let bit = 1u64 << (source % 64);
        // A number of rows, as above; and the bit is one.
        let before = || (block.has & bit.wrapping_sub(1)).count_ones();
        let place = || block.before.wrapping_add(before());
        (block.has & bit != 0).then(|| (block.several & bit != 0, place()))
    }

    /// Whether there is no edge.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The highest target.
    pub fn last_target(&self) -> Option<u32> {
        self.last_target
    }

    /// The targets of a source.
    #[inline]
    pub fn row(&self, source: u32) -> &[u32] {
        let Some((several, place)) = self.place(source) else { return &[] };
        let row = &self.rows[place as usize];
        if !several {
            return std::slice::from_ref(row);
        }
        let list = &self.lists[*row as usize..];
        &list[1..][..list[0] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_rows_are_like_many() {
        let edges = [(70, 1), (3, 7), (70, 0), (3, 7), (64, 2)];
        let (few, all) = (FewRows::new(edges.to_vec()), Csr::new(200, &edges));
        assert!((0..200).all(|source| few.row(source) == all.row(source)));
        assert!(FewRows::new(Vec::new()).row(0).is_empty());
    }

    #[test]
    fn rows_keep_order_and_drop_repeats() {
        let csr = Csr::new(4, &[(2, 1), (0, 3), (2, 0), (2, 1), (0, 3), (3, 3)]);
        let rows: Vec<&[u32]> = (0..4).map(|n| csr.row(n)).collect();
        assert_eq!(rows, [&[3][..], &[], &[1, 0], &[3]]);
        assert_eq!(csr.reversed(4).row(3), [0, 3]);
        assert_eq!(Csr::new(0, &[]).sources(), 0);
    }
}
