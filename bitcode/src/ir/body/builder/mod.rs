//! The making of a body: one method for each instruction, of operands whose types are known, which checks
//! them and computes the type of the result as LLVM does.

mod control;
mod memory;
mod numbering;
mod types;
mod values;

pub(crate) use control::CallHead;
pub(crate) use memory::{Access, Align};
pub(crate) use numbering::{BodyBuilder, Operand};
