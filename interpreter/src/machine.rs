//! The machine: a program, its memory, and work-items that execute instructions.

use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::{Instruction, Module};

use crate::error::{Error, ErrorKind, Result};
use crate::evaluate::evaluate;
use crate::launch::Place;
use crate::memory::{BufferId, Memory, Owner, Slot};
use crate::program::{Program, Scope};
use crate::value::{Scalar, Value};

/// A module with memory, in which kernels run.
#[derive(Clone, Debug)]
pub struct Machine<'m> {
    pub(crate) program: Program<'m>,
    pub(crate) memory: Memory,
    buffers: Vec<u64>,
    /// How many instructions the launch may still execute.
    pub(crate) steps: u64,
}

/// The bytes of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents<'a> {
    /// The bytes; zero where they are undefined.
    pub bytes: &'a [u8],
    /// A bit for each bit of them, set where nobody has given it a value.
    pub undefined: &'a [u8],
}

/// A work-item.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) place: Place,
    pub(crate) frames: Vec<Frame>,
    pub(crate) state: State,
}

/// What a work-item is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Ready,
    /// It waits for others at the instruction at this word.
    Waiting(u32),
    Finished,
}

/// A call of a function.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) function: u32,
    pub(crate) locals: Vec<Option<Value>>,
    /// The word of the next instruction.
    pub(crate) at: u32,
    /// The label of the block.
    pub(crate) block: u32,
    /// Memory that goes when the call ends.
    pub(crate) variables: Vec<u64>,
    /// The id in the caller that gets the result.
    pub(crate) result: Option<u32>,
}

/// What has become of an instruction.
#[derive(Clone, Debug)]
pub(crate) enum Done {
    /// It is of another kind.
    NotMine,
    /// It is done and has no result.
    Nothing,
    Value(Value),
    /// It went somewhere else.
    Jumped,
    /// It needs other work-items.
    Wait,
}

impl Item {
    pub(crate) fn frame(&mut self) -> Result<&mut Frame> {
        self.frames.last_mut().ok_or_else(|| Error::malformed("an instruction outside of a call"))
    }
}

impl<'m> Machine<'m> {
    /// Makes a module ready to run. `specializations` are values of specialization constants, as
    /// bits, by their `SpecId`.
    pub fn new(module: &'m Module<'m>, specializations: &[(u32, u64)]) -> Result<Self> {
        let mut memory = Memory::new(64);
        let mut program = Program::new(module, &mut memory)?;
        program.declare(&mut memory, specializations)?;
        Ok(Self { program, memory, buffers: Vec::new(), steps: 0 })
    }

    /// A new buffer of global memory.
    pub fn buffer(&mut self, bytes: Vec<u8>) -> Result<BufferId> {
        let id = BufferId(self.buffers.len());
        let undefined = vec![0; bytes.len()];
        let address = self.memory.allocate(Slot {
            owner: Owner::Buffer(id.0),
            class: lapidary_spirv::grammar::StorageClass::CrossWorkgroup,
            constant: false,
            built_in: None,
            bytes,
            undefined,
        })?;
        self.buffers.push(address);
        Ok(id)
    }

