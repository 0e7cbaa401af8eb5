//! `lapidary inspect`: what a file is, how much is in it, and its kernels with their arguments.

use std::path::Path;

use lapidary::Module;
use lapidary::answer::Inspection;

use super::args::{Command, Group, Parsed};
use super::each::with_each;
use super::input::Input;
use super::module::{JSON, LIMIT, MODULES};
use super::phases::Phases;
use super::{Failure, console};

/// `inspect`
pub(super) static COMMAND: Command = Command {
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[Group { title: "Options", rows: &[JSON, LIMIT] }],
    ..Command::new("inspect", "Tell what a file is: format, producer, counts, kernels", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let phases = Phases::new("read", parsed, true);
    with_each(parsed, &phases, |path| inspect(parsed, path, &phases))?;
    phases.finish();
    Ok(())
}

fn inspect(parsed: &Parsed, path: &Path, phases: &Phases) -> Result<(), Failure> {
    phases.next("read", 0);
    let input = Input::open_module(path)?;
    let modules = Module::parse_all(&input.bytes).map_err(|error| input.failure(error))?;
    let modules: Vec<_> = modules.into_iter().map(|it| it.named(&input.name)).collect();
    phases.next("inspect", 0);
    let inspection = Inspection::of(&modules).map_err(|error| input.failure(error))?;
    console::answer_about(parsed, &input, &inspection)
}
