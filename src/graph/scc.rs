//! Strongly connected components (Tarjan 1972), without recursion: call graphs may be as deep as
//! they are long.
//!
//! Components come out in reverse topological order: all that a component reaches has come before.
//! A pass that is handed them in this order therefore finds everything below done. It is handed each
//! at once, when the walk leaves it: rows and sets of its nodes and of what they call have just been
//! looked at, and nothing of the order needs to be kept for graphs of millions of nodes.

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

/// A node under way.
struct Step<'g> {
    node: u32,
    /// When it was discovered.
    order: u32,
    /// Edges to be followed.
    left: Targets<'g>,
}

/// Hands the components of what `roots` reach among `nodes` to `leave`, callees before their callers.
pub fn components<'g>(
    nodes: usize,
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    mut leave: impl FnMut(&[u32]),
) {
    // The order of discovery; it becomes the low link in place.
    let mut low = vec![UNREACHED; nodes];
    let mut open: Vec<u32> = Vec::new();
    let mut path: Vec<Step<'_>> = Vec::new();
    let mut found = 0;
    let step = |node: u32, order: u32| Step { node, order, left: targets(node) };
    for root in roots {
        if low[root as usize] != UNREACHED {
            continue;
        }
        path.push(step(root, found));
        low[root as usize] = found;
        found += 1;
        open.push(root);
        while let Some(top) = path.last_mut() {
            let node = top.node;
            if let Some(next) = top.left.next() {
                let of_next = low[next as usize];
                if of_next == UNREACHED {
                    low[next as usize] = found;
                    open.push(next);
                    path.push(step(next, found));
                    found += 1;
                } else {
                    low[node as usize] = low[node as usize].min(of_next);
                }
                continue;
            }
            let (order, lowest) = (top.order, low[node as usize]);
            path.pop();
            if lowest == order {
                let first = open
                    .iter()
                    .rposition(|&member| member == node)
                    .expect("a node is open until its component is left");
                leave(&open[first..]);
                for member in open.drain(first..) {
                    low[member as usize] = CLOSED;
                }
            } else if let Some(parent) = path.last() {
                let of_parent = &mut low[parent.node as usize];
                *of_parent = (*of_parent).min(lowest);
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
