//! Modules as LLVM assembly text (LangRef): `llvm-dis` without LLVM.
//!
//! The text is the form that LLVM 22 reads: opaque pointers where the file has typed ones, `memory(...)` for the
//! older spellings, instructions for constant expressions that are no longer any. What it cannot say
//! it refuses by name; it never prints something else instead.
//!
//! The text of a function is made in one buffer, written, and dropped, so memory does not grow with
//! the number of functions.
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
mod function;
mod instructions;
mod lifetime;
mod metadata;
mod module;
mod text;
mod types;

use std::io;

use context::{ModuleContext, Scope};
pub use excerpt::{attribute, instruction, symbol};
use function::FunctionPrinter;

use crate::Error;
use crate::ir::{Constant, MetadataId, Module, ModuleValue, ValueId};

/// Writes a module as LLVM assembly.
///
/// What was written when an error comes is not a module. Summaries for link-time optimisation are
/// not written: they are an index of a file, not a part of the module.
pub fn write<'m>(module: &'m Module<'m>, out: &mut impl io::Write) -> Result<(), Error> {
    let mut context = ModuleContext::new(module)?;
    // `dso_local_equivalent @f` before `@f` does not parse where variables and functions are in
    // different address spaces. Functions come first then, unless numbers forbid it.
    let equivalent = (0..module.values.len() as u32).any(|value| {
        matches!(module.constant(ValueId(value)), Some(Constant::DsoLocalEquivalent(_)))
    });
    let functions_first = equivalent && !context.has_numbered_symbols();
    if functions_first {
        context.functions_come_first();
    }
    let mut writer = Writer { context: &context, text: String::new(), out };
    module::push_start(&mut writer.text, module);
    writer.text.push('\n');
    types::definitions(&mut writer.text, &module.types, &context.types);
    writer.text.push('\n');
    module::push_comdats(&mut writer.text, module)?;
    writer.text.push('\n');
    if functions_first {
        writer.functions()?;
        writer.variables()?;
    } else {
        writer.variables()?;
        writer.functions()?;
    }
    writer.text.push('\n');
    context.attributes.definitions(&mut writer.text, module);
    writer.text.push('\n');
    module::push_named_metadata(&mut writer.text, &context)?;
    writer.text.push('\n');
    for id in 0..module.metadata_count() {
        Scope::module(&context).push_definition(&mut writer.text, MetadataId(id))?;
        writer.flush(BUFFER)?;
    }
    writer.flush(0)
}

struct Writer<'w, W> {
    context: &'w ModuleContext<'w>,
    text: String,
    out: &'w mut W,
}

impl<W: io::Write> Writer<'_, W> {
    /// Writes the text if it has more bytes than this.
    fn flush(&mut self, limit: usize) -> Result<(), Error> {
        if self.text.len() > limit {
            self.out.write_all(self.text.as_bytes())?;
            self.text.clear();
        }
        Ok(())
    }

    /// Variables, aliases and ifuncs: each kind in a run of its own, as they are numbered.
    fn variables(&mut self) -> Result<(), Error> {
        let (context, module) = (self.context, self.context.module);
        for kind in 0..3 {
            for (index, &value) in module.values.iter().enumerate() {
                let id = ValueId(index as u32);
                let text = &mut self.text;
                match (kind, value) {
                    (0, ModuleValue::Global(global)) => {
                        module::push_global(text, context, id, &module.globals[global.index()])?;
                    }
                    (1, ModuleValue::Alias(alias)) => {
                        let symbol = &module.aliases[alias.index()];
                        module::push_indirect(text, context, id, symbol, "alias")?;
                    }
                    (2, ModuleValue::IFunc(ifunc)) => {
                        let symbol = &module.ifuncs[ifunc.index()];
                        module::push_indirect(text, context, id, symbol, "ifunc")?;
                    }
                    _ => continue,
                }
                self.flush(BUFFER)?;
            }
        }
        Ok(())
    }

    fn functions(&mut self) -> Result<(), Error> {
        let mut functions = FunctionPrinter::new(self.context);
        for (index, &value) in self.context.module.values.iter().enumerate() {
            if let ModuleValue::Function(function) = value {
                functions.push(&mut self.text, ValueId(index as u32), function)?;
                self.flush(BUFFER)?;
            }
        }
        functions.push_declarations(&mut self.text)
    }
}

/// How much text is gathered before it is written.
const BUFFER: usize = 1 << 16;

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
