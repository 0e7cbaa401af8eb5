//! The text of modules: files written by hand, every row of the grammar, and damage.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lapidary_spirv::grammar::{
    Enumeration, INSTRUCTIONS, Op, OpenClStd, Operand, OperandKind, Quantifier,
};
use lapidary_spirv::read;
use lapidary_spirv::text::{
    AssembleOptions, DisassembleOptions, assemble, disassemble, parse_internal, print_internal,
};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

/// The files of a folder with an extension, sorted; at least one.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = corpus().join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    assert!(!files.is_empty(), "no .{extension} in {}", folder.display());
    files
}

fn dis(words: &[u32], friendly_names: bool) -> Vec<u8> {
    let mut out = Vec::new();
    let options = DisassembleOptions { friendly_names, ..DisassembleOptions::default() };
    disassemble(words, &options, &mut out).expect("sound word counts");
    out
}

fn assembled(text: &[u8], what: &dyn std::fmt::Display) -> Vec<u32> {
    assemble(text, &AssembleOptions::default())
        .unwrap_or_else(|error| panic!("{what}: {error}\n{}", String::from_utf8_lossy(text)))
}

#[track_caller]
fn round_trip(words: &[u32], what: &dyn std::fmt::Display) {
    let text = dis(words, false);
    assert!(assembled(&text, what) == words, "{what}:\n{}", String::from_utf8_lossy(&text));
    let mut text = Vec::new();
    print_internal(words, &mut text).expect("sound word counts");
    let parsed = parse_internal(&text).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(parsed == words, "{what}:\n{}", String::from_utf8_lossy(&text));
}

/// Names that the registry has given to what the grammar still calls otherwise.
const RENAMED: [(&str, &str); 5] = [
    ("CooperativeMatrixReductionsEXT", "CooperativeMatrixReductionsNV"),
    ("CooperativeMatrixPerElementOperationsEXT", "CooperativeMatrixPerElementOperationsNV"),
    ("OpCooperativeMatrixConvertUseEXT", "OpCooperativeMatrixConvertNV"),
    ("OpCooperativeMatrixPerElementOpEXT", "OpCooperativeMatrixPerElementOpNV"),
    ("OpCooperativeMatrixReduceEXT", "OpCooperativeMatrixReduceNV"),
];

/// What `spirv-dis` of the environment variable prints, if there is one and it reads the module.
fn peer(words: &[u32], friendly_names: bool) -> Option<Vec<u8>> {
    let program = std::env::var_os("SPIRV_DIS")?;
    let name =
        format!("lapidary-text-{}-{:?}.spv", std::process::id(), std::thread::current().id());
    let path = std::env::temp_dir().join(name);
    fs::write(&path, read::bytes(words)).expect("a temporary file");
    let mut command = Command::new(program);
    command.args(["--no-color"]).args((!friendly_names).then_some("--raw-id")).arg(&path);
    let output = command.output().expect("SPIRV_DIS runs");
    fs::remove_file(&path).expect("the temporary file");
    output.status.success().then_some(output.stdout)
}

/// Compares the text with the peer's; false if there is none.
#[track_caller]
fn same_as_peer(words: &[u32], what: &dyn std::fmt::Display) -> bool {
    for friendly_names in [false, true] {
        let Some(expected) = peer(words, friendly_names) else { return false };
        let mut expected = String::from_utf8_lossy(&expected).into_owned();
        for (new, old) in RENAMED {
            expected = expected.replace(new, old);
        }
        let got = dis(words, friendly_names);
        let got = String::from_utf8_lossy(&got);
        let differ: Vec<_> = expected.lines().zip(got.lines()).filter(|(a, b)| a != b).collect();
        assert!(got == expected, "{what}, expected and got: {differ:#?}");
    }
    true
}

#[test]
fn hand_written_modules() {
    for path in files("spirv", "spvasm") {
        let name = path.display();
        let text = fs::read(&path).expect("a file of the corpus");
        let words = assembled(&text, &name);
        round_trip(&words, &name);
        same_as_peer(&words, &name);
        // With friendly names, ids change but nothing else does; only what is not understood cannot
        // be read back, since it may hold ids.
        let friendly = dis(&words, true);
        if String::from_utf8_lossy(&friendly).contains("OpUnknown") {
            let error = assemble(&friendly, &AssembleOptions::default()).expect_err("a refusal");
            assert!(error.message().contains("disassemble with raw ids"), "{name}: {error}");
        } else {
            assert_eq!(assembled(&friendly, &name).len(), words.len(), "{name}");
        }
        if let Ok(expected) = fs::read_to_string(path.with_extension("friendly")) {
            assert_eq!(String::from_utf8_lossy(&friendly), expected, "{name}");
        }
    }
}

#[test]
fn text_that_is_refused() {
    for path in files("spirv/bad", "spvasm") {
        let text = fs::read_to_string(&path).expect("a file of the corpus");
        let expected = text.lines().next().and_then(|line| line.strip_prefix("; "));
        let expected = expected.expect("the error in the first line");
        match assemble(text.as_bytes(), &AssembleOptions::default()) {
            Ok(_) => panic!("{} was accepted", path.display()),
            Err(error) => {
                let error = error.to_string();
                assert!(error.starts_with(expected), "{}: {error}", path.display());
            }
        }
    }
}

