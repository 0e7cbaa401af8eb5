//! Types that SPIR-V has and LLVM only names: images, samplers, events, queues, pipes and the like.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Type, TypeId};
use lapidary_spirv::emit::{FragmentBuilder, Id};
use lapidary_spirv::grammar::{AccessQualifier, Capability, Dim, Extension, ImageFormat, Op};

/// A SPIR-V type that LLVM spells as a target extension type (`target("spirv.Event")`), or, in
/// older files, as a pointer to an opaque struct (`%opencl.event_t*`, `%spirv.Event*`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Special {
    /// `OpTypeImage` with the sampled type `void`, as OpenCL images have.
    Image(Image),
    /// `OpTypeSampledImage` of an image.
    SampledImage(Image),
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
    /// `OpTypeNamedBarrier`
    NamedBarrier,
    /// A type of SPV_INTEL_device_side_avc_motion_estimation, by its opcode.
    Avc(Op),
    /// `OpTypeBufferSurfaceINTEL`
    BufferSurface(AccessQualifier),
}

/// The operands of `OpTypeImage` after the sampled type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Image {
    /// Dimensionality.
    pub(crate) dim: Dim,
    /// 1 for depth images.
    pub(crate) depth: u32,
    /// 1 for arrays.
    pub(crate) arrayed: u32,
    /// 1 for multisampled images.
    pub(crate) multisampled: u32,
    /// 0: known at run time.
    pub(crate) sampled: u32,
    /// Format.
    pub(crate) format: ImageFormat,
    /// Access qualifier.
    pub(crate) access: AccessQualifier,
}

/// Rows of OpenCL C's image types: name after `image`, dimensionality, depth, arrayed, multisampled.
const IMAGES: &[(&str, Dim, u32, u32, u32)] = &[
    ("1d", Dim::Dim1D, 0, 0, 0),
    ("1d_array", Dim::Dim1D, 0, 1, 0),
    ("1d_buffer", Dim::Buffer, 0, 0, 0),
    ("2d", Dim::Dim2D, 0, 0, 0),
    ("2d_array", Dim::Dim2D, 0, 1, 0),
    ("2d_depth", Dim::Dim2D, 1, 0, 0),
    ("2d_array_depth", Dim::Dim2D, 1, 1, 0),
    ("2d_msaa", Dim::Dim2D, 0, 0, 1),
    ("2d_array_msaa", Dim::Dim2D, 0, 1, 1),
    ("2d_msaa_depth", Dim::Dim2D, 1, 0, 1),
    ("2d_array_msaa_depth", Dim::Dim2D, 1, 1, 1),
    ("3d", Dim::Dim3D, 0, 0, 0),
];

/// Names of the motion estimation types: OpenCL C's, SPIR-V's, opcode.
const AVC: &[(&str, &str, Op)] = &[
    ("mce_payload", "AvcMcePayloadINTEL", Op::TypeAvcMcePayloadINTEL),
    ("mce_result", "AvcMceResultINTEL", Op::TypeAvcMceResultINTEL),
    ("sic_payload", "AvcSicPayloadINTEL", Op::TypeAvcSicPayloadINTEL),
    ("sic_result", "AvcSicResultINTEL", Op::TypeAvcSicResultINTEL),
    (
        "ime_result_single_reference_streamout",
        "AvcImeResultSingleReferenceStreamoutINTEL",
        Op::TypeAvcImeResultSingleReferenceStreamoutINTEL,
    ),
    (
        "ime_result_dual_reference_streamout",
        "AvcImeResultDualReferenceStreamoutINTEL",
        Op::TypeAvcImeResultDualReferenceStreamoutINTEL,
    ),
    (
        "ime_single_reference_streamin",
        "AvcImeSingleReferenceStreaminINTEL",
        Op::TypeAvcImeSingleReferenceStreaminINTEL,
    ),
    (
        "ime_dual_reference_streamin",
        "AvcImeDualReferenceStreaminINTEL",
        Op::TypeAvcImeDualReferenceStreaminINTEL,
    ),
    ("ime_payload", "AvcImePayloadINTEL", Op::TypeAvcImePayloadINTEL),
    ("ime_result", "AvcImeResultINTEL", Op::TypeAvcImeResultINTEL),
    ("ref_payload", "AvcRefPayloadINTEL", Op::TypeAvcRefPayloadINTEL),
    ("ref_result", "AvcRefResultINTEL", Op::TypeAvcRefResultINTEL),
];

/// Removes what the linker appends to make struct names unique: `.0`, `.12`.
fn without_suffix(name: &str) -> &str {
    match name.rsplit_once('.') {
        Some((stem, digits))
            if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) =>
        {
            stem
        }
        _ => name,
    }
}

