//! Debug and reflection records: extended instructions outside functions.
//!
//! A record that something kept refers to is kept like any other id. But a compilation unit's global
//! variables, imported entities and reflection records have nobody who refers to them, and records
//! of functions point *at* the function. So:
//! - a record that refers to functions or variables is kept when all of these are;
//! - a record that nothing refers to is kept when all the records are that it refers to;
//! - one that refers to none of these, and to which nothing refers, is always kept.
//!
//! A record kept for another reason must not drag in the function it describes (inlined calls keep
//! the record of the callee, not its body): in a debug-info set, `DebugInfoNone` stands for it, which
//! the sets provide for just this. Where the module has none before the record, the function is kept.

use rustc_hash::FxHashMap;

use crate::grammar::Context;
use crate::read::ModuleContext;

use super::index::{Kind, LinkIndex, Soft};
use super::lists::Lists;

/// The number of `DebugInfoNone` in every debug-info set.
const DEBUG_INFO_NONE: u32 = 0;

/// Finds the soft edges of a module whose records are linked like ordinary nodes so far.
pub(super) fn find(index: &mut LinkIndex<'_, '_>, used: &[bool], context: &ModuleContext<'_, '_>) {
    let mut soft = Soft::default();
    let mut edges = Vec::new();
    // The first DebugInfoNone of each import.
    let mut nones: FxHashMap<u32, u32> = FxHashMap::default();
    let mut weak = Vec::new();
    for node in 0..index.kinds.len() as u32 {
        if index.kinds[node as usize] != Kind::Record {
            continue;
        }
        let record = index.instruction(node);
        let (Some(&import), Some(&number)) = (record.words.get(3), record.words.get(4)) else {
            continue;
        };
        let debug = context.extended_set(import).is_some_and(|set| {
            set.name.starts_with("OpenCL.DebugInfo")
                || set.name.starts_with("NonSemantic.Shader.DebugInfo")
                || set.name == "DebugInfo"
        });
        if debug && number == DEBUG_INFO_NONE {
            nones.entry(import).or_insert(node);
            if used[node as usize] {
                continue;
            }
        }
        let refs = index.refs.of(node);
        let mut anchors: Vec<u32> = refs.iter().copied().filter(|&it| index.is_code(it)).collect();
        let code = !anchors.is_empty();
        if !code {
            if used[node as usize] {
                continue;
            }
            let is_record = |&it: &u32| index.kinds[it as usize] == Kind::Record;
            anchors = refs.iter().copied().filter(is_record).collect();
        }
        anchors.sort_unstable();
        anchors.dedup();
        if anchors.is_empty() {
            index.always.push(node);
            continue;
        }
        let ordinal = soft.records.len() as u32;
        soft.records.push((node, anchors.len() as u32));
        edges.extend(anchors.into_iter().map(|anchor| (anchor, ordinal)));
        if code
            && debug
            && let Some(&none) = nones.get(&import)
        {
            weak.push((node, none));
        }
    }
    soft.edges = Lists::from_pairs(index.kinds.len(), &edges);
    soft.substitutes = weak.into_iter().collect();
    index.soft = soft;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::extended_set;

    #[test]
    fn debug_info_none_is_number_zero() {
        for name in ["OpenCL.DebugInfo.100", "NonSemantic.Shader.DebugInfo.100", "DebugInfo"] {
            let set = extended_set(name).unwrap();
            assert_eq!(set.by_number(DEBUG_INFO_NONE).unwrap().name, "DebugInfoNone", "{name}");
        }
    }
}
