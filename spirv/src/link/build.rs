//! Builds the link index. [`LinkPlan`] numbers the nodes; then the ids, edges and needs of runs of nodes
//! are found, on as many threads as its caller has ([`LinkPlan::read`]); [`LinkPlan::join`] puts them
//! behind each other and goes over the few nodes that need a rule of their own.

use std::cell::Cell;
use std::ops::Range;

use crate::error::{Error, Result};
use crate::grammar::{
    Decoration, IdRole, Op, OperandError, OperandErrorKind, OperandKind, for_each_id,
};
use crate::parts::{InParts, OneByOne};
use crate::read::{HEADER_WORDS, Instruction, Module, ModuleContext};

use super::bits::Bits;
use super::index::{Kind, LinkIndex, NO_NODE, Soft};
use super::interface;
use super::lines::Lines;
use super::lists::Lists;
use super::needs::{Collector, name_of};
use super::nodes::{self, Nodes, words_of, words_of_one};
use super::records;
use super::unreferenced::Unreferenced;

impl<'m, 'w> LinkIndex<'m, 'w> {
    /// Prepares a module for linking. An instruction whose ids cannot be told is an error: it could
    /// not be renumbered.
    pub fn new(module: &'m Module<'w>) -> Result<Self> {
        let plan = LinkPlan::new(module);
        let mut tables = LinkTables::default();
        let parts = (0..plan.parts()).map(|part| plan.read(part, &mut tables));
        let parts = parts.collect::<Result<Vec<LinkPart>>>()?;
        Ok(plan.join(parts, &OneByOne))
    }
}

/// About so many words are read at a time.
const PART_WORDS: u32 = 32 << 10;

/// An edge from a node to what applies to it.
type Pairs = Vec<(u32, u32)>;

/// The nodes of a module whose edges are still to be found: in parts, in any order, on any thread.
pub struct LinkPlan<'m, 'w> {
    module: &'m Module<'w>,
    context: ModuleContext<'m, 'w>,
    starts: Vec<u32>,
    kinds: Vec<Kind>,
    node_of_id: Vec<u32>,
    function_nodes: Vec<u32>,
    lines: Lines,
    /// The first node of each part, and the number of nodes.
    parts: Vec<u32>,
}

/// What was found in one part of a module.
#[derive(Default)]
pub struct LinkPart {
    /// The first 64 words whose ids are in `ids`, as a number of such.
    chunk: usize,
    ids: Bits,
    results: Lists,
    refs: Lists,
    callees: Lists,
    attached: Pairs,
    of_entry: Pairs,
    /// Nodes that turned out to be of another kind.
    kinds: Vec<(u32, Kind)>,
    always: Vec<u32>,
    capabilities: Pairs,
    extensions: Vec<(u32, String)>,
    needs: Collector,
    /// Strings about the arguments of a kernel, which nothing refers to: node and text.
    strings: Vec<u32>,
}

/// The tables of a thread, to be used again for the next part of the same plan.
#[derive(Default)]
pub struct LinkTables {
    /// By node: the function that referred to it last, so that a function lists it once.
    seen_by: Vec<u32>,
    /// By function: the function that called it last.
    called_by: Vec<u32>,
    /// The words of a declaration that hold ids it uses.
    uses: Vec<u32>,
    /// The function that an id was looked up in last: many names stand together.
    owner: Cell<usize>,
}

/// A part being read.
struct Builder<'p, 'm, 'w> {
    plan: &'p LinkPlan<'m, 'w>,
    tables: &'p mut LinkTables,
    part: LinkPart,
}

impl<'m, 'w> LinkPlan<'m, 'w> {
    /// Gives out the nodes.
    pub fn new(module: &'m Module<'w>) -> Self {
        Self::in_parts(module, &OneByOne)
    }

