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

use crate::graph::scc::{self, Targets};
use crate::graph::{Details, FewRows, Flags, Graph, SymbolId, Text};

/// The edges of a graph along which aspects flow.
///
/// Its nodes are the symbols of the graph, then its function types, then one that stands for what
/// every image has.
#[derive(Clone, Debug, Default)]
pub struct Flow {
    /// Edges beside the calls, and the indirect calls of the functions that have such edges: those of all
    /// others, which may be most edges of the graph, are where the graph has them.
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
    /// Functions that make virtual calls.
    calls: Vec<u32>,
}

impl VirtualSets {
    /// Notes what a function says; functions come in order.
    pub(super) fn add(&mut self, function: u32, details: &Details) {
        self.members.extend(details.indirectly_callable.map(|set| (set, function)));
        self.callers.extend(details.calls_indirectly.iter().map(|&set| (function, set)));
    }

    /// Notes a function that makes a virtual call.
    pub(super) fn add_call(&mut self, function: u32) {
        self.calls.push(function);
    }

    /// Edges from each function that names sets and reaches a virtual call to the functions of these
    /// sets.
    fn calls(mut self, graph: &Graph, flow: &Flow) -> Vec<(u32, u32)> {
        let targets = |node| flow.targets(graph, Stop { node, inside: false });
        let callers = self.callers.iter().map(|&(caller, _)| caller);
        let reaches = scc::reaching(flow.nodes, &self.calls, targets, callers);
        self.members.sort_unstable();
        let mut edges = Vec::new();
        for ((caller, set), reaches) in self.callers.into_iter().zip(reaches) {
            if reaches {
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
        let last = graph.indirect.last_target();
        let count = last.map_or(0, |last| last.saturating_add(1));
        // A text numbers at most `MOST_TYPES` function types, and bitcode has a record for each.
        let kept = types.checked_add(count).expect("fewer nodes than 2^32");
        let mut flow = Flow { types, kept, ..Flow::default() };
        let is_virtual = !sets.members.is_empty();
        let [outside, only_inside] = flow.edges(graph, is_virtual, starts, targets);
        let are_calls = outside.is_empty() && only_inside.is_empty() && graph.indirect.is_empty();
        flow.nodes =
            if are_calls { graph.functions.len() } else { (kept as usize).saturating_add(1) };
        flow.outside = flow.rows(graph, &[&outside]);
        let mut virtual_calls = Vec::new();
        if !sets.callers.is_empty() {
            virtual_calls = sets.calls(graph, &flow);
            flow.outside = flow.rows(graph, &[&outside, &virtual_calls]);
        }
        flow.inside = (!only_inside.is_empty())
            .then(|| flow.rows(graph, &[&outside, &only_inside, &virtual_calls]));
        flow
    }

    /// The node of a function type. A type that no indirect call has may have none: the number is then that
    /// of what every image has, or higher.
    fn node_of(&self, of_type: u32) -> u32 {
        self.types.saturating_add(of_type)
    }

    /// Edges by source, and with those of a function its indirect calls.
    fn rows(&self, graph: &Graph, edges: &[&[(u32, u32)]]) -> FewRows {
        let mut own = edges.concat();
        if graph.indirect.is_empty() {
            return FewRows::new(own);
        }
        // A few ascending runs: there is not much to sort.
        own.sort_by_key(|&(source, _)| source);
        let mut all = Vec::with_capacity(own.len());
        for edges in own.chunk_by(|a, b| a.0 == b.0) {
            all.extend_from_slice(edges);
            let source = edges[0].0;
            let types = graph.indirect.row(source).iter();
            all.extend(types.map(|&of_type| (source, self.node_of(of_type))));
        }
        FewRows::new(all)
    }

    /// All edges but calls: those that count everywhere, and those that count inside images of virtual
    /// functions only, if there are such functions.
    fn edges(
        &self,
        graph: &Graph,
        is_virtual: bool,
        starts: &[u32],
        targets: &[u32],
    ) -> [Vec<(u32, u32)>; 2] {
        let everywhere = |flags: Flags| !flags.has(Flags::INDIRECTLY_CALLABLE);
        let functions = graph.functions.len();
        // What leads to a function, by itself or by way of variables: outside, and inside.
        let telling = telling_variables(graph, everywhere);
        let telling_inside =
            if is_virtual { telling_variables(graph, |_| true) } else { Vec::new() };
        let leads = |target: u32, outside: bool| match graph.functions.get(target as usize) {
            Some(function) => !outside || everywhere(function.flags),
            None => {
                let telling = if outside { &telling } else { &telling_inside };
                let variable = (target as usize).checked_sub(functions);
                variable.and_then(|at| telling.get(at)).is_some_and(|&telling| telling)
            }
        };
        let mut edges = [Vec::new(), Vec::new()];
        let add = |edges: &mut [Vec<(u32, u32)>; 2], from, to| {
            if leads(to, true) {
                edges[0].push((from, to));
            } else if is_virtual && leads(to, false) {
                edges[1].push((from, to));
            }
        };
        let conditional =
            |&callee: &u32| graph.functions[callee as usize].flags.has(Flags::CALLS_CONDITIONALLY);
        for at in 0..graph.len() as u32 {
            let row = graph.references.row(at);
            if row.is_empty() || calls(graph, at).iter().any(conditional) {
                continue;
            }
            row.iter().for_each(|&to| add(&mut edges, at, to));
        }
        for &at in targets {
            let of_type = self.node_of(graph.functions[at as usize].function_type.0);
            if of_type < self.kept {
                add(&mut edges, of_type, at);
            }
        }
        let before = edges.each_ref().map(Vec::len);
        for (at, variable) in graph.variables.iter().enumerate() {
            if variable.is_kept() {
                add(&mut edges, self.kept, graph.variable_id(at).0);
            }
        }
        // Whatever every image has, each start point brings.
        for (edges, before) in edges.iter_mut().zip(before) {
            if edges.len() > before {
                edges.extend(starts.iter().map(|&start| (start, self.kept)));
            }
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
    #[inline(always)]
    pub(super) fn targets<'g>(&'g self, graph: &'g Graph, at: Stop) -> Targets<'g> {
        let rows = match &self.inside {
            Some(inside) if at.inside => inside,
            _ => &self.outside,
        };
        let calls = calls(graph, at.node);
        match rows.row(at.node) {
            [] => Targets { calls, others: graph.indirect.row(at.node), first: self.types },
            others => Targets { calls, others, first: 0 },
        }
    }

    /// Where a way begins at a function.
    pub fn start(&self, graph: &Graph, function: SymbolId) -> Stop {
        let inside = graph.flags(function).has(Flags::INDIRECTLY_CALLABLE);
        Stop { node: function.0, inside: inside && self.has_inside() }
    }

    /// The next stops of a way, direct calls first.
    pub fn next<'g>(&'g self, graph: &'g Graph, at: Stop) -> impl Iterator<Item = Stop> + 'g {
        self.targets(graph, at).map(move |node| {
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
    let users = FewRows::new(among);
    let mut telling = vec![false; graph.variables.len()];
    while let Some(at) = left.pop() {
        if !std::mem::replace(&mut telling[at], true) {
            left.extend(users.row(at as u32).iter().map(|&user| user as usize));
        }
    }
    telling
}
