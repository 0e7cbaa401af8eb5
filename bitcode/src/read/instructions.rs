//! The instruction records of FUNCTION_BLOCK, of LLVM 14 to 22 and as far back as relative operand
//! numbers and typed pointers go. The type of each result is computed as LLVM does.

use super::body::{INALLOCA, Kind, NONE, Row, SWIFTERROR, memory_flags};
use super::constants::is_float;
use super::function::{Decoder, Problem};
use super::operators;
use crate::codes::function as code;
use crate::ir::*;

const SHORT: Problem = "the record is too short";

/// A row without result; `Decoder::push` adds that.
#[inline]
fn row(kind: Kind, a: u32, b: u32, c: u32) -> Row {
    Row { kind, sub: 0, flags: 0, a, b, c, ty: TypeId(0), value: NONE }
}

#[inline]
fn field(values: &[u64], at: &mut usize) -> Result<u64, Problem> {
    let value = *values.get(*at).ok_or(SHORT)?;
    *at += 1;
    Ok(value)
}

/// An alignment as it is stored: the exponent + 1, or 0 for none. LLVM's limit is 2^32.
#[inline]
fn align(raw: u64) -> Result<u8, Problem> {
    if raw <= 33 { Ok(raw as u8) } else { Err("an alignment out of range") }
}

/// The stored form of an alignment in bytes.
fn align_of(bytes: Option<u64>) -> u8 {
    bytes.map_or(0, |bytes| bytes.max(1).next_power_of_two().trailing_zeros() as u8 + 1)
}

