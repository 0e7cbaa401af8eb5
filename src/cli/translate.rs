//! `lapidary translate`, and the program under the name `llvm-spirv`: LLVM bitcode to SPIR-V.
//!
//! Both take the options of Khronos' translator in its forward direction, with one dash or two, as
//! LLVM's command lines do; so they are read by the table here and not by clap.

use std::ffi::OsString;
use std::path::PathBuf;

use lapidary::input::{Input, Kind};
use lapidary::lower::{FpContract, Options, translate};
use lapidary::output::atomic::Staged;
use lapidary_spirv::grammar::Version;
use lapidary_spirv::read;

use super::{Failure, on_threads};

/// What an option asks for.
#[derive(Clone, Copy)]
enum Meaning {
    /// The output file.
    Output,
    /// The highest version.
    MaxVersion,
    /// Extensions.
    Extensions,
    /// Unknown intrinsics become calls.
    UnknownIntrinsics,
    /// Contraction of floating-point operations.
    FpContract,
    /// `llvm.fmuladd` as `mad`.
    FmuladdAsMad,
    /// Types of kernel arguments as strings.
    KernelArgTypes,
    /// Attributes and metadata as NonSemantic.AuxData.
    AuxData,
    /// Function pointers in an address space of their own.
    FunctionPointers,
    /// Number of threads.
    Threads,
    /// No notes.
    Quiet,
    /// Accepted: changes nothing in what we write, for the reason given.
    Ignored,
    /// Refused, with what to do instead.
    Refused(&'static str),
    /// The list of options.
    Help,
}

/// Whether an option has a value.
#[derive(Clone, Copy, PartialEq)]
enum Value {
    /// It must not.
    No,
    /// `-o FILE` or `-o=FILE`.
    Must,
    /// Only after `=`.
    May,
}

/// Options: name without dashes, value, meaning, what the peer does with it.
const OPTIONS: &[(&str, Value, Meaning, &str)] = &[
    ("o", Value::Must, Meaning::Output, "the output file; - is standard output"),
    ("spirv-max-version", Value::Must, Meaning::MaxVersion, "the highest SPIR-V version"),
    ("spirv-ext", Value::Must, Meaning::Extensions, "allowed extensions: +A,-B,all"),
    (
        "spirv-allow-unknown-intrinsics",
        Value::May,
        Meaning::UnknownIntrinsics,
        "unknown intrinsics (with these prefixes) become calls",
    ),
    ("spirv-fp-contract", Value::Must, Meaning::FpContract, "on, off or fast"),
    (
        "spirv-replace-fmuladd-with-ocl-mad",
        Value::May,
        Meaning::FmuladdAsMad,
        "llvm.fmuladd as OpenCL mad",
    ),
    (
        "preserve-ocl-kernel-arg-type-metadata-through-string",
        Value::May,
        Meaning::KernelArgTypes,
        "keep types of kernel arguments as OpString",
    ),
    (
        "spirv-preserve-auxdata",
        Value::May,
        Meaning::AuxData,
        "keep attributes and metadata as NonSemantic.AuxData",
    ),
    (
        "spirv-emit-function-ptr-addr-space",
        Value::May,
        Meaning::FunctionPointers,
        "function pointers in CodeSectionINTEL",
    ),
    ("quiet", Value::No, Meaning::Quiet, "no notes of what is left out"),
    ("threads", Value::Must, Meaning::Threads, "number of threads (0: one per core)"),
    // Names are always written; debug info is reduced to lines; expressions are always lowered.
    ("spirv-emit-op-names", Value::May, Meaning::Ignored, "names are always kept"),
    ("spirv-debug-info-version", Value::Must, Meaning::Ignored, "only lines are kept so far"),
    ("spirv-allow-extra-diexpressions", Value::May, Meaning::Ignored, "only lines are kept so far"),
    ("spirv-lower-const-expr", Value::May, Meaning::Ignored, "always done"),
    ("spirv-mem2reg", Value::May, Meaning::Ignored, "not an optimiser"),
    ("spirv-expand-step", Value::May, Meaning::Ignored, "OpenCL.std has step"),
    ("spirv-gen-kernel-arg-name-md", Value::May, Meaning::Ignored, "of the other direction"),
    ("spirv-erase-cl-md", Value::May, Meaning::Ignored, "of the other direction"),
    ("spirv-builtin-format", Value::Must, Meaning::Ignored, "of the other direction"),
    ("spirv-target-env", Value::Must, Meaning::Ignored, "of the other direction"),
    ("spirv-ext-inst", Value::Must, Meaning::Ignored, "OpenCL.std is used"),
    ("spirv-verify-regularize-passes", Value::May, Meaning::Ignored, "there are no passes"),
    ("spirv-debug", Value::No, Meaning::Ignored, "no debug output"),
    ("spirv-use-llvm-backend-target", Value::May, Meaning::Ignored, "there is no LLVM here"),
    ("spirv-ext-coming-from-spirv-backend", Value::Must, Meaning::Ignored, "see above"),
    ("opaque-pointers", Value::May, Meaning::Ignored, "both kinds of pointers are read"),
    (
        "spirv-text",
        Value::May,
        Meaning::Refused("the internal text form; use 'lapidary dis' on the result"),
        "",
    ),
    (
        "spirv-tools-dis",
        Value::May,
        Meaning::Refused("text output; use 'lapidary dis' on the result"),
        "",
    ),
    ("r", Value::No, Meaning::Refused("SPIR-V to LLVM IR"), ""),
    ("s", Value::No, Meaning::Refused("regularised LLVM IR as output"), ""),
    ("to-text", Value::No, Meaning::Refused("the internal text form; use 'lapidary dis'"), ""),
    ("to-binary", Value::No, Meaning::Refused("the internal text form; use 'lapidary as'"), ""),
    ("spec-const", Value::Must, Meaning::Refused("SPIR-V to LLVM IR"), ""),
    ("spec-const-info", Value::No, Meaning::Refused("use 'lapidary inspect'"), ""),
    ("spirv-print-report", Value::May, Meaning::Refused("use 'lapidary inspect'"), ""),
    ("help", Value::No, Meaning::Help, "this list"),
    ("h", Value::No, Meaning::Help, "this list"),
];

/// A command line, read.
struct CommandLine {
    input: PathBuf,
    output: Option<PathBuf>,
    options: Options,
    threads: usize,
    quiet: bool,
    help: bool,
}

/// Whether a flag's value means yes.
fn truth(value: Option<&str>) -> Result<bool, String> {
    match value {
        None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
        Some("false" | "FALSE" | "False" | "0") => Ok(false),
        Some(other) => Err(format!("'{other}' is not true or false")),
    }
}

fn version(text: &str) -> Result<Version, String> {
    Ok(match text {
        "1.0" => Version::V1_0,
        "1.1" => Version::V1_1,
        "1.2" => Version::V1_2,
        "1.3" => Version::V1_3,
        "1.4" => Version::V1_4,
        "1.5" => Version::V1_5,
        "1.6" => Version::V1_6,
        _ => return Err(format!("'{text}' is not a version from 1.0 to 1.6")),
    })
}

/// Reads the arguments after the program's (or subcommand's) name.
fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<CommandLine, String> {
    let mut line = CommandLine {
        input: PathBuf::from("-"),
        output: None,
        options: Options::default(),
        threads: 0,
        quiet: false,
        help: false,
    };
    let mut inputs = 0;
    let mut arguments = arguments.into_iter();
    let mut only_files = false;
    while let Some(argument) = arguments.next() {
        let text = argument.to_str().map(str::to_owned);
        let option =
            text.as_deref().filter(|text| !only_files && text.len() > 1 && text.starts_with('-'));
        let Some(option) = option else {
            inputs += 1;
            if inputs > 1 {
                return Err(format!(
                    "more than one input: '{}' and '{}'",
                    line.input.display(),
                    argument.to_string_lossy()
                ));
            }
            line.input = PathBuf::from(argument);
            continue;
        };
        if option == "--" {
            only_files = true;
            continue;
        }
        let body = option.strip_prefix("--").unwrap_or(&option[1..]);
        let (name, value) = match body.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (body, None),
        };
        let Some(&(_, takes, meaning, _)) = OPTIONS.iter().find(|row| row.0 == name) else {
            return Err(format!("unknown option '{option}'; --help has the list"));
        };
        let value = match (takes, value) {
            (Value::No, Some(_)) => return Err(format!("option '-{name}' takes no value")),
            (Value::Must, None) => match arguments.next() {
                Some(value) if name == "o" => {
                    line.output = Some(PathBuf::from(value));
                    continue;
                }
                Some(value) => Some(
                    value
                        .into_string()
                        .map_err(|_| format!("the value of '-{name}' is not text"))?,
                ),
                None => return Err(format!("option '-{name}' needs a value")),
            },
            (_, value) => value,
        };
        apply(&mut line, meaning, value.as_deref())
            .map_err(|error| format!("option '-{name}': {error}"))?;
    }
    Ok(line)
}

