//! Translates kernels of the corpus, runs them in the interpreter and compares what they computed.
//!
//! What runs is said by the files of `corpus/run`; see `corpus/run/readme.run`. Each kernel runs as
//! every compiler and optimisation level made it, translated with default options and with all
//! extensions, and once from its own image as `post-link` cuts it; where it has specialization
//! constants, with these in every way that they can get their values. `BLESS=1` writes what comes out;
//! `.ci/run execute` compares the same expectations with real runtimes.

mod data;
mod file;
mod specialized;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use lapidary::{Extensions, Module, Translate, spirv};
use lapidary_interpreter as interpreter;
use lapidary_interpreter::{Machine, Range};
use libtest_mimic::{Arguments, Failed, Trial};

use data::Segment;
use file::{Argument, File, Kernel, Wanted};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

fn main() {
    let arguments = Arguments::from_args();
    let mut paths: Vec<_> = fs::read_dir(corpus().join("run"))
        .expect("corpus/run")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "run"))
        .collect();
    paths.sort();
    let mut trials = Vec::new();
    let mut files = Vec::new();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a file of corpus/run");
        match file::parse(&text) {
            Err(message) => {
                trials.push(Trial::test(name, move || Err(Failed::from(message))));
            }
            Ok(file) => {
                files.push(file.clone());
                if env::var_os("BLESS").is_some() {
                    trials.push(Trial::test(name, move || Ok(bless(&file, &path)?)));
                    continue;
                }
                for kernel in &file.kernels {
                    let (file, kernel) = (file.clone(), kernel.clone());
                    let name = format!("{name}/{}", kernel.title);
                    trials.push(Trial::test(name, move || Ok(check(&file, &kernel)?)));
                }
            }
        }
    }
    trials.push(Trial::test("every kernel runs or is left out", move || Ok(complete(&files)?)));
    libtest_mimic::run(&arguments, trials).exit();
}

/// The bitcode of a program by the names of its variants.
fn variants(program: &str) -> Result<Vec<(String, PathBuf)>, String> {
    let folder = corpus().join("bc").join(program);
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found: Vec<_> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "bc"))
        .map(|path| (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), path))
        .collect();
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The SPIR-V of a file of bitcode.
fn translation(bytes: &[u8], options: &Translate) -> Result<Vec<u32>, String> {
    let module = Module::parse(bytes).map_err(|error| error.to_string())?;
    Ok(module.translate(options).map_err(|error| error.to_string())?.into_words())
}

/// Runs a kernel in every form that it has.
fn check(file: &File, kernel: &Kernel) -> Result<(), String> {
    let mut runs = 0;
    for (name, path) in variants(&file.program)? {
        if !file::chosen(&file.variants, &name) || !file::chosen(&kernel.variants, &name) {
            continue;
        }
        let bytes = read(&path)?;
        let all = translation(&bytes, &Translate::new().extensions(file.extensions()));
        let all = all.map_err(|error| format!("{name}: {error}"))?;
        judge(&all, kernel).map_err(|error| format!("{name}, with extensions: {error}"))?;
        runs += 1;
        // Behind the number and the version of the format.
        let same = |words: &[u32]| words.get(2..) == all.get(2..);
        match translation(&bytes, &Translate::new().max_version(file.version)) {
            Ok(_) if file.needs.is_some() => {
                return Err(format!("{name} needs no extension; the file says it does"));
            }
            Ok(words) if !same(&words) => {
                judge(&words, kernel).map_err(|error| format!("{name}: {error}"))?;
            }
            Ok(_) => {}
            Err(_) if file.needs.is_some() => {}
            Err(error) => return Err(format!("{name}: {error}")),
        }
        // One variant is enough for the cutting, which does not know who compiled it.
        if name == "22-O2" || name == "as22" {
            specialized::check(&bytes, kernel, file.extensions())
                .map_err(|error| format!("{name}, {error}"))?;
        }
    }
    if runs == 0 { Err("no variant is chosen".to_owned()) } else { Ok(()) }
}

/// Runs a kernel and compares.
fn judge(words: &[u32], kernel: &Kernel) -> Result<(), String> {
    let buffers = match (run(words, kernel)?, &kernel.fails) {
        (Ok(_), Some(message)) => return Err(format!("it does not fail with: {message}")),
        (Err(error), Some(message)) if error.to_string().contains(message) => return Ok(()),
        (Err(error), _) => return Err(error.to_string()),
        (Ok(buffers), None) => buffers,
    };
    for expectation in &kernel.expectations {
        if !buffers.iter().any(|buffer| buffer.name == expectation.buffer) {
            return Err(format!("there is no buffer '{}'", expectation.buffer));
        }
    }
    for buffer in &buffers {
        compare(buffer, expectation(kernel, buffer), kernel.within)?;
    }
    Ok(())
}

