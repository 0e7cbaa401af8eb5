//! `lapidary slice`: only the named kernels of a SPIR-V module, with what they need.

use std::fs;
use std::mem::ManuallyDrop;
use std::path::Path;

use lapidary::Slicer;
use lapidary::answer::{Name, SliceSummary, Sliced};
use lapidary::output::atomic::{Staged, WriteError};
use lapidary::spirv::read;

use super::args::{Argument, Command, Group, Kind as Value, Parsed, flag, value};
use super::input::Input;
use super::module::MODULE;
use super::phases::Phases;
use super::{Failure, console};

/// `slice`
pub(super) static COMMAND: Command = Command {
    details: "The result has the named entry points, everything that they reach, and the \
              capabilities and extensions that are needed for it. Without `--entry` and `--each` \
              all entry points are kept, and what none of them reaches is dropped.",
    heading: "Make modules",
    arguments: &[Argument {
        help: "SPIR-V, or FILE@NUMBER or FILE@KERNEL; - or nothing is standard input",
        ..MODULE
    }],
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
            flag("json", "Print what was written as JSON"),
        ],
    }],
    ..Command::new("slice", "Cut kernels out of a SPIR-V module", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let output = parsed.path("output").unwrap_or(Path::new("-"));
    if output == Path::new("-") && parsed.flag("each") {
        return Err(Failure::usage("'--each' needs a folder to write to: -o FOLDER"));
    }
    if output == Path::new("-") && parsed.flag("json") {
        return Err(Failure::usage("'--json' needs a file to write to: -o FILE"));
    }
    console::refuse_terminal(output)?;
    let phases = Phases::new("read", parsed, false);
    let input = Input::open_module(parsed.file())?;
    let module = input.module()?;
    phases.next("index", 0);
    // As in `translate`, the system takes what this has when the program ends.
    let slicer = module.slicer().map_err(|error| input.failure(error))?;
    let slicer = ManuallyDrop::new(slicer);
    let wanted = wanted(&slicer, parsed)
        .map_err(|message| Failure::new(format!("{}: {message}", input.name)))?;
    phases.next("link and write", 0);
    let summary = match parsed.flag("each") {
        true => each(output, &slicer),
        false => some(output, &slicer, &wanted),
    };
    let summary = summary.map_err(|error| input.failure(error))?;
    phases.finish();
    match parsed.flag("each") {
        true => {
            console::wrote(format_args!("{} modules to {}", summary.slices.len(), output.display()))
        }
        false => console::wrote(output.display()),
    }
    if parsed.flag("json") { console::answer(parsed, &summary) } else { Ok(()) }
}

/// The entry points that the options name, all if they name none; or all names that are wrong.
fn wanted(slicer: &Slicer<'_>, parsed: &Parsed) -> Result<Vec<usize>, String> {
    if !parsed.is_given("entry") {
        return Ok((0..slicer.entry_points().len()).collect());
    }
    let (mut kept, mut unknown) = (Vec::new(), Vec::new());
    for name in parsed.texts("entry") {
        match slicer.find(name) {
            Ok(found) => kept.extend(found),
            Err(error) => unknown.push(error.to_string()),
        }
    }
    kept.sort_unstable();
    kept.dedup();
    if unknown.is_empty() { Ok(kept) } else { Err(unknown.join("\n")) }
}

fn sliced(path: &Path, names: impl Iterator<Item = Name>, bytes: usize) -> Sliced {
    Sliced { code: path.display().to_string(), kernels: names.collect(), bytes }
}

/// One file for some entry points.
fn some(path: &Path, slicer: &Slicer<'_>, wanted: &[usize]) -> lapidary::Result<SliceSummary> {
    let words = slicer.slice(wanted)?;
    let mut staged = Staged::new();
    staged.add_with(path, |writer| read::write(&words, writer))?;
    staged.commit()?;
    let names = slicer.entry_points().enumerate().filter(|(at, _)| wanted.contains(at));
    let names = names.map(|(_, name)| Name::new(name));
    Ok(slicer.summary([sliced(path, names, 4 * words.len())]))
}

/// One file for each entry point.
fn each(folder: &Path, slicer: &Slicer<'_>) -> lapidary::Result<SliceSummary> {
    let made = !folder.exists();
    fs::create_dir_all(folder).map_err(|error| WriteError { path: folder.into(), error })?;
    let outcome = write_each(folder, slicer);
    if outcome.is_err() && made {
        // Only if nothing is in it; there is nothing better to do about a failure here.
        let _ = fs::remove_dir(folder);
    }
    outcome
}

fn write_each(folder: &Path, slicer: &Slicer<'_>) -> lapidary::Result<SliceSummary> {
    let (files, names): (_, Vec<&str>) = (slicer.file_names(), slicer.entry_points().collect());
    let written = slicer.for_each(|at, bytes| {
        let path = folder.join(&files[at]);
        let mut staged = Staged::new();
        staged.add(&path, bytes)?;
        let name = std::iter::once(Name::new(names[at]));
        Ok::<_, lapidary::Error>((staged, sliced(&path, name, bytes.len())))
    })?;
    let mut staged = Staged::new();
    let mut slices = Vec::with_capacity(written.len());
    for (files, slice) in written {
        staged.append(files);
        slices.push(slice);
    }
    staged.commit()?;
    Ok(slicer.summary(slices))
}
