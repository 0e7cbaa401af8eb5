//! The graph of a bitcode module.
//!
//! What bitcode keeps at module level is read first: the aspects of types and which constants
//! mention symbols. Then each body is decoded once, on all cores, and surveyed; the facts are put
//! together in module order. Bodies are dropped, unless the caller wants to keep some for what comes
//! next.

mod body;
mod locate;
mod metadata;
mod operations;
mod said;
mod types;
mod values;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use lapidary_bitcode::internal::{Bodies, KeptBodies};
use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeKind, AttributeListId, Body, CallingConvention, FunctionId,
    GlobalId, GlobalVariable, Linkage, ModuleValue, Type, TypeId, ValueId,
};
use lapidary_bitcode::{Error, Module};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    AspectList, AspectLists, Carrier, Details, Fact, Flags, Function, FunctionType, Given, Graph,
    GraphBuilder, Names, Operand, Variable,
};
use crate::aspects::Numbering;
use crate::parallel::{collect, runs, within};
use crate::properties::Target;
use crate::properties::annotation::{self, Annotated, Named, Symbol};
use crate::properties::listed::{self, Listed};
use body::BodyFacts;
pub(crate) use metadata::Reader;
use metadata::{Attached, Kinds, attribute};
use operations::Operations;
use said::{DECLARED_ASPECTS, Said, numbers};
use values::Values;

pub use locate::{Place, UseSite};

/// A bitcode module with what its survey needs to know of it. Kept beside the graph, it can say
/// where in the code an aspect is used ([`Survey::use_site`]).
pub struct Survey<'m> {
    module: &'m Module<'m>,
    kinds: Kinds,
    values: Values<'m>,
    lists: AspectLists,
    type_aspects: Vec<AspectList>,
    /// By variable: the aspects of its type, and of the variables that its initialiser leads to. Whoever has
    /// the one in an image has the others there, too.
    variable_aspects: Vec<AspectList>,
    /// By attribute list: the aspects of the structures that parameters point to by value. They are declared with
    /// the function, whether or not it looks at them.
    passed_aspects: Vec<AspectList>,
    /// The aspects of each module-level value as an operand.
    value_aspects: Vec<AspectList>,
    /// Whether a module-level value mentions a symbol or has aspects.
    telling: Vec<bool>,
    /// By attribute list: whether it marks the call of a virtual function.
    virtual_calls: Vec<bool>,
    /// What annotations say of functions and variables.
    annotated: FxHashMap<Symbol, Annotated>,
    /// Whether bodies may have annotations of local variables, which say properties of the function.
    annotates_variables: bool,
    /// The execution modes that the module lists.
    listed_modes: FxHashMap<FunctionId, Vec<Listed>>,
    /// What decides what becomes of properties.
    target: Target,
    /// By attribute list: what it says of a function or variable.
    said: Vec<Said>,
    /// What instructions do that uses an aspect, where no metadata says what uses it.
    operations: Operations,
}

/// The types of the structures that an attribute list says are passed in memory.
fn passed_types(module: &Module<'_>, list: AttributeListId) -> impl Iterator<Item = TypeId> {
    const BY_MEMORY: [AttributeKind; 2] = [AttributeKind::BY_VAL, AttributeKind::STRUCT_RET];
    let groups = module.attributes.groups(list);
    groups.flat_map(|(_, attributes)| attributes).filter_map(|attribute| match attribute {
        Attribute::Type(kind, ty) if BY_MEMORY.contains(kind) => *ty,
        _ => None,
    })
}

/// Steps from variable to variable until their aspects are no longer told apart.
const MOST_STEPS: usize = 1 << 20;

/// Functions are surveyed in parts of about so many bytes of bitcode.
const SURVEYED_BYTES: u64 = 32 << 10;

/// A thread's tables.
#[derive(Default)]
struct Worker {
    body: Body,
    /// Bodies that are to be kept.
    kept: Bodies,
}

