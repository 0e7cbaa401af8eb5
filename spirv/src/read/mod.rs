//! The reader: words of either byte order, the header, and one pass that indexes the rest.
//!
//! [`Module`] is the result. It borrows the words where it can and holds, beyond them, four bytes
//! per id and twelve per function and section. What an instruction means is the business of
//! [`grammar`](crate::grammar), what belongs together that of [`link`](crate::link).
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = std::fs::read("../corpus/spv/sycl_vadd.spv")?;
//! use lapidary_spirv::grammar::{Op, walk};
//! use lapidary_spirv::read::{Module, ModuleContext};
//!
//! let module = Module::from_bytes(&file)?;
//! let context = ModuleContext::new(&module);
//! for function in module.functions() {
//!     for instruction in module.instructions_in(function.range()) {
//!         if instruction.op() == Op::FunctionCall {
//!             println!("%{} calls %{}", function.id, instruction.words[3]);
//!         }
//!         // Or operand by operand, as the grammar has them.
//!         walk(instruction.words, &context, |span| assert!(span.len > 0))?;
//!     }
//! }
//! # assert!(module.functions().len() > 0);
//! # Ok(())
//! # }
//! ```

mod context;
pub(crate) mod cuts;
mod entry_point;
pub(crate) mod generators;
mod header;
mod instruction;
mod layout;
mod module;
mod reader;
mod words;

pub use context::ModuleContext;
pub use entry_point::EntryPoint;
pub use header::{HEADER_WORDS, Header};
pub(crate) use instruction::has_zero;
pub use instruction::{Instruction, Instructions, push_string, string_bytes};
pub use layout::Section;
pub(crate) use layout::result_word;
pub use module::{Function, Module, Run};
pub use words::{Endianness, MAGIC, bytes, endianness, view, words, write};
