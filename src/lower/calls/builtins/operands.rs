//! The operands of the instruction that a `__spirv_*` function stands for, from the arguments of a call:
//! in the order of the grammar, which says what is an id, what is a literal, and what follows an
//! enumerant.

use std::ops::Range;

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{
    self, Enumerant, GroupOperation, Op, Operand, OperandKind, Quantifier, Version,
};

use super::{checks, images, memory};
use crate::lower::calls::site::Site;
use crate::lower::calls::wrapped::Wrapped;
use crate::lower::emit::state::Word;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::{Builtin, Pointee};
use crate::lower::gates;
use crate::lower::special::Special;

/// Whether an operand of an instruction is a function itself, not its address.
fn takes_function(op: Op) -> bool {
    let queues = Op::EnqueueKernel..=Op::GetKernelPreferredWorkGroupSizeMultiple;
    queues.contains(&op)
        || matches!(
            op,
            Op::GetKernelLocalSizeForSubgroupCount
                | Op::GetKernelMaxNumSubgroups
                | Op::TaskSequenceCreateALTERA
        )
}

/// Puts into `words` the operands of an instruction, from these arguments. Gives the first structure
/// that one of them was wrapped in.
pub(super) fn operands(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    op: Op,
    kinds: &[Operand],
    arguments: Range<usize>,
    words: &mut Vec<Word>,
) -> Result<Option<Id>> {
    words.clear();
    let mut like = None;
    let first = arguments.start;
    let mut kinds = kinds.iter().copied().peekable();
    let mut repeated: Option<Operand> = None;
    // Parameters of the enumerants just read.
    let mut parameters: Vec<Operand> = Vec::new();
    for index in arguments {
        let operand = if parameters.is_empty() {
            let next = match kinds.next() {
                Some(operand) => operand,
                None => repeated.ok_or_else(|| {
                    Error::invalid(format!(
                        "'{}' is called with too many arguments",
                        builtin.name()
                    ))
                })?,
            };
            if next.quantifier == Quantifier::Repeated {
                repeated = Some(next);
            }
            next
        } else {
            parameters.remove(0)
        };
        if operand.kind.is_id() || operand.kind == OperandKind::PairIdRefIdRef {
            if let Some(function) = s.function_arg(index)
                && takes_function(op)
            {
                words.push(Word::Id(s.f.function_symbol(function)));
                continue;
            }
            let value = s.arg(index)?;
            let pointee = s.f.pointee(value);
            if pointee.is_some()
                && let Some(ty) = s.by_value(index)
            {
                // A number in a structure comes through memory, and so does one that is too wide for
                // the calling convention.
                if let Some(wrapped) = Wrapped::in_call(s, ty)? {
                    let (whole, number) = wrapped.load(s, index)?;
                    like.get_or_insert(whole);
                    words.push(Word::Id(number));
                    continue;
                }
                if checks::takes_numbers(builtin) {
                    let ty = s.f.lower_type(ty)?;
                    let pointer = s.pointer(index, ty)?;
                    words.push(Word::Id(s.b().op(Op::Load, ty, &[pointer])));
                    continue;
                }
            }
            let parameter = index.saturating_sub(first);
            let special = builtin.parameter_pointee(parameter);
            words.push(Word::Id(match pointee {
                None if special == Some(Pointee::Special(Special::Sampler)) => {
                    s.f.as_sampler(value)?
                }
                Some(_) => {
                    let pointee = memory::pointee_of(s, builtin, parameter, value)?;
                    s.f.pointer_to(value, pointee)
                }
                None => value,
            }));
            continue;
        }
        let mut value = s.literal(index)?;
        if operand.kind == OperandKind::ImageOperands
            && value & images::EXTEND != 0
            && !images::may_extend(s)
        {
            value &= !images::EXTEND;
            // A mask that had nothing else is left out.
            if value == 0 {
                continue;
            }
        }
        words.push(Word::Literal(value));
        if let Some(table) = operand.kind.enumeration() {
            let unknown = || {
                // Counted from one.
                let at = index.saturating_sub(first).saturating_add(1);
                let (name, kind) = (builtin.name(), table.name);
                Error::invalid(format!("parameter {at} of '{name}': there is no {kind} {value}"))
            };
            if table.bits {
                for bit in (0..32).map(|bit| 1 << bit).filter(|bit| value & bit != 0) {
                    // Masks have bits that the grammar does not know yet; these take nothing.
                    if let Some(row) = table.by_value(bit) {
                        need(s, row)?;
                        parameters.extend_from_slice(row.parameters);
                    }
                }
            } else {
                let row = table.by_value(value).ok_or_else(unknown)?;
                need(s, row)?;
                parameters.extend_from_slice(row.parameters);
            }
        }
    }
    match parameters.len() {
        0 => Ok(like),
        missing => Err(Error::invalid(format!(
            "'{}' is called with too few arguments: {missing} more belong to what it names",
            builtin.name()
        ))),
    }
}

/// Notes what an enumerant needs that is an operand, or refuses it. What has no needs of its own came with
/// the instruction.
fn need(s: &mut Site<'_, '_, '_>, row: &Enumerant) -> Result<()> {
    let options = s.f.facts.options;
    let own = !row.capabilities.is_empty() || !row.extensions.is_empty();
    if !own && row.version == Version::NEVER || gates::allow(s.b(), options, row) {
        return Ok(());
    }
    match gates::extension(row) {
        Some(extension) => Err(Error::needs_extension(row.name, extension)),
        None => s.f.need_version(row.version),
    }
}

/// Operands that must be the ids of constants: their places behind the result, and the version from
/// which they need not be ("OpGroupNonUniformBroadcast": before 1.5, Id must be a constant).
const CONSTANTS: [(Op, usize, Option<Version>); 4] = [
    (Op::GroupNonUniformBroadcast, 2, Some(Version::V1_5)),
    (Op::GroupNonUniformQuadBroadcast, 2, Some(Version::V1_5)),
    (Op::GroupNonUniformQuadSwap, 2, None),
    (Op::GroupNonUniformRotateKHR, 3, None),
];

/// Whether an instruction's second operand is what a group does.
fn has_operation(op: Op) -> bool {
    let row = grammar::instruction(op);
    row.and_then(|row| row.operands.get(3)).is_some_and(|it| it.kind == OperandKind::GroupOperation)
}

/// Refuses a variable where the instruction takes a constant, or asks for the version that has it. The
/// parameters of the function begin behind `before` of the words.
pub(super) fn check_constants(
    s: &mut Site<'_, '_, '_>,
    builtin: &Builtin,
    op: Op,
    words: &[Word],
    before: usize,
) -> Result<()> {
    let row = match words {
        // "ClusterSize must come from a constant instruction": behind scope, operation and value.
        [_, Word::Literal(does), _, _]
            if has_operation(op) && *does == GroupOperation::ClusteredReduce.0 =>
        {
            Some((3, None))
        }
        _ => CONSTANTS.iter().find(|row| row.0 == op).map(|row| (row.1, row.2)),
    };
    let Some((at, version)) = row else { return Ok(()) };
    match (words.get(at).and_then(Word::id), version) {
        (Some(id), Some(version)) if !s.b().is_constant(id) => s.f.need_version(version),
        (Some(id), None) if !s.b().is_constant(id) => Err(Error::invalid(format!(
            "parameter {} of '{}' should be a constant",
            at.saturating_add(1).saturating_sub(before),
            builtin.name()
        ))),
        _ => Ok(()),
    }
}