fn apply(line: &mut CommandLine, meaning: Meaning, value: Option<&str>) -> Result<(), String> {
    let options = &mut line.options;
    let text = value.unwrap_or_default();
    match meaning {
        Meaning::Output => line.output = Some(PathBuf::from(text)),
        Meaning::MaxVersion => {
            options.max_version = version(text)?;
            options.max_version_given = true;
        }
        Meaning::Extensions => options.extensions.extend(text)?,
        Meaning::UnknownIntrinsics => {
            let prefixes = text.split(',').filter(|prefix| !prefix.is_empty());
            options.unknown_intrinsics = Some(prefixes.map(str::to_owned).collect());
        }
        Meaning::FpContract => {
            options.fp_contract = match text {
                "on" => FpContract::On,
                "off" => FpContract::Off,
                "fast" => FpContract::Fast,
                _ => return Err(format!("'{text}' is not on, off or fast")),
            }
        }
        Meaning::FmuladdAsMad => options.fmuladd_as_mad = truth(value)?,
        Meaning::KernelArgTypes => options.kernel_arg_types = truth(value)?,
        Meaning::AuxData => options.preserve_auxdata = truth(value)?,
        Meaning::FunctionPointers => options.function_pointer_storage = truth(value)?,
        Meaning::Threads => {
            line.threads = text.parse().map_err(|_| format!("'{text}' is not a number"))?;
        }
        Meaning::Quiet => line.quiet = true,
        Meaning::Ignored => {}
        Meaning::Refused(instead) => return Err(format!("unsupported: {instead}")),
        Meaning::Help => line.help = true,
    }
    Ok(())
}

