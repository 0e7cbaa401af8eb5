//! The steps of a translation, on all cores: the facts, the survey, the fragments of variables and
//! functions, each merged as soon as its turn comes, and what only the whole module tells.

mod auxdata;
mod header;
mod pieces;
mod spec_ids;
mod variable_order;

use std::borrow::Cow;
use std::sync::Mutex;

use lapidary_bitcode::Module;
use lapidary_bitcode::internal::KeptBodies;
use lapidary_bitcode::ir::{FunctionId, GlobalId, Linkage};
use lapidary_spirv::emit::Fragment;
use lapidary_spirv::grammar::{OperandKind, Version};
use rustc_hash::{FxHashMap, FxHashSet};

use self::header::header;
use self::pieces::{
    BodySource, Known, RUN_BYTES, Said, Worker, lower_declarations, lower_definitions,
    lower_global, lower_records, size,
};
use self::variable_order::VariableOrder;
use super::calls::classify;
use super::emit::notes::Notes;
use super::error::{Error, ErrorKind, Result};
use super::facts::debug::Record;
use super::facts::helpers::Helper;
use super::facts::metadata::named;
use super::facts::{Facts, builtin_variable, triple_version};
use super::merge::{Entry, FreeWords, Memory, Merge};
use super::options::Options;
use super::survey::order::Definition;
use super::survey::{Decisions, survey};
use crate::parallel::{concat, in_order_then, join, runs};

/// A translated module.
pub(crate) struct Translation {
    /// The words of the module in consecutive pieces, in the order of the host.
    pub pieces: Vec<Vec<u32>>,
    /// By function: its id in the module (that of the entry point for a kernel), if it is there.
    pub functions: Vec<Option<u32>>,
    /// By global variable: its id in the module, if it is there.
    pub globals: Vec<Option<u32>>,
    /// What the user should know, once each.
    pub notes: Vec<String>,
    /// What is of no use any more. To give it back takes as long as to finish the module; a program
    /// that ends with its translation leaves it to the system.
    spent: Spent,
}

/// The memory of a translation.
struct Spent {
    _bodies: KeptBodies,
    _free: FreeWords,
    _workers: Mutex<Vec<Worker>>,
    _memory: Memory,
}

impl Translation {
    /// The words in one piece.
    pub(crate) fn into_words(self) -> Vec<u32> {
        let Self { pieces, spent, .. } = self;
        join(|| concat(pieces), || drop(spent)).0
    }
}

