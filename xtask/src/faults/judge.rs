//! What a fault does: does anything that becomes of the corpus change, and does a test fail?
//!
//! A *probe* is a run of the program on a file of the corpus; a *test* is one test of one test program.
//! Each is run once with no fault switched on (a test when it is first asked for), which tells what it
//! makes, how long it takes and which faults it comes by. A fault is then tried on the probes and tests
//! that come by it and on no others: the tests of the program that it changes first, then those that
//! have told most faults in the least time.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

type Result<T> = std::result::Result<T, String>;

/// Options of `translate` for every file.
const EVERY_FILE: &[&[&str]] = &[&[], &["-spirv-ext=all"]];

/// Options of `translate` for one or two files of each program.
const SHOWN_FILES: &[&[&str]] = &[
    &["-spirv-max-version=1.0"],
    &["-spirv-max-version=1.3"],
    &["-spirv-max-version=1.4", "-spirv-ext=all,-SPV_KHR_untyped_pointers"],
    &["-spirv-ext=+SPV_KHR_untyped_pointers"],
    &["-spirv-ext=all,+SPV_KHR_untyped_pointers"],
    &["-spirv-fp-contract=off"],
    &["-spirv-fp-contract=fast"],
    &["-spirv-replace-fmuladd-with-ocl-mad=0"],
    &["-preserve-ocl-kernel-arg-type-metadata-through-string"],
    &["-spirv-ext=all", "-spirv-preserve-auxdata"],
    &["-spirv-ext=all", "-spirv-emit-function-ptr-addr-space"],
];

/// Options of `post-link`.
const POST_LINK: &[&[&str]] = &[
    &["-split=none"],
    &["-split=source"],
    &["-split=auto"],
    &["-split=kernel"],
    &["-split=kernel", "-allow-device-image-dependencies"],
    &["-split=source", "-support-dynamic-linking"],
    &["-split=auto", "-emit-only-kernels-as-entry-points"],
    &["-split=auto", "-split-esimd", "-O0"],
    &["-split=kernel", "-spirv-ext=all", "-spirv-max-version=1.6"],
];

/// What `post-link` writes besides images.
const EMIT: &[&str] = &[
    "-symbols",
    "-properties",
    "-emit-param-info",
    "-emit-program-metadata",
    "-emit-kernel-names",
    "-emit-exported-symbols",
    "-emit-imported-symbols",
    "-device-globals",
];

/// Something that is run.
struct Trial {
    /// A program of the corpus, or a test.
    name: String,
    command: Vec<String>,
    folder: PathBuf,
    /// Whether it is a probe, whose output counts, else a test, whose exit code does.
    probe: bool,
    /// What a probe is to be looked at first for: the first one of each program.
    rank: usize,
    record: OnceLock<Record>,
    tries: AtomicU32,
    told: AtomicU32,
    /// Tests write where others of the same name do.
    alone: Mutex<()>,
}

/// What a trial did without a fault.
struct Record {
    /// What it made.
    made: u64,
    time: Duration,
    /// By fault: whether it comes by it.
    seen: Vec<bool>,
}

/// What is known of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// No probe comes by it.
    Unreached,
    /// Nothing that becomes of the corpus is different.
    NoChange,
    /// A test fails: which.
    Caught(String),
    /// Something changes, of this program, and no test fails.
    Survived(String),
}

/// All probes and tests.
pub(super) struct Judge {
    probes: Vec<Trial>,
    tests: Vec<Trial>,
    scratch: PathBuf,
    faults: usize,
}

