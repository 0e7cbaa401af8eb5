//! Lists of extensions, and configuration files of devices: an error, or what can be printed.

#![no_main]

use lapidary::targets::Devices;
use lapidary::{Extensions, Numbering};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Err(error) = text.parse::<Extensions>() {
        let _ = error.to_string();
    }
    if let Err(error) = Devices::parse(&text, Numbering::default()) {
        let _ = error.to_string();
    }
});
