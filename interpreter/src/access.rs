//! Memory instructions: variables, loads, stores, copies, and the arithmetic of addresses.

use lapidary_spirv::grammar::{MemoryAccess, Op, StorageClass};
use lapidary_spirv::read::Instruction;

use crate::error::{Error, ErrorKind, Result};
use crate::integer::signed;
use crate::machine::{Done, Item, Machine};
use crate::memory::Owner;
use crate::program::Scope;
use crate::value::{Scalar, Value};

/// A longer array is none that a kernel of a test asks for.
const MOST_BYTES: u64 = 1 << 24;

/// Evaluates the address of a part (SPIR-V, `OpAccessChain` and its like); None if the instruction
/// is another one.
pub(crate) fn chain(
    scope: &Scope<'_, '_>,
    op: Op,
    ty: u32,
    operands: &[u32],
) -> Result<Option<Value>> {
    let untyped = matches!(
        op,
        Op::UntypedAccessChainKHR
            | Op::UntypedInBoundsAccessChainKHR
            | Op::UntypedPtrAccessChainKHR
            | Op::UntypedInBoundsPtrAccessChainKHR
    );
    let by_element = matches!(
        op,
        Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain
            | Op::UntypedPtrAccessChainKHR
            | Op::UntypedInBoundsPtrAccessChainKHR
    );
    if !untyped && !by_element && !matches!(op, Op::AccessChain | Op::InBoundsAccessChain) {
        return Ok(None);
    }
    let missing = || Error::malformed(format!("{op} without a base"));
    let program = scope.program;
    let (mut at, base, mut indices) = match operands {
        [at, base, indices @ ..] if untyped => (*at, *base, indices),
        [base, indices @ ..] if !untyped => {
            (program.types.pointee(program.type_of(*base)?)?, *base, indices)
        }
        _ => return Err(missing()),
    };
    let width = program.types.pointer_width;
    let open = Scalar::undefined(width).into();
    let Some(mut address) = scope.scalar(base)?.defined() else { return Ok(Some(open)) };
    let index = |id: u32| -> Result<Option<i128>> {
        let index = scope.scalar(id)?;
        let width = program.types.width(program.type_of(id)?)?;
        Ok(index.defined().map(|bits| signed(bits, width)))
    };
    let mut add = |index: i128, size: u64| {
        address = address.wrapping_add((index * i128::from(size)) as u128);
    };
    if by_element {
        let (&element, rest) = indices.split_first().ok_or_else(missing)?;
        let Some(element) = index(element)? else { return Ok(Some(open)) };
        add(element, program.types.size(at)?);
        indices = rest;
    }
    for &id in indices {
        let Some(index) = index(id)? else { return Ok(Some(open)) };
        // The index of an element may be anything, that of a member not.
        let of_struct = matches!(program.types.get(at)?, crate::types::Type::Struct { .. });
        let (part, offset) = program.types.part(at, if of_struct { index as u64 } else { 0 })?;
        match of_struct {
            true => add(1, offset),
            false => add(index, program.types.size(part)?),
        }
        at = part;
    }
    if program.types.width(ty)? != width {
        return Err(Error::unsupported(format!("{op} of several pointers")));
    }
    Ok(Some(Scalar::partial(address, 0, width).into()))
}

