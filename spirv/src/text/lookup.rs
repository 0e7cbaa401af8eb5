//! Names to numbers, for the assembler: one hash table over all names of the grammar.
//!
//! Built on first use (about 4,500 names, well under a millisecond) and shared from there on.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use std::sync::OnceLock;

use crate::grammar::{
    EXTENDED_SETS, Enumeration, ExtendedSet, INSTRUCTIONS, OP_ALIASES, Op, OperandKind,
};

/// Names by scope and spelling.
pub(super) struct Lookup {
    table: HashTable<Entry>,
}

struct Entry {
    scope: usize,
    name: &'static str,
    value: u32,
}

/// The scope of opcodes (without `Op`); enumerations and sets have their addresses.
const OPCODES: usize = 0;

fn hash(scope: usize, name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_usize(scope);
    hasher.write(name);
    hasher.finish()
}

fn enumeration_scope(table: &'static Enumeration) -> usize {
    std::ptr::from_ref(table).addr()
}

fn set_scope(set: &'static ExtendedSet) -> usize {
    std::ptr::from_ref(set).addr()
}

impl Lookup {
    pub(super) fn get() -> &'static Self {
        static LOOKUP: OnceLock<Lookup> = OnceLock::new();
        LOOKUP.get_or_init(Self::build)
    }

    fn build() -> Self {
        let mut lookup = Self { table: HashTable::new() };
        let rows = INSTRUCTIONS.iter().map(|row| (row.name, row.op));
        for (name, op) in rows.chain(OP_ALIASES.iter().copied()) {
            lookup.insert(OPCODES, name.trim_start_matches("Op"), u32::from(op.0));
        }
        for table in OperandKind::ALL.iter().filter_map(|kind| kind.enumeration()) {
            let scope = enumeration_scope(table);
            table.enumerants.iter().for_each(|row| lookup.insert(scope, row.name, row.value));
            table.aliases.iter().for_each(|(name, value)| lookup.insert(scope, name, *value));
        }
        for set in EXTENDED_SETS {
            let scope = set_scope(set);
            set.instructions.iter().for_each(|row| lookup.insert(scope, row.name, row.number));
        }
        lookup
    }

    fn insert(&mut self, scope: usize, name: &'static str, value: u32) {
        let hash_of = |entry: &Entry| hash(entry.scope, entry.name.as_bytes());
        self.table.insert_unique(
            hash(scope, name.as_bytes()),
            Entry { scope, name, value },
            hash_of,
        );
    }

    fn find(&self, scope: usize, name: &[u8]) -> Option<u32> {
        let same = |entry: &Entry| entry.scope == scope && entry.name.as_bytes() == name;
        self.table.find(hash(scope, name), same).map(|entry| entry.value)
    }

    /// The opcode of a name with `Op` in front.
    pub(super) fn op(&self, name: &[u8]) -> Option<Op> {
        self.op_without_prefix(name.strip_prefix(b"Op")?)
    }

    /// The opcode of a name as it stands in `OpSpecConstantOp`.
    pub(super) fn op_without_prefix(&self, name: &[u8]) -> Option<Op> {
        self.find(OPCODES, name).and_then(|value| u16::try_from(value).ok()).map(Op)
    }

    /// The value of an enumerant's name.
    pub(super) fn enumerant(&self, table: &'static Enumeration, name: &[u8]) -> Option<u32> {
        self.find(enumeration_scope(table), name)
    }

    /// The number of an extended instruction's name.
    pub(super) fn extended(&self, set: &'static ExtendedSet, name: &[u8]) -> Option<u32> {
        self.find(set_scope(set), name)
    }
}
