//! Functions as text: header, blocks, debug records and what stands behind each instruction
//! (LangRef, "Functions", "Debug Records").

use super::attributes::ListGroups;
use super::context::{Local, ModuleContext, Numbers, Scope};
use super::expand::Expander;
use super::expanded::Names;
use super::instructions::InstructionPrinter;
use super::lifetime::{Declared, Lifetimes};
use super::module::{push_comdat, push_object};
use super::text::{calling_convention, push_word, put, quoted};
use crate::Error;
use crate::ir::{
    BlockId, Body, Constant, DebugOperand, DebugRecord, Function, FunctionId, InstId, Instruction,
    MetadataId, ModuleValue, Type, Value, ValueId,
};

/// Writes functions one after the other, with tables that are reused.
pub(super) struct FunctionPrinter<'m> {
    context: &'m ModuleContext<'m>,
    body: Body,
    numbers: Numbers,
    expander: Expander,
    lifetimes: Lifetimes,
    groups: ListGroups,
    /// Number of function-level metadata printed so far.
    local_metadata: u32,
}

impl<'m> FunctionPrinter<'m> {
    pub(super) fn new(context: &'m ModuleContext<'m>) -> Self {
        FunctionPrinter {
            context,
            body: Body::default(),
            numbers: Numbers::default(),
            expander: Expander::new(context.module),
            lifetimes: Lifetimes::new(context.module),
            groups: ListGroups::default(),
            local_metadata: 0,
        }
    }

    /// Writes a function and the metadata nodes of its own.
    pub(super) fn push(
        &mut self,
        out: &mut String,
        value: ValueId,
        id: FunctionId,
    ) -> Result<(), Error> {
        let module = self.context.module;
        let function = &module.functions[id.index()];
        // See `push_declarations`.
        if self.lifetimes.is_old(value) || self.context.renamed(value).is_some() {
            return Ok(());
        }
        if function.declaration {
            return self.push_declaration(out, value, function);
        }
        module.decode_body(id, &mut self.body)?;
        self.numbers.set(module, &self.body);
        self.expander.start(self.context, &self.body, &self.numbers)?;
        out.push_str("\ndefine");
        let mut groups = std::mem::take(&mut self.groups);
        let scope = self.scope(self.expander.no_names());
        push_header(out, value, function, scope, &mut groups)?;
        for attachment in &self.body.function_attachments {
            out.push(' ');
            scope.push_attachment(out, attachment)?;
        }
        out.push_str(" {\n");
        for block in 0..self.body.block_count() {
            self.push_block(out, BlockId(block), &mut groups)?;
        }
        self.lifetimes.end_body();
        self.push_use_orders(out, value)?;
        out.push_str("}\n");
        self.groups = groups;
        let scope = self.scope(self.expander.no_names());
        let first = module.metadata_count();
        let limit = self.body.metadata_limit();
        for metadata in first..limit {
            scope.push_definition(out, MetadataId(metadata))?;
        }
        self.local_metadata = self.local_metadata.saturating_add(limit.saturating_sub(first));
        Ok(())
    }

    /// Writes the order of the uses of blocks, which decides in what order LLVM prints predecessors.
    fn push_use_orders(&self, out: &mut String, function: ValueId) -> Result<(), Error> {
        let mut uses = Vec::new();
        self.body.block_use_orders(self.context.module, |block, order| {
            if uses.is_empty() {
                uses = self.count_uses(function);
            }
            // LLVM ignores an order that does not fit; and one that changes nothing is not allowed in
            // text.
            let fits = uses[block.index()] as usize == order.len() && !order.is_sorted();
            if fits && self.expander.edges.0.is_empty() {
                out.push_str("uselistorder label %");
                self.numbers.push_block(out, &self.body, block);
                out.push_str(", { ");
                for (index, position) in order.iter().enumerate() {
                    put!(out, "{}{position}", if index > 0 { ", " } else { "" });
                }
                out.push_str(" }\n");
            }
        })?;
        Ok(())
    }

    /// How many uses each block has: branches, and the constant that is its address.
    fn count_uses(&self, function: ValueId) -> Vec<u32> {
        let (context, body) = (self.context, &self.body);
        let mut uses = count_branches(body);
        for (block, uses) in uses.iter_mut().enumerate() {
            let taken = context.address_taken(function, BlockId(block as u32));
            *uses = uses.saturating_add(u32::from(taken));
        }
        for value in body.local_constants() {
            let value = body.value(context.module, ValueId(value));
            if let Value::Constant(_, Constant::BlockAddress { function: of, block }) = value
                && of == function
                && !context.address_taken(function, BlockId(block))
                && let Some(uses) = uses.get_mut(block as usize)
            {
                *uses = uses.saturating_add(1);
            }
        }
        uses
    }

