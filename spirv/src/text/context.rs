//! What the text of an instruction depends on: number types, the types of values, imported sets.

use rustc_hash::FxHashMap;

use super::idmap::IdMap;
use crate::grammar::{Context, ExtendedSet, FPEncoding, InstructionDesc, Op, extended_set};
use crate::masks::low_ones;

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Bits.
    pub(super) width: u32,
    pub(super) kind: NumberKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberKind {
    Unsigned,
    Signed,
    Float(FloatFormat),
}

/// A binary floating-point format: sign, exponent bits, fraction bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FloatFormat {
    pub(super) exponent: u32,
    pub(super) fraction: u32,
}

impl FloatFormat {
    pub(super) const HALF: Self = Self { exponent: 5, fraction: 10 };
    pub(super) const SINGLE: Self = Self { exponent: 8, fraction: 23 };
    pub(super) const DOUBLE: Self = Self { exponent: 11, fraction: 52 };
    pub(super) const BFLOAT16: Self = Self { exponent: 8, fraction: 7 };
    pub(super) const E4M3: Self = Self { exponent: 4, fraction: 3 };
    pub(super) const E5M2: Self = Self { exponent: 5, fraction: 2 };
    pub(super) const E3M2: Self = Self { exponent: 3, fraction: 2 };
    pub(super) const E2M3: Self = Self { exponent: 2, fraction: 3 };
    pub(super) const E2M1: Self = Self { exponent: 2, fraction: 1 };

    /// The bit of the sign.
    pub(super) fn sign(self) -> u64 {
        1 << self.exponent << self.fraction
    }

    /// The bits of the largest finite value.
    pub(super) fn largest(self) -> u64 {
        let all = low_ones(self.exponent) << self.fraction | low_ones(self.fraction);
        match self {
            // Numbers only, or all but one pattern: no exponent is set apart for infinities.
            Self::E3M2 | Self::E2M3 | Self::E2M1 => all,
            Self::E4M3 => all ^ 1,
            _ => all ^ 1 << self.fraction,
        }
    }

    pub(super) fn bias(self) -> i64 {
        (low_ones(self.exponent) >> 1) as i64
    }
}

impl Number {
    /// The type that `OpTypeInt` or `OpTypeFloat` declares, if its literals have a written form.
    pub(super) fn of(words: &[u32]) -> Option<Self> {
        let kind = match (Op::of(*words.first()?), words) {
            (Op::TypeInt, [_, _, 1..=64, 0]) => NumberKind::Unsigned,
            (Op::TypeInt, [_, _, 1..=64, 1]) => NumberKind::Signed,
            (Op::TypeFloat, [_, _, width]) => NumberKind::Float(match width {
                16 => FloatFormat::HALF,
                32 => FloatFormat::SINGLE,
                64 => FloatFormat::DOUBLE,
                _ => return None,
            }),
            (Op::TypeFloat, [_, _, width, encoding]) => {
                NumberKind::Float(match (FPEncoding(*encoding), width) {
                    (FPEncoding::BFloat16KHR, 16) => FloatFormat::BFLOAT16,
                    (FPEncoding::Float8E4M3EXT, 8) => FloatFormat::E4M3,
                    (FPEncoding::Float8E5M2EXT, 8) => FloatFormat::E5M2,
                    (FPEncoding::Float6E3M2EXT, 6) => FloatFormat::E3M2,
                    (FPEncoding::Float6E2M3EXT, 6) => FloatFormat::E2M3,
                    (FPEncoding::Float4E2M1EXT, 4) => FloatFormat::E2M1,
                    _ => return None,
                })
            }
            _ => return None,
        };
        Some(Self { width: words[2], kind })
    }

    /// Words of a literal of this type.
    pub(super) fn words(self) -> usize {
        self.width.div_ceil(32) as usize
    }
}

