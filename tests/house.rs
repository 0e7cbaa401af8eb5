//! Rules of the house that a machine can check: every module says what it is for, the documents name
//! commands and files that exist, the corpus and its manifest agree, every check of CI is a step.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lapidary_spirv::grammar::Extension;
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of the repository's own folders, with paths relative to the root.
fn files(extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["src", "bitcode", "spirv", "xtask", "tests", "benches", "corpus", "fuzz", ".ci"]
            .map(|folder| root().join(folder))
            .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository").flatten() {
            let path = entry.path();
            let name = entry.file_name();
            if path.is_dir() && name != "target" && name != "artifacts" && name != "__pycache__" {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path.strip_prefix(root()).expect("below the root").to_path_buf());
            }
        }
    }
    found.extend(
        fs::read_dir(root())
            .expect("the root")
            .flatten()
            .map(|entry| PathBuf::from(entry.file_name()))
            .filter(|path| path.extension().is_some_and(|e| e == extension)),
    );
    found.sort();
    found
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Fails with all the complaints at once.
fn report(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn every_module_says_what_it_is_for() {
    let sources = files("rs");
    assert!(sources.len() > 20, "the walk over the repository finds too little");
    report(
        sources
            .iter()
            .filter(|path| {
                !path.starts_with("corpus")
                    && !path.components().any(|c| c.as_os_str() == "generated")
            })
            .filter(|path| {
                let text = read(path);
                // The README of a crate is its documentation.
                !text.starts_with("//! ") && !text.starts_with("#![doc = include_str!(")
            })
            .map(|path| format!("{} does not start with a `//!` paragraph", path.display()))
            .collect(),
    );
}

/// Modules grow until nobody knows where in them a change goes.
#[test]
fn no_module_is_a_giant() {
    const LIMIT: usize = 1_000;
    report(
        files("rs")
            .iter()
            .filter(|path| !path.components().any(|c| c.as_os_str() == "generated"))
            .map(|path| (path, read(path).lines().count()))
            .filter(|&(_, lines)| lines > LIMIT)
            .map(|(path, lines)| format!("{} has {lines} lines", path.display()))
            .collect(),
    );
}

/// `print!` and its like end the program if nobody reads; what prints is `src/cli/console.rs`, which
/// looks at every write.
#[test]
fn nothing_is_printed_unchecked() {
    let prints = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        code.contains("print!(") || code.contains("println!(")
    };
    let sources = files("rs");
    let ours = ["src", "bitcode/src", "spirv/src"];
    let sources = sources.iter().filter(|path| ours.iter().any(|folder| path.starts_with(folder)));
    report(
        sources
            .filter(|path| read(path).lines().any(prints))
            .map(|path| format!("{} prints", path.display()))
            .collect(),
    );
}

/// A constant with a limit, `const MOST_PARTS: usize = 1 << 16;`, as name and value.
fn limit(line: &str) -> Option<(&str, &str)> {
    let (_, rest) = line.split("//").next()?.split_once("const ")?;
    let (name, rest) = rest.split_once(": ")?;
    let (ty, value) = rest.split_once(" = ")?;
    let words = ["MOST", "MAX", "DEEPEST", "DEPTH", "LEAST", "TIMES", "GROWTH", "KEPT", "LONGEST"];
    let is_limit = name.split('_').next().is_some_and(|first| words.contains(&first));
    let is_number = matches!(ty, "u8" | "u32" | "u64" | "usize");
    (is_limit && is_number).then_some((name, value.trim_end().strip_suffix(';')?))
}

/// What is read has limits, and all of them are in one table.
#[test]
fn every_limit_is_in_the_table_of_limits() {
    let mut listed: BTreeSet<[String; 3]> = BTreeSet::new();
    let architecture = read("ARCHITECTURE.md");
    let table = architecture.split("\n## ").find(|it| it.starts_with("Limits"));
    for row in table.expect("a section").lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        listed.insert([cells[1], cells[2], cells[3]].map(str::to_owned));
    }
    let mut complaints = Vec::new();
    for path in files("rs") {
        let ours = ["src", "bitcode/src", "spirv/src"];
        if ours.iter().any(|folder| path.starts_with(folder)) && !path.ends_with("tests.rs") {
            for (name, value) in read(&path).lines().filter_map(limit) {
                let row = [&path.display().to_string(), name, value].map(str::to_owned);
                if !listed.remove(&row) {
                    complaints.push(format!("the table has no row {}", row.join(" | ")));
                }
            }
        }
    }
    complaints.extend(listed.iter().map(|row| format!("nothing is {}", row.join(" | "))));
    report(complaints);
}

