//! Places inside what a pointer points to, by a number of bytes.
//!
//! LLVM says an offset that is constant in bytes (`getelementptr i8, ptr %p, i64 8`), whatever lies there.
//! Where the pointee has just what the accesses want at that offset, an access chain into it leads there,
//! and neither the base nor the result needs a cast; consumers see a field where there is one.

use lapidary_bitcode::ir::{Flags, Instruction, Type, TypeId, Value, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use super::Emitter;
use crate::lower::error::Result;
use crate::lower::facts::values::constant_int;
use crate::lower::survey::pointees::Term;

/// Deepest nesting of types that is gone into.
const MAX_DEPTH: u32 = 16;

impl Emitter<'_> {
    /// The place that a `getelementptr` with constant indices leads to, of pointer type `wanted`; `None`
    /// if what `base` points to has no such thing there.
    pub(crate) fn typed_place(
        &mut self,
        source: TypeId,
        base: ValueId,
        indices: &[ValueId],
        flags: Flags,
        wanted: Id,
    ) -> Result<Option<Id>> {
        let Some(offset) = self.constant_offset(source, indices) else { return Ok(None) };
        let TypeKind::Pointer { pointee: wanted_pointee, .. } = self.b.type_kind(wanted) else {
            return Ok(None);
        };
        let id = self.value(base)?;
        let Some((storage, has)) = self.pointee(id) else { return Ok(None) };
        let node = self.inference.node(self.facts, self.body, base);
        let (size, ty) = match self.inference.term(node).1 {
            Term::Type(ty) if !self.facts.is_held_larger(ty) => {
                (self.facts.layouts.alloc_size(ty), Some(ty))
            }
            Term::Pointer { .. } => (Some(u64::from(self.facts.pointer_width / 8)), None),
            _ => (None, None),
        };
        let Some(size) = size.and_then(|size| i64::try_from(size).ok()).filter(|&size| size > 0)
        else {
            return Ok(None);
        };
        if let Some(ty) = ty
            && self.memory_type(ty)? != has
        {
            return Ok(None);
        }
        let (element, rest) = (offset.div_euclid(size), offset.rem_euclid(size));
        let mut path = std::mem::take(&mut self.s.path);
        path.clear();
        let found = match self.find_place(ty, has, rest as u64, wanted_pointee, &mut path, 0) {
            Some(found) => found,
            // A whole number of pointees further: step there with the base's own type, and cast the result
            // only.
            None if rest == 0 && element != 0 => {
                path.clear();
                has
            }
            None => {
                self.s.path = path;
                return Ok(None);
            }
        };
        if element == 0 && path.is_empty() {
            self.s.path = path;
            return Ok(Some(id));
        }
        let inbounds = flags.has(Flags::INBOUNDS);
        let mut operands = std::mem::take(&mut self.s.scratch);
        operands.clear();
        operands.push(id);
        let op = match (element, inbounds) {
            (0, true) => Op::InBoundsAccessChain,
            (0, false) => Op::AccessChain,
            (_, true) => Op::InBoundsPtrAccessChain,
            (_, false) => Op::PtrAccessChain,
        };
        if element != 0 {
            let ty = self.type_size();
            operands.push(self.b.const_int(ty, element as u64));
        }
        let ty = self.b.type_int(32);
        operands.extend(path.iter().map(|&at| self.b.const_int(ty, at.into())));
        let ty = self.b.type_pointer(storage, found);
        let place = self.b.op(op, ty, &operands);
        (self.s.scratch, self.s.path) = (operands, path);
        Ok(Some(place))
    }

    /// Finds what is at a number of bytes in something of SPIR-V type `has` (of LLVM type `ty`, if that
    /// has parts): the type there and the indices that lead to it, if it is `wanted`, or as good as that:
    /// a pointer where another pointer is wanted.
    fn find_place(
        &mut self,
        ty: Option<TypeId>,
        has: Id,
        offset: u64,
        wanted: Id,
        path: &mut Vec<u32>,
        depth: u32,
    ) -> Option<Id> {
        if offset == 0 && (has == wanted || self.are_pointers(has, wanted)) {
            return Some(has);
        }
        let ty = ty.filter(|_| depth < MAX_DEPTH)?;
        let (types, layouts) = (&self.facts.module.types, &self.facts.layouts);
        let row = |element: TypeId, length: u64| {
            let size = layouts.alloc_size(element)?;
            let (at, inside) = (offset.checked_div(size)?, offset.checked_rem(size)?);
            (at < length).then_some((at, inside, element))
        };
        let found = match types.get(ty) {
            Type::Struct { fields, .. } => {
                let (fields, offsets) = (types.list(fields), layouts.field_offsets(ty)?);
                // The last field that begins at or before the offset and has a size: fields without one share
                // offsets.
                let sized = |at: &usize| layouts.alloc_size(fields[*at]).is_some_and(|it| it > 0);
                let begun = offsets.partition_point(|&start| start <= offset);
                let found = (0..begun).rev().find(sized);
                found.and_then(|at| Some((at as u64, offset.checked_sub(offsets[at])?, fields[at])))
            }
            Type::Array { length, element } => row(element, length),
            Type::Vector { length, element, .. } => row(element, length.into()),
            _ => None,
        };
        let (at, inside, part) = found?;
        let at = u32::try_from(at).ok()?;
        let part_has = match self.b.type_kind(has) {
            TypeKind::Struct { members } if at < members => self.b.struct_member(has, at),
            TypeKind::Array { element, .. } => element,
            TypeKind::Vector { component, .. } => component,
            _ => return None,
        };
        path.push(at);
        self.find_place(Some(part), part_has, inside, wanted, path, depth.saturating_add(1))
    }

    /// How many bytes further constant indices lead.
    fn constant_offset(&self, source: TypeId, indices: &[ValueId]) -> Option<i64> {
        let (types, layouts) = (&self.facts.module.types, &self.facts.layouts);
        let (mut ty, mut offset) = (source, 0i64);
        for (at, &index) in indices.iter().enumerate() {
            let index = self.constant_int(index)?;
            let step = match types.get(ty) {
                Type::Struct { fields, .. } if at > 0 => {
                    let field = u32::try_from(index).ok()?;
                    let start = layouts.field_offset(ty, field)?;
                    ty = *types.list(fields).get(field as usize)?;
                    i64::try_from(start).ok()?
                }
                kind => {
                    if at > 0 {
                        ty = match kind {
                            Type::Array { element, .. } | Type::Vector { element, .. } => element,
                            _ => return None,
                        };
                    }
                    i64::try_from(layouts.alloc_size(ty)?).ok()?.checked_mul(index)?
                }
            };
            offset = offset.checked_add(step)?;
        }
        Some(offset)
    }

    /// Whether a pointer is a variable: what is behind it begins there.
    pub(crate) fn is_variable(&self, pointer: ValueId) -> bool {
        match self.body.value(self.facts.module, pointer) {
            Value::Global(_) => true,
            Value::Instruction(inst) => match self.body.inst(inst) {
                Instruction::Alloca { count, .. } => {
                    constant_int(self.facts, self.body, count) == Some(1)
                }
                _ => false,
            },
            _ => false,
        }
    }
}
