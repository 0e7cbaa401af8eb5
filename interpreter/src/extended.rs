//! The extended instructions of OpenCL (`OpenCL.std`) that only compute: of integers exactly, of
//! real numbers as well as `f64` can and rounded to the type. Those that touch memory are in
//! `extended_memory`.

use lapidary_spirv::grammar::extended_set;

use crate::error::{Error, Result};
use crate::float::{Format, Rounding};
use crate::integer::{range, signed};
use crate::math;
use crate::program::Scope;
use crate::types::Type;
use crate::value::{Scalar, Value, mask};

/// The name of an extended instruction of OpenCL.
pub(crate) fn name(scope: &Scope<'_, '_>, set: u32, number: u32) -> Result<&'static str> {
    let unknown = || Error::unsupported(format!("OpExtInst {number} of set %{set}"));
    if !scope.program.standard_set.contains(&set) {
        return Err(unknown());
    }
    let row = extended_set("OpenCL.std").and_then(|set| set.by_number(number));
    row.map(|row| row.name).ok_or_else(unknown)
}

/// Evaluates `OpExtInst`; `operands` begin with the set and the number.
pub(crate) fn evaluate(scope: &Scope<'_, '_>, ty: u32, operands: &[u32]) -> Result<Value> {
    let &[set, number, ref operands @ ..] = operands else {
        return Err(Error::malformed("OpExtInst without a number"));
    };
    let name = name(scope, set, number)?;
    let types = &scope.program.types;
    let values = operands.iter().map(|&id| scope.value(id)).collect::<Result<Vec<_>>>()?;
    if let Some(value) = whole(scope, name, ty, &values)? {
        return Ok(value);
    }
    let (scalar, _) = types.lane(ty)?;
    let count = types.count(ty)?.unwrap_or(1) as usize;
    let from = operands.iter().map(|&id| scope.program.type_of(id)).collect::<Result<Vec<_>>>()?;
    let lanes = (0..count).map(|index| -> Result<Scalar> {
        let lane = |value: &&Value| match value {
            Value::Scalar(scalar) => *scalar,
            Value::Composite(_) => value.lanes().nth(index).unwrap_or_default(),
        };
        let lanes: Vec<_> = values.iter().map(lane).collect();
        let width = types.width(ty)?;
        if name == "bitselect" {
            return bit_select(&lanes, width);
        }
        if name == "select" {
            return Ok(pick(&lanes, !scalar, types.width(from[2])?, width));
        }
        let bits: Option<Vec<u128>> = lanes.iter().map(|lane| lane.defined()).collect();
        let Some(bits) = bits else { return Ok(Scalar::undefined(width)) };
        let of_numbers = |id: &u32| types.format(*id).is_ok();
        if name == "nan" {
            let format = types.format(ty)?;
            let quiet = format.encode(f64::NAN, Rounding::NearestEven);
            return Ok(Scalar::new(quiet | bits[0] & ((quiet & quiet.wrapping_neg()) - 1)));
        }
        if from.iter().any(of_numbers) {
            return real(scope, name, ty, &from, &bits);
        }
        integer(name, &bits, types.width(from[0])?, width)
    });
    let lanes = lanes.collect::<Result<Vec<_>>>()?;
    Ok(Value::from_lanes(scalar, lanes.into_iter()))
}

/// Where the third has a one, the second, else the first.
fn bit_select(lanes: &[Scalar], width: u32) -> Result<Scalar> {
    let &[a, b, c] = lanes else { return Err(Error::malformed("bitselect of three")) };
    let merge = |a: u128, b: u128| a & !c.bits | b & c.bits;
    let undefined = merge(a.undefined, b.undefined) | c.undefined;
    Ok(Scalar::partial(merge(a.bits, b.bits), undefined, width))
}

/// `select` of OpenCL: a vector looks at the highest bit, a scalar at all.
fn pick(lanes: &[Scalar], vector: bool, selector_width: u32, width: u32) -> Scalar {
    let &[no, yes, selector] = lanes else { return Scalar::undefined(width) };
    match selector.defined() {
        Some(bits) if vector => {
            if bits >> (selector_width - 1) & 1 != 0 {
                yes
            } else {
                no
            }
        }
        Some(bits) => {
            if bits != 0 {
                yes
            } else {
                no
            }
        }
        None => Scalar::undefined(width),
    }
}

