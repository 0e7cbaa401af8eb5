//! What the triple says: the width of pointers, and the version where it names one.

use lapidary_bitcode::Module;
use lapidary_spirv::grammar::Version;

use crate::lower::error::{Error, ErrorKind, Result};

/// The version in the architecture of a triple: the `1.2` of `spirv64v1.2`.
pub(crate) fn triple_version(triple: &str) -> Option<Version> {
    let (_, text) = triple.split('-').next()?.rsplit_once('v')?;
    let minor: u16 = text.strip_prefix("1.")?.parse().ok()?;
    (minor <= 6).then_some(Version(0x100 | minor))
}

/// The width of pointers in bits.
pub(crate) fn pointer_width(module: &Module<'_>) -> Result<u32> {
    let architecture = module.triple.split('-').next().unwrap_or_default();
    Ok(match architecture {
        "spir64" | "spirv64" => 64,
        "spir" | "spirv32" => 32,
        // No triple: whatever the data layout says, 64 bits without one.
        "" => module.data_layout.pointer_layout(0).bits,
        // "spirv" alone, or with a version of SPIR-V ("spirv1.6").
        _ if architecture
            .strip_prefix("spirv")
            .is_some_and(|it| it.is_empty() || it.starts_with("1.")) =>
        {
            return Err(Error::unsupported(format_args!(
                "logical addressing (triple '{architecture}')"
            )));
        }
        _ if architecture.starts_with("spir64") || architecture.starts_with("spirv64") => 64,
        _ if architecture.starts_with("spir") => 32,
        _ => {
            let message = format!(
                "InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. \
                 Actual target triple is {}",
                module.triple
            );
            return Err(Error::new(ErrorKind::InvalidModule, message));
        }
    })
}
