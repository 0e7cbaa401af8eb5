//! From fragments to a module.
//!
//! Fragments come in a fixed order, and are merged in two steps. First a fragment is *numbered*: its
//! declarations are interned into the module's, and its other ids get the next free numbers. This
//! must be done one fragment at a time, so nothing else is done in it. Then its words are *written*
//! with the ids replaced, which any thread can do ([`numbered`]). What the module as a whole needs
//! (version, capabilities, extensions, interfaces of entry points) is gathered while numbering and
//! written in front (section 2.4).

mod numbered;
mod records;
mod requirements;
mod sections;
pub(crate) mod untyped;
mod write;

use std::collections::HashSet;

use lapidary_bitcode::ir::FunctionId;
use lapidary_spirv::emit::{
    CapabilitySet, Code, Declarations, ExtensionSet, Fragment, Id, Identity, InstructionWriter,
};
use lapidary_spirv::grammar::{
    BuiltIn, Capability, Decoration, Extension, Op, OperandKind, StorageClass, Version,
};

use super::facts::{Facts, is_mask};
pub(crate) use numbered::{FreeWords, Memory, Numbered, Written};
use sections::Sections;
use write::push;

/// Khronos' translator, version 14: the producer whose conventions the output follows, for those
/// consumers that look.
const GENERATOR: u32 = 0x0006_000e;
const MAGIC: u32 = 0x0723_0203;

/// What the module says about itself beyond its symbols.
#[derive(Debug, Default)]
pub(crate) struct Header {
    /// Operands of `OpMemoryModel`.
    pub(crate) memory_model: (u32, u32),
    /// Operands of `OpSource`, if there is one.
    pub(crate) source: Option<(u32, u32)>,
    /// Extensions that are declared whether anything needs them or not.
    pub(crate) extensions: Vec<Extension>,
    /// `OpSourceExtension`
    pub(crate) source_extensions: Vec<Vec<u8>>,
    /// `OpModuleProcessed`
    pub(crate) processed: Vec<Vec<u8>>,
}

/// A kernel's entry point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<'s> {
    /// Its symbol.
    pub(crate) symbol: u32,
    /// Its name.
    pub(crate) name: &'s [u8],
}

/// What the module knows of a symbol.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Its id, if anything has referred to it.
    id: Id,
    /// The symbols that its definition refers to: a range of [`Merge::uses`].
    uses: (u32, u32),
    /// The storage class of a variable.
    storage: Option<StorageClass>,
}

/// A function without a body, as it is written.
struct Declared {
    function: FunctionId,
    code: Vec<u32>,
    names: Vec<u32>,
    decorations: Vec<u32>,
}

/// A module being put together.
pub(crate) struct Merge<'s> {
    facts: &'s Facts<'s>,
    declarations: Declarations,
    sections: Sections,
    next: u32,
    names: Vec<u32>,
    decorations: Vec<u32>,
    /// Annotations of types and constants, each once.
    shared_decorations: HashSet<Vec<u32>>,
    modes: Vec<u32>,
    /// Names and annotations of variables, which come before those of functions.
    front: Option<[Vec<u32>; 2]>,
    declared: Vec<Declared>,
    /// Instructions behind the functions.
    tail: Vec<u32>,
    capabilities: CapabilitySet,
    extensions: ExtensionSet,
    version: Version,
    ops: Vec<Op>,
    /// By symbol: what is known of it.
    symbols: Vec<Known>,
    /// By record of debug information: its id, if anything has referred to it.
    records: Vec<Id>,
    uses: Vec<u32>,
    map: Vec<u32>,
}

