//! Aspects from SPIR-V: what the capabilities that a function needs say of the device.
//!
//! The metadata of the compiler is gone in SPIR-V, but the types and instructions of a function are
//! there, and each needs a capability. The table says which aspect a capability stands for.

use lapidary_spirv::grammar::Capability;

/// Capabilities and the names of their aspects.
const ASPECTS: &[(Capability, &str)] = &[
    (Capability::Float64, "fp64"),
    (Capability::Float16, "fp16"),
    (Capability::Int64Atomics, "atomic64"),
    (Capability::AtomicFloat64AddEXT, "atomic64"),
    (Capability::AtomicFloat64MinMaxEXT, "atomic64"),
    (Capability::VectorComputeINTEL, "ext_intel_esimd"),
    (Capability::BindlessImagesINTEL, "ext_oneapi_bindless_images"),
    (Capability::JointMatrixWIInstructionsINTEL, "ext_intel_matrix"),
    (Capability::CooperativeMatrixKHR, "ext_intel_matrix"),
    (Capability::TaskSequenceINTEL, "ext_intel_fpga_task_sequence"),
];

/// The aspect that something needs which any one of these capabilities allows: it is known only if
/// all of them stand for the same aspect.
pub(super) fn aspect(capabilities: &[Capability]) -> Option<&'static str> {
    let of = |capability: &Capability| {
        ASPECTS.iter().find(|(known, _)| known == capability).map(|&(_, aspect)| aspect)
    };
    let (first, rest) = capabilities.split_first()?;
    let aspect = of(first)?;
    rest.iter().all(|other| of(other) == Some(aspect)).then_some(aspect)
}
