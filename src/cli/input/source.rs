//! A file whose parts are read as they are needed, rather than all of it first.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use lapidary::container::Storage;

use super::Failure;

/// A file, or what came from standard input.
pub(in crate::cli) struct Source {
    /// How to call it in messages.
    pub(in crate::cli) name: String,
    pub(in crate::cli) file: Contents,
}

/// The file that a cell of a table names: from where we are, or else from where the table is.
pub(in crate::cli) fn beside(table: &Path, cell: &str) -> PathBuf {
    let path = Path::new(cell);
    let beside = table.parent().unwrap_or(Path::new("")).join(path);
    if path.exists() || !beside.exists() { path.to_owned() } else { beside }
}

/// What can be read from any place.
pub(in crate::cli) enum Contents {
    /// With where it is.
    File(File, PathBuf),
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
                true => Ok(Contents::File(file, path.to_owned())),
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
            Self::File(file, _) => file.read(buffer),
            Self::Memory(memory) => memory.read(buffer),
        }
    }
}

impl Seek for Contents {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match self {
            Self::File(file, _) => file.seek(to),
            Self::Memory(memory) => memory.seek(to),
        }
    }
}

impl Storage for Contents {
    fn named(&mut self, name: &str) -> io::Result<Vec<u8>> {
        let table = match self {
            Self::File(_, path) => path,
            Self::Memory(_) => Path::new(""),
        };
        // A stranger's table may name what never ends, or waits.
        let path = beside(table, name);
        match std::fs::metadata(&path)?.is_file() {
            true => std::fs::read(path),
            false => Err(io::Error::other("it is no ordinary file")),
        }
    }
}
