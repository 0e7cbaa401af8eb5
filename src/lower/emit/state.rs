//! The tables of a thread while it lowers one body after the other: which values, types, blocks and
//! phis of the body have which ids. They are reused, so that a body costs no memory of its own.

use std::collections::HashSet;
use std::ops::Range;

use lapidary_bitcode::ir::debug_info::DebugInfo;
use lapidary_bitcode::ir::{BlockId, Body, FunctionId, InstId, MetadataId, TypeId, ValueId};
use lapidary_spirv::emit::{Id, InstructionWriter};
use lapidary_spirv::flow::Flow;
use lapidary_spirv::grammar::Decoration;
use rustc_hash::{FxHashMap, FxHashSet};

use super::notes::Notes;
use super::uses::Uses;
use crate::lower::facts::Facts;
use crate::lower::facts::debug::{Part, Place, Walk};

/// An operand of a phi, filled in when all blocks have been written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PhiOperand {
    /// The word of the value; the block's label is the next one.
    pub(crate) word: usize,
    /// The value.
    pub(crate) value: ValueId,
    /// The block that it comes from.
    pub(crate) block: BlockId,
    /// The type that the phi has.
    pub(crate) ty: Id,
}

/// The SPIR-V types of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signature {
    /// `OpTypeFunction`
    pub(crate) ty: Id,
    /// Result type.
    pub(crate) result: Id,
    /// Its parameter types: where they begin in the list of all, and how many they are.
    pub(crate) parameters: (usize, u32),
    /// Whether one more parameter is the address of the variable arguments.
    pub(crate) is_variadic: bool,
}

impl Signature {
    /// The numbers of the parameters.
    pub(crate) fn parameters(&self) -> Range<u32> {
        0..self.parameters.1
    }
}

/// The signatures that were needed, by function.
#[derive(Debug, Default)]
pub(crate) struct Signatures {
    pub(crate) known: FxHashMap<FunctionId, Signature>,
    /// The parameter types of all.
    pub(crate) types: Vec<Id>,
}

impl Signatures {
    /// Forgets all.
    fn clear(&mut self) {
        self.known.clear();
        self.types.clear();
    }
}

/// Where the instructions stand that a constant has become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Computed {
    /// Where the entry block uses it first.
    Inline,
    /// Before all other instructions of the entry block.
    Ahead,
}

/// A scope, and where it was inlined.
pub(crate) type Scope = (MetadataId, Option<MetadataId>);

/// What the debug information of the piece and of the body has become.
#[derive(Debug, Default)]
pub(crate) struct DebugState {
    /// The set, the void type and `DebugInfoNone` in the piece, if they are declared.
    pub(crate) set: Id,
    pub(crate) void: Id,
    pub(crate) none: Id,
    /// What stands for a value that is not known, if it is declared.
    pub(crate) unknown: Id,
    /// Files of the module that are the piece's own, with the part that they are in.
    pub(crate) sources: FxHashMap<MetadataId, (Id, Part)>,
    /// Expressions that the piece has, by their nodes in the module.
    pub(crate) expressions: FxHashMap<(Option<MetadataId>, bool), Option<Id>>,
    /// By metadata of the body's own: its instructions.
    pub(crate) own: Vec<[Id; 2]>,
    /// The number of the first of them.
    pub(crate) first: u32,
    /// The order of the body's own nodes.
    pub(crate) walk: Walk,
    /// Scratch for it.
    pub(crate) order: Vec<(Place, Part)>,
    /// Where calls were inlined.
    pub(crate) inlined: FxHashMap<MetadataId, Id>,
    /// Scopes of the body, with the places where they were inlined.
    pub(crate) scopes: FxHashMap<Scope, [Id; 2]>,
    /// Local variables of the body; `None` for what is none.
    pub(crate) locals: FxHashMap<MetadataId, Option<Id>>,
    /// Scratch for operands.
    pub(crate) words: Vec<Word>,
    /// The compile unit of what is being written.
    pub(crate) unit: Option<MetadataId>,
    /// By metadata of the body's own: whether its instruction has been written.
    pub(crate) written: Vec<bool>,
    /// The part of what is being written.
    pub(crate) part: Part,
    /// The place of the node of the module that is being written.
    pub(crate) place: u32,
    /// Whether what is being written refers to what comes later.
    pub(crate) forward: bool,
    /// Whether the members of a type are being written, which may come later.
    pub(crate) members: bool,
    /// By type of the module: what stands for it where it comes later.
    pub(crate) stand_ins: FxHashMap<MetadataId, (Id, Part)>,
}

