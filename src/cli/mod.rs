//! The command line: one module for each subcommand, and this one, which picks among them.
//!
//! A subcommand reads its input, calls the library, and prints or writes. Exit
//! codes: 0 success, 1 the input or the work failed, 2 the command line is wrong.

mod as_;
mod aspects;
mod cpu_time;
mod dis;
mod explain;
mod generate_graph;
mod inspect;
mod module;
mod options;
mod post_link;
mod progress;
mod report;
mod slice;
mod translate;

use std::ffi::OsString;
use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use lapidary::parallel::with_threads;

/// Cuts SYCL and OpenCL device code without LLVM.
#[derive(Parser)]
#[command(name = "lapidary", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    As(as_::As),
    Aspects(aspects::Aspects),
    Dis(dis::Dis),
    Slice(slice::Slice),
    Explain(explain::Explain),
    GenerateGraph(generate_graph::GenerateGraph),
    PostLink(post_link::PostLink),
    Inspect(inspect::Inspect),
    /// Translate LLVM bitcode to SPIR-V (options as of llvm-spirv; see `translate --help`).
    #[command(disable_help_flag = true)]
    Translate {
        /// Options and the file.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
}

/// Why a subcommand failed, in words.
struct Failure {
    /// Nothing to say if the reader of our output went away.
    message: Option<String>,
    /// Whether it is the command line that is wrong.
    usage: bool,
}

impl Failure {
    fn new(message: impl Display) -> Self {
        Self { message: Some(message.to_string()), usage: false }
    }

    fn usage(message: impl Display) -> Self {
        Self { usage: true, ..Self::new(message) }
    }

    fn read(path: &Path, error: &io::Error) -> Self {
        Self::new(format!("cannot read {}: {error}", path.display()))
    }

    fn stdout(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self { message: None, usage: false };
        }
        Self::new(format!("cannot write to standard output: {error}"))
    }
}

/// Does some work with so many threads; 0 is one for each core.
fn on_threads(
    threads: usize,
    work: impl FnOnce() -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    with_threads(threads, work).unwrap_or_else(|error| Err(Failure::new(error)))
}

/// Whether the program was called by this name (or with a version behind: `llvm-spirv-22`).
fn called_as(name: &str) -> bool {
    let program = std::env::args_os().next().map(std::path::PathBuf::from);
    let stem = program.as_deref().and_then(Path::file_stem).and_then(|stem| stem.to_str());
    stem.and_then(|stem| stem.strip_prefix(name))
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// Runs what the command line asks for.
fn run() -> Result<(), Failure> {
    if called_as("llvm-spirv") {
        return translate::run(std::env::args_os().skip(1));
    }
    if called_as("sycl-post-link") {
        return post_link::run_with(&std::env::args_os().skip(1).collect::<Vec<_>>());
    }
    match Arguments::parse().command {
        Command::As(arguments) => as_::run(&arguments),
        Command::Aspects(arguments) => aspects::run(&arguments),
        Command::Dis(arguments) => dis::run(&arguments),
        Command::Slice(arguments) => slice::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::GenerateGraph(arguments) => generate_graph::run(&arguments),
        Command::PostLink(arguments) => post_link::run(&arguments),
        Command::Inspect(arguments) => inspect::run(&arguments),
        Command::Translate { arguments } => translate::run(arguments),
    }
}

pub(crate) fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message {
                eprintln!("error: {message}");
            }
            if failure.usage { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}
