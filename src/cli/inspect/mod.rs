//! `lapidary inspect`: what a file is, how much is in it, and its kernels with their arguments.
//!
//! Each format has its own module; what they have in common is the form of the answer.

mod bitcode;
mod spirv;
mod spirv_types;

use std::path::Path;

use lapidary::input::Kind;
use serde_json::Value;

use super::args::{Command, Group, Parsed};
use super::module::{self, JSON, MODULES};
use super::phases::Phases;
use super::{Failure, console, with_each};

pub(super) static COMMAND: Command = Command {
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[Group { title: "Options", rows: &[JSON] }],
    ..Command::new("inspect", "Tell what a file is: format, producer, counts, kernels", run)
};

/// What is said of a module: text, or JSON.
enum Answer {
    Text(String),
    Json(Value),
}

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let mut phases = Phases::new("read", parsed, true);
    with_each(parsed, |path| inspect(parsed, path, &mut phases))?;
    phases.finish();
    Ok(())
}

fn inspect(parsed: &Parsed, path: &Path, phases: &mut Phases) -> Result<(), Failure> {
    phases.next("read", 0);
    let (input, kind) = module::open(path)?;
    phases.next("inspect", 0);
    let json = parsed.flag("json");
    let answer = match kind {
        Kind::Bitcode | Kind::WrappedBitcode => bitcode::inspect(&input, kind, json)?,
        Kind::SpirV(_) => spirv::inspect(&input, json)?,
    };
    match answer {
        Answer::Text(text) => console::print(&text),
        Answer::Json(value) => console::json(&value, parsed.files().len() > 1),
    }
}
