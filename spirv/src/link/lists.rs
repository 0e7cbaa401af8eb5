//! Lists by dense index in two flat vectors (compressed sparse rows).

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
        let mut starts = vec![0u32; sources + 1];
        for &(source, _) in pairs {
            starts[source as usize + 1] += 1;
        }
        for source in 0..sources {
            starts[source + 1] += starts[source];
        }
        let mut next = starts.clone();
        let mut targets = vec![0; pairs.len()];
        for &(source, target) in pairs {
            let slot = &mut next[source as usize];
            targets[*slot as usize] = target;
            *slot += 1;
        }
        Self { starts, targets }
    }

    /// No sources yet, to be filled in order with [`push`](Self::push) and [`close`](Self::close).
    pub(super) fn new(sources: usize) -> Self {
        let mut starts = Vec::with_capacity(sources + 1);
        starts.push(0);
        Self { starts, targets: Vec::new() }
    }

    /// Like [`new`](Self::new), with room for so many targets.
    pub(super) fn with_capacity(sources: usize, targets: usize) -> Self {
        Self { targets: Vec::with_capacity(targets), ..Self::new(sources) }
    }

    /// Like [`new`](Self::new), with room for what [`append`](Self::append) is to put there.
    pub(super) fn with_room<'l>(parts: impl Iterator<Item = &'l Self> + Clone) -> Self {
        let sources = parts.clone().map(|part| part.starts.len().saturating_sub(1)).sum();
        Self::with_capacity(sources, parts.map(|part| part.targets.len()).sum())
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

    /// Adds the closed sources of another one behind those of this one, which are closed too.
    pub(super) fn append(&mut self, other: &Self) {
        let base = self.targets.len() as u32;
        self.targets.extend_from_slice(&other.targets);
        self.starts.extend(other.starts.iter().skip(1).map(|&start| base + start));
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
        &self.targets[self.starts[source] as usize..self.starts[source + 1] as usize]
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
        (self.starts.len() + self.targets.len()) * 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        filled.append(&more);
        filled.append(&Lists::new(0));
        filled.append(&more);
        assert_eq!(
            [filled.of(0), filled.of(1), filled.of(2), filled.of(3)],
            [&[4, 2][..], &[], &[9], &[9]]
        );
        assert_eq!(filled.targets(), [4, 2, 9, 9]);
        assert_eq!(Lists::from_pairs(3, &[]).of(2), [0; 0]);
    }
}
