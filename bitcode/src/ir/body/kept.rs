//! Decoded bodies that are kept for later, in one set of tables for many of them: a body has some
//! twenty tables, and that many pieces of memory for each of thousands of bodies cost more than what
//! is in them.
//!
//! The largest tables lie in chunks of words. A chunk whose bodies have all been taken is free for
//! whatever else is made of words: memory that is touched for the first time costs more than to fill
//! it.

use std::sync::{Mutex, PoisonError};

use super::rows::{Kind, NONE, Row};
use super::tables::Body;
use crate::bitstream::Block;
use crate::ir::ids::{FunctionId, InstId, Str, TypeId, ValueId};

/// The words of a chunk, as a rule. What does not fit has one of its own.
pub const CHUNK_WORDS: usize = 32 << 10;

/// Decoded bodies, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Bodies {
    /// Whose they are.
    functions: Vec<FunctionId>,
    /// The tables of all, one behind the other. What a body numbers from 0 on is numbered so here.
    tables: Body,
    /// For each body, the end of each table.
    ends: Vec<[usize; TABLES]>,
    /// For each body, what it has beside tables.
    heads: Vec<Head>,
    /// Names of values, without the values that have none: most, in optimised code.
    value_names: Vec<(u32, Str)>,
    /// What the instructions are.
    tags: Vec<Tag>,
    /// What else is in their rows (but for what follows from the tables of types and results), then
    /// operands, types of local values, and instructions with results.
    chunks: Vec<Vec<u32>>,
}

/// A row without its operands, the number of the result and its type.
#[derive(Clone, Copy, Debug)]
struct Tag {
    kind: Kind,
    sub: u8,
    flags: u16,
}

/// What a body has beside tables.
#[derive(Clone, Copy, Debug)]
struct Head {
    first: u32,
    arguments: u32,
    first_metadata: u32,
    metadata_type: Option<TypeId>,
    use_lists: Option<Block>,
    /// The type of instructions without result.
    void: TypeId,
    /// The end of its names of values.
    value_names: usize,
    /// The end of its instructions.
    tags: usize,
    /// Where its words are.
    chunk: usize,
    start: usize,
    /// How many of them are operands, types and results.
    values: usize,
    types: usize,
    results: usize,
}

/// Calls a macro with each table of a body, but for those that only decoding needs.
macro_rules! each_table {
    ($each:ident) => {
        $each!(block_operands);
        $each!(indices);
        $each!(bundles);
        $each!(clauses);
        $each!(locations);
        $each!(debug_records);
        $each!(attachments);
        $each!(function_attachments);
        $each!(store.constants.rows);
        $each!(store.constants.operands);
        $each!(store.constants.words);
        $each!(store.constants.bytes);
        $each!(store.extra);
        $each!(store.block_starts);
        $each!(store.locations);
        $each!(store.metadata.rows);
        $each!(store.metadata.ids);
        $each!(store.metadata.words);
        $each!(store.metadata.bytes);
        $each!(store.names);
        $each!(store.block_names);
    };
}

/// How many tables [`each_table`] goes through.
const TABLES: usize = {
    let mut count = 0;
    macro_rules! one {
        ($($table:ident).+) => {
            count += 1;
        };
    }
    each_table!(one);
    count
};

impl Bodies {
    /// Number of bodies.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// Adds the body of a function.
    pub fn push(&mut self, function: FunctionId, body: &Body) {
        self.functions.push(function);
        let mut ends = [0; TABLES];
        let mut end = ends.iter_mut();
        macro_rules! append {
            ($($table:ident).+) => {
                self.tables.$($table).+.extend_from_slice(&body.$($table).+);
                if let Some(end) = end.next() {
                    *end = self.tables.$($table).+.len();
                }
            };
        }
        each_table!(append);
        self.ends.push(ends);
        let store = &body.store;
        let tag = |&Row { kind, sub, flags, .. }: &Row| Tag { kind, sub, flags };
        self.tags.extend(store.rows.iter().map(tag));
        let (values, types, results) = (body.values.len(), store.types.len(), store.results.len());
        let words = self.room(3 * store.rows.len() + values + types + results);
        let start = words.len();
        words.extend(store.rows.iter().flat_map(|row| [row.a, row.b, row.c]));
        words.extend(body.values.iter().map(|value| value.0));
        words.extend(store.types.iter().map(|ty| ty.0));
        words.extend(store.results.iter().map(|inst| inst.0));
        let named = (0..).zip(&store.value_names).filter(|(_, name)| name.len != 0);
        self.value_names.extend(named.map(|(at, &name)| (at, name)));
        self.heads.push(Head {
            first: store.first,
            arguments: store.arguments,
            first_metadata: store.first_metadata,
            metadata_type: store.metadata_type,
            use_lists: store.use_lists,
            void: store.rows.iter().find(|row| row.value == NONE).map_or(TypeId(0), |row| row.ty),
            value_names: self.value_names.len(),
            tags: self.tags.len(),
            chunk: self.chunks.len() - 1,
            start,
            values,
            types,
            results,
        });
    }

