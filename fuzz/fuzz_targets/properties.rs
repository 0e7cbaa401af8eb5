//! Property files and tables: an error with a line, or what prints and reads again to the same; and what
//! `check` makes of an image with these properties.

#![no_main]

use lapidary::output::properties::PropertySets;
use lapidary::output::table::Table;
use lapidary::targets::{CheckedImage, Requirements};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    // A line may end in both.
    if text.contains('\r') {
        return;
    }
    match PropertySets::parse(&text) {
        Ok(sets) => {
            lapidary_fuzz::check_properties(&sets);
            let _ = Requirements::of(&sets);
            let _ = CheckedImage::from_properties("image", &sets);
        }
        Err(error) => assert!(error.line >= 1),
    }
    if let Ok(table) = Table::parse(&text) {
        let printed = table.rows().fold(format!("{}\n", table.header()), |text, row| {
            format!("{text}{}\n", row.cells.join("|"))
        });
        let again = Table::parse(&printed).expect("what was printed can be read");
        assert_eq!(again, table);
    }
});
