//! What an image contains: everything that its entry points reach.
//!
//! One walk for each image over calls, references and indirect calls; the marks of a walk are stamps
//! in a table that is reused, so the work is proportional to the size of the image, not to that of
//! the module.

use crate::graph::{Csr, Flags, Graph, SymbolId};

use super::policy::{Policy, is_indirect_target};

/// What all walks over one graph share.
pub(super) struct Reach<'g> {
    graph: &'g Graph,
    policy: &'g Policy,
    /// By function type: the functions that an indirect call of this type may reach.
    targets: Csr,
    /// Variables that are in every image: they are kept even if nobody uses them.
    pub(super) kept: Vec<SymbolId>,
}

/// The state of a walk, for reuse.
pub(super) struct Walk {
    /// The last image in which a node was met.
    stamps: Vec<u32>,
    stamp: u32,
    left: Vec<SymbolId>,
}

/// The contents of an image.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Functions with their bodies, in module order.
    pub functions: Vec<SymbolId>,
    /// Variables, in module order.
    pub variables: Vec<SymbolId>,
    /// Functions that are only declared, in module order.
    pub declarations: Vec<SymbolId>,
}

/// Which functions have their bodies in an image, where that is in question.
#[derive(Clone, Copy)]
pub(super) struct Bodies {
    /// Virtual functions.
    pub(super) virtual_functions: bool,
    /// ESIMD functions.
    pub(super) esimd: bool,
}

impl Walk {
    pub(super) fn new(graph: &Graph) -> Self {
        Walk { stamps: vec![0; graph.len()], stamp: 0, left: Vec::new() }
    }

    /// Whether this walk meets a node for the first time.
    fn meets(&mut self, id: SymbolId) -> bool {
        std::mem::replace(&mut self.stamps[id.0 as usize], self.stamp) != self.stamp
    }
}

impl<'g> Reach<'g> {
    pub(super) fn new(graph: &'g Graph, policy: &'g Policy) -> Self {
        let types = graph.functions.iter().map(|function| function.function_type.0);
        let calls = graph.indirect.edges().map(|(_, of_type)| of_type);
        let limit = types.chain(calls).max().map_or(0, |number| number as usize + 1);
        let targets: Vec<(u32, u32)> = graph
            .functions
            .iter()
            .enumerate()
            .filter(|(_, function)| is_indirect_target(function))
            .map(|(at, function)| (function.function_type.0, at as u32))
            .collect();
        let kept = (0..graph.variables.len())
            .filter(|&at| {
                let flags = graph.variables[at].flags;
                flags.has(Flags::DEFINED) && !flags.has(Flags::DISCARDABLE)
            })
            .map(|at| graph.variable_id(at))
            .collect();
        Reach { graph, policy, targets: Csr::new(limit, &targets), kept }
    }

    /// All that some entry points reach.
    pub(super) fn contents(
        &self,
        walk: &mut Walk,
        entry_points: &[SymbolId],
        also: &[SymbolId],
        bodies: Bodies,
    ) -> Contents {
        walk.stamp += 1;
        let mut contents = Contents::default();
        let wanted = |root: &&SymbolId| bodies.esimd || !self.graph.flags(**root).has(Flags::ESIMD);
        let roots = entry_points.iter().chain(&self.kept).chain(also);
        for &root in roots.filter(wanted) {
            if walk.meets(root) {
                walk.left.push(root);
            }
        }
        while let Some(id) = walk.left.pop() {
            let function = self.graph.function(id);
            match function {
                Some(_) => contents.functions.push(id),
                None => contents.variables.push(id),
            }
            let calls = function.map_or(&[][..], |_| self.graph.calls.row(id.0));
            for &next in calls.iter().chain(self.graph.references.row(id.0)) {
                self.visit(walk, &mut contents, SymbolId(next), bodies);
            }
            if function.is_some_and(|function| !self.policy.is_importable(self.graph, function)) {
                for &of_type in self.graph.indirect.row(id.0) {
                    for &next in self.targets.row(of_type) {
                        self.visit(walk, &mut contents, SymbolId(next), bodies);
                    }
                }
            }
        }
        contents.functions.sort_unstable();
        contents.variables.sort_unstable();
        contents.declarations.sort_unstable();
        contents
    }

    fn visit(&self, walk: &mut Walk, contents: &mut Contents, id: SymbolId, bodies: Bodies) {
        if !walk.meets(id) {
            return;
        }
        let has_body = match self.graph.function(id) {
            None => true,
            Some(function) => {
                function.flags.has(Flags::DEFINED)
                    && (bodies.virtual_functions || !function.flags.has(Flags::INDIRECTLY_CALLABLE))
                    && (bodies.esimd || !function.flags.has(Flags::ESIMD))
                    && !self.policy.is_importable(self.graph, function)
            }
        };
        if has_body { walk.left.push(id) } else { contents.declarations.push(id) }
    }
}
