//! Decorations from the text of annotations.
//!
//! SYCL front ends say with annotation strings what SPIR-V says with decorations of Intel's FPGA
//! extensions: `{5826:"DEFAULT"}` by number, `{register:1}{bank_bits:2,3}` by name,
//! `{params:3}{cache-size:127}` for memory accesses. What is no such list is a `UserSemantic` with the
//! whole text; of a list each part that says nothing known, or needs an extension that is not allowed, is
//! one of its own.

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
    /// Ids of constants (`OpDecorateId`); LLVM IR gives the number, for which a constant is declared.
    Constants,
    /// A list of alias scopes, given by a metadata node (SPV_INTEL_memory_access_aliasing).
    Scopes,
    /// Other ids, which LLVM IR has no way to give.
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

/// A part of a text that lists decorations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Item<'t> {
    /// The part, with its braces.
    pub(crate) text: &'t str,
    /// The decorations that it asks for: an empty list if it switches one off, `None` if it is not a
    /// decoration.
    pub(crate) decorations: Option<Vec<Annotation>>,
    /// Whether it controls accesses by the bits of SYCL's load-store unit controls (`params`). The translator
    /// writes such a part as a text, too, where the list has attributes of memory.
    pub(crate) is_access: bool,
}

/// The parts of a text that begins as a list of decorations does; none of any other text.
pub(crate) fn parse(text: &str) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut rest = text;
    while let Some(end) = rest.find('}').filter(|_| rest.starts_with('{')) {
        let (text, after) = rest.split_at(end.saturating_add(1));
        let inside = &text[1..end];
        let (key, value) = inside.split_once(':').unwrap_or((inside, ""));
        items.push((text, key, value.trim_matches('"')));
        rest = after;
    }
    let cache_size = items.iter().find(|item| item.1 == "cache-size").map(|item| item.2);
    let params = items.iter().find(|item| item.1 == "params").and_then(|item| item.2.parse().ok());
    let wants_cache = params.is_some_and(|bits: u32| bits & CACHE_SIZE != 0);
    let mut items: Vec<Item<'_>> = items
        .into_iter()
        .map(|(text, key, value)| match key {
            "params" => {
                let decorations = params.map(|bits| access_controls(bits, cache_size.is_none()));
                Item { text, is_access: decorations.is_some(), decorations }
            }
            "cache-size" => {
                let size: Option<u32> = value.parse().ok().filter(|_| params.is_some());
                let cache = |size| Annotation {
                    decoration: Decoration::CacheSizeINTEL,
                    operands: vec![size],
                };
                let decorations =
                    size.map(|size| wants_cache.then(|| cache(size)).into_iter().collect());
                Item { text, is_access: wants_cache && decorations.is_some(), decorations }
            }
            _ => Item { text, decorations: of_item(key, value), is_access: false },
        })
        .collect();
    if !items.is_empty() && !rest.is_empty() {
        items.push(Item { text: rest, decorations: None, is_access: false });
    }
    items
}

/// The bit of `params` that asks for a cache.
const CACHE_SIZE: u32 = 2;

/// The decorations that the bits of SYCL's load-store unit controls ask for. If another part of the list
/// states the size of the cache, `with_cache` is false, as that part asks for the cache.
fn access_controls(bits: u32, with_cache: bool) -> Vec<Annotation> {
    let rows = [
        (1, Decoration::BurstCoalesceINTEL, None),
        (CACHE_SIZE, Decoration::CacheSizeINTEL, Some(0)),
        (4, Decoration::DontStaticallyCoalesceINTEL, None),
        (8, Decoration::PrefetchINTEL, Some(0)),
    ];
    rows.into_iter()
        .filter(|row| bits & row.0 != 0 && (with_cache || row.0 != CACHE_SIZE))
        .map(|(_, decoration, operand)| Annotation {
            decoration,
            operands: operand.into_iter().collect(),
        })
        .collect()
}

