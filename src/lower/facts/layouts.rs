//! Types whose memory has another size in SPIR-V than in LLVM: what is to be done with them is told in
//! [`crate::lower::emit::shapes::odd_layouts`].

use lapidary_bitcode::data_layout::Layouts;
use lapidary_bitcode::ir::{Type, TypeId, TypeTable};

use super::rules::Rules;

/// The number of components of the array that a spread vector is: as many as its memory in LLVM has
/// room for.
pub(crate) fn spread_places(layouts: &Layouts, ty: TypeId, element: TypeId, length: u32) -> u32 {
    match (layouts.alloc_size(ty), layouts.size_in_bits(element)) {
        (Some(bytes), Some(bits @ (8 | 16 | 32 | 64 | 128))) => {
            u32::try_from(bytes / (bits / 8)).unwrap_or(length).max(length)
        }
        _ => length,
    }
}

/// Vectors, and what holds them.
struct Vectors<'a> {
    types: &'a TypeTable,
    rules: &'a Rules,
    layouts: &'a Layouts,
    /// By type: whether it is spread.
    spread: &'a [bool],
}

impl Vectors<'_> {
    /// The bits of an element of a vector's container, and their number.
    fn container(&self, ty: TypeId, element: TypeId, length: u32) -> Option<(u64, u64)> {
        let spread = self.spread[ty.index()];
        let part = match self.types.get(element) {
            wide if self.rules.wide_width(wide).is_some() => 128,
            Type::Integer(1) if spread => 8,
            Type::Integer(1) => 1,
            Type::Integer(width) => {
                u64::from(self.rules.container_width(width).ok()?).next_multiple_of(8)
            }
            _ => 8 * self.layouts.store_size(element)?,
        };
        let count = match spread {
            true => spread_places(self.layouts, ty, element, length),
            false => self.rules.container_count(length).ok()?,
        };
        Some((part, u64::from(count)))
    }

    /// Whether the container of a vector has another size than the vector in LLVM's memory, or has
    /// its elements elsewhere.
    fn is_odd(&self, ty: TypeId, element: TypeId, length: u32) -> bool {
        let (Some((part, count)), Some(bytes), Some(bits)) = (
            self.container(ty, element, length),
            self.layouts.alloc_size(ty),
            self.layouts.size_in_bits(element),
        ) else {
            return false;
        };
        let mut size = (part * count).div_ceil(8);
        if !self.spread[ty.index()] {
            size = size.next_power_of_two();
        }
        size != bytes || length > 1 && part != bits
    }
}

/// By type: whether its memory has another size or other offsets in SPIR-V. Empty where none has.
pub(super) fn odd_layouts(
    types: &TypeTable,
    rules: &Rules,
    layouts: &Layouts,
    spread: &[bool],
) -> Vec<bool> {
    let all = (0..types.len() as u32).map(TypeId);
    let vectors = Vectors { types, rules, layouts, spread };
    let mut odd: Vec<bool> = all
        .clone()
        .map(|ty| match types.get(ty) {
            Type::Vector { scalable: false, element, length } => {
                vectors.is_odd(ty, element, length)
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
