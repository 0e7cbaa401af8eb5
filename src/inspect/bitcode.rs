//! What `inspect` says of LLVM bitcode.

use lapidary_bitcode::asm::TypeNames;
use lapidary_bitcode::codes;
use lapidary_bitcode::ir::debug_info::reference;
use lapidary_bitcode::ir::{
    AttributeIndex, CallingConvention, DebugRecord, Function, FunctionId, InstId, Instruction,
    Linkage, Metadata, MetadataId, MetadataOperands, Type, TypeId,
};
use lapidary_bitcode::{Body, Module};
use lapidary_spirv::grammar::FPEncoding;
use lapidary_spirv::specialize::Scalar;

use super::spirv_types::value;
use super::{
    ADDRESS_SPACES, AddressSpace, Argument, Counts, Kernel, Mode, ModuleReport, SpecComposite,
    SpecConstant, SpecPart, Symbol, SymbolKind,
};
use crate::Result;
use crate::answer::Name;
use crate::graph::from_bitcode::Reader;
use crate::spec_constants::{Getters, Leaf, SpecTable};

pub(super) fn report(module: &Module<'_>) -> Result<ModuleReport> {
    let names = &TypeNames::new(module)?;
    let mut body = Body::default();
    let (mut bodies, mut instructions, mut blocks) = (0_u64, 0_u64, 0_u64);
    let mut kernels = Vec::new();
    let (getters, mut found, mut collected) = (Getters::of(module), Vec::new(), Ok(()));
    for (number, function) in module.functions.iter().enumerate() {
        let id = FunctionId(number as u32);
        if !function.declaration {
            module.decode_body(id, &mut body)?;
            bodies = bodies.saturating_add(1);
            instructions = instructions.saturating_add(body.inst_count().into());
            blocks = blocks.saturating_add(body.block_count().into());
            collected = collected.and_then(|()| getters.collect(module, id, &body, &mut found));
        }
        if is_kernel(function) {
            let body = (!function.declaration).then_some(&body);
            kernels.push(kernel(module, names, id, function, body));
        }
    }
    let source = module.text(module.source_filename).into_owned();
    let mut notes = module.notes.clone();
    // Of what cannot be translated the rest is still worth knowing.
    let table = collected.and_then(|()| SpecTable::of(module, &found));
    let table = table.unwrap_or_else(|error| {
        notes.push(error.to_string());
        SpecTable::default()
    });
    let (spec_constants, spec_composites) = spec_constants(module, names, &table);
    Ok(ModuleReport {
        producer: module.producer.clone(),
        version: None,
        byte_order: None,
        id_bound: None,
        triple: Some(module.triple.clone()),
        data_layout: Some(module.data_layout_string.clone()),
        typed_pointers: Some(module.has_typed_pointers()),
        addressing_model: None,
        memory_model: None,
        capabilities: Vec::new(),
        extensions: Vec::new(),
        imports: Vec::new(),
        sources: if source.is_empty() { Vec::new() } else { vec![source] },
        counts: Counts {
            types: u64::from(module.file_type_count()),
            constants: None,
            global_variables: module.globals.len() as u64,
            functions: module.functions.len() as u64,
            function_bodies: bodies,
            aliases: Some(module.aliases.len() as u64),
            ifuncs: Some(module.ifuncs.len() as u64),
            metadata: Some(u64::from(module.metadata_count())),
            basic_blocks: blocks,
            instructions,
        },
        sections: Vec::new(),
        kernels,
        spec_constants,
        spec_composites,
        symbols: symbols(module),
        notes,
    })
}

/// The specialization constants: those that are read by their names, with the numbers that `translate`
/// gives them, then those that have numbers.
fn spec_constants(
    module: &Module<'_>,
    names: &TypeNames,
    table: &SpecTable,
) -> (Vec<SpecConstant>, Vec<SpecComposite>) {
    let (mut scalars, mut composites) = (Vec::new(), Vec::new());
    for constant in table.shown() {
        let part = |leaf: Leaf| {
            let scalar = scalar(module, leaf.ty, leaf.size);
            let (id, offset) = (Some(leaf.id), u64::from(leaf.offset));
            SpecPart { id, offset, ty: scalar.name(), default: value(scalar, leaf.bits) }
        };
        let parts: Vec<SpecPart> = constant.leaves.into_iter().map(part).collect();
        let name = Some(constant.name.to_owned());
        let is_scalar = constant.is_scalar;
        scalars.extend(parts.iter().map(|part| SpecConstant {
            id: part.id,
            name: name.clone().filter(|_| is_scalar),
            ty: part.ty.clone(),
            default: part.default.clone(),
        }));
        if !is_scalar {
            let ty = constant.ty.map_or("?".to_owned(), |ty| names.get(ty).to_string());
            composites.push(SpecComposite { name, ty, size: Some(constant.size), parts });
        }
    }
    (scalars, composites)
}

