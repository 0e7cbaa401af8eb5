//! `lapidary dis`: a module as text.

use std::io;
use std::path::PathBuf;

use clap::Args;
use lapidary::input::{Input, Kind};
use lapidary::output::atomic::Staged;
use lapidary_spirv::read;
use lapidary_spirv::text::{DisassembleError, DisassembleOptions, disassemble};

use super::Failure;

/// Write a module as text: SPIR-V as `spirv-dis` does.
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
    /// Accepted because `spirv-dis` has it: there is never colour.
    #[arg(long, hide = true)]
    no_color: bool,
}

pub(super) fn run(arguments: &Dis) -> Result<(), Failure> {
    let input = Input::open(&arguments.file).map_err(|e| Failure::read(&arguments.file, &e))?;
    match input.kind() {
        Some(Kind::SpirV(_)) => spirv(arguments, &input),
        Some(Kind::Bitcode | Kind::WrappedBitcode) => {
            Err(Failure::new(format!("{}: unsupported: text of LLVM bitcode", input.name)))
        }
        None => Err(Failure::new(format!("{}: neither SPIR-V nor LLVM bitcode", input.name))),
    }
}

fn spirv(arguments: &Dis, input: &Input) -> Result<(), Failure> {
    let place = |message: String| Failure::new(format!("{}: {message}", input.name));
    let words = read::words(&input.bytes).map_err(|e| place(e.to_string()))?;
    let options = DisassembleOptions {
        friendly_names: !arguments.raw_id,
        indent: !arguments.no_indent,
        header: !arguments.no_header,
        offsets: arguments.offsets,
    };
    let mut malformed = None;
    let mut write = |writer: &mut dyn io::Write| match disassemble(&words, &options, writer) {
        Err(DisassembleError::Io(error)) => Err(error),
        Err(error) => {
            malformed = Some(error);
            Err(io::Error::other("malformed module"))
        }
        Ok(()) => Ok(()),
    };
    let outcome = if arguments.output.as_os_str() == "-" {
        // Text may be large: it is not gathered first.
        write(&mut io::stdout().lock()).map_err(|e| Failure::stdout(&e))
    } else {
        let mut staged = Staged::new();
        let added = staged.add_with(&arguments.output, write);
        added.and_then(|()| staged.commit()).map_err(Failure::new)
    };
    match malformed {
        Some(error) => Err(place(error.to_string())),
        None => outcome,
    }
}
