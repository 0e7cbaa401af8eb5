//! Metadata (METADATA_BLOCK) of a module and of a function.
//!
//! Modules with debug info are mostly metadata, and most users never ask for most of it. So the
//! module's records are checked in one pass, which keeps the position of every 64th; the 64 are
//! decoded together when one of them is asked for, once, whichever thread asks first. A function's
//! few records are decoded with its body.

use std::sync::OnceLock;

use super::types::push_string;
use crate::bitstream::{AbbreviationTable, Block, BlockInfo, BlockReader, Cursor, Record};
use crate::codes::metadata as code;
use crate::error::{Error, Fault};
use crate::ir::*;
use crate::limits;

/// Records that are decoded together.
const CHUNK: u32 = 64;

/// Decoded metadata in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pool {
    pub(super) rows: Vec<Row>,
    /// Operands of nodes and argument lists: ids + 1.
    pub(super) ids: Vec<u32>,
    /// Operands of records.
    pub(super) words: Vec<u64>,
    pub(super) bytes: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// Code of the record; that of a string for a string.
    code: u32,
    start: u32,
    len: u32,
}

impl Pool {
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
        self.ids.clear();
        self.words.clear();
        self.bytes.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The length of its longest table.
    pub(super) fn longest(&self) -> usize {
        self.ids.len().max(self.words.len()).max(self.bytes.len()).max(self.rows.len())
    }

    pub(crate) fn get(&self, index: usize) -> Option<Metadata<'_>> {
        let row = *self.rows.get(index)?;
        let range = row.start as usize..row.start as usize + row.len as usize;
        Some(match row.code {
            code::STRING_OLD => Metadata::String(&self.bytes[range]),
            code::VALUE => Metadata::Value {
                ty: TypeId(self.words[range.start] as u32),
                value: ValueId(self.words[range.start + 1] as u32),
            },
            code::NODE | code::DISTINCT_NODE => Metadata::Node {
                distinct: row.code == code::DISTINCT_NODE,
                operands: MetadataOperands(&self.ids[range]),
            },
            code::ARG_LIST => Metadata::ArgList(MetadataOperands(&self.ids[range])),
            code => Metadata::Record(MetadataRecord { code, operands: &self.words[range] }),
        })
    }

    fn push_bytes(&mut self, bytes: impl Iterator<Item = u8>) {
        let start = self.bytes.len();
        self.bytes.extend(bytes);
        let len = (self.bytes.len() - start) as u32;
        self.rows.push(Row { code: code::STRING_OLD, start: start as u32, len });
    }

    /// Adds the metadata of a record.
    fn push(&mut self, record_code: u32, values: &[u64]) {
        if record_code == code::STRING_OLD {
            self.push_bytes(values.iter().map(|&byte| byte as u8));
            return;
        }
        let len = values.len() as u32;
        let start = match record_code {
            code::NODE | code::DISTINCT_NODE | code::ARG_LIST => {
                let start = self.ids.len();
                // An argument list has plain ids, a node has ids + 1.
                let add = u64::from(record_code == code::ARG_LIST);
                // Bounds have seen them, so that what does not fit here is refused at the end.
                self.ids.extend(values.iter().map(|&id| id.wrapping_add(add) as u32));
                start
            }
            _ => {
                let start = self.words.len();
                self.words.extend_from_slice(values);
                start
            }
        };
        self.rows.push(Row { code: record_code, start: start as u32, len });
    }
}

/// The module's metadata.
#[derive(Debug, Default)]
pub(crate) struct MetadataStore<'a> {
    segments: Vec<Segment<'a>>,
    chunks: Vec<Chunk>,
    sources: Vec<Source<'a>>,
    count: u32,
}

/// Consecutive ids.
#[derive(Debug)]
struct Segment<'a> {
    first: u32,
    contents: Contents<'a>,
}

#[derive(Debug)]
enum Contents<'a> {
    /// Ends of the strings in the characters.
    Strings { ends: Vec<u32>, characters: &'a [u8] },
    /// The first chunk; all but the last of a segment are full.
    Nodes { chunk: u32 },
}

/// Where some records begin.
#[derive(Debug)]
struct Chunk {
    source: u32,
    bit: u64,
    count: u32,
    pool: OnceLock<Box<Pool>>,
}

/// What reading again in a block takes.
#[derive(Debug)]
struct Source<'a> {
    bytes: &'a [u8],
    width: u32,
    end: u64,
    abbreviations: AbbreviationTable,
}

