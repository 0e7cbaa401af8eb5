//! What images are linked out of: the translated module, or the SPIR-V that was read.

use std::sync::Arc;

use lapidary_bitcode::internal::KeptBodies;
use lapidary_spirv::read;

use super::Split;
use crate::graph::from_spirv;
use crate::image::link::helpers;
use crate::lower;
use crate::module::Contents;
use crate::parallel::OnAllThreads;
use crate::spec_constants::Specs;
use crate::{Analysis, Result};

/// The words of all images, and where in them the symbols of the graph are.
pub(super) struct Code {
    /// The translation; `None` where the module is SPIR-V itself.
    pub(super) translated: Option<read::Module<'static>>,
    /// By symbol: its id, if it is there.
    pub(super) ids: Vec<Option<u32>>,
    /// Functions that the translation added.
    pub(super) helpers: Vec<u32>,
}

impl Code {
    /// Translates what images need of a module.
    pub(super) fn new(
        analysis: &Analysis<'_>,
        options: &Split,
        needed: Vec<bool>,
        specs: Option<Arc<Specs>>,
        bodies: KeptBodies,
    ) -> Result<Self> {
        match &analysis.module().contents {
            Contents::Bitcode(bitcode) => {
                options.progress.phase("translate", 0);
                let lower = options.translate.lower.clone();
                let lower = lower::Options { only: Some(needed), specs, ..lower };
                let translation = lower::translate_decoded(bitcode, &lower, bodies)?;
                let ids: Vec<Option<u32>> =
                    translation.functions.iter().chain(&translation.globals).copied().collect();
                let words = translation.into_words().into();
                let module = read::Module::in_parts(words, &OnAllThreads)?;
                let helpers = helpers(&module, &ids);
                Ok(Self { translated: Some(module), ids, helpers })
            }
            Contents::SpirV(spirv) => Ok(Self::of_spirv(spirv)),
        }
    }

    /// What images need of a module that is SPIR-V.
    pub(super) fn of_spirv(spirv: &read::Module<'_>) -> Self {
        let ids: Vec<Option<u32>> = from_spirv::symbols(spirv).into_iter().map(Some).collect();
        let helpers = helpers(spirv, &ids);
        Self { translated: None, ids, helpers }
    }
}