impl Special {
    /// The type that an opaque struct of this name stands for: `opencl.event_t`,
    /// `opencl.image2d_ro_t`, `spirv.Event`, `spirv.Image._void_1_0_0_0_0_0_0`. Also the names of
    /// mangled builtins, `ocl_event`, `ocl_image2d_ro`.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        if let Some(rest) = name.strip_prefix("spirv.").or_else(|| name.strip_prefix("__spirv_")) {
            return Self::from_spirv_name(rest);
        }
        if let Some(rest) = name.strip_prefix("opencl.") {
            let rest = without_suffix(rest);
            return Self::from_opencl_name(rest.strip_suffix("_t").unwrap_or(rest));
        }
        Self::from_opencl_name(name.strip_prefix("ocl_")?)
    }

    fn from_opencl_name(name: &str) -> Option<Self> {
        if let Some(rest) = name.strip_prefix("intel_sub_group_avc_") {
            return AVC.iter().find(|row| row.0 == rest).map(|row| Self::Avc(row.2));
        }
        if let Some(rest) = name.strip_prefix("image") {
            let (rest, access) = match rest.rsplit_once('_') {
                Some((rest, "ro")) => (rest, AccessQualifier::ReadOnly),
                Some((rest, "wo")) => (rest, AccessQualifier::WriteOnly),
                Some((rest, "rw")) => (rest, AccessQualifier::ReadWrite),
                _ => (rest, AccessQualifier::ReadOnly),
            };
            let &(_, dim, depth, arrayed, multisampled) =
                IMAGES.iter().find(|row| row.0 == rest)?;
            let format = ImageFormat::Unknown;
            let image = Image { dim, depth, arrayed, multisampled, sampled: 0, format, access };
            return Some(Self::Image(image));
        }
        Some(match name {
            "sampler" => Self::Sampler,
            "event" => Self::Event,
            "clk_event" | "clkevent" => Self::DeviceEvent,
            "reserve_id" | "reserveid" => Self::ReserveId,
            "queue" => Self::Queue,
            "pipe" | "pipe_ro" => Self::Pipe(AccessQualifier::ReadOnly),
            "pipe_wo" => Self::Pipe(AccessQualifier::WriteOnly),
            _ => return None,
        })
    }

    /// The type of a kernel parameter from its OpenCL C type (`image2d_t`) and access qualifier
    /// (`write_only`).
    pub(crate) fn from_argument(name: &str, access: &str) -> Option<Self> {
        let name = name.strip_suffix("_t")?;
        if !name.starts_with("image") {
            return Self::from_opencl_name(name);
        }
        let access = match access {
            "write_only" => "wo",
            "read_write" => "rw",
            _ => "ro",
        };
        Self::from_opencl_name(&format!("{name}_{access}"))
    }

    fn from_spirv_name(name: &str) -> Option<Self> {
        let (base, suffix) = match name.split_once("._").or_else(|| name.split_once("__")) {
            Some((base, suffix)) => (base, suffix),
            None => (without_suffix(name), ""),
        };
        let mut numbers = [0; 7];
        let parameters = suffix.split('_').filter(|part| !part.is_empty());
        let mut count = 0usize;
        for part in parameters {
            if let Ok(number) = part.parse::<u32>()
                && let Some(place) = numbers.get_mut(count)
            {
                *place = number;
                count = count.saturating_add(1);
            }
        }
        Self::from_parameters(base, &numbers[..count])
    }

    /// The type with this name (after `spirv.`) and these integer parameters.
    pub(crate) fn from_parameters(base: &str, numbers: &[u32]) -> Option<Self> {
        let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
        let access = |at: usize| {
            let access = AccessQualifier(number(at));
            (access.0 <= AccessQualifier::ReadWrite.0).then_some(access)
        };
        let image = || {
            let access = access(6)?;
            let image = Image {
                dim: Dim(number(0)),
                depth: number(1),
                arrayed: number(2),
                multisampled: number(3),
                sampled: number(4),
                format: ImageFormat(number(5)),
                access,
            };
            image.is_of_kernels().then_some(image)
        };
        Some(match base {
            "Image" => Self::Image(image()?),
            "SampledImage" => Self::SampledImage(image()?),
            "Sampler" => Self::Sampler,
            "Event" => Self::Event,
            "DeviceEvent" => Self::DeviceEvent,
            "ReserveId" => Self::ReserveId,
            "Queue" => Self::Queue,
            "Pipe" => Self::Pipe(access(0)?),
            "PipeStorage" => Self::PipeStorage,
            "NamedBarrier" => Self::NamedBarrier,
            "BufferSurfaceINTEL" => Self::BufferSurface(access(0)?),
            _ => return AVC.iter().find(|row| row.1 == base).map(|row| Self::Avc(row.2)),
        })
    }

    /// The instruction that declares the type, and the extension that brings it.
    pub(crate) fn extension(self) -> Option<(Op, Extension)> {
        match self {
            Self::Avc(op) => Some((op, Extension::SPV_INTEL_device_side_avc_motion_estimation)),
            Self::BufferSurface(_) => {
                Some((Op::TypeBufferSurfaceINTEL, Extension::SPV_INTEL_vector_compute))
            }
            _ => None,
        }
    }

    /// Declares the type.
    pub(crate) fn lower(self, b: &mut FragmentBuilder) -> Id {
        match self {
            Self::Image(image) => {
                let void = b.type_void();
                image.lower(b, void)
            }
            Self::SampledImage(image) => {
                let void = b.type_void();
                let image = image.lower(b, void);
                b.declare(Op::TypeSampledImage, Id::NONE, |w| w.id(image))
            }
            Self::Sampler => b.declare(Op::TypeSampler, Id::NONE, |w| w),
            Self::Event => b.declare(Op::TypeEvent, Id::NONE, |w| w),
            Self::DeviceEvent => b.declare(Op::TypeDeviceEvent, Id::NONE, |w| w),
            Self::ReserveId => b.declare(Op::TypeReserveId, Id::NONE, |w| w),
            Self::Queue => b.declare(Op::TypeQueue, Id::NONE, |w| w),
            Self::Pipe(access) => b.declare(Op::TypePipe, Id::NONE, |w| w.literal(access.0)),
            Self::PipeStorage => b.declare(Op::TypePipeStorage, Id::NONE, |w| w),
            Self::NamedBarrier => b.declare(Op::TypeNamedBarrier, Id::NONE, |w| w),
            Self::Avc(op) => b.declare(op, Id::NONE, |w| w),
            Self::BufferSurface(access) => {
                b.declare(Op::TypeBufferSurfaceINTEL, Id::NONE, |w| w.literal(access.0))
            }
        }
    }
}

