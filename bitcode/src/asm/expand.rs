//! Constant expressions that LLVM 22 no longer has (`select`, `icmp`, `zext`, most binary operators):
//! where an instruction uses one, instructions that compute it are written before it; for a phi,
//! in a block of its own on the edge. LLVM's own reader does so for old files
//! (`BitcodeReader::materializeValue`), and the names are those it gives.

use std::collections::HashSet;

use rustc_hash::FxHashMap;

use super::context::{Local, ModuleContext, Numbers, Scope};
use super::expanded::{Edge, Edges, Incoming, Names};
use super::instructions::InstructionPrinter;
use super::text::put;
use crate::Error;
use crate::ir::{
    BlockId, Body, Constant, ConstantExpr, InstId, Instruction, Module, Type, TypeId, Value,
    ValueId,
};

/// How deep expressions may nest.
const MAX_DEPTH: u32 = 400;

/// The expansions of one body.
pub(super) struct Expander {
    /// Whether a constant of the module needs expansion.
    module_any: bool,
    /// What is known of constants: whether they need expansion.
    needs: FxHashMap<ValueId, bool>,
    /// Text before instructions, and the names in it.
    insts: FxHashMap<InstId, (String, Names)>,
    pub(super) edges: Edges,
    /// Names in use in the function, and LLVM's counter for making more.
    used: HashSet<String>,
    last_unique: u32,
    /// The name of a block that no edge needed yet.
    spare: Option<String>,
    none: Names,
}

impl Expander {
    pub(super) fn new(module: &Module<'_>) -> Self {
        let module_any = (0..module.values.len() as u32).any(|value| {
            matches!(module.constant(ValueId(value)), Some(Constant::Expr(it)) if !it.is_current())
        });
        Expander {
            module_any,
            needs: FxHashMap::default(),
            insts: FxHashMap::default(),
            edges: Edges::default(),
            used: HashSet::new(),
            last_unique: 0,
            spare: None,
            none: Names::default(),
        }
    }

    /// Makes the expansions of a body.
    pub(super) fn start(
        &mut self,
        context: &ModuleContext<'_>,
        body: &Body,
        numbers: &Numbers,
    ) -> Result<(), Error> {
        self.insts.clear();
        self.edges.0.clear();
        let local_any = body.local_constants().any(|value| {
            let value = body.value(context.module, ValueId(value));
            matches!(value, Value::Constant(_, Constant::Expr(it)) if !it.is_current())
        });
        if !self.module_any && !local_any {
            return Ok(());
        }
        self.needs.clear();
        self.used.clear();
        self.last_unique = 0;
        self.spare = None;
        let place = Place { context, body, numbers };
        let mut operands = Vec::new();
        for block in 0..body.block_count() {
            for inst in body.block_insts(BlockId(block)) {
                let id = InstId(inst);
                let inst = body.inst(id);
                if let Instruction::Phi { values, blocks, .. } = inst {
                    self.phi(place, BlockId(block), id, values, blocks)?;
                    continue;
                }
                operands.clear();
                operands_as_read(&inst, body, &mut operands);
                let (mut text, mut names) = (String::new(), Names::default());
                for &operand in &operands {
                    if self.needs(place, operand, 0)? && names.get(operand).is_none() {
                        let name = self.materialize(&mut text, place, operand)?;
                        names.values.insert(operand, name);
                    }
                }
                if !text.is_empty() {
                    self.insts.insert(id, (text, names));
                }
            }
        }
        Ok(())
    }

    /// The text before an instruction.
    pub(super) fn text(&self, inst: InstId) -> &str {
        if self.insts.is_empty() { "" } else { self.insts.get(&inst).map_or("", |it| &it.0) }
    }

    /// The names that an instruction uses.
    pub(super) fn names(&self, inst: InstId) -> &Names {
        if self.insts.is_empty() {
            return &self.none;
        }
        self.insts.get(&inst).map_or(&self.none, |it| &it.1)
    }

    /// No names at all.
    pub(super) fn no_names(&self) -> &Names {
        &self.none
    }