impl DebugState {
    /// Starts over for a piece.
    fn start(&mut self) {
        (self.set, self.void, self.none) = (Id::NONE, Id::NONE, Id::NONE);
        self.unknown = Id::NONE;
        self.sources.clear();
        self.expressions.clear();
        self.stand_ins.clear();
    }

    /// Starts over for a body.
    fn start_body(&mut self, facts: &Facts<'_>, body: &Body) {
        if !facts.debug.is_there() {
            return;
        }
        // All by name, so that the compiler asks what becomes of a new one.
        let Self {
            set: _,
            void: _,
            none: _,
            unknown: _,
            sources: _,
            expressions: _,
            stand_ins: _,
            own,
            first,
            walk,
            order,
            inlined,
            scopes,
            locals,
            words,
            unit,
            written,
            part,
            place,
            forward,
            members,
        } = self;
        *first = facts.module.metadata_count();
        let count = body.metadata_limit().saturating_sub(*first);
        own.clear();
        own.resize(count as usize, [Id::NONE; 2]);
        written.clear();
        written.resize(count as usize, false);
        *part = Part::default();
        let info = DebugInfo::of_body(facts.module, body);
        let ties = facts.debug.ties(info, *first..first.saturating_add(count));
        walk.start(*first, count, ties);
        order.clear();
        words.clear();
        inlined.clear();
        scopes.clear();
        locals.clear();
        *unit = facts.debug.unit;
        // All nodes of the module have their places before those of bodies.
        *place = u32::MAX;
        *forward = false;
        *members = false;
    }
}

/// What the last `OpLine` of the block said.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    pub(crate) current: Option<(Id, u32, u32)>,
    /// What the last `DebugScope` of the block said.
    pub(crate) scope: Option<Scope>,
    /// Files by scope, of which inlining makes many.
    pub(crate) files: FxHashMap<MetadataId, Id>,
}

impl Lines {
    /// Starts over for a function.
    pub(crate) fn start(&mut self) {
        self.new_block();
        self.files.clear();
    }

    /// A block ends what was said.
    pub(crate) fn new_block(&mut self) {
        self.current = None;
        self.scope = None;
    }
}

/// A value of a body.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Local {
    /// Its id, once it has one.
    pub(crate) id: Id,
    /// The block that defines it; the first one for what is everywhere.
    pub(crate) block: u32,
}

/// A loop with metadata.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    /// Its header.
    pub(crate) header: BlockId,
    /// The block that branches back.
    pub(crate) latch: BlockId,
    /// Where it goes on after the loop, if that is one block.
    pub(crate) merge: Option<BlockId>,
    /// Loop control.
    pub(crate) mask: u32,
    /// What follows the mask, in the order of the bits.
    pub(crate) words: Vec<LoopWord>,
}

/// A word after the mask of loop control.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LoopWord {
    /// A literal.
    Literal(u32),
    /// An array (DependencyArrayINTEL).
    Array(ValueId),
}

/// An operand of an instruction that a builtin is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Word {
    /// The id of a value or type.
    Id(Id),
    /// A literal.
    Literal(u32),
}

impl Word {
    /// The id, if it is one.
    pub(crate) fn id(&self) -> Option<Id> {
        match *self {
            Word::Id(id) => Some(id),
            Word::Literal(_) => None,
        }
    }

    /// Writes operands, one behind the other.
    pub(crate) fn write<'c>(
        words: &[Word],
        writer: InstructionWriter<'c>,
    ) -> InstructionWriter<'c> {
        words.iter().fold(writer, |writer, word| match *word {
            Word::Id(id) => writer.id(id),
            Word::Literal(literal) => writer.literal(literal),
        })
    }
}

