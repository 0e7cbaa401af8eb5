//! Declarations that do not have the signature of their name, for every name of the tables: whatever a
//! program declares, the module that comes out is valid, or the error names the function and what is
//! wrong with it.
//!
//! For each name a declaration is made of its signature, and wrong ones of that: a parameter too few and
//! one too many, another width, a vector for a scalar, a pointer for a value, another result; each once
//! under the mangled name of the right parameters and once under that of the wrong ones. With
//! `SIGNATURES_DIR` set to a folder, what is translated is written there for another validator.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lapidary_spirv::grammar::{INSTRUCTIONS, OpenClStd};
use lapidary_spirv::validate::validate;
use lapidary_spirv::{read, signature};

use super::builtins::names as builtin_names;
use super::intrinsics::names as intrinsic_names;
use crate::{Extensions, Module, Translate};

#[path = "../../../tests/support/bitstream.rs"]
mod bitstream;

use bitstream::Writer;

/// A type of a declaration.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ty {
    Void,
    Int(u64),
    Float(u64),
    Pointer(u64),
    Vector(u64, Box<Ty>),
    Pair(Box<[Ty; 2]>),
    /// A target extension type: its name, whether it has the type `void`, its numbers, and its name in
    /// mangled names.
    Target(&'static str, bool, &'static [u64], &'static str),
}

use Ty::{Float, Int, Pointer, Target};

fn vector(count: u64, of: Ty) -> Ty {
    if count == 1 { of } else { Ty::Vector(count, Box::new(of)) }
}

const IMAGE: Ty = Target("spirv.Image", true, &[1, 0, 0, 0, 0, 0, 0], "14ocl_image2d_ro");
const SAMPLES: Ty = Target("spirv.Image", true, &[1, 0, 0, 1, 0, 0, 0], "19ocl_image2d_msaa_ro");
const SAMPLED: Ty = Target("spirv.SampledImage", true, &[1, 0, 0, 0, 0, 0, 0], "13sampled_image");

impl Ty {
    fn pair(first: Ty, second: Ty) -> Ty {
        Ty::Pair(Box::new([first, second]))
    }

    /// The type of a word of a signature; `row` is that of the signature's row.
    fn of(word: &str, row: &Ty) -> Option<Ty> {
        let (count, component) = match row {
            Ty::Vector(count, of) => (*count, (**of).clone()),
            other => (1, other.clone()),
        };
        let width = match component {
            Int(width) | Float(width) => width,
            _ => 32,
        };
        let many = |of| vector(count, of);
        Some(match word {
            "V" => Ty::Void,
            ".s" => component,
            ".c" | ".x" => row.clone(),
            ".i" | ".j" => many(Int(32)),
            ".u" => many(Int(width)),
            ".w" => many(Int(if width == 64 { 32 } else { 64 })),
            ".d" => many(Int(width * 2)),
            ".f" => many(Float(32)),
            ".v" => many(Float(64)),
            ".n" => row.clone(),
            ".b" => many(Int(1)),
            "i" | "L" | "j" | "id" | "?" => Int(32),
            "f" => Float(32),
            "b" => Int(1),
            "size" => Int(64),
            "*" | "global*" => Pointer(1),
            "local*" => Pointer(3),
            "generic*" => Pointer(4),
            "image" => IMAGE,
            "dims" => vector(2, Int(32)),
            "msimage" => SAMPLES,
            "coord" | "icoord" => vector(2, Int(32)),
            "grad" => vector(2, Float(32)),
            "sampled-image" => SAMPLED,
            "sampler" => Target("spirv.Sampler", false, &[], "11ocl_sampler"),
            "event" => Target("spirv.Event", false, &[], "9ocl_event"),
            "device-event" => Target("spirv.DeviceEvent", false, &[], "12ocl_clkevent"),
            "queue" => Target("spirv.Queue", false, &[], "9ocl_queue"),
            "reserve-id" => Target("spirv.ReserveId", false, &[], "13ocl_reserveid"),
            "pipe" | "in-pipe" => Target("spirv.Pipe", false, &[0], "8ocl_pipe"),
            "out-pipe" => Target("spirv.Pipe", false, &[1], "11ocl_pipe_wo"),
            "pipe-storage" => Target("spirv.PipeStorage", false, &[], "19__spirv_PipeStorage"),
            "named-barrier" => Target("spirv.NamedBarrier", false, &[], "20__spirv_NamedBarrier"),
            ".h" => vector(count / 2, component),
            ".3" | ".4" | ".5" | ".6" | ".7" | ".8" => vector(2, component),
            "{3}" | "{4}" | "{5}" | "{6}" | "{7}" | "{8}" => return None,
            ".p" => many(Pointer(1)),
            "{hh}" => Ty::pair(vector(count / 2, component.clone()), vector(count / 2, component)),
            "{TT}" => Ty::pair(row.clone(), row.clone()),
            "{Tb}" => Ty::pair(row.clone(), many(Int(1))),
            "{Ti}" => Ty::pair(row.clone(), many(Int(32))),
            _ => {
                let first = word.chars().next()?;
                if first.is_ascii_uppercase() {
                    return Some(row.clone());
                }
                let (width, count) = word[1..].split_once('x').unwrap_or((&word[1..], "1"));
                let (width, count) = (width.parse().unwrap_or(32), count.parse().ok()?);
                vector(count, if first == 'f' { Float(width) } else { Int(width) })
            }
        })
    }