impl<'m> Survey<'m> {
    /// Reads what is at module level.
    pub fn new(module: &'m Module<'m>, numbering: Numbering) -> Self {
        let reader = Reader { module, body: None };
        let mut lists = AspectLists::default();
        let mut uses: HashMap<&[u8], Vec<i32>> = HashMap::new();
        let prefixes = [&b"sycl_types_that_use_aspects"[..], b"intel_types_that_use_aspects"];
        for node in prefixes.iter().flat_map(|name| reader.named(name)) {
            let operands = reader.operands(node);
            if let Some(name) = operands.first().and_then(|&first| reader.string(first)) {
                let numbers = operands[1..].iter().filter_map(|&operand| reader.integer(operand));
                uses.entry(name).or_default().extend(numbers.map(|number| number as i32));
            }
        }
        let listed = named_aspects(&reader);
        // DPC++ lists its aspects and the types that use them. For a module without such lists, what
        // the types and instructions of the language show is all that can be known, as in SPIR-V.
        let unlisted = listed.is_empty() && uses.is_empty();
        let number = |aspect: &str| {
            let listed = listed.iter().find(|(name, _)| *name == aspect.as_bytes());
            let known = || numbering.number_of(aspect).map(|number| number as i32);
            listed.map(|&(_, number)| number).or_else(known)
        };
        let (fp64, fp16) = (number("fp64"), number("fp16").filter(|_| unlisted));
        let scalar = |ty: Type| match ty {
            Type::Double => fp64,
            Type::Half => fp16,
            _ => None,
        };
        let type_aspects = types::type_aspects(&module.types, &mut lists, scalar, |name| {
            uses.get(module.str(name)).cloned().unwrap_or_default()
        });
        let atomic64 = number("atomic64").filter(|_| unlisted);
        let target = Target::new(module);
        let mut survey = Survey {
            module,
            target,
            kinds: Kinds::new(module),
            values: Values::new(module),
            lists,
            type_aspects,
            variable_aspects: Vec::new(),
            passed_aspects: Vec::new(),
            value_aspects: Vec::new(),
            telling: Vec::new(),
            virtual_calls: (0..module.attributes.lists.len() as u32)
                .map(|list| {
                    let (list, index) = (Some(AttributeListId(list)), AttributeIndex::Function);
                    attribute(module, list, index, b"virtual-call").is_some()
                })
                .collect(),
            operations: Operations::new(module, atomic64, fp16),
            annotated: annotation::by_symbol(module),
            listed_modes: listed::modes(module),
            annotates_variables: annotation::annotates_variables(module),
            said: (0..module.attributes.lists.len() as u32)
                .map(|list| Said::new(module, target, Some(AttributeListId(list)), Vec::new()))
                .collect(),
        };
        survey.passed_aspects = (0..module.attributes.lists.len() as u32)
            .map(|list| {
                let types = passed_types(module, AttributeListId(list));
                let several: Vec<_> = types.map(|ty| survey.type_aspects[ty.index()]).collect();
                survey.lists.union(&several)
            })
            .collect();
        survey.variable_aspects = survey.aspects_of_variables();
        survey.value_aspects = (0..module.values.len() as u32)
            .map(|value| {
                let several = survey.module_value_aspects(ValueId(value));
                survey.lists.union(&several)
            })
            .collect();
        survey.telling = (0..)
            .zip(&survey.value_aspects)
            .map(|(value, &list)| {
                list != AspectList::EMPTY || survey.values.mentions(ValueId(value))
            })
            .collect();
        survey
    }

