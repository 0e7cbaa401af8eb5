//! Image functions (OpenCL C 6.15.15) and constant samplers.

use lapidary_spirv::emit::{FragmentBuilder, Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Dim, Extension, ImageOperands, Op, Version};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;
use crate::lower::facts::callees::Pointee;
use crate::lower::facts::mangle::Scalar;
use crate::lower::special::Special;

/// What the builder knows of an image type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Image {
    /// The type.
    pub(super) ty: Id,
    /// Dimensionality.
    pub(super) dim: Dim,
    /// Whether it is an array.
    pub(super) arrayed: bool,
    /// Whether it has several samples.
    pub(super) multisampled: bool,
}

/// The image type of a value.
pub(super) fn image_of(s: &mut Site<'_, '_, '_>, value: Id) -> Result<Image> {
    let b = s.b();
    let ty = b.type_of(value);
    let words = b.declaration_words(ty);
    // OpTypeImage: result, sampled type, dim, depth, arrayed, multisampled, ...
    match (b.type_kind(ty), words) {
        (TypeKind::Other(Op::TypeImage), &[_, _, _, dim, _, arrayed, samples, ..]) => {
            Ok(Image { ty, dim: Dim(dim), arrayed: arrayed == 1, multisampled: samples == 1 })
        }
        _ => Err(Error::invalid("an argument of an image function should be an image")),
    }
}

/// Whether an image type is one that a sampler can be used with.
pub(super) fn is_of_one_sample(b: &FragmentBuilder, image: Id) -> bool {
    !matches!(b.declaration_words(image), &[_, _, _, _, _, _, 1, ..])
}

impl Image {
    /// Components of a size query: those of the dimensionality, and one for the layers.
    fn size_components(self) -> u32 {
        self.dimensions().saturating_add(u32::from(self.arrayed))
    }

    /// Components of a place in the image, without the layer.
    fn dimensions(self) -> u32 {
        match self.dim {
            Dim::Dim1D | Dim::Buffer => 1,
            Dim::Dim3D => 3,
            _ => 2,
        }
    }

    /// Whether a size query takes a level of detail.
    fn has_levels(self) -> bool {
        self.dim != Dim::Buffer && !self.multisampled
    }
}

/// The image operands that say how narrow texels become the components of the result.
pub(super) const EXTEND: u32 = ImageOperands::SignExtend.0 | ImageOperands::ZeroExtend.0;

/// Whether the module may have them: SPIR-V does since version 1.4. Without them it is the channel data type
/// of an OpenCL image that says how its texels are extended.
pub(super) fn may_extend(s: &Site<'_, '_, '_>) -> bool {
    s.f.facts.options.max_version >= Version::V1_4
}

/// The one of them that goes with components of this type, or 0.
pub(super) fn extend(s: &mut Site<'_, '_, '_>, scalar: Option<Scalar>) -> u32 {
    if !may_extend(s) {
        return 0;
    }
    let bit = match scalar {
        Some(Scalar::Signed(_)) => ImageOperands::SignExtend.0,
        Some(Scalar::Unsigned(_)) => ImageOperands::ZeroExtend.0,
        _ => return 0,
    };
    s.b().version(Version::V1_4);
    bit
}

/// The component type that the name of a read or write says.
fn channel(name: &str) -> Option<Scalar> {
    if name.ends_with("ui") {
        Some(Scalar::Unsigned(32))
    } else if name.ends_with('i') {
        Some(Scalar::Signed(32))
    } else {
        None
    }
}

/// `read_image{f,i,ui,h}` with and without a sampler.
pub(super) fn read(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let value = s.arg(0)?;
    let image = image_of(s, value)?;
    let result = s.result;
    let extend = extend(s, channel(builtin.name()));
    let mut second = s.arg(1)?;
    if builtin.parameter_pointee(1) == Some(Pointee::Special(Special::Sampler)) {
        second = s.f.as_sampler(second)?;
    }
    let kind = s.b().kind_of(second);
    if kind == TypeKind::Other(Op::TypeSampler) {
        return sample(s, image, value, second, extend);
    }
    let mut mask = extend;
    let mut more = Vec::new();
    if s.len() > 2 {
        // The third argument: the sample of a multisampled image, else a level.
        let operand = s.arg(2)?;
        mask |= match image.multisampled {
            true => ImageOperands::Sample.0,
            false => ImageOperands::Lod.0,
        };
        more.push(operand);
    }
    let read = s.b().op_with(Op::ImageRead, result, |w| {
        let w = w.id(value).id(second);
        if mask == 0 { w } else { w.literal(mask).ids(&more) }
    });
    Ok(Some(read))
}

/// `read_image*(image, sampler, coordinate[, lod | gradient x, gradient y])`
fn sample(s: &mut Site<'_, '_, '_>, image: Image, value: Id, sampler: Id, extend: u32) -> Lowered {
    if image.multisampled {
        return Err(Error::invalid("a sampler for an image of several samples"));
    }
    let coordinate = s.arg(2)?;
    let (mask, operands) = match s.len() {
        3 => {
            let float = s.b().type_float(32);
            let zero = s.b().const_float(float, 0.0);
            (ImageOperands::Lod.0, vec![zero])
        }
        4 => (ImageOperands::Lod.0, s.args_from(3)?),
        _ => (ImageOperands::Grad.0, gradients(s, image)?),
    };
    let result = s.result;
    let b = s.b();
    let sampled = b.declare(Op::TypeSampledImage, Id::NONE, |w| w.id(image.ty));
    let pair = b.op(Op::SampledImage, sampled, &[value, sampler]);
    b.name(pair, b"TempSampledImage");
    // A depth image gives a scalar in OpenCL, but the instruction always gives four components.
    let scalar = b.components(result).1 == 1;
    let ty = if scalar { b.type_vector(result, 4) } else { result };
    let texel = b.op_with(Op::ImageSampleExplicitLod, ty, |w| {
        w.id(pair).id(coordinate).literal(mask | extend).ids(&operands)
    });
    Ok(Some(if scalar { b.extract(result, texel, &[0]) } else { texel }))
}

