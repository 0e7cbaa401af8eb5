//! What functions say, whatever ids and order a module has for it: a hash for each, by which the same
//! function is found in another module.
//!
//! Within a function ids are counted in the order in which they are defined, and functions that it
//! refers to in the order in which it does; of what is outside it (types, constants, variables) stands
//! the hash of what it says in its turn. Decorations belong to what they apply to, in any order. Names,
//! source lines and non-semantic instructions are no part of it. A hash says nothing of the functions
//! that a function refers to, so that a change is told from what merely reaches it.
//!
//! Functions are nodes of a graph, by their index; behind them stand the constants and variables that
//! lead to functions in their turn. Hashes hold within one run of the program only.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::LinkIndex;
use super::lists::Lists;
use crate::grammar::Op;
use crate::hash;
use crate::read::{Function, Instruction, Section};

/// Pointers in types, which may lead back to these, are looked through so deep.
const MAX_DEPTH: u32 = 4;

/// What stands for a word: itself, or an id of one of these kinds.
const LITERAL: u32 = 0;
const LOCAL: u32 = 1;
const FUNCTION: u32 = 2;
const ITSELF: u32 = 3;
const OUTSIDE: u32 = 4;

/// The hashes of a module.
#[derive(Debug)]
pub struct Fingerprints<'i, 'm, 'w> {
    index: &'i LinkIndex<'m, 'w>,
    /// By node.
    hashes: Vec<u64>,
    callees: Lists,
    /// By function: of all its instructions that count.
    bytes: Vec<u64>,
    /// By function: of its execution modes.
    modes: Vec<u64>,
    /// By id: of what is defined outside functions.
    outside: Vec<u64>,
    /// By id: of all its decorations.
    decorations: FxHashMap<u32, u64>,
    /// The nodes of functions and of what leads to functions, by id.
    node_of_id: FxHashMap<u32, u32>,
    /// The imports of instructions that mean nothing to a device.
    ignored: FxHashSet<u32>,
}

/// An instruction, without saying which values of its function it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Of all that is not in `operands`.
    pub hash: u64,
    /// Its result, if it has one.
    pub result: Option<u32>,
    /// The ids of values of the function, and of functions, that it takes.
    pub operands: Vec<u32>,
}

impl<'i, 'm, 'w> Fingerprints<'i, 'm, 'w> {
    /// Of all functions of a module.
    pub fn new(index: &'i LinkIndex<'m, 'w>) -> Self {
        let module = index.module;
        let functions = module.functions();
        let mut it = Self {
            index,
            hashes: Vec::with_capacity(functions.len()),
            callees: Lists::new(functions.len()),
            bytes: Vec::with_capacity(functions.len()),
            modes: vec![0; functions.len()],
            outside: vec![0; module.definitions().len()],
            decorations: FxHashMap::default(),
            node_of_id: functions.iter().map(|it| it.id).zip(0..).collect(),
            ignored: module.section(Section::Imports).filter_map(|it| ignored(&it)).collect(),
        };
        it.find_decorations();
        let behind = it.find_outside();
        it.find_modes();
        let mut counted = Counted { numbers: vec![0; it.outside.len()], ..Counted::default() };
        for function in functions {
            let hash = it.function(function, &mut counted);
            it.hashes.push(hash);
            it.bytes.push(counted.bytes);
            counted.callees.iter().for_each(|&callee| it.callees.push(callee));
            it.callees.close();
        }
        for (id, callees) in behind {
            it.hashes.push(it.outside[id as usize]);
            callees.iter().for_each(|&callee| it.callees.push(callee));
            it.callees.close();
        }
        it
    }

