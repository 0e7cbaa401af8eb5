//! Marks what an image has: everything that its roots reach.
//!
//! The work is proportional to the image, not to the module: marks are stamped with the number of
//! the request, so nothing has to be cleared between two images of one module.

use crate::error::{Error, ErrorKind, Place, Result};
use crate::grammar::{Capability, LinkageType, Op};

use super::at_least;
use super::index::{Kind, LinkIndex, NO_NODE};
use super::interface::Uses;
use super::marks::Marks;
use super::needs::{Chosen, Need};

/// The bytes of the longest name of a linkage: an instruction has 65,535 words, four of `OpDecorate` are
/// other ones, and the name ends with a zero.
const NAME_BYTES: usize = (u16::MAX as usize - 4) * 4 - 1;

/// What to link.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request<'r> {
    /// Functions and variables that the image is made for, by id. A function that is an entry point
    /// is one in the image only if it is listed here.
    pub roots: &'r [u32],
    /// Functions that the image imports: where they are reached, their declaration stands instead of
    /// their definition.
    pub imports: &'r [Named<'r>],
    /// Which symbols the image exports.
    pub exports: Exports<'r>,
    /// Functions that the image exports whatever linkage they have in the module, also none.
    pub published: &'r [Named<'r>],
}

/// A function to be imported or exported.
#[derive(Clone, Copy, Debug)]
pub struct Named<'r> {
    /// Its id.
    pub function: u32,
    /// The name for the linkage, where the module has no linkage name for it.
    pub name: &'r str,
}

/// Which symbols keep their `Export` linkage.
#[derive(Clone, Copy, Debug, Default)]
pub enum Exports<'r> {
    /// All that are kept.
    #[default]
    All,
    /// These ids; other symbols become internal.
    Only(&'r [u32]),
}

/// Working memory for linking, to be used again for the next image: of the same module without any
/// cost, of another one too.
#[derive(Debug, Default)]
pub struct Scratch {
    request: u32,
    /// The nodes that are reached.
    pub(super) marks: Marks,
    /// By soft record: the request that counted it last, and the count.
    counts: Vec<(u32, u32)>,
    /// By set of needs, and by need: the request that saw it last.
    sets: Vec<u32>,
    rows: Vec<u32>,
    needs: Vec<u32>,
    chosen: Chosen,
    stack: Vec<u32>,
    /// An entry point is among them.
    has_entry: bool,
    /// The nodes in the order of the image: first node and end of nodes that are copied in one.
    pub(super) runs: Vec<(u32, u32)>,
    /// The nodes of imported functions, ascending, with the index of the import.
    pub(super) imports: Vec<(u32, u32)>,
    /// Whether the request says what is exported.
    restricted: bool,
    /// The symbols that stay exported, ascending; only if the request restricts them.
    exports: Vec<u32>,
    /// The nodes of published functions, ascending, with their index in the request.
    pub(super) published: Vec<(u32, u32)>,
    /// What the entry point at hand uses.
    pub(super) uses: Uses,
    /// By id: the id in the image. Only those that the image defines are meaningful.
    pub(super) map: Vec<u32>,
}

impl Scratch {
    /// Empty working memory.
    pub fn new() -> Self {
        Self::default()
    }

    fn start(&mut self, index: &LinkIndex<'_, '_>) {
        // What is by request is older than this one, of whatever index: it needs no clearing.
        self.request = match self.request.checked_add(1) {
            Some(request) => request,
            None => {
                *self = Self::default();
                1
            }
        };
        self.marks.start(index.kinds.len());
        at_least(&mut self.sets, index.needs.set_count);
        at_least(&mut self.rows, index.needs.rows.len());
        at_least(&mut self.map, index.node_of_id.len());
        self.uses.start(index.kinds.len());
        at_least(&mut self.counts, index.soft.records.len());
        self.needs.clear();
        self.stack.clear();
        self.has_entry = false;
        self.imports.clear();
        self.exports.clear();
        self.published.clear();
    }

    #[inline]
    fn mark(&mut self, index: &LinkIndex<'_, '_>, node: u32) {
        if self.marks.insert(node) {
            // Most nodes are names, after which comes nothing, and constants, whose type is known.
            let next = index.next[node as usize];
            if next == node || (next != NO_NODE && !self.marks.contains(next)) {
                self.stack.push(node);
            }
        }
    }

    #[inline]
    pub(super) fn is_marked(&self, node: u32) -> bool {
        self.marks.contains(node)
    }

    /// The import that a node is subject to.
    pub(super) fn import_of(&self, node: u32) -> Option<u32> {
        find(&self.imports, node)
    }

    /// The place of a function among those that are published.
    pub(super) fn published(&self, node: u32) -> Option<u32> {
        find(&self.published, node)
    }
}

fn find(nodes: &[(u32, u32)], node: u32) -> Option<u32> {
    nodes.binary_search_by_key(&node, |&(node, _)| node).ok().map(|at| nodes[at].1)
}

