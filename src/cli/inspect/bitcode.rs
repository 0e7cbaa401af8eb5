//! What `inspect` says of LLVM bitcode.

use std::fmt::Write as _;

use lapidary::input::{Input, Kind};
use lapidary_bitcode::asm::TypeNames;
use lapidary_bitcode::codes;
use lapidary_bitcode::ir::debug_info::reference;
use lapidary_bitcode::ir::{
    AttributeIndex, DebugRecord, Function, FunctionId, InstId, Instruction, Metadata, MetadataId,
    MetadataOperands, Type, TypeId, calling_convention,
};
use lapidary_bitcode::{Body, Error, Module};
use serde_json::{Value, json};

use super::{Answer, Failure};

/// What is said of a module.
struct Report {
    producer: String,
    triple: String,
    data_layout: String,
    source: String,
    typed_pointers: bool,
    /// Name and number, in the order in which they are printed.
    counts: Vec<(&'static str, u64)>,
    kernels: Vec<Kernel>,
    notes: Vec<String>,
}

struct Kernel {
    name: String,
    arguments: Vec<Argument>,
}

struct Argument {
    ty: String,
    /// The type in the source language, from `!kernel_arg_type`.
    source_type: Option<String>,
    /// Address space of a pointer.
    address_space: Option<u32>,
    name: Option<String>,
    /// The type behind a pointer that is passed by value.
    by_value: Option<String>,
}

pub(super) fn inspect(input: &Input, kind: Kind, json: bool) -> Result<Answer, Failure> {
    let place = |message: String| Failure::new(format!("{}: {message}", input.name));
    let modules = lapidary_bitcode::read(&input.bytes).map_err(|e| place(e.to_string()))?;
    let mut reports = Vec::new();
    for module in &modules {
        let names = TypeNames::new(module).map_err(|e| place(e.to_string()))?;
        reports.push(report(module, &names).map_err(|e| place(e.to_string()))?);
    }
    let wrapped = kind == Kind::WrappedBitcode;
    let format = if wrapped { "LLVM bitcode, wrapped" } else { "LLVM bitcode" };
    if json {
        let modules: Vec<Value> = reports.iter().map(to_json).collect();
        return Ok(Answer::Json(json!({
            "file": input.name,
            "format": "llvm-bitcode",
            "wrapped": wrapped,
            "bytes": input.bytes.len(),
            "modules": modules,
        })));
    }
    let mut out = format!("{}: {format}, {} bytes\n", input.name, input.bytes.len());
    for (number, report) in reports.iter().enumerate() {
        if reports.len() > 1 {
            let _ = writeln!(out, "module {number}:");
        }
        to_text(&mut out, report);
    }
    Ok(Answer::Text(out))
}

fn report(module: &Module<'_>, names: &TypeNames) -> Result<Report, Error> {
    let mut body = Body::default();
    let (mut bodies, mut instructions, mut blocks) = (0, 0, 0);
    let mut kernels = Vec::new();
    for (number, function) in module.functions.iter().enumerate() {
        let id = FunctionId(number as u32);
        if !function.declaration {
            module.decode_body(id, &mut body)?;
            bodies += 1;
            instructions += u64::from(body.inst_count());
            blocks += u64::from(body.block_count());
        }
        if matches!(
            function.calling_convention,
            calling_convention::SPIR_KERNEL
                | calling_convention::PTX_KERNEL
                | calling_convention::AMDGPU_KERNEL
        ) {
            let body = (!function.declaration).then_some(&body);
            kernels.push(kernel(module, names, id, function, body));
        }
    }
    let counts = vec![
        ("types", u64::from(module.file_type_count())),
        ("global variables", module.globals.len() as u64),
        ("functions", module.functions.len() as u64),
        ("function bodies", bodies),
        ("aliases", module.aliases.len() as u64),
        ("ifuncs", module.ifuncs.len() as u64),
        ("metadata", u64::from(module.metadata_count())),
        ("basic blocks", blocks),
        ("instructions", instructions),
    ];
    Ok(Report {
        producer: module.producer.clone(),
        triple: module.triple.clone(),
        data_layout: module.data_layout_string.clone(),
        source: module.text(module.source_filename).into_owned(),
        typed_pointers: module.has_typed_pointers(),
        counts,
        kernels,
        notes: module.notes.clone(),
    })
}

fn kernel(
    module: &Module<'_>,
    names: &TypeNames,
    id: FunctionId,
    function: &Function,
    body: Option<&Body>,
) -> Kernel {
    let parameters = match module.types.get(function.function_type) {
        Type::Function { parameters, .. } => module.types.list(parameters),
        _ => &[],
    };
    let lists = Lists { module, function, body };
    let argument_names = lists.find("kernel_arg_name");
    let argument_types = lists.find("kernel_arg_type");
    let arguments = parameters.iter().enumerate().map(|(index, &ty)| {
        let of = |list: Option<MetadataOperands<'_>>| {
            lists.string(list?.get(index)?).filter(|text| !text.is_empty())
        };
        // The name of the parameter in the code, where metadata has none.
        let own = || {
            let body = body?;
            let name = body.value_name(body.argument(index as u32));
            (!name.is_empty()).then(|| String::from_utf8_lossy(name).into_owned())
        };
        Argument {
            ty: names.get(ty).to_string(),
            source_type: of(argument_types),
            address_space: match module.types.get(ty) {
                Type::Pointer { address_space, .. } => Some(address_space),
                _ => None,
            },
            name: of(argument_names).or_else(own).or_else(|| lists.debug_name(index as u64 + 1)),
            by_value: by_value(module, function, index as u32, ty)
                .map(|ty| names.get(ty).to_string()),
        }
    });
    let name = String::from_utf8_lossy(module.function_name(id)).into_owned();
    Kernel { name, arguments: arguments.collect() }
}

