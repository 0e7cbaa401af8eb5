//! The error of reading, linking, printing and assembling: one word wide, what kind it is, a message
//! and a place.
//!
//! The place in a module is a word offset from its start, header included, which is what other SPIR-V
//! tools count in; multiply by four for the byte. The place in a text is a line and a column.

use std::fmt;
use std::io;
use std::sync::Arc;

/// What is wrong with a module, a text or a request, and where.
///
/// ```
/// use lapidary_spirv::{ErrorKind, Place, read::Module};
///
/// let mut words = vec![0x0723_0203, 0x0001_0400, 0, 1, 0];
/// words.push(9 << 16 | 17); // OpCapability, of nine words
/// let error = Module::from_words(&words).unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::Malformed);
/// assert_eq!(error.place(), Some(Place::Word(5)));
/// ```
#[derive(Clone)]
pub struct Error(Box<Inner>);

#[derive(Clone)]
struct Inner {
    kind: ErrorKind,
    message: String,
    place: Option<Place>,
    source: Option<Arc<io::Error>>,
}

/// What kind of thing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bytes do not start with the magic number of SPIR-V: they are something else.
    NotSpirv,
    /// The module breaks the rules of the format.
    Malformed,
    /// Something that may be valid and that cannot be handled: a version or an instruction that the
    /// grammar does not know, or a module of 16 GiB.
    Unsupported,
    /// What was asked for is not in the module, or not to be had of it.
    Request,
    /// The text is not SPIR-V assembly.
    Syntax,
    /// The text could not be written; [`source`](std::error::Error::source) says why.
    Write,
}

/// Where something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Place {
    /// A word of the module, counted from its start.
    Word(usize),
    /// A place in a text.
    Text {
        /// The line, from 1.
        line: usize,
        /// The byte within the line, from 1.
        column: usize,
    },
}

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    #[cold]
    pub(crate) fn new(kind: ErrorKind, place: Option<Place>, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { kind, message: message.into(), place, source: None }))
    }

    /// What breaks the rules of the format, at a word.
    #[cold]
    pub(crate) fn malformed(word: usize, message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Malformed, Some(Place::Word(word)), message)
    }

    /// What cannot be handled, at a word.
    #[cold]
    pub(crate) fn unsupported(word: usize, message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Unsupported, Some(Place::Word(word)), message)
    }

    /// What was asked for is not to be had.
    #[cold]
    pub(crate) fn request(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Request, None, message)
    }

    /// What kind of error it is.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The place, if the error has one in the module or text.
    pub fn place(&self) -> Option<Place> {
        self.0.place
    }

    /// The word offset, if the place is in a module.
    pub fn word(&self) -> Option<usize> {
        match self.0.place {
            Some(Place::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// The message without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = &self.0.message;
        match self.0.place {
            Some(Place::Word(word)) => write!(f, "{message} (at word {word})"),
            Some(Place::Text { line, column }) => write!(f, "{line}:{column}: {message}"),
            None => f.write_str(message),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.source.as_deref().map(|source| source as _)
    }
}

impl From<io::Error> for Error {
    fn from(source: io::Error) -> Self {
        let mut error = Self::new(ErrorKind::Write, None, source.to_string());
        error.0.source = Some(Arc::new(source));
        error
    }
}

/// The writer's own error, if it was one; else the module's as [`io::ErrorKind::InvalidData`].
impl From<Error> for io::Error {
    fn from(error: Error) -> Self {
        match error.0.source {
            Some(source) => Arc::try_unwrap(source)
                .unwrap_or_else(|shared| io::Error::new(shared.kind(), shared.to_string())),
            None => io::Error::new(io::ErrorKind::InvalidData, error),
        }
    }
}
