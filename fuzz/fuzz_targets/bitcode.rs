//! The bitcode reader: every module of any bytes, the body of each of its functions, and everything
//! that their accessors give, and its text.

#![no_main]

#[path = "../../bitcode/tests/support/touch.rs"]
mod touch;

lapidary_fuzz::mutates_records!();

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = lapidary_bitcode::read(bytes) else { return };
    for module in &modules {
        touch::touch(module);
        touch::keep(module);
        // What cannot be printed is refused by name.
        let _ = lapidary_bitcode::asm::write(module, &mut Vec::new());
    }
});
