//! Instructions as text (LangRef, "Instruction Reference").

use super::attributes::ListGroups;
use super::context::{Numbers, Scope};
use super::expanded::Edges;
use super::text::{calling_convention, push_flags, put, quoted};
use crate::Error;
use crate::ir::{
    BlockId, Body, Call, Constant, InstId, Instruction, Ordering, TailKind, Type, TypeId, Value,
    ValueId,
};

/// Writes the instructions of one body.
pub(super) struct InstructionPrinter<'p> {
    pub(super) scope: Scope<'p>,
    pub(super) body: &'p Body,
    pub(super) numbers: &'p Numbers,
    /// The block at hand and the blocks on its edges.
    pub(super) edges: Option<(BlockId, &'p Edges)>,
    /// Scratch for the attributes of calls.
    pub(super) groups: ListGroups,
}

impl<'p> InstructionPrinter<'p> {
    pub(super) fn new(scope: Scope<'p>, body: &'p Body, numbers: &'p Numbers) -> Self {
        InstructionPrinter { scope, body, numbers, edges: None, groups: ListGroups::default() }
    }

    /// Writes an instruction without its indentation and what follows it.
    pub(super) fn push(
        &mut self,
        out: &mut String,
        id: InstId,
        inst: &Instruction<'_>,
    ) -> Result<(), Error> {
        if let Some(value) = self.body.inst_value(id) {
            out.push('%');
            self.numbers.push_local(out, self.body, value);
            out.push_str(" = ");
        }
        self.operation(out, self.body.inst_type(id), inst)
    }

