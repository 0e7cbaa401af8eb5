//! The steps of a translation, on all cores.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Body, FunctionId, GlobalId, Linkage};
use std::sync::{Mutex, PoisonError};

use lapidary_spirv::build::{Fragment, FragmentBuilder, Id, Symbol, continuation};
use lapidary_spirv::grammar::{Capability, Op};
use rayon::prelude::*;

use super::error::{Error, Result};
use super::function::{FunctionLowering, State};
use super::globals::{builtin_variable, global_text};
use super::header::header;
use super::helpers::Helper;
use super::in_order::in_order;
use super::merge::{Entry, Kind, Merge};
use super::options::Options;
use super::order::{Definition, definitions};
use super::pointee::{Inference, Summary, survey};
use super::shared::{Callee, Shared, triple_version};
use crate::lower::metadata::auxdata;

/// A translated module.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The words of the module in consecutive pieces, in the order of the host.
    pub pieces: Vec<Vec<u32>>,
    /// By function: its id in the module (that of the entry point for a kernel), if it is there.
    pub functions: Vec<Option<u32>>,
    /// By global variable: its id in the module, if it is there.
    pub globals: Vec<Option<u32>>,
    /// What the user should know, once each.
    pub notes: Vec<String>,
}

impl Translation {
    /// The words in one piece: the largest, that of the functions, to which the others are added. So
    /// there are never two copies of most of it.
    pub fn into_words(self) -> Vec<u32> {
        let mut pieces = self.pieces;
        let length: usize = pieces.iter().map(Vec::len).sum();
        let Some(largest) = (0..pieces.len()).max_by_key(|&at| pieces[at].len()) else {
            return Vec::new();
        };
        let mut words = std::mem::take(&mut pieces[largest]);
        let own = words.len();
        words.reserve_exact(length - own);
        let before: usize = pieces[..largest].iter().map(Vec::len).sum();
        words.resize(own + before, 0);
        words.copy_within(..own, before);
        let mut at = 0;
        for piece in &pieces[..largest] {
            words[at..][..piece.len()].copy_from_slice(piece);
            at += piece.len();
        }
        pieces[largest + 1..].iter().for_each(|piece| words.extend_from_slice(piece));
        words
    }
}

/// A thread's tables.
#[derive(Default)]
struct Worker {
    body: Body,
    builder: FragmentBuilder,
    state: State,
}

