//! `lapidary slice`: only the named kernels of a SPIR-V module, with what they need.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fs;
use std::path::Path;

use lapidary::input::Kind;
use lapidary::output::atomic::Staged;
use lapidary_spirv::link::{LinkIndex, Request, Scratch};
use lapidary_spirv::read::{self, EntryPoint, Module};
use rayon::prelude::*;

use super::args::{Argument, Command, Group, Kind as Value, Parsed, flag, value};
use super::module::{self, MODULE};
use super::phases::Phases;
use super::{Failure, console, lookup};

pub(super) static COMMAND: Command = Command {
    details: "The result has the named entry points, everything that they reach, and the \
              capabilities and extensions that are needed for it. Without `--entry` and `--each` \
              all entry points are kept, and what none of them reaches is dropped.",
    heading: "Make modules",
    arguments: &[Argument { help: "SPIR-V; - or nothing is standard input", ..MODULE }],
    options: &[Group {
        title: "Options",
        rows: &[
            value("entry", "NAME", Value::Text, "An entry point to keep, mangled or demangled")
                .short("e")
                .repeats(),
            flag("each", "Write one file for each entry point into the folder OUT")
                .excludes(&["entry"]),
            value("output", "OUT", Value::File, "The file to write, or the folder with --each")
                .short("o")
                .default("-"),
        ],
    }],
    ..Command::new("slice", "Cut kernels out of a SPIR-V module", run)
};

/// How many images are linked before they are written: what is in memory at a time.
const BATCH: usize = 1024;

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let output = parsed.path("output").unwrap_or(Path::new("-"));
    if parsed.flag("each") && output == Path::new("-") {
        return Err(Failure::usage("'--each' needs a folder to write to: -o FOLDER"));
    }
    console::refuse_terminal(output)?;
    let mut phases = Phases::new("read", parsed, false);
    let (input, kind) = module::open(parsed.file())?;
    let place =
        |message: &dyn std::fmt::Display| Failure::new(format!("{}: {message}", input.name));
    let Kind::SpirV(_) = kind else {
        return Err(place(
            &"LLVM bitcode, of which no slices are made; 'lapidary translate' makes \
                           SPIR-V of it",
        ));
    };
    let words = read::words(&input.bytes).map_err(|e| place(&e))?;
    let module = Module::from_words(&words).map_err(|e| place(&e))?;
    let entries: Vec<EntryPoint<'_>> = module.entry_points().collect();
    let names: Vec<&str> = parsed.texts("entry").collect();
    let roots = chosen(&entries, &names).map_err(|e| place(&e))?;
    phases.next("index", 0);
    let index = LinkIndex::new(&module).map_err(|e| place(&e))?;
    phases.next("link and write", 0);
    if parsed.flag("each") {
        each(output, &index, &entries).map_err(|e| place(&e))?;
        console::wrote(format_args!("{} modules to {}", entries.len(), output.display()));
    } else {
        let request = Request { roots: &roots, ..Request::default() };
        let mut scratch = Scratch::new();
        let image = index.reach(request, &mut scratch).map_err(|e| place(&e))?.link();
        let mut staged = Staged::new();
        staged.add_with(output, |writer| read::write(&image, writer)).map_err(Failure::written)?;
        staged.commit().map_err(Failure::written)?;
        console::wrote(output.display());
    }
    phases.finish();
    Ok(())
}

/// The functions of the entry points with these names, of all if there are none.
fn chosen(entries: &[EntryPoint<'_>], wanted: &[&str]) -> Result<Vec<u32>, String> {
    let names: Vec<Cow<'_, str>> = entries.iter().map(|it| it.name.as_str().into()).collect();
    let (mut kept, mut unknown) = (vec![wanted.is_empty(); entries.len()], Vec::new());
    for wanted in wanted {
        match lookup::find("entry point", &names, wanted) {
            // Entry points of different execution models may have one name.
            Ok(found) => {
                for (kept, name) in kept.iter_mut().zip(&names) {
                    *kept |= *name == names[found];
                }
            }
            Err(message) => unknown.push(message),
        }
    }
    if !unknown.is_empty() {
        return Err(unknown.join("\n"));
    }
    let kept = entries.iter().zip(kept).filter(|(_, kept)| *kept);
    Ok(kept.map(|(entry, _)| entry.function).collect())
}

/// One file for each entry point.
fn each(
    folder: &Path,
    index: &LinkIndex<'_, '_>,
    entries: &[EntryPoint<'_>],
) -> Result<(), String> {
    let made = !folder.exists();
    fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let outcome = write_each(folder, index, entries);
    if outcome.is_err() && made {
        // Only if nothing is in it; there is nothing better to do about a failure here.
        let _ = fs::remove_dir(folder);
    }
    outcome
}

fn write_each(
    folder: &Path,
    index: &LinkIndex<'_, '_>,
    entries: &[EntryPoint<'_>],
) -> Result<(), String> {
    let names = file_names(entries.iter().map(|entry| entry.name.as_str()));
    let mut staged = Staged::new();
    for (entries, names) in entries.chunks(BATCH).zip(names.chunks(BATCH)) {
        let images: Vec<Vec<u8>> = entries
            .par_iter()
            .map_init(Scratch::new, |scratch, entry| {
                let request = Request { roots: &[entry.function], ..Request::default() };
                let image = index.reach(request, scratch)?.link();
                Ok(read::bytes(&image))
            })
            .collect::<lapidary_spirv::Result<_>>()
            .map_err(|e| e.to_string())?;
        for (name, image) in names.iter().zip(&images) {
            staged.add(&folder.join(name), image).map_err(|e| e.to_string())?;
        }
    }
    staged.commit().map_err(|e| e.to_string())
}

/// File systems allow 255 bytes, of which a number, the extension and the name of the file while it
/// is written need some.
const LONGEST: usize = 200;

/// Names of files that any file system takes, all different even where case does not count.
fn file_names<'n>(names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut taken = HashSet::new();
    names
        .map(|name| {
            let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
            let mut stem: String =
                name.chars().map(|c| if safe(c) { c } else { '_' }).take(LONGEST).collect();
            if stem.is_empty() || stem.starts_with(['.', '-']) {
                stem.insert(0, '_');
            }
            let mut file = format!("{stem}.spv");
            let mut number = 1;
            while !taken.insert(file.to_ascii_lowercase()) {
                number += 1;
                file = format!("{stem}-{number}.spv");
            }
            file
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_safe_and_different() {
        let long = "x".repeat(300);
        let names = ["a", "A", "a::b<c>", "", "../etc", "a", &long, &long];
        let files = file_names(names.into_iter());
        assert_eq!(
            files[..6],
            ["a.spv", "A-2.spv", "a__b_c_.spv", "_.spv", "_.._etc.spv", "a-3.spv"]
        );
        assert_ne!(files[6], files[7]);
        assert!(files.iter().all(|file| file.len() < 220));
    }

    #[test]
    fn a_wrong_name_gets_a_suggestion() {
        let entry = |name: &str| EntryPoint {
            model: lapidary_spirv::grammar::ExecutionModel::Kernel,
            function: 1,
            name: name.into(),
            interface: &[],
        };
        let entries = [entry("_ZTS6vector"), entry("matrix"), entry("matrix_transposed")];
        assert_eq!(chosen(&entries, &["vector", "matrix"]), Ok(vec![1, 1]));
        let error = chosen(&entries, &["matrx", "fft"]).unwrap_err();
        assert!(
            error.contains("did you mean 'matrix'?")
                && error.contains("'fft'; there are 'vector', 'matrix', "),
            "{error}"
        );
    }
}
