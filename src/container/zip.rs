//! Zip files, wheels among them: entries that are stored or deflated, read one at a time from a file
//! that need not be in memory (PKWARE's APPNOTE, 4.3 and 4.4; with the numbers of zip64).

use std::io::{BufReader, Read, Seek, SeekFrom};

use super::part::{Part, after};
use super::walk::{HEAD, Step, Walk, What, read_error};
use crate::{Error, ErrorKind, Result};

const END: u32 = 0x0605_4B50;
const LOCATOR_64: u32 = 0x0706_4B50;
const ENTRY: u32 = 0x0201_4B50;
const LOCAL: u32 = 0x0403_4B50;

/// The length of the record at the end without its comment, and the longest comment.
const END_SIZE: u64 = 22;
const COMMENT: u64 = 0xFFFF;

/// The value of a 32-bit field whose number is in the extra field of zip64 instead.
const IN_64: u64 = 0xFFFF_FFFF;

/// An entry of the directory.
struct Entry {
    name: String,
    flags: u16,
    method: u16,
    sum: u32,
    packed: u64,
    unpacked: u64,
    /// Where its local header is.
    at: u64,
}

/// Goes through the entries that hold something.
pub(super) fn visit<R: Read + Seek>(walk: &mut Walk<'_>, file: &mut R) -> Step {
    let size = file.seek(SeekFrom::End(0)).map_err(|error| read_error(&error))?;
    // One buffer for all: what is freed between small things that stay is not given back.
    let mut buffer = Vec::new();
    for entry in directory(file, size)? {
        walk.inside(entry.name.as_str(), |walk| {
            match contents(walk, file, size, &entry, &mut buffer)? {
                true => walk.part(Part::unpacked(&buffer)),
                false => Ok(()),
            }
        })?;
    }
    Ok(())
}

/// Reads what an entry holds; no more than its beginning if nothing that holds images begins so.
fn contents<R: Read + Seek>(
    walk: &mut Walk<'_>,
    file: &mut R,
    size: u64,
    entry: &Entry,
    buffer: &mut Vec<u8>,
) -> Result<bool> {
    let header = read_at(file, size, entry.at, 30)?;
    let part = Part { bytes: &header, offset: Some(entry.at) };
    if part.u32(0)? != LOCAL {
        return Err(part.error(0, "here should be the header of an entry of a zip file"));
    }
    let start = after([entry.at, 30, part.u16(26)?.into(), part.u16(28)?.into()]);
    if start.checked_add(entry.packed).is_none_or(|end| end > size) {
        return Err(part.error(0, "an entry does not fit into the file"));
    }
    file.seek(SeekFrom::Start(start)).map_err(|error| read_error(&error))?;
    let packed = BufReader::with_capacity(1 << 16, file.by_ref().take(entry.packed));
    match (entry.flags & 1, entry.method) {
        (0, 0) => read(walk, entry, packed, buffer),
        (0, 8) => read(walk, entry, flate2::bufread::DeflateDecoder::new(packed), buffer),
        // Encrypted, or compressed as no wheel is: it may well be nothing for us.
        _ => Ok(false),
    }
}

fn read(
    walk: &mut Walk<'_>,
    entry: &Entry,
    mut from: impl Read,
    bytes: &mut Vec<u8>,
) -> Result<bool> {
    let here = Part { bytes: &[], offset: Some(entry.at) };
    let broken = |error| here.error(0, &format!("an entry cannot be decompressed: {error}"));
    bytes.clear();
    from.by_ref().take(HEAD).read_to_end(bytes).map_err(broken)?;
    if What::of(bytes).is_none() {
        return Ok(false);
    }
    // Deflate makes at most 1032 bytes of one, so there is no use in more room, whatever the size says.
    let most = entry.unpacked.min(walk.left());
    let room = most.min(entry.packed.saturating_mul(1032)).saturating_sub(bytes.len() as u64);
    bytes.reserve_exact(usize::try_from(room).unwrap_or(0).saturating_add(1));
    let rest = most.saturating_add(1).saturating_sub(bytes.len() as u64);
    from.take(rest).read_to_end(bytes).map_err(broken)?;
    walk.spend(bytes.len() as u64)?;
    let mut sum = flate2::Crc::new();
    sum.update(bytes);
    if bytes.len() as u64 != entry.unpacked || sum.sum() != entry.sum {
        return Err(here.error(0, "an entry is not what its size and its checksum say"));
    }
    Ok(true)
}