#[test]
fn compiled_modules() {
    for path in files("spv", "spv") {
        let bytes = fs::read(&path).expect("a file of the corpus");
        let words = read::words(&bytes).expect("SPIR-V");
        round_trip(&words, &path.display());
        same_as_peer(&words, &path.display());
    }
}

/// Declarations that the instructions made below refer to: 1 a set, 2 an unsigned and 3 a signed
/// type, 4 a value of type 2.
fn preamble() -> Vec<u32> {
    let text = "; SPIR-V\n; Version: 1.6\n; Generator: Khronos; 0\n; Bound: 100\n; Schema: 0\n
        OpCapability Kernel
        %1 = OpExtInstImport \"OpenCL.std\"
        OpMemoryModel Physical64 OpenCL
        %2 = OpTypeInt 32 0
        %3 = OpTypeInt 64 1
        %4 = OpConstant %2 5";
    assembled(text.as_bytes(), &"preamble")
}

/// How many ways there are to write an operand, at least; the n-th of them.
struct Variant(usize);

impl Variant {
    fn operand(&self, words: &mut Vec<u32>, op: Op, operand: Operand, result: u32) {
        let times = match operand.quantifier {
            Quantifier::Once => 1,
            Quantifier::Optional => usize::from(!self.0.is_multiple_of(3)),
            Quantifier::Repeated => self.0 % 3,
        };
        (0..times).for_each(|_| self.one(words, op, operand.kind, result));
    }

    fn one(&self, words: &mut Vec<u32>, op: Op, kind: OperandKind, result: u32) {
        use OperandKind as K;
        match kind {
            K::IdResultType => words.push(2),
            K::IdResult => words.push(result),
            // The set of an extended instruction.
            K::IdRef
                if matches!(op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR)
                    && words.len() == 3 =>
            {
                words.push(1);
            }
            K::IdRef | K::IdScope | K::IdMemorySemantics => words.push(4),
            K::LiteralInteger => words.push((self.0 as u32).wrapping_mul(0x1234_5678)),
            K::LiteralFloat => words.push((self.0 as f32 * 0.3).to_bits()),
            K::LiteralString => {
                let text = &"str\"ing\\"[..self.0 % 9];
                read::push_string(words, text);
            }
            K::LiteralContextDependentNumber => words.push(self.0 as u32),
            K::LiteralExtInstInteger => {
                let set = OpenClStd::SET.instructions;
                let row = &set[self.0 % set.len()];
                words.push(row.number);
                row.operands.iter().for_each(|operand| self.operand(words, op, *operand, result));
            }
            K::LiteralSpecConstantOpInteger => {
                words.extend([u32::from(Op::Select.0), 4, 4, 4]);
            }
            K::PairLiteralIntegerIdRef => words.extend([self.0 as u32, 4]),
            K::PairIdRefLiteralInteger => words.extend([4, self.0 as u32]),
            K::PairIdRefIdRef => words.extend([4, 4]),
            _ => {
                let table = kind.enumeration().expect("all other kinds are enumerations");
                self.enumerant(words, op, table, result);
            }
        }
    }

    fn enumerant(&self, words: &mut Vec<u32>, op: Op, table: &Enumeration, result: u32) {
        let rows = table.enumerants;
        let mut chosen = vec![&rows[self.0 % rows.len()]];
        // Every other time, a second bit.
        if table.bits && self.0 % 2 == 1 && chosen[0].value != 0 {
            let second = &rows[(self.0 / 2) % rows.len()];
            if second.value & chosen[0].value == 0 {
                chosen.push(second);
            }
        }
        chosen.sort_by_key(|row| row.value);
        words.push(chosen.iter().fold(0, |mask, row| mask | row.value));
        for row in chosen {
            // What the grammar does not have, or has half of: see `grammar::walk`.
            match row.name {
                "FuseLoopsInFunctionALTERA" => words.extend([1, 0]),
                "DependencyArrayALTERA" => words.extend([2, 4, 7, 4, 8]),
                "LoopCountALTERA" => words.extend([1, 0, 2, 0, 3, 0]),
                _ => {
                    for operand in row.parameters {
                        self.operand(words, op, *operand, result);
                    }
                }
            }
        }
    }
}

