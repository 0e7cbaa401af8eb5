//! What a translation may use: versions, extensions, unknown intrinsics.

use std::str::FromStr;

use rustc_hash::FxHashMap;

use lapidary_spirv::grammar::Version;

/// Options of a translation.
#[derive(Clone, Debug)]
pub struct Options {
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
    /// Only these functions, and then variables, are translated, by number; what they need must be
    /// among them. All of them if `None`.
    pub only: Option<Vec<bool>>,
    /// Functions are written into one piece of memory, for who wants all words in one list
    /// ([`Translation::into_words`](super::Translation::into_words)).
    pub in_one_piece: bool,
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
            only: None,
            in_one_piece: false,
        }
    }
}

impl Options {
    /// Whether an extension may be used.
    pub fn allows(&self, extension: &str) -> bool {
        self.extensions.allows(extension)
    }

    /// Whether an unknown intrinsic may be left as a call.
    pub fn allows_unknown_intrinsic(&self, name: &str) -> bool {
        match &self.unknown_intrinsics {
            None => false,
            Some(prefixes) => {
                prefixes.is_empty() || prefixes.iter().any(|prefix| name.starts_with(prefix))
            }
        }
    }
}

/// The value of `--spirv-ext`: which extensions may be used.
#[derive(Clone, Debug, Default)]
pub struct Extensions {
    /// Names allowed (`true`) or not, the last one of a name counts.
    named: FxHashMap<String, bool>,
    /// What holds for names that are not listed.
    all: bool,
}

impl Extensions {
    /// Every extension.
    pub fn all() -> Self {
        Self { named: FxHashMap::default(), all: true }
    }

    /// Those that DPC++ allows its translator.
    pub fn dpcpp() -> Self {
        let named = DPCPP.iter().map(|&name| (name.to_owned(), true)).collect();
        Self { named, all: false }
    }

    /// Reads `+A,-B,all`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut extensions = Self::default();
        extensions.extend(text)?;
        Ok(extensions)
    }

    /// Reads one more value: the option may be given several times.
    pub fn extend(&mut self, text: &str) -> Result<(), String> {
        let extensions = self;
        for item in text.split(',').filter(|item| !item.is_empty()) {
            if item == "all" {
                extensions.all = true;
                continue;
            }
            let (on, name) = match item.split_at_checked(1) {
                Some(("+", name)) => (true, name),
                Some(("-", name)) => (false, name),
                _ => {
                    return Err(format!(
                        "invalid value of --spirv-ext: '{item}' must begin with '+' or '-'"
                    ));
                }
            };
            if name == "all" {
                extensions.all = on;
                extensions.named.clear();
                continue;
            }
            if !is_known(name) {
                return Err(format!("unknown extension '{name}' in --spirv-ext"));
            }
            extensions.named.insert(name.to_owned(), on);
        }
        Ok(())
    }

    /// Whether an extension may be used and was asked for by its name.
    pub fn names(&self, name: &str) -> bool {
        self.named.get(name) == Some(&true)
    }

    /// Whether an extension is switched off by its name.
    pub fn forbids(&self, name: &str) -> bool {
        self.named.get(name) == Some(&false)
    }

    /// Whether an extension may be used.
    pub fn allows(&self, name: &str) -> bool {
        self.named.get(name).copied().unwrap_or(self.all)
    }
}

/// Reads `+A,-B,all`, as `--spirv-ext` has it.
impl FromStr for Extensions {
    type Err = crate::Error;

    fn from_str(text: &str) -> Result<Self, crate::Error> {
        Self::parse(text).map_err(crate::Error::option)
    }
}

/// The extensions that DPC++ allows its translator. Of
/// others, such as `SPV_KHR_fma`, the runtimes that load the images know nothing.
/// `SPV_INTEL_vector_compute` is left out: it is for code that was lowered from ESIMD, and where it is
/// named, vectors have any length, which other consumers do not take.
const DPCPP: &[&str] = &[
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_float_controls",
    "SPV_KHR_expect_assume",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_shader_clock",
    "SPV_KHR_uniform_group_instructions",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_cooperative_matrix",
    "SPV_INTEL_subgroups",
    "SPV_INTEL_media_block_io",
    "SPV_INTEL_device_side_avc_motion_estimation",
    "SPV_INTEL_fpga_loop_controls",
    "SPV_INTEL_unstructured_loop_controls",
    "SPV_INTEL_fpga_reg",
    "SPV_INTEL_blocking_pipes",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_kernel_attributes",
    "SPV_INTEL_io_pipes",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_arbitrary_precision_integers",
    "SPV_INTEL_float_controls2",
    "SPV_INTEL_fast_composite",
    "SPV_INTEL_arbitrary_precision_fixed_point",
    "SPV_INTEL_arbitrary_precision_floating_point",
    "SPV_INTEL_variable_length_array",
    "SPV_INTEL_fp_fast_math_mode",
    "SPV_INTEL_long_constant_composite",
    "SPV_INTEL_arithmetic_fence",
    "SPV_INTEL_global_variable_decorations",
    "SPV_INTEL_cache_controls",
    "SPV_INTEL_fpga_buffer_location",
    "SPV_INTEL_fpga_argument_interfaces",
    "SPV_INTEL_fpga_invocation_pipelining_attributes",
    "SPV_INTEL_fpga_latency_control",
    "SPV_INTEL_task_sequence",
    "SPV_INTEL_bindless_images",
    "SPV_INTEL_token_type",
    "SPV_INTEL_bfloat16_conversion",
    "SPV_INTEL_joint_matrix",
    "SPV_INTEL_hw_thread_queries",
    "SPV_INTEL_masked_gather_scatter",
    "SPV_INTEL_tensor_float32_conversion",
    "SPV_INTEL_optnone",
];

/// Whether the name is that of a registered extension (or at least has its form).
fn is_known(name: &str) -> bool {
    let mut parts = name.splitn(3, '_');
    parts.next() == Some("SPV")
        && parts.next().is_some_and(|v| !v.is_empty())
        && parts.next().is_some()
}
