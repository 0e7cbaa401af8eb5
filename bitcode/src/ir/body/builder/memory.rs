//! Memory: allocation, addresses, loads and stores, atomics. Alignments that are left out are filled
//! in as LLVM does.

use super::numbering::{BodyBuilder, Operand};
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::body::rows::{INALLOCA, Kind, Row, SWIFTERROR, memory_flags, row};
use crate::ir::ids::*;
use crate::ir::operators::{AtomicRmwOp, Flags, Ordering};
use crate::ir::types::Type;

/// An alignment as it is stored: the exponent + 1, or 0 for none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Align(u8);

impl Align {
    /// None is said.
    pub(crate) const NONE: Align = Align(0);

    /// That of a record, which has it in the same form. LLVM's limit is 2^32.
    #[inline]
    pub(crate) fn from_record(raw: u64) -> Result<Self, Problem> {
        if raw <= 33 { Ok(Align(raw as u8)) } else { Err(&Malformed("an alignment out of range")) }
    }

    fn of(bytes: Option<u64>) -> Self {
        let exponent =
            |bytes: u64| bytes.max(1).checked_next_power_of_two().map(u64::trailing_zeros);
        Align(bytes.and_then(exponent).map_or(0, |exponent| exponent.saturating_add(1) as u8))
    }

    #[inline]
    fn or_else(self, other: impl FnOnce() -> Self) -> Self {
        if self == Align::NONE { other() } else { self }
    }
}

/// How an access to memory is made.
#[derive(Clone, Copy)]
pub(crate) struct Access {
    pub(crate) align: Align,
    pub(crate) volatile: bool,
    pub(crate) ordering: Ordering,
    pub(crate) scope: u32,
}

/// The indices of a getelementptr in the making.
pub(crate) struct Indices {
    start: usize,
    /// Their number stands before them, as it may not fit the row.
    counted: bool,
    /// The length of the vector that results, and whether it is scalable.
    lanes: Option<(u32, bool)>,
}

