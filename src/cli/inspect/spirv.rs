//! What `inspect` says of SPIR-V.

use std::fmt::Write as _;

use lapidary::input::Input;
use lapidary_spirv::grammar::{
    AddressingModel, Capability, Decoration, ExecutionMode, FunctionParameterAttribute,
    LinkageType, MemoryModel, Op, SourceLanguage,
};
use lapidary_spirv::read::{self, EntryPoint, Function, Instruction, Module, Section};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::spirv_types::{Types, literal};
use super::{Answer, Failure};

/// What is said of a module.
struct Report {
    version: (u8, u8),
    generator: String,
    byte_order: &'static str,
    bound: u32,
    addressing: String,
    memory: String,
    capabilities: Vec<String>,
    extensions: Vec<String>,
    imports: Vec<String>,
    sources: Vec<String>,
    counts: Vec<(&'static str, usize)>,
    /// Bytes by section, of those that there are.
    sections: Vec<(&'static str, usize)>,
    kernels: Vec<Kernel>,
    spec_constants: Vec<SpecConstant>,
    /// Name, function or variable, kind of linkage.
    symbols: Vec<Symbol>,
}

struct Kernel {
    name: String,
    model: String,
    modes: Vec<String>,
    arguments: Vec<Argument>,
}

struct Argument {
    ty: String,
    storage: Option<&'static str>,
    /// The type in the source language, from the strings that the Khronos translator leaves.
    source_type: Option<String>,
    name: Option<String>,
    by_value: bool,
}

struct SpecConstant {
    spec_id: Option<u32>,
    ty: String,
    default: String,
    name: Option<String>,
}

struct Symbol {
    name: String,
    function: bool,
    linkage: String,
}

pub(super) fn inspect(input: &Input, json: bool) -> Result<Answer, Failure> {
    let place = |message: String| Failure::new(format!("{}: {message}", input.name));
    let module = Module::from_bytes(&input.bytes).map_err(|e| place(e.to_string()))?;
    let byte_order = match read::endianness(&input.bytes) {
        Some(read::Endianness::Big) => "big-endian",
        _ => "little-endian",
    };
    let report = report(&module, byte_order);
    if json {
        return Ok(Answer::Json(to_json(&report, input)));
    }
    let (major, minor) = report.version;
    let bytes = input.bytes.len();
    let mut out = format!("{}: SPIR-V {major}.{minor}, {bytes} bytes\n", input.name);
    to_text(&mut out, &report);
    Ok(Answer::Text(out))
}

/// What names and decorations say of ids.
#[derive(Default)]
struct Notes {
    names: FxHashMap<u32, String>,
    spec_ids: FxHashMap<u32, u32>,
    by_value: Vec<u32>,
    /// Target, name, kind.
    linkage: Vec<(u32, String, u32)>,
    /// Argument types of kernels by the text before them.
    argument_types: Vec<String>,
}

impl Notes {
    fn of(module: &Module<'_>) -> Self {
        let mut notes = Self::default();
        for instruction in module.section(Section::Names) {
            if instruction.op() == Op::Name
                && let (Some(id), Some((name, _))) = (instruction.word(1), instruction.string(2))
                && !name.is_empty()
            {
                notes.names.entry(id).or_insert(name);
            }
        }
        for instruction in module.section(Section::Annotations) {
            if let (Op::Decorate, &[_, target, decoration, ref rest @ ..]) =
                (instruction.op(), instruction.words)
            {
                notes.decoration(&instruction, target, Decoration(decoration), rest);
            }
        }
        let strings = module.section(Section::Sources).filter(|it| it.op() == Op::String);
        let texts = strings.filter_map(|it| Some(it.string(2)?.0));
        notes.argument_types = texts.filter(|it| it.starts_with("kernel_arg_type.")).collect();
        notes
    }

    fn decoration(
        &mut self,
        instruction: &Instruction<'_>,
        target: u32,
        decoration: Decoration,
        rest: &[u32],
    ) {
        match decoration {
            Decoration::SpecId => self.spec_ids.extend(rest.first().map(|&id| (target, id))),
            Decoration::FuncParamAttr
                if rest.first() == Some(&FunctionParameterAttribute::ByVal.0) =>
            {
                self.by_value.push(target);
            }
            Decoration::LinkageAttributes => {
                if let Some((name, kind)) = instruction.string(3)
                    && let Some(kind) = instruction.word(kind)
                {
                    self.linkage.push((target, name, kind));
                }
            }
            _ => {}
        }
    }

    /// The types of a kernel's arguments in the source language: `kernel_arg_type.NAME.int,char*,`.
    fn source_types(&self, kernel: &str) -> Vec<&str> {
        let prefix = format!("kernel_arg_type.{kernel}.");
        let list = self.argument_types.iter().find_map(|text| text.strip_prefix(prefix.as_str()));
        list.map(|list| list.trim_end_matches(',').split(',').collect()).unwrap_or_default()
    }
}

/// The name of an enumerant, or its number.
fn named(name: Option<&'static str>, value: u32) -> String {
    name.map_or_else(|| value.to_string(), str::to_owned)
}

fn report(module: &Module<'_>, byte_order: &'static str) -> Report {
    let notes = Notes::of(module);
    let types = Types::new(module, &notes.names);
    let header = module.header();
    let (number, version) = (header.generator >> 16, header.generator_version());
    let tool =
        header.generator_name().map_or_else(|| format!("unknown tool {number}"), str::to_owned);
    let strings = |section, op, start| -> Vec<String> {
        let instructions = module.section(section).filter(|it| it.op() == op);
        instructions.filter_map(|it| Some(it.string(start)?.0)).collect()
    };
    let capability = |it: Instruction<'_>| {
        let value = it.word(1)?;
        (it.op() == Op::Capability).then(|| named(Capability(value).name(), value))
    };
    let model = module.section(Section::MemoryModel).find(|it| it.op() == Op::MemoryModel);
    let model = |word| model.and_then(|it| it.word(word)).unwrap_or_default();
    let mut sections: Vec<(&'static str, usize)> =
        Section::ALL.into_iter().map(|section| (section.name(), 0)).collect();
    for run in module.runs() {
        sections[run.section as usize].1 += (run.end - run.start) as usize * 4;
    }
    sections.retain(|section| section.1 > 0);
    Report {
        version: header.version(),
        generator: format!("{tool} {version}"),
        byte_order,
        bound: header.bound,
        addressing: named(AddressingModel(model(1)).name(), model(1)),
        memory: named(MemoryModel(model(2)).name(), model(2)),
        capabilities: module.section(Section::Capabilities).filter_map(capability).collect(),
        extensions: strings(Section::Extensions, Op::Extension, 1),
        imports: strings(Section::Imports, Op::ExtInstImport, 2),
        sources: module.section(Section::Sources).filter_map(source).collect(),
        counts: counts(module),
        sections,
        kernels: kernels(module, &notes, &types),
        spec_constants: spec_constants(module, &notes, &types),
        symbols: symbols(module, &notes),
    }
}

fn source(instruction: Instruction<'_>) -> Option<String> {
    let (language, version) = (instruction.word(1)?, instruction.word(2)?);
    (instruction.op() == Op::Source)
        .then(|| format!("{} {version}", named(SourceLanguage(language).name(), language)))
}

fn counts(module: &Module<'_>) -> Vec<(&'static str, usize)> {
    let (mut types, mut constants, mut variables) = (0, 0, 0);
    for instruction in module.section(Section::Declarations) {
        match instruction.op() {
            Op::Variable => variables += 1,
            op if op.name().is_some_and(|name| name.starts_with("OpType")) => types += 1,
            op if op.name().is_some_and(|name| name.contains("Constant") || name == "OpUndef") => {
                constants += 1;
            }
            _ => {}
        }
    }
    let functions = module.functions();
    let bodies = functions.iter().filter(|function| !module.is_declaration(function)).count();
    let blocks = module.instructions().filter(|it| it.op() == Op::Label).count();
    vec![
        ("types", types),
        ("constants", constants),
        ("global variables", variables),
        ("functions", functions.len()),
        ("function bodies", bodies),
        ("basic blocks", blocks),
        ("instructions", module.instructions().count()),
    ]
}

fn kernels(module: &Module<'_>, notes: &Notes, types: &Types<'_, '_>) -> Vec<Kernel> {
    let functions: FxHashMap<u32, &Function> =
        module.functions().iter().map(|function| (function.id, function)).collect();
    let mut modes: FxHashMap<u32, Vec<String>> = FxHashMap::default();
    for instruction in module.section(Section::ExecutionModes) {
        if let &[_, function, mode, ref rest @ ..] = instruction.words {
            let mut text = named(ExecutionMode(mode).name(), mode);
            for word in rest {
                // The operands of the other form are ids.
                let id = if instruction.op() == Op::ExecutionModeId { "%" } else { "" };
                let _ = write!(text, " {id}{word}");
            }
            modes.entry(function).or_default().push(text);
        }
    }
    let kernel = |entry: EntryPoint<'_>| Kernel {
        model: named(entry.model.name(), entry.model.0),
        modes: modes.get(&entry.function).cloned().unwrap_or_default(),
        arguments: functions
            .get(&entry.function)
            .map(|function| arguments(module, function, &entry.name, notes, types))
            .unwrap_or_default(),
        name: entry.name,
    };
    module.entry_points().map(kernel).collect()
}

fn arguments(
    module: &Module<'_>,
    function: &Function,
    kernel: &str,
    notes: &Notes,
    types: &Types<'_, '_>,
) -> Vec<Argument> {
    let source_types = notes.source_types(kernel);
    let parameters = module.instructions_in(module.signature(function));
    let parameters = parameters.filter(|it| it.op() == Op::FunctionParameter);
    let argument = |(index, parameter): (usize, Instruction<'_>)| {
        let (ty, id) = (parameter.word(1)?, parameter.word(2)?);
        Some(Argument {
            ty: types.name(ty),
            storage: types.storage_class(ty).and_then(|class| class.name()),
            source_type: source_types
                .get(index)
                .map(|&it| it.to_owned())
                .filter(|it| !it.is_empty()),
            name: notes.names.get(&id).cloned(),
            by_value: notes.by_value.contains(&id),
        })
    };
    parameters.enumerate().filter_map(argument).collect()
}

fn spec_constants(module: &Module<'_>, notes: &Notes, types: &Types<'_, '_>) -> Vec<SpecConstant> {
    let constant = |instruction: Instruction<'_>| {
        let default = match instruction.op() {
            Op::SpecConstantTrue => "true".to_owned(),
            Op::SpecConstantFalse => "false".to_owned(),
            Op::SpecConstant => literal(module, instruction.word(1)?, instruction.words.get(3..)?),
            _ => return None,
        };
        let id = instruction.result()?;
        Some(SpecConstant {
            spec_id: notes.spec_ids.get(&id).copied(),
            ty: types.name(instruction.word(1)?),
            default,
            name: notes.names.get(&id).cloned(),
        })
    };
    module.section(Section::Declarations).filter_map(constant).collect()
}

