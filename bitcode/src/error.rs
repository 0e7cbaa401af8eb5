//! The reader's error: what was expected, and the place in the file.

use std::fmt;

/// A malformed or unsupported file.
#[derive(Debug, Clone)]
pub struct Error(Box<Inner>);

#[derive(Debug, Clone)]
struct Inner {
    offset: u64,
    message: String,
}

impl Error {
    /// An error at a byte offset.
    #[cold]
    pub fn new(offset: u64, message: impl Into<String>) -> Self {
        Error(Box::new(Inner { offset, message: message.into() }))
    }

    /// The byte offset in the file.
    pub fn offset(&self) -> u64 {
        self.0.offset
    }

    /// What is wrong.
    pub fn message(&self) -> &str {
        &self.0.message
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte 0x{:x})", self.0.message, self.0.offset)
    }
}

impl std::error::Error for Error {}
