//! What a module says about itself: memory model, source language, extensions of the source.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{Metadata, MetadataId};
use lapidary_spirv::grammar::{AddressingModel, Extension, MemoryModel, SourceLanguage, Version};

use crate::lower::error::{Error, Result};
use crate::lower::facts::Facts;
use crate::lower::facts::metadata::{integer, named, operand};
use crate::lower::merge::Header;

/// Reads the module's metadata.
pub(crate) fn header(facts: &Facts<'_>) -> Result<Header> {
    let module = facts.module;
    let addressing = if facts.pointer_width == 64 {
        AddressingModel::Physical64
    } else {
        AddressingModel::Physical32
    };
    let mut header = Header {
        memory_model: (addressing.0, MemoryModel::OpenCL.0),
        source: Some((SourceLanguage::Unknown.0, 0)),
        ..Header::default()
    };
    if let Some(&node) = named(module, b"spirv.MemoryModel").first()
        && let Some(memory) = integer(module, node, 1)
    {
        // How wide pointers are is the layout's to say: all sizes come from it.
        header.memory_model.1 = memory as u32;
    }
    header.source = Some(source(module));
    for node in named(module, b"opencl.used.extensions")
        .into_iter()
        .chain(named(module, b"spirv.SourceExtension"))
    {
        for text in (0..).map_while(|at| operand(module, node, at)) {
            if let Metadata::String(text) = module.metadata(text) {
                header.source_extensions.push(text.to_vec());
            }
        }
    }
    header.source_extensions.sort_unstable();
    header.source_extensions.dedup();
    header.extensions = extensions(facts)?;
    header.processed = producers(facts);
    Ok(header)
}

/// The extensions that the module says it needs (`!spirv.Extension`): it came from SPIR-V.
fn extensions(facts: &Facts<'_>) -> Result<Vec<Extension>> {
    let module = facts.module;
    let mut list = Vec::new();
    for node in named(module, b"spirv.Extension") {
        for text in (0..).map_while(|at| operand(module, node, at)) {
            if let Metadata::String(text) = module.metadata(text) {
                let name = String::from_utf8_lossy(text);
                let extension = Extension::by_name(&name).ok_or_else(|| {
                    Error::unsupported(format_args!(
                        "extension '{name}', which the module names in its metadata \
                         'spirv.Extension'"
                    ))
                })?;
                if !facts.options.allows(extension) {
                    return Err(Error::needs_extension_because(
                        extension,
                        "the module names it in its metadata 'spirv.Extension'",
                    ));
                }
                list.push(extension);
            }
        }
    }
    list.sort_unstable();
    list.dedup();
    Ok(list)
}

/// Who made the debug information, where its set has no form for that and the version has one.
fn producers(facts: &Facts<'_>) -> Vec<Vec<u8>> {
    if facts.options.max_version < Version::V1_1 {
        return Vec::new();
    }
    let info = DebugInfo::new(facts.module);
    let units = facts.debug.units.iter().filter(|_| !facts.debug.has_constants());
    let producer = |&unit: &MetadataId| {
        let record = info.record(unit, code::COMPILE_UNIT)?;
        info.string(reference(record, 3)?)
    };
    units
        .map(|unit| producer(unit).unwrap_or_default())
        .map(|name| [b"Debug info producer: ", name].concat())
        .collect()
}

/// Operands of `OpSource`: language and version.
fn source(module: &Module<'_>) -> (u32, u32) {
    if let Some(&node) = named(module, b"spirv.Source").first()
        && let Some(language) = integer(module, node, 0)
    {
        let known = u32::try_from(language)
            .ok()
            .filter(|&it| SourceLanguage::ENUMERATION.by_value(it).is_some());
        let version = integer(module, node, 1).unwrap_or(0) as u32;
        return (known.unwrap_or(SourceLanguage::Unknown.0), version);
    }
    // Major and minor version as OpSource encodes them: 100000 and 1000 of each.
    let encoded = |node| {
        let major = integer(module, node, 0).unwrap_or(0);
        let minor = integer(module, node, 1).unwrap_or(0);
        major.saturating_mul(100_000).saturating_add(minor.saturating_mul(1_000)) as u32
    };
    if let Some(&node) = named(module, b"opencl.cxx.version").first() {
        return (SourceLanguage::CPP_for_OpenCL.0, encoded(node));
    }
    if let Some(&node) = named(module, b"opencl.ocl.version").first() {
        return (SourceLanguage::OpenCL_C.0, encoded(node));
    }
    (SourceLanguage::Unknown.0, 0)
}
