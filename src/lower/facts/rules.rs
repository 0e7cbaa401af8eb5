//! Which integers and vectors SPIR-V has under the options, and which ones hold those that it lacks.

use lapidary_bitcode::Module;
use lapidary_spirv::grammar::Extension;

use crate::lower::options::Options;

/// The extension that brings integers of any width, by its former name and its present one, as the grammar's
/// tables order them.
pub(super) const ARBITRARY: [Extension; 2] = [
    Extension::SPV_INTEL_arbitrary_precision_integers,
    Extension::SPV_ALTERA_arbitrary_precision_integers,
];

/// What types there may be.
#[derive(Debug)]
pub(crate) struct Rules {
    /// Whether integers of any width may be used.
    pub(crate) arbitrary_integers: bool,
    /// Whether integers of 4 bits may be used.
    int4: bool,
    /// Whether vectors of any length may be used.
    pub(super) vector_any: bool,
    /// Whether vectors of pointers are vectors (of SPV_INTEL_masked_gather_scatter, which has few
    /// instructions for them), or spread.
    pub(super) pointer_vectors: bool,
}

impl Rules {
    /// The rules for a module.
    pub(super) fn new(module: &Module<'_>, options: &Options) -> Self {
        Self {
            arbitrary_integers: ARBITRARY.iter().any(|&it| options.allows(it)),
            int4: options.allows(Extension::SPV_INTEL_int4),
            // `all` is no reason to write vectors that few consumers take, and validators refuse.
            vector_any: options.extensions.names(Extension::SPV_INTEL_vector_compute),
            pointer_vectors: options.allows(Extension::SPV_INTEL_masked_gather_scatter)
                && module.functions.iter().any(|function| {
                    let name = module.str(function.object.name);
                    name.starts_with(b"llvm.masked.gather.")
                        || name.starts_with(b"llvm.masked.scatter.")
                }),
        }
    }

    /// The width of the SPIR-V integer that holds an LLVM integer, if one does.
    pub(super) fn container_width(&self, width: u32) -> Option<u32> {
        Some(match width {
            1 | 8 | 16 | 32 | 64 => width,
            _ if self.arbitrary_integers => width,
            4 if self.int4 => width,
            2..=7 => 8,
            9..=15 => 16,
            17..=31 => 32,
            33..=63 => 64,
            _ => return None,
        })
    }

    /// The number of components of the SPIR-V vector that holds an LLVM vector, if one does.
    pub(super) fn container_count(&self, count: u32) -> Option<u32> {
        Some(match count {
            1 | 2 | 3 | 4 | 8 | 16 => count,
            _ if self.vector_any => count,
            5..=7 => 8,
            9..=15 => 16,
            _ => return None,
        })
    }
}
