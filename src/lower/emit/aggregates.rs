//! Vectors and aggregates: extract, insert, shuffle (SPIR-V section 3.49.12).

use lapidary_bitcode::ir::{Constant, Scalar, Type, TypeId, Value, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::emit::uses::splat_element;
use crate::lower::error::{Error, Result};
use lapidary_spirv::masks::low_ones;

/// The mask element that stands for an undefined component.
pub(crate) const UNDEFINED: u32 = u32::MAX;

impl Emitter<'_> {
    /// `extractelement`
    pub(crate) fn extract_element(
        &mut self,
        vector: ValueId,
        index: ValueId,
        result: Id,
    ) -> Result<Id> {
        let id = self.value(vector)?;
        let (component, count) = self.b.components(self.b.type_of(id));
        if count == 1 {
            return Ok(id);
        }
        let part = match self.known_lane(index) {
            Some(at) if at < u64::from(count) => self.b.extract(component, id, &[at as u32]),
            Some(_) => self.b.undef(component),
            None => {
                let index = self.lane_index(index)?;
                self.b.op(Op::VectorExtractDynamic, component, &[id, index])
            }
        };
        Ok(self.convert_pointer(part, result))
    }

    /// `insertelement`
    pub(crate) fn insert_element(
        &mut self,
        vector: ValueId,
        element: ValueId,
        index: ValueId,
        result: Id,
    ) -> Result<Id> {
        let id = self.value(vector)?;
        let (component, count) = self.b.components(result);
        let element = self.value_as(element, component)?;
        if count == 1 {
            return Ok(element);
        }
        match self.known_lane(index) {
            Some(at) if at < u64::from(count) => {
                Ok(self.b.insert(result, element, id, &[at as u32]))
            }
            Some(_) => Ok(self.b.undef(result)),
            None => {
                let index = self.lane_index(index)?;
                Ok(self.b.op(Op::VectorInsertDynamic, result, &[id, element, index]))
            }
        }
    }

    /// The lane that a constant index names. Indices are unsigned, whatever their width (LangRef,
    /// `extractelement`).
    fn known_lane(&self, index: ValueId) -> Option<u64> {
        let at = self.constant_int(index)? as u64;
        match self.facts.module.types.get(self.llvm_type(index)) {
            Type::Integer(width @ 1..=63) => Some(at & low_ones(width)),
            _ => Some(at),
        }
    }

    /// An index of a lane that is computed, as an integer that SPIR-V takes for one.
    pub(crate) fn lane_index(&mut self, index: ValueId) -> Result<Id> {
        let ty = self.llvm_type(index);
        if !matches!(self.facts.module.types.get(ty), Type::Integer(_)) {
            return Err(Error::malformed("an index of a vector's element is no integer"));
        }
        let id = self.value(index)?;
        if self.is_bool(self.b.type_of(id)) {
            let int = self.b.type_int(32);
            return Ok(self.bool_to_int(int, id, false));
        }
        Ok(match self.facts.wide_width(ty) {
            Some(_) => self.low_word(id),
            None => self.extended(id, ty, false),
        })
    }

    /// Puts the elements of a shuffle's mask into `list`.
    pub(crate) fn mask(&mut self, mask: ValueId, list: &mut Vec<u32>) -> Result<()> {
        let module = self.facts.module;
        let ty = self.llvm_type(mask);
        let count = match module.types.get(ty) {
            lapidary_bitcode::ir::Type::Vector { length, .. } => length as usize,
            _ => return Err(Error::malformed("the mask of a shufflevector is not a vector")),
        };
        let Value::Constant(_, constant) = self.body.value(module, mask) else {
            return Err(Error::malformed("the mask of a shufflevector is not a constant"));
        };
        list.clear();
        match constant {
            Constant::Null => list.resize(count, 0),
            Constant::Undef | Constant::Poison => list.resize(count, UNDEFINED),
            Constant::Splat(Scalar::Int(at)) => list.resize(count, at as u32),
            Constant::Data(elements) => list.extend(elements.iter().map(|&at| at as u32)),
            Constant::Aggregate(values) => list.extend(
                values
                    .iter()
                    .map(|&value| self.constant_int(value).map_or(UNDEFINED, |at| at as u32)),
            ),
            _ => {
                return Err(Error::malformed(
                    "the mask of a shufflevector is not a constant vector",
                ));
            }
        }
        Ok(())
    }

    /// `shufflevector`, whose result is of LLVM type `ty`
    pub(crate) fn shuffle_vector(
        &mut self,
        first: ValueId,
        second: ValueId,
        mask: ValueId,
        ty: TypeId,
        result: Id,
    ) -> Result<Id> {
        if let Some(element) = splat_element(self.facts, self.body, ty, first, mask) {
            let element = self.value(element)?;
            return Ok(self.b.splat(result, element));
        }
        let mut list = std::mem::take(&mut self.s.mask);
        self.mask(mask, &mut list)?;
        let shuffled = self.shuffle(first, second, &list, result);
        self.s.mask = list;
        shuffled
    }

    fn shuffle(&mut self, first: ValueId, second: ValueId, mask: &[u32], result: Id) -> Result<Id> {
        let length = self.elements(self.llvm_type(first)).1;
        let is_there = |&at: &u32| {
            at == UNDEFINED || at.checked_sub(length).is_none_or(|of_second| of_second < length)
        };
        if !mask.iter().all(is_there) {
            return Err(Error::malformed("a shufflevector of elements that are not there"));
        }
        let (a, b) = (self.value(first)?, self.value(second)?);
        self.shuffle_ids(a, b, length, mask, result)
    }

    /// A shuffle of two vectors of `length` elements (in LLVM) into one of SPIR-V type `result`, whatever
    /// holds them: vectors, arrays, and scalars for vectors of one element.
    pub(crate) fn shuffle_ids(
        &mut self,
        a: Id,
        b: Id,
        length: u32,
        mask: &[u32],
        result: Id,
    ) -> Result<Id> {
        let vector = |f: &Self, ty: Id| match f.b.type_kind(ty) {
            TypeKind::Vector { count, .. } => Some(count),
            _ => None,
        };
        let (has, of_b) = (vector(self, self.b.type_of(a)), vector(self, self.b.type_of(b)));
        let (Some(has), Some(_), Some(count)) = (has, of_b, vector(self, result)) else {
            let component = self.parts(result).0;
            let mut parts = Vec::with_capacity(mask.len());
            for &at in mask {
                parts.push(match at.checked_sub(length) {
                    _ if at == UNDEFINED => self.b.undef(component),
                    None => self.part(a, at),
                    Some(of_b) => self.part(b, of_b),
                });
            }
            return self.of_parts(result, parts);
        };
        // Containers may be longer than the vectors: the second one starts where it does.
        let place = |at: u32| match at.checked_sub(length) {
            _ if at == UNDEFINED => UNDEFINED,
            None => at,
            Some(of_b) => has.saturating_add(of_b),
        };
        let padding = (count as usize).saturating_sub(mask.len());
        Ok(self.b.op_with(Op::VectorShuffle, result, |w| {
            let w = w.id(a).id(b);
            let w = mask.iter().fold(w, |w, &at| w.literal(place(at)));
            (0..padding).fold(w, |w, _| w.literal(UNDEFINED))
        }))
    }

    /// The SPIR-V type of the part of an aggregate type at `indices`.
    fn part_type(&self, mut ty: Id, indices: &[u32]) -> Result<Id> {
        for &index in indices {
            ty = match self.b.type_kind(ty) {
                TypeKind::Struct { members } if index < members => self.b.struct_member(ty, index),
                TypeKind::Array { element, .. } => element,
                TypeKind::Vector { component, .. } => component,
                _ => return Err(Error::malformed("an index is outside of its aggregate")),
            };
        }
        Ok(ty)
    }

    /// `extractvalue`
    pub(crate) fn extract_value(
        &mut self,
        aggregate: ValueId,
        indices: &[u32],
        result: Id,
    ) -> Result<Id> {
        let id = self.value(aggregate)?;
        let ty = self.part_type(self.b.type_of(id), indices)?;
        let part = self.b.extract(ty, id, indices);
        Ok(self.convert_pointer(part, result))
    }

    /// `insertvalue`
    pub(crate) fn insert_value(
        &mut self,
        aggregate: ValueId,
        value: ValueId,
        indices: &[u32],
        result: Id,
    ) -> Result<Id> {
        let id = self.value(aggregate)?;
        let ty = self.part_type(result, indices)?;
        let value = self.value_as(value, ty)?;
        Ok(self.b.insert(result, value, id, indices))
    }
}