    /// The scope of the body at hand.
    fn scope<'p>(&'p self, expanded: &'p Names) -> Scope<'p> {
        let local = Local {
            body: &self.body,
            numbers: &self.numbers,
            metadata_shift: self.local_metadata,
            expanded,
        };
        Scope { context: self.context, local: Some(local) }
    }

    fn push_declaration(
        &mut self,
        out: &mut String,
        value: ValueId,
        function: &Function,
    ) -> Result<(), Error> {
        let (start, len) = function.attachments;
        let attachments = &self.context.module.attachments[start as usize..][..len as usize];
        out.push_str("\ndeclare");
        let scope = Scope::module(self.context);
        for attachment in attachments {
            out.push(' ');
            scope.push_attachment(out, attachment)?;
        }
        push_header(out, value, function, scope, &mut self.groups)?;
        out.push('\n');
        Ok(())
    }

    /// Begins behind functions that have so many metadata nodes of their own.
    pub(super) fn start(&mut self, nodes: u32) {
        self.local_metadata = nodes;
        self.lifetimes.take_declared();
    }

    /// How many such nodes came to these `nodes`, and what is to be declared behind all functions.
    pub(super) fn end(&mut self, nodes: u32) -> (u32, Vec<Declared>) {
        (self.local_metadata.saturating_sub(nodes), self.lifetimes.take_declared())
    }

    /// Writes the declarations that LLVM makes when it reads old intrinsics, those that the functions
    /// need among them.
    pub(super) fn push_declarations(
        &mut self,
        out: &mut String,
        declared: Vec<Declared>,
    ) -> Result<(), Error> {
        let module = self.context.module;
        for (index, &value) in module.values.iter().enumerate() {
            let ModuleValue::Function(id) = value else { continue };
            let value = ValueId(index as u32);
            if self.lifetimes.is_old(value) {
                self.lifetimes.push_rest(out, self.context, value);
            } else if self.context.renamed(value).is_some() {
                self.push_declaration(out, value, &module.functions[id.index()])?;
            }
        }
        super::lifetime::push_declarations(out, &declared);
        Ok(())
    }

    fn push_block(
        &mut self,
        out: &mut String,
        block: BlockId,
        groups: &mut ListGroups,
    ) -> Result<(), Error> {
        self.expander.push_edges(out, &self.body, &self.numbers, block);
        // An entry block without a name has no label.
        if block.0 > 0 || self.numbers.block_named(block) {
            if block.0 > 0 {
                out.push('\n');
            }
            self.numbers.push_block(out, &self.body, block);
            out.push_str(":\n");
        }
        let module = self.context.module;
        for inst in self.body.block_insts(block) {
            let id = InstId(inst);
            let inst = self.body.inst(id);
            let scratch = std::mem::take(groups);
            out.push_str(self.expander.text(id));
            let scope = self.scope(self.expander.names(id));
            for (_, record) in self.body.debug_records(id) {
                push_debug_record(out, scope, record)?;
            }
            if let Some(marker) = self.lifetimes.marker(module, &self.body, &inst) {
                let location = self.body.debug_location(id);
                let mut lifetimes = std::mem::take(&mut self.lifetimes);
                let scope = self.scope(self.expander.names(id));
                let result = lifetimes.push(out, scope, &marker, location);
                self.lifetimes = lifetimes;
                result?;
                *groups = scratch;
                continue;
            }
            let mut printer = InstructionPrinter {
                edges: Some((block, &self.expander.edges)),
                groups: scratch,
                ..InstructionPrinter::new(scope, &self.body, &self.numbers)
            };
            out.push_str("  ");
            printer.push(out, id, &inst)?;
            if let Some(location) = self.body.debug_location(id)
                && location.scope.is_some()
            {
                out.push_str(", !dbg ");
                scope.push_location(out, &location)?;
            }
            for (_, attachment) in self.body.attachments(id) {
                out.push_str(", ");
                scope.push_attachment(out, attachment)?;
            }
            out.push('\n');
            *groups = printer.groups;
        }
        Ok(())
    }
}

/// How many operands of terminators each block is.
fn count_branches(body: &Body) -> Vec<u32> {
    let mut uses = vec![0_u32; body.block_count() as usize];
    for block in 0..body.block_count() {
        let Some(last) = body.block_insts(BlockId(block)).last() else { continue };
        let mut count = |block: BlockId| {
            let uses = &mut uses[block.index()];
            *uses = uses.saturating_add(1);
        };
        match body.inst(InstId(last)) {
            Instruction::Br(target) | Instruction::CatchRet { target, .. } => count(target),
            Instruction::CondBr { then, otherwise, .. } => {
                count(then);
                count(otherwise);
            }
            Instruction::Switch { default, targets, .. } => {
                count(default);
                targets.iter().copied().for_each(count);
            }
            Instruction::IndirectBr { targets, .. } => targets.iter().copied().for_each(count),
            Instruction::Invoke { normal, unwind, .. } => {
                count(normal);
                count(unwind);
            }
            Instruction::CallBr { default, indirect, .. } => {
                count(default);
                indirect.iter().copied().for_each(count);
            }
            Instruction::CleanupRet { unwind, .. } => unwind.into_iter().for_each(count),
            Instruction::CatchSwitch { handlers, unwind, .. } => {
                handlers.iter().copied().for_each(&mut count);
                unwind.into_iter().for_each(count);
            }
            _ => {}
        }
    }
    uses
}

