//! The names of what stands for constant expressions that were made instructions, or blocks on an
//! edge ([`super::expand`]): what the printing of values and instructions needs to know of it.

use rustc_hash::FxHashMap;

use crate::ir::{BlockId, ValueId};

/// The names of the local values that stand for expressions in one instruction.
#[derive(Default)]
pub(super) struct Names {
    pub(super) values: FxHashMap<ValueId, String>,
    /// For a phi, by the number of the incoming value.
    pub(super) incoming: Vec<Incoming>,
}

/// An incoming value of a phi that has expressions.
#[derive(Default)]
pub(super) struct Incoming {
    /// The local value that stands for the incoming one.
    pub(super) name: Option<String>,
    /// Left out: another incoming value came from the same block, and now from the same edge block.
    pub(super) duplicate: bool,
}

impl Names {
    /// The name (without `%`) of the value that stands for `value`.
    pub(super) fn get(&self, value: ValueId) -> Option<&str> {
        if self.values.is_empty() { None } else { self.values.get(&value).map(String::as_str) }
    }

    /// What replaces incoming value `index` of a phi.
    pub(super) fn incoming(&self, index: usize) -> Option<&Incoming> {
        self.incoming.get(index)
    }
}

/// A block on an edge to a phi.
pub(super) struct Edge {
    pub(super) from: BlockId,
    pub(super) to: BlockId,
    pub(super) name: String,
    /// Its instructions but for the branch.
    pub(super) text: String,
}

/// The blocks on the edges of one body.
#[derive(Default)]
pub(super) struct Edges(pub(super) Vec<Edge>);

impl Edges {
    /// The number of the block on an edge, if there is one.
    pub(super) fn find(&self, from: BlockId, to: BlockId) -> Option<usize> {
        self.0.iter().position(|edge| edge.from == from && edge.to == to)
    }

    /// Its name.
    pub(super) fn name(&self, from: BlockId, to: BlockId) -> Option<&str> {
        self.find(from, to).map(|index| self.0[index].name.as_str())
    }
}