    /// Writes the blocks on edges to `to`, which stand before it.
    pub(super) fn push_edges(&self, out: &mut String, body: &Body, numbers: &Numbers, to: BlockId) {
        for edge in self.edges.0.iter().filter(|edge| edge.to == to) {
            put!(out, "\n{}:\n{}  br label %", edge.name, edge.text);
            numbers.push_block(out, body, to);
            out.push('\n');
        }
    }

    fn phi(
        &mut self,
        place: Place<'_>,
        block: BlockId,
        id: InstId,
        values: &[ValueId],
        blocks: &[BlockId],
    ) -> Result<(), Error> {
        let mut names = Names::default();
        let mut seen = FxHashMap::default();
        for (index, (&value, &from)) in values.iter().zip(blocks).enumerate() {
            let mut incoming = Incoming::default();
            let edge = self.edges.find(from, block);
            if seen.insert(from, index).is_some() {
                // LLVM requires the value to be the same, and keeps one of them.
                incoming.duplicate = edge.is_some();
            } else {
                // LLVM makes a block before it knows whether it needs one, and keeps it for the next
                // edge if not: that decides the names.
                if edge.is_none() && self.spare.is_none() {
                    self.spare = Some(self.unique("phi.constexpr"));
                }
                if !self.needs(place, value, 0)? {
                    names.incoming.push(incoming);
                    continue;
                }
                let edge = match (edge, self.spare.take()) {
                    (Some(edge), spare) => {
                        self.spare = spare;
                        edge
                    }
                    (None, spare) => {
                        let name = spare.unwrap_or_default();
                        self.edges.0.push(Edge { from, to: block, name, text: String::new() });
                        self.edges.0.len().saturating_sub(1)
                    }
                };
                let mut text = std::mem::take(&mut self.edges.0[edge].text);
                incoming.name = Some(self.materialize(&mut text, place, value)?);
                self.edges.0[edge].text = text;
            }
            names.incoming.push(incoming);
        }
        self.insts.insert(id, (String::new(), names));
        Ok(())
    }

    /// Whether a value is or contains an expression that must be expanded.
    fn needs(&mut self, place: Place<'_>, value: ValueId, depth: u32) -> Result<bool, Error> {
        if value.as_metadata().is_some() {
            return Ok(false);
        }
        let Value::Constant(_, constant) = place.body.value(place.context.module, value) else {
            return Ok(false);
        };
        if !matches!(constant, Constant::Expr(_) | Constant::Aggregate(_)) {
            return Ok(false);
        }
        if let Some(&known) = self.needs.get(&value) {
            return Ok(known);
        }
        if depth > MAX_DEPTH {
            return Err(Error::unprintable(format!("constants that nest deeper than {MAX_DEPTH}")));
        }
        let mut needs = matches!(constant, Constant::Expr(it) if !it.is_current());
        for operand in constant_operands(&constant) {
            needs |= self.needs(place, operand, depth.saturating_add(1))?;
        }
        self.needs.insert(value, needs);
        Ok(needs)
    }

    /// Writes the instructions that compute a constant, and gives the name of the result.
    fn materialize(
        &mut self,
        out: &mut String,
        place: Place<'_>,
        value: ValueId,
    ) -> Result<String, Error> {
        let mut names = Names::default();
        let mut stack = vec![value];
        // Operands first, by an explicit stack. `needs` has shown that there is no cycle.
        while let Some(&value) = stack.last() {
            let Value::Constant(ty, constant) = place.body.value(place.context.module, value)
            else {
                return Err(Error::unprintable("an expansion of what is no constant"));
            };
            let before = stack.len();
            for operand in constant_operands(&constant).into_iter().rev() {
                if self.needs(place, operand, 0)? && names.get(operand).is_none() {
                    stack.push(operand);
                }
            }
            if stack.len() > before {
                continue;
            }
            stack.pop();
            if names.get(value).is_none() {
                let name = match constant {
                    Constant::Aggregate(elements) => {
                        self.aggregate(out, place, &names, ty, elements)?
                    }
                    Constant::Expr(expression) => {
                        let name = self.unique("constexpr");
                        put!(out, "  %{name} = ");
                        place.push(out, &names, ty, &as_instruction(expression))?;
                        out.push('\n');
                        name
                    }
                    _ => return Err(Error::unprintable("an expansion of a plain constant")),
                };
                names.values.insert(value, name);
            }
        }
        match names.values.remove(&value) {
            Some(name) => Ok(name),
            None => Err(Error::unprintable("a constant expression without a value")),
        }
    }

