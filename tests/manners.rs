//! How the program behaves where it is used: on a terminal, at a pipe that nobody reads, and in a
//! shell that completes its command line.
//!
//! The terminal is that of util-linux's `script`, the shell is bash; where one of them is missing, its
//! test says so and does nothing.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

const LAPIDARY: &str = env!("CARGO_BIN_EXE_lapidary");

fn is_there(program: &str) -> bool {
    let there = Command::new(program).arg("--version").stdout(Stdio::null()).status().is_ok();
    if !there {
        eprintln!("skipped: there is no {program}");
    }
    there
}

/// A fresh folder that sees the corpus.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manners").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    std::os::unix::fs::symlink(corpus, path.join("corpus")).unwrap();
    path
}

/// Runs a command line whose standard output and error are a terminal. Returns what that shows, with
/// escape characters as `ESC`, and the exit code.
fn on_terminal(folder: &Path, line: &str, variables: &[(&str, &str)]) -> (String, i32) {
    let line = line.replace("lapidary", LAPIDARY);
    let run = Command::new("script")
        .args(["-q", "-e", "-c", &line, "/dev/null"])
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .env("TERM", "xterm")
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&run.stdout).replace("\r\n", "\n").replace('\x1b', "ESC");
    (text, run.status.code().unwrap())
}

#[test]
fn a_terminal_gets_colours_and_no_modules() {
    if !is_there("script") {
        return;
    }
    let folder = folder("terminal");
    let run = |line: &str, variables: &[(&str, &str)]| on_terminal(&folder, line, variables);

    // A module would be taken for commands of the terminal.
    for line in [
        "lapidary slice corpus/spv/arith.spv",
        "lapidary translate corpus/bc/arith/22-O2.bc -o -",
        "lapidary as corpus/spirv/bad/enumerant.spvasm -o -",
    ] {
        let (text, code) = run(line, &[]);
        assert_eq!(code, 2, "{line}");
        assert_eq!(
            text,
            "ESC[1;31merror:ESC[0m SPIR-V is not written to a terminal: name a file with '-o FILE', or \
             see it as text with '| lapidary dis'\n",
            "{line}"
        );
    }
    let (text, code) = run("lapidary slice corpus/spv/arith.spv | lapidary dis | head -n 1", &[]);
    assert_eq!((code, text.as_str()), (0, "; SPIR-V\n"));

    // Where files went is said, but not by the name of a tool that does not say it.
    let (text, _) = run("lapidary translate corpus/bc/arith/22-O2.bc -o a.spv", &[]);
    assert_eq!(text, "wrote a.spv\n");
    let (text, _) = run("lapidary translate -q corpus/bc/arith/22-O2.bc -o a.spv", &[]);
    assert_eq!(text, "");
    std::os::unix::fs::symlink(LAPIDARY, folder.join("llvm-spirv")).unwrap();
    let (text, code) = run("./llvm-spirv corpus/bc/arith/22-O2.bc -o a.spv", &[]);
    assert_eq!((code, text.as_str()), (0, ""));

    // Colours, unless somebody does not want them.
    let line = "lapidary dis --no-header --no-indent corpus/spv/arith.spv | cat; lapidary nothing";
    let (text, code) = run(line, &[]);
    assert_eq!(code, 2);
    assert!(text.starts_with("OpCapability") && text.contains("ESC[1;31merror:ESC[0m"), "{text}");
    let line = "lapidary dis --no-header corpus/spv/arith.spv";
    assert!(run(line, &[]).0.contains("ESC[34m%"));
    let plain = [("NO_COLOR", "1"), ("TERM", "dumb")];
    for variable in plain {
        assert!(!run(line, &[variable]).0.contains("ESC"), "{variable:?}");
    }
    assert!(run("lapidary --help", &[]).0.contains("ESC[1;4mUsage:ESC[0m"));

    // What a name says to the terminal is shown, and not done.
    let text = "OpCapability Kernel\nOpMemoryModel Physical64 OpenCL\nOpExtension \"\x1b[5mx\"\n";
    fs::write(folder.join("evil.spvasm"), text).unwrap();
    let line = "lapidary as -q evil.spvasm -o evil.spv; lapidary dis --no-color evil.spv";
    let (text, code) = run(line, &[]);
    assert_eq!(code, 0);
    assert!(text.contains("OpExtension \"\\x1b[5mx\"") && !text.contains("ESC"), "{text}");
    // Elsewhere the text is that of the module, byte for byte.
    let run = Command::new(LAPIDARY).args(["dis", "evil.spv"]).current_dir(&folder).output();
    assert!(String::from_utf8(run.unwrap().stdout).unwrap().contains("OpExtension \"\x1b[5mx\""));
}