/// A buffer after a run.
struct Buffer {
    name: String,
    before: Vec<Segment>,
    bytes: Vec<u8>,
    undefined: Vec<u8>,
}

/// Runs a kernel: the buffers afterwards, or what went wrong in it.
fn run(words: &[u32], kernel: &Kernel) -> Result<interpreter::Result<Vec<Buffer>>, String> {
    let module = spirv::read::Module::from_words(words).map_err(|error| error.to_string())?;
    let mut machine = match Machine::new(&module, &kernel.specializations) {
        Ok(machine) => machine,
        Err(error) => return Ok(Err(error)),
    };
    let mut named = Vec::new();
    let mut arguments = Vec::new();
    for argument in &kernel.arguments {
        let address = |wanted: &str| {
            let found = named.iter().find(|(name, _, _): &&(String, _, _)| name == wanted);
            found.map(|(_, id, _)| machine.address_of(*id))
        };
        match argument {
            Argument::Buffer { name, data } | Argument::Memory { name, data } => {
                let bytes = data::bytes(data, &address)?;
                let id = machine.buffer(bytes).map_err(|error| error.to_string())?;
                named.push((name.clone(), id, data.clone()));
                if let Argument::Buffer { .. } = argument {
                    arguments.push(interpreter::Argument::Buffer(id));
                }
            }
            Argument::Value(data) => {
                arguments.push(interpreter::Argument::Value(data::bytes(data, &address)?));
            }
            Argument::Local(size) => arguments.push(interpreter::Argument::Local(*size)),
            Argument::Null => arguments.push(interpreter::Argument::Null),
        }
    }
    for launch in &kernel.launches {
        let range = Range {
            global: launch.global.clone(),
            local: launch.local.clone(),
            offset: launch.offset.clone(),
        };
        if let Err(error) = machine.launch(&kernel.name, &range, &arguments) {
            return Ok(Err(error));
        }
    }
    let buffers = named.into_iter().map(|(name, id, before)| {
        let contents = machine.contents(id);
        let (bytes, undefined) = (contents.bytes.to_vec(), contents.undefined.to_vec());
        Buffer { name, before, bytes, undefined }
    });
    Ok(Ok(buffers.collect()))
}

/// What is said of a buffer.
fn expectation<'k>(kernel: &'k Kernel, buffer: &Buffer) -> Option<&'k Wanted> {
    kernel.expectations.iter().find(|it| it.buffer == buffer.name).map(|it| &it.wanted)
}

/// Compares a buffer with what is expected of it: what it was, where nothing is said.
fn compare(buffer: &Buffer, wanted: Option<&Wanted>, within: Option<f64>) -> Result<(), String> {
    let name = &buffer.name;
    let wanted = match wanted {
        Some(Wanted::Digest(wanted)) => {
            if let Some(at) = buffer.undefined.iter().position(|&bits| bits != 0) {
                return Err(format!("byte {at} of {name} is undefined"));
            }
            let digest = data::digest(&buffer.bytes);
            if digest != *wanted {
                return Err(format!("{name} has the digest {digest:016x}, not {wanted:016x}"));
            }
            return Ok(());
        }
        Some(Wanted::Data(wanted)) => wanted,
        None => &buffer.before,
    };
    let total: usize = wanted.iter().map(data::size).sum();
    if total != buffer.bytes.len() {
        return Err(format!("{name} has {} bytes, not {total}", buffer.bytes.len()));
    }
    let mut at = 0;
    let mut index = 0;
    for segment in wanted {
        if let Segment::Numbers(kind, numbers) = segment {
            for (number, place) in numbers.iter().zip((at..).step_by(kind.size)) {
                let range = place..place + kind.size;
                index += 1;
                let Some(number) = number else { continue };
                let about = format!("number {} of {name}, a {}", index - 1, kind.name);
                if buffer.undefined[range.clone()].iter().any(|&bits| bits != 0) {
                    return Err(format!("{about}, is undefined"));
                }
                let got = kind.read(&buffer.bytes[range]);
                let close = match within {
                    Some(within) if kind.float => {
                        (got.value - number.value).abs() <= within * number.value.abs().max(1.0)
                    }
                    _ => false,
                };
                let both_nan = kind.float && got.value.is_nan() && number.value.is_nan();
                if got.bits != number.bits && !close && !both_nan {
                    let (got, wanted) = (kind.show(got), kind.show(*number));
                    return Err(format!("{about}, is {got}, not {wanted}"));
                }
            }
        }
        at += data::size(segment);
    }
    Ok(())
}

