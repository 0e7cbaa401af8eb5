//! Fixed targets: images of code that its compiler was told to be for some targets and no others.
//!
//! Such code is bundled by its targets alone. What an image runs on in the end are the targets that all
//! its functions were compiled for ("Error checking for SYCL_EXTERNAL functions" of the design document
//! of optional kernel features).

use crate::graph::{Flags, Graph, SymbolId};
use crate::passes::split::Plan;

/// The fixed targets of an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixedTargets {
    /// The targets, by number, ascending; perhaps none is left.
    pub targets: Vec<i32>,
    /// Whether all that begins in the image was compiled for fixed targets: then it needs nothing else.
    pub whole: bool,
    /// Functions that were compiled for others, or for none in particular.
    pub differing: Vec<SymbolId>,
}

/// The fixed targets that a function was compiled for: none in particular if empty, `None` if nobody
/// says.
pub fn of_function(graph: &Graph, function: SymbolId) -> Option<&[i32]> {
    graph.details(&graph.functions[function.0 as usize])?.fixed_targets.as_deref()
}

/// The fixed targets of an image; `None` if it is for all devices.
pub fn of_image(graph: &Graph, plan: &Plan) -> Option<FixedTargets> {
    let is_kernel = |id: &SymbolId| graph.flags(*id).has(Flags::KERNEL);
    let kernels: Vec<SymbolId> = plan.entry_points.iter().copied().filter(is_kernel).collect();
    // What begins in it: kernels, or else what it exports.
    let begins = if kernels.is_empty() { &plan.entry_points[..] } else { &kernels[..] };
    let mut sets = begins.iter().map(|&id| of_function(graph, id).unwrap_or_default());
    let mut fixed = sets.clone().filter(|set| !set.is_empty());
    let mut targets = fixed.next()?.to_vec();
    targets.sort_unstable();
    targets.dedup();
    fixed.for_each(|set| targets.retain(|target| set.contains(target)));
    let whole = sets.all(|set| !set.is_empty());
    let mut runs_on = targets.clone();
    let mut differing = Vec::new();
    for &id in plan.contents.functions.iter().filter(|id| !begins.contains(id)) {
        let Some(set) = of_function(graph, id) else { continue };
        if set.is_empty() {
            differing.push(id);
        } else if set.iter().any(|target| !targets.contains(target)) {
            differing.push(id);
            runs_on.retain(|target| set.contains(target));
        }
    }
    Some(FixedTargets { targets: runs_on, whole, differing })
}

#[cfg(test)]
#[cfg(feature = "graph-text")]
mod tests {
    use super::*;
    use crate::graph::text;
    use crate::passes::aspects::{Options, propagate};
    use crate::passes::split::{Policy, split};

    /// The targets of an image, whether it needs nothing else, and the functions that differ.
    type Fixed = (Vec<i32>, bool, Vec<u32>);

    fn images(text: &str) -> Vec<Option<Fixed>> {
        let graph = text::parse(text).unwrap();
        let aspects = propagate(&graph, &Options::default());
        let plans = split(&graph, &aspects, &Policy::default()).unwrap();
        let image = |plan: &Plan| {
            let fixed = of_image(&graph, plan)?;
            let differing = fixed.differing.iter().map(|id| id.0).collect();
            Some((fixed.targets, fixed.whole, differing))
        };
        plans.iter().map(image).collect()
    }

    #[test]
    fn an_image_runs_on_what_all_its_functions_are_for() {
        let text = "function k kernel defined source(s) fixed-targets(2 1) calls(f g h i)\n\
                    function f defined fixed-targets(2 3)\nfunction g defined fixed-targets()\n\
                    function h defined\nfunction i defined fixed-targets(2)\n";
        assert_eq!(images(text), [Some((vec![2], true, vec![1, 2]))]);
        let nowhere = text.replace("(2 3)", "(4)");
        assert_eq!(images(&nowhere), [Some((vec![], true, vec![1, 2]))]);
        assert_eq!(images(&text.replace("(2 1)", "()")), [None]);
    }
}
