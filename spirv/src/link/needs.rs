//! Capabilities and extensions: what each part of a module needs, and which of the declared ones an
//! image keeps.
//!
//! A *need* is one row of the grammar (an instruction, an enumerant) or of the hand
//! [`super::rules`]: any one of its capabilities will do, any one of its extensions brings
//! it. Each node of the link index has a set of needs, worked out once.
//!
//! **The rule.** From the needs of what is kept, [`Needs::choose`] picks declared capabilities: for a
//! need that only one declared capability satisfies, that one; for another, one that is already
//! chosen, else the first. A declared capability satisfies a need if the need lists it; if none does,
//! those satisfy it that imply one of the list (SPIR-V section 3.2.30, "Implicitly Declares").
//! Extensions are chosen likewise, from the needs and from the chosen capabilities.
//! A declared capability or extension that is not chosen even for the whole module is *unexplained*:
//! its producer knew a reason that our tables do not, so every image keeps it. This includes all that
//! no table mentions, and it makes linking a whole module the identity.

use std::collections::HashMap;

use hashbrown::HashTable;
use rustc_hash::FxHashMap;

use crate::grammar::{
    Capability, Context, Extension, INSTRUCTIONS, Op, OpenClDebugInfo100, OperandKind, Quantifier,
    enumerant, instruction, row_index, walk,
};
use crate::hash;
use crate::read::{Instruction, Module};

use super::lists::Lists;
use super::rules;

/// What an instruction, an enumerant or a hand rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Any one of these capabilities, none if empty.
    pub capabilities: &'static [Capability],
    /// Any one of these extensions, none if empty, or if the module's version has it in its core.
    pub extensions: &'static [Extension],
}

const NONE: u32 = u32::MAX;

/// What is known of an opcode once it was seen. Zero where it was not.
#[derive(Clone, Copy)]
struct Class(u64);

impl Class {
    const KNOWN: u64 = 1 << 63;
    /// The operands or a hand rule may need something.
    const SPECIAL: u64 = 1 << 62;

    /// `need` is that of the instruction itself; `memory_access` is the word where a memory access
    /// mask may stand, of which the common bits need nothing, or 0.
    fn new(need: u32, memory_access: u8, special: bool) -> Self {
        let special = if special { Self::SPECIAL } else { 0 };
        Self(Self::KNOWN | special | u64::from(memory_access) << 32 | u64::from(need))
    }

    fn is_known(self) -> bool {
        self.0 & Self::KNOWN != 0
    }

    fn is_special(self) -> bool {
        self.0 & Self::SPECIAL != 0
    }

    fn need(self) -> u32 {
        self.0 as u32
    }

    fn memory_access(self) -> usize {
        usize::from((self.0 >> 32) as u8)
    }
}

/// Collects the needs of node after node.
pub(super) struct Collector {
    rows: Vec<Need>,
    /// By need: its key.
    row_keys: Vec<u64>,
    keys: FxHashMap<u64, u32>,
    /// By row of the grammar: its class, and the node that noted it last.
    classes: Vec<Class>,
    noted_by: Vec<u32>,
    /// By need: the node that noted it last.
    seen: Vec<u32>,
    open: Vec<u32>,
    sets: Lists,
    set_index: HashTable<u32>,
    /// The set without needs, which most nodes have.
    empty_set: u32,
    /// Of the nodes that are closed.
    set_of_node: Vec<u32>,
}

/// Keys of `keys`: the operand kind or one of these, and the value.
const KEY_OP: u64 = 1 << 40;
const KEY_RULE: u64 = 1 << 41;
const KEY_IMPORT: u64 = 1 << 42;

impl Default for Collector {
    fn default() -> Self {
        Self::new(0)
    }
}

impl Collector {
    pub(super) fn new(nodes: usize) -> Self {
        Self {
            rows: Vec::new(),
            row_keys: Vec::new(),
            keys: FxHashMap::default(),
            classes: vec![Class(0); INSTRUCTIONS.len()],
            noted_by: vec![NONE; INSTRUCTIONS.len()],
            seen: Vec::new(),
            open: Vec::new(),
            sets: Lists::new(0),
            set_index: HashTable::new(),
            empty_set: NONE,
            set_of_node: Vec::with_capacity(nodes),
        }
    }

    /// The open node.
    #[inline]
    fn node(&self) -> u32 {
        self.set_of_node.len() as u32
    }

