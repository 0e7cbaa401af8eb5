//! The descriptors with which SYCL programs register their images: an index of images in the section
//! `.tgtimg`, and for each a record of its target and its property sets, all tied together by pointers
//! (`llvm/lib/Frontend/Offloading/SYCLOffloadWrapper.cpp`).
//!
//! Pointers are followed as the loader would relocate them. A record is found by its pointer to the
//! image: nothing in a stripped library says where the records are.

use std::borrow::Cow;

use object::read::RelocationTarget;
use object::{
    Architecture, File, Object as _, ObjectKind, ObjectSection as _, ObjectSegment as _,
    ObjectSymbol as _, Section, SectionKind,
};
use rustc_hash::FxHashMap;

use super::OffloadKind;
use super::part::{Part, after};
use super::walk::{About, Step, Walk};
use crate::output::properties::{PropertySet, PropertySets, Value};
use crate::{Error, Result};

/// The section with the index: an address and a size for each image.
pub(super) const SECTION: &str = ".tgtimg";

/// Offsets in a record of an image, from its pointer to the image on.
const TO_IMAGE_END: u64 = 8;
const TO_PROPERTIES: u64 = 32;
const TO_PROPERTIES_END: u64 = 40;

/// Versions of records, and how far from their beginning the pointer to the image is: version 2 has
/// two pointers to manifests before it.
const VERSIONS: [(u16, u64); 2] = [(2, 48), (3, 32)];

/// Sizes of the records of a property set and of a property.
const SET: u64 = 24;
const PROPERTY: u64 = 32;

pub(super) fn visit(
    walk: &mut Walk<'_>,
    part: Part<'_>,
    file: &File<'_>,
    index: &Section<'_, '_>,
) -> Step {
    // COFF objects do not say how long their addresses are; their machine does.
    let is_64 =
        file.is_64() || matches!(file.architecture(), Architecture::X86_64 | Architecture::Aarch64);
    if !is_64 || !file.is_little_endian() {
        return Err(part.error(0, "SYCL images in a file that is not 64-bit little-endian").into());
    }
    let memory = Memory::of(part, file)?;
    let (start, size) = (memory.address_of(index), index.size());
    let mut images = Vec::new();
    for at in (0..size / 16).map(|at| start.wrapping_add(at.wrapping_mul(16))) {
        walk.spend(16)?;
        images.push((memory.pointer(at)?, memory.u64(at.wrapping_add(8))?));
    }
    let records = memory.records(&images)?;
    for (address, size) in images {
        let bytes = memory.bytes(address, size)?;
        let about = match records.get(&address) {
            Some(&record) => about(walk, &memory, record)?,
            None => About { offload: Some(OffloadKind::Sycl), ..About::default() },
        };
        walk.image(bytes, about)?;
    }
    Ok(())
}

/// What the record says whose pointer to the image is here.
fn about<'a>(walk: &mut Walk<'_>, memory: &Memory<'a>, record: Record) -> Result<About<'a>> {
    let target = memory.pointer(record.start.wrapping_add(8))?;
    let triple = match target {
        0 => None,
        at => Some(String::from_utf8_lossy(memory.c_string(at)?)),
    };
    let first = memory.pointer(record.image.wrapping_add(TO_PROPERTIES))?;
    let end = memory.pointer(record.image.wrapping_add(TO_PROPERTIES_END))?;
    let properties = match first {
        0 => None,
        first => Some(property_sets(walk, memory, first, end)?),
    };
    let triple = triple.filter(|text| !text.is_empty());
    Ok(About { offload: Some(OffloadKind::Sycl), triple, properties, ..About::default() })
}

fn property_sets(
    walk: &mut Walk<'_>,
    memory: &Memory<'_>,
    first: u64,
    end: u64,
) -> Result<PropertySets> {
    let mut sets = Vec::new();
    let mut at = first;
    while at < end {
        let name = memory.text(at)?;
        let (mut property, last) =
            (memory.pointer(at.wrapping_add(8))?, memory.pointer(at.wrapping_add(16))?);
        let mut entries = Vec::new();
        while property < last {
            let key = memory.text(property)?;
            let (kind, size) =
                (memory.u32(property.wrapping_add(16))?, memory.u64(property.wrapping_add(24))?);
            // Records may share what they point to: what is read counts each time.
            walk.spend(after([PROPERTY, key.len() as u64]))?;
            let value = match kind {
                1 => u32::try_from(size).ok().map(Value::U32),
                2 => {
                    walk.spend(size)?;
                    let value = memory.bytes(memory.pointer(property.wrapping_add(8))?, size)?;
                    bytes(value.bytes)
                }
                _ => None,
            };
            let bad = || memory.error(property, "a property is malformed");
            entries.push((key, value.ok_or_else(bad)?));
            property = property.wrapping_add(PROPERTY);
        }
        walk.spend(after([SET, name.len() as u64]))?;
        sets.push(PropertySet { name, entries });
        at = at.wrapping_add(SET);
    }
    Ok(PropertySets(sets))
}