#[test]
fn tables_fit_the_terminal() {
    if !is_there("script") {
        return;
    }
    let folder = folder("tables");
    let ask = |columns: usize, line: &str| {
        on_terminal(&folder, &format!("stty cols {columns} rows 24; {line}"), &[("NO_COLOR", "1")])
            .0
    };
    let line = "lapidary size -d function corpus/spv/sycl_helpers.spv";
    let widest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap();
    for columns in [60, 80, 120] {
        let text = ask(columns, line);
        assert!(text.contains("FUNCTION") && widest(&text) <= columns, "{columns}: {text}");
    }
    assert!(widest(&ask(60, &format!("{line} --width=0"))) > 120);
    // A pipe gets all of it, and no colours.
    assert!(widest(&ask(60, &format!("{line} | cat"))) > 120);
    let (text, _) = on_terminal(&folder, "lapidary ls corpus/spv/sycl_vadd.spv", &[]);
    assert!(text.contains("ESC[1mIMAGE"), "{text}");
}

/// A reader that goes away is no reason for a message, nor is a standard error that takes nothing.
#[test]
fn nobody_reads() {
    for arguments in [&["--help"][..], &["translate", "-help"], &["dis", "corpus/spv/arith.spv"]] {
        let mut child = Command::new(LAPIDARY)
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdout(closed_pipe())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(1), "{arguments:?}");
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let status = Command::new(LAPIDARY).arg("--nothing").stderr(full).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

/// The end of a pipe whose other end is closed.
///
/// A program that another test starts meanwhile holds a copy of the other end until it is executed,
/// so this writes until nobody is there to read.
fn closed_pipe() -> Stdio {
    let (reader, mut writer) = io::pipe().unwrap();
    drop(reader);
    while writer.write(b"x").is_ok() {
        thread::sleep(Duration::from_millis(1));
    }
    writer.into()
}

#[test]
fn bash_completes() {
    if !is_there("bash") {
        return;
    }
    let folder = folder("bash");
    fs::write(folder.join("a.spv"), "").unwrap();
    fs::create_dir(folder.join("images")).unwrap();
    let script = Command::new(LAPIDARY).args(["completions", "bash"]).output().unwrap();
    fs::write(folder.join("completions"), script.stdout).unwrap();
    for (line, expected) in [
        ("lapidary ins", "inspect"),
        ("lapidary explain ", "aspects split"),
        ("lapidary -q explain split --spl", "--split"),
        ("lapidary post-link --split=k", "kernel"),
        ("lapidary post-link -split s", "source"),
        ("lapidary dis --color=", "auto always never"),
        // Its value stands behind '=' only.
        ("lapidary dis --color a", "a.spv"),
        ("lapidary dis --raw", "--raw-id"),
        ("lapidary inspect --raw", ""),
        ("lapidary inspect a", "a.spv"),
        ("lapidary post-link --out-dir ", "corpus images"),
        ("lapidary completions ", "bash zsh fish powershell"),
        ("lapidary as --target-env spv1.", "spv1.0 spv1.1 spv1.2 spv1.3 spv1.4 spv1.5 spv1.6"),
    ] {
        // Without its own settings, and as strict as it can be.
        let run = Command::new("bash")
            .args(["--norc", "-euc"])
            .arg(
                "source ./completions; COMP_LINE=$1 COMP_POINT=${#1}; _lapidary; \
                 echo \"${COMPREPLY[*]-}\"; complete -p lapidary >&2",
            )
            .args(["bash", line])
            .current_dir(&folder)
            .output()
            .unwrap();
        let found = String::from_utf8_lossy(&run.stdout);
        let mut found: Vec<&str> = found.split_whitespace().collect();
        let mut expected: Vec<&str> = expected.split_whitespace().collect();
        found.sort_unstable();
        expected.sort_unstable();
        let message = String::from_utf8_lossy(&run.stderr);
        assert_eq!(found, expected, "{line}: {message}");
        assert!(message.contains("-F _lapidary lapidary"), "{message}");
    }
}
