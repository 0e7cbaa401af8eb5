//! The blocks of a module's functions, and which values are there in which: a use is dominated by the
//! definition, that of a phi at the end of the block that it comes from (section 2.16.1).

use crate::dominators::Dominators;
use crate::flow::Edges;
use crate::grammar::{Op, walk};
use crate::read::{Function, Instruction, Module, ModuleContext};

/// The blocks of all functions.
pub(super) struct Flow {
    functions: Vec<Blocks>,
}

/// The blocks of a function.
#[derive(Default)]
struct Blocks {
    /// The words at which they begin, ascending.
    labels: Vec<u32>,
    dominators: Dominators,
    /// By block: those that lead there.
    predecessors: Edges,
}

impl Flow {
    pub(super) fn new(module: &Module<'_>, context: &ModuleContext<'_, '_>) -> Self {
        let blocks = |function: &Function| Blocks::new(module, context, function);
        Self { functions: module.functions().iter().map(blocks).collect() }
    }

    /// Whether what a word of a function defines has been come by wherever another word of it is. What
    /// stands before the blocks always has been.
    pub(super) fn dominates(&self, function: usize, definition: u32, at: u32) -> bool {
        let Some(blocks) = self.functions.get(function) else { return true };
        match (blocks.at(definition), blocks.at(at)) {
            (Some(block), Some(other)) => {
                // A block that nothing leads to may say what it likes.
                !blocks.dominators.is_reached(other) || blocks.dominators.dominates(block, other)
            }
            _ => true,
        }
    }

    /// Whether a phi of a function has a value for each block that leads to its own, and for no other;
    /// `labels` are the words of the labels that it names.
    pub(super) fn joins(&self, function: usize, phi: u32, mut labels: Vec<u32>) -> bool {
        let Some(blocks) = self.functions.get(function) else { return true };
        let Some(block) = blocks.at(phi) else { return false };
        labels.sort_unstable();
        let leading = blocks.predecessors.of(block).iter();
        leading.map(|&from| blocks.labels[from as usize]).eq(labels)
    }

    /// Whether nothing leads to the first block of a function (section 2.16.1).
    pub(super) fn begins_once(&self, function: usize) -> bool {
        let blocks = self.functions.get(function);
        blocks.is_none_or(|blocks| blocks.predecessors.of(0).is_empty())
    }
}

impl Blocks {
    fn new(module: &Module<'_>, context: &ModuleContext<'_, '_>, function: &Function) -> Self {
        let mut blocks = Self::default();
        let instructions = || module.instructions_in(function.range());
        let labels = instructions().filter(|it| it.op() == Op::Label);
        blocks.labels.extend(labels.map(|it| it.offset));
        let mut edges = Edges::default();
        let mut begun = false;
        for it in instructions() {
            match it.op() {
                // Nothing comes between the blocks, so that one ends where the next begins.
                Op::Label if std::mem::replace(&mut begun, true) => edges.end_block(),
                Op::Branch | Op::BranchConditional | Op::Switch => {
                    blocks.add_targets(module, context, &it, &mut edges);
                }
                _ => {}
            }
        }
        if begun {
            edges.end_block();
        }
        // Blocks come behind those that dominate them (section 2.16.1).
        let order: Vec<u32> = (0..edges.blocks()).collect();
        blocks.dominators.find(&edges, &order);
        blocks.predecessors = edges.backwards();
        blocks
    }

    /// The blocks where an instruction may go on. Operands that cannot be told have been refused.
    fn add_targets(
        &self,
        module: &Module<'_>,
        context: &ModuleContext<'_, '_>,
        it: &Instruction<'_>,
        edges: &mut Edges,
    ) {
        let _ = walk(it.words, context, |span| {
            let label =
                span.kind.is_id().then(|| module.definition(it.words[span.start])).flatten();
            let label = label.filter(|label| label.op() == Op::Label);
            let block = label.and_then(|label| self.labels.binary_search(&label.offset).ok());
            block.into_iter().for_each(|block| edges.add(block as u32));
        });
    }

    /// The block that holds a word.
    fn at(&self, word: u32) -> Option<u32> {
        let after = self.labels.partition_point(|&label| label <= word);
        after.checked_sub(1).map(|block| block as u32)
    }
}
