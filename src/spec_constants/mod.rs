//! The specialization constants that a module of bitcode reads.
//!
//! SYCL reads one by calling a *getter* that nobody defines, with the symbolic name of the constant:
//! [`read`] recognises the calls, [`memory`] works out the default from the variable that the call
//! points to, [`leaves`] takes the type apart into the scalars that SPIR-V can set. Where another tool
//! has done all that, [`numbered`] reads what it has left. [`Getters`] says which functions are called;
//! whoever has the bodies decoded collects what each reads. [`SpecTable`] has all constants of a module, in
//! the order of their first use, and which function reads which. It is made
//! once, before anything is lowered; the lowering asks it what a constant is, the images which numbers
//! their constants have ([`crate::passes::spec_constants`]).

mod leaves;
pub(crate) mod memory;
mod numbered;
mod read;
mod shown;

use std::collections::HashMap;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Body, Call, Constant as Literal, ConstantExpr, Function, FunctionId, GlobalId, InstId,
    InstKind, TypeId, Value, ValueId,
};
use rustc_hash::FxHashSet;

use crate::passes::spec_constants::Constant;
use crate::{Error, Result};

pub(crate) use leaves::is_padding;
pub(crate) use memory::Memory;
pub(crate) use numbered::{NumberUse, Numbered};
pub(crate) use read::{Form, Read};
pub(crate) use shown::Leaf;

/// The numbers of a module's own constants begin here until its images are linked, so that they are
/// not those of constants that the module numbers itself.
pub(crate) const PENDING: u32 = 0x4000_0000;

/// What stands for the place of a constant in the runtime's buffer has this bit in its number.
pub(crate) const PLACE: u32 = 0x2000_0000;

/// How constants are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// They are constants of SPIR-V.
    Native,
    /// They are loaded from the runtime's buffer.
    Emulation,
}

/// What the lowering must know of specialization constants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Specs {
    pub(crate) table: SpecTable,
    pub(crate) mode: Mode,
    /// The number of the first scalar.
    pub(crate) base: u32,
}

/// A constant as the lowering sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// What its images are told.
    pub(crate) constant: Constant,
    /// The type of its value.
    pub(crate) ty: TypeId,
    /// Its default, as in memory.
    pub(crate) memory: Memory,
    /// The number of its first scalar, from the first of the module on.
    pub(crate) first: u32,
    /// By offset: the number of the scalar there, from its first on, and its type.
    numbers: Vec<(u64, u32, TypeId)>,
    /// Whether a call reads it that has the runtime's buffer.
    pub(crate) has_buffer: bool,
    /// Whether one does that has not.
    lacks_buffer: bool,
}

impl Entry {
    /// Whether it is read both with the runtime's buffer and without it: in emulation mode the values would
    /// differ.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.has_buffer && self.lacks_buffer
    }

    fn note_buffer(&mut self, read: &Read) {
        self.has_buffer |= read.buffer.is_some();
        self.lacks_buffer |= read.buffer.is_none();
    }

    /// The number behind those of its scalars.
    fn end(&self) -> u32 {
        self.first.saturating_add(self.constant.ids)
    }

    /// The number of the scalar at an offset, if one can be set there.
    pub(crate) fn number(&self, offset: u64) -> Option<u32> {
        let at = self.numbers.binary_search_by_key(&offset, |it| it.0).ok()?;
        Some(self.first.saturating_add(self.numbers[at].1))
    }
}

/// The functions of a module whose calls read specialization constants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Getters {
    /// By function: the form of the getter that it is; empty where there is none.
    forms: Vec<Option<Form>>,
    /// The functions that are called with the number of a constant, ascending.
    numbering: Vec<FunctionId>,
}

/// What a call says of specialization constants.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// It reads one by its name.
    Read(Read),
    /// It uses one that has a number.
    Number(NumberUse),
}