/// Functions of whole vectors.
fn whole(scope: &Scope<'_, '_>, name: &str, ty: u32, values: &[&Value]) -> Result<Option<Value>> {
    let types = &scope.program.types;
    if let "shuffle" | "shuffle2" = name {
        let (mask, vectors) = values.split_last().ok_or_else(|| Error::malformed(name))?;
        let lanes: Vec<_> = vectors.iter().flat_map(|vector| vector.lanes()).collect();
        let width = types.width(ty)?;
        let pick = |index: Scalar| match index.defined() {
            // As many bits as there are lanes count (OpenCL C, section 6.15.13).
            Some(index) => lanes[index as usize % lanes.len()],
            None => Scalar::undefined(width),
        };
        return Ok(Some(Value::from_lanes(false, mask.lanes().map(pick))));
    }
    let geometric = matches!(
        name,
        "cross"
            | "distance"
            | "length"
            | "normalize"
            | "fast_distance"
            | "fast_length"
            | "fast_normalize"
    );
    if !geometric {
        return Ok(None);
    }
    let format = types.format(ty)?;
    let numbers = |value: &&Value| -> Option<Vec<f64>> {
        value.lanes().map(|lane| lane.defined().map(|bits| format.decode(bits))).collect()
    };
    let Some(vectors) = values.iter().map(numbers).collect::<Option<Vec<_>>>() else {
        return types.undefined(ty).map(Some);
    };
    let new = |number: f64| Scalar::new(format.encode(number, Rounding::NearestEven));
    let length = |vector: &[f64]| vector.iter().map(|x| x * x).sum::<f64>().sqrt();
    let a = &vectors[0];
    Ok(Some(match (name, vectors.get(1)) {
        ("length" | "fast_length", _) => new(length(a)).into(),
        ("normalize" | "fast_normalize", _) => {
            let length = match length(a) {
                0.0 => 1.0,
                length => length,
            };
            Value::from_lanes(
                matches!(values[0], Value::Scalar(_)),
                a.iter().map(|x| new(x / length)),
            )
        }
        ("distance" | "fast_distance", Some(b)) => {
            let difference: Vec<_> = a.iter().zip(b).map(|(a, b)| format.round(a - b)).collect();
            new(length(&difference)).into()
        }
        ("cross", Some(b)) if a.len() >= 3 && b.len() == a.len() => {
            let part =
                |i: usize, j: usize| new(format.round(a[i] * b[j]) - format.round(a[j] * b[i]));
            // The fourth component is zero.
            let parts = [part(1, 2), part(2, 0), part(0, 1), new(0.0)];
            Value::from_lanes(false, parts.into_iter().take(a.len()))
        }
        _ => return Err(Error::malformed(format!("operands of {name}"))),
    }))
}

/// The upper half of a product.
pub(crate) fn high_product(a: u128, b: u128, width: u32, is_signed: bool) -> Result<u128> {
    if width > 64 {
        return Err(Error::unsupported(format!("the upper half of a product of {width} bits")));
    }
    Ok(if is_signed {
        ((signed(a, width) * signed(b, width)) >> width) as u128 & mask(width)
    } else {
        (a * b) >> width
    })
}

