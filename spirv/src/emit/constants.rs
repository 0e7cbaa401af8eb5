//! Types and constants by their names: what [`FragmentBuilder::declare`] is mostly called for.

use super::fragment::{FLOATS, INTEGERS, POINTERS};
use super::{FragmentBuilder, Id, TypeKind};
use crate::grammar::{Capability, Op, StorageClass};
use crate::masks::low_ones;

impl FragmentBuilder {
    /// `OpExtInstImport`
    pub fn import(&mut self, set: &str) -> Id {
        self.declare(Op::ExtInstImport, Id::NONE, |w| w.string(set.as_bytes()))
    }

    /// `OpString`
    pub fn string(&mut self, text: &[u8]) -> Id {
        self.declare(Op::String, Id::NONE, |w| w.string(text))
    }

    /// `OpTypeVoid`
    pub fn type_void(&mut self) -> Id {
        self.declare(Op::TypeVoid, Id::NONE, |w| w)
    }

    /// `OpTypeBool`
    pub fn type_bool(&mut self) -> Id {
        self.declare(Op::TypeBool, Id::NONE, |w| w)
    }

    /// `OpTypeInt`, without signedness as the Kernel capability requires.
    pub fn type_int(&mut self, width: u32) -> Id {
        self.remembered(INTEGERS, u64::from(width), |this| {
            match width {
                8 => this.capability(Capability::Int8),
                16 => this.capability(Capability::Int16),
                64 => this.capability(Capability::Int64),
                _ => {}
            }
            this.declare(Op::TypeInt, Id::NONE, |w| w.literal(width).literal(0))
        })
    }

    /// `OpTypeFloat`
    pub fn type_float(&mut self, width: u32) -> Id {
        match width {
            16 => self.capability(Capability::Float16Buffer),
            64 => self.capability(Capability::Float64),
            _ => {}
        }
        self.declare(Op::TypeFloat, Id::NONE, |w| w.literal(width))
    }

    /// The declaration with a key of [`FragmentBuilder::recent`], which `make` declares if it was not
    /// asked for lately.
    #[inline]
    fn remembered(&mut self, kind: u32, what: u64, make: impl FnOnce(&mut Self) -> Id) -> Id {
        if let Some(id) = self.recent.get(kind, what) {
            return id;
        }
        let id = make(self);
        self.recent.set(kind, what, id);
        id
    }

    /// `OpTypeVector`; one component gives the component type itself.
    pub fn type_vector(&mut self, component: Id, count: u32) -> Id {
        if count == 1 {
            return component;
        }
        if count == 8 || count == 16 {
            self.capability(Capability::Vector16);
        }
        self.declare(Op::TypeVector, Id::NONE, |w| w.id(component).literal(count))
    }

    /// A type like `shape` (scalar or vector) with the component type `component`.
    pub fn type_like(&mut self, shape: Id, component: Id) -> Id {
        let count = self.components(shape).1;
        self.type_vector(component, count)
    }

    /// The type of a comparison of values of type `ty`: bool or a vector of bool.
    pub fn type_bool_like(&mut self, ty: Id) -> Id {
        let bool = self.type_bool();
        self.type_like(ty, bool)
    }

    /// `OpTypePointer`
    pub fn type_pointer(&mut self, storage: StorageClass, pointee: Id) -> Id {
        if storage == StorageClass::Generic {
            self.capability(Capability::GenericPointer);
        }
        self.remembered(POINTERS | storage.0, u64::from(pointee.0), |this| {
            this.declare(Op::TypePointer, Id::NONE, |w| w.literal(storage.0).id(pointee))
        })
    }

    /// `OpTypeArray` with a 64- or 32-bit length.
    pub fn type_array(&mut self, element: Id, length: Id) -> Id {
        self.declare(Op::TypeArray, Id::NONE, |w| w.id(element).id(length))
    }

    /// `OpTypeStruct` of a literal struct; equal members give the same type.
    pub fn type_struct(&mut self, members: &[Id]) -> Id {
        self.declare(Op::TypeStruct, Id::NONE, |w| w.ids(members))
    }

    /// `OpTypeFunction`
    pub fn type_function(&mut self, result: Id, parameters: &[Id]) -> Id {
        self.declare(Op::TypeFunction, Id::NONE, |w| w.id(result).ids(parameters))
    }

    /// An integer constant; `ty` may be a vector, then all components have the value. Bits above
    /// the width are dropped; narrow values are zero-extended in their word (OpTypeInt without
    /// signedness, section 2.2.1).
    pub fn const_int(&mut self, ty: Id, value: u64) -> Id {
        self.remembered(ty.0, value, |this| this.new_const_int(ty, value))
    }

    /// The integer all of whose bits are set, of a scalar or vector type of any width.
    pub fn const_ones(&mut self, ty: Id) -> Id {
        match self.type_kind(ty) {
            TypeKind::Vector { component, count } => {
                let scalar = self.const_ones(component);
                self.const_splat(ty, scalar, count)
            }
            TypeKind::Int(width) if width > u64::BITS => self.declare(Op::Constant, ty, |w| {
                // What is above the width in the last word is zero (section 2.2.1, "Literal").
                let word = |at: u32| {
                    let end = at.saturating_add(1).saturating_mul(32);
                    u32::MAX.unbounded_shr(end.saturating_sub(width))
                };
                (0..width.div_ceil(32)).fold(w, |w, at| w.literal(word(at)))
            }),
            _ => self.const_int(ty, u64::MAX),
        }
    }

