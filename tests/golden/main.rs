//! What becomes of the corpus, against what is on record in `corpus/golden`: translations, the images
//! and properties that `post-link` makes, slices of SPIR-V. Any change of any output fails here and
//! names the program.
//!
//! A trial makes all files of one program, as a list of names and contents. With `BLESS=1` they become
//! the record, and files of the record that nothing makes any more are removed; else they are compared
//! with it.

mod coverage;
mod images;
mod programs;
mod sound;
mod text;
mod translations;

#[path = "../support/expected.rs"]
mod expected;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use libtest_mimic::{Arguments, Failed, Trial};

/// A file of the record, by its name below the folder of its kind, and its content.
type File = (String, String);

/// What makes the files of a trial.
type Make = Box<dyn FnOnce() -> Result<Vec<File>, String> + Send>;

fn main() {
    let arguments = Arguments::from_args();
    let mut makers: Vec<(&str, String, Make)> = Vec::new();
    let programs = programs::bitcode();
    for program in programs.clone() {
        let name = program.name.clone();
        let (translated, linked) = (program.clone(), program);
        makers.push(("translate", name.clone(), Box::new(move || translations::make(&translated))));
        makers.push(("post-link", name, Box::new(move || images::post_link(&linked))));
    }
    for (name, path) in programs::spirv() {
        makers.push(("spirv", name.clone(), Box::new(move || images::from_spirv(&name, &path))));
    }
    let known: BTreeSet<(String, String)> =
        makers.iter().map(|(kind, name, _)| ((*kind).to_owned(), name.clone())).collect();
    let mut trials: Vec<Trial> = makers
        .into_iter()
        .map(|(kind, name, make)| {
            Trial::test(format!("{kind}/{name}"), move || {
                judge(kind, &name, make().map_err(Failed::from)?)
            })
        })
        .collect();
    trials.push(Trial::test("no_strays", move || no_strays(&known)));
    trials.push(Trial::test("every_name_is_shown", || Ok(coverage::every_name_is_shown()?)));
    trials.push(Trial::test("every_row_is_called", move || {
        Ok(coverage::every_row_is_called(&programs)?)
    }));
    libtest_mimic::run(&arguments, trials).exit();
}

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/golden")
}

/// The names of the files in the folder of a kind, and the program that each belongs to: what comes
/// before the first point.
fn recorded(kind: &str) -> io::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    let folder = golden().join(kind);
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let file = entry?.file_name().to_string_lossy().into_owned();
        let program = file.split('.').next().unwrap_or_default().to_owned();
        found.push((program, file));
    }
    found.sort();
    Ok(found)
}

/// Compares the files of a program with those on record, or puts them there.
fn judge(kind: &str, name: &str, files: Vec<File>) -> Result<(), Failed> {
    let made: BTreeSet<&str> = files.iter().map(|(file, _)| file.as_str()).collect();
    let known = recorded(kind)?;
    let unmade = known.iter().filter(|(owner, file)| owner == name && !made.contains(&**file));
    let folder = golden().join(kind);
    if expected::blessing() {
        for (_, file) in unmade {
            fs::remove_file(folder.join(file))?;
        }
        for (file, content) in &files {
            expected::bless(&folder.join(file), content)?;
        }
        return Ok(());
    }
    let mut report = String::new();
    for (file, content) in &files {
        let path = folder.join(file);
        let shown = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(&path).display();
        if !path.exists() {
            let _ = writeln!(report, "{shown} is not on record");
        } else if let Some(text) = expected::difference(&fs::read_to_string(&path)?, content) {
            let _ = writeln!(report, "{shown} {text}");
        }
    }
    for (_, file) in unmade {
        let _ = writeln!(report, "corpus/golden/{kind}/{file} is on record, and nothing makes it");
    }
    if report.is_empty() {
        return Ok(());
    }
    let _ = writeln!(
        report,
        "If that is right: BLESS=1 cargo test --test golden {kind}/{name}, and read the diff."
    );
    if kind == "translate" {
        let _ = writeln!(
            report,
            "A line of digests names the file of corpus/bc/{name} and the options. To see what changed:\n  \
             cargo run -- translate corpus/bc/{name}/FILE.bc OPTIONS -o now.spv; cargo run -- dis now.spv\n\
             and the same in a checkout from before."
        );
    }
    Err(report.into())
}

/// Fails for files on record whose program is gone, or removes them.
fn no_strays(known: &BTreeSet<(String, String)>) -> Result<(), Failed> {
    let mut strays = Vec::new();
    for entry in fs::read_dir(golden())? {
        let kind = entry?.file_name().to_string_lossy().into_owned();
        for (owner, file) in recorded(&kind)? {
            if !known.contains(&(kind.clone(), owner)) {
                strays.push(format!("{kind}/{file}"));
            }
        }
    }
    if expected::blessing() {
        for stray in &strays {
            fs::remove_file(golden().join(stray))?;
        }
        return Ok(());
    }
    if strays.is_empty() {
        return Ok(());
    }
    Err(format!(
        "files of corpus/golden that belong to no program:\n  {}\n\
         BLESS=1 cargo test --test golden removes them",
        strays.join("\n  ")
    )
    .into())
}
