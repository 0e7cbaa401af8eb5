//! What `size` says adds up to the file, and what is there for one kernel alone is what a module without
//! that kernel lacks.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use lapidary::Module;
use lapidary::answer::{Dimension, SizeOptions, SizeReport};

const DIMENSIONS: [Dimension; 5] = [
    Dimension::Image,
    Dimension::Kernel,
    Dimension::Function,
    Dimension::Source,
    Dimension::Section,
];

fn files(folder: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(folder);
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths.map(|path| (path.clone(), fs::read(path).unwrap())).collect();
    files.sort();
    assert!(files.len() > 20);
    files
}

fn report(bytes: &[u8], options: SizeOptions) -> SizeReport {
    SizeReport::of(&mut Cursor::new(bytes), &options).unwrap()
}

#[test]
fn all_rows_add_up_to_the_file() {
    for (path, bytes) in files("spv").into_iter().chain(files("containers")) {
        // What is in the file as it is, and what is not.
        let (mut plain, mut packed) = (true, 0);
        lapidary::container::visit(&bytes, &mut |image| {
            plain &= image.offset.is_some();
            let is_code = image.kind == lapidary::container::ImageKind::Spirv;
            packed += usize::from(!is_code && image.kind.name() == "bitcode");
            Ok(std::ops::ControlFlow::Continue(()))
        })
        .unwrap();
        for (dimension, rows) in DIMENSIONS.into_iter().flat_map(|it| [(it, None), (it, Some(2))]) {
            let report = report(&bytes, SizeOptions::new().dimension(dimension).rows(rows));
            let shown: u64 = report.rows.iter().map(|row| row.own).sum();
            let path = path.display();
            assert_eq!(shown + report.more_bytes, report.total, "{path}: {report}");
            if plain && packed == 0 {
                assert_eq!(report.total, bytes.len() as u64, "{path}: {report}");
            }
            let named = report.rows.iter().filter(|row| row.name.is_some()).count();
            assert!(named <= rows.unwrap_or(usize::MAX));
        }
    }
}

#[test]
fn what_is_there_for_a_kernel_alone_goes_with_it() {
    let mut kernels = 0;
    for (path, bytes) in files("spv") {
        let module = Module::parse(&bytes).unwrap();
        let slicer = module.slicer().unwrap();
        let names: Vec<String> = slicer.entry_points().map(str::to_owned).collect();
        let all: Vec<usize> = (0..names.len()).collect();
        // Without what no kernel needs, exported functions among it.
        let Ok(words) = slicer.slice(&all) else { continue };
        let whole = lapidary::spirv::read::bytes(&words);
        let inspection = module.inspect().unwrap();
        let exports = inspection.modules[0].symbols.iter().any(|it| it.linkage == "Export");
        if exports || names.len() < 2 {
            continue;
        }
        let report = report(&whole, SizeOptions::new().rows(None));
        for (at, name) in names.iter().enumerate() {
            let others: Vec<usize> = all.iter().copied().filter(|&other| other != at).collect();
            let without = 4 * slicer.slice(&others).unwrap().len() as u64;
            let row = report
                .rows
                .iter()
                .find(|row| row.name.as_ref().is_some_and(|row| row.as_str() == name.as_str()));
            let gone = whole.len() as u64 - without;
            let row = row.unwrap();
            // Capabilities and extensions that are declared for it alone go as well.
            let declared = gone.checked_sub(row.own);
            assert!(
                declared.is_some_and(|more| more <= 200),
                "{}: {name}: {gone} {row:?}",
                path.display()
            );
            assert!(row.reached.unwrap() >= 20);
            kernels += 1;
        }
    }
    assert!(kernels > 20, "{kernels}");
}
