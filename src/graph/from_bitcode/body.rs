//! The survey of one function body: calls, references, and the aspects of its types and
//! instructions.

use lapidary_bitcode::Error;
use lapidary_bitcode::ir::{
    Attachment, Body, Call, Constant, ConstantExpr, FunctionId, InstId, Instruction, MetadataId,
    ModuleValue, Type, TypeId, Value, ValueId,
};
use rustc_hash::FxHashSet;

use super::super::{AspectList, SymbolId};
use super::Survey;
use super::metadata::{Attached, Reader};
use super::values::{MAX_STEPS, address, stripped};
use crate::properties::annotation::{self, Named};

/// What a body says. Lists are in the order in which things were found, without repeats.
#[derive(Debug, Default)]
pub(super) struct BodyFacts {
    pub(super) calls: Vec<u32>,
    pub(super) references: Vec<u32>,
    pub(super) indirect: Vec<u32>,
    pub(super) aspects: Vec<i32>,
    pub(super) virtual_call: bool,
    /// Properties that annotations of local variables say.
    pub(super) properties: Vec<Named>,
    /// The attachments, whose nodes may belong to the body.
    pub(super) attached: Option<Box<Attached>>,
}

/// A list of numbers that takes each number once.
#[derive(Default)]
struct Unique {
    list: Vec<u32>,
    seen: FxHashSet<u32>,
}

impl Unique {
    fn add(&mut self, number: u32) {
        // Most lists are short: a set would cost more.
        let new = if self.list.len() < 16 {
            !self.list.contains(&number)
        } else {
            if self.seen.is_empty() {
                self.seen.extend(&self.list);
            }
            self.seen.insert(number)
        };
        if new {
            self.list.push(number);
        }
    }
}

impl<'m> Survey<'m> {
    /// Surveys the body of a definition; `body` is for reuse and holds it afterwards.
    pub(super) fn body(&self, function: FunctionId, body: &mut Body) -> Result<BodyFacts, Error> {
        self.module.decode_body(function, body)?;
        let (mut calls, mut references) = (Unique::default(), Unique::default());
        let mut indirect = Unique::default();
        let mut virtual_call = false;
        let mut seen = FxHashSet::default();
        let mut aspects = Vec::new();
        let mut using = |list: &[i32]| {
            for &aspect in list {
                if !aspects.contains(&aspect) {
                    aspects.push(aspect);
                }
            }
        };
        let noted = self.noted(body);
        let mut noted = &noted[..];
        for inst in (0..body.inst_count()).map(InstId) {
            let instruction = body.inst(inst);
            let mut refer = |value: ValueId| {
                self.symbols(body, value, &mut seen, |symbol| references.add(symbol.0));
            };
            self.result_aspects(body, inst, &instruction, &mut using);
            instruction.for_each_operand(body, |value| {
                if self.tells(body, value) {
                    refer(value);
                    self.value_aspects(body, value, &mut using);
                }
            });
            if let Some(call) = instruction.as_call() {
                match self.callee(body, call.callee) {
                    Callee::Function(id) => calls.add(id.0),
                    Callee::Unknown => {
                        refer(call.callee);
                        indirect.add(self.function_type(call.function_type));
                    }
                    Callee::Assembly => {}
                }
                virtual_call |=
                    call.attributes.is_some_and(|list| self.virtual_calls[list.index()]);
                self.value_aspects(body, call.callee, &mut using);
            }
            self.other_aspects(body, inst, &instruction, &mut noted, &mut using);
        }
        let reader = Reader { module: self.module, body: Some(body) };
        let attached = self.kinds.attached(&body.function_attachments, reader);
        let properties = match self.annotates_variables {
            true => annotation::of_body(self.module, body).0,
            false => Vec::new(),
        };
        Ok(BodyFacts {
            properties,
            calls: calls.list,
            references: references.list,
            indirect: indirect.list,
            aspects,
            virtual_call,
            attached,
        })
    }

