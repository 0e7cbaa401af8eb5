//! What must hold of every split, checked without the code that makes it.
//!
//! The fuzz target and the tests run this on generated graphs: every entry point is in exactly one
//! image, an image has what its contents need or imports it by declaration, the entry points of an
//! image have the same key, and each of them needs what the image needs: no kernel is kept from a
//! device by its neighbours.

use super::*;

/// The first broken invariant, in words.
pub fn check(
    graph: &Graph,
    aspects: &Aspects,
    policy: &Policy,
    plans: &[Plan],
) -> Result<(), String> {
    let mut images_of = vec![0u32; graph.functions.len()];
    for plan in plans {
        for &id in &plan.entry_points {
            let count: &mut u32 = &mut images_of[id.0 as usize];
            *count = count.saturating_add(1);
        }
    }
    for id in graph.function_ids() {
        let expected = policy.is_entry_point(graph, &graph.functions[id.0 as usize]);
        if images_of[id.0 as usize] != u32::from(expected) {
            let images = images_of[id.0 as usize];
            return Err(format!("'{}' is entry point of {images} images", graph.show(id)));
        }
    }
    let halves =
        |a: &Plan, b: &Plan| a.key == b.key && a.half == Half::Esimd && b.half == Half::Sycl;
    if !plans.is_sorted_by(|a, b| a.key > b.key || halves(a, b)) {
        return Err("the keys do not fall".into());
    }
    // Number of the plan in which a symbol was last seen: with a body, or declared.
    let mut has_body = vec![usize::MAX; graph.len()];
    let mut declared = vec![usize::MAX; graph.len()];
    for (number, plan) in plans.iter().enumerate() {
        let contents = &plan.contents;
        for &id in contents.functions.iter().chain(&contents.variables) {
            has_body[id.0 as usize] = number;
        }
        for &id in &contents.declarations {
            declared[id.0 as usize] = number;
        }
        let fail = |text: String| Err(format!("image {number} ({}): {text}", plan.key));
        for (list, what) in
            [(&contents.functions, "functions"), (&contents.declarations, "declarations")]
        {
            if !list.is_sorted_by(|a, b| a < b)
                || list.iter().any(|&id| graph.function(id).is_none())
            {
                return fail(format!("the {what} are not distinct functions in module order"));
            }
        }
        if let Some(&id) = plan.entry_points.iter().find(|id| has_body[id.0 as usize] != number) {
            return fail(format!("lacks its entry point '{}'", graph.show(id)));
        }
        for &id in contents.functions.iter().chain(&contents.variables) {
            if graph.function(id).is_some_and(|function| !function.flags.has(Flags::DEFINED)) {
                return fail(format!("has '{}', which has no body", graph.show(id)));
            }
            let calls = graph.function(id).map_or(&[][..], |_| graph.calls.row(id.0));
            for &needed in calls.iter().chain(graph.references.row(id.0)) {
                if has_body[needed as usize] != number && declared[needed as usize] != number {
                    let (id, needed) = (graph.show(id), graph.show(SymbolId(needed)));
                    return fail(format!("'{id}' needs '{needed}', which is not there"));
                }
            }
        }
        for &id in &contents.declarations {
            let function = &graph.functions[id.0 as usize];
            let may_be_declared = !function.flags.has(Flags::DEFINED)
                || policy.is_importable(graph, function)
                || (function.flags.has(Flags::INDIRECTLY_CALLABLE) && !plan.virtual_functions)
                || (function.flags.has(Flags::ESIMD) && plan.half == Half::Sycl);
            if has_body[id.0 as usize] == number || !may_be_declared {
                return fail(format!("declares '{}', which it should have", graph.show(id)));
            }
        }
        if matches!(policy.mode, Mode::Source | Mode::Auto | Mode::Off) && plan.key != GLOBAL {
            let key = |id: SymbolId| key::composite(graph, aspects, policy.mode, id);
            if plan.entry_points.iter().any(|&id| key(id) != plan.key) {
                return fail("entry points with different keys".into());
            }
        }
        if policy.mode != Mode::None && plan.key != GLOBAL {
            let needed = aspects.union(required_of(graph, plan));
            let fixed = |id: SymbolId| key::is_fixed(graph, id);
            let differs =
                |&&id: &&SymbolId| !fixed(id) && !aspects.given(id).eq(needed.iter().copied());
            if let Some(&id) = plan.entry_points.iter().find(differs) {
                let given: Vec<i32> = aspects.given(id).collect();
                let id = graph.show(id);
                return fail(format!("needs the aspects {needed:?}, and '{id}' of it {given:?}"));
            }
        }
        if policy.mode == Mode::Kernel && plan.key != GLOBAL && plan.entry_points.len() != 1 {
            return fail(format!("{} entry points", plan.entry_points.len()));
        }
    }
    Ok(())
}

