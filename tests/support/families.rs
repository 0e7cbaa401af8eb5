//! Modules that grow in one direction each, for what a cost may hang on: names, sets, chains, types,
//! blocks, entry points, texts. Bitcode is written record by record, so that no compiler is needed.

use std::fmt::Write;

use super::bitstream::Writer;

/// A family of modules: its name, the command that it is for, and what makes it in a size.
pub(crate) struct Family {
    pub(crate) name: &'static str,
    /// What is run; `IN` and `OUT` stand for files.
    pub(crate) command: &'static [&'static str],
    pub(crate) make: fn(u32) -> Vec<u8>,
    /// The smaller of the sizes.
    pub(crate) size: u32,
}

const POST_LINK: &[&str] =
    &["post-link", "-split=auto", "-symbols", "-properties", "-device-globals", "IN", "-o", "OUT"];
const ASPECTS: &[&str] = &["aspects", "--json", "--limit=0", "IN"];
const TRANSLATE: &[&str] = &["translate", "IN", "-o", "OUT"];
const DIS: &[&str] = &["dis", "--limit=0", "IN"];
const INSPECT: &[&str] = &["inspect", "IN"];

/// All of them.
pub(crate) const FAMILIES: &[Family] = &[
    family("registered kernels", POST_LINK, registered, 10_000),
    family("sets of virtual functions", POST_LINK, indirect, 4_000),
    family("aspects along a chain", ASPECTS, aspects, 400),
    family("aspects along a chain, split", POST_LINK, aspects, 400),
    family("aspects of one function", POST_LINK, aspects_of_one, 20_000),
    family("sources of colliding names", ASPECTS, flood, 8_000),
    family("global variables", TRANSLATE, globals, 8_000),
    family("global variables, split", POST_LINK, globals, 8_000),
    family("kernels", POST_LINK, kernels, 8_000),
    family("blocks", TRANSLATE, blocks, 20_000),
    family("loops in loops", TRANSLATE, loops, 8_000),
    family("loops that are left in the middle", TRANSLATE, left_loops, 4_000),
    family("a switch", TRANSLATE, switch, 3_500),
    family("structures in structures", TRANSLATE, structures, 4_000),
    family("fields of a structure", TRANSLATE, fields, 8_000),
    family("parameters with attributes", TRANSLATE, parameters, 8_000),
    family("parameters with attributes, inspected", INSPECT, parameters, 8_000),
    family("builtins declared wrongly", TRANSLATE, builtins, 8_000),
    family("nodes of metadata", DIS, metadata, 60_000),
    family("names that are alike", DIS, alike_names, 40_000),
    family("functions of SPIR-V", POST_LINK, functions, 8_000),
    family("entry points", POST_LINK, entry_points, 4_000),
    family("decoration groups", POST_LINK, groups, 8_000),
    family("types of SPIR-V", DIS, types, 40_000),
    family("execution modes", INSPECT, modes, 20_000),
    family("specialization constants", INSPECT, spec_constants, 8_000),
];

const fn family(
    name: &'static str,
    command: &'static [&'static str],
    make: fn(u32) -> Vec<u8>,
    size: u32,
) -> Family {
    Family { name, command, make, size }
}

// The types that every program has.
const VOID: u64 = 0;
const NOTHING: u64 = 1; // void ()
const INT: u64 = 2; // i32
const TAKES_INT: u64 = 4; // void (i32)

/// A program in bitcode.
#[derive(Default)]
struct Program {
    names: Vec<u8>,
    /// Records of global variables and functions.
    globals: Vec<(u64, Vec<u64>)>,
    bodies: Vec<Vec<(u64, Vec<u64>)>>,
    /// For bodies: how many blocks they have.
    blocks: Vec<u64>,
    /// For bodies: the instruction if it is one, the kind of metadata and the node.
    attached: Vec<Vec<Vec<u64>>>,
    attributes: Vec<(String, String)>,
    /// How many parameters are `zeroext` in the attribute list behind those of `attributes`.
    extended: u64,
    more_types: Vec<(u64, Vec<u64>)>,
    /// Records of the metadata block.
    metadata: Vec<(u64, Vec<u64>)>,
    kinds: Vec<&'static str>,
    constants: Vec<u64>,
}

