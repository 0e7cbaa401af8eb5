//! Strongly connected components (Tarjan 1972), without recursion: call graphs may be as deep as
//! they are long.
//!
//! Components come out in reverse topological order: all that a component reaches has come before.
//! [`components`] hands over each at once, when the walk leaves it, to a pass that needs its members;
//! nothing of the order needs to be kept for graphs of millions of nodes. [`fold`] gives each node the sum
//! of what it reaches. It adds up on the way: in a graph that is larger than the cache of a core most
//! of the time goes into waiting for rows, and a second look at those of a large component waits as
//! long as the first.

/// In place of the order of discovery: a node that no root reaches.
const UNREACHED: u32 = u32::MAX;
/// In place of the order of discovery: a node of a component that has been handed out. It is greater
/// than every order, so an edge to such a node does not lower a low link.
const CLOSED: u32 = u32::MAX - 1;

/// The targets of a node, one after the other, from where they are listed.
#[derive(Clone, Copy, Debug)]
pub struct Targets<'g> {
    /// Some of them.
    pub calls: &'g [u32],
    /// The others, numbered from `first` on.
    pub others: &'g [u32],
    /// The node that is number 0 there.
    pub first: u32,
}

impl<'g> Targets<'g> {
    /// One list of nodes.
    pub fn of(list: &'g [u32]) -> Self {
        Targets { calls: list, others: &[], first: 0 }
    }
}

impl Iterator for Targets<'_> {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        if let Some((&target, left)) = self.calls.split_first() {
            self.calls = left;
            return Some(target);
        }
        let (&number, left) = self.others.split_first()?;
        self.others = left;
        Some(self.first + number)
    }
}

/// What is known of a node. The two are asked for together, so they lie together.
#[derive(Clone, Copy)]
struct Known<V> {
    /// The order of discovery; it becomes the low link in place.
    low: u32,
    /// The own value of the node; that of its component once it is closed.
    value: V,
}

/// A node under way.
struct Step<'g, V> {
    node: u32,
    /// When it was discovered.
    order: u32,
    /// Edges to be followed.
    left: Targets<'g>,
    /// The sum of what has been seen below it.
    sum: V,
}

/// Hands the components of what `roots` reach among `nodes` to `leave`, callees before their callers.
pub fn components<'g>(
    nodes: usize,
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    leave: impl FnMut(&[u32]),
) {
    let mut known = vec![Known { low: UNREACHED, value: () }; nodes];
    walk(&mut known, targets, roots, |(), ()| (), leave);
}

/// Gives each node that `roots` reach the sum of its own value and those of all nodes that it reaches. In which
/// order they are added up, and how often each, is not said.
pub fn fold<'g, V: Copy>(
    values: &mut [V],
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    add: impl FnMut(V, V) -> V,
) {
    let mut known: Vec<_> = values.iter().map(|&value| Known { low: UNREACHED, value }).collect();
    walk(&mut known, targets, roots, add, |_| ());
    for (value, known) in values.iter_mut().zip(known) {
        *value = known.value;
    }
}

