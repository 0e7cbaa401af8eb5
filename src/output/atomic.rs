//! Files that appear all together or not at all.
//!
//! Each file is first written beside its target, under a name of its own. When all of them are
//! there, [`Staged::commit`] renames them into place. A run that fails before that leaves nothing
//! behind, and a rename that fails takes the earlier ones back.
//!
//! A target that exists and is no ordinary file (a terminal, a pipe, `/dev/null`) is written to
//! instead of replaced, and so is standard output (`-`).

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Why files could not be written; says which.
#[derive(Debug)]
pub struct WriteError {
    /// The target.
    pub path: PathBuf,
    /// What happened.
    pub error: io::Error,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot write {}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for WriteError {}

/// Files that wait for [`commit`](Self::commit). Dropping it removes them.
#[derive(Debug, Default)]
pub struct Staged {
    files: Vec<StagedFile>,
}

#[derive(Debug)]
struct StagedFile {
    /// As the caller gave it, for messages.
    path: PathBuf,
    place: Place,
}

#[derive(Debug)]
enum Place {
    /// Written to `written`, to be renamed to `target`.
    Beside { written: PathBuf, target: PathBuf },
    /// To be written to as it is.
    Special { contents: Vec<u8> },
}

impl Staged {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file with these contents.
    pub fn add(&mut self, path: &Path, contents: &[u8]) -> Result<(), WriteError> {
        self.add_with(path, |writer| writer.write_all(contents))
    }

    /// Adds a file whose contents `write` writes. If it fails, the file is not added.
    pub fn add_with(
        &mut self,
        path: &Path,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), WriteError> {
        let place = stage(path, write).map_err(|error| WriteError { path: path.into(), error })?;
        self.files.push(StagedFile { path: path.into(), place });
        Ok(())
    }

    /// Puts all files into place.
    pub fn commit(mut self) -> Result<(), WriteError> {
        let files = std::mem::take(&mut self.files);
        let single = files.len() == 1;
        let mut done: Vec<Done> = Vec::new();
        let mut failure = None;
        let mut files = files.into_iter();
        // Special files last: what has gone there cannot be taken back.
        let mut special = Vec::new();
        for file in files.by_ref() {
            match &file.place {
                Place::Special { .. } => special.push(file),
                Place::Beside { written, target } => match replace(written, target, single) {
                    Ok(saved) => done.push(Done { target: target.clone(), saved }),
                    Err(error) => {
                        let _ = fs::remove_file(written);
                        failure = Some(WriteError { path: file.path, error });
                        break;
                    }
                },
            }
        }
        if failure.is_none() {
            for file in &special {
                if let Place::Special { contents } = &file.place
                    && let Err(error) = write_special(&file.path, contents)
                {
                    failure = Some(WriteError { path: file.path.clone(), error });
                    break;
                }
            }
        }
        self.files = files.collect();
        for done in done.into_iter().rev() {
            if failure.is_some() {
                done.undo();
            } else {
                done.finish();
            }
        }
        failure.map_or(Ok(()), Err)
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        for file in &self.files {
            if let Place::Beside { written, .. } = &file.place {
                // Nothing better can be done about a failure here.
                let _ = fs::remove_file(written);
            }
        }
    }
}

/// A file that has been renamed into place.
struct Done {
    target: PathBuf,
    /// What was there before, under another name.
    saved: Option<PathBuf>,
}

impl Done {
    fn undo(self) {
        let _ = match self.saved {
            Some(saved) => fs::rename(saved, self.target),
            None => fs::remove_file(self.target),
        };
    }

