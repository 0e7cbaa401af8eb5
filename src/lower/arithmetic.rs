//! Arithmetic, comparisons, conversions, selects (SPIR-V sections 3.49.11 to 3.49.15).
//!
//! `i1` is a bool in SPIR-V, so arithmetic on it is logic; integers of odd widths live in wider
//! ones whose upper bits mean nothing, so operations that look at upper bits extend first (see
//! [`super::legalize`]).

use lapidary_bitcode::ir::{BinaryOp, CastOp, Flags, Predicate, Type, TypeId, ValueId};
use lapidary_spirv::build::{Id, TypeKind};
use lapidary_spirv::grammar::{Decoration, FPFastMathMode, Op, StorageClass, Version};

use super::error::{Error, Result};
use super::function::FunctionLowering;
use super::pointee::pointer_space;

const NO_WRAP: &str = "SPV_KHR_no_integer_wrap_decoration";

/// The SPIR-V instruction of a binary operator on integers or floats.
fn binary_op(op: BinaryOp) -> Op {
    match op {
        BinaryOp::Add => Op::IAdd,
        BinaryOp::FAdd => Op::FAdd,
        BinaryOp::Sub => Op::ISub,
        BinaryOp::FSub => Op::FSub,
        BinaryOp::Mul => Op::IMul,
        BinaryOp::FMul => Op::FMul,
        BinaryOp::UDiv => Op::UDiv,
        BinaryOp::SDiv => Op::SDiv,
        BinaryOp::FDiv => Op::FDiv,
        BinaryOp::URem => Op::UMod,
        BinaryOp::SRem => Op::SRem,
        BinaryOp::FRem => Op::FRem,
        BinaryOp::Shl => Op::ShiftLeftLogical,
        BinaryOp::LShr => Op::ShiftRightLogical,
        BinaryOp::AShr => Op::ShiftRightArithmetic,
        BinaryOp::And => Op::BitwiseAnd,
        BinaryOp::Or => Op::BitwiseOr,
        BinaryOp::Xor => Op::BitwiseXor,
    }
}

/// The SPIR-V comparison of a predicate; `None` for the constant ones.
fn compare_op(predicate: Predicate) -> Option<Op> {
    Some(match predicate {
        Predicate::FFalse | Predicate::FTrue => return None,
        Predicate::FOeq => Op::FOrdEqual,
        Predicate::FOgt => Op::FOrdGreaterThan,
        Predicate::FOge => Op::FOrdGreaterThanEqual,
        Predicate::FOlt => Op::FOrdLessThan,
        Predicate::FOle => Op::FOrdLessThanEqual,
        Predicate::FOne => Op::FOrdNotEqual,
        Predicate::FOrd => Op::Ordered,
        Predicate::FUno => Op::Unordered,
        Predicate::FUeq => Op::FUnordEqual,
        Predicate::FUgt => Op::FUnordGreaterThan,
        Predicate::FUge => Op::FUnordGreaterThanEqual,
        Predicate::FUlt => Op::FUnordLessThan,
        Predicate::FUle => Op::FUnordLessThanEqual,
        Predicate::FUne => Op::FUnordNotEqual,
        Predicate::IEq => Op::IEqual,
        Predicate::INe => Op::INotEqual,
        Predicate::IUgt => Op::UGreaterThan,
        Predicate::IUge => Op::UGreaterThanEqual,
        Predicate::IUlt => Op::ULessThan,
        Predicate::IUle => Op::ULessThanEqual,
        Predicate::ISgt => Op::SGreaterThan,
        Predicate::ISge => Op::SGreaterThanEqual,
        Predicate::ISlt => Op::SLessThan,
        Predicate::ISle => Op::SLessThanEqual,
    })
}

fn is_signed(predicate: Predicate) -> bool {
    matches!(predicate, Predicate::ISgt | Predicate::ISge | Predicate::ISlt | Predicate::ISle)
}