/// Writes what comes out of the variant that the newest compiler optimised.
fn bless(file: &File, path: &Path) -> Result<(), String> {
    let mut all = Vec::new();
    for kernel in &file.kernels {
        let found: Vec<_> = variants(&file.program)?
            .into_iter()
            .filter(|(name, _)| file::chosen(&file.variants, name))
            .filter(|(name, _)| file::chosen(&kernel.variants, name))
            .collect();
        let reference = found.iter().find(|(name, _)| name == "22-O2").or(found.last());
        let (_, bitcode) = reference.ok_or("no variant is chosen")?;
        let words = translation(&read(bitcode)?, &Translate::new().extensions(file.extensions()))?;
        let mut lines = Vec::new();
        if kernel.fails.is_none() {
            let buffers = run(&words, kernel)?;
            let buffers = buffers.map_err(|error| format!("{}: {error}", kernel.title))?;
            for buffer in &buffers {
                let old = expectation(kernel, buffer);
                // What holds stays as it was written.
                let holds = old.is_some() && compare(buffer, old, kernel.within).is_ok();
                if holds || compare(buffer, None, kernel.within).is_err() {
                    lines.push(show(buffer, old, holds));
                }
            }
        }
        all.push(lines);
    }
    fs::write(path, file.with_expectations(&all)).map_err(|error| error.to_string())
}

/// The line of an expectation: in the shape of the old one, if there is one, else of the argument.
fn show(buffer: &Buffer, old: Option<&Wanted>, keep: bool) -> String {
    let name = &buffer.name;
    let shape = match old {
        Some(Wanted::Digest(_)) => {
            return format!("{name} digest {:016x}", data::digest(&buffer.bytes));
        }
        Some(Wanted::Data(old)) if keep => return format!("{name} = {}", data::show(old)),
        Some(Wanted::Data(old)) => old,
        None => &buffer.before,
    };
    let mut at = 0;
    let segments: Vec<_> = shape
        .iter()
        .map(|segment| {
            let start = at;
            at += data::size(segment);
            let Segment::Numbers(kind, numbers) = segment else { return segment.clone() };
            let places = (start..).step_by(kind.size);
            let new = numbers.iter().zip(places).map(|(number, place)| {
                let range = place..place + kind.size;
                let known = buffer.undefined[range.clone()].iter().all(|&bits| bits == 0);
                // A question mark stays one.
                (number.is_some() && known).then(|| kind.read(&buffer.bytes[range]))
            });
            Segment::Numbers(*kind, new.collect())
        })
        .collect();
    format!("{name} = {}", data::show(&segments))
}

/// Every kernel of a program that has a file is in it, and the other programs say why they have none.
fn complete(files: &[File]) -> Result<(), String> {
    let record =
        fs::read_to_string(corpus().join("run/left_out.txt")).map_err(|e| e.to_string())?;
    let left_out: BTreeSet<&str> = record
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "))
        .map(|(program, _)| program)
        .collect();
    let mut wrong = Vec::new();
    for entry in fs::read_dir(corpus().join("bc")).map_err(|error| error.to_string())?.flatten() {
        let program = entry.file_name().to_string_lossy().into_owned();
        let of_program: Vec<&File> = files.iter().filter(|file| file.program == program).collect();
        if left_out.contains(program.as_str()) != of_program.is_empty() {
            wrong.push(format!("{program}: either a file or a line of left_out.txt, not both"));
        }
        let known: BTreeSet<&str> = of_program
            .iter()
            .flat_map(|file| {
                let run = file.kernels.iter().map(|kernel| kernel.name.as_str());
                run.chain(file.left_out.iter().map(|(kernel, _)| kernel.as_str()))
            })
            .collect();
        if of_program.is_empty() {
            continue;
        }
        let mut has = BTreeSet::new();
        for (_, path) in variants(&program)? {
            if let Ok(words) =
                translation(&read(&path)?, &Translate::new().extensions(Extensions::all()))
            {
                let module =
                    spirv::read::Module::from_words(&words).map_err(|error| error.to_string())?;
                has.extend(module.entry_points().map(|entry| entry.name));
            }
        }
        let missing = has.iter().filter(|kernel| !known.contains(kernel.as_str()));
        wrong.extend(missing.map(|kernel| format!("{program}: nothing is said of {kernel}")));
        let extra = known.iter().filter(|kernel| !has.contains(**kernel));
        wrong.extend(extra.map(|kernel| format!("{program} has no kernel {kernel}")));
    }
    wrong.sort();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
