//! Decoded bodies that are kept for later, in one set of tables for many of them: a body has some
//! twenty tables, and that many pieces of memory for each of thousands of bodies cost more than what
//! is in them.
//!
//! Most of a body is lists of numbers, which lie in chunks of words as narrow as they may be
//! ([`super::packed`]): memory that is touched for the first time costs more than to fill it. A chunk
//! whose bodies have all been taken is free for whatever else is made of words.

use std::sync::{Mutex, PoisonError};

use super::packed::{List, Number};
use super::rows::{Kind, NONE, Row};
use super::tables::Body;
use crate::bitstream::Block;
use crate::ir::constants::table;
use crate::ir::ids::{BlockId, FunctionId, InstId, Str, TypeId, ValueId};
use crate::ir::operators::Flags;

/// The words of a chunk, as a rule. What does not fit has one of its own.
pub const CHUNK_WORDS: usize = 32 << 10;

/// The tags of a chunk, as a rule.
const CHUNK_TAGS: usize = CHUNK_WORDS / 4;

/// Decoded bodies, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Bodies {
    /// Whose they are.
    functions: Vec<FunctionId>,
    /// The tables of all that are no lists of numbers, one behind the other. What a body numbers from
    /// 0 on is numbered so here.
    tables: Body,
    /// For each body, the end of each table.
    ends: Vec<[u32; TABLES]>,
    /// For each body, what it has beside tables.
    heads: Vec<Head>,
    /// What the instructions are.
    tags: Vec<Vec<Tag>>,
    /// What the constants are.
    constant_tags: Vec<ConstantTag>,
    /// Lists of numbers.
    chunks: Vec<Vec<u32>>,
    /// Room to make them in.
    numbers: Vec<u32>,
    words: Vec<u32>,
}

/// A row without its operands, the number of the result and its type.
#[derive(Clone, Copy, Debug)]
struct Tag {
    kind: Kind,
    sub: u8,
    flags: u16,
}

/// A constant's row without its operands and its type.
#[derive(Clone, Copy, Debug)]
struct ConstantTag {
    kind: table::Kind,
    sub: u8,
    flags: Flags,
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
    /// Where its words are, and the tags of its instructions.
    chunk: u32,
    start: u32,
    tags: (u32, u32),
    /// The end of its constants.
    constants: u32,
    lists: [List; LISTS],
}

/// Calls a macro with each table of a body that is no list of numbers, but for those that only decoding
/// needs.
macro_rules! each_table {
    ($each:ident) => {
        $each!(bundles);
        $each!(clauses);
        $each!(locations);
        $each!(debug_records);
        $each!(attachments);
        $each!(function_attachments);
        $each!(store.constants.words);
        $each!(store.constants.bytes);
        $each!(store.metadata.rows);
        $each!(store.metadata.words);
        $each!(store.metadata.bytes);
        $each!(store.names);
        $each!(store.block_names);
    };
}

/// Calls a macro with each table of a body that is a list of numbers. Rows, constants and names of values
/// are lists beside these.
macro_rules! each_list {
    ($each:ident) => {
        $each!(values);
        $each!(block_operands);
        $each!(indices);
        $each!(store.types);
        $each!(store.results);
        $each!(store.constants.operands);
        $each!(store.extra);
        $each!(store.block_starts);
        $each!(store.locations);
        $each!(store.metadata.ids);
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

/// How many lists a body has: those of [`each_list`], rows, constants and names of values.
const LISTS: usize = {
    let mut count = 3;
    macro_rules! one {
        ($($table:ident).+) => {
            count += 1;
        };
    }
    each_list!(one);
    count
};

macro_rules! number {
    ($($id:ident),+) => {
        $(impl Number for $id {
            #[inline]
            fn number(self) -> u32 {
                self.0
            }

            #[inline]
            fn of(number: u32) -> Self {
                $id(number)
            }
        })+
    };
}

number!(ValueId, BlockId, TypeId, InstId);

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
        self.words.clear();
        let Some(lists) = pack(body, &mut self.numbers, &mut self.words) else { return };
        let mut ends = [0; TABLES];
        let mut end = ends.iter_mut();
        macro_rules! count {
            ($($table:ident).+) => {
                let count = self.tables.$($table).+.len() + body.$($table).+.len();
                let Ok(count) = u32::try_from(count) else { return };
                if let Some(end) = end.next() {
                    *end = count;
                }
            };
        }
        each_table!(count);
        let store = &body.store;
        let constants = self.constant_tags.len() + store.constants.rows.len();
        let Ok(constants) = u32::try_from(constants) else { return };
        let Some((chunk, start)) = self.place_words() else { return };
        let Some(tags) = self.place_tags(&store.rows) else { return };
        macro_rules! append {
            ($($table:ident).+) => {
                self.tables.$($table).+.extend_from_slice(&body.$($table).+);
            };
        }
        each_table!(append);
        let tag = |row: &table::Row| ConstantTag { kind: row.kind, sub: row.sub, flags: row.flags };
        self.constant_tags.extend(store.constants.rows.iter().map(tag));
        self.functions.push(function);
        self.ends.push(ends);
        self.heads.push(Head {
            first: store.first,
            arguments: store.arguments,
            first_metadata: store.first_metadata,
            metadata_type: store.metadata_type,
            use_lists: store.use_lists,
            void: store.rows.iter().find(|row| row.value == NONE).map_or(TypeId(0), |row| row.ty),
            chunk,
            start,
            tags,
            constants,
            lists,
        });
    }

    /// Puts the words of a body into a chunk that has room for them; tells which and where.
    fn place_words(&mut self) -> Option<(u32, u32)> {
        let full = |chunk: &Vec<u32>| chunk.capacity() - chunk.len() < self.words.len();
        if self.chunks.last().is_none_or(full) {
            self.chunks.push(Vec::with_capacity(self.words.len().max(CHUNK_WORDS)));
        }
        let at = self.chunks.len() - 1;
        let chunk = &mut self.chunks[at];
        let start = u32::try_from(chunk.len()).ok()?;
        chunk.extend_from_slice(&self.words);
        Some((u32::try_from(at).ok()?, start))
    }

    /// The same for the tags of its instructions.
    fn place_tags(&mut self, rows: &[Row]) -> Option<(u32, u32)> {
        let full = |chunk: &Vec<Tag>| chunk.capacity() - chunk.len() < rows.len();
        if self.tags.last().is_none_or(full) {
            self.tags.push(Vec::with_capacity(rows.len().max(CHUNK_TAGS)));
        }
        let at = self.tags.len() - 1;
        let chunk = &mut self.tags[at];
        let start = u32::try_from(chunk.len()).ok()?;
        chunk.extend(rows.iter().map(|&Row { kind, sub, flags, .. }| Tag { kind, sub, flags }));
        Some((u32::try_from(at).ok()?, start))
    }

    /// Copies a body into `body`, whose tables are reused. `words` are those of its chunk.
    fn get(&self, index: usize, words: &[u32], body: &mut Body) {
        let none = [0; TABLES];
        let before = index.checked_sub(1);
        let starts = before.map_or(&none, |before| &self.ends[before]);
        let mut ranges = starts.iter().zip(&self.ends[index]);
        body.clear();
        macro_rules! copy {
            ($($table:ident).+) => {
                if let Some((&start, &end)) = ranges.next() {
                    let own = &self.tables.$($table).+[start as usize..end as usize];
                    body.$($table).+.extend_from_slice(own);
                }
            };
        }
        each_table!(copy);
        let head = &self.heads[index];
        let store = &mut body.store;
        store.first = head.first;
        store.arguments = head.arguments;
        store.first_metadata = head.first_metadata;
        store.metadata_type = head.metadata_type;
        store.use_lists = head.use_lists;
        let constants = before.map_or(0, |before| self.heads[before].constants)..head.constants;
        let constants = &self.constant_tags[constants.start as usize..constants.end as usize];
        let tags = &self.tags[head.tags.0 as usize][head.tags.1 as usize..];
        unpack(head, &words[head.start as usize..], tags, constants, body);
    }
}

