//! Warnings about images and the devices of the configuration: what fixed targets do not support, and
//! images that no device can run.

use rustc_hash::FxHashMap;

use crate::Analysis;
use crate::answer::Diagnostic;
use crate::graph::{Details, Flags, SymbolId};
use crate::passes::fixed_targets;
use crate::passes::split::Plan;
use crate::targets::Device;

fn details<'a>(analysis: &'a Analysis<'_>, id: SymbolId) -> Option<&'a Details> {
    let graph = analysis.graph();
    graph.details(&graph.functions[id.0 as usize])
}

fn sub_group_size(details: &Details) -> Option<u32> {
    details.sub_group_size.and_then(|size| u32::try_from(size).ok()).filter(|&size| size > 0)
}

/// Sizes of functions that a fixed target of their image does not support, each once.
pub(super) fn fixed_target_sizes(analysis: &Analysis<'_>, plans: &[Plan]) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    for plan in plans {
        let Some(fixed) = fixed_targets::of_image(analysis.graph(), plan) else { continue };
        let devices: Vec<&Device> = analysis.fixed_devices(&fixed.targets).collect();
        for &id in &plan.contents.functions {
            let Some(details) = details(analysis, id) else { continue };
            let (size, group) = (sub_group_size(details), &details.work_group_size);
            for device in &devices {
                let (function, demangled) = analysis.name(id).both();
                let target = device.name.clone();
                let mut add = |diagnostic| {
                    if !found.contains(&diagnostic) {
                        found.push(diagnostic);
                    }
                };
                if let Some(size) = size.filter(|&size| !device.has_sub_group_size(size)) {
                    let (function, demangled) = (function.clone(), demangled.clone());
                    let target = target.clone();
                    add(Diagnostic::FixedTargetSubGroupSize { function, demangled, size, target });
                }
                if !group.is_empty() && !device.takes_work_group(group) {
                    let size = group.clone();
                    add(Diagnostic::FixedTargetWorkGroupSize { function, demangled, size, target });
                }
            }
        }
    }
    found
}

/// What decides whether a device can run an image: its aspects, and the sizes of its kernels.
type Needs = (Vec<i32>, Vec<u32>, Vec<Vec<u64>>);

/// Images whose kernels no device of the configuration can run. Of the table that is built in, aspects
/// that no row has do not count: the table does not speak of them.
pub(super) fn images_for_no_device(analysis: &Analysis<'_>, plans: &[Plan]) -> Vec<Diagnostic> {
    let graph = analysis.graph();
    let mut found = Vec::new();
    // Most images need the same as some other.
    let mut known: FxHashMap<Needs, bool> = FxHashMap::default();
    for plan in plans {
        let is_kernel = |id: &SymbolId| graph.flags(*id).has(Flags::KERNEL);
        let kernels: Vec<SymbolId> = plan.entry_points.iter().copied().filter(is_kernel).collect();
        let Some((&first, others)) = kernels.split_first() else { continue };
        if fixed_targets::of_image(graph, plan).is_some() {
            continue;
        }
        let needs = needs(analysis, &kernels);
        let esimd = kernels.iter().all(|&id| graph.flags(id).has(Flags::ESIMD));
        if *known.entry(needs.clone()).or_insert_with(|| runs(analysis, &needs, esimd)) {
            continue;
        }
        let (function, demangled) = analysis.name(first).both();
        let (aspects, sub_group_sizes, work_group_sizes) = needs;
        found.push(Diagnostic::NoDevice {
            function,
            demangled,
            others: others.len(),
            aspects: aspects.into_iter().map(|it| analysis.aspect(it).to_string()).collect(),
            sub_group_sizes,
            work_group_sizes,
        });
    }
    found
}

fn needs(analysis: &Analysis<'_>, kernels: &[SymbolId]) -> Needs {
    let mut aspects = analysis.aspects().union(kernels.iter().copied());
    aspects.retain(|&aspect| aspect >= 0);
    let details = || kernels.iter().filter_map(|&id| details(analysis, id));
    let mut sizes: Vec<u32> = details().filter_map(sub_group_size).collect();
    let mut groups: Vec<Vec<u64>> = details().map(|it| it.work_group_size.clone()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    groups.retain(|size| !size.is_empty());
    groups.sort_unstable();
    groups.dedup();
    (aspects, sizes, groups)
}

fn runs(analysis: &Analysis<'_>, (aspects, sizes, groups): &Needs, esimd: bool) -> bool {
    let devices = analysis.devices();
    let counts = |number: &&i32| match analysis.aspect(**number).name {
        Some(name) => devices.knows_aspect(&name),
        None => !devices.is_built_in(),
    };
    let aspects: Vec<i32> = aspects.iter().filter(counts).copied().collect();
    let mut able = devices.devices_that_count();
    able.any(|device| {
        aspects.iter().all(|&aspect| analysis.has_aspect(device, aspect))
            && sizes.iter().all(|&size| device.has_sub_group_size(size) || (size == 1 && esimd))
            && groups.iter().all(|size| device.takes_work_group(size))
    })
}