/// The lists that describe the arguments of a kernel: attachments of the function, which may be the
/// function's own metadata.
struct Lists<'m> {
    module: &'m Module<'m>,
    function: &'m Function,
    body: Option<&'m Body>,
}

impl<'m> Lists<'m> {
    fn metadata(&self, id: MetadataId) -> Metadata<'m> {
        match self.body {
            Some(body) => body.metadata(self.module, id),
            None => self.module.metadata(id),
        }
    }

    fn find(&self, kind: &str) -> Option<MetadataOperands<'m>> {
        let module = self.module;
        let kinds = &module.metadata_kinds;
        let kind = kinds.iter().position(|name| module.str(*name) == kind.as_bytes())?;
        let (start, len) = self.function.attachments;
        let attachments = match self.body {
            Some(body) => &body.function_attachments[..],
            None => &module.attachments[start as usize..][..len as usize],
        };
        let found = attachments.iter().find(|attachment| attachment.kind as usize == kind)?;
        match self.metadata(found.node) {
            Metadata::Node { operands, .. } => Some(operands),
            _ => None,
        }
    }

    /// The name of the variable that debug info has for argument `number`, counted from 1.
    fn debug_name(&self, number: u64) -> Option<String> {
        let body = self.body?;
        let module = self.module;
        let subprogram = body.function_attachments.iter().find(|attachment| {
            module
                .metadata_kinds
                .get(attachment.kind as usize)
                .is_some_and(|&kind| module.str(kind) == b"dbg")
        })?;
        // LOCAL_VAR: [flags, scope, name, file, line, type, argument, ...]. The scope tells the
        // function's own variables from those of functions that were inlined.
        let name = |variable: MetadataId| match self.metadata(variable) {
            Metadata::Record(record) if record.code == codes::metadata::LOCAL_VAR => {
                let id = |index: usize| reference(record, index);
                let own = id(1)? == subprogram.node && *record.operands.get(6)? == number;
                if own { self.string(id(2)?) } else { None }
            }
            _ => None,
        };
        let records = body.debug_records.iter().filter_map(|(_, record)| match record {
            DebugRecord::Value { variable, .. } | DebugRecord::Declare { variable, .. } => {
                Some(*variable)
            }
            _ => None,
        });
        // Before LLVM 19 the variable was the second argument of a call of llvm.dbg.*.
        let calls = (0..body.inst_count()).filter_map(|inst| match body.inst(InstId(inst)) {
            Instruction::Call(call) => call.arguments.get(1)?.as_metadata(),
            _ => None,
        });
        records.chain(calls).find_map(name)
    }

    fn string(&self, id: MetadataId) -> Option<String> {
        match self.metadata(id) {
            Metadata::String(bytes) => Some(String::from_utf8_lossy(bytes).into_owned()),
            _ => None,
        }
    }
}

