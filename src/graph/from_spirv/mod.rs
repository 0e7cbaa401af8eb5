//! The graph of a SPIR-V module.
//!
//! The link index knows already which ids each function uses and what capabilities its instructions
//! need; this gives them the form of the graph. What SPIR-V cannot carry is not there: the source a
//! kernel came from, declared aspects, sets of virtual functions, fixed targets, sizes of device
//! globals, removed arguments, the number of dimensions of a required work-group size. Exported
//! functions count as SYCL_EXTERNAL, of one source.

mod aspects;
mod names;

use lapidary_spirv::grammar::{ExecutionMode, Op, StorageClass};
use lapidary_spirv::link::LinkIndex;
use lapidary_spirv::read::{Instruction, Module, Section};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    AspectList, Carrier, Details, Flags, Function, FunctionType, Given, Graph, GraphBuilder,
    Operand, SymbolId, Variable,
};
use crate::aspects::Numbering;
use names::{Linkage, Symbols};

/// The ids of the functions and variables of a module, in the order of the graph's symbols.
pub fn symbols(module: &Module<'_>) -> Vec<u32> {
    let functions = module.functions().iter().map(|function| function.id);
    let variables = module
        .section(Section::Declarations)
        .filter(|it| matches!(it.op(), Op::Variable | Op::UntypedVariableKHR))
        .filter_map(|it| it.result());
    functions.chain(variables).collect()
}

/// Surveys a module.
pub fn survey(index: &LinkIndex<'_, '_>, numbering: Numbering) -> Graph {
    let module = index.module();
    let ids = symbols(module);
    let symbols = Symbols::new(module);
    let mut survey = Survey {
        index,
        symbols,
        numbering,
        builder: GraphBuilder::default(),
        symbol_of: FxHashMap::default(),
        uses: FxHashMap::default(),
        own: Vec::new(),
        signatures: signatures(module),
    };
    survey.symbol_of = ids.iter().zip(0..).map(|(&id, symbol)| (id, SymbolId(symbol))).collect();
    survey.declarations();
    survey.details();
    for (at, function) in module.functions().iter().enumerate() {
        survey.function(at, function);
    }
    for (at, &id) in ids.iter().enumerate().skip(module.functions().len()) {
        survey.variable(at as u32, id);
    }
    survey.builder.finish()
}

/// By function type the first one that is the same but for what pointers point to. Who translates LLVM IR guesses that,
/// for a function and for a call of it each, and who compares function types there does not see it.
fn signatures(module: &Module<'_>) -> FxHashMap<u32, u32> {
    let part = |ty: u32| match module.definition(ty) {
        Some(it) if it.op() == Op::TypePointer => (true, it.word(2).unwrap_or_default()),
        Some(it) if it.op() == Op::TypeUntypedPointerKHR => (true, it.word(2).unwrap_or_default()),
        _ => (false, ty),
    };
    let mut first: FxHashMap<Vec<(bool, u32)>, u32> = FxHashMap::default();
    let types = module.section(Section::Declarations).filter(|it| it.op() == Op::TypeFunction);
    types
        .filter_map(|it| {
            let parts = it.words.get(2..)?.iter().map(|&ty| part(ty)).collect();
            let id = it.result()?;
            Some((id, *first.entry(parts).or_insert(id)))
        })
        .collect()
}

/// What a declaration at module scope brings to those who use it.
#[derive(Clone, Debug, Default)]
struct Uses {
    aspects: Vec<i32>,
    /// Whether a constant mentions functions or variables, at any depth.
    mentions: bool,
}

struct Survey<'i, 'm, 'w> {
    index: &'i LinkIndex<'m, 'w>,
    symbols: Symbols,
    numbering: Numbering,
    builder: GraphBuilder,
    symbol_of: FxHashMap<u32, SymbolId>,
    /// By id of a type or constant, where there is something to say.
    uses: FxHashMap<u32, Uses>,
    /// Details by function, until the functions are made.
    own: Vec<Details>,
    /// What stands for each function type, see [`signatures`].
    signatures: FxHashMap<u32, u32>,
}

