//! Kernels with specialization constants, in every way that these can get their values: by number, set,
//! frozen or folded ahead of time, from the buffer of emulation mode, as defaults that are folded in.
//!
//! The numbers of a run are those of the translation. Names and offsets, which the property sets have,
//! lead from them to the numbers and places in the image that is cut for the kernel alone.

use lapidary::output::properties::PropertySets;
use lapidary::{Error, Extensions, Module, SpecConstants, SpecMap, Specialize, Split, Translate};

use super::data;
use super::file::{Argument, Kernel};
use super::judge;

/// The argument that gets the constants in emulation mode.
const BUFFER: &str = "constants";

/// Judges the image that a post-link step cuts for a kernel alone, in all its forms.
pub(crate) fn check(bytes: &[u8], kernel: &Kernel, extensions: Extensions) -> Result<(), String> {
    let text = |error: Error| error.to_string();
    let whole = cut(bytes, None, Split::whole(), &extensions).map_err(text)?;
    let (_, whole) = whole.ok_or("there is no image of everything")?;
    let whole = SpecMap::of(&whole).map_err(text)?;
    let own = cut(bytes, Some(kernel), Split::per_kernel(), &extensions).map_err(text)?;
    let (image, properties) = own.ok_or("no image has the kernel")?;
    let map = SpecMap::of(&properties).map_err(text)?;
    let mut numbered = kernel.clone();
    for (number, _) in &mut numbered.specializations {
        // What the module numbers itself is in no property set, and stays.
        if let Some((name, offset)) = find(&whole, *number) {
            let leaf = map.find(name).map_err(text)?.leaves().find(|leaf| leaf.offset == offset);
            *number = leaf.ok_or("a scalar is missing")?.id;
        }
    }
    judge(&image, &numbered).map_err(|error| format!("its own image: {error}"))?;
    if map.constants().is_empty() && kernel.specializations.is_empty() {
        return Ok(());
    }
    let image = lapidary::spirv::read::bytes(&image);
    let module = Module::parse(&image).map_err(text)?;
    let mut plain = numbered.clone();
    plain.specializations.clear();
    let mut set = Specialize::new();
    for &(number, value) in &numbered.specializations {
        set = set.set_id(number, format!("{value:#x}").as_str());
    }
    for (how, specialize) in [
        ("set", set.clone()),
        ("frozen", set.clone().freeze_all()),
        ("folded", set.freeze_all().fold()),
    ] {
        let special = module.specialize(&specialize, Some(&properties)).map_err(text)?;
        judge(&special.words, &plain).map_err(|error| format!("{how}: {error}"))?;
    }
    if kernel.specializations.is_empty() {
        let split = Split::per_kernel().spec_constants(SpecConstants::Default);
        let folded = cut(bytes, Some(kernel), split, &extensions).map_err(text)?;
        let (image, _) = folded.ok_or("no image has the kernel")?;
        judge(&image, kernel).map_err(|error| format!("with defaults: {error}"))?;
    }
    emulated(bytes, kernel, &whole, &extensions)
}

/// The same from the buffer that a runtime fills, if the kernel has an argument for it.
fn emulated(
    bytes: &[u8],
    kernel: &Kernel,
    whole: &SpecMap,
    extensions: &Extensions,
) -> Result<(), String> {
    let text = |error: Error| error.to_string();
    let is_buffer =
        |it: &&mut Argument| matches!(it, Argument::Buffer { name, .. } if name == BUFFER);
    let mut emulated = kernel.clone();
    emulated.specializations.clear();
    let Some(Argument::Buffer { data, .. }) = emulated.arguments.iter_mut().find(is_buffer) else {
        return Ok(());
    };
    let split = Split::per_kernel().spec_constants(SpecConstants::Emulation);
    let cut = cut(bytes, Some(kernel), split, extensions).map_err(text)?;
    let (image, properties) = cut.ok_or("no image has the kernel")?;
    let map = SpecMap::of(&properties).map_err(text)?;
    let mut memory = map.defaults().unwrap_or_default().to_vec();
    for &(number, value) in &kernel.specializations {
        let (name, offset) = find(whole, number).ok_or("a constant that the module numbers")?;
        let constant = whole.find(name).map_err(text)?;
        let size = constant.leaves().find(|leaf| leaf.offset == offset).map_or(0, |it| it.size);
        let start = map.place(name) + offset as usize;
        let value = value.to_le_bytes();
        memory[start..start + size as usize].copy_from_slice(&value[..size as usize]);
    }
    let numbers: Vec<String> = memory.iter().map(u8::to_string).collect();
    *data = data::parse(&format!("uchar {}", numbers.join(" ")))?;
    judge(&image, &emulated).map_err(|error| format!("emulated: {error}"))
}

/// The name of the constant that a number belongs to, and the offset within it.
fn find(map: &SpecMap, number: u32) -> Option<(&str, u32)> {
    map.constants().iter().find_map(|constant| {
        let leaf = constant.leaves().find(|leaf| leaf.id == number)?;
        Some((constant.name.as_str(), leaf.offset))
    })
}

/// The image with a kernel, or the first one, and its property sets.
fn cut(
    bytes: &[u8],
    kernel: Option<&Kernel>,
    split: Split,
    extensions: &Extensions,
) -> lapidary::Result<Option<(Vec<u32>, PropertySets)>> {
    let module = Module::parse(bytes)?;
    let split = split.translate(Translate::new().extensions(extensions.clone()));
    let cut = module.split(&split)?;
    for image in cut.images() {
        if kernel.is_none_or(|kernel| image.kernels().any(|name| name.as_str() == kernel.name)) {
            return Ok(Some((image.words()?, image.properties())));
        }
    }
    Ok(None)
}
