//! What is kept of an image to compare it: its functions by their hashes, with names and what they call.

use lapidary_spirv::grammar::{Decoration, LinkageType, Op};
use lapidary_spirv::link::Fingerprints;
use lapidary_spirv::read::{self, Section};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use std::hash::Hasher;

use crate::graph::scc::{self, Targets};
use crate::image::index::link_index;
use crate::module::Contents;
use crate::{Extensions, Module, Result, Translate};

/// The code of an image.
#[derive(Default)]
pub(super) struct Code {
    pub(super) nodes: Vec<Node>,
    pub(super) entries: Vec<Entry>,
}

/// A function, or a constant or variable that leads to some.
pub(super) struct Node {
    pub(super) name: Option<Box<str>>,
    /// Of itself.
    pub(super) own: u64,
    /// With all that it calls.
    pub(super) deep: u64,
    /// The bytes of its instructions.
    pub(super) bytes: u64,
    pub(super) callees: Box<[u32]>,
}

/// A kernel or an exported function.
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) kernel: bool,
    pub(super) node: u32,
    pub(super) modes: u64,
}

/// The SPIR-V of an image, that of bitcode as it is translated.
pub(crate) fn spirv<'b>(bytes: &'b [u8]) -> Result<Vec<read::Module<'b>>> {
    let module = |module: Module<'b>| match module.contents {
        Contents::SpirV(module) => Ok(*module),
        Contents::Bitcode(bitcode) => {
            let options = Translate::new().extensions(Extensions::all());
            let words = crate::Translation::of(&bitcode, &options)?.into_words();
            Ok(read::Module::from_owned(words)?)
        }
    };
    Module::parse_all(bytes)?.into_iter().map(module).collect()
}

impl Code {
    /// Of all modules of an image.
    pub(super) fn of(bytes: &[u8]) -> Result<Self> {
        let mut code = Self::default();
        for module in spirv(bytes)? {
            code.add(&module)?;
        }
        Ok(code)
    }

    fn add(&mut self, module: &read::Module<'_>) -> Result<()> {
        let index = link_index(module)?;
        let prints = Fingerprints::new(&index);
        let first = self.nodes.len() as u32;
        let names = Names::of(module);
        let deep = deep(&prints);
        for (node, deep) in deep.into_iter().enumerate() {
            let function = module.functions().get(node);
            self.nodes.push(Node {
                name: function.and_then(|it| names.of.get(&it.id)).map(|it| it.as_str().into()),
                own: prints.hash(node),
                deep,
                bytes: prints.bytes(node),
                callees: prints.callees(node).iter().map(|&it| first.saturating_add(it)).collect(),
            });
        }
        let mut add = |name, kernel, id| {
            let Some(node) = prints.node(id) else { return };
            let modes = prints.modes(node);
            let node = first.saturating_add(node as u32);
            self.entries.push(Entry { name, kernel, node, modes });
        };
        module.entry_points().for_each(|it| add(it.name, true, it.function));
        names.exported.into_iter().for_each(|(id, name)| add(name, false, id));
        Ok(())
    }
}

/// How many functions `diff` and `size` come by to say what kernels reach. Each of ten thousand kernels may
/// reach the same ten thousand functions.
pub(crate) const MOST_STEPS: u64 = 1 << 26;

/// Counts what nodes reach, of as many as there are steps for.
pub(super) struct Reached {
    left: u64,
    /// By node: the last round in which it was come by.
    marks: Vec<u32>,
    round: u32,
}

impl Reached {
    pub(super) fn new() -> Self {
        Self { left: MOST_STEPS, marks: Vec::new(), round: 0 }
    }

