//! The steps of a translation, on all cores.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Body, FunctionId, GlobalId, Linkage};
use lapidary_spirv::build::{Fragment, FragmentBuilder, Id};
use rayon::prelude::*;

use super::error::{Error, Result};
use super::function::{FunctionLowering, State};
use super::globals::builtin_variable;
use super::header::header;
use super::merge::{Entry, Kind, Merge};
use super::options::Options;
use super::pointee::{Inference, Summary, survey};
use super::shared::{Callee, Shared, triple_version};

/// A translated module.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The words of the module, in the order of the host.
    pub words: Vec<u32>,
    /// By function: its id in the module (that of the entry point for a kernel), if it is there.
    pub functions: Vec<Option<u32>>,
    /// By global variable: its id in the module, if it is there.
    pub globals: Vec<Option<u32>>,
    /// What the user should know, once each.
    pub notes: Vec<String>,
}

/// A thread's tables.
#[derive(Default)]
struct Worker {
    body: Body,
    builder: FragmentBuilder,
    state: State,
}

/// What one thread gives back.
type Piece = Result<(Fragment, Vec<&'static str>)>;

/// Translates a module.
pub fn translate(module: &Module<'_>, options: &Options) -> Result<Translation> {
    if options.threads == 0 {
        return translate_here(module, options);
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.threads)
        .build()
        .map_err(|error| Error::new(format!("cannot start threads: {error}")))?;
    pool.install(|| translate_here(module, options))
}

fn translate_here(module: &Module<'_>, options: &Options) -> Result<Translation> {
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
    resolve(&mut shared, &defined)?;
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
    let bodies: Vec<Piece> = defined
        .par_iter()
        .map_init(Worker::default, |worker, &id| lower_function(shared, worker, id))
        .collect();
    let variables = variables.into_iter().collect::<Result<Vec<_>>>()?;
    let bodies = bodies.into_iter().collect::<Result<Vec<_>>>()?;

    // Functions that are referred to and have no body here.
    let mut imported = vec![false; module.functions.len()];
    for (fragment, _) in variables.iter().chain(&bodies) {
        for symbol in fragment.declarations.list().iter().filter_map(|d| d.symbol()) {
            if let Some(place) = imported.get_mut(symbol.0 as usize) {
                *place = true;
            }
        }
    }
    for id in &defined {
        imported[id.index()] = false;
    }
    let mut worker = Worker::default();
    let mut merge = Merge::new(shared);
    for at in variable_order(shared, &globals, &variables)? {
        let symbol = shared.variable_symbol(globals[at]);
        merge.add(symbol, Kind::Variable, &variables[at].0);
    }
    for (at, _) in imported.iter().enumerate().filter(|(_, imported)| **imported) {
        let (fragment, _) = lower_declaration(shared, &mut worker, FunctionId(at as u32))?;
        merge.add(at as u32, Kind::Declaration, &fragment);
    }
    let mut notes: Vec<String> = module.notes.clone();
    let mut add_notes = |list: &[&'static str]| {
        for note in list {
            if !notes.iter().any(|known| known == note) {
                notes.push((*note).to_owned());
            }
        }
    };
    let mut entries = Vec::new();
    for (&id, (fragment, said)) in defined.iter().zip(&bodies) {
        merge.add(id.0, Kind::Definition, fragment);
        add_notes(said);
        if shared.is_kernel(id) {
            let symbol = shared.entry_symbol(id);
            entries.push(Entry { symbol, name: module.function_name(id).to_vec() });
            merge.alias(symbol, id.0);
        }
    }
    drop(bodies);
    let mut functions = vec![None; module.functions.len()];
    for (at, place) in functions.iter_mut().enumerate() {
        if imported[at] || defined.binary_search(&FunctionId(at as u32)).is_ok() {
            *place = Some(merge.symbol(shared.entry_symbol(FunctionId(at as u32))).0);
        }
    }
    let mut global_ids = vec![None; module.globals.len()];
    for &id in &globals {
        global_ids[id.index()] = Some(merge.symbol(shared.variable_symbol(id)).0);
    }
    let words = merge.finish(&header(shared), &entries)?;
    Ok(Translation { words, functions, globals: global_ids, notes })
}

/// Decides the pointees of parameters and results, and which kernels are called.
fn resolve(shared: &mut Shared<'_>, defined: &[FunctionId]) -> Result<()> {
    let surveyed: Vec<Result<(FunctionId, Summary)>> = {
        let shared = &*shared;
        defined
            .par_iter()
            .map_init(
                || (Body::default(), Inference::default()),
                |(body, inference), &id| {
                    let summary = survey(shared, &shared.slots, id, body, inference);
                    let name = || shared.module.function_name(id);
                    Ok((id, summary.map_err(|error| error.in_function(name()))?))
                },
            )
            .collect()
    };
    let summaries = surveyed.into_iter().collect::<Result<Vec<_>>>()?;
    let mut slots = std::mem::take(&mut shared.slots);
    slots.resolve(&summaries);
    shared.slots = slots;
    shared.plain_arithmetic = plain_arithmetic(shared, &summaries);
    for (_, summary) in &summaries {
        for callee in &summary.called {
            if shared.is_kernel(*callee) && matches!(shared.callee(*callee), Callee::Defined) {
                shared.called_kernels[callee.index()] = true;
            }
        }
    }
    Ok(())
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
        for callee in &summary.callees {
            callers[callee.index()].push(*function);
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

fn lowering<'w>(
    shared: &'w Shared<'w>,
    worker: &'w mut Worker,
    function: Option<FunctionId>,
) -> FunctionLowering<'w> {
    worker.state.start(shared, &worker.body);
    worker.builder.clear();
    FunctionLowering {
        shared,
        body: &worker.body,
        b: &mut worker.builder,
        s: &mut worker.state,
        function,
        current_block: Id::NONE,
        constant_mode: false,
        depth: 0,
    }
}

/// An instruction that does not fit (section 2.3: the word count has 16 bits).
fn too_long(op: lapidary_spirv::grammar::Op) -> Error {
    Error::new(format!(
        "InvalidWordCount: Can't encode instruction with word count greater than 65535:{}",
        match op {
            lapidary_spirv::grammar::Op::ConstantComposite => {
                "\nGlobal variable has a constant array initializer with a number of elements \
                 greater than OpConstantComposite can have (65532). Should the array be split?"
                    .to_owned()
            }
            op => format!(" {op}"),
        }
    ))
}

/// Ends a piece: its fragment and notes, or the error with its place.
fn finish(worker: &mut Worker, done: Result<()>, name: &[u8]) -> Piece {
    let notes = std::mem::take(&mut worker.state.notes);
    let done = done.and_then(|()| match worker.builder.too_long() {
        Some(op) => Err(too_long(op)),
        None => Ok(()),
    });
    match done {
        Ok(()) => Ok((worker.builder.finish(), notes)),
        Err(error) => Err(error.in_function(name)),
    }
}

fn lower_function(shared: &Shared<'_>, worker: &mut Worker, id: FunctionId) -> Piece {
    let name = shared.module.function_name(id);
    if let Err(error) = shared.module.decode_body(id, &mut worker.body) {
        return Err(Error::from(error).in_function(name));
    }
    let mut lowering = lowering(shared, worker, Some(id));
    let body = lowering.body;
    lowering.s.inference.scan(shared, &shared.slots, id, body, true);
    let done = lowering.lower_function(id);
    finish(worker, done, name)
}

fn lower_declaration(shared: &Shared<'_>, worker: &mut Worker, id: FunctionId) -> Piece {
    worker.body = Body::of_module(shared.module);
    let done = lowering(shared, worker, Some(id)).lower_declaration(id);
    finish(worker, done, shared.module.function_name(id))
}

fn lower_global(shared: &Shared<'_>, worker: &mut Worker, id: GlobalId) -> Piece {
    let module = shared.module;
    worker.body = Body::of_module(module);
    let done = lowering(shared, worker, None).lower_global(id);
    let notes = std::mem::take(&mut worker.state.notes);
    let place = |error: Error| {
        let name = module.text(module.globals[id.index()].object.name);
        Error::new(format!("{error}, in global variable '{name}'"))
    };
    done.map_err(place)?;
    if let Some(op) = worker.builder.too_long() {
        return Err(place(too_long(op)));
    }
    Ok((worker.builder.finish(), notes))
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