/// What one thread gives back: a fragment and what to tell the user.
type Piece = Result<(Fragment, Vec<&'static str>)>;

/// Functions are lowered in runs of about so many bytes of bitcode: enough that what functions have
/// in common (types, constants, imports) is declared once for many, and few enough that the
/// fragment stays in the cache until it is merged.
const RUN_BYTES: u64 = 64 << 10;

/// Translates a module.
pub fn translate(module: &Module<'_>, options: &Options) -> Result<Translation> {
    translate_decoded(module, options, Vec::new())
}

/// Translates a module of which some bodies are decoded already (by function; there may be fewer).
pub fn translate_decoded(
    module: &Module<'_>,
    options: &Options,
    bodies: Kept,
) -> Result<Translation> {
    if options.threads == 0 {
        return translate_here(module, options, bodies);
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.threads)
        .build()
        .map_err(|error| Error::new(format!("cannot start threads: {error}")))?;
    pool.install(|| translate_here(module, options, bodies))
}

fn translate_here(module: &Module<'_>, options: &Options, bodies: Kept) -> Result<Translation> {
    // A version in the triple is the version: no lower and no higher one.
    let asked = triple_version(&module.triple);
    let mut adjusted = options.clone();
    if let Some(version) = asked {
        if version > options.max_version {
            return Err(Error::new(
                "TripleMaxVersionIncompatible: Triple version and maximum version are incompatible.",
            ));
        }
        adjusted.max_version = version;
    }
    let options = &adjusted;
    let mut shared = Shared::new(module, options)?;
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
    let (order, kept) = resolve(&mut shared, &defined, bodies)?;
    let shared = &shared;

    let globals: Vec<GlobalId> = (0..module.globals.len() as u32)
        .map(GlobalId)
        .filter(|&id| !shared.is_internal_global(id))
        .filter(|id| {
            // Builtin functions read builtin variables without mentioning them.
            let name = module.str(module.globals[id.index()].object.name);
            wanted(module.functions.len() + id.index()) || builtin_variable(name).is_some()
        })
        .collect();
    let variables: Vec<Piece> = globals
        .par_iter()
        .map_init(Worker::default, |worker, &id| lower_global(shared, worker, id))
        .collect();
    let variables = variables.into_iter().collect::<Result<Vec<_>>>()?;

    let mut merge = Merge::new(shared);
    let mut notes: Vec<String> = module.notes.clone();
    if !super::header::named(module, b"llvm.dbg.cu").is_empty() {
        notes.push("of the debug information only source lines are kept".to_owned());
    }
    for at in variable_order(shared, &globals, &variables)? {
        merge.add(Kind::Variable, &variables[at].0);
    }
    // Symbols that anything refers to.
    let mut mentioned = vec![false; module.functions.len()];
    let mut helpers: Vec<Helper> = Vec::new();
    let mut mention = |fragment: &Fragment| {
        for symbol in &fragment.uses {
            if let Some(place) = mentioned.get_mut(symbol.0 as usize) {
                *place = true;
            } else if let Some(helper) = Helper::of_symbol(symbol.0, shared)
                && !helpers.contains(&helper)
            {
                helpers.push(helper);
            }
        }
    };
    variables.iter().for_each(|(fragment, _)| mention(fragment));
    drop(variables);

    let runs = runs(module, &order);
    // Fragments that have been merged, whose memory is used again.
    let spare = Mutex::new(Vec::new());
    in_order(
        runs.len(),
        |worker: &mut Worker, at| {
            let memory = spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
            lower_definitions(shared, worker, runs[at], &kept, memory.unwrap_or_default())
        },
        |(fragment, said)| {
            mention(&fragment);
            merge.add(Kind::Definitions, &fragment);
            for note in said {
                if !notes.iter().any(|known| known == note) {
                    notes.push(note.to_owned());
                }
            }
            spare.lock().unwrap_or_else(PoisonError::into_inner).push(fragment);
        },
    )?;
    drop(spare);

    // Helpers of builtins: only lowering tells which calls need one.
    helpers.retain(|&helper| !order.contains(&Definition::Helper(helper)));
    if !helpers.is_empty() {
        let rest: Vec<_> = helpers.into_iter().map(Definition::Helper).collect();
        let worker = &mut Worker::default();
        let (fragment, _) = lower_definitions(shared, worker, &rest, &kept, Fragment::default())?;
        merge.add(Kind::Definitions, &fragment);
    }

    // Functions that are referred to and have no body here.
    for id in &defined {
        mentioned[id.index()] = false;
    }
    let imported: Vec<FunctionId> =
        (0..mentioned.len()).filter(|&at| mentioned[at]).map(|at| FunctionId(at as u32)).collect();
    let (declarations, _) = lower_declarations(shared, &imported)?;
    merge.add(Kind::Declarations, &declarations);
    let mut entries = Vec::new();
    for &id in defined.iter().filter(|id| shared.is_kernel(**id)) {
        let symbol = shared.entry_symbol(id);
        entries.push(Entry { symbol, name: module.function_name(id).to_vec() });
        merge.alias(symbol, id.0);
    }
    let mut functions = vec![None; module.functions.len()];
    for &id in defined.iter().chain(&imported) {
        functions[id.index()] = Some(merge.symbol(shared.entry_symbol(id)).0);
    }
    let mut global_ids = vec![None; module.globals.len()];
    for &id in &globals {
        global_ids[id.index()] = Some(merge.symbol(shared.variable_symbol(id)).0);
    }
    if options.preserve_auxdata
        && let Some(note) = auxdata::add(shared, &mut merge, &functions, &global_ids)?
    {
        notes.push(note.to_owned());
    }
    let pieces = merge.finish(&header(shared)?, &entries)?;
    Ok(Translation { pieces, functions, globals: global_ids, notes })
}

/// By function: its body, if it was decoded for the survey and is kept for the lowering.
pub type Kept = Vec<Option<Box<Body>>>;

/// Bodies of no more than so many bytes of bitcode are kept: decoded they take about four times the
/// room, and memory that is touched once costs about as much as decoding again.
pub const KEPT_BYTES: u64 = 8 << 20;

/// Functions are surveyed in parts of so many.
const SURVEYED_TOGETHER: usize = 16;

/// The definitions in runs that are lowered together.
fn runs<'o>(module: &Module<'_>, order: &'o [Definition]) -> Vec<&'o [Definition]> {
    let mut runs = Vec::new();
    let (mut start, mut size) = (0, 0);
    for (at, definition) in order.iter().enumerate() {
        if let Definition::Function(id) = *definition {
            size += module.body_size(id);
        }
        if size >= RUN_BYTES || at + 1 == order.len() {
            runs.push(&order[start..=at]);
            (start, size) = (at + 1, 0);
        }
    }
    runs
}

/// Decides the pointees of parameters and results, and which kernels are called; gives the order of
/// the definitions and bodies that need not be decoded again.
fn resolve(
    shared: &mut Shared<'_>,
    defined: &[FunctionId],
    decoded: Kept,
) -> Result<(Vec<Definition>, Kept)> {
    // How many are kept.
    let mut bytes = 0;
    let keep = defined.iter().take_while(|&&id| {
        bytes += shared.module.body_size(id);
        bytes <= KEPT_BYTES
    });
    let keep = keep.count();
    let parts: Vec<&[FunctionId]> = defined.chunks(SURVEYED_TOGETHER).collect();
    let mut summaries = Vec::with_capacity(defined.len());
    let mut more = Vec::new();
    {
        let (shared, decoded) = (&*shared, &decoded);
        in_order(
            parts.len(),
            |surveyor: &mut Surveyor, at| {
                let keep = (at + 1) * SURVEYED_TOGETHER <= keep;
                survey_functions(shared, surveyor, parts[at], decoded, keep)
            },
            |(said, bodies)| {
                more.extend(bodies);
                summaries.extend(said);
            },
        )?;
    }
    let mut kept = decoded;
    kept.resize_with(shared.module.functions.len(), || None);
    for (id, body) in more {
        kept[id.index()] = Some(Box::new(body));
    }
    let mut slots = std::mem::take(&mut shared.slots);
    slots.resolve(&summaries);
    shared.slots = slots;
    shared.samplers = super::samplers::resolve(&summaries);
    shared.plain_arithmetic = plain_arithmetic(shared, &summaries);
    for (_, summary) in &summaries {
        for callee in &summary.called {
            if shared.is_kernel(*callee) && matches!(shared.callee(*callee), Callee::Defined) {
                shared.called_kernels[callee.index()] = true;
            }
        }
    }
    Ok((definitions(shared, &summaries), kept))
}

/// A thread's tables for the survey.
#[derive(Default)]
struct Surveyor {
    body: Body,
    inference: Inference,
}

/// What functions say, and their bodies if they are to be kept.
type Surveyed = (Vec<(FunctionId, Summary)>, Vec<(FunctionId, Body)>);

fn survey_functions(
    shared: &Shared<'_>,
    surveyor: &mut Surveyor,
    functions: &[FunctionId],
    decoded: &Kept,
    keep: bool,
) -> Result<Surveyed> {
    let Surveyor { body, inference } = surveyor;
    let mut summaries = Vec::with_capacity(functions.len());
    let mut bodies = Vec::new();
    for &id in functions {
        if let Some(Some(body)) = decoded.get(id.index()) {
            summaries.push((id, survey(shared, &shared.slots, id, body, inference)));
            continue;
        }
        shared
            .module
            .decode_body(id, body)
            .map_err(|error| Error::from(error).in_function(shared.module.function_name(id)))?;
        summaries.push((id, survey(shared, &shared.slots, id, body, inference)));
        if keep {
            bodies.push((id, body.clone()));
        }
    }
    Ok((summaries, bodies))
}

/// By function: whether it or what it calls has arithmetic that must not be contracted.
fn plain_arithmetic(shared: &Shared<'_>, summaries: &[(FunctionId, Summary)]) -> Vec<bool> {
    let count = shared.module.functions.len();
    let mut plain = vec![false; count];
    let mut callers: Vec<Vec<FunctionId>> = vec![Vec::new(); count];
    let mut stack = Vec::new();
    for (function, summary) in summaries {
        if summary.plain_arithmetic {
            plain[function.index()] = true;
            stack.push(*function);
        }
        for &callee in &summary.calls {
            // Helpers are none of the file's functions.
            if let Some(callers) = callers.get_mut(callee as usize) {
                callers.push(*function);
            }
        }
    }
    while let Some(function) = stack.pop() {
        for caller in &callers[function.index()] {
            if !std::mem::replace(&mut plain[caller.index()], true) {
                stack.push(*caller);
            }
        }
    }
    plain
}

/// Starts a piece.
fn start(shared: &Shared<'_>, worker: &mut Worker) {
    worker.state.start(shared);
    worker.builder.clear();
}

fn lowering<'w>(
    shared: &'w Shared<'w>,
    body: &'w Body,
    builder: &'w mut FragmentBuilder,
    state: &'w mut State,
    function: Option<FunctionId>,
) -> FunctionLowering<'w> {
    state.start_body(shared, body);
    FunctionLowering {
        shared,
        body,
        b: builder,
        s: state,
        function,
        current_block: Id::NONE,
        constant_mode: false,
        depth: 0,
    }
}

