//! Control flow: branches, phis, calls and returns.

use lapidary_spirv::grammar::{Op, StorageClass};
use lapidary_spirv::read::Instruction;

use crate::error::{Error, ErrorKind, Result};
use crate::machine::{Done, Frame, Item, Machine, State};
use crate::memory::Owner;
use crate::value::{Scalar, Value};

/// Calls within calls: more than any test needs, less than an endless recursion.
const DEPTH_LIMIT: usize = 200;

impl Machine<'_> {
    /// Executes an instruction that leaves the order of instructions.
    pub(crate) fn control(
        &mut self,
        item: &mut Item,
        instruction: &Instruction<'_>,
    ) -> Result<Done> {
        let words = instruction.words;
        let word = |index: usize| words.get(index).copied().unwrap_or_default();
        match instruction.op() {
            Op::Branch => self.enter(item, word(1))?,
            Op::BranchConditional => {
                let condition = self.scope(item).number(word(1), "the condition of a branch")?;
                self.enter(item, word(if condition != 0 { 2 } else { 3 }))?;
            }
            Op::Switch => {
                let target = self.switch(item, words)?;
                self.enter(item, target)?;
            }
            Op::Return => self.leave(item, None)?,
            Op::ReturnValue => {
                let value = self.value(item, word(1))?;
                self.leave(item, Some(value))?;
            }
            Op::AbortKHR => return Err(Error::new(ErrorKind::Aborted)),
            Op::Unreachable => return Err(Error::new(ErrorKind::Unreachable)),
            Op::FunctionCall => {
                let arguments = words.get(4..).unwrap_or_default();
                self.call(item, instruction, word(3), arguments)?;
            }
            Op::FunctionPointerCallINTEL => {
                let address = self.address(item, word(3))?;
                let Some(Owner::Function(callee)) =
                    self.memory.slot(address).map(|slot| slot.owner)
                else {
                    return Err(Error::malformed(format!("a call of {address:#x}, no function")));
                };
                let arguments = words.get(4..).unwrap_or_default();
                self.call(item, instruction, callee, arguments)?;
            }
            _ => return Ok(Done::NotMine),
        }
        Ok(Done::Jumped)
    }

    /// The label that a switch goes to.
    fn switch(&self, item: &Item, words: &[u32]) -> Result<u32> {
        let &[_, selector, default, ref cases @ ..] = words else {
            return Err(Error::malformed("OpSwitch without a default"));
        };
        let width = self.program.types.width(self.program.type_of(selector)?)?;
        let selector = self.scope(item).number(selector, "the selector of a switch")?;
        // Literals are as wide as the selector, in whole words; a narrow one is extended.
        let literal_words = width.div_ceil(32) as usize;
        for case in cases.chunks_exact(literal_words + 1) {
            let (target, literal) = case.split_last().unwrap_or((&0, &[]));
            let literal = literal.iter().rev().fold(0, |n, &word| n << 32 | u128::from(word));
            if literal & crate::value::mask(width) == selector {
                return Ok(*target);
            }
        }
        Ok(default)
    }

    /// Goes to a block. Its phis get their values all at once, since one may use another's old one.
    fn enter(&mut self, item: &mut Item, label: u32) -> Result<()> {
        let module = self.program.module;
        let found = module.definition(label).filter(|block| block.op() == Op::Label);
        let block = found.ok_or_else(|| Error::malformed(format!("%{label} is not a block")))?;
        let from = item.frame()?.block;
        let mut at = block.offset + block.words.len() as u32;
        let mut values: Vec<(usize, Value)> = Vec::new();
        while let Some(instruction) = module.instruction_at(at) {
            match instruction.op() {
                Op::Line | Op::NoLine => {}
                Op::Phi => {
                    let mut pairs = instruction.words.get(3..).unwrap_or_default().chunks_exact(2);
                    let pair = pairs.find(|pair| pair[1] == from);
                    let missing =
                        || Error::malformed(format!("OpPhi at word {at} does not know %{from}"));
                    let value = self.value(item, pair.ok_or_else(missing)?[0])?;
                    let result = instruction.result().unwrap_or_default();
                    values.push((self.program.local(result)?, value));
                }
                _ => break,
            }
            at += instruction.words.len() as u32;
        }
        let frame = item.frame()?;
        for (slot, value) in values {
            frame.locals[slot] = Some(value);
        }
        frame.at = at;
        frame.block = label;
        Ok(())
    }

    /// Calls a function with operands of an instruction.
    fn call(
        &mut self,
        item: &mut Item,
        instruction: &Instruction<'_>,
        callee: u32,
        arguments: &[u32],
    ) -> Result<()> {
        let values =
            arguments.iter().map(|&id| self.value(item, id)).collect::<Result<Vec<_>>>()?;
        // The caller goes on behind the call.
        item.frame()?.at = instruction.offset + instruction.words.len() as u32;
        self.push_frame(item, callee, values, instruction.result())
    }

    /// Begins a call.
    pub(crate) fn push_frame(
        &mut self,
        item: &mut Item,
        callee: u32,
        arguments: Vec<Value>,
        result: Option<u32>,
    ) -> Result<()> {
        if item.frames.len() >= DEPTH_LIMIT {
            return Err(Error::new(ErrorKind::Depth));
        }
        let callee = self.program.callee(callee)?.clone();
        let name = || self.program.name(callee.id);
        let Some(entry) = callee.entry else {
            return Err(Error::unsupported(format!("a call of {}, which is elsewhere", name())));
        };
        if arguments.len() != callee.parameters.len() {
            let count = callee.parameters.len();
            let message = format!("{} takes {count} arguments, not {}", name(), arguments.len());
            return Err(Error::malformed(message));
        }
        let mut frame = Frame {
            function: callee.id,
            locals: vec![None; callee.locals],
            at: 0,
            block: 0,
            variables: Vec::new(),
            result,
        };
        for (&parameter, mut value) in callee.parameters.iter().zip(arguments) {
            if self.program.marks(parameter).by_value {
                // The callee has a copy of its own.
                let ty = self.program.type_of(parameter)?;
                let size = self.program.types.size(self.program.types.pointee(ty)?)?;
                let from = value.scalar().defined();
                let from = from.ok_or_else(|| Error::undefined("an address"))? as u64;
                let owner = Owner::Variable(parameter);
                let to = self.memory.reserve(owner, StorageClass::Function, size)?;
                self.copy(item, to, from, size)?;
                frame.variables.push(to);
                value = Scalar::new(to.into()).into();
            }
            let slot = self.program.local(parameter)?;
            frame.locals[slot] = Some(value);
        }
        item.frames.push(frame);
        self.enter(item, entry)
    }

    /// Ends a call.
    fn leave(&mut self, item: &mut Item, value: Option<Value>) -> Result<()> {
        let Some(frame) = item.frames.pop() else { return Ok(()) };
        for address in frame.variables {
            self.memory.release(address);
        }
        if item.frames.is_empty() {
            item.state = State::Finished;
            return Ok(());
        }
        if let (Some(result), Some(value)) = (frame.result, value) {
            let slot = self.program.local(result)?;
            item.frame()?.locals[slot] = Some(value);
        }
        Ok(())
    }
}
