//! Conversions between what SPIR-V's types are: bools and integers, integers of different widths,
//! numbers in larger containers, scalars and vectors, pointers and pointers.
//!
//! In an initialiser they become constant expressions. The conversions of LLVM's cast instructions are
//! made of these ([`super::casts`]), and so is what calls of builtins and intrinsics take and give.

use lapidary_bitcode::ir::TypeId;
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, StorageClass};

use super::Emitter;
use lapidary_spirv::masks::low_ones;

impl Emitter<'_> {
    /// Whether a type is an integer or a vector of integers.
    pub(crate) fn is_int(&self, ty: Id) -> bool {
        matches!(self.b.type_kind(self.b.components(ty).0), TypeKind::Int(_))
    }

    /// Whether a type is a float or a vector of floats.
    pub(crate) fn is_float(&self, ty: Id) -> bool {
        matches!(self.b.type_kind(self.b.components(ty).0), TypeKind::Float(_))
    }

    /// Whether a type is bool or a vector of bool.
    pub(crate) fn is_bool(&self, ty: Id) -> bool {
        self.b.type_kind(self.b.components(ty).0) == TypeKind::Bool
    }

    /// A bool (or vector of bool) as an integer type `ty`: 1 or, if `negative`, all ones for true.
    pub(crate) fn bool_to_int(&mut self, ty: Id, value: Id, negative: bool) -> Id {
        let one = if negative { self.b.const_ones(ty) } else { self.b.const_int(ty, 1) };
        let zero = self.b.const_int(ty, 0);
        self.emit(Op::Select, ty, &[value, one, zero])
    }

    /// An integer (or a vector of integers) as bool: whether it is not zero. A bool is one already.
    pub(crate) fn int_to_bool(&mut self, value: Id) -> Id {
        let ty = self.b.type_of(value);
        if !self.is_int(ty) {
            return value;
        }
        if let Some(constant) = self.b.constant_value(value) {
            return self.b.const_bool(constant != 0);
        }
        let bool = self.b.type_bool_like(ty);
        let zero = self.b.const_int(ty, 0);
        self.emit(Op::INotEqual, bool, &[value, zero])
    }

    /// An integer or bool (or a vector) as one of type `ty`: by truncation, a bool by the lowest bit,
    /// or by extension, signed or not, of all that the integer's SPIR-V type holds.
    pub(crate) fn convert_int(&mut self, value: Id, ty: Id, signed: bool) -> Id {
        let from = self.b.type_of(value);
        if from == ty {
            return value;
        }
        if self.is_bool(ty) {
            let one = self.b.const_int(from, 1);
            let bit = self.emit(Op::BitwiseAnd, from, &[value, one]);
            return self.int_to_bool(bit);
        }
        if self.is_bool(from) {
            return self.bool_to_int(ty, value, signed);
        }
        if !self.is_int(from) || !self.is_int(ty) || self.b.width(from) == self.b.width(ty) {
            return value;
        }
        self.emit(if signed { Op::SConvert } else { Op::UConvert }, ty, &[value])
    }

    /// The value with the bits from `width` on cleared.
    pub(crate) fn extend_zero(&mut self, id: Id, width: u32) -> Id {
        let ty = self.b.type_of(id);
        if width >= self.b.width(ty).min(64) {
            return id;
        }
        if let Some(value) = self.b.constant_value(id)
            && value >> width == 0
        {
            return id;
        }
        let mask = self.b.const_int(ty, low_ones(width));
        self.emit(Op::BitwiseAnd, ty, &[id, mask])
    }

    /// The value with the bits from `width` on copies of its sign.
    pub(crate) fn extend_sign(&mut self, id: Id, width: u32) -> Id {
        let ty = self.b.type_of(id);
        let container = self.b.width(ty);
        if width >= container {
            return id;
        }
        let shift = self.b.const_int(ty, u64::from(container.saturating_sub(width)));
        let up = self.emit(Op::ShiftLeftLogical, ty, &[id, shift]);
        self.emit(Op::ShiftRightArithmetic, ty, &[up, shift])
    }

    /// A value of LLVM type `ty` whose container holds the number itself, signed or not.
    pub(crate) fn extended(&mut self, id: Id, ty: TypeId, signed: bool) -> Id {
        match self.facts.odd_width(ty) {
            None => id,
            Some(width) if signed => self.extend_sign(id, width),
            Some(width) => self.extend_zero(id, width),
        }
    }

    /// A scalar as a vector as long as `shape`; vectors stay as they are.
    pub(crate) fn widen(&mut self, value: Id, shape: Id) -> Id {
        let count = self.b.components(shape).1;
        let ty = self.b.type_of(value);
        let scalar = matches!(self.b.type_kind(ty), TypeKind::Int(_) | TypeKind::Float(_));
        if count == 1 || !scalar {
            return value;
        }
        let vector = self.b.type_vector(ty, count);
        let undef = self.b.undef(vector);
        let inserted = self.b.insert(vector, value, undef, &[0]);
        self.b.op_with(Op::VectorShuffle, vector, |w| {
            (0..count).fold(w.id(inserted).id(undef), |w, _| w.literal(0))
        })
    }

    /// A pointer as one of pointer type `ty` (of the same storage class).
    pub(crate) fn convert_pointer(&mut self, id: Id, ty: Id) -> Id {
        let has = self.b.type_of(id);
        if has == ty {
            return id;
        }
        if self.are_pointers(has, ty) { self.cast_pointer(id, ty) } else { id }
    }

    /// Whether two types are pointers in one storage class.
    pub(crate) fn are_pointers(&self, one: Id, other: Id) -> bool {
        match (self.b.type_kind(one), self.b.type_kind(other)) {
            (TypeKind::Pointer { storage: a, .. }, TypeKind::Pointer { storage: b, .. }) => a == b,
            _ => false,
        }
    }

    fn cast_pointer(&mut self, id: Id, ty: Id) -> Id {
        let op = self.b.declaration_words(id).first().map(|&word| Op::of(word));
        match op {
            Some(Op::ConstantNull) => self.b.const_null(ty),
            Some(Op::Undef) => self.b.undef(ty),
            _ if self.constant_mode => self.emit(Op::Bitcast, ty, &[id]),
            _ => self.cast_once(id, ty),
        }
    }

    /// The cast of a pointer that the block has already, or a new one.
    fn cast_once(&mut self, id: Id, ty: Id) -> Id {
        if let Some(cast) = self.known_view(id, ty) {
            return cast;
        }
        let cast = self.b.op(Op::Bitcast, ty, &[id]);
        self.remember_view(id, ty, cast);
        cast
    }

    /// What has already been made of a pointer as something of a type, in this block or in the entry block: a
    /// cast, or a loaded value where that never changes.
    pub(crate) fn known_view(&self, pointer: Id, ty: Id) -> Option<Id> {
        let &(epoch, block, view) = self.s.views.get(&(pointer, ty))?;
        let dominates = block == self.current_block || Some(&block) == self.s.labels.first();
        (epoch == self.s.epoch && dominates && !self.s.hoisting).then_some(view)
    }

    /// Remembers what has been made of a pointer.
    pub(crate) fn remember_view(&mut self, pointer: Id, ty: Id, view: Id) {
        if !self.s.hoisting {
            self.s.views.insert((pointer, ty), (self.s.epoch, self.current_block, view));
        }
    }

    /// The pointer as one to `pointee`, in its storage class: itself, or an OpBitcast of it.
    pub(crate) fn pointer_to(&mut self, pointer: Id, pointee: Id) -> Id {
        match self.b.kind_of(pointer) {
            TypeKind::Pointer { storage, pointee: has } if has != pointee => {
                let ty = self.b.type_pointer(storage, pointee);
                self.cast_pointer(pointer, ty)
            }
            _ => pointer,
        }
    }

    /// The storage class and pointee type of a pointer value.
    pub(crate) fn pointee(&self, pointer: Id) -> Option<(StorageClass, Id)> {
        match self.b.kind_of(pointer) {
            TypeKind::Pointer { storage, pointee } => Some((storage, pointee)),
            _ => None,
        }
    }
}
