//! Intrinsics of LLVM's own target SPIR-V (`llvm/IR/IntrinsicsSPIRV.td`), which clang writes for
//! `__builtin_spirv_*` and for the headers of languages that it compiles to SPIR-V. Those of graphics, and
//! those that LLVM's code generator makes for itself, are refused ([`super::refused`]).

use lapidary_bitcode::ir::Type;
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{
    BuiltIn, Capability, GroupOperation, MemorySemantics as Semantics, Op, OpenClStd as Std, Scope,
    StorageClass,
};

use super::How;
use crate::lower::calls::builtins::{self, to_storage, work_item_component, work_item_value};
use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Intrinsic;

/// Work-items and where they are: the variable, and what a dimension beyond the third gives; nothing where
/// it is one value.
const WORK_ITEMS: &[(&str, BuiltIn, Option<u64>)] = &[
    ("spv.thread.id", BuiltIn::GlobalInvocationId, Some(0)),
    ("spv.group.id", BuiltIn::WorkgroupId, Some(0)),
    ("spv.thread.id.in.group", BuiltIn::LocalInvocationId, Some(0)),
    ("spv.workgroup.size", BuiltIn::WorkgroupSize, Some(1)),
    ("spv.global.size", BuiltIn::GlobalSize, Some(1)),
    ("spv.global.offset", BuiltIn::GlobalOffset, Some(0)),
    ("spv.num.workgroups", BuiltIn::NumWorkgroups, Some(1)),
    ("spv.flattened.thread.id.in.group", BuiltIn::LocalInvocationIndex, None),
    ("spv.subgroup.size", BuiltIn::SubgroupSize, None),
    ("spv.wave.get.lane.count", BuiltIn::SubgroupSize, None),
    ("spv.subgroup.max.size", BuiltIn::SubgroupMaxSize, None),
    ("spv.num.subgroups", BuiltIn::NumSubgroups, None),
    ("spv.subgroup.id", BuiltIn::SubgroupId, None),
    ("spv.subgroup.local.invocation.id", BuiltIn::SubgroupLocalInvocationId, None),
];

/// Where a work-item is, how many there are.
pub(super) fn work_item(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    match WORK_ITEMS.iter().find(|row| row.0 == intrinsic.name) {
        Some(&(_, builtin, Some(beyond))) => work_item_component(s, builtin, beyond),
        Some(&(_, builtin, None)) => work_item_value(s, builtin),
        None => Err(unknown(intrinsic)),
    }
}

fn unknown(intrinsic: &Intrinsic) -> Error {
    Error::unsupported(format_args!("llvm.{}", intrinsic.name))
}

/// `llvm.spv.abort(message)`
pub(super) fn abort(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    builtins::abort(s)
}

/// The last word of the name.
fn last(intrinsic: &Intrinsic) -> &'static str {
    intrinsic.name.rsplit('.').next().unwrap_or_default()
}

/// `llvm.spv.isnan` and its kind.
pub(super) fn class(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let op = match last(intrinsic) {
        "isinf" => Op::IsInf,
        "isnan" => Op::IsNan,
        "isfinite" => Op::IsFinite,
        _ => Op::IsNormal,
    };
    let value = s.arg(0)?;
    s.instruction(op, &[value])
}

/// The components of an argument, those that LLVM means.
fn parts(s: &mut Site<'_, '_, '_>, index: usize) -> Result<Vec<Id>> {
    let value = s.arg(index)?;
    let Some(llvm) = s.llvm_arg(index) else { return Ok(Vec::new()) };
    let count = s.f.elements(s.f.llvm_type(llvm)).1;
    Ok((0..count).map(|at| s.f.part(value, at)).collect())
}

