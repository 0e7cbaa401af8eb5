//! Whether values are there where they are used: the block of the definition dominates that of the use, in
//! LLVM as in SPIR-V (section 2.16.1). Each value knows the block that defines it, so a use in the same block
//! or of what the entry block defines asks nothing.

use lapidary_bitcode::ir::ValueId;
use lapidary_spirv::emit::Id;

use super::Emitter;
use super::state::Local;
use crate::lower::error::{Error, Result};

impl Emitter<'_> {
    /// What a value of another block has become.
    #[inline(never)]
    pub(super) fn value_from_elsewhere(&mut self, local: Local) -> Result<Id> {
        match self.s.flow.dominators().dominates(local.block, self.s.block) {
            true => Ok(local.id),
            false => Err(does_not_dominate()),
        }
    }

    /// What a value of the body has become, if it has been written and the block that is being lowered
    /// has it.
    pub(crate) fn value_if_there(&mut self, value: ValueId) -> Option<Id> {
        let local = self.s.written(value)?;
        let there = self.s.is_at_hand(local)
            || self.s.flow.dominators().dominates(local.block, self.s.block);
        there.then_some(local.id)
    }
}

/// The error of a use that may come by no definition.
#[cold]
pub(super) fn does_not_dominate() -> Error {
    Error::malformed("an operand whose definition does not dominate its use")
}
