//! The aspects that each type uses: `double` is fp64 and, where the compiler does not say what uses aspects,
//! `half` is fp16; named structs may be listed in the module, and whatever contains such a type uses what it
//! uses. What a pointer points to does not count.

use lapidary_bitcode::ir::{Type, TypeId, TypeTable};

use super::super::{AspectList, AspectLists};

/// The aspects of each type. `scalar` gives that of a scalar type, `named` those of a struct by its
/// name.
pub(super) fn type_aspects(
    types: &TypeTable,
    lists: &mut AspectLists,
    scalar: impl Fn(Type) -> Option<i32>,
    named: impl Fn(lapidary_bitcode::ir::Str) -> Vec<i32>,
) -> Vec<AspectList> {
    let mut aspects: Vec<Option<AspectList>> = vec![None; types.len()];
    // Types under way, and how many of their parts were looked at. A type that is met again below
    // itself (which no valid module has) counts as empty there.
    let mut path: Vec<(TypeId, bool)> = Vec::new();
    for root in 0..types.len() as u32 {
        path.push((TypeId(root), false));
        while let Some((id, parts_done)) = path.pop() {
            if parts_done {
                let mut all = match types.get(id) {
                    Type::Struct { name, .. } | Type::Opaque { name } if !name.is_empty() => {
                        named(name)
                    }
                    other => scalar(other).into_iter().collect(),
                };
                for_each_part(types, id, |part| {
                    if let Some(list) = aspects[part.index()] {
                        all.extend_from_slice(lists.get(list));
                    }
                });
                aspects[id.index()] = Some(lists.intern(&all));
            } else if aspects[id.index()].is_none() {
                aspects[id.index()] = Some(AspectList::EMPTY);
                path.push((id, true));
                for_each_part(types, id, |part| {
                    if aspects[part.index()].is_none() {
                        path.push((part, false));
                    }
                });
            }
        }
    }
    aspects.into_iter().map(Option::unwrap_or_default).collect()
}

fn for_each_part(types: &TypeTable, id: TypeId, mut visit: impl FnMut(TypeId)) {
    match types.get(id) {
        Type::Array { element, .. } | Type::Vector { element, .. } => visit(element),
        Type::Struct { fields, .. } => types.list(fields).iter().copied().for_each(visit),
        Type::Function { result, parameters, .. } => {
            visit(result);
            types.list(parameters).iter().copied().for_each(visit);
        }
        Type::TargetExt { types: parts, .. } => types.list(parts).iter().copied().for_each(visit),
        _ => {}
    }
}
