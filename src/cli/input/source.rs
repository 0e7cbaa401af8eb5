//! A file whose parts are read as they are needed, rather than all of it first.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::Path;

use super::Failure;

/// A file, or what came from standard input.
pub(in crate::cli) struct Source {
    /// How to call it in messages.
    pub(in crate::cli) name: String,
    pub(in crate::cli) file: Contents,
}

/// What can be read from any place.
pub(in crate::cli) enum Contents {
    File(File),
    Memory(Cursor<Vec<u8>>),
}

impl Source {
    /// Opens a file; `-` is standard input, which is read whole.
    pub(in crate::cli) fn open(path: &Path) -> Result<Self, Failure> {
        let is_input = path == Path::new("-");
        let name = if is_input { "<stdin>".into() } else { path.display().to_string() };
        let file = match is_input {
            true => memory(&mut io::stdin().lock()),
            false => File::open(path).and_then(|mut file| match file.metadata()?.is_file() {
                true => Ok(Contents::File(file)),
                // A pipe cannot be read from any place.
                false => memory(&mut file),
            }),
        };
        match file {
            Ok(file) => Ok(Self { name, file }),
            Err(error) => Err(Failure::new(format!("cannot read {name}: {error}"))),
        }
    }

    /// Why something could not be done with it.
    pub(in crate::cli) fn failure(&self, error: lapidary::Error) -> Failure {
        Failure::of(&self.name, error)
    }

    /// The same in words.
    pub(in crate::cli) fn failed(&self, what: impl std::fmt::Display) -> Failure {
        Failure::new(format!("{}: {what}", self.name))
    }
}

fn memory(stream: &mut impl Read) -> io::Result<Contents> {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    Ok(Contents::Memory(Cursor::new(bytes)))
}

impl Read for Contents {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.read(buffer),
            Self::Memory(memory) => memory.read(buffer),
        }
    }
}

impl Seek for Contents {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match self {
            Self::File(file) => file.seek(to),
            Self::Memory(memory) => memory.seek(to),
        }
    }
}
