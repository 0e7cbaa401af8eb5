//! The specialization constants of a module: scalars with the numbers by which they are set, and the
//! composites that are made of them.

use rustc_hash::FxHashMap;

use crate::error::{Error, Result};
use crate::grammar::{Decoration, Op};
use crate::read::{Module, Section};

use super::scalar::Scalar;

/// A scalar specialization constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecConstant {
    /// The number by which it is set; a constant without one always has its default.
    pub spec_id: Option<u32>,
    /// The id of the constant.
    pub id: u32,
    /// The id of its type.
    pub ty: u32,
    /// What its type is.
    pub scalar: Scalar,
    /// The word where its instruction starts.
    pub word: u32,
}

/// All scalar specialization constants of a module.
#[derive(Clone, Debug, Default)]
pub struct SpecConstants {
    /// In the order of the module.
    constants: Vec<SpecConstant>,
}

impl SpecConstants {
    /// Collects them.
    pub fn of(module: &Module<'_>) -> Self {
        let ids = spec_ids(module);
        let constant = |instruction: crate::read::Instruction<'_>| {
            let (ty, id) = match (instruction.op(), instruction.words) {
                (Op::SpecConstantTrue | Op::SpecConstantFalse, &[_, ty, id]) => (ty, id),
                (Op::SpecConstant, &[_, ty, id, _, ..]) => (ty, id),
                _ => return None,
            };
            let (scalar, word) = (Scalar::of(module, ty)?, instruction.offset);
            let words = instruction.words.len().saturating_sub(3);
            let fits = match instruction.op() {
                Op::SpecConstant => words == scalar.width().div_ceil(32) as usize,
                _ => scalar == Scalar::Bool,
            };
            let spec_id = ids.get(&id).copied();
            fits.then_some(SpecConstant { spec_id, id, ty, scalar, word })
        };
        Self { constants: module.section(Section::Declarations).filter_map(constant).collect() }
    }

    /// In the order of the module.
    pub fn list(&self) -> &[SpecConstant] {
        &self.constants
    }

    /// The constants with a `SpecId`: one, but nothing keeps a module from having more.
    ///
    /// # Errors
    /// If there is none.
    pub fn with_id(&self, id: u32) -> Result<impl Iterator<Item = &SpecConstant>> {
        let has = move |it: &&SpecConstant| it.spec_id == Some(id);
        if !self.constants.iter().any(|it| has(&it)) {
            let mut known: Vec<u32> = self.constants.iter().filter_map(|it| it.spec_id).collect();
            known.sort_unstable();
            known.dedup();
            let known = match &known[..] {
                [] => "there are none".into(),
                [first, .., last] if known.len() > 12 => {
                    format!("there are {} from {first} to {last}", known.len())
                }
                _ => {
                    let known: Vec<String> = known.iter().map(u32::to_string).collect();
                    format!("there are {}", known.join(", "))
                }
            };
            let message = format!("no specialization constant has the id {id}; {known}");
            return Err(Error::request(message));
        }
        Ok(self.constants.iter().filter(has))
    }
}

/// The `SpecId` of each id that has one, also by way of a decoration group.
fn spec_ids(module: &Module<'_>) -> FxHashMap<u32, u32> {
    let mut ids = FxHashMap::default();
    for instruction in module.section(Section::Annotations) {
        match (instruction.op(), instruction.words) {
            (Op::Decorate, &[_, target, decoration, id]) if decoration == Decoration::SpecId.0 => {
                ids.insert(target, id);
            }
            (Op::GroupDecorate, &[_, group, ref targets @ ..]) => {
                if let Some(&id) = ids.get(&group) {
                    ids.extend(targets.iter().map(|&target| (target, id)));
                }
            }
            _ => {}
        }
    }
    ids
}