const LONG: &str = "SPV_INTEL_long_composites";

/// An instruction that does not fit (section 2.3: the word count has 16 bits); `what` says of what.
fn too_long(what: &str) -> Error {
    Error::new(format!(
        "InvalidWordCount: Can't encode instruction with word count greater than 65535:{what}"
    ))
}

/// Checks that all instructions fit, or may be continued.
fn check_lengths(shared: &Shared<'_>, builder: &mut FragmentBuilder) -> Result<()> {
    let Some((op, id)) = builder.too_long() else { return Ok(()) };
    if continuation(op).is_none() || id == Id::NONE {
        return Err(too_long(&format!(" {op}")));
    }
    if !shared.options.allows(LONG) {
        let name = op.name().unwrap_or_default().trim_start_matches("Op").to_owned();
        return Err(too_long(&format!(
            "\nId: {}, OpCode: {name}, Name: \"\"\nNOTE: {LONG} lifts the limit",
            id.0
        )));
    }
    builder.extension(LONG);
    builder.capability(Capability::LongCompositesINTEL);
    Ok(())
}

/// Ends the definition of a symbol.
fn end(
    shared: &Shared<'_>,
    builder: &mut FragmentBuilder,
    symbol: u32,
    done: Result<()>,
) -> Result<()> {
    done?;
    check_lengths(shared, builder)?;
    builder.end_definition(Symbol(symbol));
    Ok(())
}

