//! What an enumerant of the grammar (a decoration, an execution mode) needs: a version, or an
//! extension and its capability.

use lapidary_spirv::emit::FragmentBuilder;
use lapidary_spirv::grammar::{
    Capability, Decoration, Enumerant, Extension, Operand, OperandKind, Version,
};

use crate::lower::options::Options;

/// What an enumerant needs where it is allowed.
#[derive(Clone, Copy, Default)]
struct Need {
    version: Option<Version>,
    extension: Option<Extension>,
    capability: Option<Capability>,
}

/// What every module declares that is made here.
const DECLARED: [Capability; 2] = [Capability::Kernel, Capability::Addresses];

/// Modes that the text of their extension gives another capability than the grammar does
/// (SPV_INTEL_float_controls2): the translator declares the one, spirv-val wants the other.
const ALSO: [(&str, Capability); 2] = [
    ("FloatingPointModeALTINTEL", Capability::FloatingPointModeINTEL),
    ("FloatingPointModeIEEEINTEL", Capability::FloatingPointModeINTEL),
];

/// What an enumerant needs, or `None` if that is not allowed. The core of an allowed version comes
/// before an extension, as in the translator.
///
/// Any one of the capabilities that the grammar lists will do (SPIR-V, section 3, "Enabling
/// Capabilities"): what is declared anyway, else the first that is allowed. One of graphics is none of
/// the choices where there is another, as no consumer of kernels takes a module that declares it.
fn need(options: &Options, row: &Enumerant) -> Option<Need> {
    let core = |version: Version| version != Version::NEVER && version <= options.max_version;
    let allowed = |extensions: &[Extension]| {
        extensions.iter().find(|&&extension| options.allows(extension)).copied()
    };
    let later = |version: Version| (version > Version::V1_0).then_some(version);
    let in_core = core(row.version) && row.version > Version::V1_0;
    let own = allowed(row.extensions);
    // What lets the enumerant itself be there; where nothing does, the extension of a capability may.
    let itself = match own {
        _ if in_core => Some(Need { version: Some(row.version), ..Need::default() }),
        Some(extension) => Some(Need { extension: Some(extension), ..Need::default() }),
        None => (core(row.version) && row.extensions.is_empty()).then(Need::default),
    };
    if row.capabilities.is_empty() || row.capabilities.iter().any(|it| DECLARED.contains(it)) {
        return itself;
    }
    let choice = row.capabilities.iter().any(|&it| !is_of_graphics(it));
    row.capabilities.iter().filter(|&&it| !choice || !is_of_graphics(it)).find_map(|&capability| {
        let needs = Capability::ENUMERATION.by_value(capability.0)?;
        let capability = Some(capability);
        match itself {
            Some(itself) if core(needs.version) && (in_core || needs.extensions.is_empty()) => {
                let version = itself.version.max(later(needs.version));
                Some(Need { version, capability, ..itself })
            }
            _ => {
                // Its own name of an extension that has several.
                let named = own.filter(|it| needs.extensions.contains(it));
                let extension = Some(named.or(allowed(needs.extensions)).or(own)?);
                let version = itself.and_then(|itself| itself.version);
                Some(Need { version, extension, capability })
            }
        }
    })
}

/// Whether a capability is one of graphics.
pub(in crate::lower) fn is_of_graphics(capability: Capability) -> bool {
    implies(capability, Capability::Shader)
}

/// Whether declaring one capability declares another.
pub(in crate::lower) fn implies(declared: Capability, wanted: Capability) -> bool {
    let mut stack = vec![declared];
    let mut seen = Vec::new();
    while let Some(capability) = stack.pop() {
        if capability == wanted {
            return true;
        }
        if seen.contains(&capability) {
            continue;
        }
        seen.push(capability);
        if let Some(row) = Capability::ENUMERATION.by_value(capability.0) {
            stack.extend(row.capabilities);
        }
    }
    false
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
    if let Some(capability) = need.capability {
        declare(b, capability);
    }
    if let Some((_, also)) = ALSO.iter().find(|also| also.0 == row.name) {
        b.capability(*also);
    }
    true
}

/// Whether [`allow`] would allow an enumerant.
pub(crate) fn is_allowed(options: &Options, row: &Enumerant) -> bool {
    need(options, row).is_some()
}

/// A capability that is a later version of another one, which it implies and consumers look for by name.
const LATER: (Capability, Capability) =
    (Capability::FPGAKernelAttributesv2INTEL, Capability::FPGAKernelAttributesINTEL);

