//! Bodies with very many edges: translation takes time linear in their number, and what does not
//! fit an instruction of SPIR-V is refused by name.
//!
//! Such files are too large for the corpus, so they are written here, record by record.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::error::Error as _;
use std::process::Command;

use lapidary::{Extensions, Module, Translate, TranslateError, TranslateErrorKind as ErrorKind};
use lapidary_spirv::grammar::{Extension, Op};

#[path = "support/bitstream.rs"]
mod bitstream;

use bitstream::Writer;

/// `void k(i32 %x, ptr addrspace(1) %p, ptr addrspace(1) %q)`: a switch on %x with `edges` cases,
/// each to a block of its own (or all straight to the end), and at the end a phi of %p and %q.
fn module(edges: u64, own_blocks: bool) -> Vec<u8> {
    let mut w = Writer::new();
    w.enter(8); // MODULE_BLOCK
    w.record(1, &[2]); // VERSION
    w.text(2, "spir64-unknown-unknown"); // TRIPLE
    w.enter(17); // TYPE_BLOCK_NEW
    w.record(1, &[5]); // NUMENTRY
    w.record(2, &[]); // 0: void
    w.record(7, &[32]); // 1: i32
    w.record(25, &[1]); // 2: ptr addrspace(1)
    w.record(21, &[0, 0, 1, 2, 2]); // 3: void (i32, ptr, ptr)
    w.record(7, &[8]); // 4: i8
    w.exit();
    // FUNCTION: name, type, calling convention spir_kernel, a body, external.
    w.record(8, &[0, 1, 3, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    // Values: 0 the function; in the body 1 to 3 the arguments, then the constants.
    w.enter(12); // FUNCTION_BLOCK
    let blocks = if own_blocks { edges } else { 0 };
    let end = blocks + 1;
    w.record(1, &[end + 1]); // DECLAREBLOCKS
    w.enter(11); // CONSTANTS_BLOCK
    w.record(1, &[1]); // SETTYPE i32
    for at in 0..edges {
        w.record(4, &[at << 1]); // INTEGER
    }
    w.record(1, &[4]); // SETTYPE i8
    w.record(4, &[14]);
    w.exit();
    let first = 4;
    let next = first + edges + 1;
    let mut switch = vec![1, next - 1, end];
    for at in 0..edges {
        switch.extend([first + at, if own_blocks { 1 + at } else { end }]);
    }
    w.record(12, &switch); // SWITCH
    for _ in 0..blocks {
        w.record(11, &[end]); // BR
    }
    let value = |at: u64| (next - 2 - (at & 1)) << 1;
    let mut phi = vec![2, value(0), 0];
    for at in 0..edges {
        phi.extend(if own_blocks { [value(at), 1 + at] } else { [value(0), 0] });
    }
    w.record(16, &phi); // PHI
    w.record(44, &[1, 2, 1, 0]); // STORE of the i8 through the phi
    w.record(10, &[]); // RET
    w.exit();
    w.exit();
    w.names(b"k");
    w.bytes
}

/// `void k(ptr addrspace(1) %p)`: copies the first of a constant table of numbers, `length` of them.
fn table(length: u64) -> Vec<u8> {
    let mut w = Writer::new();
    w.enter(8); // MODULE_BLOCK
    w.record(1, &[2]); // VERSION
    w.text(2, "spir64-unknown-unknown"); // TRIPLE
    w.enter(17); // TYPE_BLOCK_NEW
    w.record(1, &[6]); // NUMENTRY
    w.record(2, &[]); // 0: void
    w.record(7, &[32]); // 1: i32
    w.record(25, &[1]); // 2: ptr addrspace(1)
    w.record(25, &[2]); // 3: ptr addrspace(2)
    w.record(11, &[length, 1]); // 4: [length x i32]
    w.record(21, &[0, 0, 2]); // 5: void (ptr addrspace(1))
    w.exit();
    // GLOBALVAR: name, type, constant in address space 2, the initialiser + 1, internal, alignment 4.
    w.record(7, &[1, 1, 4, 1 | 2 | 2 << 2, 3, 3, 3, 0]);
    w.record(8, &[0, 1, 5, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // FUNCTION
    // Values: 0 the table, 1 the function, 2 the initialiser; in the body 3 the argument.
    w.enter(11); // CONSTANTS_BLOCK
    w.record(1, &[4]); // SETTYPE
    w.record(22, &(0..length).collect::<Vec<_>>()); // DATA
    w.exit();
    w.enter(12); // FUNCTION_BLOCK
    w.record(1, &[1]); // DECLAREBLOCKS
    w.record(20, &[4, 1, 3, 0]); // 4: LOAD of the table
    w.record(44, &[2, 1, 3, 0]); // STORE
    w.record(10, &[]); // RET
    w.exit();
    w.exit();
    w.names(b"kt");
    w.bytes
}

fn run_with(bytes: &[u8], options: &Translate) -> Result<Vec<u32>, lapidary::Error> {
    let module = Module::parse(bytes)?;
    module.translate(options).map(|translation| translation.into_words())
}

fn run(bytes: &[u8]) -> Result<Vec<u32>, String> {
    run_with(bytes, &Translate::new()).map_err(|error| error.to_string())
}

/// The word counts of the instructions with an opcode.
fn lengths(words: &[u32], op: Op) -> Vec<u32> {
    let mut found = Vec::new();
    let mut at = 5;
    while at < words.len() {
        if Op::of(words[at]) == op {
            found.push(words[at] >> 16);
        }
        at += (words[at] >> 16) as usize;
    }
    found
}

#[test]
fn thousands_of_edges() {
    let words = run(&module(30_000, true)).unwrap();
    assert_eq!(lengths(&words, Op::Switch), [3 + 2 * 30_000]);
    assert_eq!(lengths(&words, Op::Phi), [3 + 2 * 30_001]);
}

#[test]
fn several_edges_from_one_block() {
    let words = run(&module(30_000, false)).unwrap();
    assert_eq!(lengths(&words, Op::Switch), [3 + 2 * 30_000]);
    // The entry block is named once.
    assert_eq!(lengths(&words, Op::Phi), [5]);
}

#[test]
fn more_edges_than_an_instruction_takes() {
    let error = run(&module(50_000, true)).unwrap_err();
    assert!(error.contains("word count greater than 65535"), "{error}");
    assert!(error.contains("function 'k'"), "{error}");
    let error = run(&module(50_000, false)).unwrap_err();
    assert!(error.contains("OpSwitch"), "{error}");
}

/// A table that is too long for one instruction goes on in others, with the extension for it: one of
/// those that `post-link` uses by itself, as DPC++ does.
#[test]
fn a_table_longer_than_an_instruction() {
    let bytes = table(70_000);
    let error = run_with(&bytes, &Translate::new()).unwrap_err();
    let cause: &TranslateError = error.source().unwrap().downcast_ref().unwrap();
    assert_eq!(*cause.kind(), ErrorKind::NeedsExtension(Extension::SPV_INTEL_long_composites));
    let continued = |words: &[u32]| {
        assert_eq!(lengths(words, Op::ConstantComposite), [65_535]);
        let rest = 70_000 - (65_535 - 3);
        assert_eq!(lengths(words, Op::ConstantCompositeContinuedINTEL), [1 + rest]);
    };
    let options = Translate::new().extensions(Extensions::dpcpp());
    continued(&run_with(&bytes, &options).unwrap());

    let folder = std::env::temp_dir().join(format!("lapidary-wide-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (module, table) = (folder.join("table.bc"), folder.join("cut.table"));
    std::fs::write(&module, &bytes).unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_lapidary"))
        .args(["post-link".as_ref(), module.as_os_str(), "-o".as_ref(), table.as_os_str()])
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let image = std::fs::read(folder.join("cut_0.spv")).unwrap();
    continued(&lapidary_spirv::read::words(&image).unwrap());
    std::fs::remove_dir_all(&folder).unwrap();
}
