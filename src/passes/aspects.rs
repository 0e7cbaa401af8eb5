//! Aspect propagation: which aspects a device must have to run each function.
//!
//! Used and declared aspects flow from callees to callers along direct calls from the *start points*
//! (kernels and SYCL_EXTERNAL functions) down. One walk finds the strongly connected components of
//! what the start points reach, callees first; then one sweep over them takes unions of bit sets,
//! so the work is linear in the number of calls. Recursive functions have the union of their
//! component. Virtual calls: a function that reaches one inherits from the functions of the sets
//! that it `calls-indirectly`.
//!
//! What a function is given is: what it uses or inherits without the excluded aspects, then all
//! declared aspects that it has or inherits, then its own metadata, excluded or not.

use crate::graph::scc::{self, UNREACHED};
use crate::graph::{AspectList, Csr, Flags, Function, Graph, SymbolId};

/// What the caller wishes.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Aspects that are not inherited.
    pub exclude: Vec<i32>,
}

/// The aspects of all functions: bit sets over the aspects that the graph names, in the order of
/// their numbers.
#[derive(Clone, Debug)]
pub struct Aspects {
    /// The number of each bit, ascending.
    universe: Vec<i32>,
    /// Words of one set.
    words: usize,
    /// For each function two sets, side by side: what it uses and inherits, nothing excluded and
    /// nothing declared; then all aspects that it is given.
    sets: Vec<u64>,
    /// Whether some start point reaches a function.
    reached: Vec<bool>,
    /// The calls that stand for virtual calls.
    virtual_calls: Option<Csr>,
}

/// Whether aspects flow into a function from what it calls even though nobody calls it: it is
/// defined, and a kernel or SYCL_EXTERNAL.
pub fn is_start_point(graph: &Graph, function: &Function) -> bool {
    function.flags.has(Flags::DEFINED)
        && (function.flags.has(Flags::KERNEL)
            || (function.source.is_some()
                && !has_prefix(graph.names.get(function.name), &[b"__spirv_", b"__sycl_"])))
}

/// Whether a name is `_Z<digits>` and then one of the prefixes: a builtin in C++ mangling.
pub fn has_prefix(name: &[u8], prefixes: &[&[u8]]) -> bool {
    let Some(rest) = name.strip_prefix(b"_Z") else { return false };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && prefixes.iter().any(|prefix| rest[digits..].starts_with(prefix))
}

/// Propagates the aspects of `graph`.
pub fn propagate(graph: &Graph, options: &Options) -> Aspects {
    let universe = universe(graph);
    let words = universe.len().div_ceil(64);
    let functions = graph.functions.len();
    let sets: Vec<u64> = list_sets(graph, &universe, words);
    let set = |list: AspectList| &sets[list.0 as usize * words..][..words];
    let excluded = to_set(&options.exclude, &universe, words);

    let start_points = || {
        graph.function_ids().filter(|&id| is_start_point(graph, &graph.functions[id.0 as usize]))
    };
    let virtual_calls = virtual_calls(graph, start_points());
    let components =
        scc::components(&graph.calls, virtual_calls.as_ref(), start_points().map(|id| id.0));

    // Used and declared aspects of each function, side by side: callees are all over the graph, and
    // one look at each is enough. First the own sets, for functions that nobody reaches too.
    let both = 2 * words;
    let mut all = vec![0u64; functions * both];
    for (at, function) in graph.functions.iter().enumerate() {
        let (used, declared) = all[at * both..][..both].split_at_mut(words);
        used.copy_from_slice(set(function.own));
        if let Some(list) = function.declared {
            declared.copy_from_slice(set(list));
        }
    }
    // Callees come first. `sum` holds used, then declared aspects of the component.
    let mut sum = vec![0u64; both];
    for component in components.iter() {
        sum.fill(0);
        for &node in component {
            let others = virtual_calls.as_ref().map_or(&[][..], |calls| calls.row(node));
            for &from in graph.calls.row(node).iter().chain(others).chain([&node]) {
                unite(&mut sum, &all[from as usize * both..][..both]);
            }
        }
        for &node in component {
            all[node as usize * both..][..both].copy_from_slice(&sum);
        }
    }
    // The second set becomes what is given.
    for (at, function) in graph.functions.iter().enumerate() {
        let (used, given) = all[at * both..][..both].split_at_mut(words);
        let own_metadata = set(function.used_metadata);
        for (word, bits) in given.iter_mut().enumerate() {
            *bits |= (used[word] & !excluded[word]) | own_metadata[word];
        }
    }
    let reached = components.of.iter().map(|&component| component != UNREACHED).collect();
    Aspects { universe, words, sets: all, reached, virtual_calls }
}