/// What a request reaches: the content of an image before it is written.
#[derive(Debug)]
pub struct Reach<'a, 'm, 'w> {
    pub(super) index: &'a LinkIndex<'m, 'w>,
    pub(super) request: Request<'a>,
    pub(super) scratch: &'a mut Scratch,
}

impl<'m, 'w> LinkIndex<'m, 'w> {
    /// Marks all that a request needs.
    pub fn reach<'a>(
        &'a self,
        request: Request<'a>,
        scratch: &'a mut Scratch,
    ) -> Result<Reach<'a, 'm, 'w>> {
        scratch.start(self);
        for (what, named, nodes) in [
            ("import", request.imports, &mut scratch.imports),
            ("export", request.published, &mut scratch.published),
        ] {
            for (named, order) in named.iter().zip(0..) {
                let node = self.symbol(named.function)?;
                if self.kinds[node as usize] != Kind::Function {
                    let message =
                        format!("cannot {what} %{}: it is not a function", named.function);
                    return Err(Error::request(message));
                }
                nodes.push((node, order));
            }
            nodes.sort_unstable();
            nodes.dedup_by_key(|named| named.0);
        }
        scratch.restricted = matches!(request.exports, Exports::Only(_));
        if let Exports::Only(exports) = request.exports {
            scratch.exports.extend_from_slice(exports);
            scratch.exports.sort_unstable();
        }
        for &root in request.roots {
            let node = self.symbol(root)?;
            scratch.mark(self, node);
            if scratch.import_of(node).is_none()
                && let Ok(function) = self.function_nodes.binary_search(&node)
            {
                self.of_entry
                    .of(function as u32)
                    .iter()
                    .for_each(|&entry| scratch.mark(self, entry));
            }
        }
        self.always.iter().for_each(|&node| scratch.mark(self, node));
        while let Some(node) = scratch.stack.pop() {
            if self.followed.has(node as usize) {
                self.follow(node, scratch)?;
            } else {
                self.refs.of(node).iter().for_each(|&used| scratch.mark(self, used));
            }
        }
        self.check_names(&request, scratch)?;
        self.declare(scratch);
        Ok(Reach { index: self, request, scratch })
    }

    /// Whether the names that the image is to give to functions fit into an instruction.
    fn check_names(&self, request: &Request<'_>, scratch: &Scratch) -> Result<()> {
        for (what, named, nodes) in [
            ("import", request.imports, &scratch.imports),
            ("export", request.published, &scratch.published),
        ] {
            for &(node, order) in nodes {
                let Named { function, name } = named[order as usize];
                if name.len() > NAME_BYTES && scratch.is_marked(node) && !self.has_linkage(node) {
                    let length = name.len();
                    let message = format!(
                        "cannot {what} %{function}: a name of {length} bytes does not fit into an instruction"
                    );
                    return Err(Error::request(message));
                }
            }
        }
        Ok(())
    }

    /// Whether the module has a linkage, with a name, for a function.
    pub(super) fn has_linkage(&self, node: u32) -> bool {
        self.attached.of(node).iter().any(|&it| self.kinds[it as usize] == Kind::Linkage)
    }

    fn follow(&self, node: u32, scratch: &mut Scratch) -> Result<()> {
        let kind = self.kinds[node as usize];
        scratch.has_entry |= kind == Kind::EntryPoint;
        if kind == Kind::Function && scratch.import_of(node).is_some() {
            self.follow_signature(node, scratch)?;
        } else {
            match self.soft.substitutes.get(&node) {
                Some(&none) => {
                    scratch.mark(self, none);
                    for &used in self.refs.of(node) {
                        if !self.is_code(used) {
                            scratch.mark(self, used);
                        }
                    }
                }
                None => self.refs.of(node).iter().for_each(|&used| scratch.mark(self, used)),
            }
            self.attached.of(node).iter().for_each(|&follower| scratch.mark(self, follower));
        }
        for &soft in self.soft.edges.of(node) {
            let (record, required) = self.soft.records[soft as usize];
            let (request, count) = &mut scratch.counts[soft as usize];
            if *request != scratch.request {
                (*request, *count) = (scratch.request, 0);
            }
            *count = count.saturating_add(1);
            if *count == required {
                scratch.mark(self, record);
            }
        }
        let set = self.needs.set_of_node[node as usize];
        // The needs of an imported function's body are not those of its declaration, and a linkage
        // that is left out needs nothing.
        if scratch.sets[set as usize] != scratch.request
            && (scratch.imports.is_empty() || scratch.import_of(node).is_none())
            && !(kind == Kind::Linkage && self.drops_linkage(node, scratch))
        {
            scratch.sets[set as usize] = scratch.request;
            for &need in self.needs.sets.of(set) {
                if scratch.rows[need as usize] != scratch.request {
                    scratch.rows[need as usize] = scratch.request;
                    scratch.needs.push(need);
                }
            }
        }
        Ok(())
    }

    /// The declaration of a function: its types, and what applies to it and to its parameters.
    fn follow_signature(&self, node: u32, scratch: &mut Scratch) -> Result<()> {
        let Some(function) = self.function_of_node(node) else { return Ok(()) };
        let signature = self.module.signature(function);
        let words = self.module.words();
        let mut of_body = None;
        // The lines in front of the function are part of the declaration.
        self.ids.for_each(self.range(node).start..signature.end, |at| {
            match self.node_of_id[words[at] as usize] {
                NO_NODE => {
                    let definition = self.module.definitions()[words[at] as usize] as usize;
                    if !signature.contains(&definition) {
                        of_body = Some(at);
                    }
                }
                used => scratch.mark(self, used),
            }
        });
        if let Some(at) = of_body {
            let id = words[at];
            let message = format!("cannot import %{}: it needs %{id} of its body", function.id);
            return Err(Error::new(ErrorKind::Request, Some(Place::Word(at)), message));
        }
        for &follower in self.attached.of(node) {
            if self.kinds[follower as usize] == Kind::Group {
                scratch.mark(self, follower);
                continue;
            }
            let Some(&target) = self.instruction(follower).words.get(1) else { continue };
            let definition = self.module.definitions()[target as usize] as usize;
            if signature.contains(&definition) {
                scratch.mark(self, follower);
            }
        }
        Ok(())
    }

    /// Whether an image leaves out a linkage decoration: what it does not export is internal there,
    /// also what the module lets the linker choose among several (`LinkOnceODR`).
    pub(super) fn drops_linkage(&self, node: u32, scratch: &Scratch) -> bool {
        let words = self.instruction(node).words;
        let (Some(&target), Some(&linkage)) = (words.get(1), words.last()) else { return false };
        let is_given =
            |node| scratch.import_of(node).is_some() || scratch.published(node).is_some();
        scratch.restricted
            && linkage != LinkageType::Import.0
            && scratch.exports.binary_search(&target).is_err()
            && !self.owner(target).is_some_and(is_given)
    }

    /// Adds the declared capabilities and extensions that are needed.
    fn declare(&self, scratch: &mut Scratch) {
        scratch.needs.sort_unstable();
        let mut chosen = std::mem::take(&mut scratch.chosen);
        self.needs.choose(&scratch.needs, &mut chosen);
        // A module without entry points declares Linkage, exports or not (section 2.16.1).
        if !scratch.has_entry
            && let Some(at) = self.needs.declared.iter().position(|it| *it == Capability::Linkage)
        {
            chosen.capabilities[at] = true;
        }
        for (nodes, chosen) in [
            (&self.needs.capability_nodes, &chosen.capabilities),
            (&self.needs.extension_nodes, &chosen.extensions),
        ] {
            for &(node, _) in nodes.iter().filter(|&&(_, ordinal)| chosen[ordinal as usize]) {
                scratch.marks.insert(node);
            }
        }
        scratch.chosen = chosen;
    }

    /// Whether a node is a function or a variable.
    pub(super) fn is_code(&self, node: u32) -> bool {
        matches!(self.kinds[node as usize], Kind::Function | Kind::Variable)
    }
}

