//! The bytes of arguments and expectations, as `.run` files write them: `int 1 2 3; skip 4; float 0.5`.
//!
//! `.ci/run_corpus.py` reads the same notation, so that real runtimes get the same bytes.

use std::fmt::Write as _;

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    pub(crate) size: usize,
    pub(crate) float: bool,
    signed: bool,
}

static KINDS: &[Kind] = &[
    Kind { name: "char", size: 1, float: false, signed: true },
    Kind { name: "uchar", size: 1, float: false, signed: false },
    Kind { name: "short", size: 2, float: false, signed: true },
    Kind { name: "ushort", size: 2, float: false, signed: false },
    Kind { name: "int", size: 4, float: false, signed: true },
    Kind { name: "uint", size: 4, float: false, signed: false },
    Kind { name: "long", size: 8, float: false, signed: true },
    Kind { name: "ulong", size: 8, float: false, signed: false },
    Kind { name: "half", size: 2, float: true, signed: true },
    Kind { name: "float", size: 4, float: true, signed: true },
    Kind { name: "double", size: 8, float: true, signed: true },
];

/// A piece of data.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Segment {
    /// Numbers of one type; None is `?`, which only an expectation may have.
    Numbers(Kind, Vec<Option<Number>>),
    /// Bytes that do not matter: zero in an argument, not compared in an expectation.
    Skip(usize),
    /// The address of a buffer, by its name.
    Address(String),
}

/// A number with its bits in memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Number {
    pub(crate) bits: u64,
    pub(crate) value: f64,
}

impl Kind {
    /// The number that bytes hold.
    pub(crate) fn read(self, bytes: &[u8]) -> Number {
        let bits = bytes.iter().rev().fold(0u64, |bits, &byte| bits << 8 | u64::from(byte));
        let value = match (self.size, self.float) {
            (2, true) => half(bits as u16),
            (4, true) => f32::from_bits(bits as u32).into(),
            (8, true) => f64::from_bits(bits),
            _ => 0.0,
        };
        Number { bits, value }
    }

    fn parse(self, word: &str) -> Result<Number, String> {
        let wrong = || format!("'{word}' is not a number of type {}", self.name);
        if self.float {
            let value: f64 = word.parse().map_err(|_| wrong())?;
            return Ok(self.of_float(value));
        }
        let (negative, digits) = match word.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, word),
        };
        let magnitude = match digits.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => digits.parse(),
        };
        let magnitude = i128::from(magnitude.map_err(|_| wrong())?);
        self.of_integer(if negative { -magnitude } else { magnitude }).ok_or_else(wrong)
    }

    /// An integer if it is in the range of the type, with or without sign.
    fn of_integer(self, number: i128) -> Option<Number> {
        let width = 8 * self.size as u32;
        let fits = number >= -(1 << (width - 1)) && number < 1 << width;
        let mask = u64::MAX >> (64 - width);
        fits.then_some(Number { bits: number as u64 & mask, value: 0.0 })
    }

    fn of_float(self, value: f64) -> Number {
        let bits = match self.size {
            2 => nearest_half(value).into(),
            4 => (value as f32).to_bits().into(),
            _ => value.to_bits(),
        };
        self.read(&bits.to_le_bytes()[..self.size])
    }

    /// A number as the files have it.
    pub(crate) fn show(self, number: Number) -> String {
        let unused = 64 - 8 * self.size;
        match (self.float, self.signed) {
            (true, _) if number.value.is_nan() => "nan".to_owned(),
            (true, _) if self.size == 8 => short(&format!("{:?}", number.value)),
            (true, _) => short(&format!("{:?}", number.value as f32)),
            (false, true) => ((number.bits << unused) as i64 >> unused).to_string(),
            (false, false) => number.bits.to_string(),
        }
    }
}

/// `2.0` as `2`.
fn short(text: &str) -> String {
    text.strip_suffix(".0").unwrap_or(text).to_owned()
}

fn half(bits: u16) -> f64 {
    let magnitude = match (bits >> 10 & 31, bits & 0x3ff) {
        (0, fraction) => f64::from(fraction) / f64::from(1 << 24),
        (31, 0) => f64::INFINITY,
        (31, _) => f64::NAN,
        (exponent, fraction) => {
            (1.0 + f64::from(fraction) / 1024.0) * 2f64.powi(i32::from(exponent) - 15)
        }
    };
    if bits & 0x8000 != 0 { -magnitude } else { magnitude }
}

/// The bits of the half that is nearest to a number.
fn nearest_half(value: f64) -> u16 {
    if value.is_nan() {
        return 0x7e00;
    }
    let magnitude = value.abs();
    let halves: Vec<f64> = (0..=0x7c00).map(half).collect();
    let above = halves.partition_point(|&half| half < magnitude).min(0x7c00);
    let below = above.saturating_sub(1);
    // What is not nearer to infinity than to the largest number stays finite.
    let half_way =
        |low: f64, high: f64| if high.is_finite() { (low + high) / 2.0 } else { 65520.0 };
    let nearest = if magnitude < half_way(halves[below], halves[above]) { below } else { above };
    nearest as u16 | if value.is_sign_negative() { 0x8000 } else { 0 }
}