    /// What is in a buffer.
    pub fn contents(&self, buffer: BufferId) -> Contents<'_> {
        match self.memory.slot(self.address_of(buffer)) {
            Some(slot) => Contents { bytes: &slot.bytes, undefined: &slot.undefined },
            None => Contents { bytes: &[], undefined: &[] },
        }
    }

    /// The address of a buffer, as a kernel sees it.
    pub fn address_of(&self, buffer: BufferId) -> u64 {
        self.buffers.get(buffer.0).copied().unwrap_or_default()
    }

    /// What the current instruction of a work-item can see.
    pub(crate) fn scope<'a>(&'a self, item: &'a Item) -> Scope<'a, 'm> {
        let locals = item.frames.last().map_or(&[][..], |frame| &frame.locals);
        Scope { program: &self.program, locals }
    }

    pub(crate) fn value(&self, item: &Item, id: u32) -> Result<Value> {
        self.scope(item).value(id).cloned()
    }

    /// Runs a work-item until it ends or waits.
    pub(crate) fn run(&mut self, item: &mut Item) -> Result<()> {
        let module = self.program.module;
        while item.state == State::Ready {
            let Some(frame) = item.frames.last() else {
                item.state = State::Finished;
                break;
            };
            let (at, function) = (frame.at, frame.function);
            let outside = || Error::malformed(format!("a function ends at word {at}"));
            let instruction = module.instruction_at(at).ok_or_else(outside)?;
            let done = match self.steps.checked_sub(1) {
                None => Err(Error::new(ErrorKind::Steps)),
                Some(left) => {
                    self.steps = left;
                    self.execute(item, &instruction)
                }
            };
            done.map_err(|error| error.within(|| self.describe(item, function, &instruction)))?;
        }
        Ok(())
    }

    /// Where an instruction stands and who executes it.
    pub(crate) fn describe(
        &self,
        item: &Item,
        function: u32,
        instruction: &Instruction<'_>,
    ) -> String {
        let result = instruction.result().map(|id| format!(" {}", self.program.name(id)));
        let (op, at) = (instruction.op(), instruction.offset);
        format!(
            "in {op}{} at word {at} of function {}, work-item {:?}",
            result.unwrap_or_default(),
            self.program.name(function),
            item.place.global
        )
    }

    fn execute(&mut self, item: &mut Item, instruction: &Instruction<'m>) -> Result<()> {
        let done = self.dispatch(item, instruction)?;
        match done {
            Done::NotMine => Err(Error::unsupported(instruction.op().to_string())),
            Done::Jumped => Ok(()),
            Done::Wait => {
                item.state = State::Waiting(instruction.offset);
                Ok(())
            }
            Done::Nothing => self.advance(item, instruction, None),
            Done::Value(value) => self.advance(item, instruction, Some(value)),
        }
    }

    /// Goes on to the next instruction, with the result of this one.
    pub(crate) fn advance(
        &mut self,
        item: &mut Item,
        instruction: &Instruction<'_>,
        value: Option<Value>,
    ) -> Result<()> {
        let slot = match instruction.result() {
            Some(result) => Some(self.program.local(result)?),
            None => None,
        };
        let frame = item.frame()?;
        frame.at = instruction.offset + instruction.words.len() as u32;
        if let (Some(slot), Some(value)) = (slot, value) {
            frame.locals[slot] = Some(value);
        }
        item.state = State::Ready;
        Ok(())
    }

    fn dispatch(&mut self, item: &mut Item, instruction: &Instruction<'m>) -> Result<Done> {
        let op = instruction.op();
        match op {
            Op::Line
            | Op::NoLine
            | Op::Nop
            | Op::LoopMerge
            | Op::SelectionMerge
            | Op::LoopControlINTEL
            | Op::MemoryBarrier
            | Op::GroupWaitEvents => return Ok(Done::Nothing),
            Op::AssumeTrueKHR => {
                let condition = instruction.word(1).unwrap_or_default();
                return match self.scope(item).number(condition, "what is assumed")? {
                    0 => Err(Error::new(ErrorKind::Unreachable)),
                    _ => Ok(Done::Nothing),
                };
            }
            Op::Undef => {
                let ty = instruction.result_type().unwrap_or_default();
                return self.program.types.undefined(ty).map(Done::Value);
            }
            // What it calls is no value that could be evaluated.
            Op::AsmCallINTEL => return Ok(Done::NotMine),
            _ => {}
        }
        for kind in [Self::control, Self::access, Self::atomic, Self::group, Self::extended_access]
        {
            match kind(self, item, instruction)? {
                Done::NotMine => {}
                done => return Ok(done),
            }
        }
        let (Some(ty), Some(result)) = (instruction.result_type(), instruction.result()) else {
            return Ok(Done::NotMine);
        };
        let operands = instruction.words.get(3..).unwrap_or_default();
        evaluate(&self.scope(item), op, ty, result, operands).map(Done::Value)
    }

    /// A value as an operand of an instruction that is done for several work-items.
    pub(crate) fn operand(
        &self,
        item: &Item,
        instruction: &Instruction<'_>,
        index: usize,
    ) -> Result<Value> {
        let id = instruction.word(index);
        let missing = || Error::malformed(format!("{} ends early", instruction.op()));
        self.value(item, id.ok_or_else(missing)?)
    }

    /// The number in a constant operand.
    pub(crate) fn number(
        &self,
        item: &Item,
        instruction: &Instruction<'_>,
        index: usize,
    ) -> Result<u64> {
        let scalar: Scalar = self.operand(item, instruction, index)?.scalar();
        scalar.defined().map(|bits| bits as u64).ok_or_else(|| Error::undefined("an operand"))
    }
}
