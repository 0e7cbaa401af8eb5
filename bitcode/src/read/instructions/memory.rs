//! Memory: allocation, addresses, loads and stores, atomics. Alignments that old files leave out are
//! filled in as LLVM does.

use super::super::function::Decoder;
use super::super::operators;
use super::{SHORT, align, field, row};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::error::Problem;
use crate::ir::body::{INALLOCA, Kind, Row, SWIFTERROR, memory_flags};
use crate::ir::*;

impl Decoder<'_, '_, '_> {
    /// [type, type of the count, count, alignment and flags, address space?]
    pub(super) fn alloca(&mut self, values: &[u64]) -> Result<(), Problem> {
        let &[ty, count_type, count, packed, ref rest @ ..] = values else { return Err(SHORT) };
        let mut allocated = self.builder.type_id(ty)?;
        // AllocaPackedValues: alignment (5 bits), inalloca, explicit type, swifterror, 3 more bits
        // of the alignment.
        if packed & 1 << 6 == 0 {
            allocated = self.builder.pointee(allocated)?;
        }
        let allocated = self.builder.loadable(allocated)?;
        let count_type = self.builder.type_id(count_type)?;
        if !matches!(self.builder.ty(count_type), Type::Integer(_)) {
            return Err(&Malformed("the number of elements is no integer"));
        }
        if count >= 1 << 31 {
            return Err(&Malformed("an operand out of range"));
        }
        let count = self.builder.typed_value(count as u32, count_type)?;
        let sub = align(packed & 31 | (packed >> 8 & 7) << 5)?;
        let inalloca = if packed & 1 << 5 != 0 { INALLOCA } else { 0 };
        let flags = inalloca | if packed & 1 << 7 != 0 { SWIFTERROR } else { 0 };
        let address_space = match rest.first() {
            Some(&space) => {
                u32::try_from(space).map_err(|_| &Malformed("an address space out of range"))?
            }
            None => self.builder.module.data_layout.alloca_address_space,
        };
        let pointee = self.builder.module.store.typed_pointers.then_some(allocated);
        let result = self.builder.find(Type::Pointer { address_space, pointee })?;
        self.builder
            .push(Row { sub, flags, ..row(Kind::Alloca, allocated.0, count.0, 0) }, Some(result))
    }

    /// [pointer, type, alignment, volatile, (atomic only: ordering, scope)]; the type is absent in
    /// old files.
    #[inline]
    pub(super) fn load(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let atomic = record_code == code::INST_LOADATOMIC;
        let ty = match (values.len() - *at, atomic) {
            (3, false) | (5, true) => self.builder.type_id(field(values, at)?)?,
            (2, false) | (4, true) => self.builder.pointee(pointer_type)?,
            _ => return Err(&Malformed("a load with a wrong number of fields")),
        };
        let ty = self.builder.loadable(ty)?;
        let mut sub = align(field(values, at)?)?;
        if sub == 0 {
            sub = self.builder.abi_align(ty);
        }
        let volatile = field(values, at)? != 0;
        let (ordering, scope) = self.ordering(atomic, values, at)?;
        let flags = memory_flags(volatile, ordering);
        self.builder.push(Row { sub, flags, ..row(Kind::Load, pointer.0, scope, 0) }, Some(ty))
    }

    /// The ordering and scope of an atomic access; the scope of another is the system's.
    #[inline]
    fn ordering(
        &self,
        atomic: bool,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(Ordering, u32), Problem> {
        if !atomic {
            return Ok((Ordering::NotAtomic, 1));
        }
        let ordering = operators::ordering(field(values, at)?);
        if ordering == Ordering::NotAtomic {
            return Err(&Malformed("an atomic access without ordering"));
        }
        Ok((ordering, self.builder.scope(field(values, at)?)))
    }

    /// [pointer, value, alignment, volatile, (atomic only: ordering, scope)]; the type of the value
    /// is that of the pointer in old files.
    #[inline]
    pub(super) fn store(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let (value, ty) = if matches!(record_code, code::INST_STORE | code::INST_STOREATOMIC) {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.builder.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let ty = self.builder.loadable(ty)?;
        let mut sub = align(field(values, at)?)?;
        if sub == 0 {
            sub = self.builder.abi_align(ty);
        }
        let volatile = field(values, at)? != 0;
        let atomic = matches!(record_code, code::INST_STOREATOMIC | code::INST_STOREATOMIC_OLD);
        let (ordering, scope) = self.ordering(atomic, values, at)?;
        let flags = memory_flags(volatile, ordering);
        self.builder.push(Row { sub, flags, ..row(Kind::Store, pointer.0, value.0, scope) }, None)
    }

    /// [flags, source type, base, indices...]; the old forms have neither flags nor type.
    #[inline]
    pub(super) fn get_element_ptr(
        &mut self,
        record_code: u32,
        values: &[u64],
    ) -> Result<(), Problem> {
        let at = &mut 0;
        let mut source = None;
        let flags = match record_code {
            code::INST_GEP => {
                let flags = operators::gep_flags(field(values, at)?);
                source = Some(self.builder.type_id(field(values, at)?)?);
                flags
            }
            code::INST_INBOUNDS_GEP_OLD => Flags(Flags::INBOUNDS),
            _ => Flags(0),
        };
        let (base, base_type) = self.value_type_pair(values, at)?;
        let pointer = self.builder.module.types.scalar(base_type);
        let Type::Pointer { address_space, pointee } = self.builder.ty(pointer) else {
            return Err(&Malformed("the base is no pointer"));
        };
        let source = match source {
            Some(source) => source,
            None => self.builder.pointee(pointer)?,
        };
        let mut lanes = match self.builder.ty(base_type) {
            Type::Vector { length, scalable, .. } => Some((length, scalable)),
            _ => None,
        };
        // The number of indices is not known yet, because of operands with types: where it does not
        // fit the row it stands before them.
        let fields = values.len() - *at;
        if fields >= usize::from(u8::MAX) {
            self.builder.body.values.push(ValueId(0));
        }
        let start = self.builder.body.values.len();
        while *at < values.len() {
            let (index, ty) = self.value_type_pair(values, at)?;
            match self.builder.ty(ty) {
                Type::Integer(_) => {}
                Type::Vector { length, scalable, element }
                    if matches!(self.builder.ty(element), Type::Integer(_)) =>
                {
                    lanes = Some((length, scalable));
                }
                _ => return Err(&Malformed("an index is no integer")),
            }
            self.builder.body.values.push(index);
        }
        let len = self.builder.body.values.len() - start;
        let sub = if fields >= usize::from(u8::MAX) {
            self.builder.body.values[start - 1] = ValueId(len as u32);
            u8::MAX
        } else {
            len as u8
        };
        let element = if pointee.is_none() {
            pointer
        } else {
            let pointee = Some(self.builder.indexed_type(source, start)?);
            self.builder.find(Type::Pointer { address_space, pointee })?
        };
        let result = match lanes {
            Some((length, scalable)) => {
                self.builder.find(Type::Vector { length, element, scalable })?
            }
            None => element,
        };
        let row = row(Kind::GetElementPtr, base.0, start as u32, source.0);
        self.builder.push(Row { sub, flags: flags.0, ..row }, Some(result))
    }

    /// [pointer, expected, new, volatile, ordering, scope, failure ordering, weak, alignment?]
    pub(super) fn compare_exchange(
        &mut self,
        record_code: u32,
        values: &[u64],
    ) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let (expected, ty) = if record_code == code::INST_CMPXCHG {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.builder.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let new = self.value(values, at, ty)?;
        if values.len() - *at < 5 {
            return Err(&Unsupported("cmpxchg in the form of LLVM 3.4 and before"));
        }
        let volatile = field(values, at)? != 0;
        let success = operators::ordering(field(values, at)?);
        let scope = self.builder.scope(field(values, at)?);
        let failure = operators::ordering(field(values, at)?);
        let weak = field(values, at)? != 0;
        let mut sub = align(values.get(*at).copied().unwrap_or(0))?;
        if sub == 0 {
            sub = self.builder.natural_align(ty);
        }
        let flags = u16::from(volatile)
            | u16::from(weak) << 1
            | (success as u16) << 2
            | (failure as u16) << 5
            | (scope as u16) << 8;
        let bool = self.builder.bool_type()?;
        let pair = self.builder.module.store.index.find_pair(ty, bool);
        let result = pair.ok_or(&Malformed("the type of the result is not in the type table"))?;
        let row = row(Kind::CmpXchg, pointer.0, expected.0, new.0);
        self.builder.push(Row { sub, flags, ..row }, Some(result))
    }

    /// [pointer, value, operation, volatile, ordering, scope, alignment?]
    pub(super) fn atomic_rmw(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let (value, ty) = if record_code == code::INST_ATOMICRMW {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.builder.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let op = AtomicRmwOp::from_code(field(values, at)?)
            .ok_or(&Unsupported("unknown operation of atomicrmw"))?;
        let volatile = field(values, at)? != 0;
        let (ordering, scope) = self.ordering(true, values, at)?;
        let mut sub = align(values.get(*at).copied().unwrap_or(0))?;
        if sub == 0 {
            sub = self.builder.natural_align(ty);
        }
        let flags = memory_flags(volatile, ordering) | (op as u16) << 8;
        let row = row(Kind::AtomicRmw, pointer.0, value.0, scope);
        self.builder.push(Row { sub, flags, ..row }, Some(ty))
    }
}
