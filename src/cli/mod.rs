//! The command line: one module for each subcommand, and this one, which picks among them.
//!
//! A subcommand reads its input, calls the library, and prints or writes. Exit
//! codes: 0 success, 1 the input or the work failed, 2 the command line is wrong.

mod args;
mod as_;
mod aspect_filter;
mod aspects;
mod check;
mod console;
mod cpu_time;
mod diff;
mod dis;
mod each;
mod explain;
mod extract;
mod generate_graph;
mod highlight;
mod input;
mod inspect;
mod ls;
mod manual;
mod module;
mod phases;
mod post_link;
mod program;
mod progress;
mod properties;
mod reflect;
mod report;
mod reports;
mod schema;
mod signals;
mod size;
mod slice;
mod specialize;
mod tables;
mod targets;
mod translate;

use std::error::Error as _;
use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use args::Command;
use lapidary::ErrorKind;
use lapidary::output::atomic::WriteError;
use lapidary::with_threads;
use program::Program;

/// The program, with all its commands.
static ROOT: Command = Command {
    details: "Lapidary reads LLVM bitcode and SPIR-V, does what a SYCL post-link step does, and \
              writes SPIR-V. Called as llvm-spirv, sycl-post-link, sycl-aspect-filter, spirv-dis, \
              spirv-as or llvm-dis, it takes the options of that program and does the same.",
    commands: &[
        &ls::COMMAND,
        &extract::COMMAND,
        &diff::COMMAND,
        &size::COMMAND,
        &inspect::COMMAND,
        &reflect::COMMAND,
        &report::COMMAND,
        &aspects::COMMAND,
        &explain::COMMAND,
        &properties::COMMAND,
        &dis::COMMAND,
        &translate::COMMAND,
        &post_link::COMMAND,
        &slice::COMMAND,
        &specialize::COMMAND,
        &as_::COMMAND,
        &targets::COMMAND,
        &check::COMMAND,
        &aspect_filter::COMMAND,
        &manual::HELP,
        &manual::MAN,
        &manual::COMPLETIONS,
        &schema::COMMAND,
        &generate_graph::COMMAND,
    ],
    ..Command::new("lapidary", "Cuts SYCL and OpenCL device code without LLVM", |_| Ok(()))
};

/// Why a command failed, in words.
struct Failure {
    /// Nothing to say if the reader of our output went away, or if it was said.
    message: Option<String>,
    kind: FailureKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FailureKind {
    /// A question has no answer.
    Trouble,
    /// The input is bad, or the work failed.
    Work,
    /// The command line is wrong.
    Usage,
    /// Nobody can read what is printed, so there is no use in going on.
    Output,
}

impl Failure {
    fn new(message: impl Display) -> Self {
        Self { message: Some(message.to_string()), kind: FailureKind::Work }
    }

    /// That the answer, which is said already, is no.
    fn no() -> Self {
        Self { message: None, kind: FailureKind::Work }
    }

    /// What keeps a question from being answered, where `no` is an answer, too: these exit with other
    /// codes, as those of `diff` and `grep` do.
    fn trouble(self) -> Self {
        Self { kind: FailureKind::Trouble, ..self }
    }

    fn usage(message: impl Display) -> Self {
        Self { kind: FailureKind::Usage, ..Self::new(message) }
    }

    fn stdout(error: &io::Error) -> Self {
        let message = (error.kind() != io::ErrorKind::BrokenPipe)
            .then(|| format!("cannot write to standard output: {error}"));
        Self { message, kind: FailureKind::Output }
    }

    /// A file that could not be written, which may be standard output.
    fn written(error: &WriteError) -> Self {
        match error.path == Path::new("-") {
            true => Self::stdout(&error.error),
            false => Self::new(error),
        }
    }

    /// Why something could not be done with the file of this name.
    fn of(name: &str, error: lapidary::Error) -> Self {
        let cause = error.source().and_then(|cause| cause.downcast_ref::<WriteError>());
        match (error.kind(), cause) {
            (_, Some(cause)) => Self::written(cause),
            (ErrorKind::InvalidOption, _) => Self::usage(error),
            _ => Self::new(format!("{name}: {error}")),
        }
    }
}

/// Runs what the command line asks for.
fn run() -> Result<(), Failure> {
    let mut arguments = std::env::args_os();
    let program = Program::named(&arguments.next().unwrap_or_default());
    let parsed = args::parse(program.command, &program.name, arguments).map_err(Failure::usage)?;
    console::set_up(&parsed, program.is_disguised());
    if parsed.flag("help") {
        let text = args::help::text(parsed.command, &parsed.called, console::Style::stdout());
        return console::data(text.as_bytes());
    }
    if parsed.flag("version") {
        return console::print(&program.version());
    }
    signals::watch();
    with_threads(each::threads(&parsed), || (parsed.command.run)(&parsed))
        .unwrap_or_else(|error| Err(Failure::new(error)))
}

pub(crate) fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message {
                console::error(&message);
            }
            match failure.kind {
                FailureKind::Usage | FailureKind::Trouble => ExitCode::from(2),
                _ => ExitCode::FAILURE,
            }
        }
    }
}