const CALL: u64 = 34;
const RETURN: u64 = 10;
const BRANCH: u64 = 11;
const ELEMENT: u64 = 43;
const STORE: u64 = 44;

/// The number of the attribute `zeroext`.
const ZERO_EXTENDED: u64 = 34;

impl Program {
    fn name(&mut self, name: &str) -> [u64; 2] {
        let at = self.names.len() as u64;
        self.names.extend(name.bytes());
        [at, name.len() as u64]
    }

    /// An attribute of functions, by its number from 1.
    fn attribute(&mut self, key: &str, value: &str) -> u64 {
        self.attributes.push((key.to_owned(), value.to_owned()));
        self.attributes.len() as u64
    }

    fn function(&mut self, name: &str, ty: u64, convention: u64, attribute: u64, declared: bool) {
        let [at, length] = self.name(name);
        let record = [at, length, ty, convention, declared.into(), 0, attribute];
        self.globals.push((8, [&record[..], &[0; 11]].concat()));
    }

    /// A function with a body of one block.
    fn body(&mut self, name: &str, convention: u64, attribute: u64, body: Vec<(u64, Vec<u64>)>) {
        self.function(name, NOTHING, convention, attribute, false);
        self.bodies.push(body);
        self.blocks.push(1);
        self.attached.push(Vec::new());
    }

    fn text(&mut self, text: &str) {
        self.metadata.push((1, text.bytes().map(u64::from).collect()));
    }

    fn bytes(&self) -> Vec<u8> {
        let mut w = Writer::new();
        w.enter(8);
        w.record(1, &[2]);
        w.text(2, "spir64-unknown-unknown");
        let own = self.attributes.len() as u64;
        if own + self.extended > 0 {
            w.enter(10);
            for (at, (key, value)) in (1..).zip(&self.attributes) {
                let mut record = vec![at, 0xffff_ffff, if value.is_empty() { 3 } else { 4 }];
                for text in [key, value].into_iter().filter(|text| !text.is_empty()) {
                    record.extend(text.bytes().map(u64::from).chain([0]));
                }
                w.record(3, &record);
            }
            (1..=self.extended).for_each(|at| w.record(3, &[own + at, at, 0, ZERO_EXTENDED]));
            w.exit();
            w.enter(9);
            (1..=own).for_each(|at| w.record(2, &[at]));
            if self.extended > 0 {
                w.record(2, &(1..=self.extended).map(|at| own + at).collect::<Vec<_>>());
            }
            w.exit();
        }
        w.enter(17);
        w.record(1, &[6 + self.more_types.len() as u64]);
        w.record(2, &[]);
        w.record(21, &[0, VOID]);
        w.record(7, &[32]);
        w.record(25, &[1]);
        w.record(21, &[0, VOID, INT]);
        w.record(16, &[]);
        self.more_types.iter().for_each(|(code, record)| w.record(*code, record));
        w.exit();
        self.globals.iter().for_each(|(code, record)| w.record(*code, record));
        if !self.constants.is_empty() {
            w.enter(11);
            w.record(1, &[INT]);
            self.constants.iter().for_each(|value| w.record(4, &[value << 1]));
            w.exit();
        }
        if !self.kinds.is_empty() {
            w.enter(22);
            for (at, kind) in (0..).zip(&self.kinds) {
                w.record(
                    6,
                    &[&[at][..], &kind.bytes().map(u64::from).collect::<Vec<_>>()].concat(),
                );
            }
            w.exit();
        }
        if !self.metadata.is_empty() {
            w.enter(15);
            self.metadata.iter().for_each(|(code, record)| w.record(*code, record));
            w.exit();
        }
        for ((body, blocks), attached) in self.bodies.iter().zip(&self.blocks).zip(&self.attached) {
            w.enter(12);
            w.record(1, &[*blocks]);
            body.iter().for_each(|(code, record)| w.record(*code, record));
            if !attached.is_empty() {
                w.enter(16);
                attached.iter().for_each(|record| w.record(11, record));
                w.exit();
            }
            w.exit();
        }
        w.exit();
        w.names(&self.names);
        w.bytes
    }
}

