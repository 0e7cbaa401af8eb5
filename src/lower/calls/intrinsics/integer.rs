//! Integer arithmetic: minima, overflow, saturation.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, OpenClStd as Std};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Result;
use crate::lower::facts::callees::Intrinsic;
use lapidary_spirv::masks::low_ones;

/// `llvm.abs`
pub(super) fn abs(s: &mut Site<'_, '_, '_>, _: &Intrinsic) -> Lowered {
    let value = s.signed_arg(0)?;
    let b = s.b();
    let ty = b.type_of(value);
    if b.width(ty) > u64::BITS {
        // OpenCL's set knows no such integers, the instructions of the core do.
        let (bool, zero) = (b.type_bool_like(ty), b.const_null(ty));
        let negative = b.op(Op::SLessThan, bool, &[value, zero]);
        let opposite = b.op(Op::SNegate, ty, &[value]);
        return Ok(Some(b.op(Op::Select, ty, &[negative, opposite, value])));
    }
    let value = b.opencl(Std::s_abs, ty, &[value]);
    Ok(Some(s.give_int(value)))
}

/// The comparison "greater" or "less" of a signedness.
fn order(signed: bool, greater: bool) -> Op {
    match (signed, greater) {
        (true, true) => Op::SGreaterThan,
        (true, false) => Op::SLessThan,
        (false, true) => Op::UGreaterThan,
        (false, false) => Op::ULessThan,
    }
}

/// The greater or the lesser of two values.
pub(super) fn pick(s: &mut Site<'_, '_, '_>, op: Op, left: Id, right: Id) -> Id {
    let b = s.b();
    let ty = b.type_of(left);
    let bool = b.type_bool_like(ty);
    let condition = b.op(op, bool, &[left, right]);
    b.op(Op::Select, ty, &[condition, left, right])
}

/// Two arguments as numbers.
pub(super) fn operands(s: &mut Site<'_, '_, '_>, signed: bool) -> Result<(Id, Id)> {
    match signed {
        true => Ok((s.signed_arg(0)?, s.signed_arg(1)?)),
        false => Ok((s.unsigned_arg(0)?, s.unsigned_arg(1)?)),
    }
}

/// `llvm.smax` and so on.
pub(super) fn min_max(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = intrinsic.name.starts_with('s');
    let (left, right) = operands(s, signed)?;
    let value = pick(s, order(signed, intrinsic.name.ends_with("max")), left, right);
    Ok(Some(s.give_int(value)))
}

/// `llvm.scmp`, `llvm.ucmp`: -1, 0 or 1.
pub(super) fn three_way(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = intrinsic.name == "scmp";
    let (left, right) = operands(s, signed)?;
    let wide = s.f.is_wide(s.result);
    let result = if wide { s.b().type_int(64) } else { s.result };
    let b = s.b();
    let bool = b.type_bool_like(b.type_of(left));
    let (at_most, less) = match signed {
        true => (Op::SLessThanEqual, Op::SLessThan),
        false => (Op::ULessThanEqual, Op::ULessThan),
    };
    let one = b.const_int(result, 1);
    let zero = b.const_int(result, 0);
    let minus_one = b.const_ones(result);
    let at_most = b.op(at_most, bool, &[left, right]);
    let less = b.op(less, bool, &[left, right]);
    let below = b.op(Op::Select, result, &[less, minus_one, zero]);
    let value = b.op(Op::Select, result, &[at_most, below, one]);
    let given = s.result;
    Ok(Some(if wide { s.f.wide_of_word(value, true, given) } else { value }))
}

