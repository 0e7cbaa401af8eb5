//! Several inputs: how many threads they are worth, and what is said of each, in their order.
//!
//! A build hands over files by the hundred, most of them small, and nearly all of the time goes into what is done
//! for each. So small files are worked on side by side, a thread for each, and what a command prints meanwhile is
//! kept until the file's turn comes. A large file is cut into parts and has all threads, one file after the other.

use std::num::NonZero;
use std::path::Path;
use std::{fs, mem};

use lapidary::for_each_in_order;

use super::args::Parsed;
use super::console::{self, Held};
use super::phases::Phases;
use super::{Failure, FailureKind};

/// A file of so many bytes is read by one thread, if there are more: its cost does not show beside theirs, and
/// what is said of several has to be kept.
const SMALL: u64 = 4 * BYTES_PER_THREAD;

/// To start a thread takes about as long as to work on so many bytes.
const BYTES_PER_THREAD: u64 = 32 << 10;

/// The number of threads: what the command line says, else as many as the input is worth. Most files that a
/// build gives to the program are small, and a machine may have a hundred cores. 0 is one for each core.
pub(super) fn threads(parsed: &Parsed) -> usize {
    if let Some(asked) = parsed.number("threads") {
        // The parser takes no number that is too large for this.
        return asked as usize;
    }
    // What has no input makes up its own.
    if parsed.arguments.is_empty() || std::env::var_os("RAYON_NUM_THREADS").is_some() {
        return 0;
    }
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let mut bytes = 0u64;
    for path in &parsed.arguments {
        // Of what comes through a pipe nobody knows how much it is.
        let Some(file) = fs::metadata(path).ok().filter(|it| it.is_file()) else { return 0 };
        bytes = bytes.saturating_add(file.len());
        if bytes.div_ceil(BYTES_PER_THREAD) >= cores {
            return 0;
        }
    }
    bytes.div_ceil(BYTES_PER_THREAD).max(1) as usize
}

/// Does something with every input, and says in their order what it says. One that is bad does not keep the
/// others from being read.
///
/// Small files are looked at together, each by one thread; any other has all of them.
pub(super) fn with_each(
    parsed: &Parsed,
    phases: &Phases,
    work: impl Fn(&Path) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    let files = parsed.files();
    if let [file] = files[..] {
        return work(file);
    }
    let is_small =
        |path: &Path| fs::metadata(path).is_ok_and(|it| it.is_file() && it.len() <= SMALL);
    let mut known = Vec::with_capacity(files.len());
    for_each_in_order(
        &files,
        |file| (*file, is_small(file)),
        |file| {
            known.push(file);
            Ok(())
        },
    )?;
    let mut outcome = Ok(());
    let mut note = |done: Result<(), Failure>| match done {
        Err(Failure { message: Some(message), kind: FailureKind::Work }) => {
            console::error(&message);
            outcome = Err(Failure { message: None, kind: FailureKind::Work });
            Ok(())
        }
        other => other,
    };
    for group in known.chunk_by(|one, other| one.1 && other.1) {
        if let &[(file, false)] = group {
            note(work(file))?;
            continue;
        }
        let mut held = Held::default();
        for_each_in_order(
            group,
            |(file, _)| Held::from(|| work(file)),
            |(done, said)| {
                if done.is_err() || said.complains() {
                    return phases.tell(|| {
                        mem::take(&mut held).tell()?;
                        said.tell()?;
                        note(done)
                    });
                }
                held.append(said);
                if held.is_due() {
                    phases.tell(|| mem::take(&mut held).tell())?;
                }
                Ok(())
            },
        )?;
        phases.tell(|| held.tell())?;
    }
    outcome
}

#[cfg(test)]
mod tests {
    use super::super::{ROOT, args};
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
