//! The text of a module in parts, for who has several threads.
//!
//! Nearly all of a text depends on nothing but the module: the parts of it are printed in any order
//! and joined in theirs. Two things go from function to function. Each numbers its own metadata
//! behind that of the functions before; [`Text::own_nodes`] counts it beforehand, at a fraction of the
//! cost of printing. And the markers of lifetimes that functions call are declared behind all of them,
//! which is left to who joins the parts ([`Join`]).

use std::io;
use std::ops::Range;

use super::context::{MAX_TEXT, ModuleContext, Scope};
use super::function::FunctionPrinter;
use super::lifetime::Declared;
use super::{lifetime, module, types};
use crate::Error;
use crate::ir::{Body, Constant, FunctionId, MetadataId, Module, ModuleValue, ValueId};

/// About so many bytes of function bodies make a part.
const BODY_BYTES: u64 = 32 << 10;

/// So many values of the module make a part, where they are variables or have no body.
const VALUES: usize = 256;

/// So many metadata nodes make a part.
const NODES: u32 = 1024;

/// A module to be written as text.
pub struct Text<'m> {
    context: ModuleContext<'m>,
    parts: Vec<Part>,
}

/// A part of a text.
#[derive(Clone, Debug)]
pub struct Part(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// Everything before the variables.
    Start,
    /// The variables, aliases or ifuncs among some values.
    Variables(Symbols, Range<usize>),
    /// The functions among some values.
    Functions(Range<usize>),
    /// What is declared behind the functions.
    Declarations,
    /// Attribute groups and named metadata.
    Lists,
    /// Metadata nodes.
    Metadata(Range<u32>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Symbols {
    Variables,
    Aliases,
    Ifuncs,
}

/// A part that has been printed.
#[derive(Debug, Default)]
pub struct Printed {
    text: String,
    own_nodes: u32,
    declared: Vec<Declared>,
    /// The declarations belong here.
    declarations: bool,
}

impl Printed {
    /// How many metadata nodes its functions have of their own.
    pub fn own_nodes(&self) -> u32 {
        self.own_nodes
    }
}

/// The tables of a thread that prints, to be used again for the next part of the same text.
#[derive(Default)]
pub struct Tables<'t>(Option<FunctionPrinter<'t>>);

impl<'m> Text<'m> {
    /// Prepares a module.
    ///
    /// # Errors
    /// If it has types or attributes that the text cannot say.
    pub fn new(module: &'m Module<'m>) -> Result<Self, Error> {
        let mut context = ModuleContext::new(module, lifetime::renamed(module))?;
        // `dso_local_equivalent @f` before `@f` does not parse where variables and functions are in
        // different address spaces. Functions come first then, unless numbers forbid it.
        let equivalent = (0..module.values.len() as u32).any(|value| {
            matches!(module.constant(ValueId(value)), Some(Constant::DsoLocalEquivalent(_)))
        });
        let functions_first = equivalent && !context.has_numbered_symbols();
        if functions_first {
            context.functions_come_first();
        }
        let (variables, functions) = (variables(module), functions(module));
        let (first, second) =
            if functions_first { (functions, variables) } else { (variables, functions) };
        let mut kinds = vec![Kind::Start];
        kinds.extend(first);
        kinds.extend(second);
        kinds.push(Kind::Lists);
        let count = module.metadata_count();
        let nodes = |start: u32| Kind::Metadata(start..count.min(start.saturating_add(NODES)));
        kinds.extend((0..count).step_by(NODES as usize).map(nodes));
        Ok(Self { context, parts: kinds.into_iter().map(Part).collect() })
    }

    /// No part is to be longer than so many bytes. One that is ends in an error.
    pub fn at_most(mut self, bytes: usize) -> Self {
        self.context.most_text = bytes.min(MAX_TEXT);
        self
    }

    /// Writes all parts.
    ///
    /// # Errors
    /// Those of [`print`](Self::print), and of the writer.
    pub fn write(&self, out: &mut impl io::Write) -> Result<(), Error> {
        let (mut tables, mut join, mut nodes) = (Tables::default(), Join::new(self), 0);
        for part in &self.parts {
            let printed = self.print(&mut tables, part, nodes)?;
            nodes = nodes.saturating_add(printed.own_nodes());
            out.write_all(join.add(printed)?.as_bytes())?;
        }
        Ok(())
    }

    /// The parts, in the order of the text.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many metadata nodes the functions of a part have of their own. Where that cannot be told,
    /// the part cannot be printed either.
    pub fn own_nodes(&self, part: &Part) -> u32 {
        let Part(Kind::Functions(range)) = part else { return 0 };
        let module = self.context.module;
        let first = module.metadata_count();
        let mut body = Body::default();
        let mut nodes = 0u32;
        for id in functions_in(module, range) {
            if !module.functions[id.index()].declaration
                && (module.decode_attachments(id, &mut body).is_ok()
                    || module.decode_body(id, &mut body).is_ok())
            {
                nodes = nodes.saturating_add(body.metadata_limit().saturating_sub(first));
            }
        }
        nodes
    }

    /// Prints a part, to be joined with the others; `nodes` is how many metadata nodes the functions
    /// of all parts before it have of their own.
    ///
    /// # Errors
    /// Those of reading, and what the text cannot say.
    pub fn print<'t>(
        &'t self,
        tables: &mut Tables<'t>,
        part: &Part,
        nodes: u32,
    ) -> Result<Printed, Error> {
        let mut printed = Printed::default();
        let (context, module) = (&self.context, self.context.module);
        let text = &mut printed.text;
        match &part.0 {
            Kind::Start => {
                module::push_start(text, module);
                text.push('\n');
                types::definitions(text, &module.types, &context.types);
                text.push('\n');
                module::push_comdats(text, module);
                text.push('\n');
            }
            Kind::Variables(symbols, range) => self.variables(text, *symbols, range.clone())?,
            Kind::Functions(range) => {
                let functions = tables.0.get_or_insert_with(|| FunctionPrinter::new(context));
                functions.start(nodes);
                for at in range.clone() {
                    if let ModuleValue::Function(id) = module.values[at] {
                        functions.push(text, ValueId(at as u32), id)?;
                    }
                }
                (printed.own_nodes, printed.declared) = functions.end(nodes);
            }
            Kind::Declarations => printed.declarations = true,
            Kind::Lists => {
                text.push('\n');
                context.attributes.definitions(text, module);
                text.push('\n');
                module::push_named_metadata(text, context)?;
                text.push('\n');
            }
            Kind::Metadata(range) => {
                for id in range.clone() {
                    Scope::module(context).push_definition(text, MetadataId(id))?;
                }
            }
        }
        Ok(printed)
    }

    /// Variables, aliases and ifuncs: each kind in a run of its own, as they are numbered.
    fn variables(
        &self,
        text: &mut String,
        symbols: Symbols,
        range: Range<usize>,
    ) -> Result<(), Error> {
        let (context, module) = (&self.context, self.context.module);
        for at in range {
            let id = ValueId(at as u32);
            match (symbols, module.values[at]) {
                (Symbols::Variables, ModuleValue::Global(global)) => {
                    module::push_global(text, context, id, &module.globals[global.index()])?;
                }
                (Symbols::Aliases, ModuleValue::Alias(alias)) => {
                    let symbol = &module.aliases[alias.index()];
                    module::push_indirect(text, context, id, symbol, "alias")?;
                }
                (Symbols::Ifuncs, ModuleValue::IFunc(ifunc)) => {
                    let symbol = &module.ifuncs[ifunc.index()];
                    module::push_indirect(text, context, id, symbol, "ifunc")?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// The parts of the variables.
fn variables(module: &Module<'_>) -> Vec<Kind> {
    let count = module.values.len();
    let starts = (0..count).step_by(VALUES);
    let of = |symbols: Symbols, start: usize| {
        Kind::Variables(symbols, start..count.min(start.saturating_add(VALUES)))
    };
    let some = |symbols: Symbols, any: bool| {
        starts.clone().filter(move |_| any).map(move |start| of(symbols, start))
    };
    some(Symbols::Variables, !module.globals.is_empty())
        .chain(some(Symbols::Aliases, !module.aliases.is_empty()))
        .chain(some(Symbols::Ifuncs, !module.ifuncs.is_empty()))
        .collect()
}

/// The parts of the functions, and what is declared behind them.
fn functions(module: &Module<'_>) -> Vec<Kind> {
    let mut kinds = Vec::new();
    let (mut start, mut bytes) = (0, 0);
    for (at, value) in module.values.iter().enumerate() {
        if let ModuleValue::Function(id) = *value {
            bytes = module.body_size(id).saturating_add(bytes);
        }
        let next = at.saturating_add(1);
        if bytes >= BODY_BYTES || next.saturating_sub(start) >= VALUES {
            kinds.push(Kind::Functions(start..next));
            (start, bytes) = (next, 0);
        }
    }
    kinds.push(Kind::Functions(start..module.values.len()));
    kinds.push(Kind::Declarations);
    kinds
}

fn functions_in<'v>(
    module: &'v Module<'_>,
    range: &Range<usize>,
) -> impl Iterator<Item = FunctionId> + 'v {
    module.values[range.clone()].iter().filter_map(|value| match *value {
        ModuleValue::Function(id) => Some(id),
        _ => None,
    })
}

/// Joins the parts of a text.
pub struct Join<'t> {
    text: &'t Text<'t>,
    /// What the functions so far need declared behind them.
    declared: Vec<Declared>,
}

impl<'t> Join<'t> {
    /// Before the first part.
    pub fn new(text: &'t Text<'t>) -> Self {
        Self { text, declared: Vec::new() }
    }

    /// The text of the next part, in the order of the parts.
    ///
    /// # Errors
    /// What the text cannot say.
    pub fn add(&mut self, printed: Printed) -> Result<String, Error> {
        let Printed { mut text, declared, declarations, .. } = printed;
        for declared in declared {
            if !self.declared.contains(&declared) {
                self.declared.push(declared);
            }
        }
        if declarations {
            let declared = std::mem::take(&mut self.declared);
            FunctionPrinter::new(&self.text.context).push_declarations(&mut text, declared)?;
        }
        Ok(text)
    }
}
