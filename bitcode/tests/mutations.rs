//! Bad input: every bitcode file of the corpus, changed in thousands of ways, must give a module
//! that is safe to walk or an error, and never a panic.
//!
//! The changes are a function of the file and a number, so that a failure can be repeated:
//! `LAPIDARY_MUTATIONS=N` sets how many there are for each file.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "support/touch.rs"]
mod touch;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "bc") {
            found.push(path);
        }
    }
}

/// xorshift64*
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 33) as usize % limit.max(1)
    }
}

/// Changes a file: flips bits, overwrites, repeats, removes or cuts.
fn mutate(original: &[u8], number: u64) -> Vec<u8> {
    let mut random = Random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    random.next();
    let mut bytes = original.to_vec();
    for _ in 0..=random.below(4) {
        if bytes.len() < 8 {
            break;
        }
        let at = random.below(bytes.len());
        match random.below(16) {
            0 => bytes.truncate(at),
            1 => {
                let word = at & !3;
                let end = (word + 4 * (1 + random.below(8))).min(bytes.len());
                bytes.drain(word..end);
            }
            2 => {
                let word = at & !3;
                let end = (word + 4 * (1 + random.below(8))).min(bytes.len());
                let copy = bytes[word..end].to_vec();
                bytes.splice(word..word, copy);
            }
            3 => bytes[at] = 0xff,
            4 => bytes[at] = 0,
            5 => {
                let word = (at & !3).min(bytes.len() - 4);
                bytes[word..word + 4].copy_from_slice(&[0xff; 4]);
            }
            _ => bytes[at] ^= 1 << random.below(8),
        }
    }
    bytes
}

#[test]
fn mutated_corpus_files_do_not_panic() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut paths = Vec::new();
    files(&corpus, &mut paths);
    assert!(paths.len() > 50, "the corpus is missing");
    let asked: Option<u64> =
        std::env::var("LAPIDARY_MUTATIONS").ok().map(|number| number.parse().unwrap());
    let first: u64 =
        std::env::var("LAPIDARY_MUTATIONS_FROM").map_or(0, |number| number.parse().unwrap());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut accepted = 0u64;
        loop {
            let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) else {
                return accepted;
            };
            let original = std::fs::read(path).unwrap();
            // So many that each file costs about the same time.
            let count = asked.unwrap_or((4_000_000 / (original.len() as u64 + 1)).clamp(40, 4000));
            for number in first..first + count {
                let bytes = mutate(&original, number);
                let outcome = std::panic::catch_unwind(|| {
                    let modules = lapidary_bitcode::read(&bytes).ok()?;
                    Some(modules.iter().map(touch::touch).sum::<u64>())
                });
                match outcome {
                    Ok(seen) => accepted += u64::from(seen.is_some()),
                    Err(_) => panic!("mutation {number} of {}", path.display()),
                }
            }
        }
    };
    let accepted: u64 = std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        handles.into_iter().map(|handle| handle.join().unwrap()).sum()
    });
    // Most changes are found, but a change of a name, say, leaves a valid file.
    assert!(accepted > 0);
}

/// The files themselves are read whole, but for those that are there to be refused.
#[test]
fn the_corpus_is_read() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/bc");
    let mut paths = Vec::new();
    files(&corpus, &mut paths);
    let mut body = lapidary_bitcode::Body::default();
    for path in paths {
        let bytes = std::fs::read(&path).unwrap();
        let modules = lapidary_bitcode::read(&bytes)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for module in &modules {
            assert!(touch::touch(module) > 0);
            touch::keep(module);
            for id in 0..module.functions.len() as u32 {
                let id = lapidary_bitcode::ir::FunctionId(id);
                if !module.functions[id.index()].declaration {
                    module
                        .decode_body(id, &mut body)
                        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                }
            }
        }
    }
}