/// A generator of numbers: the upper bits of a linear congruence.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

/// Reads segments.
pub(crate) fn parse(text: &str) -> Result<Vec<Segment>, String> {
    text.split(';').map(|segment| parse_segment(segment.trim())).collect()
}

fn parse_segment(text: &str) -> Result<Segment, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let count = |word: &str| word.parse::<usize>().map_err(|_| format!("'{word}' is not a count"));
    match words[..] {
        ["skip", bytes] => return Ok(Segment::Skip(count(bytes)?)),
        ["address", name] => return Ok(Segment::Address(name.to_owned())),
        _ => {}
    }
    let (&name, words) = words.split_first().ok_or("an empty segment")?;
    let kind = KINDS.iter().find(|kind| kind.name == name);
    let kind = *kind.ok_or_else(|| format!("'{name}' is not a type"))?;
    let numbers = match *words {
        // COUNT numbers from FIRST on, STEP apart.
        ["steps", length, first, step] => {
            let number = |index: usize| -> Result<Number, String> {
                if kind.float {
                    let of = |word: &str| kind.parse(word).map(|number| number.value);
                    return Ok(kind.of_float(of(first)? + of(step)? * index as f64));
                }
                let of = |word: &str| word.parse::<i128>().map_err(|_| format!("'{word}'"));
                let number = of(first)? + of(step)? * index as i128;
                kind.of_integer(number).ok_or_else(|| format!("{number} is too large"))
            };
            (0..count(length)?).map(|index| number(index).map(Some)).collect()
        }
        // COUNT numbers between LOW and HIGH; the same SEED gives the same ones.
        ["random", length, low, high, seed] => {
            let seed = seed.parse().map_err(|_| format!("'{seed}' is not a seed"))?;
            let mut random = Random(seed);
            let mut next = || -> Result<Number, String> {
                let next = random.next();
                if kind.float {
                    let of = |word: &str| kind.parse(word).map(|number| number.value);
                    let (low, high) = (of(low)?, of(high)?);
                    return Ok(
                        kind.of_float(low + (high - low) * ((next >> 7) as f64 / 16_777_216.0))
                    );
                }
                let of = |word: &str| word.parse::<i128>().map_err(|_| format!("'{word}'"));
                let (low, high) = (of(low)?, of(high)?);
                let number = low + i128::from(next) % (high - low + 1);
                kind.of_integer(number).ok_or_else(|| format!("{number} is too large"))
            };
            (0..count(length)?).map(|_| next().map(Some)).collect()
        }
        ref words => {
            let mut numbers = Vec::new();
            for word in words {
                // NUMBER*COUNT is so many of it.
                let (word, repeat) = match word.split_once('*') {
                    Some((word, repeat)) => (word, count(repeat)?),
                    None => (*word, 1),
                };
                let number = if word == "?" { None } else { Some(kind.parse(word)?) };
                numbers.extend(std::iter::repeat_n(number, repeat));
            }
            Ok(numbers)
        }
    };
    Ok(Segment::Numbers(kind, numbers?))
}

/// The bytes of segments, with the addresses of buffers.
pub(crate) fn bytes(
    segments: &[Segment],
    address: &dyn Fn(&str) -> Option<u64>,
) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for segment in segments {
        match segment {
            Segment::Skip(count) => bytes.resize(bytes.len() + count, 0),
            Segment::Address(name) => {
                let found = address(name).ok_or_else(|| format!("no buffer '{name}' before it"))?;
                bytes.extend(found.to_le_bytes());
            }
            Segment::Numbers(kind, numbers) => {
                for number in numbers {
                    let number = number.ok_or("an argument cannot be '?'")?;
                    bytes.extend(&number.bits.to_le_bytes()[..kind.size]);
                }
            }
        }
    }
    Ok(bytes)
}

/// How many bytes a segment has.
pub(crate) fn size(segment: &Segment) -> usize {
    match segment {
        Segment::Skip(count) => *count,
        Segment::Address(_) => 8,
        Segment::Numbers(kind, numbers) => kind.size * numbers.len(),
    }
}

/// Segments as the files have them, runs of equal numbers shortened.
pub(crate) fn show(segments: &[Segment]) -> String {
    let mut text = String::new();
    for (index, segment) in segments.iter().enumerate() {
        if index > 0 {
            text.push_str("; ");
        }
        match segment {
            Segment::Skip(count) => text.push_str(&format!("skip {count}")),
            Segment::Address(name) => text.push_str(&format!("address {name}")),
            Segment::Numbers(kind, numbers) => {
                text.push_str(kind.name);
                let words: Vec<String> = numbers
                    .iter()
                    .map(|number| number.map_or_else(|| "?".to_owned(), |it| kind.show(it)))
                    .collect();
                for run in words.chunk_by(|a, b| a == b) {
                    if run.len() > 2 {
                        let _ = write!(text, " {}*{}", run[0], run.len());
                    } else {
                        run.iter().for_each(|word| {
                            let _ = write!(text, " {word}");
                        });
                    }
                }
            }
        }
    }
    text
}

/// A digest of bytes (FNV-1a, 64 bits).
pub(crate) fn digest(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
