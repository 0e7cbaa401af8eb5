//! Nodes of a link index: functions, and instructions outside of them with the lines that belong to them.
//! They are found in the parts in which the module was read, and numbered when all parts have been.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::grammar::Op;
use crate::parts::InParts;
use crate::read::{Module, Section};

use super::index::NO_NODE;

/// The words of nodes that follow one another: `starts` has the first word of each, and the end of the
/// module.
#[inline]
pub(super) fn words_of(starts: &[u32], nodes: Range<u32>) -> Range<usize> {
    starts[nodes.start as usize] as usize..starts[nodes.end as usize] as usize
}

/// The words of a node.
#[inline]
pub(super) fn words_of_one(starts: &[u32], node: u32) -> Range<usize> {
    // Where this would wrap there is no start of the node itself.
    words_of(starts, node..node.wrapping_add(1))
}

/// The nodes of a part of a module as it was read.
#[derive(Default)]
pub(super) struct Nodes {
    /// By node: its first word.
    pub(super) starts: Vec<u32>,
    /// By node: what it defines, or 0.
    pub(super) ids: Vec<u32>,
    /// Which are functions.
    pub(super) functions: Vec<u32>,
    /// There are lines outside functions.
    pub(super) has_lines: bool,
}

impl Nodes {
    pub(super) fn of(module: &Module<'_>, range: Range<u32>) -> Self {
        let mut nodes = Self::default();
        let runs = module.runs();
        let before = module.functions().partition_point(|function| function.start < range.start);
        let mut functions = module.functions()[before..].iter();
        let first = runs.partition_point(|run| run.end <= range.start);
        for run in runs[first..].iter().take_while(|run| run.start < range.end) {
            if run.section == Section::Functions {
                // Such a run is one function.
                let Some(function) = functions.next() else { break };
                nodes.functions.push(nodes.starts.len() as u32);
                nodes.has_lines |= function.start != run.start;
                nodes.push(run.start, function.id);
                continue;
            }
            // Lines belong to what they describe, which is a declaration or a function; elsewhere
            // they have no meaning and are kept as they are.
            let describes = run.section == Section::Declarations;
            let mut lines = None;
            let words = run.start.max(range.start) as usize..run.end.min(range.end) as usize;
            for instruction in module.instructions_in(words) {
                if matches!(instruction.op(), Op::Line | Op::NoLine) {
                    nodes.has_lines = true;
                    if describes {
                        lines.get_or_insert(instruction.offset);
                        continue;
                    }
                }
                let start = lines.take().unwrap_or(instruction.offset);
                nodes.push(start, instruction.result().unwrap_or_default());
            }
            if let Some(start) = lines {
                nodes.push(start, 0);
            }
        }
        nodes
    }

    fn push(&mut self, start: u32, id: u32) {
        self.starts.push(start);
        self.ids.push(id);
    }
}

/// The nodes of all parts, one behind the other: the first word of each, with room for the end of the module,
/// and by id below `bound` the node that defines it.
pub(super) fn joined(
    parts: Vec<Nodes>,
    bound: usize,
    in_parts: &impl InParts,
) -> (Vec<u32>, Vec<u32>) {
    let mut node_of_id = vec![0; bound];
    in_parts.each(node_of_id.chunks_mut(IDS).collect(), |ids: &mut [u32]| ids.fill(NO_NODE));
    // An id is defined once, in whatever part.
    let node_of_id: Vec<AtomicU32> = node_of_id.into_iter().map(AtomicU32::new).collect();
    let nodes: usize = parts.iter().map(|part| part.starts.len()).sum();
    let mut starts = vec![0; nodes.saturating_add(1)];
    let (mut left, mut first) = (&mut starts[..], 0u32);
    let mut jobs = Vec::with_capacity(parts.len());
    for part in parts {
        let (starts, behind) = left.split_at_mut(part.starts.len());
        left = behind;
        let next = first.saturating_add(starts.len() as u32);
        jobs.push((part, first, starts));
        first = next;
    }
    in_parts.each(jobs, |(part, first, starts): (Nodes, u32, &mut [u32])| {
        starts.copy_from_slice(&part.starts);
        for (node, &id) in (first..).zip(&part.ids) {
            // Of the nodes that define nothing.
            if id != 0 {
                node_of_id[id as usize].store(node, Ordering::Relaxed);
            }
        }
    });
    starts.truncate(nodes);
    (starts, node_of_id.into_iter().map(AtomicU32::into_inner).collect())
}

