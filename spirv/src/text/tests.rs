//! Tests of the text forms as a whole.

use super::*;

fn text(words: &[u32], friendly_names: bool) -> String {
    let mut out = Vec::new();
    let options = DisassembleOptions { friendly_names, ..DisassembleOptions::default() };
    disassemble(words, &options, &mut out).expect("sound word counts");
    String::from_utf8_lossy(&out).into_owned()
}

fn words(text: &str) -> Vec<u32> {
    assemble(text.as_bytes(), &AssembleOptions::default()).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

#[test]
fn header_is_kept() {
    for header in [
        [0x0723_0203, 0x10400, 6 << 16 | 14, 77, 0],
        [0x0723_0203, 0x0101_0203, 47 << 16 | 65535, 0, 9],
        [0x0723_0203, 0, 60_000 << 16, u32::MAX, u32::MAX],
    ] {
        assert_eq!(words(&text(&header, false)), header);
    }
}
