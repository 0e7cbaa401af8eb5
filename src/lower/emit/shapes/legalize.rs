//! Integers and vectors that SPIR-V does not have.
//!
//! An `iN` of an odd width lives in the next wider integer; its upper bits mean nothing until an
//! operation looks at them, which then extends. A vector of an odd length lives in the next longer
//! one, whose upper components mean nothing. In memory nobody may touch what is not there: such
//! values are loaded and stored in pieces ([`crate::lower::emit::memory`]).

use lapidary_bitcode::ir::{Type, TypeId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};

impl Emitter<'_> {
    /// A divisor whose components beyond those of LLVM type `ty` are 1: they are undefined
    /// otherwise, and a division by zero in one component has no defined result in any.
    pub(crate) fn pad_divisor(&mut self, id: Id, ty: TypeId) -> Id {
        let Type::Vector { length, .. } = self.facts.module.types.get(ty) else { return id };
        let vector = self.b.type_of(id);
        let (component, container) = self.b.components(vector);
        if container <= length || self.constant_mode {
            return id;
        }
        let one = self.b.const_int(component, 1);
        let ones = self.b.const_splat(vector, one, container);
        self.b.op_with(Op::VectorShuffle, vector, |w| {
            let lane = |at: u32| if at < length { at } else { at.saturating_add(container) };
            (0..container).fold(w.id(id).id(ones), |w, at| w.literal(lane(at)))
        })
    }

    /// (element width in bits, number of elements) of an LLVM scalar or vector type.
    fn shape(&self, ty: TypeId) -> Option<(u32, u32)> {
        let module = self.facts.module;
        let (element, count) = match module.types.get(ty) {
            Type::Vector { element, length, .. } => (element, length),
            _ => (ty, 1),
        };
        let bits = self.facts.layouts.size_in_bits(element)?;
        Some((u32::try_from(bits).ok()?, count))
    }

    /// The bits of component `at` of a value as a 64-bit integer.
    fn component_bits(&mut self, id: Id, at: u32, width: u32) -> Id {
        let ty = self.b.type_of(id);
        let (component, count) = self.b.components(ty);
        let part = if count == 1 { id } else { self.b.extract(component, id, &[at]) };
        let part = match self.b.type_kind(component) {
            TypeKind::Float(width) => {
                let int = self.b.type_int(width);
                self.b.bitcast(int, part)
            }
            _ => part,
        };
        let long = self.b.type_int(64);
        let part = if self.b.type_of(part) == long {
            part
        } else {
            self.b.op(Op::UConvert, long, &[part])
        };
        if width < 64 { self.extend_zero(part, width) } else { part }
    }

    /// A `bitcast` where one side is held in something larger: through bits.
    pub(crate) fn bitcast_through_bits(
        &mut self,
        id: Id,
        from: TypeId,
        to_llvm: TypeId,
        to: Id,
    ) -> Result<Id> {
        let (Some((from_width, from_count)), Some((to_width, to_count))) =
            (self.shape(from), self.shape(to_llvm))
        else {
            return Err(Error::unsupported("bitcast between these types"));
        };
        if from_width > 64 || to_width > 64 {
            return Err(Error::unsupported("bitcast of integers wider than 64 bits"));
        }
        let long = self.b.type_int(64);
        let mut sources = Vec::with_capacity(from_count as usize);
        for at in 0..from_count {
            sources.push(self.component_bits(id, at, from_width));
        }
        let (component, container) = self.b.components(to);
        let mut parts = Vec::with_capacity(container as usize);
        for at in 0..to_count {
            // Bits at * to_width .. (at + 1) * to_width of the sources laid end to end.
            let start = at.saturating_mul(to_width);
            let end = start.saturating_add(to_width);
            let mut bits = self.b.const_u64(0);
            let before = start.checked_div(from_width).unwrap_or_default();
            let places = (0..end).step_by(from_width as usize).zip(&sources);
            for (place, &value) in places.skip(before as usize) {
                let amount = self.b.const_u64(u64::from(place.abs_diff(start)));
                let op = if place < start { Op::ShiftRightLogical } else { Op::ShiftLeftLogical };
                let moved =
                    if place == start { value } else { self.b.op(op, long, &[value, amount]) };
                bits = self.b.op(Op::BitwiseOr, long, &[bits, moved]);
            }
            let part = match self.b.type_kind(component) {
                TypeKind::Int(64) => bits,
                TypeKind::Float(64) => self.b.bitcast(component, bits),
                TypeKind::Float(width) => {
                    let int = self.b.type_int(width);
                    let int = self.b.op(Op::UConvert, int, &[bits]);
                    self.b.bitcast(component, int)
                }
                TypeKind::Int(_) => self.b.op(Op::UConvert, component, &[bits]),
                _ => return Err(Error::unsupported("bitcast to this type")),
            };
            parts.push(part);
        }
        if container == 1 {
            return Ok(parts[0]);
        }
        let filler = self.b.undef(component);
        parts.resize(container as usize, filler);
        Ok(self.b.op(Op::CompositeConstruct, to, &parts))
    }
}
