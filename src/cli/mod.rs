//! The command line: one module for each subcommand, and this one, which picks among them.
//!
//! A subcommand reads its input, calls the library, and prints or writes. Exit
//! codes: 0 success, 1 the input or the work failed, 2 the command line is wrong.

mod as_;
mod dis;
mod slice;

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    Dis(dis::Dis),
    Slice(slice::Slice),
}

/// Why a subcommand failed, in words.
struct Failure {
    /// Nothing to say if the reader of our output went away.
    message: Option<String>,
}

impl Failure {
    fn new(message: impl Display) -> Self {
        Self { message: Some(message.to_string()) }
    }

    fn read(path: &Path, error: &io::Error) -> Self {
        Self::new(format!("cannot read {}: {error}", path.display()))
    }

    fn stdout(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self { message: None };
        }
        Self::new(format!("cannot write to standard output: {error}"))
    }
}

pub(crate) fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::As(arguments) => as_::run(&arguments),
        Command::Dis(arguments) => dis::run(&arguments),
        Command::Slice(arguments) => slice::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message {
                eprintln!("error: {message}");
            }
            ExitCode::FAILURE
        }
    }
}
