//! What a function here and there has: a row for each such fact.

use lapidary_spirv::grammar::ExecutionMode;

use super::table::facts;
use crate::graph::{Number, Text};

/// A number in [`crate::graph::Graph::details`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DetailsId(pub Number);

facts! {
    /// Facts that few functions have. What a file does not say is `None` or empty.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Details {
        ..
        /// The set of virtual functions it belongs to.
        indirectly_callable: Option<Text> = "indirectly-callable",
            [Attribute("indirectly-callable")];
        /// The sets of virtual functions it calls.
        calls_indirectly: Vec<Text> = "calls-indirectly", [Attribute("calls-indirectly")];
        /// The required work-group size, in the order of the metadata (SYCL's order reversed).
        work_group_size: Vec<u64> = "work-group-size", [
            Metadata("reqd_work_group_size"),
            Mode(ExecutionMode::LocalSize),
            Mode(ExecutionMode::LocalSizeId)
        ];
        /// How many dimensions the required work-group size had in the source.
        work_group_num_dim: Option<u32> = "work-group-num-dim", [Metadata("work_group_num_dim")];
        /// The largest work-group size, in the same order.
        max_work_group_size: Vec<u64> = "max-work-group-size", [
            Metadata("max_work_group_size"),
            Mode(ExecutionMode::MaxWorkgroupSizeINTEL)
        ];
        /// The largest number of work-items in a work-group.
        max_linear_work_group_size: Option<u64> = "max-linear-work-group-size",
            [Metadata("max_linear_work_group_size")];
        /// The required sub-group size; what is not positive is a named one.
        sub_group_size: Option<i32> = "sub-group-size", [
            Metadata("intel_reqd_sub_group_size"),
            Metadata("reqd_sub_group_size"),
            Mode(ExecutionMode::SubgroupSize)
        ];
        /// The targets that it was compiled for, as numbers of aspects; empty if for none in particular.
        fixed_targets: Option<Vec<i32>> = "fixed-targets",
            [Metadata("sycl_fixed_targets"), Metadata("intel_fixed_targets")];
        /// The targets that it was compiled for, given by name.
        fixed_target_names: Vec<Text> = "fixed-target-names",
            [Metadata("sycl_fixed_targets"), Metadata("intel_fixed_targets")];
        /// The aspects that the property `device_has` declares.
        device_has: Option<Vec<i32>> = "device-has", [Attribute("sycl-device-has")];
        /// How registers are allocated.
        register_alloc_mode: Option<Text> = "register-alloc-mode",
            [Attribute("sycl-register-alloc-mode")];
        /// The size of the register file.
        grf_size: Option<Text> = "grf-size", [Attribute("sycl-grf-size")];
        /// The level at which it was optimised.
        opt_level: Option<Text> = "opt-level", [Attribute("sycl-optlevel")];
        /// The joint matrices that it uses.
        joint_matrix: Option<Text> = "joint-matrix", [Metadata("sycl_joint_matrix")];
        /// The operations on joint matrices that it uses.
        joint_matrix_mad: Option<Text> = "joint-matrix-mad", [Metadata("sycl_joint_matrix_mad")];
        /// Which arguments the compiler removed.
        omitted_arguments: Vec<bool> = "omitted-arguments", [Metadata("sycl_kernel_omit_args")];
        /// The argument that stands for memory of the work-group.
        implicit_local_argument: Option<u32> = "implicit-local-argument",
            [ParameterAttribute("sycl-implicit-local-arg")];
    }
}
