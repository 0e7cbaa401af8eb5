//! From LLVM types to SPIR-V types.

use lapidary_spirv::grammar::{AccessQualifier, Dim, ImageFormat};

/// A SPIR-V type that LLVM spells as a target extension type (`target("spirv.Event")`), or, in
/// older files, as a pointer to an opaque struct (`%opencl.event_t*`, `%spirv.Event*`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Special {
    /// `OpTypeImage` with the sampled type `void`, as OpenCL images have.
    Image {
        /// Dimensionality.
        dim: Dim,
        /// 1 for depth images.
        depth: u32,
        /// 1 for arrays.
        arrayed: u32,
        /// 1 for multisampled images.
        multisampled: u32,
        /// 0: known at run time.
        sampled: u32,
        /// Format.
        format: ImageFormat,
        /// Access qualifier.
        access: AccessQualifier,
    },
    /// `OpTypeSampler`
    Sampler,
    /// `OpTypeEvent`
    Event,
    /// `OpTypeDeviceEvent`
    DeviceEvent,
    /// `OpTypeReserveId`
    ReserveId,
    /// `OpTypeQueue`
    Queue,
    /// `OpTypePipe`
    Pipe(AccessQualifier),
    /// `OpTypePipeStorage`
    PipeStorage,
}
