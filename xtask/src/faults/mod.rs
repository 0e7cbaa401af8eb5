//! Plants faults in what the program emits and counts how many of them the tests catch.
//!
//! All faults of the sources are planted at once, in a copy of the checkout in `target/faults`, each
//! behind a switch that an environment variable turns on ([`plant`]). The copy is built once, and its
//! tests are run for one fault after the other ([`judge`]). What is counted are faults that change what
//! some program of the corpus becomes; those that no program comes by, and those that change nothing,
//! are counted apart: they say where the corpus lacks a program.
//!
//! The sample is the same for the same sources and the same seed. It takes as many faults of each kind
//! as there are, up to the same number, and the places at random.

mod judge;
mod plant;
mod report;
mod siblings;
mod sites;
mod source;
mod tables;

use std::collections::VecDeque;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use self::judge::{Judge, Verdict};
use self::plant::Orchard;
use self::sites::Kind;

pub(crate) const USAGE: &str =
    "plant-faults [--sample=N] [--seed=N] [--plant=N] [--threads=N] [--unreached=FILE]";

/// What the command line asks for.
struct Options {
    /// How many faults that change something are tried.
    sample: usize,
    seed: u64,
    /// How many are planted at most: a build with few is quicker.
    plant: usize,
    threads: usize,
    /// Where to list the faults that no program of the corpus comes by.
    unreached: Option<String>,
}

impl Options {
    fn parse(words: &[&str]) -> Result<Self, String> {
        let mut options =
            Self { sample: 300, seed: 1, plant: usize::MAX, threads: 2, unreached: None };
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("usage: {USAGE}"))?;
            let number = || value.parse().map_err(|_| format!("{word}: not a number"));
            match name {
                "--sample" => options.sample = number()? as usize,
                "--seed" => options.seed = number()?,
                "--plant" => options.plant = number()? as usize,
                "--threads" => options.threads = (number()? as usize).max(1),
                "--unreached" => options.unreached = Some(value.to_owned()),
                _ => return Err(format!("usage: {USAGE}")),
            }
        }
        Ok(options)
    }
}

/// Runs the chore. An error if a fault survives says so in the report, not in the exit code: CI compares
/// the number with the last one.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let options = Options::parse(words)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let root = root.canonicalize().map_err(|error| error.to_string())?;
    let copy = root.join("target/faults/copy");
    let mut orchard = Orchard::find(&root, &copy)?;
    for fault in order(&orchard, options.seed).into_iter().skip(options.plant) {
        orchard.alive[fault] = false;
    }
    let messages = orchard.grow()?;
    let judge = Judge::new(&copy, &messages, orchard.faults.len(), options.threads)?;
    let (probes, tests) = judge.counts();
    eprintln!("{probes} runs on the corpus, {tests} tests");
    if let Some(path) = &options.unreached {
        let text = report::unreached(&orchard, |fault| judge.reached(fault));
        std::fs::write(path, text).map_err(|error| format!("{path}: {error}"))?;
    }
    let judged = try_sample(&orchard, &judge, &options);
    print(&report::text(&orchard, &judge, &judged));
    Ok(())
}

/// Tries faults in the order of the sample until enough have changed something: each with what became
/// of it.
fn try_sample(orchard: &Orchard, judge: &Judge, options: &Options) -> Vec<(usize, Verdict)> {
    struct State {
        left: VecDeque<usize>,
        judged: Vec<(usize, Verdict)>,
        changed: usize,
        running: usize,
    }
    let left = order(orchard, options.seed);
    let state = Mutex::new(State { left, judged: Vec::new(), changed: 0, running: 0 });
    let lock = || state.lock().unwrap_or_else(PoisonError::into_inner);
    let next = || {
        let mut state = lock();
        // What is being tried may change something, too: no more are begun than are wanted.
        let fault = (state.changed + state.running < options.sample)
            .then(|| state.left.pop_front())
            .flatten();
        state.running += usize::from(fault.is_some());
        (fault, state.running > 0 && !state.left.is_empty())
    };
    std::thread::scope(|scope| {
        for worker in 0..options.threads {
            let (lock, next) = (&lock, &next);
            scope.spawn(move || {
                loop {
                    let fault = match next() {
                        (Some(fault), _) => fault,
                        (None, true) => {
                            std::thread::sleep(std::time::Duration::from_millis(20));
                            continue;
                        }
                        (None, false) => return,
                    };
                    let verdict = judge.judge(fault, worker);
                    let changed = matches!(verdict, Verdict::Caught(_) | Verdict::Survived(_));
                    let mut state = lock();
                    state.running -= 1;
                    state.changed += usize::from(changed);
                    if changed && state.changed.is_multiple_of(20) {
                        eprintln!("{} of {}", state.changed, options.sample);
                    }
                    state.judged.push((fault, verdict));
                }
            });
        }
    });
    let mut judged = state.into_inner().unwrap_or_else(PoisonError::into_inner).judged;
    judged.sort_by_key(|(fault, _)| *fault);
    judged
}

/// All faults, shuffled, one of each kind in turn.
fn order(orchard: &Orchard, seed: u64) -> VecDeque<usize> {
    let mut kinds: Vec<Vec<usize>> = Kind::ALL.iter().map(|_| Vec::new()).collect();
    for (number, fault) in orchard.faults.iter().enumerate() {
        if orchard.alive[number] {
            kinds[fault.kind as usize].push(number);
        }
    }
    // SplitMix64.
    let mut state = seed;
    let mut random = move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let a = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let b = (a ^ a >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        b ^ b >> 31
    };
    for kind in &mut kinds {
        for at in (1..kind.len()).rev() {
            kind.swap(at, (random() % (at as u64 + 1)) as usize);
        }
    }
    let longest = kinds.iter().map(Vec::len).max().unwrap_or_default();
    (0..longest).flat_map(|at| kinds.iter().filter_map(move |kind| kind.get(at).copied())).collect()
}

/// A chore prints.
fn print(text: &str) {
    print!("{text}");
}
