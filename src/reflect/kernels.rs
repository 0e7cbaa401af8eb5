//! Kernels with their arguments, out of a module.

use lapidary_spirv::grammar::{
    AccessQualifier, Capability, Decoration, Dim, ExecutionMode, ExecutionModel,
    FunctionParameterAttribute, Op, StorageClass,
};
use lapidary_spirv::read::{self, Function, Section};
use rustc_hash::{FxHashMap, FxHashSet};

use super::values::{Leaves, Values, address_space};
use super::{ArgumentKind, KernelArgument, ReflectOptions, ReflectedKernel, Reflection};
use crate::answer::{Argument, Inspection, Kernel, Name};
use crate::graph::{Details, SymbolId};
use crate::image::index::link_index;
use crate::inspect::layouts::{is_handle, pointer_size};
use crate::inspect::spirv::Notes;
use crate::module::Contents;
use crate::passes::split::of_kernels;
use crate::{AspectRules, Extensions, Module, Result, Translate, Translation};

/// Declarations and functions that are come by to say how much local memory kernels have. Each of ten
/// thousand kernels may reach the same ten thousand functions.
const MOST_STEPS: u64 = 1 << 26;

/// Adds the kernels of a module.
pub(super) fn add(
    to: &mut Reflection,
    module: &Module<'_>,
    options: &ReflectOptions,
) -> Result<()> {
    let analysis = module.analyse(&AspectRules::new().numbering(options.numbering))?;
    let graph = analysis.graph();
    let translated;
    let spirv = match &module.contents {
        Contents::SpirV(spirv) => &**spirv,
        Contents::Bitcode(bitcode) => {
            // What no kernel reaches may be what SPIR-V cannot say, and nobody launches it.
            let mut reached = vec![false; graph.len()];
            of_kernels(graph).mark(&mut reached);
            let how = Translate::new().extensions(Extensions::all()).kernel_arg_types(true);
            let how = how.only(reached);
            translated = read::Module::from_owned(Translation::of(bitcode, &how)?.into_words())?;
            &translated
        }
    };
    let Inspection { modules, .. } = module.inspect()?;
    let mut said = modules.into_iter().next();
    if let Some(said) = &mut said {
        to.spec_constants.append(&mut said.spec_constants);
        to.spec_composites.append(&mut said.spec_composites);
    }
    let said = said.map(|said| said.kernels).unwrap_or_default();
    let said: FxHashMap<&str, &Kernel> = said.iter().map(|it| (it.name.as_str(), it)).collect();

    let symbols: FxHashMap<&[u8], SymbolId> =
        graph.function_ids().map(|id| (graph.name(id), id)).collect();

    let notes = Notes::of(spirv);
    let parameters = Parameters::of(spirv);
    let functions: FxHashMap<u32, &Function> =
        spirv.functions().iter().map(|function| (function.id, function)).collect();
    let enqueued = enqueued(spirv);
    let (mut hints, nothing) = (hints(spirv), Details::default());
    to.pointer_size = pointer_size(spirv);
    let mut reader = Arguments {
        module: spirv,
        notes: &notes,
        parameters: &parameters,
        pointer: to.pointer_size,
        values: Values::new(spirv, &notes.names, std::mem::take(&mut to.structures)),
        leaves: Leaves::new(),
    };
    let entries = spirv.entry_points().filter(|it| it.model == ExecutionModel::Kernel);
    let entries: Vec<_> = entries.collect();
    let mut memory = LocalMemory::of(spirv, &mut reader.values)?;
    for entry in entries {
        let Some(function) = functions.get(&entry.function) else { continue };
        let mut arguments = reader.of(function, &entry.name);
        if let Some(said) = said.get(entry.name.as_str()) {
            complete(&mut arguments, &said.arguments);
        }
        let (name, demangled) = Name::new(entry.name).both();
        let symbol = symbols.get(name.as_bytes()).copied();
        let details = symbol.and_then(|id| graph.details(graph.function(id)?));
        let details = details.unwrap_or(&nothing);
        to.kernels.push(ReflectedKernel {
            name,
            demangled,
            enqueued: enqueued.contains(&entry.function),
            argument_bytes: argument_bytes(&arguments, reader.pointer),
            arguments,
            work_group_size: details.work_group_size.clone(),
            work_group_dimensions: details.work_group_num_dim,
            work_group_size_hint: hints.remove(&entry.function).unwrap_or_default(),
            max_work_group_size: details.max_work_group_size.clone(),
            max_linear_work_group_size: details.max_linear_work_group_size,
            sub_group_size: details
                .sub_group_size
                .and_then(|size| u32::try_from(size).ok())
                .filter(|&size| size > 0),
            local_memory: memory.bytes(entry.function),
            aspects: match symbol {
                Some(id) => analysis.aspects().given(id).map(|it| analysis.aspect(it)).collect(),
                None => Vec::new(),
            },
        });
    }
    to.structures = reader.values.structures;
    Ok(())
}

