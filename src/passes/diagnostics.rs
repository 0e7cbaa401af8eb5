//! Warnings about aspects and sizes that do not fit together, as chains of functions.
//!
//! Three checks, from the design of optional kernel features: a function uses an aspect that its
//! `device_has` does not list; a SYCL_EXTERNAL function of another source needs what its calling
//! kernel was not compiled for; a function was compiled for other fixed targets than its kernel.

use crate::graph::{Flags, Graph, SymbolId};
use crate::passes::aspects::{Aspects, is_start_point};
use crate::passes::fixed_targets;
use crate::passes::flow::{Stop, Way};
use crate::passes::split::{Plan, key::is_fixed};

/// How a function declares aspects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declaration {
    /// `[[sycl::device_has()]]`
    Attribute,
    /// The property `device_has`.
    Property,
}

/// A function uses an aspect that it does not declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AspectMismatch {
    /// How it declares.
    pub declaration: Declaration,
    /// The aspect.
    pub aspect: i32,
    /// From the function to the one that uses the aspect itself.
    pub chain: Chain,
}

/// How many functions of a chain are kept at either end. A module may have as many chains as functions, and each as
/// long as there are functions.
const MOST_AT_AN_END: usize = 32;

/// Functions of which each calls the next, from one that is complained of to one that uses something itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The functions; of a long chain those at both ends.
    pub functions: Vec<SymbolId>,
    /// How many are left out, in the middle of those that are here.
    pub left_out: usize,
}

impl Chain {
    fn new(mut functions: Vec<SymbolId>) -> Self {
        let left_out = functions.len().saturating_sub(2 * MOST_AT_AN_END);
        if left_out > 0 {
            let rest = MOST_AT_AN_END.saturating_add(left_out);
            functions.drain(MOST_AT_AN_END..rest);
            functions.shrink_to_fit();
        }
        Chain { functions, left_out }
    }

    /// The functions, each with how many are left out before it.
    pub fn steps(&self) -> impl Iterator<Item = (SymbolId, usize)> {
        let left_out = |at| if at == MOST_AT_AN_END { self.left_out } else { 0 };
        self.functions.iter().enumerate().map(move |(at, &id)| (id, left_out(at)))
    }
}

/// Something that is wrong between a kernel and a function in its image.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ImageMismatch {
    /// The function needs an aspect that the kernels of the image were not compiled for.
    Aspect {
        /// The function.
        function: SymbolId,
        /// The aspect.
        aspect: i32,
    },
    /// The function has a required sub-group size that the image does not have.
    SubGroupSize {
        /// The function.
        function: SymbolId,
        /// The size.
        size: i32,
    },
    /// The function was compiled for targets that are not among those of the image.
    FixedTargets {
        /// The function.
        function: SymbolId,
    },
}

/// All uses of aspects that a `device_has` does not list, in module order.
pub fn aspect_mismatches(graph: &Graph, aspects: &Aspects) -> Vec<AspectMismatch> {
    let declared = |id: SymbolId| graph.functions[id.0 as usize].declared;
    let mut found = Vec::new();
    for id in graph.function_ids() {
        let function = &graph.functions[id.0 as usize];
        let start_point = is_start_point(graph, function);
        let property = || graph.details(function)?.device_has.as_deref();
        let (declaration, allowed) = match (function.declared, property()) {
            // DPC++'s pass skips kernels and SYCL_EXTERNAL functions. But nothing else would check
            // these, nor a kernel into which its body was inlined.
            // What the property says is declared, too, where no metadata declares anything.
            (Some(list), property)
                if property.is_none_or(|it| it != graph.aspect_lists.get(list)) =>
            {
                (Declaration::Attribute, graph.aspect_lists.get(list))
            }
            (_, Some(list)) => (Declaration::Property, list),
            (_, None) => continue,
        };
        for aspect in aspects.used(id).filter(|aspect| !allowed.contains(aspect)) {
            let mut chain = way_to_use(graph, aspects, id, aspect);
            // A kernel has the attribute from its body, of which this is said already.
            if function.flags.has(Flags::KERNEL)
                && function.declared.is_some()
                && chain.get(1).is_some_and(|&body| declared(body) == function.declared)
            {
                continue;
            }
            // The property is on the kernel, what is written in the source is its first callee.
            if declaration == Declaration::Property && start_point && chain.len() > 1 {
                chain.remove(0);
            }
            found.push(AspectMismatch { declaration, aspect, chain: Chain::new(chain) });
        }
    }
    found
}

/// From a function that uses an aspect down, always to the first callee that uses it, each function
/// once.
pub fn chain(graph: &Graph, aspects: &Aspects, from: SymbolId, aspect: i32) -> Chain {
    Chain::new(way_to_use(graph, aspects, from, aspect))
}

