//! What a module tells the grammar's walk over operands: which set an import names, how wide the
//! literals of a switch are.

use rustc_hash::FxHashMap;

use crate::grammar::{Context, ExtendedSet, Op, extended_set};

use super::layout::Section;
use super::module::Module;

/// The context of a module's instructions.
#[derive(Clone, Debug)]
pub struct ModuleContext<'m, 'w> {
    module: &'m Module<'w>,
    sets: FxHashMap<u32, Option<&'static ExtendedSet>>,
}

impl<'m, 'w> ModuleContext<'m, 'w> {
    /// The context of a module: looks the imports up once.
    pub fn new(module: &'m Module<'w>) -> Self {
        let imports = module.section(Section::Imports);
        let sets = imports.filter(|it| it.op() == Op::ExtInstImport).filter_map(|import| {
            let (name, _) = import.string(2)?;
            Some((import.result()?, extended_set(&name)))
        });
        Self { module, sets: sets.collect() }
    }
}

impl Context for ModuleContext<'_, '_> {
    #[inline]
    fn extended_set(&self, import: u32) -> Option<&'static ExtendedSet> {
        self.sets.get(&import).copied().flatten()
    }

    fn literal_words(&self, id: u32) -> Option<u32> {
        let ty = self.module.definition(self.module.definition(id)?.result_type()?)?;
        (ty.op() == Op::TypeInt).then(|| ty.word(2)).flatten().map(|width| width.div_ceil(32))
    }
}