    /// Notes what an instruction of the open node needs.
    #[inline]
    pub(super) fn note<C: Context>(&mut self, module: &Module<'_>, words: &[u32], context: &C) {
        let op = Op::of(words[0]);
        let Some(row) = row_index(op).filter(|&row| row < self.classes.len()) else { return };
        let mut class = self.classes[row];
        let node = self.node();
        if std::mem::replace(&mut self.noted_by[row], node) != node {
            if !class.is_known() {
                class = self.classify(op);
                self.classes[row] = class;
            }
            self.add(class.need());
        }
        if class.is_special() {
            let access = class.memory_access();
            // Volatile, Aligned, Nontemporal: needed by nothing.
            if access == 0 || words.get(access).is_some_and(|&mask| mask >= 8) {
                self.operands(module, words, context);
            }
        }
    }

    /// A non-semantic import needs the extension that defines such sets.
    pub(super) fn note_import(&mut self, name: &str) {
        if name.starts_with("NonSemantic.") {
            let extensions = &[Extension::SPV_KHR_non_semantic_info];
            let need = self.intern(KEY_IMPORT, Need { capabilities: &[], extensions });
            self.add(need);
        }
    }

    fn add(&mut self, need: u32) {
        let node = self.node();
        if need != NONE && std::mem::replace(&mut self.seen[need as usize], node) != node {
            self.open.push(need);
        }
    }

    fn intern(&mut self, key: u64, need: Need) -> u32 {
        if let Some(&id) = self.keys.get(&key) {
            return id;
        }
        let id = if need.capabilities.is_empty() && need.extensions.is_empty() {
            NONE
        } else {
            let id = self.rows.len() as u32;
            self.rows.push(need);
            self.row_keys.push(key);
            self.seen.push(NONE);
            id
        };
        self.keys.insert(key, id);
        id
    }

    fn intern_op(&mut self, op: Op) -> u32 {
        match instruction(op) {
            Some(row) if !rules::overrides_grammar(op) => {
                let (capabilities, extensions) = (row.capabilities, row.extensions);
                self.intern(KEY_OP | u64::from(op.0), Need { capabilities, extensions })
            }
            _ => NONE,
        }
    }

    #[cold]
    fn classify(&mut self, op: Op) -> Class {
        let need = self.intern_op(op);
        let operands = instruction(op).map_or(&[][..], |row| row.operands);
        let enumerants = operands.iter().any(|operand| {
            operand.kind.enumeration().is_some_and(|table| {
                let needy = |row: &crate::grammar::Enumerant| {
                    !row.capabilities.is_empty()
                        || !row.extensions.is_empty()
                        || !row.parameters.is_empty()
                };
                table.enumerants.iter().any(needy)
            })
        });
        // All operands before a trailing memory access are one word in the grammar's tables; where
        // they are not, the operands are walked.
        let memory_access = match operands {
            [rest @ .., last]
                if last.kind == OperandKind::MemoryAccess
                    && last.quantifier == Quantifier::Optional
                    && rest.iter().all(|operand| operand.kind.is_id()) =>
            {
                operands.len() as u8
            }
            _ => 0,
        };
        // A pointer of debug information may be of a storage class that needs something.
        let special =
            enumerants || rules::has_rules(op) || matches!(op, Op::SpecConstantOp | Op::ExtInst);
        Class::new(need, memory_access, special)
    }

    fn operands<C: Context>(&mut self, module: &Module<'_>, words: &[u32], context: &C) {
        let op = Op::of(words[0]);
        if op == Op::ExtInst && words.get(4) != Some(&OpenClDebugInfo100::DebugTypePointer.0) {
            return;
        }
        if rules::has_rules(op) {
            rules::rules(words, module, |capabilities| {
                let key = KEY_RULE | u64::from(capabilities[0].0);
                let id = self.intern(key, Need { capabilities, extensions: &[] });
                self.add(id);
            });
        }
        if op == Op::SpecConstantOp
            && let Some(&inner) = words.get(3)
        {
            let need = self.intern_op(Op(inner as u16));
            self.add(need);
        }
        // An operand that cannot be told is reported where the ids are found.
        let _ = walk(words, context, |span| {
            let Some(table) = span.kind.enumeration() else { return };
            let word = words[span.start];
            if !table.bits {
                self.enumerant(span.kind, word);
                return;
            }
            let mut bits = word;
            while bits != 0 {
                let bit = bits & bits.wrapping_neg();
                self.enumerant(span.kind, bit);
                bits ^= bit;
            }
        });
    }

    fn enumerant(&mut self, kind: OperandKind, value: u32) {
        let key = (kind as u64) << 32 | u64::from(value);
        let id = match self.keys.get(&key) {
            Some(&id) => id,
            None => {
                let row = enumerant(kind, value);
                let capabilities = row.map_or(&[][..], |row| row.capabilities);
                let extensions = row.map_or(&[][..], |row| row.extensions);
                self.intern(key, Need { capabilities, extensions })
            }
        };
        self.add(id);
    }

