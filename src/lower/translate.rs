//! The steps of a translation, on all cores.

use lapidary_bitcode::Module;
use lapidary_bitcode::internal::KeptBodies;
use lapidary_bitcode::ir::{Body, FunctionId, GlobalId, Linkage};
use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use lapidary_spirv::emit::{Fragment, FragmentBuilder, Id, Symbol, continuation};
use lapidary_spirv::grammar::{Capability, Extension, Op, OperandKind, Version};
use rustc_hash::{FxHashMap, FxHashSet};

use super::auxdata;
use super::calls::{Rows, classify};
use super::emit::Emitter;
use super::emit::globals::global_text;
use super::emit::notes::Notes;
use super::emit::state::State;
use super::error::{Error, ErrorKind, Result};
use super::facts::debug::Record;
use super::facts::helpers::Helper;
use super::facts::metadata::named;
use super::facts::{Facts, builtin_variable, triple_version};
use super::header::header;
use super::merge::{Entry, FreeWords, Memory, Merge, untyped};
use super::options::Options;
use super::spec_ids;
use super::survey::order::Definition;
use super::survey::{Decisions, KeptPointees, Surveyor, survey};
use super::variable_order::VariableOrder;
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

/// A thread's tables, for the survey and for the lowering.
#[derive(Default)]
struct Worker {
    surveyor: Surveyor,
    builder: FragmentBuilder,
    state: State,
}

impl AsMut<Surveyor> for Worker {
    fn as_mut(&mut self) -> &mut Surveyor {
        &mut self.surveyor
    }
}

/// What is known before anything is lowered.
#[derive(Clone, Copy)]
struct Known<'s> {
    facts: &'s Facts<'s>,
    decisions: &'s Decisions,
    rows: &'s Rows,
}

/// What one thread gives back: a fragment and what to tell the user.
type Said = (Fragment, Vec<Cow<'static, str>>);
type Piece = Result<Said>;

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

/// Functions are lowered in runs of about so many bytes of bitcode: enough that what functions have
/// in common (types, constants, imports) is declared once for many, and few enough that the
/// fragment stays in the cache until it is merged.
const RUN_BYTES: u64 = 64 << 10;

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
    // A version in the triple is the version: no lower and no higher one.
    let asked = triple_version(&module.triple);
    let mut adjusted = options.clone();
    if let Some(version) = asked {
        if version > options.max_version {
            return Err(Error::new(
                ErrorKind::InvalidModule,
                "TripleMaxVersionIncompatible: Triple version and maximum version are incompatible.",
            ));
        }
        adjusted.max_version = version;
        adjusted.max_version_given = true;
    }
    let options = &adjusted;
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
    let bytes = defined.iter().map(|&id| module.body_size(id)).sum::<u64>();
    let free = FreeWords::default();
    let bodies = BodySource { kept: kept.bodies, pointees: kept.pointees, free: &free };
    let mut merge = Merge::new(facts, bytes as usize);
    // Symbols that anything refers to.
    let mut mentioned = vec![false; module.functions.len()];
    let mut helpers: Vec<Helper> = Vec::new();
    let mut known_helpers: FxHashSet<Helper> = (order.iter())
        .filter_map(|definition| match *definition {
            Definition::Helper(helper) => Some(helper),
            Definition::Function(_) => None,
        })
        .collect();
    let mut mention = |fragment: &Fragment| {
        for symbol in &fragment.uses {
            if let Some(place) = mentioned.get_mut(symbol.0 as usize) {
                *place = true;
            } else if let Some(helper) = Helper::of_symbol(symbol.0, facts)
                && known_helpers.insert(helper)
            {
                helpers.push(helper);
            }
        }
    };
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
    // The translator has variables before functions, and those that are declared before those that are defined.
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
                    mention(&fragment);
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
                mention(&fragment);
                said.into_iter().for_each(|note| notes.add(note));
                Ok(Some(merge.add_definitions(fragment, memory.map())))
            }
        },
        |numbered| numbered.write(&free, &memory),
    )?;

    // Helpers of builtins: only lowering tells which calls need one.
    if !helpers.is_empty() {
        let rest: Vec<_> = helpers.into_iter().map(Definition::Helper).collect();
        let worker = &mut Worker::default();
        let (fragment, _) = lower_definitions(known, worker, &rest, &bodies, memory.fragment())?;
        written.push(merge.add_definitions(fragment, memory.map()).write(&free, &memory));
    }

    // Functions that are referred to and have no body here.
    for id in &defined {
        mentioned[id.index()] = false;
    }
    let imported: Vec<FunctionId> =
        (0..mentioned.len()).filter(|&at| mentioned[at]).map(|at| FunctionId(at as u32)).collect();
    if let Some(begin) = begin_functions {
        begin(&mut merge);
    }
    let early = |id: &FunctionId| imports.binary_search_by_key(id, |it| it.0).is_ok();
    let late: Vec<FunctionId> = imported.iter().copied().filter(|id| !early(id)).collect();
    for lowered in lower_declarations(known, &late) {
        let (function, fragment) = lowered?;
        merge.add_declaration(function, &fragment);
    }
    merge.keep_declared(|id| mentioned[id.index()]);
    let mut entries = Vec::new();
    for &id in defined.iter().filter(|id| facts.is_kernel(**id)) {
        let symbol = decisions.entry_symbol(facts, id);
        let name = module.function_name(id).to_vec();
        entries.push(Entry { symbol, name });
        merge.alias(symbol, id.0);
    }
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

