//! Links a folded module anew, so that what nothing needs any more goes.

use crate::error::Result;
use crate::grammar::{Capability, Decoration, LinkageType, Op};
use crate::link::{LinkIndex, Request, Scratch};
use crate::read::{HEADER_WORDS, Module, Section};

/// The module of these words, with what its entry points, its exports and the variables that a host
/// knows by name reach. `original` is what it was before: capabilities and extensions that it had a
/// use for and this one has not are left out.
pub(super) fn relink(original: &Module<'_>, words: Vec<u32>) -> Result<Vec<u32>> {
    let module = Module::from_owned(words)?;
    let index = LinkIndex::new(&module)?;
    let roots = roots(&module);
    let words =
        index.reach(Request { roots: &roots, ..Request::default() }, &mut Scratch::new())?.link();
    let (capabilities, extensions) = index.unexplained();
    if capabilities.is_empty() && extensions.is_empty() {
        return Ok(words);
    }
    let before = LinkIndex::new(original)?;
    let before = before.unexplained();
    let capabilities: Vec<Capability> =
        capabilities.into_iter().filter(|it| !before.0.contains(it)).collect();
    let extensions: Vec<&str> =
        extensions.into_iter().filter(|it| !before.1.contains(it)).collect();
    without(words, &capabilities, &extensions)
}

/// What a runtime or another module finds by its name; everything if there is nothing such.
fn roots(module: &Module<'_>) -> Vec<u32> {
    let mut roots: Vec<u32> = module.entry_points().map(|entry| entry.function).collect();
    for instruction in module.section(Section::Annotations) {
        let &[_, target, decoration, ..] = instruction.words else { continue };
        let is_root = match Decoration(decoration) {
            Decoration::LinkageAttributes => {
                instruction.words.last() != Some(&LinkageType::Import.0)
            }
            Decoration::HostAccessINTEL => true,
            _ => false,
        };
        let is_symbol = || {
            module
                .definition(target)
                .is_some_and(|it| matches!(it.op(), Op::Function | Op::Variable))
        };
        if instruction.op() == Op::Decorate && is_root && is_symbol() {
            roots.push(target);
        }
    }
    if roots.is_empty() {
        roots.extend(module.functions().iter().map(|function| function.id));
    }
    roots
}

/// The words without these declarations.
fn without(words: Vec<u32>, capabilities: &[Capability], extensions: &[&str]) -> Result<Vec<u32>> {
    if capabilities.is_empty() && extensions.is_empty() {
        return Ok(words);
    }
    let module = Module::from_owned(words)?;
    let mut out = module.words()[..HEADER_WORDS].to_vec();
    for run in module.runs() {
        let range = run.start as usize..run.end as usize;
        if !matches!(run.section, Section::Capabilities | Section::Extensions) {
            out.extend_from_slice(&module.words()[range]);
            continue;
        }
        for instruction in module.instructions_in(range) {
            let is_dropped = match (instruction.op(), instruction.words) {
                (Op::Capability, &[_, value]) => capabilities.contains(&Capability(value)),
                (Op::Extension, _) => {
                    instruction.string(1).is_some_and(|(name, _)| extensions.contains(&&*name))
                }
                _ => false,
            };
            if !is_dropped {
                out.extend_from_slice(instruction.words);
            }
        }
    }
    Ok(out)
}
