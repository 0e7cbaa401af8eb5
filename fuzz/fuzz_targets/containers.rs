//! Containers of device images: what comes of a file is in proportion to it, and an image that lies in
//! it lies where it is said to.

#![no_main]

use std::io::Cursor;
use std::ops::ControlFlow;

use lapidary::container;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut sum = 0;
    let _ = container::visit(bytes, &mut |image| {
        sum += image.bytes.len();
        if let Some(offset) = image.offset {
            let at = offset as usize;
            assert_eq!(&bytes[at..at + image.bytes.len()], image.bytes);
        }
        Ok(ControlFlow::Continue(()))
    });
    assert!(sum <= (250 * bytes.len()).max(1 << 26));
    // The first image by its number is the same.
    let first = container::find(&mut Cursor::new(bytes), &container::ImageName::Number(0));
    assert!(first.is_err() || first.is_ok_and(|image| image.number == 0));
});
