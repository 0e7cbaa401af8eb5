//! Control flow: blocks in an order that SPIR-V allows, branches, phis (sections 2.11, 3.49.17).
//!
//! Kernels need no structured control flow: any graph will do, if blocks appear after those that
//! dominate them.

use lapidary_bitcode::ir::{BlockId, InstId, InstKind, Instruction, Predicate, Type, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::emit::state::PhiOperand;
use crate::lower::error::{Error, Result};

impl Emitter<'_> {
    /// `phi`: its operands are filled in at the end.
    pub(crate) fn phi(
        &mut self,
        inst: InstId,
        values: &[ValueId],
        blocks: &[BlockId],
    ) -> Result<()> {
        let before = inst.0.checked_sub(1).map(InstId);
        let is_first = self.body.block_insts(BlockId(self.s.block)).start == inst.0;
        if !is_first && before.is_some_and(|it| self.body.inst_kind(it) != InstKind::Phi) {
            return Err(Error::malformed("a phi behind other instructions"));
        }
        let ty = self.result_type(inst)?;
        let id = self.b.fresh(ty);
        let mut writer = self.b.code.begin(Op::Phi).id(ty).id(id);
        // By block: the number of the last phi that names it.
        self.s.phi_count = self.s.phi_count.wrapping_add(1);
        let number = self.s.phi_count;
        let mut distinct = 0_usize;
        for (&value, &block) in values.iter().zip(blocks) {
            if self.s.is_left_out(block) {
                continue;
            }
            // A block with several edges to this one is named once.
            let named = self.s.phi_named.get_mut(block.index());
            if named.is_some_and(|named| std::mem::replace(named, number) == number) {
                continue;
            }
            distinct = distinct.wrapping_add(1);
            let word = writer.position();
            writer = writer.id(Id::NONE).id(Id::NONE);
            self.s.phis.push(PhiOperand { word, value, block, ty });
        }
        writer.end();
        // One value for each block that leads here, and for no other.
        let named = &self.s.phi_named;
        let leading = self.s.flow.predecessors().of(self.s.block);
        if leading.len() != distinct || leading.iter().any(|&it| named[it as usize] != number) {
            return Err(Error::malformed("a phi names other blocks than those that lead to it"));
        }
        self.define(inst, id)
    }

    /// The label of a block that control goes to: any but the first one (section 2.4, LangRef).
    fn target(&mut self, block: BlockId) -> Result<Id> {
        match block {
            BlockId(0) => Err(Error::malformed("a branch to the first block")),
            block => Ok(self.label(block)),
        }
    }

    /// Lists by block the pointers that phis of its successors take from there, so that each block
    /// finds its own.
    pub(crate) fn find_pointer_phis(&mut self) {
        let body = self.body;
        self.s.phi_pointers.clear();
        if !self.inference.pointer_phis {
            return;
        }
        for block in (0..body.block_count()).map(BlockId) {
            for inst in body.block_insts(block).map(InstId) {
                let Instruction::Phi { values, blocks, .. } = body.inst(inst) else { break };
                if self.facts.pointer_space(body.inst_type(inst)).is_none() {
                    continue;
                }
                let edges = values.iter().zip(blocks);
                self.s.phi_pointers.extend(edges.map(|(&value, &from)| (from, inst, value)));
            }
        }
        // A block with several edges to a phi gives the same value on each, so one entry for each block is
        // enough.
        self.s.phi_pointers.sort_by_key(|&(from, inst, _)| (from.0, inst.0));
        self.s.phi_pointers.dedup_by_key(|&mut (from, inst, _)| (from.0, inst.0));
    }

    /// Before the end of a block: casts of pointers that phis of its successors want.
    pub(crate) fn phi_casts(&mut self, block: BlockId) -> Result<()> {
        let first = self.s.phi_pointers.partition_point(|&(from, ..)| from.0 < block.0);
        let mut at = first;
        while let Some(&(from, inst, value)) = self.s.phi_pointers.get(at) {
            if from != block {
                break;
            }
            at = at.saturating_add(1);
            let ty = self.result_type(inst)?;
            if !matches!(self.b.type_kind(ty), TypeKind::Pointer { .. }) {
                continue;
            }
            let id = self.value(value)?;
            let cast = self.convert_pointer(id, ty);
            if cast != id {
                self.s.phi_casts.push((block, value, ty, cast));
            }
        }
        Ok(())
    }

    /// Fills in the operands of all phis.
    pub(crate) fn finish_phis(&mut self) -> Result<()> {
        let phis = std::mem::take(&mut self.s.phis);
        self.s.phi_casts.sort_by_key(|&(block, value, ty, _)| (block, value, ty));
        for phi in &phis {
            let wanted = (phi.block, phi.value, phi.ty);
            let cast = self
                .s
                .phi_casts
                .binary_search_by_key(&wanted, |&(block, value, ty, _)| (block, value, ty));
            let id = match cast {
                Ok(at) => self.s.phi_casts[at].3,
                Err(_) => {
                    // Used at the end of the block that it comes from.
                    self.s.block = phi.block.0;
                    self.s.runs = self.s.flow.order().is_reached(phi.block.0);
                    self.value(phi.value)?
                }
            };
            let label = match self.s.exits.get(phi.block.index()) {
                Some(&label) if label != Id::NONE => label,
                _ => return Err(Error::malformed("a phi names a block that is not there")),
            };
            self.b.code.patch(phi.word, id);
            self.b.code.patch(phi.word.saturating_add(1), label);
        }
        self.s.phis = phis;
        Ok(())
    }

    /// The call of an `invoke`, whose result phis of the block behind it may take.
    pub(crate) fn unwinding_call(&mut self, inst: InstId) -> Result<()> {
        match self.s.unwinds.then(|| self.body.inst(inst)) {
            Some(Instruction::Invoke { call, .. }) => {
                self.line(inst);
                self.call(inst, &call)
            }
            _ => Ok(()),
        }
    }

    /// Terminators.
    pub(crate) fn terminator(&mut self, inst: InstId, instruction: Instruction<'_>) -> Result<()> {
        match instruction {
            Instruction::Ret(None) => self.b.op_void(Op::Return, &[]),
            Instruction::Ret(Some(value)) => {
                let ty = self.return_type()?;
                let id = self.value_as(value, ty)?;
                if self.b.type_of(id) != ty {
                    return Err(Error::malformed("a return of another type than the function's"));
                }
                self.b.op_void(Op::ReturnValue, &[id]);
            }
            Instruction::Br(target) => {
                let target = self.target(target)?;
                self.loop_control()?;
                self.branch(target);
            }
            Instruction::CondBr { condition, then, otherwise } => {
                let condition = self.value(condition)?;
                let (then_label, otherwise_label) = (self.target(then)?, self.target(otherwise)?);
                self.loop_control()?;
                self.conditional(inst, condition, then_label, otherwise_label);
            }
            Instruction::Switch { value, default, cases, targets } => {
                return self.switch(value, default, cases, targets);
            }
            Instruction::Unreachable => self.b.op_void(Op::Unreachable, &[]),
            Instruction::Invoke { normal, .. } => {
                let normal = self.target(normal)?;
                self.branch(normal);
            }
            Instruction::CallBr { .. } => return Err(Error::unsupported("instruction 'callbr'")),
            Instruction::IndirectBr { address, targets } => {
                return self.branch_to(address, targets);
            }
            Instruction::Resume(_) => return Err(Error::unsupported("instruction 'resume'")),
            Instruction::CleanupRet { .. } => {
                return Err(Error::unsupported("instruction 'cleanupret'"));
            }
            Instruction::CatchRet { .. } => {
                return Err(Error::unsupported("instruction 'catchret'"));
            }
            Instruction::CatchSwitch { .. } => {
                return Err(Error::unsupported("instruction 'catchswitch'"));
            }
            _ => return Err(Error::malformed("a block does not end with a terminator")),
        }
        Ok(())
    }

    /// `indirectbr`: a switch on what the address of a block is here.
    fn branch_to(&mut self, address: ValueId, targets: &[BlockId]) -> Result<()> {
        let mut targets = targets.to_vec();
        targets.sort_unstable();
        targets.dedup();
        let Some((&last, others)) = targets.split_last() else {
            self.b.op_void(Op::Unreachable, &[]);
            return Ok(());
        };
        let address = self.value(address)?;
        let size = self.type_size();
        let selector = self.b.op(Op::ConvertPtrToU, size, &[address]);
        let mut cases = Vec::with_capacity(others.len());
        for &target in others {
            cases.push((Self::address_of_block(target), self.target(target)?));
        }
        self.write_switch(selector, last, &cases)
    }

    fn conditional(&mut self, inst: InstId, condition: Id, then: Id, otherwise: Id) {
        // `!prof !{!"branch_weights", i32 a, i32 b}`
        let weights = self
            .attachment(inst, b"prof")
            .and_then(|node| Some((self.metadata_int(node, 1)?, self.metadata_int(node, 2)?)));
        let writer = self.b.code.begin(Op::BranchConditional).ids(&[condition, then, otherwise]);
        match weights {
            Some((a, b)) if a as u32 != 0 || b as u32 != 0 => {
                writer.literal(a as u32).literal(b as u32).end();
            }
            _ => writer.end(),
        }
    }

    /// `switch`. The selector of `OpSwitch` is of a width that every consumer has: they read literals of
    /// 32 and 64 bits, and get other widths wrong even where an extension brings such integers.
    fn switch(
        &mut self,
        value: ValueId,
        default: BlockId,
        cases: &[ValueId],
        targets: &[BlockId],
    ) -> Result<()> {
        let llvm = self.llvm_type(value);
        let id = self.value(value)?;
        let is_bool = self.is_bool(self.b.type_of(id));
        if is_bool && self.switch_bool(id, default, cases, targets)? {
            return Ok(());
        }
        let Type::Integer(width) = self.facts.module.types.get(llvm) else {
            return Err(Error::malformed("a switch on a value that is no integer"));
        };
        let mut list = Vec::with_capacity(cases.len());
        let selector = if width > 64 {
            // Which of the cases it is, as no literal is this wide.
            let bool = self.b.type_bool();
            let int = self.b.type_int(32);
            let mut number = self.b.const_int(int, 0);
            for ((&case, &target), at) in cases.iter().zip(targets).zip(1..) {
                let case = self.value(case)?;
                let same = self.compare_ids(Predicate::IEq, id, case, llvm, bool)?;
                let at_id = self.b.const_int(int, at);
                number = self.b.op(Op::Select, int, &[same, at_id, number]);
                list.push((at, self.target(target)?));
            }
            number
        } else {
            let mask = u64::MAX.checked_shr(64_u32.saturating_sub(width)).unwrap_or_default();
            for (&case, &target) in cases.iter().zip(targets) {
                let Some(case) = self.constant_int(case) else {
                    return Err(Error::malformed("a case of a switch is not a constant"));
                };
                list.push((case as u64 & mask, self.target(target)?));
            }
            let id = if is_bool {
                let int = self.b.type_int(32);
                self.bool_to_int(int, id, false)
            } else {
                self.extended(id, llvm, false)
            };
            match self.b.width(self.b.type_of(id)) {
                8 | 16 | 32 | 64 => id,
                width => {
                    let int = self.b.type_int(if width < 32 { 32 } else { 64 });
                    self.b.op(Op::UConvert, int, &[id])
                }
            }
        };
        self.write_switch(selector, default, &list)
    }

    /// `OpSwitch`, with literals as wide as the selector.
    fn write_switch(&mut self, selector: Id, default: BlockId, cases: &[(u64, Id)]) -> Result<()> {
        let words = self.b.width(self.b.type_of(selector)).div_ceil(32);
        let default = self.target(default)?;
        self.loop_control()?;
        let mut writer = self.b.code.begin(Op::Switch).id(selector).id(default);
        for &(case, target) in cases {
            writer = writer.literal(case as u32);
            if words > 1 {
                writer = writer.literal((case >> 32) as u32);
            }
            writer = writer.id(target);
        }
        writer.end();
        Ok(())
    }

    /// A switch on `i1` as a branch; `false` where there are more blocks that it goes to, as the phis
    /// of the default one name it although no value leads there.
    fn switch_bool(
        &mut self,
        value: Id,
        default: BlockId,
        cases: &[ValueId],
        targets: &[BlockId],
    ) -> Result<bool> {
        let target_of = |f: &Self, wanted: bool| {
            let at = cases
                .iter()
                .position(|&case| f.constant_int(case).is_some_and(|case| (case != 0) == wanted));
            at.map_or(default, |at| targets[at])
        };
        let (then, otherwise) = (target_of(self, true), target_of(self, false));
        if targets.iter().chain([&default]).any(|&it| it != then && it != otherwise) {
            return Ok(false);
        }
        let (then, otherwise) = (self.target(then)?, self.target(otherwise)?);
        self.branch_if(value, then, otherwise);
        Ok(true)
    }
}
