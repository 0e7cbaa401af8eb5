//! `llvm.global.annotations`: what the source has attached to functions and variables.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Constant, ConstantExpr, GlobalId, ModuleValue, ValueId};

/// What a pointer constant points to, through casts and element pointers of zeros.
fn pointed(module: &Module<'_>, value: ValueId) -> Option<ModuleValue> {
    let mut value = value;
    for _ in 0..16 {
        let known = *module.values.get(value.index())?;
        let ModuleValue::Constant(_) = known else { return Some(known) };
        value = match module.constant(value)? {
            Constant::Expr(ConstantExpr::Cast { value, .. }) => value,
            Constant::Expr(ConstantExpr::GetElementPtr { base, .. }) => base,
            _ => return None,
        };
    }
    None
}

/// The text of a constant string.
fn text(module: &Module<'_>, global: GlobalId) -> Option<Vec<u8>> {
    let value = module.globals[global.index()].initializer?;
    let bytes = match module.constant(value)? {
        Constant::Bytes(bytes) => bytes.to_vec(),
        Constant::Data(words) => words.iter().map(|&word| word as u8).collect(),
        _ => return None,
    };
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    Some(bytes[..end].to_vec())
}

/// The annotations of `llvm.global.annotations`: symbol and text.
pub(crate) fn global_annotations(module: &Module<'_>) -> Vec<(ModuleValue, Vec<u8>)> {
    let mut found = Vec::new();
    let lists = module
        .globals
        .iter()
        .filter(|global| module.str(global.object.name) == b"llvm.global.annotations");
    for value in lists.filter_map(|global| global.initializer) {
        let Some(Constant::Aggregate(rows)) = module.constant(value) else { continue };
        for &row in rows {
            let Some(Constant::Aggregate(fields)) = module.constant(row) else { continue };
            let (Some(&target), Some(&string)) = (fields.first(), fields.get(1)) else { continue };
            if let (Some(target), Some(ModuleValue::Global(string))) =
                (pointed(module, target), pointed(module, string))
                && let Some(text) = text(module, string)
            {
                found.push((target, text));
            }
        }
    }
    found
}
