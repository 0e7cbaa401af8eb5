//! Types whose memory has another size in SPIR-V than in LLVM.
//!
//! Vectors of odd integers and of bools are packed in LLVM's memory, and held in something larger
//! elsewhere ([`crate::lower::widths::odd_memory`]). What contains such a vector is addressed by bytes, at LLVM's
//! offsets: optimisers write some of these addresses as byte offsets already, and both must meet.

use lapidary_bitcode::ir::{Type, TypeId, ValueId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, StorageClass};

use crate::lower::error::{Error, Result};
use crate::lower::function::FunctionLowering;
use crate::lower::shared::Shared;
use crate::lower::types::{container_count, container_width};
use crate::lower::widths::spread::{is_spread, spread_places};
use crate::lower::widths::wide::wide_width;

/// The size of a vector's container in memory.
fn container_bytes(shared: &Shared<'_>, ty: TypeId, element: TypeId, length: u32) -> Option<u64> {
    let types = &shared.module.types;
    let part = match types.get(element) {
        _ if wide_width(shared, element).is_some() => 16,
        Type::Integer(1) if is_spread(shared, ty) => 1,
        Type::Integer(1) => {
            let count = container_count(length, shared).ok()?;
            return Some(u64::from(count).div_ceil(8).next_power_of_two());
        }
        Type::Integer(width) => u64::from(container_width(width, shared).ok()?).div_ceil(8),
        _ => shared.layouts.store_size(element)?,
    };
    if is_spread(shared, ty) {
        return Some(u64::from(spread_places(shared, ty, element, length)) * part);
    }
    let count = container_count(length, shared).ok()?;
    Some((u64::from(count) * part).next_power_of_two())
}

/// By type: whether its memory has another size or other offsets. Empty where there is none.
pub(crate) fn odd_layouts(shared: &Shared<'_>) -> Vec<bool> {
    let types = &shared.module.types;
    let all = (0..types.len() as u32).map(TypeId);
    let mut odd: Vec<bool> = all
        .clone()
        .map(|ty| match types.get(ty) {
            Type::Vector { scalable: false, element, length } => {
                match (container_bytes(shared, ty, element, length), shared.layouts.alloc_size(ty))
                {
                    (Some(container), Some(bytes)) => container != bytes,
                    _ => false,
                }
            }
            _ => false,
        })
        .collect();
    if !odd.contains(&true) {
        return Vec::new();
    }
    // Types nest a few levels, each round goes one up.
    loop {
        let mut changed = false;
        for ty in all.clone() {
            let has = match types.get(ty) {
                Type::Array { element, .. } => odd[element.index()],
                Type::Struct { fields, .. } => {
                    types.list(fields).iter().any(|field| odd[field.index()])
                }
                _ => false,
            };
            if has && !std::mem::replace(&mut odd[ty.index()], true) {
                changed = true;
            }
        }
        if !changed {
            return odd;
        }
    }
}

impl FunctionLowering<'_> {
    /// Whether the memory of a type has another layout in SPIR-V.
    pub(crate) fn has_odd_layout(&self, ty: TypeId) -> bool {
        self.shared.odd_layouts.get(ty.index()) == Some(&true)
    }

    /// A variable of so many bytes for values of an odd layout.
    pub(crate) fn byte_variable(
        &mut self,
        allocated: TypeId,
        count: u64,
        align: u64,
    ) -> Result<Id> {
        let bytes = self.shared.layouts.alloc_size(allocated).and_then(|size| {
            let bytes = size.checked_mul(count)?;
            (bytes <= u64::from(u32::MAX)).then_some(bytes.max(1))
        });
        let bytes = bytes.ok_or_else(|| Error::unsupported("alloca of this size"))?;
        let byte = self.b.type_int(8);
        let length = self.array_length(bytes);
        let array = self.b.type_array(byte, length);
        let pointer = self.b.type_pointer(StorageClass::Function, array);
        let variable = self.b.variable(pointer, None);
        self.alignment(variable, align);
        let pointer = self.b.type_pointer(StorageClass::Function, byte);
        Ok(self.b.op(Op::Bitcast, pointer, &[variable]))
    }

    /// `getelementptr` in bytes, at LLVM's offsets.
    pub(crate) fn byte_pointer(
        &mut self,
        source: TypeId,
        base: ValueId,
        indices: &[ValueId],
    ) -> Result<Id> {
        if self.constant_mode {
            return Err(Error::unsupported(
                "the address of a part of such a type in an initialiser",
            ));
        }
        let types = &self.shared.module.types;
        let byte = self.b.type_int(8);
        let mut pointer = self.pointer_value(base, byte)?;
        let size = self.type_size();
        let unknown = || Error::unsupported("getelementptr into a type without a size");
        let mut ty = source;
        for (at, &index) in indices.iter().enumerate() {
            let step = if at == 0 {
                self.shared.layouts.alloc_size(ty)
            } else {
                match types.get(ty) {
                    Type::Struct { fields, .. } => {
                        let field = self.constant_int(index).and_then(|at| u32::try_from(at).ok());
                        let field = field.filter(|&field| field < fields.len);
                        let field = field.ok_or_else(|| {
                            Error::malformed("a getelementptr index is not a field")
                        })?;
                        let offset = self.shared.layouts.field_offset(types, ty, field);
                        pointer = self.byte_offset(pointer, offset.ok_or_else(unknown)?);
                        ty = types.list(fields)[field as usize];
                        continue;
                    }
                    Type::Array { element, .. } => {
                        ty = element;
                        self.shared.layouts.alloc_size(ty)
                    }
                    Type::Vector { element, .. } => {
                        ty = element;
                        self.shared.layouts.store_size(ty)
                    }
                    _ => return Err(Error::malformed("a getelementptr index goes into a scalar")),
                }
            };
            let step = step.ok_or_else(unknown)?;
            if let Some(at) = self.constant_int(index)
                && let Ok(at) = u64::try_from(at)
            {
                pointer = self.byte_offset(pointer, at.wrapping_mul(step));
                continue;
            }
            let index_type = self.llvm_type(index);
            let id = self.value(index)?;
            let id = self.extended(id, index_type, true);
            let id = match self.b.type_of(id) == size {
                true => id,
                false => self.b.op(Op::SConvert, size, &[id]),
            };
            let step = self.b.const_int(size, step);
            let offset = self.b.op(Op::IMul, size, &[id, step]);
            let ty = self.b.type_of(pointer);
            pointer = self.b.op(Op::PtrAccessChain, ty, &[pointer, offset]);
        }
        Ok(pointer)
    }
}
