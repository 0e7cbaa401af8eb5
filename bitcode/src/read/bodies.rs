//! Decoded bodies that are kept for later, in one set of tables for many of them: a body has some
//! twenty tables, and that many pieces of memory for each of thousands of bodies cost more than what
//! is in them.

use super::body::{Kind, NONE, Row, TypeId0};
use crate::bitstream::Block;
use crate::ir::{Body, FunctionId, Str, TypeId};

/// Decoded bodies, in the order in which they were added.
#[derive(Clone, Debug, Default)]
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
    /// The instructions, without what follows from the tables of types and results.
    rows: Vec<ShortRow>,
}

/// A row without the number of the result and its type.
#[derive(Clone, Copy, Debug)]
struct ShortRow {
    kind: Kind,
    sub: u8,
    flags: u16,
    a: u32,
    b: u32,
    c: u32,
}

/// What a body has beside tables.
#[derive(Clone, Copy, Debug)]
struct Head {
    first: u32,
    arguments: u32,
    first_metadata: u32,
    metadata_type: TypeId0,
    use_lists: Option<Block>,
    /// The type of instructions without result.
    void: TypeId,
    /// The end of its names of values.
    value_names: usize,
    /// The end of its instructions.
    rows: usize,
}

/// Calls a macro with each table of a body, but for those that only decoding needs.
macro_rules! each_table {
    ($each:ident) => {
        $each!(values);
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
        $each!(store.types);
        $each!(store.extra);
        $each!(store.block_starts);
        $each!(store.results);
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
    /// An empty list with room for bodies of so many bytes of bitcode in all, as a rule: an instruction
    /// takes about eight, with its constants and names.
    pub fn with_room(bytes: usize) -> Self {
        let mut bodies = Bodies::default();
        bodies.rows.reserve(bytes / 7);
        bodies.tables.values.reserve(bytes / 7);
        bodies.tables.store.types.reserve(bytes / 5);
        bodies.tables.store.results.reserve(bytes / 7);
        bodies
    }

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
        let short = |row: &Row| {
            let Row { kind, sub, flags, a, b, c, .. } = *row;
            ShortRow { kind, sub, flags, a, b, c }
        };
        self.rows.extend(store.rows.iter().map(short));
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
            rows: self.rows.len(),
        });
    }

    /// Copies a body into `body`, whose tables are reused.
    ///
    /// # Panics
    /// If there are not so many bodies.
    pub fn get(&self, index: usize, body: &mut Body) {
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
        let row = |short: &ShortRow| {
            let ShortRow { kind, sub, flags, a, b, c } = *short;
            Row { kind, sub, flags, a, b, c, ty: head.void, value: NONE }
        };
        let rows = before.map_or(0, |before| before.rows)..head.rows;
        store.rows.extend(self.rows[rows].iter().map(row));
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
///
/// All are kept until the end: to give memory back piece by piece costs more, on several threads,
/// than to hold what there was room for before.
#[derive(Debug, Default)]
pub struct KeptBodies {
    parts: Vec<Bodies>,
    /// By function: where its body is, a part and a place in it.
    places: Vec<Option<(u32, u32)>>,
}

impl KeptBodies {
    /// Adds bodies.
    pub fn add(&mut self, bodies: Bodies) {
        let part = self.parts.len() as u32;
        for (at, id) in (0..).zip(&bodies.functions) {
            if self.places.len() <= id.index() {
                self.places.resize(id.index() + 1, None);
            }
            self.places[id.index()] = Some((part, at));
        }
        self.parts.push(bodies);
    }

    /// Whether the body of a function is there.
    pub fn has(&self, function: FunctionId) -> bool {
        self.places.get(function.index()).is_some_and(Option::is_some)
    }

    /// Makes `body` that of a function; `false` if it is not there.
    pub fn get(&self, function: FunctionId, body: &mut Body) -> bool {
        let Some(&Some((part, at))) = self.places.get(function.index()) else { return false };
        self.parts[part as usize].get(at as usize, body);
        true
    }
}
