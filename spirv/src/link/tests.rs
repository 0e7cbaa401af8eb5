//! Tests of the linker on small modules in text. The corpus is linked in `tests/link.rs`.

use super::*;
use crate::error::{Error, Result};
use crate::grammar::{Op, Version};
use crate::read::{Module, Section};
use crate::text::{AssembleOptions, DisassembleOptions, assemble, disassemble};

fn words(text: &str) -> Vec<u32> {
    let options = AssembleOptions {
        preserve_numeric_ids: false,
        version: Version::V1_4,
        ..AssembleOptions::default()
    };
    assemble(text.as_bytes(), &options).unwrap_or_else(|error| panic!("{error:?}"))
}

fn text(words: &[u32]) -> Vec<String> {
    let options =
        DisassembleOptions { header: false, indent: false, ..DisassembleOptions::default() };
    let mut out = Vec::new();
    disassemble(words, &options, &mut out).unwrap();
    String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
}

/// The id with a name.
fn id(module: &Module<'_>, name: &str) -> u32 {
    let named = |it: &crate::read::Instruction<'_>| it.string(2).is_some_and(|it| it.0 == name);
    module.section(Section::Names).find(named).unwrap_or_else(|| panic!("no {name}")).words[1]
}

struct Names<'n> {
    roots: &'n [&'n str],
    imports: &'n [(&'n str, &'static str)],
    exports: Option<&'n [&'n str]>,
    published: &'n [(&'n str, &'static str)],
}

const NAMES: Names<'static> = Names { roots: &[], imports: &[], exports: None, published: &[] };

