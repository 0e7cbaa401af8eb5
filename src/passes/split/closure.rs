//! What an image contains: everything that its entry points reach.
//!
//! One walk for each image over calls, references and indirect calls; the marks of a walk are stamps
//! in a table that is reused, so the work is proportional to the size of the image, not to that of
//! the module.

use crate::graph::{Csr, Flags, Function, Graph, SymbolId};

use super::policy::{Policy, is_indirect_target};

/// What a walk must know of each node, in one byte: the functions themselves are spread over much
/// more memory than a processor keeps near.
mod class {
    /// It has no body in any image that only uses it.
    pub(super) const DECLARED: u8 = 1 << 0;
    /// A virtual function.
    pub(super) const VIRTUAL: u8 = 1 << 1;
    /// An ESIMD function.
    pub(super) const ESIMD: u8 = 1 << 2;
    /// Its indirect calls count.
    pub(super) const CALLS_INDIRECTLY: u8 = 1 << 3;
}

/// What all walks over one graph share.
pub(super) struct Reach<'g> {
    graph: &'g Graph,
    /// By function.
    classes: Vec<u8>,
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
    /// The image at hand, in the order in which it was met.
    met: Contents,
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
        Walk { stamps: vec![0; graph.len()], stamp: 0, left: Vec::new(), met: Contents::default() }
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
        let class_of = |(at, function): (usize, &Function)| {
            let importable = policy.is_importable(graph, function);
            let flags = function.flags;
            let bit = |class: u8, condition: bool| if condition { class } else { 0 };
            bit(class::DECLARED, importable || !flags.has(Flags::DEFINED))
                | bit(class::VIRTUAL, flags.has(Flags::INDIRECTLY_CALLABLE))
                | bit(class::ESIMD, flags.has(Flags::ESIMD))
                | bit(
                    class::CALLS_INDIRECTLY,
                    !importable && !graph.indirect.row(at as u32).is_empty(),
                )
        };
        let classes = graph.functions.iter().enumerate().map(class_of).collect();
        Reach { graph, classes, targets: Csr::new(limit, &targets), kept }
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
        let mut contents = std::mem::take(&mut walk.met);
        // A function of one of these classes is only declared.
        let without = class::DECLARED
            | if bodies.virtual_functions { 0 } else { class::VIRTUAL }
            | if bodies.esimd { 0 } else { class::ESIMD };
        let wanted = |root: &&SymbolId| bodies.esimd || self.class(**root) & class::ESIMD == 0;
        let roots = entry_points.iter().chain(&self.kept).chain(also);
        for &root in roots.filter(wanted) {
            if walk.meets(root) {
                walk.left.push(root);
            }
        }
        while let Some(id) = walk.left.pop() {
            let is_function = (id.0 as usize) < self.classes.len();
            if is_function {
                contents.functions.push(id);
                for &next in self.graph.calls.row(id.0) {
                    self.visit(walk, &mut contents, SymbolId(next), without);
                }
            } else {
                contents.variables.push(id);
            }
            for &next in self.graph.references.row(id.0) {
                self.visit(walk, &mut contents, SymbolId(next), without);
            }
            if self.class(id) & class::CALLS_INDIRECTLY != 0 {
                for &of_type in self.graph.indirect.row(id.0) {
                    for &next in self.targets.row(of_type) {
                        self.visit(walk, &mut contents, SymbolId(next), without);
                    }
                }
            }
        }
        // As much memory as it takes, and the room for the next image stays here.
        let sorted = |list: &mut Vec<SymbolId>| {
            list.sort_unstable();
            let exact = list.as_slice().to_vec();
            list.clear();
            exact
        };
        let exact = Contents {
            functions: sorted(&mut contents.functions),
            variables: sorted(&mut contents.variables),
            declarations: sorted(&mut contents.declarations),
        };
        walk.met = contents;
        exact
    }

    /// The class of a node; variables have none.
    fn class(&self, id: SymbolId) -> u8 {
        self.classes.get(id.0 as usize).copied().unwrap_or(0)
    }

    #[inline]
    fn visit(&self, walk: &mut Walk, contents: &mut Contents, id: SymbolId, without: u8) {
        if walk.meets(id) {
            if self.class(id) & without == 0 {
                walk.left.push(id);
            } else {
                contents.declarations.push(id);
            }
        }
    }
}
