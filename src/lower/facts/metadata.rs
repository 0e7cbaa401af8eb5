//! The module's metadata as lists, integers and strings.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Constant, FunctionId, Metadata, MetadataId, ModuleValue};

/// The operands of named metadata.
pub(crate) fn named(module: &Module<'_>, name: &[u8]) -> Vec<MetadataId> {
    module
        .named_metadata
        .iter()
        .filter(|named| module.str(named.name) == name)
        .flat_map(|named| {
            module.named_operands[named.start as usize..][..named.len as usize].iter().copied()
        })
        .collect()
}

/// Operand `at` of a node.
pub(crate) fn operand(module: &Module<'_>, node: MetadataId, at: usize) -> Option<MetadataId> {
    match module.metadata(node) {
        Metadata::Node { operands, .. } => operands.get(at),
        _ => None,
    }
}

/// Operand `at` of a node as an integer.
pub(crate) fn integer(module: &Module<'_>, node: MetadataId, at: usize) -> Option<i64> {
    match module.metadata(operand(module, node, at)?) {
        Metadata::Value { value, .. } => match module.constant(value)? {
            Constant::Int(value) => Some(value),
            Constant::Null => Some(0),
            _ => None,
        },
        _ => None,
    }
}

/// What `!spirv.ExecutionMode` lists, sorted by function: the node of each mode. Those of a function
/// are in the order of the list.
pub(super) fn listed_modes(module: &Module<'_>) -> Vec<(FunctionId, MetadataId)> {
    let function = |node: MetadataId| match module.metadata(operand(module, node, 0)?) {
        Metadata::Value { value, .. } => match module.values.get(value.index())? {
            ModuleValue::Function(function) => Some((*function, node)),
            _ => None,
        },
        _ => None,
    };
    let mut rows: Vec<_> =
        named(module, b"spirv.ExecutionMode").into_iter().filter_map(function).collect();
    rows.sort_by_key(|row| row.0);
    rows
}