/// Functions of integers.
fn integer(name: &str, bits: &[u128], from: u32, width: u32) -> Result<Scalar> {
    let (x, y, z) = (bits[0], bits.get(1).copied(), bits.get(2).copied());
    let (y, z) = (y.unwrap_or_default(), z.unwrap_or_default());
    let (sx, sy, sz) = (signed(x, from), signed(y, from), signed(z, from));
    if from > 64 && !matches!(name, "clz" | "ctz" | "popcount" | "rotate") {
        return Err(Error::unsupported(format!("{name} of {from} bits")));
    }
    let (low, high) = range(width);
    let clamp = |number: i128| number.clamp(low, high) as u128;
    let top = mask(width);
    let within_24 = |numbers: [i128; 2], low: i128, high: i128| {
        numbers.iter().all(|number| (low..high).contains(number))
    };
    let number = match name {
        "s_abs" => sx.unsigned_abs(),
        "u_abs" => x,
        "s_abs_diff" => (sx - sy).unsigned_abs(),
        "u_abs_diff" => x.abs_diff(y),
        "s_add_sat" => clamp(sx + sy),
        "u_add_sat" => (x + y).min(top),
        "s_sub_sat" => clamp(sx - sy),
        "u_sub_sat" => x.saturating_sub(y),
        "s_hadd" => ((sx + sy) >> 1) as u128,
        "u_hadd" => (x + y) >> 1,
        "s_rhadd" => ((sx + sy + 1) >> 1) as u128,
        "u_rhadd" => (x + y + 1) >> 1,
        // With the bounds the wrong way round the result is undefined.
        "s_clamp" if sy > sz => return Ok(Scalar::undefined(width)),
        "u_clamp" if y > z => return Ok(Scalar::undefined(width)),
        "s_clamp" => sx.clamp(sy, sz) as u128,
        "u_clamp" => x.clamp(y, z),
        "clz" => u128::from(x.leading_zeros() - (128 - from)),
        "ctz" => u128::from(x.trailing_zeros().min(from)),
        "popcount" => u128::from(x.count_ones()),
        "s_mul_hi" => high_product(x, y, from, true)?,
        "u_mul_hi" => high_product(x, y, from, false)?,
        "s_mad_hi" => high_product(x, y, from, true)?.wrapping_add(z),
        "u_mad_hi" => high_product(x, y, from, false)?.wrapping_add(z),
        "s_mad_sat" => clamp(sx * sy + sz),
        "u_mad_sat" => (x * y).saturating_add(z).min(top),
        "s_max" => sx.max(sy) as u128,
        "u_max" => x.max(y),
        "s_min" => sx.min(sy) as u128,
        "u_min" => x.min(y),
        "rotate" => {
            let by = (y % u128::from(from)) as u32;
            if by == 0 { x } else { x << by | x >> (from - by) }
        }
        "u_upsample" | "s_upsample" => x << from | y,
        "s_mul24" | "s_mad24" if !within_24([sx, sy], -(1 << 23), 1 << 23) => {
            return Ok(Scalar::undefined(width));
        }
        "u_mul24" | "u_mad24" if !within_24([x as i128, y as i128], 0, 1 << 24) => {
            return Ok(Scalar::undefined(width));
        }
        "s_mul24" => (sx * sy) as u128,
        "u_mul24" => x * y,
        "s_mad24" => (sx * sy + sz) as u128,
        "u_mad24" => x * y + z,
        _ => return Err(Error::unsupported(format!("the extended instruction {name}"))),
    };
    Ok(Scalar::partial(number, 0, width))
}

/// Functions of real numbers; an operand or a result may be an integer.
fn real(scope: &Scope<'_, '_>, name: &str, ty: u32, from: &[u32], bits: &[u128]) -> Result<Scalar> {
    let types = &scope.program.types;
    let number = |(&ty, &bits): (&u32, &u128)| -> Result<f64> {
        match types.format(ty) {
            Ok(format) => Ok(format.decode(bits)),
            Err(_) => Ok(signed(bits, types.width(ty)?) as f64),
        }
    };
    let numbers = from.iter().zip(bits).map(number).collect::<Result<Vec<_>>>()?;
    let format = types.format(ty).or_else(|_| types.format(from[0]))?;
    // The sign of a NaN or a zero is a matter of bits.
    let sign = 1 << (format.width() - 1);
    let exact = match name {
        "fabs" => Some(bits[0] & !sign),
        "copysign" => Some(bits[0] & !sign | bits[1] & sign),
        "nextafter" => Some(next_after(format, bits[0], bits[1])),
        _ => None,
    };
    if let Some(bits) = exact {
        return Ok(Scalar::new(bits));
    }
    let unknown = || Error::unsupported(format!("the extended instruction {name}"));
    let result = compute(name, &numbers, format).ok_or_else(unknown)?;
    let (_, lane) = types.lane(ty)?;
    Ok(match types.get(lane)? {
        Type::Int { width } => Scalar::partial(result as i128 as u128, 0, *width),
        _ => Scalar::new(format.encode(result, Rounding::NearestEven)),
    })
}

