//! What a translation may use: versions, extensions, unknown intrinsics.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use lapidary_spirv::grammar::{Extension, Version};

use crate::names::nearest;
use crate::spec_constants::Specs;

/// Options of a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The highest version that may be written.
    pub max_version: Version,
    /// Whether [`Options::max_version`] was asked for, or is the default.
    pub max_version_given: bool,
    /// Which extensions may be used.
    pub extensions: Extensions,
    /// Prefixes of intrinsics that may be left as calls of imported functions; `None` when none
    /// may, an empty list when all may.
    pub unknown_intrinsics: Option<Vec<String>>,
    /// Contract floating-point operations: `on` leaves it open, `off` sets ContractionOff, `fast`
    /// sets no mode and fast-math contraction.
    pub fp_contract: FpContract,
    /// `llvm.fmuladd` becomes OpenCL `mad` (else a multiplication and an addition).
    pub fmuladd_as_mad: bool,
    /// Keep `kernel_arg_type` and `kernel_arg_type_qual` through OpString.
    pub kernel_arg_types: bool,
    /// Keep function attributes and metadata through NonSemantic.AuxData.
    pub preserve_auxdata: bool,
    /// Function pointers in the CodeSectionINTEL storage class.
    pub function_pointer_storage: bool,
    /// The set of instructions that debug information is written in; only lines are if there is none.
    pub debug: Option<DebugVersion>,
    /// Operations of DWARF expressions that the set of OpenCL lacks are written in it all the same.
    pub extra_expressions: bool,
    /// Only these functions, and then variables, are translated, by number; what they need must be
    /// among them. All of them if `None`.
    pub only: Option<Vec<bool>>,
    /// The specialization constants of the module, if they are known already; else they are looked
    /// for, and numbered from 0.
    pub specs: Option<Arc<Specs>>,
}

/// `--spirv-fp-contract`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FpContract {
    /// Contraction is allowed unless the code says otherwise.
    #[default]
    On,
    /// Never.
    Off,
    /// Everywhere.
    Fast,
}

/// `--spirv-debug-info-version`: the set of instructions that debug information is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DebugVersion {
    /// `SPIRV.debug`, which has the instructions of OpenCL.DebugInfo.100.
    Legacy,
    /// `OpenCL.DebugInfo.100`
    OpenCl100,
    /// `NonSemantic.Shader.DebugInfo.100`
    Shader100,
    /// `NonSemantic.Shader.DebugInfo.200`
    Shader200,
}

impl DebugVersion {
    /// The name in `OpExtInstImport`.
    pub fn import(self) -> &'static str {
        match self {
            Self::Legacy => "SPIRV.debug",
            Self::OpenCl100 => "OpenCL.DebugInfo.100",
            Self::Shader100 => "NonSemantic.Shader.DebugInfo.100",
            Self::Shader200 => "NonSemantic.Shader.DebugInfo.200",
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            max_version: Version::V1_6,
            max_version_given: false,
            extensions: Extensions::default(),
            unknown_intrinsics: None,
            fp_contract: FpContract::On,
            fmuladd_as_mad: true,
            kernel_arg_types: false,
            preserve_auxdata: false,
            function_pointer_storage: false,
            debug: Some(DebugVersion::OpenCl100),
            extra_expressions: false,
            only: None,
            specs: None,
        }
    }
}

impl Options {
    /// Whether an extension may be used.
    pub(crate) fn allows(&self, extension: Extension) -> bool {
        self.extensions.allows(extension)
    }

    /// Whether an unknown intrinsic may be left as a call.
    pub(crate) fn allows_unknown_intrinsic(&self, name: &str) -> bool {
        match &self.unknown_intrinsics {
            None => false,
            Some(prefixes) => {
                prefixes.is_empty() || prefixes.iter().any(|prefix| name.starts_with(prefix))
            }
        }
    }
}

/// Which extensions may be used: the value of `--spirv-ext`.
///
/// ```
/// use lapidary::Extensions;
/// use lapidary::spirv::grammar::Extension;
///
/// let extensions = "all,-SPV_KHR_fma".parse::<Extensions>().unwrap();
/// assert!(extensions.allows(Extension::SPV_KHR_expect_assume));
/// assert!(!extensions.allows(Extension::SPV_KHR_fma));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extensions {
    /// Those allowed (`true`) or not, the last word on one counts.
    named: FxHashMap<Extension, bool>,
    /// What holds for those that are not named.
    all: bool,
}

impl Extensions {
    /// Every extension.
    pub fn all() -> Self {
        Self { named: FxHashMap::default(), all: true }
    }

    /// Those that DPC++ allows its translator.
    pub fn dpcpp() -> Self {
        DPCPP.iter().copied().collect()
    }

    /// Reads one more value: the option may be given several times.
    ///
    /// # Errors
    /// If an item has no sign, or names an extension that nobody knows.
    pub fn extend(&mut self, text: &str) -> Result<(), ExtensionsError> {
        for item in text.split(',').filter(|item| !item.is_empty()) {
            if item == "all" {
                self.all = true;
                continue;
            }
            let (on, name) = match item.split_at_checked(1) {
                Some(("+", name)) => (true, name),
                Some(("-", name)) => (false, name),
                _ => return Err(ExtensionsError::NoSign(item.to_owned())),
            };
            if name == "all" {
                self.all = on;
                self.named.clear();
                continue;
            }
            let extension = Extension::by_name(name)
                .ok_or_else(|| ExtensionsError::Unknown(name.to_owned()))?;
            self.named.insert(extension, on);
        }
        Ok(())
    }