/// What a thread takes on at a time.
enum Part<'a> {
    Variables(&'a [GlobalId]),
    Records(&'a [Record]),
    Definitions(&'a [Definition]),
}

/// What becomes of it: variables have a fragment each, as they may have to change places.
enum Lowered {
    Variables(Vec<Said>),
    Definitions(Box<Said>),
}

/// Variables are lowered in parts of so many: most take less time than to hand one over.
const VARIABLES_TOGETHER: usize = 16;

/// Nodes of debug information are lowered in parts of so many.
const RECORDS_TOGETHER: usize = 512;

/// Translates a module.
pub(crate) fn translate(module: &Module<'_>, options: &Options) -> Result<Translation> {
    translate_decoded(module, options, KeptBodies::default())
}

/// Translates a module of which some bodies are decoded already.
pub(crate) fn translate_decoded(
    module: &Module<'_>,
    options: &Options,
    bodies: KeptBodies,
) -> Result<Translation> {
    let options = &with_version_of(module, options)?;
    let (callees, rows) = classify(module, options);
    let facts = &Facts::new(module, options, callees)?;
    let wanted =
        |symbol: usize| options.only.as_ref().is_none_or(|only| only.get(symbol) == Some(&true));
    let defined: Vec<FunctionId> = (0..module.functions.len() as u32)
        .map(FunctionId)
        .filter(|id| {
            let function = &module.functions[id.index()];
            wanted(id.index())
                && !function.declaration
                && function.object.linkage != Linkage::AvailableExternally
        })
        .collect();
    let workers = Mutex::new(Vec::new());
    let (decisions, kept) = survey(facts, &workers, &defined, bodies)?;
    let known = Known { facts, decisions: &decisions, rows: &rows };
    let order = &decisions.order;
    let globals = variables(facts, &decisions, wanted)?;
    let bytes = defined.iter().map(|&id| module.body_size(id)).sum::<u64>();
    let free = FreeWords::default();
    let bodies = BodySource { kept: kept.bodies, pointees: kept.pointees, free: &free };
    let mut merge = Merge::new(facts, bytes as usize);
    let mut mentioned = Mentioned::new(facts, order);
    let mut notes = Notes::default();
    for note in &module.notes {
        notes.add(note.clone().into());
    }
    if facts.debug.set == 0 && !named(module, b"llvm.dbg.cu").is_empty() {
        notes.add("of the debug information only source lines are kept".into());
    }

    let memory = Memory::default();
    // Variables are merged in their order while the first functions are lowered.
    let parts: Vec<Part<'_>> = globals
        .chunks(VARIABLES_TOGETHER)
        .map(Part::Variables)
        .chain(facts.debug.order.chunks(RECORDS_TOGETHER).map(Part::Records))
        .chain(
            runs(order, |definition| size(facts, definition), RUN_BYTES)
                .into_iter()
                .map(Part::Definitions),
        )
        .collect();
    let mut in_place = VariableOrder::new(facts, &globals);
    // What cannot be lowered is an error if something refers to it in the end.
    let imports: Vec<(FunctionId, Fragment)> =
        lower_declarations(known, &decisions.imports).filter_map(Result::ok).collect();
    // The translator has variables before functions, and those that are declared before those that are
    // defined.
    let mut begin_functions = Some(|merge: &mut Merge<'_>| {
        merge.end_variables(&decisions.read);
        imports.iter().for_each(|(function, fragment)| merge.add_declaration(*function, fragment));
    });
    let mut written = in_order_then(
        &workers,
        parts.len(),
        |worker: &mut Worker, at| match parts[at] {
            Part::Variables(ids) => {
                let lower = |&id| lower_global(known, worker, id, memory.fragment());
                ids.iter().map(lower).collect::<Result<_>>().map(Lowered::Variables)
            }
            Part::Records(records) => lower_records(known, worker, records, memory.fragment())
                .map(|said| Lowered::Definitions(Box::new(said))),
            Part::Definitions(run) => {
                lower_definitions(known, worker, run, &bodies, memory.fragment())
                    .map(|said| Lowered::Definitions(Box::new(said)))
            }
        },
        |lowered| match lowered {
            Lowered::Variables(variables) => {
                for (fragment, said) in variables {
                    mentioned.note(&fragment);
                    said.into_iter().for_each(|note| notes.add(note));
                    in_place.add(fragment, |fragment| {
                        merge.add_variable(&fragment);
                        memory.reuse(fragment);
                    })?;
                }
                Ok(None)
            }
            Lowered::Definitions(definitions) => {
                if let Some(begin) = begin_functions.take() {
                    begin(&mut merge);
                }
                let (fragment, said) = *definitions;
                mentioned.note(&fragment);
                said.into_iter().for_each(|note| notes.add(note));
                Ok(Some(merge.add_definitions(fragment, memory.map())))
            }
        },
        |numbered| numbered.write(&free, &memory),
    )?;

    // Helpers of builtins: only lowering tells which calls need one.
    let helpers = std::mem::take(&mut mentioned.helpers);
    if !helpers.is_empty() {
        let rest: Vec<_> = helpers.into_iter().map(Definition::Helper).collect();
        let worker = &mut Worker::default();
        let (fragment, _) = lower_definitions(known, worker, &rest, &bodies, memory.fragment())?;
        written.push(merge.add_definitions(fragment, memory.map()).write(&free, &memory));
    }

    if let Some(begin) = begin_functions {
        begin(&mut merge);
    }
    let imported = mentioned.without(&defined);
    let early = |id: &FunctionId| imports.binary_search_by_key(id, |it| it.0).is_ok();
    let late: Vec<FunctionId> = imported.iter().copied().filter(|id| !early(id)).collect();
    for lowered in lower_declarations(known, &late) {
        let (function, fragment) = lowered?;
        merge.add_declaration(function, &fragment);
    }
    merge.keep_declared(|id| imported.binary_search(&id).is_ok());
    let entries = entries(known, &defined, &mut merge);
    let mut functions = vec![None; module.functions.len()];
    for &id in defined.iter().chain(&imported) {
        functions[id.index()] = Some(merge.symbol(decisions.entry_symbol(facts, id)).0);
    }
    let mut global_ids = vec![None; module.globals.len()];
    for &id in &globals {
        global_ids[id.index()] = Some(merge.symbol(facts.variable_symbol(id)).0);
        let name = module.str(module.globals[id.index()].object.name);
        if let Some(builtin) = builtin_variable(name) {
            merge.needs(OperandKind::BuiltIn, builtin.0);
        }
    }
    if options.preserve_auxdata
        && let Some(note) = auxdata::add(facts, &mut merge, &functions, &global_ids)?
    {
        notes.add(note.into());
    }
    if facts.debug.has_constants() {
        merge.need_non_semantic("--spirv-debug-info-version")?;
    }
    // What comes next takes the most memory.
    let BodySource { kept: bodies, pointees, .. } = bodies;
    drop(pointees);
    let header = header(facts)?;
    if !header.processed.is_empty() {
        merge.need_version(Version::V1_1);
    }
    let pieces = merge.finish(&header, &entries, written)?;
    spec_ids::check(facts, &pieces)?;
    let spent = Spent { _bodies: bodies, _free: free, _workers: workers, _memory: memory };
    let notes = notes.take().into_iter().map(Cow::into_owned).collect();
    Ok(Translation { pieces, functions, globals: global_ids, notes, spent })
}

/// The options with the version that the triple asks for: no lower and no higher one.
fn with_version_of(module: &Module<'_>, options: &Options) -> Result<Options> {
    let mut options = options.clone();
    if let Some(version) = triple_version(&module.triple) {
        if version > options.max_version {
            return Err(Error::new(
                ErrorKind::InvalidModule,
                "TripleMaxVersionIncompatible: Triple version and maximum version are incompatible.",
            ));
        }
        options.max_version = version;
        options.max_version_given = true;
    }
    Ok(options)
}

/// The variables of the module that are to be written.
fn variables(
    facts: &Facts<'_>,
    decisions: &Decisions,
    wanted: impl Fn(usize) -> bool,
) -> Result<Vec<GlobalId>> {
    let module = facts.module;
    let mut globals: Vec<GlobalId> = Vec::with_capacity(module.globals.len());
    let mut of_builtins = FxHashMap::default();
    for id in (0..module.globals.len() as u32).map(GlobalId) {
        if facts.is_internal_global(id) || decisions.hides(id) {
            continue;
        }
        let variable = &module.globals[id.index()];
        let name = module.str(variable.object.name);
        let Some(builtin) = builtin_variable(name) else {
            if wanted(module.functions.len().saturating_add(id.index())) {
                globals.push(id);
            }
            continue;
        };
        // Builtin functions read builtin variables without mentioning them. Some builtins have two
        // names; both are one variable.
        match of_builtins.insert(builtin, variable.value_type) {
            None => globals.push(id),
            Some(ty) if ty == variable.value_type => {}
            Some(_) => {
                return Err(Error::new(
                    ErrorKind::InvalidModule,
                    format!(
                        "'{}' and another variable of the same builtin differ in type",
                        String::from_utf8_lossy(name)
                    ),
                ));
            }
        }
    }
    Ok(globals)
}

/// What the fragments refer to.
struct Mentioned<'s> {
    facts: &'s Facts<'s>,
    /// By function: whether any refers to it.
    functions: Vec<bool>,
    /// The helpers that the survey did not know of, in the order of first need.
    helpers: Vec<Helper>,
    /// All helpers that are known.
    known: FxHashSet<Helper>,
}