impl<'s> Merge<'s> {
    /// An empty module, to be that of function bodies of so many bytes of bitcode.
    pub(crate) fn new(facts: &'s Facts<'s>, bytes: usize) -> Self {
        let mut merge = Self {
            facts,
            declarations: Declarations::default(),
            sections: Sections::default(),
            next: 1,
            names: Vec::new(),
            decorations: Vec::new(),
            shared_decorations: HashSet::new(),
            modes: Vec::new(),
            front: None,
            declared: Vec::new(),
            tail: Vec::new(),
            capabilities: CapabilitySet::default(),
            extensions: ExtensionSet::default(),
            version: super::facts::triple_version(&facts.module.triple).unwrap_or(Version::V1_0),
            ops: Vec::new(),
            symbols: Vec::new(),
            records: Vec::new(),
            uses: Vec::new(),
            map: Vec::new(),
        };
        merge.declarations.reserve(bytes / 64);
        // As in Khronos' translator, the import is there whether it is used or not.
        let (_, _) =
            merge.declarations.declare(Op::ExtInstImport, None, Identity::Structural, Id(1), |w| {
                w.string(b"OpenCL.std")
            });
        merge.sections.place_last(&merge.declarations);
        merge.next = 2;
        merge
    }

    /// The next id. Each stands for an instruction in memory, of which there are far fewer than 2^32.
    fn fresh(&mut self) -> Id {
        let id = Id(self.next);
        self.next = self.next.wrapping_add(1);
        id
    }

    /// The id of a symbol, if anything has referred to it.
    pub(crate) fn symbol(&mut self, symbol: u32) -> Id {
        if let Some(record) = Facts::symbol_record(symbol) {
            if self.records.len() <= record {
                self.records.resize(record.saturating_add(1), Id::NONE);
            }
            if self.records[record] == Id::NONE {
                self.records[record] = self.fresh();
            }
            return self.records[record];
        }
        let known = self.known(symbol).id;
        if known != Id::NONE {
            return known;
        }
        let id = self.fresh();
        self.known(symbol).id = id;
        id
    }

    fn known(&mut self, symbol: u32) -> &mut Known {
        let at = symbol as usize;
        if self.symbols.len() <= at {
            self.symbols.resize(at.saturating_add(1), Known::default());
        }
        &mut self.symbols[at]
    }

    /// Makes one symbol reach what another does: the entry point of a kernel that is also called is written
    /// in the kernel's fragment.
    pub(crate) fn alias(&mut self, symbol: u32, of: u32) {
        let uses = self.known(of).uses;
        if uses.0 < uses.1 {
            self.known(symbol).uses = uses;
        }
    }

    /// Adds a variable.
    pub(crate) fn add_variable(&mut self, fragment: &Fragment) {
        let map = std::mem::take(&mut self.map);
        let map = self.number(fragment, map);
        let start = self.sections.variables.len() as u32;
        fragment.code.write_mapped(&map, &mut self.sections.variables);
        let words = &self.sections.variables[start as usize..];
        if let ([_, _, _, storage, ..], [(symbol, _)]) = (words, &fragment.definitions[..]) {
            let storage = StorageClass(*storage);
            self.known(symbol.0).storage = Some(storage);
        }
        self.sections.place_variable(start);
        fragment.names.write_mapped(&map, &mut self.names);
        fragment.decorations.write_mapped(&map, &mut self.decorations);
        self.decorate_shared(&fragment.shared_decorations, &map);
        self.map = map;
    }

    /// Variables are all there, but for those of builtins that functions read: the translator has them behind
    /// those of the module and before all functions.
    pub(crate) fn end_variables(&mut self, read: &[BuiltIn]) {
        if self.front.is_some() {
            return;
        }
        for &builtin in read.iter().filter(|&&it| !self.facts.declares_builtin(it)) {
            let (width, count) = self.facts.builtin_type(builtin);
            if width == 64 {
                self.capabilities.add(Capability::Int64);
            }
            let int = self.declare(Op::TypeInt, None, |w| w.literal(width).literal(0));
            let value = match count {
                1 => int,
                _ => self.declare(Op::TypeVector, None, |w| w.id(int).literal(count)),
            };
            let input = StorageClass::Input.0;
            let untyped = self.facts.untyped_pointers();
            let pointer = match untyped {
                true => self.declare(Op::TypeUntypedPointerKHR, None, |w| w.literal(input)),
                false => self.declare(Op::TypePointer, None, |w| w.literal(input).id(value)),
            };
            let data = untyped.then_some(value.0);
            self.builtin_variable(builtin, self.facts.builtin_symbol(builtin), pointer.0, data);
        }
        self.front = Some([&mut self.names, &mut self.decorations].map(std::mem::take));
    }