    /// Whether an extension may be used and was asked for by its name.
    pub fn names(&self, extension: Extension) -> bool {
        self.named.get(&extension) == Some(&true)
    }

    /// Whether an extension is switched off by its name.
    pub fn forbids(&self, extension: Extension) -> bool {
        self.named.get(&extension) == Some(&false)
    }

    /// Whether an extension may be used.
    pub fn allows(&self, extension: Extension) -> bool {
        self.named.get(&extension).copied().unwrap_or(self.all)
    }
}

/// Reads `+A,-B,all`, as `--spirv-ext` has it.
impl FromStr for Extensions {
    type Err = crate::Error;

    fn from_str(text: &str) -> Result<Self, crate::Error> {
        let mut extensions = Self::default();
        extensions.extend(text)?;
        Ok(extensions)
    }
}

/// These, and no others.
impl FromIterator<Extension> for Extensions {
    fn from_iter<I: IntoIterator<Item = Extension>>(extensions: I) -> Self {
        Self { named: extensions.into_iter().map(|it| (it, true)).collect(), all: false }
    }
}

/// What is wrong with a list of extensions.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ExtensionsError {
    /// An item has neither `+` nor `-` in front.
    NoSign(String),
    /// No extension has this name.
    Unknown(String),
}

impl fmt::Display for ExtensionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSign(item) => {
                write!(f, "invalid value of --spirv-ext: '{item}' must begin with '+' or '-'")
            }
            Self::Unknown(name) => {
                write!(f, "unknown extension '{name}' in --spirv-ext")?;
                match nearest(Extension::all().map(Extension::name), name) {
                    Some(near) => write!(f, "; did you mean '{near}'?"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl std::error::Error for ExtensionsError {}

impl From<ExtensionsError> for crate::Error {
    fn from(error: ExtensionsError) -> Self {
        Self::option(error.to_string())
    }
}

/// The extensions that DPC++ allows its translator. Of others, such as `SPV_KHR_fma`, the runtimes that
/// load the images know nothing. `SPV_INTEL_vector_compute` is left out: it is for code that was lowered
/// from ESIMD, and where it is named, vectors have any length, which other consumers do not take.
const DPCPP: &[Extension] = &[
    Extension::SPV_EXT_arithmetic_fence,
    Extension::SPV_EXT_shader_atomic_float_add,
    Extension::SPV_EXT_shader_atomic_float_min_max,
    Extension::SPV_KHR_no_integer_wrap_decoration,
    Extension::SPV_KHR_float_controls,
    Extension::SPV_KHR_expect_assume,
    Extension::SPV_KHR_linkonce_odr,
    Extension::SPV_KHR_shader_clock,
    Extension::SPV_KHR_uniform_group_instructions,
    Extension::SPV_KHR_non_semantic_info,
    Extension::SPV_KHR_cooperative_matrix,
    Extension::SPV_INTEL_subgroups,
    Extension::SPV_INTEL_media_block_io,
    Extension::SPV_INTEL_device_side_avc_motion_estimation,
    Extension::SPV_INTEL_fpga_loop_controls,
    Extension::SPV_INTEL_unstructured_loop_controls,
    Extension::SPV_INTEL_fpga_reg,
    Extension::SPV_INTEL_blocking_pipes,
    Extension::SPV_INTEL_function_pointers,
    Extension::SPV_INTEL_kernel_attributes,
    Extension::SPV_INTEL_io_pipes,
    Extension::SPV_INTEL_inline_assembly,
    Extension::SPV_INTEL_arbitrary_precision_integers,
    Extension::SPV_INTEL_float_controls2,
    Extension::SPV_INTEL_arbitrary_precision_fixed_point,
    Extension::SPV_INTEL_arbitrary_precision_floating_point,
    Extension::SPV_INTEL_variable_length_array,
    Extension::SPV_INTEL_fp_fast_math_mode,
    Extension::SPV_INTEL_long_composites,
    Extension::SPV_INTEL_global_variable_decorations,
    Extension::SPV_INTEL_cache_controls,
    Extension::SPV_INTEL_fpga_buffer_location,
    Extension::SPV_INTEL_fpga_argument_interfaces,
    Extension::SPV_INTEL_fpga_invocation_pipelining_attributes,
    Extension::SPV_INTEL_fpga_latency_control,
    Extension::SPV_INTEL_task_sequence,
    Extension::SPV_INTEL_bindless_images,
    Extension::SPV_INTEL_token_type,
    Extension::SPV_INTEL_bfloat16_conversion,
    Extension::SPV_INTEL_joint_matrix,
    Extension::SPV_INTEL_hw_thread_queries,
    Extension::SPV_INTEL_masked_gather_scatter,
    Extension::SPV_INTEL_tensor_float32_conversion,
    Extension::SPV_INTEL_optnone,
];
