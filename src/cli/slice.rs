//! `lapidary slice`: only the named kernels of a SPIR-V module, with what they need.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use lapidary::input::{Input, Kind};
use lapidary::output::atomic::Staged;
use lapidary_spirv::link::{LinkIndex, Request, Scratch};
use lapidary_spirv::read::{self, EntryPoint, Module};
use rayon::prelude::*;

use super::Failure;

/// Cut kernels out of a SPIR-V module.
///
/// The result has the named entry points, everything that they reach, and the capabilities and
/// extensions that are needed for it. Without `--entry` and `--each` all entry points are kept, and
/// what none of them reaches is dropped.
#[derive(Args)]
pub(super) struct Slice {
    /// The module; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,
    /// An entry point to keep; may be given several times.
    #[arg(short, long, value_name = "NAME")]
    entry: Vec<String>,
    /// Write one file for each entry point into the folder OUT.
    #[arg(long, conflicts_with = "entry")]
    each: bool,
    /// The file to write, or the folder with `--each`.
    #[arg(short, value_name = "OUT", default_value = "-")]
    output: PathBuf,
}

/// How many images are linked before they are written: what is in memory at a time.
const BATCH: usize = 1024;

pub(super) fn run(arguments: &Slice) -> Result<(), Failure> {
    let input = Input::open(&arguments.file).map_err(|e| Failure::read(&arguments.file, &e))?;
    let place =
        |message: &dyn std::fmt::Display| Failure::new(format!("{}: {message}", input.name));
    match input.kind() {
        Some(Kind::SpirV(_)) => {}
        Some(_) => return Err(place(&"unsupported: slices of LLVM bitcode; this is for SPIR-V")),
        None => return Err(place(&"not SPIR-V")),
    }
    let words = read::words(&input.bytes).map_err(|e| place(&e))?;
    let module = Module::from_words(&words).map_err(|e| place(&e))?;
    let entries: Vec<EntryPoint<'_>> = module.entry_points().collect();
    let roots = chosen(&entries, &arguments.entry).map_err(|e| place(&e))?;
    let index = LinkIndex::new(&module).map_err(|e| place(&e))?;
    if arguments.each {
        return each(arguments, &index, &entries).map_err(|e| place(&e));
    }
    let request = Request { roots: &roots, ..Request::default() };
    let mut scratch = Scratch::new();
    let image = index.reach(request, &mut scratch).map_err(|e| place(&e))?.link();
    let mut staged = Staged::new();
    staged
        .add_with(&arguments.output, |writer| read::write(&image, writer))
        .map_err(Failure::new)?;
    staged.commit().map_err(Failure::new)
}

/// The functions of the entry points with these names, of all if there are none.
fn chosen(entries: &[EntryPoint<'_>], names: &[String]) -> Result<Vec<u32>, String> {
    let named = |entry: &&EntryPoint<'_>| names.is_empty() || names.contains(&entry.name);
    let known: HashSet<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    let unknown: Vec<String> = names
        .iter()
        .filter(|name| !known.contains(name.as_str()))
        .map(|name| match nearest(entries, name) {
            Some(near) => format!("no entry point '{name}'; did you mean '{near}'?"),
            None if entries.len() > LISTED => {
                format!("no entry point '{name}' among {}", entries.len())
            }
            None => format!("no entry point '{name}'; there are {}", listed(entries)),
        })
        .collect();
    if unknown.is_empty() {
        Ok(entries.iter().filter(named).map(|entry| entry.function).collect())
    } else {
        Err(unknown.join("\n"))
    }
}

/// As many names as an error may list.
const LISTED: usize = 12;

fn listed(entries: &[EntryPoint<'_>]) -> String {
    if entries.is_empty() {
        return "none".into();
    }
    let names: Vec<String> = entries.iter().map(|entry| format!("'{}'", entry.name)).collect();
    names.join(", ")
}

/// The entry point that a wrong name may mean: one that contains it, or is a few letters away.
fn nearest<'e>(entries: &'e [EntryPoint<'_>], name: &str) -> Option<&'e str> {
    let names = || entries.iter().map(|entry| entry.name.as_str());
    if let Some(containing) = names().filter(|it| it.contains(name)).min_by_key(|it| it.len()) {
        return Some(containing);
    }
    let limit = 2 + name.len() / 8;
    let close = names().filter(|it| it.len().abs_diff(name.len()) <= limit);
    let rated = close.map(|it| (distance(it, name), it));
    rated.min_by_key(|&(distance, _)| distance).filter(|&(it, _)| it <= limit).map(|(_, it)| it)
}

/// The Levenshtein distance.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &b) in other.iter().enumerate() {
            let substituted = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

/// One file for each entry point.
fn each(
    arguments: &Slice,
    index: &LinkIndex<'_, '_>,
    entries: &[EntryPoint<'_>],
) -> Result<(), String> {
    let folder = &arguments.output;
    if folder == Path::new("-") {
        return Err("--each needs a folder to write to: -o FOLDER".into());
    }
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
        assert_eq!(nearest(&entries, "vector"), Some("_ZTS6vector"));
        assert_eq!(nearest(&entries, "matrx"), Some("matrix"));
        assert_eq!(nearest(&entries, "fft"), None);
        assert_eq!(distance("kitten", "sitting"), 3);
        let error = chosen(&entries, &["matrx".into(), "fft".into()]).unwrap_err();
        assert!(
            error.contains("did you mean 'matrix'?")
                && error.contains("'fft'; there are '_ZTS6vector', 'matrix', "),
            "{error}"
        );
    }
}
