//! The device-code split: from a graph, the aspects of its functions and a policy to image plans.
//!
//! Entry points with equal keys ([`key`]) share an image, which has everything that they reach
//! ([`closure`]). Images are planned in parallel; the plans depend on nothing but graph and policy.

mod closure;
pub mod invariants;
pub mod key;
mod policy;
mod symbols;

use std::mem;
use std::sync::Arc;

use crate::graph::{Flags, Graph, SymbolId};
use crate::parallel;
use crate::passes::aspects::Aspects;

pub use closure::{Contents, of_kernels};
pub use policy::{Mode, Policy, is_bf16_library_function, is_builtin, is_indirect_target};
pub use symbols::Symbols;

/// The key of a group that is not cut.
pub const GLOBAL: &str = "<GLOBAL>";

/// One image to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The key that its entry points have in common.
    pub key: String,
    /// Entry points, in module order.
    pub entry_points: Symbols,
    /// All that is in it.
    pub contents: Contents,
    /// Whether it is an image of virtual functions, which export their bodies to other images.
    pub virtual_functions: bool,
    /// Which part of its group it is.
    pub half: Half,
}

/// What of a group an image has. With [`Policy::split_esimd`] a group of both kinds of entry points
/// is cut in two: ESIMD code is compiled in another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Half {
    /// All entry points.
    #[default]
    Whole,
    /// The ESIMD entry points of a group that has others too.
    Esimd,
    /// The others, without any ESIMD function.
    Sycl,
}

/// Why a module cannot be split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SplitError {
    /// A device global with image scope would be in two images.
    ImageScope {
        /// The variable.
        variable: String,
    },
    /// Both attributes on one entry point.
    RegisterAllocModeAndGrfSize {
        /// The entry point.
        function: String,
    },
}

impl std::fmt::Display for SplitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            // These texts are those of sycl-post-link.
            SplitError::ImageScope { variable } => write!(
                f,
                "device_global variable '{variable}' with property \"device_image_scope\" is used \
                 in more than one device image."
            ),
            SplitError::RegisterAllocModeAndGrfSize { function } => write!(
                f,
                "Unsupported use of both register_alloc_mode and grf_size (on '{function}')"
            ),
        }
    }
}

impl std::error::Error for SplitError {}

/// Plans the images of a module, in the order in which they are numbered: by falling keys.
pub fn split(graph: &Graph, aspects: &Aspects, policy: &Policy) -> Result<Vec<Plan>, SplitError> {
    let reach = closure::Reach::new(graph, policy);
    let mut plans = groups(graph, aspects, policy, &reach.entry_points)?;
    let whole = plans.len() == 1 && plans[0].entry_points.is_empty();
    if policy.split_esimd {
        plans = plans.into_iter().flat_map(|plan| plan.halves(graph)).collect();
    }
    check_image_scope(graph, &plans)?;
    // With one image of everything, or nothing to cut by, the module is only cleaned up: what
    // indirect calls may reach stays, reached or not.
    let also: Vec<SymbolId> = if policy.mode == Mode::None || whole {
        graph
            .function_ids()
            .filter(|&id| graph.flags(id).has(Flags::DEFINED | Flags::REFERENCED_INDIRECTLY))
            .collect()
    } else {
        Vec::new()
    };
    // Images that share their vectors; a few parts for each thread, so that all end together.
    let chunk = plans.len().div_ceil(parallel::threads().saturating_mul(4)).max(1);
    parallel::for_each_part(&mut plans, chunk, |plans| {
        let mut walk = closure::Walk::new(graph);
        for plan in &mut *plans {
            plan.virtual_functions =
                plan.entry_points.iter().any(|&id| graph.flags(id).has(Flags::INDIRECTLY_CALLABLE));
            let bodies = closure::Bodies {
                virtual_functions: plan.virtual_functions,
                esimd: plan.half != Half::Sycl,
            };
            reach.walk(&mut walk, &plan.entry_points, &also, bodies);
        }
        for (plan, contents) in plans.iter_mut().zip(walk.finish()) {
            plan.contents = contents;
        }
    });
    Ok(plans)
}

/// The functions whose needs an image has: those with bodies, and those that the module itself only
/// declares. What another image defines (virtual functions, imports) needs nothing here. A virtual
/// function without a body belongs to an image of another module.
pub fn required_of(graph: &Graph, plan: &Plan) -> impl Iterator<Item = SymbolId> {
    let is_elsewhere = move |flags: Flags| {
        flags.has(Flags::DEFINED)
            || (flags.has(Flags::INDIRECTLY_CALLABLE) && !plan.virtual_functions)
    };
    let declared = plan.contents.declarations.iter().copied();
    let undefined = declared.filter(move |&id| !is_elsewhere(graph.flags(id)));
    plan.contents.functions.iter().copied().chain(undefined)
}

