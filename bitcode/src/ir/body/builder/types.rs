//! The types of operands and results: what an instruction makes of the types of its operands, as LLVM
//! computes it, and which operands it takes.

use super::numbering::BodyBuilder;
use crate::error::Fault::Malformed;
use crate::error::Problem;
use crate::ir::ids::*;
use crate::ir::module::ModuleValue;
use crate::ir::types::Type;

impl BodyBuilder<'_, '_, '_> {
    /// Whether a type is a floating-point number, or a vector of them.
    #[inline]
    pub(crate) fn is_float(&self, id: TypeId) -> bool {
        self.module.store.floats[id.index()]
    }

    #[inline]
    pub(crate) fn ty(&self, id: TypeId) -> Type {
        self.module.types.get(id)
    }

    /// The pointee of a typed pointer.
    pub(crate) fn pointee(&self, id: TypeId) -> Result<TypeId, Problem> {
        match self.ty(id) {
            Type::Pointer { pointee: Some(pointee), .. } => Ok(pointee),
            _ => Err(&Malformed("the record has no type, and the pointer none to take it from")),
        }
    }

    pub(crate) fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.ty(id), Type::Pointer { .. })
    }

    pub(crate) fn find(&self, ty: Type) -> Result<TypeId, Problem> {
        self.module
            .store
            .index
            .find(ty)
            .ok_or(&Malformed("the type of the result is not in the type table"))
    }

    pub(crate) fn bool_type(&self) -> Result<TypeId, Problem> {
        self.bool.ok_or(&Malformed("the type i1 is not in the type table"))
    }

    /// `i1`, or a vector of it as long as the vector `like`.
    #[inline]
    pub(crate) fn comparison_type(&self, like: TypeId) -> Result<TypeId, Problem> {
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
    pub(crate) fn takes_fast_math(&self, mut id: TypeId) -> bool {
        loop {
            match self.ty(id) {
                Type::Array { element, .. } | Type::Vector { element, .. } => id = element,
                Type::Struct { fields, literal: true, .. } => {
                    match self.module.types.list(fields) {
                        [first, ..] => id = *first,
                        [] => return false,
                    }
                }
                ty => return ty.is_float(),
            }
        }
    }

    /// Synchronisation scopes that the file does not name count as the system's, as LLVM has it.
    pub(crate) fn scope(&self, raw: u64) -> u32 {
        if raw <= 1 || raw < self.module.sync_scopes.len().min(256) as u64 { raw as u32 } else { 1 }
    }

    /// A type that can be loaded and stored.
    pub(crate) fn loadable(&self, id: TypeId) -> Result<TypeId, Problem> {
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

    /// The type of part `index` of an aggregate.
    pub(crate) fn part(&self, aggregate: TypeId, index: u64) -> Result<TypeId, Problem> {
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

    /// The number of a constant integer.
    pub(crate) fn constant_int(&self, value: ValueId) -> Option<u64> {
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

    /// A byte has room for a part: an integer, a floating-point number, a pointer or a byte.
    pub(crate) fn check_bits(&self, byte: TypeId, part: TypeId) -> Result<(), Problem> {
        let Type::Byte(width) = self.ty(byte) else {
            return Err(&Malformed("bits of something that is no byte"));
        };
        let part_type = self.ty(part);
        let fits = part_type.is_float()
            || matches!(part_type, Type::Integer(_) | Type::Byte(_) | Type::Pointer { .. });
        match self.module.layouts.size_in_bits(part) {
            Some(size) if fits && size <= width.into() => Ok(()),
            _ => Err(&Malformed("a byte does not hold its part")),
        }
    }

    pub(crate) fn token_type(&self) -> Result<TypeId, Problem> {
        self.find(Type::Token)
    }
}