/// Whether a record of this code defines metadata. Codes that nobody knows yet do: all that LLVM
/// has added in ten years were nodes.
fn defines(record_code: u32) -> bool {
    !matches!(
        record_code,
        code::NAME
            | code::KIND
            | code::NAMED_NODE
            | code::GLOBAL_DECL_ATTACHMENT
            | code::STRINGS
            | code::INDEX_OFFSET
            | code::INDEX
    )
}

/// The highest references of metadata, checked when the counts are known.
#[derive(Debug, Default)]
pub(super) struct Bounds {
    pub(super) values: u64,
    pub(super) metadata: u64,
}

impl Bounds {
    fn see(&mut self, record_code: u32, values: &[u64], types: usize) -> Result<(), Fault> {
        match record_code {
            code::VALUE => match *values {
                [ty, value] if ty < types as u64 => {
                    self.values = self.values.max(value.saturating_add(1))
                }
                [_, _] => return Err("a value of a type that does not exist".into()),
                _ => return Err("a value record without type and value".into()),
            },
            code::NODE | code::DISTINCT_NODE => {
                self.metadata = self.metadata.max(values.iter().copied().max().unwrap_or(0));
            }
            code::ARG_LIST => {
                let highest = values.iter().map(|&id| id.saturating_add(1)).max();
                self.metadata = self.metadata.max(highest.unwrap_or(0));
            }
            code::OLD_NODE | code::OLD_FN_NODE => {
                return Err(Fault::Unsupported("nodes in the form of LLVM 3.5 and before".into()));
            }
            _ => {}
        }
        Ok(())
    }
}

