//! Functions and variables as a whole: a function's head, its blocks, and which topic lowers which
//! instruction.

mod calls;
mod control;
mod variables;

use lapidary_bitcode::ir::{
    BinaryOp, BlockId, Constant, Flags, FunctionId, InstId, InstKind, Instruction, Ordering, Value,
    ValueId,
};
use lapidary_spirv::emit::{Id, Symbol, TypeKind};
use lapidary_spirv::grammar::{Decoration, Op, Version};

use crate::lower::emit::Emitter;
use crate::lower::emit::flow::find_flow;
use crate::lower::emit::state::Signature;
use crate::lower::error::{Error, Result};
use crate::lower::facts::kernel_arguments::Strings;

impl Emitter<'_> {
    /// `OpFunction` for `function`, or for the entry point that calls it.
    fn begin_function(&mut self, function: FunctionId, id: Id, signature: &Signature) {
        let control = self.function_control(function);
        self.b
            .code
            .begin(Op::Function)
            .id(signature.result)
            .id(id)
            .literal(control)
            .id(signature.ty)
            .end();
    }

    /// Lowers a declaration: `OpFunction` without a body.
    pub(crate) fn lower_declaration(&mut self, function: FunctionId) -> Result<()> {
        let module = self.facts.module;
        let signature = self.signature(function)?;
        let id = self.b.symbol(Symbol(function.0), Id::NONE);
        self.begin_function(function, id, &signature);
        let name = module.function_name(function);
        self.b.name(id, name);
        self.decorate_function(function, id)?;
        let linkage = module.functions[function.index()].object.linkage;
        self.linkage(id, name, linkage, true);
        let said = self.parameter_metadata(function);
        for at in signature.parameters() {
            let ty = self.parameter_type(&signature, at);
            let parameter = self.b.parameter(ty);
            self.parameter_attributes(function, &said, at, parameter);
        }
        self.result_attributes(function, id);
        self.b.op_void(Op::FunctionEnd, &[]);
        Ok(())
    }

    /// What is said of a function that is no kernel, with or without a body.
    fn decorate_function(&mut self, function: FunctionId, id: Id) -> Result<()> {
        self.function_attachments(function, id)?;
        self.referenced_indirectly(function, id);
        self.vector_function(function, id);
        Ok(())
    }

    /// Lowers a function with its body.
    pub(crate) fn lower_function(&mut self, function: FunctionId) -> Result<()> {
        let module = self.facts.module;
        let body = self.body;
        let kernel = self.facts.is_kernel(function);
        let signature = self.signature(function)?;
        // There is nobody to give it to; LLVM's verifier refuses it, too.
        if kernel && signature.result != self.b.type_void() {
            return Err(Error::malformed("a kernel with a result"));
        }
        if kernel && signature.is_variadic {
            return Err(Error::malformed("a kernel with variable arguments"));
        }
        let id = self.b.symbol(Symbol(function.0), Id::NONE);
        self.begin_function(function, id, &signature);
        let name = module.function_name(function);
        let entry = self.decisions.entry_symbol(self.facts, function);
        if !kernel || entry != function.0 {
            self.b.name(id, name);
        }
        if !kernel {
            self.decorate_function(function, id)?;
            self.vector_float_control(function, id);
            let linkage = module.functions[function.index()].object.linkage;
            self.linkage(id, name, linkage, false);
        }
        let names = kernel.then(|| Strings::find(self.facts, body, b"kernel_arg_name")).flatten();
        let said = self.parameter_metadata(function);
        for at in signature.parameters() {
            let ty = self.parameter_type(&signature, at);
            let parameter = self.b.parameter(ty);
            let argument = body.argument(at);
            // What the source calls it; front ends leave the names of values out.
            let given = names.as_ref().and_then(|names| names.get(at)).filter(|it| !it.is_empty());
            match given {
                Some(given) => self.b.name(parameter, given.as_bytes()),
                None => self.b.name(parameter, body.value_name(argument)),
            }
            self.parameter_attributes(function, &said, at, parameter);
            self.define_argument(argument, parameter);
        }
        if signature.is_variadic {
            let ty = self.frame_type();
            let frame = self.b.parameter(ty);
            self.b.name(frame, b"varargs");
            self.s.frame = Some(frame);
        }
        self.result_attributes(function, id);
        self.own_annotations(function);

        self.s.unwinds = find_flow(body, &mut self.s.flow);
        self.find_loops();
        self.find_annotated_accesses();
        self.find_pointer_phis();
        // As the translator has it, labels have their ids and names before all instructions.
        for block in (0..body.block_count()).map(BlockId) {
            if self.s.is_left_out(block) {
                continue;
            }
            let label = self.label(block);
            self.b.name(label, body.block_name(block));
        }
        let mut head = true;
        for at in 0..body.block_count() as usize {
            let order = self.s.flow.order();
            let block = BlockId(order.blocks[at]);
            let runs = order.is_reached(block.0);
            if self.s.is_left_out(block) {
                continue;
            }
            let label = self.label(block);
            self.begin_block(label);
            if std::mem::take(&mut head) {
                // Variables are the first instructions of a function.
                self.b.end_head();
                self.debug_function(function, id);
            }
            self.s.runs = runs;
            self.block(block)?;
        }
        self.finish_phis()?;
        self.s.runs = false;
        self.b.op_void(Op::FunctionEnd, &[]);
        if kernel {
            if self.facts.options.kernel_arg_types {
                self.kernel_argument_strings(name);
            }
            self.execution_modes(function, entry)?;
            if entry != function.0 {
                self.wrapper(function, entry, &signature)?;
            }
        }
        Ok(())
    }

    /// The entry point of a kernel that is also called: a function that calls it.
    fn wrapper(&mut self, function: FunctionId, entry: u32, signature: &Signature) -> Result<()> {
        let id = self.b.symbol(Symbol(entry), Id::NONE);
        let callee = self.function_symbol(function);
        self.begin_function(function, id, signature);
        let mut ids = vec![callee];
        let said = self.parameter_metadata(function);
        for at in signature.parameters() {
            let ty = self.parameter_type(signature, at);
            let parameter = self.b.parameter(ty);
            self.b.name(parameter, self.body.value_name(self.body.argument(at)));
            self.parameter_attributes(function, &said, at, parameter);
            ids.push(parameter);
        }
        let label = self.b.new_label();
        self.b.code.begin(Op::Label).id(label).end();
        self.b.op(Op::FunctionCall, signature.result, &ids);
        self.b.op_void(Op::Return, &[]);
        self.b.op_void(Op::FunctionEnd, &[]);
        Ok(())
    }

    fn block(&mut self, block: BlockId) -> Result<()> {
        let body = self.body;
        let range = body.block_insts(block);
        let Some(last) = range.clone().last() else {
            return Err(Error::malformed("a block without instructions"));
        };
        self.s.block = block.0;
        let has_records = self.has_debug_records();
        for at in range {
            let inst = InstId(at);
            self.find_attachments(inst);
            if has_records {
                self.debug_records(inst);
            }
            let done = if at == last {
                self.end_block(block, inst)
            } else if let Some((op, flags, operands)) = body.inst_binary(inst) {
                self.arithmetic(inst, op, flags, operands)
            } else {
                self.instruction(inst)
            };
            done.map_err(|error| self.located(error, inst, &body.inst(inst)))?;
            // Code behind a call that ends its block never runs. It is dropped, unless the terminator has
            // successors, whose phis may name this block: then it goes into a block that nothing branches to.
            if self.s.is_ended {
                if self.s.flow.successors().of(block.0).is_empty() {
                    self.s.is_ended = false;
                    return Ok(());
                }
                self.begin_unreached_block();
                continue;
            }
            if self.s.defined != Id::NONE {
                let id = std::mem::replace(&mut self.s.defined, Id::NONE);
                self.instruction_decorations(inst, id);
            }
        }
        Ok(())
    }

    /// Ends a block.
    fn end_block(&mut self, block: BlockId, inst: InstId) -> Result<()> {
        self.unwinding_call(inst)?;
        self.begin_unreached_block();
        self.phi_casts(block)?;
        self.line(inst);
        self.s.exits[block.index()] = self.current_block;
        self.terminator(inst, self.body.inst(inst))
    }

    /// Begins a block that nothing leads to, if a call has ended the one at hand.
    fn begin_unreached_block(&mut self) {
        if std::mem::take(&mut self.s.is_ended) {
            let label = self.b.new_label();
            self.begin_block(label);
        }
    }

    /// Adds the place of an instruction to an error.
    fn located(&self, error: Error, inst: InstId, instruction: &Instruction<'_>) -> Error {
        let text = format!("{instruction:?}");
        let name = text.split([' ', '(', '{']).next().unwrap_or_default();
        let name = name.to_ascii_lowercase();
        let value = self.body.inst_value(inst).map(|value| self.body.value_name(value));
        let text = match value {
            Some(value) if !value.is_empty() => {
                format!("%{} = {name}", String::from_utf8_lossy(value))
            }
            _ => name,
        };
        let module = self.facts.module;
        let error = error
            .with_text(|| lapidary_bitcode::asm::instruction(module, self.body, inst).ok())
            .at_instruction(text);
        match self.source_of(inst) {
            Some((file, line, column)) => error.at_source(file, line, column),
            None => error,
        }
    }

    /// A binary operation. Apart from [`Emitter::instruction`] for speed: nearly half of all instructions are
    /// binary operations, and they need nothing of what that does for others.
    fn arithmetic(
        &mut self,
        inst: InstId,
        op: BinaryOp,
        flags: Flags,
        [lhs, rhs]: [ValueId; 2],
    ) -> Result<()> {
        self.line(inst);
        let (body, facts) = (self.body, self.facts);
        let ty = body.inst_type(inst);
        if facts.shapes.has_bfloat {
            self.check_bfloat(&body.inst(inst))?;
        }
        let id = self.binary(op, flags, lhs, rhs, ty)?;
        self.define_as(inst, id);
        Ok(())
    }

    fn instruction(&mut self, inst: InstId) -> Result<()> {
        let (body, facts) = (self.body, self.facts);
        if !matches!(body.inst_kind(inst), InstKind::Phi | InstKind::Alloca) {
            self.line(inst);
        }
        let ty = body.inst_type(inst);
        if facts.shapes.has_bfloat {
            self.check_bfloat(&body.inst(inst))?;
        }
        // Decoded by the inlined accessor, so that the view is matched at once and never built in memory.
        let instruction = body.inst_inlined(inst);
        let id = match instruction {
            Instruction::Phi { values, blocks, .. } => return self.phi(inst, values, blocks),
            Instruction::Call(call) => return self.call(inst, &call),
            Instruction::Load { ordering, pointer, align, volatile, .. } => {
                if ordering != Ordering::NotAtomic {
                    return self.atomic(inst);
                }
                self.load_instruction(inst, pointer, align, volatile)?
            }
            Instruction::Store { ordering, pointer, value, align, volatile, .. } => {
                if ordering != Ordering::NotAtomic {
                    return self.atomic(inst);
                }
                return self.store_instruction(inst, pointer, value, align, volatile);
            }
            Instruction::CmpXchg { .. }
            | Instruction::AtomicRmw { .. }
            | Instruction::Fence { .. } => return self.atomic(inst),
            Instruction::FNeg { value, .. } if facts.is_spread(ty) => {
                self.spread_negation(value, ty)?
            }
            Instruction::FNeg { value, flags } => {
                let result = self.lower_type(ty)?;
                let value = self.value(value)?;
                let start = self.b.code.len();
                let id = self.b.op(Op::FNegate, result, &[value]);
                self.late_fast_math(start, id, flags);
                id
            }
            Instruction::Cast { op, value, .. }
                if facts.is_spread(ty) || self.is_spread_value(value) =>
            {
                let from = self.llvm_type(value);
                let id = self.value(value)?;
                self.spread_cast(op, id, from, ty)?
            }
            Instruction::Cast { op, value, .. } => {
                let wanted = self.result_type(inst)?;
                self.cast(op, value, ty, Some(wanted))?
            }
            Instruction::Cmp { predicate, flags, lhs, rhs } => {
                let start = self.b.code.len();
                let id = self.compare(predicate, lhs, rhs, ty)?;
                self.late_fast_math(start, id, flags);
                id
            }
            Instruction::Select { condition, then, otherwise, .. } if facts.is_spread(ty) => {
                self.spread_select(condition, then, otherwise, ty)?
            }
            Instruction::Select { condition, then, otherwise, .. } => {
                let result = self.result_type(inst)?;
                self.select(condition, then, otherwise, result)?
            }
            Instruction::Freeze(value) if facts.wide_width(ty).is_some() => {
                self.wide_freeze(value)?
            }
            Instruction::Freeze(value) => {
                let result = self.result_type(inst)?;
                self.freeze(value, result)?
            }
            Instruction::BitInsert { base, value, offset } => {
                self.bit_insert(base, value, offset, ty)?
            }
            Instruction::BitExtract { source, offset } => {
                let result = self.result_type(inst)?;
                self.bit_extract(source, offset, ty, result)?
            }
            Instruction::ExtractElement { vector, index } => {
                let result = self.result_type(inst)?;
                if self.is_spread_value(vector) {
                    let id = self.spread_extract(vector, index, result)?;
                    return self.define(inst, id);
                }
                self.extract_element(vector, index, result)?
            }
            Instruction::InsertElement { vector, element, index } if facts.is_spread(ty) => {
                self.spread_insert(vector, element, index, ty)?
            }
            Instruction::InsertElement { vector, .. } if self.is_only_splat(inst, vector) => {
                return Ok(());
            }
            Instruction::InsertElement { vector, element, index } => {
                let result = self.result_type(inst)?;
                self.insert_element(vector, element, index, result)?
            }
            Instruction::ShuffleVector { first, second, mask } => {
                let result = self.result_type(inst)?;
                self.shuffle_vector(first, second, mask, ty, result)?
            }
            Instruction::ExtractValue { aggregate, indices } => {
                let result = self.result_type(inst)?;
                self.extract_value(aggregate, indices, result)?
            }
            Instruction::InsertValue { aggregate, value, indices } => {
                let result = self.result_type(inst)?;
                self.insert_value(aggregate, value, indices, result)?
            }
            Instruction::Alloca { allocated, count, align, .. } => {
                self.alloca(inst, allocated, count, align)?
            }
            Instruction::GetElementPtr { source, base, indices, flags } => {
                let wanted = self.result_type(inst)?;
                self.element_pointer(source, base, indices, flags, ty, Some(wanted))?
            }
            Instruction::VaArg { list } => self.variable_argument(inst, list)?,
            Instruction::LandingPad { .. } => {
                return Err(Error::unsupported("instruction 'landingpad'"));
            }
            Instruction::CatchPad { .. } => {
                return Err(Error::unsupported("instruction 'catchpad'"));
            }
            Instruction::CleanupPad { .. } => {
                return Err(Error::unsupported("instruction 'cleanuppad'"));
            }
            _ => return Err(Error::malformed("a terminator in the middle of a block")),
        };
        self.define(inst, id)
    }

    /// `freeze`: an undefined constant becomes zero, the same wherever it is used; anything else is
    /// what it is.
    fn freeze(&mut self, value: ValueId, ty: Id) -> Result<Id> {
        if let Value::Constant(_, Constant::Undef | Constant::Poison) =
            self.body.value(self.facts.module, value)
        {
            return Ok(match self.b.type_kind(ty) {
                TypeKind::Int(_) | TypeKind::Bool => self.b.const_int(ty, 0),
                TypeKind::Float(_) => self.b.const_float_bits(ty, 0),
                _ => self.b.const_null(ty),
            });
        }
        self.value_as(value, ty)
    }

    /// Fast-math flags of a negation, a comparison or an instruction of OpenCL.std with this result, if it
    /// is one of those that stand from `start` on: FPFastMathMode takes them since SPIR-V 1.6. The version
    /// is raised for it only where such a one was asked for: few consumers read 1.6.
    pub(crate) fn late_fast_math(&mut self, start: usize, id: Id, flags: Flags) {
        let options = self.facts.options;
        if flags.0 == 0 || options.max_version < Version::V1_6 || !options.max_version_given {
            return;
        }
        let mut words = &self.b.code.words()[start..];
        while let [first, _, result, ..] = *words {
            let takes = matches!(
                Op::of(first),
                Op::FNegate
                    | Op::ExtInst
                    | Op::Ordered
                    | Op::Unordered
                    | Op::FOrdEqual
                    | Op::FUnordEqual
                    | Op::FOrdNotEqual
                    | Op::FUnordNotEqual
                    | Op::FOrdLessThan
                    | Op::FUnordLessThan
                    | Op::FOrdGreaterThan
                    | Op::FUnordGreaterThan
                    | Op::FOrdLessThanEqual
                    | Op::FUnordLessThanEqual
                    | Op::FOrdGreaterThanEqual
                    | Op::FUnordGreaterThanEqual
            );
            if takes && result == id.0 {
                let mode = self.fast_math_mode(flags);
                if mode != 0 {
                    self.b.version(Version::V1_6);
                    self.b.decorate(id, Decoration::FPFastMathMode, &[mode]);
                }
                return;
            }
            words = words.get((first >> 16).max(1) as usize..).unwrap_or_default();
        }
    }
}