    /// The bytes of the code that a node reaches, itself included.
    pub(super) fn bytes(&mut self, code: &Code, node: u32) -> Option<u64> {
        self.round = self.round.checked_add(1)?;
        let Self { left, marks, round } = self;
        marks.resize(marks.len().max(code.nodes.len()), 0);
        let mut open = vec![node];
        let mut bytes = 0_u64;
        marks[node as usize] = *round;
        while let Some(node) = open.pop() {
            *left = left.checked_sub(1)?;
            let node = &code.nodes[node as usize];
            bytes = bytes.saturating_add(node.bytes);
            let new = |to: &u32| std::mem::replace(&mut marks[*to as usize], *round) != *round;
            open.extend(node.callees.iter().copied().filter(new));
        }
        Some(bytes)
    }
}

/// The hash of each node with all that it reaches. In a circle of calls each has what all of them say.
pub(crate) fn deep(prints: &Fingerprints<'_, '_, '_>) -> Vec<u64> {
    let nodes = prints.nodes();
    let mut deep = vec![0; nodes];
    // The component of each node, from 1; 0 for what is not done.
    let mut component_of = vec![0_u32; nodes];
    let mut component = 0_u32;
    let targets = |node: u32| Targets::of(prints.callees(node as usize));
    scc::components(nodes, targets, 0..nodes as u32, |members| {
        component = component.saturating_add(1);
        members.iter().for_each(|&member| component_of[member as usize] = component);
        let mut all: Vec<u64> = members.iter().map(|&it| prints.hash(it as usize)).collect();
        all.sort_unstable();
        if members.len() > 1 {
            let callees = members.iter().flat_map(|&it| prints.callees(it as usize));
            let outer = callees.filter(|&&it| component_of[it as usize] != component);
            let mut outer: Vec<u64> = outer.map(|&it| deep[it as usize]).collect();
            outer.sort_unstable();
            all.extend(outer);
        }
        let all = combined(all);
        let of = |&member: &u32| {
            let callees = prints.callees(member as usize).iter().map(|&callee| {
                match component_of[callee as usize] == component {
                    true => prints.hash(callee as usize),
                    false => deep[callee as usize],
                }
            });
            combined([prints.hash(member as usize), all].into_iter().chain(callees))
        };
        let found: Vec<u64> = members.iter().map(of).collect();
        members.iter().zip(found).for_each(|(&member, hash)| deep[member as usize] = hash);
    });
    deep
}

/// Of hashes in this order. They are hashes with a key already.
fn combined(hashes: impl IntoIterator<Item = u64>) -> u64 {
    let mut hasher = FxHasher::default();
    hashes.into_iter().for_each(|hash| hasher.write_u64(hash));
    hasher.finish()
}

/// What functions are called: what other modules know them by, else what the module says for people.
#[derive(Default)]
pub(crate) struct Names {
    pub(crate) of: FxHashMap<u32, String>,
    pub(crate) exported: Vec<(u32, String)>,
    /// Kernels and exported functions.
    entries: FxHashSet<u32>,
}

impl Names {
    pub(crate) fn of(module: &read::Module<'_>) -> Self {
        let functions: FxHashSet<u32> =
            module.functions().iter().map(|function| function.id).collect();
        let mut names = Self::default();
        for it in module.section(Section::Names).filter(|it| it.op() == Op::Name) {
            if let (Some(id), Some((name, _))) = (it.word(1), it.string(2))
                && functions.contains(&id)
                && !name.is_empty()
            {
                names.of.insert(id, name);
            }
        }
        for it in module.section(Section::Annotations).filter(|it| it.op() == Op::Decorate) {
            if let (Some(id), Some(decoration)) = (it.word(1), it.word(2))
                && decoration == Decoration::LinkageAttributes.0
                && functions.contains(&id)
                && let Some((name, kind)) = it.string(3)
            {
                if it.word(kind) == Some(LinkageType::Export.0) {
                    names.entries.insert(id);
                    names.exported.push((id, name.clone()));
                }
                names.of.insert(id, name);
            }
        }
        for entry in module.entry_points() {
            names.entries.insert(entry.function);
            names.of.insert(entry.function, entry.name);
        }
        names
    }

    /// Whether a function is a kernel or exported.
    pub(crate) fn is_entry(&self, id: u32) -> bool {
        self.entries.contains(&id)
    }
}
