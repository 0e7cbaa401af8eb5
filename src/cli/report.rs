//! `lapidary report`: a page that shows what each way of cutting a module gives, and why.

use std::path::Path;

use lapidary::answer::{Answer as _, SplitReport};
use lapidary::output::atomic::Staged;
use lapidary::{Extensions, Split, Translate};

use super::args::{Argument, Command, Count, Group, Kind, Parsed, flag, value};
use super::input::Input;
use super::module::{self, ADDRESS_SPACES, ASPECT_OPTIONS, EXTENSIONS, LIMIT, MODULE};
use super::phases::Phases;
use super::{Failure, console};

/// `report`
pub(super) static COMMAND: Command = Command {
    details: "The page is one file of HTML that needs no network: the images of each mode in a table and \
              by their bytes, with the code that several have; which kernel needs which aspect; of each \
              kernel why it is in its image, the calls that lead to a use of an aspect, with source lines, \
              its callers and callees. A switch compares the modes.",
    heading: "Look into files",
    arguments: &[Argument { count: Count::One, ..MODULE }],
    options: &[
        Group {
            title: "Options",
            rows: &[
                value("output", "FILE", Kind::File, "Where to write; - is standard output")
                    .short("o")
                    .default("-"),
                module::split("The mode that the page shows first").default("auto"),
                flag("json", "Write the data of the page as JSON"),
                LIMIT,
                EXTENSIONS.default("all"),
                ADDRESS_SPACES,
            ],
        },
        ASPECT_OPTIONS,
    ],
    ..Command::new("report", "Make a page that shows what each way of cutting gives, and why", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let output = parsed.path("output").unwrap_or(Path::new("-"));
    let phases = Phases::new("read", parsed, output == Path::new("-"));
    let input = Input::open_module(parsed.file())?;
    let module = input.module_as(&module::address_spaces(parsed)?)?;
    let extensions = module::extensions(parsed)?.unwrap_or_else(Extensions::all);
    let split = Split::new(module::mode(parsed))
        .aspects(module::aspect_rules(parsed)?)
        .translate(Translate::new().extensions(extensions));
    phases.next("cut", 0);
    let limit = module::text_limit(parsed);
    let text = SplitReport::of(&module, &split).and_then(|report| match parsed.flag("json") {
        true => report.to_limited_json(limit, input.bytes.len(), false),
        false => report.to_html(limit),
    });
    let text = text.map_err(|error| input.failure(error))?;
    phases.finish();
    write(output, &text)?;
    console::wrote(output.display());
    Ok(())
}

/// Writes a page, or its data.
fn write(output: &Path, text: &str) -> Result<(), Failure> {
    if output == Path::new("-") {
        return console::print(text);
    }
    let mut staged = Staged::new();
    let added = staged.add(output, text.as_bytes());
    added.and_then(|()| staged.commit()).map_err(|error| Failure::written(&error))
}
