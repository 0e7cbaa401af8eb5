//! Lists by dense index in two flat vectors (compressed sparse rows).

use crate::parts::InParts;

/// For each source a list of targets, in the order in which they were given.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    /// One more than there are closed sources.
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Lists {
    /// Sorts pairs of (source, target) by source, keeping the order of targets. Without any pair
    /// there is nothing to allocate.
    pub(super) fn from_pairs(sources: usize, pairs: &[(u32, u32)]) -> Self {
        if pairs.is_empty() {
            return Self::default();
        }
        let mut starts = vec![0u32; sources.saturating_add(1)];
        // All that is counted here are pairs. Each is of a word of its own or of rows of small tables, so
        // there are fewer than 2^32.
        for &(source, _) in pairs {
            let count = &mut starts[source as usize];
            *count = count.wrapping_add(1);
        }
        let mut sum = 0u32;
        for start in &mut starts {
            sum = sum.wrapping_add(std::mem::replace(start, sum));
        }
        // Each start is where the next target of its source goes, and so ends as that of the next source.
        let mut targets = vec![0; pairs.len()];
        for &(source, target) in pairs {
            let place = &mut starts[source as usize];
            targets[*place as usize] = target;
            *place = place.wrapping_add(1);
        }
        starts.copy_within(..sources, 1);
        starts[0] = 0;
        Self { starts, targets }
    }

    /// No sources yet, to be filled in order with [`push`](Self::push) and [`close`](Self::close).
    pub(super) fn new(sources: usize) -> Self {
        let mut starts = Vec::with_capacity(sources.saturating_add(1));
        starts.push(0);
        Self { starts, targets: Vec::new() }
    }

    /// The closed sources of several, one behind the other. Where each goes is known before any is
    /// copied, so that they may be copied at the same time.
    pub(super) fn joined(lists: &[&Self], in_parts: &impl InParts) -> Self {
        let sources: usize = lists.iter().map(|list| list.sources()).sum();
        let mut starts = vec![0; sources.saturating_add(1)];
        let mut targets = vec![0; lists.iter().map(|list| list.targets.len()).sum()];
        let (mut starts_left, mut targets_left) = (&mut starts[1..], &mut targets[..]);
        let mut base = 0u32;
        let mut jobs = Vec::with_capacity(lists.len());
        for &list in lists {
            let (starts, behind) = starts_left.split_at_mut(list.sources());
            starts_left = behind;
            let (targets, behind) = targets_left.split_at_mut(list.targets.len());
            targets_left = behind;
            jobs.push((list, base, starts, targets));
            // A target stands for a word of the module, of which there are fewer than 2^32.
            base = base.wrapping_add(list.targets.len() as u32);
        }
        in_parts.each(jobs, |(list, base, starts, targets)| {
            targets.copy_from_slice(&list.targets);
            for (start, &own) in starts.iter_mut().zip(list.starts.iter().skip(1)) {
                *start = base.wrapping_add(own);
            }
        });
        Self { starts, targets }
    }

    /// Adds a target to the open source.
    #[inline]
    pub(super) fn push(&mut self, target: u32) {
        self.targets.push(target);
    }

    /// Ends the list of the open source and opens the next.
    #[inline]
    pub(super) fn close(&mut self) {
        self.starts.push(self.targets.len() as u32);
    }

    /// How many sources are closed.
    pub(super) fn sources(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// The targets of all sources.
    pub(super) fn targets(&self) -> &[u32] {
        &self.targets
    }

    /// The targets of a source.
    #[inline]
    pub(super) fn of(&self, source: u32) -> &[u32] {
        let source = source as usize;
        if self.starts.is_empty() {
            return &[];
        }
        // Where this would wrap there is no start of the source itself.
        let (start, end) = (self.starts[source], self.starts[source.wrapping_add(1)]);
        &self.targets[start as usize..end as usize]
    }

    /// The targets of consecutive sources.
    #[inline]
    pub(super) fn of_range(&self, sources: std::ops::Range<u32>) -> &[u32] {
        if self.starts.is_empty() {
            return &[];
        }
        let at = |source: u32| self.starts[source as usize] as usize;
        &self.targets[at(sources.start)..at(sources.end)]
    }

    /// Bytes in use.
    pub(super) fn size(&self) -> usize {
        [&self.starts, &self.targets].into_iter().map(|list| size_of_val(list.as_slice())).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::OneByOne;

    #[test]
    fn pairs_are_grouped_and_keep_their_order() {
        let lists = Lists::from_pairs(4, &[(2, 7), (0, 1), (2, 5), (0, 9), (3, 3)]);
        assert_eq!(lists.of(0), [1, 9]);
        assert_eq!(lists.of(1), [0; 0]);
        assert_eq!(lists.of(2), [7, 5]);
        assert_eq!(lists.of(3), [3]);
        assert_eq!(lists.of_range(1..4), [7, 5, 3]);
        assert_eq!(lists.of_range(1..1), [0; 0]);
        let mut filled = Lists::new(2);
        filled.push(4);
        filled.push(2);
        filled.close();
        filled.close();
        assert_eq!(filled.of(0), [4, 2]);
        assert_eq!(filled.of(1), [0; 0]);
        let mut more = Lists::new(1);
        more.push(9);
        more.close();
        let filled =
            Lists::joined(&[&filled, &more, &Lists::new(0), &Lists::default(), &more], &OneByOne);
        assert_eq!(
            [filled.of(0), filled.of(1), filled.of(2), filled.of(3)],
            [&[4, 2][..], &[], &[9], &[9]]
        );
        assert_eq!(filled.targets(), [4, 2, 9, 9]);
        assert_eq!(Lists::from_pairs(3, &[]).of(2), [0; 0]);
    }
}
