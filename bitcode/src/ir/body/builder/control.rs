//! Control flow: calls, terminators and the pads of exception handling. Terminators end their block.

use super::numbering::BodyBuilder;
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::body::rows::{Kind, NONE, Row, row};
use crate::ir::ids::*;
use crate::ir::instruction::{Bundle, Clause};
use crate::ir::linkage::CallingConvention;
use crate::ir::operators::{Flags, TailKind};
use crate::ir::types::Type;

/// What calls of all kinds have in common, once the arguments are there.
#[derive(Clone, Copy)]
pub(crate) struct CallHead {
    callee: ValueId,
    /// Where the arguments begin.
    start: u32,
    /// Where the header is.
    extra: u32,
    /// The type of the result, if it has one.
    result: Option<TypeId>,
}

/// Where a list begins that is in the making: of values, of blocks.
#[derive(Clone, Copy)]
pub(crate) struct Start(u32);

impl BodyBuilder<'_, '_, '_> {
    /// Where the values begin that are added next.
    #[inline]
    pub(crate) fn start_values(&self) -> Start {
        Start(self.body.values.len() as u32)
    }

    /// Adds a value to a list: an argument, an operand of a bundle or pad.
    #[inline]
    pub(crate) fn add_value(&mut self, value: ValueId) {
        self.body.values.push(value);
    }

    fn values_since(&self, start: Start) -> u32 {
        (self.body.values.len() as u32).wrapping_sub(start.0)
    }

    /// Adds a bundle of the operands since `start`, for the call that comes next.
    pub(crate) fn bundle(&mut self, tag: u64, start: Start) -> Result<(), Problem> {
        if tag >= self.module.bundle_tags.len() as u64 {
            return Err(&Malformed("an operand bundle whose tag does not exist"));
        }
        let len = self.values_since(start);
        self.body.bundles.push(Bundle { tag: tag as u32, start: start.0, len });
        Ok(())
    }

    /// Whether bundles wait for their call.
    #[inline]
    pub(crate) fn awaits_call(&self) -> bool {
        self.pending_bundles as usize != self.body.bundles.len()
    }

    /// The head of a call whose arguments are the values since `start`. `attributes` is the number of
    /// a list + 1, or 0.
    #[inline]
    pub(crate) fn call_head(
        &mut self,
        callee: ValueId,
        function_type: TypeId,
        attributes: u64,
        convention: CallingConvention,
        start: Start,
    ) -> Result<CallHead, Problem> {
        let Type::Function { result, .. } = self.ty(function_type) else {
            return Err(&Malformed("the type of the callee is no function type"));
        };
        if attributes > self.module.attributes.lists.len() as u64 {
            return Err(&Malformed("an attribute list that does not exist"));
        }
        let count = self.values_since(start);
        let bundles = self.body.bundles.len() as u32;
        let extra = &mut self.body.store.extra;
        let header = extra.len() as u32;
        extra.extend([
            function_type.0,
            count,
            attributes as u32,
            convention.0,
            self.pending_bundles,
            bundles.wrapping_sub(self.pending_bundles),
        ]);
        self.pending_bundles = bundles;
        let result = (!matches!(self.ty(result), Type::Void)).then_some(result);
        Ok(CallHead { callee, start: start.0, extra: header, result })
    }

    #[inline]
    fn call_row(&mut self, kind: Kind, head: CallHead) -> Row {
        row(kind, head.callee.0, head.start, head.extra)
    }

    /// `call`
    #[inline]
    pub(crate) fn call(
        &mut self,
        head: CallHead,
        tail: TailKind,
        flags: Flags,
    ) -> Result<(), Problem> {
        let row = self.call_row(Kind::Call, head);
        self.push(Row { sub: tail as u8, flags: flags.0, ..row }, head.result)
    }

    /// `invoke`
    pub(crate) fn invoke(
        &mut self,
        head: CallHead,
        normal: BlockId,
        unwind: BlockId,
    ) -> Result<(), Problem> {
        self.body.store.extra.extend([normal.0, unwind.0]);
        let row = self.call_row(Kind::Invoke, head);
        self.push(row, head.result)?;
        self.end_block();
        Ok(())
    }

    /// `callbr`
    pub(crate) fn callbr(
        &mut self,
        head: CallHead,
        default: BlockId,
        (indirect, count): (Start, u32),
    ) -> Result<(), Problem> {
        self.body.store.extra.extend([default.0, indirect.0, count]);
        let row = self.call_row(Kind::CallBr, head);
        self.push(row, head.result)?;
        self.end_block();
        Ok(())
    }

    /// Adds a list of blocks by their numbers.
    pub(crate) fn targets(&mut self, numbers: &[u64]) -> Result<(Start, u32), Problem> {
        let start = self.body.block_operands.len();
        for &number in numbers {
            let block = self.block(number)?;
            self.body.block_operands.push(block);
        }
        Ok((Start(start as u32), numbers.len() as u32))
    }

    #[inline]
    fn terminator(&mut self, row: Row) -> Result<(), Problem> {
        self.push(row, None)?;
        self.end_block();
        Ok(())
    }

    /// `ret` of what the function gives
    #[inline]
    pub(crate) fn ret(&mut self, value: Option<(ValueId, TypeId)>) -> Result<(), Problem> {
        if value.map(|(_, ty)| ty) != self.result {
            return Err(&Malformed("a result of another type than the function's"));
        }
        self.terminator(row(Kind::Ret, value.map_or(NONE, |(value, _)| value.0), 0, 0))
    }

    /// `br` without condition
    #[inline]
    pub(crate) fn br(&mut self, target: BlockId) -> Result<(), Problem> {
        self.terminator(row(Kind::Br, target.0, 0, 0))
    }

    /// `br` by an `i1`
    #[inline]
    pub(crate) fn cond_br(
        &mut self,
        condition: ValueId,
        then: BlockId,
        otherwise: BlockId,
    ) -> Result<(), Problem> {
        self.terminator(row(Kind::CondBr, condition.0, then.0, otherwise.0))
    }

    /// Adds a case, of the type of the value, to the switch that comes next.
    pub(crate) fn case(&mut self, case: ValueId, target: BlockId) {
        self.body.values.push(case);
        self.body.block_operands.push(target);
    }

    /// `switch` with the last `count` cases
    pub(crate) fn switch(
        &mut self,
        value: ValueId,
        default: BlockId,
        count: usize,
    ) -> Result<(), Problem> {
        let cases = self.body.values.len().wrapping_sub(count) as u32;
        let targets = self.body.block_operands.len().wrapping_sub(count) as u32;
        let extra = &mut self.body.store.extra;
        let place = extra.len() as u32;
        extra.extend([cases, targets, count as u32]);
        self.terminator(row(Kind::Switch, value.0, default.0, place))
    }

    /// `indirectbr`
    pub(crate) fn indirect_br(
        &mut self,
        address: ValueId,
        (targets, count): (Start, u32),
    ) -> Result<(), Problem> {
        self.terminator(row(Kind::IndirectBr, address.0, targets.0, count))
    }

    /// `unreachable`
    #[inline]
    pub(crate) fn unreachable(&mut self) -> Result<(), Problem> {
        self.terminator(row(Kind::Unreachable, 0, 0, 0))
    }

    /// `resume`
    pub(crate) fn resume(&mut self, value: ValueId) -> Result<(), Problem> {
        self.terminator(row(Kind::Resume, value.0, 0, 0))
    }

    /// `cleanupret`
    pub(crate) fn cleanup_ret(
        &mut self,
        pad: ValueId,
        unwind: Option<BlockId>,
    ) -> Result<(), Problem> {
        let unwind = unwind.map_or(NONE, |block| block.0);
        self.terminator(row(Kind::CleanupRet, pad.0, unwind, 0))
    }

    /// `catchret`
    pub(crate) fn catch_ret(&mut self, pad: ValueId, target: BlockId) -> Result<(), Problem> {
        self.terminator(row(Kind::CatchRet, pad.0, target.0, 0))
    }

    /// `catchswitch`
    pub(crate) fn catch_switch(
        &mut self,
        parent: ValueId,
        (handlers, count): (Start, u32),
        unwind: Option<BlockId>,
    ) -> Result<(), Problem> {
        let token = self.token_type()?;
        let extra = &mut self.body.store.extra;
        let place = extra.len() as u32;
        extra.extend([handlers.0, count]);
        let unwind = unwind.map_or(NONE, |block| block.0);
        self.push(row(Kind::CatchSwitch, parent.0, unwind, place), Some(token))?;
        self.end_block();
        Ok(())
    }

    /// Adds a clause to the landing pad that comes next.
    pub(crate) fn clause(&mut self, filter: bool, value: ValueId) {
        self.body.clauses.push(Clause { filter, value });
    }

    /// `landingpad` with the last `count` clauses
    pub(crate) fn landing_pad(
        &mut self,
        ty: TypeId,
        cleanup: bool,
        count: u32,
    ) -> Result<(), Problem> {
        let clauses = (self.body.clauses.len() as u32).wrapping_sub(count);
        let row = row(Kind::LandingPad, clauses, count, 0);
        self.push(Row { sub: u8::from(cleanup), ..row }, Some(ty))
    }

    /// `catchpad`, or `cleanuppad`, with the values since `start`
    pub(crate) fn pad(
        &mut self,
        catch: bool,
        parent: ValueId,
        start: Start,
    ) -> Result<(), Problem> {
        let token = self.token_type()?;
        let kind = if catch { Kind::CatchPad } else { Kind::CleanupPad };
        self.push(row(kind, parent.0, start.0, self.values_since(start)), Some(token))
    }
}