/// How much bitcode a definition is.
fn size(facts: &Facts<'_>, definition: &Definition) -> u64 {
    match *definition {
        Definition::Function(id) => facts.module.body_size(id),
        Definition::Helper(_) => 0,
    }
}

/// Where the bodies come from that are lowered.
struct BodySource<'m> {
    kept: KeptBodies,
    /// What the survey found out of their pointers.
    pointees: KeptPointees,
    /// Where memory goes whose bodies have all been taken.
    free: &'m FreeWords,
}

impl BodySource<'_> {
    fn take(&self, facts: &Facts<'_>, id: FunctionId, body: &mut Body) -> Result<()> {
        let free = |words| self.free.lock().unwrap_or_else(PoisonError::into_inner).push(words);
        if !self.kept.take(id, body, free) {
            facts.module.decode_body(id, body)?;
        }
        Ok(())
    }
}

/// Starts a piece.
fn start(facts: &Facts<'_>, worker: &mut Worker) {
    worker.state.start(facts);
    worker.builder.clear();
}

/// The emitter for a body, or for none.
fn emitter<'w>(
    known: Known<'w>,
    worker: &'w mut Worker,
    function: Option<FunctionId>,
) -> Emitter<'w> {
    let Known { facts, decisions, rows } = known;
    let Worker { surveyor: Surveyor { body, inference, .. }, builder, state } = worker;
    state.start_body(facts, body);
    Emitter {
        facts,
        decisions,
        calls: rows,
        body,
        b: builder,
        s: state,
        inference,
        function,
        current_block: Id::NONE,
        constant_mode: false,
        depth: 0,
    }
}

const LONG: Extension = Extension::SPV_INTEL_long_composites;

/// An instruction that does not fit (section 2.3: the word count has 16 bits); `what` says of what.
fn too_long(kind: ErrorKind, what: &str) -> Error {
    let message = format!(
        "InvalidWordCount: Can't encode instruction with word count greater than 65535:{what}"
    );
    Error::new(kind, message)
}

/// Checks that all instructions fit, or may be continued.
fn check_lengths(facts: &Facts<'_>, builder: &mut FragmentBuilder) -> Result<()> {
    let Some((op, id)) = builder.too_long() else { return Ok(()) };
    if continuation(op).is_none() || id == Id::NONE {
        return Err(too_long(ErrorKind::Unsupported, &format!(" {op}")));
    }
    if !facts.options.allows(LONG) {
        let name = op.name().unwrap_or_default().trim_start_matches("Op").to_owned();
        let what =
            format!("\nId: {}, OpCode: {name}, Name: \"\"\nNOTE: {LONG} lifts the limit", id.0);
        return Err(too_long(ErrorKind::NeedsExtension(LONG), &what));
    }
    builder.extension(LONG);
    builder.capability(Capability::LongCompositesINTEL);
    Ok(())
}

/// Ends the definition of a symbol.
fn end(
    facts: &Facts<'_>,
    builder: &mut FragmentBuilder,
    symbol: u32,
    done: Result<()>,
) -> Result<()> {
    done?;
    check_lengths(facts, builder)?;
    builder.end_definition(Symbol(symbol));
    Ok(())
}

