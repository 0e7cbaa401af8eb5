//! Conversions to and from numbers of 4 and 8 bits (SPV_EXT_float8, SPV_INTEL_float4,
//! SPV_INTEL_int4, SPV_INTEL_fp_conversions).
//!
//! `__builtin_spirv_ClampConvertFP16ToE2M1INTEL` names the way of rounding, both kinds of numbers
//! and nothing else; in LLVM the small numbers are integers, several of 4 bits in one of 8 or more.
//! They become values of their own types and back by a bitcast.

use lapidary_bitcode::ir::ModuleValue;
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Extension, FPEncoding, Op};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::Builtin;

const PREFIX: &str = "__builtin_spirv_";

/// A kind of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Kind {
    name: &'static str,
    width: u32,
    format: Format,
}

/// What the bits of a number mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// A type that LLVM has (or an integer that holds its bits).
    Plain,
    /// An integer with a sign.
    Int,
    /// A float with an encoding: the extension, its capability, that for cooperative matrices.
    Float(FPEncoding, Extension, Capability, Capability),
}

const FLOAT8: Extension = Extension::SPV_EXT_float8;
const FLOAT4: Extension = Extension::SPV_INTEL_float4;
const INT4: Extension = Extension::SPV_INTEL_int4;

const fn float8(name: &'static str, encoding: FPEncoding) -> Kind {
    let (capability, matrix) = (Capability::Float8EXT, Capability::Float8CooperativeMatrixEXT);
    Kind { name, width: 8, format: Format::Float(encoding, FLOAT8, capability, matrix) }
}

const KINDS: [Kind; 7] = [
    Kind { name: "FP16", width: 16, format: Format::Plain },
    Kind { name: "BF16", width: 16, format: Format::Plain },
    Kind { name: "Int8", width: 8, format: Format::Int },
    Kind { name: "Int4", width: 4, format: Format::Int },
    float8("E4M3", FPEncoding::Float8E4M3EXT),
    float8("E5M2", FPEncoding::Float8E5M2EXT),
    Kind {
        name: "E2M1",
        width: 4,
        format: Format::Float(
            FPEncoding::Float4E2M1INTEL,
            FLOAT4,
            Capability::Float4E2M1INTEL,
            Capability::Float4E2M1CooperativeMatrixINTEL,
        ),
    },
];

impl Kind {
    fn is_int(self) -> bool {
        self.format == Format::Int
    }

    /// Whether it needs one of the extensions.
    fn is_small(self) -> bool {
        !matches!(self.name, "FP16" | "BF16" | "Int8")
    }
}

/// A conversion: instruction, from, to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Conversion {
    op: Op,
    from: Kind,
    to: Kind,
}

/// The conversion of a builtin's name.
fn parse(name: &str) -> Option<Conversion> {
    let name = name.strip_prefix(PREFIX)?;
    // The verbs that a name may begin with; none is the beginning of another.
    const VERBS: [&str; 4] = ["ClampStochasticRound", "StochasticRound", "ClampConvert", "Convert"];
    let (verb, rest) = VERBS.iter().find_map(|verb| Some((*verb, name.strip_prefix(verb)?)))?;
    let rest = rest.strip_suffix("EXT").or_else(|| rest.strip_suffix("INTEL"))?;
    let (from, to) = rest.split_once("To")?;
    let find = |name: &str| KINDS.iter().copied().find(|kind| kind.name == name);
    let (from, to) = (find(from)?, find(to)?);
    if !from.is_small() && !to.is_small() {
        return None;
    }
    let op = match (verb, from.is_int(), to.is_int()) {
        ("Convert", false, false) => Op::FConvert,
        ("Convert", true, false) => Op::ConvertSToF,
        ("Convert", false, true) => Op::ConvertFToS,
        ("Convert", true, true) => Op::SConvert,
        ("ClampConvert", false, false) => Op::ClampConvertFToFINTEL,
        ("ClampConvert", false, true) => Op::ClampConvertFToSINTEL,
        ("StochasticRound", false, false) => Op::StochasticRoundFToFINTEL,
        ("ClampStochasticRound", false, false) => Op::ClampStochasticRoundFToFINTEL,
        ("ClampStochasticRound", false, true) => Op::ClampStochasticRoundFToSINTEL,
        _ => return None,
    };
    Some(Conversion { op, from, to })
}

/// Whether a name is that of a conversion.
pub(super) fn is_conversion(name: &str) -> bool {
    parse(name).is_some()
}

/// The signature of a conversion: numbers of a size that the kinds decide, and where rounding is
/// stochastic a seed and perhaps a place for the last one.
pub(super) fn signature(name: &str) -> Option<&'static str> {
    Some(match parse(name)?.op {
        Op::StochasticRoundFToFINTEL
        | Op::ClampStochasticRoundFToFINTEL
        | Op::ClampStochasticRoundFToSINTEL => "? ? i | *",
        _ => "? ?",
    })
}

