//! Writing one piece of a module (a variable, a run of functions) in an id space of its own: its definitions,
//! what they declare and need, and how they become a fragment. Single instructions and what is known of ids
//! have files of their own.

mod instructions;
mod known;
mod said;

use self::said::Said;
use super::kind::{TypeKind, kind_of_words};
use super::sets::{OpSet, Recent};
use super::{
    CapabilitySet, Code, Declarations, ExtensionSet, Id, Identity, InstructionWriter, Symbol,
};
use crate::grammar::{Capability, Extension, Op, Version};

/// How many parts the section of debug-info instructions has.
pub const RECORD_PARTS: usize = 8;

/// A finished piece: see [`FragmentBuilder::finish`]. All ids are its own, counted from 1.
#[derive(Debug, Default)]
pub struct Fragment {
    /// Module-level things that the piece needs, in order.
    pub declarations: Declarations,
    /// One more than its highest id.
    pub bound: u32,
    /// The functions, or the variable.
    pub code: Code,
    /// `OpName` and `OpMemberName`.
    pub names: Code,
    /// Annotations of what is the piece's own.
    pub decorations: Code,
    /// Annotations of types and constants, which other pieces declare and annotate as well.
    pub shared_decorations: Code,
    /// `OpExecutionMode` and `OpExecutionModeId`.
    pub execution_modes: Code,
    /// Debug-info instructions outside functions, which may refer to later ones, by the part of the
    /// section that they are in: the first parts of all fragments stand before the second ones.
    pub records: [Code; RECORD_PARTS],
    /// Declarations that stand among the records: for each the part, and how many words of it the piece
    /// had when it first needed the declaration.
    pub records_declared: Vec<(Id, usize, usize)>,
    /// Capabilities it needs beyond those of its instructions.
    pub capabilities: CapabilitySet,
    /// Extensions it needs.
    pub extensions: ExtensionSet,
    /// The lowest version that has all that it uses beyond its instructions.
    pub version: Version,
    /// The opcodes of its instructions and declarations, each once.
    pub ops: Vec<Op>,
    /// The types of the symbols that it declares, in the order of the declarations.
    pub symbol_types: Vec<Id>,
    /// What untyped pointers to these symbols point to; none where pointers are typed.
    pub symbol_data: Vec<Id>,
    /// What it defines: a symbol and the end of its run of `uses`, in order.
    pub definitions: Vec<(Symbol, u32)>,
    /// The symbols that each definition refers to.
    pub uses: Vec<Symbol>,
}

/// Writes a fragment; its tables are reused from fragment to fragment.
///
/// A definition is written with [`FragmentBuilder::code`] and its neighbours and ended with
/// [`FragmentBuilder::end_definition`]; any number of them make a fragment.
#[derive(Debug)]
pub struct FragmentBuilder {
    declarations: Declarations,
    /// By local id: what is known of it.
    ids: Vec<Known>,
    /// By declaration: what kind of type it is.
    kinds: Vec<TypeKind>,
    variables: Code,
    /// The parameters and variables of the definition being written, in ascending order.
    memory_objects: Vec<(Id, Op)>,
    /// Instructions before all others of the entry block: see [`FragmentBuilder::swap_prologue`].
    prologue: Code,
    head: Code,
    /// Instructions of the current function after its variables.
    pub code: Code,
    /// The definitions that are complete.
    complete: Code,
    /// `OpName` and `OpMemberName`.
    pub names: Code,
    /// Annotations of what is the piece's own.
    pub decorations: Code,
    shared_decorations: Code,
    /// What has just been said of what was decorated last.
    decorated: Said,
    /// Execution modes.
    pub execution_modes: Code,
    /// Debug-info instructions outside functions, as in [`Fragment::records`].
    pub records: [Code; RECORD_PARTS],
    records_declared: Vec<(Id, usize, usize)>,
    capabilities: CapabilitySet,
    extensions: ExtensionSet,
    version: Version,
    ops: OpSet,
    /// Integer constants by type and value, others by type ([`FLOATS`]) and bits; integer types
    /// ([`INTEGERS`]); pointer types by storage class ([`POINTERS`]) and pointee; symbols ([`SYMBOLS`]).
    pub(super) recent: Recent,
    /// The import of OpenCL.std.
    opencl: Id,
    definitions: Vec<(Symbol, u32)>,
    uses: Vec<Symbol>,
    /// By declaration, as far as there are symbols: the definition that used it last, from 1.
    used_by: Vec<u32>,
    symbols_asked: u64,
}