fn way_to_use(graph: &Graph, aspects: &Aspects, from: SymbolId, aspect: i32) -> Vec<SymbolId> {
    let flow = aspects.flow();
    let mut at = flow.start(graph, from);
    let mut stops = vec![at];
    let mut met = rustc_hash::FxHashSet::from_iter([at.node]);
    loop {
        let next = flow
            .next(graph, at)
            .find(|&next| aspects.uses(next, aspect) && !met.contains(&next.node));
        let Some(next) = next else { break };
        met.insert(next.node);
        stops.push(next);
        at = next;
    }
    flow.functions(graph, &stops).into_iter().map(|(function, _)| function).collect()
}

/// Whether a stop is a function that uses or declares an aspect itself.
pub(crate) fn is_use(graph: &Graph, stop: Stop, aspect: i32) -> bool {
    let Some(function) = graph.function(SymbolId(stop.node)) else { return false };
    let list = |list| graph.aspect_lists.get(list).contains(&aspect);
    function.declared.is_some_and(list) || list(function.own)
}

/// From a function down to the nearest one that uses an aspect itself: the shortest explanation. Each
/// function but the first comes with how the one before leads to it.
pub fn shortest_chain(
    graph: &Graph,
    aspects: &Aspects,
    from: SymbolId,
    aspect: i32,
) -> Option<Vec<(SymbolId, Option<Way>)>> {
    let flow = aspects.flow();
    let start = flow.start(graph, from);
    let mut before: rustc_hash::FxHashMap<Stop, Stop> = rustc_hash::FxHashMap::default();
    let mut left = std::collections::VecDeque::from([start]);
    before.insert(start, start);
    while let Some(at) = left.pop_front() {
        if is_use(graph, at, aspect) {
            let mut stops = vec![at];
            let mut up = at;
            while up != start {
                up = before[&up];
                stops.push(up);
            }
            stops.reverse();
            return Some(flow.functions(graph, &stops));
        }
        for next in flow.next(graph, at) {
            before.entry(next).or_insert_with(|| {
                left.push_back(next);
                at
            });
        }
    }
    None
}

/// What does not fit together in the images, each function and fact once.
pub fn image_mismatches(graph: &Graph, aspects: &Aspects, plans: &[Plan]) -> Vec<ImageMismatch> {
    let mut found: Vec<ImageMismatch> = Vec::new();
    let mut known = rustc_hash::FxHashSet::default();
    // Aspects come from other sources, if there are others.
    let mut sources = graph.functions.iter().filter_map(|function| function.source);
    let first = sources.next();
    let several_sources = sources.any(|source| Some(source) != first);
    for plan in plans {
        let kernels: Vec<SymbolId> = plan
            .entry_points
            .iter()
            .copied()
            .filter(|&id| graph.flags(id).has(Flags::KERNEL))
            .collect();
        if !kernels.is_empty() {
            let mut of_plan = plan_mismatches(graph, plan, &kernels);
            if several_sources && !kernels.iter().any(|&id| is_fixed(graph, id)) {
                of_plan.extend(unexpected_aspects(graph, aspects, &kernels));
            }
            found.extend(of_plan.into_iter().filter(|mismatch| known.insert(mismatch.clone())));
        }
    }
    found
}

fn plan_mismatches(graph: &Graph, plan: &Plan, kernels: &[SymbolId]) -> Vec<ImageMismatch> {
    if let Some(fixed) = fixed_targets::of_image(graph, plan) {
        let differing = fixed.differing.into_iter();
        return differing.map(|function| ImageMismatch::FixedTargets { function }).collect();
    }
    let details = |id: SymbolId| graph.details(&graph.functions[id.0 as usize]);
    let mut found = Vec::new();
    let others =
        plan.contents.functions.iter().copied().filter(|&id| !graph.flags(id).has(Flags::KERNEL));
    let sizes: Vec<i32> = kernels.iter().filter_map(|&id| details(id)?.sub_group_size).collect();
    for id in others {
        if let Some(size) = details(id).and_then(|details| details.sub_group_size)
            && size > 0
            && !sizes.contains(&size)
        {
            found.push(ImageMismatch::SubGroupSize { function: id, size });
        }
    }
    found
}

/// The aspects that SYCL_EXTERNAL functions of other sources, and what they need, bring into what
/// `kernels` reach, beyond what the source of each kernel knew of.
fn unexpected_aspects(
    graph: &Graph,
    aspects: &Aspects,
    kernels: &[SymbolId],
) -> Vec<ImageMismatch> {
    let flow = aspects.flow();
    let mut found = Vec::new();
    for &kernel in kernels {
        let source = graph.functions[kernel.0 as usize].source;
        let (mut expected, mut foreign) = (Vec::new(), Vec::new());
        let mut met = rustc_hash::FxHashSet::default();
        let mut left = vec![flow.start(graph, kernel)];
        while let Some(stop) = left.pop() {
            let id = SymbolId(stop.node);
            if let Some(function) = graph.function(id) {
                if id != kernel && function.source.is_some() && function.source != source {
                    foreign.push(id);
                    continue;
                }
                expected.push(function.own);
                expected.extend(function.declared);
            }
            left.extend(flow.next(graph, stop).filter(|next| met.insert(next.node)));
        }
        let knows = |aspect: i32| {
            expected.iter().any(|&list| graph.aspect_lists.get(list).contains(&aspect))
        };
        foreign.sort_unstable();
        for id in foreign {
            for aspect in aspects.given(id) {
                let mismatch = ImageMismatch::Aspect { function: id, aspect };
                if aspect >= 0 && !knows(aspect) && !found.contains(&mismatch) {
                    found.push(mismatch);
                }
            }
        }
    }
    found
}

