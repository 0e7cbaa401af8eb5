//! What extensions ask of the operands of their instructions, before these are written.
//!
//! LLVM accepts any call of a function that has the name of an instruction, so a wrong declaration
//! would become wrong SPIR-V. The words are the translator's; a cooperative matrix stands where a
//! vector may (SPV_INTEL_joint_matrix).

use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Extension, Op, StorageClass};

use crate::lower::calls::site::Site;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;

const JOINT_MATRIX: Extension = Extension::SPV_INTEL_joint_matrix;

/// What a component must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Component {
    Int(u32),
    Float(u32),
}

impl Component {
    fn text(self) -> String {
        match self {
            Component::Int(width) => format!("integer {width}-bit"),
            Component::Float(width) => format!("floating-point {width}-bit"),
        }
    }
}

/// Rows: an instruction, the components of its result and of its operand; both have as many.
const CONVERSIONS: &[(Op, Component, Component)] = &[
    (Op::ConvertFToBF16INTEL, Component::Int(16), Component::Float(32)),
    (Op::ConvertBF16ToFINTEL, Component::Float(32), Component::Int(16)),
    (Op::RoundFToTF32INTEL, Component::Float(32), Component::Float(32)),
];

/// Refuses a call whose operands or result the instruction does not take. `first` is the argument
/// that is the first operand.
pub(super) fn check(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    op: Op,
    first: usize,
) -> Result<()> {
    let problem = match op {
        Op::TaskSequenceCreateINTEL => task_sequence(s, first),
        Op::BitwiseFunctionINTEL => bitwise_function(s, first)?,
        Op::ReadClockKHR => clock(s),
        Op::ConvertHandleToImageINTEL
        | Op::ConvertHandleToSamplerINTEL
        | Op::ConvertHandleToSampledImageINTEL => handle(s, first)?,
        Op::SubgroupBlockPrefetchINTEL => prefetch(s, first)?,
        Op::GroupAsyncCopy => async_copy(s, first)?,
        _ => match CONVERSIONS.iter().find(|row| row.0 == op) {
            Some(&(_, result, operand)) => conversion(s, first, result, operand)?,
            None => return Ok(()),
        },
    };
    match problem {
        Some(problem) => {
            // The instruction by the name that the call has: some have several.
            let name = builtin.name().strip_prefix("__spirv_").unwrap_or_default();
            let name = name.split('_').next().unwrap_or_default();
            Err(Error::invalid_instruction(format_args!("{name}\n{problem}")))
        }
        None => Ok(()),
    }
}

/// Numbers of any width: the beginning of their instructions' names, what they are, the extension.
const ANY_WIDTH: [(&str, &str, Extension); 2] = [
    ("Fixed", "Fixed point", Extension::SPV_INTEL_arbitrary_precision_fixed_point),
    ("ArbitraryFloat", "Floating point", Extension::SPV_INTEL_arbitrary_precision_floating_point),
];

/// For a builtin on numbers of any width, what they are and their extension.
pub(super) fn any_width(base: &[u8]) -> Option<(&'static str, Extension)> {
    let name = base.strip_prefix(b"__spirv_")?;
    let row = ANY_WIDTH.iter().find(|row| name.starts_with(row.0.as_bytes()))?;
    Some((row.1, row.2))
}

/// Whether the operands of a builtin are numbers of any width, never pointers.
pub(super) fn takes_numbers(builtin: &Builtin) -> bool {
    builtin.any_width.is_some()
}

/// Refuses instructions on numbers of any width without their extension.
pub(super) fn check_any_width(s: &Site<'_, '_, '_>, builtin: &Builtin) -> Result<()> {
    match builtin.any_width {
        Some((what, extension)) if !s.f.allows(extension) => {
            let message = format!(
                "InvalidInstruction: Can't translate llvm instruction:\n{what} instructions can't be \
                 translated correctly without enabled {extension} extension!"
            );
            Err(Error::needs_extension_for(extension, message))
        }
        _ => Ok(()),
    }
}

/// Whether a type is a scalar or vector of a component.
fn is_of(s: &mut Site<'_, '_, '_>, ty: Id, wanted: Component) -> bool {
    let (component, _) = s.b().components(ty);
    match (s.b().type_kind(component), wanted) {
        (TypeKind::Int(width), Component::Int(wanted)) => width == wanted,
        (TypeKind::Float(width), Component::Float(wanted)) => width == wanted,
        _ => false,
    }
}

fn is_matrix(s: &mut Site<'_, '_, '_>, ty: Id) -> bool {
    s.b().type_kind(ty) == TypeKind::Other(Op::TypeCooperativeMatrixKHR)
}