/// The type of a scalar as SPIR-V has it; of one whose type nothing tells, an integer of its size.
fn scalar(module: &Module<'_>, ty: Option<TypeId>, size: u32) -> Scalar {
    match ty.map(|ty| module.types.get(ty)) {
        Some(Type::Integer(1)) => Scalar::Bool,
        Some(Type::Half) => Scalar::Float { width: 16, encoding: None },
        Some(Type::BFloat) => {
            Scalar::Float { width: 16, encoding: Some(FPEncoding::BFloat16KHR.0) }
        }
        Some(Type::Float) => Scalar::Float { width: 32, encoding: None },
        Some(Type::Double) => Scalar::Float { width: 64, encoding: None },
        _ => Scalar::Int { width: size.saturating_mul(8), signed: false },
    }
}

/// Whether it is a kernel for any target.
pub(crate) fn is_kernel(function: &Function) -> bool {
    matches!(
        function.calling_convention,
        CallingConvention::SPIR_KERNEL
            | CallingConvention::PTX_KERNEL
            | CallingConvention::AMDGPU_KERNEL
    )
}

/// What other modules can see or must have. Intrinsics and the arrays that LLVM itself reads are no
/// symbols.
fn symbols(module: &Module<'_>) -> Vec<Symbol> {
    let symbol = |name: &[u8], kind, declared: bool, linkage: Linkage| {
        let linkage = match linkage {
            Linkage::Internal | Linkage::Private => return None,
            _ if declared => "Import",
            Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::AvailableExternally => "LinkOnceODR",
            _ => "Export",
        };
        let name = String::from_utf8_lossy(name);
        if name.starts_with("llvm.") {
            return None;
        }
        let (name, demangled) = Name::new(name).both();
        Some(Symbol { name, demangled, kind, linkage: linkage.to_owned() })
    };
    let functions = (0..).map(FunctionId).zip(&module.functions);
    let functions = functions.filter(|(_, function)| !is_kernel(function));
    let functions = functions.filter_map(|(id, function)| {
        let name = module.function_name(id);
        symbol(name, SymbolKind::Function, function.declaration, function.object.linkage)
    });
    let variables = module.globals.iter().filter_map(|global| {
        let name = module.str(global.object.name);
        symbol(name, SymbolKind::Variable, global.initializer.is_none(), global.object.linkage)
    });
    functions.chain(variables).collect()
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
        // There they have numbers from 1 on.
        let debug = || lists.debug_name((index as u64).saturating_add(1));
        let by_value = by_value(module, function, index as u32, ty);
        Argument {
            ty: names.get(ty).to_string(),
            source_type: of(argument_types),
            address_space: match module.types.get(ty) {
                Type::Pointer { address_space, .. } => Some(self::address_space(address_space)),
                _ => None,
            },
            name: of(argument_names).or_else(own).or_else(debug),
            by_value: by_value.is_some(),
            value_type: by_value.map(|ty| names.get(ty).to_string()),
        }
    });
    let (name, demangled) = Name::new(String::from_utf8_lossy(module.function_name(id))).both();
    Kernel {
        name,
        demangled,
        execution_model: "Kernel".to_owned(),
        modes: MODES.iter().filter_map(|&(kind, mode)| lists.mode(kind, mode)).collect(),
        arguments: arguments.collect(),
    }
}

/// The metadata of a kernel that becomes an execution mode with its numbers as operands.
const MODES: &[(&str, &str)] = &[
    ("reqd_work_group_size", "LocalSize"),
    ("work_group_size_hint", "LocalSizeHint"),
    ("intel_reqd_sub_group_size", "SubgroupSize"),
];

fn address_space(number: u32) -> AddressSpace {
    let known = ADDRESS_SPACES.iter().find(|(known, _)| *known == number);
    let storage_class = known.map(|&(_, name)| name.to_owned());
    AddressSpace { number: Some(number), storage_class }
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
        let attachments = match self.body {
            Some(body) => &body.function_attachments[..],
            None => module.attachments_of(self.function.attachments),
        };
        let found = attachments.iter().find(|attachment| attachment.kind as usize == kind)?;
        match self.metadata(found.node) {
            Metadata::Node { operands, .. } => Some(operands),
            _ => None,
        }
    }

    /// The execution mode that metadata of this kind stands for.
    fn mode(&self, kind: &str, mode: &str) -> Option<Mode> {
        let list = self.find(kind)?;
        let reader = Reader { module: self.module, body: self.body };
        let number = |id| u32::try_from(reader.integer(id)?).ok();
        let operands = list.iter().flatten().map_while(number).collect();
        Some(Mode { name: mode.to_owned(), operands, by_id: false })
    }

    /// The name of the variable that debug info has for argument `number`, counted from 1.
    fn debug_name(&self, number: u64) -> Option<String> {
        let body = self.body?;
        let module = self.module;
        let subprogram = module.attached(&body.function_attachments, b"dbg")?;
        // LOCAL_VAR: [flags, scope, name, file, line, type, argument, ...]. The scope tells the
        // function's own variables from those of functions that were inlined.
        let name = |variable: MetadataId| match self.metadata(variable) {
            Metadata::Record(record) if record.code == codes::metadata::LOCAL_VAR => {
                let id = |index: usize| reference(record, index);
                let own = id(1)? == subprogram && *record.operands.get(6)? == number;
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
pub(crate) fn by_value(
    module: &Module<'_>,
    function: &Function,
    index: u32,
    ty: TypeId,
) -> Option<TypeId> {
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
