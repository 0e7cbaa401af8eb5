//! `lapidary translate`, and the program under the name `llvm-spirv`: LLVM bitcode to SPIR-V.
//!
//! Both take the options of Khronos' translator in its forward direction, with one dash or two, as
//! LLVM's command lines do.

use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};

use lapidary::output::atomic::Staged;
use lapidary::spirv::read;
use lapidary::spirv::text::{parse_internal, print_internal};
use lapidary::{FpContract, Translate};

use super::args::{
    Argument, Command, Fate, Group, Kind as Value, Opt, Parsed, flag, ignored, refused, value,
};
use super::input::Input;
use super::module::{self, ADDRESS_SPACES, DEBUG_VERSION, EXTENSIONS, MAX_VERSION, MODULE};
use super::phases::Phases;
use super::{Failure, console, reports};

pub(super) static COMMAND: Command = Command {
    details: "The options are those of llvm-spirv in this direction; called by that name, Lapidary \
              does the same.",
    heading: "Make modules",
    arguments: &[Argument { help: "LLVM bitcode; - or nothing is standard input", ..MODULE }],
    options: &[
        Group {
            title: "Options",
            rows: &[
                value("output", "FILE", Value::File, "Where to write; - is standard output")
                    .short("o")
                    .default("FILE with the extension spv"),
                MAX_VERSION,
                EXTENSIONS.default("none"),
                ADDRESS_SPACES,
                value(
                    "spirv-allow-unknown-intrinsics",
                    "PREFIXES",
                    Value::Text,
                    "Unknown intrinsics (with these prefixes, separated by commas) become calls",
                )
                .optional(),
                value(
                    "spirv-fp-contract",
                    "WHEN",
                    Value::Choice(&[&["on"], &["off"], &["fast"]]),
                    "Contraction of floating-point operations",
                )
                .default("on"),
                flag("spirv-replace-fmuladd-with-ocl-mad", "llvm.fmuladd as OpenCL mad")
                    .default("true"),
                flag(
                    "preserve-ocl-kernel-arg-type-metadata-through-string",
                    "Keep types of kernel arguments as OpString",
                ),
                flag(
                    "spirv-preserve-auxdata",
                    "Keep attributes and metadata as NonSemantic.AuxData",
                ),
                value(
                    "spirv-ext-inst",
                    "SET",
                    Value::Choice(&[&["OpenCL.std"], &["none"]]),
                    "none: llvm.fmuladd is never OpenCL mad",
                )
                .default("OpenCL.std"),
                flag("spirv-emit-function-ptr-addr-space", "Function pointers in CodeSectionINTEL"),
                DEBUG_VERSION.default("ocl-100"),
                flag("spirv-text", "Write the text form of llvm-spirv, with the extension spt"),
                flag(
                    "spirv-allow-extra-diexpressions",
                    "DWARF operations that OpenCL.DebugInfo.100 lacks are written in it, too",
                ),
            ],
        },
        Group {
            title: "SPIR-V in place of bitcode",
            rows: &[
                flag("spirv-print-report", "Print version, capabilities, extensions as llvm-spirv"),
                flag("spec-const-info", "Print specialization constants as llvm-spirv"),
                flag("to-text", "SPIR-V to the text form of llvm-spirv"),
                flag("to-binary", "The text form of llvm-spirv to SPIR-V").excludes(&["to-text"]),
            ],
        },
        Group { title: "", rows: UNUSED },
    ],
    ..Command::new("translate", "Translate LLVM bitcode to SPIR-V", run)
};

