//! The instruction records of FUNCTION_BLOCK, of LLVM 14 to 22 and as far back as relative operand
//! numbers and typed pointers go. The type of each result is computed as LLVM does.

mod control;
mod memory;
mod values;

use super::body::{Kind, NONE, Row};
use super::constants::is_float;
use super::function::{Decoder, Problem};
use super::operators;
use crate::codes::function as code;
use crate::error::Fault::Malformed;
use crate::ir::*;

const SHORT: Problem = &Malformed("the record is too short");

/// A row without result; `Decoder::push` adds that.
#[inline]
fn row(kind: Kind, a: u32, b: u32, c: u32) -> Row {
    Row { kind, sub: 0, flags: 0, a, b, c, ty: TypeId(0), value: NONE }
}

#[inline]
fn field(values: &[u64], at: &mut usize) -> Result<u64, Problem> {
    let value = *values.get(*at).ok_or(SHORT)?;
    *at += 1;
    Ok(value)
}

/// An alignment as it is stored: the exponent + 1, or 0 for none. LLVM's limit is 2^32.
#[inline]
fn align(raw: u64) -> Result<u8, Problem> {
    if raw <= 33 { Ok(raw as u8) } else { Err(&Malformed("an alignment out of range")) }
}

/// The stored form of an alignment in bytes.
fn align_of(bytes: Option<u64>) -> u8 {
    bytes.map_or(0, |bytes| bytes.max(1).next_power_of_two().trailing_zeros() as u8 + 1)
}

