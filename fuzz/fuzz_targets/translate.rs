//! The translation of any bitcode: an error or a valid module, never a panic.

#![no_main]

use lapidary::{DebugVersion, Extensions, Module, Translate};

lapidary_fuzz::mutates_records!();

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    let options = Translate::new().debug_version(match bytes.len() % 4 {
        0 => None,
        1 => Some(DebugVersion::OpenCl100),
        2 => Some(DebugVersion::Shader100),
        _ => Some(DebugVersion::Shader200),
    });
    let options = match bytes.len() / 4 % 2 {
        0 => options,
        _ => options.extensions(Extensions::all()),
    };
    for module in &modules {
        if let Ok(translation) = module.translate(&options) {
            lapidary_fuzz::check_module(translation.into_words());
        }
    }
});
