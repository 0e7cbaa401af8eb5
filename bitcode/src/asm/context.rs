//! What printing needs to know of the module and of the function at hand: the names of symbols and
//! the numbers of what has no name (LangRef, "Identifiers").

use std::collections::hash_map::Entry;
use std::sync::{Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};

use super::attributes::AttributeTexts;
use super::expanded::{Incoming, Names};
use super::text::{name, put};
use super::types::TypeTexts;
use crate::Error;
use crate::ir::{
    BlockId, Body, Constant, FunctionId, GlobalObject, InstId, Metadata, MetadataId, Module,
    ModuleValue, Type, TypeId, ValueId,
};

/// The most text of a part, about a function or a number of variables. Constants can nest so that their
/// text grows exponentially.
pub(super) const MAX_TEXT: usize = 1 << 29;

/// The module with everything that is made once for it.
pub(super) struct ModuleContext<'m> {
    pub(super) module: &'m Module<'m>,
    pub(super) types: TypeTexts,
    pub(super) attributes: AttributeTexts,
    /// `@name` of each global symbol that has no name of its own: its number.
    numbers: Vec<u32>,
    /// Functions with another name than the file has.
    renamed: Vec<(ValueId, String)>,
    /// Blocks whose address is taken by constants of the module.
    address_taken: FxHashSet<(ValueId, u32)>,
    /// The labels of functions whose blocks have their address taken.
    labels: Mutex<FxHashMap<FunctionId, Vec<Label>>>,
    /// Functions are outside the default address space, so calls must say which they mean.
    pub(super) program_address_space: bool,
    /// The most text of a part.
    pub(super) most_text: usize,
}

/// The label of a block: its name, or its number.
#[derive(Clone)]
enum Label {
    Name(Box<[u8]>),
    Number(u32),
}

/// The number that stands for "has a name".
const NAMED: u32 = u32::MAX;

impl<'m> ModuleContext<'m> {
    /// `renamed` has the functions with another name than the file has.
    pub(super) fn new(
        module: &'m Module<'m>,
        renamed: Vec<(ValueId, String)>,
    ) -> Result<Self, Error> {
        let types = TypeTexts::new(&module.types, &module.strings)?;
        let attributes = AttributeTexts::new(module, &types)?;
        let mut context = ModuleContext {
            module,
            types,
            attributes,
            numbers: vec![NAMED; module.values.len()],
            renamed,
            address_taken: FxHashSet::default(),
            labels: Mutex::default(),
            most_text: MAX_TEXT,
            program_address_space: module
                .data_layout_string
                .split('-')
                .any(|part| part.strip_prefix('P').is_some_and(|space| !matches!(space, "" | "0"))),
        };
        context.number_symbols();
        for value in 0..module.values.len() as u32 {
            if let Some(Constant::BlockAddress { function, block }) =
                module.constant(ValueId(value))
            {
                context.address_taken.insert((function, block));
            }
        }
        Ok(context)
    }

    /// Numbers the symbols without a name in the order in which they are printed: variables, aliases,
    /// ifuncs, functions.
    fn number_symbols(&mut self) {
        let mut next = 0;
        let kinds: [fn(ModuleValue) -> bool; 4] = [
            |value| matches!(value, ModuleValue::Global(_)),
            |value| matches!(value, ModuleValue::Alias(_)),
            |value| matches!(value, ModuleValue::IFunc(_)),
            |value| matches!(value, ModuleValue::Function(_)),
        ];
        for of_kind in kinds {
            for (index, &value) in self.module.values.iter().enumerate() {
                if of_kind(value) && self.object(value).is_some_and(|it| it.name.is_empty()) {
                    self.numbers[index] = next;
                    next = next.saturating_add(1);
                }
            }
        }
    }

    /// Whether there are symbols without a name.
    pub(super) fn has_numbered_symbols(&self) -> bool {
        self.numbers.iter().any(|&number| number != NAMED)
    }

