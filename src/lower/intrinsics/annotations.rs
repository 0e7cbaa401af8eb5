//! Hints, annotations and questions about the program.

use lapidary_spirv::build::Id;
use lapidary_spirv::grammar::{Op, Scope};

use super::{Intrinsic, Lowered};
use crate::lower::decorations;
use crate::lower::error::Error;
use crate::lower::site::Site;

/// `llvm.expect`: OpExpectKHR when allowed.
pub(super) fn expect(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    if s.f.allows("SPV_KHR_expect_assume") {
        s.check_op(Op::ExpectKHR)?;
        s.b().extension("SPV_KHR_expect_assume");
        let expected = s.arg(1)?;
        return s.instruction(Op::ExpectKHR, &[value, expected]);
    }
    Ok(Some(value))
}

/// `llvm.assume`: OpAssumeTrueKHR when allowed.
pub(super) fn assume(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    if s.f.allows("SPV_KHR_expect_assume") {
        s.check_op(Op::AssumeTrueKHR)?;
        s.b().extension("SPV_KHR_expect_assume");
        let condition = s.arg(0)?;
        return s.instruction(Op::AssumeTrueKHR, &[condition]);
    }
    Ok(None)
}

/// `llvm.is.constant`: nothing is known later than here.
pub(super) fn is_constant(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    Ok(Some(s.b().const_bool(false)))
}

/// `llvm.objectsize(pointer, minimum, ...)`: unknown is 0 for the minimum, else all ones.
pub(super) fn object_size(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let minimum = s.constant(1).is_some_and(|value| value != 0);
    let result = s.result;
    Ok(Some(s.b().const_int(result, if minimum { 0 } else { u64::MAX })))
}

/// `llvm.readcyclecounter`: the clock of the sub-group; `llvm.readsteadycounter`: of the device.
pub(super) fn clock(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    if !s.f.allows("SPV_KHR_shader_clock") {
        return Err(Error::unexpected_intrinsic(format_args!("llvm.{}", intrinsic.name)));
    }
    s.check_op(Op::ReadClockKHR)?;
    let scope = if intrinsic.name == "readcyclecounter" { Scope::Subgroup } else { Scope::Device };
    let scope = s.u32(scope.0);
    s.instruction(Op::ReadClockKHR, &[scope])
}

/// `llvm.var.annotation(pointer, text, file, line, arguments)`
pub(super) fn variable(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let pointer = s.arg(0)?;
    annotate(s, pointer);
    Ok(None)
}

/// `llvm.ptr.annotation`: the pointer, decorated.
pub(super) fn pointer(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let pointer = s.arg(0)?;
    annotate(s, pointer);
    Ok(Some(pointer))
}

/// `llvm.annotation`: the value, decorated.
pub(super) fn value(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    Ok(Some(value))
}

/// Decorates a value with the text of an annotation.
fn annotate(s: &mut Site<'_, '_, '_>, target: Id) {
    if let Some(text) = s.string(1) {
        let options = s.f.shared.options;
        decorations::annotate(s.b(), options, target, &text);
    }
}
