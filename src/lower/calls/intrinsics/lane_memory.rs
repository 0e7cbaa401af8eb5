//! Intrinsics that come by the lanes of vectors in memory, each in a block of its own.

use lapidary_bitcode::ir::{BinaryOp, Flags, Predicate, Type, TypeId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::vector::{Masked, element_at, length};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::low_ones;

/// The size in memory of an element that SPIR-V has bytes for.
pub(super) fn size_of(s: &Site<'_, '_, '_>, intrinsic: &Intrinsic, element: TypeId) -> Result<u64> {
    let size = s.f.facts.layouts.store_size(element);
    size.filter(|_| !s.f.facts.is_held_larger(element)).ok_or_else(|| {
        Error::unsupported(format_args!(
            "llvm.{} of elements that SPIR-V has no bytes for",
            intrinsic.name
        ))
    })
}

/// `llvm.experimental.vector.histogram.add(pointers, number, mask)` and its kind: the number joined to what
/// each pointer points to, one after the other, as some may be the same.
pub(super) fn histogram(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let count = length(s, 0)?;
    let (pointers, number, mask) = (s.arg(0)?, s.arg(1)?, s.arg(2)?);
    let llvm = s.llvm_arg(1).map(|value| s.f.llvm_type(value));
    let llvm = llvm.ok_or_else(|| Error::malformed("a histogram of nothing"))?;
    let size = size_of(s, intrinsic, llvm)?;
    let access = Access { align: size & size.wrapping_neg(), ..Access::default() };
    let ty = s.b().type_of(number);
    for at in 0..count {
        let (set, pointer) = (s.f.part(mask, at), s.f.part(pointers, at));
        let (then, after) = (s.b().new_label(), s.b().new_label());
        s.f.branch_if(set, then, after);
        s.f.begin_block(then);
        let pointer = s.f.pointer_to(pointer, ty);
        let there = s.f.load(ty, pointer, access);
        let sum = joined(s, intrinsic.name, llvm, there, number)?;
        s.f.store(pointer, sum, access)?;
        s.f.branch(after);
        s.f.begin_block(after);
    }
    Ok(None)
}

/// What a histogram does with two numbers.
fn joined(s: &mut Site<'_, '_, '_>, name: &str, llvm: TypeId, x: Id, y: Id) -> Result<Id> {
    let ty = s.b().type_of(x);
    let bool = s.b().type_bool();
    let predicate = match name.rsplit('.').next() {
        Some("umax") => Predicate::IUgt,
        Some("umin") => Predicate::IUlt,
        last => {
            let sum = s.f.binary_ids(BinaryOp::Add, Flags::default(), x, y, llvm, ty)?;
            if last != Some("sat") {
                return Ok(sum);
            }
            let over = s.f.compare_ids(Predicate::IUlt, sum, x, llvm, bool)?;
            let most = s.b().const_ones(ty);
            return Ok(s.f.select_ids(over, most, sum, ty));
        }
    };
    let first = s.f.compare_ids(predicate, x, y, llvm, bool)?;
    Ok(s.f.select_ids(first, x, y, ty))
}

/// `llvm.speculative.load(pointer, from the end, bytes)`: what lies in the first or the last bytes; the
/// rest is undefined. A function that says how many there are is refused.
pub(super) fn speculative(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let module = s.f.facts.module;
    let bytes = s.llvm_arg(2).map(|value| module.types.get(s.f.llvm_type(value)));
    if s.len() != 3 || !matches!(bytes, Some(Type::Integer(_))) {
        let message = format_args!("llvm.{} of as many bytes as a function says", intrinsic.name);
        return Err(Error::unsupported(message));
    }
    let Type::Vector { length: count, element, scalable: false } = module.types.get(s.call.result)
    else {
        return Err(Error::unsupported(format_args!("llvm.{} of this type", intrinsic.name)));
    };
    let size = size_of(s, intrinsic, element)?;
    let access = Access { align: size & size.wrapping_neg(), ..Access::default() };
    let from_end = s.constant(1).is_some_and(|flag| flag != 0);
    let (pointer, bytes) = (s.arg(0)?, s.unsigned_arg(2)?);
    let result = s.result;
    let component = s.f.parts(result).0;
    let mut value = s.b().undef(result);
    for at in 0..count {
        let b = s.b();
        let (ty, bool) = (b.type_of(bytes), b.type_bool());
        // An element is there if all of it is.
        let needed = if from_end { count.saturating_sub(at) } else { at.saturating_add(1) };
        let needed = b.const_int(ty, size.saturating_mul(needed.into()));
        let set = b.op(Op::UGreaterThanEqual, bool, &[bytes, needed]);
        let (then, after) = (b.new_label(), b.new_label());
        let before = s.f.current_block;
        s.f.branch_if(set, then, after);
        s.f.begin_block(then);
        let base = s.f.pointer_to(pointer, component);
        let (ty, offset) = (s.b().type_of(base), s.f.type_size());
        let offset = s.b().const_int(offset, u64::from(at));
        let place = s.b().op(Op::PtrAccessChain, ty, &[base, offset]);
        let part = s.f.load(component, place, access);
        let whole = match result == component {
            true => part,
            false => s.b().insert(result, part, value, &[at]),
        };
        s.f.branch(after);
        s.f.begin_block(after);
        value = s.b().op(Op::Phi, result, &[whole, then, value, before]);
    }
    Ok(Some(value))
}

impl Masked {
    /// An access to elements that lie behind each other, with nothing between them (LangRef, "Vector Type").
    pub(super) fn in_a_row(
        self,
        s: &mut Site<'_, '_, '_>,
        pointer: Id,
        set: impl FnMut(&mut Site<'_, '_, '_>, u32) -> Id,
    ) -> Lowered {
        let element = s.f.facts.module.types.scalar(self.llvm);
        match s.f.facts.layouts.size_in_bits(element) {
            Some(bits) if bits % 8 != 0 => self.by_bytes(s, bits as u32, pointer, set),
            _ => self.lower(s, set, |s, component, at| element_at(s, pointer, component, at)),
        }
    }

    /// The same of elements that are no whole bytes: a byte is touched if an element that has a bit of it
    /// takes part.
    fn by_bytes(
        self,
        s: &mut Site<'_, '_, '_>,
        bits: u32,
        pointer: Id,
        mut set: impl FnMut(&mut Site<'_, '_, '_>, u32) -> Id,
    ) -> Lowered {
        let Self { store, count, value, .. } = self;
        let Some(total) = bits.checked_mul(count) else {
            return Err(Error::unsupported(format_args!("a vector of {count} times {bits} bits")));
        };
        let sets: Vec<Id> = (0..count).map(|at| set(s, at)).collect();
        // Where the bits of each element begin: at less than `total`.
        let starts = (0..total).step_by(bits.max(1) as usize);
        let b = s.b();
        let (byte, word, bool) = (b.type_int(8), b.type_int(64), b.type_bool());
        let (no_byte, no_word) = (b.const_int(byte, 0), b.const_int(word, 0));
        let ty = b.type_of(value);
        let base = s.f.pointer_to(pointer, byte);
        let mut words = vec![Id::NONE; total.div_ceil(64) as usize];
        let mut masks = words.clone();
        if store {
            for ((at, start), &set) in (0..count).zip(starts.clone()).zip(&sets) {
                let part = s.f.part(value, at);
                s.f.pack_part(&mut words, part, start, bits);
                let end = start.saturating_add(bits);
                for first in (start..end).step_by(64) {
                    let width = end.saturating_sub(first).min(64);
                    let b = s.b();
                    let ones = b.const_int(word, low_ones(width));
                    let mask = b.op(Op::Select, word, &[set, ones, no_word]);
                    s.f.pack(&mut masks, mask, first, width);
                }
            }
        }
        let access = Access { align: 1, ..Access::default() };
        for first in (0..total).step_by(8) {
            let width = total.saturating_sub(first).min(8);
            let last = first.saturating_add(width).saturating_sub(1);
            // The elements that have bits in this byte.
            let [from, to] = [first, last].map(|bit| bit.checked_div(bits).unwrap_or_default());
            let any = sets[from as usize..=to as usize].iter().copied();
            let any = any.reduce(|a, b| s.b().op(Op::LogicalOr, bool, &[a, b]));
            let any = any.ok_or_else(|| Error::malformed("a byte of no element"))?;
            let (then, after) = (s.b().new_label(), s.b().new_label());
            let before = s.f.current_block;
            s.f.branch_if(any, then, after);
            s.f.begin_block(then);
            let place = s.f.byte_offset(base, u64::from(first / 8));
            let there = s.f.load(byte, place, access);
            if store {
                let [given, mask] = [&words, &masks].map(|of| s.f.unpack(of, first, width));
                let b = s.b();
                let [given, mask] = [given, mask].map(|it| b.op(Op::UConvert, byte, &[it]));
                let given = b.op(Op::BitwiseAnd, byte, &[given, mask]);
                let others = b.op(Op::Not, byte, &[mask]);
                let kept = b.op(Op::BitwiseAnd, byte, &[there, others]);
                let whole = b.op(Op::BitwiseOr, byte, &[kept, given]);
                s.f.store(place, whole, access)?;
            }
            s.f.branch(after);
            s.f.begin_block(after);
            if !store {
                let b = s.b();
                let there = b.op(Op::Phi, byte, &[there, then, no_byte, before]);
                let there = b.op(Op::UConvert, word, &[there]);
                s.f.pack(&mut words, there, first, 8);
            }
        }
        if store {
            return Ok(None);
        }
        let component = s.f.parts(ty).0;
        let mut parts = Vec::with_capacity(sets.len());
        for ((at, start), set) in (0..count).zip(starts).zip(sets) {
            let there = s.f.unpack_part(&words, start, bits, component);
            let otherwise = s.f.part(value, at);
            parts.push(s.f.select_ids(set, there, otherwise, component));
        }
        s.f.of_parts(ty, parts).map(Some)
    }
}