    /// Writes an instruction with this result type, from its mnemonic on.
    pub(super) fn operation(
        &mut self,
        out: &mut String,
        result: TypeId,
        inst: &Instruction<'_>,
    ) -> Result<(), Error> {
        let scope = self.scope;
        let types = &scope.context.types;
        if let Instruction::Call(call) = inst
            && call.tail != TailKind::None
        {
            put!(out, "{} ", call.tail.keyword());
        }
        out.push_str(inst.mnemonic());
        match *inst {
            Instruction::Ret(None) => out.push_str(" void"),
            Instruction::Ret(Some(value)) => {
                out.push(' ');
                scope.push_typed(out, value)?;
            }
            Instruction::Br(target) => {
                out.push(' ');
                self.label(out, target);
            }
            Instruction::CondBr { condition, then, otherwise } => {
                out.push(' ');
                scope.push_typed(out, condition)?;
                out.push_str(", ");
                self.label(out, then);
                out.push_str(", ");
                self.label(out, otherwise);
            }
            Instruction::Switch { value, default, cases, targets } => {
                out.push(' ');
                scope.push_typed(out, value)?;
                out.push_str(", ");
                self.label(out, default);
                out.push_str(" [");
                for (&case, &target) in cases.iter().zip(targets) {
                    out.push_str("\n    ");
                    scope.push_typed(out, case)?;
                    out.push_str(", ");
                    self.label(out, target);
                }
                out.push_str("\n  ]");
            }
            Instruction::IndirectBr { address, targets } => {
                out.push(' ');
                scope.push_typed(out, address)?;
                out.push_str(", ");
                self.labels(out, targets);
            }
            Instruction::Invoke { call, normal, unwind } => {
                self.call(out, &call)?;
                out.push_str("\n          to ");
                self.label(out, normal);
                out.push_str(" unwind ");
                self.label(out, unwind);
            }
            Instruction::CallBr { call, default, indirect } => {
                self.call(out, &call)?;
                out.push_str("\n          to ");
                self.label(out, default);
                out.push(' ');
                self.labels(out, indirect);
            }
            Instruction::Resume(value) => {
                out.push(' ');
                scope.push_typed(out, value)?;
            }
            Instruction::Unreachable => {}
            Instruction::CleanupRet { pad, unwind } => {
                out.push_str(" from ");
                scope.push_value(out, pad)?;
                out.push_str(" unwind ");
                self.label_or_caller(out, unwind);
            }
            Instruction::CatchRet { pad, target } => {
                out.push_str(" from ");
                scope.push_value(out, pad)?;
                out.push_str(" to ");
                self.label(out, target);
            }
            Instruction::CatchSwitch { parent, handlers, unwind } => {
                out.push_str(" within ");
                scope.push_value(out, parent)?;
                out.push(' ');
                self.labels(out, handlers);
                out.push_str(" unwind ");
                self.label_or_caller(out, unwind);
            }
            Instruction::LandingPad { cleanup, clauses } => {
                put!(out, " {}", types.get(result));
                if cleanup {
                    out.push_str("\n          cleanup");
                }
                for clause in clauses {
                    out.push_str(if clause.filter {
                        "\n          filter "
                    } else {
                        "\n          catch "
                    });
                    scope.push_typed(out, clause.value)?;
                }
            }
            Instruction::CatchPad { parent, arguments }
            | Instruction::CleanupPad { parent, arguments } => {
                out.push_str(" within ");
                scope.push_value(out, parent)?;
                out.push_str(" [");
                self.typed_list(out, arguments)?;
                out.push(']');
            }
            Instruction::FNeg { value, flags } => {
                push_flags(out, flags);
                out.push(' ');
                scope.push_typed(out, value)?;
            }
            Instruction::Binary { flags, lhs, rhs, .. } => {
                push_flags(out, flags);
                out.push(' ');
                scope.push_typed(out, lhs)?;
                out.push_str(", ");
                scope.push_value(out, rhs)?;
            }
            Instruction::Cast { flags, value, .. } => {
                push_flags(out, flags);
                out.push(' ');
                scope.push_typed(out, value)?;
                put!(out, " to {}", types.get(result));
            }
            Instruction::Cmp { predicate, flags, lhs, rhs } => {
                push_flags(out, flags);
                put!(out, " {} ", predicate.keyword());
                scope.push_typed(out, lhs)?;
                out.push_str(", ");
                scope.push_value(out, rhs)?;
            }
            Instruction::Select { condition, then, otherwise, flags } => {
                push_flags(out, flags);
                out.push(' ');
                self.typed_list(out, &[condition, then, otherwise])?;
            }
            Instruction::Phi { values, blocks, flags } => {
                push_flags(out, flags);
                put!(out, " {} ", types.get(result));
                let mut separator = "[ ";
                for (index, (&value, &block)) in values.iter().zip(blocks).enumerate() {
                    let incoming = scope.incoming(index);
                    if incoming.is_some_and(|incoming| incoming.duplicate) {
                        continue;
                    }
                    out.push_str(separator);
                    separator = ", [ ";
                    match incoming.and_then(|incoming| incoming.name.as_ref()) {
                        Some(name) => put!(out, "%{name}"),
                        None => scope.push_value(out, value)?,
                    }
                    out.push_str(", %");
                    match self.edges.and_then(|(to, edges)| edges.name(block, to)) {
                        Some(edge) => out.push_str(edge),
                        None => self.block(out, block),
                    }
                    out.push_str(" ]");
                }
            }
            Instruction::Freeze(value) => {
                out.push(' ');
                scope.push_typed(out, value)?;
            }
            Instruction::BitInsert { base, value, offset } => {
                out.push(' ');
                self.typed_list(out, &[base, value, offset])?;
            }
            Instruction::BitExtract { source, offset } => {
                put!(out, " {}, ", types.get(result));
                self.typed_list(out, &[source, offset])?;
            }
            Instruction::ExtractElement { vector, index } => {
                out.push(' ');
                self.typed_list(out, &[vector, index])?;
            }
            Instruction::InsertElement { vector, element, index } => {
                out.push(' ');
                self.typed_list(out, &[vector, element, index])?;
            }
            Instruction::ShuffleVector { first, second, mask } => {
                out.push(' ');
                self.typed_list(out, &[first, second, mask])?;
            }
            Instruction::ExtractValue { aggregate, indices } => {
                out.push(' ');
                scope.push_typed(out, aggregate)?;
                push_indices(out, indices);
            }
            Instruction::InsertValue { aggregate, value, indices } => {
                out.push(' ');
                self.typed_list(out, &[aggregate, value])?;
                push_indices(out, indices);
            }
            Instruction::GetElementPtr { source, base, indices, flags } => {
                push_flags(out, flags);
                put!(out, " {}, ", types.get(source));
                scope.push_typed(out, base)?;
                for &index in indices {
                    out.push_str(", ");
                    scope.push_typed(out, index)?;
                }
            }
            Instruction::VaArg { list } => {
                out.push(' ');
                scope.push_typed(out, list)?;
                put!(out, ", {}", types.get(result));
            }
            Instruction::Call(call) => self.call(out, &call)?,
            Instruction::Alloca { .. }
            | Instruction::Load { .. }
            | Instruction::Store { .. }
            | Instruction::CmpXchg { .. }
            | Instruction::AtomicRmw { .. }
            | Instruction::Fence { .. } => self.memory(out, result, inst)?,
        }
        Ok(())
    }

