//! What a function is in a module for.

use lapidary_spirv::link::{LinkIndex, Sizes};

use super::WhySize;
use crate::answer::Name;
use crate::diff::summary::Names;
use crate::names::demangle;

/// What the function of this name is there for, if there is one.
pub(super) fn of(
    index: &LinkIndex<'_, '_>,
    sizes: &Sizes<'_, '_, '_>,
    names: &Names,
    wanted: &str,
    image: usize,
) -> Option<WhySize> {
    let functions = index.module().functions();
    let name = |function: usize| names.of.get(&functions[function].id);
    let is_wanted = |name: &String| name == wanted || demangle(name) == wanted;
    let function = (0..functions.len()).find(|&at| name(at).is_some_and(is_wanted))?;
    let shown = |function: usize| {
        let name = name(function).cloned();
        Name::new(name.unwrap_or_else(|| format!("%{}", functions[function].id)))
    };
    let mut kept_by = Vec::new();
    let mut above = sizes.kept_by(function);
    while let Some(next) = above {
        kept_by.push(shown(next));
        above = sizes.kept_by(next);
    }
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); functions.len()];
    for caller in 0..functions.len() {
        index.callees(caller).for_each(|callee| callers[callee].push(caller));
    }
    let mut seen = vec![false; functions.len()];
    let mut open = vec![function];
    seen[function] = true;
    while let Some(next) = open.pop() {
        let more = callers[next].iter().copied();
        open.extend(more.filter(|&caller| !std::mem::replace(&mut seen[caller], true)));
    }
    let kernels = (0..functions.len()).filter(|&at| seen[at] && names.is_entry(functions[at].id));
    Some(WhySize {
        function: shown(function),
        image,
        own: sizes.own(function),
        retained: sizes.retained(function),
        kept_by,
        callers: callers[function].iter().map(|&caller| shown(caller)).collect(),
        kernels: kernels.map(shown).collect(),
    })
}