/// `llvm.spv.all`, `llvm.spv.any`: whether all components are not zero, or any is.
pub(super) fn every(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let join = if intrinsic.name == "spv.all" { Op::LogicalAnd } else { Op::LogicalOr };
    let width = s.llvm_width(0).ok();
    let bool = s.b().type_bool();
    let mut all = None;
    for part in parts(s, 0)? {
        let set = match s.b().kind_of(part) {
            TypeKind::Float(_) => {
                let b = s.b();
                let ty = b.type_of(part);
                let zero = b.const_float(ty, 0.0);
                b.op(Op::FUnordNotEqual, bool, &[part, zero])
            }
            TypeKind::Bool | TypeKind::Int(_) => {
                let part = s.f.extend_zero(part, width.unwrap_or(64));
                s.f.int_to_bool(part)
            }
            _ => return Err(unknown(intrinsic)),
        };
        all = Some(all.map_or(set, |all| s.b().op(join, bool, &[all, set])));
    }
    all.map(Some).ok_or_else(|| unknown(intrinsic))
}

/// `llvm.spv.uclamp`, `llvm.spv.sclamp`: the nearest number between two.
pub(super) fn clamp(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = intrinsic.name == "spv.sclamp";
    let mut operands = Vec::with_capacity(3);
    for index in 0..3 {
        operands.push(if signed { s.signed_arg(index)? } else { s.unsigned_arg(index)? });
    }
    let number = if signed { Std::s_clamp } else { Std::u_clamp };
    let b = s.b();
    let ty = b.type_of(operands[0]);
    let value = b.opencl(number, ty, &operands);
    Ok(Some(s.give_int(value)))
}

/// `llvm.spv.length`, `llvm.spv.distance`, `llvm.spv.normalize`, which OpenCL has for up to four
/// components, and `llvm.spv.cross`, which it has for three and four.
pub(super) fn geometry(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let number = match last(intrinsic) {
        "length" => Std::length,
        "distance" => Std::distance,
        "cross" => Std::cross,
        _ => Std::normalize,
    };
    let (operands, result) = (s.args()?, s.result);
    let components = parts(s, 0)?.len();
    if operands.len() > 2 || components > 4 || number == Std::cross && components < 3 {
        return Err(unknown(intrinsic));
    }
    Ok(Some(s.b().opencl(number, result, &operands)))
}

/// `llvm.spv.frac`: what is left of a number above the next lower integer.
pub(super) fn fraction(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let below = b.opencl(Std::floor, result, &[value]);
    Ok(Some(b.op(Op::FSub, result, &[value, below])))
}

/// `llvm.spv.saturate`: the nearest number from 0 to 1.
pub(super) fn saturate(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let (zero, one) = (b.const_float(result, 0.0), b.const_float(result, 1.0));
    Ok(Some(b.opencl(Std::fclamp, result, &[value, zero, one])))
}

/// `llvm.spv.sign`: -1, 0 or 1 as integers of 32 bits.
pub(super) fn sign(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    let result = s.result;
    let ty = s.b().type_of(value);
    if s.f.is_float(ty) {
        let b = s.b();
        let sign = b.opencl(Std::sign, ty, &[value]);
        return Ok(Some(b.op(Op::ConvertFToS, result, &[sign])));
    }
    let value = s.signed_arg(0)?;
    let b = s.b();
    let ty = b.type_of(value);
    let (least, most) = (b.const_ones(ty), b.const_int(ty, 1));
    let sign = b.opencl(Std::s_clamp, ty, &[value, least, most]);
    Ok(Some(s.f.convert_int(sign, result, true)))
}

