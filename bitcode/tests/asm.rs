//! Text of every bitcode file of the corpus, as it is and changed at random: it holds what the file
//! holds, it is the same each time, and bad input gives an error and never a panic.
//!
//! That LLVM reads the text as the same module is shown by `.ci/round_trip.py`, which needs LLVM.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::{Path, PathBuf};

use lapidary_bitcode::{Module, asm};

fn files() -> Vec<PathBuf> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "bc") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/bc"), &mut found);
    found.sort();
    assert!(found.len() > 50, "the corpus is missing");
    found
}

fn text<'m>(module: &'m Module<'m>) -> Result<String, lapidary_bitcode::Error> {
    let mut out = Vec::new();
    asm::write(module, &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn every_file_has_a_text_with_all_of_its_functions() {
    for path in files() {
        let bytes = std::fs::read(&path).unwrap();
        for module in &lapidary_bitcode::read(&bytes).unwrap() {
            let text = match text(module) {
                Ok(text) => text,
                // LLVM 22 refuses the file for the same reason.
                Err(error) => {
                    assert!(path.ends_with("ll_old_constants/as14.bc"), "{path:?}: {error}");
                    let expected =
                        "unsupported: the constant expression 'icmp' outside of a function";
                    assert_eq!(error.to_string(), expected);
                    continue;
                }
            };
            assert!(text.is_ascii(), "{path:?}");
            let lines = |start: &str| text.lines().filter(|line| line.starts_with(start)).count();
            let definitions = module.functions.iter().filter(|it| !it.declaration).count();
            assert_eq!(lines("define "), definitions, "{path:?}");
            assert_eq!(lines("}"), definitions, "{path:?}");
            let named = module.named_metadata.len();
            let found = text
                .lines()
                .filter(|line| {
                    line.contains(" = !{") && !line[1..].starts_with(|c: char| c.is_ascii_digit())
                })
                .count();
            assert_eq!(found, named, "{path:?}");
        }
    }
}

#[test]
fn the_text_is_the_same_each_time() {
    for path in files().iter().step_by(7) {
        let bytes = std::fs::read(path).unwrap();
        let print = || {
            let modules = lapidary_bitcode::read(&bytes).unwrap();
            modules.iter().map(|module| text(module).unwrap_or_default()).collect::<String>()
        };
        assert_eq!(print(), print(), "{path:?}");
    }
}

#[test]
fn changed_files_do_not_panic() {
    let changes = std::env::var("LAPIDARY_MUTATIONS").map_or(60, |number| number.parse().unwrap());
    let mut printed = 0;
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |limit: usize| {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    };
    for path in files().iter().filter(|path| path.metadata().unwrap().len() < 12_000) {
        let original = std::fs::read(path).unwrap();
        for _ in 0..changes {
            let mut bytes = original.clone();
            for _ in 0..=random(3) {
                let at = random(bytes.len());
                bytes[at] ^= 1 << random(8);
            }
            let Ok(modules) = lapidary_bitcode::read(&bytes) else { continue };
            for module in &modules {
                printed += usize::from(asm::write(module, &mut std::io::sink()).is_ok());
            }
        }
    }
    // A changed name or number leaves a file that can be printed.
    assert!(printed > 100);
}
