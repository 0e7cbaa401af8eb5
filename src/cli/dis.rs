//! `lapidary dis`: a module as text.

use std::io;
use std::path::{Path, PathBuf};

use lapidary::output::atomic::Staged;
use lapidary::{Disassemble, ErrorKind, Format, disassemble};

use super::args::{Argument, Command, Group, Kind as Value, Parsed, flag, ignored, refused, value};
use super::each::with_each;
use super::input::Input;
use super::module::{self, LIMIT, MODULE, MODULES};
use super::phases::Phases;
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    details: "The text of SPIR-V is that of spirv-dis; of the LLVM assembly, llvm-as makes the same \
              module again. Of several inputs each begins with a comment that names it.",
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[OUTPUT, SPIRV],
    ..Command::new("dis", "Write modules as text, SPIR-V or LLVM assembly", |parsed| {
        run(parsed, parsed.path("output").unwrap_or(Path::new("-")))
    })
};

/// The program under the name `spirv-dis`.
pub(super) static SPIRV_DIS: Command = Command {
    arguments: &[Argument { help: "SPIR-V; - or nothing is standard input", ..MODULE }],
    options: &[OUTPUT, SPIRV],
    ..Command::new("spirv-dis", "Write a SPIR-V module as text", COMMAND.run)
};

/// The program under the name `llvm-dis`.
pub(super) static LLVM_DIS: Command = Command {
    arguments: &[Argument { help: "LLVM bitcode; - or nothing is standard input", ..MODULE }],
    options: &[
        Group {
            title: "Options",
            rows: &[
                value("output", "FILE", Value::File, "Where to write; - is standard output")
                    .short("o")
                    .default("FILE with the extension ll"),
                LIMIT,
            ],
        },
        LLVM,
    ],
    ..Command::new("llvm-dis", "Write LLVM bitcode as text", |parsed| {
        let beside = match parsed.file() {
            input if input == Path::new("-") => input.to_path_buf(),
            input if input.extension().is_some_and(|it| it == "bc") => input.with_extension("ll"),
            input => {
                let mut name = input.as_os_str().to_os_string();
                name.push(".ll");
                PathBuf::from(name)
            }
        };
        run(parsed, parsed.path("output").unwrap_or(&beside))
    })
};

const OUTPUT: Group = Group {
    title: "Options",
    rows: &[
        value("output", "FILE", Value::File, "Where to write; - is standard output")
            .short("o")
            .default("-"),
        LIMIT,
    ],
};

const SPIRV: Group = Group {
    title: "SPIR-V",
    rows: &[
        flag("raw-id", "Show ids as numbers"),
        flag("no-indent", "Do not indent"),
        flag("no-header", "Leave out the header"),
        flag("offsets", "Show the byte offset of each instruction"),
        flag("no-color", "As --color=never"),
        ignored("handle-unknown-opcodes", "unknown instructions are always OpUnknown"),
        refused("comment", "comments on what instructions mean"),
        refused("nested-indent", "indents that follow the control flow"),
        refused("reorder-blocks", "blocks in the order of the control flow"),
    ],
};

const LLVM: Group = Group {
    title: "LLVM bitcode",
    rows: &[
        ignored("f", "text may always go to a terminal"),
        ignored("materialize-metadata", "metadata is always read"),
        ignored("opaque-pointers", "both kinds of pointers are read"),
        refused("show-annotations", "annotations of uses and of instructions"),
        refused("preserve-ll-uselistorder", "the order of uses"),
        refused("print-thinlto-index-only", "the index of ThinLTO"),
    ],
};

fn run(parsed: &Parsed, output: &Path) -> Result<(), Failure> {
    let several = parsed.has_several_files();
    if several && output != Path::new("-") {
        return Err(Failure::usage("'-o' names the text of one FILE, and there are several"));
    }
    // Under the name llvm-dis there are no such options, and they are not asked for.
    let is_set = |name| parsed.has(name) && parsed.flag(name);
    let options = Disassemble::new()
        .raw_ids(is_set("raw-id"))
        .indent(!is_set("no-indent"))
        .header(!is_set("no-header"))
        .offsets(is_set("offsets"))
        .limit(module::text_limit(parsed));
    // The tools read one format each, and builds ask them which a file has.
    let is_read = |format| match (parsed.command.name, format) {
        ("spirv-dis", Format::Bitcode | Format::WrappedBitcode) => Err("LLVM bitcode, no SPIR-V"),
        ("llvm-dis", Format::SpirV(_)) => Err("SPIR-V, no LLVM bitcode"),
        _ => Ok(()),
    };
    let phases = Phases::new("read", parsed, true);
    with_each(parsed, &phases, |path| {
        phases.next("read", 0);
        let input = Input::open_module(path)?;
        Format::of(&input.bytes).map_or(Ok(()), is_read).map_err(|what| {
            Failure::new(format!("{}: {what}; 'lapidary dis' takes both", input.name))
        })?;
        if several {
            console::print(&format!("; {}\n", input.name))?;
        }
        phases.next("write", 0);
        write(output, &input, &options)
    })?;
    phases.finish();
    console::wrote(output.display());
    Ok(())
}

/// Writes the text of a module. It may be large, so it is not gathered first.
fn write(output: &Path, input: &Input, options: &Disassemble) -> Result<(), Failure> {
    let mut malformed = None;
    let mut write = |writer: &mut (dyn io::Write + Send)| {
        disassemble(&input.bytes, options, writer).map_err(|error| match error.kind() {
            ErrorKind::Write => io::Error::from(error),
            _ => {
                malformed = Some(error);
                io::Error::other("the module ends here")
            }
        })
    };
    let outcome = if output == Path::new("-") {
        console::stream(write).map_err(|error| Failure::stdout(&error))
    } else {
        let mut staged = Staged::new();
        let added = staged.add_with(output, |out| write(out));
        added.and_then(|()| staged.commit()).map_err(|error| Failure::written(&error))
    };
    match malformed {
        Some(error) => Err(input.failure(error)),
        None => outcome,
    }
}
