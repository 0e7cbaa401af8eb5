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
    start: u32,
    end: u32,
}

impl Symbols {
    /// Part of a vector that others share.
    ///
    /// # Panics
    /// If the vector has no such part.
    pub fn part(all: &Arc<Vec<SymbolId>>, range: Range<usize>) -> Self {
        let part = &all[range.clone()];
        match [range.start, range.end].map(u32::try_from) {
            _ if part.is_empty() => Symbols::default(),
            [Ok(start), Ok(end)] => Symbols { all: Some(Arc::clone(all)), start, end },
            // Far out in a vector of more than 16 GiB: a list of its own.
            _ => part.to_vec().into(),
        }
    }
}

impl Deref for Symbols {
    type Target = [SymbolId];

    fn deref(&self) -> &[SymbolId] {
        self.all.as_ref().map_or(&[], |all| &all[self.start as usize..self.end as usize])
    }
}

impl From<Vec<SymbolId>> for Symbols {
    fn from(list: Vec<SymbolId>) -> Self {
        let end = u32::try_from(list.len()).expect("a list of different symbols");
        Symbols { all: Some(Arc::new(list)), start: 0, end }
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