#[cfg(test)]
#[cfg(feature = "graph-text")]
mod tests {
    use super::*;
    use crate::graph::text;
    use crate::passes::aspects::{Options, propagate};
    use crate::passes::split::{Policy, split};

    fn graph(text: &str) -> (Graph, Aspects) {
        let graph = text::parse(text).unwrap();
        let aspects = propagate(&graph, &Options::default());
        (graph, aspects)
    }

    fn names(graph: &Graph, chain: &[SymbolId]) -> String {
        chain.iter().map(|&id| graph.show(id)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_chain_goes_to_the_first_callee_that_uses_the_aspect() {
        let text = "function k kernel defined calls(f)\n\
                    function f defined declared(5) calls(clean g h)\nfunction clean defined own(5)\n\
                    function g defined calls(f h)\nfunction h defined own(6)\n";
        let (graph, aspects) = graph(text);
        let found = aspect_mismatches(&graph, &aspects);
        let [only] = &found[..] else { panic!("{found:?}") };
        assert_eq!((only.aspect, names(&graph, &only.chain.functions)), (6, "f g h".into()));
        let shortest = shortest_chain(&graph, &aspects, SymbolId(0), 6).unwrap();
        let shortest: Vec<SymbolId> = shortest.into_iter().map(|(function, _)| function).collect();
        assert_eq!(names(&graph, &shortest), "k f h");
        assert_eq!(shortest_chain(&graph, &aspects, SymbolId(2), 6), None);
    }

    #[test]
    fn of_a_long_chain_the_ends_are_kept() {
        let functions: String = (0..100)
            .map(|at| format!("function f{at} defined declared(5) calls(f{})\n", at + 1))
            .collect();
        let text =
            functions + "function f100 defined own(6)\nfunction k kernel defined calls(f0)\n";
        let (graph, aspects) = graph(&text);
        let chains: Vec<_> =
            aspect_mismatches(&graph, &aspects).into_iter().map(|it| it.chain).collect();
        assert_eq!(chains.len(), 100);
        for (at, chain) in chains.iter().enumerate() {
            let steps: Vec<_> = chain.steps().collect();
            let left_out: usize = steps.iter().map(|step| step.1).sum();
            assert_eq!((steps.len() + left_out, steps.len() <= 64), (101 - at, true), "{at}");
            assert_eq!((steps[0].0.0, steps[steps.len() - 1].0.0), (at as u32, 100));
            let follows =
                |pair: &[(SymbolId, usize)]| pair[1].0.0 == pair[0].0.0 + 1 + pair[1].1 as u32;
            assert!(steps.windows(2).all(follows), "{at}: {steps:?}");
        }
    }

    #[test]
    fn a_property_on_a_kernel_is_reported_on_its_body() {
        let text = "function k kernel defined device-has(5) calls(body)\nfunction body defined own(6)\n\
                    function inlined kernel defined declared(5) own(6)\n";
        let (graph, aspects) = graph(text);
        let found = aspect_mismatches(&graph, &aspects);
        let [only, inlined] = &found[..] else { panic!("{found:?}") };
        assert_eq!(
            (inlined.aspect, names(&graph, &inlined.chain.functions)),
            (6, "inlined".into())
        );
        assert_eq!(
            (only.declaration, names(&graph, &only.chain.functions)),
            (Declaration::Property, "body".into())
        );
    }

    #[test]
    fn what_a_kernel_has_from_its_body_is_reported_on_that() {
        let text = "function k kernel defined declared(5) calls(body)\n\
                    function body defined declared(5) own(6)\n";
        let (graph, aspects) = graph(text);
        let found = aspect_mismatches(&graph, &aspects);
        let [only] = &found[..] else { panic!("{found:?}") };
        assert_eq!(names(&graph, &only.chain.functions), "body");
    }

    #[test]
    fn what_another_source_brings_is_reported_once() {
        let text = "function k kernel defined source(a) own(5) calls(f)\n\
                    function l kernel defined source(a) own(5 6) calls(f)\n\
                    function f defined source(b) calls(h) sub-group-size(8)\n\
                    function g defined source(b) own(7)\nfunction h defined own(6)\n";
        let (graph, aspects) = graph(text);
        let plans = split(&graph, &aspects, &Policy::default()).unwrap();
        let function = SymbolId(2);
        assert_eq!(
            image_mismatches(&graph, &aspects, &plans),
            [
                ImageMismatch::SubGroupSize { function, size: 8 },
                ImageMismatch::Aspect { function, aspect: 6 }
            ]
        );
    }
}