impl Image {
    /// Whether a kernel can have it: other dimensions and formats are those of shaders (sections 3.8 and
    /// 3.11), and what says whether it is of depth, an array, ... has few values (section 3.49.6).
    fn is_of_kernels(self) -> bool {
        matches!(self.dim, Dim::Dim1D | Dim::Dim2D | Dim::Dim3D | Dim::Buffer)
            && self.format == ImageFormat::Unknown
            && self.depth <= 2
            && self.arrayed <= 1
            && self.multisampled <= 1
            && self.sampled <= 2
    }

    /// Declares the image type.
    pub(crate) fn lower(self, b: &mut FragmentBuilder, sampled_type: Id) -> Id {
        b.capability(Capability::ImageBasic);
        match self.dim {
            Dim::Dim1D => b.capability(Capability::Sampled1D),
            Dim::Buffer => b.capability(Capability::SampledBuffer),
            _ => {}
        }
        if self.access == AccessQualifier::ReadWrite {
            b.capability(Capability::ImageReadWrite);
        }
        if self.multisampled != 0 {
            b.capability(Capability::ImageMipmap);
        }
        b.declare(Op::TypeImage, Id::NONE, |w| {
            w.id(sampled_type)
                .literal(self.dim.0)
                .literal(self.depth)
                .literal(self.arrayed)
                .literal(self.multisampled)
                .literal(self.sampled)
                .literal(self.format.0)
                .literal(self.access.0)
        })
    }
}

/// What an opaque struct type stands for.
pub(crate) fn special_struct(module: &Module<'_>, ty: TypeId) -> Option<Special> {
    match module.types.get(ty) {
        Type::Opaque { name } => {
            std::str::from_utf8(module.str(name)).ok().and_then(Special::from_name)
        }
        _ => None,
    }
}

/// What a type stands for, if it is a target extension type or a pointer to an opaque struct that
/// SPIR-V has a type for.
pub(crate) fn special(module: &Module<'_>, ty: TypeId) -> Option<Special> {
    match module.types.get(ty) {
        Type::Pointer { pointee: Some(pointee), .. } => special_struct(module, pointee),
        Type::TargetExt { name, integers, .. } => {
            let name = std::str::from_utf8(module.str(name)).ok()?;
            Special::from_parameters(name.strip_prefix("spirv.")?, module.types.integers(integers))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(Special::from_name("opencl.event_t"), Some(Special::Event));
        assert_eq!(Special::from_name("ocl_queue"), Some(Special::Queue));
        assert_eq!(Special::from_name("spirv.Sampler"), Some(Special::Sampler));
        let image = Special::from_name("opencl.image2d_array_msaa_depth_wo_t");
        let Some(Special::Image(image)) = image else { panic!("{image:?}") };
        assert_eq!((image.dim, image.depth, image.arrayed), (Dim::Dim2D, 1, 1));
        assert_eq!((image.multisampled, image.access), (1, AccessQualifier::WriteOnly));
        let other = Special::from_name("spirv.Image._void_1_1_1_1_0_0_1");
        assert_eq!(other, Some(Special::Image(image)));
        assert_eq!(Special::from_name("struct.event"), None);
        // A cube, a format, three layers, a fourth way of access.
        for image in ["3_0_0_0_0_0_0", "1_0_0_0_0_4_0", "1_0_3_0_0_0_0", "1_0_0_0_0_0_3"] {
            assert_eq!(Special::from_name(&format!("spirv.Image._void_{image}")), None);
        }
        assert_eq!(Special::from_parameters("Pipe", &[3]), None);
    }
}
