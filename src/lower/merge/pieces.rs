//! The longest section of a module, that of the functions, in pieces of memory that held decoded
//! bodies before: each body is taken before its function is written, so about as much becomes free
//! as is needed, and memory that has been touched costs less than new memory.

use std::sync::{Mutex, PoisonError};

use lapidary_bitcode::internal::CHUNK_WORDS;

/// Pieces of memory that are free.
pub(crate) type FreeWords = Mutex<Vec<Vec<u32>>>;

/// Words, in pieces.
pub(super) struct Pieces<'m> {
    /// Where pieces come from. With none there is one piece, which grows.
    free: Option<&'m FreeWords>,
    full: Vec<Vec<u32>>,
    last: Vec<u32>,
}

impl<'m> Pieces<'m> {
    /// No words yet, but room for so many in one piece, or pieces from `free`.
    pub(super) fn new(words: usize, free: Option<&'m FreeWords>) -> Self {
        let last = if free.is_some() { Vec::new() } else { super::with_room(words) };
        Self { free, full: Vec::new(), last }
    }

    /// The piece that takes the next words, of which there are about so many.
    pub(super) fn piece(&mut self, words: usize) -> &mut Vec<u32> {
        if let Some(free) = self.free
            && self.last.capacity() - self.last.len() < words
        {
            let found = free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut next = found.filter(|piece| piece.capacity() >= words).unwrap_or_default();
            next.clear();
            next.reserve(words.max(CHUNK_WORDS));
            let full = std::mem::replace(&mut self.last, next);
            if !full.is_empty() {
                self.full.push(full);
            }
        }
        &mut self.last
    }

    /// All pieces in order.
    pub(super) fn into_pieces(self) -> impl Iterator<Item = Vec<u32>> {
        self.full.into_iter().chain([self.last])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_begins_a_piece() {
        let free = FreeWords::new(vec![Vec::with_capacity(2 * CHUNK_WORDS)]);
        let mut pieces = Pieces::new(0, Some(&free));
        for number in 0..5 {
            pieces.piece(CHUNK_WORDS).extend(std::iter::repeat_n(number, CHUNK_WORDS));
        }
        let pieces: Vec<Vec<u32>> = pieces.into_pieces().collect();
        assert!(pieces.len() > 1 && free.lock().unwrap().is_empty());
        assert_eq!(pieces[0].len(), 2 * CHUNK_WORDS, "the free piece came first");
        let words = pieces.concat();
        assert!(words.iter().zip(0..).all(|(&word, at)| word as usize == at / CHUNK_WORDS));
        // In one piece.
        let mut one = Pieces::new(1, None);
        for number in 0..5 {
            one.piece(1).push(number);
        }
        assert_eq!(one.into_pieces().collect::<Vec<_>>(), [[0, 1, 2, 3, 4]]);
    }
}
