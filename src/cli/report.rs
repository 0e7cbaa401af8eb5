//! `lapidary report`: a page that shows what each way of cutting a module gives, and why.

use std::path::Path;

use lapidary::answer::{Answer as _, SplitReport};
use lapidary::output::atomic::Staged;
use lapidary::{Extensions, Split, Translate};

use super::args::{Command, Group, Kind, Parsed, flag, value};
use super::input::Input;
use super::module::{self, ADDRESS_SPACES, ASPECT_OPTIONS, EXTENSIONS, LIMIT, MODULES};
use super::phases::Phases;
use super::{Failure, console};

/// `report`
pub(super) static COMMAND: Command = Command {
    details: "The page is one file of HTML that needs no network: the images of each mode in a table and \
              by their bytes, with the code that several have; which kernel needs which aspect; of each \
              kernel why it is in its image, the calls that lead to a use of an aspect, with source lines, \
              its callers and callees. A switch compares the modes. Of several files the page shows one at a \
              time.",
    heading: "Look into files",
    arguments: &[MODULES],
    options: &[
        Group {
            title: "Options",
            rows: &[
                value("output", "FILE", Kind::File, "Where to write; - is standard output")
                    .short("o")
                    .default("-"),
                module::split("The mode that the page shows first").default("auto"),
                flag("json", "Write the data of the page as JSON, a line for each of several"),
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
    let phases = Phases::new("read", parsed, false);
    let extensions = module::extensions(parsed)?.unwrap_or_else(Extensions::all);
    let split = Split::new(module::mode(parsed))
        .aspects(module::aspect_rules(parsed)?)
        .translate(Translate::new().extensions(extensions));
    let (limit, files) = (module::text_limit(parsed), parsed.files());
    let (mut reports, mut json) = (Vec::new(), String::new());
    for file in &files {
        phases.next("read", 0);
        let input = Input::open_module(file)?;
        let module = input.module_as(&module::address_spaces(parsed)?)?;
        phases.next("cut", 0);
        let report = SplitReport::of(&module, &split).map_err(|error| input.failure(error))?;
        if parsed.flag("json") {
            let text = report.to_limited_json(limit, input.bytes.len(), files.len() > 1);
            json.push_str(&text.map_err(|error| input.failure(error))?);
        } else {
            reports.push(report);
        }
    }
    let text = match parsed.flag("json") {
        true => json,
        false => SplitReport::page(&reports, limit).map_err(|error| match files[..] {
            [file] => Failure::of(&file.display().to_string(), error),
            _ => Failure::new(error),
        })?,
    };
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
