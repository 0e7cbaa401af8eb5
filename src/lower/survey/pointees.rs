//! Pointee types of opaque pointers.
//!
//! SPIR-V's pointers say what they point to; LLVM's have stopped doing so. Each pointer value gets
//! a *node* that stands for its pointee; loads, stores, allocas, GEPs, calls and so on say what they
//! know of it ([`Inference::scan`]), in the order of the instructions, and nodes of values that
//! must agree (phis, selects, casts) are joined. The first who says something is right: whoever
//! needs another pointee bitcasts the pointer where it is used. So a poor guess costs an
//! instruction, never correctness.
//!
//! Parameters and results of functions are *slots*. A survey of all bodies collects what each says of its own
//! slots and of those of its callees ([`super::summary::Summary`]), then [`Slots::resolve`] decides, in the
//! order of the functions: a function's own body first, then equations between slots, then its callers.
//! Nothing depends on the order in which threads finish.

use lapidary_bitcode::ir::{
    Body, Constant, ConstantExpr, FunctionId, Type, TypeId, Value, ValueId,
};
use lapidary_spirv::grammar::BuiltIn;

use super::kept::NO_POINTER;
use super::samplers::Passed;
use super::slots::Slots;
use crate::lower::facts::Facts;
use crate::lower::facts::callees::Pointee;
use crate::lower::special::special;

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    /// Nothing yet.
    Unknown,
    /// An LLVM type; pointers inside it point to `i8` (or what the file says).
    Type(TypeId),
    /// A pointer whose pointee is another node.
    Pointer {
        /// Its address space.
        address_space: u32,
        /// The node of its pointee.
        node: u32,
    },
    /// A type that has no number in the file.
    Hint(Pointee),
}

pub(crate) const BYTE: Term = Term::Hint(Pointee::Int(8));
const NONE: u32 = u32::MAX;
/// Deepest chain of pointers to pointers that is followed.
pub(super) const MAX_DEPTH: u32 = 6;

/// Inference over one body. Its tables are reused.
#[derive(Debug, Default)]
pub(crate) struct Inference {
    parents: Vec<u32>,
    terms: Vec<Term>,
    /// By local value: its node.
    nodes: Vec<u32>,
    /// The local values that have one.
    pub(super) locals: Vec<u32>,
    /// First local value.
    first_local: u32,
    /// Slots met and their nodes.
    pub(super) slots: Vec<(u32, u32)>,
    /// Whether slots have been resolved.
    pub(super) resolved: bool,
    /// Kernels that are called.
    pub(super) called: Vec<FunctionId>,
    /// See [`super::summary::Summary::plain_arithmetic`].
    pub(super) plain_arithmetic: bool,
    /// See [`super::summary::Summary::calls`]; not yet each once.
    pub(super) calls: Vec<u32>,
    /// See [`super::summary::Summary::passed`].
    pub(super) passed: Vec<Passed>,
    /// Room for [`super::summary::Summaries::add`].
    pub(super) pairs: Vec<(u32, u32)>,
    /// Blocks that begin with a phi of pointers.
    pub(crate) pointer_phis: bool,
    /// Whether there are calls that may read specialization constants.
    pub(super) may_read_constants: bool,
    /// Whether memory is copied of which nothing was known yet on either side: what slots are might
    /// have told.
    pub(super) undecided_copy: bool,
    /// See [`super::Decisions::variadic_pointers`].
    pub(super) variadic_pointers: bool,
    /// See [`super::Decisions::enqueued`].
    pub(super) enqueued: Vec<FunctionId>,
    /// See [`super::Decisions::read`].
    pub(super) read: Vec<BuiltIn>,
    /// See [`super::Decisions::imports`]; some several times.
    pub(super) imports: Vec<FunctionId>,
}

impl Inference {
    /// Starts over for a body.
    pub(super) fn start(&mut self, facts: &Facts<'_>, body: &Body) {
        // All by name, so that the compiler asks what becomes of a new one.
        let Self {
            parents,
            terms,
            nodes,
            locals,
            first_local,
            slots,
            resolved,
            called,
            plain_arithmetic,
            calls,
            passed,
            // Scratch: whoever uses it clears it.
            pairs: _,
            pointer_phis,
            may_read_constants,
            undecided_copy,
            variadic_pointers,
            enqueued,
            read,
            imports,
        } = self;
        parents.clear();
        terms.clear();
        locals.clear();
        slots.clear();
        called.clear();
        calls.clear();
        passed.clear();
        *plain_arithmetic = false;
        *first_local = facts.module.values.len() as u32;
        let count = body.value_limit().saturating_sub(*first_local) as usize;
        nodes.clear();
        nodes.resize(count, NONE);
        *resolved = false;
        *pointer_phis = false;
        *may_read_constants = false;
        *undecided_copy = false;
        *variadic_pointers = false;
        enqueued.clear();
        read.clear();
        imports.clear();
    }

