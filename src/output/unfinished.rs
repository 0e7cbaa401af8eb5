//! Files that are not finished yet: their names, who removes them, and what a killed run has left.
//!
//! `.NAME.MACHINE-PROCESS-NUMBER.unfinished` lies in the folder of the file that it is to become, so that a
//! rename stays on its file system. The first time that a process makes one in a folder, it removes those of
//! processes that are no more. Which are no more it knows of its own machine, since the machine was started;
//! others (of another container, or through a network) it leaves alone for a day.

use std::collections::{BTreeMap, HashSet};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

/// What the names end with.
const SUFFIX: &str = ".unfinished";

/// How long files are left alone whose process nobody knows.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A file of this process that is not finished.
#[derive(Debug)]
pub(super) struct Unfinished {
    number: u32,
    path: PathBuf,
}

impl Unfinished {
    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

/// The unfinished files of this process.
pub(super) struct Files {
    /// By number.
    paths: BTreeMap<u32, PathBuf>,
    /// Folders where what others left has been removed.
    looked_into: HashSet<PathBuf>,
}

/// All files there are. Threads that make files in one folder at the same time wait for each other in
/// the system, and use time for it; so they wait here. What they write then goes on beside each other.
static FILES: LazyLock<Mutex<Files>> =
    LazyLock::new(|| Mutex::new(Files { paths: BTreeMap::new(), looked_into: HashSet::new() }));

/// The files, for one thread at a time.
pub(super) fn files() -> MutexGuard<'static, Files> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Files {
    /// A new file in the folder of the target.
    pub(super) fn create(&mut self, target: &Path) -> io::Result<(Unfinished, File)> {
        let folder = target.parent().unwrap_or(Path::new(""));
        if !self.looked_into.contains(folder) {
            remove_left(folder);
            self.looked_into.insert(folder.into());
        }
        loop {
            let (number, path) = name(target);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(file) => {
                    self.paths.insert(number, path.clone());
                    return Ok((Unfinished { number, path }, file));
                }
            }
        }
    }

    /// A file has got its own name.
    pub(super) fn finished(&mut self, file: Unfinished) {
        self.paths.remove(&file.number);
    }

    /// Removes a file that will not be finished. Nothing better can be done about a failure.
    pub(super) fn remove(&mut self, file: Unfinished) {
        let _ = fs::remove_file(&file.path);
        self.finished(file);
    }
}

/// Removes what is unfinished, before the process ends because somebody wants it to. What is being put
/// into place is put there first, if that does not take a second. No file can be made any more.
pub fn abandon() {
    for _ in 0..100 {
        let mut files = match FILES.try_lock() {
            Ok(files) => files,
            Err(TryLockError::Poisoned(error)) => error.into_inner(),
            Err(TryLockError::WouldBlock) => {
                thread::sleep(Duration::from_millis(10));
                continue;
            }
        };
        for path in std::mem::take(&mut files.paths).into_values() {
            let _ = fs::remove_file(path);
        }
        std::mem::forget(files);
        return;
    }
}

/// A name in the folder of the target that this process has not used before, and its number.
pub(super) fn name(target: &Path) -> (u32, PathBuf) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    static PROCESS: LazyLock<String> =
        LazyLock::new(|| format!("{:08x}-{}", *MACHINE, process::id()));
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or_default());
    name.push(format!(".{}-{number}{SUFFIX}", *PROCESS));
    (number, target.with_file_name(name))
}

/// A number for the machine since it was started, and the numbering of processes in it; 0 where the
/// system tells neither.
static MACHINE: LazyLock<u32> = LazyLock::new(|| {
    let boot = fs::read("/proc/sys/kernel/random/boot_id").ok();
    let numbering = fs::read_link("/proc/self/ns/pid").ok();
    let Some(known) = boot.zip(numbering) else { return 0 };
    // The hasher has no key of this process.
    let mut hasher = DefaultHasher::new();
    known.hash(&mut hasher);
    hasher.finish() as u32 | 1
});

/// Removes what processes have left in a folder that are no more. Nobody is told of failures.
fn remove_left(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some((machine, process)) = name.to_str().and_then(owner) else { continue };
        let Ok(found) = entry.metadata() else { continue };
        let is_old = || {
            let age = found.modified().ok().and_then(|time| time.elapsed().ok());
            age.is_some_and(|age| age > A_DAY)
        };
        let is_left = match machine == *MACHINE && machine != 0 {
            true => is_over(process),
            false => is_old(),
        };
        if found.is_file() && is_left {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a process of this machine is no more, or waits for somebody to ask how it ended.
fn is_over(process: u32) -> bool {
    match fs::read_to_string(format!("/proc/{process}/status")) {
        Ok(status) => status.lines().any(|line| line.starts_with("State:\tZ")),
        // Where those of others are hidden, the first one is, too.
        Err(error) => error.kind() == io::ErrorKind::NotFound && Path::new("/proc/1").exists(),
    }
}

/// The machine and the process that a name of an unfinished file tells; nothing for all other names.
fn owner(name: &str) -> Option<(u32, u32)> {
    let (rest, place) = name.strip_prefix('.')?.strip_suffix(SUFFIX)?.rsplit_once('.')?;
    let mut parts = place.split('-');
    let (machine, process, number) = (parts.next()?, parts.next()?, parts.next()?);
    let is_whole = !rest.is_empty() && machine.len() == 8 && parts.next().is_none();
    let parsed = (u32::from_str_radix(machine, 16).ok()?, process.parse().ok()?);
    (is_whole && number.parse::<u32>().is_ok()).then_some(parsed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_their_owner_and_nothing_else_does() {
        let (_, path) = name(Path::new("folder/a.spv"));
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        assert!(name.starts_with(".a.spv.") && path.starts_with("folder"), "{name}");
        assert_eq!(owner(name), Some((*MACHINE, process::id())));
        for foreign in [
            "a.spv",
            ".a.spv.unfinished",
            ".a.0000000g-1-2.unfinished",
            ".a.00000001-1.unfinished",
            ".a.00000001-1-2-3.unfinished",
            ".a.00000001-x-2.unfinished",
            "a.00000001-1-2.unfinished",
            ".00000001-1-2.unfinished",
            ".a.00000001-1-2.tmp",
        ] {
            assert_eq!(owner(foreign), None, "{foreign}");
        }
    }

    /// Where the system tells which processes there are, what others left goes; and nothing else does.
    #[test]
    fn what_is_left_goes_and_what_is_foreign_stays() {
        let folder = std::env::temp_dir().join(format!("lapidary-left-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let machine = *MACHINE;
        let own = process::id();
        let left = format!(".a.{machine:08x}-4294967294-0.unfinished");
        let running = format!(".a.{machine:08x}-{own}-4294967295.unfinished");
        let elsewhere = format!(".a.{:08x}-4294967294-0.unfinished", machine ^ 2);
        let foreign = ".a.tmp".to_owned();
        let all = [&left, &running, &elsewhere, &foreign];
        all.iter().for_each(|name| fs::write(folder.join(name), "x").expect("a file"));
        let (file, _) = files().create(&folder.join("b")).expect("a file");
        files().remove(file);
        let stays = |name: &String| folder.join(name).exists();
        assert!(stays(&running) && stays(&elsewhere) && stays(&foreign));
        assert_eq!(stays(&left), machine == 0);
        let _ = fs::remove_dir_all(&folder);
    }
}
