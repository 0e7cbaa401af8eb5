//! The device-code split: from a graph, the aspects of its functions and a policy to image plans.
//!
//! Entry points with equal keys ([`key`]) share an image, which has everything that they reach
//! ([`closure`]). Images are planned in parallel; the plans depend on nothing but graph and policy.

mod closure;
pub mod invariants;
pub mod key;
mod policy;

use rayon::prelude::*;

use crate::graph::{Flags, Graph, SymbolId};
use crate::passes::aspects::Aspects;

pub use closure::Contents;
pub use policy::{
    Mode, Policy, entry_points, is_bf16_library_function, is_builtin, is_indirect_target,
};

/// The key of a group that is not cut.
pub const GLOBAL: &str = "<GLOBAL>";

/// One image to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The key that its entry points have in common.
    pub key: String,
    /// Entry points, in module order.
    pub entry_points: Vec<SymbolId>,
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
    let mut groups = groups(graph, aspects, policy)?;
    let whole = groups.len() == 1 && groups[0].entry_points.is_empty();
    if policy.split_esimd {
        groups = groups.into_iter().flat_map(|group| group.halves(graph)).collect();
    }
    check_image_scope(graph, &groups)?;
    let reach = closure::Reach::new(graph, policy);
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
    // A walk has a table of the size of the graph: a few of them, whatever the number of images.
    let chunk = groups.len().div_ceil(4 * rayon::current_num_threads()).max(1);
    let plan = |walk: &mut closure::Walk, group: &Group| {
        let Group { key, entry_points, half } = group;
        let virtual_functions =
            entry_points.iter().any(|&id| graph.flags(id).has(Flags::INDIRECTLY_CALLABLE));
        let bodies = closure::Bodies { virtual_functions, esimd: *half != Half::Sycl };
        let contents = reach.contents(walk, entry_points, &also, bodies);
        Plan {
            key: key.clone(),
            entry_points: entry_points.clone(),
            contents,
            virtual_functions,
            half: *half,
        }
    };
    Ok(groups
        .par_chunks(chunk)
        .flat_map_iter(|groups| {
            let mut walk = closure::Walk::new(graph);
            groups.iter().map(move |group| plan(&mut walk, group))
        })
        .collect())
}

/// Entry points that share a key.
struct Group {
    key: String,
    /// In module order.
    entry_points: Vec<SymbolId>,
    half: Half,
}

impl Group {
    fn new(key: impl Into<String>, entry_points: Vec<SymbolId>) -> Self {
        Group { key: key.into(), entry_points, half: Half::Whole }
    }

    /// The group, or its ESIMD entry points and the others if it has both.
    fn halves(self, graph: &Graph) -> Vec<Group> {
        let esimd = |id: &SymbolId| graph.flags(*id).has(Flags::ESIMD);
        let (esimd, others): (Vec<_>, Vec<_>) = self.entry_points.iter().partition(|id| esimd(id));
        if esimd.is_empty() || others.is_empty() {
            return vec![self];
        }
        let half =
            |half, entry_points| Group { half, ..Group::new(self.key.clone(), entry_points) };
        vec![half(Half::Esimd, esimd), half(Half::Sycl, others)]
    }
}

/// The entry points by key, the greatest key first.
fn groups(graph: &Graph, aspects: &Aspects, policy: &Policy) -> Result<Vec<Group>, SplitError> {
    let entries: Vec<SymbolId> = entry_points(graph, policy).collect();
    for &id in &entries {
        let details = graph.details(&graph.functions[id.0 as usize]);
        if details.is_some_and(|d| d.register_alloc_mode.is_some() && d.grf_size.is_some()) {
            let function = graph.show(id).into_owned();
            return Err(SplitError::RegisterAllocModeAndGrfSize { function });
        }
    }
    if entries.is_empty() || policy.mode == Mode::None {
        return Ok(vec![Group::new(GLOBAL, entries)]);
    }
    let mut keyed: Vec<(String, SymbolId)> = entries
        .into_par_iter()
        .map(|id| {
            let key = match policy.mode {
                Mode::Kernel => graph.show(id).into_owned(),
                _ => key::composite(graph, aspects, id),
            };
            (key, id)
        })
        .collect();
    keyed.par_sort_unstable_by(|(a_key, a), (b_key, b)| b_key.cmp(a_key).then(a.cmp(b)));
    let mut groups: Vec<Group> = Vec::new();
    for (key, id) in keyed {
        match groups.last_mut() {
            Some(last) if last.key == key => last.entry_points.push(id),
            _ => groups.push(Group::new(key, vec![id])),
        }
    }
    Ok(groups)
}

/// A device global with image scope must be used by the entry points of one group only.
fn check_image_scope(graph: &Graph, groups: &[Group]) -> Result<(), SplitError> {
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
