//! `lapidary reflect`: what the kernels of a module take.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use lapidary::Module;
use lapidary::answer::{HeaderLanguage, ReflectLimits, ReflectOptions, Reflection};

use super::args::{Command, Group, Kind, Parsed, flag, value};
use super::each::with_each;
use super::input::Input;
use super::module::{self, JSON, LIMIT, MODULES, NUMBERING};
use super::phases::Phases;
use super::tables::{self, WIDTH};
use super::{Failure, console};

const LANGUAGES: &[&[&str]] = &[&["c++"], &["rust"]];

/// `reflect`
pub(super) static COMMAND: Command = Command {
    details: "Each argument of each kernel with its index, kind, size, alignment, address space, access and \
              name, values down to their scalars with where they lie; work-group and sub-group sizes, local \
              memory, aspects, specialization constants. Bitcode is looked at as it is translated. Where a \
              module does not tell (names of arguments and types of the source are often missing in \
              SPIR-V, those of members of structures everywhere), a field is null and a number stands for \
              the name. With '--check' it tells what no runtime can set and what is beyond the limits of \
              a device, by rule, instead, and the exit code is 0 if there is nothing, 1 if there is \
              something, and 2 if that could not be found out, as of 'check'.",
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[
        Group {
            title: "Options",
            rows: &[
                value(
                    "header",
                    "LANGUAGE",
                    Kind::Choice(LANGUAGES),
                    "Write a header for host programs: structures with assertions of their sizes and \
                     offsets, names of kernels, indices and sizes of arguments",
                ),
                flag("check", "Tell what no runtime can set"),
                JSON,
                WIDTH,
                LIMIT,
                NUMBERING,
            ],
        },
        Group {
            title: "Limits of a device",
            rows: &[
                value(
                    "max-parameter-size",
                    "BYTES",
                    Kind::Number(u64::MAX),
                    "The most bytes of all arguments of a kernel; what is there if nothing is said is \
                     what every device with the full profile of OpenCL has",
                )
                .default("1024"),
                value("max-local-memory", "BYTES", Kind::Number(u64::MAX), "The bytes of local memory")
                    .default("32768"),
                value(
                    "max-work-group-size",
                    "N",
                    Kind::Number(u64::MAX),
                    "The most work-items of a work-group",
                ),
            ],
        },
    ],
    ..Command::new("reflect", "Tell what kernels take: arguments, layouts, needs", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let check = parsed.flag("check");
    let header = parsed.is_given("header");
    if header && (check || parsed.flag("json")) {
        return Err(Failure::usage("'--header' goes with neither '--check' nor '--json'"));
    }
    let phases = Phases::answering("read", parsed);
    let found = AtomicBool::new(false);
    let done = with_each(parsed, &phases, |path| {
        let reflected = reflect(parsed, path, &phases);
        phases.pause();
        found.fetch_or(reflected?, Ordering::Relaxed);
        Ok(())
    });
    phases.finish();
    match check {
        true => done.map_err(Failure::trouble)?,
        false => done?,
    }
    if found.into_inner() { Err(Failure::no()) } else { Ok(()) }
}

/// Says what the kernels of a file take; whether there is something against them.
fn reflect(parsed: &Parsed, path: &Path, phases: &Phases) -> Result<bool, Failure> {
    phases.next("read", 0);
    let input = Input::open_module(path)?;
    let modules = Module::parse_all(&input.bytes).map_err(|error| input.failure(error))?;
    let modules: Vec<_> = modules.into_iter().map(|it| it.named(&input.name)).collect();
    phases.next("reflect", 0);
    let mut options = ReflectOptions::new().numbering(module::numbering(parsed));
    if parsed.flag("check") {
        let mut limits = ReflectLimits::default();
        limits.parameter_size =
            parsed.number("max-parameter-size").unwrap_or(limits.parameter_size);
        limits.local_memory = parsed.number("max-local-memory").unwrap_or(limits.local_memory);
        limits.work_group_size = parsed.number("max-work-group-size");
        options = options.check(limits);
    }
    let reflection = Reflection::of(&modules, &options).map_err(|error| input.failure(error))?;
    let language = match parsed.text("header") {
        Some("c++") => Some(HeaderLanguage::Cpp),
        Some(_) => Some(HeaderLanguage::Rust),
        None => None,
    };
    match language {
        Some(language) => {
            phases.pause();
            console::print(&reflection.header(language))?;
        }
        None => tables::answer_about(parsed, phases, &input, &reflection)?,
    }
    Ok(reflection.findings.is_some_and(|findings| !findings.is_empty()))
}
