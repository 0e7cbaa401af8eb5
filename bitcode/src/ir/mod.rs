//! LLVM IR as this crate gives it to its users: plain tables with typed indices.
//!
//! [`Module`] holds what bitcode keeps at module level, [`Body`] one decoded function.
//! Instructions and constants are seen through the views [`Instruction`] and [`Constant`].

mod address_spaces;
mod attribute;
mod attribute_kinds;
pub(crate) mod body;
mod constant;
pub(crate) mod constants;
pub mod data_layout;
pub mod debug_info;
pub mod dwarf;
mod ids;
mod instruction;
mod linkage;
pub(crate) mod metadata;
mod module;
mod operands;
mod operators;
mod store;
mod table;
pub(crate) mod type_index;
mod types;
mod typing;

pub use address_spaces::{AddressSpaces, AddressSpacesError};
pub use attribute::*;
pub use attribute_kinds::Payload;
pub use body::{Body, InstKind};
pub use constant::*;
pub use ids::*;
pub use instruction::*;
pub use linkage::*;
pub use metadata::{
    Attachment, DebugLocation, DebugOperand, DebugRecord, Metadata, MetadataOperands,
    MetadataRecord, NamedMetadata,
};
pub use module::*;
pub use operators::*;
pub(crate) use store::Store;
pub use types::*;
