//! The options of `post-link`: those of sycl-post-link, and ours.

use lapidary::image::properties::Emit;
use lapidary::lower;
use lapidary::output::table::Columns;
use lapidary::passes::split::{Mode, Policy};
use lapidary_spirv::grammar::Version;

use crate::cli::Failure;
use crate::cli::module::ASPECT_OPTIONS;
use crate::cli::options::{Parsed, Spec, flag, value};

/// All options.
pub(super) fn specs() -> Vec<Spec> {
    let mut specs = vec![
        value(
            "o",
            "The table to write; images, properties and symbols are written beside it. As \
             -o=TARGET,FILE a table of what the target can run; may be given several times",
        ),
        value("out-dir", "The folder for images, properties and symbols"),
        value("split", "How to cut: auto (default), source, kernel, none (or off)"),
        flag("symbols", "Write a symbol file for each image"),
        flag("properties", "Write a property file for each image"),
        flag("emit-param-info", "Property set of removed kernel arguments"),
        flag("emit-program-metadata", "Property set of facts of kernels and device globals"),
        flag("emit-kernel-names", "Property set of the kernels"),
        flag("emit-exported-symbols", "Property set of functions for other images"),
        flag("emit-imported-symbols", "Property set of functions from other images"),
        flag("emit-only-kernels-as-entry-points", "Make no images for SYCL_EXTERNAL functions"),
        flag("device-globals", "Property set of device globals"),
        flag("allow-device-image-dependencies", "Leave SYCL_EXTERNAL functions to other images"),
        flag("support-dynamic-linking", ""),
        flag("split-esimd", "Make images of their own for ESIMD kernels"),
        value("spec-const", "Specialization constants: native or emulation"),
        flag(
            "generate-device-image-default-spec-consts",
            "Images with default specialization constants",
        ),
        value(
            "device-lib-dir",
            "Where the libraries of bfloat16 conversions are, for images that use them",
        ),
        flag("f", "Accepted: output may always go to a terminal"),
        flag("force-disable-esimd-opt", "Accepted: nothing is optimised"),
        flag("O0", ""),
        flag("O1", ""),
        flag("O2", ""),
        flag("O3", ""),
        flag("Os", ""),
        flag("Oz", ""),
        flag("S", "Refused: LLVM IR as text is not written yet"),
        flag("ir-output-only", "Refused: LLVM IR is not written yet"),
        flag("lower-esimd", "Refused: ESIMD is lowered in LLVM IR"),
        value(
            "spirv-ext",
            "SPIR-V extensions to use: +NAME, -NAME, all; the default is what DPC++ allows",
        ),
        value("spirv-max-version", "Highest SPIR-V version to write, 1.0 to 1.6"),
        value("diagnostics", "Form of warnings: text (default) or json, one object a line"),
        value("threads", "Number of threads (0: one per core)"),
        flag("json", "Print a summary of the images as JSON"),
        flag("time-report", "Print the wall and CPU time of each phase"),
        flag("help", "Show this"),
        flag("h", ""),
    ];
    specs.extend_from_slice(ASPECT_OPTIONS);
    specs
}

/// The extensions that may be used if no option says so: those that DPC++ allows its translator. Of
/// others, such as `SPV_KHR_fma`, the runtimes that load the images know nothing.
/// `SPV_INTEL_vector_compute` is left out: it is for code that was lowered from ESIMD, and where it is
/// named, vectors have any length, which other consumers do not take.
const EXTENSIONS: &[&str] = &[
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

/// Options that ask for LLVM IR.
const REFUSED: &[(&str, &str)] = &[
    ("S", "LLVM IR as text"),
    ("ir-output-only", "LLVM IR in place of SPIR-V"),
    ("lower-esimd", "lowering of ESIMD, which is done in LLVM IR"),
];

/// What the options ask for.
pub(super) struct Settings {
    pub(super) policy: Policy,
    pub(super) emit: Emit,
    pub(super) columns: Columns,
    pub(super) lower: lower::Options,
    pub(super) json_diagnostics: bool,
}

/// Reads the settings; refuses what is not there by name.
pub(super) fn settings(parsed: &Parsed) -> Result<Settings, Failure> {
    if let Some((name, what)) = REFUSED.iter().find(|(name, _)| parsed.flag(name)) {
        return Err(Failure::usage(format!("unsupported: -{name}: {what}")));
    }
    let mode = match parsed.value("split") {
        None => Mode::default(),
        Some(name) => Mode::from_name(name).ok_or_else(|| {
            Failure::usage(format!("-split={name}: the modes are auto, source, kernel, none"))
        })?,
    };
    if let Some(mode) = parsed.value("spec-const")
        && !["native", "emulation", "rt", "default"].contains(&mode)
    {
        return Err(Failure::usage(format!(
            "-spec-const={mode}: the modes are native and emulation"
        )));
    }
    let json_diagnostics = match parsed.value("diagnostics") {
        None | Some("text") => false,
        Some("json") => true,
        Some(form) => {
            return Err(Failure::usage(format!(
                "-diagnostics={form}: the forms are text and json"
            )));
        }
    };
    let default = || format!("-all,+{}", EXTENSIONS.join(",+"));
    let extensions = parsed.value("spirv-ext").map_or_else(default, str::to_string);
    let mut lower = lower::Options {
        extensions: lower::Extensions::parse(&extensions).map_err(Failure::usage)?,
        ..Default::default()
    };
    if let Some(version) = parsed.value("spirv-max-version") {
        let minor = version.strip_prefix("1.").and_then(|minor| minor.parse::<u16>().ok());
        let minor = minor.filter(|&minor| minor <= 6).ok_or_else(|| {
            Failure::usage(format!("-spirv-max-version={version}: the versions are 1.0 to 1.6"))
        })?;
        lower.max_version = Version(0x100 + minor);
        lower.max_version_given = true;
    }
    let dependencies =
        parsed.flag("allow-device-image-dependencies") || parsed.flag("support-dynamic-linking");
    Ok(Settings {
        policy: Policy {
            mode,
            only_kernels: parsed.flag("emit-only-kernels-as-entry-points"),
            allow_image_dependencies: dependencies,
            split_esimd: parsed.flag("split-esimd"),
        },
        emit: Emit {
            param_info: parsed.flag("emit-param-info"),
            program_metadata: parsed.flag("emit-program-metadata"),
            kernel_names: parsed.flag("emit-kernel-names"),
            exported_symbols: parsed.flag("emit-exported-symbols"),
            imported_symbols: parsed.flag("emit-imported-symbols"),
            device_globals: parsed.flag("device-globals"),
        },
        columns: Columns { properties: parsed.flag("properties"), symbols: parsed.flag("symbols") },
        lower,
        json_diagnostics,
    })
}