fn link_names(source: &str, names: Names<'_>) -> Vec<String> {
    let words = words(source);
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    let ids = |names: &[&str]| names.iter().map(|it| id(&module, it)).collect::<Vec<_>>();
    let named = |names: &[(&str, &'static str)]| -> Vec<Named<'_>> {
        names
            .iter()
            .map(|&(function, name)| Named { function: id(&module, function), name })
            .collect()
    };
    let (imports, published) = (named(names.imports), named(names.published));
    let exports = names.exports.map(ids);
    let request = Request {
        roots: &ids(names.roots),
        imports: &imports,
        exports: exports.as_deref().map_or(Exports::All, Exports::Only),
        published: &published,
    };
    let mut scratch = Scratch::new();
    let image = index.reach(request, &mut scratch).unwrap().link();
    // Working memory that was used before gives the same bytes.
    assert_eq!(index.reach(request, &mut scratch).unwrap().link(), image);
    let again = Module::from_words(&image).unwrap();
    LinkIndex::new(&again).unwrap();
    text(&image)
}

fn link(source: &str, roots: &[&str]) -> Vec<String> {
    link_names(source, Names { roots, ..NAMES })
}

fn refuse(source: &str) -> Error {
    refuse_words(words(source))
}

fn refuse_words(words: Vec<u32>) -> Error {
    let module = Module::from_words(&words).unwrap();
    LinkIndex::new(&module).map(|_| ()).unwrap_err()
}

#[track_caller]
fn has(image: &[String], line: &str) {
    assert!(image.iter().any(|it| it == line), "no `{line}` in\n{}", image.join("\n"));
}

#[track_caller]
fn lacks(image: &[String], part: &str) {
    assert!(!image.iter().any(|it| it.contains(part)), "`{part}` in\n{}", image.join("\n"));
}

/// Two kernels; b alone uses doubles, atomics on 64 bits, a helper and a variable.
const TWO: &str = r#"
    OpCapability Addresses
    OpCapability Linkage
    OpCapability Kernel
    OpCapability Int64
    OpCapability Float64
    OpCapability Int64Atomics
    OpCapability SubgroupDispatch
    OpExtension "SPV_KHR_no_integer_wrap_decoration"
    OpExtension "SPV_EXAMPLE_of_nobody"
    %std = OpExtInstImport "OpenCL.std"
    OpMemoryModel Physical64 OpenCL
    OpEntryPoint Kernel %a "a" %input %table
    OpEntryPoint Kernel %b "b" %input %table
    OpExecutionMode %a ContractionOff
    OpExecutionMode %b LocalSize 8 1 1
    %text = OpString "file.cl"
    %of_a = OpString "kernel_arg_type.a.int,"
    %of_b = OpString "kernel_arg_type.b.double,int,"
    OpSource OpenCL_C 300000 %text
    OpName %a "a"
    OpName %b "b"
    OpName %helper "helper"
    OpName %input "input"
    OpName %table "table"
    OpName %sum "sum"
    OpDecorate %helper LinkageAttributes "helper" Export
    OpDecorate %table Constant
    OpDecorate %sum NoSignedWrap
    OpDecorate %group FuncParamAttr Zext
    %group = OpDecorationGroup
    OpGroupDecorate %group %of_x %x
    %void = OpTypeVoid
    %int = OpTypeInt 32 0
    %long = OpTypeInt 64 0
    %double = OpTypeFloat 64
    %plain = OpTypeFunction %void %int
    %one = OpConstant %int 1
    %big = OpConstant %long 5
    %half = OpConstant %double 0.5
    %pointer = OpTypePointer CrossWorkgroup %long
    %input_pointer = OpTypePointer Input %int
    %helper_type = OpTypeFunction %double %long
    %input = OpVariable %input_pointer Input
    %table = OpVariable %pointer CrossWorkgroup %big
    %a = OpFunction %void None %plain
    %x = OpFunctionParameter %int
    %a_entry = OpLabel
    %in = OpLoad %int %input
    OpReturn
    OpFunctionEnd
    %b = OpFunction %void None %plain
    %of_x = OpFunctionParameter %int
    %b_entry = OpLabel
    %old = OpAtomicIAdd %long %table %one %one %big
    %result = OpFunctionCall %double %helper %old
    OpReturn
    OpFunctionEnd
    %helper = OpFunction %double None %helper_type
    %y = OpFunctionParameter %long
    %helper_entry = OpLabel
    %sum = OpIAdd %long %y %y
    %root = OpExtInst %double %std sqrt %half
    OpReturnValue %root
    OpFunctionEnd
"#;

#[test]
fn an_image_has_what_its_roots_reach() {
    let image = link(TWO, &["a"]);
    has(&image, "OpEntryPoint Kernel %a \"a\" %input");
    has(&image, "OpExecutionMode %a ContractionOff");
    has(&image, "%12 = OpLoad %uint %input");
    for gone in
        ["LocalSize", "helper", "table", "double", "ulong", "sum", "OpenCL.std", "Float64", "Int64"]
    {
        lacks(&image, gone);
    }
    // The group decorates what is left of its targets.
    has(&image, "OpGroupDecorate %3 %10");
}

#[test]
fn capabilities_and_extensions_follow_from_what_is_kept() {
    let declared = |roots| {
        let image = link(TWO, roots);
        let starts = |it: &&String| it.starts_with("OpCapability") || it.starts_with("OpExtension");
        image.iter().filter(starts).map(|it| it.split(' ').nth(1).unwrap().to_owned()).collect()
    };
    // SubgroupDispatch and the last extension: nothing in the module explains them, so they stay.
    let a: Vec<String> = declared(&["a"]);
    assert_eq!(a, ["Addresses", "Kernel", "SubgroupDispatch", "\"SPV_EXAMPLE_of_nobody\""]);
    let b: Vec<String> = declared(&["b"]);
    assert_eq!(
        b,
        [
            "Addresses",
            "Linkage",
            "Kernel",
            "Int64",
            "Float64",
            "Int64Atomics",
            "SubgroupDispatch",
            "\"SPV_KHR_no_integer_wrap_decoration\"",
            "\"SPV_EXAMPLE_of_nobody\"",
        ]
    );
}

#[test]
fn storage_classes_of_debug_information_need_their_capability() {
    const TEXT: &str = r#"
        OpCapability Addresses
        OpCapability Kernel
        OpCapability GenericPointer
        %set = OpExtInstImport "OpenCL.DebugInfo.100"
        OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %a "a"
        OpEntryPoint Kernel %b "b"
        OpName %a "a"
        OpName %b "b"
        %void = OpTypeVoid
        %function = OpTypeFunction %void
        %none = OpExtInst %void %set DebugInfoNone
        %generic = OpExtInst %void %set DebugTypePointer %none Generic None
        %private = OpExtInst %void %set DebugTypePointer %none Function None
        %a = OpFunction %void None %function
        %a_begin = OpLabel
        %a_names = OpExtInst %void %set DebugScope %generic
        OpReturn
        OpFunctionEnd
        %b = OpFunction %void None %function
        %b_begin = OpLabel
        %b_names = OpExtInst %void %set DebugScope %private
        OpReturn
        OpFunctionEnd
    "#;
    has(&link(TEXT, &["a"]), "OpCapability GenericPointer");
    lacks(&link(TEXT, &["b"]), "GenericPointer");
}

#[test]
fn argument_strings_go_with_their_kernel() {
    let image = link(TWO, &["a"]);
    has(&image, "%2 = OpString \"kernel_arg_type.a.int,\"");
    lacks(&image, "kernel_arg_type.b");
    has(&image, "OpSource OpenCL_C 300000 %1");
}

#[test]
fn an_entry_point_lists_what_it_uses() {
    let image = link(TWO, &["a", "b", "table", "input"]);
    has(&image, "OpEntryPoint Kernel %a \"a\" %input");
    has(&image, "OpEntryPoint Kernel %b \"b\" %table");
}

#[test]
fn the_whole_module_is_reproduced() {
    // Each entry point lists what it uses already.
    let exact = TWO.replace("\"a\" %input %table", "\"a\" %input");
    let exact = exact.replace("\"b\" %input %table", "\"b\" %table");
    let words = words(&exact);
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    let roots = ["a", "b"].map(|name| id(&module, name));
    let request = Request { roots: &roots, ..Request::default() };
    let image = index.reach(request, &mut Scratch::new()).unwrap().link();
    assert_eq!(image.len(), words.len());
    let ops = |words: &[u32]| {
        let module = Module::from_words(words).unwrap();
        module.instructions().map(|it| it.op()).collect::<Vec<_>>()
    };
    assert_eq!(ops(&image), ops(&words));
    // Ids are dense and in the order of definition, so linking again changes nothing.
    let again = Module::from_words(&image).unwrap();
    assert_eq!(
        again.header().bound as usize,
        1 + again.instructions().filter_map(|it| it.result()).count()
    );
    let index = LinkIndex::new(&again).unwrap();
    let roots = ["a", "b"].map(|name| id(&again, name));
    let request = Request { roots: &roots, ..Request::default() };
    assert_eq!(index.reach(request, &mut Scratch::new()).unwrap().link(), image);
}

#[test]
fn a_function_can_become_an_import() {
    let image = link_names(TWO, Names { roots: &["b"], imports: &[("helper", "unused")], ..NAMES });
    has(&image, "OpDecorate %helper LinkageAttributes \"helper\" Import");
    // The declaration comes first and has no body; what only the body needed is gone.
    let functions: Vec<_> = image.iter().filter(|it| it.contains(" = OpFunction ")).collect();
    assert!(functions[0].starts_with("%helper = OpFunction %double"), "{functions:?}");
    assert_eq!(image.iter().filter(|it| it.contains("OpLabel")).count(), 1);
    for gone in ["sum", "OpenCL.std", "NoSignedWrap", "no_integer_wrap", "0.5"] {
        lacks(&image, gone);
    }
    has(&image, "OpCapability Float64");
}

#[test]
fn an_import_without_a_linkage_name_gets_one() {
    let source = TWO.replace("OpDecorate %helper LinkageAttributes \"helper\" Export", "");
    let image =
        link_names(&source, Names { roots: &["b"], imports: &[("helper", "_Z6helperl")], ..NAMES });
    let at = image
        .iter()
        .position(|it| it == "OpDecorate %helper LinkageAttributes \"_Z6helperl\" Import")
        .expect("the decoration");
    assert!(image[at + 1].contains("OpTypeVoid"), "it is the last annotation");
}

#[test]
fn an_import_declares_linkage_where_nothing_else_needs_it() {
    let source = frame(
        "",
        "%call = OpFunctionCall %void %f",
        "%f = OpFunction %void None %plain
         %1 = OpLabel
         OpReturn
         OpFunctionEnd",
    )
    .replace("OpName %k", "OpName %f \"f\"\nOpName %k");
    let image = link_names(&source, Names { roots: &["k"], imports: &[("f", "f")], ..NAMES });
    assert_eq!(image[0], "OpCapability Linkage");
    has(&image, "OpDecorate %f LinkageAttributes \"f\" Import");
    lacks(&link(&source, &["k"]), "Linkage");
}

/// With `LinkOnceODR` in place of the export of `helper`.
fn once(source: &str) -> String {
    source
        .replace("\"helper\" Export", "\"helper\" LinkOnceODR")
        .replace("OpMemoryModel", "OpExtension \"SPV_KHR_linkonce_odr\"\nOpMemoryModel")
}

#[test]
fn exports_can_be_taken_back() {
    let keep = link_names(TWO, Names { roots: &["b"], exports: Some(&["helper"]), ..NAMES });
    has(&keep, "OpDecorate %helper LinkageAttributes \"helper\" Export");
    let drop = link_names(TWO, Names { roots: &["b"], exports: Some(&["b"]), ..NAMES });
    lacks(&drop, "LinkageAttributes");
    // That one of several definitions is taken is a linkage, too.
    let once = link_names(&once(TWO), Names { roots: &["b"], exports: Some(&["b"]), ..NAMES });
    lacks(&once, "Linkage");
    lacks(&once, "linkonce");
    // A variable or an exported function is a root like an entry point.
    let helper = link(TWO, &["helper", "table"]);
    has(&helper, "OpName %table \"table\"");
    lacks(&helper, "OpEntryPoint");
}

#[test]
fn functions_can_be_published() {
    let publish = |source: &str| {
        let published = &[("helper", "named")];
        link_names(source, Names { roots: &["b"], exports: Some(&[]), published, ..NAMES })
    };
    has(&publish(TWO), "OpDecorate %helper LinkageAttributes \"helper\" Export");
    // Also what the module keeps to itself, and what may be dropped there.
    let internal = TWO.replace("OpDecorate %helper LinkageAttributes \"helper\" Export", "");
    let image = publish(&internal);
    has(&image, "OpDecorate %helper LinkageAttributes \"named\" Export");
    has(&image, "OpCapability Linkage");
    has(&publish(&once(TWO)), "OpDecorate %helper LinkageAttributes \"helper\" Export");
}

#[test]
fn a_name_must_fit_into_its_decoration() {
    let internal = TWO.replace("OpDecorate %helper LinkageAttributes \"helper\" Export", "");
    let link = |source: &str, roots: &[&str], length: usize, import: bool| {
        let words = words(source);
        let module = Module::from_words(&words).unwrap();
        let index = LinkIndex::new(&module).unwrap();
        let roots: Vec<u32> = roots.iter().map(|root| id(&module, root)).collect();
        let named = [Named { function: id(&module, "helper"), name: &"x".repeat(length) }];
        let (imports, published) =
            if import { (&named[..], &[][..]) } else { (&[][..], &named[..]) };
        let request = Request { roots: &roots, imports, published, ..Request::default() };
        let image = index.reach(request, &mut Scratch::new())?.link();
        Module::from_words(&image).map(|_| image.len())
    };
    // 65,535 words less four, and a zero at the end.
    let most = 65_531 * 4 - 1;
    for import in [false, true] {
        assert!(link(&internal, &["b"], most, import).unwrap() > 65_535);
        let error = link(&internal, &["b"], most + 1, import).unwrap_err();
        assert!(error.message().contains("a name of 262124 bytes"), "{error}");
        // The module has a linkage name, or the function is not there.
        assert!(link(TWO, &["b"], most + 1, import).is_ok());
        assert!(link(&internal, &["a"], most + 1, import).is_ok());
    }
}

#[test]
fn roots_must_be_functions_or_variables() {
    let words = words(TWO);
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    let link = |roots: &[u32], import: Option<u32>| -> Result<()> {
        let imports: Vec<_> =
            import.map(|function| Named { function, name: "" }).into_iter().collect();
        let request = Request { roots, imports: &imports, ..Request::default() };
        index.reach(request, &mut Scratch::new()).map(|_| ())
    };
    let void = module.instructions().find(|it| it.op() == Op::TypeVoid).unwrap();
    for root in [0, void.words[1], u32::MAX] {
        let error = link(&[root], None).unwrap_err();
        assert!(error.message().contains("is not a function or a variable"), "{error}");
    }
    let error = link(&[], Some(id(&module, "table"))).unwrap_err();
    assert!(error.message().contains("cannot import"), "{error}");
}

#[test]
fn the_graph_can_be_asked() {
    let words = words(TWO);
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    let [a, b, helper] = ["a", "b", "helper"].map(|name| id(&module, name));
    let callees = |function| index.callees(function).collect::<Vec<_>>();
    assert_eq!((callees(0), callees(1), callees(2)), (vec![], vec![2], vec![]));
    assert!(index.references(b).any(|it| it == helper));
    assert!(!index.references(a).any(|it| it == helper));
    let needs_int64_atomics = |id| {
        index
            .needs_of(id)
            .any(|need| need.capabilities == [crate::grammar::Capability::Int64Atomics])
    };
    assert!(needs_int64_atomics(b) && !needs_int64_atomics(a) && !needs_int64_atomics(helper));
    let mut scratch = Scratch::new();
    let request = Request { roots: &[b], ..Request::default() };
    let reach = index.reach(request, &mut scratch).unwrap();
    assert_eq!(reach.functions().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(reach.variables().collect::<Vec<_>>(), [id(&module, "table")]);
    assert!(reach.contains(helper) && !reach.contains(a));
    assert!(reach.types().any(|it| it.op() == Op::TypeFloat && it.words[2] == 64));
}

const FRAME: &str = r#"
    OpCapability Addresses
    OpCapability Kernel
    OpMemoryModel Physical64 OpenCL
    OpEntryPoint Kernel %k "k"
    OpName %k "k"
    %void = OpTypeVoid
    %plain = OpTypeFunction %void
    DECLARATIONS
    %k = OpFunction %void None %plain
    %entry = OpLabel
    BODY
    OpReturn
    OpFunctionEnd
    MORE
"#;

fn frame(declarations: &str, body: &str, more: &str) -> String {
    FRAME.replace("DECLARATIONS", declarations).replace("BODY", body).replace("MORE", more)
}

#[test]
fn forward_pointers_follow_their_type() {
    let source = frame(
        "OpTypeForwardPointer %next CrossWorkgroup
         %node = OpTypeStruct %next
         %next = OpTypePointer CrossWorkgroup %node
         %null = OpConstantNull %next",
        "%copy = OpCopyObject %next %null",
        "",
    );
    let image = link(&source, &["k"]);
    has(&image, "OpTypeForwardPointer %_ptr_CrossWorkgroup__struct_3 CrossWorkgroup");
    let unused = source.replace("%copy = OpCopyObject %next %null", "");
    lacks(&link(&unused, &["k"]), "Forward");
}

#[test]
fn recursion_and_unreached_functions() {
    let source = frame(
        "",
        "%call = OpFunctionCall %void %odd",
        "%odd = OpFunction %void None %plain
         %1 = OpLabel
         %2 = OpFunctionCall %void %even
         OpReturn
         OpFunctionEnd
         %even = OpFunction %void None %plain
         %3 = OpLabel
         %4 = OpFunctionCall %void %odd
         %5 = OpFunctionCall %void %even
         OpReturn
         OpFunctionEnd
         %dead = OpFunction %void None %plain
         %6 = OpLabel
         OpReturn
         OpFunctionEnd",
    );
    let image = link(&source, &["k"]);
    assert_eq!(image.iter().filter(|it| it.contains("= OpFunction ")).count(), 3);
}

#[test]
fn a_called_kernel_is_no_entry_point_of_the_image() {
    let source = frame(
        "",
        "%call = OpFunctionCall %void %other",
        "%other = OpFunction %void None %plain
         %1 = OpLabel
         OpReturn
         OpFunctionEnd",
    )
    .replace("OpName %k", "OpEntryPoint Kernel %other \"other\"\nOpName %k");
    let image = link(&source, &["k"]);
    lacks(&image, "\"other\"");
    assert_eq!(image.iter().filter(|it| it.contains("= OpFunction ")).count(), 2);
}

#[test]
fn what_cannot_be_renumbered_is_refused_by_name() {
    let error = refuse(&frame("OpUnknown(9000, 2) 1", "", ""));
    assert!(error.message().contains("unknown instruction: opcode 9000"), "{error}");
    assert!(error.word().is_some());
    let mut words = words(&frame(
        "%set = OpExtInstImport \"OpenCL.std\"\n%zero = OpConstantNull %void",
        "%v = OpExtInst %void %set sqrt %zero",
        "",
    ));
    let name = words.iter().position(|&word| word == u32::from_le_bytes(*b"Open")).unwrap();
    words[name] = u32::from_le_bytes(*b"Shut");
    let error = refuse_words(words);
    assert!(error.message().contains("does not import a known set"), "{error}");
}

#[test]
fn ids_must_be_defined_where_they_are_used() {
    let error = refuse(&frame("", "%v = OpCopyObject %void %nothing", ""));
    assert!(error.message().contains("is not defined"), "{error}");
    let other = "%f = OpFunction %void None %plain
         %1 = OpLabel
         %v = OpCopyObject %void %entry
         OpReturn
         OpFunctionEnd";
    let error = refuse(&frame("", "", other));
    assert!(error.message().contains("is defined in another function"), "{error}");
    let error = refuse(&frame("%s = OpTypeStruct %entry", "", ""));
    assert!(error.message().contains("is defined within a function"), "{error}");
    let error = refuse(&frame("OpEntryPoint Kernel %void \"v\"", "", ""));
    assert!(error.message().contains("is not a function"), "{error}");
}

#[test]
fn unknown_decorations_have_literals_and_stale_names_go() {
    let mut words = words(&frame("OpDecorate %k Alignment 7\nOpName %nowhere \"stale\"", "", ""));
    let decorate = words.iter().position(|&word| word == 4 << 16 | 71).unwrap();
    words[decorate + 2] = 9999;
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    let request = Request { roots: &[id(&module, "k")], ..Request::default() };
    let image = index.reach(request, &mut Scratch::new()).unwrap().link();
    let kept = image.windows(4).find(|it| it[0] == 4 << 16 | 71).unwrap();
    assert_eq!(kept[2..], [9999, 7]);
    lacks(&text(&image), "stale");
}

/// A kernel with an inlined call: the record of the callee is kept, its body is not.
#[test]
fn debug_records_do_not_drag_in_functions() {
    let source = frame(
        "%set = OpExtInstImport \"OpenCL.DebugInfo.100\"
         %name = OpString \"name\"
         %none = OpExtInst %void %set DebugInfoNone
         %source = OpExtInst %void %set DebugSource %name
         %unit = OpExtInst %void %set DebugCompilationUnit 1 4 %source OpenCL_C
         %type = OpExtInst %void %set DebugTypeFunction None %void
         %of_k = OpExtInst %void %set DebugFunction %name %type %source 1 1 %unit %name FlagIsDefinition 1 %k
         %of_f = OpExtInst %void %set DebugFunction %name %type %source 2 1 %unit %name FlagIsDefinition 2 %f
         %of_g = OpExtInst %void %set DebugFunction %name %type %source 3 1 %unit %name FlagIsDefinition 3 %g",
        "%at = OpExtInst %void %set DebugScope %of_f",
        "%f = OpFunction %void None %plain
         %1 = OpLabel
         OpReturn
         OpFunctionEnd
         %g = OpFunction %void None %plain
         %2 = OpLabel
         OpReturn
         OpFunctionEnd",
    );
    let image = link(&source, &["k"]);
    assert_eq!(image.iter().filter(|it| it.contains("= OpFunction ")).count(), 1);
    let records: Vec<_> = image.iter().filter(|it| it.contains("DebugFunction ")).collect();
    assert_eq!(records.len(), 2, "{records:?}");
    assert!(records[0].ends_with("1 %k"), "{records:?}");
    let none = image.iter().find(|it| it.contains("DebugInfoNone")).unwrap();
    assert!(records[1].ends_with(none.split(' ').next().unwrap()), "{records:?}");
}

#[test]
fn reflection_records_follow_what_they_describe() {
    let source = frame(
        "%set = OpExtInstImport \"NonSemantic.Example.1\"
         %name = OpString \"name\"
         %of_k = OpExtInst %void %set 1 %k %name
         %of_f = OpExtInst %void %set 1 %f %name
         %of_both = OpExtInst %void %set 2 %of_k %of_f
         %detail = OpExtInst %void %set 3 %of_k
         %general = OpExtInst %void %set 4 %name",
        "",
        "%f = OpFunction %void None %plain
         %1 = OpLabel
         OpReturn
         OpFunctionEnd",
    )
    .replace("OpMemoryModel", "OpExtension \"SPV_KHR_non_semantic_info\"\nOpMemoryModel")
    .replace("OpName %k", "OpName %f \"f\"\nOpName %k");
    let records = |roots| {
        let image = link(&source, roots);
        has(&image, "OpExtension \"SPV_KHR_non_semantic_info\"");
        let number =
            |it: &String| Some(it.split(" OpExtInst ").nth(1)?.split(' ').nth(2)?.to_owned());
        image.iter().filter_map(number).collect::<Vec<_>>()
    };
    assert_eq!(records(&["k"]), ["1", "3", "4"]);
    assert_eq!(records(&["k", "f"]), ["1", "1", "2", "3", "4"]);
}

/// A line stands before one declaration and describes the next ones, too.
#[test]
fn declarations_keep_their_lines() {
    let source = frame(
        "%file = OpString \"file.cl\"
         %int = OpTypeInt 32 0
         OpLine %file 1 1
         %one = OpConstant %int 1
         OpLine %file 2 1
         %two = OpConstant %int 2
         %three = OpConstant %int 3
         OpNoLine
         %four = OpConstant %int 4
         %five = OpConstant %int 5",
        "%a = OpIAdd %int USED",
        "",
    );
    let lines = |used: &str| {
        let image = link(&source.replace("USED", used), &["k"]);
        let start = image.iter().position(|it| it.contains("OpTypeInt")).unwrap() + 1;
        let end = image.iter().position(|it| it.contains("= OpFunction ")).unwrap();
        let short = |it: &String| match it.split_once(" = OpConstant %uint ") {
            Some((_, value)) => value.to_owned(),
            None => it.clone(),
        };
        image[start..end].iter().map(short).collect::<Vec<_>>().join(" ")
    };
    // As in the module; the function after the declarations has no line.
    assert_eq!(lines("%three %two"), "OpLine %3 2 1 2 3 OpNoLine");
    // Three has the line that stands before two.
    assert_eq!(lines("%three %one"), "OpLine %3 1 1 1 OpLine %3 2 1 3 OpNoLine");
    assert_eq!(lines("%three %three"), "OpLine %3 2 1 3 OpNoLine");
    // What ended the line is gone, its end is not.
    assert_eq!(lines("%one %five"), "OpLine %3 1 1 1 OpNoLine 5");
    assert_eq!(lines("%five %five"), "5");
}

/// One index, many threads.
#[test]
fn an_index_is_shared_by_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let words = words(TWO);
    let module = Module::from_words(&words).unwrap();
    shared(&LinkIndex::new(&module).unwrap());
}

/// An image that is taken away in pieces is the one that is written at once: what stands before the functions
/// comes first and whole, and no piece is much longer than [`PIECE`].
#[test]
fn pieces_make_the_image() {
    let mut source = String::from(
        "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n\
         OpMemoryModel Physical64 OpenCL\n%file = OpString \"a.cl\"\n%void = OpTypeVoid\n\
         %int = OpTypeInt 32 0\n%one = OpConstant %int 1\n%type = OpTypeFunction %void\n",
    );
    // One is longer than a piece, the others are not.
    for (function, length) in [2 * PIECE / 5, 100, 5000, 1].into_iter().enumerate() {
        source += &format!("%f{function} = OpFunction %void None %type\n%l{function} = OpLabel\n");
        if function == 1 {
            source += "OpLine %file 1 1\n";
        }
        for at in 0..length {
            source += &format!("%v{function}_{at} = OpIAdd %int %one %one\n");
        }
        source += "OpReturn\nOpFunctionEnd\n";
    }
    let words = words(&source);
    let module = Module::from_words(&words).unwrap();
    let index = LinkIndex::new(&module).unwrap();
    let roots: Vec<u32> = module.functions().iter().map(|function| function.id).collect();
    let mut scratch = Scratch::new();
    for roots in [&roots[..], &roots[1..2]] {
        let request = Request { roots, ..Request::default() };
        let image = index.reach(request, &mut scratch).unwrap().link();
        let (mut out, mut pieces, mut before) = (Vec::<u32>::new(), Vec::new(), 0);
        let mut reach = index.reach(request, &mut scratch).unwrap();
        let taken = reach.link_in_pieces(
            &mut out,
            |front| before = front.len(),
            |words| {
                pieces.push(std::mem::take(words));
                Ok::<_, ()>(())
            },
        );
        assert_eq!(taken, Ok(()));
        pieces.push(out);
        assert_eq!(pieces.concat(), image);
        let first = Module::from_words(&image).unwrap().functions()[0].start as usize;
        assert_eq!(before, first);
        assert_eq!(pieces.len() > 2, roots.len() > 1);
        assert!(pieces.iter().all(|piece| piece.len() < before + 2 * PIECE));
        // An error of the taker ends it.
        let mut reach = index.reach(request, &mut scratch).unwrap();
        let refused = reach.link_in_pieces(&mut Vec::<[u8; 4]>::new(), |_| (), |_| Err("full"));
        assert_eq!(refused.is_err(), roots.len() > 1);
    }
}
