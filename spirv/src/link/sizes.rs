//! What the parts of a module cost: the bytes of each function, and with them those of all that would go
//! with it, as nothing else needs it.
//!
//! What is needed is a graph: entry points and exported functions are its roots, and edges lead to what a
//! node refers to and to what is attached to it (names, decorations). What only comes in by a function is
//! what the function dominates in that graph.

use super::LinkIndex;
use super::index::Kind;
use crate::dominators::Dominators;
use crate::flow::Edges;
use crate::read::HEADER_WORDS;

/// The root of the graph: the nodes of the link index come behind it.
const ROOT: u32 = 0;

/// The block of a node.
fn block(node: u32) -> u32 {
    node.saturating_add(1)
}

/// The bytes of a node.
fn bytes(index: &LinkIndex<'_, '_>, node: u32) -> u64 {
    size_of_val(&index.module.words()[index.range(node)]) as u64
}

/// The bytes of a module by what needs them.
#[derive(Debug)]
pub struct Sizes<'i, 'm, 'w> {
    index: &'i LinkIndex<'m, 'w>,
    dominators: Dominators,
    /// The bytes of all that comes before a place in an order in which each node stands before what it
    /// dominates; one more than there are places.
    before: Vec<u64>,
    /// By function, the function that dominates it most closely.
    kept_by: Vec<Option<u32>>,
    unneeded: u64,
}

impl<'i, 'm, 'w> Sizes<'i, 'm, 'w> {
    /// Of a module, by what these functions need.
    pub fn new(index: &'i LinkIndex<'m, 'w>, roots: &[u32]) -> Self {
        let nodes = index.starts.len().saturating_sub(1) as u32;
        let mut edges = Edges::default();
        let symbols = roots.iter().filter_map(|&root| index.symbol(root).ok());
        symbols.chain(index.always.iter().copied()).for_each(|node| edges.add(block(node)));
        edges.end_block();
        for node in 0..nodes {
            // These keep what is needed by others only.
            let keeps = !matches!(index.kinds[node as usize], Kind::Group | Kind::EntryPoint);
            let refs = if keeps { index.refs.of(node) } else { &[] };
            let of_entry = index.function_nodes.binary_search(&node);
            let of_entry = of_entry.map_or(&[][..], |at| index.of_entry.of(at as u32));
            let followers = refs.iter().chain(index.attached.of(node)).chain(of_entry);
            followers.for_each(|&to| edges.add(block(to)));
            let records = index.soft.edges.of(node).iter();
            records.for_each(|&at| edges.add(block(index.soft.records[at as usize].0)));
            edges.end_block();
        }
        let mut dominators = Dominators::default();
        dominators.find(&edges, &(0..=nodes).collect::<Vec<_>>());
        // The root, the nodes, and the end.
        let mut before = vec![0; (nodes as usize).saturating_add(2)];
        let mut unneeded = 0_u64;
        let mut places: Vec<(u32, u32)> = Vec::new();
        for node in 0..nodes {
            match dominators.is_reached(block(node)) {
                true => before[dominators.place(block(node)) as usize] = bytes(index, node),
                false => unneeded = unneeded.saturating_add(bytes(index, node)),
            }
        }
        let mut sum = 0_u64;
        for bytes in &mut before {
            sum = sum.saturating_add(std::mem::replace(bytes, sum));
        }
        for (&node, function) in index.function_nodes.iter().zip(0..) {
            if dominators.is_reached(block(node)) {
                places.push((dominators.place(block(node)), function));
            }
        }
        places.sort_unstable();
        let mut kept_by = vec![None; index.function_nodes.len()];
        let mut above: Vec<(u32, u32)> = Vec::new();
        for (place, function) in places {
            while above.last().is_some_and(|&(_, end)| end <= place) {
                above.pop();
            }
            kept_by[function as usize] = above.last().map(|&(function, _)| function);
            let node = index.function_nodes[function as usize];
            above.push((function, dominators.subtree(block(node)).1));
        }
        Self { index, dominators, before, kept_by, unneeded }
    }

    /// The bytes of a function alone, with the source lines in front of it.
    ///
    /// # Panics
    ///
    /// If the module has no function of this index.
    pub fn own(&self, function: usize) -> u64 {
        bytes(self.index, self.index.function_nodes[function])
    }

    /// The bytes of a function and of all that is in the module for it alone; 0 if nothing needs it.
    ///
    /// # Panics
    ///
    /// If the module has no function of this index.
    pub fn retained(&self, function: usize) -> u64 {
        self.dominated(block(self.index.function_nodes[function]))
    }

    /// The bytes of a block and of all that it dominates.
    fn dominated(&self, block: u32) -> u64 {
        let (first, end) = self.dominators.subtree(block);
        self.before[end as usize].saturating_sub(self.before[first as usize])
    }

    /// The function without which this one would not be in the module either, if there is one.
    ///
    /// # Panics
    ///
    /// If the module has no function of this index.
    pub fn kept_by(&self, function: usize) -> Option<usize> {
        self.kept_by[function].map(|function| function as usize)
    }

    /// The bytes that nothing needs.
    pub fn unneeded(&self) -> u64 {
        self.unneeded
    }

    /// All bytes, the header included.
    pub fn all(&self) -> u64 {
        let header = size_of::<[u32; HEADER_WORDS]>() as u64;
        [self.dominated(ROOT), self.unneeded, header].iter().sum()
    }
}
