//! Messages for the user, each once, in the order in which they were said first.
//!
//! They have names of the program in them, so there may be as many as there are names, and who wrote the
//! program chose them: they are looked up, by a hash with a key.

use std::borrow::Cow;
use std::collections::HashSet;

/// What to tell the user.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    said: Vec<Cow<'static, str>>,
    known: HashSet<Cow<'static, str>>,
}

impl Notes {
    /// Adds a message, unless it has been said.
    pub(crate) fn add(&mut self, text: Cow<'static, str>) {
        if self.known.insert(text.clone()) {
            self.said.push(text);
        }
    }

    /// Takes what has been said, and knows none of it any more.
    pub(crate) fn take(&mut self) -> Vec<Cow<'static, str>> {
        self.known.clear();
        std::mem::take(&mut self.said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_once_in_the_order_of_the_first() {
        let mut notes = Notes::default();
        for text in ["b", "a", "b", "c", "a"] {
            notes.add(text.to_owned().into());
        }
        assert_eq!(notes.take(), ["b", "a", "c"]);
        notes.add("a".into());
        assert_eq!(notes.take(), ["a"]);
    }
}
