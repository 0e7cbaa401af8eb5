//! Links the modules of the corpus: whole, kernel by kernel, and mutated.
//!
//! `spirv-val` judges the images where the program is found (`SPIRV_VAL` names it, else it is looked
//! for in `PATH`); without it that part is skipped with a message.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use lapidary_spirv::grammar::Op;
use lapidary_spirv::link::{LinkIndex, Request, Scratch};
use lapidary_spirv::read::{self, Module, Section};

/// The modules of the corpus, by name.
fn corpus() -> Vec<(String, Vec<u32>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus/spv");
    let mut modules = Vec::new();
    for entry in fs::read_dir(&folder).expect("the corpus") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "spv") {
            let words = read::words(&fs::read(&path).expect("a file")).expect("words");
            modules.push((path.file_stem().expect("a name").to_string_lossy().into_owned(), words));
        }
    }
    modules.sort();
    assert!(modules.len() > 20, "the corpus has modules");
    modules
}

fn entries(module: &Module<'_>) -> Vec<u32> {
    module.entry_points().map(|entry| entry.function).collect()
}

fn ops(module: &Module<'_>) -> Vec<Op> {
    module.instructions().map(|instruction| instruction.op()).collect()
}

/// Every function and every variable of module scope.
fn everything(module: &Module<'_>) -> Vec<u32> {
    let functions = module.functions().iter().map(|function| function.id);
    let variables = module.section(Section::Declarations);
    let variables = variables.filter(|it| it.op() == Op::Variable).filter_map(|it| it.result());
    functions.chain(variables).collect()
}

/// The functions that a function reaches by calls, found without the link index.
fn called_functions(module: &Module<'_>, root: u32) -> BTreeSet<u32> {
    let mut reached = BTreeSet::from([root]);
    let mut stack = vec![root];
    while let Some(id) = stack.pop() {
        let function = module.functions().iter().find(|it| it.id == id).expect("a function");
        for instruction in module.instructions_in(function.range()) {
            if instruction.op() == Op::FunctionCall && reached.insert(instruction.words[3]) {
                stack.push(instruction.words[3]);
            }
        }
    }
    reached
}

#[test]
fn linking_everything_is_the_identity_but_for_ids() {
    let mut scratch = Scratch::new();
    let mut same = 0;
    for (name, words) in corpus() {
        let module = Module::from_words(&words).expect(&name);
        let index = LinkIndex::new(&module).expect(&name);
        let request = Request { roots: &everything(&module), ..Request::default() };
        let image = index.reach(request, &mut scratch).expect(&name).link();
        let again = Module::from_words(&image).expect(&name);
        // Types and constants that nobody uses are all that may be missing.
        assert_eq!(again.functions().len(), module.functions().len(), "{name}");
        if image.len() == words.len() {
            assert_eq!(ops(&again), ops(&module), "{name}");
            same += 1;
        }
        // Ids are given out in the order of definition: linking again changes nothing.
        let index = LinkIndex::new(&again).expect(&name);
        let request = Request { roots: &everything(&again), ..Request::default() };
        assert_eq!(index.reach(request, &mut scratch).expect(&name).link(), image, "{name}");
    }
    assert!(same > 20, "{same} modules are the same but for ids");
}

