//! Arithmetic, comparisons, selects (SPIR-V sections 3.49.13 to 3.49.15).
//!
//! `i1` is a bool in SPIR-V, so arithmetic on it is logic; integers of odd widths live in wider
//! ones whose upper bits mean nothing, so operations that look at upper bits extend first (see
//! [`crate::lower::emit::shapes::legalize`]).

use lapidary_bitcode::ir::{BinaryOp, Flags, Predicate, TypeId, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Decoration, Extension, FPFastMathMode, Op, OpenClStd, Version};

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::facts::shapes::Shape;

const NO_WRAP: Extension = Extension::SPV_KHR_no_integer_wrap_decoration;

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

/// The error of a comparison of values of which SPIR-V has none.
#[cold]
fn incomparable() -> Error {
    Error::unsupported("a comparison of values of a type of its own, such as an event or an image")
}

impl Emitter<'_> {
    /// A binary operation.
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        lhs: ValueId,
        rhs: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let shape = self.facts.shape(ty);
        if let Shape::Spread { .. } = shape {
            return self.spread_binary(op, flags, lhs, rhs, ty);
        }
        let result = self.lower_type(ty)?;
        let (a, b) = (self.value(lhs)?, self.value(rhs)?);
        match shape {
            Shape::Plain => Ok(self.binary_plain(op, flags, a, b, result)),
            _ => self.binary_ids(op, flags, a, b, ty, result),
        }
    }

    /// A binary operation on ids of LLVM type `ty`, or on a component of each.
    pub(crate) fn binary_ids(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        a: Id,
        b: Id,
        ty: TypeId,
        result: Id,
    ) -> Result<Id> {
        let mut b = b;
        match self.facts.shape(ty) {
            Shape::Wide(width) => return self.wide_binary_ids(op, a, b, width.into()),
            Shape::Bool => return Ok(self.binary_bool(op, a, b, result)),
            Shape::Odd { width, .. } => return Ok(self.binary_odd(op, a, b, width.into(), result)),
            Shape::Long { .. } => {
                let element = self.facts.shape(self.facts.module.types.scalar(ty));
                if element == Shape::Bool {
                    return Ok(self.binary_bool(op, a, b, result));
                }
                if matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem) {
                    b = self.pad_divisor(b, ty);
                }
                if let Shape::Odd { width, .. } = element {
                    return Ok(self.binary_odd(op, a, b, width.into(), result));
                }
            }
            Shape::Plain
            | Shape::Spread { .. }
            | Shape::Pointer(_)
            | Shape::Special
            | Shape::Other => {}
        }
        Ok(self.binary_plain(op, flags, a, b, result))
    }

    /// A binary operation that SPIR-V has.
    fn binary_plain(&mut self, op: BinaryOp, flags: Flags, a: Id, b: Id, result: Id) -> Id {
        let id = self.emit(binary_op(op), result, &[a, b]);
        self.arithmetic_flags(op, flags, id);
        id
    }

    /// A binary operation on integers that are held in wider ones.
    fn binary_odd(&mut self, op: BinaryOp, a: Id, b: Id, width: u32, result: Id) -> Id {
        let (mut a, mut b) = (a, b);
        match op {
            BinaryOp::UDiv | BinaryOp::URem | BinaryOp::LShr => {
                a = self.extend_zero(a, width);
                b = self.extend_zero(b, width);
            }
            BinaryOp::SDiv | BinaryOp::SRem => {
                a = self.extend_sign(a, width);
                b = self.extend_sign(b, width);
            }
            BinaryOp::AShr => {
                a = self.extend_sign(a, width);
                b = self.extend_zero(b, width);
            }
            BinaryOp::Shl => b = self.extend_zero(b, width),
            _ => {}
        }
        self.emit(binary_op(op), result, &[a, b])
    }

    /// What the flags of an operation say of its result.
    fn arithmetic_flags(&mut self, op: BinaryOp, flags: Flags, id: Id) {
        if flags.0 == 0 || self.constant_mode {
            return;
        }
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                self.wrap_flags(id, flags);
            }
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
                self.fast_math(id, flags)
            }
            _ => {}
        }
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
        if self.facts.options.max_version >= Version::V1_4 {
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
        const INTEL: Extension = Extension::SPV_INTEL_fp_fast_math_mode;
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

    /// Two floats as the lesser or greater, by LangRef's rules. All order -0 below +0, which `fmin` and
    /// `fmax` do not; `minimum` and `maximum` give NaN when an operand is one, the `num` forms the other
    /// operand.
    pub(crate) fn extremum(&mut self, name: &str, x: Id, y: Id) -> Id {
        let greater = name.starts_with("max");
        let number = if greater { OpenClStd::fmax } else { OpenClStd::fmin };
        let b = &mut *self.b;
        let ty = b.type_of(x);
        let bool = b.type_bool_like(ty);
        let width = b.width(ty);
        let int = b.type_int(width);
        let int = b.type_like(ty, int);
        let either = b.opencl(number, ty, &[x, y]);
        // Equal operands differ in sign at most: and of the bits is +0 if one is, or is -0 if one is.
        let (x_bits, y_bits) = (b.bitcast(int, x), b.bitcast(int, y));
        let op = if greater { Op::BitwiseAnd } else { Op::BitwiseOr };
        let bits = b.op(op, int, &[x_bits, y_bits]);
        let zero = b.bitcast(ty, bits);
        let equal = b.op(Op::FOrdEqual, bool, &[x, y]);
        let value = b.op(Op::Select, ty, &[equal, zero, either]);
        if name.ends_with("num") {
            return value;
        }
        let unordered = b.op(Op::Unordered, bool, &[x, y]);
        // The sum of a NaN and anything is a NaN.
        let nan = b.op(Op::FAdd, ty, &[x, y]);
        b.op(Op::Select, ty, &[unordered, nan, value])
    }

    /// A comparison.
    pub(crate) fn compare(
        &mut self,
        predicate: Predicate,
        lhs: ValueId,
        rhs: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let operand = self.llvm_type(lhs);
        if self.facts.is_spread(operand) {
            return self.spread_compare(predicate, lhs, rhs, ty);
        }
        let result = self.lower_type(ty)?;
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
        let shape = self.facts.shape(operand);
        if let Shape::Wide(width) = shape {
            return self.wide_compare_ids(predicate, a, b, width.into());
        }
        let Some(op) = compare_op(predicate) else {
            let truth = self.b.const_int(result, u64::from(predicate == Predicate::FTrue));
            return Ok(truth);
        };
        let element = match shape {
            Shape::Long { .. } => self.facts.shape(self.facts.module.types.scalar(operand)),
            shape => shape,
        };
        match element {
            Shape::Pointer(_) => return self.compare_pointers(predicate, op, a, b, result),
            Shape::Bool => return Ok(self.compare_bools(predicate, a, b, result)),
            // An event, an image, ...: they are pointers to LLVM, and no numbers to SPIR-V.
            Shape::Special => return Err(incomparable()),
            Shape::Odd { width, .. } if is_signed(predicate) => {
                a = self.extend_sign(a, width.into());
                b = self.extend_sign(b, width.into());
            }
            Shape::Odd { width, .. } => {
                a = self.extend_zero(a, width.into());
                b = self.extend_zero(b, width.into());
            }
            _ => {}
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
        let is_pointer = |id| matches!(self.b.kind_of(id), TypeKind::Pointer { .. });
        if !is_pointer(a) || !is_pointer(b) {
            return Err(incomparable());
        }
        let equality = matches!(predicate, Predicate::IEq | Predicate::INe);
        if equality && self.facts.options.max_version >= Version::V1_4 && !self.constant_mode {
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
                if self.facts.options.max_version >= Version::V1_4 {
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
}
