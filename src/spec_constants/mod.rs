//! The specialization constants that a module of bitcode reads.
//!
//! SYCL reads one by calling a *getter* that nobody defines, with the symbolic name of the constant:
//! [`read`] recognises the calls, [`memory`] works out the default from the variable that the call
//! points to, [`leaves`] takes the type apart into the scalars that SPIR-V can set. [`Getters`] says which
//! functions are such; whoever has the bodies decoded collects what each reads. [`SpecTable`] has all
//! constants of a module, in the order of their first use, and which function reads which. It is made
//! once, before anything is lowered; the lowering asks it what a constant is, the images which numbers
//! their constants have ([`crate::passes::spec_constants`]).

mod leaves;
pub(crate) mod memory;
mod read;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Body, Call, Constant as Literal, ConstantExpr, Function, FunctionId, GlobalId, InstId,
    InstKind, TypeId, Value, ValueId,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::passes::spec_constants::Constant;
use crate::{Error, Result};

pub(crate) use leaves::is_padding;
pub(crate) use memory::Memory;
pub(crate) use read::{Form, Read};

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
    /// By offset: the number of the scalar there, from its first on.
    pub(crate) numbers: Vec<(u64, u32)>,
}

impl Entry {
    /// The number of the scalar at an offset, if one can be set there.
    pub(crate) fn number(&self, offset: u64) -> Option<u32> {
        let at = self.numbers.binary_search_by_key(&offset, |it| it.0).ok()?;
        Some(self.first + self.numbers[at].1)
    }
}

/// The functions of a module whose calls read specialization constants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Getters {
    /// By function: the form of the getter that it is; empty where there is none.
    forms: Vec<Option<Form>>,
}

impl Getters {
    /// Those that a module declares.
    pub(crate) fn of(module: &Module<'_>) -> Self {
        let form = |function: &Function| {
            function.declaration.then(|| Form::of(module.str(function.object.name))).flatten()
        };
        let any = module.functions.iter().any(|function| form(function).is_some());
        let forms = if any { module.functions.iter().map(form).collect() } else { Vec::new() };
        Self { forms }
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.forms.is_empty()
    }

    /// Whether calls of a function read specialization constants.
    pub(crate) fn contains(&self, function: FunctionId) -> bool {
        self.form(function).is_some()
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
        reads: &mut Vec<(FunctionId, Read)>,
    ) -> Result<()> {
        if self.is_empty() {
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
                reads.push((function, read.map_err(|error| in_function(module, function, error))?));
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
    by_name: FxHashMap<Vec<u8>, u32>,
    /// Names and defaults in the address space of local variables, where SPIR-V has no variables of
    /// the module: they are for the getters alone.
    hidden: FxHashSet<u32>,
}

impl SpecTable {
    /// The constants that are read, given in the order of the functions and of the calls in them.
    ///
    /// # Errors
    /// If a constant is read with two types, or its default cannot be.
    pub(crate) fn of<'r>(
        module: &Module<'_>,
        reads: impl IntoIterator<Item = &'r (FunctionId, Read)>,
    ) -> Result<Self> {
        let mut table =
            Self { read_by: vec![Vec::new(); module.functions.len()], ..Self::default() };
        for (function, read) in reads {
            let number =
                table.add(module, read).map_err(|error| in_function(module, *function, error))?;
            let reads = &mut table.read_by[function.index()];
            if !reads.contains(&number) {
                reads.push(number);
            }
        }
        Ok(table)
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
            if module.globals[global.index()].object.address_space == 0 {
                self.hidden.insert(global.0);
            }
        }
        if let Some((number, known)) = self.find(&read.name) {
            let size = module.layouts.alloc_size(read.ty);
            if size != Some(known.constant.size) {
                return Err(Error::unsupported(format!(
                    "specialization constant '{name}' is read with two types"
                )));
            }
            // Of several defaults the first counts, as in the existing tool.
            return Ok(number);
        }
        let memory = read.default(module)?;
        let number = self.entries.len() as u32;
        let first = self.entries.last().map_or(0, |last| last.first + last.constant.ids);
        self.entries.push(leaves::entry(module, name, read.ty, memory, first)?);
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
