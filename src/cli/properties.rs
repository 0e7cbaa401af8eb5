//! `lapidary properties`: the compile-time properties of a module, and what becomes of them.

use std::path::Path;

use lapidary::answer::PropertyTable;

use super::args::{Command, Group, Parsed, flag};
use super::each::with_each;
use super::input::Input;
use super::module::{JSON, MODULES};
use super::phases::Phases;
use super::{Failure, console};

/// `properties`
pub(super) static COMMAND: Command = Command {
    details: "Of each function, kernel parameter, variable and annotated pointer: its properties with their \
              values, and the decorations, execution modes and facts that they become, or why nothing \
              becomes of one. `--list` shows what properties there are.",
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[Group {
        title: "Options",
        rows: &[
            flag(
                "list",
                "List the properties that are known, where they may stand, and what becomes of them",
            ),
            JSON,
        ],
    }],
    ..Command::new("properties", "Show compile-time properties, and what becomes of them", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    if parsed.flag("list") {
        return console::answer(parsed, &PropertyTable::known());
    }
    let phases = Phases::new("read", parsed, true);
    with_each(parsed, &phases, |path| show(parsed, path, &phases))?;
    phases.finish();
    Ok(())
}

fn show(parsed: &Parsed, path: &Path, phases: &Phases) -> Result<(), Failure> {
    phases.next("read", 0);
    let input = Input::open_module(path)?;
    let module = input.module()?;
    phases.next("properties", 0);
    let report = module.properties().map_err(|error| input.failure(error))?;
    if !parsed.flag("json") && parsed.has_several_files() {
        console::print(&format!("{}:\n", input.name))?;
    }
    console::answer(parsed, &report)
}
