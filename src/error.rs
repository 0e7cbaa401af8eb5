//! The error of the library: what kind it is, where it is, and what caused it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lapidary_spirv::grammar::{Extension, Version};

use crate::lower;
use crate::output::atomic::WriteError;
use crate::passes::split::SplitError;

/// Why something could not be done.
///
/// The kind is what a program decides by, the text is for people. The text has no name of a file but
/// where a file could not be written: who opened a file knows its name.
#[derive(Clone, Debug)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug)]
struct Inner {
    kind: ErrorKind,
    message: String,
    place: Option<Place>,
    cause: Option<Cause>,
}

/// A result of the library.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What kind of error it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bytes are in no format that is read.
    UnknownFormat,
    /// One module is needed, and there are none or several.
    NotOneModule,
    /// The module is in a format that this cannot be done with.
    WrongFormat,
    /// The bytes do not follow the rules of their format.
    Malformed,
    /// It has more of something than is read.
    LimitExceeded,
    /// It is valid, and not supported.
    Unsupported,
    /// The translation would need a SPIR-V extension that is not allowed.
    NeedsExtension,
    /// The translation would need a higher version of SPIR-V.
    NeedsVersion,
    /// The module breaks a rule of SPIR-V, of OpenCL or of the split.
    InvalidModule,
    /// An option names something that does not exist, or contradicts another one.
    InvalidOption,
    /// The module has nothing of the name that was asked for.
    NotFound,
    /// A file could not be read.
    Read,
    /// A file, or to where output goes, could not be written.
    Write,
    /// The system gave no threads.
    Threads,
}

/// Where something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// At this byte of the bitcode.
    Byte(u64),
    /// At this word of the SPIR-V module.
    Word(usize),
    /// At this place of a text, both counted from 1.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// In this function.
    Function(String),
    /// In this file.
    File(PathBuf),
}

#[derive(Clone, Debug)]
enum Cause {
    Bitcode(lapidary_bitcode::Error),
    SpirV(lapidary_spirv::Error),
    Translation(lower::Error),
    Split(SplitError),
    Write(Arc<WriteError>),
}

impl Error {
    #[cold]
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { kind, message: message.into(), place: None, cause: None }))
    }

    #[cold]
    pub(crate) fn unsupported(what: impl fmt::Display) -> Self {
        Self::new(ErrorKind::Unsupported, format!("unsupported: {what}"))
    }

    #[cold]
    pub(crate) fn not_found(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::NotFound, message)
    }

    /// A name that what is to be written cannot hold.
    #[cold]
    pub(crate) fn unspeakable(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::InvalidModule, message)
    }

    #[cold]
    pub(crate) fn option(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::InvalidOption, message)
    }

    #[cfg(feature = "parallel")]
    #[cold]
    pub(crate) fn threads(error: &dyn fmt::Display) -> Self {
        Self::new(ErrorKind::Threads, format!("cannot start threads: {error}"))
    }

    fn caused(kind: ErrorKind, place: Option<Place>, cause: Cause) -> Self {
        let message = match &cause {
            Cause::Bitcode(error) => error.to_string(),
            Cause::SpirV(error) => error.to_string(),
            Cause::Translation(error) => error.to_string(),
            Cause::Split(error) => error.to_string(),
            Cause::Write(error) => error.to_string(),
        };
        Self(Box::new(Inner { kind, message, place, cause: Some(cause) }))
    }

    /// What kind of error it is.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Where something is wrong, if that is known.
    pub fn place(&self) -> Option<&Place> {
        self.0.place.as_ref()
    }

    /// The extension of SPIR-V without which something cannot be translated.
    pub fn needed_extension(&self) -> Option<Extension> {
        match &self.0.cause {
            Some(Cause::Translation(error)) => match error.kind() {
                lower::ErrorKind::NeedsExtension(extension) => Some(*extension),
                _ => None,
            },
            _ => None,
        }
    }

    /// The version of SPIR-V below which something cannot be translated.
    pub fn needed_version(&self) -> Option<Version> {
        match &self.0.cause {
            Some(Cause::Translation(error)) => match error.kind() {
                lower::ErrorKind::NeedsVersion(version) => Some(*version),
                _ => None,
            },
            _ => None,
        }
    }

    /// The file that could not be written.
    pub fn path(&self) -> Option<&Path> {
        match self.place() {
            Some(Place::File(path)) => Some(path),
            _ => None,
        }
    }

    /// The same with where it is.
    #[cfg(any(feature = "device-config", feature = "containers"))]
    pub(crate) fn at(mut self, place: Place) -> Self {
        self.0.place = Some(place);
        self
    }

    /// The same in an image, or in another part that has a name.
    pub(crate) fn within(mut self, part: impl fmt::Display) -> Self {
        self.0.message = format!("{part}: {}", self.0.message);
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self.0.cause.as_ref()? {
            Cause::Bitcode(error) => Some(error),
            Cause::SpirV(error) => Some(error),
            Cause::Translation(error) => Some(error),
            Cause::Split(error) => Some(error),
            Cause::Write(error) => Some(&**error),
        }
    }
}

