//! Stopping everything that runs on a device at once, with a message for whoever looks into it afterwards
//! (extension `SPV_KHR_abort`).

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::{Error, Result};

/// `OpAbortKHR`, which ends its block. The message may be of any type that has a size: a number, a pointer, a
/// struct by value or by the address of a copy.
pub(crate) fn abort(s: &mut Site<'_, '_, '_>) -> Lowered {
    let message = message(s)?;
    let ty = s.b().type_of(message);
    let (component, _) = s.b().components(ty);
    if s.f.is_bool(component) {
        return Err(Error::invalid("a message of type bool, which has no size"));
    }
    s.b().op_void(Op::AbortKHR, &[ty, message]);
    s.f.s.is_ended = true;
    Ok(None)
}

fn message(s: &mut Site<'_, '_, '_>) -> Result<Id> {
    let Some(ty) = s.by_value(0) else {
        return s.arg(0);
    };
    let ty = s.f.memory_type(ty)?;
    let pointer = s.pointer(0, ty)?;
    Ok(s.f.load(ty, pointer, Access::default()))
}