/// What the annotation of a pointer says of an access through it.
#[derive(Clone, Debug)]
pub(crate) struct AccessProperties {
    /// The annotation.
    pub(crate) annotation: InstId,
    /// Its alignment.
    pub(crate) align: Option<u32>,
    /// Its cache controls: decoration, level, control.
    pub(crate) controls: Vec<(Decoration, u32, u32)>,
}

/// Tables that are reused from function to function.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// A number of its own for each piece and each body; marks which entries of the tables below
    /// are of this one.
    pub(crate) epoch: u32,
    /// The number of the piece.
    pub(crate) piece: u32,
    /// By LLVM type: its SPIR-V type, for the piece.
    pub(crate) types: Vec<(u32, Id)>,
    /// By module-level value: its id. For the piece, unless it refers to symbols: the builder is
    /// told of these by each body that uses them.
    pub(crate) module_values: Vec<(u32, Id)>,
    /// How often module-level values that are remembered for the body alone have been used. A constant during
    /// whose lowering this grows refers to symbols, and is remembered for the body alone, too.
    pub(crate) fleeting: u64,
    /// By local value: its id.
    pub(crate) locals: Vec<Local>,
    /// Which blocks of the body lead to which, and dominate which, and in which order they are written.
    pub(crate) flow: Flow,
    /// Whether the body unwinds, so that blocks may be left out: see [`super::flow`].
    pub(crate) unwinds: bool,
    /// Whether the call just written has ended its block: nothing comes back from it.
    pub(crate) is_ended: bool,
    pub(crate) first_local: u32,
    /// By block: its label.
    pub(crate) labels: Vec<Id>,
    /// Constants that are instructions in this body, and where those stand.
    pub(crate) computed: FxHashMap<ValueId, (Id, Computed)>,
    /// Whether what is being lowered goes before all other instructions of the entry block, so that
    /// it cannot refer to those.
    pub(crate) hoisting: bool,
    /// By block: the label of the SPIR-V block that it ends with.
    pub(crate) exits: Vec<Id>,
    /// Operands of phis.
    pub(crate) phis: Vec<PhiOperand>,
    /// By block: the number of the last phi that names it, in the order of lowering.
    pub(crate) phi_named: Vec<u32>,
    /// Number of phis so far.
    pub(crate) phi_count: u32,
    /// Pointers that phis take, sorted: (block that they come from, phi, value).
    pub(crate) phi_pointers: Vec<(BlockId, InstId, ValueId)>,
    /// Casts of pointers at the end of a block for a phi of a successor: (block, value, type, id).
    pub(crate) phi_casts: Vec<(BlockId, ValueId, Id, Id)>,
    /// The instruction being lowered, and its attachments without those that say nothing: a range
    /// of the body's.
    pub(crate) attached: (Option<InstId>, Range<usize>),
    /// The id that the instruction being lowered has been given, if anything is attached to it; else
    /// none.
    pub(crate) defined: Id,
    /// The first id that the instruction being lowered can have given out.
    pub(crate) first_id: Id,
    /// Instructions with no attachments, or with none that says anything.
    pub(crate) unattached: Range<u32>,
    /// By root node: an address space and the type of pointers there to what the node is.
    pub(crate) pointers: Vec<(u32, Id)>,
    /// Inside the pointee of a typed pointer.
    pub(crate) in_pointer: bool,
    /// Source lines.
    pub(crate) lines: Lines,
    /// Debug information.
    pub(crate) debug: DebugState,
    /// What to tell the user, once each.
    pub(crate) notes: Notes,
    /// What annotations have said of pointers in the body: once is enough.
    pub(crate) annotated: HashSet<(Id, Decoration, Vec<u32>)>,
    /// By instruction and operand: what the annotation of a pointer says of the access.
    pub(crate) access_properties: FxHashMap<(InstId, u32), AccessProperties>,
    /// Annotations whose alignment is that of accesses.
    pub(crate) aligned_annotations: FxHashSet<InstId>,
    /// Annotations whose cache controls are those of accesses.
    pub(crate) spread_annotations: FxHashSet<InstId>,
    /// Scratch for operand lists.
    pub(crate) scratch: Vec<Id>,
    /// Indices that lead to a place.
    pub(crate) path: Vec<u32>,
    /// Operands of an instruction that a builtin is.
    pub(crate) operands: Vec<Word>,
    /// Elements of the mask of a shuffle.
    pub(crate) mask: Vec<u32>,
    /// Signatures of the functions that this one calls, and its own.
    pub(crate) signatures: Signatures,
    /// The parts of aggregates that loads and stores of the body have touched one by one.
    pub(crate) aggregate_parts: u64,
    /// Loops that metadata says something of.
    pub(crate) loops: Vec<Loop>,
    /// The blocks that may have to say so, ascending, and the places of their loops.
    pub(crate) loops_at: Vec<(BlockId, usize)>,
    /// Where the execution modes of the kernel begin among those of the piece.
    pub(crate) first_mode: usize,
    /// The parameter that is the address of the variable arguments, in a variadic function.
    pub(crate) frame: Option<Id>,
    /// The block being lowered.
    pub(crate) block: u32,
    /// Whether the block being lowered may run: then its operands have been written before.
    pub(crate) runs: bool,
    /// What the values of the body are used for.
    pub(crate) uses: Uses,
    /// By pointer and type: what was made of the one as the other, and the body and the block that have
    /// it; see [`Emitter::known_view`](super::Emitter::known_view).
    pub(crate) views: FxHashMap<(Id, Id), (u32, Id, Id)>,
}