/// Options of llvm-spirv that change nothing here, and those that ask for what there is not.
const UNUSED: &[Opt] = &[
    ignored("spirv-emit-op-names", "names are always kept"),
    ignored("spirv-lower-const-expr", "always done"),
    ignored("spirv-mem2reg", "nothing is optimised"),
    ignored("spirv-expand-step", "OpenCL.std has step"),
    ignored("spirv-gen-kernel-arg-name-md", "of the other direction"),
    ignored("spirv-erase-cl-md", "of the other direction"),
    value(
        "spirv-builtin-format",
        "FORM",
        Value::Choice(&[&["function"], &["global"]]),
        "of the other direction",
    )
    .fate(Fate::Ignored),
    value("spirv-target-env", "ENV", Value::Text, "of the other direction").fate(Fate::Ignored),
    ignored("spirv-verify-regularize-passes", "there are no passes"),
    ignored("spirv-debug", "there is no debug output"),
    ignored("spirv-use-llvm-backend-target", "there is no LLVM here"),
    value("spirv-ext-coming-from-spirv-backend", "LIST", Value::Text, "there is no LLVM here")
        .fate(Fate::Ignored),
    ignored("opaque-pointers", "both kinds of pointers are read"),
    refused("spirv-tools-dis", "text output; use 'lapidary dis' on the result"),
    refused("r", "SPIR-V to LLVM IR"),
    refused("s", "regularised LLVM IR as output"),
    value("spec-const", "LIST", Value::Text, "SPIR-V to LLVM IR").fate(Fate::Refused),
];

/// What the options ask for.
fn options(parsed: &Parsed) -> Result<Translate, Failure> {
    let as_mad = parsed.flag_or("spirv-replace-fmuladd-with-ocl-mad", true)
        && parsed.text("spirv-ext-inst") != Some("none");
    let mut options = Translate::new()
        .fmuladd_as_mad(as_mad)
        .kernel_arg_types(parsed.flag("preserve-ocl-kernel-arg-type-metadata-through-string"))
        .preserve_auxdata(parsed.flag("spirv-preserve-auxdata"))
        .function_pointer_storage(parsed.flag("spirv-emit-function-ptr-addr-space"))
        .extra_expressions(parsed.flag("spirv-allow-extra-diexpressions"))
        .fp_contract(match parsed.text("spirv-fp-contract") {
            Some("off") => FpContract::Off,
            Some("fast") => FpContract::Fast,
            _ => FpContract::On,
        });
    if let Some(version) = module::debug_version(parsed) {
        options = options.debug_version(version);
    }
    if let Some(extensions) = module::extensions(parsed)? {
        options = options.extensions(extensions);
    }
    if parsed.is_given("spirv-allow-unknown-intrinsics") {
        let list = parsed.text("spirv-allow-unknown-intrinsics").unwrap_or_default();
        let prefixes = list.split(',').filter(|prefix| !prefix.is_empty());
        options = options.unknown_intrinsics(prefixes);
    }
    Ok(match parsed.version(MAX_VERSION.name) {
        Some(version) => options.max_version(version),
        None => options,
    })
}

/// The output when none is given: beside the input, with the extension `.spv`, or `.spt` for text.
fn default_output(input: &Path, as_text: bool) -> PathBuf {
    let extension = if as_text { "spt" } else { "spv" };
    if input == Path::new("-") { input.to_owned() } else { input.with_extension(extension) }
}

