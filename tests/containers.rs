//! What is in the files of `corpus/containers`, found as nothing but the files is said; and that no
//! broken one of them is more than an error.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "support/expected.rs"]
mod expected;

use std::fmt::Write as _;
use std::fs;
use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use lapidary::container::{self, ImageName, Listing};
use lapidary::{ErrorKind, Numbering};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// Names and contents of all containers.
fn containers() -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(corpus().join("containers")).unwrap();
    let mut found: Vec<_> = entries
        .map(|entry| {
            let entry = entry.unwrap();
            (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())
        })
        .collect();
    found.sort();
    assert!(found.len() > 20);
    found
}

/// The images that are known, by what they are called.
fn known() -> Vec<(&'static str, Vec<u8>)> {
    ["spv/sycl_vadd.spv", "spv/sycl_helpers.spv", "bc/arith/22-O2.bc"]
        .map(|name| (name, fs::read(corpus().join(name)).unwrap()))
        .into()
}

fn report(bytes: &[u8]) -> String {
    let known = known();
    let listing = Listing::of(&mut Cursor::new(bytes), true, Numbering::Classic).unwrap();
    let mut text = listing.to_string();
    container::visit(bytes, &mut |image| {
        let place = image.offset.map_or("unpacked".to_owned(), |at| format!("at {at}"));
        if let Some(at) = image.offset {
            assert_eq!(&bytes[at as usize..][..image.bytes.len()], image.bytes);
        }
        let is = known.iter().find(|(_, bytes)| bytes == image.bytes);
        let is = is.map_or(format!("{:?}", String::from_utf8_lossy(image.bytes)), |it| it.0.into());
        writeln!(text, "\n@{} {place}: {is}", image.number).unwrap();
        if let Some(properties) = &image.properties {
            text += &properties.print();
        }
        // The same by its number.
        let name = ImageName::Number(image.number);
        let found = container::find(&mut Cursor::new(bytes), &name).unwrap();
        assert_eq!((&*found.bytes, &found.properties), (image.bytes, &image.properties));
        Ok(ControlFlow::Continue(()))
    })
    .unwrap();
    text
}

#[test]
fn containers_hold_what_was_put_into_them() {
    let mut differences = Vec::new();
    for (name, bytes) in containers() {
        let path = corpus().join("listings").join(format!("{name}.txt"));
        let got = report(&bytes);
        if expected::blessing() {
            expected::bless(&path, &got).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        if let Some(difference) = expected::difference(&expected, &got) {
            differences.push(format!("{}: {difference}", path.display()));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// What a walk comes by, as far as it comes.
fn walk(bytes: &[u8]) -> (u64, Option<ErrorKind>) {
    let mut sum = 0;
    let outcome = container::visit(bytes, &mut |image| {
        sum += image.bytes.len() as u64;
        Ok(ControlFlow::Continue(()))
    });
    (sum, outcome.err().map(|error| error.kind()))
}

#[test]
fn broken_containers_are_errors() {
    let mut errors = 0;
    for (name, bytes) in containers() {
        let step = (bytes.len() / 500).max(1);
        for end in (0..bytes.len()).step_by(step) {
            let (sum, error) = walk(&bytes[..end]);
            assert!(sum <= 1 << 26, "{name}: {sum}");
            errors += usize::from(error.is_some());
        }
        let mut broken = bytes.clone();
        // Headers are at the beginning, directories and tables of sections at the end.
        let edges = (0..bytes.len().min(400)).chain(bytes.len().saturating_sub(1500)..bytes.len());
        for at in edges.chain((0..bytes.len()).step_by(step)) {
            for value in [0, 1, 0x7F, 0xFF] {
                broken[at] = value;
                let (sum, error) = walk(&broken);
                assert!(sum <= 1 << 26, "{name}: {sum}");
                errors += usize::from(error.is_some());
            }
            broken[at] = bytes[at];
        }
    }
    assert!(errors > 1000, "{errors}");
}

/// A part of a bundle that is 100 MB of zeros, in 100 KB.
#[test]
fn a_little_that_becomes_much_is_refused() {
    let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(b"__CLANG_OFFLOAD_BUNDLE__").unwrap();
    for _ in 0..100 {
        packed.write_all(&[0; 1 << 20]).unwrap();
    }
    let packed = packed.finish().unwrap();
    let mut bundle = b"CCOB\x01\0\0\0".to_vec();
    bundle.extend([0; 12]);
    bundle.extend(&packed);
    assert_eq!(walk(&bundle), (0, Some(ErrorKind::LimitExceeded)));
    // Many images that are all the same bytes.
    let mut bundle = b"__CLANG_OFFLOAD_BUNDLE__".to_vec();
    bundle.extend(4000u64.to_le_bytes());
    for _ in 0..4000u64 {
        bundle.extend([0u64, 100_000, 6].into_iter().flat_map(u64::to_le_bytes));
        bundle.extend(b"sycl-a");
    }
    let (sum, error) = walk(&bundle);
    assert_eq!(error, Some(ErrorKind::LimitExceeded));
    assert!(sum <= 1 << 26);
}

#[test]
fn kernels_name_images() {
    let file = fs::read(corpus().join("containers/offload-v1.bin")).unwrap();
    let find = |name: &str| {
        let found = container::find(&mut Cursor::new(&file), &ImageName::from(name));
        found.map(|image| image.number).map_err(|error| error.to_string())
    };
    assert_eq!((find("Scale"), find("_ZTS5Scale"), find("1")), (Ok(0), Ok(0), Ok(1)));
    assert!(find("2").unwrap_err().contains("from 0 to 1"));
    assert!(find("Scal").unwrap_err().contains("did you mean 'Scale'?"));
    let file = fs::read(corpus().join("containers/fat.a")).unwrap();
    let several = container::find(&mut Cursor::new(&file), &ImageName::from("Scale"));
    assert!(several.unwrap_err().to_string().ends_with("in several images: @0, @2"));
}
