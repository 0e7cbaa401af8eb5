//! Tests of the text forms as a whole.

use super::*;

fn text(words: &[u32], friendly_names: bool) -> String {
    let mut out = Vec::new();
    let options = DisassembleOptions { friendly_names, ..DisassembleOptions::default() };
    disassemble(words, &options, &mut out).expect("sound word counts");
    String::from_utf8_lossy(&out).into_owned()
}

fn words(text: &str) -> Vec<u32> {
    assemble(text.as_bytes(), &AssembleOptions::default()).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

#[test]
fn header_is_kept() {
    for header in [
        [0x0723_0203, 0x10400, 6 << 16 | 14, 77, 0],
        [0x0723_0203, 0x0101_0203, 47 << 16 | 65535, 0, 9],
        [0x0723_0203, 0, 60_000 << 16, u32::MAX, u32::MAX],
    ] {
        assert_eq!(words(&text(&header, false)), header);
    }
}

#[test]
fn numbers_that_are_names_of_others() {
    let text = |source: &[u8]| {
        let words = assemble(source, &AssembleOptions::default()).expect("text");
        let mut out = Vec::new();
        let options =
            DisassembleOptions { header: false, indent: false, ..DisassembleOptions::default() };
        disassemble(&words, &options, &mut out).expect("sound word counts");
        String::from_utf8(out).expect("ASCII")
    };
    // Before the id that has the number, behind it, and once more; 07 is no number.
    let before =
        text(b"OpName %1 \"7\"\nOpName %2 \"07\"\n%7 = OpString \"\"\n%8 = OpString \"\"\n");
    assert_eq!(
        before,
        "OpName %7 \"7\"\nOpName %07 \"07\"\n%7_0 = OpString \"\"\n%8 = OpString \"\"\n"
    );
    let behind =
        text(b"%7 = OpString \"\"\nOpName %1 \"7\"\nOpName %2 \"7\"\n%9 = OpString \"\"\n");
    assert_eq!(
        behind,
        "%7 = OpString \"\"\nOpName %7_0 \"7\"\nOpName %7_1 \"7\"\n%9 = OpString \"\"\n"
    );
}

#[test]
fn what_is_defined_again_counts_from_there() {
    // The selector gets another type, the set another meaning; and parts do not change it.
    let source = b"%1 = OpTypeInt 32 0\n%2 = OpTypeInt 64 0\n%3 = OpUndef %1\n\
        OpSwitch %3 %9 1 %9\n%3 = OpUndef %2\nOpSwitch %3 %9 4294967297 %9\n\
        %4 = OpConstant %1 5\n%1 = OpTypeFloat 32\n%5 = OpConstant %1 0.5\n";
    let options = DisassembleOptions { friendly_names: false, header: false, ..Default::default() };
    let words = assemble(source, &AssembleOptions::default()).expect("text");
    let mut out = Vec::new();
    disassemble(&words, &options, &mut out).expect("sound word counts");
    let plain = DisassembleOptions { indent: false, ..options };
    let mut same = Vec::new();
    disassemble(&words, &plain, &mut same).expect("sound word counts");
    assert_eq!(String::from_utf8_lossy(&same), String::from_utf8_lossy(source));
}

#[test]
fn parts_in_any_order() {
    let mut source = String::from("%1 = OpTypeInt 32 0\n");
    (2..20_000).for_each(|id| source += &format!("%{id} = OpConstant %1 {id}\n"));
    let words = assemble(source.as_bytes(), &AssembleOptions::default()).expect("text");
    let options = DisassembleOptions::default();
    let mut whole = Vec::new();
    disassemble(&words, &options, &mut whole).expect("sound word counts");
    let text = Disassembly::new(&words, &options).expect("sound word counts");
    assert!(text.in_any_order() && text.parts().len() > 5);
    let print = |part| {
        let mut out = Vec::new();
        text.print(part, &mut Column::default(), &mut out);
        out
    };
    let mut parts: Vec<Vec<u8>> =
        text.parts().collect::<Vec<_>>().into_iter().rev().map(print).collect();
    parts.reverse();
    assert!(parts.concat() == whole);
}

#[test]
fn operations_of_dwarf_that_the_set_lacks_are_numbers() {
    let source = b"%1 = OpExtInstImport \"OpenCL.DebugInfo.100\"\n%2 = OpTypeVoid\n\
        %3 = OpExtInst %2 %1 DebugOperation 474 491\n%4 = OpExtInst %2 %1 DebugOperation Plus\n";
    let options = DisassembleOptions {
        friendly_names: false,
        header: false,
        indent: false,
        ..DisassembleOptions::default()
    };
    let words = assemble(source, &AssembleOptions::default()).expect("text");
    let mut out = Vec::new();
    disassemble(&words, &options, &mut out).expect("sound word counts");
    assert_eq!(String::from_utf8_lossy(&out), String::from_utf8_lossy(source));
    let wrong = b"%1 = OpTypeVoid\n%2 = OpTypeInt 32 0\n%3 = OpVariable %1 7\n";
    assert!(assemble(wrong, &AssembleOptions::default()).is_err(), "other numbers are no names");
}