impl Reach<'_, '_, '_> {
    /// The reached functions, by index, in the order of the module; imported ones included.
    pub fn functions(&self) -> impl Iterator<Item = usize> + '_ {
        self.of_kind(Kind::Function)
            .filter_map(|node| self.index.function_nodes.binary_search(&node).ok())
    }

    /// The ids of the reached variables of module scope, in the order of the module.
    pub fn variables(&self) -> impl Iterator<Item = u32> + '_ {
        self.of_kind(Kind::Variable).filter_map(|node| self.index.id_of_node(node))
    }

    /// The reached nodes of a kind, in the order of the module.
    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = u32> + '_ {
        let reached = self.scratch.marks.list().into_iter();
        reached.filter(move |&node| self.index.kinds[node as usize] == kind)
    }

    /// Whether the definition of an id is reached.
    pub fn contains(&self, id: u32) -> bool {
        self.index.owner(id).is_some_and(|node| self.scratch.is_marked(node))
    }

    /// What all of it needs.
    pub fn needs(&self) -> impl Iterator<Item = &Need> + '_ {
        self.scratch.needs.iter().map(|&need| &self.index.needs.rows[need as usize])
    }

    /// The capabilities that an image of it declares, in the order of the module.
    pub fn capabilities(&self) -> impl Iterator<Item = Capability> + '_ {
        let chosen = self.scratch.chosen.capabilities.iter();
        self.index.needs.declared.iter().zip(chosen).filter(|it| *it.1).map(|it| *it.0)
    }

    /// The types of module scope that are reached, as instructions.
    pub fn types(&self) -> impl Iterator<Item = crate::read::Instruction<'_>> + '_ {
        let plain = self.of_kind(Kind::Plain).map(|node| self.index.instruction(node));
        plain.filter(|it| is_type(it.op()))
    }
}

fn is_type(op: Op) -> bool {
    (Op::TypeVoid.0..=Op::TypePipe.0).contains(&op.0)
        || op.name().is_some_and(|name| name.starts_with("OpType"))
}