/// The lists of a body, of which the words are added to `words`.
fn pack(body: &Body, numbers: &mut Vec<u32>, words: &mut Vec<u32>) -> Option<[List; LISTS]> {
    let mut lists = [List::default(); LISTS];
    let mut places = lists.iter_mut();
    macro_rules! list {
        ($($table:ident).+) => {
            *places.next()? = List::pack(&body.$($table).+, words)?;
        };
    }
    each_list!(list);
    let store = &body.store;
    threes(numbers, &store.rows, |row| [row.a, row.b, row.c]);
    *places.next()? = List::pack(numbers, words)?;
    threes(numbers, &store.constants.rows, |row| [row.ty.0, row.a, row.b]);
    *places.next()? = List::pack(numbers, words)?;
    // Most values have no name, in optimised code.
    numbers.clear();
    for (at, name) in (0..).zip(&store.value_names) {
        if name.len != 0 {
            numbers.extend([at, name.start, name.len]);
        }
    }
    *places.next()? = List::pack(numbers, words)?;
    Some(lists)
}

/// Makes a list of three numbers of each row.
#[inline]
fn threes<T>(numbers: &mut Vec<u32>, rows: &[T], of: impl Fn(&T) -> [u32; 3]) {
    // What is there already need not be made zero.
    numbers.resize(3 * rows.len(), 0);
    for (numbers, row) in numbers.as_chunks_mut().0.iter_mut().zip(rows) {
        *numbers = of(row);
    }
}

/// Fills the lists of a body with what [`pack`] made of them.
fn unpack(head: &Head, words: &[u32], tags: &[Tag], constants: &[ConstantTag], body: &mut Body) {
    let mut words = words;
    let mut lists = head.lists.iter().copied();
    let mut next = || lists.next().unwrap_or_default();
    macro_rules! list {
        ($($table:ident).+) => {
            next().unpack(&mut words, &mut body.$($table).+);
        };
    }
    each_list!(list);
    let store = &mut body.store;
    let mut numbers = std::mem::take(&mut store.numbers);
    numbers.clear();
    next().unpack(&mut words, &mut numbers);
    store.rows.extend(tags.iter().zip(numbers.as_chunks().0).map(
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
    numbers.clear();
    next().unpack(&mut words, &mut numbers);
    store.constants.rows.extend(constants.iter().zip(numbers.as_chunks().0).map(
        |(&ConstantTag { kind, sub, flags }, &[ty, a, b])| table::Row {
            ty: TypeId(ty),
            kind,
            sub,
            flags,
            a,
            b,
        },
    ));
    numbers.clear();
    next().unpack(&mut words, &mut numbers);
    let (names, _) = numbers.as_chunks::<3>();
    let count = names.last().map_or(0, |&[last, ..]| last as usize + 1);
    store.value_names.resize(count, Str::default());
    for &[at, start, len] in names {
        store.value_names[at as usize] = Str { start, len };
    }
    store.numbers = numbers;
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
            chunks[head.chunk as usize].left += 1;
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
