//! Modules as LLVM assembly text (LangRef): `llvm-dis` without LLVM.
//!
//! The text is the form that LLVM 22 reads: opaque pointers where the file has typed ones, `memory(...)` for the
//! older spellings, instructions for constant expressions that are no longer any. What it cannot say
//! it refuses by name; it never prints something else instead.
//!
//! The text of a function is made in one buffer, written, and dropped, so memory does not grow with
//! the number of functions.

mod attributes;
mod constants;
mod context;
mod expand;
mod function;
mod instructions;
mod lifetime;
mod metadata;
mod module;
mod text;
mod types;

use std::fmt;
use std::io;

use context::{ModuleContext, Scope};
use function::FunctionPrinter;

use crate::ir::{MetadataId, Module, ModuleValue, ValueId};

/// Writes a module as LLVM assembly.
///
/// What was written when an error comes is not a module.
pub fn write<'m>(module: &'m Module<'m>, out: &mut impl io::Write) -> Result<(), Error> {
    let context = ModuleContext::new(module)?;
    let mut text = String::new();
    module::push_start(&mut text, module);
    text.push('\n');
    types::definitions(&mut text, &module.types, &context.types);
    text.push('\n');
    module::push_comdats(&mut text, module)?;
    text.push('\n');
    let mut flush = |text: &mut String, limit: usize| -> Result<(), Error> {
        if text.len() > limit {
            out.write_all(text.as_bytes())?;
            text.clear();
        }
        Ok(())
    };
    // Each kind of symbol in a run of its own, as they are numbered.
    for kind in 0..3 {
        for (index, &value) in module.values.iter().enumerate() {
            let id = ValueId(index as u32);
            match (kind, value) {
                (0, ModuleValue::Global(global)) => {
                    module::push_global(&mut text, &context, id, &module.globals[global.index()])?;
                }
                (1, ModuleValue::Alias(alias)) => {
                    let symbol = &module.aliases[alias.index()];
                    module::push_indirect(&mut text, &context, id, symbol, "alias")?;
                }
                (2, ModuleValue::IFunc(ifunc)) => {
                    let symbol = &module.ifuncs[ifunc.index()];
                    module::push_indirect(&mut text, &context, id, symbol, "ifunc")?;
                }
                _ => {}
            }
            flush(&mut text, BUFFER)?;
        }
    }
    let mut functions = FunctionPrinter::new(&context);
    for (index, &value) in module.values.iter().enumerate() {
        if let ModuleValue::Function(function) = value {
            functions.push(&mut text, ValueId(index as u32), function)?;
            flush(&mut text, BUFFER)?;
        }
    }
    functions.push_declarations(&mut text);
    text.push('\n');
    context.attributes.definitions(&mut text, module);
    text.push('\n');
    module::push_named_metadata(&mut text, &context)?;
    text.push('\n');
    for id in 0..module.metadata_count() {
        Scope::module(&context).push_definition(&mut text, MetadataId(id))?;
        flush(&mut text, BUFFER)?;
    }
    flush(&mut text, 0)
}

/// How much text is gathered before it is written.
const BUFFER: usize = 1 << 16;

/// Why a module could not be printed.
#[derive(Debug)]
pub enum Error {
    /// A function body is malformed.
    Read(crate::Error),
    /// The module has something that assembly of LLVM 22 cannot say or this crate does not know.
    Unsupported(String),
    /// Writing failed.
    Write(io::Error),
}

impl Error {
    #[cold]
    fn unsupported(what: impl Into<String>) -> Self {
        Error::Unsupported(what.into())
    }
}

impl From<crate::Error> for Error {
    fn from(error: crate::Error) -> Self {
        Error::Read(error)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Write(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Read(error) => error.fmt(f),
            Error::Unsupported(what) => write!(f, "unsupported: {what}"),
            Error::Write(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

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
