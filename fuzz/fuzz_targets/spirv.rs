//! The SPIR-V reader.

#![no_main]

use lapidary_spirv::read::Module;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = Module::from_bytes(bytes) else { return };
    for instruction in module.instructions() {
        if let Some(id) = instruction.result() {
            let _ = module.definition(id);
        }
    }
});