/// The table of ids is laid out so many ids at a time.
const IDS: usize = 64 << 10;

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::fmt::Write as _;

    use super::super::{LinkIndex, LinkPlan, Request, Scratch};
    use super::*;
    use crate::parts::OneByOne;
    use crate::text::{AssembleOptions, assemble};

    const COUNT: u32 = 4_000;

    /// A module of many parts: functions that call each other, with names, decorations, constants and lines.
    fn large() -> Vec<u32> {
        let mut head = String::from(
            "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n\
             OpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %f7 \"kernel\"\n\
             %file = OpString \"a.cl\"\n",
        );
        let mut decorations = String::new();
        let mut constants =
            String::from("%uint = OpTypeInt 32 0\n%type = OpTypeFunction %uint %uint\n");
        let mut functions = String::new();
        for at in 0..COUNT {
            writeln!(head, "OpName %f{at} \"function_{at}\"").unwrap();
            writeln!(decorations, "OpDecorate %f{at} FuncParamAttr Zext").unwrap();
            if at % 50 == 0 {
                writeln!(constants, "OpLine %file {at} 1").unwrap();
            }
            writeln!(constants, "%c{at} = OpConstant %uint {at}").unwrap();
            let (callee, shared) = ((at * 7 + 1) % COUNT, at % 50);
            write!(
                functions,
                "%f{at} = OpFunction %uint None %type\n%p{at} = OpFunctionParameter %uint\n\
                 %l{at} = OpLabel\nOpLine %file {at} 2\n%s{at} = OpIAdd %uint %p{at} %c{shared}\n\
                 %r{at} = OpFunctionCall %uint %f{callee} %s{at}\n\
                 %t{at} = OpISub %uint %r{at} %c{at}\nOpReturnValue %t{at}\nOpFunctionEnd\n"
            )
            .unwrap();
        }
        let text = head + &decorations + &constants + &functions;
        assemble(text.as_bytes(), &AssembleOptions::default()).unwrap()
    }

    #[test]
    fn a_module_that_is_read_in_parts_is_linked_as_the_whole() {
        let words = large();
        let whole = Module::from_words(&words).unwrap();
        let parts = Module::in_parts(Cow::Borrowed(&words), &OneByOne).unwrap();
        assert_eq!(whole.parts().count(), 1);
        assert!(parts.parts().count() > 3, "{:?}", parts.parts().collect::<Vec<_>>());
        let plan = LinkPlan::in_parts(&parts, &OneByOne);
        assert!(plan.parts() > 3, "{} parts of the index", plan.parts());
        let [whole_index, parts_index] = [&whole, &parts].map(|it| LinkIndex::new(it).unwrap());
        let mut scratch = Scratch::new();
        let mut image = |index: &LinkIndex<'_, '_>, roots: &[u32]| {
            let request = Request { roots, ..Request::default() };
            index.reach(request, &mut scratch).unwrap().link()
        };
        let all: Vec<u32> = whole.functions().iter().map(|it| it.id).collect();
        for roots in [&all[..], &all[7..8], &all[3_000..3_002]] {
            let one = image(&whole_index, roots);
            assert!(one.len() > 1_000, "{} words", one.len());
            assert!(one == image(&parts_index, roots), "{} roots", roots.len());
        }
    }
}
