//! Along which edges aspects flow from what is needed to who needs it.
//!
//! A function needs what each function needs that is in its image on its account: those that it
//! calls, those whose addresses it takes (itself or through variables), those that its indirect calls
//! may reach, by their type, and those of the variables that every image has. Direct calls are edges
//! of the graph; here are the others, few beside them. Between functions lie nodes that stand for
//! variables and for function types: ten thousand functions of one type that a million functions may
//! call are a million and ten thousand edges.
//!
//! What is given to a function that calls it only where the device has what it needs
//! (`sycl-call-if-on-device-conditionally`) is not needed by who gives it.
//!
//! A virtual function is not in the images of those that mention it, but in one of its own: its needs
//! flow along virtual calls, from the functions of the sets that are called. In an image of virtual
//! functions all that are mentioned have their bodies, so *inside*, from the first virtual function
//! on, mentions of them count, too.

use crate::graph::{Details, FewRows, Flags, Graph, SymbolId, Text, scc};

/// The edges of a graph along which aspects flow.
///
/// Its nodes are the symbols of the graph, then its function types, then one that stands for what
/// every image has.
#[derive(Clone, Debug, Default)]
pub struct Flow {
    /// Edges beside the calls.
    outside: FewRows,
    /// The same inside images of virtual functions, where that makes a difference.
    inside: Option<FewRows>,
    /// The first function type.
    types: u32,
    /// What every image has.
    kept: u32,
    /// By number of nodes; only the functions where there are calls alone.
    nodes: usize,
}

/// A node, and whether the way to it led through a virtual function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stop {
    /// The node.
    pub node: u32,
    /// Whether it is within an image of virtual functions.
    pub inside: bool,
}

/// How one function brings another into its images.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// A direct call.
    Call,
    /// A virtual call may reach it.
    Virtual,
    /// An indirect call may reach it.
    Indirect,
    /// Its address is taken.
    Reference,
    /// A variable that every image has refers to it.
    Kept,
}

/// Sets of virtual functions: who is in them, and who names them.
#[derive(Default)]
pub(super) struct VirtualSets {
    /// Set and member.
    members: Vec<(Text, u32)>,
    /// Caller and set.
    callers: Vec<(u32, Text)>,
}

impl VirtualSets {
    /// Notes what a function says; functions come in order.
    pub(super) fn add(&mut self, function: u32, details: &Details) {
        self.members.extend(details.indirectly_callable.map(|set| (set, function)));
        self.callers.extend(details.calls_indirectly.iter().map(|&set| (function, set)));
    }

    /// Edges from each function that names sets and reaches a virtual call to the functions of these
    /// sets.
    fn calls(mut self, graph: &Graph, nodes: usize, others: &FewRows) -> Vec<(u32, u32)> {
        // Functions from which a way leads to a virtual call, among what callers reach.
        let mut reaches = vec![false; nodes];
        let rows = |node| [calls(graph, node), others.row(node)];
        let callers = self.callers.iter().map(|&(caller, _)| caller);
        scc::components(nodes, rows, callers, |component| {
            let found = component.iter().any(|&node| {
                let function = graph.function(SymbolId(node));
                function.is_some_and(|function| function.flags.has(Flags::VIRTUAL_CALL))
                    || rows(node).iter().copied().flatten().any(|&next| reaches[next as usize])
            });
            if found {
                component.iter().for_each(|&node| reaches[node as usize] = true);
            }
        });
        self.members.sort_unstable();
        let mut edges = Vec::new();
        for (caller, set) in self.callers {
            if reaches[caller as usize] {
                let from = self.members.partition_point(|&(of, _)| of < set);
                let of_set = self.members[from..].iter().take_while(|&&(of, _)| of == set);
                edges.extend(of_set.map(|&(_, member)| (caller, member)));
            }
        }
        edges
    }
}

/// The direct calls of a node.
#[inline]
fn calls(graph: &Graph, node: u32) -> &[u32] {
    if (node as usize) < graph.calls.sources() { graph.calls.row(node) } else { &[] }
}

impl Flow {
    /// The edges of a graph. `starts` are the functions that images may be made for, `targets` those that
    /// indirect calls may reach.
    pub(super) fn new(graph: &Graph, sets: VirtualSets, starts: &[u32], targets: &[u32]) -> Self {
        let types = graph.len() as u32;
        let last = graph.indirect.targets().iter().max();
        let kept = last.map_or(types, |&last| types + last + 1);
        let mut flow = Flow { types, kept, ..Flow::default() };
        let is_virtual = !sets.members.is_empty();
        let mut outside = flow.edges(graph, false, starts, targets);
        let mut inside =
            if is_virtual { flow.edges(graph, true, starts, targets) } else { Vec::new() };
        let differ = outside.len() != inside.len();
        let all = kept as usize + 1;
        flow.nodes =
            if outside.is_empty() && inside.is_empty() { graph.functions.len() } else { all };
        flow.outside = FewRows::new(&outside);
        if !sets.callers.is_empty() {
            let virtual_calls = sets.calls(graph, flow.nodes, &flow.outside);
            outside.extend_from_slice(&virtual_calls);
            inside.extend(virtual_calls);
            flow.outside = FewRows::new(&outside);
        }
        flow.inside = (is_virtual && differ).then(|| FewRows::new(&inside));
        flow
    }