    /// Starts over for a body with what is known of it: terms, and the terms of its local values.
    pub(super) fn resume(&mut self, facts: &Facts<'_>, body: &Body, terms: &[Term], locals: &[u8]) {
        self.start(facts, body);
        for (node, &term) in self.nodes.iter_mut().zip(locals) {
            *node = if term == NO_POINTER { NONE } else { term.into() };
        }
        self.resolved = true;
        self.terms.extend_from_slice(terms);
        self.parents.extend(0..terms.len() as u32);
    }

    /// Whether a slot that was decided is what the body says of its node, or the body says nothing of
    /// it: then the node becomes what the slot is.
    pub(super) fn settle(&mut self, slots: &Slots, node: u32, decided: Term) -> bool {
        match (self.terms[node as usize], decided) {
            (_, Term::Unknown) => true,
            (Term::Unknown, decided) => {
                self.terms[node as usize] = self.import(slots, decided, 0);
                true
            }
            (known, decided) => self.is_slot(slots, known, decided),
        }
    }

    /// Whether a term is that of a slot, all that is behind it too.
    fn is_slot(&self, slots: &Slots, term: Term, slot: Term) -> bool {
        match (term, slot) {
            (
                Term::Pointer { address_space: a, node },
                Term::Pointer { address_space: b, node: behind },
            ) => a == b && self.is_slot(slots, self.terms[node as usize], slots.term(behind)),
            (term, slot) => term == slot,
        }
    }

    /// The number of nodes.
    pub(super) fn node_count(&self) -> usize {
        self.terms.len()
    }

    /// The number of local values.
    pub(super) fn local_count(&self) -> usize {
        self.nodes.len()
    }

    /// The node of a local value that has one.
    pub(super) fn local_node(&self, local: u32) -> u32 {
        self.nodes[local as usize]
    }

    /// Whether another one, of the same body, says the same of all that it knows.
    pub(super) fn agrees(&mut self, other: &mut Self) -> bool {
        let locals = std::mem::take(&mut other.locals);
        let pairs =
            locals.iter().map(|&local| (self.nodes[local as usize], other.local_node(local)));
        let pairs: Vec<_> = pairs.collect();
        self.pointer_phis == other.pointer_phis
            && pairs.into_iter().all(|(own, node)| own != NONE && self.is_same(own, other, node, 0))
    }

    fn is_same(&mut self, node: u32, other: &mut Self, its: u32, depth: u32) -> bool {
        match (self.term(node).1, other.term(its).1) {
            (
                Term::Pointer { address_space: a, node },
                Term::Pointer { address_space: b, node: its },
            ) => {
                a == b
                    && (depth == MAX_DEPTH
                        || self.is_same(node, other, its, depth.saturating_add(1)))
            }
            (own, its) => own == its,
        }
    }

    pub(super) fn fresh(&mut self, term: Term) -> u32 {
        let node = self.terms.len() as u32;
        self.parents.push(node);
        self.terms.push(term);
        node
    }

    fn root(&mut self, mut node: u32) -> u32 {
        while self.parents[node as usize] != node {
            let parent = self.parents[node as usize];
            self.parents[node as usize] = self.parents[parent as usize];
            node = parent;
        }
        node
    }

    /// What a node is, and its root.
    pub(crate) fn term(&mut self, node: u32) -> (u32, Term) {
        let root = self.root(node);
        (root, self.terms[root as usize])
    }

    /// The pointee that a type of a pointer says itself.
    pub(super) fn declared(&mut self, facts: &Facts<'_>, ty: TypeId, depth: u32) -> Term {
        match facts.module.types.get(ty) {
            Type::Pointer { pointee: Some(pointee), .. } => {
                if let Some(special) = special(facts.module, ty) {
                    return Term::Hint(Pointee::Special(special));
                }
                match facts.module.types.get(pointee) {
                    Type::Pointer { address_space, pointee: Some(_) } if depth < MAX_DEPTH => {
                        let term = self.declared(facts, pointee, depth.saturating_add(1));
                        Term::Pointer { address_space, node: self.fresh(term) }
                    }
                    Type::Function { .. } => BYTE,
                    _ => Term::Type(pointee),
                }
            }
            _ => Term::Unknown,
        }
    }

    /// The node of what a pointer value points to.
    pub(crate) fn node(&mut self, facts: &Facts<'_>, body: &Body, value: ValueId) -> u32 {
        self.node_at(facts, body, value, 0)
    }

