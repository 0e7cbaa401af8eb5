//! Images: what `post-link` makes of each program and of each file of SPIR-V, in every mode, and the
//! slices of the latter. Tables, symbols, warnings and property sets (decoded) are on record as text,
//! images by their digest, those of a few programs as text, too.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lapidary::output::properties::{PropertySets, Value};
use lapidary_spirv::read;

use crate::programs::{Program, stem};
use crate::translations::{digest, fnv};
use crate::{File, sound, text};

/// The programs whose images are on record as text, cut by kernel: one of each language whose kernels
/// share functions and variables, one whose images leave functions to others.
const AS_TEXT: &[&str] = &["helpers", "ll_sycl_split", "ll_sycl_globals", "sycl_helpers"];

/// The property sets that are made only on request.
const EMIT: &[&str] = &[
    "-emit-param-info",
    "-emit-program-metadata",
    "-emit-kernel-names",
    "-emit-exported-symbols",
    "-emit-imported-symbols",
    "-device-globals",
];

/// The runs: options beside `-symbols -properties`, and whether all sets are asked for.
const RUNS: &[(&[&str], bool)] = &[
    (&["-split=none"], true),
    (&["-split=source"], true),
    (&["-split=auto"], true),
    (&["-split=kernel"], true),
    (&["-split=auto"], false),
    (&["-split=kernel", "-allow-device-image-dependencies"], true),
    (&["-split=source", "-support-dynamic-linking"], true),
    (&["-split=auto", "-emit-only-kernels-as-entry-points"], true),
    (&["-split=auto", "-split-esimd", "-O0"], true),
    (&["-split=kernel", "-spirv-ext=all", "-spirv-max-version=1.6"], true),
];

/// What one run wrote.
#[derive(PartialEq)]
struct Written {
    /// What it said.
    said: String,
    /// Name and content of each file that is text; an image has no content here.
    files: Vec<(String, Option<String>)>,
    /// Name and words of each image.
    images: Vec<(String, Vec<u32>)>,
}

/// The record of a program's images.
pub(crate) fn post_link(program: &Program) -> Result<Vec<File>, String> {
    let Some(path) = program.shown() else { return Ok(Vec::new()) };
    let mut files = vec![(format!("{}.txt", program.name), every_run(&program.name, path)?)];
    if AS_TEXT.contains(&program.name.as_str()) {
        for (name, words) in run(&program.name, path, &["-split=kernel"])?.images {
            files.push((format!("{}.kernel-{name}asm", program.name), text::print(&words)?));
        }
    }
    Ok(files)
}

/// The record of a file of SPIR-V, or of its text.
pub(crate) fn from_spirv(name: &str, path: &Path) -> Result<Vec<File>, String> {
    let assembled = Scratch::new(&format!("{name}.spvasm"));
    let mut path = path.to_path_buf();
    if path.extension().is_some_and(|extension| extension == "spvasm") {
        lapidary(&path, &["as", "-o", "module.spv"], &assembled.0)?;
        path = assembled.0.join("module.spv");
    }
    let path = path.as_path();
    let mut text = every_run(&format!("{name}.spv"), path)?;
    let scratch = Scratch::new(&format!("{name}.spv"));
    let out = lapidary(path, &["slice", "--each", "-o", "slices"], &scratch.0)?;
    let _ = writeln!(text, "$ slice --each\n{}", out.trim_end());
    for (name, words) in images(&scratch.0.join("slices"))? {
        text += &image_line(&name, &words);
    }
    Ok(vec![(format!("{name}.txt"), text)])
}

