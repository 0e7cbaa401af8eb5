//! Functions with variable arguments (LangRef, "Variable Argument Handling Intrinsics").
//!
//! A function of SPIR-V takes what its type says. So a variadic function with a body gets one more
//! parameter: the address of a frame in the caller's memory, in which the variable arguments lie one
//! behind the other, each aligned as its type is. A `va_list` holds the address of the next one.
//! Clang 23 and later write the steps through such a frame themselves; older ones leave them to
//! `va_arg`.
//!
//! What is only declared stays refused: nothing says how the other side would find its arguments.

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeListId, Call, InstId, TypeId, ValueId,
};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, MemoryAccess, Op, StorageClass};

use super::site::Site;
use crate::lower::emit::memory::Access;
use crate::lower::emit::{Emitter, Lowered};
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// A variable argument in the frame.
struct Place {
    argument: ValueId,
    /// The type of what lies there.
    ty: TypeId,
    offset: u64,
    align: u64,
    /// The type of the structure that the argument is the address of, if that is passed by value.
    structure: Option<TypeId>,
}

fn unsized_argument() -> Error {
    Error::unsupported("a variable argument of a type without a size")
}

impl Emitter<'_> {
    /// The frame of a call with the arguments from `fixed` on: its address.
    pub(crate) fn variadic_frame(&mut self, call: &Call<'_>, fixed: usize) -> Result<Id> {
        let places = self.frame_places(call, fixed)?;
        let ty = self.frame_type();
        let size = places.iter().try_fold(0, |size: u64, place| {
            let end = place.offset.checked_add(self.facts.layouts.alloc_size(place.ty)?)?;
            Some(size.max(end))
        });
        let size = size.ok_or_else(unsized_argument)?;
        if size == 0 {
            return Ok(self.b.const_null(ty));
        }
        let (byte, length) = (self.b.type_int(8), self.type_size());
        let length = self.b.const_int(length, size);
        let align = places.iter().map(|place| place.align).max().unwrap_or(1);
        let frame = self.array_variable(byte, length, align);
        for place in places {
            let to = self.byte_offset(frame, place.offset);
            let mut value = self.value(place.argument)?;
            if let Some(structure) = place.structure {
                if structure == place.ty {
                    self.copy_structure(to, value, structure)?;
                    continue;
                }
                value = self.copy_of_structure(value, structure)?;
            }
            let access = Access { align: place.align, ..Access::default() };
            self.store_at(place.ty, value, to, access)?;
        }
        Ok(frame)
    }

    /// Where the variable arguments of a call lie.
    fn frame_places(&self, call: &Call<'_>, fixed: usize) -> Result<Vec<Place>> {
        let layouts = &self.facts.layouts;
        let mut end = 0_u64;
        let mut places = Vec::with_capacity(call.arguments.len().saturating_sub(fixed));
        for (at, &argument) in call.arguments.iter().enumerate().skip(fixed) {
            let structure = self.passed_by_value(call.attributes, at as u32);
            // Clang up to 22 reads the address of a structure where the caller says `byval`.
            let ty = match structure.filter(|_| !self.decisions.variadic_pointers) {
                Some(ty) => ty,
                None => self.llvm_type(argument),
            };
            let align = layouts.abi_align(ty).filter(|align| align.is_power_of_two());
            let (Some(align), Some(size)) = (align, layouts.alloc_size(ty)) else {
                return Err(unsized_argument());
            };
            let offset = end.checked_next_multiple_of(align).ok_or_else(unsized_argument)?;
            end = offset.checked_add(size).ok_or_else(unsized_argument)?;
            places.push(Place { argument, ty, offset, align, structure });
        }
        Ok(places)
    }

    /// The type of the structure that an argument is the address of, if it is passed by value.
    fn passed_by_value(&self, attributes: Option<AttributeListId>, at: u32) -> Option<TypeId> {
        let index = AttributeIndex::Parameter(at);
        self.facts.module.attributes.at(attributes, index).find_map(|attribute| match attribute {
            Attribute::Type(kind, ty) if kind.name() == Some("byval") => ty,
            _ => None,
        })
    }

    /// The address of a copy of a structure, of the type that `from` has.
    fn copy_of_structure(&mut self, from: Id, ty: TypeId) -> Result<Id> {
        let size = self.facts.layouts.alloc_size(ty).ok_or_else(unsized_argument)?;
        let align = self.facts.layouts.abi_align(ty).unwrap_or(1);
        let (byte, length) = (self.b.type_int(8), self.type_size());
        let length = self.b.const_int(length, size.max(1));
        let copy = self.array_variable(byte, length, align);
        self.copy_structure(copy, from, ty)?;
        match self.pointee(from) {
            Some((StorageClass::Function, pointee)) => Ok(self.pointer_to(copy, pointee)),
            Some((StorageClass::Generic, pointee)) => {
                let copy = self.pointer_to(copy, pointee);
                let ty = self.b.type_of(from);
                Ok(self.b.op(Op::PtrCastToGeneric, ty, &[copy]))
            }
            _ => Err(Error::unsupported("a structure by value that is not in private memory")),
        }
    }

    /// Copies a structure to where its copy lies.
    fn copy_structure(&mut self, to: Id, from: Id, ty: TypeId) -> Result<()> {
        let size = self.facts.layouts.alloc_size(ty).ok_or_else(unsized_argument)?;
        if size == 0 {
            return Ok(());
        }
        if self.pointee(from).is_none() {
            return Err(Error::malformed("a structure by value that is no address"));
        }
        let align = self.facts.layouts.abi_align(ty).unwrap_or(1);
        let byte = self.b.type_int(8);
        let from = self.pointer_to(from, byte);
        let length = self.type_size();
        let size = self.b.const_int(length, size);
        self.b.capability(Capability::Addresses);
        let (aligned, align) = (MemoryAccess::Aligned.0, align.min(1 << 31) as u32);
        let w = self.b.code.begin(Op::CopyMemorySized).id(to).id(from).id(size);
        w.literal(aligned).literal(align).end();
        Ok(())
    }

    /// A `va_list` as a pointer to the address that it holds, and the storage class of that one. It is
    /// that of the list: both are in the address space that the language takes when none is said.
    fn list_of(&mut self, list: Id) -> Result<(Id, StorageClass)> {
        let Some((storage, _)) = self.pointee(list) else {
            return Err(Error::unsupported("a va_list that is no pointer"));
        };
        let holds = match storage {
            StorageClass::Generic => StorageClass::Generic,
            _ => StorageClass::Function,
        };
        let byte = self.b.type_int(8);
        let ty = self.b.type_pointer(holds, byte);
        Ok((self.pointer_to(list, ty), holds))
    }

    /// The access of a `va_list`.
    fn list_access(&self) -> Access {
        Access { align: u64::from(self.facts.pointer_width / 8), ..Access::default() }
    }

    /// The address that a `va_list` holds.
    fn next_argument(&mut self, list: Id, holds: StorageClass) -> Id {
        let byte = self.b.type_int(8);
        let ty = self.b.type_pointer(holds, byte);
        let access = self.list_access();
        self.load(ty, list, access)
    }

    /// Makes a `va_list` hold an address.
    fn set_list(&mut self, list: Id, holds: StorageClass, address: Id) -> Result<()> {
        let address = match self.b.kind_of(address) {
            TypeKind::Pointer { storage, pointee } if storage != holds => {
                let ty = self.b.type_pointer(holds, pointee);
                match holds {
                    StorageClass::Generic => self.b.op(Op::PtrCastToGeneric, ty, &[address]),
                    _ => self.b.op(Op::GenericCastToPtr, ty, &[address]),
                }
            }
            _ => address,
        };
        let access = self.list_access();
        self.store(list, address, access)
    }

    /// `va_arg`: the next argument, which is of the type of the result.
    pub(crate) fn variable_argument(&mut self, inst: InstId, list: ValueId) -> Result<Id> {
        let llvm = self.body.inst_type(inst);
        let layouts = &self.facts.layouts;
        let (Some(size), Some(align)) = (layouts.alloc_size(llvm), layouts.abi_align(llvm)) else {
            return Err(unsized_argument());
        };
        let ty = self.result_type(inst)?;
        let list = self.value(list)?;
        let (list, holds) = self.list_of(list)?;
        let next = self.next_argument(list, holds);
        let place = self.aligned_address(next, align);
        let behind = self.byte_offset(place, size);
        self.set_list(list, holds, behind)?;
        self.load_at(llvm, ty, place, Access { align, ..Access::default() })
    }

    /// The first address from `address` on that has an alignment.
    fn aligned_address(&mut self, address: Id, align: u64) -> Id {
        if align <= 1 {
            return address;
        }
        let (ty, pointer) = (self.type_size(), self.b.type_of(address));
        let low = align.wrapping_sub(1);
        let bits = self.b.op(Op::ConvertPtrToU, ty, &[address]);
        let step = self.b.const_int(ty, low);
        let bits = self.b.op(Op::IAdd, ty, &[bits, step]);
        let mask = self.b.const_int(ty, !low);
        let bits = self.b.op(Op::BitwiseAnd, ty, &[bits, mask]);
        self.b.op(Op::ConvertUToPtr, pointer, &[bits])
    }
}

/// `llvm.va_start(list)`
pub(super) fn start(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let list = s.arg(0)?;
    let (list, holds) = s.f.list_of(list)?;
    let Some(frame) = s.f.s.frame else {
        return Err(Error::invalid("llvm.va_start in a function without variable arguments"));
    };
    s.f.set_list(list, holds, frame)?;
    Ok(None)
}

/// `llvm.va_copy(to, from)`
pub(super) fn copy(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (to, from) = (s.arg(0)?, s.arg(1)?);
    let (from, holds) = s.f.list_of(from)?;
    let next = s.f.next_argument(from, holds);
    let (to, holds) = s.f.list_of(to)?;
    s.f.set_list(to, holds, next)?;
    Ok(None)
}