    /// Ends the open node.
    pub(super) fn close(&mut self) {
        if self.open.is_empty() && self.empty_set != NONE {
            self.set_of_node.push(self.empty_set);
            return;
        }
        let set = self.open_set();
        self.set_of_node.push(set);
        if self.open.is_empty() {
            self.empty_set = set;
        }
        self.open.clear();
    }

    /// The number of the open set, which is kept once.
    fn open_set(&mut self) -> u32 {
        self.open.sort_unstable();
        let hash = hash::of_words(&self.open, ());
        let sets = &self.sets;
        let found = self.set_index.find(hash, |&set| sets.of(set) == self.open);
        match found {
            Some(&set) => set,
            None => {
                let set = self.sets.sources() as u32;
                self.open.iter().for_each(|&need| self.sets.push(need));
                self.sets.close();
                let sets = &self.sets;
                self.set_index.insert_unique(hash, set, |&set| hash::of_words(sets.of(set), ()));
                set
            }
        }
    }

    /// Adds the nodes of another collection behind those of this one. Needs and sets get the numbers
    /// that they would have if all had been collected here.
    pub(super) fn append(&mut self, other: &Self) {
        let needs: Vec<u32> = other
            .row_keys
            .iter()
            .zip(&other.rows)
            .map(|(&key, &need)| self.intern(key, need))
            .collect();
        let mut sets = Vec::with_capacity(other.sets.sources());
        for set in 0..other.sets.sources() as u32 {
            self.open.clear();
            self.open.extend(other.sets.of(set).iter().map(|&need| needs[need as usize]));
            sets.push(self.open_set());
        }
        self.open.clear();
        self.set_of_node.extend(other.set_of_node.iter().map(|&set| sets[set as usize]));
    }

    /// Ends the collection: what is declared is weighed against all needs.
    pub(super) fn finish(
        self,
        capabilities: Vec<(u32, u32)>,
        extensions: Vec<(u32, String)>,
    ) -> Needs {
        let mut declared = Vec::new();
        let mut ordinals = FxHashMap::default();
        let capability_nodes = capabilities
            .into_iter()
            .map(|(node, value)| {
                let ordinal = *ordinals.entry(value).or_insert_with(|| {
                    let ordinal = declared.len() as u32;
                    declared.push(Capability(value));
                    ordinal
                });
                (node, ordinal)
            })
            .collect();
        let mut declared_extensions: Vec<String> = Vec::new();
        let mut names: HashMap<String, u32> = HashMap::new();
        let extension_nodes = extensions
            .into_iter()
            .map(|(node, name)| {
                let ordinal = *names.entry(name).or_insert_with_key(|name| {
                    let ordinal = declared_extensions.len() as u32;
                    declared_extensions.push(name.clone());
                    ordinal
                });
                (node, ordinal)
            })
            .collect();

        // Of many declared capabilities (nothing limits them) few imply others.
        let implied: Vec<(u32, Vec<Capability>)> = (0..)
            .zip(&declared)
            .map(|(ordinal, &capability)| (ordinal, implied(capability)))
            .filter(|(_, implied)| !implied.is_empty())
            .collect();
        let mut satisfied_by = Vec::new();
        let mut brought_by = Vec::new();
        for (need, row) in self.rows.iter().enumerate() {
            for capability in row.capabilities {
                satisfied_by.extend(ordinals.get(&capability.0).map(|&it| (need as u32, it)));
            }
            if !row.capabilities.iter().any(|it| ordinals.contains_key(&it.0)) {
                for (ordinal, implied) in &implied {
                    if implied.iter().any(|it| row.capabilities.contains(it)) {
                        satisfied_by.push((need as u32, *ordinal));
                    }
                }
            }
            for &extension in row.extensions {
                brought_by.extend(names.get(extension.name()).map(|&it| (need as u32, it)));
            }
        }
        let mut brings = Vec::new();
        for (ordinal, capability) in declared.iter().enumerate() {
            let row = enumerant(OperandKind::Capability, capability.0);
            for &extension in row.map_or(&[][..], |row| row.extensions) {
                brings.extend(names.get(extension.name()).map(|&it| (ordinal as u32, it)));
            }
        }
        let mut needs = Needs {
            satisfied_by: Lists::from_pairs(self.rows.len(), &satisfied_by),
            brought_by: Lists::from_pairs(self.rows.len(), &brought_by),
            brings: Lists::from_pairs(declared.len(), &brings),
            rows: self.rows,
            set_count: self.sets.sources(),
            sets: self.sets,
            set_of_node: self.set_of_node,
            unexplained: Chosen::none(declared.len(), declared_extensions.len()),
            declared,
            declared_extensions,
            capability_nodes,
            extension_nodes,
        };
        let all: Vec<u32> = (0..needs.rows.len() as u32).collect();
        let mut chosen = Chosen::default();
        needs.choose(&all, &mut chosen);
        chosen.capabilities.iter_mut().for_each(|it| *it = !*it);
        chosen.extensions.iter_mut().for_each(|it| *it = !*it);
        needs.unexplained = chosen;
        needs
    }
}