/// The entries that the directory at the end lists.
fn directory<R: Read + Seek>(file: &mut R, size: u64) -> Result<Vec<Entry>> {
    let tail_at = size.saturating_sub(END_SIZE + COMMENT);
    let tail = read_at(file, size, tail_at, size.saturating_sub(tail_at))?;
    let tail = Part { bytes: &tail, offset: Some(tail_at) };
    let ends = (0..tail.len().saturating_sub(END_SIZE - 1)).rev();
    let Some(end) = ends.into_iter().find(|&at| tail.u32(at).is_ok_and(|it| it == END)) else {
        return Err(tail.error(tail.len(), "a zip file without its directory: it is cut off"));
    };
    let (mut count, mut length, mut at) = (
        u64::from(tail.u16(after([end, 10]))?),
        u64::from(tail.u32(after([end, 12]))?),
        u64::from(tail.u32(after([end, 16]))?),
    );
    if let Some(locator) = end.checked_sub(20)
        && tail.u32(locator)? == LOCATOR_64
    {
        let record_at = tail.u64(after([locator, 8]))?;
        let record = read_at(file, size, record_at, 56)?;
        let record = Part { bytes: &record, offset: Some(record_at) };
        (count, length, at) = (record.u64(32)?, record.u64(40)?, record.u64(48)?);
    }
    let directory = read_at(file, size, at, length)?;
    let directory = Part { bytes: &directory, offset: Some(at) };
    let (mut entries, mut at) = (Vec::new(), 0);
    for _ in 0..count {
        let (entry, next) = entry(directory, at)?;
        // Folders have nothing in them.
        if !entry.name.ends_with('/') {
            entries.push(entry);
        }
        at = next;
    }
    Ok(entries)
}

/// An entry of the directory, and where the next one begins.
fn entry(directory: Part<'_>, at: u64) -> Result<(Entry, u64)> {
    let Some(record) = directory.rest(at) else {
        return Err(directory.error(at, "the directory of a zip file is cut off"));
    };
    if record.u32(0)? != ENTRY {
        return Err(record.error(0, "here should be an entry of the directory of a zip file"));
    }
    let length = |field| record.u16(field).map(u64::from);
    let (name, extra, comment) = (length(28)?, length(30)?, length(32)?);
    let text = record.slice(46, name, "the name of an entry")?;
    let mut entry = Entry {
        name: String::from_utf8_lossy(text.bytes).into_owned(),
        flags: record.u16(8)?,
        method: record.u16(10)?,
        sum: record.u32(16)?,
        packed: record.u32(20)?.into(),
        unpacked: record.u32(24)?.into(),
        at: record.u32(42)?.into(),
    };
    let (mut field, end) = (after([46, name]), after([46, name, extra]));
    while after([field, 4]) <= end {
        let (id, size) = (record.u16(field)?, u64::from(record.u16(after([field, 2]))?));
        if id == 1 {
            let mut number = after([field, 4]);
            for value in [&mut entry.unpacked, &mut entry.packed, &mut entry.at] {
                if *value == IN_64 {
                    *value = record.u64(number)?;
                    number = after([number, 8]);
                }
            }
        }
        field = after([field, 4, size]);
    }
    Ok((entry, after([at, end, comment])))
}

fn read_at<R: Read + Seek>(file: &mut R, size: u64, at: u64, length: u64) -> Result<Vec<u8>> {
    if at.checked_add(length).is_none_or(|end| end > size) {
        let message = format!("a zip file that names bytes behind its end (at byte {at})");
        return Err(Error::new(ErrorKind::Malformed, message));
    }
    let mut bytes = Vec::new();
    let seek = file.seek(SeekFrom::Start(at));
    seek.and_then(|_| file.by_ref().take(length).read_to_end(&mut bytes))
        .map_err(|error| read_error(&error))?;
    Ok(bytes)
}