/// The gradients of a read: as many components as the image has dimensions, without the array
/// index (SPIR-V 3.14). Those of OpenCL for 3D images have four.
fn gradients(s: &mut Site<'_, '_, '_>, image: Image) -> Result<Vec<Id>> {
    let mut ids = s.args_from(3)?;
    let wanted = image.dimensions();
    for id in &mut ids {
        let ty = s.b().type_of(*id);
        let (component, has) = s.b().components(ty);
        if has > wanted && wanted > 1 {
            let ty = s.b().type_vector(component, wanted);
            *id = s.b().op_with(Op::VectorShuffle, ty, |w| {
                (0..wanted).fold(w.id(*id).id(*id), |w, i| w.literal(i))
            });
        }
    }
    Ok(ids)
}

/// `write_image{f,i,ui,h}(image, coordinate[, lod], color)`. The OpenCL environment allows the level
/// where cl_khr_mipmap_image_writes is supported, though spirv-val knows of no such thing.
pub(super) fn write(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let value = s.arg(0)?;
    let coordinate = s.arg(1)?;
    let mut mask = extend(s, channel(builtin.name()));
    let mut more = Vec::new();
    let color = if s.len() > 3 {
        mask |= ImageOperands::Lod.0;
        more.push(s.arg(2)?);
        s.b().capability(Capability::ImageMipmap);
        s.arg(3)?
    } else {
        s.arg(2)?
    };
    let w = s.b().code.begin(Op::ImageWrite).id(value).id(coordinate).id(color);
    if mask == 0 {
        w.end()
    } else {
        w.literal(mask).ids(&more).end()
    }
    Ok(None)
}

/// `get_image_width` and so on: one query for all dimensions, of which a component is taken.
pub(super) fn size(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let value = s.arg(0)?;
    let image = image_of(s, value)?;
    let result = s.result;
    let count = image.size_components();
    let name = builtin.name();
    let component = s.b().components(result).0;
    // The size has the width of the result: `get_image_array_size` gives size_t.
    let ty = s.b().type_vector(component, count);
    let size = if image.has_levels() {
        let zero = s.u32(0);
        s.b().op(Op::ImageQuerySizeLod, ty, &[value, zero])
    } else {
        s.b().op(Op::ImageQuerySize, ty, &[value])
    };
    let index = match name {
        "get_image_width" => 0,
        "get_image_height" => 1,
        "get_image_depth" => 2,
        "get_image_array_size" => count.saturating_sub(1),
        _ if count > 1 => return Ok(Some(dimensions(s, size, count))),
        _ => 1,
    };
    if index >= count {
        return Err(Error::invalid(format!("'{name}' of an image without that dimension")));
    }
    if count == 1 {
        return Ok(Some(size));
    }
    Ok(Some(s.b().extract(result, size, &[index])))
}

/// `get_image_dim`: two components of two-dimensional images and arrays, four of 3D images.
fn dimensions(s: &mut Site<'_, '_, '_>, size: Id, count: u32) -> Id {
    let result = s.result;
    let b = s.b();
    let wanted = b.components(result).1;
    if wanted == count {
        return size;
    }
    let ty = b.type_of(size);
    let zero = b.const_null(ty);
    b.op_with(Op::VectorShuffle, result, |w| {
        (0..wanted).fold(w.id(size).id(zero), |w, i| w.literal(i))
    })
}

/// Two more channel data types.
const RAW_FORMATS: Extension = Extension::SPV_EXT_image_raw10_raw12;

/// Whether the result is compared with one of them (`CLK_UNSIGNED_INT_RAW10_EXT` and `..12_EXT`).
fn asks_for_raw_formats(s: &Site<'_, '_, '_>) -> bool {
    use lapidary_bitcode::ir::{InstId, Instruction};
    let body = s.f.body;
    let Some(call) = body.inst_value(s.call.inst) else { return false };
    let raw = |value| matches!(s.f.constant_int(value), Some(0x10e3 | 0x10e4));
    (0..body.inst_count()).any(|inst| match body.inst(InstId(inst)) {
        Instruction::Cmp { lhs, rhs, .. } => lhs == call && raw(rhs) || rhs == call && raw(lhs),
        Instruction::Switch { value, cases, .. } => {
            value == call && cases.iter().any(|&case| raw(case))
        }
        _ => false,
    })
}

/// Channel data types and orders of OpenCL begin where SPIR-V's begin at 0 (`CL_SNORM_INT8`,
/// `CL_R`).
pub(super) fn format(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let value = s.arg(0)?;
    if builtin.name() == "get_image_channel_data_type" && asks_for_raw_formats(s) {
        s.need(RAW_FORMATS)?;
    }
    let (op, first) = match builtin.name() {
        "get_image_channel_order" => (Op::ImageQueryOrder, 0x10b0),
        _ => (Op::ImageQueryFormat, 0x10d0),
    };
    let ty = s.result;
    let b = s.b();
    let number = b.op(op, ty, &[value]);
    let first = b.const_int(ty, first);
    Ok(Some(b.op(Op::IAdd, ty, &[number, first])))
}

/// `__translate_sampler_initializer(bits)`
pub(super) fn constant_sampler(s: &mut Site<'_, '_, '_>, _: &Builtin) -> Lowered {
    let bits = s.literal(0)?;
    Ok(Some(s.f.constant_sampler(bits)?))
}