    /// The chunk that has room for so many words more.
    fn room(&mut self, words: usize) -> &mut Vec<u32> {
        let full = |chunk: &Vec<u32>| chunk.capacity() - chunk.len() < words;
        if self.chunks.last().is_none_or(full) {
            self.chunks.push(Vec::with_capacity(words.max(CHUNK_WORDS)));
        }
        let last = self.chunks.len() - 1;
        &mut self.chunks[last]
    }

    /// Copies a body into `body`, whose tables are reused. `words` are those of its chunk.
    fn get(&self, index: usize, words: &[u32], body: &mut Body) {
        let none = [0; TABLES];
        let starts = index.checked_sub(1).map_or(&none, |before| &self.ends[before]);
        let mut ranges = starts.iter().zip(&self.ends[index]);
        body.clear();
        macro_rules! copy {
            ($($table:ident).+) => {
                if let Some((&start, &end)) = ranges.next() {
                    body.$($table).+.extend_from_slice(&self.tables.$($table).+[start..end]);
                }
            };
        }
        each_table!(copy);
        let head = self.heads[index];
        let store = &mut body.store;
        store.first = head.first;
        store.arguments = head.arguments;
        store.first_metadata = head.first_metadata;
        store.metadata_type = head.metadata_type;
        store.use_lists = head.use_lists;
        let before = index.checked_sub(1).map(|before| &self.heads[before]);
        let tags = before.map_or(0, |before| before.tags)..head.tags;
        let (rows, words) = words[head.start..].split_at(3 * tags.len());
        let (values, words) = words.split_at(head.values);
        let (types, words) = words.split_at(head.types);
        let results = &words[..head.results];
        body.values.extend(values.iter().map(|&value| ValueId(value)));
        store.types.extend(types.iter().map(|&ty| TypeId(ty)));
        store.results.extend(results.iter().map(|&inst| InstId(inst)));
        store.rows.extend(self.tags[tags].iter().zip(rows.as_chunks().0).map(
            |(&Tag { kind, sub, flags }, &[a, b, c])| Row {
                kind,
                sub,
                flags,
                a,
                b,
                c,
                ty: head.void,
                value: NONE,
            },
        ));
        // Results have the last of the local values, in the order of their instructions.
        let first = store.types.len() - store.results.len();
        for (at, inst) in (first..).zip(&store.results) {
            let row = &mut store.rows[inst.index()];
            row.ty = store.types[at];
            row.value = store.first + at as u32;
        }
        let named = before.map_or(0, |before| before.value_names)..head.value_names;
        let named = &self.value_names[named];
        let count = named.last().map_or(0, |&(last, _)| last as usize + 1);
        store.value_names.resize(count, Str::default());
        for &(at, name) in named {
            store.value_names[at as usize] = name;
        }
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
                self.places.resize(id.index() + 1, None);
            }
            self.places[id.index()] = Some((part, at));
        }
        let mut chunks: Vec<Chunk> = std::mem::take(&mut bodies.chunks)
            .into_iter()
            .map(|words| Chunk { words, left: 0 })
            .collect();
        for head in &bodies.heads {
            chunks[head.chunk].left += 1;
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
            chunk.left -= 1;
            if chunk.left == 0 {
                free(std::mem::take(&mut chunk.words));
            }
        })
    }

    fn visit(&self, function: FunctionId, body: &mut Body, then: impl FnOnce(&mut Chunk)) -> bool {
        let Some(&Some((part, at))) = self.places.get(function.index()) else { return false };
        let Part { bodies, chunks } = &self.parts[part as usize];
        let chunk = &chunks[bodies.heads[at as usize].chunk];
        let mut chunk = chunk.lock().unwrap_or_else(PoisonError::into_inner);
        if chunk.left == 0 {
            return false;
        }
        bodies.get(at as usize, &chunk.words, body);
        then(&mut chunk);
        true
    }
}
