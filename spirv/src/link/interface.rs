//! Interfaces of entry points: the variables that each one uses.
//!
//! Since SPIR-V 1.4 an entry point lists all variables of its static call tree. Producers list every
//! variable of the module; in an image of many entry points these lists would take more room than
//! the code. What an entry point lists in an image is what it lists in the module and uses, by what
//! its functions, and the constants and initialisers that they use, refer to.

use super::at_least;
use super::index::{Kind, LinkIndex};
use super::lists::Lists;

/// By node: those of its references that are functions or variables, or lead to some. Few nodes have
/// any, and thousands of constants need not be looked at for every entry point.
pub(super) fn paths(kinds: &[Kind], refs: &Lists) -> Lists {
    let code = |kind: Kind| matches!(kind, Kind::Function | Kind::Variable);
    let mut leads: Vec<bool> = kinds.iter().map(|&kind| code(kind)).collect();
    let mut paths = Lists::new(kinds.len());
    for node in 0..kinds.len() as u32 {
        // Debug records name what is no part of the program.
        if kinds[node as usize] != Kind::Record {
            for &used in refs.of(node) {
                // What comes later is not known yet.
                if leads[used as usize] || (used > node && kinds[used as usize] != Kind::Record) {
                    leads[node as usize] = true;
                    paths.push(used);
                }
            }
        }
        paths.close();
    }
    paths
}

/// The walk from one entry point, for reuse.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// By node: the walk that reached it last.
    marks: Vec<u32>,
    walk: u32,
    stack: Vec<u32>,
}

impl Uses {
    /// Forgets all walks, for an index with so many nodes.
    pub(super) fn start(&mut self, nodes: usize) {
        at_least(&mut self.marks, nodes);
    }

    /// Walks from the function of an entry point.
    pub(super) fn walk(&mut self, index: &LinkIndex<'_, '_>, function: u32) {
        self.walk = match self.walk.checked_add(1) {
            Some(walk) => walk,
            None => {
                self.marks.fill(0);
                1
            }
        };
        self.meet(function);
        while let Some(node) = self.stack.pop() {
            index.paths.of(node).iter().for_each(|&used| self.meet(used));
        }
    }

    fn meet(&mut self, node: u32) {
        if std::mem::replace(&mut self.marks[node as usize], self.walk) != self.walk {
            self.stack.push(node);
        }
    }

    /// Whether the last walk reached a node.
    pub(super) fn has(&self, node: u32) -> bool {
        self.marks[node as usize] == self.walk
    }
}
