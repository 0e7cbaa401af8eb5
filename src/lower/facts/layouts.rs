//! Types whose memory has another size in SPIR-V than in LLVM, or their parts in other places. What is
//! done with them is told in `emit/shapes/odd_layouts.rs`.

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
        (Shape::Spread { places }, Shape::Wide(width)) => {
            (u64::from(width).next_multiple_of(64), places)
        }
        // OpTypeBool has no size: LLVM packs bools, consumers may take a byte for each.
        (of, Shape::Bool) => (8, count(of, length)),
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
            _ => match shapes[ty.index()] {
                Shape::Wide(width) => layouts.alloc_size(ty) != Some(wide_size(width)),
                _ => false,
            },
        })
        .collect();
    let aligns = alignments(types, layouts, shapes);
    let aligned_alike = |(ty, &align)| align == layouts.abi_align(ty).unwrap_or(1);
    if !odd.contains(&true) && all.clone().zip(&aligns).all(aligned_alike) {
        return Vec::new();
    }
    // Each round reaches the types around those of the last one; types nest a few levels only.
    loop {
        let mut changed = false;
        for ty in all.clone() {
            let has = match types.get(ty) {
                Type::Array { element, .. } => odd[element.index()],
                Type::Struct { fields, .. } => {
                    types.list(fields).iter().any(|field| odd[field.index()])
                        || moves(types, layouts, &aligns, ty) == Some(true)
                }
                _ => false,
            };
            if has && !std::mem::replace(&mut odd[ty.index()], true) {
                changed = true;
            }
        }
        if !changed {
            return if odd.contains(&true) { odd } else { Vec::new() };
        }
    }
}

/// The bytes of a word of an integer of more than 64 bits, and what it is aligned to.
const WORD: u64 = 8;

/// The bytes of the words that hold an integer of more than 64 bits.
fn wide_size(width: u16) -> u64 {
    u64::from(width.div_ceil(64)).saturating_mul(WORD)
}

/// By type: what SPIR-V's consumers align it to. A spread vector is an array and a wide integer a struct of
/// words: each is aligned as its parts are, where LLVM aligns the whole.
fn alignments(types: &TypeTable, layouts: &Layouts, shapes: &[Shape]) -> Vec<u64> {
    let all = (0..types.len() as u32).map(TypeId);
    let of_part = |ty: TypeId| match shapes[ty.index()] {
        Shape::Wide(_) => WORD,
        _ => layouts.abi_align(ty).unwrap_or(1),
    };
    let mut aligns: Vec<u64> = all
        .clone()
        .map(|ty| match (shapes[ty.index()], types.get(ty)) {
            (Shape::Spread { .. }, Type::Vector { element, .. }) => of_part(element),
            (_, Type::Array { .. } | Type::Struct { .. }) => 1,
            _ => of_part(ty),
        })
        .collect();
    // An alignment only grows, so this ends in whatever order the file has its types.
    loop {
        let mut changed = false;
        for ty in all.clone() {
            let align = match types.get(ty) {
                Type::Array { element, .. } => aligns[element.index()],
                Type::Struct { fields, packed: false, .. } => {
                    let fields = types.list(fields).iter();
                    fields.map(|field| aligns[field.index()]).max().unwrap_or(1)
                }
                _ => continue,
            };
            changed |= align > aligns[ty.index()];
            aligns[ty.index()] = align.max(aligns[ty.index()]);
        }
        if !changed {
            return aligns;
        }
    }
}

/// Whether fields of a struct, none of which is odd, or its end lie elsewhere than in LLVM.
fn moves(types: &TypeTable, layouts: &Layouts, aligns: &[u64], ty: TypeId) -> Option<bool> {
    let Type::Struct { fields, packed: false, .. } = types.get(ty) else { return Some(false) };
    let fields = types.list(fields);
    let as_in_llvm = |id: &TypeId| layouts.abi_align(*id) == Some(aligns[id.index()]);
    if fields.iter().all(as_in_llvm) {
        return Some(false);
    }
    let mut end = 0u64;
    for (&field, at) in fields.iter().zip(0..) {
        end = end.checked_next_multiple_of(aligns[field.index()])?;
        if layouts.field_offset(ty, at)? != end {
            return Some(true);
        }
        end = end.checked_add(layouts.alloc_size(field)?)?;
    }
    let size = end.checked_next_multiple_of(aligns[ty.index()])?;
    Some(layouts.alloc_size(ty)? != size)
}
