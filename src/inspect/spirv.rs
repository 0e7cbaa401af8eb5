//! What `inspect` says of SPIR-V.

use lapidary_spirv::grammar::{
    AddressingModel, Capability, Decoration, ExecutionMode, FunctionParameterAttribute,
    LinkageType, MemoryModel, Op, SourceLanguage,
};
use lapidary_spirv::read::{self, EntryPoint, Function, Instruction, Module, Section};
use rustc_hash::{FxHashMap, FxHashSet};

use super::spec_constants;
use super::spirv_types::Types;
use super::{
    ADDRESS_SPACES, AddressSpace, Argument, Counts, Kernel, Mode, ModuleReport, SectionSize,
    Symbol, SymbolKind,
};
use crate::Format;
use crate::answer::Name;

/// What names and decorations say of ids.
#[derive(std::default::Default)]
pub(crate) struct Notes {
    pub(crate) names: FxHashMap<u32, String>,
    pub(super) spec_ids: FxHashMap<u32, u32>,
    by_value: FxHashSet<u32>,
    /// Target, name, kind.
    linkage: Vec<(u32, String, u32)>,
    /// What is said of the arguments of kernels, in the order of the texts.
    arguments: Vec<String>,
}

impl Notes {
    pub(crate) fn of(module: &Module<'_>) -> Self {
        let mut notes = <Self as std::default::Default>::default();
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
        notes.arguments = texts.filter(|it| it.starts_with("kernel_arg_type")).collect();
        notes.arguments.sort_unstable();
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
                self.by_value.insert(target);
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

    /// What a text says of the arguments of a kernel: `kernel_arg_type.NAME.int,char*,` has their types in
    /// the source language, `kernel_arg_type_qual` their qualifiers.
    pub(crate) fn of_arguments(&self, kind: &str, kernel: &str) -> Vec<&str> {
        let prefix = format!("{kind}.{kernel}.");
        let at = self.arguments.partition_point(|text| *text < prefix);
        let list = self.arguments.get(at).and_then(|text| text.strip_prefix(prefix.as_str()));
        let list = list.map(|list| list.strip_suffix(',').unwrap_or(list).split(',').collect());
        list.unwrap_or_default()
    }
}

/// The name of an enumerant, or its number.
fn named(name: Option<&'static str>, value: u32) -> String {
    name.map_or_else(|| value.to_string(), str::to_owned)
}

/// What is said of a module in this format.
pub(super) fn report(module: &Module<'_>, format: Format) -> ModuleReport {
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
    let mut sections: Vec<SectionSize> = Section::ALL
        .into_iter()
        .map(|section| SectionSize { name: section.name().to_owned(), bytes: 0 })
        .collect();
    for run in module.runs() {
        let words = &module.words()[run.start as usize..run.end as usize];
        let section = &mut sections[run.section as usize];
        section.bytes = section.bytes.saturating_add(size_of_val(words));
    }
    sections.retain(|section| section.bytes > 0);
    let (major, minor) = header.version();
    let byte_order = match format {
        Format::SpirV(read::Endianness::Big) => "big-endian",
        _ => "little-endian",
    };
    ModuleReport {
        producer: format!("{tool} {version}"),
        version: Some(format!("{major}.{minor}")),
        byte_order: Some(byte_order.to_owned()),
        id_bound: Some(header.bound),
        triple: None,
        data_layout: None,
        typed_pointers: None,
        addressing_model: Some(named(AddressingModel(model(1)).name(), model(1))),
        memory_model: Some(named(MemoryModel(model(2)).name(), model(2))),
        capabilities: module.section(Section::Capabilities).filter_map(capability).collect(),
        extensions: strings(Section::Extensions, Op::Extension, 1),
        imports: strings(Section::Imports, Op::ExtInstImport, 2),
        sources: module.section(Section::Sources).filter_map(source).collect(),
        counts: counts(module),
        sections,
        kernels: kernels(module, &notes, &types),
        spec_constants: spec_constants::scalars(module, &notes, &types),
        spec_composites: spec_constants::composites(module, &notes, &types),
        symbols: symbols(module, &notes),
        notes: Vec::new(),
    }
}

fn source(instruction: Instruction<'_>) -> Option<String> {
    let (language, version) = (instruction.word(1)?, instruction.word(2)?);
    (instruction.op() == Op::Source)
        .then(|| format!("{} {version}", named(SourceLanguage(language).name(), language)))
}

fn counts(module: &Module<'_>) -> Counts {
    let (mut types, mut constants, mut variables) = (0_u64, 0_u64, 0_u64);
    for instruction in module.section(Section::Declarations) {
        let count = match instruction.op() {
            Op::Variable => &mut variables,
            op if op.name().is_some_and(|name| name.starts_with("OpType")) => &mut types,
            op if op.name().is_some_and(|name| name.contains("Constant") || name == "OpUndef") => {
                &mut constants
            }
            _ => continue,
        };
        *count = count.saturating_add(1);
    }
    let functions = module.functions();
    let bodies = functions.iter().filter(|function| !module.is_declaration(function)).count();
    let blocks = module.instructions().filter(|it| it.op() == Op::Label).count();
    Counts {
        types,
        constants: Some(constants),
        global_variables: variables,
        functions: functions.len() as u64,
        function_bodies: bodies as u64,
        aliases: None,
        ifuncs: None,
        metadata: None,
        basic_blocks: blocks as u64,
        instructions: module.instructions().count() as u64,
    }
}

fn kernels(module: &Module<'_>, notes: &Notes, types: &Types<'_, '_>) -> Vec<Kernel> {
    let functions: FxHashMap<u32, &Function> =
        module.functions().iter().map(|function| (function.id, function)).collect();
    let mut modes: FxHashMap<u32, Vec<Mode>> = FxHashMap::default();
    for instruction in module.section(Section::ExecutionModes) {
        if let &[_, function, mode, ref rest @ ..] = instruction.words {
            // The operands of the other form are ids.
            let by_id = instruction.op() == Op::ExecutionModeId;
            let name = named(ExecutionMode(mode).name(), mode);
            let mode = Mode { name, operands: rest.to_vec(), by_id };
            modes.entry(function).or_default().push(mode);
        }
    }
    let kernel = |entry: EntryPoint<'_>| {
        let function = functions.get(&entry.function);
        let arguments = function.map(|it| arguments(module, it, &entry.name, notes, types));
        let (name, demangled) = Name::new(entry.name).both();
        Kernel {
            name,
            demangled,
            execution_model: named(entry.model.name(), entry.model.0),
            modes: modes.get(&entry.function).cloned().unwrap_or_default(),
            arguments: arguments.unwrap_or_default(),
        }
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
    let source_types = notes.of_arguments("kernel_arg_type", kernel);
    let parameters = module.instructions_in(module.signature(function));
    let parameters = parameters.filter(|it| it.op() == Op::FunctionParameter);
    let argument = |(index, parameter): (usize, Instruction<'_>)| {
        let (ty, id) = (parameter.word(1)?, parameter.word(2)?);
        let by_value = notes.by_value.contains(&id);
        Some(Argument {
            ty: types.name(ty),
            address_space: types.storage_class(ty).map(|class| {
                let storage_class = named(class.name(), class.0);
                let known = ADDRESS_SPACES.iter().find(|(_, name)| *name == storage_class);
                let number = known.map(|&(number, _)| number);
                AddressSpace { number, storage_class: Some(storage_class) }
            }),
            source_type: source_types
                .get(index)
                .map(|&it| it.to_owned())
                .filter(|it| !it.is_empty()),
            name: notes.names.get(&id).cloned(),
            by_value,
            value_type: types.pointee(ty).filter(|_| by_value).map(|ty| types.name(ty)),
        })
    };
    parameters.enumerate().filter_map(argument).collect()
}

fn symbols(module: &Module<'_>, notes: &Notes) -> Vec<Symbol> {
    let symbol = |(target, name, kind): &(u32, String, u32)| {
        let (name, demangled) = Name::new(name.clone()).both();
        let is_function = module.definition(*target).is_some_and(|it| it.op() == Op::Function);
        let kind = named(LinkageType(*kind).name(), *kind);
        Symbol {
            name,
            demangled,
            kind: if is_function { SymbolKind::Function } else { SymbolKind::Variable },
            linkage: kind,
        }
    };
    notes.linkage.iter().map(symbol).collect()
}