    /// The aspects of each variable. Of modules whose variables lead to each other at great length, any that leads to
    /// another may be given those of all: what is exact there costs the square of the file.
    fn aspects_of_variables(&mut self) -> Vec<AspectList> {
        let module = self.module;
        let types = module.globals.iter().map(|it| self.type_aspects[it.value_type.index()]);
        let own: Vec<AspectList> = types.collect();
        if own.iter().all(|&list| list == AspectList::EMPTY) {
            return own;
        }
        let leads: Vec<Vec<usize>> =
            module.globals.iter().map(|it| self.variables_of(it)).collect();
        let (mut aspects, mut all, mut steps) = (own.clone(), None, 0_usize);
        // By variable: the last one from which it was met.
        let mut met = vec![usize::MAX; own.len()];
        for from in (0..own.len()).filter(|&from| !leads[from].is_empty()) {
            if steps > MOST_STEPS {
                aspects[from] = *all.get_or_insert_with(|| self.lists.union(&own));
                continue;
            }
            let (mut lists, mut left) = (FxHashSet::default(), vec![from]);
            while let Some(at) = left.pop() {
                if std::mem::replace(&mut met[at], from) == from {
                    continue;
                }
                lists.insert(own[at]);
                left.extend(&leads[at]);
                steps = steps.saturating_add(leads[at].len());
            }
            let mut lists: Vec<_> = lists.into_iter().collect();
            lists.sort_unstable();
            aspects[from] = self.lists.union(&lists);
        }
        aspects
    }

    /// The variables that the initialiser of a variable mentions.
    fn variables_of(&self, variable: &GlobalVariable) -> Vec<usize> {
        let mut found = Vec::new();
        if let Some(initializer) = variable.initializer {
            self.values.symbols(initializer, &mut FxHashSet::default(), |symbol| {
                found.extend((symbol.0 as usize).checked_sub(self.module.functions.len()));
            });
        }
        found
    }

    /// Surveys the bodies and makes the graph.
    pub fn graph(&self) -> Result<Graph, Error> {
        self.graph_and_bodies(0).map(|(graph, _)| graph)
    }

    /// Like [`graph`](Self::graph), and keeps the decoded bodies of the first functions: of so many
    /// bytes of bitcode.
    pub fn graph_and_bodies(&self, kept_bytes: u64) -> Result<(Graph, KeptBodies), Error> {
        let functions: Vec<FunctionId> =
            (0..self.module.functions.len() as u32).map(FunctionId).collect();
        let size = |id: &FunctionId| self.module.body_size(*id);
        let parts = runs(&functions, size, SURVEYED_BYTES);
        let keep = within(&parts, size, kept_bytes);
        let workers = Mutex::new(Vec::new());
        let survey = |worker: &mut Worker, at| self.survey_functions(parts[at], worker, at < keep);
        let facts = collect(&workers, parts.len(), survey)?;
        let mut bodies = KeptBodies::default();
        for worker in workers.into_inner().unwrap_or_else(PoisonError::into_inner) {
            bodies.add(worker.kept);
        }
        Ok((self.build(facts.into_iter().flatten()), bodies))
    }

    /// Surveys some functions, and adds their bodies to those that are kept.
    fn survey_functions(
        &self,
        functions: &[FunctionId],
        worker: &mut Worker,
        keep: bool,
    ) -> Result<Vec<BodyFacts>, Error> {
        let mut facts = Vec::with_capacity(functions.len());
        for &id in functions {
            if self.module.functions[id.index()].declaration {
                facts.push(BodyFacts::default());
                continue;
            }
            facts.push(self.body(id, &mut worker.body)?);
            if keep {
                worker.kept.push(id, &worker.body);
            }
        }
        Ok(facts)
    }

    fn build(&self, bodies: impl Iterator<Item = BodyFacts>) -> Graph {
        let mut builder = GraphBuilder::default();
        builder.graph.names.reserve(self.module.values.len(), self.module.strings.len());
        builder.graph.aspect_lists = self.lists.clone();
        for (at, facts) in bodies.enumerate() {
            self.add_function(&mut builder, FunctionId(at as u32), facts);
        }
        for (at, global) in self.module.globals.iter().enumerate() {
            self.add_variable(&mut builder, at, global);
        }
        self.export(&mut builder);
        self.drop_unused_device_globals(&mut builder);
        self.add_module_facts(&mut builder);
        builder.finish()
    }

