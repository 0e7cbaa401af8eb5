//! Folding within a function: instructions on constants, branches that are decided by them, and
//! blocks that are not reached.
//!
//! The function is gone over until nothing changes: what is known in one round decides which blocks
//! the next one looks at. A round costs what the function holds, and there are few: one more for each
//! level of decisions that depend on one another through `OpPhi`, up to [`ROUNDS`]. What is still open
//! then stays as it is, which is correct if not the best.
//!
//! In modules of shaders, control flow stays: there every block has its place in a construct (SPIR-V
//! section 2.11.2), and a construct needs its merge block.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::{Error, Result};
use crate::grammar::{Capability, Decoration, ExecutionMode, IdRole, Op, for_each_id};
use crate::read::{Function, Instruction, Module, ModuleContext, Section};

use super::evaluate;
use super::instruction;
use super::pool::Pool;

const ROUNDS: usize = 32;

/// What must be left alone in a module.
pub(super) struct Rules {
    /// Whether branches are decided.
    decides: bool,
    /// Whether results are rounded as everywhere: to the nearest, nothing flushed to zero.
    rounds: bool,
    /// Results that are rounded or saturated in a way of their own.
    special: FxHashSet<u32>,
}

impl Rules {
    pub(super) fn of(module: &Module<'_>) -> Self {
        let is_shader = |it: Instruction<'_>| {
            it.op() == Op::Capability && it.word(1) == Some(Capability::Shader.0)
        };
        let is_mode = |it: Instruction<'_>| {
            it.word(2).is_some_and(|mode| ROUNDING_MODES.contains(&ExecutionMode(mode)))
        };
        let special = module.section(Section::Annotations).filter_map(|it| {
            let &[_, target, decoration, ..] = it.words else { return None };
            let is_special = matches!(
                Decoration(decoration),
                Decoration::FPRoundingMode | Decoration::SaturatedConversion
            );
            (it.op() == Op::Decorate && is_special).then_some(target)
        });
        Self {
            decides: !module.section(Section::Capabilities).any(is_shader),
            rounds: !module.section(Section::ExecutionModes).any(is_mode),
            special: special.collect(),
        }
    }

    /// Whether an instruction stays although its operands are constants.
    fn keeps(&self, op: Op, result: u32) -> bool {
        self.special.contains(&result) || !self.rounds && evaluate::rounds(op)
    }
}

/// Modes in which the same instruction gives other results.
const ROUNDING_MODES: &[ExecutionMode] = &[
    ExecutionMode::DenormFlushToZero,
    ExecutionMode::RoundingModeRTZ,
    ExecutionMode::RoundingModeRTPINTEL,
    ExecutionMode::RoundingModeRTNINTEL,
    ExecutionMode::FloatingPointModeALTINTEL,
];

/// A block: its label and the instructions behind it.
struct Block<'m> {
    label: u32,
    instructions: Vec<Instruction<'m>>,
}

/// Writes a function with what can be folded; says whether anything was.
pub(super) fn function(
    module: &Module<'_>,
    context: &ModuleContext<'_, '_>,
    rules: &Rules,
    pool: &mut Pool<'_, '_>,
    function: &Function,
    out: &mut Vec<u32>,
) -> Result<bool> {
    let signature = module.signature(function);
    let blocks = blocks(module, signature.end..function.end as usize);
    let mut changed = false;
    let mut reached = None;
    for _ in 0..ROUNDS {
        let before = reached.take();
        let again = round(module, rules, pool, &blocks, before.as_ref());
        changed |= again;
        let now = if rules.decides { Some(Reached::of(module, pool, &blocks)) } else { None };
        let is_settled = now == before;
        reached = now;
        if !again && is_settled {
            break;
        }
    }
    let is_whole = reached.as_ref().is_none_or(|it| it.decisions.is_empty());
    if !changed && is_whole {
        out.extend_from_slice(&module.words()[function.range()]);
        return Ok(false);
    }
    let rewriter = Rewriter { context, pool, reached: reached.as_ref() };
    rewriter.instructions(module.instructions_in(signature), out)?;
    for block in blocks.iter().filter(|block| rewriter.is_reached(block.label)) {
        rewriter.block(block, out)?;
    }
    // OpFunctionEnd, the last word.
    out.extend(module.words()[..function.end as usize].last());
    Ok(true)
}

fn blocks<'m>(module: &'m Module<'_>, body: std::ops::Range<usize>) -> Vec<Block<'m>> {
    let mut blocks: Vec<Block<'m>> = Vec::new();
    // Lines in front of a label belong to its block.
    let mut lines = Vec::new();
    for instruction in module.instructions_in(body) {
        match instruction.op() {
            Op::Label => {
                let mut instructions = std::mem::take(&mut lines);
                instructions.push(instruction);
                blocks
                    .push(Block { label: instruction.result().unwrap_or_default(), instructions });
            }
            Op::FunctionEnd => {}
            _ => match blocks.last_mut() {
                Some(block) => block.instructions.push(instruction),
                None => lines.push(instruction),
            },
        }
    }
    blocks
}

