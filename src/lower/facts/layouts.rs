//! Types whose memory has another size in SPIR-V than in LLVM. What is done with them is told in
//! `emit/shapes/odd_layouts.rs`.

use lapidary_bitcode::data_layout::Layouts;
use lapidary_bitcode::ir::{Type, TypeId, TypeTable};

use super::shapes::Shape;

/// The number of components of the array that a spread vector is: as many as its memory in LLVM has
/// room for.
pub(super) fn spread_places(layouts: &Layouts, ty: TypeId, element: TypeId, length: u32) -> u32 {
    match (layouts.alloc_size(ty), layouts.size_in_bits(element)) {
        (Some(bytes), Some(bits @ (8 | 16 | 32 | 64 | 128 | 256 | 512))) => {
            let places = bytes.checked_div(bits / 8).unwrap_or(0);
            u32::try_from(places).unwrap_or(length).max(length)
        }
        _ => length,
    }
}

/// The bits of an element of a vector's container, and their number.
fn container(
    types: &TypeTable,
    layouts: &Layouts,
    shapes: &[Shape],
    (ty, element, length): (TypeId, TypeId, u32),
) -> Option<(u64, u64)> {
    let (part, count) = match (shapes[ty.index()], shapes[element.index()]) {
        (_, Shape::Other) if matches!(types.get(element), Type::Integer(_) | Type::Byte(_)) => {
            return None;
        }
        (Shape::Spread { places }, Shape::Bool) => (8, places),
        (Shape::Spread { places }, Shape::Wide(width)) => {
            (u64::from(width).next_multiple_of(64), places)
        }
        (of, Shape::Bool) => (1, count(of, length)),
        (of, Shape::Odd { container, .. }) => (u64::from(container), count(of, length)),
        (of, _) => (layouts.store_size(element)?.checked_mul(8)?, count(of, length)),
    };
    Some((part, u64::from(count)))
}

/// The number of elements of what holds a vector.
fn count(of: Shape, length: u32) -> u32 {
    match of {
        Shape::Spread { places } => places,
        Shape::Long { count } => count,
        _ => length,
    }
}

/// By type: whether its memory has another size or other offsets in SPIR-V. Empty where none has.
pub(super) fn odd_layouts(types: &TypeTable, layouts: &Layouts, shapes: &[Shape]) -> Vec<bool> {
    let all = (0..types.len() as u32).map(TypeId);
    // Whether the container of a vector has another size than the vector in LLVM's memory, or has its
    // elements elsewhere.
    let is_odd = |ty: TypeId, element: TypeId, length: u32| {
        let (part, count) = container(types, layouts, shapes, (ty, element, length))?;
        let (bytes, bits) = (layouts.alloc_size(ty)?, layouts.size_in_bits(element)?);
        let mut size = part.checked_mul(count)?.div_ceil(8);
        if !matches!(shapes[ty.index()], Shape::Spread { .. }) {
            size = size.next_power_of_two();
        }
        Some(size != bytes || length > 1 && part != bits)
    };
    let mut odd: Vec<bool> = all
        .clone()
        .map(|ty| match types.get(ty) {
            Type::Vector { scalable: false, element, length } => {
                is_odd(ty, element, length) == Some(true)
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