    fn add_function(&self, builder: &mut GraphBuilder, id: FunctionId, facts: BodyFacts) {
        let module = self.module;
        let function = &module.functions[id.index()];
        let attached = match facts.attached {
            Some(attached) => *attached,
            None if function.declaration => {
                let attachments = module.attachments_of(function.attachments);
                let reader = Reader { module, body: None };
                self.kinds
                    .attached(attachments, reader)
                    .map(|attached| *attached)
                    .unwrap_or_default()
            }
            None => Attached::default(),
        };
        let list = function.attributes;
        let said = self.said(list, Symbol::Function(id), facts.properties);
        let names = &mut builder.graph.names;
        let name = names.add(module.function_name(id));
        let source = said.value("sycl-module-id").map(|text| names.intern(text.as_bytes()));
        let lists = &mut builder.graph.aspect_lists;
        // The order of the aspects pass: signature, instructions, metadata.
        let signature = lists.get(self.type_aspects[function.function_type.index()]);
        let passed = list.map_or(AspectList::EMPTY, |list| self.passed_aspects[list.index()]);
        let own = [signature, lists.get(passed), &facts.aspects, &attached.used_aspects].concat();
        let own = lists.intern(&own);
        let used_metadata = lists.intern(&attached.used_aspects);
        let has = said.implied.iter().find(|row| row.0 == DECLARED_ASPECTS);
        let has = has.map(|(_, operands)| numbers(operands));
        let declared = attached.declared_aspects.or(has);
        let declared = declared.map(|declared| lists.intern(&declared));
        let convention = function.calling_convention;
        let kernel = [
            CallingConvention::SPIR_KERNEL,
            CallingConvention::PTX_KERNEL,
            CallingConvention::AMDGPU_KERNEL,
        ]
        .contains(&convention);
        let flags = linkage_flags(function.object.linkage)
            .with(Flags::DEFINED, is_defined_here(!function.declaration, function.object.linkage))
            .with(Flags::KERNEL, kernel)
            .with(Flags::SPIR_FUNC, convention == CallingConvention::SPIR_FUNC)
            .with(Flags::VIRTUAL_CALL, facts.virtual_call)
            .with(Flags::INTRINSIC, module.function_name(id).starts_with(b"llvm."));
        let flags = flags | attached.flags | said.flags;
        let mut details = Details::default();
        self.attribute_facts(Details::FACTS, &mut details, list, &said, names);
        let mut carried = |carrier: Carrier, operands: &[Operand]| {
            for fact in Details::FACTS.iter().filter(|fact| fact.carriers.contains(&carrier)) {
                (fact.read)(&mut details, Given::Operands(operands), names);
            }
        };
        // What is written last counts: modes that the module lists come before the sizes of a kernel.
        for (mode, literals) in self.listed_modes.get(&id).into_iter().flatten().filter(|_| kernel)
        {
            let operands: Vec<_> = literals.iter().map(|&it| Operand::Number(it.into())).collect();
            carried(Carrier::Mode(*mode), &operands);
        }
        for (kind, operands) in &said.implied {
            carried(Carrier::Metadata(kind), operands);
        }
        for (row, operands) in &attached.facts {
            (Details::FACTS[*row].read)(&mut details, Given::Operands(operands), names);
        }
        let details = builder.details(details);
        builder.graph.functions.push(Function {
            name,
            flags,
            source,
            own,
            used_metadata,
            declared,
            function_type: FunctionType(self.function_type(function.function_type)),
            details,
        });
        let edge = |target: u32| (id.0, target);
        builder.calls.extend(facts.calls.into_iter().map(edge));
        builder.references.extend(facts.references.into_iter().map(edge));
        builder.indirect.extend(facts.indirect.into_iter().map(edge));
        let mut seen = FxHashSet::default();
        for value in
            [function.personality, function.prologue, function.prefix].into_iter().flatten()
        {
            self.values
                .symbols(value, &mut seen, |symbol| builder.references.push((id.0, symbol.0)));
        }
    }

