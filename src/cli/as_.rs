//! `lapidary as`: SPIR-V from text.

use std::path::PathBuf;

use clap::Args;
use lapidary::input::Input;
use lapidary::output::atomic::Staged;
use lapidary_spirv::grammar::Version;
use lapidary_spirv::read;
use lapidary_spirv::text::{AssembleOptions, assemble};

use super::Failure;

/// Read SPIR-V text, as `spirv-as` does, and write the module.
///
/// A text that `lapidary dis --raw-id` or `spirv-dis --raw-id` wrote gives the module that it was
/// made of, byte for byte.
#[derive(Args)]
pub(super) struct As {
    /// The text; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Where to write; `-` is standard output.
    #[arg(short, value_name = "FILE", default_value = "out.spv")]
    output: PathBuf,
    /// Give numeric ids new numbers, as if they were names.
    #[arg(long)]
    renumber: bool,
    /// Do not take the header from the comments at the head of a disassembly.
    #[arg(long)]
    ignore_header: bool,
    /// The version in the header, unless the text has one: spv1.0 to spv1.6.
    #[arg(long, value_name = "ENV", default_value = "spv1.6", value_parser = version)]
    target_env: Version,
    /// Accepted because `spirv-as` has it: numeric ids are kept anyway.
    #[arg(long, hide = true, conflicts_with = "renumber")]
    preserve_numeric_ids: bool,
}

fn version(text: &str) -> Result<Version, String> {
    let minor = text.strip_prefix("spv1.").and_then(|minor| minor.parse::<u16>().ok());
    match minor {
        Some(minor @ 0..=6) => Ok(Version(0x100 | minor)),
        _ => Err("expected spv1.0 to spv1.6".into()),
    }
}

pub(super) fn run(arguments: &As) -> Result<(), Failure> {
    let input = Input::open(&arguments.file).map_err(|e| Failure::read(&arguments.file, &e))?;
    let options = AssembleOptions {
        preserve_numeric_ids: !arguments.renumber,
        read_header: !arguments.ignore_header,
        version: arguments.target_env,
    };
    let words = assemble(&input.bytes, &options)
        .map_err(|error| Failure::new(format!("{}:{error}", input.name)))?;
    let mut staged = Staged::new();
    staged
        .add_with(&arguments.output, |writer| read::write(&words, writer))
        .map_err(Failure::new)?;
    staged.commit().map_err(Failure::new)
}
