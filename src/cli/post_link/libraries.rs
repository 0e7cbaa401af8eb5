//! The device libraries of conversions between `float` and `bfloat16`, as images of their own.
//!
//! There are two: one that does the conversions in integers, and one for devices that have them. An
//! image that uses such functions imports them, and the runtime picks the library that suits the
//! device. So both are added where some image needs them and `-device-lib-dir` says where they are.

use std::path::Path;

use lapidary::graph::{Flags, Graph};
use lapidary::lower::{Options, translate};
use lapidary::output::properties::{PropertySets, Value, set};
use lapidary::passes::split::{Plan, is_bf16_library_function};

use super::options::Settings;
use crate::cli::Failure;
use crate::cli::args::Parsed;
use crate::cli::module::{self, Module, Surveyed};

/// The files, as the compiler installs them, and what tells the runtime which is which.
const FILES: [(&str, u32); 2] =
    [("libsycl-fallback-bfloat16.bc", 0), ("libsycl-native-bfloat16.bc", 1)];

/// A library, translated.
pub(super) struct Library {
    pub(super) words: Vec<u32>,
    pub(super) properties: PropertySets,
    /// The exported functions, one a line.
    pub(super) symbols: Vec<u8>,
}

/// The libraries that some image needs.
pub(super) fn needed(
    parsed: &Parsed,
    settings: &Settings,
    graph: &Graph,
    plans: &[Plan],
) -> Result<Vec<Library>, Failure> {
    let Some(folder) = parsed.path("device-lib-dir") else { return Ok(Vec::new()) };
    let declared = plans.iter().flat_map(|plan| &plan.contents.declarations);
    let mut undefined = declared.filter(|id| !graph.flags(**id).has(Flags::DEFINED));
    if !undefined.any(|id| is_bf16_library_function(graph.name(*id))) {
        return Ok(Vec::new());
    }
    FILES.iter().map(|(name, kind)| library(&folder.join(name), *kind, parsed, settings)).collect()
}

fn library(
    path: &Path,
    kind: u32,
    parsed: &Parsed,
    settings: &Settings,
) -> Result<Library, Failure> {
    let (input, format) = module::open(path)?;
    let read = module::read(&input, format)?;
    let failure = |error: String| Failure::new(format!("{}: {error}", input.name));
    let Module::Bitcode(bitcode) = &read else {
        return Err(failure("a device library is expected to be LLVM bitcode".into()));
    };
    let graph = Surveyed::new(&read, &input, module::numbering(parsed))?.graph;
    let options = Options { in_one_piece: true, ..settings.lower.clone() };
    let translation = translate(bitcode, &options).map_err(|error| failure(error.to_string()))?;
    let mut properties = PropertySets::default();
    properties.add(set::DEVICELIB_METADATA, "DeviceLibMeta", Value::U32(kind));
    let mut symbols = Vec::new();
    for function in &graph.functions {
        let name = graph.names.get(function.name);
        if function.flags.has(Flags::DEFINED | Flags::SPIR_FUNC)
            && name.starts_with(b"__devicelib_")
        {
            let shown = graph.names.show(function.name);
            properties.add(set::EXPORTED_SYMBOLS, shown, Value::U32(1));
            symbols.extend_from_slice(name);
            symbols.push(b'\n');
        }
    }
    Ok(Library { words: translation.into_words(), properties, symbols })
}
