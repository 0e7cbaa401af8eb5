//! Bitcode to SPIR-V: the options, and what comes of it.

use std::fmt;
use std::io::{self, Write};

use lapidary_spirv::grammar::Version;
use lapidary_spirv::read;

use crate::Result;
use crate::lower::{self, DebugVersion, Extensions, FpContract};

/// How bitcode is translated.
///
/// Without an option SPIR-V 1.6 is written and no extension is used, as `llvm-spirv` does.
///
/// ```
/// use lapidary::{Extensions, Translate, Version};
///
/// let options = Translate::new()
///     .max_version(Version::V1_4)
///     .extensions("+SPV_KHR_expect_assume,+SPV_KHR_bit_instructions".parse()?);
/// # let _ = options;
/// # Ok::<(), lapidary::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Translate {
    pub(crate) lower: lower::Options,
}

impl Translate {
    /// What holds if no option is given.
    pub fn new() -> Self {
        Self::default()
    }

    /// The highest version of SPIR-V that may be written.
    pub fn max_version(mut self, version: Version) -> Self {
        self.lower.max_version = version;
        self.lower.max_version_given = true;
        self
    }

    /// The extensions that may be used.
    pub fn extensions(mut self, extensions: Extensions) -> Self {
        self.lower.extensions = extensions;
        self
    }

    /// Intrinsics of LLVM that are not known become calls of imported functions, if their names start
    /// with one of these; with none, all do.
    pub fn unknown_intrinsics<P: Into<String>>(
        mut self,
        prefixes: impl IntoIterator<Item = P>,
    ) -> Self {
        self.lower.unknown_intrinsics = Some(prefixes.into_iter().map(Into::into).collect());
        self
    }

    /// Whether floating-point operations may be contracted.
    pub fn fp_contract(mut self, contract: FpContract) -> Self {
        self.lower.fp_contract = contract;
        self
    }

    /// `llvm.fmuladd` becomes `mad` of OpenCL (as without this option), or a multiplication and an
    /// addition.
    pub fn fmuladd_as_mad(mut self, yes: bool) -> Self {
        self.lower.fmuladd_as_mad = yes;
        self
    }

    /// Keeps the types of kernel arguments in the source language as strings.
    pub fn kernel_arg_types(mut self, yes: bool) -> Self {
        self.lower.kernel_arg_types = yes;
        self
    }

    /// Keeps attributes and metadata of functions and variables as `NonSemantic.AuxData`.
    pub fn preserve_auxdata(mut self, yes: bool) -> Self {
        self.lower.preserve_auxdata = yes;
        self
    }

    /// The set of instructions that debug information is written in: OpenCL.DebugInfo.100 if nobody
    /// says otherwise. With `None`, source lines are all that is kept of it.
    pub fn debug_version(mut self, version: impl Into<Option<DebugVersion>>) -> Self {
        self.lower.debug = version.into();
        self
    }

    /// Operations of DWARF expressions that OpenCL.DebugInfo.100 lacks are written in it all the same,
    /// under the numbers of the translator.
    pub fn extra_expressions(mut self, yes: bool) -> Self {
        self.lower.extra_expressions = yes;
        self
    }

    /// Only these functions, and then variables, by number. What they need must be among them.
    pub(crate) fn only(mut self, wanted: Vec<bool>) -> Self {
        self.lower.only = Some(wanted);
        self
    }

    /// Function pointers are of the storage class `CodeSectionINTEL`.
    pub fn function_pointer_storage(mut self, yes: bool) -> Self {
        self.lower.function_pointer_storage = yes;
        self
    }
}

/// Finds what is wrong with a module before anybody relies on it. The fuzz targets do so themselves.
#[cfg(all(debug_assertions, not(fuzzing)))]
fn validate(words: &[u32]) {
    let module = read::Module::from_words(words).expect("what is emitted can be read");
    lapidary_spirv::validate::validate(&module).expect("what is emitted is valid");
}

/// A module that was translated.
///
/// Its words lie in several pieces, in the order of the module: a large module is written without
/// being copied into one piece first.
pub struct Translation(lower::Translation);

impl Translation {
    pub(crate) fn of(module: &lapidary_bitcode::Module<'_>, options: &Translate) -> Result<Self> {
        let translation = lower::translate(module, &options.lower)?;
        #[cfg(all(debug_assertions, not(fuzzing)))]
        validate(&translation.pieces.concat());
        Ok(Self(translation))
    }

    /// The words of the module.
    pub fn into_words(self) -> Vec<u32> {
        self.0.into_words()
    }

    /// The module as a file has it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let words: usize = self.0.pieces.iter().map(Vec::len).sum();
        let mut bytes = Vec::with_capacity(words.saturating_mul(4));
        self.write_to(&mut bytes).expect("writing to memory");
        bytes
    }

    /// Writes the module as a file has it.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_to(&self, mut writer: &mut dyn Write) -> io::Result<()> {
        self.0.pieces.iter().try_for_each(|words| read::write(words, &mut writer))
    }

    /// What one should know of the result: what of the module is not in it.
    pub fn notes(&self) -> &[String] {
        &self.0.notes
    }
}

impl fmt::Debug for Translation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Translation").field("notes", &self.0.notes).finish_non_exhaustive()
    }
}
