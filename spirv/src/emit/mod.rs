//! Building SPIR-V: words with the places of their ids, structurally keyed module-level
//! declarations, and the fragment builder that a translator writes functions with.
//!
//! A [`FragmentBuilder`] writes a run of functions (or another self-contained piece of a module) in an
//! id space of its own. Module-level things that it needs (types, constants, imports, symbols) are
//! declared through [`Declarations`], which gives the same id to the same declaration. A
//! [`Fragment`] is what is left when a piece is done: words, and a bit for each word that is an id,
//! so that merging fragments into a module is a copy and a table look-up per id.
//!
//! A small module needs none of that: [`Code`] writes instructions, and a header goes in front.
//!
//! ```
//! # fn main() -> Result<(), lapidary_spirv::Error> {
//! use lapidary_spirv::emit::{Code, Id};
//! use lapidary_spirv::grammar::{AddressingModel, Capability, ExecutionModel, MemoryModel, Op};
//! use lapidary_spirv::read::{MAGIC, Module};
//!
//! let [void, signature, kernel, block] = [1, 2, 3, 4].map(Id);
//! let mut code = Code::new();
//! for capability in [Capability::Addresses, Capability::Kernel] {
//!     code.begin(Op::Capability).literal(capability.0).end();
//! }
//! let (addresses, memory) = (AddressingModel::Physical64, MemoryModel::OpenCL);
//! code.begin(Op::MemoryModel).literal(addresses.0).literal(memory.0).end();
//! let entry = code.begin(Op::EntryPoint).literal(ExecutionModel::Kernel.0);
//! entry.id(kernel).string(b"nothing").end();
//! code.begin(Op::TypeVoid).id(void).end();
//! code.begin(Op::TypeFunction).id(signature).id(void).end();
//! code.begin(Op::Function).id(void).id(kernel).literal(0).id(signature).end();
//! code.begin(Op::Label).id(block).end();
//! code.begin(Op::Return).end();
//! code.begin(Op::FunctionEnd).end();
//!
//! let header = [MAGIC, 0x0001_0200, 0, block.0 + 1, 0];
//! let module = Module::from_owned([&header[..], code.words()].concat())?;
//! assert_eq!(module.entry_points().next().unwrap().name, "nothing");
//! # Ok(())
//! # }
//! ```

mod code;
mod constants;
mod declarations;
mod fragment;
mod kind;
mod sets;

pub use code::{Code, InstructionWriter};
pub use declarations::{Declaration, Declarations, Identity, Symbol, continuation};
pub use fragment::{Fragment, FragmentBuilder, RECORD_PARTS};
pub use kind::TypeKind;
pub use sets::{CapabilitySet, ExtensionSet};

/// A result id. 0 is no id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Id(pub u32);

impl Id {
    /// No id: an absent operand.
    pub const NONE: Self = Self(0);

    /// The id as a `usize`, for indexing a table.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