/// All runs of `post-link`. One that writes what an earlier one wrote says so, and the content of a file
/// stands where it occurs first: its digest says that it is the same elsewhere.
fn every_run(name: &str, path: &Path) -> Result<String, String> {
    let mut text = String::new();
    let mut done: Vec<(String, Written)> = Vec::new();
    let mut printed = BTreeSet::new();
    for (options, emit) in RUNS {
        let mut all = options.to_vec();
        all.extend(EMIT.iter().filter(|_| *emit));
        let mut shown = options.join(" ");
        if *emit {
            shown += " -emit-...";
        }
        let written = run(name, path, &all)?;
        let _ = writeln!(text, "$ post-link {} {shown}", stem(path));
        match done.iter().find(|(_, earlier)| *earlier == written) {
            Some((earlier, _)) => {
                let _ = writeln!(text, "(as with {earlier})\n");
                continue;
            }
            None => {
                text += &written.said;
                for (name, content) in &written.files {
                    let image = written.images.iter().find(|(image, _)| image == name);
                    let (None, Some(content)) = (image, content) else {
                        text.extend(image.map(|(name, words)| image_line(name, words)));
                        continue;
                    };
                    let bytes = content.bytes();
                    let _ = writeln!(text, "{name}: {:016x}", fnv(bytes));
                    if printed.insert(content.clone()) {
                        for line in content.lines() {
                            let _ = writeln!(text, "  {line}");
                        }
                    }
                }
                text.push('\n');
            }
        }
        done.push((shown, written));
    }
    Ok(text)
}

/// One run of `post-link`.
fn run(name: &str, path: &Path, options: &[&str]) -> Result<Written, String> {
    let scratch = Scratch::new(name);
    let folder = &scratch.0;
    let arguments = ["post-link", "-symbols", "-properties", "-o", "o.table"];
    let said = lapidary(path, &[&arguments, options].concat(), folder)?;
    let images = images(folder)?;
    let mut files = Vec::new();
    for file in list(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let content = match images.iter().find(|(image, _)| *image == name) {
            Some((name, words)) => {
                sound::check(words).map_err(|error| format!("{options:?}: {name}: {error}"))?;
                None
            }
            None => {
                let content = fs::read_to_string(&file).map_err(|error| error.to_string())?;
                Some(if name.ends_with(".prop") { properties(&content)? } else { content })
            }
        };
        files.push((name, content));
    }
    Ok(Written { said, files, images })
}

fn image_line(name: &str, words: &[u32]) -> String {
    format!("{name}: {} words, {:016x}\n", words.len(), digest(words))
}

/// Runs the program in a folder; what it says, and that it failed if it did.
fn lapidary(input: &Path, arguments: &[&str], folder: &Path) -> Result<String, String> {
    let done = Command::new(env!("CARGO_BIN_EXE_lapidary"))
        .args(arguments)
        .arg(input)
        .current_dir(folder)
        .output()
        .map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&done.stderr).replace(&*input.to_string_lossy(), "IN");
    match done.status.code() {
        Some(0) => Ok(said),
        Some(1) => Ok(format!("{said}[exit 1]\n")),
        _ => Err(format!("{arguments:?}: {}\n{said}", done.status)),
    }
}

/// A property file with its byte arrays decoded: as text, as 32-bit numbers, or in base 16.
fn properties(file: &str) -> Result<String, String> {
    let sets = PropertySets::parse(file).map_err(|error| error.to_string())?;
    if sets.print() != file {
        return Err(format!("a property file that is read as something else:\n{file}"));
    }
    let mut text = String::new();
    for set in &sets.0 {
        let _ = writeln!(text, "[{}]", set.name);
        for (key, value) in &set.entries {
            let _ = writeln!(text, "{key} = {}", decoded(value));
        }
    }
    Ok(text)
}

fn decoded(value: &Value) -> String {
    let (bytes, bits) = match value {
        Value::U32(number) => return number.to_string(),
        Value::Bytes { bytes, bits } => (bytes, bits),
    };
    let printable = |byte: &u8| byte.is_ascii_graphic() || *byte == b' ';
    if let Some(numbers) = value.as_u32s().filter(|_| !bytes.iter().all(printable)) {
        format!("{numbers:?}")
    } else if bytes.iter().all(printable) {
        format!("{:?} ({bits} bits)", String::from_utf8_lossy(bytes))
    } else {
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("0x{hex} ({bits} bits)")
    }
}

/// The files of a folder, in the order of their names.
fn list(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

/// The images in a folder: name and words.
fn images(folder: &Path) -> Result<Vec<(String, Vec<u32>)>, String> {
    let is_image = |path: &PathBuf| path.extension().is_some_and(|it| it == "spv");
    list(folder)?
        .into_iter()
        .filter(is_image)
        .map(|path| {
            let bytes = fs::read(&path).map_err(|error| error.to_string())?;
            let words = read::words(&bytes).map_err(|error| error.to_string())?;
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Ok((name, words))
        })
        .collect()
}

/// A temporary folder that goes away with the run.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for what a test writes");
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