const UNDECLARED: u32 = u32::MAX;

/// What is known of an id.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// The type of a value, or `Id::NONE`.
    ty: Id,
    /// Its declaration, or `UNDECLARED`.
    declared: u32,
}

/// Added to a storage class in [`FragmentBuilder::recent`]: no type has such an id.
pub(super) const POINTERS: u32 = 1 << 31;

/// Added to the type of a floating-point constant in [`FragmentBuilder::recent`]: no type has such an id.
pub(super) const FLOATS: u32 = 1 << 30;

/// Stands for integer types by their width in [`FragmentBuilder::recent`]: no storage class has such a
/// number.
pub(super) const INTEGERS: u32 = u32::MAX - 1;

/// Stands for symbols in [`FragmentBuilder::recent`]: no storage class has such a number.
const SYMBOLS: u32 = u32::MAX;

impl Default for FragmentBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl FragmentBuilder {
    /// An empty fragment.
    pub fn new() -> Self {
        let mut builder = Self {
            declarations: Declarations::default(),
            ids: Vec::new(),
            kinds: Vec::new(),
            variables: Code::new(),
            memory_objects: Vec::new(),
            prologue: Code::new(),
            head: Code::new(),
            code: Code::new(),
            complete: Code::new(),
            names: Code::new(),
            decorations: Code::new(),
            shared_decorations: Code::new(),
            decorated: Said::default(),
            execution_modes: Code::new(),
            records: std::array::from_fn(|_| Code::new()),
            records_declared: Vec::new(),
            capabilities: CapabilitySet::default(),
            extensions: ExtensionSet::default(),
            version: Version::V1_0,
            ops: OpSet::default(),
            recent: Recent::default(),
            opencl: Id::NONE,
            definitions: Vec::new(),
            uses: Vec::new(),
            used_by: Vec::new(),
            symbols_asked: 0,
        };
        builder.clear();
        builder
    }

    /// Starts over, keeping the memory.
    pub fn clear(&mut self) {
        // All by name, so that the compiler asks what becomes of a new one.
        let Self {
            declarations,
            ids,
            kinds,
            variables,
            memory_objects,
            prologue,
            head,
            code,
            complete,
            names,
            decorations,
            shared_decorations,
            decorated,
            execution_modes,
            records,
            records_declared,
            capabilities,
            extensions,
            version,
            ops,
            recent,
            opencl,
            definitions,
            uses,
            used_by,
            // Only its growth while a value is lowered matters, so it need not start from 0.
            symbols_asked: _,
        } = self;
        declarations.clear();
        ids.clear();
        ids.push(Known { ty: Id::NONE, declared: UNDECLARED });
        kinds.clear();
        for code in [variables, prologue, head, code, complete] {
            code.clear();
        }
        memory_objects.clear();
        for code in [names, decorations, shared_decorations, execution_modes] {
            code.clear();
        }
        records.iter_mut().for_each(Code::clear);
        records_declared.clear();
        decorated.clear();
        capabilities.clear();
        extensions.clear();
        *version = Version::V1_0;
        ops.clear();
        recent.clear();
        *opencl = Id::NONE;
        definitions.clear();
        uses.clear();
        used_by.clear();
    }

    /// Ends a definition: what was written since the last one defines this symbol.
    pub fn end_definition(&mut self, symbol: Symbol) {
        self.survey_code();
        for piece in [&self.head, &self.variables, &self.prologue, &self.code] {
            self.complete.append(piece);
        }
        self.variables.clear();
        self.memory_objects.clear();
        self.prologue.clear();
        self.head.clear();
        self.code.clear();
        self.definitions.push((symbol, self.uses.len() as u32));
    }

    /// Makes room for definitions of so many words: tables that grow are copied, and what is never
    /// touched costs nothing.
    pub fn reserve(&mut self, words: usize) {
        self.complete.reserve(words);
        self.names.reserve(words / 6);
        self.decorations.reserve(words / 12);
        self.declarations.reserve(words / 64);
        self.ids.reserve(words / 5);
    }

