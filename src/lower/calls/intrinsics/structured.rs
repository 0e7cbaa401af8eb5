//! What LLVM 23 has as intrinsics where there was an instruction before: memory whose layout the types
//! say (`llvm.structured.*`), and a loop that never ends (`llvm.cond.loop`).

use lapidary_bitcode::ir::{Attribute, AttributeIndex, TypeId};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// The type of the memory that a pointer of the call points to, which an attribute says.
fn element_type(
    s: &Site<'_, '_, '_>,
    intrinsic: &Intrinsic,
    index: AttributeIndex,
) -> Result<TypeId> {
    let attributes = &s.f.facts.module.attributes;
    attributes
        .at(s.call.call.attributes, index)
        .find_map(|attribute| match attribute {
            Attribute::Type(kind, ty) if kind.name() == Some("elementtype") => ty,
            _ => None,
        })
        .ok_or_else(|| {
            Error::invalid(format!(
                "a call of llvm.{} that does not say the type of its memory",
                intrinsic.name
            ))
        })
}

/// `llvm.structured.gep(pointer, index...)`: a `getelementptr` without the index into what is next to the
/// object.
pub(super) fn place(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let ty = element_type(s, intrinsic, AttributeIndex::Parameter(0))?;
    let base = s.arg(0)?;
    let Some(first) = s.llvm_arg(1).map(|index| s.f.llvm_type(index)) else {
        return Ok(Some(base));
    };
    let zero = s.f.lower_type(first)?;
    let mut indices = vec![(s.b().const_int(zero, 0), first)];
    for at in 1..s.len() {
        let index = s.required_arg(at)?;
        indices.push((s.f.value(index)?, s.f.llvm_type(index)));
    }
    s.f.byte_pointer(ty, base, &indices).map(Some)
}

/// `llvm.structured.alloca()`
pub(super) fn variable(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let ty = element_type(s, intrinsic, AttributeIndex::Return)?;
    let held = s.f.memory_type(ty)?;
    let id = s.f.local_variable(held, None);
    let align = s.f.facts.layouts.abi_align(ty).unwrap_or(0);
    s.f.alignment(id, align);
    Ok(Some(id))
}

/// `llvm.cond.loop(condition)`: a block that leads to itself, where the condition holds.
pub(super) fn endless(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let condition = s.arg(0)?;
    let (again, next) = (s.b().new_label(), s.b().new_label());
    s.f.branch_if(condition, again, next);
    s.f.begin_block(again);
    s.f.branch(again);
    s.f.begin_block(next);
    Ok(None)
}
