//! Explicit conversions: `convert_<type>[_sat][_<rounding>]` (OpenCL C 6.4.3).

use lapidary_spirv::grammar::{Decoration, FPRoundingMode, Op};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::Error;
use crate::lower::facts::callees::{Builtin, Parameter};
use crate::lower::facts::mangle::Scalar;

/// The parts of a conversion's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Conversion {
    /// The type converted to.
    pub(super) to: Scalar,
    /// `_sat`
    pub(super) saturate: bool,
    /// `_rte` and so on.
    pub(super) rounding: Option<FPRoundingMode>,
}

const TYPES: &[(&str, Scalar)] = &[
    ("char", Scalar::Signed(8)),
    ("uchar", Scalar::Unsigned(8)),
    ("short", Scalar::Signed(16)),
    ("ushort", Scalar::Unsigned(16)),
    ("int", Scalar::Signed(32)),
    ("uint", Scalar::Unsigned(32)),
    ("long", Scalar::Signed(64)),
    ("ulong", Scalar::Unsigned(64)),
    ("half", Scalar::Float(16)),
    ("float", Scalar::Float(32)),
    ("double", Scalar::Float(64)),
];

/// Rounding modes by their suffix.
pub(super) const ROUNDING: &[(&str, FPRoundingMode)] = &[
    ("rte", FPRoundingMode::RTE),
    ("rtz", FPRoundingMode::RTZ),
    ("rtp", FPRoundingMode::RTP),
    ("rtn", FPRoundingMode::RTN),
];

/// Whether a function of this name and these parameters is a conversion. That of a bool is none: a
/// program that declares it has its own.
pub(super) fn is_conversion(base: &str, parameters: &[Parameter]) -> bool {
    let from = parameters.first().and_then(|parameter| parameter.scalar);
    let of_numbers = matches!(
        from,
        Some(Scalar::Signed(_) | Scalar::Unsigned(_) | Scalar::Float(_) | Scalar::BFloat16)
    );
    of_numbers && parse(base).is_some()
}

/// Reads the name of a conversion.
pub(super) fn parse(base: &str) -> Option<Conversion> {
    let mut parts = base.strip_prefix("convert_")?.split('_');
    let ty = parts.next()?;
    let name = ty.trim_end_matches(|c: char| c.is_ascii_digit());
    if !matches!(&ty[name.len()..], "" | "2" | "3" | "4" | "8" | "16") {
        return None;
    }
    let to = TYPES.iter().find(|row| row.0 == name)?.1;
    let mut conversion = Conversion { to, saturate: false, rounding: None };
    for part in parts {
        if part == "sat" && !conversion.saturate && conversion.rounding.is_none() {
            conversion.saturate = true;
        } else if conversion.rounding.is_none() {
            conversion.rounding = Some(ROUNDING.iter().find(|row| row.0 == part)?.1);
        } else {
            return None;
        }
    }
    Some(conversion)
}

/// The signature of a conversion, which follows from its name and that of its parameter.
pub(super) fn signature(builtin: &Builtin) -> Option<String> {
    let name = builtin.name();
    let to = parse(name)?.to;
    let from = builtin.parameters.first().and_then(|parameter| parameter.scalar)?;
    let digits = name.strip_prefix("convert_")?.split('_').next()?;
    let digits = digits.trim_start_matches(|c: char| !c.is_ascii_digit());
    let count = if digits.is_empty() { "1" } else { digits };
    let row = |scalar| match scalar {
        Scalar::Float(width) => format!("f{width}x{count}"),
        Scalar::Signed(width) | Scalar::Unsigned(width) => format!("i{width}x{count}"),
        Scalar::BFloat16 => format!("Fx{count}"),
        _ => "b".to_owned(),
    };
    Some(format!("{} {}", row(to), row(from)))
}

/// Lowers a conversion.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let from = builtin.parameters.first().and_then(|p| p.scalar);
    let (Some(conversion), Some(from)) = (parse(builtin.name()), from) else {
        return Err(Error::unsupported(format_args!("the conversion '{}'", builtin.name())));
    };
    let value = s.arg(0)?;
    let ty = s.result;
    let (from_width, to_width) = {
        let b = s.b();
        let has = b.type_of(value);
        (b.width(has), b.width(ty))
    };
    let from_unsigned = matches!(from, Scalar::Unsigned(_) | Scalar::Bool);
    let from_float = matches!(from, Scalar::Float(_) | Scalar::BFloat16);
    let to_unsigned = matches!(conversion.to, Scalar::Unsigned(_));
    let to_float = matches!(conversion.to, Scalar::Float(_));
    let Conversion { saturate, rounding, .. } = conversion;
    let same_width = from_width == to_width;
    let op = match (from_float, to_float) {
        (true, true) if same_width => return Ok(Some(value)),
        (true, true) => Op::FConvert,
        (true, false) if to_unsigned => Op::ConvertFToU,
        (true, false) => Op::ConvertFToS,
        (false, true) if from_unsigned => Op::ConvertUToF,
        (false, true) => Op::ConvertSToF,
        (false, false) if saturate && from_unsigned && !to_unsigned => Op::SatConvertUToS,
        (false, false) if saturate && !from_unsigned && to_unsigned => Op::SatConvertSToU,
        // The same bits, whatever they are called.
        (false, false) if same_width => return Ok(Some(value)),
        (false, false) if from_unsigned => Op::UConvert,
        (false, false) => Op::SConvert,
    };
    let b = s.b();
    let result = b.op(op, ty, &[value]);
    if saturate && !matches!(op, Op::SatConvertUToS | Op::SatConvertSToU) {
        b.decorate(result, Decoration::SaturatedConversion, &[]);
    }
    if let Some(mode) = rounding
        && (from_float || to_float)
    {
        b.decorate(result, Decoration::FPRoundingMode, &[mode.0]);
    }
    Ok(Some(result))
}