#[cfg(test)]
#[cfg(feature = "graph-text")]
mod tests {
    use super::*;
    use crate::graph::generate::{Shape, generate};
    use crate::graph::text;
    use crate::parallel::with_threads;
    use crate::passes::aspects::{Options, propagate};

    fn all_policies() -> impl Iterator<Item = Policy> {
        Mode::ALL.into_iter().flat_map(|mode| {
            (0..8).map(move |bits| Policy {
                mode,
                only_kernels: bits & 1 != 0,
                allow_image_dependencies: bits & 2 != 0,
                split_esimd: bits & 4 != 0,
            })
        })
    }

    #[test]
    fn hold_for_generated_graphs_whatever_the_number_of_threads() {
        for (kernels, functions, oddity, address_taken) in [
            (0, 10, 1, 0),
            (1, 0, 1, 0),
            (40, 700, 1, 0),
            (40, 700, 300, 0),
            (9, 60, 1000, 0),
            (9, 60, 1000, 7),
            (300, 20_000, 1, 0),
        ] {
            let seed = u64::from(functions);
            let graph = generate(Shape { kernels, functions, seed, oddity, address_taken });
            let aspects = propagate(&graph, &Options::default());
            for policy in all_policies() {
                let plans = split(&graph, &aspects, &policy).unwrap();
                check(&graph, &aspects, &policy, &plans).unwrap();
                assert_eq!(
                    plans,
                    with_threads(1, || split(&graph, &aspects, &policy)).unwrap().unwrap()
                );
            }
        }
    }

    /// What goes wrong goes wrong in small graphs, if there are enough of them.
    #[test]
    fn hold_for_many_small_graphs() {
        for seed in 0..1500 {
            let (kernels, functions) = (1 + (seed % 3) as u32, 1 + (seed % 7) as u32);
            let address_taken = (seed % 4) as u32;
            let graph = generate(Shape { kernels, functions, seed, oddity: 1000, address_taken });
            let aspects = propagate(&graph, &Options::default());
            for policy in all_policies() {
                if let Ok(plans) = split(&graph, &aspects, &policy)
                    && let Err(error) = check(&graph, &aspects, &policy, &plans)
                {
                    panic!("{error}\n{policy:?}\n{}", text::print(&graph));
                }
            }
        }
    }

    #[test]
    fn virtual_functions_of_other_modules_ask_nothing_of_who_mentions_them() {
        let text = "function k kernel defined source(s) indirect(1)\n\
                    function f referenced-indirectly type(1) own(6) indirectly-callable(A)\n";
        let graph = text::parse(text).unwrap();
        let aspects = propagate(&graph, &Options::default());
        let plans = split(&graph, &aspects, &Policy::default()).unwrap();
        assert!(aspects.union(required_of(&graph, &plans[0])).is_empty());
        let own = text.replace(" indirectly-callable(A)", "");
        let graph = text::parse(&own).unwrap();
        let aspects = propagate(&graph, &Options::default());
        let plans = split(&graph, &aspects, &Policy::default()).unwrap();
        assert_eq!(aspects.union(required_of(&graph, &plans[0])), [6]);
    }

    fn plans(text: &str, policy: &Policy) -> Result<Vec<Plan>, SplitError> {
        let graph = text::parse(text).unwrap();
        let aspects = propagate(&graph, &Options::default());
        let plans = split(&graph, &aspects, policy)?;
        check(&graph, &aspects, policy, &plans).unwrap();
        Ok(plans)
    }

    #[test]
    fn esimd_kernels_get_images_of_their_own() {
        let text = "function e kernel esimd defined source(a) calls(f shared)\n\
             function s kernel defined source(a) calls(f shared)\n\
             function t kernel defined source(b)\nfunction f esimd defined\n\
             function shared defined\n";
        let names = |split_esimd| {
            let policy = Policy { mode: Mode::Source, split_esimd, ..Policy::default() };
            let count = |list: &[SymbolId]| list.len();
            let plans = plans(text, &policy).unwrap();
            let of = |plan: &Plan| {
                let contents = &plan.contents;
                (plan.half, count(&contents.functions), count(&contents.declarations))
            };
            plans.iter().map(of).collect::<Vec<_>>()
        };
        assert_eq!(names(false), [(Half::Whole, 1, 0), (Half::Whole, 4, 0)]);
        // What both use is in both; an ESIMD function is not in an image of other kernels.
        let expected = [(Half::Whole, 1, 0), (Half::Esimd, 3, 0), (Half::Sycl, 2, 1)];
        assert_eq!(names(true), expected);
    }