/// The dot product of two arguments.
fn dot(s: &mut Site<'_, '_, '_>, x: usize, y: usize) -> Result<Id> {
    let (a, b) = (s.arg(x)?, s.arg(y)?);
    let ty = s.b().type_of(a);
    let (component, count) = s.b().components(ty);
    let float = s.f.is_float(component);
    let (left, right) = (parts(s, x)?, parts(s, y)?);
    if float && count > 1 && left.len() == count as usize {
        return Ok(s.b().op(Op::Dot, component, &[a, b]));
    }
    let (times, plus) = match float {
        true => (Op::FMul, Op::FAdd),
        // Numbers of one bit.
        false if s.f.is_bool(component) => (Op::LogicalAnd, Op::LogicalNotEqual),
        false => (Op::IMul, Op::IAdd),
    };
    let b = s.b();
    let products = left.into_iter().zip(right).map(|(x, y)| b.op(times, component, &[x, y]));
    let products: Vec<Id> = products.collect();
    let sum = products.into_iter().reduce(|x, y| b.op(plus, component, &[x, y]));
    sum.ok_or_else(|| Error::malformed("a product of no components"))
}

/// `llvm.spv.fdot`, `llvm.spv.sdot`, `llvm.spv.udot`
pub(super) fn dot_product(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    dot(s, 0, 1).map(Some)
}

/// `llvm.spv.dot4add.i8packed(x, y, sum)`, `u8packed`: the products of four bytes each, added up.
pub(super) fn packed_dot(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = last(intrinsic).starts_with('i');
    let (x, y, mut sum, result) = (s.arg(0)?, s.arg(1)?, s.arg(2)?, s.result);
    // The last byte of a number comes first: so many bits are above each.
    for above in [24, 16, 8, 0] {
        let b = s.b();
        let up = b.const_int(result, above);
        let down = b.const_int(result, 24);
        let shift = if signed { Op::ShiftRightArithmetic } else { Op::ShiftRightLogical };
        let [x, y] = [x, y].map(|it| {
            let it = b.op(Op::ShiftLeftLogical, result, &[it, up]);
            b.op(shift, result, &[it, down])
        });
        let product = b.op(Op::IMul, result, &[x, y]);
        sum = b.op(Op::IAdd, result, &[sum, product]);
    }
    Ok(Some(sum))
}

/// `llvm.spv.faceforward(n, i, reference)`: n, turned so that it points against i.
pub(super) fn face_forward(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (normal, result) = (s.arg(0)?, s.result);
    let product = dot(s, 2, 1)?;
    let b = s.b();
    let (ty, bool) = (b.type_of(product), b.type_bool());
    let zero = b.const_float(ty, 0.0);
    let against = b.op(Op::FOrdLessThan, bool, &[product, zero]);
    let turned = b.op(Op::FNegate, result, &[normal]);
    Ok(Some(s.f.select_ids(against, normal, turned, result)))
}

/// A number times a vector.
fn scaled(s: &mut Site<'_, '_, '_>, vector: Id, by: Id) -> Id {
    let ty = s.b().type_of(vector);
    let by = s.b().splat(ty, by);
    s.b().op(Op::FMul, ty, &[vector, by])
}

/// `llvm.spv.reflect(i, n)`: `i - 2 * dot(n, i) * n`
pub(super) fn reflect(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (incident, normal, result) = (s.arg(0)?, s.arg(1)?, s.result);
    let product = dot(s, 1, 0)?;
    let b = s.b();
    let twice = b.op(Op::FAdd, b.type_of(product), &[product, product]);
    let along = scaled(s, normal, twice);
    Ok(Some(s.b().op(Op::FSub, result, &[incident, along])))
}

