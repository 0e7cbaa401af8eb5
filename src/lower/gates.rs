//! What an enumerant of the grammar (a decoration, an execution mode) needs: a version, or an
//! extension and its capability.

use lapidary_spirv::emit::FragmentBuilder;
use lapidary_spirv::grammar::{Capability, Decoration, Enumerant, Extension, Version};

use crate::lower::options::Options;

/// What an enumerant needs where it is allowed.
#[derive(Clone, Copy, Default)]
struct Need {
    version: Option<Version>,
    extension: Option<Extension>,
    capability: Option<Capability>,
    /// Whether the capabilities of extensions are needed that it implies.
    implied: bool,
}

/// What an enumerant needs, or `None` if that is not allowed. The core of an allowed version comes
/// before an extension, as in the translator.
fn need(options: &Options, row: &Enumerant) -> Option<Need> {
    let capabilities = row.capabilities;
    if row.extensions.is_empty() && capabilities.is_empty() {
        return Some(Need::default());
    }
    let core = |version: Version| version != Version::NEVER && version <= options.max_version;
    if core(row.version) && row.version > Version::V1_0 {
        let (version, capability) = (Some(row.version), capabilities.first().copied());
        return Some(Need { version, capability, ..Need::default() });
    }
    let own = row.extensions.iter().find(|&&it| options.allows(it));
    for &capability in capabilities {
        let Some(needs) = Capability::ENUMERATION.by_value(capability.0) else { continue };
        let extension = needs.extensions.iter().find(|&&it| options.allows(it)).or(own).copied();
        let free = needs.extensions.is_empty() && row.extensions.is_empty() && core(needs.version);
        if extension.is_some() || free {
            let capability = Some(capability);
            return Some(Need { version: None, extension, capability, implied: true });
        }
    }
    match (own, capabilities.is_empty()) {
        (Some(&extension), true) => Some(Need { extension: Some(extension), ..Need::default() }),
        _ => None,
    }
}

/// Notes what an enumerant needs; `false` if that is not allowed.
pub(crate) fn allow(b: &mut FragmentBuilder, options: &Options, row: &Enumerant) -> bool {
    let Some(need) = need(options, row) else { return false };
    if let Some(version) = need.version {
        b.version(version);
    }
    if let Some(extension) = need.extension {
        b.extension(extension);
    }
    match need.capability {
        Some(capability) if need.implied => declare(b, capability, 0),
        Some(capability) => b.capability(capability),
        None => {}
    }
    true
}

/// Whether [`allow`] would allow an enumerant.
pub(crate) fn is_allowed(options: &Options, row: &Enumerant) -> bool {
    need(options, row).is_some()
}

/// A capability and those of extensions that it implies: consumers look for these by name.
fn declare(b: &mut FragmentBuilder, capability: Capability, depth: u32) {
    b.capability(capability);
    let Some(row) = Capability::ENUMERATION.by_value(capability.0) else { return };
    for &implied in row.capabilities {
        let extension = Capability::ENUMERATION
            .by_value(implied.0)
            .is_some_and(|row| row.version == Version::NEVER);
        if extension && depth < 4 {
            declare(b, implied, depth + 1);
        }
    }
}

/// [`allow`] of a decoration; one that the grammar does not have is nobody's to forbid.
pub(crate) fn allow_decoration(
    b: &mut FragmentBuilder,
    options: &Options,
    decoration: Decoration,
) -> bool {
    Decoration::ENUMERATION.by_value(decoration.0).is_none_or(|row| allow(b, options, row))
}

/// The extension that would allow an enumerant, if it is not in the core of any version.
pub(crate) fn extension(row: &Enumerant) -> Option<Extension> {
    let of_capability = row.capabilities.iter().find_map(|capability| {
        let needs = Capability::ENUMERATION.by_value(capability.0)?;
        preferred(needs.extensions)
    });
    preferred(row.extensions).or(of_capability)
}

/// Of the names of an extension the one that Intel's tools know.
fn preferred(extensions: &[Extension]) -> Option<Extension> {
    let intel = |it: &&Extension| !it.name().contains("ALTERA");
    extensions.iter().find(intel).or(extensions.first()).copied()
}

#[cfg(test)]
mod tests {
    use lapidary_spirv::grammar::ExecutionMode;

    use super::*;

    fn allowed(extensions: &str, version: Version, mode: ExecutionMode) -> bool {
        let options = Options {
            max_version: version,
            extensions: extensions.parse().expect("is a list"),
            ..Options::default()
        };
        let row = ExecutionMode::ENUMERATION.by_value(mode.0).expect("is in the grammar");
        allow(&mut FragmentBuilder::new(), &options, row)
    }

    #[test]
    fn a_version_or_an_extension_allows() {
        let float = ExecutionMode::DenormPreserve;
        assert!(allowed("", Version::V1_4, float));
        assert!(!allowed("", Version::V1_3, float));
        assert!(allowed("+SPV_KHR_float_controls", Version::V1_1, float));
        let kernel = ExecutionMode::MaxWorkgroupSizeINTEL;
        assert!(!allowed("", Version::V1_6, kernel));
        assert!(allowed("+SPV_INTEL_kernel_attributes", Version::V1_0, kernel));
        // The extension is that of the capability alone.
        let interface = ExecutionMode::RegisterMapInterfaceINTEL;
        assert!(!allowed("", Version::V1_6, interface));
        assert!(allowed("+SPV_INTEL_kernel_attributes", Version::V1_0, interface));
        assert!(allowed("", Version::V1_0, ExecutionMode::LocalSize));
    }
}