/// Adds what SPIR-V does not say of arguments, or did not say before it was translated.
fn complete(arguments: &mut [KernelArgument], said: &[Argument]) {
    if arguments.len() != said.len() {
        return;
    }
    for (argument, said) in arguments.iter_mut().zip(said) {
        if said.name.is_some() {
            argument.name.clone_from(&said.name);
        }
        if said.source_type.is_some() {
            argument.source_type.clone_from(&said.source_type);
        }
    }
}

/// Each argument behind the one before at its alignment.
fn argument_bytes(arguments: &[KernelArgument], pointer: u64) -> Option<u64> {
    arguments.iter().try_fold(0_u64, |end, argument| {
        let (size, alignment) = match argument.kind {
            ArgumentKind::Local => (pointer, pointer),
            _ => (argument.size?, argument.alignment?),
        };
        end.checked_next_multiple_of(alignment.max(1))?.checked_add(size)
    })
}

/// The kernels that others launch (`OpEnqueueKernel`, operand Invoke).
fn enqueued(module: &read::Module<'_>) -> FxHashSet<u32> {
    let queues = |it: read::Instruction<'_>| it.word(1) == Some(Capability::DeviceEnqueue.0);
    if !module.section(Section::Capabilities).any(queues) {
        return FxHashSet::default();
    }
    let launches = module.instructions().filter(|it| it.op() == Op::EnqueueKernel);
    launches.filter_map(|it| it.word(9)).collect()
}

/// The work-group sizes that kernels were written for.
fn hints(module: &read::Module<'_>) -> FxHashMap<u32, Vec<u64>> {
    let number = |id: u32| module.definition(id)?.word(3).map(u64::from);
    let hint = |it: read::Instruction<'_>| match (it.op(), it.words) {
        (Op::ExecutionMode, &[_, function, mode, ref sizes @ ..])
            if mode == ExecutionMode::LocalSizeHint.0 =>
        {
            Some((function, sizes.iter().copied().map(u64::from).collect()))
        }
        (Op::ExecutionModeId, &[_, function, mode, ref sizes @ ..])
            if mode == ExecutionMode::LocalSizeHintId.0 =>
        {
            Some((function, sizes.iter().map(|&id| number(id)).collect::<Option<_>>()?))
        }
        _ => None,
    };
    module.section(Section::ExecutionModes).filter_map(hint).collect()
}

/// What decorations say of parameters.
#[derive(Default)]
struct Parameters {
    by_value: FxHashSet<u32>,
    no_write: FxHashSet<u32>,
    no_alias: FxHashSet<u32>,
    volatile: FxHashSet<u32>,
    alignments: FxHashMap<u32, u64>,
}

impl Parameters {
    fn of(module: &read::Module<'_>) -> Self {
        let mut all = Self::default();
        for it in module.section(Section::Annotations).filter(|it| it.op() == Op::Decorate) {
            let &[_, target, decoration, ref rest @ ..] = it.words else { continue };
            match (Decoration(decoration), rest.first()) {
                (Decoration::FuncParamAttr, Some(&attribute)) => {
                    match FunctionParameterAttribute(attribute) {
                        FunctionParameterAttribute::ByVal => all.by_value.insert(target),
                        FunctionParameterAttribute::NoWrite => all.no_write.insert(target),
                        FunctionParameterAttribute::NoAlias => all.no_alias.insert(target),
                        _ => false,
                    };
                }
                (Decoration::Alignment, Some(&alignment)) => {
                    all.alignments.insert(target, alignment.into());
                }
                (Decoration::Volatile, _) => {
                    all.volatile.insert(target);
                }
                _ => {}
            }
        }
        all
    }
}

