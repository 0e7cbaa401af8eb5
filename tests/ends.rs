//! How runs end that somebody ends from outside: what they leave, and what becomes of that.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::thread::sleep;
use std::time::Duration;

#[path = "support/bitstream.rs"]
mod bitstream;
#[path = "support/families.rs"]
#[allow(dead_code, reason = "one of the families is enough here")]
mod families;

/// A folder of a test's own, with a module of which the text is long.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("lapidary-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        fs::write(path.join("long.bc"), families::doubling(22)).unwrap();
        fs::write(path.join("short.bc"), families::doubling(2)).unwrap();
        Self(path)
    }

    fn dis(&self, input: &str) -> Command {
        let mut command = Command::new(Path::new(env!("CARGO_BIN_EXE_lapidary")));
        command.args(["dis", "--limit=0", input, "-o", "out.ll"]).current_dir(&self.0);
        command
    }

    /// The files but the inputs.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| !name.ends_with(".bc")).collect()
    }

    /// Ends a run with a signal while it writes.
    fn end(&self, signal: &str, number: i32) -> ExitStatus {
        let mut run = self.dis("long.bc").spawn().unwrap();
        while self.files().is_empty() {
            assert!(run.try_wait().unwrap().is_none(), "the run is over before it was ended");
            sleep(Duration::from_millis(1));
        }
        while !takes(run.id(), number) {
            assert!(run.try_wait().unwrap().is_none(), "the run is over before it was ended");
            sleep(Duration::from_millis(1));
        }
        let id = run.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        run.wait().unwrap()
    }
}

/// Whether a signal is in one of the masks of a process; `None` where nobody tells.
fn is_in(process: &str, mask: &str, signal: i32) -> Option<bool> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let mask = status.lines().find_map(|line| line.strip_prefix(mask)).unwrap();
    Some(u64::from_str_radix(mask.trim(), 16).unwrap() >> (signal - 1) & 1 == 1)
}

/// Whether a process has asked for a signal; where nobody tells, it has had the time.
fn takes(process: u32, signal: i32) -> bool {
    is_in(&process.to_string(), "SigCgt:", signal).unwrap_or_else(|| {
        sleep(Duration::from_millis(100));
        true
    })
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn who_is_told_to_end_leaves_nothing() {
    let folder = Folder::new("told");
    for (signal, number) in [("-TERM", 15), ("-INT", 2)] {
        // A shell has what it starts in the background ignore SIGINT, and so have these runs then.
        if is_in("self", "SigIgn:", number) == Some(true) {
            continue;
        }
        assert_eq!(folder.end(signal, number).signal(), Some(number));
        assert_eq!(folder.files(), [""; 0], "{signal}");
    }
}

#[test]
fn what_a_killed_run_leaves_says_so_and_the_next_one_removes_it() {
    let folder = Folder::new("killed");
    fs::write(folder.0.join(".out.ll.tmp"), "foreign").unwrap();
    let mut run = folder.dis("long.bc").spawn().unwrap();
    let left = loop {
        assert!(run.try_wait().unwrap().is_none(), "the run is over before it was killed");
        if let Some(name) = folder.files().into_iter().find(|name| name.ends_with(".unfinished")) {
            break name;
        }
        sleep(Duration::from_millis(1));
    };
    run.kill().unwrap();
    run.wait().unwrap();
    assert!(left.starts_with(".out.ll."), "{left}");
    assert!(folder.0.join(&left).exists());
    assert!(folder.dis("short.bc").status().unwrap().success());
    let mut files = folder.files();
    files.sort();
    // Without /proc nobody knows that the process is no more.
    if Path::new("/proc/self/ns/pid").exists() {
        assert_eq!(files, [".out.ll.tmp", "out.ll"]);
    }
}
