//! Numbers that a front end wraps in a structure: `sycl::half` is a class with a `half` in it.
//!
//! By the calling convention of SPIR such a class goes through memory (`byval`, `sret`) where a number would
//! go by itself. DPC++ declares instructions of groups with it (`__spirv_GroupNonUniformShuffle` and others
//! that are templates over their data), which take the number.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Type, TypeId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use super::site::Site;
use crate::lower::emit::memory::Access;
use crate::lower::error::Result;

/// How many structures around one number are looked through: more than any program has.
const DEEPEST: usize = 8;

/// A structure around a number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wrapped {
    /// The structure.
    ty: TypeId,
    /// The number, or the vector of numbers.
    pub(super) number: TypeId,
    /// How many structures are around it, one in the other.
    depth: usize,
}

impl Wrapped {
    /// The number in a structure whose only member it is.
    pub(super) fn find(module: &Module<'_>, ty: TypeId) -> Option<Self> {
        let mut number = ty;
        for depth in 0..=DEEPEST {
            match module.types.get(number) {
                Type::Struct { fields, .. } => match module.types.list(fields) {
                    &[only] => number = only,
                    _ => return None,
                },
                Type::Integer(_)
                | Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::Vector { .. } => {
                    return (depth > 0).then_some(Self { ty, number, depth });
                }
                _ => return None,
            }
        }
        None
    }

    /// The same for a call of an instruction, which must take the number.
    pub(super) fn in_call(s: &Site<'_, '_, '_>, ty: TypeId) -> Result<Option<Self>> {
        let facts = s.f.facts;
        let wrapped = Self::find(facts.module, ty);
        match wrapped.map(|it| it.number) {
            Some(number) if facts.is_spread(number) => Err(s.f.spread_error(s.call)),
            Some(number) if facts.wide_width(number).is_some() => Err(s.f.wide_error(s.call)),
            _ => Ok(wrapped),
        }
    }

    /// The structure in the memory that an argument points to, and the number in it.
    pub(super) fn load(self, s: &mut Site<'_, '_, '_>, argument: usize) -> Result<(Id, Id)> {
        let (ty, number) = (s.f.lower_type(self.ty)?, s.f.lower_type(self.number)?);
        let pointer = s.pointer(argument, ty)?;
        let whole = s.b().op(Op::Load, ty, &[pointer]);
        Ok((whole, s.b().extract(number, whole, self.indices())))
    }

    /// Puts a number into the structure that the first argument points to; `like` is one that an argument
    /// was, if any.
    pub(super) fn store(
        self,
        s: &mut Site<'_, '_, '_>,
        number: Id,
        like: Option<Id>,
    ) -> Result<()> {
        let ty = s.f.lower_type(self.ty)?;
        let pointer = s.pointer(0, ty)?;
        let like = like.filter(|&like| s.b().type_of(like) == ty);
        let whole = like.unwrap_or_else(|| s.b().undef(ty));
        let whole = s.b().insert(ty, number, whole, self.indices());
        s.f.store(pointer, whole, Access::default())
    }

    fn indices(&self) -> &'static [u32] {
        &[0; DEEPEST][..self.depth]
    }
}
