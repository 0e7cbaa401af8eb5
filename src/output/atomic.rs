//! Files that appear all together or not at all.
//!
//! Each file is first written beside its target, under a name of its own. When all of them are
//! there, [`Staged::commit`] renames them into place. A run that fails before that leaves nothing
//! behind, and a rename that fails takes the earlier ones back.
//!
//! The last file that was added is the one that names the others: an older one is moved away before
//! anything else, and the new one comes into place after all others. So a run that is killed leaves
//! either all of its files, or none that is named; beside these at most files whose names say that they are
//! [`unfinished`], which the next run in that folder removes. Who is told to end calls
//! [`unfinished::abandon`] first, and leaves not even these.
//!
//! No two files of a run have one name: neither would be what was asked for.
//!
//! A small file that does not exist yet costs five system calls: look, create, write, close, rename.
//!
//! A target that exists and is no ordinary file (a terminal, a pipe, `/dev/null`) is written to
//! instead of replaced, and so is standard output (`-`).

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Cursor, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::unfinished::{self, Unfinished};

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
    /// Written to `written`, to be renamed to `target`, where something was or was not.
    Beside { written: Unfinished, target: PathBuf, replaces: bool },
    /// To be written to as it is.
    Special { contents: Vec<u8> },
}

/// Where contents go until the commit.
enum Sink<'a> {
    /// A file with a temporary name.
    File(&'a File),
    /// What waits for a special file.
    Memory(&'a mut Vec<u8>),
}

/// A file that is written in pieces of at most [`PIECE`] bytes.
struct Pieces<'a>(&'a File);

/// Some file systems (ext4) take memory for their cache in blocks as large as what is written at once.
/// In a virtual machine that gives free memory back to its host, in blocks of 128 KB and more, large
/// ones must be fetched again: images of 200 KB written at once cost six times as much CPU time as in
/// pieces (540 of them, after some seconds: 0.20 against 0.03 s). Elsewhere it makes no difference.
const PIECE: usize = 64 << 10;

impl Write for Pieces<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(&bytes[..bytes.len().min(PIECE)])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Seek for Pieces<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}

/// What the contents of a file are written to, in any order.
pub trait Contents: Write + Seek + Send {}

impl<T: Write + Seek + Send> Contents for T {}

impl Staged {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file with these contents.
    pub fn add(&mut self, path: &Path, contents: &[u8]) -> Result<(), WriteError> {
        self.stage(path, |sink| match sink {
            Sink::File(file) => Pieces(file).write_all(contents),
            Sink::Memory(memory) => memory.write_all(contents),
        })
    }

    /// Adds a file whose contents `write` writes. If it fails, the file is not added.
    pub fn add_with(
        &mut self,
        path: &Path,
        write: impl FnOnce(&mut dyn Contents) -> io::Result<()>,
    ) -> Result<(), WriteError> {
        self.stage(path, |sink| match sink {
            Sink::File(file) => {
                let mut writer = BufWriter::new(Pieces(file));
                write(&mut writer).and_then(|()| writer.flush())
            }
            Sink::Memory(memory) => write(&mut Cursor::new(memory)),
        })
    }

