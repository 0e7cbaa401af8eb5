//! Metadata of functions and kernel parameters as execution modes and decorations: those that FPGA
//! front ends write (SPV_INTEL_kernel_attributes, `_fpga_cluster_attributes`, `_loop_fuse`,
//! `_fpga_dsp_control`, `_fpga_invocation_pipelining_attributes`, `_fpga_buffer_location`,
//! `_runtime_aligned`), and the module's `!spirv.ExecutionMode`.
//!
//! What needs an extension that is not allowed is left out, as the translator does: these are
//! wishes, and a program means the same without them.

use lapidary_bitcode::ir::{FunctionId, Metadata, MetadataId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Decoration, ExecutionMode};

use crate::lower::attach::decorations::operands_fit;
use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::facts::metadata;
use crate::lower::gates;

/// Rows: metadata, execution mode, number of literals and what those are that the metadata lacks.
const MODES: &[(&str, ExecutionMode, usize, u32)] = &[
    ("max_work_group_size", ExecutionMode::MaxWorkgroupSizeINTEL, 3, 1),
    ("max_global_work_dim", ExecutionMode::MaxWorkDimINTEL, 1, 0),
    ("num_simd_work_items", ExecutionMode::NumSIMDWorkitemsINTEL, 1, 0),
    ("scheduler_target_fmax_mhz", ExecutionMode::SchedulerTargetFmaxMhzINTEL, 1, 0),
];

/// Rows: metadata, decoration, number of literals.
const DECORATIONS: &[(&str, Decoration, usize)] = &[
    ("loop_fuse", Decoration::FuseLoopsInFunctionINTEL, 2),
    ("initiation_interval", Decoration::InitiationIntervalINTEL, 1),
    ("max_concurrency", Decoration::MaxConcurrencyINTEL, 1),
    ("pipeline_kernel", Decoration::PipelineEnableINTEL, 1),
];

/// Metadata that switches a decoration without operands on, unless its value is 0.
const SWITCHES: &[(&str, Decoration)] =
    &[("stall_enable", Decoration::StallEnableINTEL), ("stall_free", Decoration::StallFreeINTEL)];

/// Rows: metadata of a kernel with a value for each parameter, decoration of those that have one.
const PARAMETERS: &[(&str, Decoration)] = &[
    ("kernel_arg_buffer_location", Decoration::BufferLocationINTEL),
    ("kernel_arg_runtime_aligned", Decoration::RuntimeAlignedINTEL),
];

/// Interfaces of kernels: name, mode, and the word beside the name that sets its literal.
const INTERFACES: &[(&str, ExecutionMode, &str)] = &[
    ("csr", ExecutionMode::RegisterMapInterfaceINTEL, "wait_for_done_write"),
    ("streaming", ExecutionMode::StreamingInterfaceINTEL, "stall_free_return"),
];

