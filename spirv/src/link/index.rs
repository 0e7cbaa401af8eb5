//! The link index: a module as a graph of nodes, with the place of every id.
//!
//! A *node* is a function, or an instruction outside functions; the `OpLine`s in front of either
//! belong to it. Nodes are numbered in the order of the module and tile its words, so a sorted list
//! of nodes is an image in the original order. Edges say what a node needs:
//! - `refs`: the nodes that define the ids it uses;
//! - `attached`: what applies to it (names, decorations, forward pointers), which follows it into
//!   every image;
//! - `of_entry`: what a function has only as an entry point (`OpEntryPoint`, execution modes,
//!   argument strings);
//! - `soft`: debug and reflection records, which follow when all that they describe is there.
//!
//! It is built once per module; linking an image touches only what the image has.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::error::{Error, Result};
use crate::grammar::{Capability, Op};
use crate::read::{Function, Instruction, Module};

use super::bits::Bits;
use super::lines::Lines;
use super::lists::Lists;
use super::needs::{Need, Needs};
use super::nodes::{words_of, words_of_one};

/// What a node is, as far as linking treats it in a way of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Follows from edges.
    Plain,
    /// A function; the index is in [`LinkIndex::function_of_node`].
    Function,
    /// `OpVariable` and the like at module scope.
    Variable,
    /// `OpEntryPoint`: its interface is restricted to what is kept.
    EntryPoint,
    /// `OpDecorate` with `LinkageAttributes`: subject to the request.
    Linkage,
    /// `OpGroupDecorate`, `OpGroupMemberDecorate`: targets are restricted to what is kept.
    Group,
    /// An extended instruction at module scope: a debug or reflection record.
    Record,
    /// `OpCapability`, `OpExtension`: chosen by need.
    Declared,
    /// A name or decoration of an id that nothing defines: in no image.
    Stale,
}

pub(super) const NO_NODE: u32 = u32::MAX;

/// A module prepared for linking.
///
/// Invariants:
/// - every id that a node uses is defined by a node of the module, or within the same function;
///   except for `Stale` nodes;
/// - `ids` has the words that hold ids; `results` has, by node, the ids that it defines, in order;
/// - a node that is not in `followed` is followed by its `refs` alone, one that is not in `rewritten`
///   is copied with the ids replaced.
#[derive(Debug)]
pub struct LinkIndex<'m, 'w> {
    pub(super) module: &'m Module<'w>,
    /// The first word of each node, and the end of the module.
    pub(super) starts: Vec<u32>,
    pub(super) kinds: Vec<Kind>,
    /// The nodes that more follows than they refer to.
    pub(super) followed: Bits,
    /// The nodes that are written in a way of their own.
    pub(super) rewritten: Bits,
    /// By node: what follows it if that is only one node, [`NO_NODE`] if nothing does, else itself.
    pub(super) next: Vec<u32>,
    /// The node that defines each id; [`NO_NODE`] for ids within functions and for none.
    pub(super) node_of_id: Vec<u32>,
    /// The nodes of the functions, ascending.
    pub(super) function_nodes: Vec<u32>,
    pub(super) ids: Bits,
    pub(super) results: Lists,
    pub(super) refs: Lists,
    /// The part of `refs` that leads to functions or variables.
    pub(super) paths: Lists,
    /// The called functions of each function, by index.
    pub(super) callees: Lists,
    pub(super) attached: Lists,
    /// By function.
    pub(super) of_entry: Lists,
    pub(super) soft: Soft,
    /// In every image.
    pub(super) always: Vec<u32>,
    pub(super) lines: Lines,
    pub(super) needs: Needs,
}

/// Records that follow when all that they describe is kept.
#[derive(Debug, Default)]
pub(super) struct Soft {
    /// By node: indices into `records`.
    pub(super) edges: Lists,
    /// Each record's node, and how many edges lead to it.
    pub(super) records: Vec<(u32, u32)>,
    /// Records that refer to functions or variables which they do not keep: what stands for one
    /// that is not kept (`DebugInfoNone`), by node.
    pub(super) substitutes: FxHashMap<u32, u32>,
}

impl<'m, 'w> LinkIndex<'m, 'w> {
    /// The module.
    pub fn module(&self) -> &'m Module<'w> {
        self.module
    }

