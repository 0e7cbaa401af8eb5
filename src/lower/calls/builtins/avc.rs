//! Motion estimation on the device (cl_intel_device_side_avc_motion_estimation).
//!
//! The names of the functions are those of the instructions in another spelling:
//! `intel_sub_group_avc_ime_initialize` is `OpSubgroupAvcImeInitializeINTEL`. Operations that all phases of
//! the search have in common are one instruction in SPIR-V, on a payload or result that those of each phase
//! are converted to and from; OpenCL has a function for each phase. In OpenCL an image comes with a sampler,
//! in SPIR-V the two are joined first (`OpVmeImageINTEL`).

use lapidary_spirv::emit::{FragmentBuilder, Id, TypeKind};
use lapidary_spirv::grammar::{self, Op};

use super::images;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::{CallSite, Emitter};
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;

/// A function of the extension.
pub(super) struct Motion {
    /// The instructions that it may become; the number of arguments decides which.
    pub(super) ops: Vec<Op>,
    /// The phase whose payload or result it takes, where the instruction takes what the phases have in
    /// common: it is converted before and, if it is the result, after.
    phase: Option<Phase>,
}

/// A phase of the search, with the conversions of its values to those that all phases have, and back.
#[derive(Clone, Copy)]
struct Phase {
    name: &'static str,
    payload: Op,
    to_payload: Op,
    from_payload: Op,
    result: Op,
    to_result: Op,
}

const PHASES: [Phase; 3] = [
    Phase {
        name: "ime_",
        payload: Op::TypeAvcImePayloadINTEL,
        to_payload: Op::SubgroupAvcImeConvertToMcePayloadINTEL,
        from_payload: Op::SubgroupAvcMceConvertToImePayloadINTEL,
        result: Op::TypeAvcImeResultINTEL,
        to_result: Op::SubgroupAvcImeConvertToMceResultINTEL,
    },
    Phase {
        name: "ref_",
        payload: Op::TypeAvcRefPayloadINTEL,
        to_payload: Op::SubgroupAvcRefConvertToMcePayloadINTEL,
        from_payload: Op::SubgroupAvcMceConvertToRefPayloadINTEL,
        result: Op::TypeAvcRefResultINTEL,
        to_result: Op::SubgroupAvcRefConvertToMceResultINTEL,
    },
    Phase {
        name: "sic_",
        payload: Op::TypeAvcSicPayloadINTEL,
        to_payload: Op::SubgroupAvcSicConvertToMcePayloadINTEL,
        from_payload: Op::SubgroupAvcMceConvertToSicPayloadINTEL,
        result: Op::TypeAvcSicResultINTEL,
        to_result: Op::SubgroupAvcSicConvertToMceResultINTEL,
    },
];

/// Parts of names that the instructions spell otherwise, and the several instructions that one may be.
const SPELLED: [(&str, &[&str]); 7] = [
    ("get_best_inter_distortion", &["get_best_inter_distortions"]),
    ("get_inter_minor_shapes", &["get_inter_minor_shape"]),
    ("set_skc_bilinear_filter_enable", &["set_bilinear_filter_enable"]),
    ("configure_ipe", &["configure_ipe_luma", "configure_ipe_luma_chroma"]),
    (
        "get_streamout_major_shape_motion_vectors",
        &[
            "get_streamout_single_reference_major_shape_motion_vectors",
            "get_streamout_dual_reference_major_shape_motion_vectors",
        ],
    ),
    (
        "get_streamout_major_shape_distortions",
        &[
            "get_streamout_single_reference_major_shape_distortions",
            "get_streamout_dual_reference_major_shape_distortions",
        ],
    ),
    (
        "get_streamout_major_shape_reference_ids",
        &[
            "get_streamout_single_reference_major_shape_reference_ids",
            "get_streamout_dual_reference_major_shape_reference_ids",
        ],
    ),
];

/// Functions that are other instructions (`...InterlacedINTEL`) if the call gives the polarities of the
/// fields.
const INTERLACED: [&str; 2] =
    ["ref_evaluate_with_multi_reference", "sic_evaluate_with_multi_reference"];

