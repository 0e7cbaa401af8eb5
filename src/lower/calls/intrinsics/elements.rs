//! Copies and fills of memory whose elements are atomic (LangRef, "Element Wise Atomic Memory Intrinsics"): a
//! loop of atomic accesses without an order.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, Scope};

use super::memory::{count_up, move_elements};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::low_ones;

/// The type of an element, by its size in bytes, and how many there are.
fn elements(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Result<(Id, Id)> {
    let size = s.literal(3)?;
    if !matches!(size, 1 | 2 | 4 | 8) {
        return Err(Error::unsupported(format_args!(
            "llvm.{} of elements of {size} bytes",
            intrinsic.name
        )));
    }
    let ty = s.b().type_int(size.saturating_mul(8));
    s.f.atomic_needs(Op::AtomicLoad, ty)?;
    s.f.atomic_needs(Op::AtomicStore, ty)?;
    let bytes = s.unsigned_arg(2)?;
    let b = s.b();
    let index = b.type_of(bytes);
    let by = b.const_int(index, size.trailing_zeros().into());
    Ok((ty, b.op(Op::ShiftRightLogical, index, &[bytes, by])))
}

/// An argument as a pointer to elements that are atomic.
fn atomic(s: &mut Site<'_, '_, '_>, at: usize, element: Id) -> Result<Id> {
    let pointer = s.pointer(at, element)?;
    s.f.for_atomics(pointer)
}

/// Scope and semantics of accesses without an order, which all threads see.
fn unordered(s: &mut Site<'_, '_, '_>) -> [Id; 2] {
    [s.u32(Scope::CrossDevice.0), s.u32(0)]
}

fn store(s: &mut Site<'_, '_, '_>, target: Id, index: Id, value: Id) {
    let [scope, order] = unordered(s);
    let b = s.b();
    let pointer = b.type_of(target);
    let place = b.op(Op::InBoundsPtrAccessChain, pointer, &[target, index]);
    b.op_void(Op::AtomicStore, &[place, scope, order, value]);
}

/// `llvm.memcpy.element.unordered.atomic(to, from, bytes, element)`, and the same of `memmove`.
pub(super) fn copy(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (element, count) = elements(s, intrinsic)?;
    let (target, source) = (atomic(s, 0, element)?, atomic(s, 1, element)?);
    move_elements(s, target, source, count, |s, place, index| {
        let [scope, order] = unordered(s);
        let value = s.b().op(Op::AtomicLoad, element, &[place, scope, order]);
        store(s, target, index, value);
    });
    Ok(None)
}

/// `llvm.memset.element.unordered.atomic(to, byte, bytes, element)`
pub(super) fn fill(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (element, count) = elements(s, intrinsic)?;
    let (target, byte) = (atomic(s, 0, element)?, s.arg(1)?);
    let value = match s.b().width(element) {
        8 => byte,
        width => {
            let b = s.b();
            let wide = b.op(Op::UConvert, element, &[byte]);
            // A one in each byte.
            let ones = b.const_int(element, low_ones(width) / 0xff);
            b.op(Op::IMul, element, &[wide, ones])
        }
    };
    count_up(s, count, |s, index| store(s, target, index, value));
    Ok(None)
}
