//! The same bytes for any number of threads: whatever is made of a module of the corpus is made by one
//! thread and by several numbers of them, more than there are cores among them. And what a command says of
//! many files it says in their order.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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

/// A module of so many strings, which is all it has.
fn strings(count: u32) -> Vec<u8> {
    let mut words = vec![0x0723_0203, 0x0001_0000, 0, count + 1, 0];
    // OpCapability Kernel and Addresses, OpMemoryModel Physical64 OpenCL.
    words.extend([0x0002_0011, 6, 0x0002_0011, 4, 0x0003_000E, 2, 2]);
    words.extend((1..=count).flat_map(|id| [0x0003_0007, id, u32::from_le_bytes(*b"abc\0")]));
    words.into_iter().flat_map(u32::to_le_bytes).collect()
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

#[test]
fn what_is_said_of_many_files_is_in_their_order() {
    let folder = std::env::temp_dir().join(format!("lapidary-files-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    // Among the modules are one that ends early, one that is none, and a large one.
    let mut files = corpus();
    let [cut, other, gone, large] =
        ["cut.bc", "text", "gone", "large.spv"].map(|name| folder.join(name));
    let module = fs::read(&files[100]).unwrap();
    fs::write(&cut, &module[..module.len() / 2]).unwrap();
    fs::write(&other, "no module").unwrap();
    fs::write(&large, strings(20_000)).unwrap();
    for (at, file) in [(50, &cut), (100, &other), (150, &large), (200, &gone)] {
        files.insert(at, file.clone());
    }
    let said = |words: &[&str], threads: usize| -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lapidary"));
        command.args(words).arg(format!("--threads={threads}")).args(&files);
        command.output().unwrap()
    };
    let lines: [&[&str]; 8] = [
        &["dis"],
        &["inspect"],
        &["inspect", "--json"],
        &["aspects"],
        &["properties"],
        &["reflect"],
        &["size"],
        &["ls"],
    ];
    for words in lines {
        let one = said(words, 1);
        for threads in [2, 16] {
            let several = said(words, threads);
            assert!(several == one, "{words:?} with {threads} threads says something else");
        }
        let (text, errors) =
            (String::from_utf8_lossy(&one.stdout), String::from_utf8_lossy(&one.stderr));
        let at = |text: &str, file: &Path| text.find(&*file.to_string_lossy());
        assert_eq!(one.status.code(), Some(1), "{words:?}");
        assert!(at(&errors, &cut) < at(&errors, &gone), "{words:?}: {errors}");
        assert!(at(&errors, &gone).is_some() && text.len() > 10_000, "{words:?}: {errors}");
        if words == ["aspects"] {
            assert!(errors.contains("warning: ") && !text.contains("warning: "), "{errors}");
        }
        if words == ["dis"] {
            let mut rest = &*text;
            for file in files.iter().filter(|&file| !errors.contains(&*file.to_string_lossy())) {
                rest = &rest[at(rest, file).expect("the text of each, in order")..];
            }
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}
