//! Strongly connected components (Tarjan 1972), without recursion: call graphs may be as deep as
//! they are long.
//!
//! Components come out in reverse topological order: all that a component reaches has a smaller
//! number. A pass that goes through them in order therefore finds everything below done.

use super::csr::Csr;

/// Marks a node that no root reaches.
pub const UNREACHED: u32 = u32::MAX;

/// The components that some roots reach.
#[derive(Clone, Debug)]
pub struct Components {
    /// The component of each node, or [`UNREACHED`].
    pub of: Vec<u32>,
    /// The nodes, by component.
    nodes: Vec<u32>,
    /// Where each component starts in `nodes`, and the end of the last one.
    starts: Vec<u32>,
}

impl Components {
    /// Number of components.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The nodes of a component.
    pub fn nodes(&self, component: usize) -> &[u32] {
        &self.nodes[self.starts[component] as usize..self.starts[component + 1] as usize]
    }

    /// The components in order: callees before their callers.
    pub fn iter(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.len()).map(|component| self.nodes(component))
    }
}

/// The components of what `roots` reach. `extra` are edges beside those of `graph`; both have rows
/// for the same nodes.
pub fn components(
    graph: &Csr,
    extra: Option<&Csr>,
    roots: impl Iterator<Item = u32>,
) -> Components {
    let nodes = graph.sources();
    let degree = |node: u32| graph.row(node).len() + extra.map_or(0, |extra| extra.row(node).len());
    let target = |node: u32, edge: usize| {
        let row = graph.row(node);
        row.get(edge).copied().unwrap_or_else(|| {
            extra.expect("an edge beyond the first row is in the second").row(node)
                [edge - row.len()]
        })
    };
    // Order of discovery; it becomes the low link in place, and UNREACHED means not yet seen.
    let mut low = vec![UNREACHED; nodes];
    let mut result = Components { of: vec![UNREACHED; nodes], nodes: Vec::new(), starts: vec![0] };
    let mut open: Vec<u32> = Vec::new();
    // The nodes under way: node, next edge, order of discovery.
    let mut path: Vec<(u32, u32, u32)> = Vec::new();
    let mut found = 0;
    for root in roots {
        if low[root as usize] != UNREACHED {
            continue;
        }
        path.push((root, 0, found));
        low[root as usize] = found;
        found += 1;
        open.push(root);
        while let Some(top) = path.last_mut() {
            let (node, edge, order) = *top;
            if (edge as usize) < degree(node) {
                top.1 += 1;
                let next = target(node, edge as usize);
                if low[next as usize] == UNREACHED {
                    low[next as usize] = found;
                    open.push(next);
                    path.push((next, 0, found));
                    found += 1;
                } else if result.of[next as usize] == UNREACHED {
                    low[node as usize] = low[node as usize].min(low[next as usize]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, ..)) = path.last() {
                low[parent as usize] = low[parent as usize].min(low[node as usize]);
            }
            if low[node as usize] == order {
                let number = result.len() as u32;
                while let Some(member) = open.pop() {
                    result.of[member as usize] = number;
                    result.nodes.push(member);
                    if member == node {
                        break;
                    }
                }
                result.starts.push(result.nodes.len() as u32);
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_come_callees_first() {
        // 0 -> 1 <-> 2 -> 3, 4 unreached, 3 -> 3.
        let graph = Csr::new(5, &[(0, 1), (1, 2), (2, 1), (2, 3), (3, 3), (4, 0)]);
        let components = components(&graph, None, [0].into_iter());
        assert_eq!(components.iter().collect::<Vec<_>>(), [&[3][..], &[2, 1], &[0]]);
        assert_eq!(components.of, [2, 1, 1, 0, UNREACHED]);
    }

    #[test]
    fn extra_edges_count() {
        let graph = Csr::new(3, &[(0, 1)]);
        let extra = Csr::new(3, &[(1, 0), (0, 2)]);
        let components = components(&graph, Some(&extra), [0].into_iter());
        assert_eq!(components.iter().collect::<Vec<_>>(), [&[2][..], &[1, 0]]);
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
            let ours = components(&graph, None, roots.iter().copied());
            let found: Vec<bool> = ours.of.iter().map(|&of| of != UNREACHED).collect();
            assert_eq!(found, reached);
            let mut expected: Vec<Vec<u32>> = petgraph::algo::tarjan_scc(&oracle)
                .into_iter()
                .map(|component| component.iter().map(|node| node.index() as u32).collect())
                .filter(|component: &Vec<u32>| reached[component[0] as usize])
                .collect();
            let mut listed: Vec<Vec<u32>> = ours.iter().map(<[u32]>::to_vec).collect();
            // Callees come first.
            for (number, component) in listed.iter().enumerate() {
                for &node in component {
                    let callees = graph.row(node).iter();
                    assert!(callees.copied().all(|to| ours.of[to as usize] as usize <= number));
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
        let components = components(&Csr::new(nodes as usize, &edges), None, [0].into_iter());
        assert_eq!(components.len(), nodes as usize);
        assert_eq!(components.nodes(0), [nodes - 1]);
    }
}
