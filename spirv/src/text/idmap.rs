//! A map from ids to small values, dense where the module is.
//!
//! Ids are nearly always 1 to N without gaps, but a file may say `%4000000000`: so ids up to a limit
//! that follows from the size of the input index a vector, and the rest go to a hash table.

use rustc_hash::FxHashMap;

/// Values by id; the default value stands for absence.
#[derive(Debug)]
pub(super) struct IdMap<T> {
    dense: Vec<T>,
    limit: usize,
    sparse: FxHashMap<u32, T>,
}

impl<T: Copy + Default> IdMap<T> {
    /// A map whose vector grows to `limit` entries at most.
    pub(super) fn new(limit: usize) -> Self {
        Self { dense: Vec::new(), limit, sparse: FxHashMap::default() }
    }

    #[inline]
    pub(super) fn get(&self, id: u32) -> T {
        match self.dense.get(id as usize) {
            Some(value) => *value,
            None => self.sparse.get(&id).copied().unwrap_or_default(),
        }
    }

    #[inline]
    pub(super) fn set(&mut self, id: u32, value: T) {
        let at = id as usize;
        if at >= self.dense.len() {
            if at >= self.limit {
                self.sparse.insert(id, value);
                return;
            }
            // An id below the limit always goes here, so the two parts never hold the same id.
            let len = (at + 1).max(self.dense.len() * 2).min(self.limit);
            self.dense.resize(len, T::default());
        }
        self.dense[at] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_and_sparse() {
        let mut map = IdMap::new(10);
        for id in [0, 9, 3, 10, u32::MAX] {
            map.set(id, id ^ 1);
        }
        for id in [0, 9, 3, 10, u32::MAX] {
            assert_eq!(map.get(id), id ^ 1);
        }
        assert_eq!(map.get(4), 0);
        assert_eq!(map.get(11), 0);
        assert!(map.dense.len() <= 10);
    }
}