    /// The finished fragment, in exchange for one whose memory is used from here on. The builder is
    /// empty afterwards.
    pub fn finish(&mut self, spare: Fragment) -> Fragment {
        for declaration in self.declarations.list() {
            if let Some(&first) = self.declarations.words(declaration).first() {
                self.ops.add(Op::of(first));
            }
        }
        let mut fragment = spare;
        fragment.bound = self.ids.len() as u32;
        fragment.version = self.version;
        std::mem::swap(&mut self.ops.list, &mut fragment.ops);
        fragment.ops.sort_unstable();
        self.ops.clear_bits(&fragment.ops);
        fragment.symbol_data.clear();
        fragment.symbol_types.clear();
        fragment.symbol_types.extend(
            self.declarations
                .list()
                .iter()
                .filter(|declaration| declaration.symbol().is_some())
                .map(|declaration| self.ids[declaration.result.index()].ty),
        );
        std::mem::swap(&mut self.declarations, &mut fragment.declarations);
        std::mem::swap(&mut self.complete, &mut fragment.code);
        std::mem::swap(&mut self.names, &mut fragment.names);
        self.decorated.clear();
        std::mem::swap(&mut self.decorations, &mut fragment.decorations);
        std::mem::swap(&mut self.shared_decorations, &mut fragment.shared_decorations);
        std::mem::swap(&mut self.execution_modes, &mut fragment.execution_modes);
        std::mem::swap(&mut self.records, &mut fragment.records);
        std::mem::swap(&mut self.records_declared, &mut fragment.records_declared);
        std::mem::swap(&mut self.capabilities, &mut fragment.capabilities);
        std::mem::swap(&mut self.extensions, &mut fragment.extensions);
        std::mem::swap(&mut self.definitions, &mut fragment.definitions);
        std::mem::swap(&mut self.uses, &mut fragment.uses);
        self.clear();
        fragment
    }

    /// Notes the opcodes of the definition being written, and the capabilities that follow from
    /// types of values, not from opcodes: 64-bit atomics, and values of type half (Float16Buffer
    /// allows no more than pointers to it).
    fn survey_code(&mut self) {
        let mut atomic = false;
        for piece in [&self.head, &self.variables, &self.prologue, &self.code] {
            for op in piece.ops() {
                self.ops.add(op);
                atomic |= op == Op::AtomicStore || (Op::AtomicLoad..=Op::AtomicXor).contains(&op);
            }
        }
        let uses_half = self.capabilities.contains(Capability::Float16Buffer)
            && !self.capabilities.contains(Capability::Float16);
        if !atomic && !uses_half {
            return;
        }
        let (mut wide, mut half) = (false, false);
        for (_, words) in self.prologue.instructions().chain(self.code.instructions()) {
            let op = Op::of(words[0]);
            let value = match op {
                Op::AtomicStore => words.get(4),
                op if op >= Op::AtomicLoad && op <= Op::AtomicXor => words.get(2),
                _ => None,
            };
            wide |= value.is_some_and(|&value| self.kind_of(Id(value)) == TypeKind::Int(64));
            if uses_half
                && !half
                && let Some(&ty) = words.get(1)
                && (ty as usize) < self.ids.len()
                && crate::grammar::instruction(op).is_some_and(|row| row.has_result_type())
            {
                half = self.type_kind(self.components(Id(ty)).0) == TypeKind::Float(16);
            }
        }
        if wide {
            self.capability(Capability::Int64Atomics);
        }
        if half {
            self.capability(Capability::Float16);
        }
    }

    // Ids and what is known of them.

    /// A fresh id for a value of type `ty` (`Id::NONE` for what has no type: labels).
    #[inline]
    pub fn fresh(&mut self, ty: Id) -> Id {
        let id = Id(self.ids.len() as u32);
        self.ids.push(Known { ty, declared: UNDECLARED });
        id
    }

    /// The id that will be given out next.
    #[inline]
    pub fn next_id(&self) -> Id {
        Id(self.ids.len() as u32)
    }

    /// Whether an id is the one given out last: that of the instruction just written.
    pub fn is_latest(&self, id: Id) -> bool {
        id.index().saturating_add(1) == self.ids.len()
    }

    // Declarations.

    /// Declares a module-level instruction, once for equal operands, and returns its id.
    /// `result_type` is `Id::NONE` for one without (types, imports).
    pub fn declare(
        &mut self,
        op: Op,
        result_type: Id,
        write: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) -> Id {
        self.declare_as(Identity::Structural, op, result_type, write)
    }