    fn node_at(&mut self, facts: &Facts<'_>, body: &Body, value: ValueId, depth: u32) -> u32 {
        if value.as_metadata().is_some() {
            return self.fresh(Term::Unknown);
        }
        let local = value.0.checked_sub(self.first_local).map(|at| at as usize);
        if let Some(local) = local
            && let Some(&node) = self.nodes.get(local)
            && node != NONE
        {
            return node;
        }
        let term = match body.value(facts.module, value) {
            Value::Argument(_) | Value::Instruction(_) => {
                let ty = body.value_type(facts.module, value);
                let term = self.declared(facts, ty, 0);
                let node = self.fresh(term);
                if let Some(local) = local
                    && let Some(place) = self.nodes.get_mut(local)
                {
                    *place = node;
                    self.locals.push(local as u32);
                }
                return node;
            }
            Value::Global(global) => Term::Type(facts.module.globals[global.index()].value_type),
            Value::Function(function) if facts.function_pointers() => {
                Term::Hint(Pointee::Function(function))
            }
            Value::Constant(ty, Constant::Expr(expression)) => match expression {
                ConstantExpr::Cast { value, .. } if depth < 64 => {
                    let source = body.value_type(facts.module, value);
                    match self.declared(facts, ty, 0) {
                        Term::Unknown if facts.pointer_space(source).is_some() => {
                            return self.node_at(facts, body, value, depth.saturating_add(1));
                        }
                        term => term,
                    }
                }
                ConstantExpr::GetElementPtr { source, indices, .. } => {
                    match gep_element(facts, body, source, indices) {
                        Some(element) => Term::Type(element),
                        None => Term::Unknown,
                    }
                }
                _ => self.declared(facts, ty, 0),
            },
            Value::Constant(ty, _) => self.declared(facts, ty, 0),
            _ => Term::Unknown,
        };
        self.fresh(term)
    }

    /// A node must be `term`; whoever came first stays.
    pub(super) fn require(&mut self, facts: &Facts<'_>, node: u32, term: Term) {
        let root = self.root(node);
        match (self.terms[root as usize], term) {
            (_, Term::Unknown) => {}
            (Term::Unknown, term) => self.terms[root as usize] = term,
            (Term::Pointer { node: a, .. }, Term::Pointer { node: b, .. }) => {
                self.join(facts, a, b);
            }
            (Term::Type(ty), Term::Pointer { node, .. })
            | (Term::Pointer { node, .. }, Term::Type(ty))
                // A pointer in a struct or array points to i8, so what is loaded from there does.
                if facts.pointer_space(ty).is_some() => {
                    let inner = match self.declared(facts, ty, 0) {
                        Term::Unknown => BYTE,
                        term => term,
                    };
                    let root = self.root(node);
                    if self.terms[root as usize] == Term::Unknown {
                        self.terms[root as usize] = inner;
                    }
                }
            _ => {}
        }
    }

    /// Two nodes should be the same.
    pub(super) fn join(&mut self, facts: &Facts<'_>, a: u32, b: u32) {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return;
        }
        let (x, y) = (self.terms[a as usize], self.terms[b as usize]);
        match (x, y) {
            (Term::Unknown, _) => self.parents[a as usize] = b,
            (_, Term::Unknown) => self.parents[b as usize] = a,
            (Term::Pointer { node: x, .. }, Term::Pointer { node: y, .. }) => {
                self.parents[b as usize] = a;
                let (x, y) = (self.root(x), self.root(y));
                // One level is enough: deeper ones are joined when they are used.
                if x != y {
                    match (self.terms[x as usize], self.terms[y as usize]) {
                        (Term::Unknown, _) => self.parents[x as usize] = y,
                        (_, Term::Unknown) => self.parents[y as usize] = x,
                        _ => {}
                    }
                }
            }
            _ if x == y => self.parents[b as usize] = a,
            _ => self.require(facts, a, y),
        }
    }

    /// What memory that holds values of `ty` is, `value` being one of them.
    pub(super) fn memory(
        &mut self,
        facts: &Facts<'_>,
        body: &Body,
        ty: TypeId,
        value: ValueId,
    ) -> Term {
        match facts.pointer_space(ty) {
            Some(address_space) => {
                let node = self.node(facts, body, value);
                Term::Pointer { address_space, node }
            }
            None => Term::Type(ty),
        }
    }

    /// A node for a slot: its decided term, or one that is to be decided.
    pub(super) fn slot(&mut self, slots: &Slots, slot: u32) -> u32 {
        if self.resolved {
            let term = self.import(slots, slots.term(slot), 0);
            return self.fresh(term);
        }
        let node = self.fresh(Term::Unknown);
        self.slots.push((slot, node));
        node
    }

    fn import(&mut self, slots: &Slots, term: Term, depth: u32) -> Term {
        match term {
            Term::Pointer { .. } if depth >= MAX_DEPTH => BYTE,
            Term::Pointer { address_space, node } => {
                let inner = self.import(slots, slots.term(node), depth.saturating_add(1));
                Term::Pointer { address_space, node: self.fresh(inner) }
            }
            term => term,
        }
    }
}

/// The type that a GEP's result points to.
pub(crate) fn gep_element(
    facts: &Facts<'_>,
    body: &Body,
    source: TypeId,
    indices: &[ValueId],
) -> Option<TypeId> {
    let types = &facts.module.types;
    let mut ty = source;
    for &index in indices.iter().skip(1) {
        ty = match types.get(ty) {
            Type::Array { element, .. } | Type::Vector { element, .. } => element,
            Type::Struct { fields, .. } => {
                let index = match body.value(facts.module, index) {
                    Value::Constant(_, Constant::Int(index)) => usize::try_from(index).ok()?,
                    Value::Constant(_, Constant::Null) => 0,
                    _ => return None,
                };
                *types.list(fields).get(index)?
            }
            _ => return None,
        };
    }
    Some(ty)
}