/// `[text](target)` in a document names a file, or a heading of the same document.
#[test]
fn links_in_documents_resolve() {
    let documents = files("md");
    assert!(documents.iter().any(|path| path == Path::new("README.md")));
    let mut complaints = Vec::new();
    for document in &documents {
        let text = read(document);
        for (at, _) in text.match_indices("](") {
            let rest = &text[at + 2..];
            let Some(target) = rest.split(')').next().filter(|t| !t.contains("://")) else {
                continue;
            };
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let folder = root().join(document).parent().expect("a file").to_path_buf();
            let path = if file.is_empty() { root().join(document) } else { folder.join(file) };
            if !path.exists() {
                complaints.push(format!("{}: no {target}", document.display()));
            } else if !anchor.is_empty() {
                let linked = fs::read_to_string(&path).unwrap_or_default();
                let found =
                    linked.lines().filter(|l| l.starts_with('#')).any(|l| slug(l) == anchor);
                if !found {
                    complaints.push(format!("{}: no heading for {target}", document.display()));
                }
            }
        }
    }
    report(complaints);
}

/// The anchor of a heading, as the usual renderers make it.
fn slug(heading: &str) -> String {
    heading
        .trim_start_matches('#')
        .trim()
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c.to_ascii_lowercase()),
            _ => None,
        })
        .collect()
}

/// Indented or fenced lines of a document that call the program.
fn commands(document: &str) -> Vec<String> {
    read(document)
        .lines()
        .filter_map(|line| {
            let line = line.trim_start().trim_start_matches("$ ");
            let rest = line
                .strip_prefix("cargo run --release -- ")
                .or_else(|| line.strip_prefix("lapidary "))?;
            Some(rest.split(" #").next().unwrap_or(rest).trim().to_string())
        })
        .collect()
}

/// What the README shows is run, in a scratch folder that sees the corpus.
#[test]
fn commands_of_the_readme_work() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    let _ = fs::remove_dir_all(&scratch);
    fs::create_dir_all(&scratch).expect("a scratch folder");
    std::os::unix::fs::symlink(root().join("corpus"), scratch.join("corpus")).expect("a link");
    let commands = commands("README.md");
    assert!(!commands.is_empty(), "the README shows no command");
    let mut complaints = Vec::new();
    for command in commands {
        let done = Command::new(env!("CARGO_BIN_EXE_lapidary"))
            .args(command.split_whitespace())
            .current_dir(&scratch)
            .output()
            .expect("the program starts");
        if !done.status.success() {
            let message = String::from_utf8_lossy(&done.stderr);
            complaints.push(format!("lapidary {command}: {}: {message}", done.status));
        }
    }
    report(complaints);
}

#[test]
fn the_readme_names_the_test_command_that_ci_runs() {
    assert!(read("README.md").contains("\n    cargo test\n"));
    assert!(read(".ci/steps/30-test.sh").contains("cargo test"));
}

fn manifest() -> Value {
    serde_json::from_str(&read("corpus/manifest.json")).expect("the manifest is JSON")
}

fn text<'v>(row: &'v Value, key: &str) -> &'v str {
    row[key].as_str().unwrap_or_else(|| panic!("{row}: no {key}"))
}