/// Walks from the roots, and leaves each component when all below it have been left.
fn walk<'g, V: Copy>(
    known: &mut [Known<V>],
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    mut add: impl FnMut(V, V) -> V,
    mut leave: impl FnMut(&[u32]),
) {
    let mut open: Vec<u32> = Vec::new();
    let mut path: Vec<Step<'_, V>> = Vec::new();
    let mut found = 0;
    for root in roots {
        let of_root = &mut known[root as usize];
        if of_root.low != UNREACHED {
            continue;
        }
        path.push(Step { node: root, order: found, left: targets(root), sum: of_root.value });
        of_root.low = found;
        found += 1;
        open.push(root);
        while let Some(top) = path.last_mut() {
            let node = top.node;
            if let Some(next) = top.left.next() {
                let of_next = &mut known[next as usize];
                match of_next.low {
                    UNREACHED => {
                        of_next.low = found;
                        let (order, sum) = (found, of_next.value);
                        open.push(next);
                        path.push(Step { node: next, order, left: targets(next), sum });
                        found += 1;
                    }
                    CLOSED => top.sum = add(top.sum, of_next.value),
                    // A node of the same component adds what it has to the sum on its own way back.
                    low => {
                        let of_node = &mut known[node as usize];
                        of_node.low = of_node.low.min(low);
                    }
                }
                continue;
            }
            let (order, sum, lowest) = (top.order, top.sum, known[node as usize].low);
            path.pop();
            if lowest == order {
                let first = open
                    .iter()
                    .rposition(|&member| member == node)
                    .expect("a node is open until its component is left");
                leave(&open[first..]);
                for member in open.drain(first..) {
                    known[member as usize] = Known { low: CLOSED, value: sum };
                }
            }
            if let Some(parent) = path.last_mut() {
                parent.sum = add(parent.sum, sum);
                if lowest != order {
                    let of_parent = &mut known[parent.node as usize];
                    of_parent.low = of_parent.low.min(lowest);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{Csr, FewRows};

    fn listed(graph: &Csr, extra: &FewRows, roots: &[u32]) -> Vec<Vec<u32>> {
        let mut list = Vec::new();
        let targets = |node| Targets { calls: graph.row(node), others: extra.row(node), first: 0 };
        let leave = |component: &[u32]| list.push(component.to_vec());
        components(graph.sources(), targets, roots.iter().copied(), leave);
        list
    }

    #[test]
    fn components_come_callees_first() {
        // 0 -> 1 <-> 2 -> 3, 4 unreached, 3 -> 3.
        let graph = Csr::new(5, &[(0, 1), (1, 2), (2, 1), (2, 3), (3, 3), (4, 0)]);
        assert_eq!(listed(&graph, &FewRows::default(), &[0]), [&[3][..], &[1, 2], &[0]]);
        assert_eq!(listed(&graph, &FewRows::default(), &[3, 2]), [&[3][..], &[2, 1]]);
    }

    #[test]
    fn extra_edges_count() {
        let graph = Csr::new(3, &[(0, 1)]);
        let extra = FewRows::new(&[(1, 0), (0, 2)]);
        assert_eq!(listed(&graph, &extra, &[0]), [&[2][..], &[0, 1]]);
    }

    /// Against petgraph's components and reachability, on random graphs.
    #[test]
    fn components_are_those_of_petgraph() {
        let mut seed = 1u64;
        let mut random = |limit: u32| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            ((seed >> 33) % u64::from(limit)) as u32
        };
        for _ in 0..300 {
            let nodes = 1 + random(30);
            let edges: Vec<(u32, u32)> =
                (0..random(3 * nodes)).map(|_| (random(nodes), random(nodes))).collect();
            let roots: Vec<u32> = (0..1 + random(3)).map(|_| random(nodes)).collect();
            let mut oracle = petgraph::graph::DiGraph::<(), ()>::new();
            let ids: Vec<_> = (0..nodes).map(|_| oracle.add_node(())).collect();
            for &(a, b) in &edges {
                oracle.add_edge(ids[a as usize], ids[b as usize], ());
            }
            let mut reached = vec![false; nodes as usize];
            for &root in &roots {
                let mut dfs = petgraph::visit::Dfs::new(&oracle, ids[root as usize]);
                while let Some(node) = dfs.next(&oracle) {
                    reached[node.index()] = true;
                }
            }
            let graph = Csr::new(nodes as usize, &edges);
            let mut listed = listed(&graph, &FewRows::default(), &roots);
            // The component of each node; the nodes that are reached are those that have one.
            let mut of = vec![usize::MAX; nodes as usize];
            for (number, component) in listed.iter().enumerate() {
                component.iter().for_each(|&node| of[node as usize] = number);
            }
            let found: Vec<bool> = of.iter().map(|&of| of != usize::MAX).collect();
            assert_eq!(found, reached);
            // What each reaches, itself included, as a set of bits.
            let own: Vec<u64> = (0..nodes).map(|node| 1 << node).collect();
            let mut sums = own.clone();
            fold(
                &mut sums,
                |node| Targets::of(graph.row(node)),
                roots.iter().copied(),
                |a, b| a | b,
            );
            for (at, node) in (0..).zip(oracle.node_indices()) {
                let mut reaches: u64 = 0;
                let mut dfs = petgraph::visit::Dfs::new(&oracle, node);
                while let Some(node) = dfs.next(&oracle) {
                    reaches |= 1 << node.index();
                }
                let expected = if reached[at] { reaches } else { own[at] };
                assert_eq!(sums[at], expected, "node {at} of {edges:?}");
            }
            let mut expected: Vec<Vec<u32>> = petgraph::algo::tarjan_scc(&oracle)
                .into_iter()
                .map(|component| component.iter().map(|node| node.index() as u32).collect())
                .filter(|component: &Vec<u32>| reached[component[0] as usize])
                .collect();
            // Callees come first.
            for (number, component) in listed.iter().enumerate() {
                for &node in component {
                    let callees = graph.row(node).iter();
                    assert!(callees.copied().all(|to| of[to as usize] <= number));
                }
            }
            for list in expected.iter_mut().chain(&mut listed) {
                list.sort_unstable();
            }
            expected.sort();
            listed.sort();
            assert_eq!(listed, expected);
        }
    }

    #[test]
    fn a_deep_chain_needs_no_stack() {
        let nodes = 300_000;
        let edges: Vec<_> = (1..nodes).map(|n| (n - 1, n)).collect();
        let listed = listed(&Csr::new(nodes as usize, &edges), &FewRows::default(), &[0]);
        assert_eq!(listed.len(), nodes as usize);
        assert_eq!(listed[0], [nodes - 1]);
    }
}