    /// Writes the insertions that make up a struct, array or vector.
    fn aggregate(
        &mut self,
        out: &mut String,
        place: Place<'_>,
        names: &Names,
        ty: TypeId,
        elements: &[ValueId],
    ) -> Result<String, Error> {
        let scope = place.scope(names);
        let vector = matches!(place.context.module.types.get(ty), Type::Vector { .. });
        let mut last = "poison".to_owned();
        for (index, &element) in elements.iter().enumerate() {
            let name = self.unique("constexpr.ins");
            let mnemonic = if vector { "insertelement" } else { "insertvalue" };
            put!(out, "  %{name} = {mnemonic} {} {last}, ", place.context.ty(ty));
            scope.push_typed(out, element)?;
            put!(out, ", {}{index}\n", if vector { "i32 " } else { "" });
            last = format!("%{name}");
        }
        Ok(last.split_off(1))
    }

    /// A name that is not in use, made as LLVM's symbol table makes it.
    fn unique(&mut self, base: &str) -> String {
        let mut name = base.to_owned();
        while !self.used.insert(name.clone()) {
            self.last_unique = self.last_unique.saturating_add(1);
            name = format!("{base}{}", self.last_unique);
        }
        name
    }
}

/// The body in which expressions are expanded.
#[derive(Clone, Copy)]
struct Place<'p> {
    context: &'p ModuleContext<'p>,
    body: &'p Body,
    numbers: &'p Numbers,
}

