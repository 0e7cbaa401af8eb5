//! The names of the kernels of an image, found without reading more of it than that takes: the entry
//! points of SPIR-V stand before everything that is long.

use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::{self, Endianness, Section, endianness};

use crate::{Module, Result};

/// The length of the header of a SPIR-V module, in words.
const HEADER: usize = 5;

/// The kernels of a module; of an image that is none, nothing.
pub(super) fn kernels(bytes: &[u8]) -> Result<Vec<String>> {
    let Some(order) = endianness(bytes) else {
        if crate::Format::of(bytes).is_none() {
            return Ok(Vec::new());
        }
        let modules = Module::parse_all(bytes)?;
        let mut names = Vec::new();
        for module in &modules {
            let report = module.inspect()?;
            let kernels = report.modules.into_iter().flat_map(|module| module.kernels);
            names.extend(kernels.map(|kernel| kernel.name));
        }
        return Ok(names);
    };
    let beginning = read::Module::from_bytes(&bytes[..beginning(bytes, order)])?;
    Ok(beginning.entry_points().map(|entry| entry.name).collect())
}

/// How many bytes go before what follows the entry points.
fn beginning(bytes: &[u8], order: Endianness) -> usize {
    let (words, _) = bytes.as_chunks::<4>();
    let mut at = HEADER;
    while let Some(&word) = words.get(at) {
        let word = match order {
            Endianness::Little => u32::from_le_bytes(word),
            Endianness::Big => u32::from_be_bytes(word),
        };
        let (op, length) = (Op((word & 0xFFFF) as u16), (word >> 16) as usize);
        if Section::of(op).is_some_and(|section| section > Section::EntryPoints) {
            return at.saturating_mul(4);
        }
        // What is malformed is told by the reader.
        at = at.saturating_add(length.max(1));
    }
    bytes.len()
}