impl From<lapidary_bitcode::Error> for Error {
    fn from(error: lapidary_bitcode::Error) -> Self {
        use lapidary_bitcode::ErrorKind as Kind;
        let kind = match error.kind() {
            Kind::NotBitcode => ErrorKind::UnknownFormat,
            Kind::Unsupported => ErrorKind::Unsupported,
            Kind::LimitExceeded => ErrorKind::LimitExceeded,
            Kind::NoBody => ErrorKind::NotFound,
            Kind::Write => ErrorKind::Write,
            _ => ErrorKind::Malformed,
        };
        let place = error.offset().map(Place::Byte);
        Self::caused(kind, place, Cause::Bitcode(error))
    }
}

impl From<lapidary_spirv::Error> for Error {
    fn from(error: lapidary_spirv::Error) -> Self {
        use lapidary_spirv::{ErrorKind as Kind, Place as Of};
        let kind = match error.kind() {
            Kind::NotSpirv => ErrorKind::UnknownFormat,
            Kind::Unsupported => ErrorKind::Unsupported,
            Kind::Request => ErrorKind::NotFound,
            Kind::Write => ErrorKind::Write,
            _ => ErrorKind::Malformed,
        };
        let place = error.place().and_then(|place| match place {
            Of::Word(word) => Some(Place::Word(word)),
            Of::Text { line, column } => Some(Place::Text { line, column }),
            _ => None,
        });
        Self::caused(kind, place, Cause::SpirV(error))
    }
}

impl From<lower::Error> for Error {
    fn from(error: lower::Error) -> Self {
        use lower::ErrorKind as Kind;
        let kind = match error.kind() {
            Kind::Malformed => ErrorKind::Malformed,
            Kind::InvalidModule | Kind::InvalidInstruction => ErrorKind::InvalidModule,
            Kind::Unsupported => ErrorKind::Unsupported,
            Kind::NeedsExtension(_) => ErrorKind::NeedsExtension,
            Kind::NeedsVersion(_) => ErrorKind::NeedsVersion,
        };
        let place = error.function().map(|name| Place::Function(name.to_owned()));
        Self::caused(kind, place, Cause::Translation(error))
    }
}

impl From<SplitError> for Error {
    fn from(error: SplitError) -> Self {
        let place = match &error {
            SplitError::RegisterAllocModeAndGrfSize { function } => {
                Some(Place::Function(function.clone()))
            }
            SplitError::ImageScope { .. } => None,
        };
        Self::caused(ErrorKind::InvalidModule, place, Cause::Split(error))
    }
}

/// What the system said, if it is that something could not be written.
impl From<Error> for io::Error {
    fn from(error: Error) -> Self {
        match error.0.cause {
            Some(Cause::Bitcode(cause)) => cause.into(),
            Some(Cause::SpirV(cause)) => cause.into(),
            _ => io::Error::other(error),
        }
    }
}

impl From<WriteError> for Error {
    fn from(error: WriteError) -> Self {
        let place = Some(Place::File(error.path.clone()));
        Self::caused(ErrorKind::Write, place, Cause::Write(Arc::new(error)))
    }
}
