//! The reader: words of either byte order, the header, and one pass that indexes the rest.
//!
//! [`Module`] is the result. It borrows the words where it can and holds, beyond them, four bytes
//! per id and twelve per function and section. What an instruction means is the business of
//! [`grammar`](crate::grammar), what belongs together that of [`link`](crate::link).

mod context;
mod entry_point;
pub(crate) mod generators;
mod header;
mod instruction;
mod layout;
mod module;
mod words;

pub use context::ModuleContext;
pub use entry_point::EntryPoint;
pub use header::{HEADER_WORDS, Header};
pub use instruction::{Instruction, Instructions, push_string, string_bytes};
pub use layout::Section;
pub use module::{Function, Module, Run};
pub use words::{Endianness, MAGIC, bytes, endianness, words, write};
