//! `llvm.fpbuiltin.*`: math with an upper bound of the error (SPV_INTEL_fp_max_error).

use lapidary_bitcode::ir::AttributeIndex;
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd as Std};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::memory::Access;
use crate::lower::error::Error;
use crate::lower::facts::callees::Intrinsic;

/// Instructions of the core, by name.
const CORE: &[(&str, Op)] = &[
    ("fadd", Op::FAdd),
    ("fsub", Op::FSub),
    ("fmul", Op::FMul),
    ("fdiv", Op::FDiv),
    ("frem", Op::FRem),
];

/// Lowers a call.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = intrinsic.name.trim_start_matches("fpbuiltin.");
    let result = s.result;
    let value = if let Some(&(_, op)) = CORE.iter().find(|row| row.0 == name) {
        let operands = s.args()?;
        s.b().op(op, result, &operands)
    } else if name == "sincos" {
        return sincos(s);
    } else {
        let Some(row) = Std::SET.by_name(name) else {
            return Err(Error::unsupported(format_args!(
                "the intrinsic 'llvm.{}'",
                intrinsic.name
            )));
        };
        let operands = s.args()?;
        s.b().opencl(Std(row.number), result, &operands)
    };
    max_error(s, value);
    Ok(Some(value))
}

/// `sincos(x, sine, cosine)`: OpenCL's returns the sine.
fn sincos(s: &mut Site<'_, '_, '_>) -> Lowered {
    let x = s.arg(0)?;
    let ty = s.b().type_of(x);
    let cosine = s.pointer(2, ty)?;
    let sine = s.b().opencl(Std::sincos, ty, &[x, cosine]);
    max_error(s, sine);
    let target = s.pointer(1, ty)?;
    s.f.store(target, sine, Access::default())?;
    Ok(None)
}

/// Says the bound that the call gives.
fn max_error(s: &mut Site<'_, '_, '_>, value: Id) {
    let list = s.call.call.attributes;
    let bound = s.f.facts.property(list, AttributeIndex::Function, "fpbuiltin-max-error");
    let bound = bound.and_then(|text| String::from_utf8_lossy(&text).trim().parse().ok());
    if let Some(bound) = bound {
        s.f.max_error(value, bound);
    }
}