const KERNEL: u64 = 76;
const FUNCTION: u64 = 75;

fn kernel(program: &mut Program, name: &str, attribute: u64) {
    program.body(name, KERNEL, attribute, vec![(RETURN, vec![])]);
}

/// A call without arguments; `back` is how far its function is behind the first local value.
fn call(back: u64) -> (u64, Vec<u64>) {
    (CALL, vec![0, 1 << 15 | FUNCTION << 1, NOTHING, back])
}

fn registered(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    let source = program.attribute("sycl-module-id", "a.cpp");
    kernel(&mut program, "k0", source);
    program.text("k0");
    for at in 0..size {
        program.text(&format!("name{at}"));
    }
    for at in 0..u64::from(size) {
        program.metadata.push((3, vec![at + 2, 1]));
    }
    let nodes = (0..u64::from(size)).map(|at| u64::from(size) + 2 + at).collect();
    program.metadata.push((3, nodes));
    program.metadata.push((4, b"sycl_registered_kernels".map(u64::from).to_vec()));
    program.metadata.push((10, vec![2 * u64::from(size) + 1]));
    program.bytes()
}

fn indirect(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    for at in 0..size {
        let set = program.attribute("calls-indirectly", &format!("set{at}"));
        kernel(&mut program, &format!("k{at}"), set);
    }
    program.bytes()
}

/// Functions of which each calls the one before and has an aspect of its own.
pub(crate) fn aspects(size: u32) -> Vec<u8> {
    let mut program = Program { kinds: vec!["sycl_used_aspects"], ..Program::default() };
    let source = program.attribute("sycl-module-id", "a.cpp");
    for at in 0..size {
        let mut body = vec![(RETURN, vec![])];
        if at > 0 {
            // Values: the functions, then the constants.
            body.insert(0, call(u64::from(2 * size + 1 - (at - 1))));
        }
        program.body(&format!("f{at}"), FUNCTION, 0, body);
        program.constants.push(u64::from(at + 100));
        program.metadata.push((2, vec![INT, u64::from(size + 1 + at)]));
    }
    for at in 0..u64::from(size) {
        program.metadata.push((3, vec![at + 1]));
        program.attached[at as usize] = vec![vec![0, u64::from(size) + at]];
    }
    let body = vec![call(u64::from(size + 2)), (RETURN, vec![])];
    program.body("k", KERNEL, source, body);
    program.bytes()
}

fn aspects_of_one(size: u32) -> Vec<u8> {
    let mut program = Program { kinds: vec!["sycl_used_aspects"], ..Program::default() };
    let source = program.attribute("sycl-module-id", "a.cpp");
    kernel(&mut program, "k", source);
    for at in 0..u64::from(size) {
        program.constants.push(at + 100);
        program.metadata.push((2, vec![INT, 1 + at]));
    }
    program.metadata.push((3, (1..=u64::from(size)).collect()));
    program.attached[0] = vec![vec![0, u64::from(size)]];
    program.bytes()
}

/// Names whose first half makes the product of a hasher of fixed keys zero, whatever the second is.
fn flood(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    let half: String = 0x243F_6A88_85A3_08D3_u64.to_le_bytes().map(char::from).iter().collect();
    for at in 0..size {
        program.attributes.push(("sycl-module-id".to_owned(), format!("{half}{at:08}")));
        kernel(&mut program, &format!("k{at}"), u64::from(at + 1));
    }
    program.bytes()
}

fn globals(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    for at in 0..size {
        let [name, length] = program.name(&format!("g{at}"));
        // An i32 in address space 1, with an initialiser, external.
        let value = u64::from(size) + 1;
        program.globals.push((7, vec![name, length, INT, 1 << 2 | 2, value + 1, 0, 3, 0]));
    }
    program.constants.push(7);
    let store = |at| (44, vec![u64::from(size + 2 - at), 1, 3, 0]);
    let body = (0..size).map(store).chain([(RETURN, vec![])]).collect();
    program.body("k", KERNEL, 0, body);
    program.bytes()
}

