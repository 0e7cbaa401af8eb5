//! One symbol or one instruction as text: what an error message shows of a module.

use super::attributes;
use super::context::{Local, ModuleContext, Numbers, Scope};
use super::expand::Expander;
use super::function::FunctionPrinter;
use super::instructions::InstructionPrinter;
use super::types::TypeTexts;
use super::{lifetime, module};
use crate::Error;
use crate::ir::{Attribute, Body, InstId, Module, ModuleValue, ValueId};

/// The definition of a variable or the declaration of a function, on one line. `None` for a value
/// that is neither, and for a function with a body.
pub fn symbol(module: &Module<'_>, symbol: ModuleValue) -> Result<Option<String>, Error> {
    let context = ModuleContext::new(module, lifetime::renamed(module))?;
    let Some(index) = module.values.iter().position(|&value| value == symbol) else {
        return Ok(None);
    };
    let value = ValueId(index as u32);
    let mut text = String::new();
    match symbol {
        ModuleValue::Global(id) => {
            module::push_global(&mut text, &context, value, &module.globals[id.index()])?;
        }
        ModuleValue::Function(id) if module.functions[id.index()].declaration => {
            FunctionPrinter::new(&context).push(&mut text, value, id)?;
        }
        _ => return Ok(None),
    }
    Ok(Some(text.trim().to_owned()))
}

/// One attribute: `nounwind`, `memory(none)`, `alignstack(8)`.
pub fn attribute(module: &Module<'_>, attribute: &Attribute) -> Result<String, Error> {
    let types = TypeTexts::new(&module.types, &module.strings)?;
    let mut text = String::new();
    attributes::push(&mut text, module, &types, attribute, false)?;
    Ok(text)
}

/// An instruction of a body, on one line, without debug location and metadata.
pub fn instruction(module: &Module<'_>, body: &Body, inst: InstId) -> Result<String, Error> {
    let context = ModuleContext::new(module, lifetime::renamed(module))?;
    let mut numbers = Numbers::default();
    numbers.set(module, body);
    let mut expander = Expander::new(module);
    expander.start(&context, body, &numbers)?;
    let local =
        Local { body, numbers: &numbers, metadata_shift: 0, expanded: expander.names(inst) };
    let scope = Scope { context: &context, local: Some(local) };
    let mut text = String::new();
    InstructionPrinter::new(scope, body, &numbers).push(&mut text, inst, &body.inst(inst))?;
    Ok(text)
}
