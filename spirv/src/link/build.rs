//! Builds the link index: one pass that numbers the nodes, one that finds the ids of every
//! instruction, and one over the few nodes that need a rule of their own.

use std::cell::Cell;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::{Error, Result};
use crate::grammar::{
    Decoration, IdRole, Op, OperandError, OperandErrorKind, OperandKind, for_each_id,
};
use crate::read::{Instruction, Module, ModuleContext, Section};

use super::bits::Bits;
use super::index::{Kind, LinkIndex, NO_NODE, Soft};
use super::interface;
use super::lines::Lines;
use super::lists::Lists;
use super::needs::{Collector, name_of};
use super::records;

impl<'m, 'w> LinkIndex<'m, 'w> {
    /// Prepares a module for linking. An instruction whose ids cannot be told is an error: it could
    /// not be renumbered.
    pub fn new(module: &'m Module<'w>) -> Result<Self> {
        let mut builder = Builder::number(module);
        builder.edges()?;
        builder.finish()
    }
}

/// An edge from a node to what applies to it.
type Pairs = Vec<(u32, u32)>;

pub(super) struct Builder<'m, 'w> {
    module: &'m Module<'w>,
    context: ModuleContext<'m, 'w>,
    starts: Vec<u32>,
    kinds: Vec<Kind>,
    node_of_id: Vec<u32>,
    function_nodes: Vec<u32>,
    ids: Bits,
    results: Lists,
    refs: Lists,
    callees: Lists,
    attached: Pairs,
    of_entry: Pairs,
    /// Whether any node refers to this one.
    used: Vec<bool>,
    always: Vec<u32>,
    capabilities: Pairs,
    extensions: Vec<(u32, String)>,
    needs: Collector<'m, 'w>,
    lines: Lines,
    /// By node: the function that referred to it last, so that a function lists it once.
    seen_by: Vec<u32>,
    /// By function: the function that called it last.
    called_by: Vec<u32>,
    /// Strings about the arguments of a kernel, which nothing refers to: node and text.
    strings: Vec<u32>,
    /// The words of a declaration that hold ids it uses: memory that is used again.
    uses: Vec<u32>,
    /// The function that an id was looked up in last: many names stand together.
    owner: Cell<usize>,
}

impl<'m, 'w> Builder<'m, 'w> {
    /// Gives out the nodes.
    fn number(module: &'m Module<'w>) -> Self {
        let mut starts = Vec::new();
        let mut kinds = Vec::new();
        let mut node_of_id = vec![NO_NODE; module.definitions().len()];
        let mut function_nodes = Vec::with_capacity(module.functions().len());
        for run in module.runs() {
            if run.section == Section::Functions {
                let function = &module.functions()[function_nodes.len()];
                node_of_id[function.id as usize] = starts.len() as u32;
                function_nodes.push(starts.len() as u32);
                starts.push(run.start);
                kinds.push(Kind::Function);
                continue;
            }
            // Lines belong to what they describe, which is a declaration or a function; elsewhere
            // they have no meaning and are kept as they are.
            let describes = run.section == Section::Declarations;
            let mut lines = None;
            for instruction in module.instructions_in(run.start as usize..run.end as usize) {
                if describes && matches!(instruction.op(), Op::Line | Op::NoLine) {
                    lines.get_or_insert(instruction.offset);
                    continue;
                }
                if let Some(id) = instruction.result() {
                    node_of_id[id as usize] = starts.len() as u32;
                }
                starts.push(lines.take().unwrap_or(instruction.offset));
                kinds.push(Kind::Plain);
            }
            if let Some(start) = lines {
                starts.push(start);
                kinds.push(Kind::Plain);
            }
        }
        let nodes = starts.len();
        starts.push(module.words().len() as u32);
        Self {
            module,
            context: ModuleContext::new(module),
            starts,
            kinds,
            node_of_id,
            ids: Bits::new(module.words().len()),
            results: Lists::with_capacity(nodes, module.definitions().len()),
            refs: Lists::new(nodes),
            callees: Lists::new(function_nodes.len()),
            attached: Vec::new(),
            of_entry: Vec::new(),
            used: vec![false; nodes],
            always: Vec::new(),
            capabilities: Vec::new(),
            extensions: Vec::new(),
            needs: Collector::new(module, nodes),
            seen_by: vec![NO_NODE; nodes],
            called_by: vec![NO_NODE; function_nodes.len()],
            function_nodes,
            lines: Lines::default(),
            strings: Vec::new(),
            uses: Vec::new(),
            owner: Cell::new(0),
        }
    }