/// The result of an operation, and whether it does not fit.
fn checked(s: &mut Site<'_, '_, '_>, name: &str) -> Result<(Id, Id)> {
    let signed = name.starts_with('s');
    let (left, right) = operands(s, signed)?;
    let width = s.llvm_width(0)?;
    let b = s.b();
    let ty = b.type_of(left);
    let bool = b.type_bool_like(ty);
    let container = b.width(ty);
    let zero = if b.components(ty).1 > 1 { b.const_null(ty) } else { b.const_int(ty, 0) };
    let kind = &name[1..4];
    let op = match kind {
        "add" => Op::IAdd,
        "sub" => Op::ISub,
        _ => Op::IMul,
    };
    if width < container {
        // The container holds the exact sum and difference; a product may be larger still.
        let value = b.op(op, ty, &[left, right]);
        let again =
            if signed { s.f.extend_sign(value, width) } else { s.f.extend_zero(value, width) };
        let b = s.b();
        let mut wrong = b.op(Op::INotEqual, bool, &[again, value]);
        if op == Op::IMul && width > container / 2 {
            let more = high_half_matters(s, left, right, value, signed);
            wrong = s.b().op(Op::LogicalOr, bool, &[wrong, more]);
        }
        return Ok((value, wrong));
    }
    Ok(match (kind, signed) {
        // OpIAddCarry and OpISubBorrow would say it, but consumers lack them (PoCL).
        ("add", false) => {
            let value = b.op(op, ty, &[left, right]);
            (value, b.op(Op::ULessThan, bool, &[value, left]))
        }
        ("sub", false) => {
            let value = b.op(op, ty, &[left, right]);
            (value, b.op(Op::ULessThan, bool, &[left, right]))
        }
        ("add", true) => {
            // The result's sign differs from that of both operands.
            let value = b.op(op, ty, &[left, right]);
            let x = b.op(Op::BitwiseXor, ty, &[left, value]);
            let y = b.op(Op::BitwiseXor, ty, &[right, value]);
            let both = b.op(Op::BitwiseAnd, ty, &[x, y]);
            (value, b.op(Op::SLessThan, bool, &[both, zero]))
        }
        ("sub", true) => {
            // The operands' signs differ, and the result's from the first's.
            let value = b.op(op, ty, &[left, right]);
            let x = b.op(Op::BitwiseXor, ty, &[left, right]);
            let y = b.op(Op::BitwiseXor, ty, &[left, value]);
            let both = b.op(Op::BitwiseAnd, ty, &[x, y]);
            (value, b.op(Op::SLessThan, bool, &[both, zero]))
        }
        _ => {
            let value = b.op(op, ty, &[left, right]);
            (value, high_half_matters(s, left, right, value, signed))
        }
    })
}

/// Whether the upper half of a product is more than the sign of the lower half.
fn high_half_matters(s: &mut Site<'_, '_, '_>, left: Id, right: Id, low: Id, signed: bool) -> Id {
    let b = s.b();
    let ty = b.type_of(left);
    let bool = b.type_bool_like(ty);
    let number = if signed { Std::s_mul_hi } else { Std::u_mul_hi };
    let high = b.opencl(number, ty, &[left, right]);
    let expected = if signed {
        let shift = b.const_int(ty, u64::from(b.width(ty).saturating_sub(1)));
        b.op(Op::ShiftRightArithmetic, ty, &[low, shift])
    } else if b.components(ty).1 > 1 {
        b.const_null(ty)
    } else {
        b.const_int(ty, 0)
    };
    b.op(Op::INotEqual, bool, &[high, expected])
}

/// `llvm.*.with.overflow`: a struct of the result and a bool. llvm-spirv calls a function
/// `spirv.llvm_umul_with_overflow_*` for an unsigned product. Its way back makes an intrinsic of that and
/// loses all calls but the first (PoCL: "Cannot find symbol old_llvm.umul.with.overflow.i64"), so there is no
/// such function here.
pub(super) fn overflow(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let (value, wrong) = checked(s, intrinsic.name)?;
    let result = s.result;
    let first = s.b().struct_member(result, 0);
    // Operands that are bools were widened.
    let value = s.f.convert_int(value, first, false);
    Ok(Some(s.b().op(Op::CompositeConstruct, result, &[value, wrong])))
}

