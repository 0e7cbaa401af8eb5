//! The data-layout string of a module.

#![no_main]

use lapidary_bitcode::data_layout::DataLayout;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(layout) = DataLayout::parse(text) {
        for space in 0..5 {
            let _ = layout.pointer_layout(space);
        }
    }
});