fn kernels(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    let source = program.attribute("sycl-module-id", "a.cpp");
    (0..size).for_each(|at| kernel(&mut program, &format!("k{at}"), source));
    program.bytes()
}

fn blocks(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    let branch = |at| (BRANCH, vec![u64::from(at + 1)]);
    program.body("k", KERNEL, 0, (0..size).map(branch).chain([(RETURN, vec![])]).collect());
    program.blocks[0] = u64::from(size) + 1;
    program.bytes()
}

/// A kernel with loops of whose ends metadata says something, and with a condition, which is the last value
/// before the first block ends.
fn looping(ends: std::ops::Range<u64>, blocks: Vec<(u64, Vec<u64>)>) -> Vec<u8> {
    let mut program =
        Program { kinds: vec!["llvm.loop"], constants: vec![0], ..Program::default() };
    program.more_types.push((7, vec![1]));
    program.text("llvm.loop.unroll.disable");
    program.metadata.push((3, vec![1]));
    // The first operand of a loop's node is to be itself.
    program.metadata.push((5, vec![3, 2]));
    let compare = (28, vec![1, 1, 32]);
    let count = blocks.len() as u64;
    program.body("k", KERNEL, 0, [compare].into_iter().chain(blocks).collect());
    program.attached[0] = ends.map(|end| vec![end, 0, 2]).collect();
    program.blocks[0] = count;
    program.bytes()
}

/// Each loop has its end behind that of the loop within it.
fn loops(size: u32) -> Vec<u8> {
    let size = u64::from(size);
    let mut blocks: Vec<_> = (0..=size).map(|at| (BRANCH, vec![at + 1])).collect();
    blocks.extend((0..size).map(|at| (BRANCH, vec![size - at, size + 2 + at, 1])));
    blocks.push((RETURN, vec![]));
    looping(size + 2..2 * size + 2, blocks)
}

/// Each loop has a header and an end that only lead on, and is left between them.
fn left_loops(size: u32) -> Vec<u8> {
    let size = u64::from(size);
    // The headers, what follows each of them, the ends.
    let [header, middle, end] = [1, size + 1, 2 * size + 1];
    let mut blocks = vec![(BRANCH, vec![header])];
    blocks.extend((0..size).map(|at| (BRANCH, vec![middle + at])));
    for at in 0..size {
        let inner = if at + 1 < size { header + at + 1 } else { end + at };
        let around = if at > 0 { end + at - 1 } else { end + size };
        blocks.push((BRANCH, vec![inner, around, 1]));
    }
    blocks.extend((0..size).map(|at| (BRANCH, vec![header + at])));
    blocks.push((RETURN, vec![]));
    looping(end + 1..end + size + 1, blocks)
}

fn switch(size: u32) -> Vec<u8> {
    let constants = (0..u64::from(size) + 1).collect();
    let mut program = Program { constants, ..Program::default() };
    program.body("f", FUNCTION, 0, Vec::new());
    program.globals[0].1[2] = TAKES_INT;
    // Type, condition (the parameter), default, then value and block.
    let mut record = vec![INT, 1, u64::from(size) + 1];
    for at in 0..u64::from(size) {
        record.extend([1 + at, at + 1]);
    }
    program.bodies[0] = vec![(12, record)];
    program.bodies[0].extend((0..=size).map(|_| (RETURN, vec![])));
    program.blocks[0] = u64::from(size) + 2;
    program.bytes()
}

fn structures(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    program.more_types.push((18, vec![0, INT]));
    for at in 1..u64::from(size) {
        // Each with some before it, not in one chain: how deep types go has a limit.
        program.more_types.push((18, vec![0, INT, 6 + at / 2, 6 + at / 3]));
    }
    for at in 0..size {
        let [name, length] = program.name(&format!("g{at}"));
        program.globals.push((7, vec![name, length, 6 + u64::from(at), 1 << 2 | 2, 0, 0, 3, 0]));
    }
    kernel(&mut program, "k", 0);
    program.bytes()
}

