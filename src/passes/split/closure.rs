//! What an image contains: everything that its entry points reach.
//!
//! One walk for each image over calls, references and indirect calls. What a walk has met is a bit
//! for each node; the words of bits that are not empty, in order, are the contents in order, and only
//! these words are cleared. So the work is proportional to the size of the image, not to that of the
//! module, and the bits of a million nodes stay in the cache of a core.

use std::mem;
use std::sync::Arc;

use crate::graph::{Csr, Flags, Graph, SymbolId};

use super::policy::{Policy, is_indirect_target};
use super::symbols::Symbols;

/// What a walk must know of each node, in one byte: the functions themselves are spread over much
/// more memory than a processor keeps near, and the rows of most nodes are empty.
mod class {
    /// It has no body in any image that only uses it.
    pub(super) const DECLARED: u8 = 1 << 0;
    /// A virtual function.
    pub(super) const VIRTUAL: u8 = 1 << 1;
    /// An ESIMD function.
    pub(super) const ESIMD: u8 = 1 << 2;
    /// Its indirect calls count.
    pub(super) const CALLS_INDIRECTLY: u8 = 1 << 3;
    /// It has references.
    pub(super) const REFERENCES: u8 = 1 << 4;
    /// No function.
    pub(super) const VARIABLE: u8 = 1 << 5;
}

/// What all walks over one graph share.
pub(super) struct Reach<'g> {
    graph: &'g Graph,
    /// By node.
    classes: Vec<u8>,
    /// By function type: the functions that an indirect call of this type may reach.
    targets: Csr,
    /// The functions that images are made for.
    pub(super) entry_points: Vec<SymbolId>,
    /// Variables that are in every image: they are kept even if nobody uses them.
    pub(super) kept: Vec<SymbolId>,
}

/// The state of walks one after the other, and what they have found.
pub(super) struct Walk {
    /// Number of functions; the nodes that follow are variables.
    functions: usize,
    /// A bit for each node that the image at hand has been found to need.
    met: Vec<u64>,
    /// The words of `met` that are not 0, in the order in which they were met.
    words: Vec<u32>,
    /// Nodes whose edges the walk follows, in the order in which they were met. Those of one node
    /// are looked up while others are still on their way from memory.
    queue: Vec<SymbolId>,
    /// A bit for each function type whose indirect calls have been followed for this image.
    called: Vec<u64>,
    /// These types.
    types: Vec<u32>,
    /// What the image only declares.
    declarations: Vec<SymbolId>,
    /// The lists of all images so far.
    lists: Vec<SymbolId>,
    /// Where in `lists` the functions, the variables and the declarations of each image end.
    ends: Vec<[usize; 3]>,
}

/// The contents of an image.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Functions with their bodies, in module order.
    pub functions: Symbols,
    /// Variables, in module order.
    pub variables: Symbols,
    /// Functions that are only declared, in module order.
    pub declarations: Symbols,
}

impl Contents {
    /// Marks all that is more than a declaration.
    pub fn mark(&self, marks: &mut [bool]) {
        for id in self.functions.iter().chain(&self.variables) {
            marks[id.0 as usize] = true;
        }
    }
}