impl Getters {
    /// Those that a module declares.
    pub(crate) fn of(module: &Module<'_>) -> Self {
        let form = |function: &Function| {
            function.declaration.then(|| Form::of(module.str(function.object.name))).flatten()
        };
        let any = module.functions.iter().any(|function| form(function).is_some());
        let forms = if any { module.functions.iter().map(form).collect() } else { Vec::new() };
        let is_numbering = |&id: &FunctionId| {
            let function = &module.functions[id.index()];
            function.declaration && read::uses_number(module.str(function.object.name))
        };
        let all = (0..module.functions.len() as u32).map(FunctionId);
        Self { forms, numbering: all.filter(is_numbering).collect() }
    }

    /// Whether there is no getter.
    pub(crate) fn is_empty(&self) -> bool {
        self.forms.is_empty()
    }

    /// Whether calls of a function read specialization constants.
    pub(crate) fn contains(&self, function: FunctionId) -> bool {
        self.form(function).is_some()
    }

    /// Whether calls of a function use constants by their numbers.
    fn gives_number(&self, function: FunctionId) -> bool {
        self.numbering.binary_search(&function).is_ok()
    }

    /// Whether a function that calls this one has to do with specialization constants.
    pub(crate) fn concerns(&self, callee: FunctionId) -> bool {
        self.contains(callee) || self.gives_number(callee)
    }

    /// Whether there is no function that has to do with them.
    pub(crate) fn concerns_none(&self) -> bool {
        self.is_empty() && self.numbering.is_empty()
    }

    fn form(&self, function: FunctionId) -> Option<Form> {
        self.forms.get(function.index()).copied().flatten()
    }

    /// What a call of a getter reads.
    ///
    /// # Errors
    /// If the name is no constant, or the default is not.
    pub(crate) fn read(
        &self,
        module: &Module<'_>,
        body: &Body,
        inst: InstId,
        call: &Call<'_>,
        callee: FunctionId,
    ) -> Result<Read> {
        let form = self.form(callee);
        form.map_or_else(
            || Err(Error::unsupported("a call of what is no getter")),
            |form| form.read(module, body, inst, call, callee),
        )
    }

    /// Adds to `reads` what the body of a function reads.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub(crate) fn collect(
        &self,
        module: &Module<'_>,
        function: FunctionId,
        body: &Body,
        reads: &mut Vec<(FunctionId, Found)>,
    ) -> Result<()> {
        if self.concerns_none() {
            return Ok(());
        }
        for inst in (0..body.inst_count()).map(InstId) {
            if !matches!(body.inst_kind(inst), InstKind::Call | InstKind::Invoke) {
                continue;
            }
            let Some(call) = body.inst(inst).as_call() else { continue };
            let Some(callee) = callee(module, body, &call) else { continue };
            if self.contains(callee) {
                let read = self.read(module, body, inst, &call, callee);
                let read = read.map_err(|error| in_function(module, function, error))?;
                reads.push((function, Found::Read(read)));
            } else if self.gives_number(callee)
                && let Some(number) = NumberUse::of(module, body, &call)
            {
                reads.push((function, Found::Number(number)));
            }
        }
        Ok(())
    }
}

fn in_function(module: &Module<'_>, function: FunctionId, error: Error) -> Error {
    let of = module.text(module.functions[function.index()].object.name);
    error.within(format_args!("function '{of}'"))
}

/// The specialization constants of a module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SpecTable {
    /// In the order of their first use.
    pub(crate) entries: Vec<Entry>,
    /// By function: the constants that it reads, in the order of their first use there.
    pub(crate) read_by: Vec<Vec<u32>>,
    /// The constants that have numbers already.
    pub(crate) numbered: Numbered,
    by_name: HashMap<Vec<u8>, u32>,
    /// Names and defaults in the address spaces of local variables and of generic pointers, where SPIR-V has
    /// no variables of the module: they are for the getters alone.
    hidden: FxHashSet<u32>,
}

