//! The order of debug-info instructions: a depth-first walk over nodes, each placed after those that it
//! refers to.
//!
//! Members of a composite type refer back to it, so they are walked once all that needs the type has its
//! place; so are the template parameters of a function. In the non-semantic sets what is in a type comes
//! before it. Nodes can also refer to each other without a member in between, as a function's type and a type
//! declared inside that function do: then the one that was met first comes last, and where nothing may refer
//! forward the others do without it or, where that is a type, with its declaration. The walk keeps its own
//! stack, and looks at each node once.

use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{Metadata, MetadataId, MetadataRecord};

use super::table::{self, Operand};
use super::{Debug, Part, Ties, elements};

/// What is known of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    New,
    /// It is on the stack.
    Open,
    /// It has its place, in this part.
    Placed(Part),
}

/// A place in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The instruction of a node.
    Record(MetadataId),
    /// The template that a function is made of.
    Template(MetadataId),
}

/// A step of the walk.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A node, with the last part that it wants to be in.
    Enter(MetadataId, Part),
    Leave(MetadataId),
}

/// A walk over the nodes from one number on.
#[derive(Debug, Default)]
pub(crate) struct Walk {
    first: u32,
    states: Vec<State>,
    stack: Vec<Step>,
    /// The parts of the nodes that are open, as far as they are known, innermost last.
    open: Vec<Part>,
    /// Nodes that come when all others have their place, in order, with the last part they want to be in.
    later: Vec<(Place, Part)>,
    /// Scratch: what a node refers to.
    refers: Vec<MetadataId>,
    /// What these nodes say of others, if it is not in [`Debug::ties`].
    pub(crate) ties: Ties,
}

impl Walk {
    /// Starts over, for `count` nodes from `first` on; others have their place elsewhere.
    pub(crate) fn start(&mut self, first: u32, count: u32, ties: Ties) {
        self.first = first;
        self.ties = ties;
        self.states.clear();
        self.states.resize(count as usize, State::New);
    }

    fn state(&mut self, node: MetadataId) -> Option<&mut State> {
        self.states.get_mut(node.0.checked_sub(self.first)? as usize)
    }

    /// The part that a node is in; the first one if it has no place.
    pub(crate) fn part(&self, debug: &Debug, node: MetadataId) -> Part {
        match node.0.checked_sub(self.first).and_then(|at| self.states.get(at as usize)) {
            Some(State::Placed(part)) => *part,
            Some(_) => Part::default(),
            None => debug.part(node),
        }
    }

    /// Adds a node, all that it refers to, and all members of these, each with its part of the section: the
    /// part of its kind, or that of the node by which it was met (`part` for the root) if that is earlier,
    /// but never one before that of anything it refers to.
    pub(crate) fn run(
        &mut self,
        debug: &Debug,
        info: DebugInfo<'_>,
        root: MetadataId,
        part: Part,
        order: &mut Vec<(Place, Part)>,
    ) {
        self.run_one(debug, info, root, part, order);
        for at in 0.. {
            let Some(&(place, part)) = self.later.get(at) else { break };
            match place {
                Place::Record(node) => self.run_one(debug, info, node, part, order),
                Place::Template(node) => {
                    let mut part = part;
                    for parameter in debug.arguments(info, node) {
                        self.run_one(debug, info, parameter, part, order);
                        part = part.max(self.part(debug, parameter));
                    }
                    order.push((place, part));
                }
            }
        }
        self.later.clear();
    }

