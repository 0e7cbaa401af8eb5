//! Compile-time properties: a module before and after DPC++'s pass is the same to us, in whatever form the
//! properties stand, and every row of the registry has a case.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::Path;

use lapidary::answer::PropertyTable;
use lapidary::{Extensions, Module, Translate};

fn corpus(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(path)
}

/// The translation of a program with all extensions, as text; what is left out is told in notes.
fn translated(program: &str) -> (String, Vec<String>) {
    let bytes = fs::read(corpus(&format!("bc/{program}/as22.bc"))).unwrap();
    let module = Module::parse(&bytes).unwrap();
    let options = Translate::new().extensions(Extensions::all());
    let translation = module.translate(&options).unwrap();
    let words = translation.to_bytes();
    let mut text = String::new();
    for chunk in words.chunks(4) {
        text.push_str(&format!("{:08x}\n", u32::from_le_bytes(chunk.try_into().unwrap())));
    }
    (text, translation.notes().to_vec())
}

#[test]
fn before_and_after_the_pass_are_the_same_words() {
    let (lowered, _) = translated("ll_properties_lowered");
    for form in ["ll_properties", "ll_properties_text"] {
        let (words, notes) = translated(form);
        assert!(notes.is_empty(), "{form}: {notes:?}");
        assert!(
            words == lowered,
            "{form} and ll_properties_lowered differ; compare their golden texts"
        );
    }
}

#[test]
fn every_row_has_a_case() {
    let mut used = String::new();
    for program in fs::read_dir(corpus("src/ll")).unwrap().flatten() {
        used += &fs::read_to_string(program.path()).unwrap();
    }
    let rows = PropertyTable::known().properties;
    let missing: Vec<&str> = rows
        .iter()
        .map(|row| &row.name[..])
        .filter(|name| {
            let (attribute, text) = (format!("\"{name}\""), format!("c\"{name}\\00\""));
            !used.contains(&attribute) && !used.contains(&text)
        })
        .collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}
