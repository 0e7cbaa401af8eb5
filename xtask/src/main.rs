//! Chores of the repository, run as `cargo run -p xtask -- CHORE`.
//!
//! `codegen GRAMMAR_DIR [--check]` writes `spirv/src/grammar/generated/` from Khronos' grammar files
//! (SPIRV-Headers' `include/spirv/unified1`, Debian's package `spirv-headers`) and from
//! `spirv/src/grammar/intel.txt`. With `--check` it writes nothing and fails when a file differs.
//!
//! `plant-faults` counts how many of the faults that it plants in what is emitted the tests catch.

mod codegen;
mod faults;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["codegen", grammar] => codegen::run(grammar, false),
        ["codegen", grammar, "--check"] => codegen::run(grammar, true),
        ["plant-faults", words @ ..] => faults::run(words),
        _ => Err(format!(
            "usage: cargo run -p xtask -- codegen GRAMMAR_DIR [--check]\n       cargo run -p xtask -- {}",
            faults::USAGE
        )),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
