//! From a plan to the words of its image: the linker is told what the image has, imports and exports.

use lapidary_spirv::Result;
use lapidary_spirv::link::{Exports, Import, LinkIndex, Request, Scratch};

use crate::graph::{Flags, Graph, SymbolId};
use crate::passes::split::{Plan, Policy};

/// A SPIR-V module that images are linked out of.
pub struct Linker<'i, 'm, 'w> {
    /// The module.
    pub index: &'i LinkIndex<'m, 'w>,
    /// Its graph.
    pub graph: &'i Graph,
    /// The id of each symbol in the module, functions first; `None` for what is not in it: builtins,
    /// and what no image needs.
    pub ids: &'i [Option<u32>],
    /// How the module was cut.
    pub policy: &'i Policy,
}

impl Linker<'_, '_, '_> {
    /// The words of an image, into a vector that is emptied first.
    pub fn link_into(
        &self,
        plan: &Plan,
        scratch: &mut Scratch,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        let id = |symbol: &SymbolId| self.ids[symbol.0 as usize];
        let is = |symbol: &SymbolId, flags: Flags| self.graph.flags(*symbol).has(flags);
        // A kernel is an entry point only in its own image. Variables come with those who use them,
        // but for those that nobody may drop.
        let functions = plan.contents.functions.iter().filter(|function| {
            !is(function, Flags::KERNEL) || plan.entry_points.binary_search(function).is_ok()
        });
        let variables =
            plan.contents.variables.iter().filter(|variable| !is(variable, Flags::DISCARDABLE));
        let roots: Vec<u32> = functions.chain(variables).filter_map(id).collect();
        let names: Vec<(u32, std::borrow::Cow<'_, str>)> = plan
            .contents
            .declarations
            .iter()
            .filter(|function| is(function, Flags::DEFINED))
            .filter_map(|function| Some((id(function)?, self.graph.show(*function))))
            .collect();
        let imports: Vec<Import<'_>> =
            names.iter().map(|(function, name)| Import { function: *function, name }).collect();
        let exports: Vec<u32> = plan
            .contents
            .functions
            .iter()
            .filter(|function| self.is_exported(plan, **function))
            .chain(plan.contents.variables.iter().filter(|variable| is(variable, Flags::EXTERNAL)))
            .filter_map(id)
            .collect();
        let request =
            Request { roots: &roots, imports: &imports, exports: Exports::Only(&exports) };
        self.index.reach(request, scratch)?.link_into(words);
        Ok(())
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
                || self.policy.is_importable(self.graph, function))
    }
}