    /// Allocation and access to memory.
    fn memory(
        &self,
        out: &mut String,
        result: TypeId,
        inst: &Instruction<'_>,
    ) -> Result<(), Error> {
        let scope = self.scope;
        let types = &scope.context.types;
        let align = match *inst {
            Instruction::Alloca { allocated, count, align, inalloca, swifterror } => {
                out.push(' ');
                if inalloca {
                    out.push_str("inalloca ");
                }
                if swifterror {
                    out.push_str("swifterror ");
                }
                out.push_str(types.get(allocated));
                if !self.is_one(count) {
                    out.push_str(", ");
                    scope.push_typed(out, count)?;
                }
                if align != 0 {
                    put!(out, ", align {align}");
                }
                if let Type::Pointer { address_space: space @ 1.., .. } =
                    scope.context.module.types.get(result)
                {
                    put!(out, ", addrspace({space})");
                }
                return Ok(());
            }
            Instruction::Load { pointer, align, volatile, ordering, scope: sync } => {
                out.push(' ');
                push_qualifiers(out, ordering, volatile);
                put!(out, "{}, ", types.get(result));
                scope.push_typed(out, pointer)?;
                self.atomic(out, ordering, sync)?;
                align
            }
            Instruction::Store { pointer, value, align, volatile, ordering, scope: sync } => {
                out.push(' ');
                push_qualifiers(out, ordering, volatile);
                self.typed_list(out, &[value, pointer])?;
                self.atomic(out, ordering, sync)?;
                align
            }
            Instruction::CmpXchg {
                pointer,
                expected,
                new,
                align,
                weak,
                volatile,
                success,
                failure,
                scope: sync,
            } => {
                out.push(' ');
                if weak {
                    out.push_str("weak ");
                }
                push_qualifiers(out, Ordering::NotAtomic, volatile);
                self.typed_list(out, &[pointer, expected, new])?;
                self.atomic(out, success, sync)?;
                put!(out, " {}", failure.keyword());
                align
            }
            Instruction::AtomicRmw {
                op,
                pointer,
                value,
                align,
                volatile,
                ordering,
                scope: sync,
            } => {
                out.push(' ');
                push_qualifiers(out, Ordering::NotAtomic, volatile);
                put!(out, "{} ", op.keyword());
                self.typed_list(out, &[pointer, value])?;
                self.atomic(out, ordering, sync)?;
                align
            }
            Instruction::Fence { ordering, scope: sync } => {
                self.atomic(out, ordering, sync)?;
                0
            }
            _ => 0,
        };
        if align != 0 {
            put!(out, ", align {align}");
        }
        Ok(())
    }

    /// Whether a value is the constant `i32 1`, the default count of `alloca`.
    fn is_one(&self, value: ValueId) -> bool {
        let module = self.scope.context.module;
        match self.body.value(module, value) {
            Value::Constant(ty, Constant::Int(1)) => module.types.get(ty) == Type::Integer(32),
            _ => false,
        }
    }

