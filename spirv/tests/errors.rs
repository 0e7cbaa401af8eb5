//! Errors that a program can act on: kind, place, the writer's own error.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use lapidary_spirv::link::{LinkIndex, Request, Scratch};
use lapidary_spirv::read::{self, Module};
use lapidary_spirv::text::{AssembleOptions, DisassembleOptions, assemble, disassemble};
use lapidary_spirv::{ErrorKind, Place};

const SMALL: &str = "OpCapability Kernel\nOpMemoryModel Logical OpenCL\n%1 = OpTypeVoid\n";

#[test]
fn kinds_of_errors() {
    let words = assemble(SMALL.as_bytes(), &AssembleOptions::default()).unwrap();

    let error = read::words(b"BC\xc0\xde").unwrap_err();
    assert_eq!((error.kind(), error.place()), (ErrorKind::NotSpirv, Some(Place::Word(0))));
    let mut other = words.clone();
    other[1] = 0x0002_0000;
    let error = Module::from_words(&other).unwrap_err();
    assert_eq!((error.kind(), error.word()), (ErrorKind::Unsupported, Some(1)));
    let error = Module::from_words(&words[..words.len() - 1]).unwrap_err();
    assert_eq!((error.kind(), error.word()), (ErrorKind::Malformed, Some(words.len() - 2)));

    // Text: the line and column of what is wrong.
    let error = assemble(b"OpNop\n  OpFoo\n", &AssembleOptions::default()).unwrap_err();
    let place = Place::Text { line: 2, column: 3 };
    assert_eq!((error.kind(), error.place(), error.word()), (ErrorKind::Syntax, Some(place), None));
    assert!(error.to_string().starts_with("2:3: "), "{error}");
}

#[test]
fn what_is_asked_for_may_not_be_there() {
    let words = assemble(SMALL.as_bytes(), &AssembleOptions::default()).unwrap();
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    for id in [1, 2, u32::MAX] {
        let roots = [id];
        let request = Request { roots: &roots, ..Request::default() };
        let error = index.reach(request, &mut Scratch::new()).map(|_| ()).unwrap_err();
        assert_eq!((error.kind(), error.place()), (ErrorKind::Request, None), "{error}");
    }
}

#[test]
fn an_unknown_instruction_is_refused_where_it_stands() {
    let mut words = assemble(SMALL.as_bytes(), &AssembleOptions::default()).unwrap();
    let at = words.len();
    words.push(2 << 16 | 0x7f00);
    words.push(1);
    let module = Module::from_words(&words).unwrap();
    let error = LinkIndex::new(&module).map(|_| ()).unwrap_err();
    assert_eq!((error.kind(), error.word()), (ErrorKind::Unsupported, Some(at)));
}

#[test]
fn the_writers_error_comes_back() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let words = assemble(SMALL.as_bytes(), &AssembleOptions::default()).unwrap();
    let error = disassemble(&words, &DisassembleOptions::default(), &mut Full).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Write);
    assert_eq!(std::io::Error::from(error).kind(), std::io::ErrorKind::StorageFull);
    let error = disassemble(&words[..3], &DisassembleOptions::default(), &mut Full).unwrap_err();
    assert_eq!(std::io::Error::from(error).kind(), std::io::ErrorKind::InvalidData);
}