    /// Calls `visit` with the aspects of each instruction that has some.
    pub(super) fn for_each_aspect(&self, body: &Body, mut visit: impl FnMut(InstId, &[i32])) {
        let noted = self.noted(body);
        let mut noted = &noted[..];
        for inst in (0..body.inst_count()).map(InstId) {
            let instruction = body.inst(inst);
            let mut using = |list: &[i32]| visit(inst, list);
            self.result_aspects(body, inst, &instruction, &mut using);
            instruction.for_each_operand(body, |value| {
                self.value_aspects(body, value, &mut using);
            });
            if let Some(call) = instruction.as_call() {
                self.value_aspects(body, call.callee, &mut using);
            }
            self.other_aspects(body, inst, &instruction, &mut noted, &mut using);
        }
    }

    fn list_aspects(&self, list: AspectList, visit: &mut impl FnMut(&[i32])) {
        if list != AspectList::EMPTY {
            visit(self.lists.get(list));
        }
    }

    /// The aspects of the types that an instruction makes a value of or computes in.
    fn result_aspects(
        &self,
        body: &Body,
        inst: InstId,
        instruction: &Instruction<'_>,
        visit: &mut impl FnMut(&[i32]),
    ) {
        self.list_aspects(self.type_aspects[body.inst_type(inst).index()], visit);
        match *instruction {
            Instruction::Alloca { allocated: ty, .. }
            | Instruction::GetElementPtr { source: ty, .. } => {
                self.list_aspects(self.type_aspects[ty.index()], visit);
            }
            _ => {}
        }
    }

