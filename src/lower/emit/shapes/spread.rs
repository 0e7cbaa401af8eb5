//! Vectors that SPIR-V has no vector type for: of more than 16 components, of pointers, and of
//! integers of more than 64 bits.
//!
//! Optimisers make the former where a `char16` is looked at in halves, and the latter where addresses
//! are computed side by side. Such a vector is *spread*: an `OpTypeArray` of its components, on
//! which every operation goes component by component. Phis, calls, returns and variables take arrays
//! as they take vectors. What is left in a call of an intrinsic is refused by name.

use lapidary_bitcode::ir::{BinaryOp, CastOp, Flags, Predicate, Type, TypeId, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Op, StorageClass};

use crate::lower::emit::memory::Access;
use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};
use crate::lower::facts::MOST_WIDE_BITS;

use super::odd_memory::bits_of;

/// Most components of a spread vector: a thousand instructions for one are enough.
const MOST: u32 = 1024;

impl Emitter<'_> {
    /// Whether a value is a spread vector.
    pub(crate) fn is_spread_value(&self, value: ValueId) -> bool {
        value.as_metadata().is_none() && self.facts.is_spread(self.llvm_type(value))
    }

    /// The array that a spread vector is: as long as the vector's memory is, so that arrays of such
    /// vectors have their elements where LLVM has them.
    pub(crate) fn spread_type(&mut self, element: TypeId, length: u32, places: u32) -> Result<Id> {
        if length > MOST {
            return Err(Error::unsupported(format_args!("vector type of {length} elements")));
        }
        let component = self.lower_component(element)?;
        let places = self.array_length(u64::from(places));
        Ok(self.b.type_array(component, places))
    }

    /// The component type and the number of components of a scalar, a vector or a spread vector.
    pub(crate) fn parts(&self, ty: Id) -> (Id, u32) {
        match self.b.type_kind(ty) {
            TypeKind::Array { element, length } => {
                (element, self.b.constant_value(length).unwrap_or(1) as u32)
            }
            _ => self.b.components(ty),
        }
    }

    /// One component of a value.
    pub(crate) fn part(&mut self, id: Id, at: u32) -> Id {
        let ty = self.b.type_of(id);
        let component = self.parts(ty).0;
        match self.constant_part(id, at) {
            Some(part) => part,
            None => self.b.extract(component, id, &[at]),
        }
    }

    /// One component of a value, if it is a scalar or a constant whose components are.
    pub(crate) fn constant_part(&mut self, id: Id, at: u32) -> Option<Id> {
        let ty = self.b.type_of(id);
        let (component, count) = self.parts(ty);
        if component == ty {
            return Some(id);
        }
        if at >= count {
            return Some(self.b.undef(component));
        }
        let words = self.b.declaration_words(id);
        match words.first().map(|&word| Op::of(word)) {
            Some(Op::ConstantComposite | Op::SpecConstantComposite) => {
                words.iter().skip(3).nth(at as usize).map(|&part| Id(part))
            }
            Some(Op::ConstantNull) => Some(match self.b.type_kind(component) {
                TypeKind::Int(_) | TypeKind::Bool => self.b.const_int(component, 0),
                TypeKind::Float(_) => self.b.const_float_bits(component, 0),
                _ => self.b.const_null(component),
            }),
            Some(Op::Undef) => Some(self.b.undef(component)),
            _ => None,
        }
    }

    /// A scalar, vector or spread vector of parts; what is missing is undefined.
    pub(crate) fn of_parts(&mut self, ty: Id, mut parts: Vec<Id>) -> Result<Id> {
        let (component, count) = self.parts(ty);
        if component == ty {
            return parts
                .first()
                .copied()
                .ok_or_else(|| Error::malformed("a vector of no elements"));
        }
        if parts.len() < count as usize {
            let filler = self.b.undef(component);
            parts.resize(count as usize, filler);
        }
        Ok(self.b.op(Op::CompositeConstruct, ty, &parts))
    }

    /// The type of the components of a vector.
    fn scalar(&self, ty: TypeId) -> TypeId {
        self.facts.module.types.scalar(ty)
    }

    /// A binary operation on spread vectors.
    pub(crate) fn spread_binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        lhs: ValueId,
        rhs: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let (a, b) = (self.value(lhs)?, self.value(rhs)?);
        let scalar = self.scalar(ty);
        self.by_parts(ty, |f, at, component| {
            let (a, b) = (f.part(a, at), f.part(b, at));
            f.binary_ids(op, flags, a, b, scalar, component)
        })
    }

    /// `fneg` of a spread vector.
    pub(crate) fn spread_negation(&mut self, value: ValueId, ty: TypeId) -> Result<Id> {
        let value = self.value(value)?;
        self.by_parts(ty, |f, at, component| {
            let part = f.part(value, at);
            Ok(f.b.op(Op::FNegate, component, &[part]))
        })
    }

    /// A conversion from or to a spread vector, of an id of LLVM type `from`.
    pub(crate) fn spread_cast(
        &mut self,
        op: CastOp,
        id: Id,
        from: TypeId,
        ty: TypeId,
    ) -> Result<Id> {
        if op == CastOp::BitCast {
            return self.spread_bitcast(id, from, ty);
        }
        let (from, to) = (self.scalar(from), self.scalar(ty));
        self.by_parts(ty, |f, at, component| {
            let part = f.part(id, at);
            f.cast_id(op, part, from, to, component)
        })
    }

    /// A comparison of spread vectors.
    pub(crate) fn spread_compare(
        &mut self,
        predicate: Predicate,
        lhs: ValueId,
        rhs: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let operand = self.scalar(self.llvm_type(lhs));
        let (a, b) = (self.value(lhs)?, self.value(rhs)?);
        self.by_parts(ty, |f, at, component| {
            let (a, b) = (f.part(a, at), f.part(b, at));
            f.compare_ids(predicate, a, b, operand, component)
        })
    }

    /// `select` of spread vectors.
    pub(crate) fn spread_select(
        &mut self,
        condition: ValueId,
        then: ValueId,
        otherwise: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let condition = self.value(condition)?;
        let (a, b) = (self.value(then)?, self.value(otherwise)?);
        self.by_parts(ty, |f, at, component| {
            let (a, b) = (f.part(a, at), f.part(b, at));
            let condition = f.part(condition, at);
            Ok(f.select_ids(condition, a, b, component))
        })
    }

    /// `extractelement` from a spread vector.
    pub(crate) fn spread_extract(
        &mut self,
        vector: ValueId,
        index: ValueId,
        result: Id,
    ) -> Result<Id> {
        let id = self.value(vector)?;
        let part = match self.constant_int(index) {
            Some(at) => self.part(id, u32::try_from(at).unwrap_or(u32::MAX)),
            None => {
                let place = self.spread_place(id, index)?.1;
                let component = self.parts(self.b.type_of(id)).0;
                self.load(component, place, Access::default())
            }
        };
        Ok(self.convert_pointer(part, result))
    }

    /// `insertelement` into a spread vector.
    pub(crate) fn spread_insert(
        &mut self,
        vector: ValueId,
        element: ValueId,
        index: ValueId,
        ty: TypeId,
    ) -> Result<Id> {
        let id = self.value(vector)?;
        let result = self.lower_type(ty)?;
        let (component, count) = self.parts(result);
        let element = self.value_as(element, component)?;
        Ok(match self.constant_int(index) {
            Some(at) if (0..i64::from(count)).contains(&at) => {
                self.b.insert(result, element, id, &[at as u32])
            }
            Some(_) => self.b.undef(result),
            None => {
                let (variable, place) = self.spread_place(id, index)?;
                self.store(place, element, Access::default())?;
                self.load(result, variable, Access::default())
            }
        })
    }

    /// A value of LLVM type `ty`, each component made by `make` of its number and type.
    pub(crate) fn by_parts(
        &mut self,
        ty: TypeId,
        mut make: impl FnMut(&mut Self, u32, Id) -> Result<Id>,
    ) -> Result<Id> {
        let result = self.lower_type(ty)?;
        let component = self.parts(result).0;
        let Type::Vector { length, .. } = self.facts.module.types.get(ty) else {
            return Err(Error::malformed("a vector operation whose result is no vector"));
        };
        let mut parts = Vec::with_capacity(length as usize);
        for at in 0..length {
            parts.push(make(self, at, component)?);
        }
        self.of_parts(result, parts)
    }

    /// A variable that holds a spread vector, and the place of one of its components there.
    fn spread_place(&mut self, id: Id, index: ValueId) -> Result<(Id, Id)> {
        let ty = self.b.type_of(id);
        let component = self.parts(ty).0;
        let index = self.lane_index(index)?;
        let pointer = self.b.type_pointer(StorageClass::Function, ty);
        let variable = self.b.variable(pointer, None);
        self.store(variable, id, Access::default())?;
        let zero = self.b.const_u32(0);
        let pointer = self.b.type_pointer(StorageClass::Function, component);
        let place = self.b.op(Op::InBoundsPtrAccessChain, pointer, &[variable, zero, index]);
        Ok((variable, place))
    }

    /// `bitcast` from or to a spread vector.
    fn spread_bitcast(&mut self, id: Id, from: TypeId, ty: TypeId) -> Result<Id> {
        let (from_element, from_count) = self.elements(from);
        let (element, count) = self.elements(ty);
        let result = self.lower_type(ty)?;
        let component = self.parts(result).0;
        if from_count == count {
            let mut parts = Vec::with_capacity(count as usize);
            for at in 0..count {
                let part = self.part(id, at);
                parts.push(self.bitcast_value(part, from_element, element, component)?);
            }
            return self.of_parts(result, parts);
        }
        if let Some(id) = self.bitcast_in_memory(id, from, ty, result) {
            return Ok(id);
        }
        self.bitcast_through_words(id, from, ty, result)
    }

    /// A `bitcast` of parts that are put together to words and taken out of them again.
    pub(crate) fn bitcast_through_words(
        &mut self,
        id: Id,
        from: TypeId,
        ty: TypeId,
        result: Id,
    ) -> Result<Id> {
        let types = &self.facts.module.types;
        let is_aggregate = |ty| matches!(types.get(ty), Type::Array { .. } | Type::Struct { .. });
        if is_aggregate(from) || is_aggregate(ty) {
            return Err(Error::malformed("a bitcast of an aggregate"));
        }
        let ((from_element, from_count), (element, count)) =
            (self.elements(from), self.elements(ty));
        let component = self.parts(result).0;
        let bits = |f: &Self, ty: TypeId| match f.facts.layouts.size_in_bits(ty) {
            Some(bits) if (1..=u64::from(MOST_WIDE_BITS)).contains(&bits) => Ok(bits as u32),
            _ => Err(Error::unsupported("bitcast of a vector of this type")),
        };
        let mut parts = Vec::with_capacity(count as usize);
        let (from_bits, to_bits) = (bits(self, from_element)?, bits(self, element)?);
        let total = bits_of(from_bits, from_count)?;
        if total != bits_of(to_bits, count)? {
            return Err(Error::malformed("a bitcast between types of different size"));
        }
        let mut words = vec![Id::NONE; total.div_ceil(64) as usize];
        for (at, first) in (0..).zip((0..total).step_by(from_bits as usize)) {
            let part = self.part(id, at);
            self.pack_part(&mut words, part, first, from_bits);
        }
        for first in (0..total).step_by(to_bits as usize) {
            parts.push(self.unpack_part(&words, first, to_bits, component));
        }
        self.of_parts(result, parts)
    }

    /// A `bitcast` through a variable, where both sides lie in memory as in LLVM. Taking 64 bytes apart and
    /// putting them together again for each changed element is more code than the compilers behind SPIR-V
    /// cope with in a loop.
    fn bitcast_in_memory(&mut self, id: Id, from: TypeId, ty: TypeId, to: Id) -> Option<Id> {
        let layouts = &self.facts.layouts;
        let dense = |ty: TypeId| {
            let (element, count) = self.elements(ty);
            matches!(layouts.size_in_bits(element), Some(8 | 16 | 32 | 64))
                && (self.facts.is_spread(ty) || matches!(count, 2 | 4 | 8 | 16))
        };
        if self.constant_mode
            || self.b.is_constant(id)
            || !dense(from)
            || !dense(ty)
            || layouts.alloc_size(from) != layouts.alloc_size(ty)
        {
            return None;
        }
        let access = Access { align: 16, ..Access::default() };
        let pointer = self.b.type_pointer(StorageClass::Function, self.b.type_of(id));
        let variable = self.b.variable(pointer, None);
        self.alignment(variable, access.align);
        self.store(variable, id, access).ok()?;
        let pointer = self.b.type_pointer(StorageClass::Function, to);
        let variable = self.b.op(Op::Bitcast, pointer, &[variable]);
        Some(self.load(to, variable, access))
    }

    /// `getelementptr` of several pointers: base and indices are vectors, or scalars that hold for
    /// all of them.
    pub(crate) fn vector_of_pointers(
        &mut self,
        source: TypeId,
        base: ValueId,
        indices: &[ValueId],
        flags: Flags,
        ty: TypeId,
    ) -> Result<Id> {
        if self.constant_mode {
            return Err(Error::unsupported("a vector of pointers in an initialiser"));
        }
        let source_type = self.memory_type(source)?;
        let base = self.value(base)?;
        let mut all = Vec::with_capacity(indices.len());
        for &index in indices {
            all.push((self.value(index)?, self.facts.module.types.scalar(self.llvm_type(index))));
        }
        let op = if flags.has(Flags::INBOUNDS) {
            Op::InBoundsPtrAccessChain
        } else {
            Op::PtrAccessChain
        };
        self.by_parts(ty, |f, lane, component| {
            let base = f.part(base, lane);
            if f.facts.has_odd_layout(source) {
                let mut list = Vec::with_capacity(all.len());
                for &(index, index_type) in &all {
                    list.push((f.part(index, lane), index_type));
                }
                let id = f.byte_pointer(source, base, &list)?;
                return Ok(f.convert_pointer(id, component));
            }
            let Some((storage, _)) = f.pointee(base) else {
                return Err(Error::unsupported("getelementptr on a value that is no pointer"));
            };
            let mut operands = vec![f.pointer_to(base, source_type)];
            let mut element = source_type;
            for (at, &(index, index_type)) in all.iter().enumerate() {
                let index = f.part(index, lane);
                let kind = f.b.type_kind(element);
                let structure = at > 0 && matches!(kind, TypeKind::Struct { .. });
                let id = match structure {
                    true => index,
                    false => f.element_index(index, index_type)?,
                };
                operands.push(id);
                if at == 0 {
                    continue;
                }
                element = match kind {
                    TypeKind::Struct { members } => match f.b.constant_value(index) {
                        Some(field)
                            if field < u64::from(members) && f.may_name_field(index_type) =>
                        {
                            f.b.struct_member(element, field as u32)
                        }
                        _ => return Err(Error::malformed("a getelementptr index is not a field")),
                    },
                    TypeKind::Array { element, .. } => element,
                    TypeKind::Vector { component, .. } => component,
                    _ => return Err(Error::malformed("a getelementptr index goes into a scalar")),
                };
            }
            let pointer = f.b.type_pointer(storage, element);
            let id = f.b.op(op, pointer, &operands);
            Ok(f.convert_pointer(id, component))
        })
    }

    /// Whether a call has spread vectors.
    pub(crate) fn has_spread(&self, arguments: &[ValueId], result: TypeId) -> bool {
        let results = self.facts.results(&result);
        results.iter().any(|&ty| self.facts.is_spread(ty))
            || arguments.iter().any(|&value| self.is_spread_value(value))
    }

    /// Refuses a call of a builtin or intrinsic with spread vectors.
    pub(crate) fn refuse_spread(&self, site: &CallSite<'_>) -> Result<()> {
        match self.has_spread(site.call.arguments, site.result) {
            true => Err(self.spread_error(site)),
            false => Ok(()),
        }
    }

    /// The error of a call of a builtin or intrinsic with spread vectors.
    pub(crate) fn spread_error(&self, site: &CallSite<'_>) -> Error {
        let name = self.facts.module.function_name(site.callee);
        Error::unsupported(format_args!(
            "a call of '{}' with vectors of pointers, wide integers or more than 16 elements",
            String::from_utf8_lossy(name)
        ))
    }
}
