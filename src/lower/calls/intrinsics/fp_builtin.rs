//! `llvm.fpbuiltin.*`: math with an upper bound of the error (SPV_INTEL_fp_max_error).

use lapidary_bitcode::ir::AttributeIndex;
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd as Std};

use super::vector::length;
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

/// `sincos(x, sine, cosine)`: OpenCL's returns the sine. Vectors that SPIR-V does not have are done element
/// by element.
pub(super) fn sincos(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let x = s.arg(0)?;
    let ty = s.b().type_of(x);
    let llvm = s.llvm_arg(0).map(|value| s.f.llvm_type(value));
    let llvm = llvm.ok_or_else(|| Error::malformed("the sine of nothing"))?;
    if !s.f.facts.is_spread(llvm) && !s.f.facts.is_held_larger(llvm) {
        let cosine = s.pointer(2, ty)?;
        let sine = bounded_sincos(s, ty, x, cosine);
        let target = s.pointer(1, ty)?;
        s.f.store(target, sine, Access::default())?;
        return Ok(None);
    }
    let element = s.f.parts(ty).0;
    let slot = s.f.local_variable(element, None);
    let (mut sines, mut cosines) = (Vec::new(), Vec::new());
    for at in 0..length(s, 0)? {
        let x = s.f.part(x, at);
        sines.push(bounded_sincos(s, element, x, slot));
        cosines.push(s.b().op(Op::Load, element, &[slot]));
    }
    let byte = s.b().type_int(8);
    for (argument, elements) in [(1, sines), (2, cosines)] {
        let value = s.f.of_parts(ty, elements)?;
        let target = s.pointer(argument, byte)?;
        s.f.store_at(llvm, value, target, Access::default())?;
    }
    Ok(None)
}

/// The sine; the cosine goes to a pointer.
fn bounded_sincos(s: &mut Site<'_, '_, '_>, ty: Id, x: Id, cosine: Id) -> Id {
    let sine = s.b().opencl(Std::sincos, ty, &[x, cosine]);
    max_error(s, sine);
    sine
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