/// Ends a piece: its fragment and what to tell the user.
fn finish(worker: &mut Worker, memory: Fragment) -> (Fragment, Vec<&'static str>) {
    (worker.builder.finish(memory), std::mem::take(&mut worker.state.notes))
}

fn lower_definitions(
    shared: &Shared<'_>,
    worker: &mut Worker,
    run: &[Definition],
    kept: &Kept,
    memory: Fragment,
) -> Piece {
    start(shared, worker);
    for definition in run {
        match *definition {
            Definition::Function(id) => {
                lower_function(shared, worker, id, kept[id.index()].as_deref())
                    .map_err(|error| error.in_function(shared.module.function_name(id)))?
            }
            Definition::Helper(helper) => {
                worker.body = Body::of_module(shared.module);
                let Worker { body, builder, state } = worker;
                let done = lowering(shared, body, builder, state, None).lower_helper(helper);
                end(shared, builder, helper.symbol(shared), done)
                    .map_err(|error| error.in_function(&helper.name(shared)))?;
            }
        }
    }
    Ok(finish(worker, memory))
}

fn lower_function(
    shared: &Shared<'_>,
    worker: &mut Worker,
    id: FunctionId,
    kept: Option<&Body>,
) -> Result<()> {
    let Worker { body, builder, state } = worker;
    let body = match kept {
        Some(body) => body,
        None => {
            shared.module.decode_body(id, body)?;
            body
        }
    };
    let mut lowering = lowering(shared, body, builder, state, Some(id));
    lowering.s.inference.scan(shared, &shared.slots, id, body, true);
    let done = lowering.lower_function(id);
    end(shared, builder, id.0, done)
}

