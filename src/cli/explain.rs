//! `lapidary explain`: why a kernel needs an aspect, why two kernels are in different images.

use std::fmt::Display;
use std::path::Path;

use lapidary::Analysis;
use lapidary::answer::Answer;

use super::args::{Argument, Command, Count, Group, Kind, Parsed};
use super::input::Input;
use super::module::{self, ASPECT_OPTIONS, JSON, LIMIT, MODULE};
use super::phases::Phases;
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    heading: "Look into modules",
    commands: &[&ASPECTS, &SPLIT],
    ..Command::new(
        "explain",
        "Say why a kernel needs an aspect, or why two kernels are in different images",
        |_| Ok(()),
    )
};

static ASPECTS: Command = Command {
    details: "The calls that lead from FUNCTION to a use of ASPECT, down to the instruction.",
    arguments: &[
        FILE,
        function("FUNCTION", "The function that needs it, mangled or demangled"),
        Argument { kind: Kind::Text, ..function("ASPECT", "The aspect, by name or number") },
    ],
    options: &[Group { title: "Options", rows: &[JSON, LIMIT] }, ASPECT_OPTIONS],
    ..Command::new("aspects", "Say why a function needs an aspect", explain_aspects)
};

static SPLIT: Command = Command {
    details: "What two entry points do not have in common, of that which decides on images.",
    arguments: &[
        FILE,
        function("A", "An entry point, mangled or demangled"),
        function("B", "Another one"),
    ],
    options: &[
        Group {
            title: "Options",
            rows: &[module::split("How to cut").default("auto"), JSON, LIMIT],
        },
        ASPECT_OPTIONS,
    ],
    ..Command::new("split", "Say why two entry points are not in one image", explain_images)
};

const FILE: Argument =
    Argument { count: Count::One, help: "LLVM bitcode or SPIR-V; - is standard input", ..MODULE };

const fn function(name: &'static str, help: &'static str) -> Argument {
    Argument { name, help, kind: Kind::Text, count: Count::One }
}

/// Analyses the file, and answers a question about the two names.
fn explain<A: Answer + Display>(
    parsed: &Parsed,
    answer: impl FnOnce(&Analysis<'_>, &str, &str) -> lapidary::Result<A>,
) -> Result<(), Failure> {
    let [path, first, second] = &parsed.arguments[..] else {
        return Err(Failure::usage("a file and two names are needed"));
    };
    let phases = Phases::new("read", parsed, true);
    let input = Input::open_module(Path::new(path))?;
    let module = input.module()?;
    phases.next("analyse", 0);
    let analysis = module.analyse(&module::aspect_rules(parsed)?);
    let analysis = analysis.map_err(|error| input.failure(error))?;
    phases.next("explain", 0);
    let answer = answer(&analysis, &first.to_string_lossy(), &second.to_string_lossy());
    let answer = answer.map_err(|error| input.failure(error))?;
    phases.finish();
    console::answer_about(parsed, &input, &answer)
}

fn explain_aspects(parsed: &Parsed) -> Result<(), Failure> {
    explain(parsed, |analysis, function, aspect| analysis.explain_aspect(function, aspect))
}

fn explain_images(parsed: &Parsed) -> Result<(), Failure> {
    explain(parsed, |analysis, a, b| analysis.explain_split(a, b, module::mode(parsed)))
}
