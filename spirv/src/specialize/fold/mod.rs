//! Folding: what follows from the constants of a module is worked out.
//!
//! - `OpSpecConstantOp` on constants becomes a constant, with the result id that it has; so does a
//!   composite of nothing else.
//! - In functions, instructions on constants go, and their constants stand in their place; branches
//!   and switches on constants become branches, blocks that are not reached go ([`flow`]).
//! - Then the module is linked from its entry points and exports, so that functions, constants and
//!   types that nothing needs any more go too, with their names and decorations, and capabilities
//!   that were there for nothing else.
//!
//! What has no value that a constant could hold stays: addresses, and what SPIR-V leaves undefined.

mod evaluate;
pub(super) mod float;
mod flow;
mod instruction;
mod pool;
mod relink;

use crate::error::Result;
use crate::grammar::Op;
use crate::read::{HEADER_WORDS, Module, ModuleContext, Section};

use pool::Pool;

/// The words of a module with everything folded.
pub(super) fn fold(words: Vec<u32>) -> Result<Vec<u32>> {
    let module = Module::from_owned(words)?;
    let context = ModuleContext::new(&module);
    let mut pool = Pool::new(&module);
    let mut out = Vec::with_capacity(module.words().len());
    out.extend_from_slice(&module.words()[..HEADER_WORDS]);
    let mut changed = false;
    let mut functions = module.functions().iter();
    // Functions are looked at first, then the constants that they need are written before them.
    let mut bodies = Vec::new();
    let rules = flow::Rules::of(&module);
    for run in module.runs() {
        let range = run.start as usize..run.end as usize;
        match run.section {
            Section::Declarations => {
                changed |= declarations(&module, &mut pool, range, &mut out);
            }
            Section::Functions => {
                let Some(function) = functions.next() else { continue };
                bodies.extend_from_slice(&module.words()[range.start..function.start as usize]);
                changed |=
                    flow::function(&module, &context, &rules, &mut pool, function, &mut bodies)?;
            }
            _ => out.extend_from_slice(&module.words()[range]),
        }
    }
    if !changed {
        return Ok(module.words().to_vec());
    }
    pool.write_made(&mut out);
    out.extend(bodies);
    out[3] = pool.bound();
    relink::relink(&module, out)
}

/// Writes declarations with what can be folded; says whether anything was.
fn declarations(
    module: &Module<'_>,
    pool: &mut Pool<'_, '_>,
    range: std::ops::Range<usize>,
    out: &mut Vec<u32>,
) -> bool {
    let mut changed = false;
    for instruction in module.instructions_in(range) {
        let folded = match (instruction.op(), instruction.words) {
            (Op::SpecConstantOp, &[_, ty, result, op, ref operands @ ..]) => u16::try_from(op)
                .ok()
                .and_then(|op| instruction::fold(pool, Op(op), ty, operands))
                .map(|constant| (result, constant)),
            (Op::SpecConstantComposite, &[_, ty, result, ref parts @ ..]) => {
                instruction::fold(pool, Op::CompositeConstruct, ty, parts)
                    .map(|constant| (result, constant))
            }
            _ => None,
        };
        let words = folded.and_then(|(result, constant)| {
            pool.alias(result, constant);
            pool.with_result(constant, result)
        });
        match words {
            Some(words) => {
                changed = true;
                pool.write_made(out);
                out.extend(words);
            }
            None => out.extend_from_slice(instruction.words),
        }
    }
    changed
}
