//! The error of the reader and of the printer: what kind it is, what is wrong, and the place in the
//! file. It is one word wide, as results of it are what the hot loops return.

use std::fmt;
use std::io;
use std::sync::Arc;

/// Why a file could not be read or a module not be printed.
///
/// ```
/// use lapidary_bitcode::ErrorKind;
///
/// let error = lapidary_bitcode::read(b"BC\xc0\xdeno bitcode").unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::Malformed);
/// assert!(error.offset().is_some());
/// ```
#[derive(Debug, Clone)]
pub struct Error(Box<Inner>);

#[derive(Debug, Clone)]
struct Inner {
    kind: ErrorKind,
    offset: Option<u64>,
    message: String,
    /// Where in the message that begins which is not supported.
    feature: usize,
    source: Option<Arc<io::Error>>,
}

/// What kind of thing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bytes do not start as LLVM bitcode does: they are something else.
    NotBitcode,
    /// The file breaks the rules of the format: it is damaged, or its writer is at fault.
    Malformed,
    /// Something that may be valid and that this crate does not know, or that assembly of LLVM 22
    /// cannot say: [`Error::feature`] names it.
    Unsupported,
    /// The file goes beyond one of the [limits](crate::limits) of this crate.
    LimitExceeded,
    /// The body of a declaration was asked for.
    NoBody,
    /// The text could not be written; [`source`](std::error::Error::source) says why.
    Write,
}

impl Error {
    /// Something at a byte offset that breaks the rules of the format.
    #[cold]
    pub fn malformed(offset: u64, message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Malformed, Some(offset), message)
    }

    /// Something at a byte offset that may be valid and is not known: `unsupported: ...`.
    #[cold]
    pub fn unsupported(offset: u64, feature: impl Into<String>) -> Self {
        Self::place(Some(offset), String::new(), Fault::Unsupported(feature.into()))
    }

    /// Something that cannot be printed.
    #[cold]
    pub(crate) fn unprintable(feature: impl Into<String>) -> Self {
        Self::place(None, String::new(), Fault::Unsupported(feature.into()))
    }

    #[cold]
    pub(crate) fn new(kind: ErrorKind, offset: Option<u64>, message: impl Into<String>) -> Self {
        Error(Box::new(Inner { kind, offset, message: message.into(), feature: 0, source: None }))
    }

    /// A fault at a byte offset of a part of the file.
    #[cold]
    pub(crate) fn within(offset: u64, part: impl fmt::Display, fault: impl Into<Fault>) -> Self {
        Self::place(Some(offset), format!("{part}: "), fault.into())
    }

    /// A fault at a byte offset.
    #[cold]
    pub(crate) fn at(offset: u64, fault: impl Into<Fault>) -> Self {
        Self::place(Some(offset), String::new(), fault.into())
    }

    #[cold]
    fn place(offset: Option<u64>, mut message: String, fault: Fault) -> Self {
        let (kind, text) = match fault {
            Fault::Malformed(text) => (ErrorKind::Malformed, text),
            Fault::Unsupported(text) => (ErrorKind::Unsupported, text),
            Fault::LimitExceeded(text) => (ErrorKind::LimitExceeded, text),
        };
        if kind == ErrorKind::Unsupported {
            message.push_str("unsupported: ");
        }
        let feature = message.len();
        message.push_str(&text);
        Error(Box::new(Inner { kind, offset, message, feature, source: None }))
    }

    /// What kind of error it is.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The byte offset in the file, if the error has a place there: within bitcode, in the wrapper's
    /// or the joined file's own numbering. An error of printing has none.
    pub fn offset(&self) -> Option<u64> {
        self.0.offset
    }

    /// What is wrong, without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// What is not supported, for an error of [that kind](ErrorKind::Unsupported).
    pub fn feature(&self) -> Option<&str> {
        (self.0.kind == ErrorKind::Unsupported).then(|| &self.0.message[self.0.feature..])
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)?;
        match self.0.offset {
            Some(offset) => write!(f, " (at byte 0x{offset:x})"),
            None => Ok(()),
        }
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

/// What is wrong in a record, before anybody has said where: the part of an [`Error`] that the
/// decoders know.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault<T = String> {
    Malformed(T),
    Unsupported(T),
    LimitExceeded(T),
}

/// What went wrong in an instruction; the caller knows where. One word, as it is in every result.
pub(crate) type Problem = &'static Fault<&'static str>;

impl From<String> for Fault {
    fn from(text: String) -> Self {
        Fault::Malformed(text)
    }
}

impl From<&str> for Fault {
    fn from(text: &str) -> Self {
        Fault::Malformed(text.into())
    }
}

/// A fault whose text is constant: one word, for the records of instructions.
impl From<&Fault<&str>> for Fault {
    fn from(fault: &Fault<&str>) -> Self {
        match *fault {
            Fault::Malformed(text) => Fault::Malformed(text.into()),
            Fault::Unsupported(text) => Fault::Unsupported(text.into()),
            Fault::LimitExceeded(text) => Fault::LimitExceeded(text.into()),
        }
    }
}
