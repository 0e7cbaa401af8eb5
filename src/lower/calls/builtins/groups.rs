//! Work-group and sub-group functions (OpenCL C 6.15.16, cl_khr_subgroup_*, cl_intel_subgroups).
//!
//! Names are built of parts: the scope, the operation, and for reductions and scans the kind of
//! operation. The tables have a row for each part.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{self, Capability, Extension, GroupOperation, Op, Scope};
use lapidary_spirv::signature;

use super::operands::check_constants;
use super::row::{How, Row, Shape};
use super::spirv::gives_bool;
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::emit::state::Word;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Pointee;
use crate::lower::facts::callees::{Builtin, Parameter};
use crate::lower::facts::mangle::Scalar;
use crate::lower::special::Special;

/// Functions after `sub_group_` that have one instruction.
const SUB_GROUP: &[(&str, Op, Option<GroupOperation>, Shape)] = &[
    // cl_khr_subgroups
    ("all", Op::GroupAll, None, Shape::Predicate),
    ("any", Op::GroupAny, None, Shape::Predicate),
    ("broadcast", Op::GroupBroadcast, None, Shape::Plain),
    // cl_khr_subgroup_non_uniform_vote
    ("elect", Op::GroupNonUniformElect, None, Shape::Plain),
    ("non_uniform_all", Op::GroupNonUniformAll, None, Shape::Predicate),
    ("non_uniform_any", Op::GroupNonUniformAny, None, Shape::Predicate),
    ("non_uniform_all_equal", Op::GroupNonUniformAllEqual, None, Shape::Plain),
    // cl_khr_subgroup_ballot
    ("non_uniform_broadcast", Op::GroupNonUniformBroadcast, None, Shape::Plain),
    ("broadcast_first", Op::GroupNonUniformBroadcastFirst, None, Shape::Plain),
    ("ballot", Op::GroupNonUniformBallot, None, Shape::Predicate),
    ("inverse_ballot", Op::GroupNonUniformInverseBallot, None, Shape::Plain),
    ("ballot_bit_extract", Op::GroupNonUniformBallotBitExtract, None, Shape::Plain),
    (
        "ballot_bit_count",
        Op::GroupNonUniformBallotBitCount,
        Some(GroupOperation::Reduce),
        Shape::Plain,
    ),
    (
        "ballot_inclusive_scan",
        Op::GroupNonUniformBallotBitCount,
        Some(GroupOperation::InclusiveScan),
        Shape::Plain,
    ),
    (
        "ballot_exclusive_scan",
        Op::GroupNonUniformBallotBitCount,
        Some(GroupOperation::ExclusiveScan),
        Shape::Plain,
    ),
    ("ballot_find_lsb", Op::GroupNonUniformBallotFindLSB, None, Shape::Plain),
    ("ballot_find_msb", Op::GroupNonUniformBallotFindMSB, None, Shape::Plain),
    // cl_khr_subgroup_shuffle, cl_khr_subgroup_shuffle_relative, cl_khr_subgroup_rotate
    ("shuffle", Op::GroupNonUniformShuffle, None, Shape::Plain),
    ("shuffle_xor", Op::GroupNonUniformShuffleXor, None, Shape::Plain),
    ("shuffle_up", Op::GroupNonUniformShuffleUp, None, Shape::Plain),
    ("shuffle_down", Op::GroupNonUniformShuffleDown, None, Shape::Plain),
    ("rotate", Op::GroupNonUniformRotateKHR, None, Shape::Plain),
    ("clustered_rotate", Op::GroupNonUniformRotateKHR, None, Shape::Plain),
];

/// Functions after `intel_sub_group_`; they have no scope.
const INTEL: &[(&str, Op)] = &[
    ("shuffle", Op::SubgroupShuffleINTEL),
    ("shuffle_down", Op::SubgroupShuffleDownINTEL),
    ("shuffle_up", Op::SubgroupShuffleUpINTEL),
    ("shuffle_xor", Op::SubgroupShuffleXorINTEL),
];

