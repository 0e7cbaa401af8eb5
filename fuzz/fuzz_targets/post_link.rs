//! A whole post-link of any module: an error, or images that can be read again and property files that
//! say what was meant. What comes of bitcode, or of SPIR-V that was valid, is valid.

#![no_main]

use lapidary::{Module, PropertyChoice, Split};
use lapidary_spirv::read;
use lapidary_spirv::validate::validate;

lapidary_fuzz::mutates_records!();

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    for module in &modules {
        for split in [Split::per_kernel(), Split::whole()] {
            images(module, &split.properties(everything()));
        }
    }
});

fn everything() -> PropertyChoice {
    PropertyChoice {
        param_info: true,
        program_metadata: true,
        kernel_names: true,
        exported_symbols: true,
        imported_symbols: true,
        device_globals: true,
    }
}

fn images(module: &Module<'_>, split: &Split) {
    let Ok(cut) = module.split(split) else { return };
    let valid = module.as_spirv().is_none_or(|spirv| validate(spirv).is_ok());
    for image in cut.images().take(4) {
        lapidary_fuzz::check_properties(&image.properties());
        let lines = image.symbols().iter().filter(|&&byte| byte == b'\n').count();
        assert!(lines >= image.kernels().count(), "a line for each kernel");
        let Ok(words) = image.words() else { return };
        if valid {
            lapidary_fuzz::check_module(words);
        } else {
            read::Module::from_owned(words).expect("an image is a module");
        }
    }
    let _ = cut.undefined_symbols().map(|found| found.iter().map(ToString::to_string).count());
}
