//! Compile-time properties of functions, kernel parameters and variables.
//!
//! DPC++ writes a property as a string attribute (`"sycl-init-mode"="1"`); its own pass then adds
//! metadata that spells out what SPIR-V has (`!spirv.Decorations`, `!reqd_work_group_size`). Other compilers
//! have them in annotations. A module may have all of it: what the metadata says comes first, and
//! the rest adds only what it does not say. What the properties are and what becomes of them is the
//! registry's to say (`crate::properties`).

use lapidary_bitcode::ir::{
    AttributeIndex, AttributeListId, Constant, FunctionId, GlobalId, Linkage, Metadata, MetadataId,
    MetadataOperands, ModuleValue, Value,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Decoration, ExecutionMode, Extension, Op, Operand, OperandKind};
use lapidary_spirv::signature::Bearer;

use crate::lower::attach::decorations::{Operands, operands_fit, push_string};
use crate::lower::emit::Emitter;
use crate::lower::emit::access_metadata::ALIASING;
use crate::lower::error::{Error, Result};
use crate::properties::annotation::{self, Named};
use crate::properties::registry::stands_at;
use crate::properties::{Effect, Held, Outcome, Place, Target, Word, find, given};

/// The host access of a device global that does not state one: read and write, in SYCL's numbering.
const ANY_ACCESS: u32 = 2;

/// Decorations of variables that change what a program means, and their extensions: metadata that
/// asks for one that is not allowed is refused.
const ASKED_FOR: &[(Decoration, Extension)] = &[
    (Decoration::HostAccessINTEL, Extension::SPV_INTEL_global_variable_host_access),
    (Decoration::InitModeINTEL, Extension::SPV_INTEL_global_variable_fpga_decorations),
    (
        Decoration::ImplementInRegisterMapINTEL,
        Extension::SPV_INTEL_global_variable_fpga_decorations,
    ),
];

/// A decoration with the words after its number.
pub(super) type Decorated = (Decoration, Vec<u32>);

/// What the properties of a function come to.
#[derive(Default)]
pub(super) struct FunctionProperties {
    decorations: Vec<Decorated>,
    /// Modes that no metadata stands for.
    pub(super) modes: Vec<(ExecutionMode, Vec<u32>)>,
    /// What metadata says as well, by its kind.
    metadata: Vec<(&'static str, Vec<Word>)>,
}

impl<'s> Emitter<'s> {
    /// Checks the properties of something; notes what does not hold. `of` says what it is.
    pub(super) fn properties(
        &mut self,
        named: &[Named],
        place: Place,
        of: impl Fn(&Self) -> String,
    ) -> Vec<Held> {
        let mut held = Vec::new();
        for given in given::check(named, place) {
            if let Some(problem) = given.problem() {
                let of = of(self);
                self.note(format!("{problem} ({of})"));
            }
            held.extend(given.read.and_then(|read| read.ok()));
        }
        held
    }

    /// What annotations say of a symbol; notes what is wrong with them.
    fn annotated(&mut self, symbol: ModuleValue) -> Vec<Named> {
        let Some(annotated) = self.facts.annotated(symbol) else { return Vec::new() };
        for problem in &annotated.problems {
            self.note(format!("an annotation is left out: {problem}"));
        }
        annotated.properties.clone()
    }

    /// What attributes say, and annotations behind them.
    pub(super) fn named(
        &self,
        attributes: Option<AttributeListId>,
        index: AttributeIndex,
        annotated: Vec<Named>,
    ) -> Vec<Named> {
        let is_property = |name: &[u8]| find(name).is_some();
        let attributes = given::attributes(self.facts.module, attributes, index, is_property);
        attributes.chain(annotated).collect()
    }

    /// Whether a list of attributes has properties to look at.
    pub(super) fn has_properties(&self, list: Option<AttributeListId>) -> bool {
        list.is_some_and(|list| self.facts.has_properties[list.index()])
    }

