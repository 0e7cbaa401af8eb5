//! Strongly connected components (Tarjan 1972), without recursion: call graphs may be as deep as
//! they are long.
//!
//! Components come out in reverse topological order: all that a component reaches has come before.
//! [`components`] hands over each at once, when the walk leaves it, to a pass that needs its members;
//! nothing of the order needs to be kept for graphs of millions of nodes. [`fold`] gives each node the sum
//! of what it reaches. It adds up on the way: in a graph that is larger than the cache of a core most
//! of the time goes into waiting for rows, and a second look at those of a large component waits as
//! long as the first. [`reaching`] only asks whether there is a way to some nodes, and stops at the first.
//!
//! For the same reason all that a walk knows of a node is one number, in the place of the node's value.

/// A node that the walk has left: its place has the value of its component beside this bit. Without a bit
/// there is the own value of a node that no root has reached so far.
const CLOSED: u32 = 1 << 30;
/// A node of a component that has not been left: its place has the position among the open nodes beside
/// this bit. Its own value has been added to a sum on the path.
const OPEN: u32 = 1 << 31;

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
        // Both are parts of the number of a node, which is one of 32 bits.
        Some(self.first.wrapping_add(number))
    }
}

/// A node under way.
struct Step<'g, V> {
    /// Its position among the open nodes.
    at: u32,
    /// The lowest position that is known to be reached from it.
    low: u32,
    /// The sum of what has been seen below it.
    sum: V,
    /// Edges to be followed.
    left: Targets<'g>,
}

/// Hands the components of what `roots` reach among `nodes` to `leave`, callees before their callers.
pub fn components<'g>(
    nodes: usize,
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    leave: impl FnMut(&[u32]),
) {
    walk(&mut vec![0u32; nodes], targets, roots, |none, _| none, |_| false, leave);
}

/// Gives each node that `roots` reach the sum of its own value and those of all nodes that it reaches. In
/// which order they are added up, and how often each, is not said.
///
/// # Panics
/// If a value is 2^30 or more as a number. No sum may be, either.
pub fn fold<'g, V: Copy + From<u32> + Into<u32>>(
    values: &mut [V],
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    add: impl FnMut(V, V) -> V,
) {
    assert!(values.iter().all(|&value| value.into() < CLOSED), "a value is a number below 2^30");
    walk(values, targets, roots, add, |_| false, |_| ());
    // All are left by now.
    for value in values {
        *value = V::from((*value).into() & !CLOSED);
    }
}

/// By root: whether it reaches one of the `marked` among `nodes`, or is one. The walk ends where that is
/// known, and most of the graph is not looked at where many are marked.
pub fn reaching<'g>(
    nodes: usize,
    marked: &[u32],
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl Iterator<Item = u32> + Clone,
) -> Vec<bool> {
    let mut reaches = vec![0u32; nodes];
    marked.iter().for_each(|&node| reaches[node as usize] = 1);
    walk(&mut reaches, targets, roots.clone(), |a, b| a | b, |sum| sum == 1, |_| ());
    roots.map(|root| reaches[root as usize] == CLOSED | 1).collect()
}

/// Walks from the roots, and leaves each component when all below it have been left. A sum that is
/// `enough` is that of all that is open, and its root is done.
fn walk<'g, V: Copy + From<u32> + Into<u32>>(
    places: &mut [V],
    targets: impl Fn(u32) -> Targets<'g>,
    roots: impl IntoIterator<Item = u32>,
    mut add: impl FnMut(V, V) -> V,
    enough: impl Fn(V) -> bool,
    mut leave: impl FnMut(&[u32]),
) {
    // A position counts nodes, so it never has the bit of the other state.
    assert!(places.len() < CLOSED as usize, "2^30 nodes or more");
    let mut open: Vec<u32> = Vec::new();
    let mut path: Vec<Step<'_, V>> = Vec::new();
    for root in roots {
        let place = &mut places[root as usize];
        if (*place).into() >= CLOSED {
            continue;
        }
        path.push(Step { at: 0, low: 0, sum: *place, left: targets(root) });
        *place = V::from(OPEN);
        open.push(root);
        while let Some(top) = path.last_mut() {
            if enough(top.sum) {
                // Whatever is open reaches a node of the path, and so the last one.
                let closed = V::from(CLOSED | top.sum.into());
                open.drain(..).for_each(|node| places[node as usize] = closed);
                path.clear();
                break;
            }
            if let Some(next) = top.left.next() {
                let state: u32 = places[next as usize].into();
                if state >= OPEN {
                    // A node of the same component adds what it has to the sum on its own way back.
                    top.low = top.low.min(state & !OPEN);
                } else if state >= CLOSED {
                    top.sum = add(top.sum, V::from(state & !CLOSED));
                } else {
                    let (own, left) = (V::from(state), targets(next));
                    // Looking at all targets before following one lets their memory arrive together. If all
                    // of them have been left, nothing leads back to this node.
                    let states = left.map(|target| places[target as usize].into());
                    if states.fold(CLOSED, |all: u32, state| all & state) != 0 {
                        let states = left.map(|target| places[target as usize].into());
                        let sum = states.fold(own, |sum, state| add(sum, V::from(state & !CLOSED)));
                        places[next as usize] = V::from(CLOSED | sum.into());
                        leave(&[next]);
                        top.sum = add(top.sum, sum);
                        continue;
                    }
                    let at = open.len() as u32;
                    places[next as usize] = V::from(OPEN | at);
                    open.push(next);
                    path.push(Step { at, low: at, sum: own, left });
                }
                continue;
            }
            let (at, low, sum) = (top.at, top.low, top.sum);
            path.pop();
            if low == at {
                leave(&open[at as usize..]);
                let sum_number: u32 = sum.into();
                debug_assert!(sum_number < CLOSED, "a sum is a number below 2^30");
                let closed = V::from(CLOSED | sum_number);
                open.drain(at as usize..).for_each(|node| places[node as usize] = closed);
            }
            if let Some(parent) = path.last_mut() {
                parent.sum = add(parent.sum, sum);
                // Of what has been left nothing is open.
                if low != at {
                    parent.low = parent.low.min(low);
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
        let extra = FewRows::new(vec![(1, 0), (0, 2)]);
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
            let nodes = 1 + random(29);
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
            let own: Vec<u32> = (0..nodes).map(|node| 1 << node).collect();
            let mut sums = own.clone();
            let targets = |node| Targets::of(graph.row(node));
            fold(&mut sums, targets, roots.iter().copied(), |a, b| a | b);
            let marked: Vec<u32> = (0..nodes).filter(|_| random(4) == 0).collect();
            let found = reaching(nodes as usize, &marked, targets, roots.iter().copied());
            for (&root, found) in roots.iter().zip(found) {
                assert_eq!(found, marked.iter().any(|&it| sums[root as usize] >> it & 1 == 1));
            }
            for (at, node) in (0..).zip(oracle.node_indices()) {
                let mut reaches: u32 = 0;
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