    /// Adds a node and all that it refers to; members are left for later.
    pub(crate) fn run_one(
        &mut self,
        debug: &Debug,
        info: DebugInfo<'_>,
        root: MetadataId,
        part: Part,
        order: &mut Vec<(Place, Part)>,
    ) {
        self.stack.push(Step::Enter(root, part));
        while let Some(step) = self.stack.pop() {
            match step {
                Step::Enter(node, part) => {
                    let Some(node) = debug.resolve(info, node) else { continue };
                    match self.state(node) {
                        Some(state @ State::New) => *state = State::Open,
                        _ => {
                            let part = self.part(debug, node);
                            self.raise(part);
                            continue;
                        }
                    }
                    let Some(record) = debug.record(info, node) else { continue };
                    let part = part.min(Part::of(info, record));
                    self.stack.push(Step::Leave(node));
                    self.open.push(part);
                    self.refers.clear();
                    refers(debug, info, record, &mut self.refers);
                    // Members say what they are members of in the set of OpenCL alone.
                    if !debug.has_constants() {
                        let ties = [&debug.ties, &self.ties];
                        self.refers.extend(ties.iter().find_map(|ties| ties.owners.get(&node)));
                    }
                    self.stack.extend(self.refers.iter().rev().map(|&it| Step::Enter(it, part)));
                }
                Step::Leave(node) => {
                    let part = self.open.pop().unwrap_or_default();
                    self.raise(part);
                    if let Some(state) = self.state(node) {
                        *state = State::Placed(part);
                    }
                    order.push((Place::Record(node), part));
                    let Some(record) = debug.record(info, node) else { continue };
                    self.later
                        .extend(members(info, record).map(|node| (Place::Record(node), part)));
                    // A list without parameters makes a template, too, as that of a generic procedure.
                    if record.code == code::SUBPROGRAM && reference(record, 13).is_some() {
                        // Readers take a member and its declaration for one function until its template
                        // makes a difference, so that comes after what is declared.
                        let declares = debug.own_declaration(info, node).is_some();
                        let part = if declares { part.max(Part::Scopes) } else { part };
                        self.later.push((Place::Template(node), part));
                    }
                }
            }
        }
    }

    /// What is open refers to something in this part.
    fn raise(&mut self, part: Part) {
        if let Some(open) = self.open.last_mut() {
            *open = part.max(*open);
        }
    }
}

/// What must stand before the instruction of a record.
fn refers(
    debug: &Debug,
    info: DebugInfo<'_>,
    record: MetadataRecord<'_>,
    found: &mut Vec<MetadataId>,
) {
    let Some(row) = table::row(record, debug.set) else { return };
    for cell in row.cells.iter().filter(|cell| cell.sets & debug.set != 0) {
        match cell.operand {
            Operand::Node(at)
            | Operand::Source(at)
            | Operand::Parent(at)
            | Operand::Underlying(at)
            | Operand::NodeOrExpression(at) => found.extend(reference(record, at)),
            Operand::Optional(at) => {
                let member = reference(record, at);
                // What is a static member is known by the type that lists it.
                let of = member.and_then(|member| info.record(member, code::DERIVED_TYPE));
                found.extend(of.and_then(|it| reference(it, 5)).filter(|_| debug.has_constants()));
                found.extend(member);
            }
            Operand::Basic(at) => {
                let node = reference(record, at);
                found.extend(node.map(|node| debug.basic(info, node).unwrap_or(node)));
            }
            // Members that do not say what they are members of come first.
            Operand::Members(at) if debug.has_constants() => {
                found.extend(elements(info, reference(record, at)));
            }
            Operand::Declaration => found.extend(reference(record, 14)),
            Operand::Signature(at) => {
                found.extend(elements(info, reference(record, at)));
            }
            Operand::Dimensions(at) => {
                for range in elements(info, reference(record, at)) {
                    let Some(range) = debug.record(info, range) else { continue };
                    let is_range = matches!(range.code, code::SUBRANGE | code::GENERIC_SUBRANGE);
                    found
                        .extend((1..=4).filter(|_| is_range).filter_map(|at| reference(range, at)));
                }
                found.extend((17..=20).filter_map(|at| reference(record, at)));
            }
            _ => {}
        }
    }
    if record.code == code::COMPOSITE_TYPE
        && let Some(at) = table::template_parameters(record)
    {
        found.extend(debug.flattened(info, reference(record, at)));
    }
}

/// The parameters of the template that the type or function of a node is made of.
pub(crate) fn template<'m>(
    info: DebugInfo<'m>,
    node: MetadataId,
) -> impl Iterator<Item = MetadataId> + 'm {
    let record = match info.get(node) {
        Some(Metadata::Record(record)) => Some(record),
        _ => None,
    };
    let list = record.and_then(|record| reference(record, table::template_parameters(record)?));
    elements(info, list)
}

/// What may stand after the instruction of a record, and is wanted with it.
fn members<'m>(
    info: DebugInfo<'m>,
    record: MetadataRecord<'_>,
) -> impl Iterator<Item = MetadataId> + 'm {
    let (list, of_function) = match record.code {
        code::COMPOSITE_TYPE => (reference(record, 11), false),
        // `using` in a function, and variables that nothing is left of.
        code::SUBPROGRAM => (reference(record, 15), true),
        _ => (None, false),
    };
    let retained = move |node| {
        [code::IMPORTED_ENTITY, code::LOCAL_VAR].iter().any(|&it| info.record(node, it).is_some())
    };
    elements(info, list).filter(move |&node| !of_function || retained(node))
}
