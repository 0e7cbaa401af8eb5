//! Instructions without effects: from operands to a result, in functions and in `OpSpecConstantOp`.
//!
//! `lapidary-spirv` folds the same instructions. This is an evaluator of its own on purpose, and shares no code
//! with that one: each is tested against the other.

use lapidary_spirv::grammar::Op;

use crate::access;
use crate::composite::composite;
use crate::convert::convert;
use crate::error::{Error, Result};
use crate::extended;
use crate::float::{Format, Rounding};
use crate::integer::{self, signed};
use crate::program::Scope;
use crate::value::{Scalar, Value, mask};

/// Evaluates an instruction with a result of type `ty`; `operands` are the words after the result.
pub(crate) fn evaluate(
    scope: &Scope<'_, '_>,
    op: Op,
    ty: u32,
    result: u32,
    operands: &[u32],
) -> Result<Value> {
    if let Some(value) = composite(scope, op, ty, operands)? {
        return Ok(value);
    }
    if let Some(value) = access::chain(scope, op, ty, operands)? {
        return Ok(value);
    }
    let missing = || Error::malformed(format!("{op} without operands"));
    let first = *operands.first().ok_or_else(missing)?;
    match op {
        Op::ExtInst => return extended::evaluate(scope, ty, operands),
        Op::Select => return select(scope, ty, operands),
        // The second operand only says what is likely.
        Op::ExpectKHR => return Ok(scope.value(first)?.clone()),
        Op::Dot => return dot(scope, ty, operands),
        Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => {
            return integer_dot(scope, op, ty, operands);
        }
        Op::UMulExtended | Op::SMulExtended | Op::IAddCarry | Op::ISubBorrow => {
            return two_results(scope, op, operands);
        }
        _ => {}
    }
    let from = scope.program.type_of(first)?;
    let a = scope.value(first)?;
    if let Some(value) = convert(scope.program, op, ty, result, from, a)? {
        return Ok(value);
    }
    lanes(scope, op, ty, result, from, operands)
}

/// Instructions that do the same with each lane.
fn lanes(
    scope: &Scope<'_, '_>,
    op: Op,
    ty: u32,
    result: u32,
    from: u32,
    operands: &[u32],
) -> Result<Value> {
    let types = &scope.program.types;
    let values = operands.iter().map(|&id| scope.value(id)).collect::<Result<Vec<_>>>()?;
    match (op, &values[..]) {
        (Op::Any, [a]) => return Ok(reduce(a, true).into()),
        (Op::All, [a]) => return Ok(reduce(a, false).into()),
        _ => {}
    }
    let width = types.width(from)?;
    let (scalar, _) = types.lane(ty)?;
    let no_wrap = scope.program.marks(result).no_wrap;
    let unknown = || Error::unsupported(op.to_string());
    let format = types.format(from);
    let run = |index: usize| -> Result<Scalar> {
        // A scalar beside a vector holds for each lane.
        let lane = |value: &Value| match value {
            Value::Scalar(scalar) => *scalar,
            Value::Composite(_) => value.lanes().nth(index).unwrap_or_default(),
        };
        match &values[..] {
            [a] => {
                let a = lane(a);
                let done = match &format {
                    Ok(format) => float_unary(op, a, *format),
                    Err(_) => integer::unary(op, a, width),
                };
                done.ok_or_else(unknown)
            }
            [a, b] => {
                let (a, b) = (lane(a), lane(b));
                if let Ok(format) = &format {
                    return float_binary(op, a, b, *format).ok_or_else(unknown);
                }
                if op == Op::PtrDiff {
                    return pointer_difference(scope, from, ty, a, b);
                }
                if let Some(done) = integer::compare(op, a, b, width) {
                    return Ok(done);
                }
                integer::binary(op, a, b, width, no_wrap)?.ok_or_else(unknown)
            }
            [a, b, c] if op == Op::FmaKHR => {
                let format = types.format(from)?;
                Ok(fused(lane(a), lane(b), lane(c), format))
            }
            [base, insert, offset, count] if op == Op::BitFieldInsert => {
                let (offset, count) = (offset.scalar(), count.scalar());
                Ok(integer::bit_field(op, lane(base), lane(insert), offset, count, width))
            }
            [base, offset, count] if matches!(op, Op::BitFieldSExtract | Op::BitFieldUExtract) => {
                let none = Scalar::default();
                let (offset, count) = (offset.scalar(), count.scalar());
                Ok(integer::bit_field(op, lane(base), none, offset, count, width))
            }
            _ => Err(unknown()),
        }
    };
    if scalar {
        return Ok(run(0)?.into());
    }
    let count = types.count(ty)?.unwrap_or_default() as usize;
    (0..count).map(|index| run(index).map(Value::Scalar)).collect()
}