/// Folds every instruction of the blocks that are reached; says whether there was any.
fn round(
    module: &Module<'_>,
    rules: &Rules,
    pool: &mut Pool<'_, '_>,
    blocks: &[Block<'_>],
    reached: Option<&Reached>,
) -> bool {
    let mut changed = false;
    let is_reached = |label: u32| reached.is_none_or(|it| it.labels.contains(&label));
    for block in blocks.iter().filter(|block| is_reached(block.label)) {
        for instruction in &block.instructions {
            let &[_, ty, result, ref operands @ ..] = instruction.words else { continue };
            let op = instruction.op();
            let folded = match op {
                Op::Phi if !pool.is_alias(result) => {
                    phi(pool, block.label, result, operands, reached)
                }
                _ if !instruction::is_known(op) || pool.is_alias(result) => None,
                _ if rules.keeps(op, result) => None,
                // Most operands are no constants; of those that are parts of some, not all need be.
                Op::CompositeExtract | Op::CopyObject | Op::Select => {
                    instruction::fold(pool, op, ty, operands)
                }
                _ if operands.first().is_some_and(|&first| pool.constant(first).is_some()) => {
                    instruction::fold(pool, op, ty, operands)
                }
                _ => None,
            };
            if let Some(value) = folded.filter(|&value| has_type(module, pool, value, ty)) {
                pool.alias(result, value);
                changed = true;
            }
        }
    }
    changed
}

/// Whether a value has a type: a part of what was read wrongly may have another one.
fn has_type(module: &Module<'_>, pool: &Pool<'_, '_>, value: u32, ty: u32) -> bool {
    let of_value = pool.type_of(value);
    of_value.or_else(|| module.definition(value)?.result_type()) == Some(ty)
}

/// The one value that comes in, if it is one.
fn phi(
    pool: &Pool<'_, '_>,
    block: u32,
    result: u32,
    incoming: &[u32],
    reached: Option<&Reached>,
) -> Option<u32> {
    let mut only = None;
    let (pairs, _) = incoming.as_chunks::<2>();
    for &[value, from] in pairs {
        if reached.is_some_and(|it| !it.edges.contains(&(from, block))) {
            continue;
        }
        let value = pool.resolve(value);
        if value == result {
            continue;
        }
        match only {
            None => only = Some(value),
            Some(known) if known == value => {}
            Some(_) => return None,
        }
    }
    // A value that is none of the constants comes before the block only if it is the only edge's.
    let edges = pairs
        .iter()
        .filter(|&&[_, from]| reached.is_none_or(|it| it.edges.contains(&(from, block))));
    only.filter(|&value| pool.constant(value).is_some() || edges.count() == 1)
}

/// The blocks that are reached, and by which edges.
#[derive(PartialEq, Eq)]
struct Reached {
    labels: FxHashSet<u32>,
    edges: FxHashSet<(u32, u32)>,
    /// By block: the one that its conditional branch or switch goes to.
    decisions: FxHashMap<u32, u32>,
}

impl Reached {
    fn of(module: &Module<'_>, pool: &Pool<'_, '_>, blocks: &[Block<'_>]) -> Self {
        let mut reached = Self {
            labels: FxHashSet::default(),
            edges: FxHashSet::default(),
            decisions: FxHashMap::default(),
        };
        let by_label: FxHashMap<u32, usize> =
            (0..).zip(blocks).map(|(at, it)| (it.label, at)).collect();
        let mut stack: Vec<u32> = blocks.first().map(|block| block.label).into_iter().collect();
        reached.labels.extend(&stack);
        while let Some(label) = stack.pop() {
            let Some(&at) = by_label.get(&label) else { continue };
            let Some(end) = blocks[at].instructions.last() else { continue };
            let mut go = |to: u32| {
                reached.edges.insert((label, to));
                if reached.labels.insert(to) {
                    stack.push(to);
                }
            };
            match decision(module, pool, end) {
                Some(to) => {
                    go(to);
                    reached.decisions.insert(label, to);
                }
                None => targets(module, end).into_iter().for_each(go),
            }
        }
        reached
    }
}

