//! Specialization constants of the images of a cut: which image has which, under which numbers, and
//! what the linker makes of them.
//!
//! Functions are translated once, with numbers that hold for the whole module. When an image is linked,
//! its constants get their numbers there, or, where its defaults are to be folded in, become constants
//! for good. Only in emulation mode are the images with folded defaults linked from a translation of
//! their own: the code of the others has loads where these need constants.

use std::sync::{Arc, Mutex};

use lapidary_bitcode::Module;
use lapidary_bitcode::internal::KeptBodies;
use lapidary_bitcode::ir::{Body, FunctionId};
use lapidary_spirv::grammar::Op;
use lapidary_spirv::link::Scratch;
use lapidary_spirv::read::{self, Section};
use lapidary_spirv::specialize::Fate;

use super::SpecConstants;
use super::code::Code;
use crate::graph::Csr;
use crate::image::link::Linker;
use crate::image::properties::SpecProperties;
use crate::module::Contents;
use crate::parallel::collect;
use crate::passes::spec_constants::{Constant, Numbers};
use crate::passes::split::{Plan, Policy};
use crate::spec_constants::{Getters, Mode, PENDING, PLACE, SpecTable, Specs};
use crate::{Analysis, Error, Result};

/// What a translation is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flavour {
    /// Images as the options ask for them.
    Asked,
    /// Images with folded defaults, beside others in emulation mode.
    Folded,
}

/// The constants of one image.
#[derive(Debug)]
struct OfImage {
    numbers: Numbers,
    /// Whether its constants have their defaults for good.
    folded: bool,
}

/// The constants of all images.
#[derive(Debug)]
pub(super) struct ImageSpecs {
    how: SpecConstants,
    table: SpecTable,
    constants: Vec<Constant>,
    /// By plan.
    images: Vec<OfImage>,
}

impl ImageSpecs {
    /// Finds the constants of the plans. With `beside`, a plan that has some is followed by a copy
    /// for the image with the defaults folded in.
    pub(super) fn new(
        analysis: &Analysis<'_>,
        how: SpecConstants,
        beside: bool,
        policy: &Policy,
        plans: &mut Vec<Plan>,
        bodies: &KeptBodies,
    ) -> Result<Self> {
        let contents = &analysis.module().contents;
        let table = match contents {
            Contents::Bitcode(module) => table(analysis, module, bodies)?,
            Contents::SpirV(_) => SpecTable::default(),
        };
        let entries = table.entries.iter().map(|entry| &entry.constant);
        let constants: Vec<Constant> = entries.chain(&table.numbered.constants).cloned().collect();
        let beside = beside && how != SpecConstants::Default;
        let of_spirv = match contents {
            Contents::SpirV(module) if beside => of_spirv(analysis, module, policy, plans)?,
            _ => vec![false; plans.len()],
        };
        let native = how != SpecConstants::Emulation;
        if !native && let Some(entry) = table.entries.iter().find(|it| it.is_in_doubt()) {
            return Err(Error::unsupported(format!(
                "specialization constant '{}' is read with the runtime's buffer and without it",
                entry.constant.name
            )));
        }
        let folded = how == SpecConstants::Default;
        let mut images = Vec::with_capacity(plans.len());
        let mut all = Vec::with_capacity(plans.len());
        for (plan, in_spirv) in plans.drain(..).zip(of_spirv) {
            let functions = || plan.contents.functions.iter().map(|id| id.0);
            // First those that have numbers; the others come after them.
            let numbered = table.numbered.read(functions()).into_iter();
            let numbered = numbered.map(|at| at.saturating_add(table.entries.len() as u32));
            let read = functions().filter_map(|id| table.read_by.get(id as usize));
            let is_told = |&at: &u32| native || table.entries[at as usize].has_buffer;
            let used = numbered.chain(read.flatten().copied().filter(is_told));
            let taken: Vec<u32> = table.numbered.used(functions()).collect();
            let numbers = Numbers::of(&constants, used, &taken, native);
            let has_some = !numbers.constants.is_empty() || !taken.is_empty() || in_spirv;
            if beside && has_some {
                all.push(plan.clone());
                images.push(OfImage { numbers: numbers.clone(), folded });
                all.push(plan);
                images.push(OfImage { numbers, folded: true });
            } else {
                all.push(plan);
                images.push(OfImage { numbers, folded });
            }
        }
        *plans = all;
        Ok(Self { how, table, constants, images })
    }

    /// Whether an image is the copy of the one before it with the defaults folded in.
    pub(super) fn is_copy(&self, at: usize) -> bool {
        self.images[at].folded && self.how != SpecConstants::Default
    }