impl Plan {
    /// An image for these entry points, whose contents are not yet known.
    fn new(key: String, entry_points: Symbols) -> Self {
        let contents = Contents::default();
        Plan { key, entry_points, contents, virtual_functions: false, half: Half::Whole }
    }

    /// The plan, or one for its ESIMD entry points and one for the others if it has both.
    fn halves(self, graph: &Graph) -> Vec<Plan> {
        let esimd = |id: &SymbolId| graph.flags(*id).has(Flags::ESIMD);
        let (esimd, others): (Vec<_>, Vec<_>) = self.entry_points.iter().partition(|id| esimd(id));
        if esimd.is_empty() || others.is_empty() {
            return vec![self];
        }
        let half =
            |half, list: Vec<SymbolId>| Plan { half, ..Plan::new(self.key.clone(), list.into()) };
        vec![half(Half::Esimd, esimd), half(Half::Sycl, others)]
    }
}

/// Plans without contents: the entry points by key, the greatest key first.
fn groups(
    graph: &Graph,
    aspects: &Aspects,
    policy: &Policy,
    entries: &[SymbolId],
) -> Result<Vec<Plan>, SplitError> {
    for &id in entries {
        let details = graph.details(&graph.functions[id.0 as usize]);
        if details.is_some_and(|d| d.register_alloc_mode.is_some() && d.grf_size.is_some()) {
            let function = graph.show(id).into_owned();
            return Err(SplitError::RegisterAllocModeAndGrfSize { function });
        }
    }
    if entries.is_empty() || policy.mode == Mode::None {
        return Ok(vec![Plan::new(GLOBAL.into(), entries.to_vec().into())]);
    }
    let mut keys: Vec<String> = parallel::map(entries, |&id| match policy.mode {
        Mode::Kernel => graph.show(id).into_owned(),
        _ => key::composite(graph, aspects, policy.mode, id),
    });
    let order = key::falling(&keys);
    let sorted = Arc::new(order.iter().map(|&at| entries[at as usize]).collect());
    let mut plans: Vec<Plan> =
        Vec::with_capacity(if policy.mode == Mode::Kernel { order.len() } else { 0 });
    let mut start = 0;
    while let Some(&first) = order.get(start) {
        let key = mem::take(&mut keys[first as usize]);
        let others = order[start..].iter().skip(1).take_while(|&&at| keys[at as usize] == key);
        let end = start.saturating_add(others.count()).saturating_add(1);
        plans.push(Plan::new(key, Symbols::part(&sorted, start..end)));
        start = end;
    }
    Ok(plans)
}

/// A device global with image scope must be used by the entry points of one group only.
fn check_image_scope(graph: &Graph, groups: &[Plan]) -> Result<(), SplitError> {
    let scoped: Vec<usize> = (0..graph.variables.len())
        .filter(|&at| graph.variables[at].flags.has(Flags::DEVICE_GLOBAL | Flags::IMAGE_SCOPE))
        .collect();
    if groups.len() < 2 || scoped.is_empty() {
        return Ok(());
    }
    let mut group_of = vec![u32::MAX; graph.functions.len()];
    for (number, group) in groups.iter().enumerate() {
        for id in &group.entry_points {
            group_of[id.0 as usize] = number as u32;
        }
    }
    let (callers, users) =
        (graph.calls.reversed(graph.functions.len()), graph.references.reversed(graph.len()));
    let mut stamps = vec![usize::MAX; graph.len()];
    for at in scoped {
        let variable = graph.variable_id(at);
        let mut left = vec![variable.0];
        stamps[variable.0 as usize] = at;
        let mut group = None;
        while let Some(node) = left.pop() {
            let is_function = (node as usize) < graph.functions.len();
            if is_function && group_of[node as usize] != u32::MAX {
                let found = group_of[node as usize];
                if *group.get_or_insert(found) != found {
                    let variable = graph.show(variable).into_owned();
                    return Err(SplitError::ImageScope { variable });
                }
            }
            let called_by = if is_function { callers.row(node) } else { &[] };
            for &user in called_by.iter().chain(users.row(node)) {
                if std::mem::replace(&mut stamps[user as usize], at) != at {
                    left.push(user);
                }
            }
        }
    }
    Ok(())
}