/// Writes the header of a function, after `define` or `declare`.
fn push_header(
    out: &mut String,
    value: ValueId,
    function: &Function,
    scope: Scope<'_>,
    groups: &mut ListGroups,
) -> Result<(), Error> {
    let context = scope.context;
    let module = context.module;
    let types = &module.types;
    let Type::Function { result, parameters, varargs } = types.get(function.function_type) else {
        return Err(Error::unprintable("a function whose type is no function type"));
    };
    let parameters = types.list(parameters);
    groups.set(module, function.attributes, parameters.len());
    push_object(out, &function.object);
    out.push(' ');
    calling_convention(out, function.calling_convention);
    context.attributes.push_result(out, groups);
    put!(out, "{} ", context.ty(result));
    context.push_symbol(out, value);
    out.push('(');
    for (index, &parameter) in parameters.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        out.push_str(context.ty(parameter));
        context.attributes.push_parameter(out, groups, index);
        if let Some(local) = scope.local {
            out.push_str(" %");
            local.numbers.push_local(out, local.body, local.body.argument(index as u32));
        }
    }
    if varargs {
        out.push_str(if parameters.is_empty() { "..." } else { ", ..." });
    }
    out.push(')');
    push_word(out, function.object.unnamed_addr.keyword());
    if function.object.address_space != 0 || context.program_address_space {
        put!(out, " addrspace({})", function.object.address_space);
    }
    context.attributes.push_function(out, groups);
    for (keyword, text) in [("section", function.section), ("partition", function.object.partition)]
    {
        if !text.is_empty() {
            put!(out, " {keyword} ");
            quoted(out, module.str(text));
        }
    }
    push_comdat(out, module, function.comdat, function.object.name, " ")?;
    if function.align != 0 {
        put!(out, " align {}", function.align);
    }
    if function.preferred_align != 0 {
        put!(out, " prefalign({})", function.preferred_align);
    }
    if !function.gc.is_empty() {
        out.push_str(" gc ");
        quoted(out, module.str(function.gc));
    }
    let module_scope = Scope::module(context);
    for (keyword, value) in [
        ("prefix", function.prefix),
        ("prologue", function.prologue),
        ("personality", function.personality),
    ] {
        if let Some(value) = value {
            put!(out, " {keyword} ");
            module_scope.push_typed(out, value)?;
        }
    }
    Ok(())
}

/// Writes a debug record on a line.
fn push_debug_record(
    out: &mut String,
    scope: Scope<'_>,
    record: &DebugRecord,
) -> Result<(), Error> {
    let operand = |out: &mut String, operand: DebugOperand| match operand {
        DebugOperand::Value(value) => scope.push_typed(out, value),
        DebugOperand::Metadata(id) => scope.push_metadata(out, id),
    };
    let list = |out: &mut String, ids: &[MetadataId]| -> Result<(), Error> {
        for &id in ids {
            out.push_str(", ");
            scope.push_metadata(out, id)?;
        }
        Ok(())
    };
    match *record {
        DebugRecord::Value { location, variable, expression, at } => {
            out.push_str("    #dbg_value(");
            operand(out, location)?;
            list(out, &[variable, expression, at])?;
        }
        DebugRecord::Declare { location, variable, expression, at } => {
            out.push_str("    #dbg_declare(");
            operand(out, location)?;
            list(out, &[variable, expression, at])?;
        }
        DebugRecord::DeclareValue { location, variable, expression, at } => {
            out.push_str("    #dbg_declare_value(");
            operand(out, location)?;
            list(out, &[variable, expression, at])?;
        }
        DebugRecord::Assign {
            location,
            variable,
            expression,
            id,
            address,
            address_expression,
            at,
        } => {
            out.push_str("    #dbg_assign(");
            operand(out, location)?;
            list(out, &[variable, expression, id])?;
            out.push_str(", ");
            operand(out, address)?;
            list(out, &[address_expression, at])?;
        }
        DebugRecord::Label { label, at } => {
            out.push_str("    #dbg_label(");
            scope.push_metadata(out, label)?;
            list(out, &[at])?;
        }
    }
    out.push_str(")\n");
    Ok(())
}
