//! The translation of any bitcode: an error or a module, never a panic. With `FUZZ_VALID` in the
//! environment the module must be valid, too.

#![no_main]

use lapidary::{DebugVersion, Module, Translate};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    let options = Translate::new().debug_version(match bytes.len() % 4 {
        0 => None,
        1 => Some(DebugVersion::OpenCl100),
        2 => Some(DebugVersion::Shader100),
        _ => Some(DebugVersion::Shader200),
    });
    for module in &modules {
        if let Ok(translation) = module.translate(&options) {
            let spirv = lapidary_spirv::read::Module::from_owned(translation.into_words())
                .expect("what is emitted can be read");
            if std::env::var_os("FUZZ_VALID").is_some() {
                lapidary_spirv::validate::validate(&spirv).expect("what is emitted is valid");
            }
        }
    }
});