/// `llvm.*.sat`
pub(super) fn saturating(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let name = intrinsic.name;
    let signed = name.starts_with('s');
    let width = s.llvm_width(0)?;
    let probe = s.int_arg(0)?;
    let ty = s.b().type_of(probe);
    if s.b().width(ty) == width {
        let number = match name {
            "sadd.sat" => Std::s_add_sat,
            "uadd.sat" => Std::u_add_sat,
            "ssub.sat" => Std::s_sub_sat,
            _ => Std::u_sub_sat,
        };
        let other = s.int_arg(1)?;
        return Ok(Some(s.b().opencl(number, ty, &[probe, other])));
    }
    // The container holds the exact result: clamp it.
    let (left, right) = operands(s, signed)?;
    let op = if name[1..].starts_with("add") { Op::IAdd } else { Op::ISub };
    let value = s.b().op(op, ty, &[left, right]);
    let value = if signed {
        let (least, most) = bounds(s, ty, width);
        let value = pick(s, Op::SLessThan, value, most);
        pick(s, Op::SGreaterThan, value, least)
    } else if op == Op::IAdd {
        let most = greatest(s, ty, width);
        pick(s, Op::ULessThan, value, most)
    } else {
        let zero = s.b().const_int(ty, 0);
        pick(s, Op::SGreaterThan, value, zero)
    };
    Ok(Some(s.give_int(value)))
}

/// The least and the greatest signed number of a width, in a type that has as many bits or more.
pub(super) fn bounds(s: &mut Site<'_, '_, '_>, ty: Id, width: u32) -> (Id, Id) {
    let b = s.b();
    if width > u64::BITS {
        // More than constants are made of here. Such a type has the width itself.
        let (one, by) = (b.const_int(ty, 1), b.const_int(ty, u64::from(width.saturating_sub(1))));
        let least = b.op(Op::ShiftLeftLogical, ty, &[one, by]);
        return (least, b.op(Op::Not, ty, &[least]));
    }
    let most = low_ones(width) >> 1;
    (b.const_int(ty, !most), b.const_int(ty, most))
}

/// The greatest unsigned number of a width, in a type that has as many bits or more.
pub(super) fn greatest(s: &mut Site<'_, '_, '_>, ty: Id, width: u32) -> Id {
    // A type with more bits than constants are made of here has the width itself.
    match u64::BITS.checked_sub(width) {
        Some(spare) => s.b().const_int(ty, u64::MAX >> spare),
        None => s.b().const_ones(ty),
    }
}

/// `llvm.sshl.sat`, `llvm.ushl.sat`: shifting back tells whether bits were lost.
pub(super) fn saturating_shift(s: &mut Site<'_, '_, '_>, intrinsic: &Intrinsic) -> Lowered {
    let signed = intrinsic.name == "sshl.sat";
    let width = s.llvm_width(0)?;
    let value = if signed { s.signed_arg(0)? } else { s.unsigned_arg(0)? };
    let amount = s.unsigned_arg(1)?;
    let ty = s.b().type_of(value);
    let shifted = s.b().op(Op::ShiftLeftLogical, ty, &[value, amount]);
    let exact =
        if signed { s.f.extend_sign(shifted, width) } else { s.f.extend_zero(shifted, width) };
    let b = s.b();
    let bool = b.type_bool_like(ty);
    let back = if signed { Op::ShiftRightArithmetic } else { Op::ShiftRightLogical };
    let back = b.op(back, ty, &[exact, amount]);
    let same = b.op(Op::IEqual, bool, &[back, value]);
    let most = if signed {
        let (least, most) = bounds(s, ty, width);
        let b = s.b();
        let zero = b.const_int(ty, 0);
        let negative = b.op(Op::SLessThan, bool, &[value, zero]);
        b.op(Op::Select, ty, &[negative, least, most])
    } else {
        greatest(s, ty, width)
    };
    let value = s.b().op(Op::Select, ty, &[same, exact, most]);
    Ok(Some(s.give_int(value)))
}
