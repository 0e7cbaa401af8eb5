//! Runs that fail or are killed leave no partial set of files: all images of a run are there, or
//! none that a table names.
//!
//! The input is a module of many kernels, made here by `lapidary as`.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const LAPIDARY: &str = env!("CARGO_BIN_EXE_lapidary");
const KERNELS: usize = 100;

/// A folder of a test's own.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("lapidary-failures-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// An empty folder within.
    fn fresh(&self, name: &str) -> PathBuf {
        let path = self.0.join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).unwrap();
        path
    }

    /// A module of kernels that store a number.
    fn module(&self, number: u32) -> PathBuf {
        let mut text = String::from(
            "OpCapability Addresses\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL\n",
        );
        for kernel in 0..KERNELS {
            writeln!(text, "OpEntryPoint Kernel %k{kernel} \"kernel_{kernel}\"").unwrap();
        }
        text.push_str(
            "%void = OpTypeVoid\n%int = OpTypeInt 32 0\n%ptr = OpTypePointer CrossWorkgroup %int\n\
             %type = OpTypeFunction %void %ptr\n",
        );
        writeln!(text, "%n = OpConstant %int {number}").unwrap();
        for kernel in 0..KERNELS {
            writeln!(
                text,
                "%k{kernel} = OpFunction %void None %type\n%p{kernel} = OpFunctionParameter %ptr\n\
                 %l{kernel} = OpLabel\nOpStore %p{kernel} %n\nOpReturn\nOpFunctionEnd"
            )
            .unwrap();
        }
        let (source, module) = (self.0.join("many.spvasm"), self.0.join(format!("{number}.spv")));
        fs::write(&source, text).unwrap();
        let run = Command::new(LAPIDARY).arg("as").arg(&source).arg("-o").arg(&module).output();
        let run = run.unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        module
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The command that cuts a module into one image for each kernel, to be run in `folder`.
fn post_link(module: &Path, folder: &Path) -> Command {
    let mut command = Command::new(LAPIDARY);
    command.arg("post-link").args(["-split=kernel", "-symbols", "-properties", "-o", "o.table"]);
    command.arg(module).current_dir(folder).stdin(Stdio::null()).stderr(Stdio::piped());
    command
}

type Files = BTreeMap<String, Vec<u8>>;

/// All files of a folder; folders in it count as empty files.
fn files(folder: &Path) -> Files {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| {
            let contents = fs::read(entry.path()).unwrap_or_default();
            (entry.file_name().to_string_lossy().into_owned(), contents)
        })
        .collect()
}

fn complete(module: &Path, folder: &Path) -> Files {
    let run = post_link(module, folder).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let files = files(folder);
    assert_eq!(files.len(), 3 * KERNELS + 1);
    files
}

fn fails(run: Output, says: &str) {
    let message = String::from_utf8_lossy(&run.stderr).into_owned();
    assert_eq!(run.status.code(), Some(1), "{message}");
    assert!(message.starts_with("error: ") && message.contains(says), "{message}");
}

/// Kills runs after ever longer times, and looks at what each left.
fn kill_at_any_time(old: Option<&Path>, name: &str) {
    let folder = Folder::new(name);
    let module = folder.module(7);
    let started = Instant::now();
    let new_set = complete(&module, &folder.fresh("new"));
    let mut whole = started.elapsed();
    let old_set = old.map(|old| complete(old, &folder.fresh("old")));
    let (mut killed, mut named) = (0, 0);
    const TRIES: u32 = 16;
    for round in 0..5 * TRIES {
        let attempt = round % TRIES;
        if attempt == 0 && round > 0 {
            // The first run may have been slow because the machine had something else to do.
            if killed > 2 {
                break;
            }
            whole /= 4;
        }
        let here = folder.fresh("here");
        for (name, contents) in old_set.iter().flatten() {
            fs::write(here.join(name), contents).unwrap();
        }
        let mut run = post_link(&module, &here).spawn().unwrap();
        std::thread::sleep(whole * attempt * 5 / (4 * TRIES) + Duration::from_micros(50));
        run.kill().unwrap();
        killed += u32::from(!run.wait().unwrap().success());
        let left = files(&here);
        let odd: Vec<&String> = left
            .keys()
            .filter(|name| !new_set.contains_key(*name))
            .filter(|name| !(name.starts_with(".o") && name.ends_with(".unfinished")))
            .collect();
        assert!(odd.is_empty(), "a killed run left {odd:?}");
        // A table is that of a whole set.
        if let Some(table) = left.get("o.table") {
            named += 1;
            // Both sets have the same table: the images say which it is.
            let is = |set: &Files| set.iter().all(|(name, file)| left.get(name) == Some(file));
            assert!(table == &new_set["o.table"]);
            assert!(is(&new_set) || old_set.as_ref().is_some_and(is), "attempt {attempt}");
        }
        // What is left is in nobody's way.
        let run = post_link(&module, &here).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let after = files(&here);
        assert!(new_set.iter().all(|(name, file)| after.get(name) == Some(file)));
    }
    assert!(killed > 2, "only {killed} runs were killed, {named} had their table");
}

#[test]
fn killed_in_the_middle() {
    kill_at_any_time(None, "kill");
}

#[test]
fn killed_while_an_older_set_is_replaced() {
    let folder = Folder::new("older");
    kill_at_any_time(Some(&folder.module(8)), "kill-older");
}

#[test]
fn no_room_for_the_last_file() {
    let folder = Folder::new("room");
    let (module, here) = (folder.module(1), folder.fresh("here"));
    // Every image fits the limit (two blocks) and the table does not.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\"", LAPIDARY]);
    let command = post_link(&module, &here);
    limited.args(command.get_args()).current_dir(&here);
    fails(limited.output().unwrap(), "o.table");
    assert_eq!(files(&here), Files::new());
    // An older set stays as it was.
    let before = complete(&folder.module(2), &here);
    fails(limited.output().unwrap(), "o.table");
    assert_eq!(files(&here), before);
}

#[test]
fn the_last_image_cannot_be_put_in_place() {
    let folder = Folder::new("last");
    let (module, here) = (folder.module(1), folder.fresh("here"));
    let last = format!("o_{}.spv", KERNELS - 1);
    fs::create_dir(here.join(&last)).unwrap();
    fails(post_link(&module, &here).output().unwrap(), &last);
    assert_eq!(files(&here), Files::from([(last.clone(), Vec::new())]));
    // The same where an older set is in place but for this image.
    let older = folder.fresh("older");
    complete(&folder.module(2), &older);
    fs::remove_file(older.join(&last)).unwrap();
    fs::create_dir(older.join(&last)).unwrap();
    let before = files(&older);
    fails(post_link(&module, &older).output().unwrap(), &last);
    assert_eq!(files(&older), before);
}

#[test]
fn a_folder_that_cannot_be_written() {
    let folder = Folder::new("folder");
    let (module, here) = (folder.module(1), folder.fresh("here"));
    for out in ["missing", "/proc"] {
        let run = post_link(&module, &here).arg(format!("-out-dir={out}")).output().unwrap();
        fails(run, &format!("{out}/o_"));
        assert_eq!(files(&here), Files::new());
    }
    use std::os::unix::fs::PermissionsExt as _;
    let closed = folder.fresh("closed");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o555)).unwrap();
    // Root may write everywhere.
    if fs::write(closed.join("probe"), "").is_err() {
        fails(post_link(&module, &closed).output().unwrap(), "o_");
        assert_eq!(files(&closed), Files::new());
    }
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o755)).unwrap();
}
