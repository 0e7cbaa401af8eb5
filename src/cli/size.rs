//! `lapidary size`: where the bytes of a file are.

use std::io::Cursor;
use std::path::Path;

use lapidary::answer::{Dimension, SizeOptions, SizeReport};

use super::args::{Command, Group, Kind, Parsed, flag, value};
use super::each::with_each;
use super::input::{Input, Source};
use super::ls::CONTAINERS;
use super::module::{JSON, NUMBERING};
use super::phases::Phases;
use super::tables::{self, WIDTH};
use super::{Failure, module};

const DIMENSIONS: &[&[&str]] = &[&["kernel"], &["image"], &["function"], &["source"], &["section"]];

/// `size`
pub(super) static COMMAND: Command = Command {
    details: "The largest parts of libraries, objects, wheels or modules, and what is left, so that the \
              column OWN adds up to the file: of kernels the bytes that are there for one of them alone, of \
              functions those of their instructions. RETAINED is what would go with a function, as nothing \
              else needs it; REACHES is a function with all that it calls. What is compressed is counted as \
              it is when decompressed, bitcode as it is translated.",
    heading: "Look into files",
    arguments: &[CONTAINERS],
    options: &[Group {
        title: "Options",
        rows: &[
            value("dimension", "WHAT", Kind::Choice(DIMENSIONS), "What the rows are")
                .short("d")
                .default("kernel"),
            value("rows", "N", Kind::Number(1 << 32), "At most so many rows; 0 is all")
                .short("n")
                .default("20"),
            value("why", "NAME", Kind::Text, "What a function is there for, mangled or demangled"),
            flag(
                "shared",
                "The functions that several images have, by bytes times images; of one image \
                            those that a cut for each kernel would give",
            ),
            flag("modes", "What each way of cutting a module would give: images, bytes, aspects"),
            JSON,
            WIDTH,
            NUMBERING,
        ],
    }],
    ..Command::new("size", "Tell where the bytes of files are: by kernel, function, source", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let phases = Phases::answering("measure", parsed);
    with_each(parsed, &phases, |path| {
        let measured = size(parsed, path, &phases);
        phases.pause();
        measured
    })?;
    phases.finish();
    Ok(())
}

fn size(parsed: &Parsed, path: &Path, phases: &Phases) -> Result<(), Failure> {
    phases.next("measure", 0);
    let mut options = SizeOptions::new()
        .dimension(match parsed.text("dimension") {
            Some("image") => Dimension::Image,
            Some("function") => Dimension::Function,
            Some("source") => Dimension::Source,
            Some("section") => Dimension::Section,
            _ => Dimension::Kernel,
        })
        .shared(parsed.flag("shared"))
        .modes(parsed.flag("modes"))
        .numbering(module::numbering(parsed));
    if let Some(rows) = parsed.number("rows") {
        options = options.rows(usize::try_from(rows).ok().filter(|&rows| rows > 0));
    }
    if let Some(name) = parsed.text("why") {
        options = options.why(name);
    }
    let (name, report) = if path == Path::new("-") || path.exists() {
        let mut source = Source::open(path)?;
        let report = SizeReport::of(&mut source.file, &options);
        (source.name.clone(), report.map_err(|error| source.failure(error))?)
    } else {
        let input = Input::open(path)?;
        let report = SizeReport::of(&mut Cursor::new(&input.bytes), &options);
        (input.name.clone(), report.map_err(|error| input.failure(error))?)
    };
    tables::answer(parsed, phases, &report.named(name))
}
