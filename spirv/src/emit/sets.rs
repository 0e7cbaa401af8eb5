//! Sets of capabilities, extensions and opcodes.

use super::Id;
use crate::grammar::{Capability, Extension, Op};

/// Capabilities in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct CapabilitySet {
    list: Vec<Capability>,
}

impl CapabilitySet {
    /// Adds one.
    #[inline]
    pub fn add(&mut self, capability: Capability) {
        if !self.contains(capability) {
            self.list.push(capability);
        }
    }

    /// Whether it is there.
    #[inline]
    pub fn contains(&self, capability: Capability) -> bool {
        // A fragment needs a handful; a scan beats a hash.
        self.list.contains(&capability)
    }

    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = Capability> + '_ {
        self.list.iter().copied()
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}

/// Extensions in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct ExtensionSet {
    list: Vec<Extension>,
}

impl ExtensionSet {
    /// Adds one.
    pub fn add(&mut self, extension: Extension) {
        if !self.contains(extension) {
            self.list.push(extension);
        }
    }

    /// Whether it is there.
    pub fn contains(&self, extension: Extension) -> bool {
        self.list.contains(&extension)
    }

    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = Extension> + '_ {
        self.list.iter().copied()
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}

/// The last declarations of a few kinds that are asked for again and again, so that most need not
/// be written and looked up by their words. A later one displaces an earlier one.
#[derive(Debug)]
pub(super) struct Recent {
    entries: Vec<(u64, u32, u32, Id)>,
    /// Entries of other epochs are forgotten.
    epoch: u32,
}

impl Default for Recent {
    fn default() -> Self {
        Self { entries: vec![(0, 0, 0, Id::NONE); 256], epoch: 1 }
    }
}

impl Recent {
    #[inline]
    fn place(a: u32, b: u64) -> usize {
        let mixed = (u64::from(a) << 32 ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 56) as usize
    }

    /// The declaration with this key.
    #[inline]
    pub(super) fn get(&self, a: u32, b: u64) -> Option<Id> {
        let (known_b, known_a, epoch, id) = self.entries[Self::place(a, b)];
        (known_a == a && known_b == b && epoch == self.epoch).then_some(id)
    }

    /// Remembers a declaration.
    #[inline]
    pub(super) fn set(&mut self, a: u32, b: u64, id: Id) {
        self.entries[Self::place(a, b)] = (b, a, self.epoch, id);
    }

    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            *self = Self::default();
        }
    }
}

/// Opcodes in use: a bit for each, so that adding is quick, and a list, so that few cost little.
#[derive(Debug)]
pub(super) struct OpSet {
    bits: Vec<u64>,
    pub(super) list: Vec<Op>,
}

impl Default for OpSet {
    fn default() -> Self {
        // Opcodes have 16 bits (section 2.3).
        Self { bits: vec![0; (1 << 16) / 64], list: Vec::new() }
    }
}

impl OpSet {
    /// Whether an opcode is there.
    pub(super) fn has(&self, op: Op) -> bool {
        self.bits[op.0 as usize >> 6] >> (op.0 & 63) & 1 != 0
    }

    /// Adds an opcode.
    #[inline]
    pub(super) fn add(&mut self, op: Op) {
        if !self.has(op) {
            self.bits[op.0 as usize >> 6] |= 1 << (op.0 & 63);
            self.list.push(op);
        }
    }

    /// Empties it.
    pub(super) fn clear(&mut self) {
        let mut list = std::mem::take(&mut self.list);
        self.clear_bits(&list);
        list.clear();
        self.list = list;
    }

    /// Clears the bits of opcodes that were in the list.
    pub(super) fn clear_bits(&mut self, list: &[Op]) {
        for op in list {
            self.bits[op.0 as usize >> 6] = 0;
        }
    }
}