    /// The type of the row of a signature, from its first word that has it.
    fn of_row(words: &[&str]) -> Ty {
        let row = words.iter().find(|word| {
            word.starts_with(|c: char| c.is_ascii_uppercase()) && !matches!(**word, "V" | "L")
        });
        let Some(word) = row else { return Int(32) };
        let (width, count) = word[1..].split_once('x').unwrap_or((&word[1..], "1"));
        let width = width.trim_end_matches('v').parse().unwrap_or(32);
        let of = match &word[..1] {
            "F" => Float(width),
            "B" => Int(1),
            _ => Int(width),
        };
        let reduces = [".s", ".c", ".h", "{hh}", ".p"].iter().any(|part| words.contains(part));
        let vector_of_any = word.ends_with('v');
        let count = count.trim_end_matches('v').parse().unwrap_or(1);
        vector(if count == 1 && (reduces || vector_of_any) { 4 } else { count }, of)
    }

    /// Adds it to a mangled name.
    fn mangle(&self, out: &mut String) {
        match self {
            Ty::Void => out.push('v'),
            Int(1) => out.push('b'),
            Int(8) => out.push('c'),
            Int(16) => out.push('s'),
            Int(64) => out.push('m'),
            Int(_) => out.push('j'),
            Float(16) => out.push_str("Dh"),
            Float(64) => out.push('d'),
            Float(_) => out.push('f'),
            Pointer(space) => write!(out, "PU3AS{space}f").expect("writing to a string"),
            Ty::Vector(count, of) => {
                write!(out, "Dv{count}_").expect("writing to a string");
                of.mangle(out);
            }
            Ty::Pair(_) => out.push_str("4pair"),
            Target(_, _, _, name) => out.push_str(name),
        }
    }

    /// Other types than this.
    fn others(&self) -> Vec<Ty> {
        match self {
            Int(32) => vec![Int(64), Int(16), vector(3, Int(32)), Pointer(1), Float(32)],
            Int(width) => vec![Int(if *width == 64 { 32 } else { 64 }), Pointer(1), Float(32)],
            Float(width) => {
                let other = if *width == 64 { 32 } else { 64 };
                vec![Float(other), vector(3, Float(*width)), Pointer(1), Int(32)]
            }
            Pointer(_) => vec![Int(32), Float(32), IMAGE],
            Ty::Vector(count, of) => {
                let other = if *count == 4 { 2 } else { 4 };
                vec![(**of).clone(), vector(other, (**of).clone()), Pointer(1)]
            }
            _ => vec![Int(32), Pointer(1)],
        }
    }
}

/// A declaration.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Declaration {
    result: Ty,
    parameters: Vec<Ty>,
}

impl Declaration {
    /// The first alternative of a signature, its optional part left out.
    fn of(signature: &str) -> Declaration {
        let first = signature.split(['/', '|']).next().unwrap_or_default();
        let words: Vec<&str> = first.split_whitespace().filter(|word| *word != "...").collect();
        let row = Ty::of_row(&words);
        let mut types = words.iter().map(|word| Ty::of(word, &row).unwrap_or(Int(32)));
        let result = types.next().unwrap_or(Ty::Void);
        Declaration { result, parameters: types.collect() }
    }