fn lower_declarations(shared: &Shared<'_>, functions: &[FunctionId]) -> Piece {
    let worker = &mut Worker { body: Body::of_module(shared.module), ..Worker::default() };
    start(shared, worker);
    let Worker { body, builder, state } = worker;
    for &id in functions {
        let done = lowering(shared, body, builder, state, Some(id)).lower_declaration(id);
        end(shared, builder, id.0, done)
            .map_err(|error| error.in_function(shared.module.function_name(id)))?;
    }
    Ok(finish(worker, Fragment::default()))
}

fn lower_global(shared: &Shared<'_>, worker: &mut Worker, id: GlobalId) -> Piece {
    let module = shared.module;
    worker.body = Body::of_module(module);
    start(shared, worker);
    let Worker { body, builder, state } = worker;
    let done = lowering(shared, body, builder, state, None).lower_global(id);
    if done.is_ok()
        && !shared.options.allows(LONG)
        && matches!(builder.too_long(), Some((Op::ConstantComposite, _)))
    {
        return Err(too_long(&format!(
            "\nGlobal variable has a constant array initializer with a number of elements greater \
             than OpConstantComposite can have (65532). Should the array be split?\nOriginal LLVM \
             value:\n{}",
            global_text(module, id)
        )));
    }
    end(shared, builder, shared.variable_symbol(id), done).map_err(|error| {
        let name = module.text(module.globals[id.index()].object.name);
        Error::new(format!("{error}, in global variable '{name}'"))
    })?;
    Ok(finish(worker, Fragment::default()))
}

/// The variables in an order in which each comes after those that its initialiser refers to.
fn variable_order(
    shared: &Shared<'_>,
    globals: &[GlobalId],
    variables: &[(Fragment, Vec<&'static str>)],
) -> Result<Vec<usize>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let first = shared.module.functions.len() as u32;
    // By global: its place in `globals`.
    let mut places = vec![usize::MAX; shared.module.globals.len()];
    for (at, id) in globals.iter().enumerate() {
        places[id.index()] = at;
    }
    let mut marks = vec![Mark::New; globals.len()];
    let mut order = Vec::with_capacity(globals.len());
    let mut stack = Vec::new();
    for root in 0..globals.len() {
        stack.push(root);
        while let Some(&at) = stack.last() {
            match marks[at] {
                Mark::New => {
                    marks[at] = Mark::Open;
                    let symbols = variables[at].0.declarations.list().iter();
                    for symbol in symbols.filter_map(|declaration| declaration.symbol()) {
                        let global = symbol.0.wrapping_sub(first) as usize;
                        let Some(&other) = places.get(global) else { continue };
                        if other == usize::MAX || other == at {
                            continue;
                        }
                        match marks[other] {
                            Mark::New => stack.push(other),
                            Mark::Open => {
                                let name = shared.module.globals[global].object.name;
                                return Err(Error::unsupported(format_args!(
                                    "global variables that refer to each other (one is '{}')",
                                    shared.module.text(name)
                                )));
                            }
                            Mark::Done => {}
                        }
                    }
                }
                Mark::Open => {
                    marks[at] = Mark::Done;
                    order.push(at);
                    stack.pop();
                }
                Mark::Done => {
                    stack.pop();
                }
            }
        }
    }
    Ok(order)
}
