//! What each instruction says of pointers.

use lapidary_bitcode::ir::{
    BinaryOp, Body, Call, Flags, FunctionId, InstId, InstKind, Instruction, Type, Value, ValueId,
};

use super::pointees::{BYTE, Inference, Term, gep_element};
use super::samplers::note;
use super::slots::Slots;
use crate::lower::facts::Facts;
use crate::lower::facts::callees::{Callee, Pointee};
use crate::lower::facts::helpers::Helper;
use crate::lower::facts::kernel_arguments::KernelArguments;
use crate::lower::facts::values::{attribute_type, constant_int};
use crate::properties::annotation::{Symbol, pointed};

impl Inference {
    /// Goes through a body. With `resolved` slots, what they are comes from there; else they are
    /// left open and collected.
    pub(crate) fn scan(
        &mut self,
        facts: &Facts<'_>,
        slots: &Slots,
        function: FunctionId,
        body: &Body,
        resolved: bool,
    ) {
        self.start(facts, body);
        self.resolved = resolved;
        let module = facts.module;
        let attributes = module.functions[function.index()].attributes;
        let kernel = facts.is_kernel(function).then(|| KernelArguments::new(facts, body));
        for n in 0..body.argument_count() {
            let argument = body.argument(n);
            let ty = body.value_type(module, argument);
            if facts.pointer_space(ty).is_none() {
                continue;
            }
            let node = self.node(facts, body, argument);
            if let Some(special) = kernel.as_ref().and_then(|kernel| kernel.special(n)) {
                self.require(facts, node, Term::Hint(Pointee::Special(special)));
            }
            let slot = self.slot(slots, slots.parameter(function, n));
            self.join(facts, node, slot);
            if let Some(ty) = attribute_type(facts, attributes, n) {
                self.require(facts, node, Term::Type(ty));
            }
        }
        let result = slots.result(facts, function);
        let result = self.slot(slots, result);
        let imports = self.imports.len();
        for inst in 0..body.inst_count() {
            self.instruction(facts, slots, body, InstId(inst), result);
        }
        // Blocks that only unwinding leads to are not written (`emit::flow`): whether a function with such
        // blocks calls an import is only known when it has been lowered.
        if module.functions[function.index()].personality.is_some() {
            self.imports.truncate(imports);
        }
    }