/// Ends a piece: its fragment and what to tell the user.
fn finish(facts: &Facts<'_>, worker: &mut Worker, memory: Fragment) -> Said {
    let mut fragment = worker.builder.finish(memory);
    if facts.untyped_pointers() {
        untyped::rewrite(&mut fragment, facts);
    }
    (fragment, worker.state.notes.take())
}

fn lower_definitions(
    known: Known<'_>,
    worker: &mut Worker,
    run: &[Definition],
    bodies: &BodySource<'_>,
    memory: Fragment,
) -> Piece {
    let facts = known.facts;
    start(facts, worker);
    // A word for a byte, about.
    let bytes: u64 = run.iter().map(|definition| size(facts, definition)).sum();
    worker.builder.reserve(bytes.min(RUN_BYTES) as usize);
    for definition in run {
        match *definition {
            Definition::Function(id) => lower_function(known, worker, id, bodies)
                .map_err(|error| error.in_function(facts.module.function_name(id)))?,
            Definition::Helper(helper) => {
                worker.surveyor.body.become_module(facts.module);
                let done = emitter(known, worker, None).lower_helper(helper);
                end(facts, &mut worker.builder, helper.symbol(facts), done)
                    .map_err(|error| error.in_function(&helper.name(facts)))?;
            }
        }
    }
    Ok(finish(facts, worker, memory))
}

fn lower_function(
    known: Known<'_>,
    worker: &mut Worker,
    id: FunctionId,
    bodies: &BodySource<'_>,
) -> Result<()> {
    let Known { facts, decisions, .. } = known;
    let Surveyor { body, inference, .. } = &mut worker.surveyor;
    bodies.take(facts, id, body)?;
    bodies.pointees.infer(facts, &decisions.slots, id, body, inference);
    let done = emitter(known, worker, Some(id)).lower_function(id);
    end(facts, &mut worker.builder, id.0, done)
}

/// Functions without bodies, each in a fragment of its own.
fn lower_declarations(
    known: Known<'_>,
    functions: &[FunctionId],
) -> impl Iterator<Item = Result<(FunctionId, Fragment)>> {
    let facts = known.facts;
    let mut worker = Worker::default();
    worker.surveyor.body.become_module(facts.module);
    functions.iter().map(move |&id| {
        let worker = &mut worker;
        start(facts, worker);
        // What is attached to a function without a body, the module has.
        let attached = facts.module.attachments_of(facts.module.functions[id.index()].attachments);
        attached.clone_into(&mut worker.surveyor.body.function_attachments);
        let done = emitter(known, worker, Some(id)).lower_declaration(id);
        end(facts, &mut worker.builder, id.0, done)
            .map_err(|error| error.in_function(facts.module.function_name(id)))?;
        Ok((id, finish(facts, worker, Fragment::default()).0))
    })
}

fn lower_records(
    known: Known<'_>,
    worker: &mut Worker,
    records: &[Record],
    memory: Fragment,
) -> Piece {
    let facts = known.facts;
    worker.surveyor.body.become_module(facts.module);
    start(facts, worker);
    emitter(known, worker, None).lower_records(records);
    check_lengths(facts, &mut worker.builder)?;
    Ok(finish(facts, worker, memory))
}

fn lower_global(known: Known<'_>, worker: &mut Worker, id: GlobalId, memory: Fragment) -> Piece {
    let facts = known.facts;
    let module = facts.module;
    worker.surveyor.body.become_module(module);
    start(facts, worker);
    let done = emitter(known, worker, None).lower_global(id);
    let builder = &mut worker.builder;
    if done.is_ok()
        && !facts.options.allows(LONG)
        && matches!(builder.too_long(), Some((Op::ConstantComposite, _)))
    {
        let what = format!(
            "\nGlobal variable has a constant array initializer with a number of elements greater \
             than OpConstantComposite can have (65532). Should the array be split?\nOriginal LLVM \
             value:\n{}",
            global_text(module, id)
        );
        return Err(too_long(ErrorKind::NeedsExtension(LONG), &what));
    }
    end(facts, builder, facts.variable_symbol(id), done).map_err(|error| {
        let name = module.text(module.globals[id.index()].object.name);
        error.in_variable(&name)
    })?;
    Ok(finish(facts, worker, memory))
}
