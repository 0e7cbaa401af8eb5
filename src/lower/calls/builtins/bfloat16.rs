//! Conversions of cl_intel_bfloat16_conversions: `intel_convert_bfloat16_as_ushort(float)`,
//! `intel_convert_as_bfloat162_float2(ushort2)` and so on, as the instructions of
//! SPV_INTEL_bfloat16_conversion.

use lapidary_spirv::emit::TypeKind;
use lapidary_spirv::grammar::{Extension, Op};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;

const EXTENSION: Extension = Extension::SPV_INTEL_bfloat16_conversion;

/// A conversion of the extension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Conversion {
    /// From `float` to the bits of a bfloat16, or the other way.
    to_bits: bool,
    /// Number of components.
    count: u32,
}

/// The conversion of a name.
fn parse(name: &str) -> Option<Conversion> {
    let name = name.strip_prefix("intel_convert_")?;
    let (to_bits, first, second) = match name.strip_prefix("as_bfloat16") {
        Some(rest) => {
            let (first, second) = rest.split_once("_float")?;
            (false, first, second)
        }
        None => {
            let (first, second) = name.strip_prefix("bfloat16")?.split_once("_as_ushort")?;
            (true, first, second)
        }
    };
    let count = match (first == second, first) {
        (true, "") => 1,
        (true, "2" | "3" | "4" | "8" | "16") => first.parse().ok()?,
        _ => return None,
    };
    Some(Conversion { to_bits, count })
}

/// Whether a name is one of the extension.
pub(super) fn is_conversion(name: &str) -> bool {
    parse(name).is_some()
}

/// Lowers a call.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    let Some(conversion) = parse(builtin.name()) else {
        return Err(Error::unsupported(format_args!("'{}'", builtin.name())));
    };
    let value = s.arg(0)?;
    check(s, conversion)?;
    let op = if conversion.to_bits { Op::ConvertFToBF16INTEL } else { Op::ConvertBF16ToFINTEL };
    s.need(EXTENSION)?;
    s.instruction(op, &[value])
}

/// Refuses a declaration that is not that of the function.
fn check(s: &mut Site<'_, '_, '_>, conversion: Conversion) -> Result<()> {
    let value = s.arg(0)?;
    let (result, operand) = (s.result, s.b().type_of(value));
    let Conversion { to_bits, count } = conversion;
    let mut is = |ty, wanted| {
        let (component, count) = s.b().components(ty);
        (s.b().type_kind(component) == wanted, count)
    };
    let (short, float) = (TypeKind::Int(16), TypeKind::Float(32));
    let (wanted_result, wanted_operand) = if to_bits { (short, float) } else { (float, short) };
    let ((result_fits, results), (operand_fits, operands)) =
        (is(result, wanted_result), is(operand, wanted_operand));
    let (from, to) = if to_bits { ("float", "i16") } else { ("i16", "float") };
    let problem = match count {
        1 => {
            if result_fits && operand_fits && (results, operands) == (1, 1) {
                return Ok(());
            }
            let name = if to_bits { "ConvertBFloat16AsUShort" } else { "ConvertAsBFloat16Float" };
            format!("Op{name} must be of {to} and take {from}")
        }
        _ if !result_fits || !operand_fits => {
            let name =
                if to_bits { "ConvertBFloat16NAsUShortN" } else { "ConvertAsBFloat16NFloatN" };
            format!("Op{name} must be of <N x {to}> and take <N x {from}>")
        }
        _ if (results, operands) != (count, count) => {
            let name = match to_bits {
                true => format!("ConvertBFloat16{count}AsUShort{count}"),
                false => format!("ConvertAsBFloat16{count}Float{count}"),
            };
            format!("{name} must be of <{count} x {to}> and take <{count} x {from}>")
        }
        _ => return Ok(()),
    };
    Err(Error::invalid_instruction(problem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let to = |count| Some(Conversion { to_bits: true, count });
        let from = |count| Some(Conversion { to_bits: false, count });
        assert_eq!(parse("intel_convert_bfloat16_as_ushort"), to(1));
        assert_eq!(parse("intel_convert_bfloat1616_as_ushort16"), to(16));
        assert_eq!(parse("intel_convert_as_bfloat16_float"), from(1));
        assert_eq!(parse("intel_convert_as_bfloat163_float3"), from(3));
        for name in ["intel_convert_as_bfloat162_float4", "intel_convert_bfloat165_as_ushort5"] {
            assert_eq!(parse(name), None, "{name}");
        }
    }
}
