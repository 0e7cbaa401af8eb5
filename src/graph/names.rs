//! Texts of a graph: one arena of bytes, with numbers in place of strings.
//!
//! A function's name occurs once and is only added ([`Names::add`]); the texts of attributes (the
//! source that a kernel comes from, say) repeat for thousands of functions and are interned
//! ([`Names::intern`]), so that equal texts have equal numbers.

use std::hash::{BuildHasher, RandomState};

use hashbrown::HashTable;

use super::Number;

/// The number of a text in [`Names`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Text(pub Number);

/// An arena of texts.
#[derive(Clone, Debug, Default)]
pub struct Names {
    bytes: Vec<u8>,
    /// Where each text ends; it starts where the one before ends.
    ends: Vec<usize>,
    /// The interned texts.
    interned: HashTable<Text>,
    /// Texts come from files, and one may be full of texts that a known hasher takes for the same.
    keys: RandomState,
}

impl Names {
    /// Adds a text, whether or not it is there already.
    pub fn add(&mut self, text: &[u8]) -> Text {
        let number = Number::new(self.ends.len());
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len());
        Text(number)
    }

    /// The number of a text among the interned ones, which is made if it is new.
    pub fn intern(&mut self, text: &[u8]) -> Text {
        let hash = self.keys.hash_one(text);
        if let Some(&found) = self.interned.find(hash, |&id| self.get(id) == text) {
            return found;
        }
        let id = self.add(text);
        let Self { bytes, ends, interned, keys } = self;
        interned.insert_unique(hash, id, |&id| keys.hash_one(slice(bytes, ends, id)));
        id
    }

    /// The bytes of a text.
    pub fn get(&self, text: Text) -> &[u8] {
        slice(&self.bytes, &self.ends, text)
    }

    /// A text for people: invalid UTF-8 is replaced.
    pub fn show(&self, text: Text) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.get(text))
    }

    /// Reserves room.
    pub fn reserve(&mut self, texts: usize, bytes: usize) {
        self.ends.reserve(texts);
        self.bytes.reserve(bytes);
    }
}

fn slice<'b>(bytes: &'b [u8], ends: &[usize], text: Text) -> &'b [u8] {
    let at = text.0.index();
    let start = at.checked_sub(1).map_or(0, |before| ends[before]);
    &bytes[start..ends[at]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_interned_once() {
        let mut names = Names::default();
        let added = names.add(b"a.cpp");
        let first = names.intern(b"a.cpp");
        let other = names.intern(b"");
        assert_ne!(added, first);
        assert_eq!(first, names.intern(b"a.cpp"));
        assert_eq!(other, names.intern(b""));
        assert_eq!((names.get(first), names.get(other)), (&b"a.cpp"[..], &b""[..]));
    }
}