    /// The functions that a function calls, each once, in the order of the first call.
    ///
    /// # Panics
    ///
    /// If the module has no function of this index.
    pub fn callees(&self, function: usize) -> impl Iterator<Item = usize> + '_ {
        self.callees.of(function as u32).iter().map(|&callee| callee as usize)
    }

    /// The ids that a function uses from outside, or that a declaration at module scope uses: each
    /// once for a function, in the order of the first use. Callees are among them.
    pub fn references(&self, id: u32) -> impl Iterator<Item = u32> + '_ {
        let node = self.node_of_id.get(id as usize).copied().filter(|&node| node != NO_NODE);
        let refs = node.map_or(&[][..], |node| self.refs.of(node));
        refs.iter().filter_map(|&node| self.id_of_node(node))
    }

    /// What the instructions of a function need, or a declaration at module scope, without what
    /// they refer to.
    pub fn needs_of(&self, id: u32) -> impl Iterator<Item = &Need> + '_ {
        let node = self.node_of_id.get(id as usize).copied().filter(|&node| node != NO_NODE);
        let set = node.map(|node| self.needs.sets.of(self.needs.set_of_node[node as usize]));
        set.unwrap_or_default().iter().map(|&need| &self.needs.rows[need as usize])
    }

    /// The capabilities and extensions that are declared although nothing in the module is known to
    /// need them: they are in every image.
    pub fn unexplained(&self) -> (Vec<Capability>, Vec<&str>) {
        self.needs.unexplained()
    }

    /// Bytes that the index holds beyond the module.
    pub fn size(&self) -> usize {
        let edges = [&self.refs, &self.paths, &self.callees, &self.attached, &self.of_entry];
        let edges = edges.into_iter().chain([&self.soft.edges, &self.results]).map(Lists::size);
        let bits = [&self.ids, &self.followed, &self.rewritten].map(Bits::size);
        let tables = [&self.starts, &self.node_of_id, &self.function_nodes, &self.next];
        let tables = tables.into_iter().chain([&self.always]).map(|it| size_of_val(it.as_slice()));
        let others = [
            size_of_val(self.kinds.as_slice()),
            size_of_val(self.soft.records.as_slice()),
            self.lines.size(),
            self.needs.size(),
        ];
        edges.chain(bits).chain(tables).chain(others).sum()
    }

    /// The words of a node.
    #[inline]
    pub(super) fn range(&self, node: u32) -> Range<usize> {
        words_of_one(&self.starts, node)
    }

    /// The words of nodes that follow one another.
    pub(super) fn words_of(&self, nodes: Range<u32>) -> Range<usize> {
        words_of(&self.starts, nodes)
    }

    /// The instruction of a node, after the lines in front of it.
    pub(super) fn instruction(&self, node: u32) -> Instruction<'_> {
        let mut instructions = self.module.instructions_in(self.range(node));
        let first = instructions.next();
        let rest = instructions.find(|it| !matches!(it.op(), Op::Line | Op::NoLine));
        match first {
            Some(first) if !matches!(first.op(), Op::Line | Op::NoLine) => first,
            // A node of lines only stands at the end of a module.
            first => rest.or(first).unwrap_or(Instruction { offset: 0, words: &[0] }),
        }
    }

    /// The function of a node.
    pub(super) fn function_of_node(&self, node: u32) -> Option<&'m Function> {
        let index = self.function_nodes.binary_search(&node).ok()?;
        self.module.functions().get(index)
    }

    /// The id that a node defines.
    pub(super) fn id_of_node(&self, node: u32) -> Option<u32> {
        match self.kinds[node as usize] {
            Kind::Function => self.function_of_node(node).map(|function| function.id),
            _ => self.instruction(node).result(),
        }
    }

    /// The node that an id belongs to: the one that defines it, or its function.
    pub(super) fn owner(&self, id: u32) -> Option<u32> {
        match *self.node_of_id.get(id as usize)? {
            NO_NODE => {
                let definition = self.module.definitions()[id as usize];
                let function = self.module.function_at(definition)?;
                Some(self.function_nodes[function])
            }
            node => Some(node),
        }
    }

    /// The node of a function or variable by its id.
    pub(super) fn symbol(&self, id: u32) -> Result<u32> {
        let node = self.node_of_id.get(id as usize).copied().filter(|&node| node != NO_NODE);
        let symbol =
            |&node: &u32| matches!(self.kinds[node as usize], Kind::Function | Kind::Variable);
        node.filter(symbol).ok_or_else(|| {
            Error::request(format!("%{id} is not a function or a variable of the module"))
        })
    }
}
