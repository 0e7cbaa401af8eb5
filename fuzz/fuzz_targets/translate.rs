//! The translation of any bitcode: an error or a module that the SPIR-V reader takes, never a panic.

#![no_main]

use lapidary::lower::{Options, translate};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = lapidary_bitcode::read(bytes) else { return };
    for module in &modules {
        if let Ok(translation) = translate(module, &Options::default()) {
            lapidary_spirv::read::Module::from_owned(translation.into_words())
                .expect("what is emitted can be read");
        }
    }
});