/// The files that a row of `programs` stands for; corpus/build.py has the same rule.
fn outputs(row: &Value) -> Vec<String> {
    let name = text(row, "name");
    let numbers = |key: &str| -> Vec<u64> {
        row[key].as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    let words = |key: &str, default: &[&str]| -> Vec<String> {
        match row[key].as_array() {
            Some(list) => list.iter().filter_map(Value::as_str).map(str::to_string).collect(),
            None => default.iter().map(ToString::to_string).collect(),
        }
    };
    match text(row, "language") {
        "ll" => vec![format!("bc/{name}/as{}.bc", row["assembler"].as_u64().unwrap_or(22))],
        "rust" => vec![format!("bc/{name}/rustc.bc")],
        _ => {
            let versions = numbers("clang");
            let newest = versions.iter().max().expect("a version");
            let mut files = Vec::new();
            for version in &versions {
                for variant in words("variants", &["O0", "O2", "O2g"]) {
                    files.push(format!("bc/{name}/{version}-{variant}.bc"));
                }
            }
            for triple in words("triples", &["spir64"]).iter().skip(1) {
                files.push(format!("bc/{name}/{newest}-O2-{triple}.bc"));
            }
            files
        }
    }
}

#[test]
fn the_manifest_covers_the_corpus() {
    let manifest = manifest();
    let list = |key: &str| manifest[key].as_array().cloned().unwrap_or_default();
    let mut expected: BTreeMap<String, String> = BTreeMap::new();
    let mut sources = BTreeSet::new();
    for row in list("programs") {
        assert!(!text(&row, "about").is_empty() && !row["features"].is_null(), "{row}");
        sources.insert(format!("src/{}", text(&row, "source")));
        for file in outputs(&row) {
            assert!(
                expected.insert(file.clone(), text(&row, "name").into()).is_none(),
                "{file} twice"
            );
        }
    }
    for (key, folder) in [("odd", "odd"), ("spirv", "spv")] {
        for row in list(key) {
            expected.insert(format!("{folder}/{}", text(&row, "file")), key.into());
        }
    }
    let mut there = BTreeSet::new();
    for extension in ["bc", "spv"] {
        there.extend(files(extension).iter().filter_map(|path| {
            let path = path.strip_prefix("corpus").ok()?;
            (!path.starts_with("cases")).then(|| path.to_string_lossy().into_owned())
        }));
    }
    let mut complaints: Vec<String> = expected
        .iter()
        .filter(|(file, _)| !there.contains(*file))
        .map(|(file, of)| format!("corpus/{file} ({of}) is not there: corpus/build.py makes it"))
        .collect();
    complaints.extend(
        there
            .iter()
            .filter(|f| !expected.contains_key(*f))
            .map(|f| format!("corpus/{f}: in no row")),
    );
    for extension in ["cl", "clcpp", "cpp", "ll"] {
        complaints.extend(files(extension).iter().filter_map(|path| {
            let source = path.strip_prefix("corpus").ok()?.to_string_lossy().into_owned();
            let known = sources.contains(&source) || !source.starts_with("src");
            (!known).then(|| format!("corpus/{source}: in no row"))
        }));
    }
    report(complaints);
}

/// 14 MB is what a clone may cost (packed it is a sixth of that).
#[test]
fn the_corpus_is_small() {
    let size: u64 = ["bc", "spv", "cl", "clcpp", "cpp", "ll", "test", "spvasm"]
        .iter()
        .flat_map(|extension| files(extension))
        .filter_map(|path| fs::metadata(root().join(path)).ok())
        .map(|metadata| metadata.len())
        .sum();
    assert!(size > 1_000_000 && size < 14_000_000, "{size} bytes");
}

/// No file of the corpus tells where it was made.
#[test]
fn the_corpus_names_no_machine() {
    let mut complaints = Vec::new();
    for extension in ["bc", "spv", "test"] {
        for path in files(extension) {
            let bytes = fs::read(root().join(&path)).expect("a file of the corpus");
            for place in ["/home/", "/root/", "/tmp/", "/usr/", "/work/"] {
                if bytes.windows(place.len()).any(|window| window == place.as_bytes()) {
                    complaints.push(format!("{} has {place}", path.display()));
                }
            }
        }
    }
    report(complaints);
}

/// A fuzz target is a file and an entry; CI runs what `cargo fuzz list` finds in the entries.
#[test]
fn every_fuzz_target_has_an_entry() {
    let entries = read("fuzz/Cargo.toml");
    report(
        files("rs")
            .iter()
            .filter_map(|path| path.strip_prefix("fuzz").ok())
            .filter(|path| path.starts_with("fuzz_targets"))
            .filter(|path| !entries.contains(&format!("path = \"{}\"", path.display())))
            .map(|path| format!("fuzz/{} has no entry in fuzz/Cargo.toml", path.display()))
            .collect(),
    );
}

/// The steps of CI start with what they do, which `.ci/run --list` shows.
#[test]
fn every_ci_step_is_described() {
    let steps: Vec<_> = files("sh").into_iter().filter(|p| p.starts_with(".ci/steps")).collect();
    assert!(steps.len() > 5);
    report(
        steps
            .iter()
            .filter(|path| !read(path).lines().nth(1).is_some_and(|line| line.starts_with("# ")))
            .map(|path| format!("{}: the second line must say what it does", path.display()))
            .collect(),
    );
    serde_json::from_str::<BTreeMap<String, u64>>(&read(".ci/ratchet.json"))
        .expect("the ratchet is an object of numbers");
}

/// A misspelt extension is one that nothing has: in code it does not compile, elsewhere this finds it.
#[test]
fn every_extension_that_is_named_is_known() {
    let mut complaints = Vec::new();
    let mut known = 0;
    for kind in ["rs", "md", "test", "sh", "py", "json", "cl", "cpp", "ll", "txt"] {
        // The tables of the extensions have their former names too.
        for path in files(kind)
            .iter()
            .filter(|path| path.file_stem().is_none_or(|name| name != "extensions"))
        {
            let Ok(text) = fs::read_to_string(root().join(path)) else { continue };
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            for word in words.filter(|word| word.starts_with("SPV_") && !word.ends_with('_')) {
                let Some((vendor, _)) = word["SPV_".len()..].split_once('_') else { continue };
                match Extension::by_name(word) {
                    Some(extension) if extension.name() == word => known += 1,
                    // Names for tests of what nobody knows.
                    None if matches!(vendor, "FOO" | "EXAMPLE") => {}
                    _ => complaints.push(format!("{}: {word} is not known", path.display())),
                }
            }
        }
    }
    report(complaints);
    assert!(known > 500, "{known}: the walk over the repository finds too little");
}
