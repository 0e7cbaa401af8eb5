//! Hints, annotations and questions about the program.

use lapidary_bitcode::ir::{CastOp, Instruction, Value, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Extension, Op, Scope};

use crate::lower::attach::decorations::Subject;
use crate::lower::attach::pointers::Member;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Error;
use crate::lower::facts::callees::Callee;
use crate::lower::facts::callees::Intrinsic;
use crate::properties::annotation;

/// `llvm.expect`: OpExpectKHR when allowed.
pub(super) fn expect(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    let ty = s.b().type_of(value);
    // The instruction does not take what is made of several values.
    let is_one = !matches!(s.b().type_kind(ty), TypeKind::Struct { .. } | TypeKind::Array { .. });
    if is_one && s.f.allows(Extension::SPV_KHR_expect_assume) {
        s.check_op(Op::ExpectKHR)?;
        s.b().extension(Extension::SPV_KHR_expect_assume);
        let expected = s.arg(1)?;
        return s.instruction(Op::ExpectKHR, &[value, expected]);
    }
    Ok(Some(value))
}

/// `llvm.assume`: OpAssumeTrueKHR when allowed.
pub(super) fn assume(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    if s.f.allows(Extension::SPV_KHR_expect_assume) {
        s.check_op(Op::AssumeTrueKHR)?;
        s.b().extension(Extension::SPV_KHR_expect_assume);
        let condition = s.arg(0)?;
        return s.instruction(Op::AssumeTrueKHR, &[condition]);
    }
    Ok(None)
}

/// `llvm.is.constant`, `llvm.can.load.speculatively`: nothing is known later than here.
pub(super) fn unknown(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    Ok(Some(s.b().const_bool(false)))
}

/// `llvm.returnaddress`, `llvm.frameaddress`: null, where nobody can tell (LangRef).
pub(super) fn null(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let result = s.result;
    Ok(Some(s.b().const_null(result)))
}

/// `llvm.objectsize(pointer, minimum, ...)`: unknown is 0 for the minimum, else all ones.
pub(super) fn object_size(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let minimum = s.constant(1).is_some_and(|value| value != 0);
    let result = s.result;
    Ok(Some(s.b().const_int(result, if minimum { 0 } else { u64::MAX })))
}

/// `llvm.readcyclecounter`: the clock of the sub-group; `llvm.readsteadycounter`: of the device.
pub(super) fn clock(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    if !s.f.allows(Extension::SPV_KHR_shader_clock) {
        return Err(Error::unexpected_intrinsic(format_args!("llvm.{}", intrinsic.name), None));
    }
    s.check_op(Op::ReadClockKHR)?;
    let scope = if intrinsic.name == "readcyclecounter" { Scope::Subgroup } else { Scope::Device };
    let scope = s.u32(scope.0);
    s.instruction(Op::ReadClockKHR, &[scope])
}

/// `llvm.var.annotation(pointer, text, file, line, arguments)`: properties of functions are read with
/// those of the function.
pub(super) fn variable(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let pointer = s.arg(0)?;
    match annotation::of_call(s.f.facts.module, s.f.body, s.call.call.arguments) {
        Some(Ok(mut named)) => {
            named.retain(|(name, _)| !annotation::is_of_function(name));
            s.f.pointer_properties(s.call.inst, Subject::Variable, pointer, None, &named);
        }
        // What is wrong has been said where the function was read.
        Some(Err(_)) => {}
        None => annotate(s, pointer, Subject::Variable, None),
    }
    Ok(None)
}

/// `llvm.ptr.annotation`: the pointer, decorated. Annotations of an annotated pointer are all of
/// the same.
pub(super) fn pointer(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let subject = subject(s);
    let pointer = match subject {
        Some(subject) => s.f.value(subject)?,
        None => s.arg(0)?,
    };
    if let Some(register) = fpga_register(s, pointer) {
        return Ok(Some(register));
    }
    let inst = s.call.inst;
    let pointer = s.f.cache_controlled(inst, 0, pointer);
    let member = subject.and_then(|subject| s.f.member_behind(subject));
    match annotation::of_call(s.f.facts.module, s.f.body, s.call.call.arguments) {
        Some(Ok(named)) => {
            return Ok(Some(s.f.pointer_properties(
                inst,
                Subject::Pointer,
                pointer,
                member,
                &named,
            )));
        }
        Some(Err(problem)) => s.f.note(format!("an annotation is left out: {problem}")),
        None => annotate(s, pointer, Subject::Pointer, member),
    }
    Ok(Some(pointer))
}

/// What is annotated, behind casts that change nothing and other annotations.
fn subject(s: &Site<'_, '_, '_>) -> Option<ValueId> {
    let module = s.f.facts.module;
    let mut value = s.llvm_arg(0)?;
    for _ in 0..64 {
        let Value::Instruction(inst) = s.f.body.value(module, value) else { break };
        value = match s.f.body.inst(inst) {
            Instruction::Cast { op: CastOp::BitCast, value, .. } => value,
            Instruction::Call(call) => match s.f.body.value(module, call.callee) {
                Value::Function(callee) => match s.f.facts.callee(callee) {
                    Callee::Intrinsic(other) if other.is_annotation() => *call.arguments.first()?,
                    _ => break,
                },
                _ => break,
            },
            _ => break,
        };
    }
    Some(value)
}

/// `llvm.annotation`: the value, in a register of its own if that is what the text asks for.
pub(super) fn value(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    Ok(Some(fpga_register(s, value).unwrap_or(value)))
}

/// `__builtin_intel_fpga_reg`: OpFPGARegINTEL when allowed. Without it the value is what it is.
fn fpga_register(s: &mut Site<'_, '_, '_>, value: Id) -> Option<Id> {
    const EXTENSION: Extension = Extension::SPV_INTEL_fpga_reg;
    if s.string(1)? != b"__builtin_intel_fpga_reg" {
        return None;
    }
    if !s.f.allows(EXTENSION) {
        return Some(value);
    }
    let b = s.b();
    b.extension(EXTENSION);
    let ty = b.type_of(value);
    Some(b.op(Op::FPGARegINTEL, ty, &[value]))
}

/// Decorates a value with the text of an annotation.
fn annotate(s: &mut Site<'_, '_, '_>, target: Id, subject: Subject, member: Option<Member>) {
    if let Some(mut text) = s.string(1) {
        let numbers = annotation::numbers(s.f.facts.module, s.f.body, s.call.call.arguments);
        text.extend_from_slice(numbers.as_bytes());
        s.f.annotate(target, subject, member, &text);
    }
}

/// An answer that is known here: true, or 1.
pub(super) fn one(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let result = s.result;
    let b = s.b();
    Ok(Some(match b.type_kind(result) {
        TypeKind::Bool => b.const_bool(true),
        _ => b.const_int(result, 1),
    }))
}