impl<'s> Mentioned<'s> {
    /// Nothing yet; `order` has the definitions that are written anyway.
    fn new(facts: &'s Facts<'s>, order: &[Definition]) -> Self {
        let known = order.iter().filter_map(|definition| match *definition {
            Definition::Helper(helper) => Some(helper),
            Definition::Function(_) => None,
        });
        Self {
            facts,
            functions: vec![false; facts.module.functions.len()],
            helpers: Vec::new(),
            known: known.collect(),
        }
    }

    fn note(&mut self, fragment: &Fragment) {
        for symbol in &fragment.uses {
            if let Some(place) = self.functions.get_mut(symbol.0 as usize) {
                *place = true;
            } else if let Some(helper) = Helper::of_symbol(symbol.0, self.facts)
                && self.known.insert(helper)
            {
                self.helpers.push(helper);
            }
        }
    }

    /// The functions without those that have a body here, ascending.
    fn without(self, defined: &[FunctionId]) -> Vec<FunctionId> {
        let mut functions = self.functions;
        defined.iter().for_each(|id| functions[id.index()] = false);
        (0..).zip(functions).filter(|it| it.1).map(|it| FunctionId(it.0)).collect()
    }
}

/// The entry points.
fn entries<'s>(known: Known<'s>, defined: &[FunctionId], merge: &mut Merge<'_>) -> Vec<Entry<'s>> {
    let Known { facts, decisions, .. } = known;
    let kernels = defined.iter().filter(|id| facts.is_kernel(**id));
    kernels
        .map(|&id| {
            let symbol = decisions.entry_symbol(facts, id);
            merge.alias(symbol, id.0);
            Entry { symbol, name: facts.module.function_name(id) }
        })
        .collect()
}