#[test]
fn each_kernel_of_each_module_is_an_image_of_its_own() {
    let validator = validator();
    let mut scratch = Scratch::new();
    let (mut images, mut validated) = (0, 0);
    for (name, words) in corpus() {
        let module = Module::from_words(&words).expect(&name);
        let index = LinkIndex::new(&module).expect(&name);
        let judge = validator.as_deref().filter(|validator| is_valid(validator, &words));
        for entry in module.entry_points() {
            let name = format!("{name}, {}", entry.name);
            let request = Request { roots: &[entry.function], ..Request::default() };
            let mut reach = index.reach(request, &mut scratch).expect(&name);
            let functions: BTreeSet<u32> =
                reach.functions().map(|function| module.functions()[function].id).collect();
            assert!(functions.is_superset(&called_functions(&module, entry.function)), "{name}");
            let image = reach.link();
            let sliced = Module::from_words(&image).expect(&name);
            assert_eq!(sliced.functions().len(), functions.len(), "{name}");
            let names: Vec<String> = sliced.entry_points().map(|it| it.name).collect();
            assert_eq!(names, std::slice::from_ref(&entry.name), "{name}");
            // Another worker's memory, another order: the same bytes.
            let fresh = index.reach(request, &mut Scratch::new()).expect(&name).link();
            assert_eq!(fresh, image, "{name}");
            // An image is its own slice.
            let again = LinkIndex::new(&sliced).expect(&name);
            let request = Request { roots: &entries(&sliced), ..Request::default() };
            assert_eq!(again.reach(request, &mut scratch).expect(&name).link(), image, "{name}");
            images += 1;
            if let Some(validator) = judge {
                assert!(is_valid(validator, &image), "{name}: not valid");
                validated += 1;
            }
        }
    }
    assert!(images > 100, "{images} images");
    assert!(validator.is_none() || validated > 50, "{validated} images validated");
}

fn validator() -> Option<String> {
    let program = std::env::var("SPIRV_VAL").unwrap_or_else(|_| "spirv-val".into());
    let found = Command::new(&program).arg("--version").output().is_ok();
    if !found {
        assert!(std::env::var_os("CI").is_none(), "CI needs spirv-val");
        println!("skipped validation: no spirv-val (SPIRV_VAL names it)");
    }
    found.then_some(program)
}

fn is_valid(validator: &str, words: &[u32]) -> bool {
    let mut child = Command::new(validator)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the validator starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The validator may stop reading when it has seen enough.
    let _ = stdin.write_all(&read::bytes(words));
    drop(stdin);
    child.wait().expect("the validator ends").success()
}

/// A generator of numbers that is the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// Flips, replaces, swaps, removes or repeats words.
fn mutate(words: &[u32], random: &mut Random) -> Vec<u32> {
    let mut words = words.to_vec();
    for _ in 0..=random.below(4) {
        // The first word only decides whether it is SPIR-V.
        let at = 1 + random.below(words.len() - 1);
        match random.below(8) {
            0 => words[at] ^= 1 << random.below(32),
            1 => words[at] = random.below(1 << 16) as u32,
            2 => words[at] = words[1 + random.below(words.len() - 1)],
            3 => words[at] = u32::MAX - random.below(3) as u32,
            4 => words[at] = words[at].wrapping_add(1),
            5 => words[at] = (words[at] & 0xFFFF_0000) | random.below(600) as u32,
            6 => words.truncate(at.max(6)),
            _ => {
                let end = (at + random.below(16)).min(words.len());
                words.drain(at..end);
                words.resize(words.len().max(6), 0);
            }
        }
    }
    words
}

#[test]
fn mutated_modules_never_panic() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut scratch = Scratch::new();
    let (mut read, mut indexed) = (0, 0);
    for (name, words) in corpus() {
        // Small modules cost less.
        let runs = (5_000_000 / words.len()).clamp(50, 500);
        for _ in 0..runs {
            let words = mutate(&words, &mut random);
            let Ok(module) = Module::from_words(&words) else { continue };
            read += 1;
            let Ok(index) = LinkIndex::new(&module) else { continue };
            indexed += 1;
            for roots in [entries(&module), everything(&module)] {
                let request = Request { roots: &roots, ..Request::default() };
                let Ok(mut reach) = index.reach(request, &mut scratch) else { continue };
                let image = reach.link();
                assert!(image.len() <= words.len(), "{name}");
                if let Err(error) = Module::from_words(&image) {
                    panic!("{name}: {error}");
                }
            }
        }
    }
    // The mutations must get past the first checks to be worth anything.
    assert!(read > 1_000 && indexed > 500, "{read} read, {indexed} indexed");
}
