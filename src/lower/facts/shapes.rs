//! What each type of the module is to SPIR-V, in tables by type: all who look at instructions ask.

use lapidary_bitcode::Module;
use lapidary_bitcode::data_layout::Layouts;
use lapidary_bitcode::ir::{Type, TypeId};

use super::layouts::odd_layouts;
use super::rules::Rules;
use crate::lower::special::special;

/// What the types of a module are.
#[derive(Debug)]
pub(crate) struct Shapes {
    /// By type: whether arithmetic on it is that of SPIR-V, see [`is_plain`].
    pub(crate) plain: Vec<bool>,
    /// By type: its address space, if it is a pointer.
    pub(super) pointer_spaces: Vec<Option<u32>>,
    /// By type: whether it is a vector that has no vector type in SPIR-V.
    pub(super) spread: Vec<bool>,
    /// By type: whether its memory has another layout in SPIR-V; empty where none has.
    pub(super) odd_layouts: Vec<bool>,
    /// Whether there are integers of 65 to 128 bits.
    pub(crate) wide_integers: bool,
    /// Whether there are vector types that are spread.
    pub(crate) spread_vectors: bool,
    /// Whether the module has bfloat16.
    pub(crate) has_bfloat: bool,
}

impl Shapes {
    /// Looks at all types of a module.
    pub(super) fn new(module: &Module<'_>, rules: &Rules, layouts: &Layouts) -> Self {
        let types = || (0..module.types.len() as u32).map(TypeId);
        let pointer_spaces: Vec<_> = types().map(|ty| pointer_space(module, ty)).collect();
        let spread: Vec<_> = types()
            .map(|ty| match module.types.get(ty) {
                Type::Vector { scalable: true, .. } => false,
                Type::Vector { length, element, .. } => {
                    length > 16 && !rules.vector_any
                        || rules.wide_width(module.types.get(element)).is_some()
                        || pointer_spaces[element.index()].is_some() && !rules.pointer_vectors
                }
                _ => false,
            })
            .collect();
        Self {
            plain: types().map(|ty| is_plain(module, ty)).collect(),
            odd_layouts: odd_layouts(&module.types, rules, layouts, &spread),
            wide_integers: types().any(|ty| rules.wide_width(module.types.get(ty)).is_some()),
            spread_vectors: spread.contains(&true),
            has_bfloat: types().any(|ty| module.types.get(ty) == Type::BFloat),
            pointer_spaces,
            spread,
        }
    }
}

/// The address space of a pointer that does not stand for an image or the like.
fn pointer_space(module: &Module<'_>, ty: TypeId) -> Option<u32> {
    match module.types.get(ty) {
        Type::Pointer { pointee: Some(_), .. } if special(module, ty).is_some() => None,
        Type::Pointer { address_space, .. } => Some(address_space),
        _ => None,
    }
}

/// Whether a type is a number, or a vector of numbers, of a width and length that SPIR-V has.
fn is_plain(module: &Module<'_>, ty: TypeId) -> bool {
    let types = &module.types;
    let length = match types.get(ty) {
        Type::Vector { scalable: true, .. } => return false,
        Type::Vector { length, .. } => length,
        _ => 1,
    };
    let scalar = types.get(types.scalar(ty));
    matches!(length, 1 | 2 | 3 | 4 | 8 | 16)
        && matches!(
            scalar,
            Type::Integer(8 | 16 | 32 | 64) | Type::Half | Type::Float | Type::Double
        )
}