/// `llvm.spv.refract(i, n, eta)`: with `k = 1 - eta² * (1 - dot(n, i)²)` zero where k is negative, else
/// `eta * i - (eta * dot(n, i) + sqrt(k)) * n`
pub(super) fn refract(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let (incident, normal, eta, result) = (s.arg(0)?, s.arg(1)?, s.arg(2)?, s.result);
    let product = dot(s, 1, 0)?;
    let b = s.b();
    let (ty, bool) = (b.type_of(product), b.type_bool());
    let eta = if b.type_of(eta) == ty { eta } else { b.op(Op::FConvert, ty, &[eta]) };
    let (zero, one) = (b.const_float(ty, 0.0), b.const_float(ty, 1.0));
    let square = b.op(Op::FMul, ty, &[product, product]);
    let rest = b.op(Op::FSub, ty, &[one, square]);
    let square = b.op(Op::FMul, ty, &[eta, eta]);
    let rest = b.op(Op::FMul, ty, &[square, rest]);
    let rest = b.op(Op::FSub, ty, &[one, rest]);
    let inside = b.op(Op::FOrdLessThan, bool, &[rest, zero]);
    let root = b.opencl(Std::sqrt, ty, &[rest]);
    let along = b.op(Op::FMul, ty, &[eta, product]);
    let along = b.op(Op::FAdd, ty, &[along, root]);
    let (across, along) = (scaled(s, incident, eta), scaled(s, normal, along));
    let value = s.b().op(Op::FSub, result, &[across, along]);
    let none = s.b().const_null(result);
    Ok(Some(s.f.select_ids(inside, none, value, result)))
}

/// `llvm.spv.firstbituhigh`, `firstbitshigh`, `firstbitlow`: the number of the highest bit that is set (of a
/// negative number, that is not), or of the lowest; -1 where there is none.
pub(super) fn first_bit(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let kind = last(intrinsic);
    let value = if kind == "firstbitshigh" { s.signed_arg(0)? } else { s.unsigned_arg(0)? };
    let result = s.result;
    let b = s.b();
    let ty = b.type_of(value);
    let bool = b.type_bool_like(ty);
    let width = b.width(ty);
    let (zero, ones) = (b.const_int(ty, 0), b.const_ones(ty));
    let place = if kind == "firstbitlow" {
        let place = b.opencl(Std::ctz, ty, &[value]);
        let none = b.op(Op::IEqual, bool, &[value, zero]);
        b.op(Op::Select, ty, &[none, ones, place])
    } else {
        let mut value = value;
        if kind == "firstbitshigh" {
            let negative = b.op(Op::SLessThan, bool, &[value, zero]);
            let other = b.op(Op::Not, ty, &[value]);
            value = b.op(Op::Select, ty, &[negative, other, value]);
        }
        let above = b.opencl(Std::clz, ty, &[value]);
        let most = b.const_int(ty, u64::from(width.saturating_sub(1)));
        b.op(Op::ISub, ty, &[most, above])
    };
    Ok(Some(s.f.convert_int(place, result, true)))
}

/// An instruction of the sub-group.
fn group(
    s: &mut Site<'_, '_, '_>,
    op: Op,
    ty: Id,
    kind: Option<GroupOperation>,
    args: &[Id],
) -> Result<Id> {
    s.check_op(op)?;
    let scope = s.u32(Scope::Subgroup.0);
    if kind.is_some() && op != Op::GroupNonUniformBallotBitCount {
        s.b().capability(Capability::GroupNonUniformArithmetic);
    }
    Ok(s.b().op_with(op, ty, |w| {
        let w = w.id(scope);
        let w = kind.into_iter().fold(w, |w, kind| w.literal(kind.0));
        w.ids(args)
    }))
}

/// The ballot of the sub-group.
fn votes(s: &mut Site<'_, '_, '_>) -> Result<Id> {
    let value = s.arg(0)?;
    let int = s.b().type_int(32);
    let four = s.b().type_vector(int, 4);
    group(s, Op::GroupNonUniformBallot, four, None, &[value])
}

/// `llvm.spv.subgroup.ballot`
pub(super) fn ballot(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    votes(s).map(Some)
}

/// `llvm.spv.wave.active.countbits`, `llvm.spv.subgroup.prefix.bit.count`
pub(super) fn count_votes(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let kind = match intrinsic.name.contains("prefix") {
        true => GroupOperation::ExclusiveScan,
        false => GroupOperation::Reduce,
    };
    let (votes, result) = (votes(s)?, s.result);
    group(s, Op::GroupNonUniformBallotBitCount, result, Some(kind), &[votes]).map(Some)
}