    fn finish(self) {
        if let Some(saved) = self.saved {
            let _ = fs::remove_file(saved);
        }
    }
}

fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

fn stage(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<Place> {
    let existing = if is_stdout(path) { None } else { fs::metadata(path).ok() };
    if is_stdout(path) || existing.as_ref().is_some_and(|found| !found.is_file()) {
        let mut contents = Vec::new();
        write(&mut contents)?;
        return Ok(Place::Special { contents });
    }
    // A link keeps pointing to the file that is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let (written, file) = create_beside(&target)?;
    let mut writer = BufWriter::new(file);
    let outcome = write(&mut writer).and_then(|()| writer.flush());
    let outcome = outcome.and_then(|()| match &existing {
        Some(found) => fs::set_permissions(&written, found.permissions()),
        None => Ok(()),
    });
    if let Err(error) = outcome {
        let _ = fs::remove_file(&written);
        return Err(error);
    }
    Ok(Place::Beside { written, target })
}

/// A new file in the folder of the target, so that a rename stays on its file system.
fn create_beside(target: &Path) -> io::Result<(PathBuf, File)> {
    loop {
        let path = beside(target);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            outcome => return outcome.map(|file| (path, file)),
        }
    }
}

/// A name in the folder of the target that this process has not used before.
fn beside(target: &Path) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or_default());
    name.push(format!(".{}-{count}.tmp", process::id()));
    target.with_file_name(name)
}

/// Renames a written file into place. Unless it is the only one, what is there is kept, and its new
/// name returned.
fn replace(written: &Path, target: &Path, single: bool) -> io::Result<Option<PathBuf>> {
    let mut saved = None;
    if target.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !single && target.exists() {
        let path = beside(target);
        // A second link leaves the target in place until the rename; some file systems have none.
        if fs::hard_link(target, &path).is_err() {
            fs::rename(target, &path)?;
        }
        saved = Some(path);
    }
    match fs::rename(written, target) {
        Ok(()) => Ok(saved),
        Err(error) => {
            if let Some(saved) = saved {
                let _ = fs::rename(saved, target);
            }
            Err(error)
        }
    }
}

fn write_special(path: &Path, contents: &[u8]) -> io::Result<()> {
    if is_stdout(path) {
        let mut out = io::stdout().lock();
        return out.write_all(contents).and_then(|()| out.flush());
    }
    OpenOptions::new().write(true).open(path)?.write_all(contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test's own.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("lapidary-{name}-{}", process::id()));
            fs::create_dir_all(&path).expect("a folder for the test");
            Self(path)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).expect("the folder");
            let name = |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
            let mut names: Vec<String> =
                entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn nothing_shows_before_the_commit() {
        let folder = Folder::new("commit");
        fs::write(folder.0.join("a"), "old").expect("a file");
        let mut staged = Staged::new();
        staged.add(&folder.0.join("a"), b"new").expect("staged");
        staged.add(&folder.0.join("b"), b"more").expect("staged");
        assert_eq!(fs::read(folder.0.join("a")).expect("still there"), b"old");
        assert!(!folder.0.join("b").exists());
        staged.commit().expect("committed");
        assert_eq!(folder.names(), ["a", "b"]);
        assert_eq!(fs::read(folder.0.join("a")).expect("replaced"), b"new");
    }

    #[test]
    fn dropping_leaves_nothing() {
        let folder = Folder::new("drop");
        let mut staged = Staged::new();
        staged.add(&folder.0.join("a"), b"new").expect("staged");
        let failed = staged.add_with(&folder.0.join("b"), |_| Err(io::Error::other("no")));
        assert!(failed.is_err());
        drop(staged);
        assert!(folder.names().is_empty());
    }

    #[test]
    fn a_failed_rename_takes_the_others_back() {
        let folder = Folder::new("undo");
        fs::write(folder.0.join("a"), "old").expect("a file");
        let mut staged = Staged::new();
        for name in ["a", "b", "c", "d"] {
            staged.add(&folder.0.join(name), b"new").expect("staged");
        }
        // A folder in the way of the third.
        fs::create_dir(folder.0.join("c")).expect("a folder");
        let error = staged.commit().expect_err("a file cannot replace a folder");
        assert_eq!(error.path, folder.0.join("c"));
        assert_eq!(folder.names(), ["a", "c"]);
        assert_eq!(fs::read(folder.0.join("a")).expect("restored"), b"old");
    }
}