/// Prefixes of reductions and scans, with the operation, and whether the instruction is one of
/// those for non-uniform control flow.
const COLLECTIVES: &[(&str, GroupOperation, bool)] = &[
    ("non_uniform_reduce_", GroupOperation::Reduce, true),
    ("non_uniform_scan_inclusive_", GroupOperation::InclusiveScan, true),
    ("non_uniform_scan_exclusive_", GroupOperation::ExclusiveScan, true),
    ("clustered_reduce_", GroupOperation::ClusteredReduce, true),
    ("reduce_", GroupOperation::Reduce, false),
    ("scan_inclusive_", GroupOperation::InclusiveScan, false),
    ("scan_exclusive_", GroupOperation::ExclusiveScan, false),
];

/// Operations: uniform instructions for signed, unsigned, floating point, then the non-uniform.
type Operation = (&'static str, [Option<Op>; 3], [Option<Op>; 3]);

const OPERATIONS: &[Operation] = &[
    (
        "add",
        [Some(Op::GroupIAdd), Some(Op::GroupIAdd), Some(Op::GroupFAdd)],
        [
            Some(Op::GroupNonUniformIAdd),
            Some(Op::GroupNonUniformIAdd),
            Some(Op::GroupNonUniformFAdd),
        ],
    ),
    (
        "mul",
        [Some(Op::GroupIMulKHR), Some(Op::GroupIMulKHR), Some(Op::GroupFMulKHR)],
        [
            Some(Op::GroupNonUniformIMul),
            Some(Op::GroupNonUniformIMul),
            Some(Op::GroupNonUniformFMul),
        ],
    ),
    (
        "min",
        [Some(Op::GroupSMin), Some(Op::GroupUMin), Some(Op::GroupFMin)],
        [
            Some(Op::GroupNonUniformSMin),
            Some(Op::GroupNonUniformUMin),
            Some(Op::GroupNonUniformFMin),
        ],
    ),
    (
        "max",
        [Some(Op::GroupSMax), Some(Op::GroupUMax), Some(Op::GroupFMax)],
        [
            Some(Op::GroupNonUniformSMax),
            Some(Op::GroupNonUniformUMax),
            Some(Op::GroupNonUniformFMax),
        ],
    ),
    (
        "and",
        [Some(Op::GroupBitwiseAndKHR), Some(Op::GroupBitwiseAndKHR), None],
        [Some(Op::GroupNonUniformBitwiseAnd), Some(Op::GroupNonUniformBitwiseAnd), None],
    ),
    (
        "or",
        [Some(Op::GroupBitwiseOrKHR), Some(Op::GroupBitwiseOrKHR), None],
        [Some(Op::GroupNonUniformBitwiseOr), Some(Op::GroupNonUniformBitwiseOr), None],
    ),
    (
        "xor",
        [Some(Op::GroupBitwiseXorKHR), Some(Op::GroupBitwiseXorKHR), None],
        [Some(Op::GroupNonUniformBitwiseXor), Some(Op::GroupNonUniformBitwiseXor), None],
    ),
    (
        "logical_and",
        [Some(Op::GroupLogicalAndKHR), Some(Op::GroupLogicalAndKHR), None],
        [Some(Op::GroupNonUniformLogicalAnd), Some(Op::GroupNonUniformLogicalAnd), None],
    ),
    (
        "logical_or",
        [Some(Op::GroupLogicalOrKHR), Some(Op::GroupLogicalOrKHR), None],
        [Some(Op::GroupNonUniformLogicalOr), Some(Op::GroupNonUniformLogicalOr), None],
    ),
    (
        "logical_xor",
        [Some(Op::GroupLogicalXorKHR), Some(Op::GroupLogicalXorKHR), None],
        [Some(Op::GroupNonUniformLogicalXor), Some(Op::GroupNonUniformLogicalXor), None],
    ),
];

/// All names, for the tests.
#[cfg(test)]
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<String> =
        SUB_GROUP.iter().map(|row| format!("sub_group_{}", row.0)).collect();
    names.extend(INTEL.iter().map(|row| format!("intel_sub_group_{}", row.0)));
    names.extend(["work_group_all".into(), "work_group_any".into(), "work_group_broadcast".into()]);
    for (prefix, _, non_uniform) in COLLECTIVES {
        for (operation, ..) in OPERATIONS {
            names.push(format!("sub_group_{prefix}{operation}"));
            if !non_uniform {
                names.push(format!("work_group_{prefix}{operation}"));
            }
        }
    }
    names
}

