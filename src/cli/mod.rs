//! The command line: one module for each subcommand, and this one, which picks among them.
//!
//! A subcommand reads its input, calls the library, and prints or writes. Exit
//! codes: 0 success, 1 the input or the work failed, 2 the command line is wrong.

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
enum Command {}

pub(crate) fn main() -> ExitCode {
    match Arguments::parse().command {}
}
