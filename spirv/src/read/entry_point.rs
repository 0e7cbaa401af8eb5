//! Entry points: `OpEntryPoint` taken apart.

use crate::grammar::{ExecutionModel, Op};

use super::instruction::{Instruction, string};
use super::layout::Section;
use super::module::Module;

/// An entry point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPoint<'m> {
    /// `Kernel` for device code of SYCL and OpenCL.
    pub model: ExecutionModel,
    /// The id of the function.
    pub function: u32,
    /// The name that a runtime finds it by.
    pub name: String,
    /// The variables of its interface.
    pub interface: &'m [u32],
}

impl<'m> EntryPoint<'m> {
    fn of(instruction: Instruction<'m>) -> Option<Self> {
        let (&model, &function, rest) = match (instruction.op(), instruction.words) {
            (Op::EntryPoint, [_, model, function, rest @ ..]) => (model, function, rest),
            // The condition comes first (SPV_INTEL_function_variants).
            (Op::ConditionalEntryPointINTEL, [_, _, model, function, rest @ ..]) => {
                (model, function, rest)
            }
            _ => return None,
        };
        let (name, len) = string(rest)?;
        Some(Self { model: ExecutionModel(model), function, name, interface: rest.get(len..)? })
    }
}

impl Module<'_> {
    /// The entry points in order. One without a name is left out.
    pub fn entry_points(&self) -> impl Iterator<Item = EntryPoint<'_>> + '_ {
        self.section(Section::EntryPoints).filter_map(EntryPoint::of)
    }
}
