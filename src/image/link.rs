//! From a plan to the words of its image: the linker is told what the image has, imports and exports.

use std::borrow::Cow;

use lapidary_spirv::grammar::{Decoration, LinkageType, Op};
use lapidary_spirv::link::{Exports, LinkIndex, Named, Reach, Request, Scratch, Word};
use lapidary_spirv::read::{Module, Section};
use lapidary_spirv::specialize::{Fate, renumber};
use lapidary_spirv::{Error, Result};

use crate::graph::{Flags, Graph, SymbolId};
use crate::passes::split::{Plan, Policy, Symbols};

/// A SPIR-V module that images are linked out of.
pub(crate) struct Linker<'i, 'm, 'w> {
    /// The module.
    pub index: &'i LinkIndex<'m, 'w>,
    /// Its graph.
    pub graph: &'i Graph,
    /// The id of each symbol in the module, functions first; `None` for what is not in it: builtins,
    /// and what no image needs.
    pub ids: &'i [Option<u32>],
    /// How the module was cut.
    pub policy: &'i Policy,
    /// Functions that the translation added: see [`helpers`].
    pub helpers: &'i [u32],
}

/// How the names of functions begin that stand for intrinsics of LLVM without an instruction. They
/// are exported wherever they are: consumers that make intrinsics of them again look at that.
const HELPER_PREFIX: &[u8] = b"spirv.llvm_";

/// The exported functions of a module that are no symbols of its graph.
pub(crate) fn helpers(module: &Module<'_>, ids: &[Option<u32>]) -> Vec<u32> {
    let mut known: Vec<u32> = ids.iter().copied().flatten().collect();
    known.sort_unstable();
    let is_export = |it: &lapidary_spirv::read::Instruction<'_>| {
        it.op() == Op::Decorate
            && it.word(2) == Some(Decoration::LinkageAttributes.0)
            && it.words.last() == Some(&LinkageType::Export.0)
    };
    let exports = module.section(Section::Annotations).filter(is_export);
    exports.filter_map(|it| it.word(1)).filter(|id| known.binary_search(id).is_err()).collect()
}

impl Linker<'_, '_, '_> {
    /// The words of an image, into a vector that is emptied first. `fates` says what becomes of its
    /// specialization constants, if it may have some.
    pub(crate) fn link_into<W: Word>(
        &self,
        plan: &Plan,
        fates: Option<&dyn Fn(Option<u32>) -> Fate>,
        scratch: &mut Scratch,
        words: &mut Vec<W>,
    ) -> Result<()> {
        self.with_reach(plan, scratch, |reach| {
            reach.link_into(words);
            if let Some(fates) = fates {
                renumber(words, fates);
            }
        })
    }

    /// The same where `take` takes the words away, a piece at a time: no more of a large image than what
    /// stands before its functions is in memory.
    pub(crate) fn link_in_pieces<W: Word, E: From<Error>>(
        &self,
        plan: &Plan,
        fates: Option<&dyn Fn(Option<u32>) -> Fate>,
        scratch: &mut Scratch,
        words: &mut Vec<W>,
        mut take: impl FnMut(&[W]) -> std::result::Result<(), E>,
    ) -> std::result::Result<(), E> {
        let front = |words: &mut Vec<W>| {
            if let Some(fates) = fates {
                renumber(words, fates);
            }
        };
        self.with_reach(plan, scratch, |reach| {
            reach.link_in_pieces(words, front, |words| {
                take(words)?;
                words.clear();
                Ok::<(), E>(())
            })?;
            take(words)
        })?
    }

    /// Whether an image has one of these ids of the module.
    pub(crate) fn has_any(&self, plan: &Plan, ids: &[u32], scratch: &mut Scratch) -> Result<bool> {
        self.with_reach(plan, scratch, |reach| ids.iter().any(|&id| reach.contains(id)))
    }

    /// Does something with what an image reaches.
    fn with_reach<T>(
        &self,
        plan: &Plan,
        scratch: &mut Scratch,
        work: impl FnOnce(&mut Reach<'_, '_, '_>) -> T,
    ) -> Result<T> {
        let id = |symbol: &SymbolId| self.ids[symbol.0 as usize];
        let is = |symbol: &SymbolId, flags: Flags| self.graph.flags(*symbol).has(flags);
        // A kernel is an entry point only in its own image. Variables come with those who use them,
        // but for those that nobody may drop.
        let enqueued = self.enqueued(plan);
        let functions = plan.contents.functions.iter().filter(|function| {
            !is(function, Flags::KERNEL)
                || plan.entry_points.binary_search(function).is_ok()
                || enqueued.contains(function)
        });
        let variables =
            plan.contents.variables.iter().filter(|variable| !is(variable, Flags::DISCARDABLE));
        let roots: Vec<u32> = functions.chain(variables).filter_map(id).collect();
        // What another image defines is imported, whatever linkage it has there; so the image of
        // virtual functions exports them, even if they are internal or may be dropped in the module.
        let named =
            |symbols: &Symbols, condition: bool, flags: Flags| -> Vec<(u32, Cow<'_, str>)> {
                let symbols = symbols.iter().filter(|symbol| condition && is(symbol, flags));
                symbols.filter_map(|it| Some((id(it)?, self.graph.show(*it)))).collect()
            };
        let imported = named(&plan.contents.declarations, true, Flags::DEFINED);
        let published =
            named(&plan.contents.functions, plan.virtual_functions, Flags::INDIRECTLY_CALLABLE);
        let [imports, published] = [&imported, &published].map(|list| -> Vec<Named<'_>> {
            list.iter().map(|(function, name)| Named { function: *function, name }).collect()
        });
        let exports: Vec<u32> = plan
            .contents
            .functions
            .iter()
            .filter(|function| self.is_exported(plan, **function))
            .chain(plan.contents.variables.iter().filter(|variable| is(variable, Flags::EXTERNAL)))
            .filter_map(id)
            .chain(self.helpers.iter().copied())
            .collect();
        let request = Request {
            roots: &roots,
            imports: &imports,
            exports: Exports::Only(&exports),
            published: &published,
        };
        Ok(work(&mut self.index.reach(request, scratch)?))
    }

    /// Kernels that others enqueue from the device: these name them without calling them, and they
    /// must be entry points beside them.
    fn enqueued(&self, plan: &Plan) -> Vec<SymbolId> {
        let is_other = |id: &SymbolId| {
            self.graph.flags(*id).has(Flags::KERNEL) && plan.entry_points.binary_search(id).is_err()
        };
        let functions = &plan.contents.functions;
        if !functions.iter().any(is_other) {
            return Vec::new();
        }
        let named = functions.iter().flat_map(|id| self.graph.references.row(id.0));
        let mut enqueued: Vec<SymbolId> =
            named.map(|&id| SymbolId(id)).filter(|id| self.graph.function(*id).is_some()).collect();
        enqueued.retain(is_other);
        enqueued
    }

    /// Whether other images can find a function in this one: entry points, and what is called
    /// through pointers. With image dependencies it is whatever others may import.
    fn is_exported(&self, plan: &Plan, id: SymbolId) -> bool {
        let function = &self.graph.functions[id.0 as usize];
        let flags = function.flags;
        flags.has(Flags::EXTERNAL)
            && (plan.entry_points.binary_search(&id).is_ok()
                || flags.has(Flags::REFERENCED_INDIRECTLY)
                || flags.has(Flags::INDIRECTLY_CALLABLE)
                || self.graph.name(id).starts_with(HELPER_PREFIX)
                || self.policy.is_importable(self.graph, function))
    }
}