    /// All edges but direct and virtual calls; those to virtual functions if they are wanted.
    fn edges(
        &self,
        graph: &Graph,
        virtual_functions: bool,
        starts: &[u32],
        targets: &[u32],
    ) -> Vec<(u32, u32)> {
        let counts = |flags: Flags| virtual_functions || !flags.has(Flags::INDIRECTLY_CALLABLE);
        let functions = graph.functions.len();
        let telling = telling_variables(graph, counts);
        let leads = |&target: &u32| match graph.functions.get(target as usize) {
            Some(function) => counts(function.flags),
            None => telling.get(target as usize - functions).is_some_and(|&telling| telling),
        };
        let conditional =
            |&callee: &u32| graph.functions[callee as usize].flags.has(Flags::CALLS_CONDITIONALLY);
        let mut edges = Vec::new();
        for at in 0..graph.len() as u32 {
            let row = graph.references.row(at);
            if row.is_empty() || calls(graph, at).iter().any(conditional) {
                continue;
            }
            edges.extend(row.iter().filter(|to| leads(to)).map(|&to| (at, to)));
        }
        if !graph.indirect.is_empty() {
            let mut called = vec![false; (self.kept - self.types) as usize];
            for &at in targets {
                let function = &graph.functions[at as usize];
                let of_type = function.function_type.0;
                if counts(function.flags)
                    && let Some(called) = called.get_mut(of_type as usize)
                {
                    *called = true;
                    edges.push((self.types + of_type, at));
                }
            }
            for at in 0..functions as u32 {
                let reached = graph.indirect.row(at).iter().filter(|&&ty| called[ty as usize]);
                edges.extend(reached.map(|&ty| (at, self.types + ty)));
            }
        }
        let before = edges.len();
        for (at, variable) in graph.variables.iter().enumerate() {
            let id = graph.variable_id(at);
            if variable.is_kept() && leads(&id.0) {
                edges.push((self.kept, id.0));
            }
        }
        if edges.len() > before {
            edges.extend(starts.iter().map(|&start| (start, self.kept)));
        }
        edges
    }

    /// How many nodes there are.
    pub(super) fn nodes(&self) -> usize {
        self.nodes
    }

    /// Whether there is a difference inside images of virtual functions.
    pub(super) fn has_inside(&self) -> bool {
        self.inside.is_some()
    }

    /// The targets of a node.
    #[inline]
    pub(super) fn rows<'g>(&'g self, graph: &'g Graph, at: Stop) -> [&'g [u32]; 2] {
        let others = match &self.inside {
            Some(inside) if at.inside => inside,
            _ => &self.outside,
        };
        [calls(graph, at.node), others.row(at.node)]
    }

    /// Where a way begins at a function.
    pub fn start(&self, graph: &Graph, function: SymbolId) -> Stop {
        let inside = graph.flags(function).has(Flags::INDIRECTLY_CALLABLE);
        Stop { node: function.0, inside: inside && self.has_inside() }
    }

    /// The next stops of a way, direct calls first.
    pub fn next<'g>(&'g self, graph: &'g Graph, at: Stop) -> impl Iterator<Item = Stop> + 'g {
        self.rows(graph, at).into_iter().flatten().map(move |&node| {
            let into = || {
                let function = graph.function(SymbolId(node));
                function.is_some_and(|it| it.flags.has(Flags::INDIRECTLY_CALLABLE))
            };
            Stop { node, inside: at.inside || (self.has_inside() && into()) }
        })
    }

    /// The functions of a way of stops, each but the first with how the one before leads to it.
    pub fn functions(&self, graph: &Graph, stops: &[Stop]) -> Vec<(SymbolId, Option<Way>)> {
        let mut list: Vec<(SymbolId, Option<Way>)> = Vec::new();
        // What lies between the last function and the next.
        let mut between = None;
        for &Stop { node, .. } in stops {
            if graph.function(SymbolId(node)).is_none() {
                between = between.or(Some(if node == self.kept {
                    Way::Kept
                } else if node >= self.types {
                    Way::Indirect
                } else {
                    Way::Reference
                }));
                continue;
            }
            let way = list.last().map(|&(before, _)| {
                between.take().unwrap_or_else(|| self.adjacent(graph, before, SymbolId(node)))
            });
            list.push((SymbolId(node), way));
        }
        list
    }

    /// How a function leads to one without anything between.
    fn adjacent(&self, graph: &Graph, from: SymbolId, to: SymbolId) -> Way {
        if graph.calls.row(from.0).contains(&to.0) {
            return Way::Call;
        }
        let sets = graph.details(&graph.functions[from.0 as usize]);
        let set = graph
            .details(&graph.functions[to.0 as usize])
            .and_then(|details| details.indirectly_callable);
        match (sets, set) {
            (Some(sets), Some(set)) if sets.calls_indirectly.contains(&set) => Way::Virtual,
            _ => Way::Reference,
        }
    }
}

/// By variable: whether it refers to a function that counts, itself or through other variables.
/// Empty where none does.
fn telling_variables(graph: &Graph, counts: impl Fn(Flags) -> bool) -> Vec<bool> {
    let functions = graph.functions.len();
    let refers = |at: &usize| {
        let row = graph.references.row(graph.variable_id(*at).0);
        let functions = row.iter().filter_map(|&to| graph.functions.get(to as usize));
        functions.into_iter().any(|function| counts(function.flags))
    };
    let mut left: Vec<usize> = (0..graph.variables.len()).filter(refers).collect();
    if left.is_empty() {
        return Vec::new();
    }
    let among: Vec<(u32, u32)> = (0..graph.variables.len())
        .flat_map(|at| {
            let row = graph.references.row(graph.variable_id(at).0).iter();
            let variables = row.filter_map(|&to| (to as usize).checked_sub(functions));
            variables.map(move |to| (to as u32, at as u32))
        })
        .collect();
    let users = FewRows::new(&among);
    let mut telling = vec![false; graph.variables.len()];
    while let Some(at) = left.pop() {
        if !std::mem::replace(&mut telling[at], true) {
            left.extend(users.row(at as u32).iter().map(|&user| user as usize));
        }
    }
    telling
}