    /// Finds the ids and the needs of every node.
    fn edges(&mut self) -> Result<()> {
        let mut function = 0;
        let lines = Lines::of(self.module, &self.starts, &self.kinds);
        for node in 0..self.kinds.len() as u32 {
            if self.kinds[node as usize] == Kind::Function {
                self.function(node, function)?;
                self.callees.close();
                function += 1;
            } else {
                self.declaration(node)?;
            }
            if let Some(source) = lines.inherited(node) {
                // The file that the line names.
                let mut uses = Vec::new();
                self.ids.for_each(lines.range(source), |at| uses.push(at as u32));
                self.refer(node, &uses)?;
            }
            self.refs.close();
            self.results.close();
            self.needs.close();
        }
        self.lines = lines;
        Ok(())
    }

    fn function(&mut self, node: u32, index: u32) -> Result<()> {
        let module = self.module;
        let start = self.starts[node as usize] as usize;
        let function = module.functions()[index as usize];
        let (words, definitions) = (module.words(), module.definitions());
        let (first, length) = (function.start, function.end - function.start);
        for instruction in module.instructions_in(start..function.end as usize) {
            let at = instruction.offset as usize;
            let mut undefined = None;
            let result = for_each_id(instruction.words, &self.context, |word, role| {
                let at = at + word;
                self.ids.set(at);
                if role == IdRole::Result {
                    self.results.push(words[at]);
                    return;
                }
                let id = words[at];
                let definition = definitions.get(id as usize).copied().unwrap_or_default();
                if definition.wrapping_sub(first) < length {
                    return;
                }
                match self.node_of_id.get(id as usize) {
                    Some(&used) if used != NO_NODE => {
                        if self.seen_by[used as usize] != index {
                            self.seen_by[used as usize] = index;
                            self.used[used as usize] = true;
                            self.refs.push(used);
                        }
                    }
                    _ => undefined = undefined.or(Some((at, id))),
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
            self.needs.note(instruction.words, &self.context);
        }
        Ok(())
    }

    fn call(&mut self, callee: u32, caller: u32) {
        let node = self.node_of_id.get(callee as usize).copied().unwrap_or(NO_NODE);
        if let Ok(callee) = self.function_nodes.binary_search(&node)
            && self.called_by[callee] != caller
        {
            self.called_by[callee] = caller;
            self.callees.push(callee as u32);
        }
    }

    /// An instruction outside functions.
    fn declaration(&mut self, node: u32) -> Result<()> {
        let module = self.module;
        let range = self.starts[node as usize] as usize..self.starts[node as usize + 1] as usize;
        // What the instruction applies to does not count as used by it.
        let mut uses = std::mem::take(&mut self.uses);
        uses.clear();
        let mut last = None;
        for instruction in module.instructions_in(range) {
            let at = instruction.offset as usize;
            let mut visit = |word: usize, role: IdRole| {
                self.ids.set(at + word);
                if role == IdRole::Result {
                    self.results.push(module.words()[at + word]);
                } else {
                    uses.push((at + word) as u32);
                }
            };
            match for_each_id(instruction.words, &self.context, &mut visit) {
                Ok(()) => {}
                // The parameters of an unknown decoration or mode are literals, or ids in the forms
                // that take ids (SPIR-V section 3.52.4, 3.52.6).
                Err(error) => match unknown_enumerant(&error) {
                    None => return Err(unsupported(&instruction, error)),
                    Some(false) => {}
                    Some(true) => (error.word + 1..instruction.words.len())
                        .for_each(|word| visit(word, IdRole::Use)),
                },
            }
            // What a capability implies it does not need.
            if !matches!(instruction.op(), Op::Capability | Op::ConditionalCapabilityINTEL) {
                self.needs.note(instruction.words, &self.context);
            }
            last = Some(instruction);
        }
        if let Some(instruction) = last {
            self.place(node, &instruction, &uses)?;
        }
        self.uses = uses;
        Ok(())
    }

    /// Decides by what a node gets into an image. `uses` are the words that hold ids it uses.
    fn place(&mut self, node: u32, instruction: &Instruction<'_>, uses: &[u32]) -> Result<()> {
        let words = self.module.words();
        let lines = uses.partition_point(|&at| at < instruction.offset);
        match instruction.op() {
            Op::Capability => {
                self.kinds[node as usize] = Kind::Declared;
                self.capabilities.push((node, instruction.words[1]));
            }
            Op::Extension => {
                self.kinds[node as usize] = Kind::Declared;
                self.extensions.push((node, name_of(*instruction, 1)));
            }
            Op::ExtInstImport => self.needs.note_import(&name_of(*instruction, 2)),
            Op::EntryPoint | Op::ConditionalEntryPointINTEL => {
                self.kinds[node as usize] = Kind::EntryPoint;
                // The interface is no reason to keep a variable.
                let condition = usize::from(instruction.op() != Op::EntryPoint);
                let function = words[uses[lines + condition] as usize];
                let function = self.function_index(function, instruction)?;
                self.of_entry.push((function, node));
                return self.refer(node, &uses[..lines + condition]);
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let function = self.function_index(words[uses[lines] as usize], instruction)?;
                self.of_entry.push((function, node));
                self.refer(node, &uses[..lines])?;
                return self.refer(node, &uses[lines + 1..]);
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
                    self.kinds[node as usize] = Kind::Linkage;
                }
                match self.owner(words[uses[lines] as usize]) {
                    Some(target) => {
                        self.attached.push((target, node));
                        self.refer(node, &uses[..lines])?;
                        return self.refer(node, &uses[lines + 1..]);
                    }
                    None => self.kinds[node as usize] = Kind::Stale,
                }
            }
            Op::GroupDecorate | Op::GroupMemberDecorate => {
                self.kinds[node as usize] = Kind::Group;
                for &target in &uses[lines + 1..] {
                    if let Some(target) = self.owner(words[target as usize]) {
                        self.attached.push((target, node));
                    }
                }
                return self.refer(node, &uses[..=lines]);
            }
            Op::ExtInst => {
                self.kinds[node as usize] = Kind::Record;
                return self.refer(node, uses);
            }
            Op::String => {
                self.strings.push(node);
            }
            op => {
                if is_variable(op) {
                    self.kinds[node as usize] = Kind::Variable;
                }
                self.refer(node, uses)?;
                if instruction.result().is_none() {
                    self.always.push(node);
                }
            }
        }
        Ok(())
    }

    /// Adds the nodes that define the ids in these words.
    fn refer(&mut self, node: u32, uses: &[u32]) -> Result<()> {
        for &at in uses {
            let id = self.module.words()[at as usize];
            let used = self.node_of_id.get(id as usize).copied().unwrap_or(NO_NODE);
            if used == NO_NODE {
                let place = match self.module.definition(id) {
                    None => "is not defined",
                    Some(_) => "is defined within a function",
                };
                let start = self.starts[node as usize] as usize;
                let instruction = self.module.instruction_at(start as u32);
                let op = instruction.map_or(Op::Nop, |it| it.op());
                let message = format!("%{id}, used by {op} outside functions, {place}");
                return Err(Error::malformed(at as usize, message));
            }
            if used != node {
                self.used[used as usize] = true;
                self.refs.push(used);
            }
        }
        Ok(())
    }

    fn function_index(&self, id: u32, instruction: &Instruction<'_>) -> Result<u32> {
        let node = self.node_of_id.get(id as usize).copied().unwrap_or(NO_NODE);
        self.function_nodes.binary_search(&node).map(|index| index as u32).map_err(|_| {
            let message = format!("{} of %{id}, which is not a function", instruction.op());
            Error::malformed(instruction.offset as usize, message)
        })
    }

    /// The node that an id belongs to: the one that defines it, or its function.
    fn owner(&self, id: u32) -> Option<u32> {
        match *self.node_of_id.get(id as usize)? {
            NO_NODE => {
                let definition = self.module.definitions()[id as usize];
                let last = self.module.functions().get(self.owner.get());
                if !last.is_some_and(|last| last.range().contains(&(definition as usize))) {
                    self.owner.set(self.module.function_at(definition)?);
                }
                Some(self.function_nodes[self.owner.get()])
            }
            node => Some(node),
        }
    }

    fn finish(mut self) -> Result<LinkIndex<'m, 'w>> {
        self.unreferenced();
        let nodes = self.kinds.len();
        let mut index = LinkIndex {
            module: self.module,
            starts: self.starts,
            paths: interface::paths(&self.kinds, &self.refs),
            kinds: self.kinds,
            followed: Bits::new(nodes),
            rewritten: Bits::new(nodes),
            next: Vec::new(),
            node_of_id: self.node_of_id,
            attached: Lists::from_pairs(nodes, &self.attached),
            of_entry: Lists::from_pairs(self.function_nodes.len(), &self.of_entry),
            function_nodes: self.function_nodes,
            ids: self.ids,
            results: self.results,
            refs: self.refs,
            callees: self.callees,
            soft: Soft::default(),
            always: self.always,
            lines: self.lines,
            needs: self.needs.finish(self.capabilities, self.extensions),
        };
        records::find(&mut index, &self.used, &self.context);
        for node in 0..nodes as u32 {
            find_special(&mut index, node);
        }
        let next = |node: u32| match index.refs.of(node) {
            _ if index.followed.has(node as usize) => node,
            [] => NO_NODE,
            &[only] => only,
            _ => node,
        };
        index.next = (0..nodes as u32).map(next).collect();
        Ok(index)
    }

    /// Imports and strings that nothing refers to: what the whole module does not explain is in
    /// every image, as with capabilities. The exception are the strings in which the Khronos
    /// translator passes on the argument types of a kernel: `kernel_arg_type.NAME.` and
    /// `kernel_arg_type_qual.NAME.`, which go with their kernel.
    fn unreferenced(&mut self) {
        let mut kernels: FxHashMap<String, u32> = FxHashMap::default();
        for &(function, entry) in &self.of_entry {
            if self.kinds[entry as usize] == Kind::EntryPoint {
                let start = self.starts[entry as usize];
                let instruction = self.module.instruction_at(start);
                if let Some(instruction) = instruction.filter(|it| it.op() == Op::EntryPoint) {
                    kernels.entry(name_of(instruction, 3)).or_insert(function);
                }
            }
        }
        let lengths: FxHashSet<usize> = kernels.keys().map(String::len).collect();
        for &node in &self.strings {
            if self.used[node as usize] {
                continue;
            }
            let instruction = self.module.instruction_at(self.starts[node as usize]);
            let text = instruction.map(|it| name_of(it, 2)).unwrap_or_default();
            match argument_kernel(&text, &kernels, &lengths) {
                Some(kernel) => self.of_entry.push((kernel, node)),
                None => self.always.push(node),
            }
        }
        for import in self.module.section(Section::Imports) {
            if let Some(id) = import.result() {
                let node = self.node_of_id[id as usize];
                if !self.used[node as usize] {
                    self.always.push(node);
                }
            }
        }
    }
}

/// The kernel whose arguments a string describes: the longest name that fits. A name may have dots,
/// and a text many, so only prefixes as long as some name are looked up.
fn argument_kernel(
    text: &str,
    kernels: &FxHashMap<String, u32>,
    lengths: &FxHashSet<usize>,
) -> Option<u32> {
    let rest = text
        .strip_prefix("kernel_arg_type.")
        .or_else(|| text.strip_prefix("kernel_arg_type_qual."))?;
    let ends = rest.match_indices('.').map(|(at, _)| at).rev();
    ends.filter(|at| lengths.contains(at)).find_map(|at| kernels.get(&rest[..at]).copied())
}

/// Notes whether a node is followed or written in a way of its own.
fn find_special(index: &mut LinkIndex<'_, '_>, node: u32) {
    let kind = index.kinds[node as usize];
    let substituted = index.soft.substitutes.contains_key(&node);
    let set = index.needs.set_of_node[node as usize];
    if substituted
        || matches!(kind, Kind::Function | Kind::EntryPoint)
        || !index.attached.of(node).is_empty()
        || !index.soft.edges.of(node).is_empty()
        || !index.needs.sets.of(set).is_empty()
    {
        index.followed.set(node as usize);
    }
    if substituted || matches!(kind, Kind::EntryPoint | Kind::Group | Kind::Linkage) {
        index.rewritten.set(node as usize);
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
    let at = instruction.offset as usize + error.word;
    Error::unsupported(at, format!("unsupported: {error}"))
}