/// What kernels reach, and all that this refers to, as functions in tables by which nobody calls. Variables that
/// nobody uses are not among it.
pub fn of_kernels(graph: &Graph) -> Contents {
    let policy = Policy { only_kernels: true, ..Policy::default() };
    let reach = Reach { kept: Vec::new(), ..Reach::new(graph, &policy) };
    let is_kernel = |id: &SymbolId| graph.flags(*id).has(Flags::KERNEL);
    let kernels: Vec<SymbolId> = reach.entry_points.iter().copied().filter(is_kernel).collect();
    let mut walk = Walk::new(graph);
    reach.walk(&mut walk, &kernels, &[], Bodies { virtual_functions: true, esimd: true });
    walk.finish().next().unwrap_or_default()
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
        Walk {
            functions: graph.functions.len(),
            met: vec![0; graph.len().div_ceil(64)],
            words: Vec::new(),
            queue: Vec::new(),
            called: Vec::new(),
            types: Vec::new(),
            declarations: Vec::new(),
            lists: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// Whether this walk meets a node for the first time.
    #[inline]
    fn meets(&mut self, id: SymbolId) -> bool {
        let (word, bit) = (&mut self.met[id.0 as usize / 64], 1 << (id.0 % 64));
        let before = *word;
        if before == 0 {
            self.words.push(id.0 / 64);
        }
        *word |= bit;
        before & bit == 0
    }

    /// Whether indirect calls of this type are new to the image.
    fn calls(&mut self, of_type: u32) -> bool {
        let (word, bit) = (of_type as usize / 64, 1 << (of_type % 64));
        if word >= self.called.len() {
            self.called.resize(word.saturating_add(1), 0);
        }
        let new = self.called[word] & bit == 0;
        if new {
            self.called[word] |= bit;
            self.types.push(of_type);
        }
        new
    }

    /// Ends an image: lists what was met in module order, and forgets it.
    fn end(&mut self) {
        for id in &self.declarations {
            self.met[id.0 as usize / 64] &= !(1 << (id.0 % 64));
        }
        self.words.sort_unstable();
        let start = self.lists.len();
        self.lists.reserve(self.queue.len().saturating_add(self.declarations.len()));
        for word in self.words.drain(..) {
            let mut bits = mem::take(&mut self.met[word as usize]);
            let first = word.wrapping_mul(64);
            while bits != 0 {
                self.lists.push(SymbolId(first | bits.trailing_zeros()));
                bits &= bits.wrapping_sub(1);
            }
        }
        let with_body = self.lists.len();
        let of_functions =
            self.lists[start..].partition_point(|id| (id.0 as usize) < self.functions);
        self.declarations.sort_unstable();
        self.lists.append(&mut self.declarations);
        self.queue.clear();
        for of_type in self.types.drain(..) {
            self.called[of_type as usize / 64] = 0;
        }
        self.ends.push([start.saturating_add(of_functions), with_body, self.lists.len()]);
    }

    /// The contents of all images, in the order in which they were walked.
    pub(super) fn finish(self) -> impl Iterator<Item = Contents> {
        let lists = Arc::new(self.lists);
        let mut start = 0;
        self.ends.into_iter().map(move |ends| {
            let [functions, variables, declarations] =
                ends.map(|end| Symbols::part(&lists, mem::replace(&mut start, end)..end));
            Contents { functions, variables, declarations }
        })
    }
}

impl<'g> Reach<'g> {
    pub(super) fn new(graph: &'g Graph, policy: &'g Policy) -> Self {
        let mut types =
            graph.indirect.last_target().map_or(0, |last| (last as usize).saturating_add(1));
        let (mut targets, mut entry_points) = (Vec::new(), Vec::new());
        let mut classes = Vec::with_capacity(graph.len());
        let bit = |class: u8, condition: bool| if condition { class } else { 0 };
        let references = |at: u32| bit(class::REFERENCES, !graph.references.row(at).is_empty());
        for (at, function) in (0u32..).zip(&graph.functions) {
            let flags = function.flags;
            let importable = policy.is_importable(graph, function);
            let indirect = !importable && !graph.indirect.row(at).is_empty();
            classes.push(
                bit(class::DECLARED, importable || !flags.has(Flags::DEFINED))
                    | bit(class::VIRTUAL, flags.has(Flags::INDIRECTLY_CALLABLE))
                    | bit(class::ESIMD, flags.has(Flags::ESIMD))
                    | bit(class::CALLS_INDIRECTLY, indirect)
                    | references(at),
            );
            if is_indirect_target(function) {
                targets.push((function.function_type.0, at));
                types = types.max((function.function_type.0 as usize).saturating_add(1));
            }
            if policy.is_entry_point(graph, function) {
                entry_points.push(SymbolId(at));
            }
        }
        let mut kept = Vec::new();
        for (at, variable) in graph.variables.iter().enumerate() {
            let id = graph.variable_id(at);
            classes.push(class::VARIABLE | references(id.0));
            if variable.is_kept() {
                kept.push(id);
            }
        }
        Reach { graph, classes, targets: Csr::new(types, &targets), entry_points, kept }
    }

    /// Finds all that some entry points reach: the next contents of [`Walk::finish`].
    pub(super) fn walk(
        &self,
        walk: &mut Walk,
        entry_points: &[SymbolId],
        also: &[SymbolId],
        bodies: Bodies,
    ) {
        // A function of one of these classes is only declared.
        let without = class::DECLARED
            | if bodies.virtual_functions { 0 } else { class::VIRTUAL }
            | if bodies.esimd { 0 } else { class::ESIMD };
        let wanted = |root: &&SymbolId| bodies.esimd || self.class(**root) & class::ESIMD == 0;
        let roots = entry_points.iter().chain(&self.kept).chain(also);
        for &root in roots.filter(wanted) {
            if walk.meets(root) {
                walk.queue.push(root);
            }
        }
        let mut at = 0;
        while let Some(&id) = walk.queue.get(at) {
            at = at.saturating_add(1);
            let class = self.class(id);
            if class & class::VARIABLE == 0 {
                for &next in self.graph.calls.row(id.0) {
                    self.visit(walk, SymbolId(next), without);
                }
            }
            if class & class::REFERENCES != 0 {
                for &next in self.graph.references.row(id.0) {
                    self.visit(walk, SymbolId(next), without);
                }
            }
            if class & class::CALLS_INDIRECTLY != 0 {
                for &of_type in self.graph.indirect.row(id.0) {
                    if walk.calls(of_type) {
                        for &next in self.targets.row(of_type) {
                            self.visit(walk, SymbolId(next), without);
                        }
                    }
                }
            }
        }
        walk.end();
    }

    #[inline]
    fn class(&self, id: SymbolId) -> u8 {
        self.classes[id.0 as usize]
    }

    #[inline]
    fn visit(&self, walk: &mut Walk, id: SymbolId, without: u8) {
        if walk.meets(id) {
            if self.class(id) & without == 0 {
                walk.queue.push(id);
            } else {
                walk.declarations.push(id);
            }
        }
    }
}