    fn new_const_int(&mut self, ty: Id, value: u64) -> Id {
        match self.type_kind(ty) {
            TypeKind::Vector { .. } if value == 0 => self.const_null(ty),
            TypeKind::Vector { component, count } => {
                let scalar = self.const_int(component, value);
                self.const_splat(ty, scalar, count)
            }
            TypeKind::Bool => self.const_bool(value & 1 != 0),
            TypeKind::Int(width) if width > 32 => {
                let value = value & low_ones(width);
                self.declare(Op::Constant, ty, |w| {
                    let w = w.literal(value as u32).literal((value >> 32) as u32);
                    (2..width.div_ceil(32)).fold(w, |w, _| w.literal(0))
                })
            }
            TypeKind::Int(width) => {
                let value = (value & low_ones(width)) as u32;
                self.declare(Op::Constant, ty, |w| w.literal(value))
            }
            _ => self.const_null(ty),
        }
    }

    /// A constant of a 32-bit integer.
    pub fn const_u32(&mut self, value: u32) -> Id {
        let ty = self.type_int(32);
        self.const_int(ty, u64::from(value))
    }

    /// A constant of a 64-bit integer.
    pub fn const_u64(&mut self, value: u64) -> Id {
        let ty = self.type_int(64);
        self.const_int(ty, value)
    }

    /// `OpConstantTrue`, `OpConstantFalse`
    pub fn const_bool(&mut self, value: bool) -> Id {
        let ty = self.type_bool();
        let op = if value { Op::ConstantTrue } else { Op::ConstantFalse };
        self.declare(op, ty, |w| w)
    }

    /// A floating-point constant by its bits, or a vector of it.
    pub fn const_float_bits(&mut self, ty: Id, bits: u64) -> Id {
        self.remembered(FLOATS | ty.0, bits, |this| this.new_const_float_bits(ty, bits))
    }

    fn new_const_float_bits(&mut self, ty: Id, bits: u64) -> Id {
        match self.type_kind(ty) {
            TypeKind::Vector { .. } if bits == 0 => self.const_null(ty),
            TypeKind::Vector { component, count } => {
                let scalar = self.const_float_bits(component, bits);
                self.const_splat(ty, scalar, count)
            }
            TypeKind::Float(64) => self
                .declare(Op::Constant, ty, |w| w.literal(bits as u32).literal((bits >> 32) as u32)),
            _ => self.declare(Op::Constant, ty, |w| w.literal(bits as u32)),
        }
    }

    /// A floating-point constant (or a vector of it) of a value that `f32` and `half` represent
    /// exactly where the type is that narrow.
    pub fn const_float(&mut self, ty: Id, value: f64) -> Id {
        let bits = match self.width(ty) {
            64 => value.to_bits(),
            16 => u64::from(half_bits(value)),
            _ => u64::from((value as f32).to_bits()),
        };
        self.const_float_bits(ty, bits)
    }

    /// `OpConstantNull`
    pub fn const_null(&mut self, ty: Id) -> Id {
        self.declare(Op::ConstantNull, ty, |w| w)
    }

    /// `OpUndef` at module level
    pub fn undef(&mut self, ty: Id) -> Id {
        self.declare(Op::Undef, ty, |w| w)
    }

    /// `OpConstantComposite`, or `OpSpecConstantComposite` where a part is the result of an
    /// `OpSpecConstantOp`: the former takes no specialization constants, and the only constant
    /// expressions of SPIR-V are these (section 3.49.7).
    pub fn const_composite(&mut self, ty: Id, parts: &[Id]) -> Id {
        let op = self.composite_op(parts);
        self.declare(op, ty, |w| w.ids(parts))
    }

    /// The same of `count` times one part.
    pub fn const_splat(&mut self, ty: Id, part: Id, count: u32) -> Id {
        let op = self.composite_op(&[part]);
        self.declare(op, ty, |w| (0..count).fold(w, |w, _| w.id(part)))
    }

    fn composite_op(&self, parts: &[Id]) -> Op {
        let specialized = |&part: &Id| {
            let op = self.declaration_words(part).first().map(|&word| Op::of(word));
            matches!(op, Some(Op::SpecConstantOp | Op::SpecConstantComposite))
        };
        if parts.iter().any(specialized) {
            Op::SpecConstantComposite
        } else {
            Op::ConstantComposite
        }
    }
}

/// The bits of a half for a value that it represents exactly, or the nearest towards zero.
fn half_bits(value: f64) -> u16 {
    let sign = (value.to_bits() >> 48) as u16 & 0x8000;
    let value = value.abs();
    if value.is_nan() {
        return sign | 0x7e00;
    }
    if value >= 65536.0 {
        return sign | 0x7c00;
    }
    if value < 2f64.powi(-14) {
        return sign | (value * 2f64.powi(24)) as u16;
    }
    let bits = value.to_bits();
    // From one bias to the other.
    let exponent = ((bits >> 52) as u16).wrapping_sub(1023 - 15);
    sign | exponent << 10 | (bits >> 42) as u16 & 0x3ff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves() {
        for (value, bits) in
            [(0.0, 0), (1.0, 0x3c00), (-2.0, 0xc000), (0.5, 0x3800), (65504.0, 0x7bff)]
        {
            assert_eq!(half_bits(value), bits, "{value}");
        }
        assert_eq!(half_bits(2f64.powi(-24)), 1);
        assert_eq!(half_bits(f64::INFINITY), 0x7c00);
    }

    #[test]
    fn equal_declarations_have_one_id() {
        let mut builder = FragmentBuilder::new();
        let a = builder.const_u32(7);
        let b = builder.const_u32(8);
        assert_eq!(a, builder.const_u32(7));
        assert_ne!(a, b);
        assert_eq!(builder.constant_value(b), Some(8));
        assert_eq!(builder.kind_of(a), TypeKind::Int(32));
    }
}
