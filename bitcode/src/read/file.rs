//! A file: the wrapper, the magic number, and the outermost blocks, which are modules, their
//! identification, and string and symbol tables.

use super::module;
use crate::bitstream::{Block, BlockInfo, BlockReader, Cursor, Entry, Record};
use crate::codes::{block, identification, strtab};
use crate::error::{Error, ErrorKind};
use crate::ir::{AddressSpaces, Module};
use crate::limits;

const MAGIC: [u8; 4] = [b'B', b'C', 0xc0, 0xde];
const WRAPPER_MAGIC: u32 = 0x0b17_c0de;

/// Reads the modules of a bitcode file (raw or wrapped): usually one.
pub fn read(bytes: &[u8]) -> Result<Vec<Module<'_>>, Error> {
    read_as(bytes, &AddressSpaces::default())
}

/// The same for a front end that has other numbers for address spaces.
pub fn read_as<'a>(bytes: &'a [u8], spaces: &AddressSpaces) -> Result<Vec<Module<'a>>, Error> {
    if bytes.len() as u64 > limits::FILE_BYTES {
        return Err(Error::unsupported(0, "a file of 4 GiB or more"));
    }
    let (bytes, start) = unwrap(bytes)?;
    let begins = |at: usize| bytes.get(at..).is_some_and(|rest| rest.starts_with(&MAGIC));
    if !begins(start) {
        let message = "not LLVM bitcode: 'BC' 0xC0DE expected";
        return Err(Error::new(ErrorKind::NotBitcode, Some(start as u64), message));
    }
    let info = BlockInfo::default();
    let mut cursor = Cursor::new(bytes, 0, u64::MAX);
    cursor.seek(behind_magic(start));
    let mut reader = BlockReader::top(cursor, &info);
    let mut record = Record::default();
    let mut producer = String::new();
    let mut modules: Vec<(Block, String)> = Vec::new();
    // For each module its string table: that which follows it.
    let mut tables: Vec<&[u8]> = Vec::new();
    // Less than a block is left: padding that a linker or an archive may add.
    while reader.cursor().left() >= 64 {
        let byte = reader.cursor().byte() as usize;
        if begins(byte) {
            // Files that were joined.
            reader.cursor_mut().seek(behind_magic(byte));
            continue;
        }
        match reader.advance()? {
            Entry::End => return Err(reader.error("the end of a block outside of blocks")),
            Entry::Record(abbreviation) => {
                reader.skip_record(abbreviation)?;
            }
            Entry::Block(nested) => match nested.id {
                block::IDENTIFICATION => producer = identify(bytes, nested, &info, &mut record)?,
                block::MODULE => modules.push((nested, std::mem::take(&mut producer))),
                block::STRTAB => {
                    let table = blob(bytes, nested, &info, &mut record)?;
                    tables.resize(modules.len(), table);
                }
                // The symbol table serves linkers; other blocks are no part of the program.
                _ => {}
            },
        }
    }
    if modules.is_empty() {
        return Err(Error::malformed(bytes.len() as u64, "the file has no module"));
    }
    tables.resize(modules.len(), &[]);
    let copied: u64 = tables.iter().map(|table| table.len() as u64).sum();
    if copied > limits::STRTAB_COPIES.saturating_mul(bytes.len() as u64) {
        return Err(Error::unsupported(0, "so many modules with one string table"));
    }
    modules
        .into_iter()
        .zip(tables)
        .map(|((nested, producer), table)| module::read(bytes, nested, &producer, table, spaces))
        .collect()
}

/// The bit behind the magic number at this byte.
fn behind_magic(byte: usize) -> u64 {
    (byte as u64).saturating_add(4).saturating_mul(8)
}

/// Takes the wrapper off: [magic, version, offset, size, CPU type] in front of the bitcode. Gives
/// the file up to the end of the bitcode, and its first byte.
fn unwrap(bytes: &[u8]) -> Result<(&[u8], usize), Error> {
    let word = |at: usize| -> Option<u32> {
        Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk::<4>()?))
    };
    if word(0) != Some(WRAPPER_MAGIC) {
        return Ok((bytes, 0));
    }
    let (Some(offset), Some(size)) = (word(8), word(12)) else {
        return Err(Error::malformed(4, "wrapper: the header ends early"));
    };
    let end = u64::from(offset).saturating_add(size.into());
    if end > bytes.len() as u64 {
        return Err(Error::malformed(
            8,
            format!("wrapper: bitcode up to byte {end} in a file of {} bytes", bytes.len()),
        ));
    }
    if offset % 4 != 0 {
        return Err(Error::unsupported(8, "wrapper whose bitcode is not on a 32-bit boundary"));
    }
    Ok((&bytes[..end as usize], offset as usize))
}

/// IDENTIFICATION_BLOCK: the producer, and the epoch, of which there is only one so far.
fn identify<'a>(
    bytes: &'a [u8],
    nested: Block,
    info: &BlockInfo,
    record: &mut Record<'a>,
) -> Result<String, Error> {
    let mut reader = BlockReader::new(bytes, nested, info);
    let mut producer = Vec::new();
    while let Some((record_code, at)) = reader.next_record(record)? {
        match record_code {
            identification::STRING => {
                producer = record.values.iter().map(|&value| value as u8).collect();
            }
            identification::EPOCH => match record.get(0) {
                Some(0) => {}
                Some(epoch) => {
                    let producer = String::from_utf8_lossy(&producer);
                    return Err(Error::unsupported(
                        at,
                        format!("bitcode of epoch {epoch}, by '{producer}': epoch 0 is known"),
                    ));
                }
                None => {
                    return Err(Error::malformed(at, "identification: an epoch without number"));
                }
            },
            _ => {}
        }
    }
    Ok(String::from_utf8_lossy(&producer).into_owned())
}

/// The blob of a STRTAB block.
fn blob<'a>(
    bytes: &'a [u8],
    nested: Block,
    info: &BlockInfo,
    record: &mut Record<'a>,
) -> Result<&'a [u8], Error> {
    let mut reader = BlockReader::new(bytes, nested, info);
    let mut table: &[u8] = &[];
    while let Some((record_code, _)) = reader.next_record(record)? {
        if record_code == strtab::BLOB
            && let Some(blob) = record.blob
        {
            table = blob;
        }
    }
    Ok(table)
}
