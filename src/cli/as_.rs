//! `lapidary as`: SPIR-V from text.

use std::path::Path;

use lapidary::Version;
use lapidary::output::atomic::Staged;
use lapidary::spirv::read;
use lapidary::spirv::text::{AssembleOptions, assemble};

use super::args::{Argument, Command, Count, Fate, Group, Kind, Parsed, flag, value};
use super::input::Input;
use super::phases::Phases;
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    details: "A text that `lapidary dis --raw-id` or `spirv-dis --raw-id` wrote gives the module \
              that it was made of, byte for byte.",
    heading: "Make modules",
    arguments: &[Argument {
        name: "FILE",
        help: "The text; - or nothing is standard input",
        kind: Kind::File,
        count: Count::Optional,
    }],
    options: &[Group {
        title: "Options",
        rows: &[
            value("output", "FILE", Kind::File, "Where to write; - is standard output")
                .short("o")
                .default("out.spv"),
            flag("renumber", "Give numeric ids new numbers, as if they were names"),
            flag("ignore-header", "Do not take the header from the comments of a disassembly"),
            value(
                "target-env",
                "ENV",
                Kind::Choice(ENVIRONMENTS),
                "The version in the header, unless the text has one",
            )
            .default("spv1.6"),
            flag("preserve-numeric-ids", "Numeric ids are kept anyway")
                .fate(Fate::Ignored)
                .excludes(&["renumber"]),
        ],
    }],
    ..Command::new("as", "Read SPIR-V text, as spirv-as does, and write the module", run)
};

const ENVIRONMENTS: &[&[&str]] =
    &[&["spv1.0"], &["spv1.1"], &["spv1.2"], &["spv1.3"], &["spv1.4"], &["spv1.5"], &["spv1.6"]];

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let output = parsed.path("output").unwrap_or(Path::new("out.spv"));
    console::refuse_terminal(output)?;
    let environment = parsed.text("target-env");
    let minor = ENVIRONMENTS.iter().position(|names| Some(names[0]) == environment);
    let options = AssembleOptions {
        preserve_numeric_ids: !parsed.flag("renumber"),
        read_header: !parsed.flag("ignore-header"),
        version: minor.map_or(Version::V1_6, |minor| Version(0x100 | minor as u16)),
    };
    let phases = Phases::new("read", parsed, false);
    let input = Input::open(parsed.file())?;
    phases.next("assemble", 0);
    let words = assemble(&input.bytes, &options)
        .map_err(|error| Failure::new(format!("{}:{error}", input.name)))?;
    phases.next("write", 0);
    let mut staged = Staged::new();
    staged
        .add_with(output, |writer| read::write(&words, writer))
        .and_then(|()| staged.commit())
        .map_err(|error| Failure::written(&error))?;
    phases.finish();
    console::wrote(output.display());
    Ok(())
}
