//! What each way of cutting a module would give, before anybody builds it.

use std::collections::BTreeMap;

use super::measure::SizeOptions;
use super::{AspectCount, ModeSize, SharedFunction};
use crate::{AspectRules, Extensions, Mode, Module, Result, Split, Translate};

/// The modes that differ.
const MODES: [(Mode, &str); 4] =
    [(Mode::None, "none"), (Mode::Source, "source"), (Mode::Off, "off"), (Mode::Kernel, "kernel")];

fn split(mode: Mode, options: &SizeOptions) -> Split {
    Split::new(mode)
        .aspects(AspectRules::new().numbering(options.numbering))
        .translate(Translate::new().extensions(Extensions::all()))
}

/// By all modes.
pub(super) fn of(module: &Module<'_>, options: &SizeOptions) -> Vec<ModeSize> {
    let size = |(mode, name): (Mode, &str)| {
        of_mode(module, mode, options)
            .unwrap_or_else(|error| ModeSize { problem: Some(error.to_string()), ..nothing() })
            .called(name)
    };
    MODES.into_iter().map(size).collect()
}

fn nothing() -> ModeSize {
    ModeSize {
        mode: String::new(),
        images: 0,
        bytes: 0,
        largest: 0,
        aspects: Vec::new(),
        problem: None,
    }
}

impl ModeSize {
    fn called(mut self, mode: &str) -> Self {
        mode.clone_into(&mut self.mode);
        self
    }
}

fn of_mode(module: &Module<'_>, mode: Mode, options: &SizeOptions) -> Result<ModeSize> {
    let cut = module.split(&split(mode, options))?;
    let images = cut.for_each_image(|image, bytes| {
        Ok::<_, crate::Error>((bytes.len() as u64, image.aspects()))
    })?;
    let mut size = nothing();
    let mut aspects: BTreeMap<i32, AspectCount> = BTreeMap::new();
    for (bytes, needed) in images {
        size.images = size.images.saturating_add(1);
        size.bytes = size.bytes.saturating_add(bytes);
        size.largest = size.largest.max(bytes);
        for aspect in needed {
            let count = aspects.entry(aspect.number);
            let count = count.or_insert_with(|| AspectCount { aspect, images: 0 });
            count.images = count.images.saturating_add(1);
        }
    }
    size.aspects = aspects.into_values().collect();
    Ok(size)
}

/// The functions that several images have if each kernel has its own, with their bytes in SPIR-V.
pub(super) fn shared(module: &Module<'_>, options: &SizeOptions) -> Result<Vec<SharedFunction>> {
    let cut = module.split(&split(Mode::Kernel, options))?;
    let analysis = cut.analysis();
    let mut images: BTreeMap<u32, u64> = BTreeMap::new();
    for plan in cut.plans() {
        for function in &plan.contents.functions {
            let count = images.entry(function.0).or_default();
            *count = count.saturating_add(1);
        }
    }
    images.retain(|_, count| *count > 1);
    let lengths = cut.function_bytes()?;
    let shared = images.into_iter().map(|(id, images)| {
        let id = crate::graph::SymbolId(id);
        let bytes = lengths.get(id.0 as usize).copied().unwrap_or_default();
        SharedFunction {
            name: Some(analysis.name(id)),
            bytes,
            images,
            cost: bytes.saturating_mul(images),
        }
    });
    Ok(shared.filter(|it| it.bytes > 0).collect())
}