/// The arguments of kernels.
struct Arguments<'a, 'w> {
    module: &'a read::Module<'w>,
    notes: &'a Notes,
    parameters: &'a Parameters,
    pointer: u64,
    values: Values<'a, 'w>,
    leaves: Leaves,
}

impl Arguments<'_, '_> {
    fn of(&mut self, function: &Function, kernel: &str) -> Vec<KernelArgument> {
        let types = self.notes.of_arguments("kernel_arg_type", kernel);
        let qualifiers = self.notes.of_arguments("kernel_arg_type_qual", kernel);
        let signature = self.module.instructions_in(self.module.signature(function));
        let parameters = signature.filter(|it| it.op() == Op::FunctionParameter);
        let parameters: Vec<_> =
            parameters.filter_map(|it| Some((it.word(1)?, it.word(2)?))).collect();
        let argument = |(index, (ty, id)): (usize, (u32, u32))| {
            let mut argument = self.argument(index as u32, ty, id);
            let said = types.get(index).filter(|it| !it.is_empty());
            argument.source_type = said.map(|&it| it.to_owned());
            // What the source says, where that is known: attributes may be what an optimiser found out.
            if let Some(said) = qualifiers.get(index) {
                let known = |it: &&str| ["const", "restrict", "volatile"].contains(it);
                argument.qualifiers = said.split(' ').filter(known).map(str::to_owned).collect();
            }
            argument.qualifiers.sort_unstable();
            argument
        };
        parameters.into_iter().enumerate().map(argument).collect()
    }

    fn argument(&mut self, index: u32, ty: u32, id: u32) -> KernelArgument {
        let definition = self.module.definition(ty);
        let word = |at| definition.and_then(|it| it.word(at));
        let mut argument = KernelArgument {
            index,
            name: self.notes.names.get(&id).cloned(),
            kind: ArgumentKind::Unsettable,
            source_type: None,
            address_space: None,
            access: None,
            image: None,
            qualifiers: Vec::new(),
            size: None,
            alignment: None,
            by_value: self.parameters.by_value.contains(&id),
            value: None,
            leaves: Some(Vec::new()),
        };
        let Some(op) = definition.map(|it| it.op()) else { return argument };
        let is_pointer = matches!(op, Op::TypePointer | Op::TypeUntypedPointerKHR);
        if is_pointer && !argument.by_value {
            let class = StorageClass(word(2).unwrap_or_default());
            argument.kind = match class {
                StorageClass::Workgroup => ArgumentKind::Local,
                StorageClass::CrossWorkgroup
                | StorageClass::UniformConstant
                | StorageClass::DeviceOnlyALTERA
                | StorageClass::HostOnlyALTERA => ArgumentKind::Pointer,
                _ => ArgumentKind::Unsettable,
            };
            argument.address_space = Some(address_space(class));
            if self.parameters.no_write.contains(&id) {
                argument.access = Some("read_only".to_owned());
            }
            for (qualifier, has) in
                [("restrict", &self.parameters.no_alias), ("volatile", &self.parameters.volatile)]
            {
                if has.contains(&id) {
                    argument.qualifiers.push(qualifier.to_owned());
                }
            }
        } else if is_handle(op) {
            argument.kind = match op {
                Op::TypeImage | Op::TypeSampledImage => ArgumentKind::Image,
                Op::TypeSampler => ArgumentKind::Sampler,
                Op::TypePipe => ArgumentKind::Pipe,
                Op::TypeQueue => ArgumentKind::Queue,
                _ => ArgumentKind::Unsettable,
            };
            self.image(&mut argument, ty, op);
        } else {
            // Behind the pointer, if the caller passes a copy.
            let ty = if is_pointer { word(3).filter(|_| op == Op::TypePointer) } else { Some(ty) };
            argument.kind = ArgumentKind::Value;
            if let Some(value) = ty.and_then(|ty| self.values.value(ty)) {
                let structure = value.structure.filter(|_| value.dimensions.is_empty());
                let structure = structure.and_then(|at| self.values.structures[at].name.as_deref());
                if structure.is_some_and(is_stream) {
                    argument.kind = ArgumentKind::Stream;
                }
                argument.leaves = self.leaves.of(&value, &self.values.structures);
                argument.size = Some(value.size);
                let said = self.parameters.alignments.get(&id).copied();
                argument.alignment =
                    Some(said.filter(|_| argument.by_value).unwrap_or(value.alignment));
                argument.value = Some(value);
            } else {
                argument.leaves = None;
            }
            return argument;
        }
        if argument.kind != ArgumentKind::Local {
            argument.size = Some(self.pointer);
            argument.alignment = Some(self.pointer);
        }
        argument
    }

