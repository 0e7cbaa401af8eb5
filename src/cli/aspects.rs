//! `lapidary aspects`: which aspects each function uses, inherits and declares.

use std::path::Path;

use super::args::{Command, Group, Parsed};
use super::each::with_each;
use super::input::Input;
use super::module::{self, ASPECT_OPTIONS, JSON, LIMIT, MODULES};
use super::phases::Phases;
use super::{Failure, console};

/// `aspects`
pub(super) static COMMAND: Command = Command {
    details: "Of each function: the aspects that it uses, itself or through what it calls, those \
              that are its own, and those that it declares. What contradicts is told as warnings.",
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[Group { title: "Options", rows: &[JSON, LIMIT] }, ASPECT_OPTIONS],
    ..Command::new("aspects", "Show which aspects each function uses, inherits and declares", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let phases = Phases::new("read", parsed, true);
    with_each(parsed, &phases, |path| show(parsed, path, &phases))?;
    phases.finish();
    Ok(())
}

fn show(parsed: &Parsed, path: &Path, phases: &Phases) -> Result<(), Failure> {
    phases.next("read", 0);
    let input = Input::open_module(path)?;
    let module = input.module()?;
    phases.next("analyse", 0);
    let analysis = module.analyse(&module::aspect_rules(parsed)?);
    let report = analysis.map_err(|error| input.failure(error))?.aspect_report();
    if !parsed.flag("json") {
        report.diagnostics.iter().for_each(|warning| console::warn(&warning.to_string()));
        if parsed.has_several_files() {
            console::print(&format!("{}:\n", input.name))?;
        }
    }
    console::answer_about(parsed, &input, &report)
}
