//! Specializing against the interpreter: a kernel computes the same whether a runtime is told the
//! values of its specialization constants, or they were set, frozen and folded ahead of it.
//!
//! The modules are random: constants of every scalar type, composites, expressions of everything that
//! may stand in `OpSpecConstantOp` and has a value, and a kernel with branches, switches and loops on
//! them. What the two evaluators have in common is the specification.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fmt::Write;

use lapidary_interpreter::{Argument, Machine, Range};
use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::Module;
use lapidary_spirv::specialize::Specialization;
use lapidary_spirv::text::assemble;

const MODULES: u64 = 250;
const EXPRESSIONS: usize = 40;
const STAGES: usize = 12;

/// Numbers that look random (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    fn pick<'t, T>(&mut self, of: &'t [T]) -> &'t T {
        &of[self.below(of.len())]
    }
}

const INTS: [(&str, u32); 4] = [("uchar", 8), ("ushort", 16), ("uint", 32), ("ulong", 64)];
const FLOATS: [(&str, u32); 3] = [("half", 16), ("float", 32), ("double", 64)];

fn int_of(width: u32) -> &'static str {
    INTS.iter().find(|it| it.1 == width).expect("a width of the list").0
}

/// A random module, its values by `SpecId`, and how many results its kernel stores.
struct Program {
    random: Random,
    /// Ids by type, in the order of `types`.
    known: Vec<(&'static str, Vec<String>)>,
    decorations: String,
    declarations: String,
    body: String,
    values: Vec<(u32, Vec<u8>)>,
    next: usize,
    stored: usize,
}

const PROLOGUE: &str = "OpCapability Addresses
OpCapability Kernel
OpCapability Int64
OpCapability Int16
OpCapability Int8
OpCapability Float16
OpCapability Float64
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %kernel \"kernel\"
";

const TYPES: &str = "%void = OpTypeVoid
%bool = OpTypeBool
%uchar = OpTypeInt 8 0
%ushort = OpTypeInt 16 0
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%uint4 = OpTypeVector %uint 4
%float4 = OpTypeVector %float 4
%bool4 = OpTypeVector %bool 4
%pair = OpTypeStruct %uint %float4 %half
%pointer = OpTypePointer CrossWorkgroup %ulong
%function = OpTypeFunction %void %pointer %uint
%zero = OpConstant %ulong 0
%mark = OpConstant %ulong 57005
%truth = OpConstantTrue %bool
";

impl Program {
    fn new(seed: u64) -> Self {
        let names = ["bool", "uchar", "ushort", "uint", "ulong", "half", "float", "double"];
        let composites = ["uint4", "float4", "bool4", "pair"];
        let known = names.into_iter().chain(composites).map(|name| (name, Vec::new()));
        let mut program = Self {
            random: Random(seed),
            known: known.collect(),
            decorations: String::new(),
            declarations: TYPES.to_owned(),
            body: String::new(),
            values: Vec::new(),
            next: 0,
            stored: 0,
        };
        for round in 0..3 {
            for ty in names {
                program.constant(ty, round);
            }
        }
        for ty in ["uint4", "float4", "bool4", "pair"] {
            program.composite(ty);
        }
        for _ in 0..EXPRESSIONS {
            program.expression();
        }
        program
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn some(&mut self, ty: &str) -> String {
        let ids = &self.known.iter().find(|it| it.0 == ty).expect("a type of the list").1;
        self.random.pick(ids).clone()
    }

    fn declare(&mut self, ty: &'static str, text: &str) -> String {
        let id = self.name();
        writeln!(self.declarations, "{id} = {text}").unwrap();
        self.known.iter_mut().find(|it| it.0 == ty).unwrap().1.push(id.clone());
        id
    }

    fn op(&mut self, ty: &'static str, text: &str) -> String {
        self.declare(ty, &format!("OpSpecConstantOp %{ty} {text}"))
    }

    /// A plain constant, which is no operand by chance.
    fn literal(&mut self, ty: &str, value: u64) -> String {
        let id = self.name();
        writeln!(self.declarations, "{id} = OpConstant %{ty} {value}").unwrap();
        id
    }

    /// A constant that can be set; two of three of a type are.
    fn constant(&mut self, ty: &'static str, round: usize) {
        let id = self.values.len() as u32 + 100 * round as u32;
        let bits = self.random.next() >> self.random.below(60);
        let float = (self.random.below(4000) as f64 - 2000.0) / 64.0;
        let (default, value) = match ty {
            "bool" => ("OpSpecConstantFalse %bool".to_owned(), vec![(bits & 1) as u8]),
            "half" => {
                // From 1 to 2 with any fraction, and its exponent a little up or down.
                let exponent = 0x3800 + 0x400 * self.random.below(4) as u16;
                let half = exponent | (bits & 0x3FF) as u16 | ((bits >> 20 & 1) as u16 * 0x8000);
                ("OpSpecConstant %half 1.5".to_owned(), half.to_le_bytes().to_vec())
            }
            "float" => (
                format!("OpSpecConstant %float {float}"),
                (float as f32 * 3.3).to_le_bytes().to_vec(),
            ),
            "double" => {
                (format!("OpSpecConstant %double {float}"), (float / 7.7).to_le_bytes().to_vec())
            }
            _ => {
                let width = INTS.iter().find(|it| it.0 == ty).expect("an integer").1;
                let default = self.random.next() >> (64 - width);
                let bytes = bits.to_le_bytes()[..width as usize / 8].to_vec();
                (format!("OpSpecConstant %{ty} {default}"), bytes)
            }
        };
        let name = self.declare(ty, &default);
        writeln!(self.decorations, "OpDecorate {name} SpecId {id}").unwrap();
        if round > 0 {
            self.values.push((id, value));
        } else {
            // Keeps its default; the number must not be given twice all the same.
            self.values.push((id, Vec::new()));
        }
    }

    fn composite(&mut self, ty: &'static str) {
        let parts: Vec<String> = match ty {
            "uint4" => (0..4).map(|_| self.some("uint")).collect(),
            "float4" => (0..4).map(|_| self.some("float")).collect(),
            "bool4" => (0..4).map(|_| self.some("bool")).collect(),
            _ => vec![self.some("uint"), self.some("float4"), self.some("half")],
        };
        self.declare(ty, &format!("OpSpecConstantComposite %{ty} {}", parts.join(" ")));
    }

    fn expression(&mut self) {
        let &(int, width) = self.random.pick(&INTS);
        let &(float, float_width) = self.random.pick(&FLOATS);
        let (a, b) = (self.some(int), self.some(int));
        let (x, y) = (self.some(float), self.some(float));
        match self.random.below(22) {
            0..=2 => {
                let ops = ["IAdd", "ISub", "IMul", "BitwiseOr", "BitwiseXor", "BitwiseAnd"];
                let op = self.random.pick(&ops);
                self.op(int, &format!("{op} {a} {b}"));
            }
            3 => {
                let op = self.random.pick(&["SNegate", "Not"]);
                self.op(int, &format!("{op} {a}"));
            }
            4 | 5 => {
                // Neither zero nor minus one.
                let (low, two) = (self.literal(int, 15), self.literal(int, 2));
                let small = self.op(int, &format!("BitwiseAnd {b} {low}"));
                let mut by = self.op(int, &format!("BitwiseOr {small} {two}"));
                if self.random.below(2) == 0 {
                    by = self.op(int, &format!("SNegate {by}"));
                }
                let op = self.random.pick(&["UDiv", "SDiv", "UMod", "SRem", "SMod"]);
                self.op(int, &format!("{op} {a} {by}"));
            }
            6 => {
                let mask = self.literal(int, u64::from(width) - 1);
                let by = self.op(int, &format!("BitwiseAnd {b} {mask}"));
                let ops = ["ShiftLeftLogical", "ShiftRightLogical", "ShiftRightArithmetic"];
                let op = self.random.pick(&ops);
                self.op(int, &format!("{op} {a} {by}"));
            }
            7 | 8 => {
                let ops = [
                    "IEqual",
                    "INotEqual",
                    "ULessThan",
                    "SLessThan",
                    "UGreaterThan",
                    "SGreaterThan",
                    "ULessThanEqual",
                    "SLessThanEqual",
                    "UGreaterThanEqual",
                    "SGreaterThanEqual",
                ];
                let op = self.random.pick(&ops);
                self.op("bool", &format!("{op} {a} {b}"));
            }
            9 => {
                let (p, q) = (self.some("bool"), self.some("bool"));
                let ops = ["LogicalOr", "LogicalAnd", "LogicalEqual", "LogicalNotEqual"];
                let op = self.random.pick(&ops);
                self.op("bool", &format!("{op} {p} {q}"));
            }
            10 => {
                let p = self.some("bool");
                self.op("bool", &format!("LogicalNot {p}"));
            }
            11 => {
                let p = self.some("bool");
                self.op(int, &format!("Select {p} {a} {b}"));
            }
            12 => {
                let &(to, other) = self.random.pick(&INTS);
                if other != width {
                    let op = self.random.pick(&["UConvert", "SConvert"]);
                    self.op(to, &format!("{op} {a}"));
                }
            }
            13 | 14 => {
                let op = self.random.pick(&["FAdd", "FSub", "FMul", "FDiv"]);
                self.op(float, &format!("{op} {x} {y}"));
            }
            15 => {
                let op = self.random.pick(&["FRem", "FNegate"]);
                let second = if *op == "FRem" { y } else { String::new() };
                self.op(float, &format!("{op} {x} {second}"));
            }
            16 => {
                let &(to, other) = self.random.pick(&FLOATS);
                if other != float_width {
                    self.op(to, &format!("FConvert {x}"));
                }
            }
            17 => {
                let op = self.random.pick(&["ConvertSToF", "ConvertUToF"]);
                self.op(float, &format!("{op} {a}"));
            }
            18 => {
                // Of what an integer of eight bits can hold, so that no result is undefined.
                let narrow = self.some("uchar");
                let exact = self.op("float", &format!("ConvertUToF {narrow}"));
                let op = self.random.pick(&["ConvertFToU", "ConvertFToS"]);
                self.op("uint", &format!("{op} {exact}"));
            }
            19 => {
                let bits = self.known_bits(float_width);
                self.op(float, &format!("Bitcast {bits}"));
            }
            20 => {
                let (v, w) = (self.some("uint4"), self.some("uint4"));
                match self.random.below(4) {
                    0 => drop(self.op("uint4", &format!("IAdd {v} {w}"))),
                    1 => {
                        let lanes: Vec<_> = (0..4).map(|_| self.random.below(8)).collect();
                        let [a, b, c, d] = lanes[..] else { unreachable!("four were drawn") };
                        self.op("uint4", &format!("VectorShuffle {v} {w} {a} {b} {c} {d}"));
                    }
                    2 => drop(self.op("bool4", &format!("SLessThan {v} {w}"))),
                    _ => {
                        let p = self.some("bool4");
                        self.op("uint4", &format!("Select {p} {v} {w}"));
                    }
                }
            }
            _ => {
                let pair = self.some("pair");
                let lane = self.random.below(4);
                match self.random.below(4) {
                    0 => drop(self.op("float", &format!("CompositeExtract {pair} 1 {lane}"))),
                    1 => drop(self.op("float4", &format!("CompositeExtract {pair} 1"))),
                    2 => {
                        let part = self.some("float");
                        self.op("pair", &format!("CompositeInsert {part} {pair} 1 {lane}"));
                    }
                    _ => {
                        let v = self.some("float4");
                        self.op("uint4", &format!("Bitcast {v}"));
                    }
                }
            }
        }
    }

    /// Bits that are a moderate number of a floating-point type.
    fn known_bits(&mut self, width: u32) -> String {
        let int = int_of(width);
        let (exponent, fraction) = match width {
            16 => (0x3C00, 0x3FF),
            32 => (0x3F80_0000, 0x7F_FFFF),
            _ => (0x3FF0_0000_0000_0000, 0xF_FFFF_FFFF_FFFF),
        };
        let (exponent, fraction) = (self.literal(int, exponent), self.literal(int, fraction));
        let from = self.some(int);
        let low = self.op(int, &format!("BitwiseAnd {from} {fraction}"));
        self.op(int, &format!("BitwiseOr {low} {exponent}"))
    }

    fn line(&mut self, text: &str) {
        writeln!(self.body, "{text}").unwrap();
    }

    fn assign(&mut self, text: &str) -> String {
        let id = self.name();
        writeln!(self.body, "{id} = {text}").unwrap();
        id
    }

    /// Stores a value as a number of 64 bits.
    fn store(&mut self, ty: &str, value: &str) {
        let wide = match ty {
            "bool" => self.assign(&format!("OpSelect %ulong {value} %mark %zero")),
            "ulong" => value.to_owned(),
            "uchar" | "ushort" | "uint" => self.assign(&format!("OpUConvert %ulong {value}")),
            _ => {
                let width = FLOATS.iter().find(|it| it.0 == ty).expect("a number").1;
                let int = int_of(width);
                let mut bits = self.assign(&format!("OpBitcast %{int} {value}"));
                if width < 64 {
                    bits = self.assign(&format!("OpUConvert %ulong {bits}"));
                }
                // Which of the values that are no numbers it is, is left open.
                let is_none = self.assign(&format!("OpIsNan %bool {value}"));
                self.assign(&format!("OpSelect %ulong {is_none} %mark {bits}"))
            }
        };
        let index = self.stored as u64;
        self.stored += 1;
        let index = self.literal("ulong", index);
        let place = self.assign(&format!("OpInBoundsPtrAccessChain %pointer %out {index}"));
        self.line(&format!("OpStore {place} {wide} Aligned 8"));
    }

    /// A branch, a switch or a loop that makes a number of another; labels are given by the caller.
    fn stage(&mut self, before: &str, label: &str) -> (String, String) {
        let condition = match self.random.below(4) {
            0 => self.assign(&format!("OpULessThan %bool %argument {before}")),
            1 => {
                let other = self.some("uint");
                self.assign(&format!("OpULessThan %bool {before} {other}"))
            }
            _ => self.some("bool"),
        };
        let other = self.some("uint");
        let n = self.next;
        match self.random.below(4) {
            0 | 1 => {
                self.line(&format!("OpSelectionMerge %end{n} None"));
                self.line(&format!("OpBranchConditional {condition} %yes{n} %no{n}"));
                self.line(&format!("%yes{n} = OpLabel"));
                let yes = self.assign(&format!("OpIAdd %uint {before} {other}"));
                self.line(&format!("OpBranch %end{n}\n%no{n} = OpLabel"));
                let no = self.assign(&format!("OpBitwiseXor %uint {before} {other}"));
                self.line(&format!("OpBranch %end{n}\n%end{n} = OpLabel"));
                let both = format!("OpPhi %uint {yes} %yes{n} {no} %no{n}");
                (self.assign(&both), format!("%end{n}"))
            }
            2 => {
                let three = self.literal("uint", 3);
                let selector = self.assign(&format!("OpBitwiseAnd %uint {other} {three}"));
                self.line(&format!("OpSwitch {selector} %rest{n} 0 %zero{n} 2 %two{n}"));
                self.line(&format!("%zero{n} = OpLabel\nOpBranch %end{n}\n%two{n} = OpLabel"));
                let two = self.assign(&format!("OpIMul %uint {before} {selector}"));
                // From one case into the next.
                self.line(&format!("OpBranch %rest{n}\n%rest{n} = OpLabel"));
                let rest = format!("OpPhi %uint {before} {label} {two} %two{n}");
                let rest = self.assign(&rest);
                self.line(&format!("OpBranch %end{n}\n%end{n} = OpLabel"));
                let end = format!("OpPhi %uint {selector} %zero{n} {rest} %rest{n}");
                (self.assign(&end), format!("%end{n}"))
            }
            _ => {
                let (zero, one) = (self.literal("uint", 0), self.literal("uint", 1));
                let seven = self.literal("uint", 7);
                let (count, sum) = (format!("%i{n}"), format!("%sum{n}"));
                let (next, added) = (format!("%i_next{n}"), format!("%sum_next{n}"));
                let times = self.assign(&format!("OpBitwiseAnd %uint {other} {seven}"));
                self.line(&format!("OpBranch %head{n}\n%head{n} = OpLabel"));
                self.line(&format!("{count} = OpPhi %uint {zero} {label} {next} %body{n}"));
                self.line(&format!("{sum} = OpPhi %uint {before} {label} {added} %body{n}"));
                let more = self.assign(&format!("OpULessThan %bool {count} {times}"));
                let go = self.assign(&format!("OpLogicalAnd %bool {more} {condition}"));
                self.line(&format!("OpLoopMerge %end{n} %body{n} None"));
                self.line(&format!("OpBranchConditional {go} %body{n} %end{n}"));
                self.line(&format!("%body{n} = OpLabel"));
                self.line(&format!("{added} = OpIAdd %uint {sum} {other}"));
                self.line(&format!("{next} = OpIAdd %uint {count} {one}"));
                self.line(&format!("OpBranch %head{n}\n%end{n} = OpLabel"));
                (sum, format!("%end{n}"))
            }
        }
    }

    fn text(&mut self) -> String {
        let scalars = ["bool", "uchar", "ushort", "uint", "ulong", "half", "float", "double"];
        for ty in scalars {
            let ids = self.known.iter().find(|it| it.0 == ty).unwrap().1.clone();
            for id in ids {
                self.store(ty, &id);
            }
        }
        for (ty, part) in [("uint4", "uint"), ("float4", "float"), ("bool4", "bool")] {
            let ids = self.known.iter().find(|it| it.0 == ty).unwrap().1.clone();
            for id in ids {
                for lane in 0..4 {
                    let lane = self.assign(&format!("OpCompositeExtract %{part} {id} {lane}"));
                    self.store(part, &lane);
                }
            }
        }
        let (mut value, mut label) = ("%argument".to_owned(), "%entry".to_owned());
        for _ in 0..STAGES {
            (value, label) = self.stage(&value, &label);
            self.store("uint", &value.clone());
        }
        format!(
            "{PROLOGUE}{}{}%kernel = OpFunction %void None %function\n%out = OpFunctionParameter \
             %pointer\n%argument = OpFunctionParameter %uint\n%entry = OpLabel\n{}OpReturn\n\
             OpFunctionEnd\n",
            self.decorations, self.declarations, self.body
        )
    }
}

fn run(words: &[u32], values: &[(u32, u64)], stored: usize) -> Result<Vec<u64>, String> {
    let module = Module::from_words(words).map_err(|error| error.to_string())?;
    let mut machine = Machine::new(&module, values).map_err(|error| error.to_string())?;
    let out = machine.buffer(vec![0; 8 * stored]).map_err(|error| error.to_string())?;
    let arguments = [Argument::Buffer(out), Argument::Value(1000u32.to_le_bytes().to_vec())];
    machine.launch("kernel", &Range::items(1), &arguments).map_err(|error| error.to_string())?;
    let bytes = machine.contents(out).bytes;
    Ok(bytes.as_chunks::<8>().0.iter().map(|&eight| u64::from_le_bytes(eight)).collect())
}

#[test]
fn random_kernels_compute_the_same_however_they_are_specialized() {
    let (mut expressions, mut decided) = (0, 0);
    for seed in 0..MODULES {
        let mut program = Program::new(seed);
        let text = program.text();
        let words = assemble(text.as_bytes(), &Default::default())
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let module = Module::from_words(&words).unwrap();
        let set: Vec<_> = program.values.iter().filter(|(_, bytes)| !bytes.is_empty()).collect();
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |n, &byte| n << 8 | u64::from(byte));
        let chosen: Vec<(u32, u64)> = set.iter().map(|(id, bytes)| (*id, number(bytes))).collect();
        let expected = run(&words, &chosen, program.stored)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let mut some = Specialization::new();
        for (id, bytes) in &set {
            some = some.set(*id, bytes.as_slice());
        }
        let half = set.iter().step_by(2).fold(some.clone(), |some, (id, _)| some.freeze(*id));
        for (how, specialization) in [
            ("set", some.clone()),
            ("partly frozen and folded", half.fold()),
            ("frozen", some.clone().freeze_all()),
            ("folded", some.freeze_all().fold()),
        ] {
            let special = specialization.apply(&module).unwrap();
            let computed = run(&special, &[], program.stored)
                .unwrap_or_else(|error| panic!("seed {seed}, {how}: {error}\n{text}"));
            let wrong: Vec<_> =
                (0..program.stored).filter(|&at| computed[at] != expected[at]).collect();
            assert!(wrong.is_empty(), "seed {seed}, {how}: results {wrong:?} differ\n{text}");
            if how == "folded" {
                let module = Module::from_words(&special).unwrap();
                let left = module.instructions().find(|it| {
                    (Op::SpecConstantTrue.0..=Op::SpecConstantOp.0).contains(&it.op().0)
                        || it.op() == Op::Switch
                });
                assert_eq!(left, None, "seed {seed}: something of a constant is left\n{text}");
                let count = |module: &Module<'_>, op| {
                    module.instructions().filter(|it| it.op() == op).count()
                };
                let ops = text.matches("OpSpecConstantOp").count();
                let branches = text.matches("OpBranchConditional").count();
                expressions += ops;
                decided += branches - count(&module, Op::BranchConditional);
            }
        }
    }
    assert!(expressions >= 10_000, "{expressions} expressions");
    assert!(decided >= 500, "{decided} branches");
}
