//! OffloadBinary, versions 1 to 3, any number of them behind each other
//! (`llvm/include/llvm/Object/OffloadBinary.h`).

use std::borrow::Cow;

use super::part::{Part, after};
use super::unpack::{Method, unpack};
use super::walk::{About, Step, Walk};
use super::{ImageKind, OffloadKind};
use crate::ErrorKind;

pub(super) const MAGIC: [u8; 4] = [0x10, 0xFF, 0x10, 0xAD];

/// Binaries begin at multiples of this.
const ALIGN: u64 = 8;

/// The length of an entry.
const ENTRY: u64 = 40;

/// The flag of an entry that describes something without an image.
const METADATA_ONLY: u32 = 1;

/// All binaries of a file or section.
pub(super) fn visit(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    let mut at = 0;
    while let Some(rest) = part.rest(at).filter(|rest| rest.bytes.starts_with(&MAGIC)) {
        let size = rest.u64(8)?;
        if size < 32 {
            return Err(rest.error(8, "an OffloadBinary that is shorter than its header").into());
        }
        one(walk, rest.slice(0, size, "an OffloadBinary")?)?;
        let Some(next) = after([at, size]).checked_next_multiple_of(ALIGN) else { break };
        at = next;
    }
    Ok(())
}

fn one(walk: &mut Walk<'_>, part: Part<'_>) -> Step {
    let version = part.u32(4)?;
    let (first, count, record) = match version {
        1 => (part.u64(16)?, 1, 16),
        2 | 3 => (part.u64(16)?, part.u64(24)?, 24),
        _ => {
            let what = format!("OffloadBinary of version {version}, which is not known");
            return Err(part.error_of(ErrorKind::Unsupported, 4, &what).into());
        }
    };
    if version < 3 || part.u64(32)? == 0 {
        return entries(walk, part, first, count, record);
    }
    // What follows the header is compressed; offsets count from the beginning of all.
    let Some(packed) = part.rest(first) else {
        return Err(part.error(16, "the entries begin behind the end").into());
    };
    let mut bytes = part.slice(0, first, "a header")?.bytes.to_vec();
    bytes.extend(unpack(walk, packed, Method::of(packed.bytes))?);
    entries(walk, Part::unpacked(&bytes), first, count, record)
}

fn entries(walk: &mut Walk<'_>, part: Part<'_>, first: u64, count: u64, record: u64) -> Step {
    let mut at = first;
    for _ in 0..count {
        entry(walk, part, part.slice(at, ENTRY, "an entry")?, record)?;
        at = after([at, ENTRY]);
    }
    Ok(())
}

fn entry(walk: &mut Walk<'_>, part: Part<'_>, entry: Part<'_>, record: u64) -> Step {
    let kind = match entry.u16(0)? {
        1 => Some(ImageKind::Object),
        2 => Some(ImageKind::Bitcode),
        3 => Some(ImageKind::Cubin),
        4 => Some(ImageKind::Fatbinary),
        5 => Some(ImageKind::Ptx),
        6 => Some(ImageKind::Spirv),
        _ => None,
    };
    let offload = match entry.u16(2)? {
        1 => Some(OffloadKind::OpenMp),
        2 => Some(OffloadKind::Cuda),
        4 => Some(OffloadKind::Hip),
        8 => Some(OffloadKind::Sycl),
        _ => None,
    };
    let (strings, count) = (entry.u64(8)?, entry.u64(16)?);
    let mut about = About { kind, offload, ..About::default() };
    let mut at = strings;
    for _ in 0..count {
        walk.spend(record)?;
        let key = part.c_string(part.u64(at)?)?;
        let from = part.u64(at.saturating_add(8))?;
        let field = match key {
            b"triple" => Some(&mut about.triple),
            b"arch" => Some(&mut about.arch),
            _ => None,
        };
        if let Some(field) = field {
            let value = match record {
                24 => part.slice(from, part.u64(at.saturating_add(16))?, "a value")?.bytes,
                _ => part.c_string(from)?,
            };
            *field = text(value);
        }
        at = at.saturating_add(record);
    }
    if entry.u32(4)? & METADATA_ONLY != 0 {
        return Ok(());
    }
    walk.image(part.slice(entry.u64(24)?, entry.u64(32)?, "an image")?, about)
}

fn text(value: &[u8]) -> Option<Cow<'_, str>> {
    (!value.is_empty()).then(|| String::from_utf8_lossy(value))
}
