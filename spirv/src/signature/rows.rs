//! The signatures of core instructions (SPIR-V, section 3.52), as far as kernels have them.

use std::ops::RangeInclusive;

use crate::grammar::{Op, OperandKind, instruction};

pub(super) const ROWS: super::Rows<Op> = &[
    // 3.52.8 Memory
    ("T * ...", &[Op::Load]),
    ("V out* T ...", &[Op::Store]),
    ("V out* * ...", &[Op::CopyMemory]),
    ("V out* * i ...", &[Op::CopyMemorySized]),
    ("i32 *", &[Op::GenericPtrMemSemantics]),
    // 3.52.12 Composites
    (".s Av i", &[Op::VectorExtractDynamic]),
    ("Av Av .s i", &[Op::VectorInsertDynamic]),
    ("T T", &[Op::CopyObject, Op::ArithmeticFenceEXT, Op::FreezeKHR]),
    // 3.52.10 Images
    ("sampled-image image sampler", &[Op::SampledImage]),
    ("N sampled-image ? L ... / N * ? L ...", &[Op::ImageSampleExplicitLod]),
    ("N image icoord ...", &[Op::ImageRead, Op::ImageFetch]),
    ("V image icoord N ...", &[Op::ImageWrite]),
    ("image sampled-image", &[Op::Image]),
    ("i image", &[Op::ImageQueryFormat, Op::ImageQueryOrder, Op::ImageQueryLevels]),
    ("dims lodimage i32", &[Op::ImageQuerySizeLod]),
    ("dims image", &[Op::ImageQuerySize]),
    ("i msimage", &[Op::ImageQuerySamples]),
    // 3.52.11 Conversions
    (".j F", &[Op::ConvertFToU, Op::ConvertFToS]),
    (".f I", &[Op::ConvertSToF, Op::ConvertUToF]),
    (".w I", &[Op::UConvert, Op::SConvert]),
    (".v F", &[Op::FConvert]),
    ("F32 F32", &[Op::QuantizeToF16]),
    ("i *", &[Op::ConvertPtrToU]),
    ("* i", &[Op::ConvertUToPtr]),
    (".j I", &[Op::SatConvertSToU, Op::SatConvertUToS]),
    ("generic* *", &[Op::PtrCastToGeneric]),
    ("* generic* ...", &[Op::GenericCastToPtr]),
    ("* generic* L", &[Op::GenericCastToPtrExplicit]),
    (".x N / * * / i * / * i", &[Op::Bitcast]),
    // 3.52.13 Arithmetic
    ("I I", &[Op::SNegate, Op::Not, Op::BitReverse]),
    ("F F", &[Op::FNegate]),
    (
        "I I I",
        &[
            Op::IAdd,
            Op::ISub,
            Op::IMul,
            Op::UDiv,
            Op::SDiv,
            Op::UMod,
            Op::SRem,
            Op::SMod,
            Op::BitwiseOr,
            Op::BitwiseXor,
            Op::BitwiseAnd,
            Op::IAddSatINTEL,
            Op::UAddSatINTEL,
            Op::IAverageINTEL,
            Op::UAverageINTEL,
            Op::IAverageRoundedINTEL,
            Op::UAverageRoundedINTEL,
            Op::ISubSatINTEL,
            Op::USubSatINTEL,
            Op::IMul32x16INTEL,
            Op::UMul32x16INTEL,
            Op::AbsISubINTEL,
            Op::AbsUSubINTEL,
        ],
    ),
    ("F F F", &[Op::FAdd, Op::FSub, Op::FMul, Op::FDiv, Op::FRem, Op::FMod]),
    ("F F F F", &[Op::FmaKHR]),
    ("Fv Fv .s", &[Op::VectorTimesScalar]),
    (".s Fv Fv", &[Op::Dot]),
    ("{TT} I I", &[Op::IAddCarry, Op::ISubBorrow, Op::UMulExtended, Op::SMulExtended]),
    ("i I32x1 I32x1 | L / i Iv Iv", &[Op::SDot, Op::UDot, Op::SUDot]),
    ("Ix1 j j Ix1 | L", &[Op::SDotAccSat, Op::UDotAccSat, Op::SUDotAccSat]),
    // 3.52.14 Bits
    ("I I .j", &[Op::ShiftRightLogical, Op::ShiftRightArithmetic, Op::ShiftLeftLogical]),
    ("I I I i i", &[Op::BitFieldInsert]),
    ("I I i i", &[Op::BitFieldSExtract, Op::BitFieldUExtract]),
    (".j I", &[Op::BitCount, Op::UCountLeadingZerosINTEL, Op::UCountTrailingZerosINTEL]),
    // 3.52.15 Relational and logical
    ("b Bv", &[Op::Any, Op::All]),
    (".b F", &[Op::IsNan, Op::IsInf, Op::IsFinite, Op::IsNormal, Op::SignBitSet]),
    (
        ".b F F",
        &[
            Op::LessOrGreater,
            Op::Ordered,
            Op::Unordered,
            Op::FOrdEqual,
            Op::FUnordEqual,
            Op::FOrdNotEqual,
            Op::FUnordNotEqual,
            Op::FOrdLessThan,
            Op::FUnordLessThan,
            Op::FOrdGreaterThan,
            Op::FUnordGreaterThan,
            Op::FOrdLessThanEqual,
            Op::FUnordLessThanEqual,
            Op::FOrdGreaterThanEqual,
            Op::FUnordGreaterThanEqual,
        ],
    ),
    (".b B B", &[Op::LogicalEqual, Op::LogicalNotEqual, Op::LogicalOr, Op::LogicalAnd]),
    (".b B", &[Op::LogicalNot]),
    ("T b T T / A .b A A", &[Op::Select]),
    (
        ".b I I",
        &[
            Op::IEqual,
            Op::INotEqual,
            Op::UGreaterThan,
            Op::SGreaterThan,
            Op::UGreaterThanEqual,
            Op::SGreaterThanEqual,
            Op::ULessThan,
            Op::SLessThan,
            Op::ULessThanEqual,
            Op::SLessThanEqual,
        ],
    ),
    ("b * *", &[Op::PtrEqual, Op::PtrNotEqual]),
    ("i * *", &[Op::PtrDiff]),
    // 3.52.18 Atomics
    ("Nx1 * i32 i32", &[Op::AtomicLoad]),
    ("V * i32 i32 Nx1", &[Op::AtomicStore]),
    ("Nx1 * i32 i32 Nx1", &[Op::AtomicExchange]),
    ("Ix1 * i32 i32 i32 Ix1 Ix1", &[Op::AtomicCompareExchange, Op::AtomicCompareExchangeWeak]),
    ("Ix1 * i32 i32", &[Op::AtomicIIncrement, Op::AtomicIDecrement]),
    (
        "Ix1 * i32 i32 Ix1",
        &[
            Op::AtomicIAdd,
            Op::AtomicISub,
            Op::AtomicSMin,
            Op::AtomicUMin,
            Op::AtomicSMax,
            Op::AtomicUMax,
            Op::AtomicAnd,
            Op::AtomicOr,
            Op::AtomicXor,
        ],
    ),
    ("F * i32 i32 F", &[Op::AtomicFAddEXT, Op::AtomicFMinEXT, Op::AtomicFMaxEXT]),
    ("b * i32 i32", &[Op::AtomicFlagTestAndSet]),
    ("V * i32 i32", &[Op::AtomicFlagClear]),
    // 3.52.20 Barriers
    (
        "V i32 i32 i32",
        &[Op::ControlBarrier, Op::ControlBarrierArriveEXT, Op::ControlBarrierWaitEXT],
    ),
    ("V i32 i32", &[Op::MemoryBarrier]),
    ("named-barrier i32", &[Op::NamedBarrierInitialize]),
    ("V named-barrier i32 i32", &[Op::MemoryNamedBarrier]),
    // 3.52.21 Groups
    ("event i32 * * size size event", &[Op::GroupAsyncCopy]),
    ("V i32 i32 *", &[Op::GroupWaitEvents]),
    ("b i32 b", &[Op::GroupAll, Op::GroupAny, Op::GroupNonUniformAll, Op::GroupNonUniformAny]),
    ("A i32 A id", &[Op::GroupBroadcast]),
    (
        "I i32 L I",
        &[
            Op::GroupIAdd,
            Op::GroupUMin,
            Op::GroupSMin,
            Op::GroupUMax,
            Op::GroupSMax,
            Op::GroupIMulKHR,
            Op::GroupBitwiseAndKHR,
            Op::GroupBitwiseOrKHR,
            Op::GroupBitwiseXorKHR,
        ],
    ),
    ("F i32 L F", &[Op::GroupFAdd, Op::GroupFMin, Op::GroupFMax, Op::GroupFMulKHR]),
    ("b i32 L b", &[Op::GroupLogicalAndKHR, Op::GroupLogicalOrKHR, Op::GroupLogicalXorKHR]),
    ("b i32", &[Op::GroupNonUniformElect]),
    ("b i32 A", &[Op::GroupNonUniformAllEqual]),
    (
        "A i32 A i",
        &[
            Op::GroupNonUniformBroadcast,
            Op::GroupNonUniformShuffle,
            Op::GroupNonUniformShuffleXor,
            Op::GroupNonUniformShuffleUp,
            Op::GroupNonUniformShuffleDown,
            Op::GroupNonUniformQuadBroadcast,
            Op::GroupNonUniformQuadSwap,
        ],
    ),
    ("A i32 A i | i", &[Op::GroupNonUniformRotateKHR]),
    ("A i32 A", &[Op::GroupNonUniformBroadcastFirst]),
    ("i32x4 i32 b", &[Op::GroupNonUniformBallot]),
    ("b i32 i32x4", &[Op::GroupNonUniformInverseBallot]),
    ("b i32 i32x4 i", &[Op::GroupNonUniformBallotBitExtract]),
    ("i i32 L i32x4", &[Op::GroupNonUniformBallotBitCount]),
    ("i i32 i32x4", &[Op::GroupNonUniformBallotFindLSB, Op::GroupNonUniformBallotFindMSB]),
    (
        "I i32 L I | i",
        &[
            Op::GroupNonUniformIAdd,
            Op::GroupNonUniformIMul,
            Op::GroupNonUniformSMin,
            Op::GroupNonUniformUMin,
            Op::GroupNonUniformSMax,
            Op::GroupNonUniformUMax,
            Op::GroupNonUniformBitwiseAnd,
            Op::GroupNonUniformBitwiseOr,
            Op::GroupNonUniformBitwiseXor,
        ],
    ),
    (
        "F i32 L F | i",
        &[
            Op::GroupNonUniformFAdd,
            Op::GroupNonUniformFMul,
            Op::GroupNonUniformFMin,
            Op::GroupNonUniformFMax,
        ],
    ),
    (
        "b i32 L b | i",
        &[
            Op::GroupNonUniformLogicalAnd,
            Op::GroupNonUniformLogicalOr,
            Op::GroupNonUniformLogicalXor,
        ],
    ),
    ("i32x4 b", &[Op::SubgroupBallotKHR]),
    ("A A", &[Op::SubgroupFirstInvocationKHR]),
    (
        "b b",
        &[
            Op::SubgroupAllKHR,
            Op::SubgroupAnyKHR,
            Op::SubgroupAllEqualKHR,
            Op::GroupNonUniformQuadAllKHR,
            Op::GroupNonUniformQuadAnyKHR,
        ],
    ),
    ("A A i", &[Op::SubgroupReadInvocationKHR]),
    ("A A i32", &[Op::SubgroupShuffleINTEL, Op::SubgroupShuffleXorINTEL]),
    ("A A A i32", &[Op::SubgroupShuffleDownINTEL, Op::SubgroupShuffleUpINTEL]),
    ("N *", &[Op::SubgroupBlockReadINTEL]),
    ("V out* N", &[Op::SubgroupBlockWriteINTEL]),
    ("N image icoord", &[Op::SubgroupImageBlockReadINTEL]),
    ("V image icoord N", &[Op::SubgroupImageBlockWriteINTEL]),
    ("N image icoord i i", &[Op::SubgroupImageMediaBlockReadINTEL]),
    ("V image icoord i i N", &[Op::SubgroupImageMediaBlockWriteINTEL]),
    // 3.52.22 Device-side enqueue
    ("i32 queue i32 * *", &[Op::EnqueueMarker]),
    ("V device-event", &[Op::RetainEvent, Op::ReleaseEvent]),
    ("device-event", &[Op::CreateUserEvent]),
    ("b device-event", &[Op::IsValidEvent]),
    ("V device-event i32", &[Op::SetUserEventStatus]),
    ("V device-event i32 *", &[Op::CaptureEventProfilingInfo]),
    ("queue", &[Op::GetDefaultQueue]),
    // 3.52.23 Pipes
    ("i32 in-pipe generic* i32 i32", &[Op::ReadPipe]),
    ("i32 out-pipe generic* i32 i32", &[Op::WritePipe]),
    ("i32 in-pipe reserve-id i32 generic* i32 i32", &[Op::ReservedReadPipe]),
    ("i32 out-pipe reserve-id i32 generic* i32 i32", &[Op::ReservedWritePipe]),
    ("reserve-id in-pipe i32 i32 i32", &[Op::ReserveReadPipePackets]),
    ("reserve-id out-pipe i32 i32 i32", &[Op::ReserveWritePipePackets]),
    ("V in-pipe reserve-id i32 i32", &[Op::CommitReadPipe]),
    ("V out-pipe reserve-id i32 i32", &[Op::CommitWritePipe]),
    ("b reserve-id", &[Op::IsValidReserveId]),
    ("i32 pipe i32 i32", &[Op::GetNumPipePackets, Op::GetMaxPipePackets]),
    ("reserve-id i32 in-pipe i32 i32 i32", &[Op::GroupReserveReadPipePackets]),
    ("reserve-id i32 out-pipe i32 i32 i32", &[Op::GroupReserveWritePipePackets]),
    ("V i32 in-pipe reserve-id i32 i32", &[Op::GroupCommitReadPipe]),
    ("V i32 out-pipe reserve-id i32 i32", &[Op::GroupCommitWritePipe]),
    // Extensions
    ("pipe pipe-storage / pipe *", &[Op::CreatePipeFromPipeStorage]),
    ("N * b N | L ...", &[Op::PredicatedLoadINTEL]),
    ("V out* N b | L ...", &[Op::PredicatedStoreINTEL]),
    ("V b", &[Op::AssumeTrueKHR]),
    ("A A A", &[Op::ExpectKHR]),
];