/// The extension of a group function that the translator has no instruction for.
pub(super) fn extension(row: Row) -> Option<Extension> {
    match row.op {
        Op::SubgroupBlockPrefetchINTEL => Some(Extension::SPV_INTEL_subgroup_buffer_prefetch),
        Op::GroupBitwiseAndKHR
        | Op::GroupBitwiseOrKHR
        | Op::GroupBitwiseXorKHR
        | Op::GroupLogicalAndKHR
        | Op::GroupLogicalOrKHR
        | Op::GroupLogicalXorKHR => Some(Extension::SPV_KHR_uniform_group_instructions),
        _ => None,
    }
}

/// The row of a group function.
pub(super) fn find(base: &str, parameters: &[Parameter]) -> Option<How> {
    if let Some(name) = base.strip_prefix("intel_sub_group_") {
        if let Some(&(_, op)) = INTEL.iter().find(|row| row.0 == name) {
            let shape = Shape::Plain;
            return Some(How::Group(Row { op, scope: None, operation: None, shape }));
        }
        return block_access(name, parameters);
    }
    let (scope, name) = match base.strip_prefix("sub_group_") {
        Some(name) => (Scope::Subgroup, name),
        None => (Scope::Workgroup, base.strip_prefix("work_group_")?),
    };
    let row = |op, operation, shape| How::Group(Row { op, scope: Some(scope), operation, shape });
    if scope == Scope::Subgroup
        && let Some(&(_, op, operation, shape)) = SUB_GROUP.iter().find(|row| row.0 == name)
    {
        return Some(row(op, operation, shape));
    }
    match name {
        "all" => return Some(row(Op::GroupAll, None, Shape::Predicate)),
        "any" => return Some(row(Op::GroupAny, None, Shape::Predicate)),
        "broadcast" => return Some(row(Op::GroupBroadcast, None, Shape::Broadcast)),
        _ => {}
    }
    let (rest, &(_, operation, non_uniform)) =
        COLLECTIVES.iter().find_map(|row| Some((name.strip_prefix(row.0)?, row)))?;
    if non_uniform && scope != Scope::Subgroup {
        return None;
    }
    let (name, uniform_ops, non_uniform_ops) = OPERATIONS.iter().find(|row| row.0 == rest)?;
    let column = match parameters.first()?.scalar? {
        Scalar::Float(_) | Scalar::BFloat16 => 2,
        Scalar::Unsigned(_) | Scalar::Bool => 1,
        _ => 0,
    };
    let op = if non_uniform { non_uniform_ops[column]? } else { uniform_ops[column]? };
    let shape = if name.starts_with("logical") { Shape::Predicate } else { Shape::Plain };
    Some(row(op, Some(operation), shape))
}

/// What a name of a block access begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
    Prefetch,
    MediaRead,
    MediaWrite,
}

const ACCESSES: &[(&str, Access)] = &[
    ("block_read", Access::Read),
    ("block_write", Access::Write),
    ("block_prefetch", Access::Prefetch),
    ("media_block_read", Access::MediaRead),
    ("media_block_write", Access::MediaWrite),
];