/// All capabilities that one implicitly declares.
fn implied(capability: Capability) -> Vec<Capability> {
    let mut implied = vec![capability];
    for at in 0.. {
        let Some(&one) = implied.get(at) else { break };
        let row = enumerant(OperandKind::Capability, one.0);
        for &further in row.map_or(&[][..], |row| row.capabilities) {
            if !implied.contains(&further) {
                implied.push(further);
            }
        }
    }
    implied.remove(0);
    implied
}

/// A choice among the declared capabilities and extensions, by their order of declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    pub(super) capabilities: Vec<bool>,
    pub(super) extensions: Vec<bool>,
}

impl Chosen {
    fn none(capabilities: usize, extensions: usize) -> Self {
        Self { capabilities: vec![false; capabilities], extensions: vec![false; extensions] }
    }

    fn clear(&mut self, capabilities: usize, extensions: usize) {
        self.capabilities.clear();
        self.capabilities.resize(capabilities, false);
        self.extensions.clear();
        self.extensions.resize(extensions, false);
    }
}

fn either(chosen: &mut [bool], others: &[bool]) {
    chosen.iter_mut().zip(others).for_each(|(one, &other)| *one |= other);
}

/// The needs of every node, and what the module declares.
#[derive(Clone, Debug)]
pub(super) struct Needs {
    pub(super) rows: Vec<Need>,
    /// Needs by set, ascending.
    pub(super) sets: Lists,
    pub(super) set_count: usize,
    pub(super) set_of_node: Vec<u32>,
    pub(super) declared: Vec<Capability>,
    declared_extensions: Vec<String>,
    /// Each `OpCapability`: its node and its ordinal in `declared`.
    pub(super) capability_nodes: Vec<(u32, u32)>,
    /// Each `OpExtension` likewise.
    pub(super) extension_nodes: Vec<(u32, u32)>,
    /// Declared capabilities by need: those that it lists, else those that imply one of these.
    satisfied_by: Lists,
    /// Declared extensions by need.
    brought_by: Lists,
    /// Declared extensions by declared capability.
    brings: Lists,
    unexplained: Chosen,
}

impl Needs {
    /// Chooses declared capabilities and extensions for needs, which ascend. See the head of this
    /// module for the rule.
    pub(super) fn choose(&self, needs: &[u32], chosen: &mut Chosen) {
        chosen.clear(self.declared.len(), self.declared_extensions.len());
        pick(needs.iter().map(|&need| self.satisfied_by.of(need)), &mut chosen.capabilities);
        let brought = needs.iter().map(|&need| self.brought_by.of(need));
        let brings = (0..self.declared.len() as u32)
            .filter(|&ordinal| chosen.capabilities[ordinal as usize])
            .map(|ordinal| self.brings.of(ordinal));
        pick(brought.chain(brings), &mut chosen.extensions);
        // Added last, so that they do not influence the choice: with all needs given, the choice
        // and the unexplained are all that is declared.
        either(&mut chosen.capabilities, &self.unexplained.capabilities);
        either(&mut chosen.extensions, &self.unexplained.extensions);
    }

    /// What is declared although nothing in the module is known to need it.
    pub(super) fn unexplained(&self) -> (Vec<Capability>, Vec<&str>) {
        let capabilities = self.declared.iter().zip(&self.unexplained.capabilities);
        let extensions = self.declared_extensions.iter().zip(&self.unexplained.extensions);
        (
            capabilities.filter(|it| *it.1).map(|it| *it.0).collect(),
            extensions.filter(|it| *it.1).map(|it| it.0.as_str()).collect(),
        )
    }

    /// Bytes in use.
    pub(super) fn size(&self) -> usize {
        self.sets.size().saturating_add(size_of_val(self.set_of_node.as_slice()))
    }
}

/// Chooses one of each list: the only one, else one that is chosen already, else the first.
fn pick<'l>(lists: impl Iterator<Item = &'l [u32]> + Clone, chosen: &mut [bool]) {
    for list in lists.clone() {
        if let &[only] = list {
            chosen[only as usize] = true;
        }
    }
    for list in lists {
        if list.len() > 1 && !list.iter().any(|&one| chosen[one as usize]) {
            chosen[list[0] as usize] = true;
        }
    }
}

/// The string of an `OpExtension` or of the like.
pub(super) fn name_of(instruction: Instruction<'_>, word: usize) -> String {
    instruction.string(word).map(|(name, _)| name).unwrap_or_default()
}