/// What asks the sub-group or hands values around in it, with one instruction for all types.
pub(super) fn ask(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let op = match intrinsic.name {
        "spv.wave.all" => Op::GroupNonUniformAll,
        "spv.wave.any" => Op::GroupNonUniformAny,
        "spv.wave.is.first.lane" => Op::GroupNonUniformElect,
        "spv.wave.all.equal" => Op::GroupNonUniformAllEqual,
        "spv.wave.readlane" => Op::GroupNonUniformShuffle,
        "spv.wave.readlane.first" => Op::GroupNonUniformBroadcastFirst,
        _ => Op::GroupNonUniformQuadSwap,
    };
    let vector = matches!(s.f.facts.module.types.get(s.call.result), Type::Vector { .. });
    if op == Op::GroupNonUniformAllEqual && vector && !s.is_component() {
        return How::Each(ask).lower_components(intrinsic, s.f, s.call);
    }
    let mut operands = s.args()?;
    if op == Op::GroupNonUniformQuadSwap {
        let direction = match last(intrinsic) {
            "x" => 0,
            "y" => 1,
            _ => 2,
        };
        operands.push(s.u32(direction));
    }
    let result = s.result;
    group(s, op, result, None, &operands).map(Some)
}

/// Reductions and scans: name, instructions for signed, unsigned and floating-point numbers, and for bools.
const COLLECTIVES: &[(&str, [Option<Op>; 4])] = {
    use Op as O;
    const AND: [Option<Op>; 2] =
        [Some(O::GroupNonUniformBitwiseAnd), Some(O::GroupNonUniformLogicalAnd)];
    const OR: [Option<Op>; 2] =
        [Some(O::GroupNonUniformBitwiseOr), Some(O::GroupNonUniformLogicalOr)];
    const XOR: [Option<Op>; 2] =
        [Some(O::GroupNonUniformBitwiseXor), Some(O::GroupNonUniformLogicalXor)];
    const ADD: [Option<Op>; 2] = [Some(O::GroupNonUniformIAdd), Some(O::GroupNonUniformFAdd)];
    const MUL: [Option<Op>; 2] = [Some(O::GroupNonUniformIMul), Some(O::GroupNonUniformFMul)];
    &[
        ("and", [AND[0], AND[0], None, AND[1]]),
        ("or", [OR[0], OR[0], None, OR[1]]),
        ("xor", [XOR[0], XOR[0], None, XOR[1]]),
        ("sum", [ADD[0], ADD[0], ADD[1], None]),
        ("product", [MUL[0], MUL[0], MUL[1], None]),
        ("max", [Some(O::GroupNonUniformSMax), None, Some(O::GroupNonUniformFMax), None]),
        ("min", [Some(O::GroupNonUniformSMin), None, Some(O::GroupNonUniformFMin), None]),
        ("umax", [Some(O::GroupNonUniformUMax), None, Some(O::GroupNonUniformFMax), None]),
        ("umin", [Some(O::GroupNonUniformUMin), None, Some(O::GroupNonUniformFMin), None]),
    ]
};

/// `llvm.spv.wave.reduce.sum` and so on.
pub(super) fn collect(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let value = s.arg(0)?;
    let ty = s.b().type_of(value);
    let component = s.b().components(ty).0;
    let column = match s.b().type_kind(component) {
        TypeKind::Int(_) => 0,
        TypeKind::Float(_) => 2,
        TypeKind::Bool => 3,
        _ => return Err(unknown(intrinsic)),
    };
    let row = COLLECTIVES.iter().find(|row| row.0 == last(intrinsic));
    let op = row.and_then(|row| row.1[column]).ok_or_else(|| unknown(intrinsic))?;
    let kind = match intrinsic.name.contains("prefix") {
        true => GroupOperation::ExclusiveScan,
        false => GroupOperation::Reduce,
    };
    let types = &s.f.facts.module.types;
    let odd = match types.get(types.scalar(s.call.result)) {
        Type::Integer(width) => width != s.f.b.width(component),
        _ => false,
    };
    // What lies above the number means nothing, and would be compared or added up.
    let operand = match odd {
        true if last(intrinsic).starts_with('u') => s.unsigned_arg(0)?,
        true => s.signed_arg(0)?,
        false => value,
    };
    let ty = s.b().type_of(operand);
    let value = group(s, op, ty, Some(kind), &[operand])?;
    Ok(Some(s.give(value)))
}