impl Decoder<'_, '_, '_> {
    fn ty(&self, id: TypeId) -> Type {
        self.module.types.get(id)
    }

    /// The pointee of a typed pointer.
    fn pointee(&self, id: TypeId) -> Result<TypeId, Problem> {
        match self.ty(id) {
            Type::Pointer { pointee: Some(pointee), .. } => Ok(pointee),
            _ => Err(&Malformed("the record has no type, and the pointer none to take it from")),
        }
    }

    fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.ty(id), Type::Pointer { .. })
    }

    fn pointer_operand(
        &mut self,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let (value, ty) = self.value_type_pair(values, at)?;
        if self.is_pointer(ty) {
            Ok((value, ty))
        } else {
            Err(&Malformed("the operand is no pointer"))
        }
    }

    fn find(&self, ty: Type) -> Result<TypeId, Problem> {
        self.module
            .store
            .index
            .find(ty)
            .ok_or(&Malformed("the type of the result is not in the type table"))
    }

    fn bool_type(&self) -> Result<TypeId, Problem> {
        self.bool.ok_or(&Malformed("the type i1 is not in the type table"))
    }

    /// `i1`, or a vector of it as long as the vector `like`.
    fn comparison_type(&self, like: TypeId) -> Result<TypeId, Problem> {
        let element = self.bool_type()?;
        match self.ty(like) {
            Type::Vector { length, scalable, .. } => {
                self.find(Type::Vector { length, element, scalable })
            }
            _ => Ok(element),
        }
    }

    /// Fast-math flags belong to results that are floating-point numbers, or vectors or arrays (and,
    /// since LLVM 20, structs) of them.
    fn takes_fast_math(&self, mut id: TypeId) -> bool {
        loop {
            match self.ty(id) {
                Type::Array { element, .. } | Type::Vector { element, .. } => id = element,
                Type::Struct { fields, literal: true, .. } => {
                    match self.module.types.list(fields) {
                        [first, ..] => id = *first,
                        [] => return false,
                    }
                }
                ty => return is_float(ty),
            }
        }
    }

    /// Synchronisation scopes that the file does not name count as the system's, as LLVM has it.
    fn scope(&self, raw: u64) -> u32 {
        if raw <= 1 || raw < self.module.sync_scopes.len().min(256) as u64 { raw as u32 } else { 1 }
    }

    /// A type that can be loaded and stored.
    fn loadable(&self, id: TypeId) -> Result<TypeId, Problem> {
        match self.ty(id) {
            Type::Void
            | Type::Label
            | Type::Metadata
            | Type::Token
            | Type::Function { .. }
            | Type::Opaque { .. } => Err(&Malformed("a type that is not in memory")),
            _ => Ok(id),
        }
    }

    fn abi_align(&self, id: TypeId) -> u8 {
        align_of(self.module.layouts.abi_align(id))
    }

    /// The alignment of an atomic access in files that do not say: the size of the value.
    fn natural_align(&self, id: TypeId) -> u8 {
        align_of(self.module.layouts.store_size(id))
    }

    /// The type of part `index` of an aggregate.
    fn part(&self, aggregate: TypeId, index: u64) -> Result<TypeId, Problem> {
        match self.ty(aggregate) {
            Type::Struct { fields, .. } => usize::try_from(index)
                .ok()
                .and_then(|index| self.module.types.list(fields).get(index))
                .copied()
                .ok_or(&Malformed("a field that the struct does not have")),
            Type::Array { length, element } if index < length => Ok(element),
            Type::Array { .. } => Err(&Malformed("an element that the array does not have")),
            _ => Err(&Malformed("an index into something that is no struct or array")),
        }
    }

    /// Indices of extractvalue and insertvalue: pushes them and gives the type of the part.
    fn indices(&mut self, aggregate: TypeId, values: &[u64]) -> Result<TypeId, Problem> {
        if values.is_empty() {
            return Err(&Malformed("no indices"));
        }
        let mut ty = aggregate;
        for &index in values {
            ty = self.part(ty, index)?;
            self.body
                .indices
                .push(u32::try_from(index).map_err(|_| &Malformed("an index out of range"))?);
        }
        Ok(ty)
    }

    /// The number of a constant integer.
    fn constant_int(&self, value: ValueId) -> Option<u64> {
        let store = &self.body.store;
        let number = match value.0.checked_sub(store.first) {
            None => match self.module.values[value.index()] {
                ModuleValue::Constant(id) => self.module.store.constants.int(id.index()),
                _ => None,
            },
            Some(local) => store.constants.int(local.checked_sub(store.arguments)? as usize),
        };
        number.and_then(|number| u64::try_from(number).ok())
    }

    #[inline]
    pub(super) fn instruction(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        if record_code != code::INST_CALL
            && self.pending_bundles as usize != self.body.bundles.len()
            && !matches!(record_code, code::INST_INVOKE | code::INST_CALLBR)
        {
            return Err(&Malformed("operand bundles in front of something that is no call"));
        }
        match record_code {
            code::INST_CALL => self.call(values),
            code::INST_LOAD | code::INST_LOADATOMIC => self.load(record_code, values),
            code::INST_STORE
            | code::INST_STORE_OLD
            | code::INST_STOREATOMIC
            | code::INST_STOREATOMIC_OLD => self.store(record_code, values),
            code::INST_GEP | code::INST_GEP_OLD | code::INST_INBOUNDS_GEP_OLD => {
                self.get_element_ptr(record_code, values)
            }
            code::INST_BINOP => self.binary(values),
            code::INST_CAST => self.cast(values),
            code::INST_CMP | code::INST_CMP2 => self.compare(values),
            code::INST_PHI => self.phi(values),
            code::INST_SELECT | code::INST_VSELECT => self.select(record_code, values),
            code::INST_UNOP => self.unary(values),
            code::INST_ALLOCA => self.alloca(values),
            code::INST_EXTRACTELT | code::INST_INSERTELT | code::INST_SHUFFLEVEC => {
                self.vector(record_code, values)
            }
            code::INST_EXTRACTVAL => {
                let at = &mut 0;
                let (aggregate, ty) = self.value_type_pair(values, at)?;
                let start = self.body.indices.len() as u32;
                let ty = self.indices(ty, &values[*at..])?;
                let len = self.body.indices.len() as u32 - start;
                self.push(row(Kind::ExtractValue, aggregate.0, start, len), Some(ty))
            }
            code::INST_INSERTVAL => {
                let at = &mut 0;
                let (aggregate, ty) = self.value_type_pair(values, at)?;
                let (value, value_type) = self.value_type_pair(values, at)?;
                let start = self.body.indices.len();
                self.body.indices.push((values.len() - *at) as u32);
                if self.indices(ty, &values[*at..])? != value_type {
                    return Err(&Malformed(
                        "the value has another type than the part that it replaces",
                    ));
                }
                self.push(row(Kind::InsertValue, aggregate.0, value.0, start as u32), Some(ty))
            }
            code::INST_FREEZE => {
                let (value, ty) = self.value_type_pair(values, &mut 0)?;
                self.push(row(Kind::Freeze, value.0, 0, 0), Some(ty))
            }
            // [type of the list, list, type]
            code::INST_VAARG => {
                let list_type = self.type_id(*values.first().ok_or(SHORT)?)?;
                let list = self.value(values, &mut 1, list_type)?;
                let ty = self.type_id(*values.get(2).ok_or(SHORT)?)?;
                self.push(row(Kind::VaArg, list.0, 0, 0), Some(ty))
            }
            code::INST_CMPXCHG | code::INST_CMPXCHG_OLD => {
                self.compare_exchange(record_code, values)
            }
            code::INST_ATOMICRMW | code::INST_ATOMICRMW_OLD => self.atomic_rmw(record_code, values),
            code::INST_FENCE => {
                let &[ordering, scope] = values else { return Err(SHORT) };
                let sub = operators::ordering(ordering) as u8;
                self.push(Row { sub, ..row(Kind::Fence, self.scope(scope), 0, 0) }, None)
            }
            code::INST_LANDINGPAD => self.landing_pad(values),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(record_code, values),
            _ => {
                self.terminator(record_code, values)?;
                self.end_block();
                Ok(())
            }
        }
    }
}