impl Survey<'_, '_, '_> {
    fn module(&self) -> &Module<'_> {
        self.index.module()
    }

    /// The aspects that the instructions of a node need.
    fn needed(&self, id: u32) -> Vec<i32> {
        let mut found = Vec::new();
        for need in self.index.needs_of(id) {
            let aspect = aspects::aspect(need.capabilities);
            if let Some(number) = aspect.and_then(|aspect| self.numbering.number_of(aspect)) {
                found.push(number as i32);
            }
        }
        found
    }

    /// Types and constants, in order: what they use comes before, but for what pointers point to.
    /// That counts only where an instruction computes addresses in it or makes a variable of it.
    fn declarations(&mut self) {
        let declared: Vec<(u32, Op)> = self
            .module()
            .section(Section::Declarations)
            .filter_map(|it| Some((it.result()?, it.op())))
            .collect();
        for (id, op) in declared {
            if self.symbol_of.contains_key(&id) {
                continue;
            }
            let mut uses = Uses { aspects: self.needed(id), mentions: false };
            let pointer = matches!(op, Op::TypePointer | Op::TypeUntypedPointerKHR);
            for used in self.index.references(id).filter(|_| !pointer) {
                if self.symbol_of.contains_key(&used) {
                    uses.mentions = true;
                } else if let Some(of) = self.uses.get(&used) {
                    uses.aspects.extend_from_slice(&of.aspects);
                    uses.mentions |= of.mentions;
                }
            }
            uses.aspects.sort_unstable();
            uses.aspects.dedup();
            if !uses.aspects.is_empty() || uses.mentions {
                self.uses.insert(id, uses);
            }
        }
    }

    /// The facts that execution modes say.
    fn details(&mut self) {
        let mut details = vec![Details::default(); self.module().functions().len()];
        let modes: Vec<(usize, ExecutionMode, Vec<Operand>)> = self
            .module()
            .section(Section::ExecutionModes)
            .filter_map(|it| {
                let function = self.symbol_of.get(&it.word(1)?)?.0 as usize;
                let operands = it.operands().get(2..)?.iter();
                let operands = match it.op() {
                    Op::ExecutionMode => {
                        operands.map(|&word| Operand::Number(word.into())).collect()
                    }
                    // The operands are constants.
                    Op::ExecutionModeId => operands
                        .map(|&id| self.constant(id).map(|word| Operand::Number(word.into())))
                        .collect::<Option<_>>()?,
                    _ => return None,
                };
                Some((function, ExecutionMode(it.word(2)?), operands))
            })
            .collect();
        let names = &mut self.builder.graph.names;
        for (function, mode, operands) in modes {
            let Some(details) = details.get_mut(function) else { continue };
            let facts = Details::FACTS.iter();
            for fact in facts.filter(|fact| fact.carriers.contains(&Carrier::Mode(mode))) {
                (fact.read)(details, Given::Operands(&operands), names);
            }
        }
        self.own = details;
    }

    /// The value of an integer constant.
    fn constant(&self, id: u32) -> Option<u32> {
        let constant = self.module().definition(id)?;
        matches!(constant.op(), Op::Constant | Op::SpecConstant).then(|| constant.word(3)).flatten()
    }

    fn function(&mut self, at: usize, function: &lapidary_spirv::read::Function) {
        let id = function.id;
        let kernel = self.symbols.entry_points.get(&id);
        let linkage = self.symbols.linkage.get(&id).cloned();
        let name = kernel
            .or(linkage.as_ref().map(|(name, _)| name))
            .or(self.symbols.names.get(&id))
            .cloned()
            .unwrap_or_default();
        let is_kernel = kernel.is_some();
        let linkage = linkage.map(|(_, linkage)| linkage);
        let defined = !self.module().is_declaration(function);
        let exported = linkage == Some(Linkage::Export);
        let mut own = self.needed(id);
        let (mut references, mut seen) = (Vec::new(), FxHashSet::default());
        let callees: Vec<usize> = self.index.callees(at).collect();
        let mut called = callees.clone();
        called.sort_unstable();
        for used in self.index.references(id) {
            if let Some(symbol) = self.symbol_of.get(&used) {
                // Who uses a variable uses its type.
                if let Some(it) = self.module().definition(used) {
                    own.extend_from_slice(self.pointee_aspects(it));
                }
                if called.binary_search(&(symbol.0 as usize)).is_err() {
                    references.push(symbol.0);
                }
            } else if let Some(uses) = self.uses.get(&used) {
                own.extend_from_slice(&uses.aspects);
                if uses.mentions {
                    self.mentioned(used, &mut seen, &mut references);
                }
            }
        }
        let (mut indirect, mut signature) = (Vec::new(), FunctionType::default());
        for it in self.module().instructions_in(function.range()) {
            match it.op() {
                Op::Function => signature = self.signature(it.word(4).unwrap_or_default()),
                Op::FunctionPointerCallINTEL => {
                    indirect.extend(self.called_type(it).map(|ty| self.signature(ty).0));
                }
                Op::Variable | Op::UntypedVariableKHR => {
                    own.extend_from_slice(self.pointee_aspects(it));
                }
                Op::FunctionParameter
                    if it.result().is_some_and(|id| self.symbols.passed.contains(&id)) =>
                {
                    own.extend_from_slice(self.pointee_aspects(it));
                }
                Op::AccessChain
                | Op::InBoundsAccessChain
                | Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain => {
                    let base = it.word(3).and_then(|base| self.module().definition(base));
                    own.extend_from_slice(base.map_or(&[], |base| self.pointee_aspects(base)));
                }
                _ => {}
            }
        }
        own.sort_unstable();
        let decorated = self.symbols.flags.get(&id).copied().unwrap_or_default();
        let details = std::mem::take(&mut self.own[at]);
        let details = self.builder.details(details);
        let graph = &mut self.builder.graph;
        graph.functions.push(Function {
            name: graph.names.add(name.as_bytes()),
            flags: decorated
                .with(Flags::DEFINED, defined)
                .with(Flags::KERNEL, is_kernel)
                .with(Flags::SPIR_FUNC, !is_kernel)
                .with(Flags::EXTERNAL, is_kernel || linkage.is_some())
                .with(
                    Flags::DISCARDABLE,
                    !is_kernel && !matches!(linkage, Some(Linkage::Export | Linkage::Import)),
                ),
            // A stand-in for an intrinsic is exported, too, and nothing that another image wants.
            source: (is_kernel || (exported && !name.starts_with("spirv.llvm_")))
                .then(|| graph.names.intern(b"")),
            own: graph.aspect_lists.intern(&own),
            used_metadata: AspectList::EMPTY,
            declared: None,
            function_type: signature,
            details,
        });
        let edge = |target: u32| (at as u32, target);
        self.builder.calls.extend(callees.into_iter().map(|callee| edge(callee as u32)));
        self.builder.references.extend(references.into_iter().map(edge));
        self.builder.indirect.extend(indirect.into_iter().map(edge));
    }

    /// Appends the functions and variables that a declaration mentions, at any depth.
    fn mentioned(&self, id: u32, seen: &mut FxHashSet<u32>, out: &mut Vec<u32>) {
        let mut left = vec![id];
        while let Some(id) = left.pop() {
            for used in self.index.references(id).filter(|&used| seen.insert(used)) {
                if let Some(symbol) = self.symbol_of.get(&used) {
                    out.push(symbol.0);
                } else if self.uses.get(&used).is_some_and(|uses| uses.mentions) {
                    left.push(used);
                }
            }
        }
    }

    /// The aspects of what the result of an instruction points to.
    fn pointee_aspects(&self, pointer: Instruction<'_>) -> &[i32] {
        if pointer.op() == Op::UntypedVariableKHR {
            let uses = pointer.word(4).and_then(|data_type| self.uses.get(&data_type));
            return uses.map_or(&[], |uses| &uses.aspects);
        }
        let ty = pointer.result_type().and_then(|ty| self.module().definition(ty));
        let pointee = ty.filter(|ty| ty.op() == Op::TypePointer).and_then(|ty| ty.word(3));
        pointee.and_then(|pointee| self.uses.get(&pointee)).map_or(&[], |uses| &uses.aspects)
    }

    /// What stands for a function type.
    fn signature(&self, ty: u32) -> FunctionType {
        FunctionType(self.signatures.get(&ty).copied().unwrap_or(ty))
    }

    /// The function type of an indirect call: what the type of the called pointer points to.
    fn called_type(&self, call: Instruction<'_>) -> Option<u32> {
        let pointer = self.module().definition(call.word(3)?)?.result_type()?;
        let pointer = self.module().definition(pointer)?;
        (pointer.op() == Op::TypePointer).then(|| pointer.word(3)).flatten()
    }

    fn variable(&mut self, at: u32, id: u32) {
        let linkage = self.symbols.linkage.get(&id);
        let name = linkage.map(|(name, _)| name).or(self.symbols.names.get(&id));
        let name = name.cloned().unwrap_or_default();
        let unique_id = self.symbols.host_access.get(&id).cloned();
        let definition = self.module().definition(id);
        let has_initializer = definition.is_some_and(|it| {
            let operands = if it.op() == Op::UntypedVariableKHR { 5 } else { 4 };
            it.word(operands).is_some()
        });
        let local = definition.is_some_and(|it| {
            it.word(3).is_some_and(|class| StorageClass(class) == StorageClass::Workgroup)
        });
        let linkage = linkage.map(|&(_, linkage)| linkage);
        let mut references = Vec::new();
        self.mentioned(id, &mut FxHashSet::default(), &mut references);
        let own = definition.map_or(&[][..], |it| self.pointee_aspects(it)).to_vec();
        let own = self.builder.graph.aspect_lists.intern(&own);
        let names = &mut self.builder.graph.names;
        let flags = Flags::default()
            .with(Flags::DEFINED, has_initializer || local || linkage == Some(Linkage::Export))
            .with(Flags::EXTERNAL, linkage.is_some())
            .with(Flags::DISCARDABLE, linkage != Some(Linkage::Export));
        let mut variable = Variable::new(names.add(name.as_bytes()), flags, own);
        variable.unique_id = unique_id.map(|unique_id| names.intern(unique_id.as_bytes()));
        self.builder.graph.variables.push(variable);
        self.builder.references.extend(references.into_iter().map(|target| (at, target)));
    }
}
