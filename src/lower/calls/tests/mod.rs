//! Modules with one call each, made from signatures, for tests over all names of the tables.

mod closure;
mod enumerants;
mod wrong;

use std::fmt::Write as _;

#[path = "../../../../tests/support/bitstream.rs"]
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
    /// A target extension type: its name, the type that it has, its numbers, and its name in mangled
    /// names.
    Target(&'static str, Option<&'static Ty>, &'static [u64], &'static str),
}

use Ty::{Float, Int, Pointer, Target};

fn vector(count: u64, of: Ty) -> Ty {
    if count == 1 { of } else { Ty::Vector(count, Box::new(of)) }
}

const IMAGE: Ty =
    Target("spirv.Image", Some(&Ty::Void), &[1, 0, 0, 0, 0, 0, 0], "14ocl_image2d_ro");
const SAMPLES: Ty =
    Target("spirv.Image", Some(&Ty::Void), &[1, 0, 0, 1, 0, 0, 0], "19ocl_image2d_msaa_ro");
const SAMPLED: Ty =
    Target("spirv.SampledImage", Some(&Ty::Void), &[1, 0, 0, 0, 0, 0, 0], "13sampled_image");

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
            "*" | "out*" | "global*" => Pointer(1),
            "local*" => Pointer(3),
            "generic*" => Pointer(4),
            "image" | "lodimage" => IMAGE,
            "dims" => vector(2, Int(32)),
            "msimage" => SAMPLES,
            "coord" | "icoord" => vector(2, Int(32)),
            "grad" => vector(2, Float(32)),
            "sampled-image" => SAMPLED,
            "sampler" => Target("spirv.Sampler", None, &[], "11ocl_sampler"),
            "event" => Target("spirv.Event", None, &[], "9ocl_event"),
            "device-event" => Target("spirv.DeviceEvent", None, &[], "12ocl_clkevent"),
            "queue" => Target("spirv.Queue", None, &[], "9ocl_queue"),
            "reserve-id" => Target("spirv.ReserveId", None, &[], "13ocl_reserveid"),
            "pipe" | "in-pipe" => Target("spirv.Pipe", None, &[0], "8ocl_pipe"),
            "out-pipe" => Target("spirv.Pipe", None, &[1], "11ocl_pipe_wo"),
            "pipe-storage" => Target("spirv.PipeStorage", None, &[], "19__spirv_PipeStorage"),
            "named-barrier" => Target("spirv.NamedBarrier", None, &[], "20__spirv_NamedBarrier"),
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

    /// The arguments that are constants where nothing says which: of the types that literals and scopes
    /// have. One says true, the scope of a sub-group, and acquire or a scan.
    fn constants(&self) -> Vec<(usize, u64)> {
        let value = |at| match self.parameters[at] {
            Int(1) => Some((at, 1)),
            Int(32) => Some((at, if at == 0 { 3 } else { 2 })),
            _ => None,
        };
        (0..self.parameters.len()).filter_map(value).collect()
    }

    /// A module with a function that calls it with its own arguments, but for those that are constants.
    fn module(&self, symbol: &str, constants: &[(usize, u64)]) -> Vec<u8> {
        let mut types = Types::default();
        let result = types.add(&self.result);
        let parameters: Vec<u64> = self.parameters.iter().map(|ty| types.add(ty)).collect();
        let void = types.add(&Ty::Void);
        let callee = types.function(result, &parameters);
        let caller = types.function(void, &parameters);
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
        for &(at, value) in constants {
            w.record(1, &[parameters[at]]); // SETTYPE
            w.record(4, &[value << 1]); // INTEGER
        }
        w.exit();
        let next = (2 + parameters.len() + constants.len()) as u64;
        let mut call = vec![0, 75 << 1 | 1 << 15, callee, next];
        call.extend((0..parameters.len()).map(|at| {
            let value = match constants.iter().position(|constant| constant.0 == at) {
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
            Target(name, of, numbers, _) => {
                let of = of.map(|of| self.add(of));
                self.records.push((19, name.bytes().map(u64::from).collect()));
                let types = of.into_iter();
                (
                    26,
                    [u64::from(of.is_some())]
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
