//! Decorations from the text of annotations.
//!
//! SYCL front ends say with annotation strings what SPIR-V says with decorations of Intel's FPGA
//! extensions: `{5826:"DEFAULT"}` by number, `{register:1}{bank_bits:2,3}` by name,
//! `{params:3}{cache-size:127}` for memory accesses. What is no such list, or needs an extension
//! that is not allowed, is a `UserSemantic` with the whole text.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{
    Capability, Decoration, Extension, Operand, OperandKind, Quantifier, Version,
};

use crate::lower::emit::Emitter;
use crate::lower::gates;
pub(crate) use crate::properties::metadata::push_string;
use crate::properties::{Outcome, find};

/// Names of decorations in annotations.
const NAMES: &[(&str, Decoration)] = &[
    ("register", Decoration::RegisterINTEL),
    ("memory", Decoration::MemoryINTEL),
    ("numbanks", Decoration::NumbanksINTEL),
    ("bankwidth", Decoration::BankwidthINTEL),
    ("private_copies", Decoration::MaxPrivateCopiesINTEL),
    ("max_replicates", Decoration::MaxReplicatesINTEL),
    ("simple_dual_port", Decoration::SimpleDualPortINTEL),
    ("merge", Decoration::MergeINTEL),
    ("bank_bits", Decoration::BankBitsINTEL),
    ("force_pow2_depth", Decoration::ForcePow2DepthINTEL),
    ("stride_size", Decoration::StridesizeINTEL),
    ("word_size", Decoration::WordsizeINTEL),
    ("true_dual_port", Decoration::TrueDualPortINTEL),
];

/// The decoration that a name stands for: one of these, or that of a property.
fn named(name: &str) -> Option<Decoration> {
    let property = || match find(name.as_bytes())?.outcome {
        Outcome::Decoration(decoration) => Some(decoration),
        _ => None,
    };
    NAMES.iter().find(|row| row.0 == name).map(|row| row.1).or_else(property)
}

/// What the operands of a decoration are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operands {
    /// Literals.
    Literals,
    /// Ids of constants, which a number says as well (`OpDecorateId`).
    Constants,
    /// A list of scopes, which a node of metadata says (SPV_INTEL_memory_access_aliasing).
    Scopes,
    /// Other ids, which nothing in LLVM IR says.
    Ids,
}

impl Operands {
    /// Those of a decoration.
    pub(crate) fn of(decoration: Decoration) -> Self {
        let row = Decoration::ENUMERATION.by_value(decoration.0);
        let ids = row.is_some_and(|row| row.parameters.iter().any(|it| it.kind.is_id()));
        match decoration {
            _ if !ids => Self::Literals,
            Decoration::UniformId | Decoration::AlignmentId | Decoration::MaxByteOffsetId => {
                Self::Constants
            }
            Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL => Self::Scopes,
            _ => Self::Ids,
        }
    }
}

/// A decoration with the words after its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Annotation {
    /// The decoration.
    pub(crate) decoration: Decoration,
    /// Its operands as words.
    pub(crate) operands: Vec<u32>,
}

/// The decorations that a text asks for; `None` when it is no list of decorations.
pub(crate) fn parse(text: &str) -> Option<Vec<Annotation>> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut params: Option<u32> = None;
    let mut cache_size = 0;
    while !rest.is_empty() {
        let (item, after) = rest.strip_prefix('{')?.split_once('}')?;
        rest = after;
        let (key, value) = item.split_once(':').unwrap_or((item, ""));
        let value = value.trim_matches('"');
        match key {
            "params" => params = Some(value.parse().ok()?),
            "cache-size" => cache_size = value.parse().ok()?,
            "pump" => found.push(Annotation {
                decoration: match value {
                    "1" => Decoration::SinglepumpINTEL,
                    "2" => Decoration::DoublepumpINTEL,
                    _ => return None,
                },
                operands: Vec::new(),
            }),
            _ => {
                let decoration = match key.parse::<u32>() {
                    Ok(number) => Decoration(number),
                    Err(_) => named(key)?,
                };
                // `{register:0}` and `{6175:"false"}` switch off what has no operand.
                let named = key.parse::<u32>().is_err();
                let off = named && value == "0" || value == "false";
                let operands = operands(decoration, value)?;
                if !(off && operands.is_empty()) {
                    found.push(Annotation { decoration, operands });
                }
            }
        }
    }
    if let Some(params) = params {
        // The bits of SYCL's load-store unit controls.
        let bits = [
            (1, Decoration::BurstCoalesceINTEL, None),
            (2, Decoration::CacheSizeINTEL, Some(cache_size)),
            (4, Decoration::DontStaticallyCoalesceINTEL, None),
            (8, Decoration::PrefetchINTEL, Some(0)),
        ];
        for (_, decoration, operand) in bits.into_iter().filter(|row| params & row.0 != 0) {
            found.push(Annotation { decoration, operands: operand.into_iter().collect() });
        }
    }
    (!found.is_empty()).then_some(found)
}

/// The operands of a decoration from text: what the grammar says of each.
fn operands(decoration: Decoration, text: &str) -> Option<Vec<u32>> {
    let row = Decoration::ENUMERATION.by_value(decoration.0)?;
    if matches!(Operands::of(decoration), Operands::Scopes | Operands::Ids) {
        return None;
    }
    let mut words = Vec::new();
    let separators: &[char] =
        if decoration == Decoration::MergeINTEL { &[',', ':'] } else { &[','] };
    let mut parts = text.split(separators);
    for operand in row.parameters {
        loop {
            let Some(part) = parts.next() else {
                match operand.quantifier {
                    Quantifier::Once => return None,
                    Quantifier::Optional | Quantifier::Repeated => break,
                }
            };
            if operand.kind == OperandKind::LiteralString {
                push_string(&mut words, part.trim_matches('"'));
            } else {
                words.push(match part.trim() {
                    "true" => 1,
                    "false" => 0,
                    number => number.parse::<i64>().ok()? as u32,
                });
            }
            if operand.quantifier != Quantifier::Repeated {
                break;
            }
        }
    }
    Some(words)
}

