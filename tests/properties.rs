//! Compile-time properties: a module before and after DPC++'s pass is the same to us, in whatever form the
//! properties stand, and every row of the registry has a case.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::Path;

use lapidary::answer::PropertyTable;
use lapidary::spirv::grammar::Op;
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

/// The forms of a program before DPC++'s pass, and the program after it.
const PAIRS: [(&[&str], &str); 3] = [
    (&["ll_properties", "ll_properties_text"], "ll_properties_lowered"),
    (&["ll_properties_places"], "ll_properties_placed"),
    (&["ll_properties_memory"], "ll_properties_memory_lowered"),
];

#[test]
fn before_and_after_the_pass_are_the_same_words() {
    for (forms, after) in PAIRS {
        let (lowered, _) = translated(after);
        for form in forms {
            let (words, notes) = translated(form);
            assert!(notes.is_empty(), "{form}: {notes:?}");
            assert!(words == lowered, "{form} and {after} differ; compare their golden texts");
        }
    }
}

/// What holds in a program, by name and place.
fn held(program: &str) -> Vec<(String, String)> {
    let bytes = fs::read(corpus(&format!("bc/{program}/as22.bc"))).unwrap();
    let report = Module::parse(&bytes).unwrap().properties().unwrap();
    // Off the device that has it, or for another place: these have a case where something comes of them.
    let held = report.properties.into_iter().filter(|property| property.problem.is_none());
    held.map(|property| {
        // Pointers to members are those of functions with such a name.
        let member = property.place == "pointer" && property.of.starts_with("m_");
        (property.name, if member { "member".to_owned() } else { property.place })
    })
    .collect()
}

#[test]
fn every_row_has_a_case_at_every_place() {
    let programs = ["ll_properties", "ll_properties_accesses", "ll_properties_places"];
    let held: Vec<(String, String)> = programs.iter().flat_map(|program| held(program)).collect();
    let mut missing = Vec::new();
    for row in PropertyTable::known().properties {
        for place in &row.places {
            // A member is said by a pointer to it.
            let places =
                if place == "pointer" { &["pointer", "member"][..] } else { &[&place[..]] };
            let any = |it: &(String, String)| it.0 == row.name && places.contains(&&it.1[..]);
            if !held.iter().any(any) {
                missing.push(format!("{} at a {place}", row.name));
            }
        }
    }
    assert!(missing.is_empty(), "no case for {missing:?}");
}

/// Every property of members is said by `OpMemberDecorate`.
#[test]
fn members_are_decorated() {
    let rows = PropertyTable::known().properties;
    let expected = rows.iter().filter(|row| row.places.iter().any(|it| it == "member")).count();
    for program in ["ll_properties", "ll_properties_text", "ll_properties_lowered"] {
        let bytes = fs::read(corpus(&format!("bc/{program}/as22.bc"))).unwrap();
        let options = Translate::new().extensions(Extensions::all());
        let translation = Module::parse(&bytes).unwrap().translate(&options).unwrap();
        let bytes = translation.to_bytes();
        let word = |at: usize| u32::from_le_bytes(bytes[4 * at..4 * at + 4].try_into().unwrap());
        let (mut at, mut count) = (5, 0);
        while 4 * at < bytes.len() {
            count += usize::from(word(at) as u16 == Op::MemberDecorate.0);
            at += (word(at) >> 16) as usize;
        }
        assert_eq!(count, expected, "{program}");
    }
}