    /// What it is not.
    fn wrong(&self) -> Vec<Declaration> {
        let mut wrong = Vec::new();
        let with = |parameters| Declaration { result: self.result.clone(), parameters };
        if let Some((_, fewer)) = self.parameters.split_last() {
            wrong.push(with(fewer.to_vec()));
        }
        let last = self.parameters.last().cloned().unwrap_or(Int(32));
        wrong.push(with([&self.parameters[..], &[last]].concat()));
        for at in 0..self.parameters.len() {
            for other in self.parameters[at].others() {
                let mut parameters = self.parameters.clone();
                parameters[at] = other;
                wrong.push(with(parameters));
            }
        }
        let results = match &self.result {
            Ty::Void => vec![Int(32), Pointer(1)],
            other => [other.others(), vec![Ty::Void]].concat(),
        };
        for result in results {
            wrong.push(Declaration { result, parameters: self.parameters.clone() });
        }
        wrong
    }

    fn mangled(&self, name: &str) -> String {
        let mut out = format!("_Z{}{name}", name.len());
        if self.parameters.is_empty() {
            out.push('v');
        }
        for parameter in &self.parameters {
            parameter.mangle(&mut out);
        }
        out
    }

    /// A module with a function that calls it with its own arguments, integers that are literals
    /// excepted: these are constants.
    fn module(&self, symbol: &str) -> Vec<u8> {
        let mut types = Types::default();
        let result = types.add(&self.result);
        let parameters: Vec<u64> = self.parameters.iter().map(|ty| types.add(ty)).collect();
        let void = types.add(&Ty::Void);
        let callee = types.function(result, &parameters);
        let caller = types.function(void, &parameters);
        let constants: Vec<usize> = (0..self.parameters.len())
            .filter(|&at| matches!(self.parameters[at], Int(32) | Int(1)))
            .collect();
        let mut w = Writer::new();
        w.enter(8); // MODULE_BLOCK
        w.record(1, &[2]); // VERSION
        w.text(2, "spir64-unknown-unknown"); // TRIPLE
        w.enter(17); // TYPE_BLOCK_NEW
        w.record(1, &[types.records.iter().filter(|row| row.0 != 19).count() as u64]); // NUMENTRY
        types.records.iter().for_each(|(code, operands)| w.record(*code, operands));
        w.exit();
        let name = symbol.len() as u64;
        // FUNCTION: name, type, calling convention spir_func, a body or not, external.
        w.record(8, &[0, name, callee, 75, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        w.record(8, &[name, 6, caller, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        // Values: 0 and 1 the functions; in the body the arguments, then the constants.
        w.enter(12); // FUNCTION_BLOCK
        w.record(1, &[1]); // DECLAREBLOCKS
        w.enter(11); // CONSTANTS_BLOCK
        for &at in &constants {
            w.record(1, &[parameters[at]]); // SETTYPE
            // INTEGER: true, the scope of a sub-group, and acquire or a scan
            let value = if self.parameters[at] == Int(1) {
                1
            } else if at == 0 {
                3
            } else {
                2
            };
            w.record(4, &[value << 1]);
        }
        w.exit();
        let next = (2 + parameters.len() + constants.len()) as u64;
        let mut call = vec![0, 75 << 1 | 1 << 15, callee, next];
        call.extend((0..parameters.len()).map(|at| {
            let value = match constants.iter().position(|&constant| constant == at) {
                Some(place) => 2 + parameters.len() + place,
                None => 2 + at,
            };
            next - value as u64
        }));
        w.record(34, &call); // CALL
        w.record(10, &[]); // RET
        w.exit();
        w.exit();
        w.names(format!("{symbol}caller").as_bytes());
        w.bytes
    }
}

/// The type table of a module.
#[derive(Default)]
struct Types {
    records: Vec<(u64, Vec<u64>)>,
    known: Vec<Ty>,
    count: u64,
}

impl Types {
    fn add(&mut self, ty: &Ty) -> u64 {
        let record = match ty {
            Ty::Void => (2, vec![]),
            Int(width) => (7, vec![*width]),
            Float(16) => (10, vec![]),
            Float(64) => (4, vec![]),
            Float(_) => (3, vec![]),
            Pointer(space) => (25, vec![*space]),
            Ty::Vector(count, of) => (12, vec![*count, self.add(of)]),
            Ty::Pair(of) => {
                let [first, second] = [&of[0], &of[1]].map(|ty| self.add(ty));
                (18, vec![0, first, second])
            }
            Target(name, of_void, numbers, _) => {
                let void = of_void.then(|| self.add(&Ty::Void));
                self.records.push((19, name.bytes().map(u64::from).collect()));
                let types = void.into_iter();
                (
                    26,
                    [u64::from(*of_void)]
                        .into_iter()
                        .chain(types)
                        .chain(numbers.iter().copied())
                        .collect(),
                )
            }
        };
        // A type that is there twice is two types of the file; nothing asks for more.
        self.known.push(ty.clone());
        self.push(record)
    }

    fn function(&mut self, result: u64, parameters: &[u64]) -> u64 {
        self.push((21, [&[0, result], parameters].concat()))
    }

    fn push(&mut self, record: (u64, Vec<u64>)) -> u64 {
        self.records.push(record);
        self.count += 1;
        self.count - 1
    }
}

/// Every name that is known, its signature, and whether it is mangled.
fn known() -> Vec<(String, String, bool)> {
    let mut known = builtin_names();
    known.extend(
        intrinsic_names()
            .into_iter()
            .map(|(name, signature)| (format!("llvm.{name}"), signature.to_owned(), false)),
    );
    for row in INSTRUCTIONS.iter().filter(|row| signature::is_computation(row.op)) {
        if let Some(signature) = signature::of_instruction(row.op) {
            let name = row.name.strip_prefix("Op").expect("names of instructions begin so");
            known.push((format!("__spirv_{name}"), signature.to_owned(), true));
        }
    }
    for row in OpenClStd::SET.instructions {
        if let Some(signature) = signature::of_opencl(OpenClStd(row.number)) {
            known.push((format!("__spirv_ocl_{}", row.name), signature.to_owned(), true));
        }
    }
    known
}

#[test]
fn wrong_declarations_are_imports_or_errors_that_name_them() {
    let folder = std::env::var_os("SIGNATURES_DIR").map(std::path::PathBuf::from);
    let options = [Translate::new(), Translate::new().extensions(Extensions::all())];
    let (mut count, mut names, mut right, mut written) = (0, BTreeSet::new(), 0, BTreeSet::new());
    let mut problems = Vec::new();
    for (name, signature, mangled) in known() {
        let declaration = Declaration::of(&signature);
        names.insert(name.clone());
        let symbol = |by: &Declaration| if mangled { by.mangled(&name) } else { name.clone() };
        let mut cases = vec![(symbol(&declaration), declaration.clone(), true)];
        for wrong in declaration.wrong() {
            cases.push((symbol(&declaration), wrong.clone(), false));
            if mangled {
                cases.push((symbol(&wrong), wrong, false));
            }
        }
        for (symbol, declaration, is_right) in cases {
            count += usize::from(!is_right);
            let bytes = declaration.module(&symbol);
            let module = Module::parse(&bytes).unwrap_or_else(|error| panic!("{symbol}: {error}"));
            for options in &options {
                match module.translate(options) {
                    Ok(translation) => {
                        right += usize::from(is_right);
                        let words = translation.to_bytes();
                        let read = read::Module::from_bytes(&words).expect("it can be read");
                        if let Err(invalid) = validate(&read) {
                            problems.push(format!("{symbol} {declaration:?}: invalid: {invalid}"));
                        }
                        if let Some(folder) = &folder
                            && written.insert(words.clone())
                        {
                            let path = folder.join(format!("{}.spv", written.len()));
                            std::fs::write(path, &words).expect("the folder takes files");
                            let path = folder.join(format!("{}.txt", written.len()));
                            let text = format!("{symbol} {signature:?} {declaration:?}");
                            std::fs::write(path, text).expect("the folder takes files");
                        }
                    }
                    Err(error) => {
                        let text = error.to_string();
                        let name = name.trim_start_matches("__spirv_");
                        if !text.contains(name) && !text.contains("xtension") {
                            problems.push(format!("{symbol} {declaration:?}: {text}"));
                        }
                    }
                }
            }
        }
    }
    assert!(
        right > 0 && count > 3_600 && names.len() > 500,
        "{count} declarations of {} names",
        names.len()
    );
    assert!(
        problems.is_empty(),
        "{} do not name the function, or are invalid:\n{}",
        problems.len(),
        problems.join("\n")
    );
}
