//! Names that strangers chose: what a file cannot say is refused with the name before anything is
//! written, and what a person reads does not end the line or fill the memory.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

#[path = "support/bitstream.rs"]
mod bitstream;

use bitstream::Writer;

/// A module of empty kernels with these names.
fn kernels(names: &[&str]) -> Vec<u8> {
    let mut w = Writer::new();
    w.enter(8); // MODULE_BLOCK
    w.record(1, &[2]); // VERSION
    w.text(2, "spir64-unknown-unknown"); // TRIPLE
    w.enter(17); // TYPE_BLOCK_NEW
    w.record(1, &[2]); // NUMENTRY
    w.record(2, &[]); // 0: void
    w.record(21, &[0, 0]); // 1: void ()
    w.exit();
    let mut at = 0;
    for name in names {
        let length = name.len() as u64;
        // FUNCTION: name, type, calling convention spir_kernel, a body, external.
        w.record(8, &[at, length, 1, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        at += length;
    }
    for _ in names {
        w.enter(12); // FUNCTION_BLOCK
        w.record(1, &[1]); // DECLAREBLOCKS
        w.record(10, &[]); // RET
        w.exit();
    }
    w.exit();
    w.names(names.concat().as_bytes());
    w.bytes
}

/// A folder of a test's own, with a module in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, module: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("lapidary-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        fs::write(path.join("in.bc"), module).unwrap();
        Self(path)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let program = Path::new(env!("CARGO_BIN_EXE_lapidary"));
        Command::new(program).args(arguments).current_dir(&self.0).output().unwrap()
    }

    /// The files but the input.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name != "in.bc").collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const POST_LINK: &[&str] = &[
    "post-link",
    "in.bc",
    "-split=kernel",
    "-symbols",
    "-properties",
    "-emit-kernel-names",
    "-o",
    "o.table",
];

#[test]
fn what_a_file_cannot_say_is_refused_and_nothing_is_written() {
    for (name, shown) in [
        ("evil\n[SYCL/device requirements]\naspects=2|gA", "evil\\n[SYCL"),
        ("eq=1|7", "eq=1|7"),
        ("[section]", "[section]"),
        ("return\r", "return\\r"),
        ("nul\0byte", "NUL"),
    ] {
        let folder = Folder::new("fields", &kernels(&["plain", name]));
        let run = folder.run(POST_LINK);
        let text = String::from_utf8_lossy(&run.stderr);
        assert_eq!(run.status.code(), Some(1), "{name:?}: {text}");
        assert!(text.contains(shown), "{name:?}: {text}");
        assert_eq!(folder.files(), [""; 0], "{name:?}");
    }
    let folder = Folder::new("speakable", &kernels(&["plain", "_ZTS4kern", "a|b@c"]));
    let run = folder.run(POST_LINK);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(folder.files().len(), 10);
}

#[test]
fn equal_names_are_refused() {
    for names in [["same", "other", "same"], ["a", "b", "a\0"]] {
        let folder = Folder::new("equal", &kernels(&names));
        for arguments in [&["translate", "in.bc", "-o", "out.spv"][..], POST_LINK] {
            let run = folder.run(arguments);
            let text = String::from_utf8_lossy(&run.stderr);
            assert_eq!(run.status.code(), Some(1), "{names:?}: {text}");
            assert!(text.contains("'same'") || text.contains("NUL"), "{names:?}: {text}");
            assert_eq!(folder.files(), [""; 0], "{names:?}");
        }
    }
}

#[test]
fn a_name_stays_on_its_line() {
    let folder = Folder::new("lines", &kernels(&["one\ntwo\tthree", "plain"]));
    for command in ["aspects", "inspect"] {
        let run = folder.run(&[command, "in.bc"]);
        let text = String::from_utf8_lossy(&run.stdout);
        assert!(!text.contains("one\ntwo"), "{command}: {text}");
    }
}

#[test]
fn a_table_does_not_take_the_place_of_an_image() {
    let folder = Folder::new("places", &kernels(&["k"]));
    let run = folder.run(&["post-link", "in.bc", "-o", "o.table", "-o", "x86_64,./o_0.spv"]);
    let text = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.code() != Some(0) && text.contains("o_0.spv"), "{text}");
    assert_eq!(folder.files(), [""; 0]);
}

/// A name in which each template argument is twice all that was before.
#[test]
fn a_name_that_would_fill_the_memory_is_shown_as_it_is() {
    let digit = |at: u32| char::from_digit(at, 36).unwrap().to_ascii_uppercase();
    let mut name = String::from("_Z1f1AIiE");
    for last in (0..30).map(digit) {
        name.push_str(&format!("S_IS{last}_S{last}_E"));
    }
    let folder = Folder::new("doubling", &kernels(&[&name]));
    for command in ["aspects", "inspect"] {
        let run = folder.run(&[command, "in.bc"]);
        assert!(run.status.success());
        assert!(run.stdout.len() < 100_000, "{command}: {} bytes", run.stdout.len());
    }
}
