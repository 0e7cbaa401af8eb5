//! The translation of any bitcode: an error or a module that the SPIR-V reader takes, never a panic.

#![no_main]

use lapidary::{Module, Translate};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    for module in &modules {
        if let Ok(translation) = module.translate(&Translate::new()) {
            lapidary_spirv::read::Module::from_owned(translation.into_words())
                .expect("what is emitted can be read");
        }
    }
});