    /// The symbol that a module value is, if it is one.
    pub(super) fn object(&self, value: ModuleValue) -> Option<&'m GlobalObject> {
        let module = self.module;
        Some(match value {
            ModuleValue::Global(id) => &module.globals[id.index()].object,
            ModuleValue::Function(id) => &module.functions[id.index()].object,
            ModuleValue::Alias(id) => &module.aliases[id.index()].object,
            ModuleValue::IFunc(id) => &module.ifuncs[id.index()].object,
            ModuleValue::Constant(_) => return None,
        })
    }

    /// The module-level value with this number, `None` for a local one.
    pub(super) fn module_value(&self, value: ValueId) -> Option<ModuleValue> {
        self.module.values.get(value.index()).copied()
    }

    /// Writes `@name` or `@number`.
    pub(super) fn push_symbol(&self, out: &mut String, value: ValueId) {
        out.push('@');
        if let Some(name) = self.renamed(value) {
            out.push_str(name);
            return;
        }
        let object = self.module_value(value).and_then(|value| self.object(value));
        match object {
            Some(object) if !object.name.is_empty() => name(out, self.module.str(object.name)),
            _ => put!(out, "{}", self.numbers[value.index()]),
        }
    }

    /// The name that a function has instead of that in the file.
    pub(super) fn renamed(&self, value: ValueId) -> Option<&str> {
        self.renamed.iter().find(|(old, _)| *old == value).map(|(_, name)| name.as_str())
    }

    /// Functions are written before the variables: when their blocks are ordered, no constant of a
    /// variable has taken the address of one.
    pub(super) fn functions_come_first(&mut self) {
        self.address_taken.clear();
    }

    /// Whether a constant of the module is the address of a block.
    pub(super) fn address_taken(&self, function: ValueId, block: BlockId) -> bool {
        self.address_taken.contains(&(function, block.0))
    }

    /// Text of a type.
    pub(super) fn ty(&self, ty: TypeId) -> &str {
        self.types.get(ty)
    }

    /// Writes `%label` of a block of another function.
    pub(super) fn push_label_of(
        &self,
        out: &mut String,
        function: FunctionId,
        block: u32,
    ) -> Result<(), Error> {
        let mut labels = self.labels.lock().unwrap_or_else(PoisonError::into_inner);
        let labels = match labels.entry(function) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(self.labels_of(function)?),
        };
        match labels.get(block as usize) {
            Some(Label::Name(text)) => {
                out.push('%');
                name(out, text);
            }
            Some(Label::Number(number)) => put!(out, "%{number}"),
            None => {
                return Err(Error::unprintable(format!(
                    "blockaddress of block {block} of function '{}', which has no such block",
                    self.module.text(self.module.functions[function.index()].object.name)
                )));
            }
        }
        Ok(())
    }
}

impl ModuleContext<'_> {
    /// The labels of all blocks of a function.
    fn labels_of(&self, function: FunctionId) -> Result<Vec<Label>, Error> {
        let mut body = Body::default();
        self.module.decode_body(function, &mut body)?;
        let numbers = Numbers::new(self.module, &body);
        Ok((0..body.block_count())
            .map(|block| match numbers.blocks[block as usize] {
                NAMED => Label::Name(body.block_name(BlockId(block)).into()),
                number => Label::Number(number),
            })
            .collect())
    }
}

/// The numbers of a function's values and blocks without a name: one sequence of arguments, then
/// blocks and results in order.
#[derive(Default)]
pub(super) struct Numbers {
    /// Number of the first local value.
    first: u32,
    values: Vec<u32>,
    blocks: Vec<u32>,
}

impl Numbers {
    pub(super) fn new(module: &Module<'_>, body: &Body) -> Self {
        let mut numbers = Numbers::default();
        numbers.set(module, body);
        numbers
    }

