//! Files of an LLVM that came later: what cannot be read is refused with its number, and what can be
//! left out is, with a note; never in silence.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use lapidary_bitcode::{ErrorKind, LLVM_VERSIONS, read};

#[path = "../../tests/support/bitstream.rs"]
mod bitstream;

use bitstream::Writer;

/// A module by this producer, of this epoch, with what `more` adds behind its type table of `i32` and
/// another.
fn module(producer: &str, epoch: u64, ty: &[u64], more: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut w = Writer::new();
    w.enter(13); // IDENTIFICATION_BLOCK
    w.text(1, producer); // STRING
    w.record(2, &[epoch]); // EPOCH
    w.exit();
    w.enter(8); // MODULE_BLOCK
    w.record(1, &[2]); // VERSION
    w.enter(17); // TYPE_BLOCK_NEW
    w.record(1, &[2]); // NUMENTRY
    w.record(7, &[32]); // i32
    w.record(ty[0], &ty[1..]);
    w.exit();
    more(&mut w);
    w.exit();
    w.names(b"");
    w.bytes
}

fn notes(bytes: &[u8]) -> Vec<String> {
    read(bytes).unwrap()[0].notes.clone()
}

/// Codes and the word that an error has for what they stand for.
fn refused(bytes: &[u8]) -> String {
    let error = read(bytes).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported, "{error}");
    error.feature().unwrap().to_owned()
}

const BYTE: &[u64] = &[27, 8];

#[test]
fn an_epoch_is_named() {
    let feature = refused(&module("LLVM40.0.0", 1, BYTE, |_| {}));
    assert_eq!(feature, "bitcode of epoch 1, by 'LLVM40.0.0': epoch 0 is known");
    assert!(notes(&module("LLVM22.1.8", 0, BYTE, |_| {})).is_empty());
}

#[test]
fn a_newer_writer_is_noted() {
    let newest = *LLVM_VERSIONS.end();
    assert!(notes(&module(&format!("LLVM{newest}.1.0"), 0, BYTE, |_| {})).is_empty());
    let notes = notes(&module(&format!("LLVM{}.0.0git", newest + 1), 0, BYTE, |_| {}));
    let expected =
        format!("written by LLVM {}; {newest} is known, what it added may be misread", newest + 1);
    assert_eq!(notes, [expected]);
}

#[test]
fn records_of_modules_are_noted_once() {
    let bytes = module("LLVM22.1.8", 0, BYTE, |w| {
        w.record(20, &[1, 2]); // GUIDLIST, which is known
        w.record(40, &[1]);
        w.record(40, &[2]);
        w.enter(15); // METADATA_BLOCK
        w.record(60, &[0, 7]);
        w.exit();
    });
    let expected = [
        "module records with unknown code 40 are left out",
        "metadata records with unknown code 60 are kept raw",
    ];
    assert_eq!(notes(&bytes), expected);
}

#[test]
fn types_and_constants_are_refused_by_number() {
    assert_eq!(refused(&module("LLVM22.1.8", 0, &[50, 8], |_| {})), "type record with code 50");
    let bytes = module("LLVM22.1.8", 0, BYTE, |w| {
        w.enter(11); // CONSTANTS_BLOCK
        w.record(1, &[0]); // SETTYPE i32
        w.record(90, &[1]);
        w.exit();
    });
    assert!(refused(&bytes).contains("constant record with code 90"));
}

/// Bytes and integers have records of their own: one of the other is malformed.
#[test]
fn a_byte_is_no_integer() {
    let constant = |ty: u64, code: u64, values: &[u64]| {
        let bytes = module("LLVM23.1.0", 0, BYTE, |w| {
            w.enter(11); // CONSTANTS_BLOCK
            w.record(1, &[ty]); // SETTYPE
            w.record(code, values);
            w.exit();
        });
        read(&bytes).map(|_| ()).map_err(|error| error.kind())
    };
    assert_eq!(constant(0, 4, &[2]), Ok(()));
    assert_eq!(constant(1, 35, &[2]), Ok(()));
    for (ty, code) in [(0, 35), (0, 36), (1, 4), (1, 5)] {
        assert_eq!(constant(ty, code, &[2]), Err(ErrorKind::Malformed), "{code} of type {ty}");
    }
    let widest = module("LLVM23.1.0", 0, &[27, 1 << 23], |_| {});
    assert!(read(&widest).is_ok());
    for width in [0, (1 << 23) + 1] {
        let error = read(&module("LLVM23.1.0", 0, &[27, width], |_| {})).unwrap_err();
        assert!(error.to_string().contains(&format!("a byte of {width} bits")), "{error}");
    }
}