    /// The same in the parts in which the module was read.
    pub fn in_parts(module: &'m Module<'w>, parts: &impl InParts) -> Self {
        let found = parts.each(module.parts().collect(), |range| Nodes::of(module, range));
        let nodes: usize = found.iter().map(|part| part.starts.len()).sum();
        let mut kinds = vec![Kind::Plain; nodes];
        let mut function_nodes = Vec::with_capacity(module.functions().len());
        let has_lines = found.iter().any(|part| part.has_lines);
        let mut first = 0u32;
        for part in &found {
            function_nodes.extend(part.functions.iter().map(|&node| first.saturating_add(node)));
            first = first.saturating_add(part.starts.len() as u32);
        }
        function_nodes.iter().for_each(|&node| kinds[node as usize] = Kind::Function);
        let (mut starts, node_of_id) = nodes::joined(found, module.definitions().len(), parts);
        // The first node of each part is the first that starts so many words behind that of the last.
        let mut parts = vec![0];
        let mut first = HEADER_WORDS as u32;
        loop {
            let next = starts.partition_point(|&start| start < first.saturating_add(PART_WORDS));
            let Some(&start) = starts.get(next) else { break };
            parts.push(next as u32);
            first = start;
        }
        parts.push(starts.len() as u32);
        starts.push(module.words().len() as u32);
        let lines = if has_lines { Lines::of(module, &starts, &kinds) } else { Lines::default() };
        Self {
            module,
            context: ModuleContext::new(module),
            lines,
            starts,
            kinds,
            node_of_id,
            function_nodes,
            parts,
        }
    }

    /// How many parts there are.
    pub fn parts(&self) -> usize {
        self.parts.len().saturating_sub(1)
    }

    /// Finds the ids and the needs of the nodes of a part.
    ///
    /// # Errors
    /// If the ids of an instruction cannot be told, or are not defined.
    pub fn read(&self, part: usize, tables: &mut LinkTables) -> Result<LinkPart> {
        // Where this would wrap there is no such part.
        let nodes = self.parts[part]..self.parts[part.wrapping_add(1)];
        tables.seen_by.resize(self.kinds.len(), NO_NODE);
        tables.called_by.resize(self.function_nodes.len(), NO_NODE);
        let words = words_of(&self.starts, nodes.clone());
        let chunk = words.start / 64;
        let part = LinkPart {
            chunk,
            ids: Bits::new(words.end.saturating_sub(chunk << 6)),
            results: Lists::new(nodes.len()),
            refs: Lists::new(nodes.len()),
            callees: Lists::new(0),
            needs: Collector::new(nodes.len()),
            ..LinkPart::default()
        };
        let mut builder = Builder { plan: self, tables, part };
        builder.edges(nodes)?;
        Ok(builder.part)
    }

    /// The index, from all parts in their order. What of it does not depend on each other, `in_parts`
    /// may have done at the same time.
    pub fn join(self, mut parts: Vec<LinkPart>, in_parts: &impl InParts) -> LinkIndex<'m, 'w> {
        let Self { module, context, starts, mut kinds, node_of_id, function_nodes, lines, .. } =
            self;
        let nodes = kinds.len();
        let mut rest = LinkPart::default();
        for part in &mut parts {
            part.kinds.iter().for_each(|&(node, kind)| kinds[node as usize] = kind);
            rest.attached.append(&mut part.attached);
            rest.of_entry.append(&mut part.of_entry);
            rest.always.append(&mut part.always);
            rest.capabilities.append(&mut part.capabilities);
            rest.extensions.append(&mut part.extensions);
            rest.strings.append(&mut part.strings);
        }
        let LinkPart {
            attached, mut of_entry, mut always, capabilities, extensions, strings, ..
        } = rest;
        let joined = |list: fn(&LinkPart) -> &Lists| {
            Lists::joined(&parts.iter().map(list).collect::<Vec<_>>(), in_parts)
        };
        let ids = || {
            let mut ids = Bits::new(module.words().len());
            parts.iter().for_each(|part| ids.include(part.chunk, &part.ids));
            ids
        };
        let words = || in_parts.both(ids, || joined(|part| &part.results));
        let followers = || {
            let mut needs = Collector::new(nodes);
            parts.iter().for_each(|part| needs.append(&part.needs));
            (needs.finish(capabilities, extensions), joined(|part| &part.callees))
        };
        let edges = || {
            let refs = joined(|part| &part.refs);
            // Whether any node refers to this one.
            let used = || {
                let mut used = vec![false; nodes];
                refs.targets().iter().for_each(|&node| used[node as usize] = true);
                used
            };
            let (used, paths) = in_parts.both(used, || interface::paths(&kinds, &refs));
            (refs, used, paths)
        };
        let attached = || Lists::from_pairs(nodes, &attached);
        let (((ids, results), (needs, callees)), ((refs, used, paths), attached)) =
            in_parts.both(|| in_parts.both(words, followers), || in_parts.both(edges, attached));
        let index = || {
            let unreferenced = Unreferenced {
                module,
                starts: &starts,
                kinds: &kinds,
                node_of_id: &node_of_id,
                used: &used,
            };
            unreferenced.place(&strings, &mut of_entry, &mut always);
            let mut index = LinkIndex {
                module,
                starts,
                paths,
                kinds,
                followed: Bits::new(nodes),
                rewritten: Bits::new(nodes),
                next: Vec::new(),
                node_of_id,
                attached,
                of_entry: Lists::from_pairs(function_nodes.len(), &of_entry),
                function_nodes,
                ids,
                results,
                refs,
                callees,
                soft: Soft::default(),
                always,
                lines,
                needs,
            };
            records::find(&mut index, &used, &context);
            index.find_special(in_parts);
            index
        };
        in_parts.both(index, || drop(parts)).0
    }