impl<'a> MetadataStore<'a> {
    /// Number of metadata.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Metadata `id`, or `None` if there is none of this number.
    pub(crate) fn get(&self, id: u32, info: &BlockInfo) -> Option<Metadata<'_>> {
        if id >= self.count {
            return None;
        }
        let at = self.segments.partition_point(|segment| segment.first <= id).checked_sub(1)?;
        let segment = &self.segments[at];
        let index = id - segment.first;
        match &segment.contents {
            Contents::Strings { ends, characters } => {
                let start = index.checked_sub(1).map_or(0, |before| ends[before as usize]);
                let end = *ends.get(index as usize)?;
                Some(Metadata::String(&characters[start as usize..end as usize]))
            }
            Contents::Nodes { chunk } => {
                let chunk = self.chunks.get((chunk + index / CHUNK) as usize)?;
                let pool = chunk.pool.get_or_init(|| Box::new(self.decode(chunk, info)));
                pool.get((index % CHUNK) as usize)
            }
        }
    }

    /// Decodes a chunk. Its records were decoded once before, by `read`, so that they are sound.
    fn decode(&self, chunk: &Chunk, info: &BlockInfo) -> Pool {
        let source = &self.sources[chunk.source as usize];
        let cursor = Cursor::new(source.bytes, chunk.bit, source.end);
        // Abbreviations that are defined among the records are in the table already; meeting them
        // again adds them once more behind it, where nothing refers to them.
        let mut reader = BlockReader::resume(
            cursor,
            source.width,
            info.get(crate::codes::block::METADATA),
            source.abbreviations.clone(),
        );
        let mut pool = Pool::default();
        let mut record = Record::default();
        while (pool.len() as u32) < chunk.count {
            let Ok(Some((record_code, _))) = reader.next_record(&mut record) else { break };
            if defines(record_code) {
                pool.push(record_code, &record.values);
            }
        }
        pool
    }

    /// Reads a metadata block of the module.
    pub(super) fn read(
        &mut self,
        bytes: &'a [u8],
        block: Block,
        info: &BlockInfo,
        record: &mut Record<'a>,
        tables: &mut Tables<'_>,
        bounds: &mut Bounds,
    ) -> Result<(), Error> {
        let mut reader = BlockReader::new(bytes, block, info);
        let mut name: Option<Str> = None;
        let source = self.sources.len() as u32;
        let mut open = false;
        loop {
            let start = reader.cursor().position();
            let Some(abbreviation) = reader.next_abbreviation()? else { break };
            let at = reader.cursor().byte();
            let count = self.count;
            let error = |fault| Error::within(at, format_args!("metadata {count}"), fault);
            let before = *reader.cursor();
            let record_code = reader.skip_record(abbreviation)?;
            let look = match record_code {
                code::VALUE
                | code::NODE
                | code::DISTINCT_NODE
                | code::ARG_LIST
                | code::OLD_NODE
                | code::OLD_FN_NODE => true,
                other => !defines(other),
            };
            if look {
                *reader.cursor_mut() = before;
                reader.record(abbreviation, record)?;
            }
            let values = &record.values;
            match record_code {
                code::STRINGS => {
                    let strings = strings(values, record.blob.unwrap_or(&[]));
                    let (ends, characters) = strings.map_err(error)?;
                    let count = ends.len() as u32;
                    let contents = Contents::Strings { ends, characters };
                    self.segments.push(Segment { first: self.count, contents });
                    self.count += count;
                    open = false;
                }
                code::NAME => name = Some(push_string(tables.strings, values)),
                code::NAMED_NODE => {
                    let name =
                        name.take().ok_or_else(|| error("a named node without name".into()))?;
                    let start = tables.named_operands.len() as u32;
                    for &id in values {
                        bounds.metadata = bounds.metadata.max(id.saturating_add(1));
                        tables.named_operands.push(MetadataId(id as u32));
                    }
                    let len = values.len() as u32;
                    tables.named.push(NamedMetadata { name, start, len });
                }
                code::KIND => {
                    read_kind(values, tables.kinds, tables.strings).map_err(error)?;
                }
                code::GLOBAL_DECL_ATTACHMENT => {
                    let Some((&value, pairs)) = values.split_first() else {
                        return Err(error("an attachment of nothing".into()));
                    };
                    let start = tables.attachments.len();
                    attachments(pairs, bounds, |attachment| tables.attachments.push(attachment))
                        .map_err(error)?;
                    tables.owners.push((at, value, start as u32));
                }
                code::INDEX_OFFSET | code::INDEX => {}
                _ => {
                    if look {
                        bounds.see(record_code, values, tables.types).map_err(error)?;
                    }
                    if record_code > code::FIXED_POINT_TYPE && tables.unknown.is_none() {
                        *tables.unknown = Some(record_code);
                    }
                    let full = self.chunks.last().is_none_or(|chunk| chunk.count == CHUNK) || !open;
                    if full {
                        if !open {
                            let chunk = self.chunks.len() as u32;
                            let contents = Contents::Nodes { chunk };
                            self.segments.push(Segment { first: self.count, contents });
                        }
                        open = true;
                        let pool = OnceLock::new();
                        self.chunks.push(Chunk { source, bit: start, count: 0, pool });
                    }
                    if let Some(chunk) = self.chunks.last_mut() {
                        chunk.count += 1;
                    }
                    self.count += 1;
                }
            }
            if self.count >= 1 << 31 {
                let place = reader.cursor().byte();
                return Err(Error::at(place, Fault::LimitExceeded("too many metadata".into())));
            }
        }
        let (width, end) = (block.width, block.end);
        let abbreviations = reader.into_abbreviations();
        self.sources.push(Source { bytes, width, end, abbreviations });
        Ok(())
    }
}

/// The tables of a module that metadata records fill.
pub(super) struct Tables<'m> {
    pub(super) strings: &'m mut Vec<u8>,
    pub(super) kinds: &'m mut Vec<Str>,
    pub(super) named: &'m mut Vec<NamedMetadata>,
    pub(super) named_operands: &'m mut Vec<MetadataId>,
    pub(super) attachments: &'m mut Vec<Attachment>,
    /// Place, value and first attachment of each record with attachments of a global.
    pub(super) owners: &'m mut Vec<(u64, u64, u32)>,
    pub(super) types: usize,
    pub(super) unknown: &'m mut Option<u32>,
}

/// METADATA_STRINGS: [count, offset of the characters] and a blob of the lengths as 6-bit
/// variable-width numbers, then the characters. Gives the ends of the strings.
fn strings<'a>(values: &[u64], blob: &'a [u8]) -> Result<(Vec<u32>, &'a [u8]), Fault> {
    let &[count, offset] = values else { return Err("a strings record without counts".into()) };
    if offset > blob.len() as u64 {
        return Err("the characters of the strings lie outside their blob".into());
    }
    let (lengths, characters) = blob.split_at(offset as usize);
    // Each length has at least 6 bits.
    if count > lengths.len() as u64 * 8 / 6 {
        let message = format!("{count} strings, but only {} bytes of lengths", lengths.len());
        return Err(message.into());
    }
    let mut cursor = Cursor::new(lengths, 0, u64::MAX);
    let mut ends = Vec::with_capacity(count as usize);
    let mut end = 0u64;
    for _ in 0..count {
        end = end.saturating_add(cursor.vbr(6));
        if end > characters.len() as u64 {
            return Err("a string ends behind the characters".into());
        }
        ends.push(end as u32);
    }
    cursor.check().map_err(|_| "the lengths of the strings end early")?;
    Ok((ends, characters))
}

