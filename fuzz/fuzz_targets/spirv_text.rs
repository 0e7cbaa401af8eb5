//! Disassemble, assemble: the words come back.

#![no_main]

use lapidary_spirv::text::{AssembleOptions, DisassembleOptions, assemble, disassemble};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    let options = DisassembleOptions { friendly_names: false, ..DisassembleOptions::default() };
    let mut text = Vec::new();
    if disassemble(&words, &options, &mut text).is_err() {
        return;
    }
    let again = assemble(&text, &AssembleOptions::default());
    assert_eq!(again.as_ref().ok(), Some(&words), "{}", String::from_utf8_lossy(&text));
    let mut friendly = Vec::new();
    let _ = disassemble(&words, &DisassembleOptions::default(), &mut friendly);
});
