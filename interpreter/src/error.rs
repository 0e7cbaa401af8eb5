//! What can go wrong when a kernel runs: the kind of fault, and the instruction that it happened in.

use std::fmt;

/// A result of the interpreter.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a kernel could not run, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    place: Option<String>,
}

/// The kinds of faults.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The interpreter does not know this instruction, type or operand.
    Unsupported(String),
    /// The module breaks a rule of SPIR-V.
    Malformed(String),
    /// What was asked for does not suit the module.
    Launch(String),
    /// Bits decide what happens to which nobody has given a value.
    Undefined(&'static str),
    /// Memory is touched that belongs to no buffer.
    OutOfBounds {
        /// The address.
        address: u64,
        /// How many bytes from there on.
        size: u64,
        /// The buffer that the address was made from, if it is one.
        buffer: String,
    },
    /// A constant is written to.
    ReadOnly(String),
    /// An address is not a multiple of the alignment that the instruction gives it.
    Misaligned {
        /// The address.
        address: u64,
        /// The alignment.
        alignment: u64,
    },
    /// An integer is divided by zero.
    DivisionByZero,
    /// `OpAbortKHR` was reached.
    Aborted,
    /// `OpUnreachable` was reached, or what was assumed does not hold.
    Unreachable,
    /// More instructions were executed than a launch may.
    Steps,
    /// Calls are nested too deeply.
    Depth,
    /// Work-items that have to meet do not.
    Divergence(String),
}

impl Error {
    #[cold]
    pub(crate) fn new(kind: ErrorKind) -> Self {
        Self(Box::new(Inner { kind, place: None }))
    }

    #[cold]
    pub(crate) fn unsupported(what: impl Into<String>) -> Self {
        Self::new(ErrorKind::Unsupported(what.into()))
    }

    #[cold]
    pub(crate) fn malformed(what: impl Into<String>) -> Self {
        Self::new(ErrorKind::Malformed(what.into()))
    }

    #[cold]
    pub(crate) fn launch(what: impl Into<String>) -> Self {
        Self::new(ErrorKind::Launch(what.into()))
    }

    #[cold]
    pub(crate) fn undefined(what: &'static str) -> Self {
        Self::new(ErrorKind::Undefined(what))
    }

    /// The same with a place, if it has none yet.
    #[cold]
    pub(crate) fn within(mut self, place: impl FnOnce() -> String) -> Self {
        self.0.place.get_or_insert_with(place);
        self
    }

    /// What went wrong.
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// The instruction, its function and the work-item.
    pub fn place(&self) -> Option<&str> {
        self.0.place.as_deref()
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported(what) => write!(f, "not supported: {what}"),
            Self::Malformed(what) => write!(f, "malformed module: {what}"),
            Self::Launch(what) => f.write_str(what),
            Self::Undefined(what) => write!(f, "{what} has no defined value"),
            Self::OutOfBounds { address, size, buffer } => {
                write!(f, "{size} bytes at {address:#x} are not within {buffer}")
            }
            Self::ReadOnly(buffer) => write!(f, "a write to {buffer}, which is constant"),
            Self::Misaligned { address, alignment } => {
                write!(f, "the address {address:#x} is not aligned to {alignment} bytes")
            }
            Self::DivisionByZero => f.write_str("a division by zero"),
            Self::Aborted => f.write_str("the kernel stops the device"),
            Self::Unreachable => f.write_str("a place was reached that cannot be"),
            Self::Steps => f.write_str("more instructions than a launch may execute"),
            Self::Depth => f.write_str("calls are nested too deeply"),
            Self::Divergence(what) => f.write_str(what),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.kind.fmt(f)?;
        match &self.0.place {
            Some(place) => write!(f, ", {place}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}