/// Families of instructions that compute nothing, by how their names begin.
const DECLARING: [&str; 8] = [
    "Constant",
    "SpecConstant",
    "Decorate",
    "MemberDecorate",
    "Untyped",
    "Conditional",
    "Graph",
    "SamplerImageAddressingMode",
];

/// The others, by their numbers.
const OTHERS: [RangeInclusive<u16>; 10] = [
    // Declarations of the module.
    Op::Nop.0..=Op::Variable.0,
    Op::Decorate.0..=Op::GroupMemberDecorate.0,
    Op::NoLine.0..=Op::NoLine.0,
    Op::ConstantPipeStorage.0..=Op::ConstantPipeStorage.0,
    Op::ModuleProcessed.0..=Op::DecorateId.0,
    // Control flow.
    Op::Phi.0..=Op::LifetimeStop.0,
    Op::TerminateInvocation.0..=Op::TerminateInvocation.0,
    Op::AbortKHR.0..=Op::AbortKHR.0,
    Op::LoopControlINTEL.0..=Op::LoopControlINTEL.0,
    // Its operands are those of a set.
    Op::ExtInstWithForwardRefsKHR.0..=Op::ExtInstWithForwardRefsKHR.0,
];

/// Whether an instruction computes something of its operands.
pub(super) fn is_computation(op: Op) -> bool {
    let Some(row) = instruction(op) else { return false };
    // What has a result without a type is a declaration or a label.
    if row.has_result() && !row.has_result_type() {
        return false;
    }
    let text = |kind| {
        matches!(kind, OperandKind::LiteralString | OperandKind::LiteralContextDependentNumber)
    };
    if row.operands.iter().any(|operand| text(operand.kind)) {
        return false;
    }
    let name = row.name.strip_prefix("Op").unwrap_or(row.name);
    !name.contains("Continued")
        && !DECLARING.iter().any(|prefix| name.starts_with(prefix))
        && !OTHERS.iter().any(|range| range.contains(&op.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Quantifier;

    #[test]
    fn every_row_has_the_number_of_operands_of_the_grammar() {
        for (signature, ops) in ROWS {
            for &op in *ops {
                let row = instruction(op).unwrap_or_else(|| panic!("{}", op.0));
                let operands = &row.operands[if row.has_result() { 2 } else { 0 }..];
                let least = operands.iter().filter(|it| it.quantifier == Quantifier::Once).count();
                for signature in signature.split('/') {
                    let required = signature.split('|').next().unwrap_or_default();
                    let words = required.split_whitespace().filter(|word| *word != "...").count();
                    assert!(words > least && words <= operands.len() + 1, "{op}: {signature}");
                }
                assert!(is_computation(op), "{op}");
                assert_eq!(ROWS.iter().filter(|row| row.1.contains(&op)).count(), 1, "{op}");
            }
        }
    }

    #[test]
    fn declarations_and_branches_are_no_computations() {
        for op in [
            Op::TypeInt,
            Op::Label,
            Op::Branch,
            Op::Decorate,
            Op::Constant,
            Op::Return,
            Op::ExtInst,
            Op::AbortKHR,
            Op::ExtInstWithForwardRefsKHR,
        ] {
            assert!(!is_computation(op), "{op}");
        }
    }
}
