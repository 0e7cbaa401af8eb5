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
    let mut collector =
        Collector { module, name: &name, memory: &memory, parts, types, ids: 0, empty: 0 };
    let end = collector.collect(ty, 0)?;
    let size = memory.bytes.len() as u64;
    // A vector of three components takes the place of four.
    if !matches!(module.types.get(ty), Type::Struct { .. }) {
        collector.padding(end, size);
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
    let is_inside = offset.checked_add(size).is_some_and(|end| end <= memory.bytes.len() as u64);
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
    /// Parts that take no room, of which a type may have any number.
    empty: usize,
}

impl Collector<'_> {
    /// Adds what lies between the last scalar and the end, if there is something.
    fn padding(&mut self, offset: u64, end: u64) {
        let size = end.saturating_sub(offset);
        if size > 0 {
            self.parts.push(Part { id: None, offset: offset as u32, size: size as u32 });
        }
    }

    fn too_many(&self, of: &str) -> Error {
        let name = self.name;
        Error::unsupported(format!("specialization constant '{name}' with more than {MOST} {of}"))
    }

    /// Adds the elements of an array or vector, each `step` bytes behind the one before.
    fn elements(&mut self, element: TypeId, length: u64, offset: u64, step: u64) -> Result<()> {
        let mut at = offset;
        for _ in 0..length {
            self.collect(element, at)?;
            at = at.saturating_add(step);
        }
        Ok(())
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
        let end = offset.saturating_add(size);
        if size == 0 {
            self.empty = self.empty.saturating_add(1);
            if self.empty > MOST {
                return Err(self.too_many("parts that take no room"));
            }
        }
        match types.get(ty) {
            Type::Array { length, element } => {
                let step = layouts.alloc_size(element).ok_or_else(|| self.unsupported(ty))?;
                self.elements(element, length, offset, step)?;
                Ok(end)
            }
            Type::Vector { length, element, .. } => {
                let step = layouts.store_size(element).ok_or_else(|| self.unsupported(ty))?;
                // Its elements lie side by side, without room between (LangRef, "Vector Type").
                if layouts.size_in_bits(element) != step.checked_mul(8) {
                    return Err(self.unsupported(ty));
                }
                self.elements(element, length.into(), offset, step)?;
                Ok(offset.saturating_add(step.saturating_mul(length.into())))
            }
            Type::Struct { fields, .. } => {
                let offsets = layouts.field_offsets(ty).ok_or_else(|| self.unsupported(ty))?;
                let mut last = offset;
                for (&field, &at) in types.list(fields).iter().zip(offsets) {
                    let at = offset.saturating_add(at);
                    if is_padding(self.module, self.memory, field, at) {
                        self.ids = self.ids.saturating_add(1);
                        last = at;
                    } else {
                        last = self.collect(field, at)?;
                    }
                }
                self.padding(last, end);
                Ok(end)
            }
            Type::Integer(1 | 8 | 16 | 32 | 64)
            | Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double => {
                if self.parts.len() >= MOST {
                    return Err(self.too_many("scalars"));
                }
                let size = layouts.store_size(ty).unwrap_or(size);
                let end = offset.saturating_add(size);
                let (offset, size) = (offset as u32, size as u32);
                self.parts.push(Part { id: Some(self.ids), offset, size });
                self.types.push(ty);
                self.ids = self.ids.saturating_add(1);
                Ok(end)
            }
            _ => Err(self.unsupported(ty)),
        }
    }
}
