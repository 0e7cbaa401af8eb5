//! Atomic instructions. One work-item runs at a time, so each is a load, an operation and a store.

use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::Instruction;

use crate::error::{Error, Result};
use crate::float::Rounding;
use crate::integer::{NoWrap, binary, signed};
use crate::machine::{Done, Item, Machine};
use crate::value::{Scalar, Value};

impl Machine<'_> {
    /// Executes an atomic instruction.
    pub(crate) fn atomic(
        &mut self,
        item: &mut Item,
        instruction: &Instruction<'_>,
    ) -> Result<Done> {
        let words = instruction.words;
        let word = |index: usize| words.get(index).copied().unwrap_or_default();
        let op = instruction.op();
        match op {
            Op::AtomicStore => {
                let address = self.address(item, word(1))?;
                let (ty, value) = (self.program.type_of(word(4))?, self.value(item, word(4))?);
                self.store(address, ty, &value)?;
                return Ok(Done::Nothing);
            }
            Op::AtomicFlagClear => {
                let address = self.address(item, word(1))?;
                let ty = self.program.types.pointee(self.program.type_of(word(1))?)?;
                let zero = self.program.types.null(ty)?;
                self.store(address, ty, &zero)?;
                return Ok(Done::Nothing);
            }
            Op::AtomicFlagTestAndSet => {
                let address = self.address(item, word(3))?;
                let ty = self.program.types.pointee(self.program.type_of(word(3))?)?;
                let old = self.load(item, address, ty)?.scalar();
                self.store(address, ty, &Scalar::new(1).into())?;
                let old = old.defined().ok_or_else(|| Error::undefined("a flag"))?;
                return Ok(Done::Value(Value::bool(old != 0)));
            }
            _ => {}
        }
        let (ty, address) = match op {
            Op::AtomicLoad
            | Op::AtomicExchange
            | Op::AtomicCompareExchange
            | Op::AtomicCompareExchangeWeak
            | Op::AtomicIIncrement
            | Op::AtomicIDecrement
            | Op::AtomicIAdd
            | Op::AtomicISub
            | Op::AtomicSMin
            | Op::AtomicUMin
            | Op::AtomicSMax
            | Op::AtomicUMax
            | Op::AtomicAnd
            | Op::AtomicOr
            | Op::AtomicXor
            | Op::AtomicFAddEXT
            | Op::AtomicFMinEXT
            | Op::AtomicFMaxEXT => (word(1), self.address(item, word(3))?),
            _ => return Ok(Done::NotMine),
        };
        let old = self.load(item, address, ty)?;
        let operand = |index: usize| self.value(item, word(index)).map(|value| value.scalar());
        let new = match op {
            Op::AtomicLoad => None,
            Op::AtomicExchange => Some(operand(6)?),
            Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => {
                let (value, comparator) = (operand(7)?, operand(8)?);
                let (Some(now), Some(expected)) = (old.scalar().defined(), comparator.defined())
                else {
                    return Err(Error::undefined("what is compared and exchanged"));
                };
                (now == expected).then_some(value)
            }
            Op::AtomicIIncrement | Op::AtomicIDecrement => {
                Some(self.combine(op, ty, old.scalar(), Scalar::new(1))?)
            }
            _ => Some(self.combine(op, ty, old.scalar(), operand(6)?)?),
        };
        if let Some(new) = new {
            self.store(address, ty, &new.into())?;
        }
        Ok(Done::Value(old))
    }

    fn combine(&self, op: Op, ty: u32, a: Scalar, b: Scalar) -> Result<Scalar> {
        let width = self.program.types.width(ty)?;
        let plain = match op {
            Op::AtomicIIncrement | Op::AtomicIAdd => Op::IAdd,
            Op::AtomicIDecrement | Op::AtomicISub => Op::ISub,
            Op::AtomicAnd => Op::BitwiseAnd,
            Op::AtomicOr => Op::BitwiseOr,
            Op::AtomicXor => Op::BitwiseXor,
            _ => {
                let (Some(x), Some(y)) = (a.defined(), b.defined()) else {
                    return Ok(Scalar::undefined(width));
                };
                let (sx, sy) = (signed(x, width), signed(y, width));
                let format = self.program.types.format(ty);
                let floats = format.map(|format| (format, format.decode(x), format.decode(y)));
                return Ok(match (op, floats) {
                    (Op::AtomicSMin, _) => {
                        if sx <= sy {
                            a
                        } else {
                            b
                        }
                    }
                    (Op::AtomicSMax, _) => {
                        if sx >= sy {
                            a
                        } else {
                            b
                        }
                    }
                    (Op::AtomicUMin, _) => Scalar::new(x.min(y)),
                    (Op::AtomicUMax, _) => Scalar::new(x.max(y)),
                    (op, Ok((format, x, y))) => Scalar::new(format.encode(
                        match op {
                            Op::AtomicFAddEXT => x + y,
                            Op::AtomicFMinEXT => x.min(y),
                            _ => x.max(y),
                        },
                        Rounding::NearestEven,
                    )),
                    (_, Err(error)) => return Err(error),
                });
            }
        };
        let done = binary(plain, a, b, width, NoWrap::default())?;
        done.ok_or_else(|| Error::unsupported(op.to_string()))
    }
}
