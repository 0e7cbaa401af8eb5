//! Lists of symbols that share one vector.
//!
//! A split of a large program has some hundred thousand lists, most of them short. An allocation for
//! each costs more than finding out what is in it: heaps of threads grow page by page, and every
//! growth is a system call. The lists of many images are therefore ranges of one vector.

use std::ops::{Deref, Range};
use std::sync::Arc;

use crate::graph::SymbolId;

/// A list of symbols. It reads as a slice.
#[derive(Clone, Default)]
pub struct Symbols {
    /// `None` where the list is empty: nothing to be shared, counted and freed.
    all: Option<Arc<Vec<SymbolId>>>,
    /// Within `all`.
    range: Range<usize>,
}

impl Symbols {
    /// Part of a vector that others share.
    ///
    /// # Panics
    /// If the vector has no such part.
    pub fn part(all: &Arc<Vec<SymbolId>>, range: Range<usize>) -> Self {
        assert!(range.start <= range.end && range.end <= all.len(), "a part of the vector");
        Symbols { all: (!range.is_empty()).then(|| Arc::clone(all)), range }
    }
}

impl Deref for Symbols {
    type Target = [SymbolId];

    fn deref(&self) -> &[SymbolId] {
        self.all.as_ref().map_or(&[], |all| &all[self.range.clone()])
    }
}

impl From<Vec<SymbolId>> for Symbols {
    fn from(list: Vec<SymbolId>) -> Self {
        Symbols { range: 0..list.len(), all: Some(Arc::new(list)) }
    }
}

impl<'s> IntoIterator for &'s Symbols {
    type Item = &'s SymbolId;
    type IntoIter = std::slice::Iter<'s, SymbolId>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for Symbols {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Symbols {}

impl std::fmt::Debug for Symbols {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}
