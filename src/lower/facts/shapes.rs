//! What each type of the module is to SPIR-V, decided once by a type legaliser: all who look at
//! instructions ask.

use lapidary_bitcode::Module;
use lapidary_bitcode::data_layout::Layouts;
use lapidary_bitcode::ir::{Type, TypeId};

use super::layouts::{odd_layouts, spread_places};
use super::rules::Rules;
use crate::lower::special::special;

/// The most bits that an integer in words may have. A vector or a struct of 64
/// bytes that is copied as one integer has as many.
pub(crate) const MOST_WIDE_BITS: u32 = 512;

/// What values of a type are in SPIR-V.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// A number that SPIR-V has as it is, or a vector of such with a length that it has.
    Plain,
    /// `i1`, or a vector of it with a length that SPIR-V has: `OpTypeBool`.
    Bool,
    /// An integer of a width that SPIR-V lacks, in the next wider one, or a vector of such with a
    /// length that SPIR-V has. What lies above the width means nothing.
    Odd {
        /// The width in LLVM.
        width: u8,
        /// That of the integer that holds it.
        container: u8,
    },
    /// A vector of a length that SPIR-V lacks, in the next longer one. Its elements are plain, bools
    /// or odd; what lies behind them means nothing.
    Long {
        /// The number of components of the vector that holds it.
        count: u32,
    },
    /// An integer of so many bits, 65 to [`MOST_WIDE_BITS`]: words of 64.
    Wide(u16),
    /// A vector that SPIR-V has no vector type for: an array.
    Spread {
        /// The number of elements of the array.
        places: u32,
    },
    /// A pointer to an address space.
    Pointer(u32),
    /// A type that SPIR-V has and LLVM only names: an image, a sampler and so on.
    Special,
    /// What has no shape of its own: aggregates, `void`, functions, and what SPIR-V cannot have.
    Other,
}

/// What the types of a module are.
#[derive(Debug)]
pub(crate) struct Shapes {
    /// By type.
    shapes: Vec<Shape>,
    /// By type: whether its memory has another layout in SPIR-V; empty where none has.
    odd_layouts: Vec<bool>,
    /// Whether there are wide integers.
    pub(crate) wide_integers: bool,
    /// Whether there are integers of more than 64 bits, wide or such as SPIR-V has.
    pub(crate) large_integers: bool,
    /// Whether there are vector types that are spread.
    pub(crate) spread_vectors: bool,
    /// Whether the module has bfloat16.
    pub(crate) has_bfloat: bool,
}

impl Shapes {
    /// Looks at all types of a module.
    pub(super) fn new(module: &Module<'_>, rules: &Rules, layouts: &Layouts) -> Self {
        let types = || (0..module.types.len() as u32).map(TypeId);
        let shapes: Vec<Shape> = types().map(|ty| shape(module, rules, layouts, ty)).collect();
        Self {
            odd_layouts: odd_layouts(&module.types, layouts, &shapes),
            wide_integers: shapes.iter().any(|shape| matches!(shape, Shape::Wide(_))),
            large_integers: types().any(|ty| matches!(module.types.get(ty), Type::Integer(65..))),
            spread_vectors: shapes.iter().any(|shape| matches!(shape, Shape::Spread { .. })),
            has_bfloat: types().any(|ty| module.types.get(ty) == Type::BFloat),
            shapes,
        }
    }

    /// What a type is.
    #[inline]
    pub(super) fn of(&self, ty: TypeId) -> Shape {
        self.shapes[ty.index()]
    }

    /// Whether the memory of a type has another layout in SPIR-V.
    #[inline]
    pub(super) fn has_odd_layout(&self, ty: TypeId) -> bool {
        self.odd_layouts.get(ty.index()) == Some(&true)
    }
}

/// What a type is.
fn shape(module: &Module<'_>, rules: &Rules, layouts: &Layouts, ty: TypeId) -> Shape {
    match module.types.get(ty) {
        Type::Integer(width) | Type::Byte(width) => integer(rules, width),
        Type::Half | Type::Float | Type::Double | Type::BFloat => Shape::Plain,
        Type::Pointer { pointee: Some(_), .. } if special(module, ty).is_some() => Shape::Special,
        Type::Pointer { address_space, .. } => Shape::Pointer(address_space),
        Type::TargetExt { .. } if special(module, ty).is_some() => Shape::Special,
        Type::Vector { scalable: true, .. } => Shape::Other,
        Type::Vector { length, element, .. } => {
            let of = shape(module, rules, layouts, element);
            let spread = match of {
                Shape::Wide(_) => true,
                Shape::Pointer(_) => !rules.pointer_vectors,
                _ => false,
            };
            if spread || length > 16 && !rules.vector_any {
                return Shape::Spread { places: spread_places(layouts, ty, element, length) };
            }
            match rules.container_count(length) {
                Some(count) if count == length => match of {
                    Shape::Plain | Shape::Bool | Shape::Odd { .. } => of,
                    _ => Shape::Other,
                },
                Some(count) => Shape::Long { count },
                None => Shape::Other,
            }
        }
        _ => Shape::Other,
    }
}

/// What an integer is, or a byte, which is held as one.
fn integer(rules: &Rules, width: u32) -> Shape {
    match rules.container_width(width) {
        Some(1) => Shape::Bool,
        Some(container) if container == width => Shape::Plain,
        Some(container) => Shape::Odd { width: width as u8, container: container as u8 },
        None if matches!(width, 65..=MOST_WIDE_BITS) => Shape::Wide(width as u16),
        None => Shape::Other,
    }
}
