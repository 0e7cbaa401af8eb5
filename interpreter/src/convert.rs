//! Conversions between numbers, and between numbers and pointers.

use lapidary_spirv::grammar::Op;

use crate::error::{Error, Result};
use crate::float::{Format, Rounding};
use crate::integer::{fit, range, signed};
use crate::program::{Marks, Program};
use crate::value::{Scalar, Value, mask};

/// Evaluates a conversion; None if the instruction is none.
pub(crate) fn convert(
    program: &Program<'_>,
    op: Op,
    ty: u32,
    result: u32,
    from: u32,
    value: &Value,
) -> Result<Option<Value>> {
    let types = &program.types;
    let marks = program.marks(result);
    match op {
        Op::Bitcast => return bitcast(program, ty, from, value).map(Some),
        Op::PtrCastToGeneric
        | Op::GenericCastToPtr
        | Op::PtrCastToCrossWorkgroupINTEL
        | Op::CrossWorkgroupCastToPtrINTEL
        | Op::CopyObject
        | Op::CopyLogical => return Ok(Some(value.clone())),
        Op::ConvertFToU
        | Op::ConvertFToS
        | Op::ConvertUToF
        | Op::ConvertSToF
        | Op::FConvert
        | Op::UConvert
        | Op::SConvert
        | Op::SatConvertSToU
        | Op::SatConvertUToS
        | Op::ConvertPtrToU
        | Op::ConvertUToPtr
        | Op::ConvertFToBF16INTEL
        | Op::ConvertBF16ToFINTEL => {}
        _ => return Ok(None),
    }
    let (source, target) = (types.width(from)?, types.width(ty)?);
    let convert_lane = |lane: Scalar| -> Result<Scalar> {
        // Widening and cutting keep undefined bits where they are.
        let plain = !marks.saturated;
        match op {
            Op::UConvert if plain => return Ok(Scalar::partial(lane.bits, lane.undefined, target)),
            Op::ConvertPtrToU | Op::ConvertUToPtr => {
                return Ok(Scalar::partial(lane.bits, lane.undefined, target));
            }
            Op::SConvert if plain => {
                let extend = |bits| signed(bits, source) as u128;
                return Ok(Scalar::partial(extend(lane.bits), extend(lane.undefined), target));
            }
            _ => {}
        }
        let Some(bits) = lane.defined() else { return Ok(Scalar::undefined(target)) };
        let rounding = marks.rounding.unwrap_or_default();
        Ok(match op {
            Op::UConvert => Scalar::new(bits.min(mask(target))),
            Op::SConvert => clamp(signed(bits, source), range(target), target),
            Op::SatConvertSToU => {
                let number = signed(bits, source).max(0) as u128;
                Scalar::new(number.min(mask(target)))
            }
            Op::SatConvertUToS => Scalar::new(bits.min(mask(target - 1))),
            Op::ConvertUToF => Scalar::new(types.format(ty)?.pack(false, bits, 0, rounding)),
            Op::ConvertSToF => {
                let number = signed(bits, source);
                let format = types.format(ty)?;
                Scalar::new(format.pack(number < 0, number.unsigned_abs(), 0, rounding))
            }
            Op::FConvert => {
                Scalar::new(types.format(ty)?.encode(types.format(from)?.decode(bits), rounding))
            }
            // In these two, bfloat16 is an integer of 16 bits.
            Op::ConvertFToBF16INTEL => {
                Scalar::new(Format::BFloat.encode(Format::Single.decode(bits), rounding))
            }
            Op::ConvertBF16ToFINTEL => Scalar::new(
                Format::Single.encode(Format::BFloat.decode(bits), Rounding::NearestEven),
            ),
            Op::ConvertFToU | Op::ConvertFToS => {
                // Towards zero unless something else is said (SPIR-V, OpConvertFToS).
                let rounding = marks.rounding.unwrap_or(Rounding::Zero);
                let number = types.format(from)?.decode(bits);
                to_integer(op == Op::ConvertFToS, number, target, rounding, marks)
            }
            _ => Scalar::undefined(target),
        })
    };
    let (scalar, _) = types.lane(ty)?;
    let lanes = value.lanes().map(convert_lane).collect::<Result<Vec<_>>>()?;
    Ok(Some(Value::from_lanes(scalar, lanes.into_iter())))
}

fn clamp(number: i128, (low, high): (i128, i128), width: u32) -> Scalar {
    Scalar::new(number.clamp(low, high) as u128 & mask(width))
}

/// A number without its fraction; undefined if it is out of range and not saturated.
fn to_integer(
    is_signed: bool,
    number: f64,
    width: u32,
    rounding: Rounding,
    marks: Marks,
) -> Scalar {
    let whole = rounding.whole(number);
    // The casts saturate at the ends of 128 bits, and make 0 of NaN.
    if is_signed {
        let exact = whole as i128;
        match fit(exact, width) {
            Some(bits) if !whole.is_nan() => Scalar::new(bits),
            _ if marks.saturated => clamp(exact, range(width), width),
            _ => Scalar::undefined(width),
        }
    } else {
        let exact = whole as u128;
        let fits = whole >= 0.0 && exact <= mask(width);
        match fits || marks.saturated {
            true => Scalar::new(exact.min(mask(width))),
            false => Scalar::undefined(width),
        }
    }
}

/// The same bits as another type: as if the lanes lay one after the other, the first lowest.
fn bitcast(program: &Program<'_>, ty: u32, from: u32, value: &Value) -> Result<Value> {
    let types = &program.types;
    let (source, target) = (types.width(from)?, types.width(ty)?);
    let (scalar, _) = types.lane(ty)?;
    if source == target {
        return Ok(Value::from_lanes(scalar, value.lanes()));
    }
    let lanes: Vec<Scalar> = value.lanes().collect();
    let bits = source as usize * lanes.len();
    if !bits.is_multiple_of(target as usize) {
        return Err(Error::malformed(format!("{bits} bits are no lanes of {target}")));
    }
    let bit = |at: usize| {
        let (lane, shift) = (lanes[at / source as usize], at % source as usize);
        (lane.bits >> shift & 1, lane.undefined >> shift & 1)
    };
    let lanes = (0..bits).step_by(target as usize).map(|start| {
        (start..start + target as usize).rev().map(bit).fold(
            Scalar::default(),
            |lane, (bits, undefined)| Scalar {
                bits: lane.bits << 1 | bits,
                undefined: lane.undefined << 1 | undefined,
            },
        )
    });
    Ok(Value::from_lanes(scalar, lanes))
}
