//! Aspect propagation: which aspects a device must have to run each function.
//!
//! Used and declared aspects flow along calls and all that else brings a function into an image
//! ([`super::flow`]), from callees to callers, from the *start points* (kernels, SYCL_EXTERNAL and
//! virtual functions) down. One walk over what the start points reach leaves the strongly connected
//! components callees first, and takes unions of bit sets as it leaves them, so the work is linear in
//! the number of edges. Recursive functions have the union of their component.
//!
//! What a function is given is: what it uses or inherits without the excluded aspects, then all
//! declared aspects that it has or inherits, then its own metadata, excluded or not.

use rustc_hash::FxHashMap;

use super::flow::{Flow, Stop, VirtualSets};
use super::sets::{MOST_WORDS, SetId, Sets, words_of_set};
use crate::graph::scc;
use crate::graph::{AspectList, Flags, Function, Graph, SymbolId};
use crate::passes::split::is_indirect_target;

/// What the caller wishes.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Aspects that are not inherited.
    pub exclude: Vec<i32>,
}

/// The aspects of all functions: bit sets over the aspects that the graph names, in the order of
/// their numbers.
#[derive(Clone, Debug, Default)]
pub struct Aspects {
    /// The number of each bit, ascending.
    universe: Vec<i32>,
    /// Words of one set.
    words: usize,
    /// Pairs of sets, side by side: what functions use and inherit, nothing excluded and nothing
    /// declared; then all aspects that they are given.
    pairs: Vec<u64>,
    /// The pair of each function, and of what lies between functions.
    pair_of: Vec<SetId>,
    /// The same inside images of virtual functions, where that makes a difference.
    pair_inside: Vec<SetId>,
    /// Along what they flow.
    flow: Flow,
    /// Whether there was room for all sets.
    complete: bool,
}

