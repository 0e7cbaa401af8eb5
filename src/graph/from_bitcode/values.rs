//! Constants: which symbols they mention, at any depth, and which symbol a pointer stands for.
//!
//! Initialisers may be large and share parts, so nothing is stored for a constant but whether there
//! is a symbol below it; who needs the symbols walks down from there, each part once.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    AliasId, CastOp, Constant, ConstantExpr, FunctionId, ModuleValue, TypeId, ValueId,
};
use rustc_hash::FxHashSet;

use super::super::SymbolId;

/// How many aliases and casts are followed: a limit against cycles.
pub(super) const MAX_STEPS: u32 = 64;

/// What module-level values say about symbols.
pub(super) struct Values<'m> {
    module: &'m Module<'m>,
    /// For each module-level value: whether it is a symbol or a constant that mentions one.
    mentions: Vec<bool>,
}

impl<'m> Values<'m> {
    pub(super) fn new(module: &'m Module<'m>) -> Self {
        let mut mentions: Vec<Option<bool>> = vec![None; module.values.len()];
        let mut path: Vec<(usize, bool)> = Vec::new();
        for root in 0..mentions.len() {
            path.push((root, false));
            while let Some((at, parts_done)) = path.pop() {
                if !parts_done && mentions[at].is_some() {
                    continue;
                }
                let ModuleValue::Constant(_) = module.values[at] else {
                    mentions[at] = Some(true);
                    continue;
                };
                let constant = module.constant(ValueId(at as u32));
                // A constant below itself does not occur in a valid module; it counts as nothing.
                let mut found = false;
                mentions[at].get_or_insert(false);
                if let Some(constant) = constant {
                    let mut waits = false;
                    constant.for_each_part(|part| {
                        match mentions.get(part.index()) {
                            Some(None) if !parts_done => {
                                if !waits {
                                    path.push((at, true));
                                    waits = true;
                                }
                                path.push((part.index(), false));
                            }
                            Some(Some(true)) => found = true,
                            _ => {}
                        };
                    });
                }
                mentions[at] = Some(found || mentions[at] == Some(true));
            }
        }
        Values { module, mentions: mentions.into_iter().map(|found| found == Some(true)).collect() }
    }

    /// The symbol that a module-level value is: functions and variables themselves, aliases by what
    /// they stand for.
    pub(super) fn symbol(&self, value: ValueId) -> Option<SymbolId> {
        let mut value = value;
        for _ in 0..MAX_STEPS {
            match self.module.values.get(value.index())? {
                ModuleValue::Function(id) => return Some(SymbolId(id.0)),
                ModuleValue::Global(id) => {
                    let functions = self.module.functions.len() as u32;
                    return Some(SymbolId(functions.checked_add(id.0)?));
                }
                ModuleValue::Alias(AliasId(id)) => {
                    value = self.module.aliases[*id as usize].target;
                }
                ModuleValue::IFunc(id) => value = self.module.ifuncs[id.index()].target,
                ModuleValue::Constant(_) => {
                    value = stripped(self.module.constant(value)?, |index| {
                        matches!(
                            self.module.constant(index),
                            Some(Constant::Null | Constant::Int(0))
                        )
                    })?;
                }
                _ => return None,
            }
        }
        None
    }

    /// The function that a called value is, also behind casts and aliases.
    pub(super) fn function(&self, value: ValueId) -> Option<FunctionId> {
        let symbol = self.symbol(value)?;
        ((symbol.0 as usize) < self.module.functions.len()).then_some(FunctionId(symbol.0))
    }

    /// Calls `visit` with each symbol that a module-level value is or mentions. `seen` keeps what was
    /// looked at.
    pub(super) fn symbols(
        &self,
        value: ValueId,
        seen: &mut FxHashSet<u32>,
        mut visit: impl FnMut(SymbolId),
    ) {
        let mut left = vec![value];
        while let Some(value) = left.pop() {
            let mentions = self.mentions.get(value.index()).copied().unwrap_or(false);
            if !mentions || !seen.insert(value.0) {
                continue;
            }
            match self.module.values[value.index()] {
                ModuleValue::Constant(_) => {
                    let start = left.len();
                    if let Some(constant) = self.module.constant(value) {
                        constant.for_each_part(|part| left.push(part));
                    }
                    left[start..].reverse();
                }
                _ => {
                    if let Some(symbol) = self.symbol(value) {
                        visit(symbol);
                    }
                }
            }
        }
    }

    /// Whether a module-level value is a symbol or mentions one.
    pub(super) fn mentions(&self, value: ValueId) -> bool {
        self.mentions.get(value.index()).copied().unwrap_or(false)
    }
}

/// What is below the casts and all-zero address computations of a constant: one step down.
pub(super) fn stripped(
    constant: Constant<'_>,
    is_zero: impl Fn(ValueId) -> bool,
) -> Option<ValueId> {
    match constant {
        Constant::Expr(ConstantExpr::Cast {
            op: CastOp::BitCast | CastOp::AddrSpaceCast,
            value,
            ..
        }) => Some(value),
        Constant::Expr(ConstantExpr::GetElementPtr { base, indices, .. })
            if indices.iter().all(|&index| is_zero(index)) =>
        {
            Some(base)
        }
        Constant::DsoLocalEquivalent(value) | Constant::NoCfi(value) => Some(value),
        _ => None,
    }
}

/// One step down in the computation of an address: the type that is computed in, if there is one, and
/// what the address is based on.
pub(super) fn address(constant: Constant<'_>) -> Option<(Option<TypeId>, ValueId)> {
    match constant {
        Constant::Expr(ConstantExpr::Cast {
            op: CastOp::BitCast | CastOp::AddrSpaceCast | CastOp::PtrToInt | CastOp::IntToPtr,
            value,
            ..
        }) => Some((None, value)),
        Constant::Expr(ConstantExpr::GetElementPtr { source, base, .. }) => {
            Some((Some(source), base))
        }
        Constant::DsoLocalEquivalent(value) | Constant::NoCfi(value) => Some((None, value)),
        _ => None,
    }
}
