//! The scalars of a constant: SPIR-V can set no others, so a composite is known by them, depth first.
//!
//! A member of a structure for which the default has no value is padding that somebody wrote down: it
//! takes a number, as in the existing tool, and can not be set. What a structure has behind its last
//! member, or from its last members on if these are padding, is said to the runtime in a record.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Type, TypeId};

use super::Entry;
use super::memory::Memory;
use crate::passes::spec_constants::{Constant, Part};
use crate::{Error, Result};

/// A constant with more scalars cannot be set by any host in good time.
const MOST: usize = 1 << 16;

/// What a constant of a type is, with this default.
pub(super) fn entry(
    module: &Module<'_>,
    name: String,
    ty: TypeId,
    memory: Memory,
    first: u32,
) -> Result<Entry> {
    let (parts, types) = (Vec::new(), Vec::new());
    let mut collector = Collector { module, name: &name, memory: &memory, parts, types, ids: 0 };
    let end = collector.collect(ty, 0)?;
    let size = memory.bytes.len() as u64;
    // A vector of three components takes the place of four.
    if end < size && !matches!(module.types.get(ty), Type::Struct { .. }) {
        collector.padding(end, size - end);
    }
    let Collector { parts, types, ids, .. } = collector;
    let scalars = parts.iter().filter_map(|part| Some((part.offset.into(), part.id?)));
    let numbers = scalars.zip(types).map(|((offset, id), ty)| (offset, id, ty)).collect();
    let align = module.layouts.abi_align(ty).unwrap_or(1).max(1);
    let default = memory.bytes.clone();
    let constant = Constant { name, parts, ids, size, align, default, is_numbered: false };
    let (has_buffer, lacks_buffer) = (false, false);
    Ok(Entry { constant, ty, memory, first, numbers, has_buffer, lacks_buffer })
}

/// Whether a member of a structure, at an offset within the constant, is padding.
pub(crate) fn is_padding(module: &Module<'_>, memory: &Memory, ty: TypeId, offset: u64) -> bool {
    let size = module.layouts.alloc_size(ty).unwrap_or_default();
    let is_inside = offset + size <= memory.bytes.len() as u64;
    // Where nothing has a value, everything is zero.
    memory.known.contains(&true) && is_inside && memory.is_unknown(offset as usize, size as usize)
}

struct Collector<'a> {
    module: &'a Module<'a>,
    name: &'a str,
    memory: &'a Memory,
    parts: Vec<Part>,
    /// The types of those that have numbers.
    types: Vec<TypeId>,
    ids: u32,
}

impl Collector<'_> {
    fn padding(&mut self, offset: u64, size: u64) {
        self.parts.push(Part { id: None, offset: offset as u32, size: size as u32 });
    }

    fn unsupported(&self, ty: TypeId) -> Error {
        let what = match self.module.types.get(ty) {
            Type::Pointer { .. } => "a pointer",
            Type::Integer(_) => "an integer of a width",
            Type::Vector { .. } => "a vector of truth values",
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => "a floating-point number of a format",
            _ => "something",
        };
        Error::unsupported(format!(
            "specialization constant '{}' has {what} in it that SPIR-V cannot set",
            self.name
        ))
    }

    /// Adds the scalars of a type; returns the end of what is there.
    fn collect(&mut self, ty: TypeId, offset: u64) -> Result<u64> {
        let (types, layouts) = (&self.module.types, &self.module.layouts);
        let size = layouts.alloc_size(ty).ok_or_else(|| self.unsupported(ty))?;
        match types.get(ty) {
            Type::Array { length, element } => {
                let step = layouts.alloc_size(element).ok_or_else(|| self.unsupported(ty))?;
                for index in 0..length {
                    self.collect(element, offset + index * step)?;
                }
                Ok(offset + size)
            }
            Type::Vector { length, element, .. } => {
                let step = layouts.store_size(element).ok_or_else(|| self.unsupported(ty))?;
                // Its elements lie side by side, without room between (LangRef, "Vector Type").
                if layouts.size_in_bits(element) != Some(8 * step) {
                    return Err(self.unsupported(ty));
                }
                for index in 0..u64::from(length) {
                    self.collect(element, offset + index * step)?;
                }
                Ok(offset + step * u64::from(length))
            }
            Type::Struct { fields, .. } => {
                let layout =
                    layouts.struct_layout(types, ty).ok_or_else(|| self.unsupported(ty))?;
                let mut end = offset;
                for (&field, at) in types.list(fields).iter().zip(layout.offsets) {
                    if is_padding(self.module, self.memory, field, offset + at) {
                        self.ids += 1;
                        end = offset + at;
                    } else {
                        end = self.collect(field, offset + at)?;
                    }
                }
                if end < offset + size {
                    self.padding(end, offset + size - end);
                }
                Ok(offset + size)
            }
            Type::Integer(1 | 8 | 16 | 32 | 64)
            | Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double => {
                if self.parts.len() >= MOST {
                    return Err(Error::unsupported(format!(
                        "specialization constant '{}' with more than {MOST} scalars",
                        self.name
                    )));
                }
                let bytes = layouts.store_size(ty).unwrap_or(size);
                let (offset, size) = (offset as u32, bytes as u32);
                self.parts.push(Part { id: Some(self.ids), offset, size });
                self.types.push(ty);
                self.ids += 1;
                Ok(u64::from(offset) + bytes)
            }
            _ => Err(self.unsupported(ty)),
        }
    }
}