impl Decoder<'_, '_, '_> {
    fn ty(&self, id: TypeId) -> Type {
        self.module.types.get(id)
    }

    /// The pointee of a typed pointer.
    fn pointee(&self, id: TypeId) -> Result<TypeId, Problem> {
        match self.ty(id) {
            Type::Pointer { pointee: Some(pointee), .. } => Ok(pointee),
            _ => Err("the record has no type, and the pointer none to take it from"),
        }
    }

    fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.ty(id), Type::Pointer { .. })
    }

    fn pointer_operand(
        &mut self,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let (value, ty) = self.value_type_pair(values, at)?;
        if self.is_pointer(ty) { Ok((value, ty)) } else { Err("the operand is no pointer") }
    }

    fn find(&self, ty: Type) -> Result<TypeId, Problem> {
        self.module.store.index.find(ty).ok_or("the type of the result is not in the type table")
    }

    fn bool_type(&self) -> Result<TypeId, Problem> {
        self.bool.ok_or("the type i1 is not in the type table")
    }

    /// `i1`, or a vector of it as long as the vector `like`.
    fn comparison_type(&self, like: TypeId) -> Result<TypeId, Problem> {
        let element = self.bool_type()?;
        match self.ty(like) {
            Type::Vector { length, scalable, .. } => {
                self.find(Type::Vector { length, element, scalable })
            }
            _ => Ok(element),
        }
    }

    /// Fast-math flags belong to results that are floating-point numbers, or vectors or arrays (and,
    /// since LLVM 20, structs) of them.
    fn takes_fast_math(&self, mut id: TypeId) -> bool {
        loop {
            match self.ty(id) {
                Type::Array { element, .. } | Type::Vector { element, .. } => id = element,
                Type::Struct { fields, literal: true, .. } => {
                    match self.module.types.list(fields) {
                        [first, ..] => id = *first,
                        [] => return false,
                    }
                }
                ty => return is_float(ty),
            }
        }
    }

    /// Synchronisation scopes that the file does not name count as the system's, as LLVM has it.
    fn scope(&self, raw: u64) -> u32 {
        if raw <= 1 || raw < self.module.sync_scopes.len().min(256) as u64 { raw as u32 } else { 1 }
    }

    /// A type that can be loaded and stored.
    fn loadable(&self, id: TypeId) -> Result<TypeId, Problem> {
        match self.ty(id) {
            Type::Void
            | Type::Label
            | Type::Metadata
            | Type::Token
            | Type::Function { .. }
            | Type::Opaque { .. } => Err("a type that is not in memory"),
            _ => Ok(id),
        }
    }

    fn abi_align(&self, id: TypeId) -> u8 {
        align_of(self.module.layouts.abi_align(id))
    }

    /// The alignment of an atomic access in files that do not say: the size of the value.
    fn natural_align(&self, id: TypeId) -> u8 {
        align_of(self.module.layouts.store_size(id))
    }

    /// The type of part `index` of an aggregate.
    fn part(&self, aggregate: TypeId, index: u64) -> Result<TypeId, Problem> {
        match self.ty(aggregate) {
            Type::Struct { fields, .. } => usize::try_from(index)
                .ok()
                .and_then(|index| self.module.types.list(fields).get(index))
                .copied()
                .ok_or("a field that the struct does not have"),
            Type::Array { length, element } if index < length => Ok(element),
            Type::Array { .. } => Err("an element that the array does not have"),
            _ => Err("an index into something that is no struct or array"),
        }
    }

    /// Indices of extractvalue and insertvalue: pushes them and gives the type of the part.
    fn indices(&mut self, aggregate: TypeId, values: &[u64]) -> Result<TypeId, Problem> {
        if values.is_empty() {
            return Err("no indices");
        }
        let mut ty = aggregate;
        for &index in values {
            ty = self.part(ty, index)?;
            self.body.indices.push(u32::try_from(index).map_err(|_| "an index out of range")?);
        }
        Ok(ty)
    }

    /// The number of a constant integer.
    fn constant_int(&self, value: ValueId) -> Option<u64> {
        let store = &self.body.store;
        let number = match value.0.checked_sub(store.first) {
            None => match self.module.values[value.index()] {
                ModuleValue::Constant(id) => self.module.store.constants.int(id.index()),
                _ => None,
            },
            Some(local) => store.constants.int(local.checked_sub(store.arguments)? as usize),
        };
        number.and_then(|number| u64::try_from(number).ok())
    }

    #[inline]
    pub(super) fn instruction(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        if record_code != code::INST_CALL
            && self.pending_bundles as usize != self.body.bundles.len()
            && !matches!(record_code, code::INST_INVOKE | code::INST_CALLBR)
        {
            return Err("operand bundles in front of something that is no call");
        }
        match record_code {
            code::INST_CALL => self.call(values),
            code::INST_LOAD | code::INST_LOADATOMIC => self.load(record_code, values),
            code::INST_STORE
            | code::INST_STORE_OLD
            | code::INST_STOREATOMIC
            | code::INST_STOREATOMIC_OLD => self.store(record_code, values),
            code::INST_GEP | code::INST_GEP_OLD | code::INST_INBOUNDS_GEP_OLD => {
                self.get_element_ptr(record_code, values)
            }
            code::INST_BINOP => self.binary(values),
            code::INST_CAST => self.cast(values),
            code::INST_CMP | code::INST_CMP2 => self.compare(values),
            code::INST_PHI => self.phi(values),
            code::INST_SELECT | code::INST_VSELECT => self.select(record_code, values),
            code::INST_UNOP => self.unary(values),
            code::INST_ALLOCA => self.alloca(values),
            code::INST_EXTRACTELT | code::INST_INSERTELT | code::INST_SHUFFLEVEC => {
                self.vector(record_code, values)
            }
            code::INST_EXTRACTVAL => {
                let at = &mut 0;
                let (aggregate, ty) = self.value_type_pair(values, at)?;
                let start = self.body.indices.len() as u32;
                let ty = self.indices(ty, &values[*at..])?;
                let len = self.body.indices.len() as u32 - start;
                self.push(row(Kind::ExtractValue, aggregate.0, start, len), Some(ty))
            }
            code::INST_INSERTVAL => {
                let at = &mut 0;
                let (aggregate, ty) = self.value_type_pair(values, at)?;
                let (value, value_type) = self.value_type_pair(values, at)?;
                let start = self.body.indices.len();
                self.body.indices.push((values.len() - *at) as u32);
                if self.indices(ty, &values[*at..])? != value_type {
                    return Err("the value has another type than the part that it replaces");
                }
                self.push(row(Kind::InsertValue, aggregate.0, value.0, start as u32), Some(ty))
            }
            code::INST_FREEZE => {
                let (value, ty) = self.value_type_pair(values, &mut 0)?;
                self.push(row(Kind::Freeze, value.0, 0, 0), Some(ty))
            }
            // [type of the list, list, type]
            code::INST_VAARG => {
                let list_type = self.type_id(*values.first().ok_or(SHORT)?)?;
                let list = self.value(values, &mut 1, list_type)?;
                let ty = self.type_id(*values.get(2).ok_or(SHORT)?)?;
                self.push(row(Kind::VaArg, list.0, 0, 0), Some(ty))
            }
            code::INST_CMPXCHG | code::INST_CMPXCHG_OLD => {
                self.compare_exchange(record_code, values)
            }
            code::INST_ATOMICRMW | code::INST_ATOMICRMW_OLD => self.atomic_rmw(record_code, values),
            code::INST_FENCE => {
                let &[ordering, scope] = values else { return Err(SHORT) };
                let sub = operators::ordering(ordering) as u8;
                self.push(Row { sub, ..row(Kind::Fence, self.scope(scope), 0, 0) }, None)
            }
            code::INST_LANDINGPAD => self.landing_pad(values),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(record_code, values),
            _ => {
                self.terminator(record_code, values)?;
                self.end_block();
                Ok(())
            }
        }
    }

    /// [operand, operand, operator, flags?]
    #[inline]
    fn binary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (lhs, ty) = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, ty)?;
        let float = is_float(self.ty(self.module.types.scalar(ty)));
        let op = operators::binary(field(values, at)?, float)
            .ok_or("unsupported: unknown binary operator")?;
        let flags = values.get(*at).map_or(0, |&raw| operators::binary_flags(op, raw).0);
        let sub = op as u8;
        self.push(Row { sub, flags, ..row(Kind::Binary, lhs.0, rhs.0, 0) }, Some(ty))
    }

    /// [operand, operator, flags?]
    fn unary(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (value, ty) = self.value_type_pair(values, at)?;
        if field(values, at)? != 0 || !is_float(self.ty(self.module.types.scalar(ty))) {
            return Err("unsupported: unknown unary operator");
        }
        let flags = values.get(*at).map_or(0, |&raw| operators::fast_math(raw).0);
        self.push(Row { flags, ..row(Kind::FNeg, value.0, 0, 0) }, Some(ty))
    }

    /// [operand, type, operator, flags?]
    #[inline]
    fn cast(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (value, from) = self.value_type_pair(values, at)?;
        let ty = self.type_id(field(values, at)?)?;
        let op = operators::cast(field(values, at)?).ok_or("unsupported: unknown cast")?;
        self.check_cast(op, from, ty)?;
        let float = is_float(self.ty(self.module.types.scalar(ty)));
        let flags = values.get(*at).map_or(0, |&raw| operators::cast_flags(op, raw, float).0);
        let sub = op as u8;
        self.push(Row { sub, flags, ..row(Kind::Cast, value.0, 0, 0) }, Some(ty))
    }

    /// Operand and result of a cast are of the kinds that it converts, and of one shape.
    fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Result<(), Problem> {
        let types = &self.module.types;
        let (source, target) = (self.ty(types.scalar(from)), self.ty(types.scalar(to)));
        let integer = |ty| matches!(ty, Type::Integer(_));
        let pointer = |ty| matches!(ty, Type::Pointer { .. });
        use CastOp::*;
        let kinds = match op {
            Trunc | ZExt | SExt => integer(source) && integer(target),
            FpToUi | FpToSi => is_float(source) && integer(target),
            UiToFp | SiToFp => integer(source) && is_float(target),
            FpTrunc | FpExt => is_float(source) && is_float(target),
            PtrToInt | PtrToAddr => pointer(source) && integer(target),
            IntToPtr => integer(source) && pointer(target),
            AddrSpaceCast => pointer(source) && pointer(target),
            BitCast => {
                let layouts = &self.module.layouts;
                return match (layouts.size_in_bits(from), layouts.size_in_bits(to)) {
                    (Some(from), Some(to)) if from == to => Ok(()),
                    _ => Err("a bitcast between types of different sizes"),
                };
            }
        };
        let shape = |id| match self.ty(id) {
            Type::Vector { length, scalable, .. } => (length, scalable),
            _ => (0, false),
        };
        if kinds && shape(from) == shape(to) { Ok(()) } else { Err("an invalid cast") }
    }

    /// [operand, operand, predicate, flags?]
    #[inline]
    fn compare(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (lhs, ty) = self.value_type_pair(values, at)?;
        let rhs = self.value(values, at, ty)?;
        let predicate =
            operators::predicate(field(values, at)?).ok_or("unsupported: unknown predicate")?;
        let float = is_float(self.ty(self.module.types.scalar(ty)));
        if float != (predicate as u8 <= Predicate::FTrue as u8) {
            return Err("a predicate for other operands");
        }
        let flags = match values.get(*at) {
            None => 0,
            Some(&raw) if float => operators::fast_math(raw).0,
            Some(raw) if raw & 1 != 0 => Flags::SAMESIGN,
            Some(_) => 0,
        };
        let result = self.comparison_type(ty)?;
        let sub = predicate as u8;
        self.push(Row { sub, flags, ..row(Kind::Cmp, lhs.0, rhs.0, 0) }, Some(result))
    }

    /// [then, otherwise, condition, flags?]; the condition of the old form is an `i1`.
    fn select(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (then, ty) = self.value_type_pair(values, at)?;
        let otherwise = self.value(values, at, ty)?;
        let bool = self.bool_type()?;
        let condition = if record_code == code::INST_SELECT {
            self.value(values, at, bool)?
        } else {
            let (condition, condition_type) = self.value_type_pair(values, at)?;
            if self.module.types.scalar(condition_type) != bool {
                return Err("a condition that is no i1");
            }
            condition
        };
        let flags = match values.get(*at) {
            Some(&raw) if self.takes_fast_math(ty) => operators::fast_math(raw).0,
            _ => 0,
        };
        let row = row(Kind::Select, condition.0, then.0, otherwise.0);
        self.push(Row { flags, ..row }, Some(ty))
    }

    /// [type, (value, block)..., flags?]; values are relative with their sign in the lowest bit.
    #[inline]
    fn phi(&mut self, values: &[u64]) -> Result<(), Problem> {
        let (&ty, pairs) = values.split_first().ok_or(SHORT)?;
        let ty = self.type_id(ty)?;
        let (start, blocks) =
            (self.body.values.len() as u32, self.body.block_operands.len() as u32);
        let incoming = pairs.chunks_exact(2);
        let flags = match incoming.remainder() {
            [] => 0,
            _ if !self.takes_fast_math(ty) => return Err("a phi whose operands are not pairs"),
            rest => operators::fast_math(rest[0]).0,
        };
        let relative = self.module.store.relative_ids;
        for pair in incoming {
            let id = if relative {
                self.next.wrapping_sub(super::attributes::decode_signed(pair[0]) as u32)
            } else {
                pair[0] as u32
            };
            let value = self.typed_value(id, ty)?;
            let block = self.block(pair[1])?;
            self.body.values.push(value);
            self.body.block_operands.push(BlockId(block));
        }
        let len = (pairs.len() / 2) as u32;
        self.push(Row { flags, ..row(Kind::Phi, start, blocks, len) }, Some(ty))
    }

    /// Element access and shuffles of vectors.
    fn vector(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (first, ty) = self.value_type_pair(values, at)?;
        let Type::Vector { element, .. } = self.ty(ty) else {
            return Err("the operand is no vector");
        };
        match record_code {
            code::INST_EXTRACTELT => {
                let (index, _) = self.value_type_pair(values, at)?;
                self.push(row(Kind::ExtractElement, first.0, index.0, 0), Some(element))
            }
            code::INST_INSERTELT => {
                let value = self.value(values, at, element)?;
                let (index, _) = self.value_type_pair(values, at)?;
                self.push(row(Kind::InsertElement, first.0, value.0, index.0), Some(ty))
            }
            _ => {
                let second = self.value(values, at, ty)?;
                let (mask, mask_type) = self.value_type_pair(values, at)?;
                let Type::Vector { length, scalable, .. } = self.ty(mask_type) else {
                    return Err("the mask is no vector");
                };
                let result = self.find(Type::Vector { length, element, scalable })?;
                self.push(row(Kind::ShuffleVector, first.0, second.0, mask.0), Some(result))
            }
        }
    }

    /// [type, type of the count, count, alignment and flags, address space?]
    fn alloca(&mut self, values: &[u64]) -> Result<(), Problem> {
        let &[ty, count_type, count, packed, ref rest @ ..] = values else { return Err(SHORT) };
        let mut allocated = self.type_id(ty)?;
        // AllocaPackedValues: alignment (5 bits), inalloca, explicit type, swifterror, 3 more bits
        // of the alignment.
        if packed & 1 << 6 == 0 {
            allocated = self.pointee(allocated)?;
        }
        let allocated = self.loadable(allocated)?;
        let count_type = self.type_id(count_type)?;
        if !matches!(self.ty(count_type), Type::Integer(_)) {
            return Err("the number of elements is no integer");
        }
        if count >= 1 << 31 {
            return Err("an operand out of range");
        }
        let count = self.typed_value(count as u32, count_type)?;
        let sub = align(packed & 31 | (packed >> 8 & 7) << 5)?;
        let inalloca = if packed & 1 << 5 != 0 { INALLOCA } else { 0 };
        let flags = inalloca | if packed & 1 << 7 != 0 { SWIFTERROR } else { 0 };
        let address_space = match rest.first() {
            Some(&space) => u32::try_from(space).map_err(|_| "an address space out of range")?,
            None => self.module.data_layout.alloca_address_space,
        };
        let pointee = self.module.store.typed_pointers.then_some(allocated);
        let result = self.find(Type::Pointer { address_space, pointee })?;
        self.push(Row { sub, flags, ..row(Kind::Alloca, allocated.0, count.0, 0) }, Some(result))
    }

    /// [pointer, type, alignment, volatile, (atomic only: ordering, scope)]; the type is absent in
    /// old files.
    #[inline]
    fn load(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let atomic = record_code == code::INST_LOADATOMIC;
        let ty = match (values.len() - *at, atomic) {
            (3, false) | (5, true) => self.type_id(field(values, at)?)?,
            (2, false) | (4, true) => self.pointee(pointer_type)?,
            _ => return Err("a load with a wrong number of fields"),
        };
        let ty = self.loadable(ty)?;
        let mut sub = align(field(values, at)?)?;
        if sub == 0 {
            sub = self.abi_align(ty);
        }
        let volatile = field(values, at)? != 0;
        let (ordering, scope) = self.ordering(atomic, values, at)?;
        let flags = memory_flags(volatile, ordering);
        self.push(Row { sub, flags, ..row(Kind::Load, pointer.0, scope, 0) }, Some(ty))
    }

    /// The ordering and scope of an atomic access; the scope of another is the system's.
    #[inline]
    fn ordering(
        &self,
        atomic: bool,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(Ordering, u32), Problem> {
        if !atomic {
            return Ok((Ordering::NotAtomic, 1));
        }
        let ordering = operators::ordering(field(values, at)?);
        if ordering == Ordering::NotAtomic {
            return Err("an atomic access without ordering");
        }
        Ok((ordering, self.scope(field(values, at)?)))
    }

    /// [pointer, value, alignment, volatile, (atomic only: ordering, scope)]; the type of the value
    /// is that of the pointer in old files.
    #[inline]
    fn store(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let (value, ty) = if matches!(record_code, code::INST_STORE | code::INST_STOREATOMIC) {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let ty = self.loadable(ty)?;
        let mut sub = align(field(values, at)?)?;
        if sub == 0 {
            sub = self.abi_align(ty);
        }
        let volatile = field(values, at)? != 0;
        let atomic = matches!(record_code, code::INST_STOREATOMIC | code::INST_STOREATOMIC_OLD);
        let (ordering, scope) = self.ordering(atomic, values, at)?;
        let flags = memory_flags(volatile, ordering);
        self.push(Row { sub, flags, ..row(Kind::Store, pointer.0, value.0, scope) }, None)
    }

    /// [flags, source type, base, indices...]; the old forms have neither flags nor type.
    #[inline]
    fn get_element_ptr(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let mut source = None;
        let flags = match record_code {
            code::INST_GEP => {
                let flags = operators::gep_flags(field(values, at)?);
                source = Some(self.type_id(field(values, at)?)?);
                flags
            }
            code::INST_INBOUNDS_GEP_OLD => Flags(Flags::INBOUNDS),
            _ => Flags(0),
        };
        let (base, base_type) = self.value_type_pair(values, at)?;
        let pointer = self.module.types.scalar(base_type);
        let Type::Pointer { address_space, pointee } = self.ty(pointer) else {
            return Err("the base is no pointer");
        };
        let source = match source {
            Some(source) => source,
            None => self.pointee(pointer)?,
        };
        let mut lanes = match self.ty(base_type) {
            Type::Vector { length, scalable, .. } => Some((length, scalable)),
            _ => None,
        };
        // The number of indices is not known yet, because of operands with types: where it does not
        // fit the row it stands before them.
        let fields = values.len() - *at;
        if fields >= usize::from(u8::MAX) {
            self.body.values.push(ValueId(0));
        }
        let start = self.body.values.len();
        while *at < values.len() {
            let (index, ty) = self.value_type_pair(values, at)?;
            match self.ty(ty) {
                Type::Integer(_) => {}
                Type::Vector { length, scalable, element }
                    if matches!(self.ty(element), Type::Integer(_)) =>
                {
                    lanes = Some((length, scalable));
                }
                _ => return Err("an index is no integer"),
            }
            self.body.values.push(index);
        }
        let len = self.body.values.len() - start;
        let sub = if fields >= usize::from(u8::MAX) {
            self.body.values[start - 1] = ValueId(len as u32);
            u8::MAX
        } else {
            len as u8
        };
        let element = if pointee.is_none() {
            pointer
        } else {
            let pointee = Some(self.indexed_type(source, start)?);
            self.find(Type::Pointer { address_space, pointee })?
        };
        let result = match lanes {
            Some((length, scalable)) => self.find(Type::Vector { length, element, scalable })?,
            None => element,
        };
        let row = row(Kind::GetElementPtr, base.0, start as u32, source.0);
        self.push(Row { sub, flags: flags.0, ..row }, Some(result))
    }

    /// The type that the indices from `start` on lead to.
    fn indexed_type(&self, source: TypeId, start: usize) -> Result<TypeId, Problem> {
        let mut ty = source;
        for &index in self.body.values[start..].iter().skip(1) {
            ty = match self.ty(ty) {
                Type::Struct { .. } => {
                    let number = self.constant_int(index).ok_or("a field index is no constant")?;
                    self.part(ty, number)?
                }
                Type::Array { element, .. } | Type::Vector { element, .. } => element,
                _ => return Err("an index into something that has no parts"),
            };
        }
        Ok(ty)
    }

    /// [pointer, expected, new, volatile, ordering, scope, failure ordering, weak, alignment?]
    fn compare_exchange(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let (expected, ty) = if record_code == code::INST_CMPXCHG {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let new = self.value(values, at, ty)?;
        if values.len() - *at < 5 {
            return Err("unsupported: cmpxchg in the form of LLVM 3.4 and before");
        }
        let volatile = field(values, at)? != 0;
        let success = operators::ordering(field(values, at)?);
        let scope = self.scope(field(values, at)?);
        let failure = operators::ordering(field(values, at)?);
        let weak = field(values, at)? != 0;
        let mut sub = align(values.get(*at).copied().unwrap_or(0))?;
        if sub == 0 {
            sub = self.natural_align(ty);
        }
        let flags = u16::from(volatile)
            | u16::from(weak) << 1
            | (success as u16) << 2
            | (failure as u16) << 5
            | (scope as u16) << 8;
        let bool = self.bool_type()?;
        let pair = self.module.store.index.find_pair(ty, bool);
        let result = pair.ok_or("the type of the result is not in the type table")?;
        let row = row(Kind::CmpXchg, pointer.0, expected.0, new.0);
        self.push(Row { sub, flags, ..row }, Some(result))
    }

    /// [pointer, value, operation, volatile, ordering, scope, alignment?]
    fn atomic_rmw(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let (pointer, pointer_type) = self.pointer_operand(values, at)?;
        let (value, ty) = if record_code == code::INST_ATOMICRMW {
            self.value_type_pair(values, at)?
        } else {
            let ty = self.pointee(pointer_type)?;
            (self.value(values, at, ty)?, ty)
        };
        let op = operators::rmw(field(values, at)?)
            .ok_or("unsupported: unknown operation of atomicrmw")?;
        let volatile = field(values, at)? != 0;
        let (ordering, scope) = self.ordering(true, values, at)?;
        let mut sub = align(values.get(*at).copied().unwrap_or(0))?;
        if sub == 0 {
            sub = self.natural_align(ty);
        }
        let flags = memory_flags(volatile, ordering) | (op as u16) << 8;
        let row = row(Kind::AtomicRmw, pointer.0, value.0, scope);
        self.push(Row { sub, flags, ..row }, Some(ty))
    }

    /// [type, cleanup, number, (kind, clause)...]
    fn landing_pad(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let ty = self.type_id(field(values, at)?)?;
        let cleanup = field(values, at)? != 0;
        let count = field(values, at)?;
        let start = self.body.clauses.len() as u32;
        for _ in 0..count {
            let filter = field(values, at)? != 0;
            let (value, _) = self.value_type_pair(values, at)?;
            self.body.clauses.push(Clause { filter, value });
        }
        let row = row(Kind::LandingPad, start, self.body.clauses.len() as u32 - start, 0);
        self.push(Row { sub: u8::from(cleanup), ..row }, Some(ty))
    }

    fn token_type(&self) -> Result<TypeId, Problem> {
        self.find(Type::Token)
    }

    /// catchpad and cleanuppad: [parent, number, arguments...]
    fn pad(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let token = self.token_type()?;
        let parent = self.value(values, at, token)?;
        let count = field(values, at)?;
        let start = self.body.values.len() as u32;
        for _ in 0..count {
            let (value, _) = self.value_type_pair(values, at)?;
            self.body.values.push(value);
        }
        let kind =
            if record_code == code::INST_CATCHPAD { Kind::CatchPad } else { Kind::CleanupPad };
        let len = self.body.values.len() as u32 - start;
        self.push(row(kind, parent.0, start, len), Some(token))
    }

    /// [attributes, calling convention and flags, fast-math flags?, type?, callee, arguments...]
    #[inline]
    fn call(&mut self, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        let attributes = field(values, at)?;
        // CallMarkersFlags.
        let marks = field(values, at)?;
        let flags =
            if marks >> 17 & 1 != 0 { operators::fast_math(field(values, at)?).0 } else { 0 };
        let (callee, function_type) = self.callee(marks >> 15 & 1 != 0, values, at)?;
        let convention = (marks & 0x7ff) >> 1;
        let start = self.body.values.len() as u32;
        let (result, extra) = self.arguments(attributes, convention, function_type, values, at)?;
        let sub = match marks {
            _ if marks >> 16 & 1 != 0 => TailKind::NoTail,
            _ if marks >> 14 & 1 != 0 => TailKind::MustTail,
            _ if marks & 1 != 0 => TailKind::Tail,
            _ => TailKind::None,
        } as u8;
        self.push(Row { sub, flags, ..row(Kind::Call, callee.0, start, extra) }, result)
    }

    /// The function type, which old files take from the callee's, and the callee.
    #[inline]
    fn callee(
        &mut self,
        explicit: bool,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(ValueId, TypeId), Problem> {
        let explicit = if explicit { Some(self.type_id(field(values, at)?)?) } else { None };
        let (callee, callee_type) = self.pointer_operand(values, at)?;
        let function_type = match explicit {
            Some(ty) => ty,
            None => self.pointee(callee_type)?,
        };
        Ok((callee, function_type))
    }

    /// Reads the arguments of a call and pushes its header to `extra`. Gives the result type, if it
    /// is not void, and the place of the header.
    #[inline]
    fn arguments(
        &mut self,
        attributes: u64,
        convention: u64,
        function_type: TypeId,
        values: &[u64],
        at: &mut usize,
    ) -> Result<(Option<TypeId>, u32), Problem> {
        let module = self.module;
        let Type::Function { result, parameters, varargs } = self.ty(function_type) else {
            return Err("the type of the callee is no function type");
        };
        if attributes > module.attributes.lists.len() as u64 {
            return Err("an attribute list that does not exist");
        }
        let start = self.body.values.len();
        for &parameter in module.types.list(parameters) {
            let argument = match self.ty(parameter) {
                Type::Metadata => {
                    let raw = field(values, at)?;
                    self.metadata_operand(raw)?
                }
                Type::Label => return Err("unsupported: a label as argument"),
                _ => self.value(values, at, parameter)?,
            };
            self.body.values.push(argument);
        }
        if varargs {
            while *at < values.len() {
                let (argument, _) = self.value_type_pair(values, at)?;
                self.body.values.push(argument);
            }
        } else if *at != values.len() {
            return Err("more arguments than parameters");
        }
        let count = (self.body.values.len() - start) as u32;
        let bundles = self.body.bundles.len() as u32;
        let extra = &mut self.body.store.extra;
        let header = extra.len() as u32;
        extra.extend([
            function_type.0,
            count,
            attributes as u32,
            convention as u32,
            self.pending_bundles,
            bundles - self.pending_bundles,
        ]);
        self.pending_bundles = bundles;
        let result = (!matches!(module.types.get(result), Type::Void)).then_some(result);
        Ok((result, header))
    }

    fn terminator(&mut self, record_code: u32, values: &[u64]) -> Result<(), Problem> {
        let at = &mut 0;
        match record_code {
            code::INST_RET => {
                let value = match values {
                    [] => NONE,
                    _ => self.value_type_pair(values, at)?.0.0,
                };
                self.push(row(Kind::Ret, value, 0, 0), None)
            }
            // [then, otherwise, condition] or [target]
            code::INST_BR => match *values {
                [target] => {
                    let target = self.block(target)?;
                    self.push(row(Kind::Br, target, 0, 0), None)
                }
                [then, otherwise, _] => {
                    let (then, otherwise) = (self.block(then)?, self.block(otherwise)?);
                    let bool = self.bool_type()?;
                    let condition = self.value(values, &mut 2, bool)?;
                    self.push(row(Kind::CondBr, condition.0, then, otherwise), None)
                }
                _ => Err("a branch with a wrong number of fields"),
            },
            code::INST_SWITCH => self.switch(values),
            // [type, address, targets...]
            code::INST_INDIRECTBR => {
                let ty = self.type_id(field(values, at)?)?;
                let address = self.value(values, at, ty)?;
                let (start, len) = self.targets(&values[*at..])?;
                self.push(row(Kind::IndirectBr, address.0, start, len), None)
            }
            // [attributes, calling convention and flags, normal, unwind, type?, callee, ...]
            code::INST_INVOKE => {
                let attributes = field(values, at)?;
                let marks = field(values, at)?;
                let normal = self.block(field(values, at)?)?;
                let unwind = self.block(field(values, at)?)?;
                let (callee, function_type) = self.callee(marks >> 13 & 1 != 0, values, at)?;
                let start = self.body.values.len() as u32;
                let (result, extra) =
                    self.arguments(attributes, marks & 1023, function_type, values, at)?;
                self.body.store.extra.extend([normal, unwind]);
                self.push(row(Kind::Invoke, callee.0, start, extra), result)
            }
            // [attributes, calling convention and flags, default, number, targets..., type?, ...]
            code::INST_CALLBR => {
                let attributes = field(values, at)?;
                let marks = field(values, at)?;
                let default = self.block(field(values, at)?)?;
                let count = field(values, at)?;
                let end = usize::try_from(count).ok().and_then(|count| count.checked_add(*at));
                let targets = end.and_then(|end| values.get(*at..end)).ok_or(SHORT)?;
                let (targets_start, targets_len) = self.targets(targets)?;
                *at += targets.len();
                let (callee, function_type) = self.callee(marks >> 15 & 1 != 0, values, at)?;
                let start = self.body.values.len() as u32;
                let convention = (marks & 0x7ff) >> 1;
                let (result, extra) =
                    self.arguments(attributes, convention, function_type, values, at)?;
                self.body.store.extra.extend([default, targets_start, targets_len]);
                self.push(row(Kind::CallBr, callee.0, start, extra), result)
            }
            code::INST_UNREACHABLE => self.push(row(Kind::Unreachable, 0, 0, 0), None),
            code::INST_RESUME => {
                let (value, _) = self.value_type_pair(values, at)?;
                self.push(row(Kind::Resume, value.0, 0, 0), None)
            }
            // [pad] or [pad, unwind]
            code::INST_CLEANUPRET => {
                let token = self.token_type()?;
                let pad = self.value(values, at, token)?;
                let unwind = match values.get(1) {
                    Some(&target) => self.block(target)?,
                    None => NONE,
                };
                self.push(row(Kind::CleanupRet, pad.0, unwind, 0), None)
            }
            // [pad, target]
            code::INST_CATCHRET => {
                let token = self.token_type()?;
                let pad = self.value(values, at, token)?;
                let target = self.block(field(values, at)?)?;
                self.push(row(Kind::CatchRet, pad.0, target, 0), None)
            }
            // [parent, number, handlers..., unwind?]
            code::INST_CATCHSWITCH => {
                let token = self.token_type()?;
                let parent = self.value(values, at, token)?;
                let count = field(values, at)?;
                let end = usize::try_from(count).ok().and_then(|count| count.checked_add(*at));
                let handlers = end.and_then(|end| values.get(*at..end)).ok_or(SHORT)?;
                let (start, len) = self.targets(handlers)?;
                let unwind = match values.get(*at + handlers.len()) {
                    Some(&target) => self.block(target)?,
                    None => NONE,
                };
                let extra = &mut self.body.store.extra;
                let place = extra.len() as u32;
                extra.extend([start, len]);
                self.push(row(Kind::CatchSwitch, parent.0, unwind, place), Some(token))
            }
            code::INST_LANDINGPAD_OLD => {
                Err("unsupported: landingpad in the form of LLVM 3.6 and before")
            }
            _ => Err("unsupported: unknown instruction record"),
        }
    }

    fn targets(&mut self, values: &[u64]) -> Result<(u32, u32), Problem> {
        let start = self.body.block_operands.len();
        for &target in values {
            let block = self.block(target)?;
            self.body.block_operands.push(BlockId(block));
        }
        Ok((start as u32, values.len() as u32))
    }

    /// [type, value, default, (case, target)...]; cases are absolute numbers of constants.
    fn switch(&mut self, values: &[u64]) -> Result<(), Problem> {
        /// Marks a form with ranges of cases, which no release of LLVM has written.
        const RANGES: u64 = 0x4b5;
        let at = &mut 0;
        let first = field(values, at)?;
        if first >> 16 == RANGES {
            return Err("unsupported: switch with ranges of cases");
        }
        let ty = self.type_id(first)?;
        let value = self.value(values, at, ty)?;
        let default = self.block(field(values, at)?)?;
        let pairs = values[*at..].chunks_exact(2);
        if !pairs.remainder().is_empty() {
            return Err("a switch whose cases are not pairs");
        }
        let cases = self.body.values.len() as u32;
        let targets = self.body.block_operands.len() as u32;
        for pair in pairs {
            let case = u32::try_from(pair[0]).map_err(|_| "a case out of range")?;
            if case >= self.next {
                return Err("a case is no constant");
            }
            let case = self.typed_value(case, ty)?;
            let block = self.block(pair[1])?;
            self.body.values.push(case);
            self.body.block_operands.push(BlockId(block));
        }
        let extra = &mut self.body.store.extra;
        let place = extra.len() as u32;
        extra.extend([cases, targets, ((values.len() - *at) / 2) as u32]);
        self.push(row(Kind::Switch, value.0, default, place), None)
    }
}
