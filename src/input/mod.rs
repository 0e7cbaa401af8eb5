//! The first phase: a file or standard input, and what it is.
//!
//! The first bytes decide, never the name of the file. Nothing is parsed here.

mod read;

use std::io::{self, Read as _};
use std::path::Path;

use lapidary_spirv::read::{Endianness, endianness};

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

impl Input {
    /// Reads a file; `-` is standard input.
    pub fn open(path: &Path) -> io::Result<Self> {
        if path == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes)?;
            return Ok(Self { name: "<stdin>".into(), bytes });
        }
        let bytes = read::file(path)?;
        Ok(Self { name: path.display().to_string(), bytes })
    }

    /// What it is, if it is something that Lapidary reads.
    pub fn kind(&self) -> Option<Kind> {
        Kind::of(&self.bytes)
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
