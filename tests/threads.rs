//! The same bytes for any number of threads: whatever is made of a module of the corpus is made by one
//! thread and by several numbers of them, more than there are cores among them.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};

use lapidary::container::Package;
use lapidary::{Disassemble, Module, PropertyChoice, Split, Translate, disassemble, with_threads};

/// Numbers of threads. Each file is tried with two of them.
const THREADS: [usize; 5] = [2, 3, 8, 16, 32];

/// The modules of the corpus.
fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut found = Vec::new();
    let mut folders = vec![root.join("bc"), root.join("spv"), root.join("odd")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path => found.push(path),
            }
        }
    }
    found.sort();
    assert!(found.len() > 400, "{} modules", found.len());
    found
}

/// All images of a module in one container.
fn package(module: &Module<'_>, path: &Path) -> lapidary::Result<Vec<u8>> {
    let cut = module.split(&Split::per_kernel())?;
    cut.stage_package(path, Package::of(path).unwrap(), &[])?.commit()?;
    Ok(fs::read(path).unwrap())
}

/// All that is made of a file, or why it is not. The container is written to a file.
fn everything(bytes: &[u8], container: &Path) -> Vec<Result<Vec<u8>, String>> {
    let mut text = Vec::new();
    let written = disassemble(bytes, &Disassemble::new(), &mut text).map_err(|it| it.to_string());
    // What was written before an error belongs to it.
    let mut made = vec![written.map(|()| Vec::new()), Ok(text)];
    let Ok(module) = Module::parse(bytes) else { return made };
    let module = &module;
    let translation = module.translate(&Translate::new());
    made.push(match translation {
        Ok(translation) => Ok(translation.to_bytes()),
        Err(error) => Err(error.to_string()),
    });
    let properties = PropertyChoice { kernel_names: true, ..PropertyChoice::default() };
    let images = module.split(&Split::per_kernel().properties(properties)).and_then(|cut| {
        cut.for_each_image(|image, code| {
            Ok::<_, lapidary::Error>([code, image.properties().print().as_bytes()].concat())
        })
    });
    made.push(images.map(|images| images.concat()).map_err(|error| error.to_string()));
    let slices = module
        .slicer()
        .and_then(|slicer| slicer.for_each(|_, code| Ok::<_, lapidary::Error>(code.to_vec())));
    made.push(slices.map(|slices| slices.concat()).map_err(|error| error.to_string()));
    made.push(package(module, container).map_err(|error| error.to_string()));
    made
}

#[test]
fn the_same_bytes_for_any_number_of_threads() {
    let mut sizes = [0; 6];
    let folder = std::env::temp_dir().join(format!("lapidary-threads-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    for (at, path) in corpus().iter().enumerate() {
        let bytes = fs::read(path).unwrap();
        let container = folder.join(["all.bin", "all.syclbin", "all.o"][at % 3]);
        let by = |threads: usize| with_threads(threads, || everything(&bytes, &container)).unwrap();
        let one = by(1);
        for threads in [THREADS[at % 5], THREADS[(at / 5 + 3) % 5]] {
            let several = by(threads);
            assert!(several == one, "{}: other bytes with {threads} threads", path.display());
        }
        for (size, made) in sizes.iter_mut().zip(one) {
            *size += made.map_or(0, |bytes| bytes.len());
        }
    }
    fs::remove_dir_all(&folder).unwrap();
    let [_, text, translations, images, slices, containers] = sizes;
    assert!(text > 1 << 20 && translations > 1 << 20, "{sizes:?}");
    assert!(images > 1 << 20 && slices > 1 << 18 && containers > 1 << 20, "{sizes:?}");
}