    /// The translation that an image is linked from.
    pub(super) fn flavour(&self, at: usize) -> Flavour {
        match self.how {
            SpecConstants::Emulation if self.images[at].folded => Flavour::Folded,
            _ => Flavour::Asked,
        }
    }

    /// What the lowering must know for a translation; nothing if there are no constants.
    pub(super) fn lowering(&self, flavour: Flavour) -> Option<Arc<Specs>> {
        let mode = match (self.how, flavour) {
            (SpecConstants::Emulation, Flavour::Asked) => Mode::Emulation,
            _ => Mode::Native,
        };
        (!self.constants.is_empty())
            .then(|| Arc::new(Specs { table: self.table.clone(), mode, base: PENDING }))
    }

    /// What the linker makes of the constants of an image; nothing if it has none to change.
    pub(super) fn fates(&self, at: usize) -> Option<impl Fn(Option<u32>) -> Fate> {
        let image = &self.images[at];
        let fate = move |id: Option<u32>| match id {
            _ if image.folded => Fate::Freeze,
            Some(id) if id & PENDING == 0 => Fate::Keep,
            Some(id) if id & PLACE != 0 => {
                image.numbers.place(id & !(PENDING | PLACE)).map_or(Fate::Keep, Fate::FreezeAs)
            }
            // Read without the runtime's buffer, so that nothing can set it.
            Some(_) if self.how == SpecConstants::Emulation => Fate::Freeze,
            Some(id) => self.number(image, id & !PENDING).map_or(Fate::Keep, Fate::Number),
            None => Fate::Keep,
        };
        (image.folded || !self.table.entries.is_empty()).then_some(fate)
    }

    /// The number in an image of a scalar of the module.
    fn number(&self, image: &OfImage, scalar: u32) -> Option<u32> {
        let after = self.table.entries.partition_point(|entry| entry.first <= scalar);
        let at = after.checked_sub(1)?;
        let first = image.numbers.number(at as u32)?;
        first.checked_add(scalar.checked_sub(self.table.entries[at].first)?)
    }

    /// What the runtime is told of the constants of an image.
    pub(super) fn properties(&self, at: usize) -> SpecProperties<'_> {
        let image = &self.images[at];
        SpecProperties {
            numbers: (!image.folded).then_some(&image.numbers),
            constants: &self.constants,
            native: self.how != SpecConstants::Emulation,
            replaced: self.is_copy(at),
        }
    }
}

/// The constants that the functions of a module read. Only those functions are looked at that, as the graph
/// says, call or mention a getter or what is called with its number.
fn table(analysis: &Analysis<'_>, module: &Module<'_>, kept: &KeptBodies) -> Result<SpecTable> {
    let getters = Getters::of(module);
    let graph = analysis.graph();
    let mentions = |of: &Csr, id: FunctionId| {
        of.row(id.0).iter().any(|&target| getters.concerns(FunctionId(target)))
    };
    let may_read: Vec<FunctionId> = match getters.concerns_none() {
        true => Vec::new(),
        false => module
            .definitions()
            .filter(|&id| mentions(&graph.calls, id) || mentions(&graph.references, id))
            .collect(),
    };
    let reads: Vec<Vec<_>> = collect(&Mutex::default(), may_read.len(), |body: &mut Body, at| {
        let id = may_read[at];
        if !kept.get(id, body) {
            module.decode_body(id, body)?;
        }
        let mut found = Vec::new();
        getters.collect(module, id, body, &mut found)?;
        Ok::<_, Error>(found)
    })?;
    let reads: Vec<_> = reads.into_iter().flatten().collect();
    SpecTable::of(module, &reads)
}

/// By plan: whether an image of a SPIR-V module has specialization constants. These have no symbolic
/// names, so nothing but what an image reaches tells.
fn of_spirv(
    analysis: &Analysis<'_>,
    module: &read::Module<'_>,
    policy: &Policy,
    plans: &[Plan],
) -> Result<Vec<bool>> {
    let is_some = |it: &read::Instruction<'_>| {
        matches!(it.op(), Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse)
    };
    let constants = module.section(Section::Declarations).filter(is_some);
    let constants: Vec<u32> = constants.filter_map(|it| it.result()).collect();
    let Some(index) = analysis.index().filter(|_| !constants.is_empty()) else {
        return Ok(vec![false; plans.len()]);
    };
    let Code { ids, helpers, .. } = &Code::of_spirv(module);
    let linker = Linker { index, graph: analysis.graph(), ids, policy, helpers };
    let mut scratch = Scratch::new();
    let mut has_some = Vec::with_capacity(plans.len());
    for plan in plans {
        has_some.push(linker.has_any(plan, &constants, &mut scratch)?);
    }
    Ok(has_some)
}