    /// What string attributes and annotations say of a symbol; `own` are annotations in its body.
    fn said(
        &self,
        list: Option<AttributeListId>,
        symbol: Symbol,
        own: Vec<Named>,
    ) -> Cow<'_, Said> {
        let annotated = self.annotated.get(&symbol).map(|annotated| &annotated.properties);
        let annotated = annotated.filter(|properties| !properties.is_empty());
        match list {
            Some(list) if own.is_empty() && annotated.is_none() => {
                Cow::Borrowed(&self.said[list.index()])
            }
            None if own.is_empty() && annotated.is_none() => Cow::Owned(Said::default()),
            _ => {
                let annotated = [own, annotated.cloned().unwrap_or_default()].concat();
                Cow::Owned(Said::new(self.module, self.target, list, annotated))
            }
        }
    }

    /// Reads the facts that the attributes and annotations of a function or variable say.
    fn attribute_facts<S>(
        &self,
        facts: &[Fact<S>],
        of: &mut S,
        list: Option<AttributeListId>,
        said: &Said,
        names: &mut Names,
    ) {
        if list.is_none() && said.named.is_empty() {
            return;
        }
        for fact in facts {
            for carrier in fact.carriers {
                let parameter;
                let given = match *carrier {
                    Carrier::Attribute(name) => {
                        let Some(text) = said.value(name) else { continue };
                        Given::Attribute(text.as_bytes())
                    }
                    Carrier::ParameterAttribute(name) => {
                        let Some(number) = self.parameter_with(list, name) else { continue };
                        parameter = [Operand::Number(number.into())];
                        Given::Operands(&parameter)
                    }
                    _ => continue,
                };
                (fact.read)(of, given, names);
                break;
            }
        }
    }

    /// The number of the first parameter with a string attribute.
    fn parameter_with(&self, list: Option<AttributeListId>, name: &str) -> Option<u32> {
        let groups = list.into_iter().flat_map(|list| self.module.attributes.groups(list));
        groups.into_iter().find_map(|(index, _)| match index {
            AttributeIndex::Parameter(number) => {
                attribute(self.module, list, index, name.as_bytes()).map(|_| number)
            }
            _ => None,
        })
    }

    fn add_variable(&self, builder: &mut GraphBuilder, at: usize, global: &GlobalVariable) {
        let id = builder.variable_id(at);
        let name = self.module.str(global.object.name);
        // The arrays that LLVM itself reads, and what only annotations name, are not part of the
        // program: nothing is in an image on their account.
        let special =
            name.starts_with(b"llvm.") || self.module.str(global.section) == b"llvm.metadata";
        let flags = linkage_flags(global.object.linkage).with(Flags::DISCARDABLE, special).with(
            Flags::DEFINED,
            is_defined_here(global.initializer.is_some(), global.object.linkage),
        );
        let symbol = Symbol::Global(GlobalId(at as u32));
        let said = self.said(global.attributes, symbol, Vec::new());
        let flags = flags | said.flags;
        let names = &mut builder.graph.names;
        // What only the compiler reads is in no image.
        let own = if special { AspectList::EMPTY } else { self.variable_aspects[at] };
        let mut variable = Variable::new(names.add(name), flags, own);
        self.attribute_facts(Variable::FACTS, &mut variable, global.attributes, &said, names);
        builder.graph.variables.push(variable);
        if let Some(initializer) = global.initializer.filter(|_| !special) {
            let mut seen = FxHashSet::default();
            self.values.symbols(initializer, &mut seen, |symbol| {
                builder.references.push((id.0, symbol.0));
            });
        }
    }

    /// Which functions are SYCL_EXTERNAL where no `sycl-module-id` says so, as in what stock clang
    /// writes: those that other modules can name, as in SPIR-V, all of one source. In OpenCL C every
    /// function without `static` is such a one, so they count where there is nothing else.
    fn export(&self, builder: &mut GraphBuilder) {
        let GraphBuilder { graph, .. } = builder;
        let is_kernel = |function: &Function| function.flags.has(Flags::KERNEL);
        let reader = Reader { module: self.module, body: None };
        if graph.functions.iter().any(|function| function.source.is_some())
            || (graph.functions.iter().any(is_kernel)
                && reader.named(b"opencl.ocl.version").next().is_some())
        {
            return;
        }
        let source = graph.names.intern(b"");
        let exported = Flags::DEFINED | Flags::EXTERNAL | Flags::SPIR_FUNC;
        for function in &mut graph.functions {
            let flags = function.flags;
            if is_kernel(function) || (flags.has(exported) && !flags.has(Flags::DISCARDABLE)) {
                function.source = Some(source);
            }
        }
    }

    /// The compiler keeps device globals alive by `llvm.compiler.used`. One that has no other use is
    /// of no use.
    fn drop_unused_device_globals(&self, builder: &mut GraphBuilder) {
        let mut kept = FxHashSet::default();
        let mut seen = FxHashSet::default();
        let list =
            |global: &&GlobalVariable| self.module.str(global.object.name) == b"llvm.compiler.used";
        for initializer in self.module.globals.iter().filter(list).filter_map(|it| it.initializer) {
            self.values.symbols(initializer, &mut seen, |symbol| {
                kept.insert(symbol.0);
            });
        }
        for (_, target) in &builder.references {
            kept.remove(target);
        }
        let functions = builder.graph.functions.len();
        for (id, variable) in (functions as u32..).zip(&mut builder.graph.variables) {
            let unused = kept.contains(&id);
            let drop = unused && variable.flags.has(Flags::DEVICE_GLOBAL);
            variable.flags = variable.flags.with(Flags::DISCARDABLE, drop);
        }
    }

    fn add_module_facts(&self, builder: &mut GraphBuilder) {
        let reader = Reader { module: self.module, body: None };
        let graph = &mut builder.graph;
        for (name, number) in named_aspects(&reader) {
            let name = graph.names.intern(name);
            graph.module.aspects.push((name, number));
        }
        // One operand: a node of pairs. Other shapes are skipped.
        let pairs = reader.named(b"sycl_registered_kernels").flat_map(|node| reader.operands(node));
        for pair in pairs {
            if let [registered, kernel] = reader.strings(pair)[..] {
                let pair = (graph.names.intern(registered), graph.names.intern(kernel));
                graph.module.registered_kernels.push(pair);
            }
        }
        let has = |name: &str| {
            let named = |value: &ModuleValue| match value {
                ModuleValue::Global(id) => {
                    self.module.str(self.module.globals[id.index()].object.name) == name.as_bytes()
                }
                _ => false,
            };
            self.module.values.iter().any(named)
        };
        graph.module.sanitizer = [
            ("__AsanKernelMetadata", "asan"),
            ("__MsanKernelMetadata", "msan"),
            ("__TsanKernelMetadata", "tsan"),
        ]
        .into_iter()
        .find_map(|(name, sanitizer)| has(name).then_some(sanitizer));
        graph.module.triple = self.module.triple.clone();
    }
}

/// The aspects that a module lists by name.
fn named_aspects<'m>(reader: &Reader<'m>) -> Vec<(&'m [u8], i32)> {
    let pair = |node| match reader.operands(node)[..] {
        [name, number] => Some((reader.string(name)?, reader.integer(number)? as i32)),
        _ => None,
    };
    [&b"sycl_aspects"[..], b"intel_sycl_aspects"]
        .iter()
        .flat_map(|name| reader.named(name))
        .filter_map(pair)
        .collect()
}

/// Whether a module gives what it has a body or a value of, which `available_externally` only shows: it is
/// another module's to give (LangRef, "Linkage Types"), and an import in every image.
fn is_defined_here(has: bool, linkage: Linkage) -> bool {
    has && linkage != Linkage::AvailableExternally
}

fn linkage_flags(linkage: Linkage) -> Flags {
    let internal = matches!(linkage, Linkage::Internal | Linkage::Private);
    let discardable = internal
        || matches!(
            linkage,
            Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally
        );
    Flags::default().with(Flags::EXTERNAL, !internal).with(Flags::DISCARDABLE, discardable)
}
