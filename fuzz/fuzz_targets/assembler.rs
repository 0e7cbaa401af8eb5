//! The assembler takes any text.

#![no_main]

use lapidary_spirv::text::{AssembleOptions, assemble};

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let _ = assemble(text, &AssembleOptions::default());
    let names = AssembleOptions { preserve_numeric_ids: false, ..AssembleOptions::default() };
    let _ = assemble(text, &names);
});
