//! What the text of an instruction depends on: number types, the types of values, imported sets.

use rustc_hash::FxHashMap;

use super::idmap::IdMap;
use crate::grammar::{Context, ExtendedSet, FPEncoding, InstructionDesc, Op, extended_set};

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

    /// The bits of the largest finite value.
    pub(super) fn largest(self) -> u64 {
        let all = (1 << (self.exponent + self.fraction)) - 1;
        match self {
            // Numbers only, or all but one pattern: no exponent is set apart for infinities.
            Self::E3M2 | Self::E2M3 | Self::E2M1 => all,
            Self::E4M3 => all - 1,
            _ => (((1 << self.exponent) - 1) << self.fraction) - 1,
        }
    }

    pub(super) fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
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

/// The part of a module that has been seen and that later text depends on.
#[derive(Debug)]
pub(super) struct Seen {
    numbers: FxHashMap<u32, Number>,
    integer_words: FxHashMap<u32, u32>,
    sets: FxHashMap<u32, &'static ExtendedSet>,
    type_of: IdMap<u32>,
}

impl Seen {
    /// `limit`: see [`IdMap::new`].
    pub(super) fn new(limit: usize) -> Self {
        Self {
            numbers: FxHashMap::default(),
            integer_words: FxHashMap::default(),
            sets: FxHashMap::default(),
            type_of: IdMap::new(limit),
        }
    }

    /// The number type with an id.
    pub(super) fn number(&self, type_id: u32) -> Option<Number> {
        self.numbers.get(&type_id).copied()
    }

    /// The number type of a value.
    pub(super) fn number_of_value(&self, id: u32) -> Option<Number> {
        self.number(self.type_of.get(id))
    }

    /// Takes notice of an instruction.
    #[inline]
    pub(super) fn record(&mut self, row: &InstructionDesc, words: &[u32]) {
        if row.has_result_type() {
            if let [_, type_id, result, ..] = *words {
                self.type_of.set(result, type_id);
            }
        } else if matches!(row.op, Op::TypeInt | Op::TypeFloat | Op::ExtInstImport) {
            self.record_declaration(row.op, words);
        }
    }

    fn record_declaration(&mut self, op: Op, words: &[u32]) {
        let [_, id, rest @ ..] = words else { return };
        if op == Op::ExtInstImport {
            let name: Vec<u8> = string_bytes(rest).collect();
            let set = std::str::from_utf8(&name).ok().and_then(extended_set);
            self.sets.extend(set.map(|set| (*id, set)));
            return;
        }
        self.numbers.extend(Number::of(words).map(|number| (*id, number)));
        if op == Op::TypeInt
            && let [width, _] = rest
        {
            self.integer_words.insert(*id, width.div_ceil(32));
        }
    }
}

impl Context for Seen {
    fn extended_set(&self, import: u32) -> Option<&'static ExtendedSet> {
        self.sets.get(&import).copied()
    }

    fn literal_words(&self, id: u32) -> Option<u32> {
        self.integer_words.get(&self.type_of.get(id)).copied()
    }
}

/// The bytes of a string up to its terminating zero; the first byte is the lowest of its word.
pub(super) fn string_bytes(words: &[u32]) -> impl Iterator<Item = u8> + '_ {
    words.iter().flat_map(|word| word.to_le_bytes()).take_while(|&byte| byte != 0)
}