/// `llvm.spv.group.memory.barrier.with.group.sync` and its kind.
pub(super) fn barrier(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let memory = Semantics::CrossWorkgroupMemory.0 | Semantics::ImageMemory.0;
    let (scope, memory) = match intrinsic.name {
        name if name.starts_with("spv.group") => (Scope::Workgroup, Semantics::WorkgroupMemory.0),
        name if name.starts_with("spv.device") => (Scope::Device, memory),
        _ => (Scope::Device, memory | Semantics::WorkgroupMemory.0),
    };
    let (scope, memory) = (s.u32(scope.0), s.u32(memory | Semantics::AcquireRelease.0));
    if intrinsic.name.ends_with(".sync") {
        let execution = s.u32(Scope::Workgroup.0);
        return s.instruction(Op::ControlBarrier, &[execution, scope, memory]);
    }
    s.instruction(Op::MemoryBarrier, &[scope, memory])
}

/// `llvm.spv.generic.cast.to.ptr.explicit`: the pointer, or null where it points to something else.
pub(super) fn explicit_cast(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let result = s.result;
    match s.b().type_kind(result) {
        TypeKind::Pointer { storage: StorageClass::Generic, .. } => {
            let pointee = s.b().type_int(8);
            let value = s.pointer(0, pointee)?;
            Ok(Some(s.give(value)))
        }
        TypeKind::Pointer { storage, .. } => to_storage(s, storage),
        _ => Err(Error::malformed("a cast of a pointer that gives none")),
    }
}

/// `llvm.spv.unpackhalf2x16`, `llvm.spv.packhalf2x16`: two halves as the bits of an integer.
pub(super) fn halves(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let half = b.type_float(16);
    let two = b.type_vector(half, 2);
    if intrinsic.name.starts_with("spv.unpack") {
        let bits = b.op(Op::Bitcast, two, &[value]);
        return Ok(Some(if two == result { bits } else { b.op(Op::FConvert, result, &[bits]) }));
    }
    let value = if b.type_of(value) == two { value } else { b.op(Op::FConvert, two, &[value]) };
    Ok(Some(b.op(Op::Bitcast, result, &[value])))
}

/// `llvm.spv.pack.u8` and so on: the lowest bytes of four integers, or the nearest numbers that are bytes.
pub(super) fn pack(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (mut value, result) = (s.arg(0)?, s.result);
    let b = s.b();
    let ty = b.type_of(value);
    let (component, count) = b.components(ty);
    if count != 4 || b.width(component) < 16 {
        return Err(unknown(intrinsic));
    }
    if intrinsic.name.contains("clamp") {
        // The operands are signed numbers in either form.
        let (least, most) = if last(intrinsic) == "s8" { (-128_i64, 127) } else { (0, 255) };
        let (least, most) = (b.const_int(ty, least as u64), b.const_int(ty, most));
        value = b.opencl(Std::s_clamp, ty, &[value, least, most]);
    }
    let byte = b.type_int(8);
    let bytes = b.type_vector(byte, 4);
    let value = b.op(Op::UConvert, bytes, &[value]);
    Ok(Some(b.op(Op::Bitcast, result, &[value])))
}

#[cfg(test)]
mod tests {
    use super::super::table;
    use super::*;

    #[test]
    fn the_rows_are_in_the_table() {
        for (name, ..) in WORK_ITEMS {
            assert!(table::find(name).is_some_and(|row| row.0 == *name), "{name}");
        }
    }
}
