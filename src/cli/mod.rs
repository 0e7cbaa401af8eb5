//! The command line: one module for each subcommand, and this one, which picks among them.
//!
//! A subcommand reads its input, calls the library, and prints or writes. Exit
//! codes: 0 success, 1 the input or the work failed, 2 the command line is wrong.

mod args;
mod as_;
mod aspect_filter;
mod aspects;
mod check;
mod console;
mod cpu_time;
mod diff;
mod dis;
mod explain;
mod extract;
mod generate_graph;
mod highlight;
mod input;
mod inspect;
mod ls;
mod manual;
mod module;
mod phases;
mod post_link;
mod program;
mod progress;
mod properties;
mod reflect;
mod report;
mod reports;
mod schema;
mod signals;
mod size;
mod slice;
mod specialize;
mod tables;
mod targets;
mod translate;

use std::error::Error as _;
use std::ffi::OsString;
use std::fmt::Display;
use std::num::NonZero;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use args::{Command, Parsed};
use console::Held;
use lapidary::ErrorKind;
use lapidary::output::atomic::WriteError;
use lapidary::{for_each_in_order, with_threads};
use phases::Phases;
use program::Program;

/// The program, with all its commands.
static ROOT: Command = Command {
    details: "Lapidary reads LLVM bitcode and SPIR-V, does what a SYCL post-link step does, and \
              writes SPIR-V. Called as llvm-spirv, sycl-post-link, sycl-aspect-filter, spirv-dis, \
              spirv-as or llvm-dis, it takes the options of that program and does the same.",
    commands: &[
        &ls::COMMAND,
        &extract::COMMAND,
        &diff::COMMAND,
        &size::COMMAND,
        &inspect::COMMAND,
        &reflect::COMMAND,
        &report::COMMAND,
        &aspects::COMMAND,
        &explain::COMMAND,
        &properties::COMMAND,
        &dis::COMMAND,
        &translate::COMMAND,
        &post_link::COMMAND,
        &slice::COMMAND,
        &specialize::COMMAND,
        &as_::COMMAND,
        &targets::COMMAND,
        &check::COMMAND,
        &aspect_filter::COMMAND,
        &manual::HELP,
        &manual::MAN,
        &manual::COMPLETIONS,
        &schema::COMMAND,
        &generate_graph::COMMAND,
    ],
    ..Command::new("lapidary", "Cuts SYCL and OpenCL device code without LLVM", |_| Ok(()))
};

/// Why a command failed, in words.
struct Failure {
    /// Nothing to say if the reader of our output went away, or if it was said.
    message: Option<String>,
    kind: FailureKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FailureKind {
    /// A question has no answer.
    Trouble,
    /// The input is bad, or the work failed.
    Work,
    /// The command line is wrong.
    Usage,
    /// Nobody can read what is printed, so there is no use in going on.
    Output,
}

impl Failure {
    fn new(message: impl Display) -> Self {
        Self { message: Some(message.to_string()), kind: FailureKind::Work }
    }

    /// That the answer, which is said already, is no.
    fn no() -> Self {
        Self { message: None, kind: FailureKind::Work }
    }

    /// What keeps a question from being answered, where `no` is an answer, too: these exit with other
    /// codes, as those of `diff` and `grep` do.
    fn trouble(self) -> Self {
        Self { kind: FailureKind::Trouble, ..self }
    }

    fn usage(message: impl Display) -> Self {
        Self { kind: FailureKind::Usage, ..Self::new(message) }
    }

    fn stdout(error: &io::Error) -> Self {
        let message = (error.kind() != io::ErrorKind::BrokenPipe)
            .then(|| format!("cannot write to standard output: {error}"));
        Self { message, kind: FailureKind::Output }
    }

    /// A file that could not be written, which may be standard output.
    fn written(error: &WriteError) -> Self {
        match error.path == Path::new("-") {
            true => Self::stdout(&error.error),
            false => Self::new(error),
        }
    }