fn next_after(format: Format, from: u128, to: u128) -> u128 {
    let (x, y) = (format.decode(from), format.decode(to));
    if x.is_nan() || y.is_nan() {
        return format.encode(f64::NAN, Rounding::NearestEven);
    }
    if x == y {
        return to;
    }
    let sign = 1 << (format.width() - 1);
    match x {
        0.0 => 1 | if y < 0.0 { sign } else { 0 },
        x if (x < y) == (x > 0.0) => from + 1,
        _ => from - 1,
    }
}

fn compute(name: &str, numbers: &[f64], format: Format) -> Option<f64> {
    use std::f64::consts::PI;
    let plain = name.strip_prefix("native_").or_else(|| name.strip_prefix("half_"));
    let name = plain.unwrap_or(name);
    if let &[x] = numbers {
        return Some(match name {
            "acos" => x.acos(),
            "acosh" => x.acosh(),
            "acospi" => x.acos() / PI,
            "asin" => x.asin(),
            "asinh" => x.asinh(),
            "asinpi" => x.asin() / PI,
            "atan" => x.atan(),
            "atanh" => x.atanh(),
            "atanpi" => x.atan() / PI,
            "cbrt" => x.cbrt(),
            "ceil" => x.ceil(),
            "cos" => x.cos(),
            "cosh" => x.cosh(),
            "cospi" => math::cos_pi(x),
            "erf" => math::erf(x),
            "erfc" => math::erfc(x),
            "exp" => x.exp(),
            "exp2" => x.exp2(),
            "exp10" => 10f64.powf(x),
            "expm1" => x.exp_m1(),
            "floor" => x.floor(),
            "lgamma" => math::log_gamma(x).0,
            "log" => x.ln(),
            "log2" => x.log2(),
            "log10" => x.log10(),
            "log1p" => x.ln_1p(),
            "logb" | "ilogb" => math::logb(x),
            "rint" => x.round_ties_even(),
            "round" => x.round(),
            "rsqrt" => 1.0 / x.sqrt(),
            "sin" => x.sin(),
            "sinh" => x.sinh(),
            "sinpi" => math::sin_pi(x),
            "sqrt" => x.sqrt(),
            "tan" => x.tan(),
            "tanh" => x.tanh(),
            "tanpi" => math::sin_pi(x) / math::cos_pi(x),
            "tgamma" => math::gamma(x),
            "trunc" => x.trunc(),
            "recip" => 1.0 / x,
            "degrees" => x * (180.0 / PI),
            "radians" => x * (PI / 180.0),
            "sign" if x.is_nan() => 0.0,
            "sign" if x == 0.0 => x,
            "sign" => x.signum(),
            _ => return None,
        });
    }
    if let &[x, y] = numbers {
        return Some(match name {
            "atan2" => x.atan2(y),
            "atan2pi" => x.atan2(y) / PI,
            "fdim" if x.is_nan() || y.is_nan() => f64::NAN,
            "fdim" => {
                if x > y {
                    x - y
                } else {
                    0.0
                }
            }
            "fmax" | "fmax_common" => x.max(y),
            "fmin" | "fmin_common" => x.min(y),
            "fmod" => x % y,
            "hypot" => x.hypot(y),
            "ldexp" => math::ldexp(x, y.clamp(-1e6, 1e6) as i32),
            "maxmag" if x.abs() > y.abs() => x,
            "maxmag" if y.abs() > x.abs() => y,
            "maxmag" => x.max(y),
            "minmag" if x.abs() < y.abs() => x,
            "minmag" if y.abs() < x.abs() => y,
            "minmag" => x.min(y),
            "pow" | "pown" => x.powf(y),
            // Of the other cases of a negative base, pow knows some.
            "powr" if x < 0.0 => f64::NAN,
            "powr" => x.powf(y),
            "remainder" => math::remainder(x, y).0,
            "rootn" => math::root(x, y as i32),
            "divide" => x / y,
            // The edge comes first.
            "step" => {
                if y < x {
                    0.0
                } else {
                    1.0
                }
            }
            _ => return None,
        });
    }
    let &[x, y, z] = numbers else { return None };
    Some(match name {
        "fma" => format.fused(x, y, z),
        "mad" => format.round(x * y) + z,
        "fclamp" => x.max(y).min(z),
        "mix" => x + format.round(format.round(y - x) * z),
        "smoothstep" => {
            let t = ((z - x) / (y - x)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        }
        _ => return None,
    })
}