/// What any other part asks for.
fn of_item(key: &str, value: &str) -> Option<Vec<Annotation>> {
    let (decoration, operands, named) = match (key, value) {
        ("pump", "1") => (Decoration::SinglepumpINTEL, Vec::new(), false),
        ("pump", "2") => (Decoration::DoublepumpINTEL, Vec::new(), false),
        _ => {
            let number = key.parse::<u32>().ok();
            let decoration = number.map(Decoration).or_else(|| named(key))?;
            (decoration, operands(decoration, value)?, number.is_none())
        }
    };
    // `{register:0}` and `{6175:"false"}` switch off what has no operand.
    let off = operands.is_empty() && (named && value == "0" || value == "false");
    Some(if off { Vec::new() } else { vec![Annotation { decoration, operands }] })
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
                words.push(match part.trim().trim_matches('"') {
                    "true" => 1,
                    "false" => 0,
                    number => {
                        let number = number.parse::<i64>().ok()? as u32;
                        is_enumerant(operand.kind, number).then_some(number)?
                    }
                });
            }
            if operand.quantifier != Quantifier::Repeated {
                break;
            }
        }
    }
    Some(words)
}

/// Whether a word is a value of an enumeration, where an operand must be one.
fn is_enumerant(kind: OperandKind, word: u32) -> bool {
    kind.enumeration().is_none_or(|table| table.bits || table.by_value(word).is_some())
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
                        Some(end) => end.saturating_add(1),
                        None => return false,
                    }
                }
                (kind, &[word, ..]) if !is_enumerant(kind, word) => return false,
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

/// What an annotation is attached to.
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

/// The note for when [`Emitter::user_semantic`] cannot write a text.
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

    /// What a text asks for, and the parts of it that are no decorations.
    fn asked(text: &str) -> (Vec<Annotation>, Vec<&str>) {
        let items = parse(text);
        let other = items.iter().filter(|item| item.decorations.is_none()).map(|item| item.text);
        let other = other.collect();
        (items.into_iter().filter_map(|item| item.decorations).flatten().collect(), other)
    }

    fn one(decoration: Decoration, operands: &[u32]) -> Annotation {
        Annotation { decoration, operands: operands.into() }
    }

    #[test]
    fn lists_by_number_and_by_name() {
        let check = |text: &str, wanted: &[Annotation]| {
            assert_eq!(asked(text), (wanted.to_vec(), vec![]), "{text}");
        };
        check("{5825}", &[one(Decoration::RegisterINTEL, &[])]);
        check("{register:1}", &[one(Decoration::RegisterINTEL, &[])]);
        check("{register:0}", &[]);
        check("{5827:4}", &[one(Decoration::NumbanksINTEL, &[4])]);
        check(
            "{6172:\"1\"}{6173:\"0,1,5\"}",
            &[
                one(Decoration::LatencyControlLabelINTEL, &[1]),
                one(Decoration::LatencyControlConstraintINTEL, &[0, 1, 5]),
            ],
        );
        check("{6442:\"0\",\"1\"}", &[one(Decoration::CacheControlLoadINTEL, &[0, 1])]);
        let coalesced = one(Decoration::BurstCoalesceINTEL, &[]);
        let cached = |size| [coalesced.clone(), one(Decoration::CacheSizeINTEL, &[size])];
        check("{params:3}{cache-size:127}", &cached(127));
        check("{params:3}", &cached(0));
        check("{params:1}{cache-size:127}", std::slice::from_ref(&coalesced));
        check("{params:0}{cache-size:127}", &[]);
        assert_eq!(asked("{merge:key:type}"), asked("{5834:key,type}"));
        assert_eq!(asked("{merge:key:type}").0.len(), 1);
    }

    #[test]
    fn what_is_no_decoration_stays_text() {
        let memory = asked("{memory:DEFAULT}").0;
        assert_eq!(asked("{memory:DEFAULT}{sizeinfo:4}"), (memory.clone(), vec!["{sizeinfo:4}"]));
        assert_eq!(asked("{5826:\"DEFAULT\"}foo{"), (memory, vec!["foo{"]));
        for text in ["{nonsense:1}", "{5827:x}", "{pump:3}", "{cache-size:1}", "{params:x}"] {
            assert_eq!(asked(text), (vec![], vec![text]));
        }
        for text in ["", "foo", "{", "foo{register:1}"] {
            assert_eq!(parse(text), [], "{text}");
        }
    }
}