    /// Declares a module-level instruction, once for equal operands and what else it is.
    pub fn declare_as(
        &mut self,
        identity: Identity,
        op: Op,
        result_type: Id,
        write: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) -> Id {
        let next = Id(self.ids.len() as u32);
        let ty = (result_type != Id::NONE).then_some(result_type);
        let ids = &self.ids;
        let place = |list: &[super::Declaration], id: Id| {
            let at = ids[id.index()].declared as usize;
            (at < list.len()).then_some(at)
        };
        let (id, new) = self.declarations.declare_among(place, op, ty, identity, next, write);
        if new {
            let declared = self.declarations.list().len().saturating_sub(1) as u32;
            self.ids.push(Known { ty: result_type, declared });
            self.kinds.push(kind_of_words(self.declaration_words(id)));
        }
        id
    }

    /// Says that a declaration stands among the records, in this part of them if nothing else needs it
    /// earlier.
    pub fn declare_in_records(&mut self, id: Id, part: usize) {
        self.records_declared.push((id, part, self.records[part].len()));
    }

    /// The id of what is named and not used: a debug-info instruction, or what one describes.
    pub fn mention(&mut self, symbol: Symbol) -> Id {
        self.known_symbol(symbol, Id::NONE)
    }

    fn known_symbol(&mut self, symbol: Symbol, ty: Id) -> Id {
        match self.recent.get(SYMBOLS, u64::from(symbol.0)) {
            Some(id) => id,
            None => {
                let id = self.declare_symbol(symbol, ty);
                self.recent.set(SYMBOLS, u64::from(symbol.0), id);
                id
            }
        }
    }

    /// The id of a function or variable; `ty` is its type, recorded when first seen.
    pub fn symbol(&mut self, symbol: Symbol, ty: Id) -> Id {
        let id = self.known_symbol(symbol, ty);
        self.symbols_asked = self.symbols_asked.saturating_add(1);
        let at = self.ids[id.index()].declared as usize;
        if self.used_by.len() <= at {
            self.used_by.resize(at.saturating_add(1), 0);
        }
        let definition = (self.definitions.len() as u32).saturating_add(1);
        if std::mem::replace(&mut self.used_by[at], definition) != definition {
            self.uses.push(symbol);
        }
        id
    }

    /// Whether something that is declared refers to an id.
    pub fn is_declared_with(&self, id: Id) -> bool {
        self.declarations.list().iter().any(|declaration| {
            let words = self.declarations.words(declaration);
            let of = |at: usize| words[at] == id.0 && self.declarations.is_id(declaration, at);
            (1..words.len()).any(of)
        })
    }

    fn declare_symbol(&mut self, symbol: Symbol, ty: Id) -> Id {
        let next = Id(self.ids.len() as u32);
        let (id, new) = self.declarations.declare_symbol(symbol, next);
        if new {
            let declared = self.declarations.list().len().saturating_sub(1) as u32;
            self.ids.push(Known { ty, declared });
            self.kinds.push(TypeKind::None);
        }
        id
    }

    /// How often a symbol has been asked for. What was declared while this number stood still
    /// refers to no symbol that another definition would not be known to use.
    pub fn symbols_asked(&self) -> u64 {
        self.symbols_asked
    }

    // What it needs.

    /// Notes a capability beyond those of opcodes.
    #[inline]
    pub fn capability(&mut self, capability: Capability) {
        self.capabilities.add(capability);
    }

    /// Notes that something needs at least this version.
    pub fn version(&mut self, version: Version) {
        self.version = self.version.max(version);
    }

    /// Notes an extension.
    pub fn extension(&mut self, extension: Extension) {
        self.extensions.add(extension);
    }

    /// The instruction that did not fit in 65,535 words, if any, with its id if it is a declaration.
    pub fn too_long(&self) -> Option<(Op, Id)> {
        let own = [&self.complete, &self.code, &self.head, &self.variables]
            .into_iter()
            .chain(&self.records)
            .find_map(Code::too_long);
        if let Some(op) = own {
            return Some((op, Id::NONE));
        }
        let op = self.declarations.code().too_long()?;
        let long = |one: &&super::Declaration| self.declarations.words(one).len() > 0xffff;
        let id = self.declarations.list().iter().find(long).map_or(Id::NONE, |one| one.result);
        Some((op, id))
    }
}