    /// Shape and access of an image, access of a pipe.
    fn image(&self, argument: &mut KernelArgument, ty: u32, op: Op) {
        let image = match op {
            Op::TypeSampledImage => self.module.definition(ty).and_then(|it| it.word(2)),
            _ => Some(ty),
        };
        let Some(image) = image.and_then(|id| self.module.definition(id)) else { return };
        let access = match image.op() {
            Op::TypeImage => image.word(9),
            Op::TypePipe => image.word(2),
            _ => return,
        };
        let access = access.and_then(|access| AccessQualifier(access).name());
        argument.access = access.map(|name| match name {
            "ReadOnly" => "read_only".to_owned(),
            "WriteOnly" => "write_only".to_owned(),
            _ => "read_write".to_owned(),
        });
        if image.op() == Op::TypeImage {
            let dim = Dim(image.word(3).unwrap_or_default()).name().unwrap_or("?");
            let [depth, array, samples] = [(4, " depth"), (5, " array"), (6, " msaa")]
                .map(|(at, name)| if image.word(at) == Some(1) { name } else { "" });
            argument.image = Some(format!("{dim}{array}{samples}{depth}"));
        }
    }
}

/// Whether a structure is the stream of SYCL, which the runtime sets: `class.sycl::_V1::stream`.
fn is_stream(name: &str) -> bool {
    let name = name.split_once('.').map_or(name, |(_, name)| name);
    ["sycl::_V1::stream", "sycl::stream", "cl::sycl::stream"].contains(&name)
}

/// How much local memory kernels have themselves.
struct LocalMemory<'m, 'w> {
    index: Option<lapidary_spirv::link::LinkIndex<'m, 'w>>,
    /// Size and alignment of the variables in local memory.
    variables: FxHashMap<u32, Option<(u64, u64)>>,
    left: u64,
}

impl<'m, 'w> LocalMemory<'m, 'w> {
    fn of(module: &'m read::Module<'w>, values: &mut Values<'_, '_>) -> Result<Self> {
        let mut variables = FxHashMap::default();
        for it in module.section(Section::Declarations).filter(|it| it.op() == Op::Variable) {
            if let &[_, ty, id, class, ..] = it.words
                && class == StorageClass::Workgroup.0
            {
                let pointee = module.definition(ty).and_then(|it| it.word(3));
                variables.insert(id, pointee.and_then(|ty| values.layouts.size(ty, 0)));
            }
        }
        // What reaches what is of no interest without any.
        let index = match variables.is_empty() {
            true => None,
            false => Some(link_index(module)?),
        };
        Ok(Self { index, variables, left: MOST_STEPS })
    }

    /// The bytes of the variables that a kernel reaches, each at its alignment.
    fn bytes(&mut self, kernel: u32) -> Option<u64> {
        let Some(index) = &self.index else { return Some(0) };
        let (mut seen, mut open) = (FxHashSet::from_iter([kernel]), vec![kernel]);
        let mut end = 0_u64;
        while let Some(id) = open.pop() {
            if let Some(variable) = self.variables.get(&id) {
                let (size, alignment) = (*variable)?;
                end = end.checked_next_multiple_of(alignment.max(1))?.checked_add(size)?;
            }
            for id in index.references(id) {
                self.left = self.left.checked_sub(1)?;
                if seen.insert(id) {
                    open.push(id);
                }
            }
        }
        Some(end)
    }
}
