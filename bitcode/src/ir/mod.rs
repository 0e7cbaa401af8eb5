//! LLVM IR as this crate gives it to its users: plain tables with typed indices.
//!
//! [`Module`] holds what bitcode keeps at module level, [`Body`] one decoded function.
//! Instructions and constants are seen through the views [`Instruction`] and [`Constant`].

mod attribute;
mod attribute_kinds;
mod body;
mod constant;
pub mod debug_info;
pub mod dwarf;
mod ids;
mod instruction;
mod linkage;
mod metadata;
mod module;
mod operands;
mod operators;
mod table;
mod types;

pub use attribute::*;
pub use attribute_kinds::Payload;
pub use body::*;
pub use constant::*;
pub use ids::*;
pub use instruction::*;
pub use linkage::*;
pub use metadata::*;
pub use module::*;
pub use operators::*;
pub use types::*;

pub use crate::read::InstKind;