    /// Decorates a global variable with its properties.
    pub(crate) fn global_properties(&mut self, global: GlobalId, id: Id) -> Result<()> {
        let module = self.facts.module;
        let variable = &module.globals[global.index()];
        let attachments = module.attachments_of(variable.attachments);
        let find = |wanted: &[u8]| module.attached(attachments, wanted);
        if let Some(number) = find(b"io_pipe_id").and_then(|node| self.metadata_int(node, 0)) {
            self.decorate_if_allowed(id, Decoration::IOPipeStorageINTEL, &[number as u32]);
        }
        let node = find(b"spirv.Decorations");
        let mut list = node.map(|node| self.decoration_list(node)).unwrap_or_default();
        for &(decoration, extension) in ASKED_FOR {
            if list.iter().any(|item| item.0 == decoration) && !self.allows(extension) {
                let what =
                    Decoration::ENUMERATION.by_value(decoration.0).map_or("", |row| row.name);
                return Err(Error::needs_extension(format_args!("decoration {what}"), extension));
            }
        }
        let symbol = ModuleValue::Global(global);
        let annotated = self.annotated(symbol);
        let named = self.named(variable.attributes, AttributeIndex::Function, annotated);
        let name = |_: &Self| {
            format!("variable '{}'", String::from_utf8_lossy(module.str(variable.object.name)))
        };
        let held = self.properties(&named, Place::GLOBAL, name);
        add_decorations(&mut list, &held, self.facts.target);
        if has_linkage(variable.object.linkage) {
            list.retain(|item| item.0 != Decoration::LinkageAttributes);
        }
        let text = |name: &str| named.iter().find(|row| row.0 == name).map(|row| &row.1[..]);
        if text("sycl-device-global-size").is_some() {
            let access = held.iter().find(|held| held.property.outcome == Outcome::HostAccess);
            let access = access.map_or(ANY_ACCESS, |held| held.value.number() as u32);
            let mut words = vec![access];
            push_string(&mut words, text("sycl-unique-id").unwrap_or_default());
            add(&mut list, (Decoration::InternalHostAccessINTEL, words));
        }
        self.decorate_all(id, Place::GLOBAL, list);
        Ok(())
    }

    /// What the properties of the function at hand come to.
    pub(super) fn function_properties(&mut self, function: FunctionId) -> FunctionProperties {
        let facts = self.facts;
        let module = facts.module;
        let attributes = module.functions[function.index()].attributes;
        let mut annotated = self.annotated(ModuleValue::Function(function));
        if facts.annotates_variables {
            let (of_body, problems) = annotation::of_body(module, self.body);
            annotated.extend(of_body);
            for problem in problems {
                self.note(format!("an annotation is left out: {problem}"));
            }
        }
        if annotated.is_empty() && !self.has_properties(attributes) {
            return FunctionProperties::default();
        }
        let named = self.named(attributes, AttributeIndex::Function, annotated);
        let name = |_: &Self| {
            format!("function '{}'", String::from_utf8_lossy(module.function_name(function)))
        };
        let held = self.properties(&named, Place::FUNCTION, name);
        let esimd = self.function_metadata(b"sycl_explicit_simd").is_some();
        let target = Target { esimd, ..facts.target };
        let mut properties = FunctionProperties::default();
        for effect in held.iter().flat_map(|held| held.effects(target)) {
            match effect {
                Effect::Decoration(decoration, words) => {
                    properties.decorations.push((decoration, words));
                }
                Effect::Mode(mode, words) => properties.modes.push((mode, words)),
                Effect::Metadata(kind, words) => properties.metadata.push((kind, words)),
                // Of pointers alone.
                Effect::Alignment(_) | Effect::CacheControl(..) => {}
            }
        }
        properties
    }

    /// Decorates a function with its properties.
    pub(super) fn property_decorations(
        &mut self,
        function: FunctionId,
        properties: &FunctionProperties,
        id: Id,
    ) {
        let node = self.function_metadata(b"spirv.Decorations");
        let mut list = node.map(|node| self.decoration_list(node)).unwrap_or_default();
        for decorated in &properties.decorations {
            add(&mut list, decorated.clone());
        }
        let linkage = self.facts.module.functions[function.index()].object.linkage;
        if !self.facts.is_kernel(function) && has_linkage(linkage) {
            list.retain(|item| item.0 != Decoration::LinkageAttributes);
        }
        self.decorate_all(id, Place::FUNCTION, list);
    }