/// `-to-text`, `-to-binary`: the same module in the other form.
fn convert(parsed: &Parsed) -> Result<(), Failure> {
    let to_text = parsed.flag("to-text");
    let beside = default_output(parsed.file(), to_text);
    let output = parsed.path("output").unwrap_or(&beside);
    console::refuse_terminal(output)?;
    let input = Input::open(parsed.file())?;
    let failure = |error: lapidary::spirv::Error| input.failure(lapidary::Error::from(error));
    let mut out = Vec::new();
    if to_text {
        let words = read::words(&input.bytes).map_err(failure)?;
        print_internal(&words, &mut out).map_err(failure)?;
    } else {
        let words = parse_internal(&input.bytes)
            .map_err(|error| Failure::new(format!("{}:{error}", input.name)))?;
        out = read::bytes(&words);
    }
    let mut staged = Staged::new();
    staged
        .add_with(output, |writer| writer.write_all(&out))
        .and_then(|()| staged.commit())
        .map_err(|error| Failure::written(&error))?;
    console::wrote(output.display());
    Ok(())
}

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let options = options(parsed)?;
    if reports::print(parsed)? {
        return Ok(());
    }
    if parsed.flag("to-text") || parsed.flag("to-binary") {
        return convert(parsed);
    }
    let spaces = module::address_spaces(parsed)?;
    let as_text = parsed.flag("spirv-text");
    let beside = default_output(parsed.file(), as_text);
    let output = parsed.path("output").unwrap_or(&beside);
    console::refuse_terminal(output)?;
    let phases = Phases::new("read", parsed, false);
    let input = Input::open_module(parsed.file())?;
    // The program ends when this is done, and the system takes its memory at once: sooner than piece
    // by piece.
    let module = ManuallyDrop::new(input.module_as(&spaces)?);
    phases.next("translate", 0);
    let translation = module.translate(&options).map_err(|error| input.failure(error))?;
    let translation = ManuallyDrop::new(translation);
    phases.hide();
    for note in translation.notes() {
        console::note(&input.name, note);
    }
    phases.next("write", 0);
    let mut staged = Staged::new();
    staged
        .add_with(output, |writer| match as_text {
            true => {
                let bytes = translation.to_bytes();
                Ok(print_internal(&read::words(&bytes)?, writer)?)
            }
            false => translation.write_to(writer),
        })
        .and_then(|()| staged.commit())
        .map_err(|error| Failure::written(&error))?;
    phases.finish();
    console::wrote(output.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use lapidary::{Extensions, Version};

    use super::super::args::parse;
    use super::*;

    fn line(arguments: &[&str]) -> Result<(Parsed, Translate), String> {
        let parsed = parse(&COMMAND, "translate", arguments.iter().map(Into::into))?;
        let options = options(&parsed).map_err(|failure| failure.message.unwrap_or_default())?;
        Ok((parsed, options))
    }

    #[test]
    fn options_of_the_peer_work_with_one_dash_or_two() {
        let (parsed, one) = line(&["in.bc", "-spirv-max-version=1.3", "-o", "out.spv"]).unwrap();
        assert_eq!(one, Translate::new().max_version(Version::V1_3));
        assert_eq!(parsed.path("output"), Some(Path::new("out.spv")));
        let two = ["--spirv-ext=+SPV_KHR_bit_instructions", "--spirv-ext=-SPV_KHR_expect_assume"];
        let (parsed, two) = line(&two).unwrap();
        let extensions: Extensions =
            "+SPV_KHR_bit_instructions,-SPV_KHR_expect_assume".parse().unwrap();
        assert_eq!(two, Translate::new().extensions(extensions));
        assert_eq!(parsed.file(), Path::new("-"));
        let (_, all) = line(&["--spirv-ext=all,-SPV_KHR_expect_assume"]).unwrap();
        let extensions: Extensions = "all,-SPV_KHR_expect_assume".parse().unwrap();
        assert_eq!(all, Translate::new().extensions(extensions));
        let unknown = line(&["-spirv-allow-unknown-intrinsics", "x.bc"]).unwrap().1;
        assert_eq!(unknown, Translate::new().unknown_intrinsics::<String>([]));
        assert_ne!(unknown, Translate::new());
    }

    #[test]
    fn what_is_not_understood_is_refused_by_name() {
        for (arguments, part) in [
            (&["-r", "x.spv"][..], "SPIR-V to LLVM IR"),
            (&["--frobnicate"], "--frobnicate"),
            (&["--spirv-max-version=2.0"], "2.0"),
            (&["a.bc", "b.bc"], "one argument too many: 'b.bc'"),
            (&["--spirv-ext=SPV_KHR_bit_instructions"], "must begin with"),
            (
                &["--spirv-debug-info-version=bogus"],
                "takes legacy, ocl-100, nonsemantic-shader-100",
            ),
            (&["-o"], "needs a value"),
        ] {
            let Err(error) = line(arguments) else { panic!("{arguments:?} was taken") };
            assert!(error.contains(part), "{error}");
        }
    }
}
