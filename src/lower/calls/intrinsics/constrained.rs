//! Constrained floating-point intrinsics: the operation, with the rounding mode where SPIR-V can decorate it;
//! elsewhere a mode that devices do not have is refused. Devices have no floating-point exceptions, so the
//! exception behaviour is ignored.

use lapidary_bitcode::ir::CastOp;
use lapidary_spirv::grammar::{Decoration, FPRoundingMode, Op, OpenClStd as Std};

use super::float;
use super::predicated::types_here;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// What an operation becomes.
#[derive(Clone, Copy)]
enum Target {
    Op(Op),
    Ext(Std),
    Cast(CastOp),
}

/// Operations after `experimental.constrained.`, and the number of their operands.
const OPERATIONS: &[(&str, Target, usize)] = &[
    ("fadd", Target::Op(Op::FAdd), 2),
    ("fsub", Target::Op(Op::FSub), 2),
    ("fmul", Target::Op(Op::FMul), 2),
    ("fdiv", Target::Op(Op::FDiv), 2),
    ("frem", Target::Op(Op::FRem), 2),
    ("fma", Target::Ext(Std::fma), 3),
    ("fmuladd", Target::Ext(Std::mad), 3),
    ("fptosi", Target::Cast(CastOp::FpToSi), 1),
    ("fptoui", Target::Cast(CastOp::FpToUi), 1),
    ("sitofp", Target::Cast(CastOp::SiToFp), 1),
    ("uitofp", Target::Cast(CastOp::UiToFp), 1),
    ("fpext", Target::Op(Op::FConvert), 1),
    ("fptrunc", Target::Op(Op::FConvert), 1),
    ("sqrt", Target::Ext(Std::sqrt), 1),
    ("pow", Target::Ext(Std::pow), 2),
    ("powi", Target::Ext(Std::pown), 2),
    ("sin", Target::Ext(Std::sin), 1),
    ("cos", Target::Ext(Std::cos), 1),
    ("tan", Target::Ext(Std::tan), 1),
    ("acos", Target::Ext(Std::acos), 1),
    ("asin", Target::Ext(Std::asin), 1),
    ("atan", Target::Ext(Std::atan), 1),
    ("atan2", Target::Ext(Std::atan2), 2),
    ("cosh", Target::Ext(Std::cosh), 1),
    ("sinh", Target::Ext(Std::sinh), 1),
    ("tanh", Target::Ext(Std::tanh), 1),
    ("ldexp", Target::Ext(Std::ldexp), 2),
    ("exp", Target::Ext(Std::exp), 1),
    ("exp2", Target::Ext(Std::exp2), 1),
    ("log", Target::Ext(Std::log), 1),
    ("log10", Target::Ext(Std::log10), 1),
    ("log2", Target::Ext(Std::log2), 1),
    ("rint", Target::Ext(Std::rint), 1),
    ("nearbyint", Target::Ext(Std::rint), 1),
    ("ceil", Target::Ext(Std::ceil), 1),
    ("floor", Target::Ext(Std::floor), 1),
    ("round", Target::Ext(Std::round), 1),
    ("roundeven", Target::Ext(Std::rint), 1),
    ("trunc", Target::Ext(Std::trunc), 1),
    ("maxnum", Target::Ext(Std::fmax), 2),
    ("minnum", Target::Ext(Std::fmin), 2),
];

/// Predicates of `llvm.experimental.constrained.fcmp`.
const PREDICATES: &[(&[u8], Op)] = &[
    (b"oeq", Op::FOrdEqual),
    (b"ogt", Op::FOrdGreaterThan),
    (b"oge", Op::FOrdGreaterThanEqual),
    (b"olt", Op::FOrdLessThan),
    (b"ole", Op::FOrdLessThanEqual),
    (b"one", Op::FOrdNotEqual),
    (b"ord", Op::Ordered),
    (b"ueq", Op::FUnordEqual),
    (b"ugt", Op::FUnordGreaterThan),
    (b"uge", Op::FUnordGreaterThanEqual),
    (b"ult", Op::FUnordLessThan),
    (b"ule", Op::FUnordLessThanEqual),
    (b"une", Op::FUnordNotEqual),
    (b"uno", Op::Unordered),
];

