//! A file of a `-device-lib-dir`: an error, or a valid module and properties that say what was meant.

#![no_main]

use lapidary::{DeviceLibrary, LibraryKind, Module, Split};

lapidary_fuzz::mutates_records!();

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = Module::parse(bytes) else { return };
    for kind in LibraryKind::ALL {
        let Ok(library) = DeviceLibrary::new(kind, &module, &Split::whole()) else { return };
        lapidary_fuzz::check_properties(library.properties());
        lapidary_fuzz::check_module(library.words().to_vec());
        assert_eq!(library.bytes().len(), 4 * library.words().len());
    }
});