    /// The decorations of a node: each operand is a node of a number and operands. Notes which of
    /// them are no decorations.
    pub(super) fn decoration_list(&mut self, node: MetadataId) -> Vec<Decorated> {
        let mut found = Vec::new();
        for node in self.node_operands(node).iter() {
            let found_here = match node {
                Some(node) => self.decoration(node),
                None => Err(None),
            };
            match found_here {
                Ok(decoration) => found.extend(decoration),
                Err(number) => {
                    let number =
                        number.map_or(String::new(), |it: Decoration| format!(" {}", it.0));
                    self.note(format!(
                        "the decoration{number} in 'spirv.Decorations' is left out: these are not \
                         its operands"
                    ));
                }
            }
        }
        found
    }

    /// Reads a decoration from its node. Gives nothing for a switch that is off, and as the error the
    /// decoration, if it has a number, whose operands are wrong.
    fn decoration(
        &mut self,
        node: MetadataId,
    ) -> std::result::Result<Option<Decorated>, Option<Decoration>> {
        let operands = self.node_operands(node);
        let decoration = Decoration(self.metadata_int(node, 0).ok_or(None)? as u32);
        let wrong = Err(Some(decoration));
        let row = Decoration::ENUMERATION.by_value(decoration.0);
        let takes = Operands::of(decoration);
        if takes == Operands::Ids {
            return wrong;
        }
        let mut words = Vec::new();
        for (at, operand) in operands.iter().enumerate().skip(1) {
            let Some(operand) = operand else { return wrong };
            match self.body.metadata(self.facts.module, operand) {
                Metadata::Node { .. } if takes == Operands::Scopes => {
                    let list = match self.allows(ALIASING) {
                        true => self.scope_list(operand),
                        // Without the extension the decoration is left out in the end, so any id will do.
                        false => Some(Id::NONE),
                    };
                    let Some(list) = list else { return wrong };
                    words.push(list.0);
                }
                _ if takes == Operands::Scopes => return wrong,
                Metadata::String(text) => {
                    let text = String::from_utf8_lossy(text);
                    if !row.is_some_and(|row| has_no_text(row.parameters)) {
                        push_string(&mut words, &text);
                        continue;
                    }
                    // Numbers in a text: a latency is `relative,type,cycle`.
                    for part in text.split(',') {
                        let Ok(number) = part.trim().parse::<i64>() else { return wrong };
                        words.push(number as u32);
                    }
                }
                _ => match self.metadata_word(node, at) {
                    Some(word) => words.push(word),
                    None => return wrong,
                },
            }
        }
        // A decoration without operands may have a switch: `{i32 19, i32 1}` is Restrict, and 0 turns it off.
        if let (Some(row), [switch]) = (row, &words[..])
            && row.parameters.is_empty()
        {
            if *switch == 0 {
                return Ok(None);
            }
            words.clear();
        }
        // Too few or too many words would make the module unreadable.
        if row.is_some_and(|row| !operands_fit(row.parameters, &words)) {
            return wrong;
        }
        Ok(Some((decoration, words)))
    }

    /// A literal: a number, or the bits of a float.
    fn metadata_word(&self, node: MetadataId, at: usize) -> Option<u32> {
        let operand = self.node_operands(node).get(at)?;
        let Metadata::Value { value, .. } = self.body.metadata(self.facts.module, operand) else {
            return None;
        };
        if let Value::Constant(_, Constant::Float(bits)) = self.body.value(self.facts.module, value)
        {
            return Some(bits[0] as u32);
        }
        self.metadata_int(node, at).map(|value| value as u32)
    }