/// Declares a capability, and the one that it is a later version of.
fn declare(b: &mut FragmentBuilder, capability: Capability) {
    b.capability(capability);
    if capability == LATER.0 {
        b.capability(LATER.1);
    }
}

/// [`allow`] for a decoration. One that the grammar lacks is not allowed, as no consumer knows it.
pub(crate) fn allow_decoration(
    b: &mut FragmentBuilder,
    options: &Options,
    decoration: Decoration,
) -> bool {
    Decoration::ENUMERATION.by_value(decoration.0).is_some_and(|row| allow(b, options, row))
}

/// The enumerants among the operands of an enumerant, which need what they need besides: the builtin
/// variable of `BuiltIn`, the flags of `FPFastMathMode`. What has a number of its own that is not public
/// (`Internal` in intel.txt) brings its operands itself.
pub(crate) fn operands(row: &Enumerant, words: &[u32]) -> Vec<(OperandKind, &'static Enumerant)> {
    let mut found = Vec::new();
    if row.name.starts_with("Internal") {
        return found;
    }
    // A text has words of any number, and what has one has no enumerant behind it.
    let texts = |operand: &&Operand| operand.kind != OperandKind::LiteralString;
    for (operand, &word) in row.parameters.iter().take_while(texts).zip(words) {
        let Some(table) = operand.kind.enumeration() else { continue };
        let here = |row: &&Enumerant| match table.bits {
            true => row.value & word != 0,
            false => row.value == word,
        };
        found.extend(table.enumerants.iter().filter(here).map(|row| (operand.kind, row)));
    }
    found
}

/// What would allow an enumerant that is not allowed, in words.
pub(crate) fn what_it_needs(row: &Enumerant) -> String {
    match extension(row) {
        Some(extension) => format!("it needs {extension}; allow it with --spirv-ext=+{extension}"),
        None => "it needs a higher version of SPIR-V".to_owned(),
    }
}

/// The extension that would allow an enumerant, if it is not in the core of any version.
pub(crate) fn extension(row: &Enumerant) -> Option<Extension> {
    let of_capability = row.capabilities.iter().find_map(|capability| {
        let needs = Capability::ENUMERATION.by_value(capability.0)?;
        needs.extensions.first()
    });
    row.extensions.first().or(of_capability).copied()
}

#[cfg(test)]
mod tests {
    use lapidary_spirv::emit::Fragment;
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
        // What came with a version, and needs nothing else.
        assert!(!allowed("", Version::V1_1, ExecutionMode::LocalSizeId));
    }

    /// What a decoration needs with all extensions, below a version.
    fn needed(decoration: Decoration, max_version: Version) -> Option<(Version, Vec<Capability>)> {
        let extensions = "all".parse().expect("is a list");
        let options = Options { max_version, extensions, ..Options::default() };
        let mut b = FragmentBuilder::new();
        let row = Decoration::ENUMERATION.by_value(decoration.0).expect("is in the grammar");
        allow(&mut b, &options, row).then(|| {
            let fragment = b.finish(Fragment::default());
            (fragment.version, fragment.capabilities.iter().collect())
        })
    }

    #[test]
    fn of_several_capabilities_that_of_kernels_is_declared() {
        use Capability as C;
        // Kernel is there already.
        assert_eq!(needed(Decoration::SpecId, Version::V1_4), Some((Version::V1_0, vec![])));
        // The other choice is Shader, which is for graphics.
        let uniform = (Version::V1_6, vec![C::UniformDecoration]);
        assert_eq!(needed(Decoration::Uniform, Version::V1_6), Some(uniform));
        assert_eq!(needed(Decoration::Uniform, Version::V1_5), None);
        // Who asks for what is of graphics alone gets it, as of the translator.
        let binding = (Version::V1_0, vec![C::Shader]);
        assert_eq!(needed(Decoration::Binding, Version::V1_6), Some(binding));
        // What a capability implies is not declared.
        let vector = (Version::V1_0, vec![C::VectorComputeINTEL]);
        assert_eq!(needed(Decoration::VectorComputeFunctionINTEL, Version::V1_4), Some(vector));
        let cluster = (Version::V1_0, vec![C::FPGAClusterAttributesV2INTEL]);
        assert_eq!(needed(Decoration::StallFreeINTEL, Version::V1_4), Some(cluster));
    }
}