/// KIND: [number, name...]
pub(super) fn read_kind(
    values: &[u64],
    kinds: &mut Vec<Str>,
    strings: &mut Vec<u8>,
) -> Result<(), Fault> {
    let Some((&number, name)) = values.split_first() else {
        return Err("a metadata kind without number".into());
    };
    if number >= limits::NAMED_NUMBERS {
        return Err(format!("metadata kind {number} is out of range").into());
    }
    let number = number as usize;
    if kinds.len() <= number {
        kinds.resize(number + 1, Str::default());
    }
    kinds[number] = push_string(strings, name);
    Ok(())
}

/// [kind, node]...
pub(super) fn attachments(
    pairs: &[u64],
    bounds: &mut Bounds,
    mut push: impl FnMut(Attachment),
) -> Result<(), Fault> {
    if !pairs.len().is_multiple_of(2) {
        return Err("an attachment without node".into());
    }
    for pair in pairs.chunks_exact(2) {
        if pair[0] >= limits::NAMED_NUMBERS {
            return Err(format!("metadata kind {} is out of range", pair[0]).into());
        }
        bounds.metadata = bounds.metadata.max(pair[1].saturating_add(1));
        push(Attachment { kind: pair[0] as u32, node: MetadataId(pair[1] as u32) });
    }
    Ok(())
}

impl Pool {
    /// Reads the metadata block of a function.
    pub(super) fn read<'a>(
        &mut self,
        reader: &mut BlockReader<'a, '_>,
        record: &mut Record<'a>,
        types: usize,
        bounds: &mut Bounds,
    ) -> Result<(), Error> {
        while let Some((record_code, at)) = reader.next_record(record)? {
            let error = |fault| Error::within(at, "metadata", fault);
            let values = &record.values;
            match record_code {
                code::STRINGS => {
                    let (ends, characters) =
                        strings(values, record.blob.unwrap_or(&[])).map_err(error)?;
                    let mut start = 0;
                    for end in ends {
                        let bytes = &characters[start as usize..end as usize];
                        self.push_bytes(bytes.iter().copied());
                        start = end;
                    }
                }
                other if defines(other) => {
                    bounds.see(other, values, types).map_err(error)?;
                    self.push(other, values);
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers in chunks of six bits.
    fn sixes(numbers: &[u64]) -> Vec<u8> {
        let mut bits = Vec::new();
        for &number in numbers {
            let mut left = number;
            loop {
                let more = left >> 5 != 0;
                bits.extend((0..5).map(|bit| left >> bit & 1 == 1).chain([more]));
                left >>= 5;
                if !more {
                    break;
                }
            }
        }
        bits.resize(bits.len().next_multiple_of(32), false);
        let byte =
            |bits: &[bool]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        bits.chunks(8).map(byte).collect()
    }

    #[test]
    fn lengths_of_strings_do_not_wrap_around() {
        let blob = [&sixes(&[5, 2])[..], b"strings"].concat();
        let offset = blob.len() as u64 - 7;
        let (ends, characters) = strings(&[2, offset], &blob).expect("strings of 5 and 2 bytes");
        assert_eq!((&ends[..], characters), (&[5, 7][..], &b"strings"[..]));
        let blob = [&sixes(&[5, u64::MAX])[..], b"strings"].concat();
        assert!(strings(&[2, blob.len() as u64 - 7], &blob).is_err());
    }

    #[test]
    fn the_highest_numbers_are_out_of_bounds() {
        let mut bounds = Bounds::default();
        bounds.see(code::VALUE, &[0, u64::MAX], 1).expect("a type and a value");
        assert_eq!(bounds.values, u64::MAX);
        bounds.see(code::ARG_LIST, &[u64::MAX], 1).expect("a list");
        assert_eq!(bounds.metadata, u64::MAX);
        Pool::default().push(code::ARG_LIST, &[u64::MAX]);
    }
}
