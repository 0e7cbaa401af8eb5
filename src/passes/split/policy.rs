//! What decides how a module is cut: the mode, and which functions are entry points or imports.

use crate::graph::{Flags, Function, Graph};
use crate::passes::aspects::has_prefix;

/// How entry points are grouped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "kebab-case")
)]
pub enum Mode {
    /// One image of everything.
    None,
    /// One image for each source, cut further by what devices must have.
    Source,
    /// One image for each entry point.
    Kernel,
    /// As [`Mode::Source`].
    #[default]
    Auto,
    /// One image for each set of requirements, whatever the source.
    Off,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 5] = [Mode::None, Mode::Source, Mode::Kernel, Mode::Auto, Mode::Off];

    /// The mode of this name: `none`, `off`, `source`, `kernel`, `auto`.
    pub fn from_name(name: &str) -> Option<Mode> {
        match name {
            "none" => Some(Mode::None),
            "off" => Some(Mode::Off),
            "source" | "per_source" => Some(Mode::Source),
            "kernel" | "per_kernel" => Some(Mode::Kernel),
            "auto" => Some(Mode::Auto),
            _ => None,
        }
    }
}

/// How to cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Policy {
    /// The mode.
    pub mode: Mode,
    /// Only kernels (and virtual functions) are entry points, SYCL_EXTERNAL functions are not.
    pub only_kernels: bool,
    /// SYCL_EXTERNAL functions may be left to another image, and imported.
    pub allow_image_dependencies: bool,
    /// ESIMD entry points get images of their own.
    pub split_esimd: bool,
}

impl Policy {
    /// Whether images are made for this function.
    pub fn is_entry_point(&self, graph: &Graph, function: &Function) -> bool {
        let flags = function.flags;
        flags.has(Flags::DEFINED)
            && (flags.has(Flags::KERNEL)
                || if self.only_kernels {
                    flags.has(Flags::INDIRECTLY_CALLABLE)
                } else {
                    let name = graph.names.get(function.name);
                    function.source.is_some()
                        && !name.starts_with(b"__builtin_")
                        && !has_prefix(name, BUILTIN_PREFIXES)
                })
    }

    /// Whether an image that uses this function may leave its body to another image.
    pub fn is_importable(&self, graph: &Graph, function: &Function) -> bool {
        let flags = function.flags;
        // Nearly all functions: their names, which are elsewhere in memory, need not be looked at.
        if flags.has(Flags::DEFINED) && !self.allow_image_dependencies {
            return false;
        }
        let name = graph.names.get(function.name);
        if !flags.has(Flags::DEFINED) && is_bf16_library_function(name) {
            return true;
        }
        self.allow_image_dependencies
            && !flags.has(Flags::KERNEL)
            && !flags.has(Flags::INTRINSIC)
            && (!flags.has(Flags::DEFINED) || function.source.is_some())
            && !is_builtin(name)
            && !demangled_starts_with_underscores(name)
    }
}

const BUILTIN_PREFIXES: &[&[u8]] = &[b"__spirv_", b"__sycl_", b"__esimd_"];

/// Whether a device provides the function: its name starts with `__`, or is a mangled
/// `__spirv_`, `__sycl_` or `__esimd_` name.
pub fn is_builtin(name: &[u8]) -> bool {
    name.starts_with(b"__") || has_prefix(name, BUILTIN_PREFIXES)
}

/// The device library's conversions between `float` and `bfloat16`, which come in two images of
/// their own.
pub fn is_bf16_library_function(name: &[u8]) -> bool {
    const NAMES: [&[u8]; 14] = [
        b"__devicelib_ConvertFToBF16INTEL",
        b"__devicelib_ConvertBF16ToFINTEL",
        b"__devicelib_ConvertFToBF16INTELVec1",
        b"__devicelib_ConvertBF16ToFINTELVec1",
        b"__devicelib_ConvertFToBF16INTELVec2",
        b"__devicelib_ConvertBF16ToFINTELVec2",
        b"__devicelib_ConvertFToBF16INTELVec3",
        b"__devicelib_ConvertBF16ToFINTELVec3",
        b"__devicelib_ConvertFToBF16INTELVec4",
        b"__devicelib_ConvertBF16ToFINTELVec4",
        b"__devicelib_ConvertFToBF16INTELVec8",
        b"__devicelib_ConvertBF16ToFINTELVec8",
        b"__devicelib_ConvertFToBF16INTELVec16",
        b"__devicelib_ConvertBF16ToFINTELVec16",
    ];
    NAMES.contains(&name)
}

/// Whether the demangled name starts with `__`: the first component of a C++ mangled name, or the
/// name itself.
fn demangled_starts_with_underscores(name: &[u8]) -> bool {
    let Some(encoding) = name.strip_prefix(b"_Z") else { return name.starts_with(b"__") };
    // A nested name may start with qualifiers; then, as without nesting, follow <length><name>.
    let unscoped = match encoding.strip_prefix(b"N") {
        Some(nested) => {
            let qualifiers = nested.iter().take_while(|byte| b"rVKRO".contains(byte)).count();
            &nested[qualifiers..]
        }
        None => encoding.strip_prefix(b"L").unwrap_or(encoding),
    };
    let digits = unscoped.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && unscoped[digits..].starts_with(b"__")
}

/// Whether indirect calls of type `call` may reach this function.
pub fn is_indirect_target(function: &Function) -> bool {
    function.flags.has(Flags::REFERENCED_INDIRECTLY) && !function.flags.has(Flags::KERNEL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mangled_names_are_looked_into() {
        for (name, starts) in [
            ("_Z8__insidev", true),
            ("_Z7outsidev", false),
            ("_ZN3__a1bEv", true),
            ("_ZNK1a3__bEv", false),
            ("_ZNK3__a1bEv", true),
            ("__private", true),
            ("_Z", false),
        ] {
            assert_eq!(demangled_starts_with_underscores(name.as_bytes()), starts, "{name}");
        }
        assert!(is_builtin(b"_Z28__spirv_GlobalInvocationId_xv"));
        assert!(!is_builtin(b"_Z9not__spirv"));
    }
}