/// The rounding mode of a metadata argument; `None` for `round.dynamic`.
fn rounding(s: &Site<'_, '_, '_>, index: usize) -> Option<FPRoundingMode> {
    Some(match s.metadata_string(index)? {
        b"round.tonearest" => FPRoundingMode::RTE,
        b"round.towardzero" => FPRoundingMode::RTZ,
        b"round.upward" => FPRoundingMode::RTP,
        b"round.downward" => FPRoundingMode::RTN,
        _ => return None,
    })
}

fn not_to_nearest(intrinsic: &Intrinsic) -> Error {
    let name = intrinsic.name;
    Error::unsupported(format_args!("llvm.{name} with a rounding mode other than to nearest"))
}

/// Lowers an operation.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = intrinsic.name.rsplit('.').next().unwrap_or_default();
    let Some(&(_, target, count)) = OPERATIONS.iter().find(|row| row.0 == name) else {
        return Err(Error::unsupported(format_args!("llvm.{}", intrinsic.name)));
    };
    let result = s.result;
    let mut operands = Vec::with_capacity(count);
    for index in 0..count {
        let value = match (name, index) {
            ("powi" | "ldexp", 1) => float::exponent(s, index)?,
            _ => s.arg(index)?,
        };
        operands.push(s.f.widen(value, result));
    }
    let mode = rounding(s, count);
    // Only conversions may be decorated with a rounding mode (section 3.20, FPRoundingMode); what else
    // rounds does so to nearest even (OpenCL C 7.1), and a remainder is exact.
    let target = match (name, mode) {
        ("rint" | "nearbyint", Some(mode)) => Target::Ext(to_integral(mode)),
        _ => target,
    };
    let from = types_here(s)?.0;
    let by_words = s.f.facts.wide_width(from).is_some();
    let converts = matches!(name, "sitofp" | "uitofp" | "fptrunc") && !by_words;
    let rounds = !converts && !matches!(name, "frem" | "rint" | "nearbyint");
    if mode.is_some_and(|mode| mode != FPRoundingMode::RTE) && rounds {
        return Err(not_to_nearest(intrinsic));
    }
    let value = match target {
        Target::Op(op) => s.b().op(op, result, &operands),
        Target::Ext(number) => s.b().opencl(number, result, &operands),
        Target::Cast(op) => {
            let (from, to) = types_here(s)?;
            s.f.cast_id(op, operands[0], from, to, result)?
        }
    };
    if let Some(mode) = mode.filter(|_| converts) {
        s.b().decorate(value, Decoration::FPRoundingMode, &[mode.0]);
    }
    Ok(Some(value))
}

/// What rounds to an integer in a mode.
fn to_integral(mode: FPRoundingMode) -> Std {
    match mode {
        FPRoundingMode::RTZ => Std::trunc,
        FPRoundingMode::RTP => Std::ceil,
        FPRoundingMode::RTN => Std::floor,
        _ => Std::rint,
    }
}

/// `llvm.experimental.constrained.lrint` and `llrint`
pub(super) fn round_to_int(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let number = rounding(s, 1).map_or(Std::rint, to_integral);
    float::to_int_by(s, number)
}

/// `llvm.fptrunc.round(value, mode)`
pub(super) fn truncate(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let mode = rounding(s, 1).ok_or_else(|| {
        Error::unsupported(format_args!(
            "llvm.{} with a rounding mode that SPIR-V lacks",
            intrinsic.name
        ))
    })?;
    let (value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let value = b.op(Op::FConvert, result, &[value]);
    b.decorate(value, Decoration::FPRoundingMode, &[mode.0]);
    Ok(Some(value))
}

/// `llvm.experimental.constrained.fcmp[s]`
pub(super) fn compare(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let op = predicate(s)?;
    let operands = [s.arg(0)?, s.arg(1)?];
    s.instruction(op, &operands)
}

fn predicate(s: &Site<'_, '_, '_>) -> Result<Op> {
    let text = s.metadata_string(2).unwrap_or_default();
    let row = PREDICATES.iter().find(|row| row.0 == text);
    row.map(|row| row.1).ok_or_else(|| {
        Error::unsupported(format_args!(
            "the predicate '{}' of a constrained comparison",
            String::from_utf8_lossy(text)
        ))
    })
}