fn conversion(
    s: &mut Site<'_, '_, '_>,
    first: usize,
    result: Component,
    operand: Component,
) -> Result<Option<String>> {
    let value = s.arg(first)?;
    let (to, from) = (s.result, s.b().type_of(value));
    if is_matrix(s, to) || is_matrix(s, from) {
        if !s.f.allows(JOINT_MATRIX) {
            let problem = format!(
                "Can be used with cooperative matrices only when {JOINT_MATRIX} is enabled"
            );
            return Ok(Some(problem));
        }
        s.b().extension(JOINT_MATRIX);
        s.b().capability(match (result, operand) {
            (Component::Float(32), Component::Float(32)) => {
                Capability::CooperativeMatrixTF32ComponentTypeINTEL
            }
            _ => Capability::CooperativeMatrixBFloat16ComponentTypeINTEL,
        });
        return Ok(None);
    }
    let wrong = |what: &str, component: Component| {
        Some(format!("{what} value must be a scalar or vector of {} type", component.text()))
    };
    Ok(if !is_of(s, to, result) {
        wrong("Result", result)
    } else if !is_of(s, from, operand) {
        wrong("Input", operand)
    } else if s.b().components(to).1 != s.b().components(from).1 {
        Some("Input type must have the same number of components as result type".to_owned())
    } else {
        None
    })
}

/// `__spirv_TaskSequenceCreateINTEL(function, pipelined, cluster mode, get capacity, async capacity)`
fn task_sequence(s: &Site<'_, '_, '_>, first: usize) -> Option<String> {
    let constant = |at: usize| s.constant(first.saturating_add(at)).unwrap_or(0);
    let too_small = |at: usize| {
        let width = s.llvm_width(first.saturating_add(at));
        width.is_ok_and(|width| width >= 32) && constant(at) < 0
    };
    Some(
        if s.function_arg(first).is_none() {
            "First argument is expected to be a function."
        } else if constant(1) < -1 {
            "Pipeline must be a 32 bit integer with the value bigger or equal to -1."
        } else if !(-1..=1).contains(&constant(2)) {
            "ClusterMode valid values are -1, 0, 1."
        } else if too_small(3) {
            "GetCapacity must be an unsigned 32-bit integer."
        } else if too_small(4) {
            "AsyncCapacity must be an unsigned 32-bit integer."
        } else {
            return None;
        }
        .to_owned(),
    )
}

fn bitwise_function(s: &mut Site<'_, '_, '_>, first: usize) -> Result<Option<String>> {
    let result = s.result;
    if !s.f.is_int(result) {
        return Ok(Some("Result type must be an integer scalar or vector.".to_owned()));
    }
    for (at, ordinal) in (first..).zip(["First", "Second", "Third"]) {
        let value = s.arg(at)?;
        if s.b().type_of(value) != result {
            return Ok(Some(format!("{ordinal} argument must be the same as the result type.")));
        }
    }
    let table = s.arg(first.saturating_add(3))?;
    if s.b().kind_of(table) != TypeKind::Int(32) {
        return Ok(Some("Fourth argument must be a 32-bit integer scalar.".to_owned()));
    }
    let constant = s.b().is_constant(table);
    Ok((!constant).then(|| "Fourth argument must be constant instruction.".to_owned()))
}

fn clock(s: &mut Site<'_, '_, '_>) -> Option<String> {
    let result = s.result;
    let (component, count) = s.b().components(result);
    let fits = matches!(
        (s.b().type_kind(component), count),
        (TypeKind::Int(64), 1) | (TypeKind::Int(32), 2)
    );
    (!fits).then(|| {
        "Result value must be a scalar of integer 64-bit type or two element vector of 32-bit type"
            .to_owned()
    })
}

/// A handle is an integer as wide as a pointer.
fn handle(s: &mut Site<'_, '_, '_>, first: usize) -> Result<Option<String>> {
    let value = s.arg(first)?;
    let width = s.f.facts.pointer_width;
    if s.b().kind_of(value) == TypeKind::Int(width) {
        return Ok(None);
    }
    let ty = s.b().type_of(value);
    let has = s.b().width(ty);
    Ok(Some(format!(
        "Parameter value must be a 32-bit scalar in case of Physical32 addressing model or a 64-bit \
         scalar in case of Physical64 addressing model\nType size: {has}\nAddressing model: \
         Physical{width}"
    )))
}

/// One side is memory of the work-group, the other of the device (section 3.49.21).
fn async_copy(s: &mut Site<'_, '_, '_>, first: usize) -> Result<Option<String>> {
    let (target, source) = (s.arg(first.saturating_add(1))?, s.arg(first.saturating_add(2))?);
    let sides = (s.storage(target)?, s.storage(source)?);
    let copies = [StorageClass::Workgroup, StorageClass::CrossWorkgroup];
    let fits = copies.contains(&sides.0) && copies.contains(&sides.1) && sides.0 != sides.1;
    Ok((!fits).then(|| {
        "Destination and source must be pointers to memory of the work-group and of the device"
            .to_owned()
    }))
}

fn prefetch(s: &mut Site<'_, '_, '_>, first: usize) -> Result<Option<String>> {
    let pointer = s.arg(first)?;
    let size = s.arg(first.saturating_add(1))?;
    let size = s.b().type_of(size);
    Ok(match s.b().kind_of(pointer) {
        TypeKind::Pointer { storage: StorageClass::CrossWorkgroup, .. } => {
            (!s.f.is_int(size)).then(|| "Second argument (Num Bytes) must be an integer".to_owned())
        }
        TypeKind::Pointer { .. } => {
            Some("First argument must be a pointer in CrossWorkgroup storage class".to_owned())
        }
        _ => Some("First argument must be a pointer".to_owned()),
    })
}
