//! `OpLine` outside functions: it describes what follows it up to the next one or to `OpNoLine`
//! (SPIR-V section 3.52.2), so a declaration may depend on a line that stands before another one.
//!
//! An image without that other declaration must still say the right line, and one without a
//! declaration that ended the line must not go on with it. So each node that has no line of its own
//! remembers whose line it has, and the writer repeats or ends it where the image differs from the
//! module. Few producers write such lines: where there are none, nothing is stored.

use std::ops::Range;

use crate::grammar::Op;
use crate::read::Module;

use super::index::{Kind, NO_NODE};
use super::nodes::words_of_one;

/// The lines of nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    /// By node, if any node has lines: the node whose line is in force at its instruction.
    source: Vec<u32>,
    /// The last of the lines in front of a node, for each node that has any: node, first word, end.
    /// (Only the last counts, and only one may be repeated: many nodes may share many lines.)
    own: Vec<(u32, u32, u32)>,
}

impl Lines {
    /// Finds the lines of a module whose nodes start at these words.
    pub(super) fn of(module: &Module<'_>, starts: &[u32], kinds: &[Kind]) -> Self {
        let mut lines = Self::default();
        let mut source = Vec::new();
        let mut current = NO_NODE;
        for (node, &kind) in (0..).zip(kinds) {
            let prefix = module.instructions_in(words_of_one(starts, node));
            let prefix = prefix.take_while(|it| matches!(it.op(), Op::Line | Op::NoLine));
            if let Some(last) = prefix.last() {
                let end = last.offset.saturating_add(last.words.len() as u32);
                lines.own.push((node, last.offset, end));
                current = if last.op() == Op::Line { node } else { NO_NODE };
            }
            source.push(current);
            if kind == Kind::Function {
                // The end of the last block ends the line.
                current = NO_NODE;
            }
        }
        if !lines.own.is_empty() {
            lines.source = source;
        }
        lines
    }

    /// Whether nothing outside functions has lines.
    pub(super) fn is_empty(&self) -> bool {
        self.source.is_empty()
    }

    /// The words of the last line in front of a node.
    pub(super) fn range(&self, node: u32) -> Range<usize> {
        match self.own.binary_search_by_key(&node, |own| own.0) {
            Ok(at) => self.own[at].1 as usize..self.own[at].2 as usize,
            Err(_) => 0..0,
        }
    }

    /// The node whose line a node has without having lines of its own.
    pub(super) fn inherited(&self, node: u32) -> Option<u32> {
        let source = self.source.get(node as usize).copied()?;
        (source != NO_NODE && source != node).then_some(source)
    }

    /// What must be written before a node so that it has its line, when the line of `current` is in
    /// force.
    pub(super) fn before(&self, node: u32, current: u32) -> Change {
        let Some(&source) = self.source.get(node as usize) else { return Change::None };
        if source == current || !self.range(node).is_empty() {
            Change::None
        } else if source == NO_NODE {
            Change::End
        } else {
            Change::Repeat(self.range(source))
        }
    }

    /// Whose line is in force after a node.
    pub(super) fn after(&self, node: u32, kind: Kind) -> u32 {
        match self.source.get(node as usize) {
            Some(&source) if kind != Kind::Function => source,
            _ => NO_NODE,
        }
    }

    /// Bytes in use.
    pub(super) fn size(&self) -> usize {
        size_of_val(self.source.as_slice()).saturating_add(size_of_val(self.own.as_slice()))
    }
}

/// What the writer does about a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Nothing.
    None,
    /// `OpNoLine`.
    End,
    /// These words again.
    Repeat(Range<usize>),
}
