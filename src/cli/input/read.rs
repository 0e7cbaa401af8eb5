//! Files into memory, large ones in parts on all threads and into huge pages: to touch new memory takes
//! longer than the system takes to copy the file there, and nothing else can begin before. Of a file of
//! 3 MB that is 800 page faults, which are 2% of its translation.

use std::fs::File;
use std::io::{self, Read};
use std::ops::{Deref, Range};
use std::path::Path;

use memmap2::{MmapMut, MmapOptions};
use rayon::prelude::*;

/// How much a thread reads at a time: a huge page of x86-64.
const PART: usize = 2 << 20;

/// The sizes of files that are read this way. There may be no memory for a larger one, and only the other way
/// reports that instead of ending the program.
const SIZES: Range<u64> = PART as u64..256 << 20;

/// How much is looked at before all is read.
const HEAD: u64 = 4096;

/// What a file holds.
pub(in crate::cli) enum Bytes {
    Heap(Vec<u8>),
    /// So many bytes of memory of its own.
    Pages(MmapMut, usize),
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Bytes::Heap(bytes)
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Heap(bytes) => bytes,
            Bytes::Pages(pages, length) => &pages[..*length],
        }
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

/// The contents of a file, or its first bytes only if these are not accepted.
pub(super) fn file(path: &Path, accept: impl FnOnce(&[u8]) -> bool) -> io::Result<Bytes> {
    // The size of the file that is open: another may take its name.
    let mut file = File::open(path)?;
    let found = file.metadata()?;
    if cfg!(unix) && found.is_file() && SIZES.contains(&found.len()) {
        let head = head(&mut file)?;
        return if accept(&head) { parts(&file, found.len() as usize) } else { Ok(head.into()) };
    }
    stream(&mut file, accept).map(Bytes::from)
}

/// What a stream holds, or its first bytes only if these are not accepted.
pub(super) fn stream(
    stream: &mut impl Read,
    accept: impl FnOnce(&[u8]) -> bool,
) -> io::Result<Vec<u8>> {
    let mut bytes = head(stream)?;
    if accept(&bytes) {
        stream.read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn head(stream: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(HEAD).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(unix)]
fn parts(file: &File, length: usize) -> io::Result<Bytes> {
    use std::os::unix::fs::FileExt as _;
    // Memory of no file: what another program does to the file while it is in use changes nothing.
    let mut pages = MmapOptions::new().len(length.next_multiple_of(PART)).map_anon()?;
    // A system that has none, or is set up to use none, is right too.
    #[cfg(target_os = "linux")]
    let _ = pages.advise(memmap2::Advice::HugePage);
    if lapidary::threads() == 1 {
        file.read_exact_at(&mut pages[..length], 0)?;
        return Ok(Bytes::Pages(pages, length));
    }
    let parts = pages[..length].par_chunks_mut(PART).enumerate();
    parts.try_for_each(|(at, part)| file.read_exact_at(part, (at * PART) as u64))?;
    Ok(Bytes::Pages(pages, length))
}

#[cfg(not(unix))]
fn parts(_: &File, _: usize) -> io::Result<Bytes> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn large_files_are_whole() {
        let path = std::env::temp_dir().join(format!("lapidary-read-{}", std::process::id()));
        let whole = || file(&path, |_| true).expect("it is there");
        for length in [0, 1, PART - 1, PART, 2 * PART + 7] {
            let contents: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            fs::write(&path, &contents).expect("a file");
            for threads in [1, 3] {
                let read = lapidary::with_threads(threads, || *whole() == contents);
                assert!(read.expect("there are threads"), "{length}, {threads} threads");
            }
            let head = &contents[..length.min(HEAD as usize)];
            assert!(*file(&path, |_| false).expect("it is there") == *head, "{length}");
        }
        fs::remove_file(&path).expect("it was there");
        let missing = file(&path, |_| true).err().map(|error| error.kind());
        assert_eq!(missing, Some(io::ErrorKind::NotFound));
    }
}
