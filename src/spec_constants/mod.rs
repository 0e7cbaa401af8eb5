//! The specialization constants that a module of bitcode reads.
//!
//! SYCL reads one by calling a *getter* that nobody defines, with the symbolic name of the constant:
//! [`read`] recognises the calls, [`memory`] works out the default from the variable that the call
//! points to, [`leaves`] takes the type apart into the scalars that SPIR-V can set. [`SpecTable`] has all
//! constants of a module, in the order of their first use, and which function reads which. It is made
//! once, before anything is lowered; the lowering asks it what a call reads, the images which numbers
//! their constants have ([`crate::passes::spec_constants`]).

mod leaves;
pub(crate) mod memory;
mod read;

use lapidary_bitcode::Module;
use lapidary_bitcode::internal::{Bodies, KeptBodies};
use lapidary_bitcode::ir::{
    Body, Call, Constant as Literal, ConstantExpr, FunctionId, GlobalId, InstId, TypeId, Value,
    ValueId,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lower::KEPT_BYTES;
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

/// The specialization constants of a module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SpecTable {
    /// In the order of their first use.
    pub(crate) entries: Vec<Entry>,
    /// By function: the constants that it reads, in the order of their first use there.
    pub(crate) read_by: Vec<Vec<u32>>,
    /// By function: the form of the getter that it is.
    getters: Vec<Option<Form>>,
    by_name: FxHashMap<Vec<u8>, u32>,
    /// Names and defaults in the address space of local variables, where SPIR-V has no variables of
    /// the module: they are for the getters alone.
    hidden: FxHashSet<u32>,
}

impl SpecTable {
    /// Collects what the bodies of a module read; `None` if it declares no getter. Bodies in `kept`
    /// need not be decoded; where there are none, those that are decoded here are kept there, as many
    /// as may be, as the survey will want them next.
    pub(crate) fn of(module: &Module<'_>, kept: &mut KeptBodies) -> Result<Option<Self>> {
        let form = |at: usize| {
            let function = &module.functions[at];
            let name = module.str(function.object.name);
            function.declaration.then(|| Form::of(name)).flatten()
        };
        let getters: Vec<Option<Form>> = (0..module.functions.len()).map(form).collect();
        if getters.iter().all(Option::is_none) {
            return Ok(None);
        }
        let read_by = vec![Vec::new(); module.functions.len()];
        let mut table = Self { getters, read_by, ..Self::default() };
        let mut body = Body::default();
        let mut own = Bodies::default();
        let mut room = if kept.is_empty() { KEPT_BYTES } else { 0 };
        for function in module.definitions() {
            if !kept.get(function, &mut body) {
                module.decode_body(function, &mut body)?;
                // The first that does not fit ends it: what is kept is what comes first.
                room = room.saturating_sub(module.body_size(function));
                if room > 0 {
                    own.push(function, &body);
                }
            }
            for inst in (0..body.inst_count()).map(InstId) {
                let Some(call) = body.inst(inst).as_call() else { continue };
                let Some(callee) = callee(module, &body, &call) else { continue };
                if !table.is_getter(callee) {
                    continue;
                }
                let of = module.text(module.functions[function.index()].object.name);
                let in_function = |error: Error| error.within(format_args!("function '{of}'"));
                let read = table.read(module, &body, inst, &call, callee).map_err(in_function)?;
                let number = table.add(module, &read).map_err(in_function)?;
                let reads = &mut table.read_by[function.index()];
                if !reads.contains(&number) {
                    reads.push(number);
                }
            }
        }
        if !own.is_empty() {
            kept.add(own);
        }
        Ok(Some(table))
    }

    /// Whether calls of a function read specialization constants.
    pub(crate) fn is_getter(&self, function: FunctionId) -> bool {
        self.getters.get(function.index()).is_some_and(Option::is_some)
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
        let form = self.getters.get(callee.index()).copied().flatten();
        form.map_or_else(
            || Err(Error::unsupported("a call of what is no getter")),
            |form| form.read(module, body, inst, call, callee),
        )
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
        of.is_only_loaded(pointer, |callee| self.is_getter(callee)).then_some(true)
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
