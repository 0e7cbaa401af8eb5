//! `lapidary extract`: device images as files of their own, with their property sets.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use lapidary::container::{self, Image, ImageName};
use lapidary::output::atomic::{Staged, WriteError};
use lapidary::output::properties::PropertySets;
use lapidary::output::table::{self, Columns, Row};

use super::args::{Command, Group, Kind, Parsed, flag, value};
use super::input::{Source, named_image};
use super::ls::CONTAINERS;
use super::phases::Phases;
use super::{Failure, console};

/// The table of all that was extracted.
const TABLE: &str = "images.table";

/// `extract`
pub(super) static COMMAND: Command = Command {
    details: "One image, the one with a number that `lapidary ls` shows or the one with a kernel, by \
              an option or as FILE@NUMBER or FILE@KERNEL, goes to the file OUT; if it was shipped with property sets, these go beside it with the \
              extension prop. All images go to the folder OUT, named by their file and their number, \
              with a table of them, `images.table`, as `check` and `specialize` take it. Either all \
              files are written or none.",
    heading: "Look into files",
    arguments: &[CONTAINERS],
    options: &[Group {
        title: "Options",
        rows: &[
            value("image", "N", Kind::Number(u32::MAX as u64), "The image with this number")
                .excludes(&["kernel", "all"]),
            value("kernel", "NAME", Kind::Text, "The image with this kernel, mangled or demangled")
                .excludes(&["all"]),
            flag("all", "All images of all files"),
            value("output", "OUT", Kind::File, "The file to write, or the folder with --all")
                .short("o")
                .default("-"),
        ],
    }],
    ..Command::new("extract", "Write device images out of libraries, archives, wheels", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let output = parsed.path("output").unwrap_or(Path::new("-"));
    if parsed.flag("all") {
        if output == Path::new("-") {
            return Err(Failure::usage("'--all' needs a folder to write to: -o FOLDER"));
        }
        let phases = Phases::new("extract", parsed, false);
        let images = all(parsed, output)?;
        phases.finish();
        console::wrote(format_args!("{images} images to {}", output.display()));
        return Ok(());
    }
    let (file, wanted) = match (parsed.number("image"), parsed.text("kernel")) {
        (Some(number), _) => (parsed.file(), ImageName::Number(number as usize)),
        (None, Some(name)) => (parsed.file(), ImageName::Kernel(name.to_owned())),
        (None, None) => named_image(parsed.file()).ok_or_else(|| {
            Failure::usage("say which images: FILE@IMAGE, --image N, --kernel NAME or --all")
        })?,
    };
    if parsed.has_several_files() {
        return Err(Failure::usage("one image comes out of one FILE, and there are several"));
    }
    console::refuse_terminal(output)?;
    let phases = Phases::new("extract", parsed, false);
    let mut source = Source::open(file)?;
    let image = container::find(&mut source.file, &wanted);
    let image = image.map_err(|error| source.failure(error))?;
    let mut staged = Staged::new();
    add(&mut staged, output, &image.bytes)?;
    if let Some(properties) = image.properties.filter(|_| output != Path::new("-")) {
        let text = printed(&properties).map_err(|error| source.failed(error))?;
        add(&mut staged, &output.with_extension("prop"), text.as_bytes())?;
    }
    phases.finish();
    commit(staged)?;
    console::wrote(output.display());
    Ok(())
}

fn add(staged: &mut Staged, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    staged.add(path, bytes).map_err(|error| Failure::written(&error))
}

fn commit(staged: Staged) -> Result<(), Failure> {
    staged.commit().map_err(|error| Failure::written(&error))
}

/// Property sets as a file has them.
fn printed(properties: &PropertySets) -> Result<String, String> {
    match properties.unspeakable() {
        Some(key) => Err(format!("no file of property sets can have the key '{key}'")),
        None => Ok(properties.print()),
    }
}

/// Writes all images into a folder; how many there are.
fn all(parsed: &Parsed, folder: &Path) -> Result<usize, Failure> {
    let made = !folder.exists();
    let written = |error| Failure::written(&WriteError { path: folder.into(), error });
    fs::create_dir_all(folder).map_err(written)?;
    let outcome = write_all(parsed, folder);
    if outcome.is_err() && made {
        // Only if nothing is in it; there is nothing better to do about a failure here.
        let _ = fs::remove_dir(folder);
    }
    outcome
}

fn write_all(parsed: &Parsed, folder: &Path) -> Result<usize, Failure> {
    let (mut staged, mut rows, mut stems) = (Staged::new(), Vec::new(), Vec::new());
    for path in parsed.files() {
        let mut source = Source::open(path)?;
        let stem = stem(path, &mut stems);
        let mut failed = None;
        let outcome = container::visit_file(&mut source.file, &mut |image| match write_image(
            &mut staged,
            folder,
            &stem,
            &image,
        ) {
            Ok(row) => {
                rows.push(row);
                Ok(ControlFlow::Continue(()))
            }
            Err(failure) => {
                failed = Some(failure);
                Ok(ControlFlow::Break(()))
            }
        });
        match (failed, outcome) {
            (Some(WriteFailure::Written(failure)), _) => return Err(failure),
            (Some(WriteFailure::Unspeakable(what)), _) => return Err(source.failed(what)),
            (None, outcome) => outcome.map_err(|error| source.failure(error))?,
        }
    }
    let columns = Columns { properties: true, symbols: false };
    let table = table::print(columns, &rows);
    add(&mut staged, &folder.join(TABLE), table.as_bytes())?;
    commit(staged)?;
    Ok(rows.len())
}

enum WriteFailure {
    Written(Failure),
    Unspeakable(String),
}

/// Writes an image and its property sets, and gives its row of the table, with names within the folder.
fn write_image(
    staged: &mut Staged,
    folder: &Path,
    stem: &str,
    image: &Image<'_>,
) -> Result<Row, WriteFailure> {
    let name = format!("{stem}_{}", image.number);
    let code = format!("{name}.{}", image.kind.extension());
    let properties = image.properties.clone().unwrap_or_default();
    let row = Row { code, ..Row::new(&name, None) };
    let text = printed(&properties).map_err(WriteFailure::Unspeakable)?;
    add(staged, &folder.join(&row.code), image.bytes).map_err(WriteFailure::Written)?;
    add(staged, &folder.join(&row.properties), text.as_bytes()).map_err(WriteFailure::Written)?;
    Ok(row)
}

/// How the images of a file are called: as the file, up to its first full stop, and like those of no
/// file before it.
fn stem(path: &Path, taken: &mut Vec<String>) -> String {
    let name = PathBuf::from(path.file_name().unwrap_or_default());
    let name = name.to_string_lossy();
    let name = name.split('.').find(|part| !part.is_empty() && *part != "-").unwrap_or("image");
    // A table has no other way to write these.
    let name = name.replace(|c: char| c == '|' || c.is_control(), "_");
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let free = std::iter::once(name.clone()).chain(numbered).find(|it| !taken.contains(it));
    let free = free.unwrap_or(name);
    taken.push(free.clone());
    free
}