    /// The operands of a node; none where it is something else.
    pub(super) fn node_operands(&self, node: MetadataId) -> MetadataOperands<'s> {
        match self.body.metadata(self.facts.module, node) {
            Metadata::Node { operands, .. } => operands,
            _ => MetadataOperands(&[]),
        }
    }

    /// What the function says by metadata of one of these kinds, or by a property that stands for it.
    pub(super) fn said(
        &self,
        kinds: &[&'static str],
        properties: &FunctionProperties,
    ) -> Option<Vec<Word>> {
        let own = kinds.iter().find_map(|kind| self.function_metadata(kind.as_bytes()));
        if let Some(node) = own {
            let operands = self.node_operands(node);
            let words = operands.iter().enumerate().filter_map(|(at, operand)| {
                match self.body.metadata(self.facts.module, operand?) {
                    Metadata::String(text) => {
                        Some(Word::Text(String::from_utf8_lossy(text).into_owned()))
                    }
                    Metadata::Node { .. } => self.metadata_int(operand?, 0).map(Word::Id),
                    _ => self.metadata_int(node, at).map(Word::Number),
                }
            });
            return Some(words.collect());
        }
        let said = properties.metadata.iter().find(|row| kinds.contains(&row.0));
        said.map(|row| row.1.clone())
    }

    /// Decorates what is of a place with the decorations that may stand there.
    pub(super) fn decorate_all(&mut self, id: Id, place: Place, list: Vec<Decorated>) {
        for (decoration, words) in list {
            if self.may_stand(decoration, place) && self.may_bear(decoration, id) {
                self.decorate_if_allowed(id, decoration, &words);
            }
        }
    }

    /// Whether a decoration may be written on an id; notes it where it may not, as nobody takes a module
    /// that has it there.
    pub(super) fn may_bear(&mut self, decoration: Decoration, id: Id) -> bool {
        let Some(bearer) = Bearer::of(decoration) else { return true };
        let bears = self.memory_object(id).is_some_and(|op| bearer.is_defined_by(op));
        if !bears {
            let name = Decoration::ENUMERATION.by_value(decoration.0).map_or("", |it| it.name);
            self.note(format!("the decoration {name} is left out: it stands only at {bearer}"));
        }
        bears
    }

    /// What defines an id that is a variable, or a parameter of pointer type.
    fn memory_object(&self, id: Id) -> Option<Op> {
        match self.b.memory_object(id) {
            Some(Op::FunctionParameter) => self.pointee(id).map(|_| Op::FunctionParameter),
            Some(op) => Some(op),
            None => {
                let symbol = self.b.symbol_of(id)?;
                self.facts.is_variable_symbol(symbol.0).then_some(Op::Variable)
            }
        }
    }

    /// Whether a decoration may stand at a place; notes it where it may not.
    pub(super) fn may_stand(&mut self, decoration: Decoration, place: Place) -> bool {
        let stands = stands_at(decoration, place);
        if !stands {
            let name = Decoration::ENUMERATION.by_value(decoration.0).map_or("", |it| it.name);
            self.note(format!("the decoration {name} is left out: it does not stand at a {place}"));
        }
        stands
    }
}

/// Whether a symbol has the linkage that LLVM says, which a decoration must not say again.
fn has_linkage(linkage: Linkage) -> bool {
    !matches!(linkage, Linkage::Internal | Linkage::Private)
}

/// Whether a decoration has operands and none of them is a text.
fn has_no_text(parameters: &[Operand]) -> bool {
    parameters.iter().all(|operand| operand.kind != OperandKind::LiteralString)
}

/// Adds the decorations that properties say and `list` does not.
pub(super) fn add_decorations(list: &mut Vec<Decorated>, held: &[Held], target: Target) {
    for effect in held.iter().flat_map(|held| held.effects(target)) {
        if let Effect::Decoration(decoration, words) = effect {
            add(list, (decoration, words));
        }
    }
}

/// Adds a decoration, unless one of this number is there.
fn add(list: &mut Vec<Decorated>, decoration: Decorated) {
    if !list.iter().any(|(known, _)| *known == decoration.0) {
        list.push(decoration);
    }
}