impl SpecTable {
    /// The constants that are read, given in the order of the functions and of the calls in them.
    ///
    /// # Errors
    /// If a constant is read with two types, or its default cannot be.
    pub(crate) fn of<'r>(
        module: &Module<'_>,
        found: impl IntoIterator<Item = &'r (FunctionId, Found)>,
    ) -> Result<Self> {
        let (read_by, numbered) = (vec![Vec::new(); module.functions.len()], Numbered::of(module)?);
        let mut table = Self { read_by, numbered, ..Self::default() };
        for (function, found) in found {
            let within = |error| in_function(module, *function, error);
            match found {
                Found::Number(number) => {
                    table.numbered.add(*function, number).map_err(within)?;
                }
                Found::Read(read) => {
                    let number = table.add(module, read).map_err(within)?;
                    let reads = &mut table.read_by[function.index()];
                    if !reads.contains(&number) {
                        reads.push(number);
                    }
                }
            }
        }
        table.numbered.complete(module)?;
        if let Some(highest) = table.numbered.highest().filter(|&it| it >= PLACE)
            && !table.entries.is_empty()
        {
            return Err(Error::unsupported(format!(
                "the number {highest} of a specialization constant, beside constants without numbers"
            )));
        }
        Ok(table)
    }

    /// The number, in the module as a whole, of the first constant that the module has not numbered.
    pub(crate) fn first_number(&self) -> u32 {
        let end = self.entries.last().map_or(0, Entry::end);
        match self.numbered.highest() {
            Some(highest) if self.numbered.all().any(|number| number < end) => {
                highest.saturating_add(1)
            }
            _ => 0,
        }
    }

    /// Whether a variable is a name or a default that only getters can be given.
    pub(crate) fn hides(&self, global: GlobalId) -> bool {
        self.hidden.contains(&global.0)
    }

    /// Whether a store only keeps such a variable's address for a getter, as code does that is not
    /// optimised. `None` if something else is done with it.
    pub(crate) fn hides_store(
        &self,
        module: &Module<'_>,
        getters: &Getters,
        body: &Body,
        pointer: ValueId,
        value: ValueId,
    ) -> Option<bool> {
        if self.hidden.is_empty() {
            return Some(false);
        }
        let of = read::Addresses { module, body };
        if !of.variable(value).is_some_and(|(global, _)| self.hides(global)) {
            return Some(false);
        }
        of.is_only_loaded(pointer, |callee| getters.contains(callee)).then_some(true)
    }

    /// The constant of a name.
    pub(crate) fn find(&self, name: &[u8]) -> Option<(u32, &Entry)> {
        let &number = self.by_name.get(name)?;
        Some((number, &self.entries[number as usize]))
    }

    /// Adds the constant that is read, unless it is known.
    fn add(&mut self, module: &Module<'_>, read: &Read) -> Result<u32> {
        let name = String::from_utf8_lossy(&read.name).into_owned();
        for &global in &read.variables {
            // Variables in other address spaces are memory of the program like any other.
            if matches!(module.globals[global.index()].object.address_space, 0 | 4) {
                self.hidden.insert(global.0);
            }
        }
        if self.numbered.constants.iter().any(|it| it.name == name) {
            return Err(Error::unsupported(format!(
                "specialization constant '{name}' is read by its name, and has numbers already"
            )));
        }
        if let Some((number, known)) = self.find(&read.name) {
            let size = module.layouts.alloc_size(read.ty);
            if size != Some(known.constant.size) {
                return Err(Error::unsupported(format!(
                    "specialization constant '{name}' is read with two types"
                )));
            }
            // Of several defaults the first counts, as in the existing tool.
            self.entries[number as usize].note_buffer(read);
            return Ok(number);
        }
        let memory = read.default(module)?;
        let number = self.entries.len() as u32;
        let first = self.entries.last().map_or(0, Entry::end);
        let mut entry = leaves::entry(module, name, read.ty, memory, first)?;
        entry.note_buffer(read);
        self.entries.push(entry);
        self.by_name.insert(read.name.clone(), number);
        Ok(number)
    }
}

/// The function that a call calls, if it names one.
pub(crate) fn callee(module: &Module<'_>, body: &Body, call: &Call<'_>) -> Option<FunctionId> {
    match body.value(module, call.callee) {
        Value::Function(id) => Some(id),
        Value::Constant(_, Literal::Expr(ConstantExpr::Cast { value, .. })) => {
            match body.value(module, value) {
                Value::Function(id) => Some(id),
                _ => None,
            }
        }
        _ => None,
    }
}