impl State {
    /// Starts over for a piece.
    pub(crate) fn start(&mut self, facts: &Facts<'_>) {
        if self.epoch > u32::MAX / 2 || self.types.len() != facts.module.types.len() {
            self.epoch = 0;
            self.types.clear();
            self.module_values.clear();
        }
        // A piece begins in the lower half of the numbers and has fewer bodies than the upper half has, so
        // this does not wrap.
        self.epoch = self.epoch.wrapping_add(1);
        self.piece = self.epoch;
        self.types.resize(facts.module.types.len(), (0, Id::NONE));
        self.first_local = facts.module.values.len() as u32;
        self.module_values.resize(self.first_local as usize, (0, Id::NONE));
        self.signatures.clear();
        self.debug.start();
        self.views.clear();
        self.in_pointer = false;
    }

    /// Starts over for a body (or none) of the piece.
    pub(crate) fn start_body(&mut self, facts: &Facts<'_>, body: &Body) {
        debug_assert_eq!(self.first_local as usize, facts.module.values.len());
        // All by name, so that the compiler asks what becomes of a new one.
        let Self {
            epoch,
            locals,
            labels,
            computed,
            hoisting,
            exits,
            phis,
            phi_named,
            phi_count,
            phi_pointers,
            phi_casts,
            attached,
            defined,
            first_id,
            unattached,
            pointers,
            in_pointer,
            lines,
            debug,
            aggregate_parts,
            loops,
            loops_at,
            frame,
            block,
            runs,
            uses,
            // Those of the piece, see [`State::start`]; what they hold of a body is marked with its
            // epoch.
            piece: _,
            types: _,
            module_values: _,
            views: _,
            first_local,
            signatures: _,
            notes: _,
            // Set before the first mode of a kernel.
            first_mode: _,
            // Found anew for each body with annotations.
            annotated: _,
            access_properties: _,
            aligned_annotations: _,
            spread_annotations: _,
            // Only its growth while a value is lowered matters, so it need not start from 0.
            fleeting: _,
            // Scratch: whoever uses it clears it.
            scratch: _,
            path: _,
            operands: _,
            mask: _,
            // Found anew for each body that is lowered.
            flow: _,
            unwinds: _,
            is_ended,
        } = self;
        *epoch = epoch.wrapping_add(1);
        let count = body.value_limit().saturating_sub(*first_local) as usize;
        locals.clear();
        locals.resize(count, Local::default());
        let blocks = body.block_count() as usize;
        labels.clear();
        labels.resize(blocks, Id::NONE);
        exits.clear();
        exits.resize(blocks, Id::NONE);
        computed.clear();
        *hoisting = false;
        *is_ended = false;
        phis.clear();
        phi_named.clear();
        phi_named.resize(blocks, 0);
        *phi_count = 0;
        phi_pointers.clear();
        phi_casts.clear();
        *attached = (None, 0..0);
        *defined = Id::NONE;
        *first_id = Id::NONE;
        *unattached = 0..0;
        pointers.clear();
        *in_pointer = false;
        lines.start();
        debug.start_body(facts, body);
        *aggregate_parts = 0;
        loops.clear();
        loops_at.clear();
        *frame = None;
        *block = 0;
        *runs = false;
        uses.start();
    }

