//! Entry points: `OpEntryPoint` taken apart.

use crate::grammar::{ExecutionModel, Op};

use super::instruction::Instruction;
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
        let start = match instruction.op() {
            Op::EntryPoint => 1,
            // The condition comes first (SPV_INTEL_function_variants).
            Op::ConditionalEntryPointINTEL => 2,
            _ => return None,
        };
        let (name, end) = instruction.string(start + 2)?;
        Some(Self {
            model: ExecutionModel(instruction.word(start)?),
            function: instruction.word(start + 1)?,
            name,
            interface: instruction.words.get(end..)?,
        })
    }
}

impl Module<'_> {
    /// The entry points in order. One without a name is left out.
    pub fn entry_points(&self) -> impl Iterator<Item = EntryPoint<'_>> + '_ {
        self.section(Section::EntryPoints).filter_map(EntryPoint::of)
    }
}
