//! Errors that a program can act on: kind, place, what is not supported, the writer's own error.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use lapidary_bitcode::{ErrorKind, read};

/// What is wrong with a file can be told without reading the message.
#[test]
fn kinds_of_errors() {
    let error = read(b"\x7fELF, and so on").unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::NotBitcode, Some(0)));
    // The wrapper, then bitcode that is not on a 32-bit boundary.
    let mut wrapped = Vec::new();
    for word in [0x0b17_c0de_u32, 0, 21, 4, 0] {
        wrapped.extend(word.to_le_bytes());
    }
    wrapped.extend(b"\0BC\xc0\xde");
    let error = read(&wrapped).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::Unsupported, Some(8)));
    assert_eq!(error.feature(), Some("wrapper whose bitcode is not on a 32-bit boundary"));
    assert!(error.to_string().starts_with("unsupported: wrapper whose"), "{error}");
    // A file that ends in the middle.
    let sound = std::fs::read("../corpus/bc/arith/22-O2.bc").unwrap();
    let error = read(&sound[..sound.len() / 2]).unwrap_err();
    assert_eq!((error.kind(), error.feature()), (ErrorKind::Malformed, None));
    // A declaration has no body.
    let modules = read(&sound).unwrap();
    let module = &modules[0];
    let declaration = (0..module.functions.len() as u32)
        .map(lapidary_bitcode::ir::FunctionId)
        .find(|&id| module.body_size(id) == 0)
        .unwrap();
    let error = module.decode_body(declaration, &mut Default::default()).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::NoBody, None));
    // A writer that fails gives its own error back.
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let error = lapidary_bitcode::asm::write(module, &mut Full).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Write);
    assert_eq!(std::io::Error::from(error).kind(), std::io::ErrorKind::StorageFull);
}