impl Emitter<'_> {
    /// An execution mode, if what it needs is allowed.
    pub(crate) fn mode_if_allowed(&mut self, id: Id, mode: ExecutionMode, literals: &[u32]) {
        if gates::allow_mode(self.b, self.facts.options, mode) {
            self.mode(id, mode, literals);
        }
    }

    /// A decoration, if what it needs is allowed.
    pub(crate) fn decorate_if_allowed(&mut self, id: Id, decoration: Decoration, literals: &[u32]) {
        if gates::allow_decoration(self.b, self.facts.options, decoration) {
            self.b.decorate(id, decoration, literals);
        }
    }

    /// The integers of a node, `count` of them; `missing` stands for those that are not there.
    fn integers(&self, node: MetadataId, count: usize, missing: u32) -> Vec<u32> {
        (0..count).map(|at| self.metadata_int(node, at).map_or(missing, |it| it as u32)).collect()
    }

    /// Execution modes of a kernel.
    pub(crate) fn attribute_modes(&mut self, id: Id) {
        for &(name, mode, count, missing) in MODES {
            if let Some(node) = self.function_metadata(name.as_bytes()) {
                let literals = self.integers(node, count, missing);
                self.mode_if_allowed(id, mode, &literals);
            }
        }
        if let Some(node) = self.function_metadata(b"no_global_work_offset")
            && self.metadata_int(node, 0) != Some(0)
        {
            self.mode_if_allowed(id, ExecutionMode::NoGlobalOffsetINTEL, &[]);
        }
        if let Some(node) = self.function_metadata(b"ip_interface") {
            let words = self.strings(node);
            for &(name, mode, with) in INTERFACES {
                if words.iter().any(|word| word == name) {
                    let literal = words.iter().any(|word| word == with);
                    self.mode_if_allowed(id, mode, &[u32::from(literal)]);
                }
            }
        }
    }

    /// The strings of a node.
    fn strings(&self, node: MetadataId) -> Vec<String> {
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else {
            return Vec::new();
        };
        let string = |operand| match self.body.metadata(module, operand) {
            Metadata::String(text) => Some(String::from_utf8_lossy(text).into_owned()),
            _ => None,
        };
        operands.iter().flatten().filter_map(string).collect()
    }

    /// The modes that the module lists for a function: `!{ptr @kernel, i32 MODE, i32 LITERAL...}`.
    pub(crate) fn listed_modes(&mut self, function: FunctionId, id: Id) -> Result<()> {
        let module = self.facts.module;
        for node in self.facts.listed_modes(function) {
            let Some(mode) = metadata::integer(module, node, 1) else { continue };
            let literals: Vec<u32> = (2..)
                .map_while(|at| metadata::integer(module, node, at))
                .map(|literal| literal as u32)
                .collect();
            let mode = ExecutionMode(mode as u32);
            let row = ExecutionMode::ENUMERATION.by_value(mode.0);
            // Too few or too many words would make the module unreadable.
            if row.is_some_and(|row| !operands_fit(row.parameters, &literals)) {
                return Err(Error::malformed(format!(
                    "the execution mode {} with {} operands in 'spirv.ExecutionMode'",
                    row.map_or("", |row| row.name),
                    literals.len()
                )));
            }
            self.mode_if_allowed(id, mode, &literals);
        }
        Ok(())
    }

    /// Decorations of a function.
    pub(crate) fn attribute_decorations(&mut self, id: Id) {
        for &(name, decoration) in SWITCHES {
            if let Some(node) = self.function_metadata(name.as_bytes())
                && self.metadata_int(node, 0) != Some(0)
            {
                self.decorate_if_allowed(id, decoration, &[]);
            }
        }
        for &(name, decoration, count) in DECORATIONS {
            if let Some(node) = self.function_metadata(name.as_bytes()) {
                let literals = self.integers(node, count, 0);
                self.decorate_if_allowed(id, decoration, &literals);
            }
        }
        // `prefer_dsp`: whether to; `propagate_dsp_preference`: also in what is called.
        if let Some(node) = self.function_metadata(b"prefer_dsp") {
            let first = |node: Option<MetadataId>| {
                node.and_then(|node| self.metadata_int(node, 0)).unwrap_or(0) as u32
            };
            let mode = first(Some(node));
            let propagate = first(self.function_metadata(b"propagate_dsp_preference"));
            self.decorate_if_allowed(id, Decoration::MathOpDSPModeINTEL, &[mode, propagate]);
        }
    }

    /// What `kernel_arg_type_qual` says of a parameter and no attribute does: `volatile`.
    pub(crate) fn parameter_qualifiers(&mut self, parameter: u32, id: Id) {
        if !matches!(self.b.kind_of(id), TypeKind::Pointer { .. }) {
            return;
        }
        let Some(node) = self.function_metadata(b"kernel_arg_type_qual") else { return };
        let module = self.facts.module;
        let Metadata::Node { operands, .. } = self.body.metadata(module, node) else { return };
        let Some(text) = operands.get(parameter as usize) else { return };
        let Metadata::String(text) = self.body.metadata(module, text) else { return };
        if text.split(|&byte| byte == b' ').any(|word| word == b"volatile") {
            self.b.decorate(id, Decoration::Volatile, &[]);
        }
    }

    /// Decorations of a parameter of a kernel from the lists of the kernel.
    pub(crate) fn parameter_lists(&mut self, parameter: u32, id: Id) {
        if !matches!(self.b.kind_of(id), TypeKind::Pointer { .. }) {
            return;
        }
        for &(name, decoration) in PARAMETERS {
            let Some(node) = self.function_metadata(name.as_bytes()) else { continue };
            let Some(value) = self.metadata_int(node, parameter as usize) else { continue };
            let literal = match decoration {
                // A list of `i1`, whose true is -1 when it is sign-extended.
                Decoration::RuntimeAlignedINTEL if value == 0 => continue,
                Decoration::RuntimeAlignedINTEL => 1,
                _ if value < 0 => continue,
                _ => value as u32,
            };
            self.decorate_if_allowed(id, decoration, &[literal]);
        }
    }
}
