//! Imports and strings that nothing refers to: in which images they are.

use std::collections::HashMap;

use rustc_hash::FxHashSet;

use crate::grammar::Op;
use crate::read::{Module, Section};

use super::index::Kind;
use super::needs::name_of;

/// Finds a place for what nothing refers to.
pub(super) struct Unreferenced<'u, 'w> {
    pub(super) module: &'u Module<'w>,
    pub(super) starts: &'u [u32],
    pub(super) kinds: &'u [Kind],
    pub(super) node_of_id: &'u [u32],
    pub(super) used: &'u [bool],
}

impl Unreferenced<'_, '_> {
    /// Imports and strings that nothing refers to: what the whole module does not explain is in
    /// every image, as with capabilities. The exception are the strings in which the Khronos
    /// translator passes on the argument types of a kernel: `kernel_arg_type.NAME.` and
    /// `kernel_arg_type_qual.NAME.`, which go with their kernel.
    pub(super) fn place(
        &self,
        strings: &[u32],
        of_entry: &mut Vec<(u32, u32)>,
        always: &mut Vec<u32>,
    ) {
        let unused = strings.iter().copied().filter(|&node| !self.used[node as usize]);
        let texts = unused.map(|node| {
            let instruction = self.module.instruction_at(self.starts[node as usize]);
            (node, instruction.map(|it| name_of(it, 2)).unwrap_or_default())
        });
        let (described, others): (Vec<_>, Vec<_>) =
            texts.partition(|(_, text)| argument_text(text).is_some());
        // Few modules have such strings, and many have thousands of kernels with long names.
        let mut kernels: HashMap<String, u32> = HashMap::new();
        for &(function, entry) in of_entry.iter().filter(|_| !described.is_empty()) {
            if self.kinds[entry as usize] == Kind::EntryPoint {
                let start = self.starts[entry as usize];
                let instruction = self.module.instruction_at(start);
                if let Some(instruction) = instruction.filter(|it| it.op() == Op::EntryPoint) {
                    kernels.entry(name_of(instruction, 3)).or_insert(function);
                }
            }
        }
        let lengths: FxHashSet<usize> = kernels.keys().map(String::len).collect();
        for (node, text) in described {
            match argument_kernel(&text, &kernels, &lengths) {
                Some(kernel) => of_entry.push((kernel, node)),
                None => always.push(node),
            }
        }
        always.extend(others.into_iter().map(|(node, _)| node));
        for import in self.module.section(Section::Imports) {
            if let Some(id) = import.result() {
                let node = self.node_of_id[id as usize];
                if !self.used[node as usize] {
                    always.push(node);
                }
            }
        }
    }
}

/// What follows in a string about the arguments of a kernel.
fn argument_text(text: &str) -> Option<&str> {
    text.strip_prefix("kernel_arg_type.").or_else(|| text.strip_prefix("kernel_arg_type_qual."))
}

/// The kernel whose arguments a string describes: the longest name that fits. A name may have dots,
/// and a text many, so only prefixes as long as some name are looked up.
fn argument_kernel(
    text: &str,
    kernels: &HashMap<String, u32>,
    lengths: &FxHashSet<usize>,
) -> Option<u32> {
    let rest = argument_text(text)?;
    let ends = rest.match_indices('.').map(|(at, _)| at).rev();
    ends.filter(|at| lengths.contains(at)).find_map(|at| kernels.get(&rest[..at]).copied())
}
