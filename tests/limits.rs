//! Files of a few KB that would become texts of gigabytes: each is cut where its limit is, in memory in
//! proportion to that, with an error that says so.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use lapidary::{AspectRules, Disassemble, ErrorKind, Module, TextLimit, disassemble};

#[path = "support/bitstream.rs"]
mod bitstream;

use families::doubling;

#[test]
fn texts_end_where_their_limit_is() {
    let input = doubling(60);
    let mut text = Vec::new();
    let error = disassemble(&input, &Disassemble::new(), &mut text).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
    assert!(error.to_string().contains("--limit"), "{error}");
    assert!(text.len() as u64 <= TextLimit::default().of(input.len()));
}

#[test]
fn texts_below_their_limit_are_whole() {
    let input = doubling(10);
    let text = |limit| {
        let mut text = Vec::new();
        let options = Disassemble::new().limit(TextLimit::times(limit));
        disassemble(&input, &options, &mut text).map(|()| text)
    };
    assert_eq!(text(1).unwrap(), text(0).unwrap());
}

/// Each of many functions calls the one before, and has an aspect of its own.
#[test]
fn answers_end_where_their_limit_is() {
    let input = families::aspects(4000);
    let module = Module::parse(&input).unwrap();
    let report = module.analyse(&AspectRules::new()).unwrap().aspect_report();
    let error = TextLimit::times(1).text(1, &report).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
    // More different sets than anybody keeps.
    let input = families::aspects(20_000);
    let error = Module::parse(&input).unwrap().analyse(&AspectRules::new()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
}

#[path = "support/families.rs"]
#[allow(dead_code, reason = "one of the families is enough here")]
mod families;