    /// Adds a function without a body, which is written if it is referred to in the end.
    pub(crate) fn add_declaration(&mut self, function: FunctionId, fragment: &Fragment) {
        let map = std::mem::take(&mut self.map);
        let map = self.number(fragment, map);
        let [mut names, mut decorations] =
            [&mut self.names, &mut self.decorations].map(std::mem::take);
        let mut code = Vec::new();
        fragment.code.write_mapped(&map, &mut code);
        fragment.names.write_mapped(&map, &mut names);
        fragment.decorations.write_mapped(&map, &mut decorations);
        self.declared.push(Declared { function, code, names, decorations });
        self.decorate_shared(&fragment.shared_decorations, &map);
        self.map = map;
    }

    /// Leaves out the functions without bodies that nothing refers to: the call was in code that is not
    /// there.
    pub(crate) fn keep_declared(&mut self, keep: impl Fn(FunctionId) -> bool) {
        self.declared.retain(|it| keep(it.function));
    }

    /// Adds functions with bodies: what is left is to write them.
    pub(crate) fn add_definitions(&mut self, fragment: Fragment, map: Vec<u32>) -> Numbered {
        let map = self.number(&fragment, map);
        // Names and decorations that are still pending go with the fragment, in front of its own.
        let names = std::mem::take(&mut self.names);
        let decorations = std::mem::take(&mut self.decorations);
        self.decorate_shared(&fragment.shared_decorations, &map);
        Numbered { fragment, map, names, decorations }
    }

    /// Gives the next numbers to ids that only the fragment's own code refers to.
    fn number_all(&mut self, places: &mut [u32]) {
        for (place, id) in places.iter_mut().zip(self.next..) {
            *place = id;
        }
        self.next = self.next.saturating_add(places.len() as u32);
    }

    /// Gives the ids of a fragment their numbers in the module: a map by local id, in the memory of
    /// another one.
    fn number(&mut self, fragment: &Fragment, mut map: Vec<u32>) -> Vec<u32> {
        map.clear();
        map.resize(fragment.bound as usize, 0);
        let mut symbols = 0usize;
        // Ids are given out in the order in which the fragment did: readers that sort names and
        // decorations by them show those in the order of the program.
        let mut rest = 1;
        for declaration in fragment.declarations.list() {
            let at = declaration.result.index();
            self.number_all(&mut map[rest.min(at)..at]);
            rest = at.saturating_add(1);
            if let Some(other) = declaration.symbol() {
                map[at] = self.symbol(other.0).0;
                let id = |list: &[Id]| list.get(symbols).map_or(0, |id| map[id.index()]);
                let (ty, data) = (id(&fragment.symbol_types), id(&fragment.symbol_data));
                symbols = symbols.saturating_add(1);
                if let Some(builtin) = self.facts.symbol_builtin(other.0) {
                    self.builtin_variable(builtin, other.0, ty, Some(data).filter(|&id| id != 0));
                }
                continue;
            }
            let (id, new) = self.declarations.declare_mapped(
                &fragment.declarations,
                declaration,
                &map,
                Id(self.next),
            );
            map[at] = id.0;
            if new {
                self.fresh();
                self.sections.place_last(&self.declarations);
                if let Identity::Struct(ty) = declaration.identity() {
                    self.named_struct(ty, id);
                }
            }
        }
        self.number_all(map.get_mut(rest..).unwrap_or_default());
        let first_use = self.uses.len() as u32;
        self.uses.extend(fragment.uses.iter().map(|symbol| symbol.0));
        let mut start = first_use;
        for &(symbol, end) in &fragment.definitions {
            let end = first_use.saturating_add(end);
            self.known(symbol.0).uses = (start, end);
            start = end;
        }
        fragment.execution_modes.write_mapped(&map, &mut self.modes);
        for capability in fragment.capabilities.iter() {
            self.capabilities.add(capability);
        }
        for extension in fragment.extensions.iter() {
            self.extensions.add(extension);
        }
        self.version = self.version.max(fragment.version);
        for &op in &fragment.ops {
            if !self.ops.contains(&op) {
                self.ops.push(op);
            }
        }
        map
    }