    pub(super) fn instruction(
        &mut self,
        facts: &Facts<'_>,
        slots: &Slots,
        body: &Body,
        inst: InstId,
        result: u32,
    ) {
        // Most instructions say nothing of pointers.
        let kind = body.inst_kind(inst);
        if kind == InstKind::Binary {
            if !self.resolved && !self.plain_arithmetic {
                let (op, flags) = body.inst_operator(inst);
                self.plain_arithmetic = matches!(op, Some(BinaryOp::FAdd | BinaryOp::FSub))
                    && !flags.has(Flags::CONTRACT);
            }
            return;
        }
        let module = facts.module;
        let ty = body.inst_type(inst);
        let is_pointer = facts.pointer_space(ty).is_some();
        match kind {
            InstKind::Ret
            | InstKind::Alloca
            | InstKind::Load
            | InstKind::Store
            | InstKind::AtomicRmw
            | InstKind::CmpXchg
            | InstKind::Call
            | InstKind::Invoke => {}
            _ if is_pointer => {}
            _ => return,
        }
        let value = body.inst_value(inst);
        match body.inst_inlined(inst) {
            Instruction::Ret(Some(value))
                if facts.pointer_space(body.value_type(module, value)).is_some() =>
            {
                let node = self.node(facts, body, value);
                self.join(facts, result, node);
            }
            Instruction::Alloca { allocated, .. } => {
                if let Some(value) = value {
                    let node = self.node(facts, body, value);
                    let term = match facts.pointer_space(allocated) {
                        Some(address_space) => {
                            let inner = self.declared(facts, allocated, 0);
                            Term::Pointer { address_space, node: self.fresh(inner) }
                        }
                        None => Term::Type(allocated),
                    };
                    self.require(facts, node, term);
                }
            }
            Instruction::Load { pointer, .. } => {
                if let Some(value) = value {
                    let term = self.memory(facts, body, ty, value);
                    let node = self.node(facts, body, pointer);
                    self.require(facts, node, term);
                }
            }
            Instruction::Store { pointer, value, .. }
            | Instruction::AtomicRmw { pointer, value, .. }
            | Instruction::CmpXchg { pointer, new: value, .. } => {
                let ty = body.value_type(module, value);
                let term = self.memory(facts, body, ty, value);
                let node = self.node(facts, body, pointer);
                self.require(facts, node, term);
            }
            Instruction::GetElementPtr { source, base, indices, .. } => {
                let Some(value) = value else { return };
                if !is_pointer {
                    return;
                }
                let base_node = self.node(facts, body, base);
                let node = self.node(facts, body, value);
                if facts.pointer_space(source).is_some() && indices.len() == 1 {
                    // Over an array of pointers: the result points to what the base points to.
                    let address_space = facts.pointer_space(source).unwrap_or_default();
                    let inner = self.declared(facts, source, 0);
                    let inner = self.fresh(inner);
                    self.require(facts, base_node, Term::Pointer { address_space, node: inner });
                    self.join(facts, node, base_node);
                    return;
                }
                // Offsets that are constant are in bytes, whatever is there: the accesses say what.
                if module.types.get(source) == Type::Integer(8)
                    && matches!(indices, &[index] if constant_int(facts, body, index).is_some())
                {
                    return;
                }
                self.require(facts, base_node, Term::Type(source));
                if let Some(element) = gep_element(facts, body, source, indices) {
                    self.require(facts, node, Term::Type(element));
                }
            }
            Instruction::Phi { values, .. } if is_pointer => {
                self.pointer_phis = true;
                let Some(value) = value else { return };
                let node = self.node(facts, body, value);
                for &operand in values {
                    let operand = self.node(facts, body, operand);
                    self.join(facts, node, operand);
                }
            }
            Instruction::Select { then, otherwise, .. } if is_pointer => {
                let Some(value) = value else { return };
                let node = self.node(facts, body, value);
                for operand in [then, otherwise] {
                    let operand = self.node(facts, body, operand);
                    self.join(facts, node, operand);
                }
            }
            Instruction::Freeze(operand) | Instruction::Cast { value: operand, .. }
                if is_pointer
                    && facts.pointer_space(body.value_type(module, operand)).is_some() =>
            {
                let Some(value) = value else { return };
                let operand = self.node(facts, body, operand);
                let node = self.node(facts, body, value);
                self.join(facts, node, operand);
            }
            Instruction::Call(call) | Instruction::Invoke { call, .. } => {
                self.call(facts, slots, body, &call, value.filter(|_| is_pointer));
            }
            Instruction::VaArg { .. } => self.variadic_pointers = true,
            _ => {}
        }
    }

    /// A copy of memory: a target of which nothing is known is what the source is.
    pub(super) fn copy(&mut self, facts: &Facts<'_>, body: &Body, to: ValueId, from: ValueId) {
        let (to, from) = (self.node(facts, body, to), self.node(facts, body, from));
        if self.term(to).1 == Term::Unknown {
            match self.term(from).1 {
                Term::Unknown => self.undecided_copy = true,
                _ => self.join(facts, to, from),
            }
        }
    }