    /// Whether a block is left out: only unwinding leads to it.
    pub(crate) fn is_left_out(&mut self, block: BlockId) -> bool {
        self.unwinds && !self.flow.order().is_reached(block.0)
    }

    /// The SPIR-V type of an LLVM type, if it is known.
    pub(crate) fn cached_type(&self, ty: TypeId) -> Option<Id> {
        match self.types.get(ty.index()) {
            // Inside a pointee the pointers are not what they are outside.
            Some(&(epoch, id)) if epoch == self.piece && !self.in_pointer => Some(id),
            _ => None,
        }
    }

    /// Remembers the SPIR-V type of an LLVM type.
    pub(crate) fn cache_type(&mut self, ty: TypeId, id: Id) {
        if !self.in_pointer
            && let Some(place) = self.types.get_mut(ty.index())
        {
            *place = (self.piece, id);
        }
    }

    pub(crate) fn local(&self, value: ValueId) -> Option<usize> {
        value.0.checked_sub(self.first_local).map(|at| at as usize)
    }

    /// The id of a local value, if it has been given one: what most operands are.
    #[inline(always)]
    pub(crate) fn known_local(&self, value: ValueId) -> Option<Id> {
        let at = value.0.wrapping_sub(self.first_local) as usize;
        self.locals.get(at).map(|local| local.id).filter(|&id| id != Id::NONE)
    }

    /// A local value that has been given an id.
    #[inline(always)]
    pub(crate) fn written(&self, value: ValueId) -> Option<Local> {
        let at = value.0.wrapping_sub(self.first_local) as usize;
        self.locals.get(at).copied().filter(|local| local.id != Id::NONE)
    }

    /// Whether a local value is of the block that is being lowered or of the first one, which all have.
    #[inline(always)]
    pub(crate) fn is_at_hand(&self, local: Local) -> bool {
        local.block == 0 || local.block == self.block
    }

    /// Remembers the id of a value that the block being lowered defines.
    #[inline]
    pub(crate) fn define_here(&mut self, value: ValueId, id: Id) {
        let at = value.0.wrapping_sub(self.first_local) as usize;
        if let Some(place) = self.locals.get_mut(at) {
            *place = Local { id, block: self.block };
        }
    }

    pub(crate) fn known(&mut self, value: ValueId) -> Option<Id> {
        match self.local(value) {
            Some(_) => self.known_local(value),
            None => match self.module_values.get(value.index()) {
                Some(&(epoch, id)) if epoch == self.epoch => {
                    self.fleeting = self.fleeting.wrapping_add(1);
                    Some(id)
                }
                Some(&(epoch, id)) if epoch == self.piece => Some(id),
                _ => None,
            },
        }
        .or_else(|| match self.computed.get(&value) {
            Some((_, Computed::Inline)) if self.hoisting => None,
            place => place.map(|place| place.0),
        })
    }

    /// `epoch` says how long: for the body or for the piece.
    pub(crate) fn remember(&mut self, value: ValueId, id: Id, epoch: u32) {
        match self.local(value) {
            Some(at) => {
                if let Some(place) = self.locals.get_mut(at) {
                    *place = Local { id, block: 0 };
                }
            }
            None => {
                if let Some(place) = self.module_values.get_mut(value.index()) {
                    *place = (epoch, id);
                }
            }
        }
    }
}