/// `block_read[_uc|_us|_ui|_ul][n]` and `block_write...` of buffers and images (cl_intel_subgroups and
/// its companions), `block_prefetch...` of buffers (cl_intel_subgroup_buffer_prefetch), and
/// `media_block_read...` of images (cl_intel_media_block_io).
fn block_access(name: &str, parameters: &[Parameter]) -> Option<How> {
    let (name, access) =
        ACCESSES.iter().find_map(|row| Some((name.strip_prefix(row.0)?, row.1)))?;
    let at = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
    let (suffix, digits) = name.split_at(at);
    if !matches!(suffix, "" | "_uc" | "_us" | "_ui" | "_ul")
        || !matches!(digits, "" | "2" | "4" | "8" | "16")
    {
        return None;
    }
    let image =
        matches!(parameters.first()?.pointee, None | Some(Pointee::Special(Special::Image(_))));
    let (op, shape) = match (access, image) {
        (Access::Read, false) => (Op::SubgroupBlockReadINTEL, Shape::BlockRead),
        (Access::Write, false) => (Op::SubgroupBlockWriteINTEL, Shape::BlockWrite),
        (Access::Read, true) => (Op::SubgroupImageBlockReadINTEL, Shape::Plain),
        (Access::Write, true) => (Op::SubgroupImageBlockWriteINTEL, Shape::Plain),
        (Access::Prefetch, _) => {
            let width = match suffix {
                "_uc" => 1,
                "_us" => 2,
                "_ul" => 8,
                _ => 4,
            };
            let bytes = digits.parse().unwrap_or(1u32).saturating_mul(width);
            (Op::SubgroupBlockPrefetchINTEL, Shape::BlockPrefetch(bytes))
        }
        (Access::MediaRead, _) => (Op::SubgroupImageMediaBlockReadINTEL, Shape::ImageLast),
        (Access::MediaWrite, _) => (Op::SubgroupImageMediaBlockWriteINTEL, Shape::ImageLast),
    };
    Some(How::Group(Row { op, scope: None, operation: None, shape }))
}

/// The signature of a group function: that of its instruction without scope and operation, with
/// OpenCL's integers for bools.
pub(super) fn signature(row: Row) -> String {
    let logical = matches!(row.shape, Shape::Predicate) && row.operation.is_some();
    let of_instruction = match (row.shape, row.op) {
        (Shape::Broadcast, _) => return "N N i | i i".to_owned(),
        (Shape::BlockRead, _) => "N *",
        (Shape::BlockWrite, _) => "V out* N",
        (Shape::BlockPrefetch(_), _) => "V global*",
        (Shape::ImageLast, Op::SubgroupImageMediaBlockReadINTEL) => "N icoord i i image",
        (Shape::ImageLast, _) => "V icoord i i N image",
        (Shape::Predicate, Op::GroupNonUniformBallot) => return "i32x4 i".to_owned(),
        (Shape::Predicate, _) if !logical => return "i i".to_owned(),
        (Shape::Predicate, _) if row.operation == Some(GroupOperation::ClusteredReduce) => {
            return "i i i32".to_owned();
        }
        (Shape::Predicate, _) => return "i i".to_owned(),
        (_, op) => signature::of_instruction(op).unwrap_or("? ..."),
    };
    let clustered = row.operation == Some(GroupOperation::ClusteredReduce);
    let mut words: Vec<&str> = of_instruction.split_whitespace().collect();
    if row.scope.is_some() && words.len() > 1 {
        words.remove(1);
    }
    if row.operation.is_some() {
        words.retain(|word| *word != "L");
        if let Some(at) = words.iter().position(|word| *word == "|") {
            words.truncate(at);
        }
    }
    if clustered {
        words.push("i32");
    }
    words.join(" ")
}

