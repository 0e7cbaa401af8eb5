//! Kernels as SPIR-V text: what the interpreter computes, and what it complains of.

use lapidary_interpreter::{Argument, ErrorKind, Machine, Range};
use lapidary_spirv::read::Module;
use lapidary_spirv::text::{AssembleOptions, assemble};

/// What every kernel here begins with.
const HEAD: &str = r#"
    OpCapability Kernel
    OpCapability Addresses
    OpCapability Linkage
    OpCapability Int8
    OpCapability Int64
    OpCapability Groups
    OpCapability ArbitraryPrecisionIntegersALTERA
    OpExtension "SPV_ALTERA_arbitrary_precision_integers"
    %std = OpExtInstImport "OpenCL.std"
    OpMemoryModel Physical64 OpenCL
    OpEntryPoint Kernel %kernel "kernel" %id
    OpDecorate %id BuiltIn LocalInvocationId
    OpDecorate %wrapless NoSignedWrap
    %void = OpTypeVoid
    %bool = OpTypeBool
    %uchar = OpTypeInt 8 0
    %uint = OpTypeInt 32 0
    %ulong = OpTypeInt 64 0
    %v3 = OpTypeVector %ulong 3
    %v2 = OpTypeVector %uint 2
    %int9 = OpTypeInt 9 0
    %int27 = OpTypeInt 27 0
    %nines = OpTypeVector %int9 3
    %input = OpTypePointer Input %v3
    %global = OpTypePointer CrossWorkgroup %uint
    %bytes = OpTypePointer CrossWorkgroup %uchar
    %private = OpTypePointer Function %uint
    %local = OpTypePointer Workgroup %uint
    %type = OpTypeFunction %void %global
    %n0 = OpConstant %uint 0
    %n1 = OpConstant %uint 1
    %n2 = OpConstant %uint 2
    %n3 = OpConstant %uint 3
    %n7 = OpConstant %uint 7
    %top = OpConstant %uint 0x7fffffff
    %fences = OpConstant %uint 0x110
    %nothing = OpUndef %uint
    %id = OpVariable %input Input
    %shared = OpVariable %local Workgroup
    %kernel = OpFunction %void None %type
    %p = OpFunctionParameter %global
    %entry = OpLabel
"#;

/// Runs a body on a buffer of four numbers: what the buffer holds afterwards.
fn run(body: &str, items: u64) -> Result<[u32; 4], ErrorKind> {
    let text = format!("{HEAD}{body}\nOpFunctionEnd\n");
    let words = assemble(text.as_bytes(), &AssembleOptions::default()).expect("it assembles");
    let module = Module::from_words(&words).expect("it reads");
    let mut machine = Machine::new(&module, &[]).map_err(|error| error.kind().clone())?;
    let bytes = [10u32, 20, 30, 40].iter().flat_map(|number| number.to_le_bytes()).collect();
    let buffer = machine.buffer(bytes).expect("room");
    let done = machine.launch("kernel", &Range::items(items), &[Argument::Buffer(buffer)]);
    done.map_err(|error| {
        assert!(error.place().is_some(), "{error}");
        error.kind().clone()
    })?;
    let contents = machine.contents(buffer);
    assert!(contents.undefined.iter().all(|&bits| bits == 0), "undefined results");
    let mut numbers = contents
        .bytes
        .chunks(4)
        .map(|bytes| bytes.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte)));
    Ok([0; 4].map(|_| numbers.next().unwrap_or_default()))
}

/// The index of the work-item as `%i`, and the place of its number as `%q`.
const OWN: &str = "
    %ids = OpLoad %v3 %id Aligned 32
    %wide = OpCompositeExtract %ulong %ids 0
    %i = OpUConvert %uint %wide
    %q = OpInBoundsPtrAccessChain %global %p %wide
";

#[test]
fn each_work_item_has_its_place() {
    let body = format!("{OWN} %n = OpIMul %uint %i %n7\n OpStore %q %n Aligned 4\n OpReturn");
    assert_eq!(run(&body, 3), Ok([0, 7, 14, 40]));
}

#[test]
fn lanes_of_any_width_are_bits_in_a_row() {
    let body = "%n = OpLoad %uint %p Aligned 4
        %whole = OpUConvert %int27 %n
        %lanes = OpBitcast %nines %whole
        %a = OpCompositeExtract %int9 %lanes 0
        %b = OpCompositeExtract %int9 %lanes 1
        %c = OpCompositeExtract %int9 %lanes 2
        %turned = OpCompositeConstruct %nines %c %a %b
        %back = OpBitcast %int27 %turned
        %m = OpUConvert %uint %back
        OpStore %p %m Aligned 4
        OpReturn";
    // 10 is the lowest lane, and becomes the one in the middle.
    assert_eq!(run(body, 1), Ok([10 << 9, 20, 30, 40]));
}