    /// Writes the synchronisation scope and ordering of an atomic access.
    fn atomic(&self, out: &mut String, ordering: Ordering, sync: u32) -> Result<(), Error> {
        if ordering == Ordering::NotAtomic {
            return Ok(());
        }
        let module = self.scope.context.module;
        let name = match module.sync_scopes.get(sync as usize) {
            Some(&name) => module.str(name),
            // Files that name no scopes have the two that are fixed.
            None if sync == 0 => b"singlethread",
            None if sync == 1 => b"",
            None => {
                return Err(Error::unprintable(format!(
                    "synchronisation scope {sync}, which the file does not name"
                )));
            }
        };
        if !name.is_empty() {
            out.push_str(" syncscope(");
            quoted(out, name);
            out.push(')');
        }
        put!(out, " {}", ordering.keyword());
        Ok(())
    }

    /// Writes what `call`, `invoke` and `callbr` have in common, up to the operand bundles.
    fn call(&mut self, out: &mut String, call: &Call<'_>) -> Result<(), Error> {
        let scope = self.scope;
        let context = scope.context;
        let types = &context.module.types;
        let Type::Function { result, varargs, .. } = types.get(call.function_type) else {
            return Err(Error::unprintable("a call whose type is no function type"));
        };
        self.groups.set(context.module, call.attributes, call.arguments.len());
        push_flags(out, call.flags);
        out.push(' ');
        calling_convention(out, call.calling_convention);
        context.attributes.push_result(out, &self.groups);
        let address_space = scope.address_space(call.callee);
        if address_space != 0 || context.program_address_space {
            put!(out, "addrspace({address_space}) ");
        }
        // The parameter types are those of the arguments unless some are variadic.
        let shown = if varargs { call.function_type } else { result };
        put!(out, "{} ", context.ty(shown));
        scope.push_value(out, call.callee)?;
        out.push('(');
        for (index, &argument) in call.arguments.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            if let Some(metadata) = argument.as_metadata() {
                out.push_str("metadata ");
                scope.push_metadata(out, metadata)?;
                continue;
            }
            out.push_str(context.ty(scope.type_of(argument)));
            context.attributes.push_parameter(out, &self.groups, index);
            out.push(' ');
            scope.push_value(out, argument)?;
        }
        out.push(')');
        context.attributes.push_function(out, &self.groups);
        if !call.bundles.is_empty() {
            out.push_str(" [");
            for (index, bundle) in call.bundles.iter().enumerate() {
                out.push_str(if index > 0 { ", " } else { " " });
                let Some(&tag) = context.module.bundle_tags.get(bundle.tag as usize) else {
                    return Err(Error::unprintable(format!(
                        "operand bundle {}, which the file does not name",
                        bundle.tag
                    )));
                };
                quoted(out, context.module.str(tag));
                out.push('(');
                let operands = &self.body.values[bundle.start as usize..];
                self.typed_list(out, &operands[..bundle.len as usize])?;
                out.push(')');
            }
            out.push_str(" ]");
        }
        Ok(())
    }

    fn typed_list(&self, out: &mut String, values: &[ValueId]) -> Result<(), Error> {
        for (index, &value) in values.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.scope.push_typed(out, value)?;
        }
        Ok(())
    }

    fn block(&self, out: &mut String, block: BlockId) {
        self.numbers.push_block(out, self.body, block);
    }

    fn label(&self, out: &mut String, block: BlockId) {
        out.push_str("label %");
        match self.edges.and_then(|(from, edges)| edges.name(from, block)) {
            Some(edge) => out.push_str(edge),
            None => self.block(out, block),
        }
    }

    fn label_or_caller(&self, out: &mut String, block: Option<BlockId>) {
        match block {
            Some(block) => self.label(out, block),
            None => out.push_str("to caller"),
        }
    }

    fn labels(&self, out: &mut String, blocks: &[BlockId]) {
        out.push('[');
        for (index, &block) in blocks.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.label(out, block);
        }
        out.push(']');
    }
}

fn push_qualifiers(out: &mut String, ordering: Ordering, volatile: bool) {
    if ordering != Ordering::NotAtomic {
        out.push_str("atomic ");
    }
    if volatile {
        out.push_str("volatile ");
    }
}

fn push_indices(out: &mut String, indices: &[u32]) {
    for index in indices {
        put!(out, ", {index}");
    }
}
