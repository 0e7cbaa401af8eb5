//! The error of the reader and the linker: one word wide, a message and a place.
//!
//! The place is a word offset from the start of the module, header included, which is what other
//! SPIR-V tools count in. Multiply by four for the byte.

use std::fmt;

/// What is wrong with a module, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    message: String,
    word: Option<usize>,
}

/// A result of the reader or the linker.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error at a word of the module.
    #[cold]
    pub fn at(word: usize, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { message: message.into(), word: Some(word) }))
    }

    /// An error that has no place in the module: the request is wrong, or the file as a whole.
    #[cold]
    pub fn new(message: impl Into<String>) -> Self {
        Self(Box::new(Inner { message: message.into(), word: None }))
    }

    /// The word offset, if the error has a place.
    pub fn word(&self) -> Option<usize> {
        self.0.word
    }

    /// The message without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)?;
        match self.0.word {
            Some(word) => write!(f, " (at word {word})"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