/// A variable with many fields, each of which is stored to by how many bytes it lies behind the first.
fn fields(size: u32) -> Vec<u8> {
    let size = u64::from(size);
    let mut program =
        Program { constants: (0..size).map(|at| 4 * at).collect(), ..Program::default() };
    let (byte, structure) = (6, 7);
    program.more_types.push((7, vec![8]));
    program.more_types.push((18, [vec![0], vec![INT; size as usize]].concat()));
    let [name, length] = program.name("g");
    program.globals.push((7, vec![name, length, structure, 1 << 2 | 2, 0, 0, 3, 0]));
    let mut body = Vec::new();
    for at in 0..size {
        // The variable, the kernel, the constants, and as many addresses.
        let local = 2 + size + at;
        body.push((ELEMENT, vec![0, byte, local, local - 2 - at]));
        body.push((STORE, vec![1, local + 1 - 2, 0, 0]));
    }
    body.push((RETURN, vec![]));
    program.body("k", KERNEL, 0, body);
    program.bytes()
}

fn parameters(size: u32) -> Vec<u8> {
    let mut program = Program { extended: size.into(), ..Program::default() };
    program.more_types.push((21, [vec![0, VOID], vec![INT; size as usize]].concat()));
    kernel(&mut program, "k", 1);
    program.globals[0].1[2] = 6;
    program.bytes()
}

fn builtins(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    let call = |_| (CALL, vec![0, 1 << 15 | FUNCTION << 1, NOTHING, 0]);
    let mut body: Vec<_> = (0..size).map(call).collect();
    for (at, call) in (0..).zip(&mut body) {
        call.1[3] = u64::from(size) - at;
    }
    for at in 0..size {
        program.function(&format!("_Z3cosDv{}_f", at + 2), NOTHING, FUNCTION, 0, true);
    }
    // The kernel is the last value before those of its body.
    body.iter_mut().for_each(|call| call.1[3] += 1);
    body.push((RETURN, vec![]));
    program.body("k", KERNEL, 0, body);
    program.bytes()
}

fn metadata(size: u32) -> Vec<u8> {
    let mut program = Program::default();
    program.text("a");
    (1..=u64::from(size)).for_each(|at| program.metadata.push((3, vec![at, at / 2 + 1])));
    program.metadata.push((4, b"all".map(u64::from).to_vec()));
    program.metadata.push((10, vec![u64::from(size)]));
    kernel(&mut program, "k", 0);
    program.bytes()
}

/// SPIR-V of these instructions, each its number and its operands.
fn spirv(bound: u32, instructions: &[(u32, Vec<u32>)]) -> Vec<u8> {
    let mut words = vec![0x0723_0203, 0x0001_0200, 0, bound, 0];
    let head = [(17, vec![6]), (17, vec![4]), (17, vec![5]), (14, vec![2, 2])];
    for (op, operands) in head.iter().chain(instructions) {
        words.push((operands.len() as u32 + 1) << 16 | op);
        words.extend(operands);
    }
    words.iter().flat_map(|word: &u32| word.to_le_bytes()).collect()
}

/// A literal string behind operands.
fn string(mut operands: Vec<u32>, text: &str) -> Vec<u32> {
    let mut bytes = text.as_bytes().to_vec();
    bytes.resize((bytes.len() + 1).next_multiple_of(4), 0);
    operands.extend(bytes.chunks(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])));
    operands
}

/// Functions of this type that do nothing, or call the one before.
fn bodies(first: u32, count: u32, chained: bool, into: &mut Vec<(u32, Vec<u32>)>) -> u32 {
    for at in 0..count {
        let id = first + 3 * at;
        into.push((54, vec![1, id, 0, 2]));
        into.push((248, vec![id + 1]));
        if chained && at > 0 {
            into.push((57, vec![1, id + 2, id - 3]));
        }
        into.extend([(253, vec![]), (56, vec![])]);
    }
    first + 3 * count
}