/// A byte array: its length in bits, and its bytes.
fn bytes(value: &[u8]) -> Option<Value> {
    let (bits, bytes) = value.split_first_chunk::<8>()?;
    let bits = u64::from_le_bytes(*bits);
    (bits.div_ceil(8) == bytes.len() as u64).then(|| Value::Bytes { bytes: bytes.to_vec(), bits })
}

/// Where a record is, and its pointer to the image.
#[derive(Clone, Copy)]
struct Record {
    start: u64,
    image: u64,
}

/// A stretch of a file at its address.
struct Chunk<'a> {
    address: u64,
    part: Part<'a>,
    /// Whether pointers may be in it.
    is_data: bool,
}

/// A file as it is in memory once it is loaded. The sections of a relocatable file, which have no
/// addresses yet, get some.
struct Memory<'a> {
    all: Part<'a>,
    /// In the order of their addresses.
    chunks: Vec<Chunk<'a>>,
    /// Pointers that the loader writes: where, and what; in the order of the former.
    written: Vec<(u64, u64)>,
    /// The addresses that sections got, by their index.
    placed: FxHashMap<usize, u64>,
}

impl<'a> Memory<'a> {
    fn of(all: Part<'a>, file: &File<'_>) -> Result<Self> {
        let mut memory =
            Self { all, chunks: Vec::new(), written: Vec::new(), placed: FxHashMap::default() };
        let is_relocatable = file.kind() == ObjectKind::Relocatable;
        if is_relocatable {
            memory.place_sections(file)?;
        } else {
            for segment in file.segments() {
                let (at, size) = segment.file_range();
                let part = all.slice(at, size, "a segment")?;
                memory.chunks.push(Chunk { address: segment.address(), part, is_data: true });
            }
        }
        memory.chunks.sort_by_key(|chunk| chunk.address);
        match is_relocatable {
            true => memory.relocate_sections(file)?,
            false => memory.relocate(file),
        }
        if !memory.written.is_sorted() {
            memory.written.sort_unstable();
        }
        Ok(memory)
    }

    /// Gives every section an address of its own.
    fn place_sections(&mut self, file: &File<'_>) -> Result<()> {
        let mut next: u64 = 1 << 16;
        for section in file.sections() {
            let (Some((at, size)), Ok(name)) = (section.file_range(), section.name_bytes()) else {
                continue;
            };
            let part = self.all.slice(at, size, "a section")?;
            let is_data = !matches!(section.kind(), SectionKind::Text | SectionKind::Metadata)
                && !name.starts_with(super::bundle::MAGIC);
            self.placed.insert(section.index().0, next);
            self.chunks.push(Chunk { address: next, part, is_data });
            next = next.saturating_add(size).saturating_add(64).next_multiple_of(64);
        }
        Ok(())
    }

    fn address_of(&self, section: &Section<'_, '_>) -> u64 {
        self.placed.get(&section.index().0).copied().unwrap_or(section.address())
    }

    /// The pointers that the linker would write.
    fn relocate_sections(&mut self, file: &File<'_>) -> Result<()> {
        for section in file.sections() {
            let Some(&base) = self.placed.get(&section.index().0) else { continue };
            if matches!(section.kind(), SectionKind::Text | SectionKind::Debug) {
                continue;
            }
            for (at, relocation) in section.relocations() {
                let target = match relocation.target() {
                    RelocationTarget::Symbol(symbol) => {
                        file.symbol_by_index(symbol).ok().and_then(|symbol| {
                            let placed = self.placed.get(&symbol.section_index()?.0)?;
                            Some(placed.wrapping_add(symbol.address()))
                        })
                    }
                    RelocationTarget::Section(section) => self.placed.get(&section.0).copied(),
                    _ => None,
                };
                let Some(target) = target else { continue };
                let slot = base.wrapping_add(at);
                let inside = if relocation.has_implicit_addend() { self.u64(slot)? } else { 0 };
                let addend = (relocation.addend() as u64).wrapping_add(inside);
                self.written.push((slot, target.wrapping_add(addend)));
            }
        }
        Ok(())
    }