impl Machine<'_> {
    /// The address in an operand.
    pub(crate) fn address(&self, item: &Item, id: u32) -> Result<u64> {
        Ok(self.scope(item).number(id, "an address")? as u64)
    }

    /// Checks the operands of an access to memory: a mask, and the alignment if it has that bit.
    fn check_alignment(&self, address: u64, access: &[u32]) -> Result<()> {
        let Some((&mask, parameters)) = access.split_first() else { return Ok(()) };
        let alignment = match parameters.first() {
            Some(&alignment) if mask & MemoryAccess::Aligned.0 != 0 => u64::from(alignment),
            _ => return Ok(()),
        };
        if alignment > 1 && !address.is_multiple_of(alignment) {
            return Err(Error::new(ErrorKind::Misaligned { address, alignment }));
        }
        Ok(())
    }

    /// The value of a type at an address.
    pub(crate) fn load(&mut self, item: &Item, address: u64, ty: u32) -> Result<Value> {
        self.refresh(item, address);
        let (bytes, undefined) = self.memory.read(address, self.program.types.touched(ty)?)?;
        self.program.types.read(ty, bytes, undefined)
    }

    /// Writes a value to an address.
    pub(crate) fn store(&mut self, address: u64, ty: u32, value: &Value) -> Result<()> {
        let size = self.program.types.touched(ty)?;
        let (bytes, undefined) = self.memory.write(address, size)?;
        self.program.types.write(ty, value, bytes, undefined)
    }

    /// Copies bytes with what is known of their bits.
    pub(crate) fn copy(&mut self, item: &Item, to: u64, from: u64, size: u64) -> Result<()> {
        self.refresh(item, from);
        let (bytes, undefined) = self.memory.read(from, size)?;
        let (bytes, undefined) = (bytes.to_vec(), undefined.to_vec());
        let target = self.memory.write(to, size)?;
        target.0.copy_from_slice(&bytes);
        target.1.copy_from_slice(&undefined);
        Ok(())
    }

    /// Executes a memory instruction.
    pub(crate) fn access(
        &mut self,
        item: &mut Item,
        instruction: &Instruction<'_>,
    ) -> Result<Done> {
        let words = instruction.words;
        let word = |index: usize| words.get(index).copied().unwrap_or_default();
        let operands_from = |index: usize| words.get(index..).unwrap_or_default();
        match instruction.op() {
            Op::Variable | Op::UntypedVariableKHR => {
                let (pointee, initializer) = match instruction.op() {
                    Op::Variable => (self.program.types.pointee(word(1))?, words.get(4)),
                    _ => (word(4), words.get(5)),
                };
                let size = self.program.types.size(pointee)?;
                let owner = Owner::Variable(word(2));
                let address = self.memory.reserve(owner, StorageClass::Function, size)?;
                item.frame()?.variables.push(address);
                if let Some(&initializer) = initializer {
                    let value = self.scope(item).value(initializer)?.clone();
                    self.store(address, pointee, &value)?;
                }
                return Ok(Done::Value(Scalar::new(address.into()).into()));
            }
            Op::VariableLengthArrayINTEL => {
                let element = self.program.types.size(self.program.types.pointee(word(1))?)?;
                let length = self.scope(item).number(word(3), "the length of an array")?;
                let size = u64::try_from(length).ok().and_then(|it| it.checked_mul(element));
                let size = size.filter(|&it| it < MOST_BYTES);
                let size = size.ok_or_else(|| Error::undefined("the length of an array"))?;
                let owner = Owner::Variable(word(2));
                let address = self.memory.reserve(owner, StorageClass::Function, size)?;
                item.frame()?.variables.push(address);
                return Ok(Done::Value(Scalar::new(address.into()).into()));
            }
            Op::Load => {
                let address = self.address(item, word(3))?;
                self.check_alignment(address, operands_from(4))?;
                return Ok(Done::Value(self.load(item, address, word(1))?));
            }
            Op::Store => {
                let address = self.address(item, word(1))?;
                self.check_alignment(address, operands_from(3))?;
                let ty = self.program.type_of(word(2))?;
                let value = self.scope(item).value(word(2))?.clone();
                self.store(address, ty, &value)?;
            }
            op @ (Op::CopyMemory | Op::CopyMemorySized) => {
                let (to, from) = (self.address(item, word(1))?, self.address(item, word(2))?);
                let (size, access) = if op == Op::CopyMemory {
                    let pointee = self.program.types.pointee(self.program.type_of(word(1))?)?;
                    (self.program.types.size(pointee)?, operands_from(3))
                } else {
                    let size = self.scope(item).number(word(3), "the size of a copy")?;
                    (size as u64, operands_from(4))
                };
                self.check_alignment(to, access)?;
                if size != 0 {
                    self.copy(item, to, from, size)?;
                }
            }
            // A variable has no value at the beginning and at the end of its life.
            Op::LifetimeStart | Op::LifetimeStop => {
                let address = self.address(item, word(1))?;
                if let Some(slot) = self.memory.slot_mut(address) {
                    slot.undefined.fill(0xff);
                }
            }
            Op::GenericCastToPtrExplicit => {
                let address = self.address(item, word(3))?;
                let wanted = self.program.class(word(1))?;
                let fits = self.memory.slot(address).is_some_and(|slot| slot.class == wanted);
                return Ok(Done::Value(Scalar::new(if fits { address.into() } else { 0 }).into()));
            }
            Op::GenericPtrMemSemantics => {
                return Err(Error::unsupported("OpGenericPtrMemSemantics"));
            }
            _ => return Ok(Done::NotMine),
        }
        Ok(Done::Nothing)
    }
}