/// All aspects that the graph names, ascending.
fn universe(graph: &Graph) -> Vec<i32> {
    let mut all: Vec<i32> = (0..graph.aspect_lists.len() as u32)
        .flat_map(|list| graph.aspect_lists.get(AspectList(list)).iter().copied())
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The set of every list of the graph.
fn list_sets(graph: &Graph, universe: &[i32], words: usize) -> Vec<u64> {
    (0..graph.aspect_lists.len() as u32)
        .flat_map(|list| to_set(graph.aspect_lists.get(AspectList(list)), universe, words))
        .collect()
}

/// The set of some numbers; those that the universe lacks are left out.
fn to_set(numbers: &[i32], universe: &[i32], words: usize) -> Vec<u64> {
    let mut set = vec![0; words];
    for bit in numbers.iter().filter_map(|number| universe.binary_search(number).ok()) {
        set[bit / 64] |= 1 << (bit % 64);
    }
    set
}

fn unite(into: &mut [u64], from: &[u64]) {
    for (into, from) in into.iter_mut().zip(from) {
        *into |= from;
    }
}

/// Edges from each function that names sets of virtual functions and reaches a virtual call to the
/// functions of these sets; `None` where there are no such functions.
fn virtual_calls(graph: &Graph, start_points: impl Iterator<Item = SymbolId>) -> Option<Csr> {
    let callers: Vec<(u32, &[crate::graph::Text])> = graph
        .functions
        .iter()
        .enumerate()
        .filter_map(|(at, function)| {
            let sets = &graph.details(function)?.calls_indirectly;
            (!sets.is_empty()).then_some((at as u32, &sets[..]))
        })
        .collect();
    if callers.is_empty() {
        return None;
    }
    // Functions from which a direct path leads to a virtual call. Functions that name sets are
    // roots too: they need not be start points.
    let roots = start_points.map(|id| id.0).chain(callers.iter().map(|&(caller, _)| caller));
    let components = scc::components(&graph.calls, None, roots);
    let mut reaches = vec![false; graph.functions.len()];
    for component in components.iter() {
        let found = component.iter().any(|&node| {
            graph.functions[node as usize].flags.has(Flags::VIRTUAL_CALL)
                || graph.calls.row(node).iter().any(|&callee| reaches[callee as usize])
        });
        if found {
            component.iter().for_each(|&node| reaches[node as usize] = true);
        }
    }
    let mut members: Vec<(crate::graph::Text, u32)> = graph
        .functions
        .iter()
        .enumerate()
        .filter_map(|(at, function)| {
            Some((graph.details(function)?.indirectly_callable?, at as u32))
        })
        .collect();
    members.sort_unstable();
    let mut edges = Vec::new();
    for (caller, sets) in callers.into_iter().filter(|&(caller, _)| reaches[caller as usize]) {
        for set in sets {
            let from = members.partition_point(|(of, _)| of < set);
            let of_set = members[from..].iter().take_while(|(of, _)| of == set);
            edges.extend(of_set.map(|&(_, member)| (caller, member)));
        }
    }
    Some(Csr::new(graph.functions.len(), &edges))
}

impl Aspects {
    /// The aspects that a function is given, ascending: what `!sycl_used_aspects` would hold.
    pub fn given(&self, function: SymbolId) -> impl Iterator<Item = i32> {
        self.bits(self.given_set(function))
    }

    /// The aspects that a function uses or inherits, excluded ones too, declared ones only if used.
    pub fn used(&self, function: SymbolId) -> impl Iterator<Item = i32> {
        self.bits(self.used_set(function))
    }

    /// Whether a function uses or inherits an aspect.
    pub fn uses(&self, function: SymbolId, aspect: i32) -> bool {
        self.universe
            .binary_search(&aspect)
            .is_ok_and(|bit| self.used_set(function)[bit / 64] >> (bit % 64) & 1 == 1)
    }

    /// Whether a start point reaches a function. Others have their own aspects only.
    pub fn reached(&self, function: SymbolId) -> bool {
        self.reached[function.0 as usize]
    }

    /// The functions that a function may reach by virtual calls.
    pub fn virtual_callees(&self, function: SymbolId) -> &[u32] {
        self.virtual_calls.as_ref().map_or(&[], |calls| calls.row(function.0))
    }

    /// The union of what some functions are given, ascending.
    pub fn union(&self, functions: impl Iterator<Item = SymbolId>) -> Vec<i32> {
        let mut sum = vec![0u64; self.words];
        for function in functions {
            unite(&mut sum, self.given_set(function));
        }
        self.bits(&sum).collect()
    }

    /// What a function is given, as the words of a bit set, for comparing.
    pub fn given_set(&self, function: SymbolId) -> &[u64] {
        &self.sets[(2 * function.0 as usize + 1) * self.words..][..self.words]
    }

    fn used_set(&self, function: SymbolId) -> &[u64] {
        &self.sets[2 * function.0 as usize * self.words..][..self.words]
    }

    fn bits<'s>(&'s self, set: &'s [u64]) -> impl Iterator<Item = i32> + use<'s> {
        set.iter().enumerate().flat_map(move |(word, &bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                (left != 0).then(|| {
                    left &= left - 1;
                    self.universe[word * 64 + bit]
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::text;

    fn given(text: &str, exclude: &[i32]) -> Vec<(String, Vec<i32>)> {
        let graph = text::parse(text).expect("the graph of the test");
        let aspects = propagate(&graph, &Options { exclude: exclude.to_vec() });
        graph
            .function_ids()
            .map(|id| (graph.show(id).into_owned(), aspects.given(id).collect()))
            .collect()
    }

    #[test]
    fn aspects_flow_to_callers_from_start_points_only() {
        let all = given(
            "function k kernel defined calls(a)\nfunction a defined own(1) calls(b)\n\
             function b declared(9)\nfunction lone defined own(2) calls(b)\n",
            &[],
        );
        let expected = [("k", vec![1, 9]), ("a", vec![1, 9]), ("b", vec![9]), ("lone", vec![2])];
        assert_eq!(all, expected.map(|(name, list)| (name.to_string(), list)));
    }

    #[test]
    fn recursion_takes_the_union() {
        let all = given(
            "function k kernel defined calls(a)\nfunction a defined own(1) calls(b)\n\
             function b defined own(-2) calls(a)\n",
            &[],
        );
        assert!(all.iter().all(|(_, list)| list == &[-2, 1]), "{all:?}");
    }

    #[test]
    fn what_is_excluded_stays_in_own_metadata_and_where_declared() {
        let all = given(
            "function k kernel defined calls(a)\nfunction a defined own(1 4) metadata(1) calls(b)\n\
             function b defined own(4) declared(4)\n",
            &[1, 4],
        );
        let lists: Vec<_> = all.into_iter().map(|(_, list)| list).collect();
        assert_eq!(lists, [vec![4], vec![1, 4], vec![4]]);
    }

    #[test]
    fn virtual_calls_take_the_named_sets() {
        let functions = "function f indirectly-callable(A) defined own(6) calls(g)\n\
             function g defined own(7)\nfunction h indirectly-callable(B) defined own(8)\n";
        let calling = "function k kernel defined calls-indirectly(A) calls(c)\n\
             function c defined virtual-call\n";
        assert_eq!(given(&format!("{calling}{functions}"), &[])[0].1, [6, 7]);
        let only_naming = calling.replace("virtual-call", "");
        assert_eq!(given(&format!("{only_naming}{functions}"), &[])[0].1, []);
    }
}
