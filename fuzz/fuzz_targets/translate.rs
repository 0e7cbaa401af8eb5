//! The translation of any bitcode: an error or a valid module, never a panic.

#![no_main]

use lapidary::{Module, Translate};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    for module in &modules {
        if let Ok(translation) = module.translate(&Translate::new()) {
            let spirv = lapidary_spirv::read::Module::from_owned(translation.into_words())
                .expect("what is emitted can be read");
            lapidary_spirv::validate::validate(&spirv).expect("what is emitted is valid");
        }
    }
});
