//! `!spirv.ExecutionMode`: execution modes that a module lists, as DPC++'s pass does for properties.
//!
//! An operand is a node for each mode: `!{ptr @kernel, i32 MODE, i32 LITERAL...}`. The lowering writes the
//! modes, and the reader of the graph has sizes of them.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{FunctionId, Metadata, ModuleValue};
use lapidary_spirv::grammar::ExecutionMode;
use rustc_hash::FxHashMap;

use crate::graph::from_bitcode::Reader;

/// A mode with its literals.
pub(crate) type Listed = (ExecutionMode, Vec<u32>);

/// The modes that a module lists, by function; those of one are in the order of the list.
pub(crate) fn modes(module: &Module<'_>) -> FxHashMap<FunctionId, Vec<Listed>> {
    let reader = Reader { module, body: None };
    let mut found: FxHashMap<FunctionId, Vec<Listed>> = FxHashMap::default();
    for node in reader.named(b"spirv.ExecutionMode") {
        let operands = reader.operands(node);
        let Some((&function, operands)) = operands.split_first() else { continue };
        let Metadata::Value { value, .. } = module.metadata(function) else { continue };
        let Some(&ModuleValue::Function(function)) = module.values.get(value.index()) else {
            continue;
        };
        let mut words = operands.iter().map_while(|&id| reader.integer(id).map(|it| it as u32));
        if let Some(mode) = words.next() {
            found.entry(function).or_default().push((ExecutionMode(mode), words.collect()));
        }
    }
    found
}