/// The type of a `byval` parameter; in old files that of the pointer.
fn by_value(module: &Module<'_>, function: &Function, index: u32, ty: TypeId) -> Option<TypeId> {
    use lapidary_bitcode::ir::{Attribute, AttributeKind};
    let kind = AttributeKind::from_name("byval")?;
    let parameter = AttributeIndex::Parameter(index);
    let mut attributes = module.attributes.at(function.attributes, parameter);
    let pointee = match module.types.get(ty) {
        Type::Pointer { pointee, .. } => pointee,
        _ => None,
    };
    attributes.find_map(|attribute| match attribute {
        Attribute::Type(found, ty) if found == kind => ty.or(pointee),
        _ => None,
    })
}

fn to_json(report: &Report) -> Value {
    let key = |name: &str| name.replace(' ', "_");
    let counts: serde_json::Map<String, Value> =
        report.counts.iter().map(|&(name, count)| (key(name), count.into())).collect();
    let kernels: Vec<Value> = report.kernels.iter().map(kernel_json).collect();
    json!({
        "producer": report.producer,
        "triple": report.triple,
        "data_layout": report.data_layout,
        "source": report.source,
        "typed_pointers": report.typed_pointers,
        "counts": counts,
        "kernels": kernels,
        "notes": report.notes,
    })
}

fn kernel_json(kernel: &Kernel) -> Value {
    let arguments: Vec<Value> = kernel
        .arguments
        .iter()
        .map(|argument| {
            json!({
                "type": argument.ty,
                "source_type": argument.source_type,
                "address_space": argument.address_space,
                "name": argument.name,
                "by_value": argument.by_value,
            })
        })
        .collect();
    json!({ "name": kernel.name, "arguments": arguments })
}

fn to_text(out: &mut String, report: &Report) {
    // Writing to a string does not fail.
    let pointers = if report.typed_pointers { "typed" } else { "opaque" };
    for (name, text) in [
        ("producer", report.producer.as_str()),
        ("triple", &report.triple),
        ("data layout", &report.data_layout),
        ("source", &report.source),
        ("pointers", pointers),
    ] {
        let _ = writeln!(out, "{name:<18}{text}");
    }
    for (name, count) in &report.counts {
        let _ = writeln!(out, "{name:<18}{count}");
    }
    let _ = writeln!(out, "{:<18}{}", "kernels", report.kernels.len());
    for kernel in &report.kernels {
        let _ = writeln!(out, "kernel {}", kernel.name);
        for (number, argument) in kernel.arguments.iter().enumerate() {
            let _ = write!(out, "  {number}: {}", argument.ty);
            if let Some(ty) = &argument.by_value {
                let _ = write!(out, " byval({ty})");
            }
            if let Some(name) = &argument.name {
                let _ = write!(out, " {name}");
            }
            if let Some(ty) = &argument.source_type {
                let _ = write!(out, " ({ty})");
            }
            out.push('\n');
        }
    }
    for note in &report.notes {
        let _ = writeln!(out, "note: {note}");
    }
}
