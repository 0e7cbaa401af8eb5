//! The intrinsics that say where variables of the source are, which LLVM wrote before it had records
//! for that.

use crate::lower::calls::site::Site;
use crate::lower::debug::Said;
use crate::lower::emit::Lowered;
use crate::lower::facts::callees::Intrinsic;

/// `llvm.dbg.declare`
pub(super) fn declare(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    s.f.debug_call(Said::Declare, s.call.call.arguments);
    Ok(None)
}

/// `llvm.dbg.value`, and `llvm.dbg.assign`, which begins with the same.
pub(super) fn value(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    s.f.debug_call(Said::Value, s.call.call.arguments);
    Ok(None)
}