    /// Why something could not be done with the file of this name.
    fn of(name: &str, error: lapidary::Error) -> Self {
        let cause = error.source().and_then(|cause| cause.downcast_ref::<WriteError>());
        match (error.kind(), cause) {
            (_, Some(cause)) => Self::written(cause),
            (ErrorKind::InvalidOption, _) => Self::usage(error),
            _ => Self::new(format!("{name}: {error}")),
        }
    }
}

/// Does something with every input, and says in their order what it says. One that is bad does not keep the
/// others from being read.
///
/// Small files are looked at together, each by one thread; any other has all of them.
fn with_each(
    parsed: &Parsed,
    phases: &Phases,
    work: impl Fn(&Path) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    let files = parsed.files();
    if let [file] = files[..] {
        return work(file);
    }
    let is_small = |path| fs::metadata(path).is_ok_and(|it| it.is_file() && it.len() <= SMALL);
    let files: Vec<_> = files.into_iter().map(|file| (file, is_small(file))).collect();
    let mut outcome = Ok(());
    let mut note = |done: Result<(), Failure>| match done {
        Err(Failure { message: Some(message), kind: FailureKind::Work }) => {
            console::error(&message);
            outcome = Err(Failure { message: None, kind: FailureKind::Work });
            Ok(())
        }
        other => other,
    };
    for group in files.chunk_by(|one, other| one.1 && other.1) {
        if let &[(file, false)] = group {
            note(work(file))?;
            continue;
        }
        for_each_in_order(
            group,
            |(file, _)| Held::from(|| work(file)),
            |(done, held)| phases.tell(|| held.tell().and_then(|()| note(done))),
        )?;
    }
    outcome
}

/// Runs what the command line asks for.
fn run() -> Result<(), Failure> {
    let mut arguments = std::env::args_os();
    let program = Program::named(&arguments.next().unwrap_or_default());
    let parsed = args::parse(program.command, &program.name, arguments).map_err(Failure::usage)?;
    console::set_up(&parsed, program.is_disguised());
    if parsed.flag("help") {
        let text = args::help::text(parsed.command, &parsed.called, console::Style::stdout());
        return console::data(text.as_bytes());
    }
    if parsed.flag("version") {
        return console::print(&program.version());
    }
    signals::watch();
    with_threads(threads(&parsed), || (parsed.command.run)(&parsed))
        .unwrap_or_else(|error| Err(Failure::new(error)))
}

/// A file of so many bytes is read by one thread, if there are more: its cost does not show beside theirs, and
/// what is said of several has to be kept.
const SMALL: u64 = 4 * BYTES_PER_THREAD;

/// To start a thread takes about as long as to work on so many bytes.
const BYTES_PER_THREAD: u64 = 32 << 10;

/// The number of threads: what the command line says, else as many as the input is worth. Most files that a
/// build gives to the program are small, and a machine may have a hundred cores. 0 is one for each core.
fn threads(parsed: &Parsed) -> usize {
    if let Some(asked) = parsed.number("threads") {
        // The parser takes no number that is too large for this.
        return asked as usize;
    }
    let size =
        |path: &OsString| fs::metadata(path).ok().filter(|it| it.is_file()).map(|it| it.len());
    let sizes: Option<Vec<u64>> = parsed.arguments.iter().map(size).collect();
    // Of what comes through a pipe nobody knows how much it is, and what has no input makes up its own.
    let Some(sizes) = sizes.filter(|sizes| !sizes.is_empty()) else { return 0 };
    if std::env::var_os("RAYON_NUM_THREADS").is_some() {
        return 0;
    }
    let worth = sizes.into_iter().fold(0, u64::saturating_add).div_ceil(BYTES_PER_THREAD).max(1);
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get) as u64;
    if worth < cores { worth as usize } else { 0 }
}

pub(crate) fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message {
                console::error(&message);
            }
            match failure.kind {
                FailureKind::Usage | FailureKind::Trouble => ExitCode::from(2),
                _ => ExitCode::FAILURE,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_inputs_get_few_threads() {
        let path = std::env::temp_dir().join(format!("lapidary-threads-{}", std::process::id()));
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let asked = |line: &str| {
            let words = line.split(' ').map(|word| match word {
                "FILE" => path.clone().into_os_string(),
                word => word.into(),
            });
            threads(&args::parse(&ROOT, "lapidary", words).expect("a command line"))
        };
        let all_or = |worth: usize| if worth < cores { worth } else { 0 };
        for (length, worth) in [(0, 1), (1, 1), (32 << 10, 1), (40 << 10, 2), (16 << 20, 512)] {
            fs::write(&path, vec![0; length]).expect("a file");
            assert_eq!(asked("dis FILE"), all_or(worth), "{length}");
        }
        assert_eq!(asked("inspect FILE FILE"), all_or(1024));
        assert_eq!(asked("dis FILE --threads=3"), 3);
        assert_eq!(asked("dis FILE --threads=0"), 0);
        fs::remove_file(&path).expect("it was there");
        // How much that is nobody knows, or it is not there, or there is none.
        for line in ["dis -", "dis FILE", "dis", "generate-graph --functions=10"] {
            assert_eq!(asked(line), 0, "{line}");
        }
    }
}