    /// Numbers another body.
    pub(super) fn set(&mut self, module: &Module<'_>, body: &Body) {
        self.first = module.values.len() as u32;
        self.values.clear();
        self.values.resize(body.value_limit().saturating_sub(self.first) as usize, NAMED);
        self.blocks.clear();
        let mut next = 0_u32;
        let mut number = |named: bool| {
            if named {
                return NAMED;
            }
            let own = next;
            next = next.saturating_add(1);
            own
        };
        for argument in 0..body.argument_count() {
            let value = body.argument(argument);
            let named = !body.value_name(value).is_empty();
            let at = self.place(value);
            self.values[at] = number(named);
        }
        for block in 0..body.block_count() {
            let block = BlockId(block);
            self.blocks.push(number(!body.block_name(block).is_empty()));
            for inst in body.block_insts(block) {
                if let Some(value) = body.inst_value(InstId(inst)) {
                    let named = !body.value_name(value).is_empty();
                    let at = self.place(value);
                    self.values[at] = number(named);
                }
            }
        }
    }

    /// Where the number of a local value is.
    fn place(&self, value: ValueId) -> usize {
        value.0.saturating_sub(self.first) as usize
    }

    /// Writes a local value's name or number, without its `%`.
    pub(super) fn push_local(&self, out: &mut String, body: &Body, value: ValueId) {
        match self.values[self.place(value)] {
            NAMED => name(out, body.value_name(value)),
            number => put!(out, "{number}"),
        }
    }

    /// Writes a block's name or number, without its `%`.
    pub(super) fn push_block(&self, out: &mut String, body: &Body, block: BlockId) {
        match self.blocks[block.index()] {
            NAMED => name(out, body.block_name(block)),
            number => put!(out, "{number}"),
        }
    }

    /// Whether a block has a name.
    pub(super) fn block_named(&self, block: BlockId) -> bool {
        self.blocks[block.index()] == NAMED
    }
}

/// A place from which values and metadata are seen: the module, or a function body in it.
#[derive(Clone, Copy)]
pub(super) struct Scope<'p> {
    pub(super) context: &'p ModuleContext<'p>,
    pub(super) local: Option<Local<'p>>,
}

/// The function body of a scope.
#[derive(Clone, Copy)]
pub(super) struct Local<'p> {
    pub(super) body: &'p Body,
    pub(super) numbers: &'p Numbers,
    /// What is added to the number of the function's own metadata, to keep it apart from that of the
    /// functions before.
    pub(super) metadata_shift: u32,
    /// Local values that stand for constant expressions.
    pub(super) expanded: &'p Names,
}

impl<'p> Scope<'p> {
    /// The scope of the module.
    pub(super) fn module(context: &'p ModuleContext<'p>) -> Self {
        Scope { context, local: None }
    }

    /// One metadata, if the file defines it.
    pub(super) fn metadata(self, id: MetadataId) -> Result<Metadata<'p>, Error> {
        let module = self.context.module;
        if id.0 < module.metadata_count() {
            return Ok(module.metadata(id));
        }
        match self.local {
            Some(local) if id.0 < local.body.metadata_limit() => {
                Ok(local.body.metadata(module, id))
            }
            _ => Err(Error::unprintable(format!(
                "reference to metadata {}, which is not defined",
                id.0
            ))),
        }
    }

    /// The number of a metadata node in the text.
    pub(super) fn metadata_number(self, id: MetadataId) -> u32 {
        match self.local {
            Some(local) if id.0 >= self.context.module.metadata_count() => {
                id.0.saturating_add(local.metadata_shift)
            }
            _ => id.0,
        }
    }

    /// What replaces incoming value `index` of the phi at hand.
    pub(super) fn incoming(self, index: usize) -> Option<&'p Incoming> {
        self.local.and_then(|local| local.expanded.incoming(index))
    }

    /// Type of a value.
    pub(super) fn type_of(self, value: ValueId) -> TypeId {
        match self.local {
            Some(local) => local.body.value_type(self.context.module, value),
            None => self.context.module.value_type(value),
        }
    }

    /// The address space of a pointer value, 0 for anything else.
    pub(super) fn address_space(self, value: ValueId) -> u32 {
        match self.context.module.types.get(self.type_of(value)) {
            Type::Pointer { address_space, .. } => address_space,
            _ => 0,
        }
    }
}