/// Whether words are the literals that the grammar wants.
pub(crate) fn operands_fit(parameters: &[Operand], words: &[u32]) -> bool {
    let mut rest = words;
    for operand in parameters {
        loop {
            let length = match (operand.kind, rest) {
                (_, []) => match operand.quantifier {
                    Quantifier::Once => return false,
                    Quantifier::Optional | Quantifier::Repeated => break,
                },
                // A string ends with a word that has a zero byte.
                (OperandKind::LiteralString, words) => {
                    let end = words.iter().position(|word| word.to_le_bytes().contains(&0));
                    match end {
                        Some(end) => end + 1,
                        None => return false,
                    }
                }
                _ => 1,
            };
            rest = &rest[length..];
            if operand.quantifier != Quantifier::Repeated {
                break;
            }
        }
    }
    rest.is_empty()
}

/// What an annotation stands at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// A pointer: how memory is accessed through it.
    Pointer,
    /// A variable: how its memory is laid out, and nothing else.
    Variable,
}

/// The attributes of memory (SPV_INTEL_fpga_memory_attributes), which variables may have.
pub(crate) fn is_memory_attribute(decoration: Decoration) -> bool {
    let row = Decoration::ENUMERATION.by_value(decoration.0);
    row.is_some_and(|row| row.capabilities.contains(&Capability::FPGAMemoryAttributesINTEL))
}

/// What to say where [`Emitter::user_semantic`] finds no way to write a text.
pub(crate) const LEFT_OUT: &str = "annotations are left out: UserSemantic needs SPIR-V 1.4 or \
                                   SPV_GOOGLE_hlsl_functionality1";

impl Emitter<'_> {
    /// `UserSemantic` with this text; `false` where the allowed version has no way to say it.
    #[must_use]
    pub(crate) fn user_semantic(&mut self, target: Id, text: &[u8]) -> bool {
        const EXTENSION: Extension = Extension::SPV_GOOGLE_hlsl_functionality1;
        let options = self.facts.options;
        if options.max_version >= Version::V1_4 {
            self.b.version(Version::V1_4);
        } else if options.allows(EXTENSION) {
            self.b.extension(EXTENSION);
        } else {
            return false;
        }
        self.b.decorate_with(target, Decoration::UserSemantic, |w| w.string(text));
        true
    }

    /// `OpMemberDecorate`, if what the decoration needs is allowed.
    pub(crate) fn decorate_member_if_allowed(
        &mut self,
        ty: Id,
        member: u32,
        decoration: Decoration,
        literals: &[u32],
    ) {
        let row = Decoration::ENUMERATION.by_value(decoration.0);
        if !self.operands_allowed(row, literals) {
            return;
        }
        if row.is_some_and(|row| gates::allow(self.b, self.facts.options, row)) {
            self.b.decorate_member(ty, member, decoration, literals);
        } else {
            self.note_left_out("decoration", decoration.0, row);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_as_many_as_the_grammar_wants() {
        let fit = |decoration: Decoration, words: &[u32]| {
            let row = Decoration::ENUMERATION.by_value(decoration.0).expect("is in the grammar");
            operands_fit(row.parameters, words)
        };
        assert!(fit(Decoration::Alignment, &[4]) && fit(Decoration::Restrict, &[]));
        assert!(!fit(Decoration::Alignment, &[]) && !fit(Decoration::Alignment, &[4, 4]));
        let text = |bytes: &[u8; 4]| u32::from_le_bytes(*bytes);
        assert!(fit(Decoration::UserSemantic, &[text(b"long"), text(b"er\0\0")]));
        assert!(!fit(Decoration::UserSemantic, &[text(b"open")]));
    }

    #[test]
    fn lists_by_number_and_by_name() {
        let one =
            |decoration, operands: &[u32]| Annotation { decoration, operands: operands.into() };
        assert_eq!(parse("{5825}"), Some(vec![one(Decoration::RegisterINTEL, &[])]));
        assert_eq!(parse("{register:1}"), Some(vec![one(Decoration::RegisterINTEL, &[])]));
        assert_eq!(parse("{5827:4}"), Some(vec![one(Decoration::NumbanksINTEL, &[4])]));
        assert_eq!(
            parse("{6172:\"1\"}{6173:\"0,1,5\"}"),
            Some(vec![
                one(Decoration::LatencyControlLabelINTEL, &[1]),
                one(Decoration::LatencyControlConstraintINTEL, &[0, 1, 5]),
            ])
        );
        assert_eq!(
            parse("{params:3}{cache-size:127}"),
            Some(vec![
                one(Decoration::BurstCoalesceINTEL, &[]),
                one(Decoration::CacheSizeINTEL, &[127]),
            ])
        );
        let merge = parse("{merge:key:type}").expect("is a list");
        assert_eq!(merge[0].operands, parse("{5834:key,type}").expect("is a list")[0].operands);
    }

    #[test]
    fn other_texts_are_no_lists() {
        for text in ["", "foo", "{", "{params:0}{cache-size:127}", "{nonsense:1}", "{5827:x}"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