/// Where a conditional branch or a switch goes, if that is known.
fn decision(module: &Module<'_>, pool: &Pool<'_, '_>, end: &Instruction<'_>) -> Option<u32> {
    match (end.op(), end.words) {
        (Op::BranchConditional, &[_, condition, yes, no, ..]) => {
            pool.bits(condition).map(|bits| if bits != 0 { yes } else { no })
        }
        (Op::Switch, &[_, selector, default, ref cases @ ..]) => {
            let bits = pool.bits(selector)?;
            let (ty, words) = selector_type(module, selector)?;
            let case = cases.chunks_exact(words.saturating_add(1)).find(|case| {
                let high = if words == 2 { u64::from(case[1]) << 32 } else { 0 };
                // Narrow literals may be filled up with their sign.
                (u64::from(case[0]) | high) & ty.mask() == bits
            });
            Some(case.map_or(default, |case| case[words]))
        }
        _ => None,
    }
}

/// The type of the selector of a switch, and how many words its literals have.
fn selector_type(module: &Module<'_>, selector: u32) -> Option<(crate::specialize::Scalar, usize)> {
    let ty = module.definition(selector)?.result_type()?;
    let ty = crate::specialize::Scalar::of(module, ty).filter(|ty| ty.width() <= 64)?;
    Some((ty, ty.width().div_ceil(32) as usize))
}

/// The blocks that may come after one. Instructions that are not known lead nowhere, as in the
/// grammar those that end a block without naming another are all that remain.
fn targets(module: &Module<'_>, end: &Instruction<'_>) -> Vec<u32> {
    match (end.op(), end.words) {
        (Op::Branch, &[_, to]) => vec![to],
        (Op::BranchConditional, &[_, _, yes, no, ..]) => vec![yes, no],
        (Op::Switch, &[_, selector, default, ref cases @ ..]) => {
            let words = selector_type(module, selector).map_or(1, |it| it.1);
            let cases = cases.chunks_exact(words.saturating_add(1)).map(|case| case[words]);
            std::iter::once(default).chain(cases).collect()
        }
        _ => Vec::new(),
    }
}

/// Writes instructions with the values that stand for others.
struct Rewriter<'a, 'm, 'w> {
    context: &'a ModuleContext<'m, 'w>,
    pool: &'a Pool<'m, 'w>,
    reached: Option<&'a Reached>,
}

impl Rewriter<'_, '_, '_> {
    fn is_reached(&self, label: u32) -> bool {
        self.reached.is_none_or(|reached| reached.labels.contains(&label))
    }

    fn block(&self, block: &Block<'_>, out: &mut Vec<u32>) -> Result<()> {
        let decided = self.reached.and_then(|it| it.decisions.get(&block.label).copied());
        for instruction in &block.instructions {
            match (instruction.op(), instruction.words) {
                (Op::Phi, &[_, ty, result, ref incoming @ ..]) => {
                    if self.pool.is_alias(result) {
                        continue;
                    }
                    let start = out.len();
                    out.extend([0, ty, result]);
                    let (pairs, _) = incoming.as_chunks::<2>();
                    for &[value, from] in pairs {
                        let comes = |it: &Reached| it.edges.contains(&(from, block.label));
                        if self.reached.is_none_or(comes) {
                            out.extend([self.pool.resolve(value), from]);
                        }
                    }
                    let count = out.len().saturating_sub(start);
                    out[start] = Op::Phi.first_word(count);
                }
                (Op::SelectionMerge, _) if decided.is_some() => {}
                // A hint to unroll a loop that is none any more.
                (Op::LoopMerge, &[_, merge, next, ..])
                    if !self.is_reached(merge) || !self.is_reached(next) => {}
                (op, _) => {
                    match decided.filter(|_| matches!(op, Op::BranchConditional | Op::Switch)) {
                        Some(to) => out.extend([Op::Branch.first_word(2), to]),
                        None => self.instruction(instruction, out)?,
                    }
                }
            }
        }
        Ok(())
    }

    fn instructions<'i>(
        &self,
        instructions: impl Iterator<Item = Instruction<'i>>,
        out: &mut Vec<u32>,
    ) -> Result<()> {
        for instruction in instructions {
            self.instruction(&instruction, out)?;
        }
        Ok(())
    }

    fn instruction(&self, instruction: &Instruction<'_>, out: &mut Vec<u32>) -> Result<()> {
        if instruction.result().is_some_and(|result| self.pool.is_alias(result)) {
            return Ok(());
        }
        let start = out.len();
        out.extend_from_slice(instruction.words);
        let words = instruction.words;
        for_each_id(words, self.context, |word, role| {
            if role == IdRole::Use {
                out[start.saturating_add(word)] = self.pool.resolve(words[word]);
            }
        })
        .map_err(|error| {
            let word = (instruction.offset as usize).saturating_add(error.word);
            Error::unsupported(word, format!("cannot be folded: {error}"))
        })
    }
}