/// The list of options.
fn help() -> String {
    let mut text = String::from(
        "Translate LLVM bitcode to SPIR-V\n\n\
         Usage: lapidary translate [OPTIONS] [FILE]\n\n\
         FILE is LLVM bitcode; - or nothing is standard input. Options may have one dash or two.\n\n",
    );
    for (name, value, _, what) in OPTIONS.iter().filter(|row| !row.3.is_empty()) {
        let value = match value {
            Value::No => "",
            Value::Must => "=VALUE",
            Value::May => "[=VALUE]",
        };
        let option = format!("-{name}{value}");
        text.push_str(&format!("  {option:<58} {what}\n"));
    }
    text
}

/// The output when none is given: beside the input, with the extension `.spv`.
fn default_output(input: &std::path::Path) -> PathBuf {
    if input == std::path::Path::new("-") { input.to_owned() } else { input.with_extension("spv") }
}

/// Runs with the arguments after the name.
pub(super) fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<(), Failure> {
    let line = parse(arguments).map_err(Failure::usage)?;
    if line.help {
        print!("{}", help());
        return Ok(());
    }
    on_threads(line.threads, || translate_file(line))
}

fn translate_file(line: CommandLine) -> Result<(), Failure> {
    let input = Input::open(&line.input).map_err(|e| Failure::read(&line.input, &e))?;
    let place =
        |message: &dyn std::fmt::Display| Failure::new(format!("{}: {message}", input.name));
    match input.kind() {
        Some(Kind::SpirV(_)) => return Err(place(&"is SPIR-V already; LLVM bitcode is expected")),
        Some(_) => {}
        None => return Err(place(&"is not LLVM bitcode")),
    }
    let modules = lapidary_bitcode::read(&input.bytes).map_err(|e| place(&e))?;
    let [module] = &modules[..] else {
        return Err(place(&format!(
            "unsupported: a file with {} modules; link them first",
            modules.len()
        )));
    };
    let translation = translate(module, &line.options).map_err(|e| place(&e))?;
    for note in translation.notes.iter().filter(|_| !line.quiet) {
        eprintln!("note: {}: {note}", input.name);
    }
    let output = line.output.unwrap_or_else(|| default_output(&line.input));
    let mut staged = Staged::new();
    staged
        .add_with(&output, |writer| {
            translation.pieces.iter().try_for_each(|words| read::write(words, writer))
        })
        .map_err(Failure::new)?;
    staged.commit().map_err(Failure::new)?;
    // The process ends, and the system takes its memory at once: sooner than piece by piece.
    std::mem::forget(modules);
    std::mem::forget(translation);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(arguments: &[&str]) -> Result<CommandLine, String> {
        parse(arguments.iter().map(OsString::from))
    }

    #[test]
    fn options_of_the_peer_work_with_one_dash_or_two() {
        let one = line(&["in.bc", "-spirv-max-version=1.3", "-o", "out.spv"]).unwrap();
        assert_eq!(one.options.max_version, Version::V1_3);
        assert_eq!(one.output, Some(PathBuf::from("out.spv")));
        let two = line(&["--spirv-ext=+SPV_KHR_bit_instructions,-SPV_KHR_expect_assume", "-o=x"]);
        let two = two.unwrap();
        assert!(two.options.allows("SPV_KHR_bit_instructions"));
        assert!(!two.options.allows("SPV_KHR_expect_assume"));
        assert_eq!(two.input, PathBuf::from("-"));
        let all = line(&["--spirv-ext=all,-SPV_KHR_expect_assume"]).unwrap();
        assert!(all.options.allows("SPV_KHR_bit_instructions"));
        assert!(!all.options.allows("SPV_KHR_expect_assume"));
    }

    #[test]
    fn what_is_not_understood_is_refused_by_name() {
        for (arguments, part) in [
            (&["-r", "x.spv"][..], "SPIR-V to LLVM IR"),
            (&["--frobnicate"], "--frobnicate"),
            (&["--spirv-max-version=2.0"], "2.0"),
            (&["a.bc", "b.bc"], "more than one input"),
            (&["--spirv-ext=SPV_KHR_bit_instructions"], "must begin with"),
            (&["-o"], "needs a value"),
        ] {
            let Err(error) = line(arguments) else { panic!("{arguments:?} was taken") };
            assert!(error.contains(part), "{error}");
        }
    }
}