    #[test]
    fn a_broken_split_is_found() {
        let graph = text::parse(
            "function k kernel defined source(a) calls(f)\nfunction f defined references(t)\n\
             function l kernel defined source(b)\nvariable t defined discardable\n",
        )
        .unwrap();
        let aspects = propagate(&graph, &Options::default());
        let policy = Policy::default();
        let good = split(&graph, &aspects, &policy).unwrap();
        let broken = |break_it: fn(&mut Vec<Plan>)| {
            let mut plans = good.clone();
            break_it(&mut plans);
            check(&graph, &aspects, &policy, &plans).is_err()
        };
        assert!(!broken(|_| ()));
        assert!(broken(|plans| drop(plans.pop())));
        assert!(broken(|plans| plans.reverse()));
        assert!(broken(|plans| plans[1].contents.functions = vec![SymbolId(0)].into()));
        assert!(broken(|plans| plans[1].contents.variables = Symbols::default()));
        assert!(broken(|plans| plans[1].contents.declarations = vec![SymbolId(1)].into()));
    }

    #[test]
    fn image_scope_allows_one_image() {
        let text = "function k kernel defined source(a) calls(f)\nfunction f defined references(t)\n\
                    function l kernel defined source(b) references(dg)\n\
                    variable t defined discardable references(dg)\n\
                    variable dg defined discardable device-global image-scope\n";
        let error = plans(text, &Policy::default()).unwrap_err();
        assert_eq!(error, SplitError::ImageScope { variable: "dg".into() });
        assert_eq!(
            plans(&text.replace("source(b)", "source(a)"), &Policy::default()).unwrap().len(),
            1
        );
        assert_eq!(plans(&text.replace("image-scope", ""), &Policy::default()).unwrap().len(), 2);
    }

    #[test]
    fn fixed_targets_take_the_place_of_aspects_and_sizes() {
        let text = "function a kernel defined source(s) own(6) fixed-targets(1 2)\n\
                    function b kernel defined source(s) fixed-targets(2 1) sub-group-size(8)\n\
                    function c kernel defined source(s) fixed-targets(1)\n";
        let plans = plans(text, &Policy::default()).unwrap();
        let sizes: Vec<_> = plans.iter().map(|plan| plan.entry_points.len()).collect();
        assert_eq!(sizes, [2, 1]);
    }

    #[test]
    fn off_cuts_for_correctness_alone() {
        let text = "function a kernel defined source(s)\nfunction b kernel defined source(t)\n\
                    function c kernel defined source(s) own(6)\n\
                    function d kernel defined source(t) own(6)\n\
                    function e kernel defined source(t) sub-group-size(8)\n";
        let sizes = |mode| {
            let plans = plans(text, &Policy { mode, ..Policy::default() }).unwrap();
            plans.iter().map(|plan| plan.entry_points.len()).collect::<Vec<_>>()
        };
        assert_eq!(sizes(Mode::Off), [2, 1, 2]);
        assert_eq!(sizes(Mode::None), [5]);
        assert_eq!(sizes(Mode::Source), [1, 1, 1, 1, 1]);
    }

    #[test]
    fn a_neighbour_that_needs_more_is_found() {
        let graph = text::parse(
            "function k kernel defined source(a) indirect(3)\nfunction l kernel defined source(a)\n\
             function f defined referenced-indirectly type(3) own(6)\n",
        )
        .unwrap();
        let aspects = propagate(&graph, &Options::default());
        let policy = Policy::default();
        let mut plans = split(&graph, &aspects, &policy).unwrap();
        assert_eq!(plans.len(), 2);
        let [with, without] = &mut plans[..] else { panic!() };
        if with.contents.functions.len() == 1 {
            std::mem::swap(with, without);
        }
        let all = [&with.entry_points[..], &without.entry_points[..]].concat();
        with.entry_points = all.clone().into();
        with.contents.functions = [&all[..], &[SymbolId(2)]].concat().into();
        with.key.clone_from(&without.key);
        plans.truncate(1);
        let error = check(&graph, &aspects, &policy, &plans).unwrap_err();
        assert!(error.contains("different keys") || error.contains("needs the aspects"), "{error}");
    }

    #[test]
    fn virtual_functions_have_bodies_in_their_own_image_only() {
        let text = "function k kernel defined source(s) references(vtable)\n\
                    function f defined source(s) indirectly-callable(A) calls(g)\n\
                    function g defined\nvariable vtable defined discardable references(f)\n";
        let plans = plans(text, &Policy::default()).unwrap();
        let [virtual_image, kernel] = &plans[..] else { panic!("{plans:?}") };
        assert!(virtual_image.virtual_functions && !kernel.virtual_functions);
        assert_eq!(*virtual_image.contents.functions, [SymbolId(1), SymbolId(2)]);
        assert_eq!(*kernel.contents.functions, [SymbolId(0)]);
        assert_eq!(*kernel.contents.declarations, [SymbolId(1)]);
    }
}
