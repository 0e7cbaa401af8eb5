//! Casts of LLVM: of numbers, of pointers between address spaces, of bits (SPIR-V section 3.49.11).

use lapidary_bitcode::ir::{CastOp, Type, TypeId, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, StorageClass};

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::facts::shapes::Shape;

/// The error of a cast between a pointer and what is one to LLVM alone.
#[cold]
fn no_bits() -> Error {
    Error::unsupported("a cast of a value of a type of its own, such as an event or an image")
}

impl Emitter<'_> {
    /// A conversion. `wanted` is the type of the result where a pointer's pointee was inferred.
    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        value: ValueId,
        ty: TypeId,
        wanted: Option<Id>,
    ) -> Result<Id> {
        let from_type = self.llvm_type(value);
        if op == CastOp::AddrSpaceCast
            && self.called_function(value).is_some_and(|function| self.is_block_code(function))
        {
            let null = self.lower_type(ty)?;
            return Ok(self.b.const_null(null));
        }
        let id = self.value(value)?;
        let to = match wanted {
            Some(wanted) => wanted,
            None => self.lower_type(ty)?,
        };
        // A constant pointer keeps its pointee; who needs another one casts it.
        let to = match (op, wanted, self.b.kind_of(id), self.b.type_kind(to)) {
            (
                CastOp::AddrSpaceCast,
                None,
                TypeKind::Pointer { pointee, .. },
                TypeKind::Pointer { storage, .. },
            ) if self.b.type_kind(pointee) != TypeKind::Function => {
                self.b.type_pointer(storage, pointee)
            }
            _ => to,
        };
        self.cast_id(op, id, from_type, ty, to)
    }

    /// A conversion of an id of LLVM type `from_type` to `ty`, which `to` is in SPIR-V.
    pub(crate) fn cast_id(
        &mut self,
        op: CastOp,
        id: Id,
        from_type: TypeId,
        ty: TypeId,
        to: Id,
    ) -> Result<Id> {
        let types = &self.facts.module.types;
        let has_parts = |ty| matches!(types.get(ty), Type::Array { .. } | Type::Struct { .. });
        if has_parts(from_type) || has_parts(ty) {
            return Err(Error::malformed("a cast of an array or a structure"));
        }
        if self.facts.wide_width(from_type).is_some() || self.facts.wide_width(ty).is_some() {
            return self.wide_cast(op, id, from_type, ty, to);
        }
        let from = self.b.type_of(id);
        let from_bool = self.is_bool(from);
        let to_bool = self.is_bool(to);
        match op {
            CastOp::Trunc => Ok(self.convert_int(id, to, false)),
            CastOp::ZExt | CastOp::SExt => {
                let signed = op == CastOp::SExt;
                let id = if from_bool { id } else { self.extended(id, from_type, signed) };
                Ok(self.convert_int(id, to, signed))
            }
            CastOp::FpTrunc | CastOp::FpExt => Ok(self.emit(Op::FConvert, to, &[id])),
            CastOp::UiToFp | CastOp::SiToFp => {
                let signed = op == CastOp::SiToFp;
                let id = if from_bool {
                    let int = self.b.type_int(32);
                    let int = self.b.type_like(from, int);
                    self.bool_to_int(int, id, signed)
                } else {
                    self.extended(id, from_type, signed)
                };
                let op = if signed { Op::ConvertSToF } else { Op::ConvertUToF };
                Ok(self.emit(op, to, &[id]))
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let op = if op == CastOp::FpToSi { Op::ConvertFToS } else { Op::ConvertFToU };
                if to_bool {
                    let int = self.b.type_int(32);
                    let int = self.b.type_like(to, int);
                    let id = self.emit(op, int, &[id]);
                    return Ok(self.int_to_bool(id));
                }
                Ok(self.emit(op, to, &[id]))
            }
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                if !matches!(self.b.type_kind(from), TypeKind::Pointer { .. }) {
                    return Err(Error::unsupported("ptrtoint of a vector of pointers"));
                }
                if self.is_bool(to) && !self.constant_mode {
                    let size = self.type_size();
                    let bits = self.emit(Op::ConvertPtrToU, size, &[id]);
                    return Ok(self.convert_int(bits, to, false));
                }
                if !matches!(self.b.type_kind(to), TypeKind::Int(_)) {
                    return Err(no_bits());
                }
                Ok(self.emit(Op::ConvertPtrToU, to, &[id]))
            }
            CastOp::IntToPtr => {
                if !matches!(self.b.type_kind(to), TypeKind::Pointer { .. }) {
                    return Err(Error::unsupported("inttoptr to a vector of pointers"));
                }
                let id = if from_bool {
                    let int = self.b.type_int(32);
                    self.bool_to_int(int, id, false)
                } else {
                    self.extended(id, from_type, false)
                };
                if !matches!(self.b.kind_of(id), TypeKind::Int(_)) {
                    return Err(no_bits());
                }
                Ok(self.emit(Op::ConvertUToPtr, to, &[id]))
            }
            CastOp::AddrSpaceCast => {
                self.check_address_spaces(from_type, ty)?;
                self.address_space_cast(id, to)
            }
            CastOp::BitCast => {
                // A pointer is cast so only to a byte of its bits, and from one.
                let pointer = |ty| matches!(self.b.type_kind(ty), TypeKind::Pointer { .. });
                match (pointer(from), pointer(to)) {
                    (true, false) => self.cast_id(CastOp::PtrToInt, id, from_type, ty, to),
                    (false, true) => self.cast_id(CastOp::IntToPtr, id, from_type, ty, to),
                    _ => self.bitcast_value(id, from_type, ty, to),
                }
            }
            _ => Err(Error::unsupported("a cast of this kind")),
        }
    }

    /// Which address spaces may be cast to which, by LLVM's numbers (the SPIR-V storage classes of
    /// two of them may be the same).
    fn check_address_spaces(&self, from: TypeId, to: TypeId) -> Result<()> {
        let types = &self.facts.module.types;
        let space = |ty| match types.get(types.scalar(ty)) {
            Type::Pointer { address_space, .. } => address_space,
            _ => 0,
        };
        const GLOBAL: u32 = 1;
        const CONSTANT: u32 = 2;
        const GENERIC: u32 = 4;
        const DEVICE: u32 = 5;
        const HOST: u32 = 6;
        Err(Error::invalid_module(match (space(from), space(to)) {
            (CONSTANT, GENERIC) => "Casts from constant address space to generic are illegal",
            (GENERIC, CONSTANT) => "Casts from generic address space to constant are illegal",
            (DEVICE | HOST, GLOBAL | GENERIC) | (GLOBAL | GENERIC, DEVICE | HOST) => return Ok(()),
            (DEVICE | HOST, _) => {
                "Casts from global_device/global_host only allowed to global/generic"
            }
            (_, DEVICE | HOST) => {
                "Casts to global_device/global_host only allowed from global/generic"
            }
            _ => return Ok(()),
        }))
    }

    /// A pointer in another address space.
    fn address_space_cast(&mut self, id: Id, to: Id) -> Result<Id> {
        let from = self.b.type_of(id);
        let (
            TypeKind::Pointer { storage: a, pointee },
            TypeKind::Pointer { storage: b, pointee: wanted },
        ) = (self.b.type_kind(from), self.b.type_kind(to))
        else {
            return Err(Error::unsupported("addrspacecast of a vector of pointers"));
        };
        if a == b {
            return Ok(self.convert_pointer(id, to));
        }
        let is_null = self
            .b
            .declaration_words(id)
            .first()
            .is_some_and(|&word| Op::of(word) == Op::ConstantNull);
        if is_null && self.constant_mode {
            return Ok(self.b.const_null(to));
        }
        // Builtin variables are Input, whatever address space LLVM gives them.
        if a == StorageClass::Input {
            return match self.b.type_kind(pointee) {
                TypeKind::Function => Err(Error::unsupported(
                    "a cast of the address of a function in storage class Input",
                )),
                // The constant around it has the type that the cast asks for, which this address does not
                // get.
                _ if self.constant_mode => Err(Error::unsupported(
                    "a cast of an address in storage class Input in a constant",
                )),
                _ => Ok(id),
            };
        }
        let usm =
            |class| matches!(class, StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL);
        let op = match (a, b) {
            (_, StorageClass::Generic) => Op::PtrCastToGeneric,
            (StorageClass::Generic, _) => Op::GenericCastToPtr,
            (StorageClass::CrossWorkgroup, b) if usm(b) => Op::CrossWorkgroupCastToPtrINTEL,
            (a, StorageClass::CrossWorkgroup) if usm(a) => Op::PtrCastToCrossWorkgroupINTEL,
            _ => {
                return Err(Error::invalid_module(
                    "Casts from private/local/global address space are allowed only to generic",
                ));
            }
        };
        // The cast keeps the pointee; a change of it is a step of its own, before.
        let id = if pointee == wanted { id } else { self.pointer_to(id, wanted) };
        Ok(self.emit(op, to, &[id]))
    }

    /// `bitcast` between types of one size.
    pub(crate) fn bitcast_value(&mut self, id: Id, from: TypeId, ty: TypeId, to: Id) -> Result<Id> {
        let has = self.b.type_of(id);
        let pointers = self.are_pointers(has, to);
        // Vectors of several lengths may be held in one type: <5 x i8> and <8 x i5> are both eight bytes.
        let same_lanes = self.elements(from).1 == self.elements(ty).1;
        if has == to && !pointers && same_lanes {
            return Ok(id);
        }
        // As the translator has it, a pointer is cast also to what it is.
        if has != to && pointers {
            return Ok(self.convert_pointer(id, to));
        }
        if self.is_bool(has) || self.is_bool(to) {
            return self.bitcast_bools(id, from, ty, to);
        }
        let in_container = |ty| {
            let shape = self.facts.shape(ty);
            matches!(
                shape,
                Shape::Odd { .. } | Shape::Long { .. } | Shape::Wide(_) | Shape::Spread { .. }
            )
        };
        if in_container(from) || in_container(ty) {
            return self.bitcast_through_words(id, from, ty, to);
        }
        Ok(self.emit(Op::Bitcast, to, &[id]))
    }

    /// `<N x i1>` to `iN` and back, bit by bit; what else has bools, through words.
    fn bitcast_bools(&mut self, id: Id, llvm: TypeId, ty: TypeId, to: Id) -> Result<Id> {
        let from = self.b.type_of(id);
        // What a vector of another length is held in has components beyond.
        let count = self.elements(llvm).1.min(self.b.components(from).1);
        let (to_component, to_count) = self.b.components(to);
        let is_int = |f: &Self, ty| matches!(f.b.type_kind(ty), TypeKind::Int(_));
        if self.is_bool(from) && to_count == 1 && is_int(self, to_component) {
            let bool = self.b.type_bool();
            let mut result = self.b.const_int(to, 0);
            for at in 0..count {
                let bit = if count == 1 { id } else { self.b.extract(bool, id, &[at]) };
                let one = self.b.const_int(to, 1 << at);
                let zero = self.b.const_int(to, 0);
                let bit = self.b.op(Op::Select, to, &[bit, one, zero]);
                result = self.b.op(Op::BitwiseOr, to, &[result, bit]);
            }
            return Ok(result);
        }
        if self.is_bool(to) && count == 1 && to_count > 1 && is_int(self, from) {
            let mut parts = Vec::with_capacity(to_count as usize);
            for at in 0..to_count {
                let mask = self.b.const_int(from, 1 << at);
                let bit = self.b.op(Op::BitwiseAnd, from, &[id, mask]);
                parts.push(self.int_to_bool(bit));
            }
            return Ok(self.b.op(Op::CompositeConstruct, to, &parts));
        }
        if self.is_bool(to) && to_count == 1 && count == 1 {
            return Ok(self.int_to_bool(id));
        }
        self.bitcast_through_words(id, llvm, ty, to)
    }
}