impl Judge {
    /// Runs everything once. `messages` are those of the build, `faults` is how many there are.
    pub(super) fn new(
        copy: &Path,
        messages: &[Value],
        faults: usize,
        threads: usize,
    ) -> Result<Self> {
        let scratch = copy.with_file_name("scratch");
        let _ = fs::remove_dir_all(&scratch);
        fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
        let mut program = None;
        let mut tests = Vec::new();
        for message in messages.iter().filter(|it| it["reason"] == "compiler-artifact") {
            let Some(executable) = message["executable"].as_str() else { continue };
            if message["profile"]["test"] != true {
                // Examples are built, too.
                if message["target"]["kind"][0] == "bin" && message["target"]["name"] == "lapidary"
                {
                    program = Some(executable.to_owned());
                }
                continue;
            }
            let manifest = Path::new(message["manifest_path"].as_str().unwrap_or_default());
            let folder = manifest.parent().unwrap_or(copy);
            let name = message["target"]["name"].as_str().unwrap_or_default();
            tests.extend(tests_of(executable, folder, name)?);
        }
        let program = program.ok_or("the build made no program")?;
        let mut probes = probes(&program, copy)?;
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for worker in 0..threads {
                let (next, probes, scratch) = (&next, &probes, &scratch);
                scope.spawn(move || {
                    while let Some(probe) = probes.get(next.fetch_add(1, Ordering::Relaxed)) {
                        probe.record(&scratch.join(worker.to_string()), faults);
                    }
                });
            }
        });
        if !probes.iter().any(|probe| probe.record(&scratch, faults).seen.contains(&true)) {
            return Err("the program comes by no fault, whatever it is run on".into());
        }
        probes.sort_by_key(|probe| probe.rank);
        Ok(Self { probes, tests, scratch, faults })
    }

    pub(super) fn counts(&self) -> (usize, usize) {
        (self.probes.len(), self.tests.len())
    }

    /// Whether a probe comes by a fault.
    pub(super) fn reached(&self, fault: usize) -> bool {
        self.probes.iter().any(|probe| self.comes_by(probe, fault, &self.scratch))
    }

    /// Whether a trial comes by a fault. A test that fails without any says nothing of it (those of the
    /// sources themselves, which are others in the copy).
    fn comes_by(&self, trial: &Trial, fault: usize, scratch: &Path) -> bool {
        let record = trial.record(scratch, self.faults);
        record.seen[fault] && (trial.probe || record.made == 0)
    }

    /// Tries a fault.
    pub(super) fn judge(&self, fault: usize, worker: usize) -> Verdict {
        if !self.reached(fault) {
            return Verdict::Unreached;
        }
        let scratch = self.scratch.join(worker.to_string());
        let told = |trial: &&Trial| {
            self.comes_by(trial, fault, &scratch) && trial.tells(fault, &scratch, self.faults)
        };
        let Some(changed) = self.probes.iter().find(told) else { return Verdict::NoChange };
        let mut tests: Vec<&Trial> = self.tests.iter().collect();
        let program = |test: &Trial| test.name.ends_with(&format!("/{}", changed.name));
        tests.sort_by_cached_key(|test| {
            let tries = f64::from(test.tries.load(Ordering::Relaxed) + 2);
            let told = f64::from(test.told.load(Ordering::Relaxed) + 1);
            let time = test.record.get().map_or(1.0, |record| record.time.as_secs_f64());
            (!program(test), (time * tries / told * 1e6) as u64)
        });
        match tests.into_iter().find(told) {
            Some(test) => Verdict::Caught(test.name.clone()),
            None => Verdict::Survived(changed.name.clone()),
        }
    }
}

impl Trial {
    fn new(name: String, command: Vec<String>, folder: PathBuf, probe: bool, rank: usize) -> Self {
        Self {
            name,
            command,
            folder,
            probe,
            rank,
            record: OnceLock::new(),
            tries: AtomicU32::new(0),
            told: AtomicU32::new(0),
            alone: Mutex::new(()),
        }
    }

    /// What it does without a fault: run for that the first time.
    fn record(&self, scratch: &Path, faults: usize) -> &Record {
        self.record.get_or_init(|| {
            let _alone = self.alone.lock().unwrap_or_else(PoisonError::into_inner);
            let file = scratch.with_extension("seen");
            let _ = fs::remove_file(&file);
            let begin = Instant::now();
            let path = file.to_string_lossy().into_owned();
            let environment = [("PLANTED_RECORD", path), ("PLANTED_COUNT", faults.to_string())];
            let made = self.run(scratch, &environment, Duration::from_secs(600));
            let mut seen = vec![false; faults];
            for number in fs::read(&file).unwrap_or_default().as_chunks::<4>().0 {
                if let Some(seen) = seen.get_mut(u32::from_le_bytes(*number) as usize) {
                    *seen = true;
                }
            }
            Record { made, time: begin.elapsed(), seen }
        })
    }

    /// Whether a fault makes a difference to it.
    fn tells(&self, fault: usize, scratch: &Path, faults: usize) -> bool {
        let record = self.record(scratch, faults);
        let _alone = self.alone.lock().unwrap_or_else(PoisonError::into_inner);
        let limit = Duration::from_secs(5) + record.time * 5;
        let made = self.run(scratch, &[("PLANTED", fault.to_string())], limit);
        self.tries.fetch_add(1, Ordering::Relaxed);
        let told = made != record.made;
        self.told.fetch_add(u32::from(told), Ordering::Relaxed);
        told
    }

