//! The first phase: a file or standard input, and what it is.
//!
//! The first bytes decide, never the name of the file. Nothing is parsed here.

mod foreign;
mod read;

use std::path::Path;
use std::{fmt, io};

use lapidary_spirv::read::{Endianness, endianness};

pub use foreign::Foreign;

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// LLVM bitcode.
    Bitcode,
    /// LLVM bitcode behind the wrapper header of Darwin's tools.
    WrappedBitcode,
    /// A SPIR-V module in this byte order.
    SpirV(Endianness),
}

impl Kind {
    /// What the first bytes say.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [b'B', b'C', 0xC0, 0xDE, ..] => Some(Self::Bitcode),
            // 0x0B17C0DE, least significant byte first (LLVM's `BitCodeFormat`, "wrapper header").
            [0xDE, 0xC0, 0x17, 0x0B, ..] => Some(Self::WrappedBitcode),
            _ => endianness(bytes).map(Self::SpirV),
        }
    }
}

/// A file that has been read.
#[derive(Clone, Debug)]
pub struct Input {
    /// How to call it in messages.
    pub name: String,
    /// All of it.
    pub bytes: Vec<u8>,
}

/// Why there is no module to be had.
#[derive(Debug)]
pub enum OpenError {
    /// The file of this name cannot be read.
    Read(String, io::Error),
    /// The file of this name is no module; what it is, if that is known.
    NoModule(String, Option<Foreign>),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Read(name, error) => write!(f, "cannot read {name}: {error}"),
            OpenError::NoModule(name, foreign) => {
                write!(f, "{name}: neither LLVM bitcode nor SPIR-V")?;
                match foreign {
                    Some(Foreign { what, instead }) => write!(f, ", but {what}: {instead}"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl std::error::Error for OpenError {}

impl Input {
    /// Reads a file whatever it is; `-` is standard input.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_if(path, |_| true)
    }

    /// Reads a file that begins like a module. Of any other only the first bytes are read, however
    /// large it is.
    pub fn open_module(path: &Path) -> Result<(Self, Kind), OpenError> {
        let input = Self::open_if(path, |head| Kind::of(head).is_some())?;
        match Kind::of(&input.bytes) {
            Some(kind) => Ok((input, kind)),
            None => Err(OpenError::NoModule(input.name, Foreign::of(&input.bytes))),
        }
    }

    fn open_if(path: &Path, accept: impl FnOnce(&[u8]) -> bool) -> Result<Self, OpenError> {
        let (name, bytes) = if path == Path::new("-") {
            ("<stdin>".into(), read::stream(&mut io::stdin().lock(), accept))
        } else {
            (path.display().to_string(), read::file(path, accept))
        };
        match bytes {
            Ok(bytes) => Ok(Self { name, bytes }),
            Err(error) => Err(OpenError::Read(name, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_decide() {
        assert_eq!(Kind::of(b"BC\xC0\xDE5\x14"), Some(Kind::Bitcode));
        assert_eq!(Kind::of(&0x0B17_C0DEu32.to_le_bytes()), Some(Kind::WrappedBitcode));
        let magic = lapidary_spirv::read::MAGIC;
        assert_eq!(Kind::of(&magic.to_le_bytes()), Some(Kind::SpirV(Endianness::Little)));
        assert_eq!(Kind::of(&magic.to_be_bytes()), Some(Kind::SpirV(Endianness::Big)));
        assert_eq!(Kind::of(b"BC\xC0"), None);
        assert_eq!(Kind::of(b""), None);
    }
}
