//! `lapidary inspect`: what a file is, how much is in it, and its kernels with their arguments.
//!
//! Each format has its own module; what they have in common is the form of the answer.

mod bitcode;
mod spirv;
mod spirv_types;

use std::path::PathBuf;

use clap::Args;
use lapidary::input::{Input, Kind};
use serde_json::Value;

use super::Failure;

/// Tell what a file is: format, producer, target, counts, kernels and their arguments.
#[derive(Args)]
pub(super) struct Inspect {
    /// The module; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Write JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Inspect) -> Result<(), Failure> {
    let input = Input::open(&arguments.file).map_err(|e| Failure::read(&arguments.file, &e))?;
    let text = match input.kind() {
        Some(Kind::Bitcode | Kind::WrappedBitcode) => bitcode::inspect(&input, arguments.json)?,
        Some(Kind::SpirV(_)) => spirv::inspect(&input, arguments.json)?,
        None => {
            return Err(Failure::new(format!("{}: neither LLVM bitcode nor SPIR-V", input.name)));
        }
    };
    use std::io::Write as _;
    std::io::stdout().lock().write_all(text.as_bytes()).map_err(|e| Failure::stdout(&e))
}

/// JSON for people and programs: indented, with a final newline.
fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
