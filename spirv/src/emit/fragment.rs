//! Writing one piece of a module (a variable, a run of functions) in an id space of its own.

use super::kind::{TypeKind, kind_of_words};
use super::sets::{OpSet, Recent};
use super::{
    CapabilitySet, Code, Declarations, ExtensionSet, Id, Identity, InstructionWriter, Symbol,
};
use crate::grammar::{Capability, Decoration, Extension, Op, OpenClStd, StorageClass, Version};
use crate::masks::low_ones;

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
    /// What was decorated last, whether it is shared, and where its decorations begin.
    decorated: (Id, bool, usize),
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

const OPENCL: &str = "OpenCL.std";

/// Decorations that a target has once, with one value.
const ONCE: [Decoration; 5] = [
    Decoration::Alignment,
    Decoration::FPFastMathMode,
    Decoration::FPRoundingMode,
    Decoration::SpecId,
    Decoration::MaxByteOffset,
];

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
            decorated: (Id::NONE, false, 0),
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
            // Only how it grows while a value is lowered is of interest.
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
        *decorated = (Id::NONE, false, 0);
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
                self.ops.add(Op(first as u16));
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
        self.decorated = (Id::NONE, false, 0);
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
            let op = Op(words[0] as u16);
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

    /// The type of a value; `Id::NONE` if it has none.
    #[inline]
    pub fn type_of(&self, id: Id) -> Id {
        self.ids[id.index()].ty
    }

    /// The words of the declaration that defines an id, its result word 0; empty if there is none.
    pub fn declaration_words(&self, id: Id) -> &[u32] {
        match self.ids[id.index()].declared {
            UNDECLARED => &[],
            at => self.declarations.words(&self.declarations.list()[at as usize]),
        }
    }

    /// The symbol that an id stands for.
    pub fn symbol_of(&self, id: Id) -> Option<Symbol> {
        match self.ids[id.index()].declared {
            UNDECLARED => None,
            at => self.declarations.list()[at as usize].symbol(),
        }
    }

    /// What kind of type an id is.
    #[inline]
    pub fn type_kind(&self, ty: Id) -> TypeKind {
        match self.ids[ty.index()].declared {
            UNDECLARED => TypeKind::None,
            at => self.kinds[at as usize],
        }
    }

    /// The kind of the type of a value.
    pub fn kind_of(&self, value: Id) -> TypeKind {
        self.type_kind(self.type_of(value))
    }

    /// Member `index` of a struct type.
    pub fn struct_member(&self, ty: Id, index: u32) -> Id {
        self.declaration_words(ty)
            .get((index as usize).saturating_add(2))
            .map_or(Id::NONE, |&word| Id(word))
    }

    /// The component type and number of components of a type; a scalar is one of itself.
    pub fn components(&self, ty: Id) -> (Id, u32) {
        match self.type_kind(ty) {
            TypeKind::Vector { component, count } => (component, count),
            _ => (ty, 1),
        }
    }

    /// The width in bits of an integer or float type, or of a vector's component.
    pub fn width(&self, ty: Id) -> u32 {
        match self.type_kind(self.components(ty).0) {
            TypeKind::Int(width) | TypeKind::Float(width) => width,
            TypeKind::Bool => 1,
            _ => 0,
        }
    }

    /// Whether an id is declared at module level (as opposed to an instruction of a function).
    pub fn is_constant(&self, id: Id) -> bool {
        self.ids[id.index()].declared != UNDECLARED
    }

    /// The value of an integer constant of at most 64 bits (zero-extended).
    pub fn constant_value(&self, id: Id) -> Option<u64> {
        let words = self.declaration_words(id);
        let TypeKind::Int(width) = self.kind_of(id) else { return None };
        let value = match Op(*words.first()? as u16) {
            Op::ConstantNull => 0,
            Op::Constant if words.len() == 4 => u64::from(words[3]),
            Op::Constant if words.len() == 5 => u64::from(words[3]) | u64::from(words[4]) << 32,
            _ => return None,
        };
        Some(value & low_ones(width))
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
        let (id, new) = self.declarations.declare(op, ty, identity, next, write);
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

    // Code.

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

    /// An instruction with a result and only ids as operands.
    #[inline]
    pub fn op(&mut self, op: Op, ty: Id, operands: &[Id]) -> Id {
        let result = self.fresh(ty);
        match *operands {
            [a, b] => self.code.instruction_of(op, [ty, result, a, b]),
            _ => self.code.instruction_of_ids(op, [ty, result], operands),
        }
        result
    }

    /// An instruction without a result and only ids as operands.
    #[inline]
    pub fn op_void(&mut self, op: Op, operands: &[Id]) {
        self.code.instruction_of_ids(op, [], operands);
    }

    /// An instruction with a result, its operands written by `write`.
    pub fn op_with(
        &mut self,
        op: Op,
        ty: Id,
        write: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) -> Id {
        let result = self.fresh(ty);
        write(self.code.begin(op).id(ty).id(result)).end();
        result
    }

    /// The import of OpenCL.std.
    pub fn opencl_set(&mut self) -> Id {
        if self.opencl == Id::NONE {
            self.opencl = self.import(OPENCL);
        }
        self.opencl
    }

    /// `OpExtInst` of OpenCL.std.
    pub fn opencl(&mut self, number: OpenClStd, ty: Id, operands: &[Id]) -> Id {
        let set = self.opencl_set();
        self.op_with(Op::ExtInst, ty, |w| w.id(set).literal(number.0).ids(operands))
    }

    /// `OpCompositeExtract`
    pub fn extract(&mut self, ty: Id, composite: Id, indices: &[u32]) -> Id {
        self.op_with(Op::CompositeExtract, ty, |w| w.id(composite).literals(indices))
    }

    /// `OpCompositeInsert`
    pub fn insert(&mut self, ty: Id, object: Id, composite: Id, indices: &[u32]) -> Id {
        self.op_with(Op::CompositeInsert, ty, |w| w.id(object).id(composite).literals(indices))
    }

    /// `OpBitcast`, unless the value has that type.
    pub fn bitcast(&mut self, ty: Id, value: Id) -> Id {
        if self.type_of(value) == ty { value } else { self.op(Op::Bitcast, ty, &[value]) }
    }

    /// A vector of `count` times a scalar value, or the value itself when `ty` is no vector.
    pub fn splat(&mut self, ty: Id, value: Id) -> Id {
        let (_, count) = self.components(ty);
        if count == 1 || self.type_of(value) == ty {
            return value;
        }
        self.op_with(Op::CompositeConstruct, ty, |w| (0..count).fold(w, |w, _| w.id(value)))
    }

    /// `OpVariable` in the Function storage class, at the start of the function, with a constant as
    /// initializer.
    pub fn variable(&mut self, pointer_type: Id, initializer: Option<Id>) -> Id {
        let result = self.fresh(pointer_type);
        self.memory_objects.push((result, Op::Variable));
        let function = StorageClass::Function.0;
        let writer = self.variables.begin(Op::Variable);
        let writer = writer.id(pointer_type).id(result).literal(function);
        match initializer {
            Some(initializer) => writer.id(initializer).end(),
            None => writer.end(),
        }
        result
    }

    /// `OpFunctionParameter`, the next one of the function whose head is being written.
    pub fn parameter(&mut self, ty: Id) -> Id {
        let result = self.fresh(ty);
        self.memory_objects.push((result, Op::FunctionParameter));
        self.code.begin(Op::FunctionParameter).id(ty).id(result).end();
        result
    }

    /// What defines an id, if that is [`Self::variable`] or [`Self::parameter`] of this definition.
    pub fn memory_object(&self, id: Id) -> Option<Op> {
        let at = self.memory_objects.binary_search_by_key(&id, |row| row.0).ok()?;
        self.memory_objects.get(at).map(|row| row.1)
    }

    /// An id for a label, to be placed with `OpLabel`.
    pub fn new_label(&mut self) -> Id {
        self.fresh(Id::NONE)
    }

    /// Ends what stands before the function's variables: everything up to here was `OpFunction`,
    /// its parameters and the label of the entry block.
    pub fn end_head(&mut self) {
        std::mem::swap(&mut self.head, &mut self.code);
        self.code.clear();
    }

    /// Swaps the code being written with the one that runs before all other instructions of the
    /// entry block. A second call swaps back.
    pub fn swap_prologue(&mut self) {
        std::mem::swap(&mut self.code, &mut self.prologue);
    }

    /// An instruction in `OpSpecConstantOp` form, at module level.
    pub fn constant_op(&mut self, op: Op, ty: Id, operands: &[Id]) -> Id {
        self.declare(Op::SpecConstantOp, ty, |w| w.literal(u32::from(op.0)).ids(operands))
    }

    /// `OpDecorate` with literals.
    pub fn decorate(&mut self, target: Id, decoration: Decoration, literals: &[u32]) {
        self.decorate_with(target, decoration, |w| w.literals(literals));
    }

    /// `OpDecorateId`, which is as old as SPIR-V 1.2.
    pub fn decorate_id(&mut self, target: Id, decoration: Decoration, ids: &[Id]) {
        self.version(Version::V1_2);
        let shared = !self.declaration_words(target).is_empty();
        let out = if shared { &mut self.shared_decorations } else { &mut self.decorations };
        out.begin(Op::DecorateId).id(target).literal(decoration.0).ids(ids).end();
    }

    /// `OpDecorate` with operands that `operands` writes. What has just been said of the target is not
    /// said again, nor is there a second value of what has one ([`ONCE`]).
    pub fn decorate_with(
        &mut self,
        target: Id,
        decoration: Decoration,
        operands: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) {
        let shared = !self.declaration_words(target).is_empty();
        let out = if shared { &mut self.shared_decorations } else { &mut self.decorations };
        let start = out.len();
        operands(out.begin(Op::Decorate).id(target).literal(decoration.0)).end();
        let (last, of_shared, mut at) = self.decorated;
        if (last, of_shared) != (target, shared) || at > start {
            self.decorated = (target, shared, start);
            return;
        }
        let (known, new) = out.words().split_at(start);
        while let Some(&first) = known.get(at) {
            let length = (first >> 16).max(1) as usize;
            let end = at.saturating_add(length);
            let words = known.get(at..end).unwrap_or_default();
            let again = words == new || words.get(2) == new.get(2) && ONCE.contains(&decoration);
            if again {
                out.truncate(start);
                return;
            }
            at = end;
        }
    }

    /// `OpMemberDecorate` with literals. A struct is declared once for all who use it, so what is said
    /// of its members is, too.
    pub fn decorate_member(
        &mut self,
        ty: Id,
        member: u32,
        decoration: Decoration,
        literals: &[u32],
    ) {
        let out = self.shared_decorations.begin(Op::MemberDecorate);
        out.id(ty).literal(member).literal(decoration.0).literals(literals).end();
    }

    /// `OpName`, unless the name is empty.
    pub fn name(&mut self, target: Id, name: &[u8]) {
        if !name.is_empty() {
            self.names.begin(Op::Name).id(target).string(name).end();
        }
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