/// What later text depends on of the instructions that have been seen: each with its place, so that
/// one may ask what was known at any place ([`Seen::at`]) also after the whole module has been seen.
#[derive(Debug)]
pub(super) struct Seen {
    numbers: Since<Number>,
    integer_words: Since<u32>,
    sets: Since<&'static ExtendedSet>,
    /// By id: its type when it was first defined.
    first: IdMap<Typed>,
    /// What is defined again: no module should have any.
    again: Since<u32>,
}

/// Values by id, each with the place from which on it holds, ascending.
type Since<V> = FxHashMap<u32, Vec<(u32, V)>>;

fn since<V: Copy>(map: &Since<V>, id: u32, at: u32) -> Option<V> {
    map.get(&id)?.iter().rev().find(|row| row.0 <= at).map(|row| row.1)
}

/// The type of a value.
#[derive(Clone, Copy, Debug, Default)]
struct Typed {
    ty: u32,
    /// The place of its definition.
    at: u32,
}

impl Seen {
    /// `limit`: see [`IdMap::new`].
    pub(super) fn new(limit: usize) -> Self {
        Self {
            numbers: Since::default(),
            integer_words: Since::default(),
            sets: Since::default(),
            first: IdMap::new(limit),
            again: Since::default(),
        }
    }

    /// What is known at a place.
    #[inline]
    pub(super) fn at(&self, at: u32) -> SeenAt<'_> {
        SeenAt { seen: self, at }
    }

    /// Takes notice of an instruction at a place, not 0, behind all that were noticed before.
    #[inline]
    pub(super) fn record(&mut self, at: u32, row: &InstructionDesc, words: &[u32]) {
        if row.has_result_type() {
            if let [_, ty, result, ..] = *words {
                if self.first.get(result).at == 0 {
                    self.first.set(result, Typed { ty, at });
                } else {
                    self.again.entry(result).or_default().push((at, ty));
                }
            }
        } else if matches!(row.op, Op::TypeInt | Op::TypeFloat | Op::ExtInstImport) {
            self.record_declaration(at, row.op, words);
        }
    }

    fn record_declaration(&mut self, at: u32, op: Op, words: &[u32]) {
        let [_, id, rest @ ..] = words else { return };
        if op == Op::ExtInstImport {
            let name: Vec<u8> = string_bytes(rest).collect();
            if let Some(set) = std::str::from_utf8(&name).ok().and_then(extended_set) {
                self.sets.entry(*id).or_default().push((at, set));
            }
            return;
        }
        if let Some(number) = Number::of(words) {
            self.numbers.entry(*id).or_default().push((at, number));
        }
        if op == Op::TypeInt
            && let [width, _] = rest
        {
            self.integer_words.entry(*id).or_default().push((at, width.div_ceil(32)));
        }
    }
}

/// What has been seen up to a place.
#[derive(Clone, Copy)]
pub(super) struct SeenAt<'s> {
    seen: &'s Seen,
    at: u32,
}

impl SeenAt<'_> {
    /// The number type with an id.
    pub(super) fn number(&self, type_id: u32) -> Option<Number> {
        since(&self.seen.numbers, type_id, self.at)
    }

    /// The number type of a value.
    pub(super) fn number_of_value(&self, id: u32) -> Option<Number> {
        self.number(self.type_of(id))
    }

    /// The type of a value, 0 if there is none yet.
    fn type_of(&self, id: u32) -> u32 {
        if !self.seen.again.is_empty()
            && let Some(ty) = since(&self.seen.again, id, self.at)
        {
            return ty;
        }
        let first = self.seen.first.get(id);
        if first.at <= self.at { first.ty } else { 0 }
    }
}

impl Context for SeenAt<'_> {
    fn extended_set(&self, import: u32) -> Option<&'static ExtendedSet> {
        since(&self.seen.sets, import, self.at)
    }

    fn literal_words(&self, id: u32) -> Option<u32> {
        since(&self.seen.integer_words, self.type_of(id), self.at)
    }
}

/// The bytes of a string up to its terminating zero; the first byte is the lowest of its word.
pub(super) fn string_bytes(words: &[u32]) -> impl Iterator<Item = u8> + '_ {
    words.iter().flat_map(|word| word.to_le_bytes()).take_while(|&byte| byte != 0)
}