/// Lowers a call.
pub(super) fn lower(s: &mut Site<'_, '_, '_>, builtin: &Builtin) -> Lowered {
    check_extensions(s)?;
    let Some(Conversion { op, from, to }) = parse(builtin.name()) else {
        return Err(Error::unsupported(format_args!("'{}'", builtin.name())));
    };
    let value = s.arg(0)?;
    let rest = s.args_from(1)?;
    let (has, wanted) = (s.b().type_of(value), s.result);
    let (source, target) = (shape(s, from, has)?, shape(s, to, wanted)?);
    if rest_of_shape(s, source) != rest_of_shape(s, target) {
        return Err(Error::invalid(format!(
            "'{}' has an argument and a result of different shapes",
            builtin.name()
        )));
    }
    let value = s.b().bitcast(source, value);
    s.check_op(op)?;
    let mut operands = vec![value];
    operands.extend(rest);
    let converted = s.b().op(op, target, &operands);
    Ok(Some(s.b().bitcast(wanted, converted)))
}

/// The SPIR-V type of numbers of a kind, which LLVM has in `has` as such numbers or as bits of integers.
fn shape(s: &mut Site<'_, '_, '_>, kind: Kind, has: Id) -> Result<Id> {
    let matrix = is_matrix(s, has);
    let words = s.b().declaration_words(has).to_vec();
    let held = if matrix { Id(words[2]) } else { has };
    let (component, mut count) = s.b().components(held);
    let number = number_type(s, kind, matrix)?;
    if component == number {
        return Ok(has);
    }
    let TypeKind::Int(width) = s.b().type_kind(component) else {
        return Err(Error::invalid(format!(
            "numbers of kind '{}' in a value of another type",
            kind.name
        )));
    };
    if matrix {
        let rest: Vec<Id> = words[3..].iter().map(|&word| Id(word)).collect();
        return Ok(s
            .b()
            .declare(Op::TypeCooperativeMatrixKHR, Id::NONE, |w| w.id(number).ids(&rest)));
    }
    count = count.saturating_mul(width.checked_div(kind.width).unwrap_or_default());
    if !width.is_multiple_of(kind.width) || !matches!(count, 1..=4 | 8 | 16) {
        return Err(Error::invalid(format!(
            "{count} numbers of kind '{}', which no vector has",
            kind.name
        )));
    }
    Ok(s.b().type_vector(number, count))
}

/// What a conversion must not change: how many numbers there are, or a matrix's scope, rows, columns and use.
fn rest_of_shape(s: &mut Site<'_, '_, '_>, ty: Id) -> Vec<u32> {
    match is_matrix(s, ty) {
        true => s.b().declaration_words(ty)[3..].to_vec(),
        false => vec![s.b().components(ty).1],
    }
}

fn is_matrix(s: &mut Site<'_, '_, '_>, ty: Id) -> bool {
    s.b().type_kind(ty) == TypeKind::Other(Op::TypeCooperativeMatrixKHR)
}

/// The type of one number.
fn number_type(s: &mut Site<'_, '_, '_>, kind: Kind, matrix: bool) -> Result<Id> {
    match kind.format {
        Format::Plain if kind.name == "BF16" => s.f.type_bfloat(),
        Format::Plain => Ok(s.b().type_float(kind.width)),
        Format::Int => {
            if kind.width == 4 {
                s.need(INT4)?;
                s.b().capability(Capability::Int4TypeINTEL);
                if matrix {
                    s.b().capability(Capability::Int4CooperativeMatrixINTEL);
                }
            }
            Ok(s.b().type_int(kind.width))
        }
        Format::Float(encoding, extension, capability, of_matrix) => {
            s.need(extension)?;
            s.b().capability(capability);
            if matrix {
                s.b().capability(of_matrix);
            }
            Ok(s.b()
                .declare(Op::TypeFloat, Id::NONE, |w| w.literal(kind.width).literal(encoding.0)))
        }
    }
}

/// Refuses a conversion where none of the extensions is allowed that bring any.
fn check_extensions(s: &Site<'_, '_, '_>) -> Result<()> {
    if [FLOAT8, FLOAT4, INT4].iter().any(|&it| s.f.allows(it)) {
        return Ok(());
    }
    let module = s.f.facts.module;
    let declaration = lapidary_bitcode::asm::symbol(module, ModuleValue::Function(s.call.callee));
    let declaration = declaration.ok().flatten().unwrap_or_default();
    let message = format!(
        "RequiresExtension: Feature requires the following SPIR-V extension:\nOne of the following \
         extensions: {FLOAT8}, {FLOAT4}, {INT4} should be enabled to process conversion builtins\n\
         {declaration}"
    );
    Err(Error::needs_extension_for(FLOAT8, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_both_kinds_and_the_rounding() {
        let of = |name: &str| {
            let found = parse(&format!("{PREFIX}{name}"))?;
            Some((found.op, found.from.name, found.to.name))
        };
        assert_eq!(of("ConvertFP16ToE4M3EXT"), Some((Op::FConvert, "FP16", "E4M3")));
        assert_eq!(of("ConvertInt4ToE5M2INTEL"), Some((Op::ConvertSToF, "Int4", "E5M2")));
        assert_eq!(of("ConvertInt4ToInt8INTEL"), Some((Op::SConvert, "Int4", "Int8")));
        let clamped = of("ClampStochasticRoundBF16ToInt4INTEL");
        assert_eq!(clamped, Some((Op::ClampStochasticRoundFToSINTEL, "BF16", "Int4")));
        for name in ["ConvertFP16ToBF16EXT", "ConvertFP16ToE4M3", "StochasticRoundFP16ToInt4INTEL"]
        {
            assert_eq!(of(name), None, "{name}");
        }
        assert_eq!(parse("boo__builtin_spirv_ConvertFP16ToE4M3EXT"), None);
    }
}
