//! Files into memory, large ones in parts on all threads: to touch new memory takes longer than the
//! system takes to copy the file there, and nothing else can begin before.

use std::fs::File;
use std::io::{self, Read};
use std::ops::Range;
use std::path::Path;

use rayon::prelude::*;

/// How much a thread reads at a time.
const PART: usize = 1 << 20;

/// The sizes of files that are read so. For larger ones there may be no memory, which only the other
/// way says without ending the program.
const SIZES: Range<u64> = 2 * PART as u64..256 << 20;

/// How much is looked at before all is read.
const HEAD: u64 = 4096;

/// The contents of a file, or its first bytes only if these are not accepted.
pub(super) fn file(path: &Path, accept: impl FnOnce(&[u8]) -> bool) -> io::Result<Vec<u8>> {
    // The size of the file that is open: another may take its name.
    let mut file = File::open(path)?;
    let found = file.metadata()?;
    if cfg!(unix) && found.is_file() && SIZES.contains(&found.len()) {
        let head = head(&mut file)?;
        return if accept(&head) { parts(&file, found.len() as usize) } else { Ok(head) };
    }
    stream(&mut file, accept)
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
fn parts(file: &File, length: usize) -> io::Result<Vec<u8>> {
    use std::os::unix::fs::FileExt as _;
    let mut bytes = vec![0; length];
    let parts = bytes.par_chunks_mut(PART).enumerate();
    parts.try_for_each(|(at, part)| file.read_exact_at(part, (at * PART) as u64))?;
    Ok(bytes)
}

#[cfg(not(unix))]
fn parts(_: &File, _: usize) -> io::Result<Vec<u8>> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn large_files_are_whole() {
        let path = std::env::temp_dir().join(format!("lapidary-read-{}", std::process::id()));
        for length in [0, 1, 2 * PART - 1, 2 * PART, 3 * PART + 7] {
            let contents: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            fs::write(&path, &contents).expect("a file");
            assert!(file(&path, |_| true).expect("it is there") == contents, "{length}");
            let head = &contents[..length.min(HEAD as usize)];
            assert!(file(&path, |_| false).expect("it is there") == head, "{length}");
        }
        fs::remove_file(&path).expect("it was there");
        assert_eq!(file(&path, |_| true).unwrap_err().kind(), io::ErrorKind::NotFound);
    }
}
