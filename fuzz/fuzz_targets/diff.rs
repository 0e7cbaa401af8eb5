//! A file is compared with itself and measured: nothing changed, and sizes add up.

#![no_main]

use std::io::Cursor;

use lapidary::Numbering;
use lapidary::answer::{Diff, Dimension, SizeOptions, SizeReport};
use lapidary::container::DiffSide;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let side = || DiffSide::of(&mut Cursor::new(bytes), Numbering::Classic);
    let (Ok(old), Ok(new)) = (side(), side()) else { return };
    let diff = Diff::between(&old, &new);
    assert!(diff.same, "{diff}");
    for dimension in [Dimension::Kernel, Dimension::Function, Dimension::Source] {
        let options = SizeOptions::new().dimension(dimension).shared(true);
        let report = SizeReport::of(&mut Cursor::new(bytes), &options).expect("it was read before");
        let shown: u64 = report.rows.iter().map(|row| row.own).sum();
        assert_eq!(shown + report.more_bytes, report.total, "{report}");
    }
});