    pub(super) fn call(
        &mut self,
        facts: &Facts<'_>,
        slots: &Slots,
        body: &Body,
        call: &Call<'_>,
        value: Option<ValueId>,
    ) {
        let module = facts.module;
        let Value::Function(callee) = body.value(module, call.callee) else {
            if facts.function_pointers()
                && facts.pointer_space(body.value_type(module, call.callee)).is_some()
            {
                let node = self.node(facts, body, call.callee);
                self.require(facts, node, Term::Type(call.function_type));
            }
            // What is called may add numbers that must not be contracted, as far as is known.
            self.plain_arithmetic = true;
            // It may be the cast of a function that reads specialization constants.
            self.may_read_constants |= !facts.getters.is_empty();
            return;
        };
        if facts.is_kernel(callee) && !self.called.contains(&callee) {
            self.called.push(callee);
        }
        let kind = facts.callee(callee);
        match kind {
            Callee::Defined => self.calls.push(callee.0),
            Callee::Intrinsic(_) => {
                if let Some(helper) = Helper::of_call(facts, body, call, callee) {
                    self.calls.push(helper.symbol(facts));
                }
            }
            Callee::External | Callee::Unknown => {
                if !facts.getters.contains(callee) {
                    self.imports.push(callee);
                }
                // Intrinsics that may stay are no functions that add numbers.
                let is_intrinsic = module.function_name(callee).starts_with(b"llvm.");
                self.plain_arithmetic |= matches!(kind, Callee::External) && !is_intrinsic;
                self.may_read_constants |= facts.getters.contains(callee);
            }
            Callee::Builtin(builtin) => {
                if let Some(variable) = builtin.variable
                    && !self.read.contains(&variable)
                {
                    self.read.push(variable);
                }
                if ["__enqueue_kernel", "__get_kernel"]
                    .iter()
                    .any(|it| builtin.name().starts_with(it))
                {
                    let functions = call.arguments.iter().filter_map(|&argument| {
                        match pointed(module, body, argument)? {
                            Symbol::Function(function) => Some(function),
                            Symbol::Global(_) => None,
                        }
                    });
                    self.enqueued.extend(functions);
                }
            }
            Callee::Misdeclared(_) => {}
        }
        let parameters = match module.types.get(module.functions[callee.index()].function_type) {
            Type::Function { parameters, .. } => parameters.len,
            _ => 0,
        };
        if facts.integer_samplers {
            note(facts, body, call, callee, &mut self.passed);
        }
        if let (Callee::Intrinsic(intrinsic), &[to, from, ..]) = (kind, call.arguments)
            && intrinsic.copies_memory()
        {
            self.copy(facts, body, to, from);
        }
        let mut first_pointer = None;
        for (n, &argument) in call.arguments.iter().enumerate() {
            if argument.as_metadata().is_some() {
                continue;
            }
            let Some(space) = facts.pointer_space(body.value_type(module, argument)) else {
                continue;
            };
            let n = n as u32;
            first_pointer = first_pointer.or(Some((argument, space)));
            match kind {
                Callee::Defined | Callee::External if n < parameters => {
                    let node = self.node(facts, body, argument);
                    let slot = self.slot(slots, slots.parameter(callee, n));
                    // The callee is asked first, so that its answer counts.
                    self.join(facts, slot, node);
                }
                Callee::Builtin(builtin) => {
                    if let Some(pointee) = builtin.parameter_pointee(n as usize) {
                        let node = self.node(facts, body, argument);
                        self.require(facts, node, Term::Hint(pointee));
                    }
                }
                _ => {}
            }
            if let Some(ty) = attribute_type(facts, call.attributes, n) {
                let node = self.node(facts, body, argument);
                self.require(facts, node, Term::Type(ty));
            }
        }
        let Some(value) = value else { return };
        let node = self.node(facts, body, value);
        match kind {
            Callee::Defined | Callee::External => {
                let slot = slots.result(facts, callee);
                let slot = self.slot(slots, slot);
                self.join(facts, slot, node);
            }
            Callee::Builtin(builtin) => {
                if let Some(pointee) = builtin.result_pointee() {
                    self.require(facts, node, Term::Hint(pointee));
                }
            }
            // What is annotated is one pointer, and what is used another one: a decoration must not
            // say anything of the uses that are not annotated.
            Callee::Intrinsic(intrinsic) if intrinsic.is_annotation() => {
                self.require(facts, node, BYTE);
            }
            Callee::Intrinsic(_) | Callee::Unknown | Callee::Misdeclared(_) => {
                // Those that return a pointer return one of what they were given.
                if let Some((argument, _)) = first_pointer {
                    let argument = self.node(facts, body, argument);
                    self.join(facts, node, argument);
                }
            }
        }
    }
}
