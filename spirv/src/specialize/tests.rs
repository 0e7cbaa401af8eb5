//! Values, freezing and folding on small modules, as text.

use super::*;
use crate::text::{DisassembleOptions, assemble, disassemble};

const HEAD: &str = "OpCapability Addresses
OpCapability Kernel
OpCapability Int64
OpCapability Float64
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %kernel \"kernel\"
OpName %width \"width\"
OpDecorate %width SpecId 0
OpDecorate %flag SpecId 1
OpDecorate %wide SpecId 2
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%double = OpTypeFloat 64
%pair = OpTypeVector %uint 2
%fn = OpTypeFunction %void
%width = OpSpecConstant %uint 16
%flag = OpSpecConstantFalse %bool
%wide = OpSpecConstant %ulong 5
%three = OpConstant %uint 3
%one = OpConstant %double 1
%both = OpSpecConstantComposite %pair %width %three
%sum = OpSpecConstantOp %uint IAdd %width %three
%sums = OpSpecConstantOp %pair IAdd %both %both
";

fn module(body: &str) -> Vec<u32> {
    let text = format!("{HEAD}{body}");
    assemble(text.as_bytes(), &Default::default()).expect("the text is right")
}

fn text(words: &[u32]) -> String {
    let mut out = Vec::new();
    disassemble(words, &DisassembleOptions::default(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn apply(words: &[u32], specialization: Specialization) -> String {
    let module = Module::from_words(words).unwrap();
    let words = specialization.apply(&module).unwrap();
    text(&words)
}

fn refused(specialization: Specialization) -> String {
    let words = module("");
    let module = Module::from_words(&words).unwrap();
    specialization.apply(&module).unwrap_err().to_string()
}

#[test]
fn a_value_is_set_and_can_be_set_again() {
    let words = module("");
    let set = apply(
        &words,
        Specialization::new()
            .set(0, 32u32.to_le_bytes())
            .set(1, [1])
            .set(2, (1u64 << 40).to_le_bytes()),
    );
    assert!(set.contains("OpDecorate %width SpecId 0"), "{set}");
    assert!(set.contains("%width = OpSpecConstant %uint 32\n"), "{set}");
    assert!(set.contains("= OpSpecConstantTrue %bool"), "{set}");
    assert!(set.contains("= OpSpecConstant %ulong 1099511627776\n"), "{set}");
}

#[test]
fn what_is_frozen_has_no_number() {
    let words = module("");
    let one = apply(&words, Specialization::new().set(1, [1]).freeze(0).freeze(1));
    assert!(!one.contains("SpecId 0") && !one.contains("SpecId 1"), "{one}");
    assert!(one.contains("%width = OpConstant %uint 16"), "{one}");
    assert!(one.contains("= OpConstantTrue %bool"), "{one}");
    assert!(one.contains("= OpConstantComposite %v2uint %width %uint_3"), "{one}");
    // The third can still be set, and what is computed stays computed.
    assert!(one.contains("SpecId 2") && one.contains("= OpSpecConstant %ulong 5"), "{one}");
    assert!(one.contains("OpSpecConstantOp %uint IAdd %width %uint_3"), "{one}");

    let other = apply(&words, Specialization::new().freeze(2));
    assert!(other.contains("= OpSpecConstantComposite %v2uint %width"), "{other}");
    let all = apply(&words, Specialization::new().freeze_all());
    assert!(!all.contains("SpecId") && !all.contains("OpSpecConstant "), "{all}");
}

#[test]
fn wrong_numbers_and_sizes_are_refused() {
    assert_eq!(
        refused(Specialization::new().set(7, [0; 4])),
        "no specialization constant has the id 7; there are 0, 1, 2"
    );
    assert_eq!(
        refused(Specialization::new().freeze(9)),
        "no specialization constant has the id 9; there are 0, 1, 2"
    );
    assert_eq!(
        refused(Specialization::new().set(2, [0; 4])),
        "specialization constant 2 has type i64, of size 8; the value has size 4"
    );
}

#[test]
fn expressions_are_folded_where_their_operands_are_known() {
    let body = "%kernel = OpFunction %void None %fn
%entry = OpLabel
%out = OpVariable %ptr Function
OpStore %out %sums
%low = OpCompositeExtract %uint %both 0
%more = OpIMul %uint %low %sum
OpStore %other %more
OpReturn
OpFunctionEnd
";
    let body = format!(
        "%ptr = OpTypePointer Function %pair
%one_ptr = OpTypePointer CrossWorkgroup %uint
%other = OpVariable %one_ptr CrossWorkgroup %three
{body}"
    );
    let words = module(&body);
    // Nothing is known before something is frozen.
    assert_eq!(apply(&words, Specialization::new().fold()), text(&words));
    let folded = apply(&words, Specialization::new().freeze(0).fold());
    assert!(!folded.contains("OpSpecConstantOp"), "{folded}");
    assert!(folded.contains("OpConstantComposite %v2uint %uint_32 %uint_6"), "{folded}");
    assert!(folded.contains("%uint_304 = OpConstant %uint 304"), "{folded}");
    assert!(!folded.contains("OpIMul") && !folded.contains("OpCompositeExtract"), "{folded}");
}

#[test]
fn branches_are_decided_and_what_is_not_reached_goes() {
    let body = "%ptr = OpTypePointer CrossWorkgroup %double
%kernel_fn = OpTypeFunction %void %ptr
%helper = OpFunction %double None %helper_fn
%helper_entry = OpLabel
%sum_of = OpFAdd %double %one %one
OpReturnValue %sum_of
OpFunctionEnd
%kernel = OpFunction %void None %kernel_fn
%arg = OpFunctionParameter %ptr
%entry = OpLabel
%is_wide = OpUGreaterThan %bool %width %three
OpSelectionMerge %end None
OpBranchConditional %is_wide %switch %double_block
%double_block = OpLabel
%called = OpFunctionCall %double %helper
OpStore %arg %called
OpBranch %end
%switch = OpLabel
OpSwitch %width %case_default 16 %case_16 17 %case_17
%case_16 = OpLabel
OpBranch %end
%case_17 = OpLabel
OpBranch %end
%case_default = OpLabel
OpBranch %end
%end = OpLabel
%which = OpPhi %uint %three %double_block %width %case_16 %three %case_17 %three %case_default
%again = OpIEqual %bool %which %width
OpBranchConditional %again %last %endless
%endless = OpLabel
OpBranch %endless
%last = OpLabel
OpReturn
OpFunctionEnd
";
    let body = body.replacen("%kernel_fn", "%helper_fn = OpTypeFunction %double\n%kernel_fn", 1);
    let words = module(&body);
    let folded = apply(&words, Specialization::new().freeze_all().fold());
    for gone in ["OpSwitch", "OpBranchConditional", "OpSelectionMerge", "OpPhi", "helper", "OpFAdd"]
    {
        assert!(!folded.contains(gone), "{gone}: {folded}");
    }
    assert_eq!(folded.matches("OpLabel").count(), 5, "{folded}");
    // The other way it goes by the double.
    let folded =
        apply(&words, Specialization::new().set(0, 3u32.to_le_bytes()).freeze_all().fold());
    assert!(folded.contains("OpFunctionCall") && !folded.contains("OpSwitch"), "{folded}");
}

#[test]
fn capabilities_go_with_what_needed_them() {
    let body = "%ptr = OpTypePointer Function %double
%kernel = OpFunction %void None %fn
%entry = OpLabel
%local = OpVariable %ptr Function
OpBranchConditional %flag %yes %no
%yes = OpLabel
OpStore %local %one
OpBranch %no
%no = OpLabel
OpReturn
OpFunctionEnd
";
    let words = module(body);
    let folded = apply(&words, Specialization::new().freeze_all().fold());
    assert!(folded.contains("OpCapability Float64"), "the variable is still there: {folded}");
    assert!(!folded.contains("Int64"), "{folded}");
}

/// The value that an expression of two constants has, as text.
fn folded(op: &str, operands: [&str; 2], second: bool) -> String {
    let used = if second { "%a %b" } else { "%a" };
    let [a, b] = operands;
    let words = module(&format!(
        "%float = OpTypeFloat 32
%ptr = OpTypePointer CrossWorkgroup %float
%fn2 = OpTypeFunction %void %ptr
%a = OpSpecConstant %float {a}
%b = OpSpecConstant %float {b}
%result = OpSpecConstantOp %float {op} {used}
%kernel = OpFunction %void None %fn2
%arg = OpFunctionParameter %ptr
%entry = OpLabel
OpStore %arg %result
OpReturn
OpFunctionEnd
"
    ));
    let text = apply(&words, Specialization::new().freeze_all().fold());
    let mut constants = text.lines().filter_map(|line| line.split_once("= OpConstant %float "));
    constants.next().map(|it| it.1.to_owned()).unwrap_or(text.clone())
}

#[test]
fn remainders_have_the_sign_that_their_operation_says() {
    // FMod has that of the divisor, FRem that of the dividend (SPIR-V, 3.49.13).
    for (a, b, of_divisor, of_dividend) in [
        ("5.5", "3", "2.5", "2.5"),
        ("-5.5", "3", "0.5", "-2.5"),
        ("5.5", "-3", "-0.5", "2.5"),
        ("-5.5", "-3", "-2.5", "-2.5"),
    ] {
        assert_eq!(folded("FMod", [a, b], true), of_divisor, "{a} {b}");
        assert_eq!(folded("FRem", [a, b], true), of_dividend, "{a} {b}");
    }
}

#[test]
fn numbers_are_quantized_to_halves() {
    // To the nearest half, to infinity beyond the greatest, to zero where a half would be subnormal
    // (SPIR-V, OpQuantizeToF16).
    for (from, to) in [
        ("1.0004", "1"),
        ("1.0006", "1.00097656"),
        ("-65504", "-65504"),
        ("100000", "0x1p+128"),
        ("1e-06", "0"),
        ("6.1035156e-05", "6.10351562e-05"),
    ] {
        assert_eq!(folded("QuantizeToF16", [from, "0"], false), to, "{from}");
    }
}
