//! Modules as LLVM assembly text (LangRef): `llvm-dis` without LLVM.
//!
//! The text is the form that LLVM 22 reads: opaque pointers where the file has typed ones, `memory(...)` for
//! the older spellings, instructions for constant expressions that are no longer any. What it cannot say it
//! refuses by name; it never prints something else instead.
//!
//! The text is made in parts, each of which is written and dropped, so memory does not grow with the
//! number of functions. [`Text`] makes the same parts on as many threads as its caller has.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let bitcode = std::fs::read("../corpus/bc/arith/22-O2.bc")?;
//! let modules = lapidary_bitcode::read(&bitcode)?;
//! let mut text = Vec::new();
//! lapidary_bitcode::asm::write(&modules[0], &mut text)?;
//! assert!(String::from_utf8(text)?.contains("define dso_local spir_kernel void @"));
//! # Ok(())
//! # }
//! ```

mod attributes;
mod constants;
mod context;
mod excerpt;
mod expand;
mod expanded;
mod function;
mod instructions;
mod lifetime;
mod metadata;
mod module;
mod parts;
mod text;
mod types;

use std::io;

pub use excerpt::{attribute, instruction, symbol};
pub use parts::{Join, Part, Printed, Tables, Text};

use crate::Error;
use crate::ir::Module;

/// Writes a module as LLVM assembly.
///
/// What was written when an error comes is not a module. Summaries for link-time optimisation are
/// not written: they are an index of a file, not a part of the module.
pub fn write<'m>(module: &'m Module<'m>, out: &mut impl io::Write) -> Result<(), Error> {
    Text::new(module)?.write(out)
}

/// The text of the types of a module, as they stand in a use.
pub struct TypeNames(types::TypeTexts);

impl TypeNames {
    /// Makes the text of all types.
    pub fn new(module: &Module<'_>) -> Result<Self, Error> {
        types::TypeTexts::new(&module.types, &module.strings).map(TypeNames)
    }

    /// The text of a type: `ptr addrspace(1)`, `%struct.point`.
    pub fn get(&self, ty: crate::ir::TypeId) -> &str {
        self.0.get(ty)
    }
}