/// Whether aspects flow into a function from what it calls even though nobody calls it: it is
/// defined, and a kernel, SYCL_EXTERNAL or a virtual function.
pub fn is_start_point(graph: &Graph, function: &Function) -> bool {
    function.flags.has(Flags::DEFINED)
        && (function.flags.has(Flags::KERNEL)
            || function.flags.has(Flags::INDIRECTLY_CALLABLE)
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
    let to_set = |numbers: &[i32]| to_set(numbers, &universe, words);
    // Of each list its set as used aspects, and as declared aspects. On the way the two kinds are
    // one set, twice as wide.
    let nothing = vec![0; words];
    // Aspects are numbers of 32 bits, so twice the words of all of them is far from overflowing.
    let pair_words = words.wrapping_mul(2);
    let mut sets = Sets::new(pair_words);
    let lists: Vec<[SetId; 2]> = graph
        .aspect_lists
        .iter()
        .map(|list| {
            let set = to_set(list);
            [[&set[..], &nothing], [&nothing, &set]].map(|halves| sets.intern(&halves.concat()))
        })
        .collect();

    // One look at each function: they take much more memory than a processor keeps near. Functions
    // that nobody reaches have their own sets, too.
    let mut pair_of: Vec<SetId> = Vec::with_capacity(graph.functions.len());
    let mut start_points = Vec::new();
    let mut indirect_targets = Vec::new();
    let mut with_metadata = Vec::new();
    let mut virtual_functions = Vec::new();
    let mut virtual_sets = VirtualSets::default();
    for (at, function) in (0u32..).zip(&graph.functions) {
        let [own, _] = lists[function.own.0.index()];
        let declared = function.declared.map_or(SetId::EMPTY, |list| lists[list.0.index()][1]);
        pair_of.push(sets.union(own, declared));
        if is_start_point(graph, function) {
            start_points.push(at);
        }
        if is_indirect_target(function) {
            indirect_targets.push(at);
        }
        if function.used_metadata != AspectList::EMPTY {
            with_metadata.push((at, function.used_metadata));
        }
        if function.flags.has(Flags::INDIRECTLY_CALLABLE) {
            virtual_functions.push(at);
        }
        if function.flags.has(Flags::VIRTUAL_CALL) {
            virtual_sets.add_call(at);
        }
        if let Some(details) = graph.details(function) {
            virtual_sets.add(at, details);
        }
    }
    let flow = Flow::new(graph, virtual_sets, &start_points, &indirect_targets);
    pair_of.resize(flow.nodes().max(pair_of.len()), SetId::EMPTY);
    let spread = |sets: &mut Sets, pair_of: &mut [SetId], roots: &[u32], inside: bool| {
        let targets = |node| flow.targets(graph, Stop { node, inside });
        scc::fold(pair_of, targets, roots.iter().copied(), |a, b| sets.union(a, b));
    };
    let mut pair_inside = Vec::new();
    if flow.has_inside() {
        pair_inside.clone_from(&pair_of);
        spread(&mut sets, &mut pair_inside, &virtual_functions, true);
        for function in virtual_functions {
            pair_of[function as usize] = pair_inside[function as usize];
        }
    }
    spread(&mut sets, &mut pair_of, &start_points, false);

    // The second sets become what is given.
    let excluded = to_set(&options.exclude);
    let (mut pairs, mut complete) = sets.into_words();
    for pair in pairs.chunks_exact_mut(pair_words.max(1)) {
        let (used, given) = pair.split_at_mut(words);
        for ((given, used), excluded) in given.iter_mut().zip(used).zip(&excluded) {
            *given |= *used & !excluded;
        }
    }
    let mut known: FxHashMap<(SetId, AspectList), SetId> = FxHashMap::default();
    for (function, metadata) in with_metadata {
        let of_function = &mut pair_of[function as usize];
        *of_function = *known.entry((*of_function, metadata)).or_insert_with(|| {
            if pairs.len() >= MOST_WORDS {
                complete = false;
                return SetId::EMPTY;
            }
            let id = SetId(pairs.len().checked_div(pair_words).unwrap_or_default() as u32);
            let mut pair = words_of_set(&pairs, pair_words, of_function.0).to_vec();
            unite(&mut pair[words..], &to_set(graph.aspect_lists.get(metadata)));
            pairs.extend(pair);
            id
        });
    }
    Aspects { universe, words, pairs, pair_of, pair_inside, flow, complete }
}

/// All aspects that the graph names, ascending.
fn universe(graph: &Graph) -> Vec<i32> {
    let mut all: Vec<i32> = graph.aspect_lists.iter().flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    all
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

impl Aspects {
    /// The aspects that a function is given, ascending: what `!sycl_used_aspects` would hold.
    pub fn given(&self, function: SymbolId) -> impl Iterator<Item = i32> {
        self.bits(self.given_set(function))
    }

    /// The aspects that a function uses or inherits, excluded ones too, declared ones only if used.
    pub fn used(&self, function: SymbolId) -> impl Iterator<Item = i32> {
        self.bits(self.used_set(function))
    }

    /// Whether they are all there: functions may have more different sets of aspects than are kept.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// A number for what a function uses and is given: equal ones have the same.
    pub(crate) fn number(&self, function: SymbolId) -> u32 {
        self.pair_of[function.0 as usize].0
    }

    /// Along what aspects flow.
    pub fn flow(&self) -> &Flow {
        &self.flow
    }

    /// Whether an aspect is used or inherited at a stop of a way.
    pub fn uses(&self, at: Stop, aspect: i32) -> bool {
        let pairs = if at.inside { &self.pair_inside } else { &self.pair_of };
        let used = &self.words_of(pairs[at.node as usize])[..self.words];
        self.universe.binary_search(&aspect).is_ok_and(|bit| used[bit / 64] >> (bit % 64) & 1 == 1)
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
        &self.pair(function)[self.words..]
    }

    fn used_set(&self, function: SymbolId) -> &[u64] {
        &self.pair(function)[..self.words]
    }

    fn pair(&self, function: SymbolId) -> &[u64] {
        self.words_of(self.pair_of[function.0 as usize])
    }

    fn words_of(&self, pair: SetId) -> &[u64] {
        words_of_set(&self.pairs, self.words.wrapping_mul(2), pair.0)
    }

    fn bits<'s>(&'s self, set: &'s [u64]) -> impl Iterator<Item = i32> + use<'s> {
        set.iter().enumerate().flat_map(move |(word, &bits)| {
            // The numbers that the bits of this word stand for.
            let of_word = self.universe.chunks(64).nth(word).unwrap_or_default();
            let has = move |&(bit, _): &(u32, &i32)| bits >> bit & 1 == 1;
            (0u32..).zip(of_word).filter(has).map(|(_, &number)| number)
        })
    }
}

#[cfg(test)]
#[cfg(feature = "graph-text")]
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
    fn aspects_may_be_more_than_fit_in_two_words() {
        let numbers: Vec<i32> = (1..=150).map(|number| number * 3).collect();
        let functions = numbers.iter().map(|it| format!("function f{it} defined own({it})\n"));
        let names = numbers.iter().map(|it| format!("f{it}")).collect::<Vec<_>>().join(" ");
        let graph =
            format!("function k kernel defined calls({names})\n{}", functions.collect::<String>());
        let all = given(&graph, &[]);
        assert_eq!(all[0], ("k".to_owned(), numbers));
        assert!(all[1..].iter().all(|(name, list)| *name == format!("f{}", list[0])), "{all:?}");
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
        assert!(given(&format!("{only_naming}{functions}"), &[])[0].1.is_empty());
    }

    #[test]
    fn indirect_calls_take_what_has_their_type_and_may_be_called() {
        let all = given(
            "function k kernel defined indirect(3)\nfunction l kernel defined indirect(4)\n\
             function f defined referenced-indirectly type(3) own(6) calls(g)\n\
             function g defined own(7)\nfunction h defined type(3) own(8)\n",
            &[],
        );
        assert_eq!(all[0].1, [6, 7]);
        assert!(all[1].1.is_empty());
    }

    #[test]
    fn addresses_bring_what_they_are_of() {
        let text = "function k kernel defined references(outer)\nfunction l kernel defined\n\
                    function f defined own(6)\nfunction v defined indirectly-callable(A) own(7)\n\
                    variable outer defined discardable references(inner)\n\
                    variable inner defined discardable references(f v)\n";
        let of =
            |text: &str| given(text, &[]).into_iter().map(|(_, list)| list).collect::<Vec<_>>();
        assert_eq!(of(text)[..2], [vec![6], vec![]]);
        // What is called only where the device can do it is not needed.
        let conditional = text.replacen("references(outer)", "calls(v) references(f)", 1);
        assert_eq!(of(&conditional)[0], [6, 7]);
        let conditional =
            conditional.replacen("function v defined", "function v calls-conditionally", 1);
        assert_eq!(of(&conditional)[0], [7]);
        // A variable that every image has brings it into every image.
        let kept = text.replacen("discardable ", "", 1);
        assert_eq!(of(&kept)[..2], [vec![6], vec![6]]);
    }

    #[test]
    fn images_of_virtual_functions_have_the_bodies_of_others() {
        let all = given(
            "function k kernel defined calls-indirectly(A) virtual-call references(vtable)\n\
             function f defined indirectly-callable(A) calls(h)\n\
             function g defined indirectly-callable(B) own(7)\n\
             function h defined references(vtable)\n\
             variable vtable defined discardable references(g)\n",
            &[],
        );
        let lists: Vec<_> = all.into_iter().map(|(_, list)| list).collect();
        assert_eq!(lists, [vec![7], vec![7], vec![7], vec![]]);
    }
}
