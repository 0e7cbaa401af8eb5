//! Decoded bodies that are kept for later, in one set of tables for many of them: a body has some
//! twenty tables, and that many pieces of memory for each of thousands of bodies cost more than what
//! is in them.
//!
//! Nearly all of a body is lists of numbers ([`super::lists`]), which lie in chunks of words: memory
//! that is touched for the first time costs more than to fill it. A chunk whose bodies have all been
//! taken is free for whatever else is made of words.

use std::sync::{Mutex, PoisonError};

use super::lists::{self, ConstantTag, Room, Tag};
use super::rows::Row;
use super::tables::Body;
use crate::ir::ids::FunctionId;

/// The words of a chunk, as a rule. What does not fit has one of its own.
pub const CHUNK_WORDS: usize = 32 << 10;

/// The tags of a chunk, as a rule.
const CHUNK_TAGS: usize = CHUNK_WORDS / 4;

/// What fits into a chunk without moving it.
fn room<T>(chunk: &Vec<T>) -> usize {
    chunk.capacity().saturating_sub(chunk.len())
}

/// Decoded bodies, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Bodies {
    /// Whose they are.
    functions: Vec<FunctionId>,
    /// For each body, where it is.
    heads: Vec<Head>,
    /// What the instructions are.
    tags: Vec<Vec<Tag>>,
    /// What the constants are.
    constants: Vec<ConstantTag>,
    /// Lists of numbers.
    chunks: Vec<Vec<u32>>,
    /// Room to make them in.
    room: Room,
}

/// Where a body is.
#[derive(Clone, Copy, Debug)]
struct Head {
    /// Where its words are, and the tags of its instructions.
    chunk: u32,
    start: u32,
    tags: (u32, u32),
    /// The end of its constants.
    constants: u32,
}

impl Bodies {
    /// Number of bodies.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// Adds the body of a function, unless it has more of anything than can be counted.
    pub fn push(&mut self, function: FunctionId, body: &Body) {
        if lists::pack(body, &mut self.room).is_none() {
            return;
        }
        let store = &body.store;
        let constants = self.constants.len().saturating_add(store.constants.rows.len());
        let Ok(constants) = u32::try_from(constants) else { return };
        let Some((chunk, start)) = self.place_words() else { return };
        let Some(tags) = self.place_tags(&store.rows) else { return };
        self.constants.extend(store.constants.rows.iter().map(ConstantTag::of));
        self.functions.push(function);
        self.heads.push(Head { chunk, start, tags, constants });
    }

    /// Puts the words of a body into a chunk that has room for them; tells which and where.
    fn place_words(&mut self) -> Option<(u32, u32)> {
        let words = &self.room.words;
        let full = |chunk: &Vec<u32>| room(chunk) < words.len();
        if self.chunks.last().is_none_or(full) {
            self.chunks.push(Vec::with_capacity(words.len().max(CHUNK_WORDS)));
        }
        let at = self.chunks.len().checked_sub(1)?;
        let chunk = &mut self.chunks[at];
        let start = u32::try_from(chunk.len()).ok()?;
        chunk.extend_from_slice(words);
        Some((u32::try_from(at).ok()?, start))
    }

    /// The same for the tags of its instructions.
    fn place_tags(&mut self, rows: &[Row]) -> Option<(u32, u32)> {
        let full = |chunk: &Vec<Tag>| room(chunk) < rows.len();
        if self.tags.last().is_none_or(full) {
            self.tags.push(Vec::with_capacity(rows.len().max(CHUNK_TAGS)));
        }
        let at = self.tags.len().checked_sub(1)?;
        let chunk = &mut self.tags[at];
        let start = u32::try_from(chunk.len()).ok()?;
        chunk.extend(rows.iter().map(Tag::of));
        Some((u32::try_from(at).ok()?, start))
    }

    /// Copies a body into `body`, whose tables are reused. `words` are those of its chunk.
    fn get(&self, index: usize, words: &[u32], body: &mut Body) {
        body.clear();
        let head = &self.heads[index];
        let before = index.checked_sub(1);
        let first = before.map_or(0, |before| self.heads[before].constants);
        let constants = &self.constants[first as usize..head.constants as usize];
        let tags = &self.tags[head.tags.0 as usize][head.tags.1 as usize..];
        lists::unpack(&words[head.start as usize..], tags, constants, body);
    }
}

/// Decoded bodies by function, for whoever needs them after the pass that decoded them.
#[derive(Debug, Default)]
pub struct KeptBodies {
    parts: Vec<Part>,
    /// By function: where its body is, a part and a place in it.
    places: Vec<Option<(u32, u32)>>,
}

#[derive(Debug)]
struct Part {
    bodies: Bodies,
    chunks: Vec<Mutex<Chunk>>,
}

/// A piece of memory with the words of some bodies.
#[derive(Debug, Default)]
struct Chunk {
    words: Vec<u32>,
    /// How many of them have not been taken.
    left: usize,
}

impl KeptBodies {
    /// Adds bodies.
    pub fn add(&mut self, bodies: Bodies) {
        let mut bodies = bodies;
        let part = self.parts.len() as u32;
        for (at, id) in (0..).zip(&bodies.functions) {
            if self.places.len() <= id.index() {
                self.places.resize(id.index().saturating_add(1), None);
            }
            self.places[id.index()] = Some((part, at));
        }
        let mut chunks: Vec<Chunk> = std::mem::take(&mut bodies.chunks)
            .into_iter()
            .map(|words| Chunk { words, left: 0 })
            .collect();
        for head in &bodies.heads {
            let left = &mut chunks[head.chunk as usize].left;
            *left = left.saturating_add(1);
        }
        self.parts.push(Part { bodies, chunks: chunks.into_iter().map(Mutex::new).collect() });
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Makes `body` that of a function; `false` if it is not there.
    pub fn get(&self, function: FunctionId, body: &mut Body) -> bool {
        self.visit(function, body, |_| {})
    }

    /// As [`get`](Self::get), for the last time: once for each function. Memory that nothing else is
    /// in goes to `free`.
    pub fn take(&self, function: FunctionId, body: &mut Body, free: impl FnOnce(Vec<u32>)) -> bool {
        self.visit(function, body, |chunk| {
            chunk.left = chunk.left.saturating_sub(1);
            if chunk.left == 0 {
                free(std::mem::take(&mut chunk.words));
            }
        })
    }

    fn visit(&self, function: FunctionId, body: &mut Body, then: impl FnOnce(&mut Chunk)) -> bool {
        let Some(&Some((part, at))) = self.places.get(function.index()) else { return false };
        let Part { bodies, chunks } = &self.parts[part as usize];
        let chunk = &chunks[bodies.heads[at as usize].chunk as usize];
        let mut chunk = chunk.lock().unwrap_or_else(PoisonError::into_inner);
        if chunk.left == 0 {
            return false;
        }
        bodies.get(at as usize, &chunk.words, body);
        then(&mut chunk);
        true
    }
}
