//! Memory: buffers that lie far from each other in one space of addresses.
//!
//! An address is the number of a slot and an offset that starts in the middle of the slot. So whatever
//! arithmetic a kernel does on an address, as long as it stays within half a slot, an access shows which
//! buffer it was made from, and a pointer is a plain number that can be stored, cast and copied byte by
//! byte. With 64 bits a slot is used once, so a pointer to a variable that is gone is noticed; 32 bits
//! leave room for few slots, which are used again.

use lapidary_spirv::grammar::{BuiltIn, StorageClass};

use crate::error::{Error, ErrorKind, Result};

/// What a buffer belongs to, for messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// A variable or parameter, by id.
    Variable(u32),
    /// A buffer of the caller.
    Buffer(usize),
    /// Local memory that the caller asked for as an argument.
    LocalArgument(usize),
    Function(u32),
}

/// A buffer of the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BufferId(pub(crate) usize);

#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub(crate) owner: Owner,
    pub(crate) class: StorageClass,
    pub(crate) constant: bool,
    /// A variable whose value depends on the work-item that reads it.
    pub(crate) built_in: Option<BuiltIn>,
    pub(crate) bytes: Vec<u8>,
    /// A bit for each bit of `bytes`: set if nobody has given it a value.
    pub(crate) undefined: Vec<u8>,
}

#[derive(Clone, Debug)]
pub(crate) struct Memory {
    slots: Vec<Option<Slot>>,
    free: Vec<u32>,
    /// Bits of an offset.
    offset_bits: u32,
    slot_limit: usize,
    reuse: bool,
}

impl Memory {
    pub(crate) fn new(pointer_width: u32) -> Self {
        let narrow = pointer_width <= 32;
        Self {
            // Slot 0 has the null pointer in it.
            slots: vec![None],
            free: Vec::new(),
            offset_bits: if narrow { 20 } else { 32 },
            slot_limit: if narrow { 1 << 12 } else { 1 << 28 },
            reuse: narrow,
        }
    }

    fn base(&self, slot: u32) -> u64 {
        (u64::from(slot) << self.offset_bits) + (1 << (self.offset_bits - 1))
    }

    /// A new buffer; the address of its first byte.
    pub(crate) fn allocate(&mut self, slot: Slot) -> Result<u64> {
        if slot.bytes.len() as u64 >= 1 << (self.offset_bits - 1) {
            return Err(Error::unsupported(format!("a buffer of {} bytes", slot.bytes.len())));
        }
        let index = match self.free.pop() {
            Some(index) => index,
            None if self.slots.len() < self.slot_limit => {
                self.slots.push(None);
                (self.slots.len() - 1) as u32
            }
            None => return Err(Error::unsupported("so many variables and buffers at a time")),
        };
        self.slots[index as usize] = Some(slot);
        Ok(self.base(index))
    }

    /// A new buffer without values.
    pub(crate) fn reserve(&mut self, owner: Owner, class: StorageClass, size: u64) -> Result<u64> {
        let size = size as usize;
        self.allocate(Slot {
            owner,
            class,
            constant: false,
            built_in: None,
            bytes: vec![0; size],
            undefined: vec![0xff; size],
        })
    }

    /// Ends the life of a buffer.
    pub(crate) fn release(&mut self, address: u64) {
        let index = (address >> self.offset_bits) as u32;
        if let Some(slot) = self.slots.get_mut(index as usize)
            && slot.take().is_some()
            && self.reuse
        {
            self.free.push(index);
        }
    }

    /// The buffer that an address was made from, if there still is one.
    pub(crate) fn slot(&self, address: u64) -> Option<&Slot> {
        self.slots.get((address >> self.offset_bits) as usize)?.as_ref()
    }

    pub(crate) fn slot_mut(&mut self, address: u64) -> Option<&mut Slot> {
        self.slots.get_mut((address >> self.offset_bits) as usize)?.as_mut()
    }

    /// Where `size` bytes at an address lie within their buffer.
    fn range(&self, address: u64, size: u64) -> Result<std::ops::Range<usize>> {
        let offset = address.wrapping_sub(self.base((address >> self.offset_bits) as u32));
        let length = self.slot(address).map(|slot| slot.bytes.len() as u64);
        match (length, offset.checked_add(size)) {
            (Some(length), Some(end)) if end <= length => Ok(offset as usize..end as usize),
            _ => {
                let buffer = match self.slot(address) {
                    Some(slot) => format!("{} of {} bytes", slot.owner, slot.bytes.len()),
                    None => "any buffer".to_owned(),
                };
                Err(Error::new(ErrorKind::OutOfBounds { address, size, buffer }))
            }
        }
    }

    /// Bytes and which bits of them are undefined.
    pub(crate) fn read(&self, address: u64, size: u64) -> Result<(&[u8], &[u8])> {
        let range = self.range(address, size)?;
        match self.slot(address) {
            Some(slot) => Ok((&slot.bytes[range.clone()], &slot.undefined[range])),
            None => Ok((&[], &[])),
        }
    }

    /// The same, to be written.
    pub(crate) fn write(&mut self, address: u64, size: u64) -> Result<(&mut [u8], &mut [u8])> {
        let range = self.range(address, size)?;
        match self.slot_mut(address) {
            Some(slot) if slot.constant => {
                Err(Error::new(ErrorKind::ReadOnly(slot.owner.to_string())))
            }
            Some(slot) => Ok((&mut slot.bytes[range.clone()], &mut slot.undefined[range])),
            None => Ok((&mut [], &mut [])),
        }
    }
}

impl std::fmt::Display for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Variable(id) => write!(f, "variable %{id}"),
            Self::Buffer(index) => write!(f, "buffer {index}"),
            Self::LocalArgument(index) => write!(f, "local memory of argument {index}"),
            Self::Function(id) => write!(f, "function %{id}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_shows_what_it_was_made_from() {
        for width in [32, 64] {
            let mut memory = Memory::new(width);
            let mut new = |index| {
                memory.reserve(Owner::Buffer(index), StorageClass::CrossWorkgroup, 8).expect("room")
            };
            let (a, b) = (new(0), new(1));
            assert!(memory.read(a, 8).is_ok() && memory.read(a + 8, 0).is_ok());
            for (address, size) in [(a, 9), (a + 8, 1), (a - 1, 1), (a + 1000, 4), (0, 1)] {
                let error = memory.read(address, size).expect_err("out of bounds");
                let ErrorKind::OutOfBounds { buffer, .. } = error.kind() else { panic!("{error}") };
                let whose = if address == 0 { "any buffer" } else { "buffer 0 of 8 bytes" };
                assert_eq!(buffer, whose);
            }
            memory.release(a);
            assert!(memory.read(a, 1).is_err() && memory.read(b, 8).is_ok());
        }
    }
}
