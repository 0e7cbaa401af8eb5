//! Slices of any SPIR-V: an error, or modules that can be read again, with the function that was asked for as
//! entry point and no other. Those of a valid module are valid.

#![no_main]

use lapidary::Module;
use lapidary_spirv::read;
use lapidary_spirv::validate::validate;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    for module in &modules {
        let Some(spirv) = module.as_spirv() else { continue };
        let Ok(slicer) = module.slicer() else { continue };
        let valid = validate(spirv).is_ok();
        let names: Vec<&str> = slicer.entry_points().collect();
        assert_eq!(slicer.file_names().len(), names.len());
        for (at, &name) in names.iter().enumerate().take(4) {
            let Ok(words) = slicer.slice(&[at]) else { continue };
            let slice = read::Module::from_owned(words).expect("a slice is a module");
            // A function may be the entry point of several names, which it keeps.
            let kept: Vec<_> = slice.entry_points().collect();
            assert!(kept.iter().any(|it| it.name == name), "{kept:?} without {name:?}");
            assert!(kept.iter().all(|it| it.function == kept[0].function), "{kept:?} for {name:?}");
            if valid {
                validate(&slice).expect("a slice of what is valid is valid");
            }
        }
        let all: Vec<usize> = (0..names.len()).collect();
        let _ = slicer.slice(&all).map(|words| read::Module::from_owned(words).expect("a module"));
    }
});
