//! What a fact may be: a number, a text, or a list of these, there or not. Each kind knows how it is
//! read from what says it in a file, and how it is written as words and read back.
//!
//! A fact of another shape (a list of records, say) is a type with a [`Value`] of its own.

use crate::graph::{Names, Text};

/// An operand of what says a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Operand {
    Number(i64),
    Text(Box<[u8]>),
}

/// What says a fact in a file.
#[derive(Clone, Copy)]
pub(crate) enum Given<'g> {
    /// The operands of a metadata node or of an execution mode.
    Operands(&'g [Operand]),
    /// The value of an attribute: one text or number, or several with commas between them.
    Attribute(&'g [u8]),
}

/// A word of the printed form.
#[cfg(feature = "graph-text")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Number(i128),
    Text(Text),
}

/// A fact's type. Its default is what holds of a function of which no file says anything.
pub(crate) trait Value: Sized {
    /// Reads it from what says it. What has another shape than expected is skipped: metadata is
    /// advice, and LLVM drops it freely.
    fn read(given: Given<'_>, names: &mut Names) -> Self;

    /// Reads it from the words of the printed form, which must be right; `key` is for the message.
    #[cfg(feature = "graph-text")]
    fn parse(key: &str, words: &[Vec<u8>], names: &mut Names) -> Result<Self, String>;

    /// Its words in the printed form; `None` for the default.
    #[cfg(feature = "graph-text")]
    fn words(&self) -> Option<Vec<Word>>;
}

/// What lists are made of.
pub(crate) trait Element: Sized {
    fn of_operand(operand: &Operand, names: &mut Names) -> Option<Self>;

    /// Reads it from a word, or from an element of an attribute.
    fn of_word(word: &[u8], names: &mut Names) -> Result<Self, String>;

    #[cfg(feature = "graph-text")]
    fn word(&self) -> Word;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Element for $number {
            fn of_operand(operand: &Operand, _: &mut Names) -> Option<Self> {
                match operand {
                    // Metadata has its numbers in whatever integer type; the bits count.
                    Operand::Number(number) => Some(*number as $number),
                    Operand::Text(_) => None,
                }
            }

            fn of_word(word: &[u8], _: &mut Names) -> Result<Self, String> {
                parse_number(word)
            }

            #[cfg(feature = "graph-text")]
            fn word(&self) -> Word {
                Word::Number((*self).into())
            }
        }
    )*};
}

numbers!(u32, i32, u64);

impl Element for bool {
    fn of_operand(operand: &Operand, names: &mut Names) -> Option<Self> {
        u64::of_operand(operand, names).map(|number| number != 0)
    }

    fn of_word(word: &[u8], _: &mut Names) -> Result<Self, String> {
        parse_number::<u8>(word).map(|number| number != 0)
    }

    #[cfg(feature = "graph-text")]
    fn word(&self) -> Word {
        Word::Number((*self).into())
    }
}

impl Element for Text {
    fn of_operand(operand: &Operand, names: &mut Names) -> Option<Self> {
        match operand {
            Operand::Number(_) => None,
            Operand::Text(text) => Some(names.intern(text)),
        }
    }

    fn of_word(word: &[u8], names: &mut Names) -> Result<Self, String> {
        Ok(names.intern(word))
    }

    #[cfg(feature = "graph-text")]
    fn word(&self) -> Word {
        Word::Text(*self)
    }
}

/// A number in decimal, with blanks around it or not.
pub(crate) fn parse_number<T: std::str::FromStr>(word: &[u8]) -> Result<T, String> {
    let text = String::from_utf8_lossy(word);
    text.trim().parse().map_err(|_| format!("{text:?} is not a number that fits here"))
}

/// The first element of a list of operands, or all of an attribute.
fn first<E: Element>(given: Given<'_>, names: &mut Names) -> Option<E> {
    match given {
        Given::Operands(operands) => operands.iter().find_map(|it| E::of_operand(it, names)),
        Given::Attribute(text) => E::of_word(text, names).ok(),
    }
}

#[cfg(feature = "graph-text")]
fn only<E: Element>(key: &str, words: &[Vec<u8>], names: &mut Names) -> Result<E, String> {
    let [only] = words else { return Err(format!("{key} has one value")) };
    E::of_word(only, names)
}

impl Value for u32 {
    fn read(given: Given<'_>, names: &mut Names) -> Self {
        first(given, names).unwrap_or_default()
    }

    #[cfg(feature = "graph-text")]
    fn parse(key: &str, words: &[Vec<u8>], names: &mut Names) -> Result<Self, String> {
        only(key, words, names)
    }

    #[cfg(feature = "graph-text")]
    fn words(&self) -> Option<Vec<Word>> {
        (*self != 0).then(|| vec![self.word()])
    }
}

impl<E: Element> Value for Option<E> {
    fn read(given: Given<'_>, names: &mut Names) -> Self {
        first(given, names)
    }

    #[cfg(feature = "graph-text")]
    fn parse(key: &str, words: &[Vec<u8>], names: &mut Names) -> Result<Self, String> {
        only(key, words, names).map(Some)
    }

    #[cfg(feature = "graph-text")]
    fn words(&self) -> Option<Vec<Word>> {
        self.as_ref().map(|element| vec![element.word()])
    }
}

impl<E: Element> Value for Vec<E> {
    fn read(given: Given<'_>, names: &mut Names) -> Self {
        match given {
            Given::Operands(operands) => {
                operands.iter().filter_map(|it| E::of_operand(it, names)).collect()
            }
            Given::Attribute(text) => text
                .split(|&byte| byte == b',')
                .filter(|element| !element.is_empty())
                .filter_map(|element| E::of_word(element, names).ok())
                .collect(),
        }
    }

    #[cfg(feature = "graph-text")]
    fn parse(_: &str, words: &[Vec<u8>], names: &mut Names) -> Result<Self, String> {
        words.iter().map(|word| E::of_word(word, names)).collect()
    }

    #[cfg(feature = "graph-text")]
    fn words(&self) -> Option<Vec<Word>> {
        (!self.is_empty()).then(|| self.iter().map(E::word).collect())
    }
}

/// A list that says something also when it is empty.
impl<E: Element> Value for Option<Vec<E>> {
    fn read(given: Given<'_>, names: &mut Names) -> Self {
        Some(Vec::read(given, names))
    }

    #[cfg(feature = "graph-text")]
    fn parse(key: &str, words: &[Vec<u8>], names: &mut Names) -> Result<Self, String> {
        Vec::parse(key, words, names).map(Some)
    }

    #[cfg(feature = "graph-text")]
    fn words(&self) -> Option<Vec<Word>> {
        self.as_ref().map(|list| list.iter().map(E::word).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_skipped() {
        let mut names = Names::default();
        let operands = [Operand::Text((*b"a").into()), Operand::Number(-1), Operand::Number(7)];
        let operands = Given::Operands(&operands);
        assert_eq!(Vec::<i32>::read(operands, &mut names), [-1, 7]);
        assert_eq!(Option::<u32>::read(operands, &mut names), Some(u32::MAX));
        assert_eq!(Option::<Text>::read(operands, &mut names), Some(names.intern(b"a")));
        let attribute = Given::Attribute(b"6, x,,7");
        assert_eq!(Option::<Vec<i32>>::read(attribute, &mut names), Some(vec![6, 7]));
        assert_eq!(Option::<Text>::read(attribute, &mut names), Some(names.intern(b"6, x,,7")));
        assert_eq!(u32::read(attribute, &mut names), 0);
        assert!(Vec::<bool>::read(Given::Attribute(b""), &mut names).is_empty());
    }
}
