//! Motion estimation on the device (cl_intel_device_side_avc_motion_estimation).
//!
//! The names of the functions are those of the instructions in another spelling:
//! `intel_sub_group_avc_ime_initialize` is `OpSubgroupAvcImeInitializeINTEL`. Images come with a
//! sampler in OpenCL; SPIR-V joins the two before (`OpVmeImageINTEL`).

use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{self, Op};

use super::images;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;

/// The instruction of a function after `intel_sub_group_avc_`.
pub(super) fn find(name: &str) -> Option<Op> {
    let mut camel = String::from("OpSubgroupAvc");
    for part in name.split('_') {
        let mut letters = part.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel.push_str("INTEL");
    grammar::op_by_name(&camel)
}

/// With polarities of the fields it is another instruction.
pub(super) fn interlaced(op: Op) -> Option<Op> {
    match op {
        Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL => {
            Some(Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL)
        }
        Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL => {
            Some(Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL)
        }
        _ => None,
    }
}

/// Declares the type of images with samplers before that of the result, as the translator does.
pub(super) fn declare_types(f: &mut Emitter<'_>, site: &CallSite<'_>) -> Result<()> {
    let mut image = None;
    let mut sampled = false;
    for &argument in site.call.arguments {
        let id = f.value(argument)?;
        let ty = f.b.type_of(id);
        match f.b.type_kind(ty) {
            TypeKind::Other(Op::TypeSampler) => sampled = true,
            TypeKind::Other(Op::TypeImage) => image = Some(ty),
            _ => {}
        }
    }
    if let (Some(image), true) = (image, sampled) {
        f.b.declare(Op::TypeVmeImageINTEL, Id::NONE, |w| w.id(image));
    }
    Ok(())
}

/// Lowers a call.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let name = builtin.name();
    let op = name.strip_prefix("intel_sub_group_avc_").and_then(find);
    let Some(mut op) = op else {
        return Err(Error::unsupported(format_args!("the function '{name}'")));
    };
    let arguments = s.args()?;
    let is = |s: &mut Site<'_, '_, '_>, id: Id, op: Op| s.b().kind_of(id) == TypeKind::Other(op);
    let sampler = arguments.iter().copied().find(|&id| is(s, id, Op::TypeSampler));
    let mut operands = Vec::with_capacity(arguments.len());
    for id in arguments {
        if Some(id) == sampler {
            continue;
        }
        operands.push(match sampler {
            Some(sampler) if is(s, id, Op::TypeImage) => {
                let image = images::image_of(s, id)?;
                let b = s.b();
                let ty = b.declare(Op::TypeVmeImageINTEL, Id::NONE, |w| w.id(image.ty));
                let joined = b.op(Op::VmeImageINTEL, ty, &[id, sampler]);
                b.name(joined, b"TempSampledImage");
                joined
            }
            _ => id,
        });
    }
    if operands.len() == 4
        && let Some(interlaced) = interlaced(op)
    {
        op = interlaced;
    }
    s.check_op(op)?;
    s.instruction(op, &operands)
}