    fn stage(
        &mut self,
        path: &Path,
        write: impl FnOnce(Sink<'_>) -> io::Result<()>,
    ) -> Result<(), WriteError> {
        let place = stage(path, write).map_err(|error| WriteError { path: path.into(), error })?;
        self.files.push(StagedFile { path: path.into(), place });
        Ok(())
    }

    /// Adds what another one holds, behind what is there.
    pub fn append(&mut self, mut other: Staged) {
        self.files.append(&mut other.files);
    }

    /// Puts all files into place.
    pub fn commit(mut self) -> Result<(), WriteError> {
        self.refuse_equal_names()?;
        // Who is told to end meanwhile does so when all files are in place.
        let mut files = unfinished::files();
        let single = self.files.len() == 1;
        let mut done = Renamed::default();
        // Special files last: what has gone there cannot be taken back.
        let (beside, special): (Vec<StagedFile>, Vec<StagedFile>) = std::mem::take(&mut self.files)
            .into_iter()
            .partition(|file| matches!(file.place, Place::Beside { .. }));
        let mut failure = None;
        if !single
            && let Some(StagedFile { path, place: Place::Beside { target, replaces: true, .. } }) =
                beside.last()
            && let Err(error) = done.move_away(target)
        {
            failure = Some(WriteError { path: path.clone(), error });
        }
        let mut beside = beside.into_iter();
        while failure.is_none()
            && let Some(StagedFile { path, place }) = beside.next()
        {
            let Place::Beside { written, target, replaces } = place else { continue };
            let keep = replaces && !single;
            match done.rename(written.path(), target, keep) {
                Ok(()) => files.finished(written),
                // The failure that counts is the first.
                Err(error) => {
                    files.remove(written);
                    failure = Some(WriteError { path, error });
                }
            }
        }
        let mut special = special.iter();
        while failure.is_none()
            && let Some(StagedFile { path, place: Place::Special { contents } }) = special.next()
        {
            if let Err(error) = write_special(path, contents) {
                failure = Some(WriteError { path: path.clone(), error });
            }
        }
        // What is left is removed when `self` is dropped.
        self.files = beside.collect();
        if failure.is_some() {
            done.undo();
        } else {
            done.finish();
        }
        failure.map_or(Ok(()), Err)
    }

    /// Two files of one name: one of them would be lost.
    fn refuse_equal_names(&self) -> Result<(), WriteError> {
        // Folders by number: the same one may be written in several ways.
        let mut numbers: HashMap<PathBuf, usize> = HashMap::new();
        let mut folders: HashMap<&Path, usize> = HashMap::new();
        let mut names = HashSet::with_capacity(self.files.len());
        for StagedFile { path, place } in &self.files {
            let Place::Beside { target, .. } = place else { continue };
            let folder = target.parent().unwrap_or(Path::new(""));
            let folder = *folders.entry(folder).or_insert_with(|| {
                let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
                let next = numbers.len();
                *numbers
                    .entry(fs::canonicalize(here).unwrap_or_else(|_| folder.into()))
                    .or_insert(next)
            });
            if !names.insert((folder, target.file_name())) {
                let error = io::Error::other("two outputs have this name");
                return Err(WriteError { path: path.clone(), error });
            }
        }
        Ok(())
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if self.files.is_empty() {
            return;
        }
        let mut files = unfinished::files();
        for file in self.files.drain(..) {
            if let Place::Beside { written, .. } = file.place {
                files.remove(written);
            }
        }
    }
}

/// What has been done to the folder, in order.
#[derive(Default)]
struct Renamed(Vec<Step>);

enum Step {
    /// What was there is now under another name.
    Away { target: PathBuf, saved: PathBuf },
    /// The new file is in place.
    Placed { target: PathBuf },
}

impl Renamed {
    /// Moves what is there away, if it is still there.
    fn move_away(&mut self, target: &Path) -> io::Result<()> {
        if target.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let saved = unfinished::name(target).1;
        match fs::rename(target, &saved) {
            Ok(()) => self.0.push(Step::Away { target: target.into(), saved }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Renames a written file into place. With `keep`, what is there is kept under another name.
    fn rename(&mut self, written: &Path, target: PathBuf, keep: bool) -> io::Result<()> {
        if keep {
            self.move_away(&target)?;
        }
        fs::rename(written, &target)?;
        self.0.push(Step::Placed { target });
        Ok(())
    }

    /// Takes all back. Nothing better can be done about a failure here.
    fn undo(self) {
        for step in self.0.into_iter().rev() {
            let _ = match step {
                Step::Away { target, saved } => fs::rename(saved, target),
                Step::Placed { target } => fs::remove_file(target),
            };
        }
    }

    /// Removes what was replaced.
    fn finish(self) {
        for step in self.0 {
            if let Step::Away { saved, .. } = step {
                let _ = fs::remove_file(saved);
            }
        }
    }
}

fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

/// Writes a file beside its target, or for a special one keeps the contents in memory.
fn stage(path: &Path, write: impl FnOnce(Sink<'_>) -> io::Result<()>) -> io::Result<Place> {
    // The link itself, if it is one: most targets do not exist, and then this says all.
    let existing = if is_stdout(path) { None } else { fs::symlink_metadata(path).ok() };
    let is_link = existing.as_ref().is_some_and(fs::Metadata::is_symlink);
    let existing = if is_link { fs::metadata(path).ok() } else { existing };
    if is_stdout(path) || existing.as_ref().is_some_and(|found| !found.is_file()) {
        let mut contents = Vec::new();
        write(Sink::Memory(&mut contents))?;
        return Ok(Place::Special { contents });
    }
    // A link keeps pointing to the file that is replaced.
    let target = match is_link {
        true => fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf()),
        false => path.to_path_buf(),
    };
    let (written, file) = unfinished::files().create(&target)?;
    let outcome = write(Sink::File(&file)).and_then(|()| match &existing {
        Some(found) => file.set_permissions(found.permissions()),
        None => Ok(()),
    });
    if let Err(error) = outcome {
        unfinished::files().remove(written);
        return Err(error);
    }
    Ok(Place::Beside { written, target, replaces: existing.is_some() })
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
    use std::process;

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
    fn large_files_are_whole() {
        let folder = Folder::new("pieces");
        let contents: Vec<u8> = (0..3 * PIECE + 5).map(|at| (at / 7) as u8).collect();
        let mut staged = Staged::new();
        staged.add(&folder.0.join("a"), &contents).expect("staged");
        staged.add_with(&folder.0.join("b"), |out| out.write_all(&contents)).expect("staged");
        staged.commit().expect("committed");
        for name in ["a", "b"] {
            assert!(fs::read(folder.0.join(name)).expect("written") == contents);
        }
    }

    #[test]
    fn two_files_of_one_name_are_refused() {
        let folder = Folder::new("twice");
        let mut staged = Staged::new();
        staged.add(&folder.0.join("a"), b"one").expect("staged");
        staged.add(&folder.0.join("b"), b"other").expect("staged");
        staged.add(&folder.0.join(".").join("a"), b"two").expect("staged");
        let error = staged.commit().expect_err("one would be lost");
        assert!(error.to_string().contains("two outputs"), "{error}");
        assert!(folder.names().is_empty());
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
