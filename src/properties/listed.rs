//! Execution modes that a module lists: `!spirv.ExecutionMode`, as DPC++'s pass writes it for properties,
//! and the kernels that run before and after all others, in `llvm.global_ctors` and `llvm.global_dtors`.
//!
//! An operand of the metadata is a node for each mode: `!{ptr @kernel, i32 MODE, i32 LITERAL...}`. The
//! lowering writes the modes, and the reader of the graph has sizes of them.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Body, Constant, FunctionId, Metadata, ModuleValue};
use lapidary_spirv::grammar::ExecutionMode;
use rustc_hash::FxHashMap;

use super::annotation::{Symbol, pointed};
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
    for (function, mode) in runs_by_itself(module) {
        let listed = found.entry(function).or_default();
        if !listed.iter().any(|row| row.0 == mode) {
            listed.push((mode, Vec::new()));
        }
    }
    found
}

/// The variables of LLVM that list functions to run before all kernels and after them, and the execution
/// modes of such functions.
const LISTS: [(&[u8], ExecutionMode); 2] = [
    (b"llvm.global_ctors", ExecutionMode::Initializer),
    (b"llvm.global_dtors", ExecutionMode::Finalizer),
];

/// The functions that nobody calls, and when they run. An element of the list is a struct of a priority,
/// for which SPIR-V has no place, the function, and what it is for.
fn runs_by_itself(module: &Module<'_>) -> Vec<(FunctionId, ExecutionMode)> {
    let mut found = Vec::new();
    for global in &module.globals {
        let name = module.str(global.object.name);
        let Some(&(_, mode)) = LISTS.iter().find(|row| row.0 == name) else { continue };
        let list = global.initializer.and_then(|list| module.constant(list));
        let Some(Constant::Aggregate(list)) = list else { continue };
        let body = Body::of_module(module);
        for &element in list {
            if let Some(Constant::Aggregate(&[_, function, ..])) = module.constant(element)
                && let Some(Symbol::Function(function)) = pointed(module, &body, function)
            {
                found.push((function, mode));
            }
        }
    }
    found
}