    /// The pointers that the loader would write.
    fn relocate(&mut self, file: &File<'_>) {
        for (at, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let symbol = match relocation.target() {
                RelocationTarget::Symbol(symbol) => {
                    let table = file.dynamic_symbol_table();
                    let symbol = table.and_then(|table| {
                        object::ObjectSymbolTable::symbol_by_index(&table, symbol).ok()
                    });
                    symbol.map_or(0, |symbol| symbol.address())
                }
                _ => 0,
            };
            self.written.push((at, symbol.wrapping_add(relocation.addend() as u64)));
        }
    }

    /// The records of images, by the address of the image.
    fn records(&self, images: &[(u64, u64)]) -> Result<FxHashMap<u64, Record>> {
        let sizes: FxHashMap<u64, u64> = images.iter().copied().collect();
        let mut records: FxHashMap<u64, Record> = FxHashMap::default();
        let look = |records: &mut FxHashMap<u64, Record>, slot: u64, target: u64| {
            let Some(size) = sizes.get(&target) else { return };
            let starts = VERSIONS.into_iter().filter_map(|(version, offset)| {
                let start = slot.checked_sub(offset)?;
                (self.u16(start).ok()? == version).then_some(start)
            });
            let end = self.pointer(slot.wrapping_add(TO_IMAGE_END));
            if end.is_ok_and(|end| end == target.wrapping_add(*size)) {
                for start in starts {
                    records.insert(target, Record { start, image: slot });
                }
            }
        };
        self.written.iter().for_each(|&(slot, target)| look(&mut records, slot, target));
        // Where the loader has nothing to write, or is told so in short (`.relr.dyn`), the pointers are
        // there.
        if records.len() < sizes.len() {
            for chunk in self.chunks.iter().filter(|chunk| chunk.is_data) {
                let skip = chunk.address.wrapping_neg() % 8;
                let Some(words) = chunk.part.rest(skip) else { continue };
                for (at, word) in (0..).step_by(8).zip(words.bytes.as_chunks::<8>().0) {
                    let slot = chunk.address.wrapping_add(skip).wrapping_add(at);
                    look(&mut records, slot, u64::from_le_bytes(*word));
                }
            }
        }
        Ok(records)
    }

    /// What is at an address, up to the end of its chunk.
    fn rest(&self, address: u64) -> Option<Part<'a>> {
        let after = self.chunks.partition_point(|chunk| chunk.address <= address);
        let chunk = &self.chunks[after.checked_sub(1)?];
        chunk.part.rest(address.checked_sub(chunk.address)?)
    }

    #[cold]
    fn error(&self, address: u64, what: &str) -> Error {
        match self.rest(address) {
            Some(part) => part.error(0, what),
            None => self.all.error(0, &format!("{what}: nothing is at the address {address:#x}")),
        }
    }

    fn bytes(&self, address: u64, size: u64) -> Result<Part<'a>> {
        let part = self.rest(address).and_then(|part| part.slice(0, size, "").ok());
        part.ok_or_else(|| self.error(address, &format!("{size} bytes do not fit into the file")))
    }

    fn at(&self, address: u64) -> Result<Part<'a>> {
        self.rest(address).ok_or_else(|| self.error(address, "a pointer leads out of the file"))
    }

    fn u16(&self, address: u64) -> Result<u16> {
        self.at(address)?.u16(0)
    }

    fn u32(&self, address: u64) -> Result<u32> {
        self.at(address)?.u32(0)
    }

    fn u64(&self, address: u64) -> Result<u64> {
        self.at(address)?.u64(0)
    }

    fn pointer(&self, address: u64) -> Result<u64> {
        match self.written.binary_search_by_key(&address, |&(slot, _)| slot) {
            Ok(found) => Ok(self.written[found].1),
            Err(_) => self.u64(address),
        }
    }

    fn c_string(&self, address: u64) -> Result<&'a [u8]> {
        self.at(address)?.c_string(0)
    }

    /// The text that the pointer here leads to.
    fn text(&self, address: u64) -> Result<String> {
        let text: Cow<'_, str> = String::from_utf8_lossy(self.c_string(self.pointer(address)?)?);
        Ok(text.into_owned())
    }
}