    /// The aspects that follow from what an instruction does and from its metadata. `noted` is what
    /// [`noted`](Self::noted) gave, from this instruction on.
    fn other_aspects(
        &self,
        body: &Body,
        inst: InstId,
        instruction: &Instruction<'_>,
        noted: &mut &[(InstId, MetadataId)],
        visit: &mut impl FnMut(&[i32]),
    ) {
        let callee = |call: &Call<'_>| match self.callee(body, call.callee) {
            Callee::Function(function) => Some(function),
            Callee::Unknown | Callee::Assembly => None,
        };
        if let Some(aspect) = self.operations.aspect(self.module, body, inst, instruction, callee) {
            visit(&[aspect]);
        }
        if let Some((&(at, node), rest)) = noted.split_first()
            && at == inst
        {
            *noted = rest;
            visit(&Reader { module: self.module, body: Some(body) }.numbers(node));
        }
    }

    /// The instructions with metadata that lists aspects, ascending; of several lists the first
    /// counts. Many instructions have metadata, hardly any this one.
    fn noted(&self, body: &Body) -> Vec<(InstId, MetadataId)> {
        let lists = |attachment: &Attachment| self.kinds.used_aspects.contains(&attachment.kind);
        let noted = body.attachments.iter().filter(|(_, attachment)| lists(attachment));
        let mut noted: Vec<_> = noted.map(|(inst, attachment)| (*inst, attachment.node)).collect();
        noted.dedup_by_key(|(inst, _)| *inst);
        noted
    }

    /// Whether an operand may mention a symbol or use an aspect: results and arguments do not.
    fn tells(&self, body: &Body, value: ValueId) -> bool {
        match self.telling.get(value.index()) {
            Some(&telling) => telling,
            None => body.local_constants().contains(&value.0),
        }
    }

    /// Visits the aspects of an operand: those of its type; of a constant address, also those of the
    /// types that it is computed in and of the value type of the symbol below. Results and arguments
    /// are counted where they are defined.
    fn value_aspects(&self, body: &Body, value: ValueId, visit: &mut impl FnMut(&[i32])) {
        if let Some(&aspects) = self.value_aspects.get(value.index()) {
            return self.list_aspects(aspects, visit);
        }
        let Value::Constant(ty, mut constant) = body.value(self.module, value) else { return };
        self.list_aspects(self.type_aspects[ty.index()], visit);
        // As deep as constants nest; a limit against cycles.
        for _ in 0..MAX_STEPS {
            let Some((source, inner)) = address(constant) else { return };
            if let Some(source) = source {
                self.list_aspects(self.type_aspects[source.index()], visit);
            }
            if let Some(&aspects) = self.value_aspects.get(inner.index()) {
                return self.list_aspects(aspects, visit);
            }
            let Value::Constant(_, below) = body.value(self.module, inner) else { return };
            constant = below;
        }
    }

    /// The aspects of a module-level value as an operand, as lists to be united.
    pub(super) fn module_value_aspects(&self, value: ValueId) -> Vec<AspectList> {
        if let Some(symbol) = self.values.symbol(value) {
            return vec![self.symbol_aspects(symbol)];
        }
        let mut lists = vec![self.type_aspects[self.module.value_type(value).index()]];
        let mut at = value;
        for _ in 0..MAX_STEPS {
            let Some((source, inner)) = self.module.constant(at).and_then(address) else { break };
            lists.extend(source.map(|source| self.type_aspects[source.index()]));
            if let Some(symbol) = self.values.symbol(inner) {
                lists.push(self.symbol_aspects(symbol));
                break;
            }
            at = inner;
        }
        lists
    }

    pub(super) fn symbol_aspects(&self, symbol: SymbolId) -> AspectList {
        let functions = &self.module.functions;
        match (symbol.0 as usize).checked_sub(functions.len()) {
            None => self.type_aspects[functions[symbol.0 as usize].function_type.index()],
            Some(variable) => self.variable_aspects[variable],
        }
    }

    /// The symbols that an operand is or mentions.
    fn symbols(
        &self,
        body: &Body,
        value: ValueId,
        seen: &mut FxHashSet<u32>,
        mut visit: impl FnMut(SymbolId),
    ) {
        let mut left = vec![];
        let mut next = Some(value);
        while let Some(value) = next {
            if value.index() < self.module.values.len() {
                if self.values.mentions(value) {
                    self.values.symbols(value, seen, &mut visit);
                }
            } else if body.local_constants().contains(&value.0)
                && let Value::Constant(_, constant) = body.value(self.module, value)
                && has_parts(&constant)
                && seen.insert(value.0)
            {
                constant.for_each_part(|part| left.push(part));
            }
            next = left.pop();
        }
    }

    /// What a call calls.
    pub(super) fn callee(&self, body: &Body, value: ValueId) -> Callee {
        let mut value = value;
        for _ in 0..MAX_STEPS {
            if value.index() < self.module.values.len() {
                if let Some(function) = self.values.function(value) {
                    return Callee::Function(function);
                }
                let assembly =
                    matches!(self.module.values[value.index()], ModuleValue::Constant(_))
                        && matches!(self.module.constant(value), Some(Constant::InlineAsm(_)));
                return if assembly { Callee::Assembly } else { Callee::Unknown };
            }
            match body.value(self.module, value) {
                Value::Constant(_, Constant::InlineAsm(_)) => return Callee::Assembly,
                Value::Constant(_, constant) => match stripped(constant, |_| false) {
                    Some(inner) => value = inner,
                    None => return Callee::Unknown,
                },
                _ => return Callee::Unknown,
            }
        }
        Callee::Unknown
    }

    /// The number of a function type: types are unique but for what typed pointers point to.
    pub(super) fn function_type(&self, ty: TypeId) -> u32 {
        match self.module.types.get(ty) {
            Type::Function { .. } => ty.0,
            _ => u32::MAX >> 1,
        }
    }
}

/// What a call calls.
pub(super) enum Callee {
    Function(FunctionId),
    Assembly,
    /// Some pointer.
    Unknown,
}

fn has_parts(constant: &Constant<'_>) -> bool {
    matches!(
        constant,
        Constant::Aggregate(_)
            | Constant::PtrAuth(_)
            | Constant::BlockAddress { .. }
            | Constant::DsoLocalEquivalent(_)
            | Constant::NoCfi(_)
            | Constant::Expr(
                ConstantExpr::Binary { .. }
                    | ConstantExpr::Cast { .. }
                    | ConstantExpr::GetElementPtr { .. }
                    | ConstantExpr::Select { .. }
                    | ConstantExpr::Cmp { .. }
                    | ConstantExpr::ExtractElement { .. }
                    | ConstantExpr::InsertElement { .. }
                    | ConstantExpr::ShuffleVector { .. }
            )
    )
}