    /// Runs it: what it made, as a number. What takes too long or too much memory makes something else.
    fn run(&self, scratch: &Path, environment: &[(&str, String)], limit: Duration) -> u64 {
        const MEMORY_KIB: u32 = 8 << 20;
        const HANGS: u64 = u64::MAX;
        let _ = fs::remove_dir_all(scratch);
        let _ = fs::create_dir_all(scratch);
        let folder = if self.probe { scratch } else { &self.folder };
        let said = scratch.join("said");
        let file = || fs::File::create(&said).map_or_else(|_| Stdio::null(), Stdio::from);
        let child = Command::new("sh")
            .args(["-c", &format!("ulimit -v {MEMORY_KIB}; exec \"$0\" \"$@\"")])
            .args(&self.command)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .env_remove("BLESS")
            .env("RUST_BACKTRACE", "0")
            .current_dir(folder)
            .process_group(0)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(if self.probe { file() } else { Stdio::null() })
            .spawn();
        let Ok(mut child) = child else { return HANGS };
        let begin = Instant::now();
        let status = loop {
            match child.try_wait() {
                Ok(Some(status)) => break status,
                Ok(None) if begin.elapsed() < limit => {
                    std::thread::sleep(Duration::from_millis(2));
                }
                _ => {
                    // A test may have started the program, which may be what hangs.
                    let group = format!("-{}", child.id());
                    let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
                    let _ = child.wait();
                    return HANGS;
                }
            }
        };
        if !self.probe {
            return u64::from(!status.success());
        }
        let mut hasher = DefaultHasher::new();
        status.code().hash(&mut hasher);
        let mut files: Vec<PathBuf> =
            fs::read_dir(scratch).into_iter().flatten().flatten().map(|it| it.path()).collect();
        files.sort();
        for file in files {
            file.file_name().hash(&mut hasher);
            fs::read(&file).unwrap_or_default().hash(&mut hasher);
        }
        hasher.finish()
    }
}

/// The tests of a test program.
fn tests_of(executable: &str, folder: &Path, name: &str) -> Result<Vec<Trial>> {
    let done = Command::new(executable)
        .arg("--list")
        .current_dir(folder)
        .output()
        .map_err(|error| format!("{executable}: {error}"))?;
    let list = String::from_utf8_lossy(&done.stdout).into_owned();
    let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names
        .map(|test| {
            // The kind of a trial stands before its name: `[cases] name`.
            let test = test.rsplit_once("] ").map_or(test, |(_, name)| name);
            let command = vec![executable.to_owned(), "--exact".into(), test.to_owned()];
            Trial::new(format!("{name}::{test}"), command, folder.to_owned(), false, 0)
        })
        .collect())
}

/// The runs of the program on the corpus.
fn probes(program: &str, copy: &Path) -> Result<Vec<Trial>> {
    let mut probes = Vec::new();
    let corpus = copy.join("corpus");
    let mut ranks: BTreeMap<String, usize> = BTreeMap::new();
    let mut add = |name: &str, command: &str, options: &[&[&str]], input: &Path| {
        let rank = ranks.entry(name.to_owned()).or_default();
        *rank += 1;
        let mut words = vec![program.to_owned(), command.to_owned()];
        words.extend(options.concat().iter().map(|&word| word.to_owned()));
        words.push("-o".into());
        words.push(if command == "translate" { "o.spv" } else { "o.table" }.into());
        words.push(input.to_string_lossy().into_owned());
        probes.push(Trial::new(name.to_owned(), words, PathBuf::new(), true, *rank));
    };
    for folder in list(&corpus.join("bc"))? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut files = list(&folder)?;
        files.retain(|file| file.extension().is_some_and(|extension| extension == "bc"));
        // The most telling first: see tests/golden.
        let stem =
            |file: &PathBuf| file.file_stem().is_some_and(|it| it == "22-O0" || it == "22-O2");
        let mut shown: Vec<PathBuf> = files.iter().filter(|file| stem(file)).cloned().collect();
        if shown.is_empty() {
            shown.extend(files.last().cloned());
        }
        for options in EVERY_FILE.iter().rev() {
            shown.iter().rev().for_each(|file| add(&name, "translate", &[options], file));
        }
        if let Some(last) = shown.last() {
            POST_LINK.iter().for_each(|it| add(&name, "post-link", &[it, EMIT], last));
        }
        for options in SHOWN_FILES {
            shown.iter().for_each(|file| add(&name, "translate", &[options], file));
        }
        for options in EVERY_FILE {
            let rest = files.iter().filter(|file| !shown.contains(file));
            rest.for_each(|file| add(&name, "translate", &[options], file));
        }
    }
    for file in list(&corpus.join("spv"))? {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        POST_LINK.iter().for_each(|it| add(&name, "post-link", &[it, EMIT], &file));
        // `slice` writes a folder; the one file that it writes for one kernel says as much.
        add(&name, "slice", &[], &file);
    }
    Ok(probes)
}

fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}
