//! The second step of merging: the words of functions whose ids have been given out, on any thread.
//!
//! The section of the functions is the longest of a module. Its words go to pieces of memory that held
//! decoded bodies before: each body is taken before its function is written, so about as much becomes
//! free as is needed, and memory that has been touched costs less than new memory.

use std::sync::{Mutex, PoisonError};

use lapidary_spirv::emit::{Code, Fragment, RECORD_PARTS};

use super::records::{self, Mention};
use super::write::instructions;

/// Pieces of memory that are free.
pub(crate) type FreeWords = Mutex<Vec<Vec<u32>>>;

/// Fragments and maps that have served, for the next ones.
#[derive(Default)]
pub(crate) struct Memory {
    fragments: Mutex<Vec<Fragment>>,
    maps: FreeWords,
}

impl Memory {
    /// A fragment to be filled.
    pub(crate) fn fragment(&self) -> Fragment {
        self.fragments.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// A map to be filled.
    pub(crate) fn map(&self) -> Vec<u32> {
        self.maps.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Takes a fragment back.
    pub(crate) fn reuse(&self, fragment: Fragment) {
        self.fragments.lock().unwrap_or_else(PoisonError::into_inner).push(fragment);
    }

    fn reuse_map(&self, map: Vec<u32>) {
        self.maps.lock().unwrap_or_else(PoisonError::into_inner).push(map);
    }
}

/// Functions with the numbers of their ids.
pub(crate) struct Numbered {
    pub(super) fragment: Fragment,
    /// By id of the fragment: its number in the module.
    pub(super) map: Vec<u32>,
    /// Names that come before those of the fragment.
    pub(super) names: Vec<u32>,
    /// Annotations that come before those of the fragment.
    pub(super) decorations: Vec<u32>,
}

/// What functions are in the sections of the module.
#[derive(Debug, Default)]
pub(crate) struct Written {
    pub(super) names: Vec<u32>,
    pub(super) decorations: Vec<u32>,
    /// Debug-info instructions outside functions, by part of their section.
    pub(super) records: [Vec<u32>; RECORD_PARTS],
    /// What these refer to and the module has once.
    pub(super) mentions: Vec<Mention>,
    /// One behind the other.
    pub(super) functions: Vec<Vec<u32>>,
}

impl Numbered {
    /// Writes the words, those of the functions into memory of `free` if there is some.
    pub(crate) fn write(self, free: &FreeWords, memory: &Memory) -> Written {
        let Self { fragment, map, names, mut decorations } = self;
        let names = with_names(&fragment.names, &map, names);
        fragment.decorations.write_mapped(&map, &mut decorations);
        let records = std::array::from_fn(|part| {
            let mut words = Vec::new();
            fragment.records[part].write_mapped(&map, &mut words);
            words
        });
        let mentions = records::mentions(&fragment, &map);
        let functions = write(&fragment.code, &map, free);
        memory.reuse(fragment);
        memory.reuse_map(map);
        Written { names, decorations, records, mentions, functions }
    }
}

/// The names in a fragment with those of structures that it needs first, which stand before whatever has a
/// higher id, as the translator has them.
fn with_names(code: &Code, map: &[u32], before: Vec<u32>) -> Vec<u32> {
    let mut own = Vec::with_capacity(code.len());
    code.write_mapped(map, &mut own);
    if before.is_empty() {
        return own;
    }
    let mut names = Vec::with_capacity(own.len().saturating_add(before.len()));
    let mut before = instructions(&before).peekable();
    for name in instructions(&own) {
        while let Some(first) = before.next_if(|it| it[1] < name[1]) {
            names.extend_from_slice(first);
        }
        names.extend_from_slice(name);
    }
    before.for_each(|name| names.extend_from_slice(name));
    names
}

/// The words of functions, in as many pieces as it takes.
fn write(code: &Code, map: &[u32], free: &FreeWords) -> Vec<Vec<u32>> {
    let mut pieces = Vec::new();
    let mut left = 0..code.len();
    while !left.is_empty() {
        let rest = left.len();
        let found = free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let found = found.filter(|piece| piece.capacity() >= Code::STEP);
        let mut piece = found.unwrap_or_else(|| Vec::with_capacity(rest));
        piece.clear();
        let words = match piece.capacity() {
            room if room >= rest => rest,
            room => room.saturating_sub(room % Code::STEP),
        };
        let end = left.start.saturating_add(words);
        code.write_mapped_range(left.start..end, map, &mut piece);
        left.start = end;
        pieces.push(piece);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use lapidary_spirv::emit::Id;
    use lapidary_spirv::grammar::Op;

    use super::*;

    #[test]
    fn words_go_on_in_the_next_piece() {
        let mut code = Code::new();
        for number in 0..1000 {
            code.begin(Op::Nop).id(Id(number % 7)).literal(number).end();
        }
        let map = [10, 11, 12, 13, 14, 15, 16];
        let mut expected = Vec::new();
        code.write_mapped(&map, &mut expected);
        for sizes in [&[][..], &[10_000], &[64, 100, 7, 1000, 1], &[2999], &[3000]] {
            let free = sizes.iter().map(|&size| Vec::with_capacity(size)).collect();
            let pieces = write(&code, &map, &Mutex::new(free));
            assert_eq!(pieces.concat(), expected, "{sizes:?}");
            assert!(pieces.len() <= sizes.len() + 1);
        }
    }
}
