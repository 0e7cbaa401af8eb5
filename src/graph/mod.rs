//! The module graph: one node for each function and global variable, edges for calls and other
//! references, and the facts of each node.
//!
//! A front end fills it ([`GraphBuilder`]): from bitcode, from SPIR-V, from text ([`text`]) or from
//! nothing ([`generate`]). The passes read it, and never look at what it was made from.

mod csr;
mod facts;
pub mod from_bitcode;
pub mod from_spirv;
pub mod generate;
mod names;
mod number;
pub mod scc;
#[cfg(feature = "graph-text")]
pub mod text;

pub use csr::{Csr, FewRows};
pub use facts::*;
pub use names::{Names, Text};
pub use number::Number;

/// A node: a function if below the number of functions, else a variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolId(pub u32);

/// The graph of a module.
///
/// Functions come in module order, then variables in module order. Every edge is between nodes that
/// exist, and calls go from functions to functions.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// All texts.
    pub names: Names,
    /// All lists of aspects.
    pub aspect_lists: AspectLists,
    /// Functions, definitions and declarations.
    pub functions: Vec<Function>,
    /// Global variables.
    pub variables: Vec<Variable>,
    /// The facts that few functions have.
    pub details: Vec<Details>,
    /// Direct calls, in the order of the first call of each callee.
    pub calls: Csr,
    /// What a symbol mentions other than by a direct call: addresses that are taken, variables that
    /// are used, initialisers.
    pub references: Csr,
    /// Types of the indirect calls of each function; few have any.
    pub indirect: FewRows,
    /// Facts of the module.
    pub module: ModuleFacts,
}

impl Graph {
    /// Number of nodes.
    pub fn len(&self) -> usize {
        // Two tables that are in memory have fewer entries than there are numbers.
        self.functions.len().wrapping_add(self.variables.len())
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The function with this id, if it is one.
    #[inline]
    pub fn function(&self, id: SymbolId) -> Option<&Function> {
        self.functions.get(id.0 as usize)
    }

    /// The variable with this id, if it is one.
    #[inline]
    pub fn variable(&self, id: SymbolId) -> Option<&Variable> {
        (id.0 as usize).checked_sub(self.functions.len()).and_then(|at| self.variables.get(at))
    }

    /// The variable with an id that is no function's.
    #[inline]
    fn expect_variable(&self, id: SymbolId) -> &Variable {
        self.variable(id).expect("an id is that of a function or of a variable")
    }

    /// The id of variable number `index`.
    pub fn variable_id(&self, index: usize) -> SymbolId {
        SymbolId(self.functions.len().saturating_add(index) as u32)
    }

    /// The ids of the functions.
    pub fn function_ids(&self) -> impl DoubleEndedIterator<Item = SymbolId> + use<> {
        (0..self.functions.len() as u32).map(SymbolId)
    }

    /// The name of a symbol.
    pub fn name(&self, id: SymbolId) -> &[u8] {
        let name = match self.function(id) {
            Some(function) => function.name,
            None => self.expect_variable(id).name,
        };
        self.names.get(name)
    }

    /// The name of a symbol for people.
    pub fn show(&self, id: SymbolId) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.name(id))
    }

    /// The flags of a symbol.
    #[inline]
    pub fn flags(&self, id: SymbolId) -> Flags {
        match self.function(id) {
            Some(function) => function.flags,
            None => self.expect_variable(id).flags,
        }
    }

    /// The details of a function, if it has any.
    pub fn details(&self, function: &Function) -> Option<&Details> {
        function.details.map(|id| &self.details[id.0.index()])
    }

    /// The details of a function, to be changed; they are made if there are none.
    pub fn details_mut(&mut self, function: SymbolId) -> &mut Details {
        let details = &mut self.details;
        let id = *self.functions[function.0 as usize].details.get_or_insert_with(|| {
            let id = DetailsId(Number::new(details.len()));
            details.push(Details::default());
            id
        });
        &mut self.details[id.0.index()]
    }

    /// The function with this name.
    pub fn find_function(&self, name: &[u8]) -> Option<SymbolId> {
        self.function_ids().find(|&id| self.name(id) == name)
    }
}

/// Collects nodes and edges and makes a [`Graph`] of them.
///
/// Nodes come first: the variables' ids follow those of the functions, so edges that name variables
/// need the number of functions ([`GraphBuilder::variable_id`]).
#[derive(Debug, Default)]
pub struct GraphBuilder {
    /// The nodes and facts; its edges are filled in by [`GraphBuilder::finish`].
    pub graph: Graph,
    /// Direct calls.
    pub calls: Vec<(u32, u32)>,
    /// Other references.
    pub references: Vec<(u32, u32)>,
    /// Function, type of an indirect call.
    pub indirect: Vec<(u32, u32)>,
}

impl GraphBuilder {
    /// Keeps `details` for a function, unless they say nothing.
    pub fn details(&mut self, details: Details) -> Option<DetailsId> {
        if details == Details::default() {
            return None;
        }
        let id = DetailsId(Number::new(self.graph.details.len()));
        self.graph.details.push(details);
        Some(id)
    }

    /// The id of variable `index`, once all functions are there.
    pub fn variable_id(&self, index: usize) -> SymbolId {
        self.graph.variable_id(index)
    }

    /// Sorts the edges and hands the graph out.
    ///
    /// # Panics
    /// If an edge names a node that is not there: an error of the front end.
    pub fn finish(self) -> Graph {
        let GraphBuilder { mut graph, calls, references, indirect } = self;
        let (functions, nodes) = (graph.functions.len(), graph.len());
        assert!(
            calls.iter().all(|&(_, callee)| (callee as usize) < functions),
            "a call of a function that is not in the graph"
        );
        assert!(
            references.iter().all(|&(_, target)| (target as usize) < nodes),
            "a reference to a symbol that is not in the graph"
        );
        graph.references = Csr::new(nodes, &references);
        drop(references);
        graph.indirect = FewRows::new(indirect);
        graph.calls = Csr::new(functions, &calls);
        graph
    }
}
