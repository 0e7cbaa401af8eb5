//! The module's metadata as lists, integers and strings.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Constant, Metadata, MetadataId};

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
        Metadata::Value { ty, value } => match module.constant(value)? {
            Constant::Int(value) => Some(module.types.narrow_as_unsigned(ty, value)),
            Constant::Null => Some(0),
            _ => None,
        },
        _ => None,
    }
}
