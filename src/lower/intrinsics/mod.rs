//! Intrinsics of LLVM (LangRef, "Intrinsic Functions").

use lapidary_spirv::build::Id;

use super::error::{Error, Result};
use super::function::{CallSite, FunctionLowering};

/// An intrinsic that is translated.
#[derive(Clone, Debug)]
pub(crate) struct Intrinsic {}

/// The intrinsic of this name (`llvm.` included), or `None` when it is not known.
pub(crate) fn classify(name: &[u8]) -> Option<Intrinsic> {
    let _ = name;
    None
}

impl Intrinsic {
    /// Lowers a call: the id of its result, or `None` where it has none.
    pub(crate) fn lower(
        &self,
        f: &mut FunctionLowering<'_>,
        site: &CallSite<'_>,
    ) -> Result<Option<Id>> {
        let _ = (f, site);
        Err(Error::unsupported("intrinsics"))
    }
}
