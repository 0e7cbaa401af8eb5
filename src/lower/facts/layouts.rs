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
        // What room a bool takes nobody says (OpTypeBool); LLVM packs them, others may take a byte for each.
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
            _ => false,
        })
        .collect();
    let spirv = Spirv::new(types, layouts, shapes);
    all.clone().zip(&spirv.sizes).for_each(|(ty, size)| odd[ty.index()] |= size.is_some());
    if !odd.contains(&true) && !spirv.differs {
        return Vec::new();
    }
    // Types nest a few levels, each round goes one up.
    loop {
        let mut changed = false;
        for ty in all.clone() {
            let has = match types.get(ty) {
                Type::Array { element, .. } => odd[element.index()],
                Type::Struct { fields, packed, .. } => {
                    let fields = types.list(fields);
                    fields.iter().any(|field| odd[field.index()])
                        || spirv.moves(types, layouts, ty, fields, packed) == Some(true)
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

/// How SPIR-V's consumers lay out what stands for a type. A spread vector is an array and a wide integer a
/// struct of words: each is aligned as its parts are, where LLVM aligns the whole.
struct Spirv {
    /// By type: its alignment in bytes.
    aligns: Vec<u64>,
    /// By type: the size in bytes of a wide integer, if it is not that of LLVM.
    sizes: Vec<Option<u64>>,
    /// Whether any type is aligned in another way than in LLVM.
    differs: bool,
}

impl Spirv {
    fn new(types: &TypeTable, layouts: &Layouts, shapes: &[Shape]) -> Self {
        const WORD: u64 = 8;
        let all = || (0..types.len() as u32).map(TypeId);
        let of_llvm = |ty| layouts.abi_align(ty).unwrap_or(1);
        let of_part = |ty: TypeId| match shapes[ty.index()] {
            Shape::Wide(_) => WORD,
            _ => of_llvm(ty),
        };
        let mut aligns: Vec<u64> = all()
            .map(|ty| match (shapes[ty.index()], types.get(ty)) {
                (Shape::Spread { .. }, Type::Vector { element, .. }) => of_part(element),
                (_, Type::Array { .. } | Type::Struct { .. }) => 1,
                _ => of_part(ty),
            })
            .collect();
        // Aggregates are aligned as their parts are. An alignment only grows, so this ends in whatever order the
        // file has its types.
        loop {
            let mut changed = false;
            for ty in all() {
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
                break;
            }
        }
        let size = |ty: TypeId| match shapes[ty.index()] {
            Shape::Wide(width) => Some(u64::from(width.div_ceil(64)).saturating_mul(WORD)),
            _ => None,
        };
        let sizes =
            all().map(|ty| size(ty).filter(|&size| Some(size) != layouts.alloc_size(ty))).collect();
        let differs = all().zip(&aligns).any(|(ty, &align)| align != of_llvm(ty));
        Self { aligns, sizes, differs }
    }

    /// Whether fields of a struct, none of which is odd, or its end lie elsewhere than in LLVM.
    fn moves(
        &self,
        types: &TypeTable,
        layouts: &Layouts,
        ty: TypeId,
        fields: &[TypeId],
        packed: bool,
    ) -> Option<bool> {
        let as_in_llvm = |id: &TypeId| layouts.abi_align(*id) == Some(self.aligns[id.index()]);
        if packed || fields.iter().all(as_in_llvm) {
            return Some(false);
        }
        let mut end = 0u64;
        for (&field, at) in fields.iter().zip(0..) {
            end = end.checked_next_multiple_of(self.aligns[field.index()])?;
            if layouts.field_offset(types, ty, at)? != end {
                return Some(true);
            }
            end = end.checked_add(layouts.alloc_size(field)?)?;
        }
        let size = end.checked_next_multiple_of(self.aligns[ty.index()])?;
        Some(layouts.alloc_size(ty)? != size)
    }
}
