//! What a thread makes at a time: a fragment of some functions, of a variable, or of nodes of debug
//! information, each complete in an id space of its own.

use std::borrow::Cow;
use std::sync::PoisonError;

use lapidary_bitcode::internal::KeptBodies;
use lapidary_bitcode::ir::{Body, FunctionId, GlobalId};
use lapidary_spirv::emit::{Fragment, FragmentBuilder, Id, Symbol, continuation};
use lapidary_spirv::grammar::{Capability, Extension, Op};

use crate::lower::calls::Rows;
use crate::lower::emit::Emitter;
use crate::lower::emit::globals::global_text;
use crate::lower::emit::state::State;
use crate::lower::error::{Error, ErrorKind, Result};
use crate::lower::facts::Facts;
use crate::lower::facts::debug::Record;
use crate::lower::merge::{FreeWords, untyped};
use crate::lower::survey::order::Definition;
use crate::lower::survey::{Decisions, KeptPointees, Surveyor};

/// Functions are lowered in runs of about so many bytes of bitcode: enough that what functions have
/// in common (types, constants, imports) is declared once for many, and few enough that the
/// fragment stays in the cache until it is merged.
pub(super) const RUN_BYTES: u64 = 64 << 10;

/// A thread's tables, for the survey and for the lowering.
#[derive(Default)]
pub(super) struct Worker {
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
pub(super) struct Known<'s> {
    pub(super) facts: &'s Facts<'s>,
    pub(super) decisions: &'s Decisions,
    pub(super) rows: &'s Rows,
}

/// What one thread gives back: a fragment and what to tell the user.
pub(super) type Said = (Fragment, Vec<Cow<'static, str>>);
type Piece = Result<Said>;

/// How much bitcode a definition is.
pub(super) fn size(facts: &Facts<'_>, definition: &Definition) -> u64 {
    match *definition {
        Definition::Function(id) => facts.module.body_size(id),
        Definition::Helper(_) => 0,
    }
}

/// Where the bodies come from that are lowered.
pub(super) struct BodySource<'m> {
    pub(super) kept: KeptBodies,
    /// What the survey found out of their pointers.
    pub(super) pointees: KeptPointees,
    /// Where memory goes whose bodies have all been taken.
    pub(super) free: &'m FreeWords,
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

/// Functions with bodies and helpers: a run of definitions.
pub(super) fn lower_definitions(
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
pub(super) fn lower_declarations(
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

/// Nodes of debug information.
pub(super) fn lower_records(
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

/// A variable.
pub(super) fn lower_global(
    known: Known<'_>,
    worker: &mut Worker,
    id: GlobalId,
    memory: Fragment,
) -> Piece {
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
