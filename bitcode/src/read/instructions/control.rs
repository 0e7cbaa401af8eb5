//! Control flow: calls, terminators and the pads of exception handling.

use super::super::function::Decoder;
use super::super::operators;
use super::{SHORT, field, row};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::error::Problem;
use crate::ir::body::{Kind, NONE, Row};
use crate::ir::*;

impl Decoder<'_, '_, '_> {
    /// [type, cleanup, number, (kind, clause)...]
    pub(super) fn landing_pad(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let ty = self.builder.type_id(field(values, at)?)?;
        let cleanup = field(values, at)? != 0;
        let count = field(values, at)?;
        let start = self.builder.body.clauses.len() as u32;
        for _ in 0..count {
            let filter = field(values, at)? != 0;
            let (value, _) = self.value_type_pair(values, at)?;
            self.builder.body.clauses.push(Clause { filter, value });
        }
        let row = row(Kind::LandingPad, start, self.builder.body.clauses.len() as u32 - start, 0);
        self.builder.push(Row { sub: u8::from(cleanup), ..row }, Some(ty))
    }

    /// catchpad and cleanuppad: [parent, number, arguments...]
    pub(super) fn pad(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let token = self.builder.token_type()?;
        let parent = self.value(values, at, token)?;
        let count = field(values, at)?;
        let start = self.builder.body.values.len() as u32;
        for _ in 0..count {
            let (value, _) = self.value_type_pair(values, at)?;
            self.builder.body.values.push(value);
        }
        let kind =
            if record_code == code::INST_CATCHPAD { Kind::CatchPad } else { Kind::CleanupPad };
        let len = self.builder.body.values.len() as u32 - start;
        self.builder.push(row(kind, parent.0, start, len), Some(token))
    }

    /// [attributes, calling convention and flags, fast-math flags?, type?, callee, arguments...]
    #[inline]
    pub(super) fn call(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let attributes = field(values, at)?;
        // CallMarkersFlags.
        let marks = field(values, at)?;
        let flags =
            if marks >> 17 & 1 != 0 { operators::fast_math(field(values, at)?).0 } else { 0 };
        let (callee, function_type) = self.callee(marks >> 15 & 1 != 0, values, at)?;
        let convention = (marks & 0x7ff) >> 1;
        let start = self.builder.body.values.len() as u32;
        let (result, extra) = self.arguments(attributes, convention, function_type, values, at)?;
        let sub = match marks {
            _ if marks >> 16 & 1 != 0 => TailKind::NoTail,
            _ if marks >> 14 & 1 != 0 => TailKind::MustTail,
            _ if marks & 1 != 0 => TailKind::Tail,
            _ => TailKind::None,
        } as u8;
        self.builder.push(Row { sub, flags, ..row(Kind::Call, callee.0, start, extra) }, result)
    }

    /// The function type, which old files take from the callee's, and the callee.
    #[inline]
    fn callee(
        &mut self,
        explicit: bool,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let explicit =
            if explicit { Some(self.builder.type_id(field(values, at)?)?) } else { None };
        let (callee, callee_type) = self.pointer_operand(values, at)?;
        let function_type = match explicit {
            Some(ty) => ty,
            None => self.builder.pointee(callee_type)?,
        };
        Ok((callee, function_type))
    }

    /// Reads the arguments of a call and pushes its header to `extra`. Gives the result type, if it
    /// is not void, and the place of the header.
    #[inline]
    fn arguments(
        &mut self,
        attributes: u64,
        convention: u64,
        function_type: TypeId,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(Option<TypeId>, u32), Problem> {
        let module = self.builder.module;
        let Type::Function { result, parameters, varargs } = self.builder.ty(function_type) else {
            return Err(&Malformed("the type of the callee is no function type"));
        };
        if attributes > module.attributes.lists.len() as u64 {
            return Err(&Malformed("an attribute list that does not exist"));
        }
        let start = self.builder.body.values.len();
        for &parameter in module.types.list(parameters) {
            let argument = match self.builder.ty(parameter) {
                Type::Metadata => {
                    let raw = field(values, at)?;
                    self.metadata_operand(raw)?
                }
                Type::Label => return Err(&Unsupported("a label as argument")),
                _ => self.value(values, at, parameter)?,
            };
            self.builder.body.values.push(argument);
        }
        if varargs {
            while *at < values.len() {
                let (argument, _) = self.value_type_pair(values, at)?;
                self.builder.body.values.push(argument);
            }
        } else if *at != values.len() {
            return Err(&Malformed("more arguments than parameters"));
        }
        let count = (self.builder.body.values.len() - start) as u32;
        let bundles = self.builder.body.bundles.len() as u32;
        let extra = &mut self.builder.body.store.extra;
        let header = extra.len() as u32;
        extra.extend([
            function_type.0,
            count,
            attributes as u32,
            convention as u32,
            self.builder.pending_bundles,
            bundles - self.builder.pending_bundles,
        ]);
        self.builder.pending_bundles = bundles;
        let result = (!matches!(module.types.get(result), Type::Void)).then_some(result);
        Ok((result, header))
    }

    pub(super) fn terminator(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        match record_code {
            code::INST_RET => {
                let value = match values {
                    [] => NONE,
                    _ => self.value_type_pair(values, at)?.0.0,
                };
                self.builder.push(row(Kind::Ret, value, 0, 0), None)
            }
            // [then, otherwise, condition] or [target]
            code::INST_BR => match *values {
                [target] => {
                    let target = self.builder.block(target)?;
                    self.builder.push(row(Kind::Br, target, 0, 0), None)
                }
                [then, otherwise, _] => {
                    let (then, otherwise) =
                        (self.builder.block(then)?, self.builder.block(otherwise)?);
                    let bool = self.builder.bool_type()?;
                    let condition = self.value(values, &mut 2, bool)?;
                    self.builder.push(row(Kind::CondBr, condition.0, then, otherwise), None)
                }
                _ => Err(&Malformed("a branch with a wrong number of fields")),
            },
            code::INST_SWITCH => self.switch(values),
            // [type, address, targets...]
            code::INST_INDIRECTBR => {
                let ty = self.builder.type_id(field(values, at)?)?;
                let address = self.value(values, at, ty)?;
                let (start, len) = self.targets(&values[*at..])?;
                self.builder.push(row(Kind::IndirectBr, address.0, start, len), None)
            }
            // [attributes, calling convention and flags, normal, unwind, type?, callee, ...]
            code::INST_INVOKE => {
                let attributes = field(values, at)?;
                let marks = field(values, at)?;
                let normal = self.builder.block(field(values, at)?)?;
                let unwind = self.builder.block(field(values, at)?)?;
                let (callee, function_type) = self.callee(marks >> 13 & 1 != 0, values, at)?;
                let start = self.builder.body.values.len() as u32;
                let (result, extra) =
                    self.arguments(attributes, marks & 1023, function_type, values, at)?;
                self.builder.body.store.extra.extend([normal, unwind]);
                self.builder.push(row(Kind::Invoke, callee.0, start, extra), result)
            }
            // [attributes, calling convention and flags, default, number, targets..., type?, ...]
            code::INST_CALLBR => {
                let attributes = field(values, at)?;
                let marks = field(values, at)?;
                let default = self.builder.block(field(values, at)?)?;
                let count = field(values, at)?;
                let end = usize::try_from(count).ok().and_then(|count| count.checked_add(*at));
                let targets = end.and_then(|end| values.get(*at..end)).ok_or(SHORT)?;
                let (targets_start, targets_len) = self.targets(targets)?;
                *at += targets.len();
                let (callee, function_type) = self.callee(marks >> 15 & 1 != 0, values, at)?;
                let start = self.builder.body.values.len() as u32;
                let convention = (marks & 0x7ff) >> 1;
                let (result, extra) =
                    self.arguments(attributes, convention, function_type, values, at)?;
                self.builder.body.store.extra.extend([default, targets_start, targets_len]);
                self.builder.push(row(Kind::CallBr, callee.0, start, extra), result)
            }
            code::INST_UNREACHABLE => self.builder.push(row(Kind::Unreachable, 0, 0, 0), None),
            code::INST_RESUME => {
                let (value, _) = self.value_type_pair(values, at)?;
                self.builder.push(row(Kind::Resume, value.0, 0, 0), None)
            }
            // [pad] or [pad, unwind]
            code::INST_CLEANUPRET => {
                let token = self.builder.token_type()?;
                let pad = self.value(values, at, token)?;
                let unwind = match values.get(1) {
                    Some(&target) => self.builder.block(target)?,
                    None => NONE,
                };
                self.builder.push(row(Kind::CleanupRet, pad.0, unwind, 0), None)
            }
            // [pad, target]
            code::INST_CATCHRET => {
                let token = self.builder.token_type()?;
                let pad = self.value(values, at, token)?;
                let target = self.builder.block(field(values, at)?)?;
                self.builder.push(row(Kind::CatchRet, pad.0, target, 0), None)
            }
            // [parent, number, handlers..., unwind?]
            code::INST_CATCHSWITCH => {
                let token = self.builder.token_type()?;
                let parent = self.value(values, at, token)?;
                let count = field(values, at)?;
                let end = usize::try_from(count).ok().and_then(|count| count.checked_add(*at));
                let handlers = end.and_then(|end| values.get(*at..end)).ok_or(SHORT)?;
                let (start, len) = self.targets(handlers)?;
                let unwind = match values.get(*at + handlers.len()) {
                    Some(&target) => self.builder.block(target)?,
                    None => NONE,
                };
                let extra = &mut self.builder.body.store.extra;
                let place = extra.len() as u32;
                extra.extend([start, len]);
                self.builder.push(row(Kind::CatchSwitch, parent.0, unwind, place), Some(token))
            }
            code::INST_LANDINGPAD_OLD => {
                Err(&Unsupported("landingpad in the form of LLVM 3.6 and before"))
            }
            _ => Err(&Unsupported("unknown instruction record")),
        }
    }

    fn targets(&mut self, values: &[u64]) -> Result<(u32, u32), Problem> {
        let start = self.builder.body.block_operands.len();
        for &target in values {
            let block = self.builder.block(target)?;
            self.builder.body.block_operands.push(BlockId(block));
        }
        Ok((start as u32, values.len() as u32))
    }

    /// [type, value, default, (case, target)...]; cases are absolute numbers of constants.
    fn switch(&mut self, values: &[u64]) -> Result<(), Problem> {
        /// Marks a form with ranges of cases, which no release of LLVM has written.
        const RANGES: u64 = 0x4b5;
        let at = &mut 0;
        let first = field(values, at)?;
        if first >> 16 == RANGES {
            return Err(&Unsupported("switch with ranges of cases"));
        }
        let ty = self.builder.type_id(first)?;
        let value = self.value(values, at, ty)?;
        let default = self.builder.block(field(values, at)?)?;
        let pairs = values[*at..].chunks_exact(2);
        if !pairs.remainder().is_empty() {
            return Err(&Malformed("a switch whose cases are not pairs"));
        }
        let cases = self.builder.body.values.len() as u32;
        let targets = self.builder.body.block_operands.len() as u32;
        for pair in pairs {
            let case = u32::try_from(pair[0]).map_err(|_| &Malformed("a case out of range"))?;
            if case >= self.builder.next {
                return Err(&Malformed("a case is no constant"));
            }
            let case = self.builder.typed_value(case, ty)?;
            let block = self.builder.block(pair[1])?;
            self.builder.body.values.push(case);
            self.builder.body.block_operands.push(BlockId(block));
        }
        let extra = &mut self.builder.body.store.extra;
        let place = extra.len() as u32;
        extra.extend([cases, targets, ((values.len() - *at) / 2) as u32]);
        self.builder.push(row(Kind::Switch, value.0, default, place), None)
    }
}