    fn node_of(&self, id: u32) -> u32 {
        self.node_of_id.get(id as usize).copied().unwrap_or(NO_NODE)
    }
}

impl Builder<'_, '_, '_> {
    fn edges(&mut self, nodes: Range<u32>) -> Result<()> {
        let plan = self.plan;
        let first = plan.function_nodes.partition_point(|&node| node < nodes.start);
        let mut functions = first as u32..plan.function_nodes.len() as u32;
        for node in nodes {
            if plan.kinds[node as usize] == Kind::Function
                && let Some(function) = functions.next()
            {
                self.function(node, function)?;
                self.part.callees.close();
            } else {
                self.declaration(node)?;
            }
            // The file that the line names.
            if let Some(source) = plan.lines.inherited(node)
                && let Some(file) = plan.lines.range(source).nth(1)
            {
                self.refer(node, &[file as u32])?;
            }
            self.part.refs.close();
            self.part.results.close();
            self.part.needs.close();
        }
        Ok(())
    }

    fn function(&mut self, node: u32, index: u32) -> Result<()> {
        let plan = self.plan;
        let module = plan.module;
        let start = plan.starts[node as usize] as usize;
        let function = module.functions()[index as usize];
        let (words, definitions) = (module.words(), module.definitions());
        let (first, length) = (function.start, function.end.saturating_sub(function.start));
        let base = self.part.chunk << 6;
        for instruction in module.instructions_in(start..function.end as usize) {
            let at = instruction.offset as usize;
            let mut undefined = None;
            let (part, seen_by) = (&mut self.part, &mut self.tables.seen_by);
            let result = for_each_id(instruction.words, &plan.context, |word, role| {
                // A word of the instruction, and of this part, which does not start before `base`.
                let at = at.wrapping_add(word);
                part.ids.set(at.wrapping_sub(base));
                if role == IdRole::Result {
                    part.results.push(words[at]);
                    return;
                }
                let id = words[at];
                let definition = definitions.get(id as usize).copied().unwrap_or_default();
                if definition.wrapping_sub(first) < length {
                    return;
                }
                match plan.node_of(id) {
                    NO_NODE => undefined = undefined.or(Some((at, id))),
                    used => {
                        if seen_by[used as usize] != index {
                            seen_by[used as usize] = index;
                            part.refs.push(used);
                        }
                    }
                }
            });
            result.map_err(|error| unsupported(&instruction, error))?;
            if let Some((at, id)) = undefined {
                let place = match module.definition(id) {
                    None => "is not defined",
                    Some(_) => "is defined in another function",
                };
                let message = format!(
                    "%{id}, used by {} of function %{}, {place}",
                    instruction.op(),
                    function.id
                );
                return Err(Error::malformed(at, message));
            }
            if instruction.op() == Op::FunctionCall {
                self.call(instruction.words[3], index);
            }
            self.part.needs.note(module, instruction.words, &plan.context);
        }
        Ok(())
    }

    fn call(&mut self, callee: u32, caller: u32) {
        let called_by = &mut self.tables.called_by;
        if let Ok(callee) = self.plan.function_nodes.binary_search(&self.plan.node_of(callee))
            && called_by[callee] != caller
        {
            called_by[callee] = caller;
            self.part.callees.push(callee as u32);
        }
    }

    /// An instruction outside functions.
    fn declaration(&mut self, node: u32) -> Result<()> {
        let plan = self.plan;
        let module = plan.module;
        let range = words_of_one(&plan.starts, node);
        let base = self.part.chunk << 6;
        // What the instruction applies to does not count as used by it.
        let mut uses = std::mem::take(&mut self.tables.uses);
        uses.clear();
        let mut last = None;
        for instruction in module.instructions_in(range) {
            let at = instruction.offset as usize;
            let part = &mut self.part;
            let mut visit = |word: usize, role: IdRole| {
                // A word of the instruction, and of this part, which does not start before `base`.
                let at = at.wrapping_add(word);
                part.ids.set(at.wrapping_sub(base));
                if role == IdRole::Result {
                    part.results.push(module.words()[at]);
                } else {
                    uses.push(at as u32);
                }
            };
            match for_each_id(instruction.words, &plan.context, &mut visit) {
                Ok(()) => {}
                // The parameters of an unknown decoration or mode are literals, or ids in the forms
                // that take ids (SPIR-V section 3.52.4, 3.52.6).
                Err(error) => match unknown_enumerant(&error) {
                    None => return Err(unsupported(&instruction, error)),
                    Some(false) => {}
                    Some(true) => (error.word.saturating_add(1)..instruction.words.len())
                        .for_each(|word| visit(word, IdRole::Use)),
                },
            }
            // What a capability implies it does not need.
            if !matches!(instruction.op(), Op::Capability | Op::ConditionalCapabilityINTEL) {
                self.part.needs.note(module, instruction.words, &plan.context);
            }
            last = Some(instruction);
        }
        if let Some(instruction) = last {
            self.place(node, &instruction, &uses)?;
        }
        self.tables.uses = uses;
        Ok(())
    }

    /// Decides by what a node gets into an image. `uses` are the words that hold ids it uses.
    fn place(&mut self, node: u32, instruction: &Instruction<'_>, uses: &[u32]) -> Result<()> {
        let words = self.plan.module.words();
        let lines = uses.partition_point(|&at| at < instruction.offset);
        let (of_lines, own) = uses.split_at(lines);
        match instruction.op() {
            Op::Capability => {
                self.part.kinds.push((node, Kind::Declared));
                self.part.capabilities.push((node, instruction.words[1]));
            }
            Op::Extension => {
                self.part.kinds.push((node, Kind::Declared));
                self.part.extensions.push((node, name_of(*instruction, 1)));
            }
            Op::ExtInstImport => self.part.needs.note_import(&name_of(*instruction, 2)),
            Op::EntryPoint | Op::ConditionalEntryPointINTEL => {
                self.part.kinds.push((node, Kind::EntryPoint));
                // The interface is no reason to keep a variable.
                let condition = usize::from(instruction.op() != Op::EntryPoint);
                let (condition, rest) = own.split_at(condition);
                let function = self.function_index(words[rest[0] as usize], instruction)?;
                self.part.of_entry.push((function, node));
                self.refer(node, of_lines)?;
                return self.refer(node, condition);
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let function = self.function_index(words[own[0] as usize], instruction)?;
                self.part.of_entry.push((function, node));
                self.refer(node, of_lines)?;
                return self.refer(node, &own[1..]);
            }
            Op::Name
            | Op::MemberName
            | Op::Decorate
            | Op::MemberDecorate
            | Op::DecorateId
            | Op::DecorateString
            | Op::MemberDecorateString
            | Op::TypeForwardPointer => {
                if instruction.op() == Op::Decorate
                    && instruction.words[2] == Decoration::LinkageAttributes.0
                {
                    self.part.kinds.push((node, Kind::Linkage));
                }
                match self.owner(words[own[0] as usize]) {
                    Some(target) => {
                        self.part.attached.push((target, node));
                        self.refer(node, of_lines)?;
                        return self.refer(node, &own[1..]);
                    }
                    None => self.part.kinds.push((node, Kind::Stale)),
                }
            }
            Op::GroupDecorate | Op::GroupMemberDecorate => {
                self.part.kinds.push((node, Kind::Group));
                for &target in &own[1..] {
                    if let Some(target) = self.owner(words[target as usize]) {
                        self.part.attached.push((target, node));
                    }
                }
                self.refer(node, of_lines)?;
                return self.refer(node, &own[..1]);
            }
            Op::ExtInst => {
                self.part.kinds.push((node, Kind::Record));
                return self.refer(node, uses);
            }
            Op::String => {
                self.part.strings.push(node);
            }
            op => {
                if is_variable(op) {
                    self.part.kinds.push((node, Kind::Variable));
                }
                self.refer(node, uses)?;
                if instruction.result().is_none() {
                    self.part.always.push(node);
                }
            }
        }
        Ok(())
    }

    /// Adds the nodes that define the ids in these words.
    fn refer(&mut self, node: u32, uses: &[u32]) -> Result<()> {
        for &at in uses {
            let id = self.plan.module.words()[at as usize];
            let used = self.plan.node_of(id);
            if used == NO_NODE {
                let place = match self.plan.module.definition(id) {
                    None => "is not defined",
                    Some(_) => "is defined within a function",
                };
                let start = self.plan.starts[node as usize] as usize;
                let instruction = self.plan.module.instruction_at(start as u32);
                let op = instruction.map_or(Op::Nop, |it| it.op());
                let message = format!("%{id}, used by {op} outside functions, {place}");
                return Err(Error::malformed(at as usize, message));
            }
            if used != node {
                self.part.refs.push(used);
            }
        }
        Ok(())
    }

    fn function_index(&self, id: u32, instruction: &Instruction<'_>) -> Result<u32> {
        let node = self.plan.node_of(id);
        self.plan.function_nodes.binary_search(&node).map(|index| index as u32).map_err(|_| {
            let message = format!("{} of %{id}, which is not a function", instruction.op());
            Error::malformed(instruction.offset as usize, message)
        })
    }

    /// The node that an id belongs to: the one that defines it, or its function.
    fn owner(&self, id: u32) -> Option<u32> {
        match *self.plan.node_of_id.get(id as usize)? {
            NO_NODE => {
                let definition = self.plan.module.definitions()[id as usize];
                let last = self.plan.module.functions().get(self.tables.owner.get());
                if !last.is_some_and(|last| last.range().contains(&(definition as usize))) {
                    self.tables.owner.set(self.plan.module.function_at(definition)?);
                }
                Some(self.plan.function_nodes[self.tables.owner.get()])
            }
            node => Some(node),
        }
    }
}

/// Whether an instruction at module scope declares storage.
fn is_variable(op: Op) -> bool {
    matches!(op, Op::Variable | Op::UntypedVariableKHR)
}

/// For an enumerant that no table knows: whether its parameters are ids. Only decorations and
/// execution modes have a form for each.
fn unknown_enumerant(error: &OperandError) -> Option<bool> {
    match error.kind {
        OperandErrorKind::UnknownEnumerant(OperandKind::Decoration, _) => {
            Some(error.op == Op::DecorateId)
        }
        OperandErrorKind::UnknownEnumerant(OperandKind::ExecutionMode, _) => {
            Some(error.op == Op::ExecutionModeId)
        }
        _ => None,
    }
}

#[cold]
fn unsupported(instruction: &Instruction<'_>, error: OperandError) -> Error {
    let at = (instruction.offset as usize).saturating_add(error.word);
    Error::unsupported(at, format!("unsupported: {error}"))
}