    /// Appends annotations of types and constants: every fragment that declares one annotates it,
    /// the module does it once.
    fn decorate_shared(&mut self, decorations: &Code, map: &[u32]) {
        if decorations.is_empty() {
            return;
        }
        let mut words = Vec::with_capacity(decorations.len());
        decorations.write_mapped(map, &mut words);
        for (start, instruction) in decorations.instructions() {
            let mapped = &words[start..][..instruction.len()];
            if self.shared_decorations.insert(mapped.to_vec()) {
                self.decorations.extend_from_slice(mapped);
            }
        }
    }

    /// The variable of a builtin that the module has no variable for.
    fn builtin_variable(&mut self, builtin: BuiltIn, symbol: u32, ty: u32, data: Option<u32>) {
        let known = self.known(symbol).storage.is_some();
        if ty == 0 || known || self.facts.declares_builtin(builtin) {
            return;
        }
        let id = self.symbol(symbol).0;
        let Some(name) = builtin.name() else { return };
        // The translator has the names of the extension that these were first in.
        let postfix = if is_mask(builtin) { "KHR" } else { "" };
        let name = format!("__spirv_BuiltIn{name}{postfix}");
        self.known(symbol).storage = Some(StorageClass::Input);
        let start = self.sections.variables.len() as u32;
        let input = StorageClass::Input.0;
        match data {
            None => push(&mut self.sections.variables, Op::Variable, &[ty, id, input], b"", &[]),
            Some(data) => {
                let words = [ty, id, input, data];
                push(&mut self.sections.variables, Op::UntypedVariableKHR, &words, b"", &[]);
            }
        }
        self.sections.place_variable(start);
        push(&mut self.names, Op::Name, &[id], name.as_bytes(), &[]);
        self.capabilities.add(Capability::Linkage);
        let import = lapidary_spirv::grammar::LinkageType::Import.0;
        let linkage = Decoration::LinkageAttributes.0;
        let out = &mut self.decorations;
        push(out, Op::Decorate, &[id, linkage], name.as_bytes(), &[import]);
        push(out, Op::Decorate, &[id, Decoration::Constant.0], b"", &[]);
        push(out, Op::Decorate, &[id, Decoration::BuiltIn.0, builtin.0], b"", &[]);
        self.needs(OperandKind::BuiltIn, builtin.0);
    }

    /// Name and packing of an identified struct.
    fn named_struct(&mut self, ty: u32, id: Id) {
        use lapidary_bitcode::ir::{Type, TypeId};
        let module = self.facts.module;
        if let Type::Struct { name, packed, .. } = module.types.get(TypeId(ty)) {
            let name = module.str(name);
            if !name.is_empty() {
                push(&mut self.names, Op::Name, &[id.0], name, &[]);
            }
            if packed {
                let out = &mut self.decorations;
                push(out, Op::Decorate, &[id.0, Decoration::CPacked.0], b"", &[]);
            }
        }
    }

    /// A declaration of the module itself.
    pub(crate) fn declare(
        &mut self,
        op: Op,
        ty: Option<Id>,
        write: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) -> Id {
        let (id, new) =
            self.declarations.declare(op, ty, Identity::Structural, Id(self.next), write);
        if new {
            self.fresh();
            self.sections.place_last(&self.declarations);
        }
        id
    }

    /// An instruction of a non-semantic set behind the functions.
    pub(crate) fn auxiliary(&mut self, set: Id, number: u32, operands: &[Id]) {
        let void = self.declare(Op::TypeVoid, None, |w| w).0;
        let mut words = vec![void, self.fresh().0, set.0, number];
        words.extend(operands.iter().map(|id| id.0));
        push(&mut self.tail, Op::ExtInst, &words, b"", &[]);
    }
}
