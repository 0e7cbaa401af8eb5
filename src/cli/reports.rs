//! What llvm-spirv says of a SPIR-V module, in its own words, for programs that read them:
//! `--spirv-print-report` and `--spec-const-info`. People and new programs are better served by
//! `lapidary inspect`.

use std::fmt::Write as _;

use lapidary::spirv::grammar::{AddressingModel, Capability, Decoration, MemoryModel, Op};
use lapidary::spirv::read::{Instruction, Module, Section};

use rustc_hash::FxHashMap;

use super::args::Parsed;
use super::input::Input;
use super::{Failure, console};

/// The text of a report.
type Report = fn(&Module<'_>) -> String;

/// The options that ask for a report instead of a translation.
const REPORTS: [(&str, Report); 2] =
    [("spirv-print-report", header), ("spec-const-info", spec_constants)];

/// Prints the reports that are asked for, of which there may be none.
pub(super) fn print(parsed: &Parsed) -> Result<bool, Failure> {
    let asked = REPORTS.iter().filter(|report| parsed.flag(report.0));
    let mut text = String::new();
    let mut input = None;
    for (_, report) in asked {
        let input = match &mut input {
            Some(input) => input,
            none => none.insert(Input::open_module(parsed.file())?),
        };
        let module = Module::from_bytes(&input.bytes)
            .map_err(|error| input.failure(lapidary::Error::from(error)))?;
        text += &report(&module);
    }
    if input.is_some() {
        console::print(&text)?;
    }
    Ok(input.is_some())
}

/// Version, memory model, capabilities, extensions and sets of a module.
fn header(module: &Module<'_>) -> String {
    let (major, minor) = module.header().version();
    let mut text = format!("SPIR-V module report:\n Version: {major}.{minor}\n");
    let known = |name: Option<&'static str>| name.unwrap_or("unknown");
    for it in module.section(Section::MemoryModel) {
        let word = |at| it.word(at).unwrap_or_default();
        let (memory, addresses) = (MemoryModel(word(2)), AddressingModel(word(1)));
        let _ = writeln!(text, " Memory model: {}", known(memory.name()));
        let _ = writeln!(text, " Addressing model: {}", known(addresses.name()));
    }
    let strings = |section, at| {
        let string = move |it: Instruction<'_>| Some(it.string(at)?.0);
        module.section(section).filter_map(string).collect()
    };
    let capability = |word| known(Capability(word).name()).to_owned();
    let capabilities = module.section(Section::Capabilities).filter_map(|it| it.word(1));
    let lists: [(&str, &str, Vec<String>); 3] = [
        ("capabilities", "Capability", capabilities.map(capability).collect()),
        ("extensions", "Extension", strings(Section::Extensions, 1)),
        ("extended instruction sets", "Extended Instruction Set", strings(Section::Imports, 2)),
    ];
    for (all, one, list) in lists {
        let _ = writeln!(text, " Number of {all}: {}", list.len());
        for name in list {
            let _ = writeln!(text, "  {one}: {name}");
        }
    }
    text
}

/// The scalars that have a number, in the order of the module.
fn spec_constants(module: &Module<'_>) -> String {
    let numbers: FxHashMap<u32, u32> = module
        .section(Section::Annotations)
        .filter(|it| it.op() == Op::Decorate && it.word(2) == Some(Decoration::SpecId.0))
        .filter_map(|it| Some((it.word(1)?, it.word(3)?)))
        .collect();
    let rows: Vec<String> = module
        .section(Section::Declarations)
        .filter(|it| {
            matches!(it.op(), Op::SpecConstantTrue | Op::SpecConstantFalse | Op::SpecConstant)
        })
        .filter_map(|it| {
            let number = numbers.get(&it.result()?)?;
            let ty = module.definition(it.result_type()?)?;
            let width = ty.word(2).unwrap_or_default();
            let (size, ty) = match ty.op() {
                Op::TypeBool => (1, "i1".to_owned()),
                Op::TypeInt => (width.div_ceil(8), format!("i{width}")),
                _ => (width.div_ceil(8), format!("f{width}")),
            };
            Some(format!("Spec const id = {number}, size in bytes = {size}, type = {ty}\n"))
        })
        .collect();
    let count = rows.len();
    format!("Number of scalar specialization constants in the module = {count}\n{}", rows.concat())
}
