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

/// The annotations of a module's functions and variables.
#[derive(Debug)]
pub(crate) struct Annotations {
    /// Target and text, sorted by target; those of one target in the order of the module.
    rows: Vec<(Target, Vec<u8>)>,
}

/// What is annotated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Target {
    Function(u32),
    Global(u32),
}

impl Target {
    fn of(value: ModuleValue) -> Option<Self> {
        match value {
            ModuleValue::Function(function) => Some(Self::Function(function.0)),
            ModuleValue::Global(global) => Some(Self::Global(global.0)),
            _ => None,
        }
    }
}

impl Annotations {
    /// Reads them.
    pub(super) fn new(module: &Module<'_>) -> Self {
        let mut rows = Vec::new();
        let lists = module
            .globals
            .iter()
            .filter(|global| module.str(global.object.name) == b"llvm.global.annotations");
        for value in lists.filter_map(|global| global.initializer) {
            let Some(Constant::Aggregate(list)) = module.constant(value) else { continue };
            for &row in list {
                let Some(Constant::Aggregate(fields)) = module.constant(row) else { continue };
                let (Some(&target), Some(&string)) = (fields.first(), fields.get(1)) else {
                    continue;
                };
                if let (Some(target), Some(ModuleValue::Global(string))) =
                    (pointed(module, target), pointed(module, string))
                    && let Some(target) = Target::of(target)
                    && let Some(text) = text(module, string)
                {
                    rows.push((target, text));
                }
            }
        }
        rows.sort_by_key(|row| row.0);
        Self { rows }
    }

    /// The texts of the annotations of a function or variable.
    pub(crate) fn of(&self, value: ModuleValue) -> impl Iterator<Item = &[u8]> {
        let target = Target::of(value);
        let start = self.rows.partition_point(|row| Some(row.0) < target);
        let rows = self.rows[start..].iter().take_while(move |row| Some(row.0) == target);
        rows.map(|row| &row.1[..])
    }
}