impl<'p> Place<'p> {
    fn scope(self, names: &'p Names) -> Scope<'p> {
        let local =
            Local { body: self.body, numbers: self.numbers, metadata_shift: 0, expanded: names };
        Scope { context: self.context, local: Some(local) }
    }

    fn push(
        self,
        out: &mut String,
        names: &Names,
        ty: TypeId,
        inst: &Instruction<'_>,
    ) -> Result<(), Error> {
        let scope = self.scope(names);
        InstructionPrinter::new(scope, self.body, self.numbers).operation(out, ty, inst)
    }
}

/// The values that a constant is made of.
fn constant_operands(constant: &Constant<'_>) -> Vec<ValueId> {
    match *constant {
        Constant::Aggregate(elements) => elements.to_vec(),
        Constant::Expr(expression) => match expression {
            ConstantExpr::Binary { lhs, rhs, .. } | ConstantExpr::Cmp { lhs, rhs, .. } => {
                vec![lhs, rhs]
            }
            ConstantExpr::FNeg { value } | ConstantExpr::Cast { value, .. } => vec![value],
            ConstantExpr::GetElementPtr { base, indices, .. } => {
                let mut operands = vec![base];
                operands.extend_from_slice(indices);
                operands
            }
            ConstantExpr::Select { condition, then, otherwise } => vec![condition, then, otherwise],
            ConstantExpr::ExtractElement { vector, index } => vec![vector, index],
            ConstantExpr::InsertElement { vector, element, index } => vec![vector, element, index],
            ConstantExpr::ShuffleVector { first, second, mask } => vec![first, second, mask],
        },
        _ => Vec::new(),
    }
}

/// The instruction that computes an expression.
fn as_instruction(expression: ConstantExpr<'_>) -> Instruction<'_> {
    let none = crate::ir::Flags::default();
    match expression {
        ConstantExpr::Binary { op, flags, lhs, rhs } => Instruction::Binary { op, flags, lhs, rhs },
        ConstantExpr::FNeg { value } => Instruction::FNeg { value, flags: none },
        ConstantExpr::Cast { op, value, .. } => Instruction::Cast { op, flags: none, value },
        ConstantExpr::GetElementPtr { source, base, indices, flags, .. } => {
            Instruction::GetElementPtr { source, base, indices, flags }
        }
        ConstantExpr::Select { condition, then, otherwise } => {
            Instruction::Select { condition, then, otherwise, flags: none }
        }
        ConstantExpr::Cmp { predicate, lhs, rhs } => {
            Instruction::Cmp { predicate, flags: none, lhs, rhs }
        }
        ConstantExpr::ExtractElement { vector, index } => {
            Instruction::ExtractElement { vector, index }
        }
        ConstantExpr::InsertElement { vector, element, index } => {
            Instruction::InsertElement { vector, element, index }
        }
        ConstantExpr::ShuffleVector { first, second, mask } => {
            Instruction::ShuffleVector { first, second, mask }
        }
    }
}

/// The value operands of an instruction in the order of its record, which is the order in which
/// LLVM expands them.
fn operands_as_read(inst: &Instruction<'_>, body: &Body, out: &mut Vec<ValueId>) {
    match *inst {
        Instruction::Br(_)
        | Instruction::Unreachable
        | Instruction::Ret(None)
        | Instruction::Phi { .. }
        | Instruction::Fence { .. } => {}
        Instruction::Ret(Some(value)) | Instruction::Resume(value) | Instruction::Freeze(value) => {
            out.push(value);
        }
        Instruction::CondBr { condition, .. } => out.push(condition),
        Instruction::Switch { value, .. } => out.push(value),
        Instruction::IndirectBr { address, .. } => out.push(address),
        Instruction::Invoke { call, .. }
        | Instruction::CallBr { call, .. }
        | Instruction::Call(call) => {
            for bundle in call.bundles {
                out.extend(&body.values[bundle.start as usize..][..bundle.len as usize]);
            }
            out.push(call.callee);
            out.extend(call.arguments);
        }
        Instruction::CleanupRet { pad, .. } | Instruction::CatchRet { pad, .. } => out.push(pad),
        Instruction::CatchSwitch { parent, .. } => out.push(parent),
        Instruction::LandingPad { clauses, .. } => {
            out.extend(clauses.iter().map(|clause| clause.value));
        }
        Instruction::CatchPad { parent, arguments }
        | Instruction::CleanupPad { parent, arguments } => {
            out.push(parent);
            out.extend(arguments);
        }
        Instruction::FNeg { value, .. }
        | Instruction::Cast { value, .. }
        | Instruction::ExtractValue { aggregate: value, .. }
        | Instruction::Load { pointer: value, .. }
        | Instruction::Alloca { count: value, .. }
        | Instruction::VaArg { list: value } => out.push(value),
        Instruction::Binary { lhs, rhs, .. } | Instruction::Cmp { lhs, rhs, .. } => {
            out.extend([lhs, rhs]);
        }
        Instruction::Select { condition, then, otherwise, .. } => {
            out.extend([then, otherwise, condition]);
        }
        Instruction::BitInsert { base, value, offset } => out.extend([base, value, offset]),
        Instruction::BitExtract { source, offset } => out.extend([source, offset]),
        Instruction::ExtractElement { vector, index } => out.extend([vector, index]),
        Instruction::InsertElement { vector, element, index } => {
            out.extend([vector, element, index]);
        }
        Instruction::ShuffleVector { first, second, mask } => out.extend([first, second, mask]),
        Instruction::InsertValue { aggregate, value, .. } => out.extend([aggregate, value]),
        Instruction::Store { pointer, value, .. }
        | Instruction::AtomicRmw { pointer, value, .. } => {
            out.extend([pointer, value]);
        }
        Instruction::GetElementPtr { base, indices, .. } => {
            out.push(base);
            out.extend(indices);
        }
        Instruction::CmpXchg { pointer, expected, new, .. } => out.extend([pointer, expected, new]),
    }
}