/// Every instruction, with every enumerant of each of its operands.
#[test]
fn every_instruction_and_enumerant() {
    let preamble = preamble();
    let mut all = preamble.clone();
    let mut result = 100;
    let intel = include_str!("../src/grammar/intel.txt");
    let intel = intel.lines().filter(|line| !line.starts_with('#'));
    // And a decoration whose parameter SPIRV-Tools v2026.4 calls an unhandled operand type, and what
    // has parameters that are not in the grammar that it is made of.
    let intel = intel.filter_map(|line| line.split_whitespace().nth(1));
    let more =
        ["InitModeALTERA", "FuseLoopsInFunctionALTERA", "DependencyArrayALTERA", "LoopCountALTERA"];
    let intel: Vec<&str> = intel.chain(more).collect();
    let mut unread = Vec::new();
    for row in INSTRUCTIONS {
        let mut public = preamble.clone();
        // As many variants as the longest enumeration in it has rows; a few for the others.
        let kinds = row.operands.iter().filter_map(|operand| operand.kind.enumeration());
        let longest = kinds.map(|table| table.enumerants.len()).max().unwrap_or(0);
        let variants = match row.op {
            Op::ExtInst => OpenClStd::SET.instructions.len(),
            _ => longest.max(4),
        };
        for variant in 0..variants {
            let mut words = vec![0];
            result += 1;
            for operand in row.operands {
                // The operands of an extended instruction follow its number.
                if words.len() < 5 || !matches!(row.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR)
                {
                    Variant(variant).operand(&mut words, row.op, *operand, result);
                }
            }
            words[0] = (words.len() as u32) << 16 | u32::from(row.op.0);
            let text = dis(&[&preamble[..], &words].concat(), false);
            let text = String::from_utf8_lossy(&text);
            assert!(!text.contains("OpUnknown"), "{text}");
            if !text.split([' ', '|', '\n']).any(|word| intel.contains(&word)) {
                public.extend(&words);
            }
            all.extend(words);
        }
        public[3] = result + 1;
        if !same_as_peer(&public, &row.name) {
            unread.push(row.name);
        }
    }
    all[3] = result + 1;
    round_trip(&all, &"all instructions");
    if std::env::var_os("SPIRV_DIS").is_some() {
        // An import without a name, which is one of the variants.
        assert_eq!(unread, ["OpExtInstImport"], "not read by the peer");
    }
}

/// xorshift64*: enough to damage files, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

fn small_modules() -> Vec<Vec<u32>> {
    let hand = files("spirv", "spvasm")
        .into_iter()
        .map(|path| assembled(&fs::read(&path).expect("a file of the corpus"), &path.display()));
    let compiled = files("spv", "spv").into_iter().filter_map(|path| {
        let bytes = fs::read(&path).expect("a file of the corpus");
        (bytes.len() < 8000).then(|| read::words(&bytes).expect("SPIR-V"))
    });
    hand.chain(compiled).collect()
}

/// Whatever the words are: if the word counts are sound, they come back.
#[test]
fn damaged_words_come_back() {
    let mut random = Random(1);
    let mut survived = 0;
    for module in small_modules() {
        for _ in 0..60 {
            let mut words = module.clone();
            for _ in 0..=random.below(6) {
                let at = random.below(words.len());
                match random.below(6) {
                    0 => words[at] = random.next() as u32,
                    1 => words[at] ^= 1 << random.below(32),
                    2 => words[at] = words[random.below(module.len()).min(words.len() - 1)],
                    // The opcode, with the count kept: this always survives the check of counts.
                    3 => words[at] = words[at] & 0xffff_0000 | random.below(7000) as u32,
                    4 => words[at] = words[at].wrapping_add(1),
                    _ => words.truncate(at.max(5)),
                }
            }
            let mut text = Vec::new();
            let options =
                DisassembleOptions { friendly_names: false, ..DisassembleOptions::default() };
            if disassemble(&words, &options, &mut text).is_ok() {
                survived += 1;
                round_trip(&words, &"damaged");
                dis(&words, true);
            }
        }
    }
    assert!(survived > 300, "{survived} damaged modules had sound word counts");
}

/// Whatever the text is: words or an error, and the words have a text again.
#[test]
fn damaged_text_does_not_panic() {
    const PIECES: [&[u8]; 16] = [
        b"%",
        b"=",
        b"\"",
        b"(",
        b"!",
        b"\\",
        b"; SPIR-V\n",
        b"OpUnknown(",
        b" %1 = ",
        b"\n",
        b"0x",
        b"OpExtInst ",
        b"|",
        b"-",
        b"4294967295",
        b"\xff",
    ];
    let mut random = Random(2);
    let mut accepted = 0;
    for module in small_modules() {
        let original = dis(&module, random.below(2) == 0);
        for _ in 0..60 {
            let mut text = original.clone();
            for _ in 0..=random.below(4) {
                let at = random.below(text.len());
                let end = (at + random.below(20)).min(text.len());
                match random.below(4) {
                    0 => text[at] = random.next() as u8,
                    1 => drop(text.drain(at..end)),
                    2 => drop(text.splice(at..at, PIECES[random.below(16)].iter().copied())),
                    _ => {
                        let copy = text[at..end].to_vec();
                        let to = random.below(text.len());
                        text.splice(to..to, copy);
                    }
                }
            }
            for preserve_numeric_ids in [true, false] {
                let options = AssembleOptions { preserve_numeric_ids, ..Default::default() };
                if let Ok(words) = assemble(&text, &options) {
                    accepted += 1;
                    round_trip(&words, &"damaged text");
                }
            }
        }
    }
    assert!(accepted > 100, "{accepted} damaged texts were accepted");
}
