//! The link index of a module, built on all cores.

use std::sync::Mutex;

use lapidary_spirv::link::{LinkIndex, LinkPlan, LinkTables};
use lapidary_spirv::read::Module;

use crate::parallel::{OnAllThreads, collect};

/// Prepares a module for linking.
pub(crate) fn link_index<'m, 'w>(
    module: &'m Module<'w>,
) -> Result<LinkIndex<'m, 'w>, lapidary_spirv::Error> {
    let plan = LinkPlan::in_parts(module, &OnAllThreads);
    let read = |tables: &mut LinkTables, part| plan.read(part, tables);
    let parts = collect(&Mutex::default(), plan.parts(), read)?;
    Ok(plan.join(parts, &OnAllThreads))
}
