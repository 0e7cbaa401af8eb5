//! What the value of a property may be. A value is a text wherever it stands: an attribute of LLVM, or
//! what an annotation makes of it.

use std::fmt;

/// What values a property takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// None; that the property is there says all.
    Bare,
    /// A switch, which is on without a value and with any but `false`.
    Boolean,
    /// A number from the first to the second.
    Number(i64, i64),
    /// One of these numbers.
    OneOf(&'static [i64]),
    /// A power of two.
    PowerOfTwo,
    /// A number, or a word that stands for one.
    Named(&'static [(&'static str, i64)]),
    /// One to three positive numbers with commas between them: a size in each dimension.
    Sizes,
    /// Any number of numbers with commas between them.
    List,
    /// So many numbers with commas between them.
    Numbers(usize),
    /// Bits, of which those of one of these masks exclude each other.
    Bits {
        /// All that are known.
        all: i64,
        /// Groups of which one bit may be set.
        exclusive: &'static [i64],
    },
    /// Any text.
    Text,
}

/// Numbers of 32 bits.
pub(crate) const WORD: Kind = Kind::Number(0, u32::MAX as i64);

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// Of [`Kind::Bare`].
    None,
    /// Of [`Kind::Boolean`].
    Switch(bool),
    /// One or several.
    Numbers(Vec<i64>),
    /// Of [`Kind::Text`].
    Text(String),
}

impl Value {
    /// The first number; 0 if there is none.
    pub(crate) fn number(&self) -> i64 {
        match self {
            Value::Numbers(numbers) => numbers.first().copied().unwrap_or_default(),
            Value::Switch(on) => i64::from(*on),
            Value::None | Value::Text(_) => 0,
        }
    }
}

/// A number in decimal, or with the prefix of another base as in C.
fn number(text: &str) -> Option<i64> {
    let text = text.trim();
    let digits = text.strip_prefix("0x").or(text.strip_prefix("0X"));
    match digits {
        Some(digits) => i64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

impl Kind {
    /// Reads a value; `None` if it is none of this kind.
    pub(crate) fn read(self, text: &str) -> Option<Value> {
        let list = || text.split(',').map(number).collect::<Option<Vec<i64>>>();
        let one = |fits: &dyn Fn(i64) -> bool| {
            number(text).filter(|&it| fits(it)).map(|it| Value::Numbers(vec![it]))
        };
        match self {
            Kind::Bare => Some(Value::None),
            Kind::Boolean => Some(Value::Switch(!text.trim().eq_ignore_ascii_case("false"))),
            Kind::Number(least, most) => one(&|it| (least..=most).contains(&it)),
            Kind::OneOf(known) => one(&|it| known.contains(&it)),
            Kind::PowerOfTwo => one(&|it| u32::try_from(it).is_ok_and(u32::is_power_of_two)),
            Kind::Named(names) => {
                let word = text.trim();
                let named = names.iter().find(|row| row.0.eq_ignore_ascii_case(word));
                match named {
                    Some(&(_, number)) => Some(Value::Numbers(vec![number])),
                    None => one(&|it| names.iter().any(|row| row.1 == it)),
                }
            }
            Kind::Sizes => {
                let sizes = list()?;
                let fit = sizes.len() <= 3 && sizes.iter().all(|&size| size > 0);
                fit.then_some(Value::Numbers(sizes))
            }
            Kind::List if text.trim().is_empty() => Some(Value::Numbers(Vec::new())),
            Kind::List => list().map(Value::Numbers),
            Kind::Numbers(count) => {
                list().filter(|numbers| numbers.len() == count).map(Value::Numbers)
            }
            Kind::Bits { all, exclusive } => one(&|it| {
                let several = |mask: &i64| (it & mask).count_ones() > 1;
                it & !all == 0 && !exclusive.iter().any(several)
            }),
            Kind::Text => Some(Value::Text(text.to_owned())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Bare => write!(f, "nothing"),
            Kind::Boolean => write!(f, "true or false"),
            Kind::Number(least, most) => write!(f, "a number from {least} to {most}"),
            Kind::OneOf(known) => {
                let known: Vec<String> = known.iter().map(i64::to_string).collect();
                write!(f, "one of {}", known.join(", "))
            }
            Kind::PowerOfTwo => write!(f, "a power of two"),
            Kind::Named(names) => {
                let names: Vec<String> =
                    names.iter().map(|(name, number)| format!("{name} ({number})")).collect();
                write!(f, "one of {}", names.join(", "))
            }
            Kind::Sizes => write!(f, "1 to 3 positive numbers with commas between them"),
            Kind::List => write!(f, "numbers with commas between them"),
            Kind::Numbers(count) => write!(f, "{count} numbers with commas between them"),
            Kind::Bits { all, .. } => {
                write!(f, "bits of {all:#x} that do not exclude each other")
            }
            Kind::Text => write!(f, "a text"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(kind: Kind, text: &str) -> Option<Vec<i64>> {
        match kind.read(text)? {
            Value::Numbers(numbers) => Some(numbers),
            _ => None,
        }
    }

    #[test]
    fn sizes_are_one_to_three_positive_numbers() {
        assert_eq!(numbers(Kind::Sizes, "16"), Some(vec![16]));
        assert_eq!(numbers(Kind::Sizes, "1, 2,3"), Some(vec![1, 2, 3]));
        for wrong in ["", "0", "1,2,3,4", "1,,2", "x", "-1"] {
            assert_eq!(numbers(Kind::Sizes, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn numbers_have_a_range_and_may_be_hexadecimal() {
        assert_eq!(numbers(WORD, "4294967295"), Some(vec![0xffff_ffff]));
        assert_eq!(numbers(WORD, "4294967296"), None);
        assert_eq!(numbers(WORD, "-1"), None);
        assert_eq!(numbers(WORD, "0x20"), Some(vec![32]));
        assert_eq!(numbers(Kind::PowerOfTwo, "64"), Some(vec![64]));
        assert_eq!(numbers(Kind::PowerOfTwo, "48"), None);
        assert_eq!(numbers(Kind::OneOf(&[0, 128]), "127"), None);
        assert_eq!(numbers(Kind::Numbers(3), "0,1,5"), Some(vec![0, 1, 5]));
        assert_eq!(numbers(Kind::Numbers(3), "0,1"), None);
        assert_eq!(numbers(Kind::List, ""), Some(vec![]));
    }

    #[test]
    fn words_stand_for_numbers() {
        let access = Kind::Named(&[("read", 1), ("write", 2)]);
        assert_eq!(numbers(access, "read"), Some(vec![1]));
        assert_eq!(numbers(access, "2"), Some(vec![2]));
        assert_eq!(numbers(access, "3"), None);
        assert_eq!(numbers(access, "often"), None);
    }

    #[test]
    fn bits_that_exclude_each_other_are_no_value() {
        let kind = Kind::Bits { all: 0xff, exclusive: &[0xf] };
        assert_eq!(numbers(kind, "17"), Some(vec![17]));
        assert_eq!(numbers(kind, "3"), None);
        assert_eq!(numbers(kind, "256"), None);
    }
}
