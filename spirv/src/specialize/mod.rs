//! Specialization: values for the specialization constants of a finished module (SPIR-V section 2.12).
//!
//! What a runtime does before it compiles a program, done ahead of it: [`Specialization`] says which
//! constants get which values, which of them can no longer be changed, and whether what follows from
//! them is worked out. A module that was specialized is a module like any other; what is neither set
//! nor frozen stays as it was.
//!
//! - *Set*: the literal is replaced, `SpecId` stays, so a runtime can still choose another value.
//! - *Freeze*: `OpSpecConstant` becomes `OpConstant`, `SpecId` goes. An `OpSpecConstantComposite` of
//!   frozen constants becomes `OpConstantComposite`.
//! - *Fold* ([`fold`]): `OpSpecConstantOp` and instructions whose operands are constants become
//!   constants, branches on constants are decided, and what nothing reaches any more goes.

mod constants;
mod fold;
mod freeze;
mod scalar;
mod set;

use std::collections::BTreeMap;

use crate::error::Result;
use crate::read::Module;

pub use constants::{SpecConstant, SpecConstants};
pub use freeze::{Fate, renumber};
pub use scalar::Scalar;

/// What becomes of the specialization constants of a module.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let module = "OpCapability Kernel
/// # OpCapability Addresses
/// # OpCapability Linkage
/// # OpMemoryModel Physical64 OpenCL
/// # OpDecorate %width SpecId 0
/// # %uint = OpTypeInt 32 0
/// # %width = OpSpecConstant %uint 16";
/// # let words = lapidary_spirv::text::assemble(module.as_bytes(), &Default::default())?;
/// use lapidary_spirv::read::Module;
/// use lapidary_spirv::specialize::{SpecConstants, Specialization};
///
/// let module = Module::from_words(&words)?;
/// let frozen = Specialization::new().set(0, 32u32.to_le_bytes()).freeze_all().apply(&module)?;
/// assert_eq!(SpecConstants::of(&module).list().len(), 1);
/// assert!(SpecConstants::of(&Module::from_words(&frozen)?).list().is_empty());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Specialization {
    values: BTreeMap<u32, Vec<u8>>,
    freeze: Freeze,
    fold: bool,
}

/// Which constants become constants for good.
#[derive(Clone, Debug)]
enum Freeze {
    All,
    /// By `SpecId`, ascending.
    Some(Vec<u32>),
}

impl Default for Freeze {
    fn default() -> Self {
        Self::Some(Vec::new())
    }
}

impl Specialization {
    /// Nothing is set, frozen or folded.
    pub fn new() -> Self {
        Self::default()
    }

    /// The constants with this `SpecId` get the value with these bytes, in the order of memory: as
    /// many as the type has, one for a truth value. These are what
    /// `clSetProgramSpecializationConstant` takes.
    pub fn set(mut self, spec_id: u32, bytes: impl Into<Vec<u8>>) -> Self {
        self.values.insert(spec_id, bytes.into());
        self
    }

    /// The constants with this `SpecId` cannot be changed any more.
    pub fn freeze(mut self, spec_id: u32) -> Self {
        if let Freeze::Some(ids) = &mut self.freeze
            && let Err(at) = ids.binary_search(&spec_id)
        {
            ids.insert(at, spec_id);
        }
        self
    }

    /// No constant can be changed any more, also those without a `SpecId`.
    pub fn freeze_all(mut self) -> Self {
        self.freeze = Freeze::All;
        self
    }

    /// What follows from constants that cannot be changed is worked out.
    pub fn fold(mut self) -> Self {
        self.fold = true;
        self
    }

    /// The words of the module with all that done.
    ///
    /// # Errors
    /// If the module has no constant of an id that is set or frozen, if a value has not the size of
    /// its constant, or if the module cannot be linked again after folding.
    pub fn apply(&self, module: &Module<'_>) -> Result<Vec<u32>> {
        let constants = SpecConstants::of(module);
        let mut words = module.words().to_vec();
        for (&id, bytes) in &self.values {
            for constant in constants.with_id(id)? {
                set::set(&mut words, constant, bytes)?;
            }
        }
        match &self.freeze {
            Freeze::All => renumber(&mut words, |_| Fate::Freeze),
            Freeze::Some(ids) if ids.is_empty() => {}
            Freeze::Some(ids) => {
                ids.iter().try_for_each(|&id| constants.with_id(id).map(drop))?;
                renumber(&mut words, |id| match id {
                    Some(id) if ids.binary_search(&id).is_ok() => Fate::Freeze,
                    _ => Fate::Keep,
                });
            }
        }
        if self.fold { fold::fold(words) } else { Ok(words) }
    }
}

#[cfg(test)]
mod tests;
