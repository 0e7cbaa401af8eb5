//! Control flow: calls, terminators and the pads of exception handling.

use super::super::function::Decoder;
use super::super::operators;
use super::{SHORT, field};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::error::Problem;
use crate::ir::body::{CallHead, Operand};
use crate::ir::{BlockId, CallingConvention, Flags, TailKind, Type};

impl Decoder<'_, '_, '_> {
    /// [type, cleanup, number, (kind, clause)...]
    pub(super) fn landing_pad(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let ty = self.builder.type_id(field(values, at)?)?;
        let cleanup = field(values, at)? != 0;
        let count = field(values, at)?;
        let mut clauses = 0u32;
        for _ in 0..count {
            let filter = field(values, at)? != 0;
            let (value, _) = self.value_type_pair(values, at)?;
            self.builder.clause(filter, value);
            clauses = clauses.saturating_add(1);
        }
        self.builder.landing_pad(ty, cleanup, clauses)
    }

    /// catchpad and cleanuppad: [parent, number, arguments...]
    pub(super) fn pad(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let token = self.builder.token_type()?;
        let parent = self.value(values, at, token)?;
        let count = field(values, at)?;
        let start = self.builder.start_values();
        for _ in 0..count {
            let (value, _) = self.value_type_pair(values, at)?;
            self.builder.add_value(value);
        }
        self.builder.pad(record_code == code::INST_CATCHPAD, parent, start)
    }

    /// [attributes, calling convention and flags, fast-math flags?, type?, callee, arguments...]
    #[inline]
    pub(super) fn call(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let attributes = field(values, at)?;
        // CallMarkersFlags.
        let marks = field(values, at)?;
        let flags =
            if marks >> 17 & 1 != 0 { operators::fast_math(field(values, at)?) } else { Flags(0) };
        let callee = self.callee(marks >> 15 & 1 != 0, values, at)?;
        let convention = CallingConvention((marks & 0x7ff) as u32 >> 1);
        let head = self.arguments(attributes, convention, callee, values, at)?;
        let tail = match marks {
            _ if marks >> 16 & 1 != 0 => TailKind::NoTail,
            _ if marks >> 14 & 1 != 0 => TailKind::MustTail,
            _ if marks & 1 != 0 => TailKind::Tail,
            _ => TailKind::None,
        };
        self.builder.call(head, tail, flags)
    }

    /// The function type, which old files take from the callee's, and the callee.
    #[inline]
    fn callee(
        &mut self,
        explicit: bool,
        values: &[u64],
        at: &mut usize,
    ) -> Result<Operand, Problem> {
        let explicit =
            if explicit { Some(self.builder.type_id(field(values, at)?)?) } else { None };
        let (callee, callee_type) = self.pointer_operand(values, at)?;
        let function_type = match explicit {
            Some(ty) => ty,
            None => self.builder.pointee(callee_type)?,
        };
        Ok((callee, function_type))
    }

    /// Reads the arguments of a call.
    #[inline]
    fn arguments(
        &mut self,
        attributes: u64,
        convention: CallingConvention,
        (callee, function_type): Operand,
        values: &[u64],
        at: &mut usize,
    ) -> Result<CallHead, Problem> {
        let module = self.builder.module;
        let Type::Function { parameters, varargs, .. } = self.builder.ty(function_type) else {
            return Err(&Malformed("the type of the callee is no function type"));
        };
        let start = self.builder.start_values();
        for &parameter in module.types.list(parameters) {
            let argument = match self.builder.ty(parameter) {
                Type::Metadata => {
                    let raw = field(values, at)?;
                    self.metadata_operand(raw)?
                }
                Type::Label => return Err(&Unsupported("a label as argument")),
                _ => self.value(values, at, parameter)?,
            };
            self.builder.add_value(argument);
        }
        if varargs {
            while *at < values.len() {
                let (argument, _) = self.value_type_pair(values, at)?;
                self.builder.add_value(argument);
            }
        } else if *at != values.len() {
            return Err(&Malformed("more arguments than parameters"));
        }
        self.builder.call_head(callee, function_type, attributes, convention, start)
    }

    pub(super) fn terminator(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        match record_code {
            code::INST_RET => {
                let value = match values {
                    [] => None,
                    _ => Some(self.value_type_pair(values, at)?),
                };
                self.builder.ret(value)
            }
            // [then, otherwise, condition] or [target]
            code::INST_BR => match *values {
                [target] => {
                    let target = self.builder.block(target)?;
                    self.builder.br(target)
                }
                [then, otherwise, _] => {
                    let then = self.builder.block(then)?;
                    let otherwise = self.builder.block(otherwise)?;
                    let bool = self.builder.bool_type()?;
                    let condition = self.value(values, &mut 2, bool)?;
                    self.builder.cond_br(condition, then, otherwise)
                }
                _ => Err(&Malformed("a branch with a wrong number of fields")),
            },
            code::INST_SWITCH => self.switch(values),
            // [type, address, targets...]
            code::INST_INDIRECTBR => {
                let ty = self.builder.type_id(field(values, at)?)?;
                let address = self.value(values, at, ty)?;
                let targets = self.builder.targets(&values[*at..])?;
                self.builder.indirect_br(address, targets)
            }
            // [attributes, calling convention and flags, normal, unwind, type?, callee, ...]
            code::INST_INVOKE => {
                let attributes = field(values, at)?;
                let marks = field(values, at)?;
                let normal = self.builder.block(field(values, at)?)?;
                let unwind = self.builder.block(field(values, at)?)?;
                let callee = self.callee(marks >> 13 & 1 != 0, values, at)?;
                let convention = CallingConvention((marks & 1023) as u32);
                let head = self.arguments(attributes, convention, callee, values, at)?;
                self.builder.invoke(head, normal, unwind)
            }
            // [attributes, calling convention and flags, default, number, targets..., type?, ...]
            code::INST_CALLBR => {
                let attributes = field(values, at)?;
                let marks = field(values, at)?;
                let default = self.builder.block(field(values, at)?)?;
                let count = field(values, at)?;
                let targets = self.builder.targets(list(values, at, count)?)?;
                let callee = self.callee(marks >> 15 & 1 != 0, values, at)?;
                let convention = CallingConvention((marks & 0x7ff) as u32 >> 1);
                let head = self.arguments(attributes, convention, callee, values, at)?;
                self.builder.callbr(head, default, targets)
            }
            code::INST_UNREACHABLE => self.builder.unreachable(),
            code::INST_RESUME => {
                let (value, _) = self.value_type_pair(values, at)?;
                self.builder.resume(value)
            }
            // [pad] or [pad, unwind]
            code::INST_CLEANUPRET => {
                let token = self.builder.token_type()?;
                let pad = self.value(values, at, token)?;
                let unwind = self.unwind(values.get(1))?;
                self.builder.cleanup_ret(pad, unwind)
            }
            // [pad, target]
            code::INST_CATCHRET => {
                let token = self.builder.token_type()?;
                let pad = self.value(values, at, token)?;
                let target = self.builder.block(field(values, at)?)?;
                self.builder.catch_ret(pad, target)
            }
            // [parent, number, handlers..., unwind?]
            code::INST_CATCHSWITCH => {
                let token = self.builder.token_type()?;
                let parent = self.value(values, at, token)?;
                let count = field(values, at)?;
                let handlers = self.builder.targets(list(values, at, count)?)?;
                let unwind = self.unwind(values.get(*at))?;
                self.builder.catch_switch(parent, handlers, unwind)
            }
            code::INST_LANDINGPAD_OLD => {
                Err(&Unsupported("landingpad in the form of LLVM 3.6 and before"))
            }
            _ => Err(&Unsupported("unknown instruction record")),
        }
    }

    /// The block to which a pad unwinds, if it is said.
    fn unwind(&self, number: Option<&u64>) -> Result<Option<BlockId>, Problem> {
        number.map(|&number| self.builder.block(number)).transpose()
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
        let count = pairs.len();
        for pair in pairs {
            let case = u32::try_from(pair[0]).map_err(|_| &Malformed("a case out of range"))?;
            if case >= self.builder.next {
                return Err(&Malformed("a case is no constant"));
            }
            let case = self.builder.typed_value(case, ty)?;
            let target = self.builder.block(pair[1])?;
            self.builder.case(case, target);
        }
        self.builder.switch(value, default, count)
    }
}

/// The next `count` fields.
fn list<'v>(values: &'v [u64], at: &mut usize, count: u64) -> Result<&'v [u64], Problem> {
    let end = usize::try_from(count).ok().and_then(|count| count.checked_add(*at));
    let list = end.and_then(|end| values.get(*at..end)).ok_or(SHORT)?;
    *at = at.saturating_add(list.len());
    Ok(list)
}