/// `void` and `void ()`.
fn basic() -> Vec<(u32, Vec<u32>)> {
    vec![(19, vec![1]), (33, vec![2, 1])]
}

fn alike_names(size: u32) -> Vec<u8> {
    let names = (0..size).map(|at| {
        let mut name = String::from("a");
        if at % 2 == 1 {
            let _ = write!(name, "_{}", at / 4);
        }
        (5, string(vec![10 + 3 * at], &name))
    });
    let mut all: Vec<_> = names.collect();
    all.extend(basic());
    let bound = bodies(10, size, false, &mut all);
    spirv(bound, &all)
}

fn functions(size: u32) -> Vec<u8> {
    let last = 10 + 3 * (size - 1);
    let mut all = vec![(15, string(vec![6, last], "k"))];
    all.extend(basic());
    let bound = bodies(10, size, true, &mut all);
    spirv(bound, &all)
}

fn entry_points(size: u32) -> Vec<u8> {
    let entry = |at| (15, string(vec![6, 10 + 3 * at], &format!("k{at}")));
    let mut all: Vec<_> = (0..size).map(entry).collect();
    all.extend(basic());
    let bound = bodies(10, size, false, &mut all);
    spirv(bound, &all)
}

fn groups(size: u32) -> Vec<u8> {
    let mut all = vec![(15, string(vec![6, 10], "k"))];
    let first = 13;
    for at in 0..size {
        all.push((71, vec![first + at, 44, 4]));
        all.push((73, vec![first + at]));
        all.push((74, vec![first + at, first + size, first + size + 1]));
    }
    all.extend(basic());
    all.push((21, vec![3, 32, 0]));
    all.push((32, vec![4, 5, 3]));
    all.extend([(59, vec![4, first + size, 5]), (59, vec![4, first + size + 1, 5])]);
    bodies(10, 1, false, &mut all);
    spirv(first + size + 2, &all)
}

fn types(size: u32) -> Vec<u8> {
    let mut all = vec![(15, string(vec![6, 10], "k"))];
    all.extend(basic());
    all.extend([(21, vec![3, 32, 0]), (30, vec![13, 3])]);
    for id in 14..14 + size {
        all.push((30, vec![id, id - 1, id - 1]));
    }
    bodies(10, 1, false, &mut all);
    spirv(14 + size, &all)
}

fn modes(size: u32) -> Vec<u8> {
    let mut all = vec![(15, string(vec![6, 10], "k"))];
    all.extend((0..size).map(|at| (16, vec![10, 35, at])));
    all.extend(basic());
    bodies(10, 1, false, &mut all);
    spirv(13, &all)
}

fn spec_constants(size: u32) -> Vec<u8> {
    let mut all = vec![(15, string(vec![6, 10], "k"))];
    all.extend((0..size).map(|at| (71, vec![13 + at, 1, at])));
    all.extend(basic());
    all.push((21, vec![3, 32, 0]));
    all.extend((0..size).map(|at| (50, vec![3, 13 + at, at])));
    bodies(10, 1, false, &mut all);
    spirv(13 + size, &all)
}

/// A variable whose value is twice what another expression is, and so on.
pub(crate) fn doubling(levels: u64) -> Vec<u8> {
    let mut w = Writer::new();
    w.enter(8); // MODULE_BLOCK
    w.record(1, &[2]); // VERSION
    w.enter(17); // TYPE_BLOCK_NEW
    w.record(1, &[2]); // NUMENTRY
    w.record(7, &[64]); // 0: i64
    w.record(25, &[0]); // 1: ptr
    w.exit();
    // GLOBALVAR: name, type, constant, initialiser, linkage, alignment, section
    w.record(7, &[0, 1, 0, 2, levels + 2, 0, 0, 0]);
    w.enter(11); // CONSTANTS_BLOCK
    w.record(1, &[0]); // SETTYPE
    w.record(11, &[9, 1, 0]); // 1: CE_CAST ptrtoint
    for level in 1..=levels {
        w.record(10, &[0, level, level]); // CE_BINOP add
    }
    w.exit();
    w.exit();
    w.names(b"g");
    w.bytes
}
