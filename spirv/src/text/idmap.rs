//! A map from ids to small values, dense where the module is.
//!
//! Ids are nearly always 1 to N without gaps, but a file may say `%4000000000`: so ids up to a limit
//! that follows from the size of the input index a vector, and the rest go to a hash table. Ids from
//! 2^31 on, which the assembler gives to names until it knows their numbers, have a vector of their
//! own.

use rustc_hash::FxHashMap;

/// Values by id; the default value stands for absence.
#[derive(Debug)]
pub(super) struct IdMap<T> {
    /// By the highest bit of the id.
    dense: [Vec<T>; 2],
    limit: usize,
    sparse: FxHashMap<u32, T>,
}

impl<T: Copy + Default> IdMap<T> {
    /// A map whose vectors grow to `limit` entries at most.
    pub(super) fn new(limit: usize) -> Self {
        Self { dense: [Vec::new(), Vec::new()], limit, sparse: FxHashMap::default() }
    }

    #[inline]
    fn place(id: u32) -> (usize, usize) {
        ((id >> 31) as usize, (id & (u32::MAX >> 1)) as usize)
    }

    #[inline]
    pub(super) fn get(&self, id: u32) -> T {
        let (half, at) = Self::place(id);
        match self.dense[half].get(at) {
            Some(value) => *value,
            None if self.sparse.is_empty() => T::default(),
            None => self.sparse.get(&id).copied().unwrap_or_default(),
        }
    }

    #[inline]
    pub(super) fn set(&mut self, id: u32, value: T) {
        let (half, at) = Self::place(id);
        if let Some(place) = self.dense[half].get_mut(at) {
            *place = value;
        } else {
            self.grow(id, value);
        }
    }

    #[cold]
    fn grow(&mut self, id: u32, value: T) {
        let (half, at) = Self::place(id);
        if at >= self.limit {
            self.sparse.insert(id, value);
            return;
        }
        // An id below the limit always goes here, so no two parts ever hold the same id.
        let dense = &mut self.dense[half];
        let len = at.saturating_add(1).max(dense.len().saturating_mul(2)).min(self.limit);
        dense.resize(len, T::default());
        dense[at] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_and_sparse() {
        let mut map = IdMap::new(10);
        for id in [0, 9, 3, 10, u32::MAX, 1 << 31, (1 << 31) + 9, (1 << 31) + 10] {
            map.set(id, id ^ 1);
        }
        for id in [0, 9, 3, 10, u32::MAX, 1 << 31, (1 << 31) + 9, (1 << 31) + 10] {
            assert_eq!(map.get(id), id ^ 1);
        }
        assert_eq!(map.get(4), 0);
        assert_eq!(map.get(11), 0);
        assert!(map.dense.iter().all(|half| half.len() <= 10));
    }
}
