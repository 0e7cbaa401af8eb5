//! Memory: allocation, addresses, loads and stores, atomics.

use super::super::function::Decoder;
use super::super::operators;
use super::{SHORT, field};
use crate::codes::function as code;
use crate::error::Fault::{Malformed, Unsupported};
use crate::error::Problem;
use crate::ir::body::{Access, Align};
use crate::ir::{AtomicRmwOp, Flags, Ordering};

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
        let count_type = self.builder.type_id(count_type)?;
        if count >= 1 << 31 {
            return Err(&Malformed("an operand out of range"));
        }
        let count = self.builder.typed_value(count as u32, count_type)?;
        let align = Align::from_record(packed & 31 | (packed >> 8 & 7) << 5)?;
        let marks = (packed & 1 << 5 != 0, packed & 1 << 7 != 0);
        let address_space = match rest.first() {
            Some(&space) => {
                let space = u32::try_from(space);
                let space = space.map_err(|_| &Malformed("an address space out of range"))?;
                self.builder.module.address_spaces.of(space)
            }
            None => self.builder.module.data_layout.alloca_address_space,
        };
        self.builder.alloca(allocated, (count, count_type), align, marks, address_space)
    }

    /// [pointer, type, alignment, volatile, (atomic only: ordering, scope)]; the type is absent in
    /// old files.
    #[inline]
    pub(super) fn load(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let atomic = record_code == code::INST_LOADATOMIC;
        let ty = match (values.len().saturating_sub(*at), atomic) {
            (3, false) | (5, true) => self.builder.type_id(field(values, at)?)?,
            (2, false) | (4, true) => self.builder.pointee(pointer_type)?,
            _ => return Err(&Malformed("a load with a wrong number of fields")),
        };
        let access = self.access(atomic, values, at)?;
        self.builder.load(pointer, ty, access)
    }

    /// Alignment, volatile, and for an atomic access ordering and scope.
    #[inline]
    fn access(&self, atomic: bool, values: &[u64], at: &mut usize) -> Result<Access, Problem> {
        let align = Align::from_record(field(values, at)?)?;
        let volatile = field(values, at)? != 0;
        let (ordering, scope) = self.ordering(atomic, values, at)?;
        Ok(Access { align, volatile, ordering, scope })
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
        let value = if matches!(record_code, code::INST_STORE | code::INST_STOREATOMIC) {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.builder.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let atomic = matches!(record_code, code::INST_STOREATOMIC | code::INST_STOREATOMIC_OLD);
        let access = self.access(atomic, values, at)?;
        self.builder.store(pointer, value, access)
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
        let base = self.value_type_pair(values, at)?;
        // How many indices there are is not known yet, because of operands with types.
        let mut indices = self.builder.indices_of(base.1, values.len().saturating_sub(*at));
        while *at < values.len() {
            let index = self.value_type_pair(values, at)?;
            self.builder.index(&mut indices, index)?;
        }
        self.builder.get_element_ptr(flags, source, base, indices)
    }

    /// [pointer, expected, new, volatile, ordering, scope, failure ordering, weak, alignment?]
    pub(super) fn compare_exchange(
        &mut self,
        record_code: u32,
        values: &[u64],
    ) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let expected = if record_code == code::INST_CMPXCHG {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.builder.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let new = self.value(values, at, expected.1)?;
        if values.len().saturating_sub(*at) < 5 {
            return Err(&Unsupported("cmpxchg in the form of LLVM 3.4 and before"));
        }
        let volatile = field(values, at)? != 0;
        let ordering = operators::ordering(field(values, at)?);
        let scope = self.builder.scope(field(values, at)?);
        let failure = operators::ordering(field(values, at)?);
        let weak = field(values, at)? != 0;
        let align = Align::from_record(values.get(*at).copied().unwrap_or(0))?;
        let access = Access { align, volatile, ordering, scope };
        self.builder.compare_exchange(pointer, expected, new, access, failure, weak)
    }

    /// [pointer, value, operation, volatile, ordering, scope, alignment?]
    pub(super) fn atomic_rmw(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let value = if record_code == code::INST_ATOMICRMW {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.builder.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let op = AtomicRmwOp::from_code(field(values, at)?)
            .ok_or(&Unsupported("unknown operation of atomicrmw"))?;
        let volatile = field(values, at)? != 0;
        let (ordering, scope) = self.ordering(true, values, at)?;
        let align = Align::from_record(values.get(*at).copied().unwrap_or(0))?;
        self.builder.atomic_rmw(op, pointer, value, Access { align, volatile, ordering, scope })
    }
}