#[test]
fn phis_are_exchanged_at_once() {
    // Three rounds of a, b = b, a.
    let body = "OpBranch %loop
        %loop = OpLabel
        %a = OpPhi %uint %n1 %entry %b %again
        %b = OpPhi %uint %n2 %entry %a %again
        %k = OpPhi %uint %n0 %entry %next %again
        %next = OpIAdd %uint %k %n1
        %more = OpULessThan %bool %k %n3
        OpBranchConditional %more %again %end
        %again = OpLabel
        OpBranch %loop
        %end = OpLabel
        OpStore %p %a Aligned 4
        OpReturn";
    assert_eq!(run(body, 1), Ok([2, 20, 30, 40]));
}

#[test]
fn a_barrier_separates_writes_from_reads() {
    let others = format!(
        "{OWN}
        %first = OpIEqual %bool %i %n0
        OpSelectionMerge %wait None
        OpBranchConditional %first %write %wait
        %write = OpLabel
        OpStore %shared %n7 Aligned 4
        OpBranch %wait
        %wait = OpLabel
        OpControlBarrier %n2 %n2 %fences
        %seen = OpLoad %uint %shared Aligned 4
        OpStore %q %seen Aligned 4
        OpReturn"
    );
    assert_eq!(run(&others, 4), Ok([7; 4]));
}

#[test]
fn a_barrier_that_some_never_reach() {
    let body = format!(
        "{OWN}
        %first = OpIEqual %bool %i %n0
        OpSelectionMerge %end None
        OpBranchConditional %first %wait %end
        %wait = OpLabel
        OpControlBarrier %n2 %n2 %fences
        OpBranch %end
        %end = OpLabel
        OpReturn"
    );
    assert!(matches!(run(&body, 2), Err(ErrorKind::Divergence(_))));
}

#[test]
fn reductions_and_scans() {
    let body = format!(
        "{OWN}
        %sum = OpGroupIAdd %uint %n2 ExclusiveScan %i
        %all = OpGroupUMax %uint %n3 Reduce %sum
        %both = OpIAdd %uint %sum %all
        OpStore %q %both Aligned 4
        OpReturn"
    );
    // The sums before each are 0, 0, 1, 3; the largest is 3.
    assert_eq!(run(&body, 4), Ok([3, 3, 4, 6]));
}

#[test]
fn undefined_values_are_a_fault_where_they_decide() {
    let branch = "%v = OpVariable %private Function
        %x = OpLoad %uint %v Aligned 4
        %c = OpIEqual %bool %x %n0
        OpSelectionMerge %end None
        OpBranchConditional %c %end %end
        %end = OpLabel
        OpReturn";
    assert_eq!(run(branch, 1), Err(ErrorKind::Undefined("the condition of a branch")));
    // A defined zero decides an AND, whatever the rest is.
    let masked = "%x = OpBitwiseAnd %uint %nothing %n0
        OpStore %p %x Aligned 4
        OpReturn";
    assert_eq!(run(masked, 1), Ok([0, 20, 30, 40]));
    let overflow = "%wrapless = OpIAdd %uint %top %n1
        %c = OpULessThan %bool %wrapless %n7
        OpSelectionMerge %end None
        OpBranchConditional %c %end %end
        %end = OpLabel
        OpReturn";
    assert_eq!(run(overflow, 1), Err(ErrorKind::Undefined("the condition of a branch")));
}

#[test]
fn accesses_outside_of_a_buffer() {
    let beyond = "%q = OpInBoundsPtrAccessChain %global %p %n7
        OpStore %q %n1 Aligned 4
        OpReturn";
    let Err(ErrorKind::OutOfBounds { size: 4, buffer, .. }) = run(beyond, 1) else {
        panic!("it is not noticed")
    };
    assert_eq!(buffer, "buffer 0 of 16 bytes");
    let misaligned = "%b = OpBitcast %bytes %p
        %c = OpInBoundsPtrAccessChain %bytes %b %n1
        %q = OpBitcast %global %c
        OpStore %q %n1 Aligned 4
        OpReturn";
    assert!(matches!(run(misaligned, 1), Err(ErrorKind::Misaligned { alignment: 4, .. })));
    assert!(run(&misaligned.replace("Aligned 4", "Aligned 1"), 1).is_ok());
}

#[test]
fn what_is_not_known_is_refused_by_name() {
    let unknown = "%x = OpGenericPtrMemSemantics %uint %p
        OpReturn";
    let expected = ErrorKind::Unsupported("OpGenericPtrMemSemantics".to_owned());
    assert_eq!(run(unknown, 1), Err(expected));
    let zero = "%x = OpUDiv %uint %n1 %n0
        OpReturn";
    assert_eq!(run(zero, 1), Err(ErrorKind::DivisionByZero));
    let endless = "OpBranch %loop
        %loop = OpLabel
        OpBranch %loop";
    assert_eq!(run(endless, 1), Err(ErrorKind::Steps));
}

#[test]
fn extended_instructions() {
    let body = "%pair = OpCompositeConstruct %v2 %n7 %top
        %sum = OpExtInst %v2 %std s_add_sat %pair %pair
        %high = OpCompositeExtract %uint %sum 1
        %zeros = OpExtInst %uint %std clz %n7
        OpStore %p %high Aligned 4
        %q = OpInBoundsPtrAccessChain %global %p %n1
        OpStore %q %zeros Aligned 4
        OpReturn";
    assert_eq!(run(body, 1), Ok([0x7fff_ffff, 29, 30, 40]));
}
