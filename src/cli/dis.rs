//! `lapidary dis`: a module as text.

use std::fmt::Display;
use std::io;
use std::path::PathBuf;

use clap::Args;
use lapidary::input::{Input, Kind};
use lapidary::output::atomic::Staged;
use lapidary_bitcode::asm;
use lapidary_spirv::read;
use lapidary_spirv::text::{DisassembleOptions, disassemble};

use super::Failure;

/// Write a module as text: SPIR-V as `spirv-dis` does, LLVM bitcode as `llvm-dis` does.
#[derive(Args)]
pub(super) struct Dis {
    /// The module; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Where to write; standard output if not given.
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// SPIR-V: show ids as numbers.
    #[arg(long)]
    raw_id: bool,
    /// SPIR-V: do not indent.
    #[arg(long)]
    no_indent: bool,
    /// SPIR-V: leave out the header.
    #[arg(long)]
    no_header: bool,
    /// SPIR-V: show the byte offset of each instruction.
    #[arg(long)]
    offsets: bool,
    /// Accepted because `spirv-dis` has it: unknown instructions are always written as OpUnknown.
    #[arg(long, hide = true)]
    handle_unknown_opcodes: bool,
    /// Accepted because `spirv-dis` has it: there is never colour.
    #[arg(long, hide = true)]
    no_color: bool,
}

pub(super) fn run(arguments: &Dis) -> Result<(), Failure> {
    let input = Input::open(&arguments.file).map_err(|e| Failure::read(&arguments.file, &e))?;
    match input.kind() {
        Some(Kind::SpirV(_)) => spirv(arguments, &input),
        Some(Kind::Bitcode | Kind::WrappedBitcode) => bitcode(arguments, &input),
        None => Err(Failure::new(format!("{}: neither SPIR-V nor LLVM bitcode", input.name))),
    }
}

fn spirv(arguments: &Dis, input: &Input) -> Result<(), Failure> {
    let words = read::words(&input.bytes).map_err(|e| place(input, e))?;
    let options = DisassembleOptions {
        friendly_names: !arguments.raw_id,
        indent: !arguments.no_indent,
        header: !arguments.no_header,
        offsets: arguments.offsets,
    };
    write(arguments, input, |writer| match disassemble(&words, &options, writer) {
        Err(error) if error.kind() == lapidary_spirv::ErrorKind::Write => {
            Err(Stop::Write(error.into()))
        }
        Err(error) => Err(Stop::Module(error.to_string())),
        Ok(()) => Ok(()),
    })
}

fn bitcode(arguments: &Dis, input: &Input) -> Result<(), Failure> {
    let modules = lapidary_bitcode::read(&input.bytes).map_err(|e| place(input, e))?;
    write(arguments, input, |mut writer| {
        for module in &modules {
            asm::write(module, &mut writer).map_err(|error| match error.kind() {
                lapidary_bitcode::ErrorKind::Write => Stop::Write(error.into()),
                _ => Stop::Module(error.to_string()),
            })?;
        }
        Ok(())
    })
}

/// An error of the input.
fn place(input: &Input, message: impl Display) -> Failure {
    Failure::new(format!("{}: {message}", input.name))
}

/// Why text ended early.
enum Stop {
    /// The module is malformed or has what the text cannot say.
    Module(String),
    Write(io::Error),
}

/// Writes text where the arguments say. It may be large, so it is not gathered first.
fn write(
    arguments: &Dis,
    input: &Input,
    text: impl FnOnce(&mut dyn io::Write) -> Result<(), Stop>,
) -> Result<(), Failure> {
    let mut malformed = None;
    let write = |writer: &mut dyn io::Write| {
        text(writer).map_err(|stop| match stop {
            Stop::Write(error) => error,
            Stop::Module(message) => {
                malformed = Some(message);
                io::Error::other("malformed module")
            }
        })
    };
    let outcome = if arguments.output.as_os_str() == "-" {
        write(&mut io::stdout().lock()).map_err(|e| Failure::stdout(&e))
    } else {
        let mut staged = Staged::new();
        let added = staged.add_with(&arguments.output, write);
        added.and_then(|()| staged.commit()).map_err(Failure::new)
    };
    match malformed {
        Some(message) => Err(place(input, message)),
        None => outcome,
    }
}