    /// The module.
    pub fn index(&self) -> &'i LinkIndex<'m, 'w> {
        self.index
    }

    /// The number of nodes: functions, and what leads to functions behind them.
    pub fn nodes(&self) -> usize {
        self.hashes.len()
    }

    /// What a node says.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    pub fn hash(&self, node: usize) -> u64 {
        self.hashes[node]
    }

    /// The bytes of what a node says, which is nothing for what is no function.
    pub fn bytes(&self, node: usize) -> u64 {
        self.bytes.get(node).copied().unwrap_or_default()
    }

    /// Of the execution modes of a function, in any order; 0 if it has none.
    pub fn modes(&self, function: usize) -> u64 {
        self.modes.get(function).copied().unwrap_or_default()
    }

    /// The nodes that a node refers to, itself left out, each once, in the order in which it does.
    /// Nodes with the same hash have as many.
    pub fn callees(&self, node: usize) -> &[u32] {
        self.callees.of(node as u32)
    }

    /// The node of a function, or of what leads to functions.
    pub fn node(&self, id: u32) -> Option<usize> {
        self.node_of_id.get(&id).map(|&node| node as usize)
    }

    /// An instruction of a function; `None` if it is no part of what the function says.
    pub fn shape(&self, function: &Function, instruction: &Instruction<'_>) -> Option<Shape> {
        if self.is_ignored(instruction) {
            return None;
        }
        let range = function.range();
        let (mut words, mut operands) = (vec![instruction.words[0]], Vec::new());
        let result = instruction.result();
        for (id, word) in self.operands(instruction) {
            match id {
                false => words.extend([LITERAL, word]),
                true if Some(word) == result => words.push(ITSELF),
                true if self.is_within(word, &range) => {
                    words.push(LOCAL);
                    operands.push(word);
                }
                true if self.node_of_id.contains_key(&word) => {
                    words.push(FUNCTION);
                    operands.push(word);
                }
                true => push(&mut words, OUTSIDE, self.outside[word as usize]),
            }
        }
        let decorations = result.and_then(|id| self.decorations.get(&id));
        Some(Shape { hash: hash::of_words(&words, decorations), result, operands })
    }

    /// The words of an instruction behind the first, and whether each is an id that is defined.
    fn operands<'a>(
        &'a self,
        instruction: &Instruction<'a>,
    ) -> impl Iterator<Item = (bool, u32)> + 'a {
        let is_id =
            |at: usize, word: u32| self.index.ids.has(at) && (word as usize) < self.outside.len();
        let words = instruction.words.iter().zip(instruction.offset as usize..);
        words.skip(1).map(move |(&word, at)| (is_id(at, word), word))
    }

    fn is_within(&self, id: u32, range: &Range<usize>) -> bool {
        let definitions = self.index.module.definitions();
        definitions.get(id as usize).is_some_and(|&at| range.contains(&(at as usize)))
    }

    /// Source lines, and instructions of sets that mean nothing to a device.
    fn is_ignored(&self, instruction: &Instruction<'_>) -> bool {
        match instruction.op() {
            Op::Line | Op::NoLine => true,
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
                instruction.word(3).is_some_and(|set| self.ignored.contains(&set))
            }
            _ => false,
        }
    }

    fn find_decorations(&mut self) {
        let index = self.index;
        for instruction in index.module.section(Section::Annotations) {
            let words = instruction.words;
            let group = || words.get(1).and_then(|group| self.decorations.get(group)).copied();
            match instruction.op() {
                Op::DecorationGroup => {}
                Op::GroupDecorate => {
                    let group = group().unwrap_or_default();
                    let targets = words.get(2..).unwrap_or_default();
                    targets.iter().for_each(|&target| self.decorate(target, group));
                }
                Op::GroupMemberDecorate => {
                    let group = group().unwrap_or_default();
                    let (pairs, _) = words.get(2..).unwrap_or_default().as_chunks::<2>();
                    for &[target, member] in pairs {
                        self.decorate(target, hash::of_words(&[member], group));
                    }
                }
                _ => {
                    let Some(&target) = words.get(1) else { continue };
                    let mut said = vec![words[0]];
                    for (id, word) in self.operands(&instruction).skip(1) {
                        match id {
                            false => said.push(word),
                            true => push(&mut said, OUTSIDE, self.constant(word)),
                        }
                    }
                    self.decorate(target, hash::of_words(&said, ()));
                }
            }
        }
    }

    /// Decorations have no order.
    fn decorate(&mut self, target: u32, decoration: u64) {
        let all = self.decorations.entry(target).or_default();
        *all = all.wrapping_add(decoration);
    }

    /// What a constant says without its type: decorations come before all constants.
    fn constant(&self, id: u32) -> u64 {
        let Some(definition) = self.index.module.definition(id) else { return 0 };
        let literals = self.operands(&definition).filter(|(id, _)| !id).map(|(_, word)| word);
        let words: Vec<u32> = [definition.words[0]].into_iter().chain(literals).collect();
        hash::of_words(&words, ())
    }

    /// Hashes what is outside functions; returns what leads to functions, with the nodes that it leads
    /// to.
    fn find_outside(&mut self) -> Vec<(u32, Vec<u32>)> {
        let module = self.index.module;
        let mut behind: Vec<(u32, Vec<u32>)> = Vec::new();
        let mut words = Vec::new();
        let runs = module.runs().iter().filter(|run| run.section != Section::Functions);
        for run in runs {
            for it in module.instructions_in(run.start as usize..run.end as usize) {
                let Some(result) = it.result().filter(|_| !self.is_ignored(&it)) else { continue };
                let is_pointer = it.op() == Op::TypePointer;
                let is_type = it.op().name().is_some_and(|name| name.starts_with("OpType"));
                let mut callees: Vec<u32> = Vec::new();
                words.clear();
                words.push(it.words[0]);
                for (id, word) in self.operands(&it) {
                    match id {
                        false => words.extend([LITERAL, word]),
                        true if word == result => words.push(ITSELF),
                        // Which of two types that contain pointers to each other comes first is no
                        // difference.
                        true if is_type && !is_pointer && self.is_pointer(word) => {
                            push(&mut words, OUTSIDE, self.seen_from_afar(word, 0));
                        }
                        true => {
                            let node = self.node_of_id.get(&word);
                            let of_function = node.is_some_and(|&node| {
                                callees.push(node);
                                (node as usize) < module.functions().len()
                            });
                            match of_function {
                                true => words.push(FUNCTION),
                                false => push(&mut words, OUTSIDE, self.outside[word as usize]),
                            }
                        }
                    }
                }
                let decorations = self.decorations.get(&result);
                self.outside[result as usize] = hash::of_words(&words, decorations);
                if !callees.is_empty() {
                    let node = module.functions().len().saturating_add(behind.len());
                    self.node_of_id.insert(result, node as u32);
                    behind.push((result, callees));
                }
            }
        }
        behind
    }

    fn is_pointer(&self, id: u32) -> bool {
        self.index.module.definition(id).is_some_and(|it| it.op() == Op::TypePointer)
    }

    /// A type as far as it can be told without knowing what structures consist of.
    fn seen_from_afar(&self, id: u32, depth: u32) -> u64 {
        let Some(ty) = self.index.module.definition(id).filter(|_| depth < MAX_DEPTH) else {
            return 0;
        };
        let mut words = vec![ty.words[0]];
        match ty.op() {
            Op::TypeStruct | Op::TypeFunction | Op::TypeArray | Op::TypeRuntimeArray => {}
            _ => {
                for (id, word) in self.operands(&ty) {
                    match id {
                        false => words.extend([LITERAL, word]),
                        true if Some(word) == ty.result() => words.push(ITSELF),
                        true => {
                            let hash = self.seen_from_afar(word, depth.saturating_add(1));
                            push(&mut words, OUTSIDE, hash);
                        }
                    }
                }
            }
        }
        hash::of_words(&words, ())
    }

    fn find_modes(&mut self) {
        let module = self.index.module;
        for it in module.section(Section::ExecutionModes) {
            let Some(&function) = it.word(1).and_then(|id| self.node_of_id.get(&id)) else {
                continue;
            };
            let mut words = vec![it.words[0]];
            for (id, word) in self.operands(&it).skip(1) {
                match id {
                    false => words.push(word),
                    true => push(&mut words, OUTSIDE, self.outside[word as usize]),
                }
            }
            if let Some(modes) = self.modes.get_mut(function as usize) {
                *modes = modes.wrapping_add(hash::of_words(&words, ()));
            }
        }
    }

    /// Of what a function says; leaves the nodes that it refers to in `counted`.
    fn function(&self, function: &Function, counted: &mut Counted) -> u64 {
        let range = function.range();
        let module = self.index.module;
        counted.callees.clear();
        counted.orders.clear();
        counted.words.clear();
        counted.bytes = 0;
        let said = || module.instructions_in(range.clone()).filter(|it| !self.is_ignored(it));
        for (id, number) in said().filter_map(|it| it.result()).zip(0..) {
            counted.numbers[id as usize] = number;
        }
        let mut decorations = 0_u64;
        for instruction in said() {
            counted.bytes = counted.bytes.saturating_add(size_of_val(instruction.words) as u64);
            let words = &mut counted.words;
            words.push(instruction.words[0]);
            for (id, word) in self.operands(&instruction) {
                match (id, self.node_of_id.get(&word)) {
                    (false, _) => words.extend([LITERAL, word]),
                    (true, _) if word == function.id => words.push(ITSELF),
                    (true, Some(&node)) => {
                        let next = counted.callees.len() as u32;
                        let order = *counted.orders.entry(node).or_insert(next);
                        if order == next {
                            counted.callees.push(node);
                        }
                        // What a variable or constant says beside what it leads to.
                        push(words, FUNCTION, self.outside[word as usize]);
                        words.push(order);
                    }
                    (true, None) if self.is_within(word, &range) => {
                        words.extend([LOCAL, counted.numbers[word as usize]]);
                    }
                    (true, None) => push(words, OUTSIDE, self.outside[word as usize]),
                }
            }
            if let Some(result) = instruction.result()
                && let Some(&of_result) = self.decorations.get(&result)
            {
                let number = counted.numbers[result as usize];
                decorations = decorations.wrapping_add(hash::of_words(&[number], of_result));
            }
        }
        hash::of_words(&counted.words, decorations)
    }
}

/// What is counted within a function.
#[derive(Debug, Default)]
struct Counted {
    /// By id, where it is defined in the function.
    numbers: Vec<u32>,
    callees: Vec<u32>,
    orders: FxHashMap<u32, u32>,
    words: Vec<u32>,
    bytes: u64,
}

fn push(words: &mut Vec<u32>, kind: u32, hash: u64) {
    words.extend([kind, hash as u32, (hash >> 32) as u32]);
}

/// The id of an import that means nothing to a device.
fn ignored(import: &Instruction<'_>) -> Option<u32> {
    let (name, _) = import.string(2)?;
    let is_ignored = ["OpenCL.DebugInfo.", "SPIRV.debug", "NonSemantic."];
    is_ignored.iter().any(|prefix| name.starts_with(prefix)).then_some(import.word(1)?)
}