/// `OpAny` and `OpAll`: one lane that decides makes the others irrelevant.
fn reduce(value: &Value, decisive: bool) -> Scalar {
    let mut open = false;
    for lane in value.lanes() {
        match lane.defined() {
            Some(bit) if (bit != 0) == decisive => return Scalar::new(decisive.into()),
            Some(_) => {}
            None => open = true,
        }
    }
    if open { Scalar::undefined(1) } else { Scalar::new((!decisive).into()) }
}

fn select(scope: &Scope<'_, '_>, ty: u32, operands: &[u32]) -> Result<Value> {
    let &[condition, yes, no] = operands else {
        return Err(Error::malformed("OpSelect without three operands"));
    };
    let (condition, yes, no) = (scope.value(condition)?, scope.value(yes)?, scope.value(no)?);
    let pick = |condition: Scalar, yes: &Value, no: &Value, ty: u32| -> Result<Value> {
        match condition.defined() {
            Some(0) => Ok(no.clone()),
            Some(_) => Ok(yes.clone()),
            // Both alike: it does not matter.
            None if yes == no && !yes.has_undefined() => Ok(yes.clone()),
            None => scope.program.types.undefined(ty),
        }
    };
    let Value::Composite(conditions) = condition else {
        return pick(condition.scalar(), yes, no, ty);
    };
    let (_, element) = scope.program.types.lane(ty)?;
    let arms = yes.parts().iter().zip(no.parts());
    conditions
        .iter()
        .zip(arms)
        .map(|(condition, (yes, no))| pick(condition.scalar(), yes, no, element))
        .collect()
}

/// `OpDot` of vectors of floating-point numbers.
fn dot(scope: &Scope<'_, '_>, ty: u32, operands: &[u32]) -> Result<Value> {
    let &[a, b] = operands else { return Err(Error::malformed("OpDot without two operands")) };
    let format = scope.program.types.format(ty)?;
    let pairs = scope.value(a)?.lanes().zip(scope.value(b)?.lanes());
    let mut sum = 0.0;
    for (a, b) in pairs {
        let (Some(a), Some(b)) = (a.defined(), b.defined()) else {
            return scope.program.types.undefined(ty);
        };
        sum = format.round(sum + format.round(format.decode(a) * format.decode(b)));
    }
    Ok(Scalar::new(format.encode(sum, Rounding::NearestEven)).into())
}

/// Dot products of integers (SPIR-V, section 3.49.13): vectors, or four bytes in 32 bits.
fn integer_dot(scope: &Scope<'_, '_>, op: Op, ty: u32, operands: &[u32]) -> Result<Value> {
    let types = &scope.program.types;
    let &[a, b, ref rest @ ..] = operands else {
        return Err(Error::malformed(format!("{op} without two operands")));
    };
    let width = types.width(scope.program.type_of(a)?)?;
    let (a, b) = (scope.value(a)?, scope.value(b)?);
    if a.has_undefined() || b.has_undefined() {
        return types.undefined(ty);
    }
    let bytes = |value: &Value| -> (Vec<u128>, u32) {
        match value {
            Value::Scalar(word) => ((0..4).map(|byte| word.bits >> (8 * byte) & 0xff).collect(), 8),
            Value::Composite(_) => (value.lanes().map(|lane| lane.bits).collect(), width),
        }
    };
    let extend = |bits: u128, width: u32, is_signed: bool| {
        if is_signed { signed(bits, width) } else { bits as i128 }
    };
    let signs = match op {
        Op::SDot | Op::SDotAccSat => (true, true),
        Op::UDot | Op::UDotAccSat => (false, false),
        _ => (true, false),
    };
    let ((a, width), (b, _)) = (bytes(a), bytes(b));
    let mut sum = 0i128;
    for (&a, &b) in a.iter().zip(&b) {
        sum += extend(a, width, signs.0) * extend(b, width, signs.1);
    }
    let target = types.width(ty)?;
    if matches!(op, Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat) {
        let Some(accumulator) = scope.scalar(rest.first().copied().unwrap_or_default())?.defined()
        else {
            return types.undefined(ty);
        };
        let is_signed = op != Op::UDotAccSat;
        sum += extend(accumulator, target, is_signed);
        let (low, high) =
            if is_signed { integer::range(target) } else { (0, mask(target) as i128) };
        sum = sum.clamp(low, high);
    }
    Ok(Scalar::partial(sum as u128, 0, target).into())
}