fn symbols(module: &Module<'_>, notes: &Notes) -> Vec<Symbol> {
    let symbol = |(target, name, kind): &(u32, String, u32)| Symbol {
        name: name.clone(),
        function: module.definition(*target).is_some_and(|it| it.op() == Op::Function),
        linkage: named(LinkageType(*kind).name(), *kind),
    };
    notes.linkage.iter().map(symbol).collect()
}

fn to_text(out: &mut String, report: &Report) {
    let mut row = |name: &str, value: &dyn std::fmt::Display| {
        let _ = writeln!(out, "{name:<17} {value}");
    };
    row("generator", &report.generator);
    row("byte order", &report.byte_order);
    row("id bound", &report.bound);
    row("addressing", &report.addressing);
    row("memory model", &report.memory);
    let lists = [
        ("capabilities", &report.capabilities),
        ("extensions", &report.extensions),
        ("imports", &report.imports),
        ("sources", &report.sources),
    ];
    for (name, list) in lists {
        if !list.is_empty() {
            row(name, &list.join(", "));
        }
    }
    for (name, count) in &report.counts {
        row(name, count);
    }
    let sections = report.sections.iter().map(|(name, bytes)| format!("{name} {bytes}"));
    row("bytes", &sections.collect::<Vec<_>>().join(", "));
    row("kernels", &report.kernels.len());
    for kernel in &report.kernels {
        let _ = write!(out, "kernel {}", kernel.name);
        if kernel.model != "Kernel" {
            let _ = write!(out, " ({})", kernel.model);
        }
        out.push('\n');
        for mode in &kernel.modes {
            let _ = writeln!(out, "  mode {mode}");
        }
        for (index, argument) in kernel.arguments.iter().enumerate() {
            let _ = write!(out, "  {index}: {}", argument.ty);
            if argument.by_value {
                out.push_str(" by value");
            }
            if let Some(source_type) = &argument.source_type {
                let _ = write!(out, " ({source_type})");
            }
            if let Some(name) = &argument.name {
                let _ = write!(out, " {name}");
            }
            out.push('\n');
        }
    }
    for constant in &report.spec_constants {
        let id = constant.spec_id.map_or_else(|| "none".to_owned(), |id| id.to_string());
        let _ = write!(out, "spec constant {id}: {} = {}", constant.ty, constant.default);
        if let Some(name) = &constant.name {
            let _ = write!(out, " {name}");
        }
        out.push('\n');
    }
    for symbol in &report.symbols {
        let kind = if symbol.function { "function" } else { "variable" };
        let _ = writeln!(out, "{} {kind} {}", symbol.linkage.to_lowercase(), symbol.name);
    }
}