impl BodyBuilder<'_, '_, '_> {
    /// `alloca`
    pub(crate) fn alloca(
        &mut self,
        allocated: TypeId,
        (count, count_type): Operand,
        align: Align,
        (inalloca, swifterror): (bool, bool),
        address_space: u32,
    ) -> Result<(), Problem> {
        let allocated = self.loadable(allocated)?;
        if !matches!(self.ty(count_type), Type::Integer(_)) {
            return Err(&Malformed("the number of elements is no integer"));
        }
        let inalloca = if inalloca { INALLOCA } else { 0 };
        let flags = inalloca | if swifterror { SWIFTERROR } else { 0 };
        let pointee = self.module.store.typed_pointers.then_some(allocated);
        let result = self.find(Type::Pointer { address_space, pointee })?;
        let row = row(Kind::Alloca, allocated.0, count.0, 0);
        self.push(Row { sub: align.0, flags, ..row }, Some(result))
    }

    /// `load` of a type that can be loaded.
    #[inline]
    pub(crate) fn load(
        &mut self,
        pointer: ValueId,
        ty: TypeId,
        access: Access,
    ) -> Result<(), Problem> {
        let ty = self.loadable(ty)?;
        let align = access.align.or_else(|| self.abi_align(ty));
        let flags = memory_flags(access.volatile, access.ordering);
        let row = row(Kind::Load, pointer.0, access.scope, 0);
        self.push(Row { sub: align.0, flags, ..row }, Some(ty))
    }

    /// `store` of a type that can be stored.
    #[inline]
    pub(crate) fn store(
        &mut self,
        pointer: ValueId,
        (value, ty): Operand,
        access: Access,
    ) -> Result<(), Problem> {
        let ty = self.loadable(ty)?;
        let align = access.align.or_else(|| self.abi_align(ty));
        let flags = memory_flags(access.volatile, access.ordering);
        let row = row(Kind::Store, pointer.0, value.0, access.scope);
        self.push(Row { sub: align.0, flags, ..row }, None)
    }

    /// Begins the indices of a getelementptr, of which there are at most so many.
    #[inline]
    pub(crate) fn indices_of(&mut self, base: TypeId, most: usize) -> Indices {
        let counted = most >= usize::from(u8::MAX);
        if counted {
            self.body.values.push(ValueId(0));
        }
        let lanes = match self.ty(base) {
            Type::Vector { length, scalable, .. } => Some((length, scalable)),
            _ => None,
        };
        Indices { start: self.body.values.len(), counted, lanes }
    }

    /// Adds an index.
    #[inline]
    pub(crate) fn index(
        &mut self,
        indices: &mut Indices,
        (index, ty): Operand,
    ) -> Result<(), Problem> {
        match self.ty(ty) {
            Type::Integer(_) => {}
            Type::Vector { length, scalable, element }
                if matches!(self.ty(element), Type::Integer(_)) =>
            {
                indices.lanes = Some((length, scalable));
            }
            _ => return Err(&Malformed("an index is no integer")),
        }
        self.body.values.push(index);
        Ok(())
    }

    /// `getelementptr`; without source type that is what the pointer points to.
    #[inline]
    pub(crate) fn get_element_ptr(
        &mut self,
        flags: Flags,
        source: Option<TypeId>,
        (base, base_type): Operand,
        indices: Indices,
    ) -> Result<(), Problem> {
        let Indices { start, counted, lanes } = indices;
        let pointer = self.module.types.scalar(base_type);
        let Type::Pointer { address_space, pointee } = self.ty(pointer) else {
            return Err(&Malformed("the base is no pointer"));
        };
        let source = match source {
            Some(source) => source,
            None => self.pointee(pointer)?,
        };
        if !self.module.types.is_element(source) {
            return Err(&Malformed("it computes in a type that is not in memory"));
        }
        let (before, list) = self.body.values.split_at_mut(start);
        let len = list.len();
        let sub = if counted {
            if let Some(counter) = before.last_mut() {
                *counter = ValueId(len as u32);
            }
            u8::MAX
        } else {
            len as u8
        };
        let element = if pointee.is_none() {
            pointer
        } else {
            let pointee = Some(self.indexed_type(source, start)?);
            self.find(Type::Pointer { address_space, pointee })?
        };
        let result = match lanes {
            Some((length, scalable)) => self.find(Type::Vector { length, element, scalable })?,
            None => element,
        };
        let row = row(Kind::GetElementPtr, base.0, start as u32, source.0);
        self.push(Row { sub, flags: flags.0, ..row }, Some(result))
    }

    /// `cmpxchg`, whose access has the ordering of success.
    pub(crate) fn compare_exchange(
        &mut self,
        pointer: ValueId,
        (expected, ty): Operand,
        new: ValueId,
        access: Access,
        failure: Ordering,
        weak: bool,
    ) -> Result<(), Problem> {
        let align = access.align.or_else(|| self.natural_align(ty));
        let flags = u16::from(access.volatile)
            | u16::from(weak) << 1
            | (access.ordering as u16) << 2
            | (failure as u16) << 5
            | (access.scope as u16) << 8;
        let bool = self.bool_type()?;
        let pair = self.module.store.index.find_pair(ty, bool);
        let result = pair.ok_or(&Malformed("the type of the result is not in the type table"))?;
        let row = row(Kind::CmpXchg, pointer.0, expected.0, new.0);
        self.push(Row { sub: align.0, flags, ..row }, Some(result))
    }

    /// `atomicrmw`
    pub(crate) fn atomic_rmw(
        &mut self,
        op: AtomicRmwOp,
        pointer: ValueId,
        (value, ty): Operand,
        access: Access,
    ) -> Result<(), Problem> {
        let align = access.align.or_else(|| self.natural_align(ty));
        let flags = memory_flags(access.volatile, access.ordering) | (op as u16) << 8;
        let row = row(Kind::AtomicRmw, pointer.0, value.0, access.scope);
        self.push(Row { sub: align.0, flags, ..row }, Some(ty))
    }

    /// `fence`
    pub(crate) fn fence(&mut self, ordering: Ordering, scope: u32) -> Result<(), Problem> {
        self.push(Row { sub: ordering as u8, ..row(Kind::Fence, scope, 0, 0) }, None)
    }

    /// `va_arg`
    pub(crate) fn va_arg(&mut self, list: ValueId, ty: TypeId) -> Result<(), Problem> {
        self.push(row(Kind::VaArg, list.0, 0, 0), Some(ty))
    }

    fn abi_align(&self, id: TypeId) -> Align {
        Align::of(self.module.layouts.abi_align(id))
    }

    /// The alignment of an atomic access that does not say: the size of the value.
    fn natural_align(&self, id: TypeId) -> Align {
        Align::of(self.module.layouts.store_size(id))
    }

    /// The type that the indices from `start` on lead to.
    fn indexed_type(&self, source: TypeId, start: usize) -> Result<TypeId, Problem> {
        let mut ty = source;
        for &index in self.body.values[start..].iter().skip(1) {
            ty = match self.ty(ty) {
                Type::Struct { .. } => {
                    let number = self
                        .constant_int(index)
                        .ok_or(&Malformed("a field index is no constant"))?;
                    self.part(ty, number)?
                }
                Type::Array { element, .. } | Type::Vector { element, .. } => element,
                _ => return Err(&Malformed("an index into something that has no parts")),
            };
        }
        Ok(ty)
    }
}