impl FunctionLowering<'_> {
    /// Whether a SPIR-V type is bool or a vector of it.
    pub(crate) fn is_bool(&self, ty: Id) -> bool {
        self.b.type_kind(self.b.components(ty).0) == TypeKind::Bool
    }

    /// A binary operation.
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        lhs: ValueId,
        rhs: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let result = self.lower_type(ty)?;
        let (a, b) = (self.value(lhs)?, self.value(rhs)?);
        self.binary_ids(op, flags, a, b, ty, result)
    }

    /// A binary operation on ids of LLVM type `ty`, or on a component of each.
    pub(crate) fn binary_ids(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        mut a: Id,
        mut b: Id,
        ty: TypeId,
        result: Id,
    ) -> Result<Id> {
        if let Some(width) = self.wide_scalar(ty) {
            return self.wide_binary_ids(op, a, b, width);
        }
        if self.is_bool(result) {
            return Ok(self.binary_bool(op, a, b, result));
        }
        if matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem) {
            b = self.pad_divisor(b, ty);
        }
        if let Some(width) = self.odd_width(ty) {
            match op {
                BinaryOp::UDiv | BinaryOp::URem => {
                    a = self.extend_zero(a, width);
                    b = self.extend_zero(b, width);
                }
                BinaryOp::SDiv | BinaryOp::SRem => {
                    a = self.extend_sign(a, width);
                    b = self.extend_sign(b, width);
                }
                BinaryOp::LShr => {
                    a = self.extend_zero(a, width);
                    b = self.extend_zero(b, width);
                }
                BinaryOp::AShr => {
                    a = self.extend_sign(a, width);
                    b = self.extend_zero(b, width);
                }
                BinaryOp::Shl => b = self.extend_zero(b, width),
                _ => {}
            }
            return Ok(self.emit(binary_op(op), result, &[a, b]));
        }
        let id = self.emit(binary_op(op), result, &[a, b]);
        if !self.constant_mode {
            match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                    self.wrap_flags(id, flags);
                }
                BinaryOp::FAdd
                | BinaryOp::FSub
                | BinaryOp::FMul
                | BinaryOp::FDiv
                | BinaryOp::FRem => self.fast_math(id, flags),
                _ => {}
            }
        }
        Ok(id)
    }

    /// Arithmetic modulo 2.
    fn binary_bool(&mut self, op: BinaryOp, a: Id, b: Id, ty: Id) -> Id {
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => {
                self.emit(Op::LogicalNotEqual, ty, &[a, b])
            }
            BinaryOp::Mul | BinaryOp::And => self.emit(Op::LogicalAnd, ty, &[a, b]),
            BinaryOp::Or => self.emit(Op::LogicalOr, ty, &[a, b]),
            // Division by anything but 1, and shifts by anything but 0, are undefined.
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::AShr | BinaryOp::LShr | BinaryOp::Shl => a,
            _ => self.b.const_null(ty),
        }
    }

    /// `nsw` and `nuw`: decorations of SPIR-V 1.4, or of the extension before.
    pub(crate) fn wrap_flags(&mut self, id: Id, flags: Flags) {
        if flags.0 & (Flags::NSW | Flags::NUW) == 0 {
            return;
        }
        if self.shared.options.max_version >= Version::V1_4 {
            self.b.version(Version::V1_4);
        } else if self.allows(NO_WRAP) {
            self.b.extension(NO_WRAP);
        } else {
            return;
        }
        if flags.has(Flags::NSW) {
            self.b.decorate(id, Decoration::NoSignedWrap, &[]);
        }
        if flags.has(Flags::NUW) {
            self.b.decorate(id, Decoration::NoUnsignedWrap, &[]);
        }
    }

    /// Fast-math flags as FPFastMathMode.
    pub(crate) fn fast_math(&mut self, id: Id, flags: Flags) {
        let mode = self.fast_math_mode(flags);
        if mode != 0 {
            self.b.decorate(id, Decoration::FPFastMathMode, &[mode]);
        }
    }

    /// The mask of FPFastMathMode for flags.
    pub(crate) fn fast_math_mode(&mut self, flags: Flags) -> u32 {
        const INTEL: &str = "SPV_INTEL_fp_fast_math_mode";
        if flags.has(Flags::FAST) {
            return FPFastMathMode::Fast.0;
        }
        let mut mode = 0;
        for (flag, bit) in [
            (Flags::NNAN, FPFastMathMode::NotNaN),
            (Flags::NINF, FPFastMathMode::NotInf),
            (Flags::NSZ, FPFastMathMode::NSZ),
            (Flags::ARCP, FPFastMathMode::AllowRecip),
        ] {
            if flags.has(flag) {
                mode |= bit.0;
            }
        }
        if self.allows(INTEL) {
            for (flag, bit) in [
                (Flags::CONTRACT, FPFastMathMode::AllowContract),
                (Flags::REASSOC, FPFastMathMode::AllowReassoc),
            ] {
                if flags.has(flag) {
                    mode |= bit.0;
                    self.b.extension(INTEL);
                    self.b.capability(lapidary_spirv::grammar::Capability::FPFastMathModeINTEL);
                }
            }
        }
        mode
    }

    /// A comparison.
    pub(crate) fn compare(
        &mut self,
        predicate: Predicate,
        lhs: ValueId,
        rhs: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let result = self.lower_type(ty)?;
        let operand = self.llvm_type(lhs);
        let (a, b) = (self.value(lhs)?, self.value(rhs)?);
        self.compare_ids(predicate, a, b, operand, result)
    }

    /// A comparison of ids of LLVM type `operand`, or of a component of each.
    pub(crate) fn compare_ids(
        &mut self,
        predicate: Predicate,
        mut a: Id,
        mut b: Id,
        operand: TypeId,
        result: Id,
    ) -> Result<Id> {
        if let Some(width) = self.wide_scalar(operand) {
            return self.wide_compare_ids(predicate, a, b, width);
        }
        let Some(op) = compare_op(predicate) else {
            let truth = self.b.const_int(result, u64::from(predicate == Predicate::FTrue));
            return Ok(truth);
        };
        if pointer_space(self.shared, operand).is_some() {
            return self.compare_pointers(predicate, op, a, b, result);
        }
        let has = self.b.type_of(a);
        if self.is_bool(has) {
            return Ok(self.compare_bools(predicate, a, b, result));
        }
        if let Some(width) = self.odd_width(operand) {
            if is_signed(predicate) {
                a = self.extend_sign(a, width);
                b = self.extend_sign(b, width);
            } else {
                a = self.extend_zero(a, width);
                b = self.extend_zero(b, width);
            }
        }
        Ok(self.emit(op, result, &[a, b]))
    }

    fn compare_pointers(
        &mut self,
        predicate: Predicate,
        op: Op,
        a: Id,
        b: Id,
        result: Id,
    ) -> Result<Id> {
        let equality = matches!(predicate, Predicate::IEq | Predicate::INe);
        if equality && self.shared.options.max_version >= Version::V1_4 && !self.constant_mode {
            let has = self.b.type_of(a);
            let b = self.convert_pointer(b, has);
            let op = if predicate == Predicate::IEq { Op::PtrEqual } else { Op::PtrNotEqual };
            return Ok(self.b.op(op, result, &[a, b]));
        }
        let size = self.type_size();
        let a = self.emit(Op::ConvertPtrToU, size, &[a]);
        let b = self.emit(Op::ConvertPtrToU, size, &[b]);
        Ok(self.emit(op, result, &[a, b]))
    }

    /// Comparisons of `i1`: unsigned, true is the greater one; signed, false is.
    fn compare_bools(&mut self, predicate: Predicate, a: Id, b: Id, ty: Id) -> Id {
        // x < y is !x & y.
        let (x, y, or_equal) = match predicate {
            Predicate::IEq => return self.emit(Op::LogicalEqual, ty, &[a, b]),
            Predicate::INe => return self.emit(Op::LogicalNotEqual, ty, &[a, b]),
            Predicate::IUlt | Predicate::ISgt => (a, b, false),
            Predicate::IUgt | Predicate::ISlt => (b, a, false),
            Predicate::IUle | Predicate::ISge => (a, b, true),
            _ => (b, a, true),
        };
        let not = self.emit(Op::LogicalNot, ty, &[x]);
        let op = if or_equal { Op::LogicalOr } else { Op::LogicalAnd };
        self.emit(op, ty, &[not, y])
    }

    /// A conversion. `wanted` is the type of the result where a pointer's pointee was inferred.
    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        value: ValueId,
        ty: TypeId,
        wanted: Option<Id>,
    ) -> Result<Id> {
        let _ = flags;
        let from_type = self.llvm_type(value);
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
        if self.wide_scalar(from_type).is_some() || self.wide_scalar(ty).is_some() {
            return self.wide_cast(op, id, from_type, ty, to);
        }
        let from = self.b.type_of(id);
        let from_bool = self.is_bool(from);
        let to_bool = self.is_bool(to);
        match op {
            CastOp::ZExt if from_bool => Ok(self.bool_to_int(to, id, false)),
            CastOp::SExt if from_bool => Ok(self.bool_to_int(to, id, true)),
            CastOp::Trunc if to_bool => {
                let one = self.b.const_int(from, 1);
                let low = self.emit(Op::BitwiseAnd, from, &[id, one]);
                Ok(self.int_to_bool(low))
            }
            CastOp::Trunc => Ok(self.resize(Op::UConvert, id, to)),
            CastOp::ZExt => {
                let id = self.extended(id, from_type, false);
                Ok(self.resize(Op::UConvert, id, to))
            }
            CastOp::SExt => {
                let id = self.extended(id, from_type, true);
                Ok(self.resize(Op::SConvert, id, to))
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
                if self.is_bool(to) {
                    return Err(Error::unsupported("ptrtoint to i1"));
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
                Ok(self.emit(Op::ConvertUToPtr, to, &[id]))
            }
            CastOp::AddrSpaceCast => {
                self.check_address_spaces(from_type, ty)?;
                self.address_space_cast(id, to)
            }
            CastOp::BitCast => self.bitcast_value(id, from_type, ty, to),
        }
    }

    /// Integers of different widths, or the same in containers of one width.
    fn resize(&mut self, op: Op, id: Id, to: Id) -> Id {
        if self.b.type_of(id) == to { id } else { self.emit(op, to, &[id]) }
    }

    /// Which address spaces may be cast to which, by LLVM's numbers (the SPIR-V storage classes of
    /// two of them may be the same).
    fn check_address_spaces(&self, from: TypeId, to: TypeId) -> Result<()> {
        let types = &self.shared.module.types;
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
            .is_some_and(|&word| Op(word as u16) == Op::ConstantNull);
        if is_null && self.constant_mode {
            return Ok(self.b.const_null(to));
        }
        // Builtin variables are Input, whatever address space LLVM gives them.
        if a == StorageClass::Input {
            return Ok(id);
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
        let pointer = matches!(self.b.type_kind(to), TypeKind::Pointer { .. });
        if has == to && !pointer {
            return Ok(id);
        }
        if self.is_bool(has) || self.is_bool(to) {
            return self.bitcast_bools(id, has, to);
        }
        if self.odd_width(from).is_some()
            || self.odd_width(ty).is_some()
            || self.odd_count(from)
            || self.odd_count(ty)
        {
            return self.bitcast_through_bits(id, from, ty, to);
        }
        Ok(self.emit(Op::Bitcast, to, &[id]))
    }

    /// `<N x i1>` to `iN` and back, bit by bit.
    fn bitcast_bools(&mut self, id: Id, from: Id, to: Id) -> Result<Id> {
        let (_, count) = self.b.components(from);
        let (to_component, to_count) = self.b.components(to);
        if self.is_bool(from) && to_count == 1 {
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
        if self.is_bool(to) && count == 1 && to_count > 1 {
            let mut parts = Vec::with_capacity(to_count as usize);
            for at in 0..to_count {
                let mask = self.b.const_int(from, 1 << at);
                let bit = self.b.op(Op::BitwiseAnd, from, &[id, mask]);
                parts.push(self.int_to_bool(bit));
            }
            let _ = to_component;
            return Ok(self.b.op(Op::CompositeConstruct, to, &parts));
        }
        if self.is_bool(to) && to_count == 1 && count == 1 {
            return Ok(self.int_to_bool(id));
        }
        Err(Error::unsupported("bitcast between these vectors of i1"))
    }

    /// `select`
    pub(crate) fn select(
        &mut self,
        condition: ValueId,
        then: ValueId,
        otherwise: ValueId,
        result: Id,
    ) -> Result<Id> {
        let condition = self.value(condition)?;
        let then = self.value_as(then, result)?;
        let otherwise = self.value_as(otherwise, result)?;
        Ok(self.select_ids(condition, then, otherwise, result))
    }

    /// A select of ids of one type.
    pub(crate) fn select_ids(&mut self, condition: Id, then: Id, otherwise: Id, ty: Id) -> Id {
        let mut condition = condition;
        match self.b.type_kind(ty) {
            TypeKind::Vector { count, .. } if self.b.kind_of(condition) == TypeKind::Bool => {
                // Before SPIR-V 1.4 the condition has as many components as the result.
                let bool = self.b.type_bool();
                let bools = self.b.type_vector(bool, count);
                condition = self.b.splat(bools, condition);
            }
            TypeKind::Struct { .. } | TypeKind::Array { .. } => {
                if self.shared.options.max_version >= Version::V1_4 {
                    self.b.version(Version::V1_4);
                } else if let Some(id) = self.select_members(condition, then, otherwise, ty) {
                    return id;
                }
            }
            _ => {}
        }
        self.emit(Op::Select, ty, &[condition, then, otherwise])
    }

    /// A select of a struct or a short array, member by member.
    fn select_members(&mut self, condition: Id, then: Id, otherwise: Id, ty: Id) -> Option<Id> {
        let members = match self.b.type_kind(ty) {
            TypeKind::Struct { members } => members,
            TypeKind::Array { length, .. } => {
                let length = self.b.constant_value(length).filter(|&length| length <= 1024)?;
                length as u32
            }
            _ => return None,
        };
        let mut parts = Vec::with_capacity(members as usize);
        for at in 0..members {
            let member = match self.b.type_kind(ty) {
                TypeKind::Array { element, .. } => element,
                _ => self.b.struct_member(ty, at),
            };
            let a = self.b.extract(member, then, &[at]);
            let b = self.b.extract(member, otherwise, &[at]);
            parts.push(self.select_ids(condition, a, b, member));
        }
        Some(self.b.op(Op::CompositeConstruct, ty, &parts))
    }

    /// The width of an LLVM integer type (or of a vector's elements) that SPIR-V holds in a wider
    /// one.
    pub(crate) fn odd_width(&self, ty: TypeId) -> Option<u32> {
        let types = &self.shared.module.types;
        match types.get(types.scalar(ty)) {
            Type::Integer(1 | 8 | 16 | 32 | 64) => None,
            Type::Integer(4) if self.allows("SPV_INTEL_int4") => None,
            Type::Integer(width) if !self.shared.arbitrary_integers => Some(width),
            _ => None,
        }
    }

    /// Whether a vector type is held in a longer one.
    pub(crate) fn odd_count(&self, ty: TypeId) -> bool {
        match self.shared.module.types.get(ty) {
            Type::Vector { length, .. } => {
                !self.shared.vector_any && !matches!(length, 1 | 2 | 3 | 4 | 8 | 16)
            }
            _ => false,
        }
    }
}