/// Lowers a group function.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin, row: Row) -> Lowered {
    s.check_op(row.op)?;
    let mut words: Vec<Word> = Vec::with_capacity(6);
    match row.shape {
        Shape::Plain => words.extend(s.args()?.into_iter().map(Word::Id)),
        Shape::Predicate => {
            let value = s.arg(0)?;
            words.push(Word::Id(s.f.int_to_bool(value)));
            words.extend(s.args_from(1)?.into_iter().map(Word::Id));
        }
        Shape::Broadcast => {
            words.push(Word::Id(s.arg(0)?));
            words.push(Word::Id(local_id(s)?));
        }
        Shape::BlockRead => words.push(Word::Id(block_pointer(s, builtin)?)),
        Shape::BlockWrite => {
            let pointer = block_pointer(s, builtin)?;
            s.f.check_written(pointer)?;
            words.push(Word::Id(pointer));
            words.push(Word::Id(s.arg(1)?));
        }
        Shape::BlockPrefetch(bytes) => {
            words.push(Word::Id(block_pointer(s, builtin)?));
            words.push(Word::Id(s.u32(bytes)));
        }
        Shape::ImageLast => {
            words.extend(s.args()?.into_iter().map(Word::Id));
            words.rotate_right(1);
        }
    }
    // What no parameter says comes first.
    let parameters = words.len();
    let scope = row.scope.map(|scope| Word::Id(s.u32(scope.0)));
    let operation = row.operation.map(|operation| Word::Literal(operation.0));
    words.splice(..0, scope.into_iter().chain(operation));
    let before = words.len().saturating_sub(parameters);
    check_constants(s, builtin, row.op, &words, before)?;
    let ty = if gives_bool(row.op) { s.b().type_bool() } else { s.result };
    if let Some(operation) = row.operation {
        operation_needs(s, row.op, operation);
    }
    if grammar::instruction(row.op).is_some_and(|row| !row.has_result()) {
        Word::write(&words, s.b().code.begin(row.op)).end();
        return Ok(None);
    }
    let value = s.b().op_with(row.op, ty, |w| Word::write(&words, w));
    Ok(Some(s.give(value)))
}

/// Declares what a reduction or scan needs. The grammar lists several capabilities for these instructions,
/// any one of which would do; which one is meant depends on the operation. Nothing is declared for other
/// instructions.
pub(super) fn operation_needs(s: &mut Site<'_, '_, '_>, op: Op, operation: GroupOperation) {
    if (Op::GroupNonUniformIAdd.0..=Op::GroupNonUniformLogicalXor.0).contains(&op.0) {
        s.b().capability(match operation {
            GroupOperation::ClusteredReduce => Capability::GroupNonUniformClustered,
            _ => Capability::GroupNonUniformArithmetic,
        });
    }
}

/// The local id of a broadcast: a scalar, or a vector of two or three.
fn local_id(s: &mut Site<'_, '_, '_>) -> Result<Id> {
    let ids = s.args_from(1)?;
    if let [one] = ids[..] {
        return Ok(one);
    }
    let size = s.f.type_size();
    let mut parts = Vec::with_capacity(ids.len());
    for id in ids {
        let has = s.b().type_of(id);
        if s.b().components(has).1 != 1 || !s.f.is_int(has) {
            return Err(Error::invalid("a part of the local id of a broadcast is no integer"));
        }
        parts.push(s.f.convert_int(id, size, false));
    }
    let b = s.b();
    let ty = b.type_vector(size, parts.len() as u32);
    if parts.iter().all(|&part| b.is_constant(part)) {
        return Ok(b.const_composite(ty, &parts));
    }
    Ok(b.op(Op::CompositeConstruct, ty, &parts))
}

/// The pointer of a block access, to what the mangled name says.
fn block_pointer(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Result<Id> {
    let ty = match builtin.parameter_pointee(0) {
        Some(Pointee::Int(width)) => s.b().type_int(width),
        _ => {
            let pointee = super::memory::pointee(s, builtin, 0)?;
            s.b().components(pointee).0
        }
    };
    s.pointer(0, ty)
}
