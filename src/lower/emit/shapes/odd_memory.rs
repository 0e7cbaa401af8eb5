//! Memory of types that SPIR-V holds in larger ones, or has no bytes for.
//!
//! An `i24` lives in 32 bits, a vector of five in one of eight: an access of that size would touch
//! memory that is not there, so these are loaded and stored in pieces. Vectors whose elements have
//! no whole number of bytes are packed in memory (LangRef, "Vector Type": as if bitcast to one
//! integer). `i1` is a byte in memory; `OpTypeBool` has no size, and consumers get arrays of it wrong.

use lapidary_bitcode::ir::{Type, TypeId, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::MOST_WIDE_BITS;

/// Bits of the integers in which packed vectors are put together.
const WORD: u32 = 64;

/// Most elements of an array that is loaded or stored in parts.
const MOST_PARTS: u64 = 4096;

/// Most parts of aggregates that the accesses of one function may have.
const MOST_PARTS_OF_FUNCTION: u64 = 1 << 18;

/// The bytes of memory of an odd type as pieces: (offset, bytes) of power-of-two sizes.
fn pieces(bytes: u64) -> impl Iterator<Item = (u64, u64)> {
    let mut left = bytes;
    std::iter::from_fn(move || {
        let size = match left {
            0 => return None,
            1 => 1,
            2 | 3 => 2,
            4..=7 => 4,
            _ => 8,
        };
        let at = bytes.saturating_sub(left);
        left = left.saturating_sub(size);
        Some((at, size))
    })
}

/// How many bits `count` parts of a width have together.
pub(super) fn bits_of(width: u32, count: u32) -> Result<u32> {
    width.checked_mul(count).ok_or_else(|| {
        Error::unsupported(format_args!("a vector of {count} elements of {width} bits"))
    })
}

/// The access of something at an offset from what is accessed.
fn access_at(access: Access, offset: u64) -> Access {
    let align = match offset {
        0 => access.align,
        offset => access.align.min(1 << offset.trailing_zeros()).max(1),
    };
    Access { align, ..access }
}

impl Emitter<'_> {
    /// A byte pointer moved by a constant.
    pub(crate) fn byte_offset(&mut self, pointer: Id, bytes: u64) -> Id {
        if bytes == 0 {
            return pointer;
        }
        let size = self.type_size();
        let offset = self.b.const_int(size, bytes);
        let ty = self.b.type_of(pointer);
        self.emit(Op::InBoundsPtrAccessChain, ty, &[pointer, offset])
    }

    /// The parts of an aggregate in LLVM's memory: type and offset of each.
    fn aggregate_parts(&self, ty: TypeId) -> Result<Option<Vec<(TypeId, u64)>>> {
        let types = &self.facts.module.types;
        let layouts = &self.facts.layouts;
        let unknown = || Error::unsupported("memory access of an aggregate without a size");
        Ok(Some(match types.get(ty) {
            Type::Array { length, element } => {
                let step = layouts.alloc_size(element).ok_or_else(unknown)?;
                if length > MOST_PARTS {
                    return Err(Error::unsupported(format_args!(
                        "memory access of an aggregate of {length} parts that are held in larger types"
                    )));
                }
                (0..length).map(|at| (element, at.saturating_mul(step))).collect()
            }
            Type::Struct { fields, .. } => {
                let mut parts = Vec::with_capacity(fields.len as usize);
                for at in 0..fields.len {
                    let offset = layouts.field_offset(ty, at).ok_or_else(unknown)?;
                    parts.push((types.list(fields)[at as usize], offset));
                }
                parts
            }
            _ => return Ok(None),
        }))
    }

    /// The SPIR-V type of part `at` of an aggregate.
    fn part_type_at(&self, ty: Id, at: usize) -> Id {
        match self.b.type_kind(ty) {
            TypeKind::Struct { .. } => self.b.struct_member(ty, at as u32),
            _ => self.parts(ty).0,
        }
    }

    /// Loads a value of LLVM type `llvm` at a byte pointer, however it is held.
    pub(crate) fn load_at(&mut self, llvm: TypeId, ty: Id, base: Id, access: Access) -> Result<Id> {
        if !self.facts.is_held_larger(llvm) {
            let pointer = self.pointer_to(base, ty);
            return Ok(self.load(ty, pointer, access));
        }
        let Some(places) = self.aggregate_parts(llvm)? else {
            return self.load_vector(llvm, ty, base, access);
        };
        self.count_parts(places.len())?;
        let mut parts = Vec::with_capacity(places.len());
        for (at, (part, offset)) in places.into_iter().enumerate() {
            let part_type = self.part_type_at(ty, at);
            let place = self.byte_offset(base, offset);
            parts.push(self.load_at(part, part_type, place, access_at(access, offset))?);
        }
        if parts.is_empty() {
            return Ok(self.b.undef(ty));
        }
        Ok(self.b.op(Op::CompositeConstruct, ty, &parts))
    }

    /// Stores a value of LLVM type `llvm` at a byte pointer, however it is held.
    pub(crate) fn store_at(
        &mut self,
        llvm: TypeId,
        value: Id,
        base: Id,
        access: Access,
    ) -> Result<()> {
        let ty = self.b.type_of(value);
        if !self.facts.is_held_larger(llvm) {
            let pointer = self.pointer_to(base, ty);
            self.store(pointer, value, access)?;
            return Ok(());
        }
        let Some(places) = self.aggregate_parts(llvm)? else {
            return self.store_vector(llvm, value, base, access);
        };
        self.count_parts(places.len())?;
        for (at, (part, offset)) in places.into_iter().enumerate() {
            let part_type = self.part_type_at(ty, at);
            let id = match self.null_part(value, part_type) {
                Some(null) => null,
                None => self.b.extract(part_type, value, &[at as u32]),
            };
            let place = self.byte_offset(base, offset);
            self.store_at(part, id, place, access_at(access, offset))?;
        }
        Ok(())
    }

    /// A part of a constant that is zero or undefined as a whole.
    fn null_part(&mut self, value: Id, part: Id) -> Option<Id> {
        match Op(*self.b.declaration_words(value).first()? as u16) {
            Op::ConstantNull => Some(self.b.const_null(part)),
            Op::Undef => Some(self.b.undef(part)),
            _ => None,
        }
    }

    /// Counts the parts in which a function accesses aggregates, so that a few instructions of the
    /// input do not become millions.
    fn count_parts(&mut self, parts: usize) -> Result<()> {
        self.s.aggregate_parts = self.s.aggregate_parts.saturating_add(parts as u64);
        if self.s.aggregate_parts > MOST_PARTS_OF_FUNCTION {
            return Err(Error::unsupported(
                "memory accesses of so many parts of aggregates that are held in larger types",
            ));
        }
        Ok(())
    }

    /// The element type and number of elements of a vector; a scalar is one of itself.
    pub(crate) fn elements(&self, ty: TypeId) -> (TypeId, u32) {
        match self.facts.module.types.get(ty) {
            Type::Vector { element, length, .. } => (element, length),
            _ => (ty, 1),
        }
    }

    /// Whether a vector's elements have no whole number of bytes, and how many bits they have.
    fn packed_bits(&self, element: TypeId) -> Result<Option<u32>> {
        match self.facts.layouts.size_in_bits(element) {
            Some(bits) if (65..=u64::from(MOST_WIDE_BITS)).contains(&bits) => Ok(Some(bits as u32)),
            Some(bits @ 1..=64) if bits % 8 != 0 => Ok(Some(bits as u32)),
            Some(bits) if bits % 8 == 0 => Ok(None),
            _ => Err(Error::unsupported("memory access of this type of vector")),
        }
    }

    /// Loads a value of a type that is held in a larger one.
    pub(crate) fn load_pieces(
        &mut self,
        llvm: TypeId,
        ty: Id,
        pointer: ValueId,
        access: Access,
    ) -> Result<Id> {
        let byte = self.b.type_int(8);
        let base = self.pointer_value(pointer, byte)?;
        self.load_at(llvm, ty, base, access)
    }

    /// Loads a scalar or vector that is held in a larger one.
    fn load_vector(&mut self, llvm: TypeId, ty: Id, base: Id, access: Access) -> Result<Id> {
        let (element, count) = self.elements(llvm);
        let byte = self.b.type_int(8);
        if self.is_bool(ty) && count == 1 {
            let value = self.load(byte, base, access);
            return Ok(self.int_to_bool(value));
        }
        if self.facts.wide_width(llvm).is_some() {
            let bytes = self.facts.layouts.store_size(llvm).unwrap_or(16);
            let words = self.load_words(base, bytes, access);
            return Ok(self.wide_of(&words));
        }
        let component = self.parts(ty).0;
        let mut parts = Vec::with_capacity(count as usize);
        match self.packed_bits(element)? {
            Some(width) if count > 1 || width > WORD => {
                let bits = bits_of(width, count)?;
                let words = self.load_words(base, bits.div_ceil(8).into(), access);
                for first in (0..bits).step_by(width as usize) {
                    parts.push(self.unpack_part(&words, first, width, component));
                }
            }
            _ => {
                let size = self.facts.layouts.store_size(element).unwrap_or(0);
                for at in 0..count {
                    let offset = u64::from(at).saturating_mul(size);
                    let place = self.byte_offset(base, offset);
                    let access = access_at(access, offset);
                    parts.push(if self.facts.odd_width(element).is_some() {
                        self.load_bytes(component, place, size, access)?
                    } else {
                        let place = self.pointer_to(place, component);
                        self.load(component, place, access)
                    });
                }
            }
        }
        self.of_parts(ty, parts)
    }

    /// Stores a value of a type that is held in a larger one.
    pub(crate) fn store_pieces(
        &mut self,
        llvm: TypeId,
        value: Id,
        pointer: ValueId,
        access: Access,
    ) -> Result<()> {
        let byte = self.b.type_int(8);
        let base = self.pointer_value(pointer, byte)?;
        self.store_at(llvm, value, base, access)
    }

    /// Stores a scalar or vector that is held in a larger one.
    fn store_vector(&mut self, llvm: TypeId, value: Id, base: Id, access: Access) -> Result<()> {
        let (element, count) = self.elements(llvm);
        let byte = self.b.type_int(8);
        let ty = self.b.type_of(value);
        if self.is_bool(ty) && count == 1 {
            let value = self.bool_to_int(byte, value, false);
            return self.store(base, value, access);
        }
        if let Some(width) = self.facts.wide_width(llvm) {
            let bytes = self.facts.layouts.store_size(llvm).unwrap_or(16);
            let words = self.wide_words(value, width);
            self.store_words(base, &words, bytes, access)?;
            return Ok(());
        }
        let component = self.parts(ty).0;
        match self.packed_bits(element)? {
            Some(width) if count > 1 || width > WORD => {
                let total = bits_of(width, count)?;
                let mut words = vec![Id::NONE; total.div_ceil(WORD) as usize];
                for (at, first) in (0..).zip((0..total).step_by(width as usize)) {
                    let part = self.part(value, at);
                    self.pack_part(&mut words, part, first, width);
                }
                self.store_words(base, &words, u64::from(total.div_ceil(8)), access)?;
            }
            _ => {
                let size = self.facts.layouts.store_size(element).unwrap_or(0);
                for at in 0..count {
                    let part = self.part(value, at);
                    let offset = u64::from(at).saturating_mul(size);
                    let place = self.byte_offset(base, offset);
                    let access = access_at(access, offset);
                    if let Some(width) = self.facts.odd_width(element) {
                        // The bits above the width are stored as zero (LangRef, `store`: unspecified).
                        let part = self.extend_zero(part, width);
                        self.store_bytes(part, place, size, access)?;
                    } else {
                        let place = self.pointer_to(place, component);
                        self.store(place, part, access)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Loads so many bytes into an integer that may have more.
    fn load_bytes(&mut self, ty: Id, base: Id, bytes: u64, access: Access) -> Result<Id> {
        let mut value = None;
        for (offset, size) in pieces(bytes) {
            let piece = self.b.type_int((size as u32).saturating_mul(8));
            let at = self.byte_offset(base, offset);
            let at = self.pointer_to(at, piece);
            let part = self.load(piece, at, access_at(access, offset));
            let part = if piece == ty { part } else { self.b.op(Op::UConvert, ty, &[part]) };
            value = Some(match value {
                None => part,
                Some(value) => {
                    let shift = self.b.const_int(ty, offset.saturating_mul(8));
                    let part = self.b.op(Op::ShiftLeftLogical, ty, &[part, shift]);
                    self.b.op(Op::BitwiseOr, ty, &[value, part])
                }
            });
        }
        value.ok_or_else(|| Error::unsupported("a load of no bytes"))
    }

    /// Stores the lowest bytes of an integer.
    fn store_bytes(&mut self, value: Id, base: Id, bytes: u64, access: Access) -> Result<()> {
        let ty = self.b.type_of(value);
        for (offset, size) in pieces(bytes) {
            let piece = self.b.type_int((size as u32).saturating_mul(8));
            let part = if offset == 0 {
                value
            } else {
                let shift = self.b.const_int(ty, offset.saturating_mul(8));
                self.b.op(Op::ShiftRightLogical, ty, &[value, shift])
            };
            let part = if piece == ty { part } else { self.b.op(Op::UConvert, piece, &[part]) };
            let at = self.byte_offset(base, offset);
            let at = self.pointer_to(at, piece);
            self.store(at, part, access_at(access, offset))?;
        }
        Ok(())
    }

    /// Loads bytes as words; the bits beyond are zero.
    fn load_words(&mut self, base: Id, bytes: u64, access: Access) -> Vec<Id> {
        let word = self.b.type_int(WORD);
        let step = u64::from(WORD / 8);
        let mut words = Vec::with_capacity(bytes.div_ceil(step) as usize);
        for offset in (0..bytes).step_by(step as usize) {
            let at = self.byte_offset(base, offset);
            let size = bytes.saturating_sub(offset).min(step);
            // There is a byte at every offset, so there is a piece.
            if let Ok(value) = self.load_bytes(word, at, size, access_at(access, offset)) {
                words.push(value);
            }
        }
        words
    }

    fn store_words(&mut self, base: Id, words: &[Id], bytes: u64, access: Access) -> Result<()> {
        let step = u64::from(WORD / 8);
        for (offset, &word) in (0..bytes).step_by(step as usize).zip(words) {
            let at = self.byte_offset(base, offset);
            let size = bytes.saturating_sub(offset).min(step);
            self.store_bytes(word, at, size, access_at(access, offset))?;
        }
        Ok(())
    }

    /// A scalar of `width` bits from words, from bit `first` on.
    pub(crate) fn unpack_part(&mut self, words: &[Id], first: u32, width: u32, ty: Id) -> Id {
        if width <= WORD {
            let bits = self.unpack(words, first, width);
            return self.bits_as(bits, ty);
        }
        if !matches!(self.b.type_kind(ty), TypeKind::Int(_)) {
            let parts = (0..width).step_by(WORD as usize).map(|at| {
                let left = width.saturating_sub(at).min(WORD);
                self.unpack(words, first.saturating_add(at), left)
            });
            let parts: Vec<Id> = parts.collect();
            return self.wide_of(&parts);
        }
        // An integer that SPIR-V has as it is (SPV_INTEL_arbitrary_precision_integers).
        let mut value = None;
        for at in (0..width).step_by(WORD as usize) {
            let bits =
                self.unpack(words, first.saturating_add(at), width.saturating_sub(at).min(WORD));
            let bits = self.b.op(Op::UConvert, ty, &[bits]);
            value = Some(match value {
                None => bits,
                Some(below) => {
                    let by = self.b.const_int(ty, at.into());
                    let bits = self.b.op(Op::ShiftLeftLogical, ty, &[bits, by]);
                    self.b.op(Op::BitwiseOr, ty, &[below, bits])
                }
            });
        }
        value.unwrap_or(Id::NONE)
    }

    /// Puts a scalar of `width` bits into words, from bit `first` on.
    pub(crate) fn pack_part(&mut self, words: &mut [Id], part: Id, first: u32, width: u32) {
        if width <= WORD {
            let bits = self.as_bits(part, width);
            return self.pack(words, bits, first, width);
        }
        if !matches!(self.b.kind_of(part), TypeKind::Int(_)) {
            let parts = self.wide_words(part, width);
            for (&part, at) in parts.iter().zip((0..width).step_by(WORD as usize)) {
                let left = width.saturating_sub(at).min(WORD);
                self.pack(words, part, first.saturating_add(at), left);
            }
            return;
        }
        let (ty, word) = (self.b.type_of(part), self.b.type_int(WORD));
        for at in (0..width).step_by(WORD as usize) {
            let bits = match at {
                0 => part,
                at => {
                    let by = self.b.const_int(ty, at.into());
                    self.b.op(Op::ShiftRightLogical, ty, &[part, by])
                }
            };
            let bits = self.b.op(Op::UConvert, word, &[bits]);
            self.pack(words, bits, first.saturating_add(at), width.saturating_sub(at).min(WORD));
        }
    }

    /// The bits from `first` on of words, as a word with nothing above `width`.
    pub(crate) fn unpack(&mut self, words: &[Id], first: u32, width: u32) -> Id {
        let word = self.b.type_int(WORD);
        let (at, shift) = ((first / WORD) as usize, first % WORD);
        let mut bits = words[at];
        if shift != 0 {
            let by = self.b.const_int(word, u64::from(shift));
            bits = self.b.op(Op::ShiftRightLogical, word, &[bits, by]);
            if shift.saturating_add(width) > WORD {
                let by = self.b.const_int(word, u64::from(WORD.saturating_sub(shift)));
                let high =
                    self.b.op(Op::ShiftLeftLogical, word, &[words[at.saturating_add(1)], by]);
                bits = self.b.op(Op::BitwiseOr, word, &[bits, high]);
            }
        }
        if width < WORD { self.extend_zero(bits, width) } else { bits }
    }

    /// Puts a word that has nothing above `width` into words, from bit `first` on.
    pub(crate) fn pack(&mut self, words: &mut [Id], bits: Id, first: u32, width: u32) {
        let word = self.b.type_int(WORD);
        let (at, shift) = ((first / WORD) as usize, first % WORD);
        let mut add = |f: &mut Self, at: usize, bits: Id| {
            words[at] = match words[at] {
                Id::NONE => bits,
                other => f.b.op(Op::BitwiseOr, word, &[other, bits]),
            };
        };
        if shift == 0 {
            return add(self, at, bits);
        }
        let by = self.b.const_int(word, u64::from(shift));
        let low = self.b.op(Op::ShiftLeftLogical, word, &[bits, by]);
        add(self, at, low);
        if shift.saturating_add(width) > WORD {
            let by = self.b.const_int(word, u64::from(WORD.saturating_sub(shift)));
            let high = self.b.op(Op::ShiftRightLogical, word, &[bits, by]);
            add(self, at.saturating_add(1), high);
        }
    }

    /// An integer of `width` bits in its container, or a bool, as a word with nothing above.
    pub(crate) fn as_bits(&mut self, value: Id, width: u32) -> Id {
        let word = self.b.type_int(WORD);
        if self.b.kind_of(value) == TypeKind::Bool {
            return self.bool_to_int(word, value, false);
        }
        let value = match self.b.kind_of(value) {
            TypeKind::Float(width) => {
                let int = self.b.type_int(width);
                self.b.bitcast(int, value)
            }
            TypeKind::Pointer { .. } => {
                let size = self.type_size();
                self.b.op(Op::ConvertPtrToU, size, &[value])
            }
            _ => value,
        };
        let value = if width < WORD { self.extend_zero(value, width) } else { value };
        if self.b.type_of(value) == word { value } else { self.b.op(Op::UConvert, word, &[value]) }
    }

    /// A word as an integer of type `ty` or bool.
    pub(crate) fn bits_as(&mut self, bits: Id, ty: Id) -> Id {
        if self.b.type_kind(ty) == TypeKind::Bool {
            return self.int_to_bool(bits);
        }
        match self.b.type_kind(ty) {
            TypeKind::Float(width) => {
                let int = self.b.type_int(width);
                let bits = self.bits_as(bits, int);
                self.b.bitcast(ty, bits)
            }
            TypeKind::Pointer { .. } => self.b.op(Op::ConvertUToPtr, ty, &[bits]),
            _ if self.b.type_of(bits) == ty => bits,
            _ => self.b.op(Op::UConvert, ty, &[bits]),
        }
    }
}
