//! A file whose parts are read as they are needed, rather than all of it first.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use lapidary::container::Storage;
use lapidary::output::table::Table;

use super::Failure;
use super::table_files::TableFiles;

/// Names of files for a million images take less.
const MOST_OF_A_TABLE: u64 = 256 << 20;

/// A file, or what came from standard input.
pub(in crate::cli) struct Source {
    /// How to call it in messages.
    pub(in crate::cli) name: String,
    pub(in crate::cli) file: Contents,
}

/// What can be read from any place.
pub(in crate::cli) enum Contents {
    /// With where it is and, once one has been asked for, where the files are that it names.
    File(File, PathBuf, Option<TableFiles>),
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
                true => Ok(Contents::File(file, path.to_owned(), None)),
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
            Self::File(file, ..) => file.read(buffer),
            Self::Memory(memory) => memory.read(buffer),
        }
    }
}

impl Seek for Contents {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match self {
            Self::File(file, ..) => file.seek(to),
            Self::Memory(memory) => memory.seek(to),
        }
    }
}

impl Storage for Contents {
    fn named(&mut self, name: &str) -> io::Result<Vec<u8>> {
        let path = match self {
            Self::File(_, path, rows) => rows.get_or_insert_with(|| rows_of(path)).file(name),
            Self::Memory(_) => PathBuf::from(name),
        };
        // A stranger's table may name what never ends, or waits.
        match std::fs::metadata(&path)?.is_file() {
            true => std::fs::read(path),
            false => Err(io::Error::other("it is no ordinary file")),
        }
    }
}

/// Where the files are that a table names. One inside another container names none that could be looked for.
fn rows_of(path: &Path) -> TableFiles {
    let mut text = String::new();
    let read =
        File::open(path).and_then(|file| file.take(MOST_OF_A_TABLE).read_to_string(&mut text));
    let table = read.ok().and_then(|_| Table::parse(&text).ok());
    table.map_or(TableFiles::FromHere, |table| TableFiles::of(&table, path))
}