/// What the whole name of a function stands for.
pub(super) fn find(name: &str) -> Option<Motion> {
    let name = name.strip_prefix("intel_sub_group_")?;
    // All names but this one go on with `avc_`.
    let name = if name == "ime_ref_window_size" { name } else { name.strip_prefix("avc_")? };
    let (phase, rest) = name.split_at_checked(4)?;
    let ops = instructions(phase, rest);
    if !ops.is_empty() {
        return Some(Motion { ops, phase: None });
    }
    let phase = *PHASES.iter().find(|row| row.name == phase)?;
    let touches =
        (rest.starts_with("set_") || rest.starts_with("get_")) && !rest.starts_with("get_default_");
    let ops = if touches { instructions("mce_", rest) } else { Vec::new() };
    (!ops.is_empty()).then_some(Motion { ops, phase: Some(phase) })
}

/// The instructions of a function of a phase.
fn instructions(phase: &str, rest: &str) -> Vec<Op> {
    let op = |rest: &str, suffix| grammar::op_by_name(&spelling(phase, rest, suffix));
    let spelled = SPELLED.iter().find(|row| row.0 == rest);
    let spelled = spelled.map_or(std::slice::from_ref(&rest), |row| row.1);
    let mut ops: Vec<Op> = spelled.iter().filter_map(|rest| op(rest, "")).collect();
    if INTERLACED.iter().any(|name| name.strip_prefix(phase) == Some(rest)) {
        ops.extend(op(rest, "Interlaced"));
    }
    ops
}

/// `OpSubgroupAvcImeInitializeINTEL` of `ime_` and `initialize`.
fn spelling(phase: &str, rest: &str, suffix: &str) -> String {
    let mut camel = String::from("OpSubgroupAvc");
    for part in phase.split('_').chain(rest.split('_')) {
        let mut letters = part.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel + suffix + "INTEL"
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
    let Some(motion) = find(name) else {
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
    let fits = |op: &&Op| {
        let row = grammar::instruction(**op);
        row.is_some_and(|row| {
            row.operands.len()
                == operands.len().saturating_add(if row.has_result() { 2 } else { 0 })
        })
    };
    let Some(&op) = motion.ops.iter().find(fits) else {
        return Err(Error::invalid(format!(
            "'{name}' is called with {} arguments",
            operands.len()
        )));
    };
    s.check_op(op)?;
    // Of several capabilities, the extension asks for all.
    for &capability in grammar::instruction(op).map_or(&[][..], |row| row.capabilities) {
        s.b().capability(capability);
    }
    let Some(phase) = motion.phase else { return s.instruction(op, &operands) };
    through(s, name, phase, op, operands)
}

/// An instruction on what all phases have in common, for the payload or result of one of them.
fn through(
    s: &mut Site<'_, '_, '_>,
    name: &str,
    phase: Phase,
    op: Op,
    mut operands: Vec<Id>,
) -> Lowered {
    let misfit = || Error::invalid(format!("'{name}' takes no value of its phase"));
    let last = operands.last_mut().ok_or_else(misfit)?;
    let b = s.b();
    let of_all = |b: &mut FragmentBuilder, op| b.declare(op, Id::NONE, |w| w);
    if b.kind_of(*last) == TypeKind::Other(phase.result) {
        let ty = of_all(b, Op::TypeAvcMceResultINTEL);
        *last = b.op(phase.to_result, ty, &[*last]);
        return s.instruction(op, &operands);
    }
    if b.kind_of(*last) != TypeKind::Other(phase.payload) || b.type_of(*last) != s.result {
        return Err(misfit());
    }
    let (own, ty) = (s.result, of_all(s.b(), Op::TypeAvcMcePayloadINTEL));
    let b = s.b();
    *last = b.op(phase.to_payload, ty, &[*last]);
    let changed = b.op(op, ty, &operands);
    Ok(Some(b.op(phase.from_payload, own, &[changed])))
}