fn to_json(report: &Report, input: &Input) -> Value {
    let argument = |argument: &Argument| {
        json!({
            "type": argument.ty,
            "storage_class": argument.storage,
            "source_type": argument.source_type,
            "name": argument.name,
            "by_value": argument.by_value,
        })
    };
    let kernel = |kernel: &Kernel| {
        json!({
            "name": kernel.name,
            "execution_model": kernel.model,
            "execution_modes": kernel.modes,
            "arguments": kernel.arguments.iter().map(argument).collect::<Vec<_>>(),
        })
    };
    let constant = |constant: &SpecConstant| {
        json!({
            "spec_id": constant.spec_id,
            "type": constant.ty,
            "default": constant.default,
            "name": constant.name,
        })
    };
    let symbol = |symbol: &Symbol| {
        let kind = if symbol.function { "function" } else { "variable" };
        json!({ "name": symbol.name, "kind": kind, "linkage": symbol.linkage })
    };
    let (major, minor) = report.version;
    let counts = |rows: &[(&'static str, usize)]| -> Value {
        rows.iter().map(|&(name, count)| (name.replace(' ', "_"), json!(count))).collect()
    };
    json!({
        "file": input.name,
        "format": "spirv",
        "bytes": input.bytes.len(),
        "version": format!("{major}.{minor}"),
        "generator": report.generator,
        "byte_order": report.byte_order,
        "bound": report.bound,
        "addressing_model": report.addressing,
        "memory_model": report.memory,
        "capabilities": report.capabilities,
        "extensions": report.extensions,
        "imports": report.imports,
        "sources": report.sources,
        "counts": counts(&report.counts),
        "section_bytes": counts(&report.sections),
        "kernels": report.kernels.iter().map(kernel).collect::<Vec<_>>(),
        "spec_constants": report.spec_constants.iter().map(constant).collect::<Vec<_>>(),
        "symbols": report.symbols.iter().map(symbol).collect::<Vec<_>>(),
    })
}