/// Instructions whose result is a struct of two numbers.
fn two_results(scope: &Scope<'_, '_>, op: Op, operands: &[u32]) -> Result<Value> {
    let &[first, second] = operands else {
        return Err(Error::malformed(format!("{op} without two operands")));
    };
    let width = scope.program.types.width(scope.program.type_of(first)?)?;
    let (a, b) = (scope.value(first)?, scope.value(second)?);
    let mut results = (Vec::new(), Vec::new());
    for (a, b) in a.lanes().zip(b.lanes()) {
        let (low, high) = match (a.defined(), b.defined()) {
            (Some(a), Some(b)) => {
                let (low, high) = match op {
                    Op::IAddCarry => (a.wrapping_add(b), u128::from(b > mask(width) - a)),
                    Op::ISubBorrow => (a.wrapping_sub(b), u128::from(a < b)),
                    _ => (
                        a.wrapping_mul(b),
                        extended::high_product(a, b, width, op == Op::SMulExtended)?,
                    ),
                };
                (Scalar::new(low & mask(width)), Scalar::new(high & mask(width)))
            }
            _ => (Scalar::undefined(width), Scalar::undefined(width)),
        };
        results.0.push(low);
        results.1.push(high);
    }
    let scalar = matches!(a, Value::Scalar(_));
    let of = |lanes: Vec<Scalar>| Value::from_lanes(scalar, lanes.into_iter());
    Ok([of(results.0), of(results.1)].into_iter().collect())
}

fn pointer_difference(
    scope: &Scope<'_, '_>,
    from: u32,
    ty: u32,
    a: Scalar,
    b: Scalar,
) -> Result<Scalar> {
    let types = &scope.program.types;
    let size = types.size(types.pointee(from)?)?.max(1);
    let width = types.width(ty)?;
    Ok(match (a.defined(), b.defined()) {
        (Some(a), Some(b)) => {
            let bytes = signed(a.wrapping_sub(b), types.pointer_width);
            Scalar::partial((bytes / i128::from(size)) as u128, 0, width)
        }
        _ => Scalar::undefined(width),
    })
}

pub(crate) fn fused(a: Scalar, b: Scalar, c: Scalar, format: Format) -> Scalar {
    match (a.defined(), b.defined(), c.defined()) {
        (Some(a), Some(b), Some(c)) => {
            let sum = format.fused(format.decode(a), format.decode(b), format.decode(c));
            Scalar::new(format.encode(sum, Rounding::NearestEven))
        }
        _ => Scalar::undefined(format.width()),
    }
}

fn float_unary(op: Op, a: Scalar, format: Format) -> Option<Scalar> {
    let sign = 1 << (format.width() - 1);
    if op == Op::FNegate {
        return Some(Scalar::partial(a.bits ^ sign, a.undefined, format.width()));
    }
    let x = format.decode(a.bits);
    let normal = x.is_finite() && x.abs() >= format.smallest_normal();
    let holds = match op {
        Op::IsNan => x.is_nan(),
        Op::IsInf => x.is_infinite(),
        Op::IsFinite => x.is_finite(),
        Op::IsNormal => normal,
        Op::SignBitSet => a.bits & sign != 0,
        _ => return None,
    };
    Some(if a.undefined == 0 { Scalar::new(holds.into()) } else { Scalar::undefined(1) })
}

fn float_binary(op: Op, a: Scalar, b: Scalar, format: Format) -> Option<Scalar> {
    let (x, y) = (format.decode(a.bits), format.decode(b.bits));
    let open = a.undefined | b.undefined != 0;
    let number = match op {
        Op::FAdd => x + y,
        Op::FSub => x - y,
        Op::FMul => x * y,
        Op::FDiv => x / y,
        // The sign of the dividend; exact.
        Op::FRem => x % y,
        // The sign of the divisor.
        Op::FMod => {
            let rest = x % y;
            if rest != 0.0 && (rest < 0.0) != (y < 0.0) { rest + y } else { rest }
        }
        _ => {
            let holds = float_compare(op, x, y)?;
            return Some(if open { Scalar::undefined(1) } else { Scalar::new(holds.into()) });
        }
    };
    Some(if open {
        Scalar::undefined(format.width())
    } else {
        Scalar::new(format.encode(number, Rounding::NearestEven))
    })
}

fn float_compare(op: Op, x: f64, y: f64) -> Option<bool> {
    let unordered = x.is_nan() || y.is_nan();
    Some(match op {
        Op::FOrdEqual => x == y,
        Op::FUnordEqual => x == y || unordered,
        Op::FOrdNotEqual | Op::LessOrGreater => {
            x.partial_cmp(&y).is_some_and(std::cmp::Ordering::is_ne)
        }
        Op::FUnordNotEqual => x != y,
        Op::FOrdLessThan => x < y,
        Op::FUnordLessThan => x < y || unordered,
        Op::FOrdGreaterThan => x > y,
        Op::FUnordGreaterThan => x > y || unordered,
        Op::FOrdLessThanEqual => x <= y,
        Op::FUnordLessThanEqual => x <= y || unordered,
        Op::FOrdGreaterThanEqual => x >= y,
        Op::FUnordGreaterThanEqual => x >= y || unordered,
        Op::Ordered => !unordered,
        Op::Unordered => unordered,
        _ => return None,
    })
}
